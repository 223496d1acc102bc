"""Positions by hand, from named zones of text, and back again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import evolve

from numcards.core.doors import expect_options, expect_state
from numcards.core.notation import cards_text, parse_cards, parse_seat, parse_seats, seats_text
from numcards.core.seats import Seat, clockwise, seat_text
from numcards.core.shuffles import Seed, check_seed, shuffled
from numcards.core.zones import ZoneReader, parse_number, parse_numbers
from numcards.infini.complaints import Draft, complain
from numcards.infini.info import INFO
from numcards.infini.options import Options
from numcards.infini.piles import BRANCHES, Branch
from numcards.infini.plays import in_order, taken_out
from numcards.infini.state import DrawPile, Setting, State
from numcards.infini.text import parse_stack

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.cards import Card

__all__ = ["position", "zones"]


def zones(state: State) -> Mapping[str, str]:
    """The whole position as named zones of text, which `position` reads back.

    `P0` and so on: the hands; `R+`, `R-` and so on: the branches, the oldest card first;
    `draw`: the cards to draw that nobody has held yet, the next one first; `returned`: those
    under them, which were in the hands of eliminated players; `out`: cards out of the game;
    `turn`: who is on turn, nobody when the game is over; `plays`: how many plays they have made;
    `eliminated`: the seats that are out; `growths`: how often each hand size has grown;
    `stuck`: the player who ended the game by being stuck.
    """
    expect_state(state, State, INFO)
    setting = state.setting
    hands = {seat_text(Seat(seat)): cards_text(hand) for seat, hand in enumerate(state.hands)}
    branches = {
        str(branch): " ".join(map(str, state.piles[branch.pile].stack(branch.direction)))
        for branch in _branches(state.options)
    }
    return {
        **hands,
        **branches,
        "draw": cards_text(state.draw.fresh),
        "returned": cards_text(state.draw.returned),
        "out": cards_text(setting.out),
        "turn": "" if state.turn is None else seat_text(state.turn),
        "plays": str(state.plays),
        "eliminated": seats_text(setting.eliminated),
        "growths": " ".join(map(str, setting.growths)),
        "stuck": "" if setting.stuck is None else seat_text(setting.stuck),
    }


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """Make a position from named zones of text: the exact inverse of `zones`.

    A zone that is left out means: an empty hand or branch; every card that is not elsewhere
    to be drawn, shuffled by the seed; nothing returned, nothing out; no plays, nobody
    eliminated or stuck, no grown hands. On turn is the first player, or the next one clockwise
    with cards who is not eliminated; nobody when the game is over.
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
    hand_names = tuple(map(seat_text, clockwise(options.players, 0)))
    branch_names = tuple(map(str, _branches(options)))
    reader = ZoneReader(zones, (*hand_names, *branch_names, *_OTHER_ZONES))
    draft = _read(options, reader, hand_names, seed)
    complain(draft, reader)
    reader.finish()
    return _build(draft, seed)


_OTHER_ZONES: Final = (
    "draw",
    "returned",
    "out",
    "turn",
    "plays",
    "eliminated",
    "growths",
    "stuck",
)


def _branches(options: Options) -> tuple[Branch, ...]:
    return tuple(branch for branch in BRANCHES if branch.colour in options.colours)


def _parse_nobody_or_seat(text: str) -> Seat | None:
    return parse_seat(text) if text else None


def _read(options: Options, reader: ZoneReader, hand_names: tuple[str, ...], seed: Seed) -> Draft:
    draft = Draft(
        options=options,
        hands=tuple(reader.read(name, parse_cards, ()) for name in hand_names),
        stacks={branch: reader.read(str(branch), parse_stack, ()) for branch in _branches(options)},
        fresh=(),
        returned=reader.read("returned", parse_cards, ()),
        out=reader.read("out", parse_cards, ()),
        turn=None,
        plays=reader.read("plays", parse_number, 0),
        eliminated=reader.read("eliminated", parse_seats, ()),
        growths=reader.read("growths", parse_numbers, (0,) * options.players),
        stuck=reader.read("stuck", _parse_nobody_or_seat, None),
    )
    turn = reader.read("turn", _parse_nobody_or_seat, draft.next_turn)
    fresh = reader.read("draw", parse_cards, None)
    return evolve(draft, turn=turn, fresh=_rest(draft, seed) if fresh is None else fresh)


def _rest(draft: Draft, seed: Seed) -> tuple[Card, ...]:
    """All cards that are nowhere else, shuffled by the seed."""
    rest = taken_out(draft.options.deck, draft.cards)
    return tuple(rest[place] for place in shuffled(len(rest), seed, 0))


def _build(draft: Draft, seed: Seed) -> State:
    options = draft.options
    setting = Setting(
        options=options,
        seed=seed,
        eliminated=tuple(sorted(draft.eliminated)),
        growths=draft.growths,
        out=in_order(draft.out),
        stuck=draft.stuck,
    )
    return State.of(
        setting,
        DrawPile.of(draft.fresh, draft.returned),
        draft.hands,
        draft.piles,
        draft.turn,
        draft.plays,
    )
