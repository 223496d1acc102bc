"""Positions and views as named zones of text, and back again."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from attrs import evolve

from numcards.core.card_lists import in_card_order, left_over
from numcards.core.chance import Repeatable
from numcards.core.doors import expect_options, expect_state, expect_view
from numcards.core.errors import UsageError
from numcards.core.seats import SPECTATOR, Viewer, check_viewer
from numcards.core.sentences import say
from numcards.core.shuffles import Seed, check_seed, shuffled
from numcards.core.zone_reader import ZoneReader
from numcards.infini.determinization import determinize
from numcards.infini.info import INFO
from numcards.infini.options import Options
from numcards.infini.plays import card_of
from numcards.infini.state import DrawPile, Setting, State
from numcards.infini.validation import Draft, complain, complain_of_seats, piles_of
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

    from numcards.core.cards import Card
    from numcards.core.contents import SeenCards


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
    draft = _read(options, reader, seed)
    complain(draft, reader)
    reader.finish()
    return _build(draft, seed)


def _read(options: Options, reader: ZoneReader, seed: Seed) -> Draft:
    draft = Draft(
        options=options,
        hands=reader.read_each(HAND),
        stacks=reader.read_each(BRANCH),
        fresh=(),
        returned=reader.read(RETURNED),
        out=reader.read(OUT),
        turn=None,
        plays=reader.read(PLAYS),
        eliminated=reader.read(ELIMINATED),
        growths=reader.read_or(GROWTHS, (0,) * options.players),
        stuck=reader.read(STUCK),
    )
    turn = reader.read_or(TURN, draft.next_turn)
    fresh = reader.read_or(DRAW, None)
    return evolve(draft, turn=turn, fresh=_rest(draft, seed) if fresh is None else fresh)


def _rest(draft: Draft, seed: Seed) -> tuple[Card, ...]:
    """All cards that are nowhere else, shuffled by the seed."""
    rest = left_over(draft.options.deck, draft.cards)
    return tuple(rest[place] for place in shuffled(len(rest), seed, 0))


def _build(draft: Draft, seed: Seed) -> State:
    setting = Setting(
        options=draft.options,
        seed=seed,
        eliminated=tuple(sorted(draft.eliminated)),
        growths=draft.growths,
        out=in_card_order(draft.out),
        stuck=draft.stuck,
    )
    draw = DrawPile.of(draft.fresh, draft.returned)
    return State.of(setting, draw, draft.hands, draft.piles, draft.turn, draft.plays)


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
    if reader.is_clean:
        _complain_of_worlds(view, reader)
    reader.finish()
    return view


def _see(options: Options, reader: ZoneReader, viewer: Viewer) -> View:
    """The view, its zones being judged one by one and together with the deck."""
    hands = reader.see_each(HAND, ())
    stacks = reader.see_each(BRANCH, ())
    fresh, returned = reader.see(DRAW, ()), reader.see(RETURNED, ())
    out, eliminated = reader.see(OUT, ()), reader.see(ELIMINATED, ())
    for seat, name in enumerate(ZONES.names_of(HAND, options)):
        _complain_of_sight(reader, name, hands[seat], open_=seat == viewer)
    for zone, cards in ((DRAW, fresh), (RETURNED, returned)):
        _complain_of_sight(reader, zone.name, cards, open_=False)
    own = () if viewer is SPECTATOR else tuple(card for card in hands[viewer] if card is not None)
    view = View(
        viewer=viewer,
        options=options,
        hand=in_card_order(own),
        sizes=tuple(map(len, hands)),
        fresh=len(fresh),
        returned=len(returned),
        piles=piles_of(options, stacks, out),
        out=in_card_order(out),
        growths=reader.see(GROWTHS, (0,) * options.players),
        eliminated=tuple(sorted(eliminated)),
        turn=reader.see(TURN, None),
        plays=reader.see(PLAYS, 0),
        stuck=reader.see(STUCK, None),
    )
    complain_of_seats(view, reader)
    if reader.is_sound(HAND, BRANCH, DRAW, RETURNED, OUT):
        lying = tuple(card_of(card) for stack in stacks for card in stack)
        reader.check_seen_cards(
            options.deck, (*chain.from_iterable(hands), *lying, *fresh, *returned, *out)
        )
    return view


def _complain_of_sight(reader: ZoneReader, name: str, cards: SeenCards, *, open_: bool) -> None:
    """A viewer sees the own hand, and no other and no card to draw (ALL-07)."""
    if open_ and None in cards:
        complaint = say("Zone {zone}: the viewer sees all these cards (ALL-07).", zone=name)
    elif not open_ and any(card is not None for card in cards):
        complaint = say("Zone {zone}: the viewer sees none of these cards (ALL-07).", zone=name)
    else:
        return
    reader.keep([complaint], about=name)


def _complain_of_worlds(view: View, reader: ZoneReader) -> None:
    """Tell the reader why no position has this view, if none has."""
    try:
        world = determinize(view, Repeatable())
    except UsageError as nothing:
        reader.keep([nothing.sentence])
    else:
        complain(Draft.of(world), reader)
