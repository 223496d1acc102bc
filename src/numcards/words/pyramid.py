"""The pyramid game in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from numcards.core.players import Player
from numcards.core.sentences import Sentence, say
from numcards.pyramid import (
    SLOTS,
    Action,
    CardDiscarded,
    CardKept,
    CardPlaced,
    CardRemoved,
    CardsDrawn,
    CardsFlipped,
    CardsSwiped,
    CardTaken,
    CardTurnedUp,
    Choice,
    ChoiceMade,
    ChoicesShown,
    Combination,
    Dealt,
    Discard,
    Draw,
    Event,
    FinalTurnsBegan,
    FirstPlayerMoved,
    Flash,
    FlashDeclined,
    Flip,
    GameEnded,
    Keep,
    Kind,
    NoFlash,
    Options,
    PileRefilled,
    PyramidScored,
    Replace,
    Result,
    Reveal,
    RoundBegan,
    RoundEnded,
    Swipe,
    Take,
)
from numcards.words.game_words import GameWords
from numcards.words.results import per_player, ranking_sentence, winners_sentence
from numcards.words.sentences import Series, say_count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numcards.core.cards import Card

__all__ = ["WORDS"]


def _action(action: Action) -> Sentence:
    match action:
        case Draw():
            return say("draw from the draw pile")
        case Take():
            return say("take the top card of the discard pile")
        case Replace(slot=slot):
            return say("place the card in {slot}", slot=slot)
        case Discard():
            return say("discard the card")
        case Reveal(slot=slot):
            return say("turn up {slot}", slot=slot)
        case Swipe(own=own, opponent=opponent, slot=slot):
            return say(
                "exchange {own} with {slot} of {player}",
                own=own,
                slot=slot,
                player=Player(opponent),
            )
        case Flip(first=first, second=second):
            return say("exchange {first} and {second}", first=first, second=second)
        case Keep(card=card):
            return say("keep {card}", card=card)
        case Flash(owner=owner, slot=slot):
            return say("remove {slot} of {player}", slot=slot, player=Player(owner))
        case NoFlash():
            return say("do not use the Flash")
        case _:
            assert_never(action)


def _group(action: Action) -> Sentence:
    """Long menus are those of swipe, flip and flash; all others are short."""
    match action:
        case Swipe(own=slot) | Flip(first=slot):
            return say("exchange {slot}", slot=slot)
        case Flash(owner=owner):
            return say("remove a card of {player}", player=Player(owner))
        case Draw() | Take() | Replace() | Discard() | Reveal() | Keep() | NoFlash():
            return _action(action)
        case _:
            assert_never(action)


_Setting: TypeAlias = RoundBegan | Dealt | PileRefilled | FinalTurnsBegan | FirstPlayerMoved
_Choosing: TypeAlias = CardsDrawn | CardTaken | ChoiceMade | ChoicesShown
_Playing: TypeAlias = CardPlaced | CardDiscarded | CardTurnedUp
_Effect: TypeAlias = CardsSwiped | CardsFlipped | CardKept | CardRemoved | FlashDeclined


def _event(event: Event) -> Sentence:
    match event:
        case RoundBegan() | Dealt() | PileRefilled() | FinalTurnsBegan() | FirstPlayerMoved():
            return _setting(event)
        case CardsDrawn() | CardTaken() | ChoiceMade() | ChoicesShown():
            return _choosing(event)
        case CardPlaced() | CardDiscarded() | CardTurnedUp():
            return _playing(event)
        case CardsSwiped() | CardsFlipped() | CardKept() | CardRemoved() | FlashDeclined():
            return _effect(event)
        case PyramidScored():
            return _scoring(event)
        case RoundEnded(number, points):
            return say(
                "Round {number} is over. Points: {points}.",
                number=number,
                points=per_player(points),
            )
        case GameEnded(result):
            return say("The game is over. {winners}", winners=winners_sentence(result))
        case _:
            assert_never(event)


def _setting(event: _Setting) -> Sentence:
    match event:
        case RoundBegan(number, first):
            return say(
                "Round {number} begins: {player} is first.", number=number, player=Player(first)
            )
        case Dealt(seat, ()):
            return say("{player} is dealt ten cards face down.", player=Player(seat))
        case Dealt(seat, face_up):
            return say(
                "{player} is dealt ten cards, of which these are turned up: {cards}.",
                player=Player(seat),
                cards=_in_slots(face_up),
            )
        case PileRefilled(cards):
            return say(
                "The discard pile, except its top card, is shuffled and becomes the draw pile: "
                "{cards}.",
                cards=cards,
            )
        case FinalTurnsBegan(seat):
            return say(
                "A pyramid is complete: everybody but {player} has one more turn.",
                player=Player(seat),
            )
        case FirstPlayerMoved(first):
            return say("{player} is the first player now.", player=Player(first))
        case _:
            assert_never(event)


def _in_slots(cards: Sequence[Card]) -> Series:
    """Cards with their slots, from N1.1 on."""
    named = (
        say("{slot} {card}", slot=slot, card=card) for slot, card in zip(SLOTS, cards, strict=False)
    )
    return Series(tuple(named), ", ")


def _choosing(event: _Choosing) -> Sentence:
    match event:
        case CardsDrawn(seat, count, None):
            return say_count(
                "{player} draws {count} card.",
                "{player} draws {count} cards.",
                count,
                player=Player(seat),
            )
        case CardsDrawn(seat, _, cards):
            return say("{player} draws {cards}.", player=Player(seat), cards=cards)
        case CardTaken(seat, card):
            return say(
                "{player} takes {card} from the discard pile.", player=Player(seat), card=card
            )
        case ChoiceMade(seat, choice):
            return _choice_made(Player(seat), choice)
        case ChoicesShown(choices):
            return say(
                "All have chosen: {choices}.",
                choices=Series(tuple(map(_chosen, choices)), ", "),
            )
        case _:
            assert_never(event)


def _choice_made(player: Player, choice: Choice | None) -> Sentence:
    if choice is None:
        return say("{player} has chosen.", player=player)
    return say("{player} has chosen: {choice}.", player=player, choice=_action(choice))


def _chosen(choice: Choice) -> Sentence:
    """What a player has chosen for phase 2, in a list of such choices."""
    player = "" if choice.seat is None else Player(choice.seat)
    match choice:
        case Replace(slot=slot):
            return say("{player} places in {slot}", player=player, slot=slot)
        case Discard():
            return say("{player} discards", player=player)
        case _:
            assert_never(choice)


def _playing(event: _Playing) -> Sentence:
    player = Player(event.seat)
    match event:
        case CardPlaced(_, slot, card):
            return say("{player} places {card} in {slot}.", player=player, card=card, slot=slot)
        case CardTurnedUp(_, slot, card):
            return say("{player} turns up {card} in {slot}.", player=player, card=card, slot=slot)
        case CardDiscarded():
            return _discarding(event, player)
        case _:
            assert_never(event)


def _discarding(event: CardDiscarded, player: Player) -> Sentence:
    card, slot = event.card, event.slot
    match slot, event.takes_effect:
        case None, False:
            return say("{player} discards {card}.", player=player, card=card)
        case None, True:
            return say("{player} discards {card}, which takes effect.", player=player, card=card)
        case _, False:
            return say("{player} discards {card} from {slot}.", player=player, card=card, slot=slot)
        case _:
            return say(
                "{player} discards {card} from {slot}, which takes effect.",
                player=player,
                card=card,
                slot=slot,
            )


def _effect(event: _Effect) -> Sentence:
    player = Player(event.seat)
    match event:
        case CardsSwiped(_, own, opponent, slot):
            return say(
                "{player} exchanges {own} with {slot} of {opponent}.",
                player=player,
                own=own,
                slot=slot,
                opponent=Player(opponent),
            )
        case CardsFlipped(_, first, second):
            return say(
                "{player} exchanges {first} and {second}.",
                player=player,
                first=first,
                second=second,
            )
        case CardKept(_, card, ()):
            return say("{player} keeps {card}.", player=player, card=card)
        case CardKept(_, card, discarded):
            return say(
                "{player} keeps {card} and discards {discarded}.",
                player=player,
                card=card,
                discarded=discarded,
            )
        case CardRemoved(_, owner, slot, card):
            return _removal(player, Player(owner), say("{slot} {card}", slot=slot, card=card))
        case FlashDeclined():
            return say("{player} does not use the Flash.", player=player)
        case _:
            assert_never(event)


def _removal(player: Player, owner: Player, card: Sentence) -> Sentence:
    if owner == player:
        return say("{player} removes a card of their own: {card}.", player=player, card=card)
    return say("{player} removes a card of {owner}: {card}.", player=player, owner=owner, card=card)


def _scoring(event: PyramidScored) -> Sentence:
    player, pyramid = Player(event.seat), _levels(event.cards)
    combinations = event.score.combinations
    if not combinations:
        return say("{player} shows {pyramid} and scores nothing.", player=player, pyramid=pyramid)
    return say_count(
        "{player} shows {pyramid} and scores {count} point: {combinations}.",
        "{player} shows {pyramid} and scores {count} points: {combinations}.",
        event.score.total,
        player=player,
        pyramid=pyramid,
        combinations=Series(tuple(map(_combination, combinations)), "; "),
    )


def _levels(cards: Sequence[Card | None]) -> Series:
    """The cards of a pyramid level by level from the top, `-` for an empty slot."""
    levels: dict[int, list[str]] = {}
    for slot, card in zip(SLOTS, cards, strict=True):
        levels.setdefault(slot.level, []).append("-" if card is None else str(card))
    named = (f"N{level} {' '.join(levels[level])}" for level in sorted(levels, reverse=True))
    return Series(tuple(named), ", ")


_KINDS: Final = {
    Kind.COLOUR_SUITE: say("Suite Couleur"),
    Kind.MIXED_SUITE: say("Suite Multicolore"),
    Kind.GROUP: say("Groupe Multicolore"),
}


def _combination(found: Combination) -> Sentence:
    """A combination with its reference card, as cards of one value make a difference there."""
    return say(
        "{kind} {cards}, {reference} in {slot} \N{MULTIPLICATION SIGN} {multiplier} = {points}",
        kind=_KINDS[found.kind],
        cards=found.cards,
        reference=found.reference_card,
        slot=found.reference,
        multiplier=found.multiplier,
        points=found.points,
    )


def _result(result: Result) -> tuple[Sentence, ...]:
    rounds = tuple(
        say("Points in round {number}: {points}.", number=number, points=per_player(points))
        for number, points in enumerate(result.points, 1)
    )
    return (
        winners_sentence(result),
        *(rounds if len(rounds) > 1 else ()),
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
        "mode": say("whether players take turns, or draw and choose all at once"),
        "action_copies": say("how many copies there are of each of swipe, flip, quantum and flash"),
        "jokers": say("how many jokers there are"),
        "face_up": say("how many cards of each pyramid are turned up at the start, from N1.1 on"),
        "final_turns": say("whether everybody else has one more turn once a pyramid is complete"),
        "reshuffles": say("how often the discard pile is shuffled back in a round"),
        "overlap": say("whether a card may serve in several combinations"),
        "rounds": say("how many rounds are played; their points add up"),
        "first_player": say("the seat that is first in the first round"),
    },
)
