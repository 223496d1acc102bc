"""The choices that a table makes before it plays."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from attrs import field, frozen

from numcards.core.choices import check_choice, check_whole, named_options
from numcards.num5.info import INFO

DEALABLE: Final = 98
"""How many cards are shuffled: all number cards but the four that start the rows (N5-02)."""

_FEWEST_IN_ROW: Final = 3
_FREE_CARDS: Final = 34
"""How many Rainbow and Shadow cards there are, each of which may need a choice of row."""


@named_options
@frozen(kw_only=True)
class Options:
    """Every option of NUM-5, with its default.

    Raises `InvalidOptions` for a value that the rules do not allow.

    >>> Options(players=5).undealt
    48
    """

    players: int = field()
    """How many seats there are, 2 to 9 (N5-21)."""
    hand_size: int = field(default=10)
    """How many cards each player is dealt, 1 to a fair share of the 98 cards (N5-02)."""
    row_limit: int = field(default=5)
    """The length at which a row is taken, 3 or more (N5-09)."""
    lower_fifth: Literal["limit", "first"] = field(default="limit")
    """What a card takes that is lower and fills its row: all before it, or the first (N5-10)."""
    row_tie: Literal["player", "table_order"] = field(default="player")
    """Who decides among equally close rows: the player, or their order at the table (N5-12)."""
    reveal_order: Literal["ascending", "descending"] = field(default="ascending")
    """Whether the lowest or the highest of the revealed cards is placed first (N5-06)."""
    rounds_to_win: int = field(default=3)
    """How many rounds a player must win to win the game (N5-18)."""

    def __attrs_post_init__(self) -> None:
        """Check the options in the order in which they depend on each other."""
        fewest, most = INFO.fewest_players, INFO.most_players
        check_whole("players", self.players, fewest, most, rule="N5-21")
        check_whole("hand_size", self.hand_size, 1, DEALABLE // self.players, rule="N5-02")
        check_whole("row_limit", self.row_limit, _FEWEST_IN_ROW, rule="N5-09")
        check_choice("lower_fifth", self.lower_fifth, ("limit", "first"), rule="N5-10")
        check_choice("row_tie", self.row_tie, ("player", "table_order"), rule="N5-12")
        check_choice("reveal_order", self.reveal_order, ("ascending", "descending"), rule="N5-06")
        check_whole("rounds_to_win", self.rounds_to_win, 1, rule="N5-18")

    @property
    def dealt(self) -> int:
        """How many cards are dealt in a round."""
        return self.players * self.hand_size

    @property
    def undealt(self) -> int:
        """How many cards are left face down in a round, unseen by all (N5-02)."""
        return DEALABLE - self.dealt

    @property
    def player_decides_ties(self) -> bool:
        """Whether the player chooses among equally close rows (N5-12)."""
        match self.row_tie:
            case "player":
                return True
            case "table_order":
                return False
            case _:
                assert_never(self.row_tie)

    @property
    def lower_fifth_takes_row(self) -> bool:
        """Whether a lower card that fills its row takes all of it, or the first card (N5-10)."""
        match self.lower_fifth:
            case "limit":
                return True
            case "first":
                return False
            case _:
                assert_never(self.lower_fifth)

    @property
    def lowest_first(self) -> bool:
        """Whether the lowest of the revealed cards is placed first (N5-06)."""
        match self.reveal_order:
            case "ascending":
                return True
            case "descending":
                return False
            case _:
                assert_never(self.reveal_order)

    @property
    def max_rounds(self) -> int:
        """A number of rounds after which a game is over: each credits somebody (N5-19)."""
        return self.players * (self.rounds_to_win - 1) + 1

    @property
    def max_actions(self) -> int:
        """A number of actions after which every game with these options is over (ALL-04).

        In a round each card dealt is chosen once, and each Rainbow or Shadow among them
        may need one choice of a row.
        """
        row_choices = min(self.dealt, _FREE_CARDS) if self.player_decides_ties else 0
        return self.max_rounds * (self.dealt + row_choices)
