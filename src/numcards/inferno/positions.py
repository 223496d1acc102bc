"""Positions by hand, from named zones of text, and back again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.doors import expect_options, expect_state
from numcards.core.notation import cards_text, parse_cards, parse_seats, seats_text
from numcards.core.seats import clockwise, seat_text
from numcards.core.shuffles import Seed, check_seed
from numcards.core.zones import ZoneReader, parse_number, parse_numbers, parse_word
from numcards.inferno.complaints import complain
from numcards.inferno.drafts import Draft
from numcards.inferno.info import INFO
from numcards.inferno.options import Options
from numcards.inferno.state import Round, State, trick_text, with_cards
from numcards.inferno.tables import groups_of
from numcards.inferno.text import parse_trick

if TYPE_CHECKING:
    from collections.abc import Mapping


def zones(state: State) -> Mapping[str, str]:
    """The whole position as named zones of text, which `position` reads back.

    `P0` and so on: the hands; `aside` and `discard`: cards out of play;
    `trick`: the poses on the table, such as `P0:R7+B7 P1:G9+Y9`;
    `in_trick`: the seats that may still act in it, the one on turn first;
    `passed_lead`: the seats that passed its lead, or the lead that nobody took, ascending;
    `out`: the seats without cards, the first one first;
    `order`: `normal` or `inverted`; `round`: its number; `wins`: those of each seat.
    """
    expect_state(state, State, INFO)
    current, deck = state.round, state.options.deck
    laid = [card for _, posed in state.trick for card in posed.cards]
    discard = deck.rest((*state.hands, current.aside, deck.set_of(laid)))
    hands = {
        seat_text(seat): cards_text(state.hand(seat)) for seat in clockwise(len(state.hands), 0)
    }
    return hands | {
        "aside": cards_text(deck.cards_of(current.aside)),
        "discard": cards_text(deck.cards_of(discard)),
        "trick": trick_text(state.trick),
        "in_trick": seats_text(state.still_in),
        "passed_lead": seats_text(current.lead_passed),
        "out": seats_text(current.out),
        "order": "inverted" if current.inverted else "normal",
        "round": str(current.number),
        "wins": " ".join(map(str, current.wins)),
    }


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """Make a position from named zones of text: the exact inverse of `zones`.

    A zone that is left out means: an empty hand, nothing aside, every card that is not
    elsewhere discarded, an empty trick, all players with cards in it (clockwise from
    `first_player`), nobody out, normal order, round 1, no wins.
    The lead has then been passed, as long as no trick lies there, by the players with cards
    who are not in it (all of them where nobody is to act because the round was blocked).
    Raises `InvalidPosition` with every complaint at once, and `UsageError` when the options,
    the zones or the seed are not what they should be.

    >>> from numcards.inferno import Options
    >>> puzzle = position(Options(players=2), {"P0": "R7 B7 joker", "P1": "S9 G3"})
    >>> puzzle.hand(0)
    (R7, B7, joker)
    """
    expect_options(options, Options, INFO)
    seed = check_seed(seed)
    hand_names = tuple(map(seat_text, clockwise(options.players, 0)))
    reader = ZoneReader(zones, (*hand_names, *_OTHER_ZONES))
    draft = _read(options, reader, hand_names)
    complain(draft, reader)
    reader.finish()
    return _build(draft, seed)


_OTHER_ZONES: Final = (
    "aside",
    "discard",
    "trick",
    "in_trick",
    "passed_lead",
    "out",
    "order",
    "round",
    "wins",
)


def _read(options: Options, reader: ZoneReader, hand_names: tuple[str, ...]) -> Draft:
    hands = tuple(reader.read(name, parse_cards, ()) for name in hand_names)
    holding = with_cards(tuple(map(len, hands)), options.first_player)
    return Draft(
        options=options,
        hands=hands,
        aside=reader.read("aside", parse_cards, ()),
        discard=reader.read("discard", parse_cards, None),
        trick=reader.read("trick", parse_trick, ()),
        still_in=reader.read("in_trick", parse_seats, holding),
        passed_lead=reader.read("passed_lead", parse_seats, None),
        out=reader.read("out", parse_seats, ()),
        inverted=reader.read("order", parse_word("normal", "inverted"), "normal") == "inverted",
        number=reader.read("round", parse_number, 1),
        wins=reader.read("wins", parse_numbers, (0,) * options.players),
    )


def _build(draft: Draft, seed: Seed) -> State:
    deck = draft.options.deck
    hands = tuple(map(deck.set_of, draft.hands))
    current = Round(
        options=draft.options,
        number=draft.number,
        wins=draft.wins,
        out=draft.out,
        lead_passed=draft.lead_passed,
        inverted=draft.inverted,
        aside=deck.set_of(draft.aside),
        seed=seed,
    )
    return State(current, hands, tuple(map(groups_of, hands)), draft.trick, draft.still_in)
