"""What can be wrong with a hand-made position, each complaint with its rule."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import frozen

from numcards.core.cards import Family, NumberCard
from numcards.core.notation import cards_text
from numcards.core.seats import clockwise, seat_text
from numcards.core.sentences import Sentence, say
from numcards.num5.actions import ROWS, ChooseCard
from numcards.num5.placement import closest_rows, in_order
from numcards.num5.scoring import is_decided, score
from numcards.num5.state import plays_text
from numcards.num5.tables import DECK, STARTERS
from numcards.num5.text import scores_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numcards.core.zones import ZoneReader
    from numcards.num5.options import Options

__all__ = ["Draft", "complain", "zone_names"]

_HIGHEST_SUM: Final = 680
_LOWEST_SUM: Final = -136
"""What all classics and Rainbow, and all Shadow, are worth together."""
_SEVERAL: Final = 2

Cards: TypeAlias = tuple[NumberCard, ...]


@frozen(kw_only=True)
class Draft:
    """The zones of a position once they are parsed, and before they are believed."""

    options: Options
    hands: tuple[Cards, ...]
    chosen: tuple[Cards, ...]
    collected: tuple[Cards, ...]
    rows: tuple[Cards, ...]
    unplaced: tuple[ChooseCard, ...]
    undealt: Cards | None
    scores: tuple[tuple[int, ...], ...]

    @property
    def held(self) -> Cards:
        """The cards in hands and those chosen face down."""
        return tuple(card for cards in (*self.hands, *self.chosen) for card in cards)

    @property
    def placed(self) -> Cards:
        """The cards on the rows and those collected."""
        return tuple(card for cards in (*self.rows, *self.collected) for card in cards)

    @property
    def elsewhere(self) -> Cards:
        """All the cards that are not undealt."""
        return (*self.held, *self.placed, *(play.card for play in self.unplaced))

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything to do any more."""
        return not (self.held or self.unplaced)


def zone_names(options: Options) -> tuple[str, ...]:
    """The names of all zones of a position."""
    return (*_seat_zones(options), *_ROW_ZONES, "unplaced", "undealt", "scores")


def _seat_zones(options: Options) -> tuple[str, ...]:
    seats = tuple(map(seat_text, clockwise(options.players, 0)))
    return tuple(f"{seat}{zone}" for seat in seats for zone in ("", "_chosen", "_collected"))


def complain(draft: Draft, reader: ZoneReader) -> None:
    """Tell the reader everything that is wrong with a draft.

    A check is left out where a zone that it needs could not be parsed or makes no sense.
    """
    seat_zones = _seat_zones(draft.options)
    reader.keep(_players(draft), about="unplaced")
    if reader.is_sound(*seat_zones, *_ROW_ZONES, "unplaced", "undealt"):
        cards = [*draft.elsewhere, *(draft.undealt or ())]
        reader.check_cards(DECK, cards, complete=draft.undealt is not None)
    if reader.is_sound(*_ROW_ZONES):
        reader.keep(_rows(draft), about="rows")
    for zones, check in _CHECKS:
        if reader.is_sound(*seat_zones, *_ROW_ZONES, "cards", "rows", *zones):
            reader.keep(check(draft), about=zones[-1])


def _players(draft: Draft) -> Iterator[Sentence]:
    """Each open card belongs to another player of this game."""
    seats = [play.seat for play in draft.unplaced]
    if len(set(seats)) < len(seats) or any(seat >= draft.options.players for seat in seats):
        yield say(
            "Zone unplaced has one card at most of each of {players} players, not {given} (N5-03).",
            players=draft.options.players,
            given=plays_text(draft.unplaced),
        )


def _rows(draft: Draft) -> Iterator[Sentence]:
    for colour, row in zip(ROWS, draft.rows, strict=True):
        longest = draft.options.row_limit - 1
        if not 1 <= len(row) <= longest:
            yield say(
                "Row {row} has {given} cards, but a row has 1 to {longest} (N5-09).",
                row=colour.code,
                given=len(row),
                longest=longest,
            )
        strangers = [card for card in row if card.family in ROWS and card.family is not colour]
        if strangers:
            yield say(
                "Row {row} has classic cards of other colours: {cards} (N5-07).",
                row=colour.code,
                cards=cards_text(strangers),
            )
        yield from _order_of_row(colour, row)


def _order_of_row(colour: Family, row: Cards) -> Iterator[Sentence]:
    falls = [(before, card) for before, card in pairwise(row) if card.value < before.value]
    for before, card in falls:
        if card.family is Family.SHADOW:
            yield say(
                "In row {row} {card} cannot have been placed on {before}, which is higher (N5-14).",
                row=colour.code,
                card=card,
                before=before,
            )
    if any(card in STARTERS for card in row[1:]):
        yield say("In row {row} a 0 can only come first (N5-01).", row=colour.code)
    elif falls and row[0] in STARTERS:
        yield say(
            "Row {row} falls, so its first card {first} was collected (N5-08).",
            row=colour.code,
            first=row[0],
        )


