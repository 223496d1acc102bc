"""Positions and views are shown, and bad texts refused, as the pages beside have it.

After a change on purpose, `python -m tests.shown` writes the pages anew, for a person to read.
"""

import pytest

from numcards.core import InvalidPosition
from numcards.registry import game_names, get_game
from tests.shown.pages import FOLDER, OPTIONS, page, shown_states, states_of


@pytest.mark.parametrize("name", game_names())
def test_everything_is_shown_to_the_letter(name: str) -> None:
    assert page(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", game_names())
def test_different_positions_have_different_hashes(name: str) -> None:
    """Nearly always: else dictionaries of positions would be slow."""
    states = {state for seed in range(4) for state in states_of(get_game(name), seed)}
    assert len({hash(state) for state in states}) > 0.8 * len(states)


@pytest.mark.parametrize("name", game_names())
def test_a_zone_that_cannot_be_read_is_all_that_is_complained_about(name: str) -> None:
    game = get_game(name)
    options = game.Options(**OPTIONS[name])
    for state in shown_states(game):
        zones = game.zones(state)
        for zone in zones:
            with pytest.raises(InvalidPosition) as caught:
                game.position(options, {**zones, zone: "?"})
            (complaint,) = map(str, caught.value.complaints)
            assert complaint.startswith(f"Zone {zone}: ")
