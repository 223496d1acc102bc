"""What a player may do: place a card, play an action card, end the turn.

All actions are interned: equal ones are the same object.
Every play names the card that it takes out of the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, final, get_args

from attrs import Factory, field, frozen

from numcards.core.cards import VALUES, Card, Family, NumberCard, Special, Value
from numcards.core.errors import NotationError
from numcards.core.interning import Interned
from numcards.core.sentences import shown
from numcards.infini.piles import (
    BRANCHES,
    Branch,
    Direction,
    PlacedJoker,
    Stack,
    Tops,
    checked_branch,
    checked_colour,
    checked_value,
    tops_after,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

RESCUE_DIRECTIONS: Final = {Family.RAINBOW: Direction.FALLING, Family.SHADOW: Direction.RISING}
"""The one branch of every pile on which a rescue card may be placed (INI-06)."""


def _checked_card(card: NumberCard) -> NumberCard:
    if not isinstance(card, NumberCard):
        raise NotationError("A number card is placed, not {given}.", given=shown(card))
    return card


def _counts(place: Place) -> int:
    return int(place.card.family.is_classic)


def _laid(play: Place | PlaceJoker) -> Stack:
    return (play.card if isinstance(play, Place) else play.lying,)


def _tops_after(play: Place | PlaceJoker) -> tuple[Tops, ...]:
    return tops_after(play.laid[0].value, play.branch.direction)


@final
@frozen(eq=False, repr=False)
class Place(Interned):
    """A colour or rescue card on a branch (INI-04 to INI-09); written `R7@R+`, `S2@G+`.

    Raises `NotationError` for a colour card on another colour's pile (INI-04),
    for Shadow on a falling branch and for Rainbow on a rising one (INI-06).
    """

    card: NumberCard = field(converter=_checked_card)
    branch: Branch = field(converter=checked_branch)
    counts: int = field(init=False, default=Factory(_counts, takes_self=True))
    """How many cards of the pile's colour this is: 1, or 0 for a rescue card (INI-21)."""
    laid: Stack = field(init=False, default=Factory(_laid, takes_self=True))
    """What is added to the branch."""
    tops_after: tuple[Tops, ...] = field(init=False, default=Factory(_tops_after, takes_self=True))
    """What the tops of the pile are then, by what they were before."""

    def __attrs_post_init__(self) -> None:
        """Check that the card can ever lie there."""
        card, branch = self.card, self.branch
        if card.family.is_classic and card.family is not branch.colour:
            raise NotationError(
                "{card} is placed on the pile of its own colour, not on {branch} (INI-04).",
                card=card,
                branch=branch,
            )
        direction = RESCUE_DIRECTIONS.get(card.family, branch.direction)
        if branch.direction is not direction:
            raise NotationError(
                "{card} is placed on branches of the direction {expected}, not on {branch} "
                "(INI-06).",
                card=card,
                expected=direction,
                branch=branch,
            )

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"{self.card}@{self.branch}"

    __repr__ = __str__


def _placed(play: PlaceJoker) -> PlacedJoker:
    return PlacedJoker(play.value)


@final
@frozen(eq=False, repr=False)
class PlaceJoker(Interned):
    """A joker on a branch, with the value it is given (INI-10); written `joker=4@G+`."""

    card: ClassVar[Card] = Special.JOKER
    value: Value = field(converter=checked_value)
    branch: Branch = field(converter=checked_branch)
    lying: PlacedJoker = field(init=False, default=Factory(_placed, takes_self=True))
    """The joker as it then lies there."""
    counts: ClassVar[int] = 0
    """A joker is nobody's card (INI-10)."""
    laid: Stack = field(init=False, default=Factory(_laid, takes_self=True))
    """What is added to the branch."""
    tops_after: tuple[Tops, ...] = field(init=False, default=Factory(_tops_after, takes_self=True))
    """What the tops of the pile are then, by what they were before."""

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"{self.lying}@{self.branch}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Flip(Interned):
    """The two top cards of a pile change branches (INI-11); written `flip@B`."""

    card: ClassVar[Card] = Special.FLIP
    colour: Family = field(converter=checked_colour)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"flip@{self.colour}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Flash(Interned):
    """The top card of a branch leaves the game (INI-12); written `flash@Y+`."""

    card: ClassVar[Card] = Special.FLASH
    branch: Branch = field(converter=checked_branch)

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return f"flash@{self.branch}"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Simple(Interned):
    """A play by itself, which changes nothing on the piles (INI-13); written `simple`."""

    card: ClassVar[Card] = Special.SIMPLE

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return "simple"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class Passe(Interned):
    """The whole turn, which then ends (INI-14); written `passe`."""

    card: ClassVar[Card] = Special.PASSE

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return "passe"

    __repr__ = __str__


@final
@frozen(eq=False, repr=False)
class End(Interned):
    """To end the turn once no play is owed (INI-16); written `end`."""

    def __str__(self) -> str:
        """The action's text, which `parse_action` reads back."""
        return "end"

    __repr__ = __str__


SIMPLE: Final = Simple()
PASSE: Final = Passe()
END: Final = End()

Play: TypeAlias = Place | PlaceJoker | Flip | Flash | Simple | Passe
"""Every action that plays a card."""

Action: TypeAlias = Play | End
"""Every kind of action of the pile game."""

PLAYS: Final[frozenset[type]] = frozenset(get_args(Play))
"""The classes of plays; a subclass of one is none."""


def actions_with(card: Card, colours: Sequence[Family]) -> tuple[Play, ...]:
    """Every play that a card can ever make where these colours have piles.

    By pile, the rising branch first; a joker by branch, then value.
    """
    branches = tuple(branch for branch in BRANCHES if branch.colour in colours)
    if isinstance(card, NumberCard):
        return tuple(Place(card, branch) for branch in branches if _is_place(card, branch))
    plays: dict[Card, tuple[Play, ...]] = {
        Special.JOKER: tuple(PlaceJoker(value, at) for at in branches for value in VALUES),
        Special.FLIP: tuple(map(Flip, colours)),
        Special.FLASH: tuple(map(Flash, branches)),
        Special.SIMPLE: (SIMPLE,),
        Special.PASSE: (PASSE,),
    }
    return plays[card]


def _is_place(card: NumberCard, branch: Branch) -> bool:
    """Whether a card can ever be placed on a branch (INI-04, INI-06)."""
    if card.family in RESCUE_DIRECTIONS:
        return branch.direction is RESCUE_DIRECTIONS[card.family]
    return branch.colour is card.family
