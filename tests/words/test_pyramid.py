"""The pyramid game in words: each kind of event and action, in both languages."""

import pytest

from numcards import pyramid, words
from numcards.core import Seat, Special, parse_cards
from numcards.pyramid import PLACES, Combination, Event, Kind, Result, Score, Slot

R7, W7 = parse_cards("R7 W7")
N12, N31 = Slot.N1_2, Slot.N3_1
P0, P1, P2 = map(Seat, range(3))
PLACE = pyramid.Replace(N31, P1)
CARDS = parse_cards("R7 B8 R1 R2 Y9 flip G0 G2 S0 S12")
FOUND = Combination(PLACES[0], Kind.MIXED_SUITE, (CARDS[4], CARDS[0], CARDS[1]), Slot.N2_1, 2, 18)
SHOWN = "N4 -, N3 G2 S0, N2 Y9 flip G0, N1 R7 B8 R1 R2"
MADE = "Suite Multicolore Y9 R7 B8, Y9"
COUNTED = "N2.1 \N{MULTIPLICATION SIGN} 2 = 18"
RESULT = Result((P0, P1), ((3, 1), (0, 2)), (3, 3), (1, 1), (0.0, 0.0))


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            pyramid.RoundBegan(2, P1),
            "Round 2 begins: P1 is first.",
            "La manche 2 commence : P1 joue en premier.",
        ),
        (
            pyramid.Dealt(P1, ()),
            "P1 is dealt ten cards face down.",
            "P1 reçoit dix cartes face cachée.",
        ),
        (
            pyramid.Dealt(P1, (R7, Special.FLIP)),
            "P1 is dealt ten cards, of which these are turned up: N1.1 R7, N1.2 flip.",
            "P1 reçoit dix cartes, dont celles-ci sont visibles : N1.1 R7, N1.2 flip.",
        ),
        (
            pyramid.PileRefilled((R7, W7)),
            "The discard pile, except its top card, is shuffled and becomes the draw pile: R7 W7.",
            "La défausse, sauf la carte du dessus, est mélangée et devient la pioche : R7 W7.",
        ),
        (pyramid.CardsDrawn(P1, 1, None), "P1 draws 1 card.", "P1 pioche 1 carte."),
        (pyramid.CardsDrawn(P1, 3, None), "P1 draws 3 cards.", "P1 pioche 3 cartes."),
        (pyramid.CardsDrawn(P1, 2, (R7, W7)), "P1 draws R7 W7.", "P1 pioche R7 W7."),
        (
            pyramid.CardTaken(P1, R7),
            "P1 takes R7 from the discard pile.",
            "P1 prend R7 dans la défausse.",
        ),
        (pyramid.ChoiceMade(P1, None), "P1 has chosen.", "P1 a choisi."),
        (
            pyramid.ChoiceMade(P1, PLACE),
            "P1 has chosen: place the card in N3.1.",
            "P1 a choisi : poser la carte en N3.1.",
        ),
        (
            pyramid.ChoicesShown((PLACE, pyramid.Discard(P0))),
            "All have chosen: P1 places in N3.1, P0 discards.",
            "Tous ont choisi : P1 pose en N3.1, P0 défausse.",
        ),
        (pyramid.CardPlaced(P0, N12, R7), "P0 places R7 in N1.2.", "P0 pose R7 en N1.2."),
        (
            pyramid.CardDiscarded(P0, R7, None, takes_effect=False),
            "P0 discards R7.",
            "P0 défausse R7.",
        ),
        (
            pyramid.CardDiscarded(P0, Special.FLASH, None, takes_effect=True),
            "P0 discards flash, which takes effect.",
            "P0 défausse flash, qui prend effet.",
        ),
        (
            pyramid.CardDiscarded(P0, R7, N31, takes_effect=False),
            "P0 discards R7 from N3.1.",
            "P0 défausse R7, qui était en N3.1.",
        ),
        (
            pyramid.CardDiscarded(P0, Special.FLASH, N31, takes_effect=True),
            "P0 discards flash from N3.1, which takes effect.",
            "P0 défausse flash, qui était en N3.1 et prend effet.",
        ),
        (pyramid.CardTurnedUp(P0, N12, R7), "P0 turns up R7 in N1.2.", "P0 retourne R7 en N1.2."),
        (
            pyramid.CardsSwiped(P0, N12, P2, N31),
            "P0 exchanges N1.2 with N3.1 of P2.",
            "P0 échange N1.2 avec N3.1 chez P2.",
        ),
        (
            pyramid.CardsFlipped(P0, N12, N31),
            "P0 exchanges N1.2 and N3.1.",
            "P0 échange N1.2 et N3.1.",
        ),
        (pyramid.CardKept(P0, R7, ()), "P0 keeps R7.", "P0 garde R7."),
        (
            pyramid.CardKept(P0, R7, (W7, Special.FLIP)),
            "P0 keeps R7 and discards W7 flip.",
            "P0 garde R7 et défausse W7 flip.",
        ),
        (
            pyramid.CardRemoved(P0, P2, N12, R7),
            "P0 removes a card of P2: N1.2 R7.",
            "P0 retire une carte chez P2 : N1.2 R7.",
        ),
        (
            pyramid.CardRemoved(P0, P0, N12, R7),
            "P0 removes a card of their own: N1.2 R7.",
            "P0 retire une carte de sa propre pyramide : N1.2 R7.",
        ),
        (pyramid.FlashDeclined(P0), "P0 does not use the Flash.", "P0 n’active pas le Flash."),
        (
            pyramid.FinalTurnsBegan(P0),
            "A pyramid is complete: everybody but P0 has one more turn.",
            "Une pyramide est complète : chacun joue encore un tour, sauf P0.",
        ),
        (
            pyramid.FirstPlayerMoved(P1),
            "P1 is the first player now.",
            "P1 devient premier joueur.",
        ),
        (
            pyramid.PyramidScored(P0, (*CARDS[:9], None), Score(18, (FOUND,))),
            f"P0 shows {SHOWN} and scores 18 points: {MADE} in {COUNTED}.",
            f"P0 montre {SHOWN} et marque 18 points : {MADE} en {COUNTED}.",
        ),
        (
            pyramid.PyramidScored(P0, CARDS, Score(0, ())),
            "P0 shows N4 S12, N3 G2 S0, N2 Y9 flip G0, N1 R7 B8 R1 R2 and scores nothing.",
            "P0 montre N4 S12, N3 G2 S0, N2 Y9 flip G0, N1 R7 B8 R1 R2 et ne marque rien.",
        ),
        (
            pyramid.RoundEnded(2, (0, 2)),
            "Round 2 is over. Points: P0 0, P1 2.",
            "La manche 2 est finie. Points : P0 0, P1 2.",
        ),
        (
            pyramid.GameEnded(RESULT),
            "The game is over. P0 and P1 share the victory.",
            "La partie est finie. P0 et P1 se partagent la victoire.",
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_events(event: Event, english: str, french: str) -> None:
    assert words.event_text(pyramid, event, "en") == english
    assert words.event_text(pyramid, event, "fr") == french.replace(" :", "\N{NBSP}:")


@pytest.mark.parametrize(
    ("action", "english", "french", "group"),
    [
        ("draw", "draw from the draw pile", "tirer une carte de la pioche", None),
        (
            "draw:discard",
            "take the top card of the discard pile",
            "prendre la carte du dessus de la défausse",
            None,
        ),
        ("replace:N2.1", "place the card in N2.1", "poser la carte en N2.1", None),
        ("P1:discard", "discard the card", "défausser la carte", None),
        ("reveal:N1.4", "turn up N1.4", "retourner N1.4", None),
        (
            "swipe:N1.2>P3:N2.1",
            "exchange N1.2 with N2.1 of P3",
            "échanger N1.2 avec N2.1 chez P3",
            "exchange N1.2",
        ),
        (
            "flip:N1.1>N3.2",
            "exchange N1.1 and N3.2",
            "échanger N1.1 et N3.2",
            "exchange N1.1",
        ),
        ("keep:R7", "keep R7", "garder R7", None),
        (
            "flash:P1:N4.1",
            "remove N4.1 of P1",
            "retirer N4.1 chez P1",
            "remove a card of P1",
        ),
        ("flash:no", "do not use the Flash", "ne pas activer le Flash", None),
    ],
)
def test_actions(action: str, english: str, french: str, group: str | None) -> None:
    parsed = pyramid.parse_action(action)
    assert words.action_text(pyramid, pyramid.Options(players=4), parsed, "en") == english
    assert words.action_text(pyramid, pyramid.Options(players=4), parsed, "fr") == french
    assert words.group_text(pyramid, parsed, "en") == (group or english)


def test_the_points_of_each_round_are_told_where_there_are_several() -> None:
    assert words.result_text(pyramid, RESULT, "en") == (
        "P0 and P1 share the victory.",
        "Points in round 1: P0 3, P1 1.",
        "Points in round 2: P0 0, P1 2.",
        "Points in all: P0 3, P1 3.",
        "Ranking: 1. P0 and P1.",
    )
    alone = Result((P0,), ((3, 1),), (3, 1), (1, 2), (1.0, -1.0))
    assert words.result_text(pyramid, alone, "en") == (
        "P0 wins the game.",
        "Points in all: P0 3, P1 1.",
        "Ranking: 1. P0; 2. P1.",
    )
