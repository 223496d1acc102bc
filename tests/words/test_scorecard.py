"""The scorecard game in words."""

from typing import get_args

import pytest

from numcards import scorecard, words
from numcards.core import Family, NumberCard, Seat, Special, Value
from numcards.scorecard import (
    OBJECTIVES,
    Busted,
    Discarded,
    Drawn,
    GameEnded,
    Joined,
    Kept,
    Lost,
    Objective,
    QuantumDrawn,
    Result,
    RoundBegan,
    RoundDeclared,
    RoundEnded,
    Scored,
    Secured,
    SequenceStopped,
    Taken,
    TopsSeen,
    TurnBegan,
    TurnEnded,
    Used,
    Validated,
)

P0, P1, P2 = map(Seat, range(3))
B6, W5, S3 = (
    NumberCard(family, Value(value))
    for family, value in ((Family.BLUE, 6), (Family.RAINBOW, 5), (Family.SHADOW, 3))
)
OVER = Result(
    winners=(P0, P1),
    points=(16, 16, 4),
    objectives=(1, 2, 1),
    ranking=(1, 1, 3),
    payoffs=(0.5, 0.5, -1.0),
)
EVENTS = [
    (
        RoundBegan(2, (54, 54)),
        "Round 2 begins. Cards in the piles: 54 and 54.",
        "La manche 2 commence. Cartes dans les pioches : 54 et 54.",
    ),
    (TurnBegan(P1, skipped=False), "It is the turn of P1.", "C’est le tour du joueur P1."),
    (TurnBegan(P1, skipped=True), "P1 has to skip this turn.", "P1 doit passer ce tour."),
    (Drawn(P1, 2, W5), "P1 draws W5 from pile 2.", "P1 pioche W5 dans la pioche 2."),
    (Joined(P1, W5), "P1 adds W5 to the sequence.", "P1 ajoute W5 à sa séquence."),
    (SequenceStopped(P1, S3), "STOP: P1 cannot add S3.", "STOP : P1 ne peut pas ajouter S3."),
    (
        Busted(P1, (B6,), (), out=True),
        "P1 busts, loses B6 and is out of the round.",
        "P1 défausse B6 et ne joue plus de la manche.",
    ),
    (
        Busted(P1, (B6,), (W5,), out=True),
        "P1 busts, loses B6 W5 and is out of the round.",
        "P1 défausse B6 W5 et ne joue plus de la manche.",
    ),
    (
        Busted(P1, (B6, W5), (), out=False),
        "P1 busts and loses B6 W5.",
        "P1 défausse B6 W5, faute de joker.",
    ),
    (
        Busted(P1, (), (), out=True),
        "P1 busts and is out of the round.",
        "P1 ne joue plus de la manche.",
    ),
    (
        Busted(P1, (), (), out=False),
        "P1 busts, with nothing to lose.",
        "P1 n’a rien à défausser.",
    ),
    (
        Kept(P1, Special.FLIP),
        "P1 keeps flip in the reserve.",
        "P1 garde flip dans sa réserve.",
    ),
    (Discarded(P1, (B6, S3)), "P1 discards B6 S3.", "P1 défausse B6 S3."),
    (Used(P1, Special.FLIP, None), "P1 uses flip.", "P1 utilise flip."),
    (Used(P1, Special.SKIP, P2), "P1 uses skip on P2.", "P1 utilise skip sur P2."),
    (
        TopsSeen(P1, None),
        "P1 looks at the top card of both piles.",
        "P1 regarde la première carte des deux pioches.",
    ),
    (
        TopsSeen(P1, (None, S3)),
        "P1 looks at the top card of both piles: no card and S3.",
        "P1 regarde la première carte des deux pioches : aucune carte et S3.",
    ),
    (
        QuantumDrawn(P1, 3, None),
        "P1 looks at 3 cards of the quantum.",
        "P1 regarde 3 cartes du quantum.",
    ),
    (
        QuantumDrawn(P1, 1, None),
        "P1 looks at 1 card of the quantum.",
        "P1 regarde 1 carte du quantum.",
    ),
    (
        QuantumDrawn(P1, 2, (B6, S3)),
        "P1 looks at the cards of the quantum: B6 S3.",
        "P1 regarde les cartes du quantum : B6 S3.",
    ),
    (Taken(P1, B6), "P1 takes B6.", "P1 garde B6."),
    (Taken(P1, None), "P1 takes none of them.", "P1 n’en garde aucune."),
    (Secured(P1, (B6, W5)), "P1 secures B6 W5.", "P1 sécurise B6 W5."),
    (
        Lost(P1, (B6, W5)),
        "P1 loses what was not secured: B6 W5.",
        "P1 défausse ce qui n’était pas sécurisé : B6 W5.",
    ),
    (
        RoundDeclared(P1),
        "P1 declares the end of the round: everybody else has one last turn.",
        "P1 déclare la fin de la manche : chaque autre joueur a un dernier tour.",
    ),
    (TurnEnded(P1), "P1 has finished the turn.", "P1 a fini son tour."),
    (
        RoundEnded(2),
        "Round 2 is over: objectives are validated.",
        "La manche 2 est finie : place aux objectifs.",
    ),
    (Validated(P1, Objective.FOUR), "P1 validates four of a kind.", "P1 valide l’objectif Carré."),
    (
        Scored(P1, ((Objective.PAIR, 7), (Objective.RAINBOW, 15))),
        "P1 scores 22 points: pair 7, rainbow 15.",
        "P1 marque 22 points : Paire 7, Arc-en-ciel 15.",
    ),
    (
        Scored(P1, ()),
        "P1 validates nothing in this round.",
        "P1 ne valide rien dans cette manche.",
    ),
    (
        GameEnded(OVER),
        "The game is over. P0 and P1 share the victory.",
        "La partie est finie. P0 et P1 se partagent la victoire.",
    ),
]
ACTIONS = [
    ("draw:2", "turn", "draw from pile 2", "piocher dans la pioche 2"),
    (
        "lock",
        "turn",
        "secure the sequence in progress, instead of drawing",
        "verrouiller la séquence en cours au lieu de piocher",
    ),
    (
        "stop",
        "turn",
        "stop drawing, and secure the sequence if there is one",
        "s’arrêter de piocher et sécuriser la séquence, s’il y en a une",
    ),
    (
        "declare",
        "turn",
        "declare the end of the round, instead of drawing",
        "déclarer la fin de la manche au lieu de piocher",
    ),
    ("end", "turn", "end the skipped turn", "finir le tour passé"),
    ("bust", "turn", "let the sequence go", "laisser partir la séquence"),
    (
        "keep",
        "special cards",
        "keep the card in the reserve",
        "garder la carte dans la réserve",
    ),
    ("discard", "special cards", "put the card aside", "écarter la carte"),
    ("joker", "special cards", "use the joker", "utiliser le joker"),
    (
        "flip",
        "special cards",
        "look at the top card of both piles",
        "regarder la première carte des deux pioches",
    ),
    (
        "double:P2",
        "special cards",
        "make P2 draw two cards",
        "faire piocher deux cartes à P2",
    ),
    ("skip:P2", "special cards", "make P2 skip a turn", "faire passer un tour à P2"),
    (
        "swipe:P2",
        "special cards",
        "exchange sequences with P2",
        "échanger sa séquence avec P2",
    ),
    (
        "quantum:1",
        "special cards",
        "draw three cards, from pile 1 first, and keep one or none",
        "piocher trois cartes, d’abord dans la pioche 1, pour en garder une ou aucune",
    ),
    ("take:R7", "cards of the quantum", "keep R7", "garder R7"),
    ("take:none", "cards of the quantum", "keep none of them", "n’en garder aucune"),
    (
        "validate:four",
        "objectives",
        "validate four of a kind: 4 cards of a value",
        "valider l’objectif Carré : 4 cartes de même valeur",
    ),
    (
        "done",
        "objectives",
        "validate nothing further in this round",
        "ne plus rien valider dans cette manche",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), EVENTS)
