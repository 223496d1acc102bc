"""Positions by hand, from named zones of text, and back again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import Card
from numcards.core.doors import expect_options, expect_state
from numcards.core.notation import (
    cards_text,
    parse_cards,
    parse_seat,
    parse_seats,
    seats_text,
)
from numcards.core.seats import clockwise, seat_text
from numcards.core.shuffles import Seed, check_seed
from numcards.core.zones import ZoneReader, parse_number, parse_numbers
from numcards.scorecard.complaints import complain
from numcards.scorecard.drafts import Draft
from numcards.scorecard.info import INFO
from numcards.scorecard.objectives import EMPTY_SCORECARD
from numcards.scorecard.options import Options
from numcards.scorecard.phases import Choosing, Validating, drawn_cards
from numcards.scorecard.rounds import first_seat
from numcards.scorecard.state import State
from numcards.scorecard.text import (
    PhaseText,
    parse_objectives,
    parse_phase,
    parse_scorecard,
    phase_of,
    scorecard_text,
)

if TYPE_CHECKING:
    from collections.abc import Mapping


__all__ = ["position", "zones"]

_OTHER_ZONES: Final = (
    "pile1",
    "pile2",
    "discard",
    "drawn",
    "quantum",
    "turn",
    "phase",
    "validated",
    "out",
    "skips",
    "turns",
    "declared",
    "peeked1",
    "peeked2",
    "round",
)


def zones(state: State) -> Mapping[str, str]:
    """The whole position as named zones of text, which `position` reads back.

    For each seat `P0.sequence` (the oldest card first), `P0.collection`, `P0.reserve` and
    `P0.scorecard` (such as `pair:18 run3:20`);
    `pile1` and `pile2`: the top card first; `discard`;
    `drawn`: a special card that waits; `quantum`: the cards to choose from;
    `turn`: whose turn it is, or who validates;
    `phase`: what is to be decided, from the inside out: `stopped:P1 forced:P1:1 free`;
    `validated`: the objectives validated in this round by the player who is at it;
    `out`, `declared`: seats; `peeked1` and `peeked2`: the seats that know the top card;
    `skips`: the turns that each seat must pass; `turns`: those completed in this round;
    `round`: its number.
    """
    expect_state(state, State, INFO)
    table, phase = state.table, state.phase
    chosen = phase.chosen if isinstance(phase, Validating) else ()
    drawn = () if isinstance(phase, Choosing) else drawn_cards(phase)
    one, two = state.piles
    seats = {
        f"{seat_text(seat)}.{name}": text
        for seat in clockwise(state.options.players, 0)
        for name, text in (
            ("sequence", cards_text(state.sequences[seat])),
            ("collection", cards_text(state.collection(seat))),
            ("reserve", cards_text(table.reserves[seat])),
            ("scorecard", scorecard_text(state.scorecards[seat])),
        )
    }
    return seats | {
        "pile1": cards_text(one),
        "pile2": cards_text(two),
        "discard": cards_text(state.options.deck.cards_of(table.discard)),
        "drawn": cards_text(drawn),
        "quantum": cards_text(phase.cards if isinstance(phase, Choosing) else ()),
        "turn": seat_text(state.turn),
        "phase": str(phase_of(phase)),
        "validated": " ".join(map(str, chosen)),
        "out": seats_text(table.out),
        "skips": " ".join(map(str, table.skips)),
        "turns": str(table.turns),
        "declared": "" if table.declarer is None else seat_text(table.declarer),
        "peeked1": seats_text(table.peekers[0]),
        "peeked2": seats_text(table.peekers[1]),
        "round": str(state.round.number),
    }


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """Make a position from named zones of text: the exact inverse of `zones`.

    A zone that is left out means: no cards, every card that is not elsewhere discarded,
    an empty scorecard, phase `start`, the turn of the round's first player
    (of the last one to validate when the game is over), nobody out or skipped,
    no turns completed, nothing declared, nothing peeked at, round 1.
    Raises `InvalidPosition` with every complaint at once, and `UsageError` when the options,
    the zones or the seed are not what they should be.

    >>> from numcards.scorecard import Options
    >>> puzzle = position(
    ...     Options(players=2), {"P0.sequence": "R3 R9", "P0.reserve": "joker", "pile1": "R12 B4"}
    ... )
    >>> puzzle.left
    (2, 0)
    """
    expect_options(options, Options, INFO)
    seed = check_seed(seed)
    seats = tuple(map(seat_text, clockwise(options.players, 0)))
    own = [f"{seat}.{name}" for seat in seats for name in _SEAT_ZONES]
    reader = ZoneReader(zones, (*own, *_OTHER_ZONES))
    draft = _read(options, reader, seats)
    complain(draft, reader)
    reader.finish()
    return draft.state(seed)


_SEAT_ZONES: Final = ("sequence", "collection", "reserve", "scorecard")


def _read(options: Options, reader: ZoneReader, seats: tuple[str, ...]) -> Draft:
    def cards(name: str) -> tuple[Card, ...]:
        return reader.read(name, parse_cards, ())

    def of_seats(name: str) -> tuple[tuple[Card, ...], ...]:
        return tuple(cards(f"{seat}.{name}") for seat in seats)

    number = reader.read("round", parse_number, 1)
    phase = reader.read("phase", parse_phase, PhaseText("start"))
    first = first_seat(options, number)
    usual = clockwise(options.players, first - 1)[0] if phase.base == "over" else first
    return Draft(
        options=options,
        number=number,
        sequences=of_seats("sequence"),
        collections=of_seats("collection"),
        reserves=of_seats("reserve"),
        scorecards=tuple(
            reader.read(f"{seat}.scorecard", parse_scorecard, EMPTY_SCORECARD) for seat in seats
        ),
        piles=(cards("pile1"), cards("pile2")),
        discard=reader.read("discard", parse_cards, None),
        drawn=cards("drawn"),
        quantum=cards("quantum"),
        turn=reader.read("turn", parse_seat, usual),
        phase=phase,
        validated=reader.read("validated", parse_objectives, ()),
        out=reader.read("out", parse_seats, ()),
        skips=reader.read("skips", parse_numbers, (0,) * options.players),
        turns=reader.read("turns", parse_number, 0),
        declared=reader.read("declared", parse_seats, ()),
        peeked=(reader.read("peeked1", parse_seats, ()), reader.read("peeked2", parse_seats, ())),
    )
