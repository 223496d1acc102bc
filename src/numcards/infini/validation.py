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

from attrs import frozen

from numcards.core.cards import Card, NumberCard, Special
from numcards.core.notation import cards_text, seats_text
from numcards.core.seats import Seat, clockwise, seat_text, seats
from numcards.core.sentences import Sentence, say
from numcards.infini.actions import RESCUE_DIRECTIONS as _RESCUE
from numcards.infini.legality import can_play, ends_game_when_stuck, may_be_stuck
from numcards.infini.piles import Branch, Lying, Pile, PlacedJoker, Stack
from numcards.infini.plays import card_of
from numcards.infini.returns import Elimination, returnable
from numcards.infini.scoring import CARDS_PER_COLOUR
from numcards.infini.state import State, owed_plays
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
    from collections.abc import Callable, Iterator

    from numcards.core.zone_reader import ZoneReader
    from numcards.core.zones import AnyZone
    from numcards.infini.options import Options
    from numcards.infini.view import View

Complaints: TypeAlias = "Iterator[Sentence]"

_FLIPPED: Final = 2
"""How many cards a flip moves."""


@frozen(kw_only=True)
class Draft:
    """The zones of a position once they are parsed, and before they are believed."""

    options: Options
    hands: tuple[tuple[Card, ...], ...]
    stacks: tuple[Stack, ...]
    """What lies on each branch, in the order of `BRANCHES`."""
    fresh: tuple[Card, ...]
    returned: tuple[Card, ...]
    out: tuple[Card, ...]
    turn: Seat | None
    plays: int
    eliminated: tuple[Seat, ...]
    growths: tuple[int, ...]
    stuck: Seat | None

    @staticmethod
    def of(state: State) -> Draft:
        """The zones of a position that is there already."""
        return Draft(
            options=state.options,
            hands=state.hands,
            stacks=tuple(chain.from_iterable((p.rising, p.falling) for p in state.piles)),
            fresh=state.draw.fresh,
            returned=state.draw.returned,
            out=state.out,
            turn=state.turn,
            plays=state.plays,
            eliminated=state.eliminated,
            growths=state.setting.growths,
            stuck=state.setting.stuck,
        )

    @property
    def lying_on(self) -> tuple[tuple[Branch, Stack], ...]:
        """What lies on which branch."""
        return tuple(zip(branches(self.options), self.stacks, strict=True))

    @property
    def lying(self) -> tuple[Card, ...]:
        """All cards on the piles."""
        return tuple(map(card_of, chain.from_iterable(self.stacks)))

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, but for those of the draw pile that nobody has held."""
        return (*chain.from_iterable(self.hands), *self.lying, *self.returned, *self.out)

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The piles, Red first."""
        return piles_of(self.options, self.stacks, self.out)

    @property
    def all_played(self) -> int:
        """How many plays there were in all: each took one card out of the hands (INI-25)."""
        return len(self.lying) + len(self.out)

    @property
    def is_untouched(self) -> bool:
        """Whether nothing was played before this turn."""
        return self.plays >= self.all_played

    @property
    def active(self) -> Seat | None:
        """The seat on turn, or the one that was when the game ended by being stuck."""
        return self.turn if self.stuck is None else self.stuck

    @property
    def is_won(self) -> bool:
        """Whether enough cards are placed to end the game (INI-21, INI-23)."""
        return is_won(self.options, self.piles)

    @property
    def all_out(self) -> bool:
        """Whether everybody is eliminated (INI-22)."""
        return len(set(self.eliminated)) == self.options.players

    @property
    def is_over(self) -> bool:
        """Whether something has ended the game."""
        return self.stuck is not None or self.all_out or self.is_won

    @property
    def next_turn(self) -> Seat | None:
        """The first player, or the next with cards who is still in; nobody when it is over."""
        order = clockwise(self.options.players, self.options.first_player)
        holding = [seat for seat in order if self.hands[seat] and seat not in self.eliminated]
        return None if self.is_over or not holding else holding[0]

    def owed(self, seat: Seat) -> int:
        """How many plays a seat would owe (INI-16)."""
        return owed_plays(self.options, self.plays, len(self.hands[seat]))

    def can_play(self, seat: Seat) -> bool:
        """Whether a seat could play a card."""
        hand = self.options.powers[seat].hand(self.hands[seat])
        return can_play(self.options, self.plays, hand, self.piles)

    def hand_size(self, seat: Seat) -> int:
        """Up to how many cards a seat refills its hand (INI-24)."""
        return self.options.hand_size + self.options.hand_growth * self.growths[seat]


