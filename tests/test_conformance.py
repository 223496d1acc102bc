"""Every registered game keeps every promise of the contract."""

from collections.abc import Callable

import pytest

from numcards.registry import game_names
from numcards.testing import CHECKS, AnyKit
from numcards.testing.kits import get_kit


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", game_names())
def test_game_keeps_its_promises(name: str, check: Callable[[AnyKit], None]) -> None:
    check(get_kit(name))
