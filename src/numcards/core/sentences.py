"""Sentences for people, kept as a template and its facts so that they can be translated."""

from __future__ import annotations

import reprlib
from math import log10
from typing import Final

from attrs import frozen

from numcards.core.interning import Interned
from numcards.core.reprs import ShownByRepr

__all__ = ["Sentence", "fill", "say", "shown"]

_LONGEST_SHOWN: Final = 80
_MOST_BITS: Final = 128
"""How large a whole number may be to be shown digit by digit."""


@frozen
class Sentence:
    """One English sentence: a `str.format` template and the facts that fill it.

    The template is the message id under which a translation is found;
    `str` gives the English sentence.

    >>> str(say("{needed} cards are needed, not {given}.", needed=2, given=3))
    '2 cards are needed, not 3.'
    """

    template: str
    facts: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        """Fill the template in."""
        return fill(self.template, dict(self.facts))


def say(template: str, **facts: object) -> Sentence:
    """Make a sentence from a template and the facts it names."""
    return Sentence(template, tuple(facts.items()))


class _Several(tuple[object, ...]):
    """A tuple that a sentence shows as its items, separated by spaces."""

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(map(str, self))


def fill(template: str, facts: dict[str, object]) -> str:
    """Fill a template in; tuples, such as several cards, are shown item by item.

    >>> fill("The hand holds no {cards}.", {"cards": ("R7", "joker")})
    'The hand holds no R7 joker.'
    """
    shown_facts = {
        name: _Several(fact) if isinstance(fact, tuple) else fact for name, fact in facts.items()
    }
    return template.format_map(shown_facts)


def shown(value: object) -> str:
    """Quote a foreign value for an error message, on one line and at most 80 characters long.

    States and views are only named, inside lists and the like too:
    an error may be sent to a player, their reprs may not.

    >>> shown("R7+")
    "'R7+'"
    """
    try:
        text = _QUOTES.repr(value).encode("ascii", "backslashreplace").decode()
    except Exception:  # noqa: BLE001  # a foreign repr may raise anything, huge ints among others
        text = f"a {type(value).__name__} that cannot be shown"
    if len(text) > _LONGEST_SHOWN:
        return f"{text[: _LONGEST_SHOWN - 3]}..."
    return text


class _Quotes(reprlib.Repr):
    """Quotes values as `repr` does, but names the states and views in them."""

    def repr1(self, x: object, level: int) -> str:
        """Quote a value, or one inside another."""
        if isinstance(x, ShownByRepr) and not isinstance(x, Interned):
            return f"a {type(x).__name__} of {type(x).__module__.rpartition('.')[0]}"
        return super().repr1(x, level)

    def repr_instance(self, x: object, level: int) -> str:  # noqa: ARG002  # as its base has it
        """Quote a value of any other class; where it cannot be shown, let `shown` say so."""
        return repr(x)

    def repr_int(self, x: int, level: int) -> str:  # noqa: ARG002  # as its base has it
        """Quote a whole number; of a huge one, which Python may refuse to show, tell the size."""
        bits = x.bit_length()
        if bits <= _MOST_BITS:
            return repr(x)
        size = f"whole number of some {int(bits * log10(2)) + 1} digits"
        return f"a negative {size}" if x < 0 else f"a {size}"


_QUOTES: Final = _Quotes()
_QUOTES.maxstring = 2 * _LONGEST_SHOWN
