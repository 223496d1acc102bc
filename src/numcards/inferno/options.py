"""The choices that a table makes before it plays."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from attrs import field, frozen

from numcards.core.cards import FAMILIES, HIGHEST_VALUE
from numcards.core.choices import check_choice, check_whole, named_options
from numcards.core.decks import Deck
from numcards.inferno.deck import SPECIAL_CARDS, deck_of
from numcards.inferno.info import INFO

_QUICK_MAX_VALUE: Final = 12
_LOWEST_MAX_VALUE: Final = 9
_ROUNDS_PER_WIN: Final = 20


@named_options
@frozen(kw_only=True)
class Options:
    """Every option of NUM Inferno, with its default.

    Raises `InvalidOptions` for a value that the rules do not allow.

    >>> Options(players=4).deck_size
    109
    """

    players: int = field()
    """How many seats there are, 2 to 6."""
    max_value: int = field(default=16)
    """The highest value in the deck, 9 to 16 (INF-01)."""
    deal: Literal["all", "equal"] | int = field(default="all")
    """Which cards are dealt: all (`"all"`), as many full laps as there are (`"equal"`), or so many
    to each player (INF-03)."""
    first_player: int = field(default=0)
    """The seat that leads the first round (INF-04)."""
    next_leader: Literal["winner", "jester"] = field(default="winner")
    """Who leads the next round: the winner of the last one, or its last-ranked (INF-31)."""
    finish: Literal["first_out", "rank_all"] = field(default="first_out")
    """Whether a round ends with the first player out, or is played out (INF-30)."""
    inferno_needs: Literal["present", "on_top"] = field(default="present")
    """Whether Inferno needs a Rainbow or Shadow in the triple, or on top of it (INF-25)."""
    inferno_lasts: Literal["round", "trick"] = field(default="round")
    """How long an inverted order of strength lasts (INF-27)."""
    impossible: Literal["ends", "cuttable"] = field(default="ends")
    """Whether a lone Shadow ends its trick at once, or may still be cut (INF-16)."""
    rounds_to_win: int = field(default=1)
    """How many rounds a player must win to win the game (INF-32)."""

    def __attrs_post_init__(self) -> None:
        """Check the options in the order in which they depend on each other."""
        fewest, most = INFO.fewest_players, INFO.most_players
        check_whole("players", self.players, fewest, most, rule="INF-02")
        check_whole("max_value", self.max_value, _LOWEST_MAX_VALUE, HIGHEST_VALUE, rule="INF-01")
        if isinstance(self.deal, str):
            check_choice("deal", self.deal, ("all", "equal"), rule="INF-03")
        else:
            check_whole("deal", self.deal, 1, self.deck_size // self.players, rule="INF-03")
        check_whole("first_player", self.first_player, 0, self.players - 1, rule="INF-04")
        check_choice("next_leader", self.next_leader, ("winner", "jester"), rule="INF-31")
        check_choice("finish", self.finish, ("first_out", "rank_all"), rule="INF-30")
        check_choice("inferno_needs", self.inferno_needs, ("present", "on_top"), rule="INF-25")
        check_choice("inferno_lasts", self.inferno_lasts, ("round", "trick"), rule="INF-27")
        check_choice("impossible", self.impossible, ("ends", "cuttable"), rule="INF-16")
        check_whole("rounds_to_win", self.rounds_to_win, 1, rule="INF-32")

    @classmethod
    def quick(cls, players: int) -> Options:
        """The fast and dense game, with the values 0 to 12 only."""
        return cls(players=players, max_value=_QUICK_MAX_VALUE)

    @property
    def deck(self) -> Deck:
        """The cards that are shuffled: number cards, 2 jokers, 4 infini, 1 numx (INF-01)."""
        return deck_of(self.max_value)

    @property
    def deck_size(self) -> int:
        """How many cards are shuffled: 109 in the whole game, 85 in the quick one."""
        return (self.max_value + 1) * len(FAMILIES) + SPECIAL_CARDS

    @property
    def dealt(self) -> int:
        """How many cards are dealt in a round; the others are set aside (INF-03)."""
        match self.deal:
            case "all":
                return self.deck_size
            case "equal":
                return self.deck_size - self.deck_size % self.players
            case int(each):
                return each * self.players
            case _:
                assert_never(self.deal)

    @property
    def max_rounds(self) -> int:
        """The number of rounds after which a game ends in any case (INF-33)."""
        return self.rounds_to_win * _ROUNDS_PER_WIN

    @property
    def max_actions(self) -> int:
        """A number of actions after which every game with these options is over (ALL-04).

        Each card may be one pose, with a pass by every other player before and after it;
        a blocked round adds a pass by every player.
        """
        around = 2 * (self.players - 1)
        return self.max_rounds * (self.dealt * (1 + around) + self.players)
