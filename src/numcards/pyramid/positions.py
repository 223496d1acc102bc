"""Positions by hand, from named zones of text, and back again."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING, Final

from numcards.core.doors import expect_options, expect_state
from numcards.core.notation import cards_text, parse_cards, parse_seat, parse_seats, seats_text
from numcards.core.seats import Seat, clockwise, seat_text
from numcards.core.shuffles import Seed, check_seed
from numcards.core.zones import ZoneReader, parse_number, parse_word
from numcards.pyramid.complaints import complain
from numcards.pyramid.drafts import PHASE_WORDS, Draft, build, phase_word
from numcards.pyramid.info import INFO
from numcards.pyramid.options import Options
from numcards.pyramid.phases import Choosing, Ended
from numcards.pyramid.rounds import first_of
from numcards.pyramid.slots import SLOTS
from numcards.pyramid.state import State
from numcards.pyramid.tables import FACE_DOWN, cards_in
from numcards.pyramid.text import (
    NO_CARD,
    NO_CHOICE,
    OPEN,
    parse_cards_in_slots,
    parse_choices,
    parse_origins,
    parse_points,
    parse_shuffled_back,
    parse_slots,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.cards import Card

__all__ = ["position", "zones"]


def zones(state: State) -> Mapping[str, str]:
    """The whole position as named zones of text, which `position` reads back.

    `P0` and so on: the ten cards of a pyramid in slot order, `-` for an empty slot;
    `P0_down` and so on: its slots in which the card lies face down;
    `draw`: the draw pile, the next card first; `discard`: the discard pile, the top card last.

    `held`: the cards drawn and not yet played, in the order in which they come to be played;
    and for each of them in `holders` its seat, in `origins` the number of refills before it
    was drawn (or `open` when everybody knows it), in `choices` what was chosen for it in
    phase 2 (or `-`).

    `phase`: what is asked (`drawing`, `choosing`, `playing`, `keeping`, `swiping`, `flipping`,
    `flashing`, `revealing`, or `ended`; `swiping+reveal` and `flipping+reveal` when a card is
    turned up afterwards); `turn`: the seat that is asked, empty for `choosing` and `ended`;
    `first`: the first player;
    `turns_left`: the final turns to come, this one included, empty before they have begun;
    `refills`: how often the discard pile was shuffled back; `shuffled_back`: the cards of it
    still hidden, such as `1_R7 1_joker`, with the number of the refill;
    `round`: its number; `points`: those of each seat in the rounds that have ended, `12/7 5/6`.
    """
    expect_state(state, State, INFO)
    current = state.round
    pyramids: dict[str, str] = {}
    for seat in clockwise(current.options.players, 0):
        slots = (slot for slot in SLOTS if state.pyramids[seat][slot.index] >= FACE_DOWN)
        pyramids[seat_text(seat)] = " ".join(
            NO_CARD if card is None else str(card) for card in state.pyramid(seat)
        )
        pyramids[_down(seat)] = " ".join(map(str, slots))
    return pyramids | {
        "draw": cards_text(state.draw_cards),
        "discard": cards_text(state.discard_cards),
        "held": cards_text(held.card for held in state.held),
        "holders": seats_text(held.seat for held in state.held),
        "origins": " ".join(
            OPEN if held.refill is None else str(held.refill) for held in state.held
        ),
        "choices": " ".join(str(held.choice or NO_CHOICE) for held in state.held),
        "phase": phase_word(state.phase),
        "turn": seats_text(_asked(state)),
        "first": seat_text(current.first),
        "turns_left": "" if current.turns_left is None else str(current.turns_left),
        "refills": str(current.refills),
        "shuffled_back": " ".join(
            f"{refill}_{card}"
            for refill, pile in enumerate(state.shuffled_back, 1)
            for card in cards_in(pile)
        ),
        "round": str(current.number),
        "points": " ".join("/".join(map(str, points)) for points in current.points),
    }


def _asked(state: State) -> tuple[Seat, ...]:
    """The seat that is asked; none where all choose, or the game is over."""
    return () if isinstance(state.phase, Choosing | Ended) else (state.phase.seat,)


def _down(seat: Seat) -> str:
    return f"{seat_text(seat)}_down"


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """Make a position from named zones of text: the exact inverse of `zones`.

    A zone that is left out means: an empty pyramid; no card face down; no card held, cards
    held drawn since the last refill, nothing chosen; a player to draw, the first one;
    who is first when this round begins; no final turns, unless a pyramid is complete when a
    turn begins, and then all of them; no refill; round 1; 0 points in every round before.
    All cards that are nowhere else are in the draw pile, in card order; when `draw` is given
    and `discard` is not, they are in the discard pile.
    Raises `InvalidPosition` with every complaint at once, and `UsageError` when the options,
    the zones or the seed are not what they should be.

    >>> from numcards import pyramid
    >>> named = {"P0": "R7 B8 Y9 G1 - - - - - -", "draw": "W9 S2"}
    >>> puzzle = position(pyramid.Options(players=2), named)
    >>> puzzle.pyramid(0)[:4], puzzle.draw_cards
    ((R7, B8, Y9, G1), (W9, S2))
    """
    expect_options(options, Options, INFO)
    seed = check_seed(seed)
    seats = clockwise(options.players, 0)
    names = (*map(seat_text, seats), *map(_down, seats), *_OTHER_ZONES)
    reader = ZoneReader(zones, names)
    draft = _read(options, reader)
    complain(draft, reader)
    reader.finish()
    return build(draft, seed)


_OTHER_ZONES: Final = (
    "draw",
    "discard",
    "held",
    "holders",
    "origins",
    "choices",
    "phase",
    "turn",
    "first",
    "turns_left",
    "refills",
    "shuffled_back",
    "round",
    "points",
)

_NO_CARDS: Final = (None,) * len(SLOTS)


def _read(options: Options, reader: ZoneReader) -> Draft:
    seats = clockwise(options.players, 0)
    cards = tuple(reader.read(seat_text(seat), parse_cards_in_slots, _NO_CARDS) for seat in seats)
    down = tuple(reader.read(_down(seat), parse_slots, ()) for seat in seats)
    held = reader.read("held", parse_cards, ())
    draw, discard = _read_piles(options, reader, (*chain(*cards), *held))
    number = reader.read("round", parse_number, 1)
    refills = reader.read("refills", parse_number, 0)
    word = reader.read("phase", parse_word(*PHASE_WORDS), "drawing")
    first = reader.read("first", parse_seat, first_of(options, number))
    begins_final_turns = options.is_classic and word == "drawing" and not all(down)
    return Draft(
        options=options,
        cards=cards,
        down=down,
        draw=draw,
        discard=discard,
        held=held,
        holders=reader.read("holders", parse_seats, ()),
        origins=reader.read("origins", parse_origins, (refills,) * len(held)),
        choices=reader.read("choices", parse_choices, (None,) * len(held)),
        word=word,
        turn=reader.read("turn", parse_seats, () if word in {"choosing", "ended"} else (first,)),
        first=first,
        turns_left=reader.read(
            "turns_left", _parse_turns, options.players - 1 if begins_final_turns else None
        ),
        refills=refills,
        shuffled_back=reader.read("shuffled_back", parse_shuffled_back, None),
        number=number,
        points=reader.read("points", parse_points, ((0,) * options.players,) * (number - 1)),
    )


def _read_piles(
    options: Options, reader: ZoneReader, elsewhere: tuple[Card | None, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The draw pile and the discard pile; one that is not given gets what is left over."""
    draw = reader.read("draw", parse_cards, ())
    discard = reader.read("discard", parse_cards, ())
    deck = options.deck
    left = Counter(deck.cards_of(deck.all_cards))
    left.subtract(card for card in (*elsewhere, *draw, *discard) if card is not None)
    rest = tuple(sorted(left.elements()))
    if "draw" not in reader:
        return rest, discard
    return draw, discard if "discard" in reader else rest


def _parse_turns(text: str) -> int | None:
    return parse_number(text) if text else None
