"""NUM Infini in words."""

from typing import get_args

import pytest

from numcards import infini, words
from numcards.core import Card, Family, NumberCard, Seat, Special, Value
from numcards.infini import (
    Branch,
    Dealt,
    Direction,
    Drew,
    Eliminated,
    Flashed,
    Flipped,
    GameBegan,
    GameEnded,
    HandGrew,
    PassedOver,
    Placed,
    PlacedJoker,
    PlayedPasse,
    PlayedSimple,
    Result,
    Stuck,
    TurnBegan,
    TurnEnded,
    parse_branch,
)
from numcards.infini.scoring import contest_result, shared_result

P0, P1, P2 = map(Seat, range(3))
R7, S2, W15 = (
    NumberCard(family, Value(value))
    for family, value in ((Family.RED, 7), (Family.SHADOW, 2), (Family.RAINBOW, 15))
)
JOKER: Card = Special.JOKER
JOKER_4 = PlacedJoker(Value(4))
R_UP = Branch(Family.RED, Direction.RISING)
Y_DOWN = Branch(Family.YELLOW, Direction.FALLING)
WON = contest_result((14, 17, 14), 3)
EVENTS = [
    (
        GameBegan(P1, 80),
        "The game begins with P1: 80 cards are left to draw.",
        "La partie commence par P1 : il reste 80 cartes à piocher.",
    ),
    (
        GameBegan(P1, 1),
        "The game begins with P1: 1 card is left to draw.",
        "La partie commence par P1 : il reste 1 carte à piocher.",
    ),
    (
        GameBegan(P1, 0),
        "The game begins with P1: all cards are dealt.",
        "La partie commence par P1 : toutes les cartes sont distribuées.",
    ),
    (Dealt(P1, 2, None), "P1 is dealt 2 cards.", "P1 reçoit 2 cartes."),
    (Dealt(P1, 2, (R7, JOKER)), "P1 is dealt R7 joker.", "P1 reçoit R7 joker."),
    (
        TurnBegan(P1, 2),
        "P1 is on turn and owes 2 plays.",
        "P1 commence son tour et doit jouer 2 coups.",
    ),
    (
        TurnBegan(P1, 1),
        "P1 is on turn and owes 1 play.",
        "P1 commence son tour et doit jouer 1 coup.",
    ),
    (
        Placed(P1, R7, R_UP, 3),
        "P1 places R7 on the rising red branch: 3 of 17 placed.",
        "P1 pose R7 sur la montée rouge : 3 sur 17.",
    ),
    (
        Placed(P1, S2, R_UP, 3),
        "P1 rescues the rising red branch with S2.",
        "P1 secourt la montée rouge avec S2.",
    ),
    (
        Placed(P1, JOKER_4, Y_DOWN, 3),
        "P1 places a joker as 4 on the falling yellow branch.",
        "P1 pose un joker de valeur 4 sur la descente jaune.",
    ),
    (
        Flipped(P1, Family.BLUE, W15, JOKER_4),
        (
            "P1 exchanges the top cards of the blue pile: W15 is on the rising branch now, "
            "joker=4 on the falling one."
        ),
        (
            "P1 échange les dernières cartes de la pile bleue : W15 est maintenant sur la montée, "
            "joker=4 sur la descente."
        ),
    ),
    (
        Flashed(P1, R_UP, R7, S2),
        "P1 removes R7 from the rising red branch for good: S2 is on top now.",
        "P1 retire définitivement R7 de la montée rouge : S2 est maintenant la dernière carte.",
    ),
    (
        Flashed(P1, R_UP, R7, None),
        "P1 removes R7 from the rising red branch for good: the branch is empty now.",
        "P1 retire définitivement R7 de la montée rouge : la branche est vide maintenant.",
    ),
    (
        PlayedSimple(P1),
        "P1 plays a simple, a play by itself.",
        "P1 joue Simple, un coup à elle seule.",
    ),
    (
        PlayedPasse(P1),
        "P1 plays a passe, which fulfils the turn.",
        "P1 joue Passe, qui remplit le tour.",
    ),
    (TurnEnded(P1), "P1 has finished the turn.", "P1 a fini son tour."),
    (
        HandGrew(P1, 6),
        "P1 has emptied the hand: from now on it is refilled to 6 cards.",
        "P1 a vidé sa main : désormais elle se complète à 6 cartes.",
    ),
    (Drew(P1, 1, None), "P1 draws 1 card.", "P1 pioche 1 carte."),
    (Drew(P1, 2, (R7, S2)), "P1 draws R7 S2.", "P1 pioche R7 S2."),
    (
        PassedOver(P1),
        "P1 has no card and can draw none: the turn is left out.",
        "P1 n’a pas de carte et ne peut pas en piocher : son tour est sauté.",
    ),
    (
        Stuck(P1, 1),
        "P1 still owes 1 play and can play no card.",
        "P1 doit encore 1 coup et ne peut jouer aucune carte.",
    ),
    (
        Eliminated(P1, 5),
        "P1 is eliminated: 5 cards go under the draw pile.",
        "P1 est hors course : 5 cartes vont sous la pioche.",
    ),
    (
        GameEnded(WON),
        "The game is over. P1 wins the game.",
        "La partie est finie. P1 gagne la partie.",
    ),
]
ACTIONS = [
    ("R7@R+", "red cards", "place R7 on the rising red branch", "poser R7 sur la montée rouge"),
    (
        "S2@G+",
        "Shadow cards",
        "rescue the rising green branch with S2",
        "secourir la montée verte avec S2",
    ),
    (
        "W15@B-",
        "Rainbow cards",
        "rescue the falling blue branch with W15",
        "secourir la descente bleue avec W15",
    ),
    (
        "joker=4@G+",
        "jokers",
        "place a joker as 4 on the rising green branch",
        "poser un joker de valeur 4 sur la montée verte",
    ),
    (
        "flip@B",
        "other action cards",
        "exchange the top cards of the blue pile",
        "échanger les dernières cartes de la pile bleue",
    ),
    (
        "flash@Y+",
        "other action cards",
        "remove the top card of the rising yellow branch",
        "retirer la dernière carte de la montée jaune",
    ),
    (
        "simple",
        "other action cards",
        "simple, a play by itself",
        "simple, un coup à elle seule",
    ),
    (
        "passe",
        "other action cards",
        "passe, which fulfils the turn and ends it",
        "passe, qui remplit le tour et le termine",
    ),
    ("end", "end of the turn", "end the turn", "finir le tour"),
]


