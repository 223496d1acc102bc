"""The zones of a hand-made position, and what follows from them before they are believed."""

from __future__ import annotations

from attrs import frozen

from numcards.core.cards import Card
from numcards.core.seats import Seat
from numcards.inferno.actions import Play
from numcards.inferno.options import Options
from numcards.inferno.state import with_cards
from numcards.inferno.tricks import inverts


@frozen(kw_only=True)
class Draft:
    """The zones of a position once they are parsed, and before they are believed."""

    options: Options
    hands: tuple[tuple[Card, ...], ...]
    aside: tuple[Card, ...]
    discard: tuple[Card, ...] | None
    trick: tuple[Play, ...]
    still_in: tuple[Seat, ...]
    passed_lead: tuple[Seat, ...] | None
    out: tuple[Seat, ...]
    inverted: bool
    number: int
    wins: tuple[int, ...]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(map(len, self.hands))

    @property
    def posers(self) -> tuple[Seat, ...]:
        """Who made the poses on the table, the oldest first."""
        return tuple(seat for seat, _ in self.trick)

    @property
    def hands_before(self) -> tuple[tuple[Card, ...], ...]:
        """What each seat held when the trick began."""
        return tuple(
            (*hand, *(card for poser, posed in self.trick if poser == seat for card in posed.cards))
            for seat, hand in enumerate(self.hands)
        )

    @property
    def sizes_before(self) -> tuple[int, ...]:
        """How many cards each seat held when the trick began."""
        return tuple(map(len, self.hands_before))

    @property
    def is_blocked(self) -> bool:
        """Whether this is the end of a blocked round."""
        several = len(with_cards(self.sizes, 0)) > 1
        return not self.still_in and several and (not self.out or self.options.finish == "rank_all")

    @property
    def lead_passed(self) -> tuple[Seat, ...]:
        """Who passed the lead, ascending: those named, or else those who must have."""
        if self.passed_lead is not None:
            return tuple(sorted(self.passed_lead))
        if self.trick or not (self.still_in or self.is_blocked):
            return ()
        return tuple(seat for seat in with_cards(self.sizes, 0) if seat not in self.still_in)

    @property
    def inverted_before(self) -> bool:
        """Whether the order was inverted when the trick began."""
        infernos = sum(inverts(posed, self.options) for _, posed in self.trick)
        return self.inverted ^ bool(infernos % 2)
