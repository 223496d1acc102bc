"""The small game in which faults are planted keeps every promise while none is."""

from collections.abc import Callable

import pytest
from tests.support.duel_kit import KIT

from numcards.testing import CHECKS, AnyKit


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_duel_keeps_its_promises(check: Callable[[AnyKit], None]) -> None:
    check(KIT)
