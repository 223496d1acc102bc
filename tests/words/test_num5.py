"""NUM-5 in words."""

from typing import get_args

import pytest

from numcards import num5, words
from numcards.core import Family, NumberCard, Seat, Value
from numcards.num5 import (
    Chosen,
    Collected,
    Dealt,
    GameEnded,
    Placed,
    Result,
    Revealed,
    RoundBegan,
    RoundScored,
    RoundWon,
    RowChosen,
    RowNeeded,
    RowTaken,
)

P0, P1, P2 = map(Seat, range(3))
B6, W5, S3 = (
    NumberCard(family, Value(value))
    for family, value in ((Family.BLUE, 6), (Family.RAINBOW, 5), (Family.SHADOW, 3))
)
OVER = Result(
    winners=(P0, P1),
    wins=(1, 1, 0),
    points=((16, 16, -4),),
    totals=(16, 16, -4),
    ranking=(1, 1, 3),
    payoffs=(0.5, 0.5, -1.0),
)
EVENTS = [
    (
        RoundBegan(1, 58),
        "Round 1 begins: 58 cards stay undealt.",
        "La manche 1 commence : 58 cartes ne sont pas distribuées.",
    ),
    (
        RoundBegan(2, 1),
        "Round 2 begins: 1 card stays undealt.",
        "La manche 2 commence : 1 carte n’est pas distribuée.",
    ),
    (
        RoundBegan(2, 0),
        "Round 2 begins: all cards are dealt.",
        "La manche 2 commence : toutes les cartes sont distribuées.",
    ),
    (Dealt(P1, 2, None), "P1 is dealt 2 cards.", "P1 reçoit 2 cartes."),
    (Dealt(P1, 2, (B6, W5)), "P1 is dealt B6 W5.", "P1 reçoit B6 W5."),
    (Chosen(P1, None), "P1 lays a card face down.", "P1 pose une carte face cachée."),
    (Chosen(P1, B6), "P1 lays B6 face down.", "P1 pose B6 face cachée."),
    (
        Revealed(((P2, S3), (P0, B6))),
        "All cards are revealed: P2 S3, P0 B6.",
        "Toutes les cartes sont révélées : P2 S3, P0 B6.",
    ),
    (
        RowNeeded(P1, W5, (Family.RED, Family.GREEN)),
        "P1 has to choose a row for W5: red, green.",
        "P1 doit choisir une rangée pour W5 : rouge, vert.",
    ),
    (
        RowChosen(P1, W5, Family.RED),
        "P1 chooses the red row for W5.",
        "P1 choisit la rangée rouge pour W5.",
    ),
    (
        Placed(P1, W5, Family.YELLOW),
        "P1 places W5 on the yellow row.",
        "P1 pose W5 sur la rangée jaune.",
    ),
    (
        Collected(P1, B6, Family.BLUE),
        "P1 collects B6 from the blue row.",
        "P1 récupère B6 sur la rangée bleue.",
    ),
    (
        Collected(P1, S3, None),
        "Every row ends higher than S3: P1 collects it at once.",
        "Toutes les rangées finissent plus haut que S3 : P1 la récupère aussitôt.",
    ),
    (
        RowTaken(P1, (B6, W5), Family.GREEN),
        "P1 fills the green row and collects B6 W5.",
        "P1 remplit la rangée verte et récupère B6 W5.",
    ),
    (
        RoundScored(1, (16, 11, -4)),
        "Round 1 is over. Points: P0 16, P1 11, P2 -4.",
        "La manche 1 est finie. Points : P0 16, P1 11, P2 -4.",
    ),
    (RoundWon(1, (P0,)), "P0 wins round 1.", "P0 gagne la manche 1."),
    (
        RoundWon(1, (P0, P2)),
        "P0 and P2 are level, and each wins round 1.",
        "P0 et P2 sont à égalité et gagnent chacun la manche 1.",
    ),
    (
        GameEnded(OVER),
        "The game is over. P0 and P1 share the victory.",
        "La partie est finie. P0 et P1 se partagent la victoire.",
    ),
]
ACTIONS = [
    ("P1:B6", "blue", "choose B6, for the blue row", "choisir B6, pour la rangée bleue"),
    (
        "P1:W5",
        "Rainbow",
        "choose W5, for the closest row",
        "choisir W5, pour la rangée la plus proche",
    ),
    (
        "P1:S3",
        "Shadow",
        "choose S3, for the closest row up to 3",
        "choisir S3, pour la rangée la plus proche jusqu’à 3",
    ),
    ("P1:row:G", "rows", "place the card on the green row", "poser la carte sur la rangée verte"),
]


@pytest.mark.parametrize(("event", "english", "french"), EVENTS)
def test_events(event: num5.Event, english: str, french: str) -> None:
    assert words.event_text(num5, event, "en") == english
    assert words.event_text(num5, event, "fr").replace("\N{NBSP}", " ") == french


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event, _, _ in EVENTS} == set(get_args(num5.Event))


@pytest.mark.parametrize(("text", "group", "english", "french"), ACTIONS)
def test_actions(text: str, group: str, english: str, french: str) -> None:
    action = num5.parse_action(text)
    assert words.group_text(num5, action, "en") == group
    assert words.action_text(num5, num5.Options(players=4), action, "en") == english
    assert words.action_text(num5, num5.Options(players=4), action, "fr") == french


def test_a_result_tells_rounds_points_and_ranks() -> None:
    """N5-20."""
    assert words.result_text(num5, OVER, "en") == (
        "P0 and P1 share the victory.",
        "Rounds won: P0 1, P1 1, P2 0.",
        "Points in all: P0 16, P1 16, P2 -4.",
        "Ranking: 1. P0 and P1; 3. P2.",
    )


def test_players_are_named_in_every_event_that_has_one() -> None:
    for event in (Chosen(P1, None), Revealed(((P1, S3),)), RoundWon(1, (P1,))):
        assert "Blaise" in words.event_text(num5, event, "fr", ["Anne", "Blaise"])
