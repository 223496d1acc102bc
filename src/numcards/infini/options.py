"""The choices that a table makes before it plays."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, assert_never

from attrs import Factory, field, frozen

from numcards.core.cards import (
    CLASSIC_FAMILIES,
    HIGHEST_VALUE,
    VALUES,
    Card,
    Family,
    NumberCard,
    Special,
)
from numcards.core.choices import check_choice, check_deck_size, check_whole, named_options
from numcards.core.seats import Seat, seats
from numcards.infini.modes import MODES, Mode
from numcards.infini.tables import (
    ALWAYS,
    EXTEND,
    HELP,
    HELP_OR_START,
    NEVER,
    Powers,
    Right,
    powers_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

_ACTION_CARDS: Final = (
    Special.JOKER,
    Special.FLIP,
    Special.FLASH,
    Special.SIMPLE,
    Special.PASSE,
)

_LOW: Final = 8
_RESCUE_VALUES: Final[Mapping[str, Mapping[Family, range]]] = {
    "full": {
        Family.RAINBOW: range(HIGHEST_VALUE + 1),
        Family.SHADOW: range(HIGHEST_VALUE + 1),
    },
    "restricted": {
        Family.RAINBOW: range(_LOW, HIGHEST_VALUE + 1),
        Family.SHADOW: range(_LOW),
    },
    "none": {},
}


@lru_cache(maxsize=64)
def _deck(colours: int, rescue_cards: str, action_copies: int) -> tuple[Card, ...]:
    classic = ((colour, VALUES) for colour in CLASSIC_FAMILIES[:colours])
    families = (*classic, *_RESCUE_VALUES[rescue_cards].items())
    numbers = [NumberCard(family, VALUES[value]) for family, values in families for value in values]
    actions = [card for card in _ACTION_CARDS for _ in range(action_copies)]
    return (*numbers, *actions)


def _on_stuck(options: Options) -> Literal["end", "eliminate"]:
    check_choice("mode", options.mode, tuple(MODES), rule="INI-02")
    return options.rules.on_stuck


@named_options
@frozen(kw_only=True)
class Options:
    """Every option of the pile game, with its default.

    Raises `InvalidOptions` for a value that the rules do not allow.

    >>> Options(mode="coop", players=3).deck_size
    102
    """

    mode: Literal["coop", "adversary"] = field()
    """Whether all shed the deck together, or each has one colour (INI-02)."""
    players: int = field()
    """How many seats there are: 1 to 6 in cooperation, 2 to 4 as adversaries."""
    rescue_cards: Literal["full", "restricted", "none"] = field(default="full")
    """Which Rainbow and Shadow cards are in the deck: all of them, Shadow 0 to 7 and
    Rainbow 8 to 16, or none (INI-03)."""
    action_copies: int = field(default=0)
    """How many copies of joker, flip, flash, simple and passe there are each (INI-03)."""
    hand_size: int = field(default=5)
    """How many cards each player is dealt, and refills to at first (INI-03, INI-17)."""
    hand_growth: int = field(default=1)
    """By how much the refill grows when a hand has been emptied (INI-24)."""
    min_plays: int = field(default=2)
    """How many plays a turn owes, as far as the hand goes (INI-16)."""
    rival_start: Literal["never", "allowed"] = field(default="never")
    """Whether a rival's empty branch may be started for them (INI-08)."""
    rescue_targets: Literal["any", "help", "own"] = field(default="any")
    """Whether rescue cards go on a rival's pile freely, only to help, or never (INI-09)."""
    action_targets: Literal["any", "own"] = field(default="any")
    """Whether joker, flip and flash go on every pile or only on one's own."""
    passe_when: Literal["first", "any"] = field(default="first")
    """Whether Passe is only a first play, or comes at any point of a turn (INI-14)."""
    short_turn: Literal["stuck", "allowed"] = field(default="stuck")
    """Whether who owes plays but has made one is stuck, or their turn just ends (INI-18)."""
    on_stuck: Literal["end", "eliminate"] = field(default=Factory(_on_stuck, takes_self=True))
    """Whether a stuck player ends the game, or is out of it (INI-18).

    By default the former in cooperation, the latter among adversaries.
    """
    first_player: int = field(default=0)
    """The seat that begins (ALL-01)."""
    powers: tuple[Powers, ...] = field(init=False, eq=False, repr=False)
    """What each seat may do with which card on which pile (INI-04 to INI-14)."""

    def __attrs_post_init__(self) -> None:
        """Check the options in the order in which they depend on each other."""
        check_choice("mode", self.mode, tuple(MODES), rule="INI-02")
        fewest, most = self.rules.fewest_players, self.rules.most_players
        check_whole("players", self.players, fewest, most, rule="INI-02")
        check_choice("rescue_cards", self.rescue_cards, tuple(_RESCUE_VALUES), rule="INI-03")
        check_whole("action_copies", self.action_copies, 0, rule="INI-03")
        check_deck_size(self.deck_size, rule="INI-03")
        most_held = self.deck_size // self.players
        check_whole("hand_size", self.hand_size, 1, most_held, rule="INI-03")
        check_whole("hand_growth", self.hand_growth, 0, rule="INI-24")
        check_whole("min_plays", self.min_plays, 1, rule="INI-16")
        check_choice("rival_start", self.rival_start, ("never", "allowed"), rule="INI-08")
        check_choice("rescue_targets", self.rescue_targets, ("any", "help", "own"), rule="INI-09")
        check_choice("action_targets", self.action_targets, ("any", "own"), rule="INI-10")
        check_choice("passe_when", self.passe_when, ("first", "any"), rule="INI-14")
        check_choice("short_turn", self.short_turn, ("stuck", "allowed"), rule="INI-18")
        check_choice("on_stuck", self.on_stuck, ("end", "eliminate"), rule="INI-18")
        check_whole("first_player", self.first_player, 0, self.players - 1, rule="ALL-01")
        # A field, since a cached property would slow down every other field of the class.
        object.__setattr__(self, "powers", tuple(map(self._powers_of, seats(self.players))))

    @classmethod
    def plain(cls, mode: Literal["coop", "adversary"], players: int) -> Options:
        """The plain game: no action cards, all rescue cards, no growing hands (INI-26)."""
        return cls(mode=mode, players=players, hand_growth=0)

    @classmethod
    def advanced(cls, mode: Literal["coop", "adversary"], players: int) -> Options:
        """The advanced game: action cards, restricted rescue cards, growing hands (INI-26)."""
        return cls(mode=mode, players=players, rescue_cards="restricted", action_copies=2)

    @property
    def rules(self) -> Mode:
        """What is special about the mode."""
        return MODES[self.mode]

    @property
    def colours(self) -> tuple[Family, ...]:
        """The colours in play, each with its pile; of adversaries each owns that of its seat."""
        return CLASSIC_FAMILIES[: self.rules.piles(self.players)]

    @property
    def deck_size(self) -> int:
        """How many cards are shuffled."""
        rescue = sum(map(len, _RESCUE_VALUES[self.rescue_cards].values()))
        actions = self.action_copies * len(_ACTION_CARDS)
        return len(self.colours) * len(VALUES) + rescue + actions

    @property
    def deck(self) -> tuple[Card, ...]:
        """All cards that are shuffled, copies included, in card order (INI-03)."""
        return _deck(len(self.colours), self.rescue_cards, self.action_copies)

    def _powers_of(self, seat: Seat) -> Powers:
        """What a seat may do: as it likes on its own piles, as the options say on the others."""
        own = tuple(self.rules.owns(seat, pile) for pile in range(len(self.colours)))
        return powers_of(
            tuple(EXTEND if mine else self._helping for mine in own),
            tuple(ALWAYS if mine else self._rescuing for mine in own),
            tuple(mine or self._targets_rivals for mine in own),
        )

    @property
    def _helping(self) -> Right:
        """How colour cards may be placed on a rival's pile (INI-08)."""
        match self.rival_start:
            case "never":
                return HELP
            case "allowed":
                return HELP_OR_START
            case _:
                assert_never(self.rival_start)

    @property
    def _rescuing(self) -> Right:
        """How rescue cards may be placed on a rival's pile (INI-09)."""
        match self.rescue_targets:
            case "any":
                return ALWAYS
            case "help":
                return self._helping
            case "own":
                return NEVER
            case _:
                assert_never(self.rescue_targets)

    @property
    def _targets_rivals(self) -> bool:
        """Whether joker, flip and flash may be played on a rival's pile (INI-10 to INI-12)."""
        match self.action_targets:
            case "any":
                return True
            case "own":
                return False
            case _:
                assert_never(self.action_targets)

    @property
    def max_actions(self) -> int:
        """A number of actions after which every game with these options is over (INI-25).

        Every play takes a card out of the hands for good, and every turn that is ended
        has had a play.
        """
        return 2 * self.deck_size
