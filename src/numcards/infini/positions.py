"""Positions and views as named zones of text, and back again."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from numcards.core.card_lists import in_card_order, left_over
from numcards.core.chance import Repeatable
from numcards.core.doors import expect_options, expect_state, expect_view
from numcards.core.errors import UsageError
from numcards.core.seats import SPECTATOR, Seat, Viewer, check_viewer
from numcards.core.shuffles import Seed, check_seed, shuffled
from numcards.core.zone_reader import ZoneReader
from numcards.infini.determinization import determinize
from numcards.infini.info import INFO
from numcards.infini.options import Options
from numcards.infini.piles import piles_of
from numcards.infini.plays import card_of
from numcards.infini.state import DrawPile, Setting, State
from numcards.infini.validation import complain, known_growths, known_seats, next_turn
from numcards.infini.view import View
from numcards.infini.zone_table import (
    BRANCH,
    DRAW,
    ELIMINATED,
    GROWTHS,
    HAND,
    OUT,
    PLAYS,
    RETURNED,
    STUCK,
    TURN,
    ZONES,
)

if TYPE_CHECKING:
    from collections.abc import Mapping


def zones(state: State) -> Mapping[str, str]:
    """The whole position as named zones of text, which `position` reads back."""
    expect_state(state, State, INFO)
    return ZONES.write(state, state.options)


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """Make a position from named zones of text: the exact inverse of `zones`.

    A zone that is left out has its default.
    What is refused breaks an invariant of play: a statement about the zones, worked out from
    them alone, that holds at the start of every game and that every legal action keeps.
    So whatever can be reached from an accepted position is accepted too.
    Hands may be smaller, and the draw pile larger, than a game would leave them: that serves
    puzzles.
    Raises `InvalidPosition` with every complaint at once, and `UsageError` when the options,
    the zones or the seed are not what they should be.

    >>> from numcards.infini import Options
    >>> puzzle = position(Options(mode="coop", players=1), {"P0": "R5 S2", "R+": "R3 R12"})
    >>> puzzle.owed, puzzle.total_placed
    (2, 2)
    """
    expect_options(options, Options, INFO)
    seed = check_seed(seed)
    reader = ZoneReader(ZONES, options, zones)
    state = _read(options, reader, seed)
    complain(state, reader)
    reader.finish()
    return state


def _read(options: Options, reader: ZoneReader, seed: Seed) -> State:
    """The position that the zones describe; whatever is unsound in them has its default."""
    players, out = options.players, reader.read(OUT)
    growths = reader.read_or(GROWTHS, (0,) * players)
    hands, stacks = reader.read_each(HAND), reader.read_each(BRANCH)
    returned, eliminated = reader.read(RETURNED), reader.read(ELIMINATED)
    setting = Setting(
        options=options,
        seed=seed,
        eliminated=known_seats(reader, ELIMINATED, eliminated, players),
        growths=known_growths(reader, growths, players),
        out=in_card_order(out),
        stuck=_only(known_seats(reader, STUCK, [reader.read(STUCK)], players)),
    )
    lying = tuple(card_of(card) for stack in stacks for card in stack)
    fresh = reader.read_or(DRAW, None)
    if fresh is None:
        gone = (*chain.from_iterable(hands), *lying, *returned, *out)
        rest = left_over(options.deck, gone)
        fresh = tuple(rest[place] for place in shuffled(len(rest), seed, 0))
    draw, piles = DrawPile.of(fresh, returned), piles_of(options.colours, stacks, out)
    state = State.of(setting, draw, hands, piles, None, reader.read(PLAYS))
    turn = known_seats(reader, TURN, [reader.read_or(TURN, next_turn(state))], players)
    return State.of(setting, draw, hands, piles, _only(turn), state.plays)


def _only(seats: tuple[Seat, ...]) -> Seat | None:
    """The one seat, if there is one."""
    return seats[0] if seats else None


def view_zones(view: View) -> Mapping[str, str]:
    """All that a view shows as named zones of text, which `view_of` reads back.

    The zones are those of a position; hidden cards are written as `?`, or `?13` for thirteen.

    >>> from numcards.infini import new_game, observe
    >>> zones = view_zones(observe(new_game(Options.plain("coop", players=2), seed=7), 0))
    >>> zones["P0"], zones["P1"], zones["draw"]
    ('G15 B3 B8 Y0 S10', '?5', '?92')
    """
    expect_view(view, View, INFO)
    return ZONES.write_view(view, view.options)


def view_of(options: Options, zones: Mapping[str, str], viewer: Viewer) -> View:
    """Make a view from named zones of text: the exact inverse of `view_zones`.

    No zone may be left out.
    Raises `InvalidPosition` with every complaint at once when no position that `position`
    accepts has this view, and `UsageError` when the options, the zones or the viewer are not
    what they should be.
    """
    expect_options(options, Options, INFO)
    viewer = check_viewer(viewer, options.players)
    reader = ZoneReader(ZONES, options, zones)
    view = _see(options, reader, viewer)
    reader.finish()
    reader.check_written(ZONES.write_view(view, options))
    reader.finish()
    _complain_of_worlds(view, reader)
    reader.finish()
    return view


def _see(options: Options, reader: ZoneReader, viewer: Viewer) -> View:
    """The view that the zones describe; whatever is unsound in them stands as nothing."""
    players, out, eliminated = options.players, reader.see(OUT, ()), reader.see(ELIMINATED, ())
    hands, stacks = reader.see_each(HAND, ()), reader.see_each(BRANCH, ())
    fresh, returned = reader.see(DRAW, ()), reader.see(RETURNED, ())
    if reader.is_sound(HAND, BRANCH, DRAW, RETURNED, OUT):
        lying = [card_of(card) for stack in stacks for card in stack]
        hidden = fresh + returned
        reader.check_seen_cards(options.deck, (*chain.from_iterable(hands), *lying, *hidden, *out))
    own = () if viewer is SPECTATOR else tuple(card for card in hands[viewer] if card is not None)
    growths = reader.see(GROWTHS, (0,) * players)
    return View(
        viewer=viewer,
        options=options,
        hand=in_card_order(own),
        sizes=tuple(map(len, hands)),
        fresh=len(fresh),
        returned=len(returned),
        piles=piles_of(options.colours, stacks, out),
        out=in_card_order(out),
        growths=known_growths(reader, growths, players),
        eliminated=known_seats(reader, ELIMINATED, eliminated, players),
        turn=_only(known_seats(reader, TURN, [reader.see(TURN, None)], players)),
        plays=reader.see(PLAYS, 0),
        stuck=_only(known_seats(reader, STUCK, [reader.see(STUCK, None)], players)),
    )


def _complain_of_worlds(view: View, reader: ZoneReader) -> None:
    """Tell the reader why no position has this view, if none has."""
    try:
        world = determinize(view, Repeatable())
    except UsageError as nothing:
        reader.keep([nothing.sentence])
    else:
        complain(world, reader)
