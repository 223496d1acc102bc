"""A position of the pyramid game, and who knows what in it.

A card lies face down in a pyramid only from the deal on, and nothing looks at it before it is
turned up: face-down cards are unknown to everyone, wherever swipe and flip take them.
What somebody has seen and others have not are the cards that are drawn and not yet played;
each carries with it, as `Held`, who sees it and where it came from.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from attrs import frozen

from numcards.core.cards import Card
from numcards.core.construction import changer_of, constructor_of
from numcards.core.notation import cards_text
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import Seat, check_seat, seat_text
from numcards.core.shuffles import Seed
from numcards.pyramid.actions import Choice
from numcards.pyramid.options import Options
from numcards.pyramid.phases import Choosing, Ended, Keeping, Phase
from numcards.pyramid.tables import (
    CARDS,
    CODES,
    EMPTY,
    NO_CARD,
    TURN_UP,
    Pile,
    Pyramid,
    cards_in,
    lies_face_down,
)


@final
@frozen(kw_only=True, cache_hash=True)
class Round:
    """The round being played: all that most actions leave as it is."""

    options: Options
    number: int = 1
    """Which round of the game this is, from 1."""
    first: Seat
    """Who was first when the round began; in simultaneous mode who is first now (PYR-21)."""
    points: tuple[tuple[int, ...], ...] = ()
    """What each seat has scored, for each round that has ended."""
    refills: int = 0
    """How often the discard pile has been shuffled back in this round (PYR-03)."""
    turns_left: int | None = None
    """The final turns to come, this one included; None unless they have begun (PYR-23)."""
    seed: Seed
    """Where the shuffles of the game come from."""


@final
@frozen(weakref_slot=False)
class Held:
    """A card that is drawn and not yet played, and what everybody knows of it."""

    seat: Seat
    """Who has drawn it, and sees it."""
    card: Card
    refill: int | None
    """The refills before it was drawn (PYR-36); None when everybody has seen the card."""
    choice: Choice | None
    """What its seat has chosen in phase 2, if it has."""


make_held: Final = constructor_of(Held)
"""Makes a drawn card from its fields, fast."""


@cache
def hold(seat: Seat, code: int, refill: int | None) -> Held:
    """A card that has just been drawn."""
    return make_held(seat, CARDS[code], refill, None)


@final
@frozen(repr=False, weakref_slot=False)
class State(ShownByRepr):
    """A position: the round, the pyramids, the piles, the question asked, the cards drawn.

    Made by `new_game`, `apply`, `position` and `determinize`.
    It holds everything, hidden cards and the seed included: show players a `View`.
    """

    round: Round
    pyramids: tuple[Pyramid, ...]
    """The pyramid of each seat, as the bytes of `tables`."""
    pile: Pile
    """The draw pile, the next card to be drawn first."""
    discard: Pile
    """The discard pile, its top card last."""
    phase: Phase
    """What is asked now."""
    held: tuple[Held, ...]
    """The cards drawn and not yet played: first those of the seat that acts, the others
    clockwise in the order in which they come to be played."""

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.round.options

    @property
    def first(self) -> Seat:
        """Who was first when the round began; in simultaneous mode who is first now (PYR-21)."""
        return self.round.first

    @property
    def choosers(self) -> tuple[Seat, ...]:
        """The seats that have drawn and not yet chosen for phase 2, ascending (PYR-19)."""
        if type(self.phase) is not Choosing:
            return ()
        return tuple(sorted([held.seat for held in self.held if held.choice is None]))

    @property
    def keepable(self) -> tuple[Card, ...]:
        """The cards of the quantum of which one is to be kept, in the order drawn (PYR-13)."""
        phase = self.phase
        if type(phase) is not Keeping:
            return ()
        return tuple(held.card for held in self.held if held.seat == phase.seat)

    @property
    def can_draw(self) -> bool:
        """Whether the draw pile has cards, or can be refilled (PYR-03)."""
        return bool(self.pile) or self.round.refills < self.round.options.reshuffles

    @property
    def points(self) -> tuple[tuple[int, ...], ...]:
        """What each seat has scored, for each round that has ended."""
        return self.round.points

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has scored in the rounds that have ended."""
        return tuple(map(sum, zip((0,) * self.options.players, *self.points, strict=False)))

    def pyramid(self, seat: Seat) -> tuple[Card | None, ...]:
        """The ten cards of a pyramid in slot order, hidden ones included; None: empty slot.

        Raises `UsageError` for a bad seat.
        """
        seat = check_seat(seat, len(self.pyramids))
        codes = self.pyramids[seat].translate(TURN_UP)
        return tuple(None if code == EMPTY else CARDS[code] for code in codes)

    @property
    def draw_cards(self) -> tuple[Card, ...]:
        """The draw pile, the next card to be drawn first."""
        return cards_in(self.pile)

    @property
    def discard_cards(self) -> tuple[Card, ...]:
        """The discard pile, its top card last."""
        return cards_in(self.discard)

    @property
    def shuffled_back(self) -> tuple[Pile, ...]:
        """For each refill of this round, the cards of it that are still hidden (PYR-36).

        They lie in the draw pile, if it was the last refill, or are drawn and not yet shown;
        each set in card order.
        """
        refills = self.round.refills
        if not refills:
            return ()
        sets = [bytearray() for _ in range(refills + 1)]
        sets[refills] += self.pile
        for held in self.held:
            if held.refill is not None:
                sets[held.refill].append(CODES[held.card])
        return tuple(Pile(bytes(sorted(cards))) for cards in sets[1:])

    def __repr__(self) -> str:
        """Show the whole position, cards by name; an asterisk marks a face-down card."""
        pyramids = ", ".join(
            f"{seat_text(Seat(seat))}: {faces_text(pyramid)}"
            for seat, pyramid in enumerate(self.pyramids)
        )
        held = "".join(f", {seat_text(held.seat)} holds {held.card}" for held in self.held)
        return (
            f"<pyramid.State round {self.round.number}, {phase_text(self.phase)}{held}; "
            f"{pyramids}; draw: {cards_text(self.draw_cards)}; "
            f"discard: {cards_text(self.discard_cards)}>"
        )


make_state: Final = constructor_of(State)
change_state: Final = changer_of(State)
"""Make a state from its fields or from another one, fast: most of the time goes into that."""


def faces_text(pyramid: Pyramid) -> str:
    """A pyramid as text in slot order: `R7` face up, `R7*` or `?` face down, `-` for empty."""
    return " ".join(map(_face_text, pyramid))


def _face_text(code: int) -> str:
    if code == EMPTY:
        return "-"
    if code == NO_CARD:
        return "?"
    return f"{CARDS[TURN_UP[code]]}{'*' if lies_face_down(code) else ''}"


def phase_text(phase: Phase) -> str:
    """What is asked, in a few words."""
    if isinstance(phase, Ended):
        return "over"
    if isinstance(phase, Choosing):
        return "choosing"
    return f"{seat_text(phase.seat)} {type(phase).__name__.lower()}"
