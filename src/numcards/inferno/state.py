"""A position of NUM Inferno, and a round at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from attrs import field, frozen

from numcards.core.construction import changer_of, constructor_of
from numcards.core.notation import cards_text
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import Seat, check_seat, clockwise, seat_text
from numcards.inferno.actions import Play, Posed
from numcards.inferno.notation import trick_text
from numcards.inferno.scoring import round_ranking
from numcards.inferno.tables import Groups, groups_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from numcards.core.cards import Card
    from numcards.core.decks import CardSet
    from numcards.core.shuffles import Seed
    from numcards.inferno.options import Options


@final
@frozen(kw_only=True, weakref_slot=False)
class Round:
    """The round being played: all that most actions leave as it is."""

    options: Options
    number: int = 1
    """Which round of the game this is, from 1; its deal was shuffle number - 1 of the seed."""
    wins: tuple[int, ...]
    """The rounds that each seat has won so far."""
    out: tuple[Seat, ...] = ()
    """The seats that have shed all their cards in this round, the first one first."""
    lead_passed: tuple[Seat, ...] = ()
    """The seats that have passed the lead of this trick, ascending.

    Everybody knows that they hold only what INF-12 allows.
    """
    inverted: bool = False
    """Whether 0 is the strongest value and 16 the weakest (INF-26)."""
    aside: CardSet = field(repr=False)
    """The cards set aside in this round, face down (INF-03)."""
    seed: Seed
    """Where the deals of the game come from."""

    def __hash__(self) -> int:
        """A hash of everything but the options, which take ten times as long as all the rest."""
        kept = (self.number, self.wins, self.out, self.lead_passed, self.inverted, self.aside)
        return hash((self.seed, *kept))


@final
@frozen(repr=False, weakref_slot=False)
class State(ShownByRepr):
    """A position: the round, the hands, the trick, and who is still in it.

    Made by `new_game`, `apply`, `position` and `determinize`.
    It holds everything, hidden cards and the seed included: show players a `View`.
    """

    round: Round
    hands: tuple[CardSet, ...]
    """What each seat holds, as sets of the deck's cards."""
    groups: tuple[Groups, ...] = field(eq=False)
    """The number cards of the hands again, in the pieces that legal actions are made of."""
    trick: tuple[Play, ...]
    """The poses on the table, the oldest first."""
    still_in: tuple[Seat, ...]
    """The seats that may still act in this trick, in that order, the one on turn first.

    Empty when the game is over.
    """

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.round.options

    @property
    def wins(self) -> tuple[int, ...]:
        """The rounds that each seat has won so far."""
        return self.round.wins

    @property
    def top(self) -> Posed | None:
        """The pose to beat; None when the trick is still to be led."""
        return self.trick[-1].posed if self.trick else None

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat holds, in card order.

        Raises `UsageError` for a bad seat.
        """
        seat = check_seat(seat, len(self.hands))
        return self.options.deck.cards_of(self.hands[seat])

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Pickle without the groups, which follow from the hands."""
        return _restored, (self.round, self.hands, self.trick, self.still_in)

    def __repr__(self) -> str:
        """Show the whole position, cards by name."""
        hands = ", ".join(
            f"{seat_text(Seat(seat))}: {cards_text(self.hand(Seat(seat)))}"
            for seat in range(self.options.players)
        )
        turn = f"{seat_text(self.still_in[0])} to act" if self.still_in else "over"
        order = "inverted" if self.round.inverted else "normal"
        return (
            f"<inferno.State round {self.round.number}, {turn}, {order} order, "
            f"trick: {trick_text(self.trick)}; {hands}>"
        )


make_state: Final = constructor_of(State)
"""Makes a state from its fields, fast: actions spend most of their time on that."""
change_state: Final = changer_of(State)
change_round: Final = changer_of(Round)


def _restored(
    current: Round,
    hands: tuple[CardSet, ...],
    trick: tuple[Play, ...],
    still_in: tuple[Seat, ...],
) -> State:
    return State(current, hands, tuple(map(groups_of, hands)), trick, still_in)


@final
@frozen
class RoundOver:
    """A round at its end, before it is scored: nobody is to act in it any more."""

    round: Round
    hands: tuple[CardSet, ...]
    groups: tuple[Groups, ...]
    trick: tuple[Play, ...]
    """The poses on the table, if the last trick has not ended (INF-29)."""
    first_to_pass: Seat | None = None
    """Who was first to pass the lead in the row that blocked the round (INF-33).

    None where enough players are out instead (INF-29, INF-30).
    """

    @property
    def is_blocked(self) -> bool:
        """Whether everybody with cards has passed the lead (INF-33)."""
        return self.first_to_pass is not None

    @property
    def winner(self) -> Seat | None:
        """Who has won the round: the first one out, if any (INF-29, INF-33)."""
        return self.round.out[0] if self.round.out else None

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards are left to each seat."""
        return tuple(hand.bit_count() for hand in self.hands)

    @property
    def ranking(self) -> tuple[int, ...]:
        """The rank of each seat in the round (INF-30, INF-33)."""
        return round_ranking(self.sizes, self.round.out)


def with_cards(holdings: tuple[int, ...], start: int) -> tuple[Seat, ...]:
    """The seats that hold cards, clockwise from a seat (INF-30); of their hands or sizes."""
    around = clockwise(len(holdings), start)
    return around if all(holdings) else tuple(seat for seat in around if holdings[seat])
