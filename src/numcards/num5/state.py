"""A position of NUM-5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from attrs import field, frozen

from numcards.core.cards import NumberCard
from numcards.core.construction import constructor_of
from numcards.core.decks import CardSet
from numcards.core.notation import cards_text, seats_text
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import Seat, check_seat, seat_text, seats
from numcards.num5.actions import Action, ChooseCard
from numcards.num5.notation import plays_text
from numcards.num5.scoring import points_of, totals_of, wins_of
from numcards.num5.tables import number_cards

if TYPE_CHECKING:
    from numcards.core.shuffles import Seed
    from numcards.num5.options import Options

Row: TypeAlias = tuple[NumberCard, ...]
"""A row on the table, in the order in which its cards were placed."""

Hand: TypeAlias = tuple[ChooseCard, ...]
"""A hand, kept as the choices that it allows, in card order."""

Scores: TypeAlias = tuple[tuple[int, ...], ...]
"""The points of each seat in each round that has ended, the oldest round first."""


@final
@frozen(kw_only=True, cache_hash=True)
class Round:
    """The round being played: all that stays as it is until it ends."""

    options: Options
    scores: Scores = ()
    """The points of the rounds that have ended; of the last one too when the game is over."""
    seed: Seed
    """Where the deals of the game come from; round n was dealt by shuffle n - 1."""


@final
@frozen(weakref_slot=False)
class Turn:
    """What all have in front of them: all that stays as it is while cards are being chosen."""

    rows: tuple[Row, ...]
    """The four rows, in table order."""
    collected: tuple[CardSet, ...] = field(repr=False)
    """What each seat has collected in this round."""
    held: int
    """How many cards each seat held when the turn began."""
    choices: Hand
    """All of those, hand after hand from seat 0; what has been chosen since is still in here."""
    unplaced: Hand
    """The revealed cards that are not yet placed, in the order of placement (N5-05).

    The player of the first one has to choose a row for it; empty while cards are chosen.
    """

    @property
    def hands(self) -> tuple[Hand, ...]:
        """What each seat held when the turn began."""
        return tuple(map(self.hand, seats(len(self.collected))))

    def hand(self, seat: Seat) -> Hand:
        """What a seat held when the turn began."""
        return self.choices[seat * self.held : (seat + 1) * self.held]


@final
@frozen(eq=False, repr=False, weakref_slot=False)
class State(ShownByRepr):
    """A position: the round, the turn, and the cards chosen face down.

    Made by `new_game`, `apply`, `position` and `determinize`.
    It holds everything, hidden cards and the seed included: show players a `View`.
    """

    round: Round
    turn: Turn
    chosen: tuple[ChooseCard | None, ...]
    """What each seat has chosen face down; None for those who have still to choose."""
    actions: tuple[Action, ...]
    """Everything that may be done now, in the order of `all_actions`.

    It follows from the rest, but is made fastest from that of the position before.
    """

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.round.options

    @property
    def scores(self) -> Scores:
        """The points of each seat in each round that has ended."""
        return self.round.scores

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything to do any more."""
        return not self.actions

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Who has still to choose a card, or who has to choose a row; nobody at the end."""
        if self.turn.unplaced:
            return (self.turn.unplaced[0].seat,)
        if self.is_over:
            return ()
        return tuple(seat for seat in seats(len(self.chosen)) if self.chosen[seat] is None)

    @property
    def number(self) -> int:
        """Which round of the game this is, from 1."""
        return len(self.scores) + (not self.is_over)

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has collected in this round is worth (N5-16)."""
        return tuple(map(points_of, self.turn.collected))

    @property
    def wins(self) -> tuple[int, ...]:
        """The rounds that each seat has won so far (N5-17)."""
        return wins_of(self.options.players, self.scores)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat in all rounds that have ended (N5-18)."""
        return totals_of(self.options.players, self.scores)

    def hand(self, seat: Seat) -> tuple[NumberCard, ...]:
        """The cards that a seat holds, in card order; a card that is chosen has left the hand.

        Raises `UsageError` for a bad seat.
        """
        seat = check_seat(seat, len(self.chosen))
        return cards_of(without(self.turn.hand(seat), self.chosen[seat]))

    def collected(self, seat: Seat) -> tuple[NumberCard, ...]:
        """The cards that a seat has collected in this round, in card order.

        Raises `UsageError` for a bad seat.
        """
        seat = check_seat(seat, len(self.chosen))
        return number_cards(self.turn.collected[seat])

    def __eq__(self, other: object) -> bool:
        """Whether all is equal; as tuples, which do not look into what is the same object."""
        if type(other) is not State:
            return NotImplemented
        return (self.round, self.turn, self.chosen) == (other.round, other.turn, other.chosen)

    def __hash__(self) -> int:
        """A quick hash: the round, the rows and what is chosen tell nearly all positions apart."""
        return hash((self.round, self.turn.rows, self.chosen))

    def __repr__(self) -> str:
        """Show the whole position, cards by name."""
        hands = ", ".join(
            f"{seat_text(seat)}: {cards_text(self.hand(seat))}" for seat in seats(len(self.chosen))
        )
        acting = f"{seats_text(self.to_act)} to act" if self.to_act else "over"
        points = " ".join(map(str, self.points))
        chosen = plays_text(tuple(choice for choice in self.chosen if choice is not None))
        return (
            f"<num5.State round {self.number}, {acting}, points: {points}, "
            f"{table_text(self.turn.rows, self.turn.unplaced)}; "
            f"{hands}{f', chosen: {chosen}' if chosen else ''}>"
        )


make_turn: Final = constructor_of(Turn)
make_state: Final = constructor_of(State)
"""Make a turn and a state from their fields, fast: actions spend much of their time on that."""


def table_text(rows: tuple[Row, ...], unplaced: Hand) -> str:
    """What lies open, for a repr: `rows: B0 B5 / R0 / Y0 W3 / G0, unplaced: P1:W5`."""
    waiting = f", unplaced: {plays_text(unplaced)}" if unplaced else ""
    return f"rows: {' / '.join(map(cards_text, rows))}{waiting}"


def without(hand: Hand, choice: ChooseCard | None) -> Hand:
    """What is left of a hand once a card of it has been chosen, if one has."""
    if choice is None:
        return hand
    place = hand.index(choice)
    return hand[:place] + hand[place + 1 :]


def in_card_order(hand: Hand) -> Hand:
    """The same hand, sorted as hands are kept."""
    return tuple(sorted(hand, key=lambda choice: choice.card.order))


def cards_of(choices: Hand) -> tuple[NumberCard, ...]:
    """The cards of a hand, or of revealed cards."""
    return tuple(choice.card for choice in choices)
