"""NUM Inferno in words."""

from __future__ import annotations

from typing import Final, assert_never

from numcards.core.players import Player
from numcards.core.sentences import Sentence, say
from numcards.inferno import (
    Action,
    Cut,
    Dealt,
    DemandSet,
    Event,
    GameEnded,
    Infini,
    LeadHandedOn,
    NumX,
    Options,
    OrderSet,
    Pass,
    Passed,
    Pose,
    PosedCards,
    Result,
    RoundBegan,
    RoundEnded,
    TrickWon,
    WentOut,
)
from numcards.inferno.tricks import ends_trick
from numcards.words.game_words import GameWords
from numcards.words.results import per_player, ranking_sentence, winners_sentence
from numcards.words.sentences import say_count

__all__ = ["WORDS"]


def _action(options: Options, action: Action) -> Sentence:
    match action:
        case Pass():
            return say("pass")
        case Infini():
            return say("infini, which only the numx can cut")
        case NumX():
            return say("numx, which ends the trick")
        case Pose():
            return _pose(options, action)
        case _:
            assert_never(action)


def _pose(options: Options, pose: Pose) -> Sentence:
    kind = say("{kind} of {value}", kind=_KINDS[pose.count - 1], value=pose.value)
    if pose.has_inferno:
        kind = say("{kind}, Inferno combo", kind=kind)
    if pose.may_end and ends_trick(pose, options):
        return say("{kind}, which stops the trick", kind=kind)
    if pose.effect is None:
        return kind
    return say("{kind}, then {cards}", kind=kind, cards=_demand(pose.next_count))


_KINDS: Final = (
    say("single"),
    say("double"),
    say("triple"),
    say("quadruple"),
    say("quintuple"),
    say("sextuple"),
)


def _demand(count: int) -> Sentence:
    if not count:
        return say("a cut at most")
    return say_count("{count} card of any value", "{count} cards of any value", count)


def _group(action: Action) -> Sentence:
    match action:
        case Pose():
            return say("value {value}", value=action.value)
        case Pass() | Infini() | NumX():
            return say("others")
        case _:
            assert_never(action)


def _event(event: Event) -> Sentence:
    match event:
        case RoundBegan():
            return _beginning(event)
        case Dealt():
            return _deal(event)
        case Passed(seat):
            return say("{player} passes.", player=Player(seat))
        case LeadHandedOn(seat):
            return say("{player} has nothing to lead with and passes.", player=Player(seat))
        case PosedCards(seat, posed):
            return say("{player} poses {posed}.", player=Player(seat), posed=posed)
        case Cut(seat, posed, top):
            return say(
                "{player} cuts {top} with {posed}.", player=Player(seat), posed=posed, top=top
            )
        case OrderSet(inverted):
            return _order(inverted=inverted)
        case DemandSet(0):
            return say("Only a cut can follow.")
        case DemandSet(count):
            return say("The next pose needs {cards}.", cards=_demand(count))
        case WentOut(seat, place):
            return _out(Player(seat), place)
        case TrickWon(seat):
            return say("{player} wins the trick.", player=Player(seat))
        case RoundEnded():
            return _round_end(event)
        case GameEnded(result):
            return say("The game is over. {winners}", winners=winners_sentence(result))
        case _:
            assert_never(event)


def _beginning(event: RoundBegan) -> Sentence:
    leader = Player(event.leader)
    if not event.aside:
        return say("Round {number} begins: {leader} leads.", number=event.number, leader=leader)
    return say_count(
        "Round {number} begins: {count} card is set aside, {leader} leads.",
        "Round {number} begins: {count} cards are set aside, {leader} leads.",
        event.aside,
        number=event.number,
        leader=leader,
    )


def _deal(event: Dealt) -> Sentence:
    player = Player(event.seat)
    if event.cards is not None:
        return say("{player} is dealt {cards}.", player=player, cards=event.cards)
    return say_count(
        "{player} is dealt {count} card.",
        "{player} is dealt {count} cards.",
        event.count,
        player=player,
    )


def _order(*, inverted: bool) -> Sentence:
    if inverted:
        return say("The order is inverted: 0 is the strongest value.")
    return say("The order is normal again: the highest value is the strongest.")


def _out(player: Player, place: int) -> Sentence:
    if place == 1:
        return say("{player} is the first without cards.", player=player)
    return say("{player} is out of cards too, in place {place}.", player=player, place=place)


def _round_end(event: RoundEnded) -> Sentence:
    if event.winner is None:
        return say(
            "Round {number} is blocked, since nobody can lead: nobody wins it.",
            number=event.number,
        )
    winner = Player(event.winner)
    if event.blocked:
        return say(
            "Round {number} is blocked, since nobody can lead: {winner} wins it.",
            number=event.number,
            winner=winner,
        )
    return say("{winner} wins round {number}.", number=event.number, winner=winner)


def _result(result: Result) -> tuple[Sentence, ...]:
    return (
        winners_sentence(result),
        say("Rounds won: {wins}.", wins=per_player(result.wins)),
        ranking_sentence(result),
    )


WORDS: Final = GameWords[Options, Action, Event, Result](
    action=_action,
    group=_group,
    event=_event,
    result=_result,
    options={
        "players": say("how many players there are"),
        "max_value": say("the highest value in the deck"),
        "deal": say("all cards, equal hands, or so many cards to each player"),
        "first_player": say("the seat that leads the first round"),
        "next_leader": say("who leads the next round: the winner of the last one, or its jester"),
        "finish": say("whether a round ends with the first player out, or is played out"),
        "inferno_needs": say("whether Inferno needs a Rainbow or Shadow, or one on top"),
        "inferno_lasts": say("how long an inverted order lasts: for the round, or the trick"),
        "impossible": say("whether a lone Shadow ends its trick, or can be cut"),
        "rounds_to_win": say("how many rounds a player must win to win the game"),
    },
)
