"""Positions by hand and views as text: named zones, read and written."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from numcards.core.card_lists import left_over
from numcards.core.doors import expect_options, expect_state, expect_view
from numcards.core.seats import Viewer, check_viewer
from numcards.core.shuffles import Seed, check_seed
from numcards.core.zone_reader import ZoneReader
from numcards.pyramid.info import INFO
from numcards.pyramid.options import Options
from numcards.pyramid.phases import QUESTIONS
from numcards.pyramid.rounds import first_of
from numcards.pyramid.state import State
from numcards.pyramid.validation import Draft, build, complain
from numcards.pyramid.view import View, observe
from numcards.pyramid.view_reading import world_zones
from numcards.pyramid.zone_table import (
    CHOICES,
    DISCARD_ZONE,
    DOWN,
    DRAW_ZONE,
    FIRST,
    HELD,
    HOLDERS,
    ORIGINS,
    PHASE,
    POINTS,
    PYRAMID,
    REFILLS,
    ROUND,
    SHUFFLED_BACK,
    TURN,
    TURNS_LEFT,
    ZONES,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.cards import Card
    from numcards.core.contents import SeenCards


def zones(state: State) -> Mapping[str, str]:
    """The whole position as named zones of text, which `position` reads back.

    The reference page has the table of all zones.
    """
    expect_state(state, State, INFO)
    return ZONES.write(state, state.options)


def view_zones(view: View) -> Mapping[str, str]:
    """A view as named zones of text, which `view_of` reads back.

    The zones of a position, with `?` for what is hidden and `?7` for seven hidden cards.

    >>> from numcards import pyramid
    >>> start = pyramid.new_game(pyramid.Options(players=2, face_up=2), seed=7)
    >>> seen = view_zones(pyramid.observe(start, viewer=0))
    >>> seen["P0"], seen["draw"]
    ('R15 S6 ? ? ? ? ? ? ? ?', '?92')
    """
    expect_view(view, View, INFO)
    return ZONES.write_view(view, view.options)


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """Make a position from named zones of text: the exact inverse of `zones`.

    A zone that is left out means: an empty pyramid; no card face down; no card held, cards
    held drawn since the last refill, nothing chosen; a player to draw, the first one;
    who is first when this round begins; no final turns, unless a pyramid is complete when a
    turn begins, and then all of them; no refill; round 1; 0 points in every round before.
    All cards that are nowhere else are in the draw pile, in card order; when `draw` is given
    and `discard` is not, they are in the discard pile.
    A position is refused exactly when it breaks an invariant of play: something that holds when
    a game begins and that every legal action keeps (`numcards.pyramid.invariants` lists them).
    So play from a position that is accepted leads to such positions only.
    Raises `InvalidPosition` with every complaint at once, and `UsageError` when the options,
    the zones or the seed are not what they should be.

    >>> from numcards import pyramid
    >>> named = {"P0": "R7 B8 Y9 G1 - - - - - -", "draw": "W9 S2"}
    >>> puzzle = position(pyramid.Options(players=2), named)
    >>> puzzle.pyramid(0)[:4], puzzle.draw_cards
    ((R7, B8, Y9, G1), (W9, S2))
    """
    expect_options(options, Options, INFO)
    plain = check_seed(seed)
    reader = ZoneReader(ZONES, options, zones)
    draft = _read(options, reader)
    complain(draft, reader)
    reader.finish()
    return build(draft, plain)


def _read(options: Options, reader: ZoneReader) -> Draft:
    cards, down, held = reader.read_each(PYRAMID), reader.read_each(DOWN), reader.read(HELD)
    draw, discard = _read_piles(options, reader, (*chain(*cards), *held))
    number, refills, word = reader.read(ROUND), reader.read(REFILLS), reader.read(PHASE)
    first = reader.read_or(FIRST, first_of(options, number))
    ended = min(number, options.rounds) - 1
    begins_final_turns = options.is_classic and word == "drawing" and not all(down)
    return Draft(
        options=options,
        cards=cards,
        down=down,
        draw=draw,
        discard=discard,
        held=held,
        holders=reader.read(HOLDERS),
        origins=reader.read_or(ORIGINS, (refills,) * len(held)),
        choices=reader.read_or(CHOICES, (None,) * len(held)),
        word=word,
        turn=reader.read_or(TURN, (first,) if word in QUESTIONS else ()),
        first=first,
        turns_left=reader.read_or(TURNS_LEFT, options.players - 1 if begins_final_turns else None),
        refills=refills,
        shuffled_back=reader.read_or(SHUFFLED_BACK, None),
        number=number,
        points=reader.read_or(POINTS, ((0,) * options.players,) * ended),
    )


def _read_piles(
    options: Options, reader: ZoneReader, elsewhere: tuple[Card | None, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The draw pile and the discard pile; one that is not given gets what is left over."""
    draw, discard = reader.read_or(DRAW_ZONE, ()), reader.read_or(DISCARD_ZONE, ())
    rest = tuple(left_over(options.cards, _known((*elsewhere, *draw, *discard))))
    if DRAW_ZONE not in reader:
        return rest, discard
    return draw, discard if DISCARD_ZONE in reader else rest


def _known(cards: SeenCards) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not None)


def view_of(options: Options, zones: Mapping[str, str], viewer: Viewer) -> View:
    """Make a view from named zones of text: the exact inverse of `view_zones`.

    Every zone must be there.
    Raises `InvalidPosition` with every complaint when no position has such a view,
    and `UsageError` when the options, the zones or the viewer are not what they should be.
    """
    expect_options(options, Options, INFO)
    viewer = check_viewer(viewer, options.players)
    reader = ZoneReader(ZONES, options, zones)
    reader.expect_all()
    world = {**zones, **world_zones(options, reader)}
    view = observe(position(options, world), viewer)
    reader.check_written(ZONES.write_view(view, options))
    reader.finish()
    return view
