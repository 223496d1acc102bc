"""Positions by hand and views as text: named zones, read and written."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never, cast

from numcards.core.card_lists import in_card_order, left_over
from numcards.core.contents import with_hidden_dealt
from numcards.core.doors import expect_options, expect_state, expect_view
from numcards.core.notation import cards_text
from numcards.core.seats import Seat, Viewer, check_viewer, clockwise
from numcards.core.shuffles import Seed, check_seed
from numcards.core.zone_reader import ZoneReader
from numcards.scorecard.info import INFO
from numcards.scorecard.invariants import Draft
from numcards.scorecard.notation import PhaseText
from numcards.scorecard.options import Options
from numcards.scorecard.phases import (
    ENDING,
    FREE,
    OVER,
    OWING,
    SKIPPED,
    START,
    Choosing,
    Forced,
    Phase,
    Stopped,
    Validating,
    Waiting,
)
from numcards.scorecard.rounds import first_seat
from numcards.scorecard.state import Round, State, Table, make_state
from numcards.scorecard.turns import settle
from numcards.scorecard.validation import complain
from numcards.scorecard.view import View, observe
from numcards.scorecard.zone_table import (
    CARD_ZONES,
    COLLECTION,
    DECLARED,
    DISCARD,
    DRAWN,
    OUT,
    PEEKED,
    PHASE_ZONE,
    PILES,
    QUANTUM,
    RESERVE,
    ROUND,
    SCORECARD_ZONE,
    SEQUENCE,
    SKIPS,
    TURN,
    TURNS,
    VALIDATED_ZONE,
    ZONES,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.contents import SeenCards
    from numcards.scorecard.phases import Ending, Free, Interruptible


def zones(state: State) -> Mapping[str, str]:
    """The whole position as named zones of text, which `position` reads back.

    The reference page has the table of all zones.
    """
    expect_state(state, State, INFO)
    return ZONES.write(state, state.options)


def view_zones(view: View) -> Mapping[str, str]:
    """A view as named zones of text, which `view_of` reads back.

    The zones of a position, with `?` for a hidden card and `?53` for so many of them.

    >>> from numcards import scorecard
    >>> start = scorecard.new_game(scorecard.Options(players=2), seed=7)
    >>> seen = view_zones(scorecard.observe(start, viewer=0))
    >>> seen["pile1"], seen["P1.sequence"], seen["phase"]
    ('?54', '', 'start')
    """
    expect_view(view, View, INFO)
    return ZONES.write_view(view, view.options)


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """Make a position from named zones of text: the exact inverse of `zones`.

    A zone that is left out means: no cards, every card that is not elsewhere discarded,
    an empty scorecard, phase `start`, the turn of the round's first player
    (of the last one to validate when the game is over), nobody out or skipped,
    no turns completed, nothing declared, nothing peeked at, round 1.
    A position is refused exactly when it breaks an invariant of play: something that holds when
    a game begins and that every legal action keeps (the rooms `validation` and `invariants`
    list them).
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
    return _position(options, zones, check_seed(seed))


def view_of(options: Options, zones: Mapping[str, str], viewer: Viewer) -> View:
    """Make a view from named zones of text: the exact inverse of `view_zones`.

    Every zone must be there.
    Raises `InvalidPosition` with every complaint when no position has such a view,
    and `UsageError` when the options, the zones or the viewer are not what they should be.
    """
    expect_options(options, Options, INFO)
    viewer = check_viewer(viewer, options.players)
    reader = ZoneReader(ZONES, options, zones)
    view = observe(_position(options, _world_of(options, zones, reader), 0), viewer)
    reader.check_written(ZONES.write_view(view, options))
    reader.finish()
    return view


