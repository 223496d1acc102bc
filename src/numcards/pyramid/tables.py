"""Pyramids and piles as bytes, one for each card: small, quick to change, compare and hash.

A card is the byte of its place in card order, `Card.order`.
In a pyramid, a card that lies face down has `FACE_DOWN` added, and `EMPTY` is an empty slot.
So a pyramid is complete exactly when all its bytes are below 128 (`is_complete`).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NewType

from numcards.core.cards import FAMILIES, SPECIALS, VALUES, Card, NumberCard, Special
from numcards.core.errors import UsageError
from numcards.core.sentences import shown
from numcards.pyramid.slots import SLOTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from numcards.pyramid.options import Options

Pyramid = NewType("Pyramid", bytes)
"""Ten bytes, one for each slot in slot order."""

Pile = NewType("Pile", bytes)
"""Cards in the order in which they lie, one byte each."""

CARDS: Final[tuple[Card, ...]] = (
    *(NumberCard(family, value) for family in FAMILIES for value in VALUES),
    *SPECIALS,
)
"""All cards in card order: byte c of a pile stands for `CARDS[c]`."""

CODES: Final[Mapping[Card, int]] = {card: card.order for card in CARDS}
"""The byte of each card."""

EMPTY: Final = 127
"""The byte of an empty slot."""

FACE_DOWN: Final = 128
"""What is added to the byte of a card that lies face down."""

_BYTES: Final = bytes(range(256))

ONE: Final = tuple(Pile(bytes([code])) for code in range(256))
"""Each byte as a pile of its own."""

ACTION_CODES: Final = frozenset(
    special.order for special in (Special.FLIP, Special.SWIPE, Special.QUANTUM, Special.FLASH)
)
"""The bytes of the cards that take effect when they are discarded."""


QUANTUM_CARDS: Final = 3
"""How many cards a quantum draws, if there are so many (PYR-13)."""


is_complete: Final[Callable[[Pyramid], bool]] = bytes.isascii
"""Whether no card lies face down in a pyramid (PYR-22): `is_complete(pyramid)`."""


def any_complete(pyramids: tuple[Pyramid, ...]) -> bool:
    """Whether a pyramid has no card face down in it (PYR-22)."""
    return any(map(is_complete, pyramids))


def is_occupied(pyramid: Pyramid) -> bool:
    """Whether any card lies in a pyramid."""
    return pyramid.count(EMPTY) < len(pyramid)


def lies_there(code: int) -> bool:
    """Whether a byte of a pyramid is a card, face up or down (PYR-11, PYR-12)."""
    return code != EMPTY


def lies_face_down(code: int) -> bool:
    """Whether a byte of a pyramid is a card that lies face down (PYR-06)."""
    return code >= FACE_DOWN


TURN_UP: Final = bytes(code % FACE_DOWN for code in _BYTES)
"""The translation that turns all cards up: `TURN_UP[code]` is the same card face up."""

TURN_DOWN: Final = bytes(code | FACE_DOWN for code in _BYTES)
"""The translation that turns all cards down; no slot may be empty."""

NO_CARD: Final = FACE_DOWN + EMPTY
"""The byte of a face-down card in the pyramids that are shown to people."""

FACES: Final = bytes(NO_CARD if lies_face_down(code) else code for code in _BYTES)
"""The translation that hides which cards lie face down."""

HIDDEN: Final = bytes(map(lies_face_down, _BYTES))
"""The translation to 1 for a face-down card, 0 for anything else."""

OCCUPIED: Final = bytes(map(lies_there, _BYTES))
"""The translation to 1 for a card, 0 for an empty slot."""


def with_code(
    pyramids: tuple[Pyramid, ...], seat: int, index: int, code: int
) -> tuple[Pyramid, ...]:
    """All pyramids, with another byte in the slot with this index in front of a seat."""
    changed, pyramid = list(pyramids), pyramids[seat]
    placed = pyramid[:index] + ONE[code] + pyramid[index + 1 :]
    changed[seat] = placed  # type: ignore[call-overload]  # NewType calls cost time
    return tuple(changed)


def cards_in(pile: bytes) -> tuple[Card, ...]:
    """The cards of a pile, in its order."""
    return tuple(CARDS[code] for code in pile)


def codes_of(cards: Iterable[Card]) -> Pile:
    """A pile of these cards, in their order."""
    return Pile(bytes(CODES[card] for card in cards))


@cache
def all_codes(options: Options) -> Pile:
    """The whole deck of a game as a pile, in card order."""
    deck = options.deck
    return codes_of(deck.cards_of(deck.all_cards))


def hand_made_pyramid(cards: Iterable[Card | None]) -> Pyramid:
    """A pyramid of ten cards, all face up, in slot order; None for an empty slot.

    Raises `UsageError` for anything else, or a number card that is there twice.
    """
    try:
        codes = bytes([EMPTY if card is None else CODES[card] for card in cards])
    except (KeyError, TypeError):
        codes = b""
    if len(codes) != len(SLOTS):
        raise UsageError(
            "A pyramid is ten cards in slot order, None for an empty slot, not {given} (PYR-02).",
            given=shown(cards),
        )
    numbers = [code for code in codes if code < _FIRST_SPECIAL]
    if len(set(numbers)) < len(numbers):
        raise UsageError("Each number card exists once (PYR-01).")
    return Pyramid(codes)


_FIRST_SPECIAL: Final = len(FAMILIES) * len(VALUES)
