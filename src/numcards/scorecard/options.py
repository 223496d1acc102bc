"""The choices that a table makes before it plays."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

from attrs import Factory, field, frozen

from numcards.core.cards import Special
from numcards.core.choices import check_choice, check_deck_size, check_whole, named_options
from numcards.core.decks import NUMBER_CARDS, Deck
from numcards.core.whole import MOST
from numcards.scorecard.info import INFO
from numcards.scorecard.objectives import OBJECTIVES

if TYPE_CHECKING:
    from numcards.core.cards import Card

KINDS: Final = (
    Special.JOKER,
    Special.DOUBLE,
    Special.SKIP,
    Special.FLIP,
    Special.SWIPE,
    Special.QUANTUM,
)
"""The special cards of this game, in card order."""

_CLASSIC_ROUNDS: Final = 5
_DISCOVERY_ROUNDS: Final = 3


@cache
def _deck(copies: int) -> Deck:
    return Deck(values=len(NUMBER_CARDS) // 6, copies=tuple((kind, copies) for kind in KINDS))


@cache
def _cards(copies: int) -> tuple[Card, ...]:
    deck = _deck(copies)
    return deck.cards_of(deck.all_cards)


def _default_copies(options: Options) -> int:
    return 0 if options.mode == "discovery" else 1


def _default_rounds(options: Options) -> int:
    return _DISCOVERY_ROUNDS if options.mode == "discovery" else _CLASSIC_ROUNDS


@named_options
@frozen(kw_only=True)
class Options:
    """Every option of the scorecard game, with its default.

    Raises `InvalidOptions` for a value that the rules do not allow.

    >>> Options(players=3).max_rounds, Options.discovery(3).max_rounds
    (5, 3)
    """

    players: int = field()
    """How many seats there are, 2 to 6."""
    mode: Literal["classic", "discovery"] = field(default="classic")
    """`"discovery"` has no special cards and is won by most objectives (SC-37)."""
    special_copies: int = field(default=Factory(_default_copies, takes_self=True))
    """How many copies there are of each special card (SC-01): 1, in discovery always 0."""
    bust: Literal["out", "sequence", "round"] = field(default="out")
    """What a bust costs: the rest of the round, the sequence, or the collection as well (SC-17)."""
    max_rounds: int = field(default=Factory(_default_rounds, takes_self=True))
    """After how many rounds the game ends in any case (SC-36): 5, in discovery 3."""
    first_player: int = field(default=0)
    """The seat that begins the first round (SC-04)."""

    def __attrs_post_init__(self) -> None:
        """Check the options in the order in which they depend on each other."""
        check_whole("players", self.players, INFO.fewest_players, INFO.most_players, rule="SC-01")
        check_choice("mode", self.mode, ("classic", "discovery"), rule="SC-37")
        most = 0 if self.mode == "discovery" else MOST
        check_whole("special_copies", self.special_copies, 0, most, rule="SC-01")
        check_deck_size(len(NUMBER_CARDS) + self._specials, rule="SC-01")
        check_choice("bust", self.bust, ("out", "sequence", "round"), rule="SC-17")
        check_whole("max_rounds", self.max_rounds, 1, rule="SC-36")
        check_whole("first_player", self.first_player, 0, self.players - 1, rule="SC-04")

    @classmethod
    def discovery(cls, players: int) -> Options:
        """The short game without special cards, which most objectives win."""
        return cls(players=players, mode="discovery")

    @property
    def deck(self) -> Deck:
        """The cards that are shuffled: 102 number cards and the special cards (SC-01)."""
        return _deck(self.special_copies)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The same cards in card order, copies one by one: what a shuffle mixes."""
        return _cards(self.special_copies)

    @property
    def _specials(self) -> int:
        return len(KINDS) * self.special_copies

    @property
    def max_actions(self) -> int:
        """A number of actions after which every game with these options is over (ALL-04).

        In a round each number card is drawn once, may ask once for a joker, may be the last
        one drawn before a `stop`, and may be locked once: 4 actions at most.
        Each special card is drawn, kept, used, may bring about one action more (`take` after
        a quantum, `end` or `stop` after others) and may be the last one drawn before a
        `stop`: 5 at most.
        There is one `declare`, one turn that ends because the piles are empty, and one `done`
        for each player; each objective is validated once in a game.
        """
        of_a_round = 4 * len(NUMBER_CARDS) + 5 * self._specials + 2 + self.players
        return self.max_rounds * of_a_round + len(OBJECTIVES) * self.players
