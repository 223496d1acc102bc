"""What a viewer may know of a position: the one place where visibility is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from attrs import frozen

from numcards.core.card_lists import left_over
from numcards.core.construction import constructor_of
from numcards.core.doors import expect_state
from numcards.core.notation import cards_text
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import SPECTATOR, Seat, Viewer, check_seat, check_viewer, seat_text
from numcards.infini.info import INFO
from numcards.infini.legality import legal_turn
from numcards.infini.plays import card_of
from numcards.infini.state import State, grown_hand_size, owed_plays, piles_text, turn_text
from numcards.infini.turns import result_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numcards.core.cards import Card, Family
    from numcards.infini.actions import Action
    from numcards.infini.options import Options
    from numcards.infini.piles import Pile
    from numcards.infini.scoring import Result


@final
@frozen(repr=False, weakref_slot=False)
class View(ShownByRepr):
    """What one viewer may know of a position of the pile game.

    An eliminated player knows what a spectator knows (INI-27).
    """

    viewer: Viewer
    """Who looks: a seat, or `SPECTATOR`."""
    options: Options
    hand: tuple[Card, ...]
    """The viewer's cards, in card order; none for a spectator."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    fresh: int
    """How many cards of the draw pile nobody has held yet."""
    returned: int
    """How many cards lie under them that were in the hands of eliminated players (INI-27)."""
    piles: tuple[Pile, ...]
    """The piles of the colours in play, Red first."""
    out: tuple[Card, ...]
    """The cards that are out of the game, in card order (INI-12, INI-15)."""
    growths: tuple[int, ...]
    """How often each seat's hand size has grown (INI-24)."""
    eliminated: tuple[Seat, ...]
    """The seats that are out of the game, ascending (INI-18)."""
    turn: Seat | None
    """The seat on turn; None when the game is over."""
    plays: int
    """How many plays the player on turn has made in it, counted no further than `min_plays`."""
    stuck: Seat | None
    """The player who was stuck and so ended the game, if that is how it ended (INI-18)."""

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn; nobody when the game is over."""
        return () if self.turn is None else (self.turn,)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the viewer may do now, in the order of the function; `()` when not on turn."""
        turn = self.turn
        if turn is None or self.viewer != turn:
            return ()
        return legal_turn(
            self.options, self.plays, self.options.powers[turn].hand(self.hand), self.piles
        )

    @property
    def owed(self) -> int:
        """How many plays the player on turn still owes; 0 when the game is over (INI-16)."""
        if self.turn is None:
            return 0
        return owed_plays(self.options, self.plays, self.sizes[self.turn])

    def hand_size(self, seat: Seat) -> int:
        """Up to how many cards a seat refills its hand (INI-17, INI-24).

        Raises `UsageError` for a bad seat.
        """
        seat = check_seat(seat, len(self.sizes))
        return grown_hand_size(self.options, self.growths[seat])

    @property
    def draw_size(self) -> int:
        """How many cards the draw pile has."""
        return self.fresh + self.returned

    @property
    def placed(self) -> Mapping[Family, int]:
        """How many cards of each colour in play have been placed, out of 17 (INI-21)."""
        return {
            colour: pile.placed
            for colour, pile in zip(self.options.colours, self.piles, strict=True)
        }

    @property
    def total_placed(self) -> int:
        """How many colour cards have been placed in all; out of 68 in cooperation."""
        return sum(pile.placed for pile in self.piles)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards in the other hands and in the draw pile, copies included, in card order."""
        return tuple(left_over(self.options.deck, self._seen()))

    def _seen(self) -> Iterator[Card]:
        yield from self.hand
        yield from self.out
        for pile in self.piles:
            yield from map(card_of, pile.rising + pile.falling)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is not over."""
        return None if self.turn is not None else result_of(self.options, self.piles)

    def __repr__(self) -> str:
        """Show what the viewer sees, cards by name."""
        who = "a spectator" if self.viewer is SPECTATOR else seat_text(self.viewer)
        sizes = " ".join(map(str, self.sizes))
        hand = "" if self.viewer is SPECTATOR else f", hand: {cards_text(self.hand)}"
        return (
            f"<infini.View of {who}: {turn_text(self.turn, self.owed)}, {piles_text(self.piles)}, "
            f"draw: {self.fresh} / {self.returned}, sizes: {sizes}{hand}>"
        )


_make_view: Final = constructor_of(View)


def observe(state: State, viewer: Viewer) -> View:
    """All that the viewer may know now, and nothing else (ALL-07, INI-27).

    Raises `UsageError` for a bad viewer.
    """
    expect_state(state, State, INFO)
    setting, held = state.setting, state.held
    viewer = check_viewer(viewer, len(held))
    return _make_view(
        viewer,
        setting.options,
        () if viewer is SPECTATOR else state.hand(viewer),
        tuple(map(len, held)),
        state.draw.fresh_size,
        state.draw.returned_size,
        state.piles,
        setting.out,
        setting.growths,
        setting.eliminated,
        state.turn,
        state.plays,
        setting.stuck,
    )
