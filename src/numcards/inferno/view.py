"""What a viewer may know of a position: the one place where visibility is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from attrs import frozen

from numcards.core.construction import changer_of, constructor_of
from numcards.core.decks import CardSet
from numcards.core.doors import expect_state
from numcards.core.notation import cards_text
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import SPECTATOR, Seat, Viewer, check_viewer, seat_text
from numcards.inferno.actions import Action, Infini, NumX, Play, Pose, Posed
from numcards.inferno.info import INFO
from numcards.inferno.legality import legal_leads, legal_replies
from numcards.inferno.notation import trick_text
from numcards.inferno.scoring import Result, game_result
from numcards.inferno.state import State
from numcards.inferno.tables import groups_of

if TYPE_CHECKING:
    from numcards.core.cards import Card, Value
    from numcards.inferno.options import Options


@frozen
class Demand:
    """What the next pose of number cards must be."""

    count: int
    """How many cards it must have; 0 where only infini or numx can follow."""
    to_beat: Value | None
    """The value it must beat in the order of strength; None where any value will do."""


@frozen(repr=False, weakref_slot=False)
class View(ShownByRepr):
    """What one viewer may know of a position of NUM Inferno."""

    viewer: Viewer
    """Who looks: a seat, or `SPECTATOR`."""
    options: Options
    number: int
    """Which round of the game this is, from 1."""
    wins: tuple[int, ...]
    """The rounds that each seat has won so far."""
    inverted: bool
    """Whether 0 is the strongest value and 16 the weakest."""
    out: tuple[Seat, ...]
    """The seats that have shed all their cards in this round, the first one first."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    aside: int
    """How many cards were set aside, face down."""
    trick: tuple[Play, ...]
    """The poses on the table with their players, the oldest first."""
    still_in: tuple[Seat, ...]
    """The seats that may still act in this trick, the one on turn first; empty at the end."""
    lead_passed: tuple[Seat, ...]
    """The seats that have passed the lead of this trick, ascending: they hold only a single
    infini or numx, or jokers (INF-12)."""
    own: CardSet
    """The viewer's hand as a set of the deck's cards; empty for a spectator."""
    played: CardSet
    """All cards played in this round, those on the table included."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's cards, in card order; none for a spectator."""
        return self.options.deck.cards_of(self.own)

    @property
    def played_cards(self) -> tuple[Card, ...]:
        """All cards played in this round, those on the table included, in card order."""
        return self.options.deck.cards_of(self.played)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards in the other hands and set aside, in card order."""
        deck = self.options.deck
        return deck.cards_of(deck.rest((self.own, self.played)))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn; nobody when the game is over."""
        return self.still_in[:1]

    @property
    def passed(self) -> tuple[Seat, ...]:
        """The seats with cards that have passed this trick or its lead, ascending."""
        if not self.still_in:
            return ()
        holding = (Seat(seat) for seat, size in enumerate(self.sizes) if size)
        return tuple(seat for seat in holding if seat not in self.still_in)

    @property
    def top(self) -> Posed | None:
        """The pose to beat; None when the trick is still to be led."""
        return self.trick[-1].posed if self.trick else None

    @property
    def demand(self) -> Demand | None:
        """What the next pose of number cards must be.

        None for a leader, who poses anything, and when the game is over.
        """
        top = self.top if self.still_in else None
        match top:
            case None:
                return None
            case Pose() as pose:
                free = pose.effect is not None
                return Demand(pose.next_count, None if free else pose.value)
            case Infini() | NumX():
                return Demand(0, None)
            case _:
                assert_never(top)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the viewer may do now, in the order of the function; `()` when not on turn."""
        if self.viewer is SPECTATOR or self.viewer not in self.to_act:
            return ()
        groups = groups_of(self.own)
        if self.top is None:
            return legal_leads(self.own, groups)
        return legal_replies(self.own, groups, self.top, inverted=self.inverted)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is not over."""
        if self.still_in:
            return None
        return game_result(self.options, self.wins, self.sizes, self.out)

    def __repr__(self) -> str:
        """Show what the viewer sees, cards by name."""
        who = "a spectator" if self.viewer is SPECTATOR else seat_text(self.viewer)
        turn = f"{seat_text(self.still_in[0])} to act" if self.still_in else "over"
        order = "inverted" if self.inverted else "normal"
        sizes = " ".join(map(str, self.sizes))
        hand = "" if self.viewer is SPECTATOR else f", hand: {cards_text(self.hand)}"
        return (
            f"<inferno.View of {who}: round {self.number}, {turn}, {order} order, "
            f"trick: {trick_text(self.trick)}, sizes: {sizes}{hand}>"
        )


_make_view: Final = constructor_of(View)
change_view: Final = changer_of(View)


def observe(state: State, viewer: Viewer) -> View:
    """All that the viewer may know now, and nothing else (ALL-07).

    Raises `UsageError` for a bad viewer.
    """
    expect_state(state, State, INFO)
    current, hands = state.round, state.hands
    viewer = check_viewer(viewer, len(hands))
    return _make_view(
        viewer,
        current.options,
        current.number,
        current.wins,
        current.inverted,
        current.out,
        tuple([hand.bit_count() for hand in hands]),
        current.aside.bit_count(),
        state.trick,
        state.still_in,
        current.lead_passed,
        CardSet(0) if viewer is SPECTATOR else hands[viewer],
        current.options.deck.rest((*hands, current.aside)),
    )