@pytest.mark.parametrize(("event", "english", "french"), EVENTS)
def test_events(event: infini.Event, english: str, french: str) -> None:
    assert words.event_text(infini, event, "en") == english
    assert words.event_text(infini, event, "fr").replace("\N{NBSP}", " ") == french


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event, _, _ in EVENTS} == set(get_args(infini.Event))


@pytest.mark.parametrize(("text", "group", "english", "french"), ACTIONS)
def test_actions(text: str, group: str, english: str, french: str) -> None:
    action = infini.parse_action(text)
    assert words.group_text(infini, action, "en") == group
    assert (
        words.action_text(infini, infini.Options(mode="coop", players=4), action, "en") == english
    )
    assert words.action_text(infini, infini.Options(mode="coop", players=4), action, "fr") == french


def test_every_branch_is_called_by_its_colour_and_direction() -> None:
    directions = {"+": "rising", "-": "falling"}
    for colour in ("Red", "Green", "Blue", "Yellow"):
        for sign, direction in directions.items():
            action = infini.Flash(parse_branch(colour[0] + sign))
            text = words.action_text(infini, infini.Options(mode="coop", players=4), action, "en")
            assert text == f"remove the top card of the {direction} {colour.lower()} branch"


@pytest.mark.parametrize(
    ("result", "sentences"),
    [
        (
            WON,
            (
                "P1 wins the game.",
                "Placed of 17 cards each: red 14, green 17, blue 14.",
                "Ranking: 1. P1; 2. P0 and P2.",
            ),
        ),
        (
            shared_result((17, 17, 17, 17), 2),
            (
                "P0 and P1 share the victory.",
                "Placed of 17 cards each: red 17, green 17, blue 17, yellow 17.",
                "Placed in all: 68 of 68 cards.",
            ),
        ),
        (
            shared_result((17, 16, 0, 9), 3),
            (
                "Nobody wins the game.",
                "Placed of 17 cards each: red 17, green 16, blue 0, yellow 9.",
                "Placed in all: 42 of 68 cards.",
            ),
        ),
    ],
)
def test_a_result_tells_what_was_placed(result: Result, sentences: tuple[str, ...]) -> None:
    """INI-22 and INI-23: ranks among adversaries, 68 cards in cooperation."""
    assert words.result_text(infini, result, "en") == sentences


def test_players_are_named_in_every_event_that_has_one() -> None:
    for event, english, _ in EVENTS:
        if "P1" in english:
            assert "Blaise" in words.event_text(infini, event, "fr", ["Anne", "Blaise", "Cleo"])


def test_what_is_owed_is_told_in_the_singular_too() -> None:
    options = infini.Options(mode="coop", players=1, min_plays=1)
    state = infini.position(options, {"P0": "R1 R2"})
    refused = infini.refusal(state, infini.END)
    assert refused is not None
    assert words.refusal_text(refused, "en") == (
        "The turn can be ended once it is fulfilled: one more play is owed (INI-16)."
    )