def _starters(draft: Draft) -> Iterator[Sentence]:
    """The cards that start the rows are never dealt, and the first of their row to leave it."""
    placed = draft.placed
    missing = [card for card in STARTERS if card not in placed]
    if missing:
        yield say(
            "These cards lie on their rows or are collected, nowhere else: {cards} (N5-01).",
            cards=cards_text(missing),
        )
    collected = [card for cards in draft.collected for card in cards]
    gone = {card.family for card in STARTERS if card in collected}
    early = [card for card in collected if card.family in ROWS and card.family not in gone]
    if not gone:
        early += [card for card in collected if card.family is Family.RAINBOW]
    if early and not missing:
        yield say(
            "Rows are collected from the front, so these cards cannot have been collected: "
            "{cards} (N5-08).",
            cards=cards_text(sorted(early, key=lambda card: card.order)),
        )


def _sizes(draft: Draft) -> Iterator[Sentence]:
    """All players have played as many cards, but for those who have still to choose."""
    hands = tuple(
        len(hand) + len(choice) for hand, choice in zip(draft.hands, draft.chosen, strict=True)
    )
    if any(len(choice) > 1 for choice in draft.chosen):
        yield say("A player chooses one card in a turn (N5-03).")
    elif all(draft.chosen):
        yield say("Not all can have chosen: the cards would be revealed (N5-05).")
    if len(set(hands)) > 1:
        yield say(
            "Counting what is chosen face down, all hands have one size, not {sizes} (N5-03).",
            sizes=" ".join(map(str, hands)),
        )


def _undealt(draft: Draft) -> Iterator[Sentence]:
    given, expected = DECK.size - len(draft.elsewhere), draft.options.undealt
    if given != expected:
        yield say(
            "This leaves {given} cards undealt, but {expected} are not dealt (N5-02).",
            given=given,
            expected=expected,
        )


def _unplaced(draft: Draft) -> Iterator[Sentence]:
    """Cards lie open only while the player of the first one has to choose a row."""
    if not draft.unplaced:
        return
    options, plays = draft.options, draft.unplaced
    first = plays[0]
    if any(draft.chosen):
        yield say("Nobody chooses a card while revealed cards wait to be placed (N5-05).")
    if plays != in_order(plays, options):
        yield say(
            "Zone unplaced must be in the order of placement: {expected} (N5-06).",
            expected=plays_text(in_order(plays, options)),
        )
    elif (
        options.row_tie == "table_order"
        or first.row is not None
        or len(closest_rows(draft.rows, first.card)) < _SEVERAL
    ):
        yield say("{card} does not wait: no row is to be chosen for it (N5-12).", card=first.card)
    elif _placed_before(draft) < options.players - len(plays):
        yield say(
            "{given} players have no card in zone unplaced, but only {placed} cards that come "
            "before {card} have been placed (N5-06).",
            given=options.players - len(plays),
            placed=_placed_before(draft),
            card=first.card,
        )


def _placed_before(draft: Draft) -> int:
    """How many placed cards come before the one that waits."""
    waiting = draft.unplaced[0]
    dealt = (card for card in draft.placed if card not in STARTERS)
    plays = [ChooseCard(waiting.seat, card) for card in dealt]
    return in_order([*plays, waiting], draft.options).index(waiting)


def _scores(draft: Draft) -> Iterator[Sentence]:
    options, scores = draft.options, draft.scores
    if any(len(points) != options.players for points in scores):
        yield say(
            "The points of a round are given for each of {players} players: {given} (N5-16).",
            players=options.players,
            given=scores_text(scores),
        )
        return
    for points in scores:
        gained = sum(point for point in points if point > 0)
        lost = sum(points) - gained
        if gained > _HIGHEST_SUM or lost < _LOWEST_SUM:
            yield say("No round can give the points {given} (N5-16).", given=scores_text((points,)))
    yield from _ending(draft)


def _ending(draft: Draft) -> Iterator[Sentence]:
    """The game is over exactly when the last round has been scored and somebody has won."""
    options, scores = draft.options, draft.scores
    going_on = scores[:-1] if draft.is_over else scores
    if going_on and is_decided(options, going_on):
        yield say(
            "With the points {given} the game would have ended before (N5-18).",
            given=scores_text(going_on),
        )
    if not draft.is_over:
        return
    points = tuple(map(score, draft.collected))
    if scores[-1:] != (points,):
        yield say(
            "All cards have been placed, so the last points must be {expected} (N5-16).",
            expected=scores_text((points,)),
        )
    elif not is_decided(options, scores):
        yield say(
            "All cards have been placed, but nobody has won {needed} rounds (N5-18).",
            needed=options.rounds_to_win,
        )


_ROW_ZONES: Final = tuple(f"row_{colour}" for colour in ROWS)

_CHECKS: Final[tuple[tuple[tuple[str, ...], Callable[[Draft], Iterator[Sentence]]], ...]] = (
    (("collected",), _starters),
    (("unplaced", "sizes"), _sizes),
    (("unplaced", "sizes", "undealt"), _undealt),
    (("sizes", "undealt", "unplaced"), _unplaced),
    (("sizes", "unplaced", "undealt", "scores"), _scores),
)
"""Each check with what it needs beside sound cards and rows, and last what it is about."""
