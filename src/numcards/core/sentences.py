"""Sentences for people, kept as a template and its facts so that they can be translated."""

from __future__ import annotations

from enum import Enum
from math import log10
from typing import Final

from attrs import frozen

from numcards.core.interning import Interned

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

    Numbers, texts and what is public by nature are shown: cards, actions, members of enums.
    Of anything else, lists included, only the type is named:
    an error may be sent to a player, and the repr of a foreign object may hold a whole position.

    >>> shown("R7+"), shown(["R7"]), shown(None)
    ("'R7+'", 'a list', 'None')
    """
    text = _quoted(value).encode("ascii", "backslashreplace").decode()
    return text if len(text) <= _LONGEST_SHOWN else f"{text[: _LONGEST_SHOWN - 3]}..."


def _quoted(value: object) -> str:  # noqa: PLR0911  # one line for each kind of value
    if isinstance(value, Interned):
        return repr(value)
    if isinstance(value, Enum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, type):
        return f"the class {value.__name__}"
    if type(value) is int:
        return _number(value)
    if type(value) is str or type(value) is bytes:
        return repr(value[:_LONGEST_SHOWN])
    if value is None or type(value) in _PLAIN:
        return repr(value)
    return _kind(type(value))


_PLAIN: Final = (bool, float, complex)


def _kind(kind: type) -> str:
    """A type with its article; of the library's own, with the package too."""
    package = ".".join(kind.__module__.split(".")[:2])
    article = "an" if kind.__name__[:1].lower() in "aeiou" else "a"
    own = f" of {package}" if package.startswith("numcards.") else ""
    return f"{article} {kind.__name__}{own}"


def _number(number: int) -> str:
    """A whole number; of a huge one, which Python may refuse to show, its size."""
    bits = number.bit_length()
    if bits <= _MOST_BITS:
        return repr(number)
    size = f"whole number of some {int(bits * log10(2)) + 1} digits"
    return f"a negative {size}" if number < 0 else f"a {size}"
