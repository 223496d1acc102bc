"""A position of the pile game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from attrs import frozen

from numcards.core.cards import Card, Family
from numcards.core.construction import changer_of, constructor_of
from numcards.core.notation import cards_text
from numcards.core.reprs import ShownByRepr
from numcards.core.seats import Seat, check_seat, seat_text, seats
from numcards.infini.legality import legal_turn
from numcards.infini.piles import BRANCHES, Pile

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numcards.core.shuffles import Seed
    from numcards.infini.actions import Action
    from numcards.infini.options import Options
    from numcards.infini.tables import Held

Hands: TypeAlias = "tuple[tuple[Held, ...], ...]"
"""What each seat holds, in card order, with what it can do."""


@final
@frozen(eq=False, repr=False, weakref_slot=False)
class DrawPile(ShownByRepr):
    """The draw pile, the next card first.

    Everyone knows how much of it, at its bottom, was the hands of eliminated players (INI-27).
    Drawing moves a mark and copies nothing: what has been drawn is no part of the value.
    """

    _cards: tuple[Card, ...]
    _drawn: int
    _returned: int

    @staticmethod
    def of(fresh: tuple[Card, ...], returned: tuple[Card, ...]) -> DrawPile:
        """A pile of cards that nobody has held yet, and under them the returned ones."""
        return _make_draw_pile(fresh + returned, 0, len(returned))

    @property
    def fresh(self) -> tuple[Card, ...]:
        """The cards that nobody has held yet."""
        return self._cards[self._drawn : len(self._cards) - self.returned_size]

    @property
    def returned(self) -> tuple[Card, ...]:
        """The cards under them, which were in the hands of eliminated players (INI-18)."""
        return self._cards[len(self._cards) - self.returned_size :]

    @property
    def fresh_size(self) -> int:
        """How many cards there are that nobody has held yet."""
        return len(self) - self.returned_size

    @property
    def returned_size(self) -> int:
        """How many cards are left that were in the hands of eliminated players."""
        return min(self._returned, len(self))

    def draw(self, count: int) -> tuple[tuple[Card, ...], DrawPile]:
        """The next cards, so many or all there are, and what is left of the pile."""
        cards, mark = self._cards, self._drawn
        drawn = cards[mark : mark + count]
        return drawn, _make_draw_pile(cards, mark + len(drawn), self._returned)

    def with_returned(self, hand: tuple[Card, ...]) -> DrawPile:
        """The pile with one more hand under it."""
        return DrawPile.of(self.fresh, self.returned + hand)

    def __len__(self) -> int:
        """How many cards there are."""
        return len(self._cards) - self._drawn

    def __eq__(self, other: object) -> bool:
        """Whether the same cards lie there in the same order, and as many were returned."""
        if type(other) is not DrawPile:
            return NotImplemented
        if self._cards is other._cards and self._returned == other._returned:
            return self._drawn == other._drawn  # as in all positions of one game without returns
        mine, theirs = self._cards[self._drawn :], other._cards[other._drawn :]
        return mine == theirs and self.returned_size == other.returned_size

    def __hash__(self) -> int:
        """A quick hash: of the sizes and the next cards."""
        return hash((len(self), self.returned_size, self._cards[self._drawn : self._drawn + 4]))

    def __reduce__(self) -> tuple[Callable[..., DrawPile], tuple[object, ...]]:
        """Pickle what is there, without what has been drawn."""
        return DrawPile.of, (self.fresh, self.returned)

    def __repr__(self) -> str:
        """Show the cards by name, the returned ones behind a bar."""
        return f"<{cards_text(self.fresh)} / {cards_text(self.returned)}>"


_make_draw_pile: Final = constructor_of(DrawPile)


@final
@frozen(weakref_slot=False)
class Setting:
    """All that most actions leave as it is."""

    options: Options
    seed: Seed
    """Where all shuffles come from: the deal is shuffle 0, the k-th elimination is shuffle k."""
    eliminated: tuple[Seat, ...]
    """The seats that are out of the game, ascending (INI-18)."""
    growths: tuple[int, ...]
    """How often each seat's hand size has grown (INI-24)."""
    out: tuple[Card, ...]
    """The cards that are out of the game, in card order (INI-12, INI-15)."""
    stuck: Seat | None
    """The player who was stuck and so ended the game, if that is how it ended (INI-18)."""

    def hand_size(self, seat: Seat) -> int:
        """Up to how many cards a seat refills its hand (INI-17, INI-24)."""
        return grown_hand_size(self.options, self.growths[seat])


make_setting: Final = constructor_of(Setting)
"""The fast way to a setting."""
change_setting: Final = changer_of(Setting)
"""A fast `evolve`."""