def _world_of(options: Options, zones: Mapping[str, str], reader: ZoneReader) -> Mapping[str, str]:
    """A position that looks as a view says: the unseen cards are dealt in card order."""
    cards: dict[str, SeenCards] = {
        name: seen
        for zone in CARD_ZONES
        for name, seen in zip(ZONES.names_of(zone, options), reader.see_each(zone, ()), strict=True)
    }
    for zone in ZONES.zones:
        if zone not in CARD_ZONES:
            reader.see_each(zone, None)
    reader.finish()
    everything = tuple(card for seen in cards.values() for card in seen)
    reader.check_seen_cards(options.cards, everything)
    reader.finish()
    unseen = iter(left_over(options.cards, (card for card in everything if card is not None)))
    dealt = {name: cards_text(with_hidden_dealt(seen, unseen)) for name, seen in cards.items()}
    return {**zones, **dealt}


def _position(options: Options, zones: Mapping[str, str], seed: Seed) -> State:
    reader = ZoneReader(ZONES, options, zones)
    draft = _read(options, reader)
    complain(draft, reader)
    reader.finish()
    state = _build(draft, seed)
    if settle(state) != state:
        reader.complain(
            "Nothing is to be decided here: the game would have gone on by itself (ALL-03)."
        )
    reader.finish()
    return state


def _read(options: Options, reader: ZoneReader) -> Draft:
    number, phase = reader.read(ROUND), reader.read(PHASE_ZONE)
    return Draft(
        options=options,
        number=number,
        sequences=reader.read_each(SEQUENCE),
        collections=reader.read_each(COLLECTION),
        reserves=reader.read_each(RESERVE),
        scorecards=reader.read_each(SCORECARD_ZONE),
        piles=tuple(map(reader.read, PILES)),
        discard=reader.read_or(DISCARD, None),
        drawn=reader.read(DRAWN),
        quantum=reader.read(QUANTUM),
        turn=reader.read_or(TURN, _usual_turn(options, number, phase)),
        phase=phase,
        validated=reader.read(VALIDATED_ZONE),
        out=reader.read(OUT),
        skips=reader.read_or(SKIPS, (0,) * options.players),
        turns=reader.read(TURNS),
        declared=reader.read(DECLARED),
        peeked=tuple(map(reader.read, PEEKED)),
    )


def _usual_turn(options: Options, number: int, phase: PhaseText) -> Seat:
    first = first_seat(options, number)
    return clockwise(options.players, first - 1)[0] if phase.word == "over" else first


def _build(draft: Draft, seed: Seed) -> State:
    """The position, once nothing is wrong with it."""
    deck = draft.options.deck
    current = Round(
        options=draft.options, number=draft.number, scorecards=draft.scorecards, seed=seed
    )
    table = Table(
        collections=tuple(map(deck.set_of, draft.collections)),
        reserves=tuple(map(in_card_order, draft.reserves)),
        discard=deck.set_of(draft.discarded),
        out=draft.out,
        skips=draft.skips,
        turns=draft.turns,
        declarer=draft.declared,
        peekers=(draft.peeked[0], draft.peeked[1]),
    )
    one, two = draft.piles
    stacks, left = (one[::-1], two[::-1]), (len(one), len(two))
    return make_state(current, table, stacks, left, draft.sequences, draft.turn, _phase_of(draft))


def _phase_of(draft: Draft) -> Phase:
    """The phase from the inside out; `parse_phase` lets through only what may be interrupted."""
    forced, stopped, phase = draft.phase.forced, draft.phase.stopped, _innermost(draft)
    if forced is not None:
        phase = Forced(*forced, cast("Interruptible", phase))
    return phase if stopped is None else Stopped(stopped, cast("Free | Forced | Ending", phase))


def _innermost(draft: Draft) -> Phase:
    found: Phase
    match draft.phase.word:
        case "waiting":
            found = Waiting(*draft.drawn)
        case "choosing":
            found = Choosing(in_card_order(draft.quantum))
        case "validating":
            found = Validating(draft.validated)
        case "start":
            found = START
        case "free":
            found = FREE
        case "owing":
            found = OWING
        case "skipped":
            found = SKIPPED
        case "ending":
            found = ENDING
        case "over":
            found = OVER
        case word:
            assert_never(word)
    return found
