"""What can be wrong with a hand-made position, each complaint with its rule."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from attrs import frozen

from numcards.core.cards import Card, NumberCard, Special
from numcards.core.notation import cards_text, seats_text
from numcards.core.seats import Seat, clockwise, seat_text
from numcards.core.sentences import Sentence, say
from numcards.infini.actions import RESCUE_DIRECTIONS
from numcards.infini.piles import Branch, Direction, Lying, PileParts, PlacedJoker, Stack, parts_of
from numcards.infini.placement import can_play
from numcards.infini.plays import card_of
from numcards.infini.returns import returnable
from numcards.infini.state import owed_plays
from numcards.infini.tables import joker_values
from numcards.infini.turns import is_won

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from numcards.core.zones import ZoneReader
    from numcards.infini.options import Options

__all__ = ["Draft", "complain"]


@frozen(kw_only=True)
class Draft:
    """The zones of a position once they are parsed, and before they are believed."""

    options: Options
    hands: tuple[tuple[Card, ...], ...]
    stacks: Mapping[Branch, Stack]
    fresh: tuple[Card, ...]
    returned: tuple[Card, ...]
    out: tuple[Card, ...]
    turn: Seat | None
    plays: int
    eliminated: tuple[Seat, ...]
    growths: tuple[int, ...]
    stuck: Seat | None

    @property
    def lying(self) -> tuple[Card, ...]:
        """All cards on the piles."""
        return tuple(card_of(card) for stack in self.stacks.values() for card in stack)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, but for those of the draw pile that nobody has held."""
        held = tuple(card for hand in self.hands for card in hand)
        return held + self.lying + self.returned + self.out

    @property
    def piles(self) -> tuple[PileParts, ...]:
        """The piles; what counts as placed lies on them, or was removed from them (INI-21)."""
        stacks, placed = self.stacks, self.lying + self.out
        return tuple(
            parts_of(
                sum(isinstance(card, NumberCard) and card.family is colour for card in placed),
                stacks[Branch(colour, Direction.RISING)],
                stacks[Branch(colour, Direction.FALLING)],
            )
            for colour in self.options.colours
        )

    @property
    def all_played(self) -> int:
        """How many plays there were in all: each took one card out of the hands (INI-25)."""
        return len(self.lying) + len(self.out)

    @property
    def is_won(self) -> bool:
        """Whether enough cards are placed to end the game (INI-21, INI-23)."""
        return is_won(self.options, self.piles)

    @property
    def is_over(self) -> bool:
        """Whether something has ended the game."""
        all_out = len(set(self.eliminated)) == self.options.players
        return self.stuck is not None or all_out or self.is_won

    @property
    def next_turn(self) -> Seat | None:
        """The first player, or the next with cards who is still in; nobody when it is over."""
        seats = clockwise(self.options.players, self.options.first_player)
        holding = [seat for seat in seats if self.hands[seat] and seat not in self.eliminated]
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


def complain(draft: Draft, reader: ZoneReader) -> None:
    """Tell the reader everything that is wrong with a draft.

    A check is left out where a zone that it needs could not be parsed or makes no sense.
    """
    hands = tuple(map(seat_text, clockwise(draft.options.players, 0)))
    branches = tuple(map(str, draft.stacks))
    cards = (*hands, *branches, "returned", "out")
    _check_seats(draft, reader)
    reader.keep(_cards(draft, complete=reader.is_sound(*cards)), about="cards")
    for needed, check in _CHECKS:
        if reader.is_sound(*cards, "cards", *needed):
            reader.keep(check(draft), about=needed[-1])
    if reader.is_sound(*cards, *_TRUSTED_ZONES):
        for deeper in _DEEPER_CHECKS:
            reader.keep(deeper(draft))


def _check_seats(draft: Draft, reader: ZoneReader) -> None:
    for zone, seats in (
        ("turn", (draft.turn,)),
        ("stuck", (draft.stuck,)),
        ("eliminated", draft.eliminated),
    ):
        strangers = [seat for seat in seats if seat is not None and seat >= draft.options.players]
        if strangers:
            complaint = say(
                "Zone {zone} names {seats}, but the game has {players} players.",
                zone=zone,
                seats=seats_text(strangers),
                players=draft.options.players,
            )
            reader.keep([complaint], about=zone)


def _cards(draft: Draft, *, complete: bool) -> Iterator[Sentence]:
    """What could be parsed is counted; cards are missing only where everything could be."""
    there, given = Counter(draft.options.deck), Counter(draft.cards + draft.fresh)
    too_many, missing = given - there, there - given
    if too_many:
        yield say(
            "There too often, or not in the deck: {cards} (ALL-06).",
            cards=cards_text(sorted(too_many.elements())),
        )
    if missing and complete:
        yield say(
            "In no zone: {cards} (ALL-06).",
            cards=cards_text(sorted(missing.elements())),
        )


def _piles(draft: Draft) -> Iterator[Sentence]:
    """Whatever lies on a branch was placed there by the rules, or came there by a flip."""
    flips = 0
    odd: list[Sentence] = []
    for branch, stack in draft.stacks.items():
        for card in stack:
            if card_of(card) in draft.options.deck and _is_foreign(branch, card):
                yield say(
                    "{card} cannot lie on {branch}: it has another colour (INI-04).",
                    card=card,
                    branch=branch,
                )
    for pile in draft.options.colours:
        found = [
            tuple(_unplaced(draft.options, branch, draft.stacks[branch]))
            for branch in (Branch(pile, direction) for direction in Direction)
        ]
        flips += max(map(len, found))
        odd += [complaint for complaints in found for complaint in complaints]
    if flips > draft.out.count(Special.FLIP):
        yield from odd


