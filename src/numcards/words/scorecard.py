"""The scorecard game in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from numcards.core.players import Player
from numcards.core.sentences import Sentence, say
from numcards.scorecard import (
    Action,
    Bust,
    Busted,
    Declare,
    Discard,
    Discarded,
    Done,
    Double,
    Draw,
    Drawn,
    End,
    Event,
    Flip,
    GameEnded,
    Joined,
    Joker,
    Keep,
    Kept,
    Lock,
    Lost,
    Objective,
    Options,
    Quantum,
    QuantumDrawn,
    Result,
    RoundBegan,
    RoundDeclared,
    RoundEnded,
    Scored,
    Secured,
    SequenceStopped,
    Skip,
    Stop,
    Swipe,
    Take,
    Taken,
    TopsSeen,
    TurnBegan,
    TurnEnded,
    Use,
    Used,
    Validate,
    Validated,
)
from numcards.words.game_words import GameWords
from numcards.words.results import per_player, ranking_sentence, winners_sentence
from numcards.words.sentences import Series, say_count

if TYPE_CHECKING:
    from numcards.core.cards import Card

__all__ = ["OBJECTIVE_NAMES", "WORDS"]

OBJECTIVE_NAMES: Final = {
    Objective.PAIR: say("pair"),
    Objective.THREE: say("three of a kind"),
    Objective.FOUR: say("four of a kind"),
    Objective.COLOUR: say("five of a colour"),
    Objective.BIG_COLOUR: say("eight of a colour"),
    Objective.RUN3: say("short run"),
    Objective.RUN5: say("long run"),
    Objective.COLOUR_RUN: say("colour run"),
    Objective.RAINBOW: say("rainbow"),
    Objective.RAINBOW_RUN: say("rainbow run"),
}
"""What each line of a scorecard is called."""

_CONDITIONS: Final = {
    Objective.PAIR: say("2 cards of a value"),
    Objective.THREE: say("3 cards of a value"),
    Objective.FOUR: say("4 cards of a value"),
    Objective.COLOUR: say("5 or more cards of a family"),
    Objective.BIG_COLOUR: say("8 cards of a family"),
    Objective.RUN3: say("3 consecutive values"),
    Objective.RUN5: say("5 consecutive values"),
    Objective.COLOUR_RUN: say("5 consecutive values of a family"),
    Objective.RAINBOW: say("one card of each classic colour and one Rainbow"),
    Objective.RAINBOW_RUN: say("3 consecutive values, Rainbow only"),
}


def _action(action: Action) -> Sentence:
    match action:
        case Draw(pile=pile):
            return say("draw from pile {pile}", pile=pile)
        case Lock() | Stop() | Declare() | End():
            return _ending(action)
        case Keep():
            return say("keep the card in the reserve")
        case Discard():
            return say("put the card aside")
        case Joker() | Flip() | Double() | Skip() | Swipe() | Quantum():
            return _use(action)
        case Take(card=None):
            return say("keep none of them")
        case Take(card=card):
            return say("keep {card}", card=card)
        case Bust():
            return say("let the sequence go")
        case Validate(objective=objective):
            return say(
                "validate {objective}: {condition}",
                objective=OBJECTIVE_NAMES[objective],
                condition=_CONDITIONS[objective],
            )
        case Done():
            return say("validate nothing further in this round")
        case _:
            assert_never(action)


def _ending(action: Lock | Stop | Declare | End) -> Sentence:
    match action:
        case Lock():
            return say("secure the sequence in progress, instead of drawing")
        case Stop():
            return say("stop drawing, and secure the sequence if there is one")
        case Declare():
            return say("declare the end of the round, instead of drawing")
        case End():
            return say("end the skipped turn")
        case _:
            assert_never(action)


def _use(use: Use) -> Sentence:
    match use:
        case Joker():
            return say("use the joker")
        case Flip():
            return say("look at the top card of both piles")
        case Double(target=target):
            return say("make {player} draw two cards", player=Player(target))
        case Skip(target=target):
            return say("make {player} skip a turn", player=Player(target))
        case Swipe(target=target):
            return say("exchange sequences with {player}", player=Player(target))
        case Quantum(pile=pile):
            return say("draw three cards, from pile {pile} first, and keep one or none", pile=pile)
        case _:
            assert_never(use)


def _group(action: Action) -> Sentence:
    match action:
        case Draw() | Lock() | Stop() | Declare() | End() | Bust():
            return say("turn")
        case Joker() | Flip() | Double() | Skip() | Swipe() | Quantum() | Keep() | Discard():
            return say("special cards")
        case Take():
            return say("cards of the quantum")
        case Validate() | Done():
            return say("objectives")
        case _:
            assert_never(action)


_Timing: TypeAlias = RoundBegan | TurnBegan | TurnEnded | RoundDeclared | RoundEnded
_Drawing: TypeAlias = Drawn | Joined | SequenceStopped | Kept | Discarded
_Effect: TypeAlias = Used | TopsSeen | QuantumDrawn | Taken
_Settling: TypeAlias = Busted | Secured | Lost
_Scoring: TypeAlias = Validated | Scored


def _event(event: Event) -> Sentence:
    match event:
        case RoundBegan() | TurnBegan() | TurnEnded() | RoundDeclared() | RoundEnded():
            return _timing(event)
        case Drawn() | Joined() | SequenceStopped() | Kept() | Discarded():
            return _drawing(event)
        case Used() | TopsSeen() | QuantumDrawn() | Taken():
            return _effect(event)
        case Busted() | Secured() | Lost():
            return _settling(event)
        case Validated() | Scored():
            return _scoring(event)
        case GameEnded(result):
            return say("The game is over. {winners}", winners=winners_sentence(result))
        case _:
            assert_never(event)


def _timing(event: _Timing) -> Sentence:
    match event:
        case RoundBegan(number, (one, two)):
            return say(
                "Round {number} begins. Cards in the piles: {one} and {two}.",
                number=number,
                one=one,
                two=two,
            )
        case TurnBegan(seat, skipped=False):
            return say("It is the turn of {player}.", player=Player(seat))
        case TurnBegan(seat):
            return say("{player} has to skip this turn.", player=Player(seat))
        case TurnEnded(seat):
            return say("{player} has finished the turn.", player=Player(seat))
        case RoundDeclared(seat):
            return say(
                "{player} declares the end of the round: everybody else has one last turn.",
                player=Player(seat),
            )
        case RoundEnded(number):
            return say("Round {number} is over: objectives are validated.", number=number)
        case _:
            assert_never(event)


def _drawing(event: _Drawing) -> Sentence:
    player = Player(event.seat)
    match event:
        case Drawn(_, pile, card):
            return say(
                "{player} draws {card} from pile {pile}.", player=player, card=card, pile=pile
            )
        case Joined(_, card):
            return say("{player} adds {card} to the sequence.", player=player, card=card)
        case SequenceStopped(_, card):
            return say("STOP: {player} cannot add {card}.", player=player, card=card)
        case Kept(_, card):
            return say("{player} keeps {card} in the reserve.", player=player, card=card)
        case Discarded(_, cards):
            return say("{player} discards {cards}.", player=player, cards=cards)
        case _:
            assert_never(event)


def _effect(event: _Effect) -> Sentence:
    player = Player(event.seat)
    match event:
        case Used():
            return _using(event, player)
        case TopsSeen(_, cards):
            return _tops(player, cards)
        case QuantumDrawn(_, count, None):
            return say_count(
                "{player} looks at {count} card of the quantum.",
                "{player} looks at {count} cards of the quantum.",
                count,
                player=player,
            )
        case QuantumDrawn(_, _, cards):
            return say(
                "{player} looks at the cards of the quantum: {cards}.", player=player, cards=cards
            )
        case Taken(_, None):
            return say("{player} takes none of them.", player=player)
        case Taken(_, card):
            return say("{player} takes {card}.", player=player, card=card)
        case _:
            assert_never(event)


def _using(event: Used, player: Player) -> Sentence:
    if event.target is None:
        return say("{player} uses {card}.", player=player, card=event.card)
    return say(
        "{player} uses {card} on {target}.",
        player=player,
        card=event.card,
        target=Player(event.target),
    )


def _tops(player: Player, cards: tuple[Card | None, Card | None] | None) -> Sentence:
    if cards is None:
        return say("{player} looks at the top card of both piles.", player=player)
    one, two = (say("no card") if card is None else card for card in cards)
    return say(
        "{player} looks at the top card of both piles: {one} and {two}.",
        player=player,
        one=one,
        two=two,
    )


def _settling(event: _Settling) -> Sentence:
    player = Player(event.seat)
    match event:
        case Busted():
            return _bust(event, player)
        case Secured(_, sequence):
            return say("{player} secures {cards}.", player=player, cards=sequence)
        case Lost(_, sequence):
            return say(
                "{player} loses what was not secured: {cards}.", player=player, cards=sequence
            )
        case _:
            assert_never(event)


def _bust(event: Busted, player: Player) -> Sentence:
    """What a bust costs: the sequence, perhaps the collection, perhaps the rest of the round."""
    cards = (*event.sequence, *event.collection)
    match bool(cards), event.out:
        case True, True:
            return say(
                "{player} busts, loses {cards} and is out of the round.",
                player=player,
                cards=cards,
            )
        case True, False:
            return say("{player} busts and loses {cards}.", player=player, cards=cards)
        case _, True:
            return say("{player} busts and is out of the round.", player=player)
        case _:
            return say("{player} busts, with nothing to lose.", player=player)


def _scoring(event: _Scoring) -> Sentence:
    player = Player(event.seat)
    match event:
        case Validated(_, objective):
            return say(
                "{player} validates {objective}.",
                player=player,
                objective=OBJECTIVE_NAMES[objective],
            )
        case Scored(_, ()):
            return say("{player} validates nothing in this round.", player=player)
        case Scored(_, points):
            named = (
                say("{objective} {points}", objective=OBJECTIVE_NAMES[objective], points=each)
                for objective, each in points
            )
            return say_count(
                "{player} scores {count} point: {points}.",
                "{player} scores {count} points: {points}.",
                sum(each for _, each in points),
                player=player,
                points=Series(tuple(named), ", "),
            )
        case _:
            assert_never(event)


def _result(result: Result) -> tuple[Sentence, ...]:
    return (
        winners_sentence(result),
        say("Points in all: {points}.", points=per_player(result.points)),
        say("Objectives validated: {objectives}.", objectives=per_player(result.objectives)),
        ranking_sentence(result),
    )


WORDS: Final = GameWords[Options, Action, Event, Result](
    action=lambda _, action: _action(action),
    group=_group,
    event=_event,
    result=_result,
    options={
        "players": say("how many players there are"),
        "mode": say("whether there are special cards, or none and most objectives win"),
        "special_copies": say("how many copies there are of each special card"),
        "bust": say(
            "what a bust costs: the rest of the round, the sequence, or all that is secured too"
        ),
        "max_rounds": say("after how many rounds the game ends in any case"),
        "first_player": say("the seat that begins the first round"),
    },
)
