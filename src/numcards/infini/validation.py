"""What can be wrong with a hand-made position: the invariants of play, each with its rule.

An invariant is a statement about the zones that holds at the start of every game and that
every legal action keeps; each can be worked out from the zones at once, never by searching for
a game that leads there.
What is accepted is therefore closed under play.
Of the cards under the draw pile each is judged by itself: with which others it was in a hand,
and what lay on the piles then, is history.
"""

from __future__ import annotations

from itertools import chain, pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from numcards.core.cards import NumberCard, Special
from numcards.core.notation import cards_text, seats_text
from numcards.core.seats import Seat, clockwise, seat_text, seats
from numcards.core.sentences import Sentence, say
from numcards.infini.actions import RESCUE_DIRECTIONS
from numcards.infini.legality import can_play, ends_game_when_stuck, may_be_stuck
from numcards.infini.piles import Branch, Lying, PlacedJoker, Stack
from numcards.infini.plays import card_of
from numcards.infini.returns import Elimination, returnable
from numcards.infini.scoring import CARDS_PER_COLOUR
from numcards.infini.state import State, all_plays, owed_plays
from numcards.infini.tables import joker_values
from numcards.infini.turns import is_won, placed_on
from numcards.infini.zone_table import (
    BRANCH,
    DRAW,
    ELIMINATED,
    GROWTHS,
    HAND,
    OUT,
    PLAYS,
    RETURNED,
    STUCK,
    TURN,
    branches,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from numcards.core.cards import Family
    from numcards.core.zone_reader import ZoneReader
    from numcards.core.zones import AnyZone
    from numcards.infini.options import Options

Complaints: TypeAlias = "Iterator[Sentence]"


def complain(state: State, reader: ZoneReader) -> None:
    """Tell the reader everything that is wrong with a position that is made of its zones.

    A check is left out where a zone that it needs could not be read or makes no sense.
    """
    lying = (card_of(card) for _, stack in _lying_on(state) for card in stack)
    drawn = state.draw.fresh + state.draw.returned
    cards = (*chain.from_iterable(state.hands), *lying, *drawn, *state.out)
    reader.check_cards(state.options.deck, cards, complete=reader.is_sound(*_CARDS, DRAW))
    for needed, check in _CHECKS:
        if reader.is_sound(*_CARDS, "cards", *needed):
            reader.keep(check(state), about=needed[-1])
    if reader.is_sound(*_CARDS, "cards", *_RULED):
        for check in _DEEPER_CHECKS:
            reader.keep(check(state))


def known_seats(
    reader: ZoneReader, zone: AnyZone, named: Iterable[Seat | None], players: int
) -> tuple[Seat, ...]:
    """The seats that a zone names, ascending; of those that the game lacks the reader is told."""
    given = sorted(seat for seat in named if seat is not None)
    if strangers := [seat for seat in given if seat >= players]:
        complaint = say(
            "Zone {zone} names {seats}, but the game has {players} players.",
            zone=zone.name,
            seats=seats_text(strangers),
            players=players,
        )
        reader.keep([complaint], about=zone)
    return tuple(seat for seat in given if seat < players)


def known_growths(reader: ZoneReader, growths: tuple[int, ...], players: int) -> tuple[int, ...]:
    """The growths of all seats; the reader is told if there are too many or too few."""
    if len(growths) == players:
        return growths
    complaint = say(
        "Growths are given for each of {players} players, not for {given}.",
        players=players,
        given=len(growths),
    )
    reader.keep([complaint], about=GROWTHS)
    return (0,) * players


def next_turn(state: State) -> Seat | None:
    """The first player, or the next with cards who is still in; nobody when the game is over."""
    order = clockwise(state.options.players, state.options.first_player)
    holding = [seat for seat in order if state.hands[seat] and seat not in state.eliminated]
    return None if _is_over(state) or not holding else holding[0]


def _lying_on(state: State) -> tuple[tuple[Branch, Stack], ...]:
    """What lies on which branch."""
    return tuple(
        (branch, state.piles[branch.pile].stack(branch.direction))
        for branch in branches(state.options)
    )


def _active(state: State) -> Seat | None:
    """The seat on turn, or the one that was when the game ended by being stuck."""
    return state.turn if state.setting.stuck is None else state.setting.stuck


def _all_out(state: State) -> bool:
    """Whether everybody is eliminated (INI-22)."""
    return len(set(state.eliminated)) == state.options.players


def _is_over(state: State) -> bool:
    """Whether something has ended the game (INI-21 to INI-23)."""
    won = is_won(state.options, state.piles)
    return won or _all_out(state) or state.setting.stuck is not None


def _colours(state: State) -> Complaints:
    """A colour card lies on the pile of its own colour (INI-04)."""
    for branch, stack in _lying_on(state):
        for card in stack:
            family = card.family if isinstance(card, NumberCard) else None
            if family is not branch.colour and family not in {None, *RESCUE_DIRECTIONS}:
                yield say(
                    "{card} cannot lie on {branch}: it has another colour (INI-04).",
                    card=card,
                    branch=branch,
                )


def _placings(state: State) -> Complaints:
    """Each card was placed where it lies, or came there by a flip (INI-04 to INI-11).

    A flip brings one card to each branch of a pile.
    """
    odd = [tuple(_unplaced(state.options, *lying)) for lying in _lying_on(state)]
    flips = sum(map(max, map(len, odd[::2]), map(len, odd[1::2])))
    if flips > state.out.count(Special.FLIP):
        yield from chain.from_iterable(odd)


def _unplaced(options: Options, branch: Branch, stack: Stack) -> Complaints:
    """The cards that nobody can have placed where they lie."""
    for below, card in pairwise((None, *stack)):
        if card is not None and not _is_placeable(options, branch, below, card):
            yield say(
                "{card} cannot have been placed on {branch}, which was empty (INI-04 to INI-10)."
                if below is None
                else "{card} cannot have been placed on {branch}, on {below} (INI-04 to INI-10).",
                card=card,
                branch=branch,
                below=below,
            )


def _is_placeable(options: Options, branch: Branch, below: Lying | None, card: Lying) -> bool:
    """Whether some seat may place a card on another one, or on an empty branch."""
    top = None if below is None else below.value
    if isinstance(card, PlacedJoker):
        return top is not None and card.value in joker_values(branch.direction, top)
    if card.family in RESCUE_DIRECTIONS:
        return RESCUE_DIRECTIONS[card.family] is branch.direction
    rights = (powers.placing[branch.pile] for powers in options.powers)
    return any(right.fits(branch.direction, top, card.value) for right in rights)


def _out(state: State) -> Complaints:
    """Cards leave the game as used action cards, or by Flash, one for each."""
    removed = sum(isinstance(card, NumberCard) or card is Special.JOKER for card in state.out)
    flashes = state.out.count(Special.FLASH)
    if removed != flashes:
        yield say(
            "For each flash that is out, so is one number card or joker: "
            "{flashes} must be, not {removed} (INI-12, INI-15).",
            flashes=flashes,
            removed=removed,
        )


def _company(state: State) -> Complaints:
    """A joker was placed on a card, and a flip exchanged two cards of a pile (INI-10, INI-11)."""
    piles = [_once_on(state, pile) for pile in state.options.colours]
    jokers_out = state.out.count(Special.JOKER)
    unfounded = jokers_out and not any(numbers for numbers, _ in piles)
    if unfounded or any(jokers and not numbers for numbers, jokers in piles):
        yield say("A joker is placed on a card, and there was none to place it on (INI-10).")
    two = any(numbers + jokers + jokers_out > 1 for numbers, jokers in piles)
    if Special.FLIP in state.out and not two:
        yield say("A flip exchanges two cards of a pile, and no pile has had two (INI-11).")


def _once_on(state: State, colour: Family) -> tuple[int, int]:
    """How many number cards can have lain on a pile at some time, and how many jokers do now."""
    pile = state.piles[colour.index]
    lying = pile.rising + pile.falling
    jokers = sum(isinstance(card, PlacedJoker) for card in lying)
    families = {colour, *RESCUE_DIRECTIONS}
    gone = sum(isinstance(card, NumberCard) and card.family in families for card in state.out)
    return len(lying) - jokers + gone, jokers


def _eliminated(state: State) -> Complaints:
    """What became of the hands of eliminated players (INI-18)."""
    eliminated, returned = state.eliminated, state.draw.returned
    elimination = Elimination.of(state)
    if len(set(eliminated)) < len(eliminated):
        yield say("Nobody is eliminated twice: {seats}.", seats=seats_text(eliminated))
    if eliminated and ends_game_when_stuck(state.options):
        yield say("Nobody is eliminated where a stuck player ends the game (INI-18).")
    for seat in eliminated:
        if state.hands[seat]:
            yield say(
                "{seat} is eliminated, so the hand went under the draw pile (INI-18).",
                seat=seat_text(seat),
            )
    undrawn = len(eliminated) if state.draw.fresh or elimination.untouched else int(_all_out(state))
    if len(returned) < undrawn:
        yield say(
            "The cards of eliminated players are drawn last, so {fewest} of them or more are "
            "still there, not {given} (INI-18).",
            fewest=undrawn,
            given=len(returned),
        )
    possible = returnable(elimination)
    if never := [card for card in returned if card not in possible]:
        yield say(
            "Nobody can have been stuck with {cards} (INI-18).", cards=cards_text(sorted(never))
        )


def _growths(state: State) -> Complaints:
    """A hand grows at the end of a turn in which its last card was played (INI-24)."""
    grown, before = sum(state.setting.growths), all_plays(state.piles, state.out) - state.plays
    if grown and not state.options.hand_growth:
        yield say("No hand grows in this game (INI-24).")
    if grown > max(before, 0):
        yield say(
            "To empty hands so often takes {needed} plays before this turn, "
            "but there were {given} (INI-24).",
            needed=grown,
            given=max(before, 0),
        )


def _plays(state: State) -> Complaints:
    """Plays of this turn are among all plays, and a passe ends its turn (INI-14, INI-25)."""
    most = all_plays(state.piles, state.out) - state.out.count(Special.PASSE)
    if state.plays > state.options.min_plays:
        yield say(
            "Plays are counted up to {most}, not {given} (INI-16).",
            most=state.options.min_plays,
            given=state.plays,
        )
    if state.plays > most:
        yield say(
            "At most {most} of all plays can have been made in this turn, not {given}: "
            "a passe ends its turn (INI-14, INI-25).",
            most=most,
            given=state.plays,
        )


def _hands(state: State) -> Complaints:
    """Nobody has ever held more cards than the size of the hand (INI-17)."""
    for seat in seats(state.options.players):
        held = len(state.held[seat]) + (state.plays if seat == _active(state) else 0)
        if held > state.hand_size(seat):
            yield say(
                "{seat} would have had {given} cards in this turn, but refills to {most} (INI-17).",
                seat=seat_text(seat),
                given=held,
                most=state.hand_size(seat),
            )
    most = sum(map(state.hand_size, set(state.eliminated)))
    if len(state.draw.returned) > most:
        yield say(
            "The eliminated players held at most {most} cards, not {given} (INI-18).",
            most=most,
            given=len(state.draw.returned),
        )


def _first_turn(state: State) -> Complaints:
    """Where nothing was played before, nobody with cards was passed over (INI-03, INI-20)."""
    active = _active(state)
    if active is None or not Elimination.of(state).untouched:
        return
    order = clockwise(state.options.players, state.options.first_player)
    for seat in order[: order.index(active)]:
        if state.hands[seat]:
            yield say(
                "Nothing was played before this turn, so it is not that of {seat}: "
                "{before} comes first (INI-03, INI-20).",
                seat=seat_text(active),
                before=seat_text(seat),
            )


def _turn(state: State) -> Complaints:
    """What holds of the player on turn."""
    turn = state.turn
    if turn is None:
        return
    seat = seat_text(turn)
    if _is_over(state):
        yield say("The game is over, so {seat} cannot be on turn (INI-21 to INI-23).", seat=seat)
    elif turn in state.eliminated:
        yield say("{seat} is eliminated, so not on turn (INI-18).", seat=seat)
    elif not state.hands[turn]:
        yield say("{seat} has no card, so is not on turn (INI-17, INI-19).", seat=seat)
    elif not state.actions:
        yield say("{seat} owes plays and cannot play, so would be stuck (INI-18).", seat=seat)


def _over(state: State) -> Complaints:
    """What holds when nobody is on turn: something ended the game."""
    if state.turn is not None:
        return
    if not _is_over(state):
        yield say("Nobody is on turn, but the game is not over (INI-21 to INI-23).")
    if state.plays and state.setting.stuck is None:
        yield say("Nobody is on turn, so there are no plays in this turn (INI-16).")


def _winner(state: State) -> Complaints:
    """The game stops at the play that wins it, so it has one end only (INI-17)."""
    if not is_won(state.options, state.piles):
        return
    placed = placed_on(state.piles)
    before = ((*placed[:pile], count - 1, *placed[pile + 1 :]) for pile, count in enumerate(placed))
    if all(map(state.options.rules.is_won, before)):
        yield say("The game ends when one colour is complete, so no two can be (INI-21).")
    if _all_out(state):
        yield say("The game was won, so not everybody was eliminated before (INI-18).")
    if not any(_can_have_won(state, branch, stack) for branch, stack in _lying_on(state)):
        yield say(
            "The card that wins is the last to be placed, "
            "and no card of a complete colour lies on top as it would (INI-17)."
        )


def _can_have_won(state: State, branch: Branch, stack: Stack) -> bool:
    """Whether the top of a branch can be the card that won the game."""
    below, top = (None, None, *stack)[-2:]
    return (
        isinstance(top, NumberCard)
        and top.family is branch.colour
        and state.piles[branch.pile].placed == CARDS_PER_COLOUR
        and _is_placeable(state.options, branch, below, top)
    )


def _stuck(state: State) -> Complaints:
    """What holds of a player who ended the game by being stuck (INI-18)."""
    stuck, options, hands = state.setting.stuck, state.options, state.held
    if stuck is None:
        return
    seat = seat_text(stuck)
    if not ends_game_when_stuck(options):
        yield say("{seat} would be eliminated, not end the game (INI-18).", seat=seat)
    elif is_won(state.options, state.piles):
        yield say("The game was won, so nobody was stuck (INI-17).")
    elif not owed_plays(options, state.plays, len(hands[stuck])):
        yield say("{seat} owes no play, so is not stuck (INI-18).", seat=seat)
    elif can_play(options, state.plays, hands[stuck], state.piles):
        yield say("{seat} can play a card, so is not stuck (INI-18).", seat=seat)
    elif not may_be_stuck(options, state.plays):
        yield say("{seat} has made a play, so is not stuck (INI-18).", seat=seat)


_CARDS: Final = (HAND, BRANCH, RETURNED, OUT)
_CHECKS: Final[tuple[tuple[tuple[AnyZone, ...], Callable[[State], Complaints]], ...]] = (
    ((BRANCH,), _colours),
    ((BRANCH,), _placings),
    ((OUT,), _out),
    ((OUT,), _company),
    ((DRAW, PLAYS, ELIMINATED), _eliminated),
    ((PLAYS, GROWTHS), _growths),
    ((PLAYS,), _plays),
)
"""Each check with the zones that it needs beside the cards, and last the one it is about."""

_RULED: Final = (TURN, PLAYS, ELIMINATED, GROWTHS, STUCK)
_DEEPER_CHECKS: Final = (_hands, _first_turn, _turn, _over, _winner, _stuck)
"""These ask the rules themselves, so they wait until the zones they build on make sense."""
