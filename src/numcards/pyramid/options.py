"""The choices that a table makes before it plays."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, assert_never

from attrs import field, frozen

from numcards.core.cards import FAMILIES, VALUES, Card, Special
from numcards.core.choices import check_choice, check_deck_size, check_whole, named_options
from numcards.core.decks import Deck
from numcards.pyramid.info import INFO

_NUMBER_CARDS: Final = len(FAMILIES) * len(VALUES)
_ACTION_CARDS: Final = (Special.FLIP, Special.SWIPE, Special.QUANTUM, Special.FLASH)
_MOST_FACE_UP: Final = 9
_ACTIONS_PER_DRAW: Final = 4


@cache
def _deck(jokers: int, action_copies: int) -> Deck:
    actions = tuple((special, action_copies) for special in _ACTION_CARDS)
    return Deck(values=len(VALUES), copies=((Special.JOKER, jokers), *actions))


def _is_classic(options: Options) -> bool:
    match options.mode:
        case "classic":
            return True
        case "simultaneous":
            return False
        case _:
            assert_never(options.mode)


@named_options
@frozen(kw_only=True)
class Options:
    """Every option of the pyramid game, with its default.

    Raises `InvalidOptions` for a value that the rules do not allow.

    >>> Options(players=4).deck_size
    112
    """

    players: int = field()
    """How many seats there are, 2 to 6."""
    mode: Literal["classic", "simultaneous"] = field(default="classic")
    """Whether players take turns, or draw and choose in common phases (PYR-04, PYR-16)."""
    action_copies: int = field(default=2)
    """How many copies there are of each of swipe, flip, quantum and flash (PYR-01)."""
    jokers: int = field(default=2)
    """How many jokers there are (PYR-01)."""
    face_up: int = field(default=0)
    """How many cards of each pyramid are turned up at the start, in slot order: 0 to 9."""
    final_turns: bool = field(default=True)
    """Whether everybody else has one more turn once a pyramid is complete (PYR-25)."""
    reshuffles: int = field(default=1)
    """How often the discard pile is shuffled back in a round (PYR-03)."""
    overlap: bool = field(default=False)
    """Whether a card may serve in several combinations (PYR-33)."""
    rounds: int = field(default=1)
    """How many rounds are played; their scores add up (PYR-34)."""
    first_player: int = field(default=0)
    """The seat that is first in the first round (PYR-02)."""

    is_classic: bool = field(init=False, eq=False, repr=False)
    """Whether players take turns, instead of playing simultaneously."""

    def __attrs_post_init__(self) -> None:
        """Check the options in the order in which they depend on each other."""
        fewest, most = INFO.fewest_players, INFO.most_players
        check_whole("players", self.players, fewest, most, rule="PYR-01")
        check_choice("mode", self.mode, ("classic", "simultaneous"), rule="PYR-04")
        check_whole("action_copies", self.action_copies, 0, rule="PYR-01")
        check_whole("jokers", self.jokers, 0, rule="PYR-01")
        check_whole("face_up", self.face_up, 0, _MOST_FACE_UP, rule="PYR-02")
        check_choice("final_turns", self.final_turns, (True, False), rule="PYR-25")
        check_whole("reshuffles", self.reshuffles, 0, rule="PYR-03")
        check_choice("overlap", self.overlap, (False, True), rule="PYR-33")
        check_whole("rounds", self.rounds, 1, rule="PYR-34")
        check_whole("first_player", self.first_player, 0, self.players - 1, rule="PYR-02")
        check_deck_size(self.deck_size, rule="PYR-01")
        object.__setattr__(self, "is_classic", _is_classic(self))

    @property
    def deck(self) -> Deck:
        """The cards that are shuffled: number cards, jokers and action cards (PYR-01)."""
        return _deck(self.jokers, self.action_copies)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The same cards in card order, copies one by one."""
        return self.deck.cards_of(self.deck.all_cards)

    @property
    def deck_size(self) -> int:
        """How many cards are shuffled: 112 by default."""
        return _NUMBER_CARDS + self.jokers + len(_ACTION_CARDS) * self.action_copies

    @property
    def max_actions(self) -> int:
        """A number of actions after which every game with these options is over (ALL-04).

        The draw pile gives at most all cards of the deck, and again after each reshuffle.
        In simultaneous mode each card drawn by the first player lets every other player
        take one from the discard pile.
        A drawn card is followed by at most a choice, an effect and a card to turn up;
        a `keep` counts like a draw, for it uses up a card of the draw pile as well.
        """
        from_pile = self.deck_size * (1 + self.reshuffles)
        draws = from_pile if self.is_classic else from_pile * self.players
        return self.rounds * draws * _ACTIONS_PER_DRAW