def test_events(event: scorecard.Event, english: str, french: str) -> None:
    assert words.event_text(scorecard, event, "en") == english
    assert words.event_text(scorecard, event, "fr").replace("\N{NBSP}", " ") == french


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event, _, _ in EVENTS} == set(get_args(scorecard.Event))


@pytest.mark.parametrize(("text", "group", "english", "french"), ACTIONS)
def test_actions(text: str, group: str, english: str, french: str) -> None:
    action = scorecard.parse_action(text)
    assert words.group_text(scorecard, action, "en") == group
    assert words.action_text(scorecard, scorecard.Options(players=4), action, "en") == english
    assert (
        words.action_text(scorecard, scorecard.Options(players=4), action, "fr").replace(
            "\N{NBSP}", " "
        )
        == french
    )


def test_every_kind_of_action_is_among_them() -> None:
    kinds = {type(scorecard.parse_action(text)) for text, _, _, _ in ACTIONS}
    assert kinds == set(get_args(scorecard.Action))


def test_every_objective_has_its_name_and_its_condition() -> None:
    """SC-33: the names of the author's scorecard, in French."""
    told = [
        words.action_text(
            scorecard, scorecard.Options(players=4), scorecard.Validate(objective), "fr"
        ).split("\N{NBSP}: ")
        for objective in OBJECTIVES
    ]
    assert [name.removeprefix("valider l’objectif ") for name, _ in told] == [
        *("Paire", "Brelan", "Carré", "Couleur", "Grande Couleur", "Petite Suite"),
        *("Grande Suite", "Suite Couleur", "Arc-en-ciel", "Rainbow"),
    ]
    assert len({condition for _, condition in told}) == len(OBJECTIVES)


def test_a_result_tells_points_objectives_and_ranks() -> None:
    """SC-37."""
    assert words.result_text(scorecard, OVER, "en") == (
        "P0 and P1 share the victory.",
        "Points in all: P0 16, P1 16, P2 4.",
        "Objectives validated: P0 1, P1 2, P2 1.",
        "Ranking: 1. P0 and P1; 3. P2.",
    )


def test_players_are_named_in_every_event_that_has_one() -> None:
    for event, _, _ in EVENTS:
        if hasattr(event, "seat"):
            assert "Blaise" in words.event_text(scorecard, event, "fr", ["Anne", "Blaise"])