def piles_of(
    options: Options, stacks: tuple[Stack, ...], out: tuple[Card, ...]
) -> tuple[Pile, ...]:
    """The piles; what counts as placed lies on them, or was removed from them (INI-21)."""
    cards = (*chain.from_iterable(stacks), *out)
    placed = [card.family for card in cards if isinstance(card, NumberCard)]
    return tuple(
        Pile.of(rising, falling, placed.count(colour))
        for colour, rising, falling in zip(options.colours, stacks[::2], stacks[1::2], strict=True)
    )


def complain(draft: Draft, reader: ZoneReader) -> None:
    """Tell the reader everything that is wrong with the zones of a position.

    A check is left out where a zone that it needs could not be read or makes no sense.
    """
    complain_of_seats(draft, reader)
    reader.check_cards(
        draft.options.deck, draft.cards + draft.fresh, complete=reader.is_sound(*_CARDS, DRAW)
    )
    for needed, check in _CHECKS:
        if reader.is_sound(*_CARDS, "cards", *needed):
            reader.keep(check(draft), about=needed[-1])
    if reader.is_sound(*_CARDS, "cards", *_RULED):
        for check in _DEEPER_CHECKS:
            reader.keep(check(draft))


def complain_of_seats(table: Draft | View, reader: ZoneReader) -> None:
    """Tell the reader of seats that the game does not have, and growths of too many or too few."""
    players = table.options.players
    for zone, named in (
        (TURN, (table.turn,)),
        (STUCK, (table.stuck,)),
        (ELIMINATED, table.eliminated),
    ):
        strangers = [seat for seat in named if seat is not None and seat >= players]
        if strangers:
            complaint = say(
                "Zone {zone} names {seats}, but the game has {players} players.",
                zone=zone.name,
                seats=seats_text(strangers),
                players=players,
            )
            reader.keep([complaint], about=zone)
    if len(table.growths) != players:
        complaint = say(
            "Growths are given for each of {players} players, not for {given}.",
            players=players,
            given=len(table.growths),
        )
        reader.keep([complaint], about=GROWTHS)


def _colours(draft: Draft) -> Complaints:
    """A colour card lies on the pile of its own colour (INI-04)."""
    for branch, stack in draft.lying_on:
        for card in stack:
            if isinstance(card, NumberCard) and card.family not in {branch.colour, *_RESCUE}:
                yield say(
                    "{card} cannot lie on {branch}: it has another colour (INI-04).",
                    card=card,
                    branch=branch,
                )


def _placings(draft: Draft) -> Complaints:
    """Each card was placed where it lies, or came there by a flip (INI-04 to INI-11).

    A flip brings one card to each branch of a pile.
    """
    odd = [tuple(_unplaced(draft.options, *lying)) for lying in draft.lying_on]
    flips = sum(map(max, map(len, odd[::2]), map(len, odd[1::2])))
    if flips > draft.out.count(Special.FLIP):
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
    if card.family in _RESCUE:
        return _RESCUE[card.family] is branch.direction
    rights = (powers.placing[branch.pile] for powers in options.powers)
    return any(right.fits(branch.direction, top, card.value) for right in rights)


def _out(draft: Draft) -> Complaints:
    """Cards leave the game as used action cards, or by Flash, one for each."""
    removed = sum(isinstance(card, NumberCard) or card is Special.JOKER for card in draft.out)
    flashes = draft.out.count(Special.FLASH)
    if removed != flashes:
        yield say(
            "For each flash that is out, so is one number card or joker: "
            "{flashes} must be, not {removed} (INI-12, INI-15).",
            flashes=flashes,
            removed=removed,
        )


