"""The notation of actions, of cards that are still to be placed, and of scores."""

from __future__ import annotations

import re
from typing import Final

from numcards.core.cards import NumberCard
from numcards.core.contents import NUMBER_CARD_PATTERN, SEAT_PATTERN, Content, row_of
from numcards.core.errors import NotationError
from numcards.core.notation import cards_text, parse_card, parse_seat
from numcards.core.seats import Seat
from numcards.core.sentences import shown
from numcards.num5.actions import ROWS, Action, ChooseCard, ChooseRow

_ROW_WORD: Final = "row"
_ROWS_BY_CODE: Final = {row.code: row for row in ROWS}

_POINTS: Final = "(?:0|-?[1-9][0-9]{0,3})"
_SCORES: Final = re.compile(row_of(f"{_POINTS}(?:/{_POINTS})*"))


def parse_action(text: str) -> Action:
    """Read an action: the choice of a card such as `P1:G11`, or of a row such as `P1:row:B`.

    Whatever fits the notation parses; whether a game has such a player is for `refusal` to say.
    Raises `NotationError` for anything that `str` of an action does not give.

    >>> parse_action("P1:row:B").row
    <Family.BLUE: 'B'>
    """
    parts = text.split(":") if isinstance(text, str) else []
    match parts:
        case [_, _]:
            return _parse_play(text)
        case [seat, word, row] if word == _ROW_WORD:
            return _parse_row_choice(parse_seat(seat), row)
        case _:
            raise NotationError(
                "An action is written <player>:<card> or <player>:row:<row>, not {given}.",
                given=shown(text),
            )


def _parse_row_choice(seat: Seat, text: str) -> ChooseRow:
    if text not in _ROWS_BY_CODE:
        raise NotationError(
            "A row is written as one of {rows}, not {given}.",
            rows=", ".join(_ROWS_BY_CODE),
            given=shown(text),
        )
    return ChooseRow(seat, _ROWS_BY_CODE[text])


def _parse_number_card(text: str) -> NumberCard:
    card = parse_card(text)
    if isinstance(card, NumberCard):
        return card
    raise NotationError(
        "NUM-5 is played with number cards only, not with {given} (N5-02).", given=shown(text)
    )


def parse_number_cards(text: str) -> tuple[NumberCard, ...]:
    """Read number cards separated by single spaces; the empty text is no card at all.

    Raises `NotationError` when one of them is no number card.
    """
    return tuple(_parse_number_card(word) for word in text.split(" ")) if text else ()


def parse_plays(text: str) -> tuple[ChooseCard, ...]:
    """Read cards with their players, such as `P1:W5 P0:G7`; the empty text is no card at all.

    Raises `NotationError` when one of them is written otherwise.
    """
    return tuple(map(_parse_play, text.split(" "))) if text else ()


def _parse_play(text: str) -> ChooseCard:
    match text.split(":"):
        case [seat, card]:
            return ChooseCard(parse_seat(seat), _parse_number_card(card))
        case _:
            raise NotationError(
                "A card with its player is written <player>:<card>, not {given}.",
                given=shown(text),
            )


def plays_text(plays: tuple[ChooseCard, ...]) -> str:
    """Cards with their players, as `parse_plays` reads them: `P1:W5 P0:G7`."""
    return " ".join(map(str, plays))


def scores_text(scores: tuple[tuple[int, ...], ...]) -> str:
    """Write the points of each round, seat by seat, as `parse_scores` reads them.

    >>> scores_text(((16, 11, -4), (0, 3, 9)))
    '16/11/-4 0/3/9'
    """
    return " ".join("/".join(map(str, points)) for points in scores)


def parse_scores(text: str) -> tuple[tuple[int, ...], ...]:
    """Read the points of each round, such as `16/11/-4 0/3/9`; the empty text is no round.

    Raises `NotationError` for anything else.
    """
    if not text:
        return ()
    if not _SCORES.fullmatch(text):
        raise NotationError(
            "The points of a round are written like 16/11/-4, not {given}.", given=shown(text)
        )
    return tuple(tuple(map(int, points.split("/"))) for points in text.split(" "))


NUMBER_CARDS: Final = Content[tuple[NumberCard, ...]](
    "number cards", parse_number_cards, cards_text, row_of(NUMBER_CARD_PATTERN)
)
PLAYS: Final = Content[tuple[ChooseCard, ...]](
    "cards with their players, such as P1:W5",
    parse_plays,
    plays_text,
    row_of(f"{SEAT_PATTERN}:{NUMBER_CARD_PATTERN}"),
)
SCORES: Final = Content[tuple[tuple[int, ...], ...]](
    "the points of each seat, round by round, such as 16/11/-4 0/3/9",
    parse_scores,
    scores_text,
    _SCORES.pattern,
)
