"""What can be wrong with a hand-made position, each complaint with its rule.

Each check is an invariant of play: it holds when a round is dealt, every legal action keeps it,
and it speaks of what everyone sees and of numbers of cards alone, so that it refuses either all
positions with one view or none of them.
How a row without its 0 came to lose it is not asked, unless the row falls.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from attrs import frozen

from numcards.core.cards import VALUES, Family, NumberCard
from numcards.core.notation import cards_text
from numcards.core.sentences import Sentence, say
from numcards.num5.actions import ROWS, ChooseCard
from numcards.num5.notation import plays_text, scores_text
from numcards.num5.placement import closest_rows, in_order
from numcards.num5.scoring import is_decided, score
from numcards.num5.tables import DECK, DECK_CARDS, STARTERS
from numcards.num5.zone_table import (
    CHOSEN,
    COLLECTED,
    HAND,
    ROW_ZONES,
    SCORES_ZONE,
    UNDEALT,
    UNPLACED,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numcards.core.zone_reader import ZoneReader
    from numcards.core.zones import AnyZone
    from numcards.num5.options import Options


def _most_points(*families: Family) -> tuple[int, ...]:
    """What that many cards of these families are worth at most, from no card at all."""
    return tuple(accumulate(sorted(len(families) * VALUES, reverse=True), initial=0))


_MOST_GAINED: Final = _most_points(*ROWS, Family.RAINBOW)
_MOST_LOST: Final = _most_points(Family.SHADOW)
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


def complain(draft: Draft, reader: ZoneReader) -> None:
    """Tell the reader everything that is wrong with a draft: each invariant of play it breaks.

    A check is left out where a zone that it needs could not be parsed or makes no sense.
    """
    reader.keep(_players(draft), about=UNPLACED)
    if reader.is_sound(*_CARD_ZONES):
        cards = [*draft.elsewhere, *(draft.undealt or ())]
        reader.check_cards(DECK_CARDS, cards, complete=draft.undealt is not None)
    if reader.is_sound(*ROW_ZONES):
        reader.keep(_rows(draft), about="rows")
    for needed, check in _CHECKS:
        if reader.is_sound(HAND, CHOSEN, COLLECTED, *ROW_ZONES, "cards", "rows", *needed):
            reader.keep(check(draft), about=needed[-1])


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
    falls = _falls_of(row)
    for place in falls:
        before, card = row[place - 1 : place + 1]
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
        early += [card for card in collected if not _goes_on_no_row(card, draft.rows)]
    if early and not missing:
        yield say(
            "Rows are collected from the front, so these cards cannot have been collected: "
            "{cards} (N5-08).",
            cards=cards_text(sorted(early, key=lambda card: card.order)),
        )


def _goes_on_no_row(card: NumberCard, rows: tuple[Cards, ...]) -> bool:
    """Whether rows that have only grown may have left the card no place (N5-14)."""
    return card.family in ROWS or (
        card.family is Family.SHADOW and all(card.value < row[-1].value for row in rows)
    )


def _falls(draft: Draft) -> Iterator[Sentence]:
    """A lower card takes the first of its row, while it does not fill the row (N5-08, N5-09).

    A fall has moved one place to the front with each later one, and each has sent a card of its
    row to some player: the 0 first, then cards that can lie on that row.
    """
    options, collected = draft.options, [card for cards in draft.collected for card in cards]
    last_place = options.row_limit - (3 if options.lower_fifth_takes_row else 2)
    unaccounted = -sum(card.family not in ROWS for card in collected)
    for colour, row in zip(ROWS, draft.rows, strict=True):
        falls = _falls_of(row)
        if any(place + later > last_place for later, place in enumerate(reversed(falls))):
            yield say(
                "Row {row} falls where the lower card would have taken all of it (N5-09).",
                row=colour.code,
            )
        own = sum(card.family is colour and card not in STARTERS for card in collected)
        unaccounted += max(0, len(falls) - 1 - own)
    if unaccounted > 0:
        yield say(
            "The rows fall more often than players have collected first cards of them (N5-08)."
        )


def _falls_of(row: Cards) -> tuple[int, ...]:
    """The places of the cards that are lower than the card before them."""
    return tuple(
        place for place, (before, card) in enumerate(pairwise(row), 1) if card.value < before.value
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
        not options.player_decides_ties
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
    # A card that is dealt stays on a row, or no other can have been collected.
    for points in scores:
        gained = sum(point for point in points if point > 0)
        lost = sum(points) - gained
        cards = _fewest_cards(gained, _MOST_GAINED) + _fewest_cards(-lost, _MOST_LOST)
        if cards and cards >= options.dealt:
            yield say(
                "No round of {dealt} cards can give the points {given} (N5-16).",
                dealt=options.dealt,
                given=scores_text((points,)),
            )
    yield from _ending(draft)


def _fewest_cards(points: int, most: tuple[int, ...]) -> int:
    """How many cards make so many points at least; all cards where none do."""
    return bisect_left(most, points) if points <= most[-1] else DECK.size


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


_CARD_ZONES: Final[tuple[AnyZone, ...]] = (HAND, CHOSEN, COLLECTED, *ROW_ZONES, UNPLACED, UNDEALT)

_CHECKS: Final[
    tuple[tuple[tuple[AnyZone | str, ...], Callable[[Draft], Iterator[Sentence]]], ...]
] = (
    (("collected",), _starters),
    (("collected", "falls"), _falls),
    ((UNPLACED, "sizes"), _sizes),
    ((UNPLACED, "sizes", UNDEALT), _undealt),
    (("sizes", UNDEALT, UNPLACED), _unplaced),
    (("sizes", UNPLACED, UNDEALT, SCORES_ZONE), _scores),
)
"""Each check with what it needs beside sound cards and rows, and last what it is about."""