def _company(draft: Draft) -> Complaints:
    """A joker was placed on a card, and a flip exchanged two cards of a pile (INI-10, INI-11)."""
    piles = [_once_on(draft, pile) for pile in range(len(draft.options.colours))]
    jokers_out = Special.JOKER in draft.out
    if any(jokers and not numbers for numbers, jokers in piles) or (
        jokers_out and not any(numbers for numbers, _ in piles)
    ):
        yield say("A joker is placed on a card, and there was none to place it on (INI-10).")
    most = max(numbers + jokers for numbers, jokers in piles) + draft.out.count(Special.JOKER)
    if Special.FLIP in draft.out and most < _FLIPPED:
        yield say("A flip exchanges two cards of a pile, and no pile has had two (INI-11).")


def _once_on(draft: Draft, pile: int) -> tuple[int, int]:
    """How many number cards can have lain on a pile at some time, and how many jokers do now."""
    lying = draft.stacks[2 * pile] + draft.stacks[2 * pile + 1]
    jokers = sum(isinstance(card, PlacedJoker) for card in lying)
    families = {draft.options.colours[pile], *_RESCUE}
    gone = sum(isinstance(card, NumberCard) and card.family in families for card in draft.out)
    return len(lying) - jokers + gone, jokers


def _eliminated(draft: Draft) -> Complaints:
    """What became of the hands of eliminated players (INI-18)."""
    eliminated, returned = draft.eliminated, draft.returned
    if len(set(eliminated)) < len(eliminated):
        yield say("Nobody is eliminated twice: {seats}.", seats=seats_text(eliminated))
    if eliminated and ends_game_when_stuck(draft.options):
        yield say("Nobody is eliminated where a stuck player ends the game (INI-18).")
    for seat in eliminated:
        if draft.hands[seat]:
            yield say(
                "{seat} is eliminated, so the hand went under the draw pile (INI-18).",
                seat=seat_text(seat),
            )
    undrawn = len(eliminated) if draft.fresh or draft.is_untouched else int(draft.all_out)
    if len(returned) < undrawn:
        yield say(
            "The cards of eliminated players are drawn last, so {fewest} of them or more are "
            "still there, not {given} (INI-18).",
            fewest=undrawn,
            given=len(returned),
        )
    possible = returnable(Elimination(draft.options, eliminated, draft.is_untouched))
    if never := [card for card in returned if card not in possible]:
        yield say(
            "Nobody can have been stuck with {cards} (INI-18).", cards=cards_text(sorted(never))
        )


def _growths(draft: Draft) -> Complaints:
    """A hand grows at the end of a turn in which its last card was played (INI-24)."""
    grown, before = sum(draft.growths), draft.all_played - draft.plays
    if grown and not draft.options.hand_growth:
        yield say("No hand grows in this game (INI-24).")
    if grown > max(before, 0):
        yield say(
            "To empty hands so often takes {needed} plays before this turn, "
            "but there were {given} (INI-24).",
            needed=grown,
            given=max(before, 0),
        )


def _plays(draft: Draft) -> Complaints:
    """Plays of this turn are among all plays, and a passe ends its turn (INI-14, INI-25)."""
    most = draft.all_played - draft.out.count(Special.PASSE)
    if draft.plays > draft.options.min_plays:
        yield say(
            "Plays are counted up to {most}, not {given} (INI-16).",
            most=draft.options.min_plays,
            given=draft.plays,
        )
    if draft.plays > most:
        yield say(
            "At most {most} of all plays can have been made in this turn, not {given}: "
            "a passe ends its turn (INI-14, INI-25).",
            most=most,
            given=draft.plays,
        )


def _hands(draft: Draft) -> Complaints:
    """Nobody has ever held more cards than the size of the hand (INI-17)."""
    for seat in seats(draft.options.players):
        held = len(draft.hands[seat]) + (draft.plays if seat == draft.active else 0)
        if held > draft.hand_size(seat):
            yield say(
                "{seat} would have had {given} cards in this turn, but refills to {most} (INI-17).",
                seat=seat_text(seat),
                given=held,
                most=draft.hand_size(seat),
            )
    most = sum(map(draft.hand_size, set(draft.eliminated)))
    if len(draft.returned) > most:
        yield say(
            "The eliminated players held at most {most} cards, not {given} (INI-18).",
            most=most,
            given=len(draft.returned),
        )


