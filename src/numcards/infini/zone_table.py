"""The zones of a position of the pile game, declared once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.contents import (
    CARDS,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    SEEN_CARDS,
    Content,
    optional,
    row_of,
)
from numcards.core.zones import Derived, Group, ZoneTable, hidden, per_seat, public
from numcards.infini.notation import parse_stack, stack_text
from numcards.infini.piles import BRANCHES, Branch, Stack
from numcards.infini.state import State
from numcards.infini.view import View

if TYPE_CHECKING:
    from numcards.core.contents import SeenCards
    from numcards.core.seats import Seat
    from numcards.infini.options import Options


def branches(options: Options) -> tuple[Branch, ...]:
    """The branches of the piles in play: by pile, the rising one first."""
    return BRANCHES[: 2 * len(options.colours)]


def _lying(table: State | View, branch: Branch) -> Stack:
    return table.piles[branch.pile].stack(branch.direction)


def _seen_hand(view: View, seat: Seat) -> SeenCards:
    return view.hand if seat == view.viewer else (None,) * view.sizes[seat]


STACK: Final = Content[Stack](
    "cards, and jokers with their values, the oldest first",
    parse_stack,
    stack_text,
    row_of("(?:[RGBYWS]|joker=)(?:1[0-6]|[0-9])"),
)
"""What lies on one branch."""

HAND: Final = hidden(
    "{}",
    CARDS,
    SEEN_CARDS,
    "What a seat holds, in card order.",
    state=State.hand,
    view=_seen_hand,
    default=(),
)
BRANCH: Final = public(
    "{}",
    STACK,
    "What lies on a branch, the oldest card first.",
    state=_lying,
    view=_lying,
    default=(),
)
DRAW: Final = hidden(
    "draw",
    CARDS,
    SEEN_CARDS,
    "The cards to draw that nobody has held yet, the next one first.",
    state=lambda state: state.draw.fresh,
    view=lambda view: (None,) * view.fresh,
    default=Derived("all cards that are in no other zone, shuffled by the seed"),
)
RETURNED: Final = hidden(
    "returned",
    CARDS,
    SEEN_CARDS,
    "The cards under them, which were in the hands of eliminated players (INI-18, INI-27).",
    state=lambda state: state.draw.returned,
    view=lambda view: (None,) * view.returned,
    default=(),
)
OUT: Final = public(
    "out",
    CARDS,
    "The cards that are out of the game, in card order (INI-12, INI-15).",
    state=lambda state: state.out,
    view=lambda view: view.out,
    default=(),
)
TURN: Final = public(
    "turn",
    optional(SEAT),
    "Who is on turn; nobody when the game is over.",
    state=lambda state: state.turn,
    view=lambda view: view.turn,
    default=Derived(
        "the first player, or the next one clockwise with cards who is not eliminated; "
        "nobody when the game is over"
    ),
)
PLAYS: Final = public(
    "plays",
    NUMBER,
    "How many plays the player on turn, or stuck, has made in it, counted up to `min_plays`.",
    state=lambda state: state.plays,
    view=lambda view: view.plays,
    default=0,
)
ELIMINATED: Final = public(
    "eliminated",
    SEATS,
    "The seats that are out of the game, ascending (INI-18).",
    state=lambda state: state.eliminated,
    view=lambda view: view.eliminated,
    default=(),
)
GROWTHS: Final = public(
    "growths",
    NUMBERS,
    "How often the hand size of each seat has grown (INI-24).",
    state=lambda state: state.setting.growths,
    view=lambda view: view.growths,
    default=Derived("0 for each seat"),
)
STUCK: Final = public(
    "stuck",
    optional(SEAT),
    "The player who was stuck and so ended the game (INI-18).",
    state=lambda state: state.setting.stuck,
    view=lambda view: view.stuck,
    default=None,
)

ZONES: Final = ZoneTable(
    (
        per_seat(HAND),
        Group(branches, str, (BRANCH,)),
        DRAW,
        RETURNED,
        OUT,
        TURN,
        PLAYS,
        ELIMINATED,
        GROWTHS,
        STUCK,
    )
)
"""All zones of a position, in the order in which they are written."""
