"""Positions by hand, from named zones of text, and back again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from numcards.core.doors import expect_options, expect_state
from numcards.core.notation import cards_text
from numcards.core.seats import clockwise, seat_text
from numcards.core.shuffles import Seed, check_seed
from numcards.core.zones import ZoneReader
from numcards.num5.actions import ROWS
from numcards.num5.complaints import Draft, complain, zone_names
from numcards.num5.info import INFO
from numcards.num5.legality import legal_choices
from numcards.num5.options import Options
from numcards.num5.state import Round, State, Turn, cards_of, in_card_order, plays_text
from numcards.num5.tables import DECK, STARTERS, choices_by_card, number_cards, set_of
from numcards.num5.text import parse_number_cards, parse_plays, parse_scores, scores_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.cards import NumberCard
    from numcards.core.decks import CardSet
    from numcards.core.seats import Seat
    from numcards.num5.state import Hand

__all__ = ["position", "zones"]


def zones(state: State) -> Mapping[str, str]:
    """The whole position as named zones of text, which `position` reads back.

    `P0`, `P0_chosen`, `P0_collected` and so on: what each seat holds, has chosen face down in
    this turn, and has collected in this round;
    `row_B`, `row_R`, `row_Y`, `row_G`: the rows, cards as they were placed;
    `unplaced`: the revealed cards that are not yet placed, such as `P1:W5 P0:G7`;
    `undealt`: the rest; `scores`: the points of the rounds that have ended, seat by seat,
    such as `16/11/-4 0/3/9`.
    """
    expect_state(state, State, INFO)
    turn, texts = state.turn, {}
    for seat in clockwise(len(state.chosen), 0):
        choice = state.chosen[seat]
        texts[seat_text(seat)] = cards_text(state.hand(seat))
        texts[f"{seat_text(seat)}_chosen"] = "" if choice is None else str(choice.card)
        texts[f"{seat_text(seat)}_collected"] = cards_text(state.collected(seat))
    for colour, row in zip(ROWS, turn.rows, strict=True):
        texts[f"row_{colour}"] = cards_text(row)
    texts["unplaced"] = plays_text(turn.unplaced)
    texts["undealt"] = cards_text(number_cards(_undealt(state)))
    texts["scores"] = scores_text(state.scores)
    return texts


def _undealt(state: State) -> CardSet:
    """The cards that are nowhere else."""
    turn = state.turn
    placed = [card for row in turn.rows for card in row]
    elsewhere = set_of([*placed, *cards_of(turn.choices), *cards_of(turn.unplaced)])
    return DECK.rest((elsewhere, *turn.collected))


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """Make a position from named zones of text: the exact inverse of `zones`.

    A zone that is left out means: an empty hand, nothing chosen, nothing collected, a row with
    the 0 of its colour alone, nothing unplaced, no round ended, and every card that is not
    elsewhere undealt.
    Raises `InvalidPosition` with every complaint at once, and `UsageError` when the options,
    the zones or the seed are not what they should be.

    >>> from numcards.num5 import Options
    >>> puzzle = {"P0": "B6 S4", "P1": "G3", "P1_chosen": "W5"}
    >>> position(Options(players=2, hand_size=2), puzzle).to_act
    (0,)
    """
    expect_options(options, Options, INFO)
    seed = check_seed(seed)
    reader = ZoneReader(zones, zone_names(options))
    draft = _read(options, reader)
    complain(draft, reader)
    reader.finish()
    return _build(draft, seed)


def _read(options: Options, reader: ZoneReader) -> Draft:
    names = tuple(map(seat_text, clockwise(options.players, 0)))
    return Draft(
        options=options,
        hands=tuple(reader.read(name, parse_number_cards, ()) for name in names),
        chosen=tuple(reader.read(f"{name}_chosen", parse_number_cards, ()) for name in names),
        collected=tuple(reader.read(f"{name}_collected", parse_number_cards, ()) for name in names),
        rows=tuple(
            reader.read(f"row_{card.family}", parse_number_cards, (card,)) for card in STARTERS
        ),
        unplaced=reader.read("unplaced", parse_plays, ()),
        undealt=reader.read("undealt", parse_number_cards, None),
        scores=reader.read("scores", parse_scores, ()),
    )


def _build(draft: Draft, seed: Seed) -> State:
    seats = clockwise(draft.options.players, 0)
    chosen = [_choices(seat, draft.chosen[seat]) for seat in seats]
    hands = [in_card_order((*_choices(seat, draft.hands[seat]), *chosen[seat])) for seat in seats]
    current = Round(options=draft.options, scores=draft.scores, seed=seed)
    collected = tuple(map(set_of, draft.collected))
    turn = Turn(draft.rows, collected, len(hands[0]), sum(hands, ()), draft.unplaced)
    laid = tuple(choice[0] if choice else None for choice in chosen)
    return State(current, turn, laid, legal_choices(turn, laid))


def _choices(seat: Seat, cards: tuple[NumberCard, ...]) -> Hand:
    return tuple(choices_by_card(seat)[card] for card in cards)