@final
@frozen(eq=False, repr=False, weakref_slot=False)
class State(ShownByRepr):
    """A position: the setting, the draw pile, the hands, the piles, and whose turn it is.

    Made by `new_game`, `apply`, `position` and `determinize`.
    It holds everything, hidden cards and the seed included: show players a `View`.
    """

    setting: Setting
    draw: DrawPile
    held: Hands
    """What each seat holds, in card order, with what it can do."""
    piles: tuple[Pile, ...]
    """The piles of the colours in play, Red first."""
    turn: Seat | None
    """The seat on turn; None when the game is over."""
    plays: int
    """How many plays the player on turn has made in it, counted no further than `min_plays`.

    Of a stuck player who ended the game, it stays as it was; otherwise it is 0 then.
    """
    actions: tuple[Action, ...]
    """Everything that may be done now, in the order of `all_actions`.

    It follows from the rest, but whether a player is stuck can only be told by listing it.
    """

    @staticmethod
    def of(  # noqa: PLR0913, PLR0917  # the parts of a state
        setting: Setting,
        draw: DrawPile,
        hands: Sequence[tuple[Card, ...]],
        piles: tuple[Pile, ...],
        turn: Seat | None,
        plays: int,
    ) -> State:
        """The position in which the seats hold these cards."""
        held = hands_of(setting.options, hands)
        actions = () if turn is None else legal_turn(setting.options, plays, held[turn], piles)
        return make_state(setting, draw, held, piles, turn, plays, actions)

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """What each seat holds, in card order."""
        return tuple(map(self.hand, seats(len(self.held))))

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.setting.options

    @property
    def eliminated(self) -> tuple[Seat, ...]:
        """The seats that are out of the game, ascending (INI-18)."""
        return self.setting.eliminated

    @property
    def out(self) -> tuple[Card, ...]:
        """The cards that are out of the game, in card order (INI-12, INI-15)."""
        return self.setting.out

    @property
    def owed(self) -> int:
        """How many plays the player on turn still owes; 0 when the game is over (INI-16)."""
        if self.turn is None:
            return 0
        return owed_plays(self.options, self.plays, len(self.held[self.turn]))

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

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat holds, in card order.

        Raises `UsageError` for a bad seat.
        """
        seat = check_seat(seat, len(self.held))
        return tuple([held.card for held in self.held[seat]])

    def hand_size(self, seat: Seat) -> int:
        """Up to how many cards a seat refills its hand (INI-17, INI-24).

        Raises `UsageError` for a bad seat.
        """
        seat = check_seat(seat, len(self.held))
        return self.setting.hand_size(seat)

    def __eq__(self, other: object) -> bool:
        """Whether all is equal; as tuples, which do not look into what is the same object."""
        if type(other) is not State:
            return NotImplemented
        return (self.setting, self.draw, self.held, self.piles, self.turn, self.plays) == (
            other.setting,
            other.draw,
            other.held,
            other.piles,
            other.turn,
            other.plays,
        )

    def __hash__(self) -> int:
        """A quick hash: of the seed, the hands, the tops of the piles and the turn."""
        tops = [pile.tops for pile in self.piles]
        return hash((self.setting.seed, self.held, self.turn, self.plays, *tops))

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Pickle the cards, without what can be done with them."""
        parts = (self.setting, self.draw, self.hands, self.piles, self.turn, self.plays)
        return State.of, parts

    def __repr__(self) -> str:
        """Show the whole position, cards by name."""
        hands = ", ".join(
            f"{seat_text(Seat(seat))}: {cards_text(hand)}" for seat, hand in enumerate(self.hands)
        )
        return (
            f"<infini.State {turn_text(self.turn, self.owed)}, {piles_text(self.piles)}; {hands}; "
            f"draw: {cards_text(self.draw.fresh)} / {cards_text(self.draw.returned)}>"
        )


make_state: Final = constructor_of(State)
"""The fast way to a state, for hot paths."""
change_state: Final = changer_of(State)
"""A fast `evolve`."""


def hands_of(options: Options, hands: Sequence[tuple[Card, ...]]) -> Hands:
    """Hands of these cards, one for each seat."""
    return tuple([own.hand(hand) for own, hand in zip(options.powers, hands, strict=True)])


def grown_hand_size(options: Options, growths: int) -> int:
    """Up to how many cards a hand is refilled once it has grown so often (INI-17, INI-24)."""
    return options.hand_size + options.hand_growth * growths


def owed_plays(options: Options, plays: int, held: int) -> int:
    """How many plays a player still owes after so many, with so many cards in hand (INI-16).

    What was owed when the turn began is as much, less the plays made:
    each of them took one card out of the hand.
    """
    return max(0, min(options.min_plays - plays, held))


def all_plays(piles: tuple[Pile, ...], out: tuple[Card, ...]) -> int:
    """How many plays there were in a game: each took one card out of the hands (INI-25)."""
    return len(out) + sum(len(pile.rising) + len(pile.falling) for pile in piles)


def turn_text(turn: Seat | None, owed: int) -> str:
    """Whose turn it is, in a few words."""
    return "over" if turn is None else f"{seat_text(turn)} to act, {owed} owed"


def piles_text(piles: tuple[Pile, ...]) -> str:
    """All branches on one line, the oldest card of each first: `R+ R3 R7, R- R9`."""
    branches = BRANCHES[: 2 * len(piles)]
    return ", ".join(
        " ".join(map(str, (branch, *piles[branch.pile].stack(branch.direction))))
        for branch in branches
    )