def _first_turn(draft: Draft) -> Complaints:
    """Where nothing was played before, nobody with cards was passed over (INI-03, INI-20)."""
    if draft.active is None or not draft.is_untouched:
        return
    for seat in clockwise(draft.options.players, draft.options.first_player):
        if seat == draft.active:
            return
        if draft.hands[seat]:
            yield say(
                "Nothing was played before this turn, so it is not that of {seat}: "
                "{before} comes first (INI-03, INI-20).",
                seat=seat_text(draft.active),
                before=seat_text(seat),
            )


def _turn(draft: Draft) -> Complaints:
    """What holds of the player on turn."""
    turn = draft.turn
    if turn is None:
        return
    seat = seat_text(turn)
    if draft.is_over:
        yield say("The game is over, so {seat} cannot be on turn (INI-21 to INI-23).", seat=seat)
    elif turn in draft.eliminated:
        yield say("{seat} is eliminated, so not on turn (INI-18).", seat=seat)
    elif not draft.hands[turn]:
        yield say("{seat} has no card, so is not on turn (INI-17, INI-19).", seat=seat)
    elif draft.owed(turn) and not draft.can_play(turn):
        yield say("{seat} owes plays and cannot play, so would be stuck (INI-18).", seat=seat)


def _over(draft: Draft) -> Complaints:
    """What holds when nobody is on turn: something ended the game."""
    if draft.turn is not None:
        return
    if not draft.is_over:
        yield say("Nobody is on turn, but the game is not over (INI-21 to INI-23).")
    if draft.plays and draft.stuck is None:
        yield say("Nobody is on turn, so there are no plays in this turn (INI-16).")


def _winner(draft: Draft) -> Complaints:
    """The game stops at the play that wins it, so it has one end only (INI-17)."""
    if not draft.is_won:
        return
    placed = placed_on(draft.piles)
    before = ((*placed[:pile], count - 1, *placed[pile + 1 :]) for pile, count in enumerate(placed))
    if all(map(draft.options.rules.is_won, before)):
        yield say("The game ends when one colour is complete, so no two can be (INI-21).")
    if draft.all_out:
        yield say("The game was won, so not everybody was eliminated before (INI-18).")
    if not any(_can_have_won(draft, branch, stack) for branch, stack in draft.lying_on):
        yield say(
            "The card that wins is the last to be placed, "
            "and no card of a complete colour lies on top as it would (INI-17)."
        )


def _can_have_won(draft: Draft, branch: Branch, stack: Stack) -> bool:
    """Whether the top of a branch can be the card that won the game."""
    below, top = (None, None, *stack)[-2:]
    return (
        isinstance(top, NumberCard)
        and top.family is branch.colour
        and draft.piles[branch.pile].placed == CARDS_PER_COLOUR
        and _is_placeable(draft.options, branch, below, top)
    )


def _stuck(draft: Draft) -> Complaints:
    """What holds of a player who ended the game by being stuck (INI-18)."""
    stuck, options = draft.stuck, draft.options
    if stuck is None:
        return
    seat = seat_text(stuck)
    if not ends_game_when_stuck(options):
        yield say("{seat} would be eliminated, not end the game (INI-18).", seat=seat)
    elif draft.is_won:
        yield say("The game was won, so nobody was stuck (INI-17).")
    elif not draft.owed(stuck):
        yield say("{seat} owes no play, so is not stuck (INI-18).", seat=seat)
    elif draft.can_play(stuck):
        yield say("{seat} can play a card, so is not stuck (INI-18).", seat=seat)
    elif not may_be_stuck(options, draft.plays):
        yield say("{seat} has made a play, so is not stuck (INI-18).", seat=seat)


_CARDS: Final = (HAND, BRANCH, RETURNED, OUT)
_CHECKS: Final[tuple[tuple[tuple[AnyZone, ...], Callable[[Draft], Complaints]], ...]] = (
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
