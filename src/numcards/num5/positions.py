"""Positions by hand and views as text: named zones, read and written."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, cast

from attrs import evolve

from numcards.core.card_lists import left_over
from numcards.core.contents import with_hidden_dealt
from numcards.core.doors import expect_options, expect_state, expect_view
from numcards.core.seats import Seat, Viewer, check_viewer, seats
from numcards.core.shuffles import Seed, check_seed
from numcards.core.zone_reader import ZoneReader
from numcards.num5.info import INFO
from numcards.num5.legality import legal_choices
from numcards.num5.options import Options
from numcards.num5.state import Round, State, Turn, in_card_order
from numcards.num5.tables import DECK_CARDS, choices_by_card, set_of
from numcards.num5.validation import Draft, complain
from numcards.num5.view import View, observe
from numcards.num5.zone_table import (
    CHOSEN,
    COLLECTED,
    HAND,
    ROW_ZONES,
    SCORES_ZONE,
    UNDEALT,
    UNPLACED,
    ZONES,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.cards import NumberCard
    from numcards.core.contents import SeenCards
    from numcards.num5.state import Hand


def zones(state: State) -> Mapping[str, str]:
    """The whole position as named zones of text, which `position` reads back.

    The reference page has the table of all zones.
    """
    expect_state(state, State, INFO)
    return ZONES.write(state, state.options)


def view_zones(view: View) -> Mapping[str, str]:
    """A view as named zones of text, which `view_of` reads back.

    The zones of a position, with `?` for a hidden card and `?7` for seven of them.

    >>> from numcards import num5
    >>> start = num5.new_game(num5.Options(players=2, hand_size=3), seed=7)
    >>> seen = view_zones(num5.observe(start, viewer=0))
    >>> seen["P0"], seen["P1"], seen["undealt"]
    ('R10 G4 G8', '?3', '?92')
    """
    expect_view(view, View, INFO)
    return ZONES.write_view(view, view.options)


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """Make a position from named zones of text: the exact inverse of `zones`.

    A zone that is left out means: an empty hand, nothing chosen, nothing collected, a row with
    the 0 of its colour alone, nothing unplaced, no round ended, and every card that is not
    elsewhere undealt.
    A position is refused exactly when it breaks one of the invariants of play that
    `numcards.num5.validation` lists: each holds when a game begins and is kept by every action.
    Raises `InvalidPosition` with every complaint at once, and `UsageError` when the options,
    the zones or the seed are not what they should be.

    >>> from numcards.num5 import Options
    >>> puzzle = {"P0": "B6 S4", "P1": "G3", "P1_chosen": "W5"}
    >>> position(Options(players=2, hand_size=2), puzzle).to_act
    (0,)
    """
    expect_options(options, Options, INFO)
    plain = check_seed(seed)
    reader = ZoneReader(ZONES, options, zones)
    draft = Draft(
        options=options,
        hands=reader.read_each(HAND),
        chosen=reader.read_each(CHOSEN),
        collected=reader.read_each(COLLECTED),
        rows=tuple(map(reader.read, ROW_ZONES)),
        unplaced=reader.read(UNPLACED),
        undealt=reader.read_or(UNDEALT, None),
        scores=reader.read(SCORES_ZONE),
    )
    complain(draft, reader)
    reader.finish()
    return _build(draft, plain)


def view_of(options: Options, zones: Mapping[str, str], viewer: Viewer) -> View:
    """Make a view from named zones of text: the exact inverse of `view_zones`.

    Every zone must be there.
    Raises `InvalidPosition` with every complaint when no position has such a view,
    and `UsageError` when the options, the zones or the viewer are not what they should be.
    """
    expect_options(options, Options, INFO)
    viewer = check_viewer(viewer, options.players)
    reader = ZoneReader(ZONES, options, zones)
    draft = _world_of(options, reader)
    complain(draft, reader)
    reader.finish()
    view = observe(_build(draft, 0), viewer)
    reader.check_written(ZONES.write_view(view, options))
    reader.finish()
    return view


def _world_of(options: Options, reader: ZoneReader) -> Draft:
    """A position that looks as these zones say: the unseen cards are dealt in card order."""
    hands, chosen = reader.see_each(HAND, ()), reader.see_each(CHOSEN, ())
    undealt = reader.see(UNDEALT, ())
    draft = Draft(
        options=options,
        hands=(),
        chosen=(),
        collected=reader.see_each(COLLECTED, ()),
        rows=tuple(reader.see(row, ()) for row in ROW_ZONES),
        unplaced=reader.see(UNPLACED, ()),
        undealt=(),
        scores=reader.see(SCORES_ZONE, ()),
    )
    reader.finish()
    seen = (*chain(*hands, *chosen, undealt), *draft.elsewhere)
    reader.check_seen_cards(DECK_CARDS, seen)
    reader.finish()
    unseen = iter(left_over(DECK_CARDS, (card for card in seen if card is not None)))

    def dealt(cards: SeenCards) -> tuple[NumberCard, ...]:
        return cast("tuple[NumberCard, ...]", with_hidden_dealt(cards, unseen))

    return evolve(
        draft,
        hands=tuple(map(dealt, hands)),
        chosen=tuple(map(dealt, chosen)),
        undealt=dealt(undealt),
    )


def _build(draft: Draft, seed: Seed) -> State:
    own = seats(draft.options.players)
    chosen = [_choices(seat, draft.chosen[seat]) for seat in own]
    hands = [in_card_order((*_choices(seat, draft.hands[seat]), *chosen[seat])) for seat in own]
    current = Round(options=draft.options, scores=draft.scores, seed=seed)
    collected = tuple(map(set_of, draft.collected))
    turn = Turn(draft.rows, collected, len(hands[0]), sum(hands, ()), draft.unplaced)
    laid = tuple(choice[0] if choice else None for choice in chosen)
    return State(current, turn, laid, legal_choices(turn, laid))


def _choices(seat: Seat, cards: tuple[NumberCard, ...]) -> Hand:
    return tuple(choices_by_card(seat)[card] for card in cards)
