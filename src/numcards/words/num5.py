"""NUM-5 in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from numcards.core.cards import Family
from numcards.core.players import Player, players
from numcards.core.sentences import Sentence, say
from numcards.num5 import (
    Action,
    ChooseCard,
    ChooseRow,
    Chosen,
    Collected,
    Dealt,
    Event,
    GameEnded,
    Options,
    Placed,
    Result,
    Revealed,
    RoundBegan,
    RoundScored,
    RoundWon,
    RowChosen,
    RowNeeded,
    RowTaken,
)
from numcards.words.game_words import GameWords
from numcards.words.results import per_player, ranking_sentence, winners_sentence
from numcards.words.sentences import Series, say_count

if TYPE_CHECKING:
    from numcards.core.cards import NumberCard

__all__ = ["FAMILY_NAMES", "WORDS"]

FAMILY_NAMES: Final = {
    Family.BLUE: say("blue"),
    Family.RED: say("red"),
    Family.YELLOW: say("yellow"),
    Family.GREEN: say("green"),
    Family.RAINBOW: say("Rainbow"),
    Family.SHADOW: say("Shadow"),
}
"""What each family is called where its name stands alone."""

_ROW_NAMES: Final = {
    Family.BLUE: say("the blue row"),
    Family.RED: say("the red row"),
    Family.YELLOW: say("the yellow row"),
    Family.GREEN: say("the green row"),
}


def _action(action: Action) -> Sentence:
    match action:
        case ChooseRow(row=row):
            return say("place the card on {row}", row=_ROW_NAMES[row])
        case ChooseCard(card=card):
            return _card(card)
        case _:
            assert_never(action)


def _card(card: NumberCard) -> Sentence:
    """Where a card would go; for Rainbow and Shadow that depends on the rows by then."""
    if card.family is Family.RAINBOW:
        return say("choose {card}, for the closest row", card=card)
    if card.family is Family.SHADOW:
        return say("choose {card}, for the closest row up to {value}", card=card, value=card.value)
    return say("choose {card}, for {row}", card=card, row=_ROW_NAMES[card.family])


def _group(action: Action) -> Sentence:
    match action:
        case ChooseRow():
            return say("rows")
        case ChooseCard(card=card):
            return FAMILY_NAMES[card.family]
        case _:
            assert_never(action)


def _event(event: Event) -> Sentence:
    match event:
        case RoundBegan() | Dealt() | RoundScored() | RoundWon():
            return _round(event)
        case Chosen() | Revealed() | RowNeeded() | RowChosen():
            return _choice(event)
        case Placed() | Collected() | RowTaken():
            return _placing(event)
        case GameEnded(result):
            return say("The game is over. {winners}", winners=winners_sentence(result))
        case _:
            assert_never(event)


def _round(event: RoundBegan | Dealt | RoundScored | RoundWon) -> Sentence:
    match event:
        case RoundBegan(number, undealt):
            return _beginning(number, undealt)
        case Dealt(seat, count, cards):
            return _deal(Player(seat), count, cards)
        case RoundScored(number, points):
            return say(
                "Round {number} is over. Points: {points}.",
                number=number,
                points=per_player(points),
            )
        case RoundWon(number, winners):
            return say_count(
                "{winners} wins round {number}.",
                "{winners} are level, and each wins round {number}.",
                len(winners),
                winners=players(winners),
                number=number,
            )
        case _:
            assert_never(event)


def _beginning(number: int, undealt: int) -> Sentence:
    if not undealt:
        return say("Round {number} begins: all cards are dealt.", number=number)
    return say_count(
        "Round {number} begins: {count} card stays undealt.",
        "Round {number} begins: {count} cards stay undealt.",
        undealt,
        number=number,
    )


def _deal(player: Player, count: int, cards: tuple[NumberCard, ...] | None) -> Sentence:
    if cards is not None:
        return say("{player} is dealt {cards}.", player=player, cards=cards)
    return say_count(
        "{player} is dealt {count} card.", "{player} is dealt {count} cards.", count, player=player
    )


def _choice(event: Chosen | Revealed | RowNeeded | RowChosen) -> Sentence:
    match event:
        case Chosen(seat, None):
            return say("{player} lays a card face down.", player=Player(seat))
        case Chosen(seat, card):
            return say("{player} lays {card} face down.", player=Player(seat), card=card)
        case Revealed(plays):
            shown = (say("{player} {card}", player=Player(seat), card=card) for seat, card in plays)
            return say("All cards are revealed: {plays}.", plays=Series(tuple(shown), ", "))
        case RowNeeded(seat, card, rows):
            return say(
                "{player} has to choose a row for {card}: {rows}.",
                player=Player(seat),
                card=card,
                rows=Series(tuple(FAMILY_NAMES[row] for row in rows), ", "),
            )
        case RowChosen(seat, card, row):
            return say(
                "{player} chooses {row} for {card}.",
                player=Player(seat),
                row=_ROW_NAMES[row],
                card=card,
            )
        case _:
            assert_never(event)


def _placing(event: Placed | Collected | RowTaken) -> Sentence:
    match event:
        case Placed(seat, card, row):
            return say(
                "{player} places {card} on {row}.",
                player=Player(seat),
                card=card,
                row=_ROW_NAMES[row],
            )
        case Collected():
            return _collection(event)
        case RowTaken(seat, cards, row):
            return say(
                "{player} fills {row} and collects {cards}.",
                player=Player(seat),
                row=_ROW_NAMES[row],
                cards=cards,
            )
        case _:
            assert_never(event)


def _collection(event: Collected) -> Sentence:
    player = Player(event.seat)
    if event.row is None:
        return say(
            "Every row ends higher than {card}: {player} collects it at once.",
            card=event.card,
            player=player,
        )
    return say(
        "{player} collects {card} from {row}.",
        player=player,
        card=event.card,
        row=_ROW_NAMES[event.row],
    )


def _result(result: Result) -> tuple[Sentence, ...]:
    return (
        winners_sentence(result),
        say("Rounds won: {wins}.", wins=per_player(result.wins)),
        say("Points in all: {points}.", points=per_player(result.totals)),
        ranking_sentence(result),
    )


WORDS: Final = GameWords[Options, Action, Event, Result](
    action=lambda _, action: _action(action),
    group=_group,
    event=_event,
    result=_result,
    options={
        "players": say("how many players there are"),
        "hand_size": say("how many cards each player is dealt in a round"),
        "row_limit": say("how many cards fill a row, so that all but the last are collected"),
        "lower_fifth": say(
            "what a lower card that fills its row collects: all but itself, or the first card"
        ),
        "row_tie": say(
            "who decides between equally close rows: the player, or their order on the table"
        ),
        "reveal_order": say("whether the lowest or the highest revealed card is placed first"),
        "rounds_to_win": say("how many rounds a player must win to win the game"),
    },
)
