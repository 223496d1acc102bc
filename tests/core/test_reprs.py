"""Pretty-printers show what `repr` shows, however deep."""

from __future__ import annotations

from hypothesis.vendor.pretty import pretty

from numcards.core import parse_cards
from numcards.core.reprs import ShownByRepr


class Shown(ShownByRepr):
    def __repr__(self) -> str:
        return "<shown>"


def test_pretty_printers_show_the_repr() -> None:
    assert pretty(Shown()) == "<shown>"
    assert pretty([parse_cards("R7 W0")]) == "[(R7, W0)]"
