"""NUM Infini in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from numcards.core.cards import VALUES, Family
from numcards.core.players import Player
from numcards.core.sentences import Sentence, say
from numcards.infini import (
    Action,
    Branch,
    Dealt,
    Direction,
    Drew,
    Eliminated,
    End,
    Event,
    Flash,
    Flashed,
    Flip,
    Flipped,
    GameBegan,
    GameEnded,
    HandGrew,
    Options,
    Passe,
    PassedOver,
    Place,
    Placed,
    PlacedJoker,
    PlaceJoker,
    PlayedPasse,
    PlayedSimple,
    Result,
    Simple,
    Stuck,
    TurnBegan,
    TurnEnded,
)
from numcards.words.game_words import GameWords
from numcards.words.results import ranking_sentence, winners_sentence
from numcards.words.sentences import Series, say_count

if TYPE_CHECKING:
    from numcards.core.cards import Card, NumberCard

__all__ = ["COLOUR_NAMES", "WORDS"]

COLOUR_NAMES: Final = {
    Family.RED: say("red"),
    Family.GREEN: say("green"),
    Family.BLUE: say("blue"),
    Family.YELLOW: say("yellow"),
}
"""What each colour is called where its name stands alone."""

_CARD_NAMES: Final = {
    Family.RED: say("red cards"),
    Family.GREEN: say("green cards"),
    Family.BLUE: say("blue cards"),
    Family.YELLOW: say("yellow cards"),
    Family.RAINBOW: say("Rainbow cards"),
    Family.SHADOW: say("Shadow cards"),
}

_PILE_NAMES: Final = {
    Family.RED: say("the red pile"),
    Family.GREEN: say("the green pile"),
    Family.BLUE: say("the blue pile"),
    Family.YELLOW: say("the yellow pile"),
}

_BRANCH_NAMES: Final = {
    Branch(Family.RED, Direction.RISING): say("the rising red branch"),
    Branch(Family.RED, Direction.FALLING): say("the falling red branch"),
    Branch(Family.GREEN, Direction.RISING): say("the rising green branch"),
    Branch(Family.GREEN, Direction.FALLING): say("the falling green branch"),
    Branch(Family.BLUE, Direction.RISING): say("the rising blue branch"),
    Branch(Family.BLUE, Direction.FALLING): say("the falling blue branch"),
    Branch(Family.YELLOW, Direction.RISING): say("the rising yellow branch"),
    Branch(Family.YELLOW, Direction.FALLING): say("the falling yellow branch"),
}


def _action(action: Action) -> Sentence:
    match action:
        case Place(card=card, branch=branch):
            return _placing(card, branch)
        case PlaceJoker(value=value, branch=branch):
            return say(
                "place a joker as {value} on {branch}", value=value, branch=_BRANCH_NAMES[branch]
            )
        case Flip(colour=colour):
            return say("exchange the top cards of {pile}", pile=_PILE_NAMES[colour])
        case Flash(branch=branch):
            return say("remove the top card of {branch}", branch=_BRANCH_NAMES[branch])
        case Simple():
            return say("simple, a play by itself")
        case Passe():
            return say("passe, which fulfils the turn and ends it")
        case End():
            return say("end the turn")
        case _:
            assert_never(action)


def _placing(card: NumberCard, branch: Branch) -> Sentence:
    name = _BRANCH_NAMES[branch]
    if card.family.is_classic:
        return say("place {card} on {branch}", card=card, branch=name)
    return say("rescue {branch} with {card}", card=card, branch=name)


def _group(action: Action) -> Sentence:
    match action:
        case Place(card=card):
            return _CARD_NAMES[card.family]
        case PlaceJoker():
            return say("jokers")
        case Flip() | Flash() | Simple() | Passe():
            return say("other action cards")
        case End():
            return say("end of the turn")
        case _:
            assert_never(action)


_Course: TypeAlias = GameBegan | TurnBegan | TurnEnded | PassedOver | GameEnded
_Play: TypeAlias = Placed | Flipped | Flashed | PlayedSimple | PlayedPasse
_Hand: TypeAlias = Dealt | Drew | HandGrew | Stuck | Eliminated


def _event(event: Event) -> Sentence:
    match event:
        case GameBegan() | TurnBegan() | TurnEnded() | PassedOver() | GameEnded():
            return _course(event)
        case Placed() | Flipped() | Flashed() | PlayedSimple() | PlayedPasse():
            return _play(event)
        case Dealt() | Drew() | HandGrew() | Stuck() | Eliminated():
            return _hand(event)
        case _:
            assert_never(event)


def _course(event: _Course) -> Sentence:
    match event:
        case GameBegan(first, draw):
            return _beginning(Player(first), draw)
        case TurnBegan(seat, owed):
            return say_count(
                "{player} is on turn and owes {count} play.",
                "{player} is on turn and owes {count} plays.",
                owed,
                player=Player(seat),
            )
        case TurnEnded(seat):
            return say("{player} has finished the turn.", player=Player(seat))
        case PassedOver(seat):
            return say(
                "{player} has no card and can draw none: the turn is left out.",
                player=Player(seat),
            )
        case GameEnded(result):
            return say("The game is over. {winners}", winners=winners_sentence(result))
        case _:
            assert_never(event)


def _beginning(first: Player, draw: int) -> Sentence:
    if not draw:
        return say("The game begins with {player}: all cards are dealt.", player=first)
    return say_count(
        "The game begins with {player}: {count} card is left to draw.",
        "The game begins with {player}: {count} cards are left to draw.",
        draw,
        player=first,
    )


def _play(event: _Play) -> Sentence:
    match event:
        case Placed():
            return _placed(event)
        case Flipped(seat, colour, rising, falling):
            return say(
                "{player} exchanges the top cards of {pile}: {rising} is on the rising branch now, "
                "{falling} on the falling one.",
                player=Player(seat),
                pile=_PILE_NAMES[colour],
                rising=rising,
                falling=falling,
            )
        case Flashed():
            return _flashed(event)
        case PlayedSimple(seat):
            return say("{player} plays a simple, a play by itself.", player=Player(seat))
        case PlayedPasse(seat):
            return say("{player} plays a passe, which fulfils the turn.", player=Player(seat))
        case _:
            assert_never(event)


def _placed(event: Placed) -> Sentence:
    """What counts for a colour is told with its progress."""
    player, branch = Player(event.seat), _BRANCH_NAMES[event.branch]
    if isinstance(event.card, PlacedJoker):
        return say(
            "{player} places a joker as {value} on {branch}.",
            player=player,
            value=event.card.value,
            branch=branch,
        )
    if not event.card.family.is_classic:
        return say(
            "{player} rescues {branch} with {card}.", player=player, branch=branch, card=event.card
        )
    return say(
        "{player} places {card} on {branch}: {placed} of {all} placed.",
        player=player,
        card=event.card,
        branch=branch,
        placed=event.placed,
        all=len(VALUES),
    )


def _flashed(event: Flashed) -> Sentence:
    player, branch = Player(event.seat), _BRANCH_NAMES[event.branch]
    if event.top is None:
        return say(
            "{player} removes {removed} from {branch} for good: the branch is empty now.",
            player=player,
            removed=event.removed,
            branch=branch,
        )
    return say(
        "{player} removes {removed} from {branch} for good: {top} is on top now.",
        player=player,
        removed=event.removed,
        branch=branch,
        top=event.top,
    )


def _hand(event: _Hand) -> Sentence:
    match event:
        case Dealt(seat, count, cards):
            return _deal(Player(seat), count, cards)
        case Drew(seat, count, cards):
            return _draw(Player(seat), count, cards)
        case HandGrew(seat, size):
            return say(
                "{player} has emptied the hand: from now on it is refilled to {size} cards.",
                player=Player(seat),
                size=size,
            )
        case Stuck(seat, owed):
            return say_count(
                "{player} still owes {count} play and can play no card.",
                "{player} still owes {count} plays and can play no card.",
                owed,
                player=Player(seat),
            )
        case Eliminated(seat, returned):
            return say_count(
                "{player} is eliminated: {count} card goes under the draw pile.",
                "{player} is eliminated: {count} cards go under the draw pile.",
                returned,
                player=Player(seat),
            )
        case _:
            assert_never(event)


def _deal(player: Player, count: int, cards: tuple[Card, ...] | None) -> Sentence:
    if cards is not None:
        return say("{player} is dealt {cards}.", player=player, cards=cards)
    return say_count(
        "{player} is dealt {count} card.", "{player} is dealt {count} cards.", count, player=player
    )


def _draw(player: Player, count: int, cards: tuple[Card, ...] | None) -> Sentence:
    if cards is not None:
        return say("{player} draws {cards}.", player=player, cards=cards)
    return say_count(
        "{player} draws {count} card.", "{player} draws {count} cards.", count, player=player
    )


def _result(result: Result) -> tuple[Sentence, ...]:
    """The winners, what was placed, and the ranks; where all share one, what was placed in all."""
    colours = (
        say("{colour} {number}", colour=COLOUR_NAMES[colour], number=number)
        for colour, number in result.progress.items()
    )
    placed = say(
        "Placed of {all} cards each: {placed}.",
        all=len(VALUES),
        placed=Series(tuple(colours), ", "),
    )
    if len(set(result.ranking)) > 1:
        return winners_sentence(result), placed, ranking_sentence(result)
    total = say(
        "Placed in all: {total} of {all} cards.",
        total=result.total,
        all=len(VALUES) * len(result.placed),
    )
    return winners_sentence(result), placed, total


WORDS: Final = GameWords[Options, Action, Event, Result](
    action=lambda _, action: _action(action),
    group=_group,
    event=_event,
    result=_result,
    options={
        "mode": say("whether all shed the deck together, or race with one colour each"),
        "players": say("how many players there are"),
        "rescue_cards": say(
            "which Rainbow and Shadow cards there are: all, Shadow 0 to 7 and Rainbow 8 to 16, "
            "or none"
        ),
        "action_copies": say("how many copies of each action card there are"),
        "hand_size": say("how many cards each player is dealt, and refills to at first"),
        "hand_growth": say("by how many cards a hand grows when it has been emptied"),
        "min_plays": say("how many plays a turn owes"),
        "rival_start": say("whether a rival's empty branch may be started"),
        "rescue_targets": say(
            "whether rescue cards go on a rival's pile freely, only to help, or never"
        ),
        "action_targets": say("whether joker, flip and flash go on any pile or one's own only"),
        "passe_when": say("whether a passe is played first in a turn only, or at any point"),
        "short_turn": say(
            "whether who can play no more before a turn is fulfilled is stuck, or just done"
        ),
        "on_stuck": say("whether a stuck player ends the game, or is out of it"),
        "first_player": say("the player who begins"),
    },
)