def _is_foreign(branch: Branch, card: Lying) -> bool:
    if isinstance(card, PlacedJoker):
        return False
    return card.family.is_classic and card.family is not branch.colour


def _unplaced(options: Options, branch: Branch, stack: Stack) -> Iterator[Sentence]:
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


def _out(draft: Draft) -> Iterator[Sentence]:
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


def _eliminated(draft: Draft) -> Iterator[Sentence]:
    eliminated, returned = draft.eliminated, draft.returned
    if len(set(eliminated)) < len(eliminated):
        yield say("Nobody is eliminated twice: {seats}.", seats=seats_text(eliminated))
    if eliminated and draft.options.on_stuck == "end":
        yield say("Nobody is eliminated where a stuck player ends the game (INI-18).")
    for seat in eliminated:
        if draft.hands[seat]:
            yield say(
                "{seat} is eliminated, so the hand went under the draw pile (INI-18).",
                seat=seat_text(seat),
            )
    if draft.fresh and len(returned) < len(eliminated):
        yield say(
            "Fresh cards are drawn first, so of each hand that was returned a card still lies "
            "under them: {hands} or more, not {given} (INI-18).",
            given=len(returned),
            hands=len(eliminated),
        )
    never = [card for card in returned if card not in returnable(draft.options)]
    if never:
        yield say(
            "Nobody can have been stuck with {cards} (INI-18).", cards=cards_text(sorted(never))
        )


def _growths(draft: Draft) -> Iterator[Sentence]:
    options, growths = draft.options, draft.growths
    if len(growths) != options.players:
        yield say(
            "Growths are given for each of {players} players, not for {given}.",
            players=options.players,
            given=len(growths),
        )
    if any(growths) and not options.hand_growth:
        yield say("No hand grows in this game (INI-24).")
    played = sum(options.hand_size + growth - 1 for growth in growths if growth)
    if played > draft.all_played:
        yield say(
            "To empty hands so often takes {needed} plays, but there were {given} (INI-24).",
            needed=played,
            given=draft.all_played,
        )


def _plays(draft: Draft) -> Iterator[Sentence]:
    if draft.plays > draft.options.min_plays:
        yield say(
            "Plays are counted up to {most}, not {given} (INI-16).",
            most=draft.options.min_plays,
            given=draft.plays,
        )
    if draft.plays > draft.all_played:
        yield say(
            "No more plays can have been made in this turn than in all: "
            "{all}, not {given} (INI-25).",
            given=draft.plays,
            all=draft.all_played,
        )


def _hands(draft: Draft) -> Iterator[Sentence]:
    active = draft.turn if draft.stuck is None else draft.stuck
    for seat in clockwise(draft.options.players, 0):
        held = len(draft.hands[seat]) + (draft.plays if seat == active else 0)
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


def _turn(draft: Draft) -> Iterator[Sentence]:
    """What must hold of the player on turn."""
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


def _over(draft: Draft) -> Iterator[Sentence]:
    """What must hold when nobody is on turn: something ended the game."""
    if draft.turn is not None:
        return
    if not draft.is_over:
        yield say("Nobody is on turn, but the game is not over (INI-21 to INI-23).")
    if draft.plays and draft.stuck is None:
        yield say("Nobody is on turn, so there are no plays in this turn (INI-16).")


def _winner(draft: Draft) -> Iterator[Sentence]:
    """The game stops at the play that wins it (INI-17), so it has one end only."""
    if draft.is_won:
        if not _has_last_card(draft):
            yield say("The game ends when one colour is complete, so no two can be (INI-21).")
        if len(set(draft.eliminated)) == draft.options.players:
            yield say("The game was won, so not everybody was eliminated before (INI-18).")


def _has_last_card(draft: Draft) -> bool:
    """Whether there is a colour whose last card won the game: without it, it went on."""
    placed = tuple(placed for _, placed, _, _ in draft.piles)
    before = ((*placed[:pile], count - 1, *placed[pile + 1 :]) for pile, count in enumerate(placed))
    return not all(map(draft.options.rules.is_won, before))


def _stuck(draft: Draft) -> Iterator[Sentence]:
    """What must hold of a player who ended the game by being stuck (INI-18)."""
    stuck, options = draft.stuck, draft.options
    if stuck is None:
        return
    seat = seat_text(stuck)
    if options.on_stuck == "eliminate":
        yield say("{seat} would be eliminated, not end the game (INI-18).", seat=seat)
    elif draft.is_won:
        yield say("The game was won, so nobody was stuck (INI-17).")
    elif not draft.owed(stuck):
        yield say("{seat} owes no play, so is not stuck (INI-18).", seat=seat)
    elif draft.can_play(stuck):
        yield say("{seat} can play a card, so is not stuck (INI-18).", seat=seat)
    elif draft.plays and options.short_turn == "allowed":
        yield say("{seat} has made a play, so is not stuck (INI-18).", seat=seat)


_CHECKS: Final[tuple[tuple[tuple[str, ...], Callable[[Draft], Iterator[Sentence]]], ...]] = (
    (("piles",), _piles),
    (("out",), _out),
    (("draw", "eliminated"), _eliminated),
    (("growths",), _growths),
    (("plays",), _plays),
)
"""Each check with the zones that it needs beside the cards, and last the one it is about."""

_TRUSTED_ZONES: Final = ("cards", "piles", "turn", "plays", "eliminated", "growths", "stuck")
_DEEPER_CHECKS: Final = (_hands, _turn, _over, _winner, _stuck)
"""These ask the rules themselves, so they wait until the zones they build on make sense."""
