"""The zones of a position of the pyramid game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from numcards.core.cards import Card
from numcards.core.contents import (
    CARD_PATTERN,
    CARDS,
    HIDDEN,
    NUMBER,
    SEAT,
    SEATS,
    SEEN_CARDS,
    WHOLE_PATTERN,
    Content,
    one_of,
    optional,
    row_of,
)
from numcards.core.zones import Derived, ZoneTable, hidden, per_seat, public
from numcards.pyramid.actions import Choice
from numcards.pyramid.faces import Face
from numcards.pyramid.notation import (
    NO_CARD,
    NO_CHOICE,
    OPEN,
    parse_cards_in_slots,
    parse_choices,
    parse_faces,
    parse_origins,
    parse_points,
    parse_seen_choices,
    parse_shuffled_back,
    parse_slots,
)
from numcards.pyramid.phases import OTHER_PHASES, QUESTIONS, Choosing, Ended, phase_word
from numcards.pyramid.slots import SLOTS, Slot
from numcards.pyramid.state import State
from numcards.pyramid.tables import cards_in, lies_face_down

if TYPE_CHECKING:
    from numcards.core.contents import SeenCards
    from numcards.core.seats import Seat
    from numcards.pyramid.view import View

ShuffledBack: TypeAlias = tuple[tuple[int, Card], ...]
"""Cards, each with the number of the refill that it came back in."""

_SLOT: Final = r"N[1-4]\.[1-4]"
_CHOICE: Final = rf"(?:P(?:0|[1-9][0-9]{{0,2}}):(?:discard|replace:{_SLOT}))"


def _words(things: tuple[object, ...]) -> str:
    return " ".join(map(str, things))


def _ten(word: str) -> str:
    return f"{word}(?: {word}){{{len(SLOTS) - 1}}}"


def _or(word: str, things: tuple[object, ...]) -> str:
    """Things as words, with a word of their own for those that are None."""
    return " ".join(word if thing is None else str(thing) for thing in things)


_CARDS_IN_SLOTS: Final = Content[tuple[Card | None, ...]](
    "the ten cards in slot order, - for an empty slot",
    parse_cards_in_slots,
    lambda cards: _or(NO_CARD, cards),
    _ten(f"(?:{CARD_PATTERN}|{NO_CARD})"),
)
_FACES: Final = Content[tuple[Face, ...]](
    "the ten slots in order: a card, ? for one that lies face down, - for an empty slot",
    parse_faces,
    lambda faces: _or(NO_CARD, faces),
    _ten(rf"(?:{CARD_PATTERN}|{NO_CARD}|\{HIDDEN})"),
)
_SLOTS: Final = Content[tuple[Slot, ...]]("slots", parse_slots, _words, row_of(_SLOT))
_ORIGINS: Final = Content[tuple[int | None, ...]](
    f"numbers, or {OPEN}",
    parse_origins,
    lambda origins: _or(OPEN, origins),
    row_of(f"(?:{WHOLE_PATTERN}|{OPEN})"),
)
_CHOICES: Final = Content[tuple[Choice | None, ...]](
    "choices of phase 2, - for none",
    parse_choices,
    lambda choices: _or(NO_CHOICE, choices),
    row_of(f"(?:{_CHOICE}|{NO_CHOICE})"),
)
_SEEN_CHOICES: Final = Content[tuple[Choice | str, ...]](
    "choices of phase 2, - for none, ? for one that is hidden",
    parse_seen_choices,
    _words,
    row_of(rf"(?:{_CHOICE}|{NO_CHOICE}|\{HIDDEN})"),
)
_SHUFFLED_BACK: Final = Content[ShuffledBack](
    "cards with the number of a refill, such as 1_R7",
    parse_shuffled_back,
    lambda cards: " ".join(f"{refill}_{card}" for refill, card in cards),
    row_of(f"{WHOLE_PATTERN}_{CARD_PATTERN}"),
)
_POINTS: Final = Content[tuple[tuple[int, ...], ...]](
    "the points of each seat, round by round, such as 12/7 5/6",
    parse_points,
    lambda points: " ".join("/".join(map(str, each)) for each in points),
    row_of(f"{WHOLE_PATTERN}(?:/{WHOLE_PATTERN})*"),
)


def _down(table: State | View, seat: Seat) -> tuple[Slot, ...]:
    return tuple(slot for slot in SLOTS if lies_face_down(table.pyramids[seat][slot.index]))


def _asked(table: State | View) -> tuple[Seat, ...]:
    """The seat that is asked; none where all choose, or the game is over."""
    return () if isinstance(table.phase, Choosing | Ended) else (table.phase.seat,)


def _shuffled_back(table: State | View) -> ShuffledBack:
    piles = enumerate(table.shuffled_back, 1)
    return tuple((refill, card) for refill, pile in piles for card in cards_in(pile))


def _seen_held(view: View) -> SeenCards:
    return tuple(held.card for held in view.held)


def _seen_choices(view: View) -> tuple[Choice | str, ...]:
    return tuple((held.choice or HIDDEN) if held.has_chosen else NO_CHOICE for held in view.held)


PYRAMID: Final = hidden(
    "{}",
    _CARDS_IN_SLOTS,
    _FACES,
    "The pyramid of a seat.",
    state=State.pyramid,
    view=lambda view, seat: view.pyramid(seat),
    default=(None,) * len(SLOTS),
)
DOWN: Final = public(
    "{}_down",
    _SLOTS,
    "The slots of a seat in which the card lies face down.",
    state=_down,
    view=_down,
    default=(),
)
DRAW_ZONE: Final = hidden(
    "draw",
    CARDS,
    SEEN_CARDS,
    "The draw pile, the next card first.",
    state=lambda state: state.draw_cards,
    view=lambda view: (None,) * view.pile,
    default=Derived("all cards that are nowhere else, in card order"),
)
DISCARD_ZONE: Final = public(
    "discard",
    CARDS,
    "The discard pile, the top card last.",
    state=lambda state: state.discard_cards,
    view=lambda view: view.discard_cards,
    default=Derived("nothing; where `draw` is given, all cards that are nowhere else"),
)
HELD: Final = hidden(
    "held",
    CARDS,
    SEEN_CARDS,
    "The cards drawn and not yet played, in the order in which they come to be played.",
    state=lambda state: tuple(held.card for held in state.held),
    view=_seen_held,
    default=(),
)
HOLDERS: Final = public(
    "holders",
    SEATS,
    "The seat that holds each of them.",
    state=lambda state: tuple(held.seat for held in state.held),
    view=lambda view: tuple(held.seat for held in view.held),
    default=(),
)
ORIGINS: Final = public(
    "origins",
    _ORIGINS,
    "How many refills came before each was drawn; `open` where everyone knows the card.",
    state=lambda state: tuple(held.refill for held in state.held),
    view=lambda view: tuple(held.refill for held in view.held),
    default=Derived("all drawn since the last refill"),
)
CHOICES: Final = hidden(
    "choices",
    _CHOICES,
    _SEEN_CHOICES,
    "What was chosen for each of them in phase 2.",
    state=lambda state: tuple(held.choice for held in state.held),
    view=_seen_choices,
    default=Derived("nothing chosen yet"),
)
PHASE: Final = public(
    "phase",
    one_of(*QUESTIONS, *OTHER_PHASES),
    "What is asked; `+reveal` where a card is turned up afterwards.",
    state=lambda state: phase_word(state.phase),
    view=lambda view: phase_word(view.phase),
    default="drawing",
)
TURN: Final = public(
    "turn",
    SEATS,
    "The seat that is asked; nobody in `choosing` and `ended`.",
    state=_asked,
    view=_asked,
    default=Derived("the first player, if one seat is asked"),
)
FIRST: Final = public(
    "first",
    SEAT,
    "The first player.",
    state=lambda state: state.first,
    view=lambda view: view.first,
    default=Derived("who is first when this round begins"),
)
TURNS_LEFT: Final = public(
    "turns_left",
    optional(NUMBER),
    "The final turns to come, this one included; nothing before they have begun.",
    state=lambda state: state.round.turns_left,
    view=lambda view: view.turns_left,
    default=Derived("nothing; all of them where a turn begins with a complete pyramid"),
)
REFILLS: Final = public(
    "refills",
    NUMBER,
    "How often the discard pile was shuffled back in this round.",
    state=lambda state: state.round.refills,
    view=lambda view: view.refills,
    default=0,
)
SHUFFLED_BACK: Final = public(
    "shuffled_back",
    _SHUFFLED_BACK,
    "The cards shuffled back that nobody has shown since.",
    state=_shuffled_back,
    view=_shuffled_back,
    default=Derived("those in the draw pile and drawn since"),
)
ROUND: Final = public(
    "round",
    NUMBER,
    "Which round of the game this is, from 1.",
    state=lambda state: state.round.number,
    view=lambda view: view.number,
    default=1,
)
POINTS: Final = public(
    "points",
    _POINTS,
    "What each seat has scored in the rounds that have ended.",
    state=lambda state: state.points,
    view=lambda view: view.points,
    default=Derived("0 points in every round before this one"),
)

ZONES: Final = ZoneTable(
    (
        per_seat(PYRAMID, DOWN),
        DRAW_ZONE,
        DISCARD_ZONE,
        HELD,
        HOLDERS,
        ORIGINS,
        CHOICES,
        PHASE,
        TURN,
        FIRST,
        TURNS_LEFT,
        REFILLS,
        SHUFFLED_BACK,
        ROUND,
        POINTS,
    )
)
