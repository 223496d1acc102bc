"""The example of a game of one's own keeps every promise of the contract."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import strategies as st

from numcards.core import InvalidPosition, NumcardsError, Viewer
from numcards.testing import CHECKS, AnyKit, GameKit, HiddenPlaces

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

import three_cards  # the examples are no package, so their folder is named above


def hidden_places(
    _options: three_cards.Options, zones: Mapping[str, str], viewer: Viewer
) -> HiddenPlaces:
    """Until both have stayed, the card aside and those of the others."""
    if zones["said"] == "stay stay":
        return ()
    return tuple((zone, 0) for zone in ("P0", "P1", "aside") if zone != f"P{viewer}")


KIT = GameKit(
    game=three_cards,
    options=st.just(three_cards.Options()),
    widest=(three_cards.Options(),),
    hidden_places=hidden_places,
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_three_cards_keeps_its_promises(check: Callable[[AnyKit], None]) -> None:
    check(KIT)


def test_the_best_card_never_folds() -> None:
    state = three_cards.position(three_cards.Options(), {"P0": "R3", "P1": "R1"})
    refused = three_cards.refusal(state, three_cards.Action.FOLD)
    assert refused is not None
    assert (refused.code, refused.rule) == (three_cards.Code.MUST_STAY, "TC-3")


@pytest.mark.parametrize(
    ("zones", "complaint"),
    [
        ({"P0": "R1"}, "TC-1"),
        ({"P0": "R1", "P1": "R1"}, "TC-1"),
        ({"P0": "R1", "P1": "R2", "said": "fold stay"}, "TC-2"),
        ({"P0": "R3", "P1": "R2", "said": "fold"}, "TC-3"),
    ],
)
def test_impossible_positions_are_refused(zones: dict[str, str], complaint: str) -> None:
    with pytest.raises(InvalidPosition, match=complaint):
        three_cards.position(three_cards.Options(), zones)


def test_two_play() -> None:
    with pytest.raises(NumcardsError, match="from 2 to 2, not 3"):
        three_cards.Options(players=3)
