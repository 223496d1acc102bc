"""The small games of the tests keep every promise, while no fault is planted in them."""

from collections.abc import Callable

import pytest
from hypothesis import strategies as st
from tests.support import duel_kit, nim

from numcards.testing import CHECKS, AnyKit, GameKit

KITS: dict[str, AnyKit] = {
    "duel": duel_kit.KIT,
    "nim": GameKit(
        game=nim,
        options=st.builds(nim.Options, matches=st.integers(1, 20)),
        widest=(nim.Options(),),
        hidden_places=lambda _options, _zones, _viewer: (),
    ),
}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", KITS)
def test_game_keeps_its_promises(name: str, check: Callable[[AnyKit], None]) -> None:
    check(KITS[name])
