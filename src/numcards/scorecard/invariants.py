"""What a hand-made position says, and what every action keeps of it until a round is over."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from attrs import frozen

from numcards.core.card_lists import left_over
from numcards.core.cards import Card, Family, NumberCard, Special
from numcards.core.notation import seats_text
from numcards.core.players import players as named
from numcards.core.seats import Seat, clockwise, seat_text, seats
from numcards.core.sentences import Sentence, say
from numcards.scorecard.legality import is_stopped_by
from numcards.scorecard.notation import Collected, Kept, PhaseText
from numcards.scorecard.objectives import Objective, Scorecard
from numcards.scorecard.rounds import first_seat
from numcards.scorecard.tables import DOUBLE_DRAWS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.scorecard.options import Options


@frozen(kw_only=True)
class Draft:
    """The zones of a position once they are parsed, and before they are believed."""

    options: Options
    number: int
    sequences: tuple[Collected, ...]
    collections: tuple[Collected, ...]
    reserves: tuple[Kept, ...]
    scorecards: tuple[Scorecard, ...]
    piles: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...] | None
    drawn: Kept
    quantum: tuple[Card, ...]
    turn: Seat
    phase: PhaseText
    validated: tuple[Objective, ...]
    out: tuple[Seat, ...]
    skips: tuple[int, ...]
    turns: int
    declared: Seat | None
    peeked: tuple[tuple[Seat, ...], ...]

    @property
    def in_turns(self) -> bool:
        """Whether the round is still being played."""
        return self.phase.word not in {"validating", "over"}

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, ascending."""
        return seats(self.options.players)

    @property
    def elsewhere(self) -> tuple[Card, ...]:
        """All cards that are not discarded."""
        numbers, kept = chain(*self.sequences, *self.collections), chain(*self.reserves)
        return (*numbers, *kept, *chain(*self.piles), *self.drawn, *self.quantum)

    @property
    def discarded(self) -> tuple[Card, ...]:
        """The discard; every card that is nowhere else, where the zone is left out."""
        if self.discard is not None:
            return self.discard
        return tuple(left_over(self.options.cards, self.elsewhere))

    @property
    def used(self) -> Counter[Card]:
        """The discarded cards; at most so many special cards of a kind have been used."""
        return Counter(self.discarded)

    @property
    def done(self) -> tuple[Seat, ...]:
        """The seats that have validated all they want in this round, in their order."""
        order = clockwise(self.options.players, first_seat(self.options, self.number))
        if self.in_turns:
            return ()
        return order if self.phase.word == "over" else order[: order.index(self.turn)]


def sequences_go_on(draft: Draft) -> Iterator[Sentence]:
    """No card of a sequence has stopped it, and only players who take part have one."""
    for seat, cards in enumerate(draft.sequences):
        for place, card in enumerate(cards):
            if is_stopped_by(cards[:place], card):
                yield say(
                    "{card} would have stopped the sequence of {seat} (SC-13).",
                    card=card,
                    seat=seat_text(Seat(seat)),
                )
        if cards and (seat in draft.out or not draft.in_turns):
            yield say(
                "{seat} can have no sequence in progress any more (SC-16, SC-25).",
                seat=seat_text(Seat(seat)),
            )


def sequences_outlast(draft: Draft) -> Iterator[Sentence]:
    """A sequence outlasts a turn because a Double or a quantum has been used (SC-19, SC-23).

    A Double's target and a player who has used a quantum count before they have a sequence.
    """
    word, forced, turn = draft.phase.word, draft.phase.forced, draft.turn
    lasting = {seat for seat in draft.seats if draft.sequences[seat]}
    if word in {"free", "owing", "waiting"}:
        lasting.discard(turn)
    if word in {"choosing", "ending"}:
        lasting.add(turn)
    if forced is not None:
        lasting.add(forced[0])
    used = draft.used[Special.DOUBLE] + draft.used[Special.QUANTUM]
    if len(lasting) > used:
        yield say(
            "A sequence outlasts a turn only where a double or quantum has been used: {seats} "
            "need {needed} of them in the discard, not {used} (SC-19, SC-23).",
            seats=named(sorted(lasting)),
            needed=len(lasting),
            used=used,
        )


def seats_out(draft: Draft) -> Iterator[Sentence]:
    """Who is out has lost what the options say, and has nothing to decide (SC-17)."""
    if draft.out and draft.options.bust == "sequence":
        yield say("With these options nobody is ever out of a round (SC-17).")
    for seat in draft.out:
        if draft.options.bust == "round" and draft.collections[seat]:
            yield say(
                "{seat} is out, and so has lost the collection (SC-17).", seat=seat_text(seat)
            )
    acting = [draft.turn] if draft.in_turns else []
    acting += [] if draft.phase.forced is None else [draft.phase.forced[0]]
    for seat in acting:
        if seat in draft.out:
            yield say("{seat} is out, and so has no turn (SC-17).", seat=seat_text(seat))


def stopping_cards(draft: Draft) -> Iterator[Sentence]:
    """A Shadow, or another card and one that it cannot follow, is discarded for each bust.

    Where a sequence is stopped and not yet lost, the card that stops it counts for no other.
    """
    cards = [card for card in draft.discarded if isinstance(card, NumberCard)]
    left = [_most_busts(cards)]
    if draft.phase.stopped is not None:
        sequence = draft.sequences[draft.phase.stopped]
        stopping = [card for card in cards if is_stopped_by(sequence, card)]
        left = [_most_busts(left_over(cards, [card])) for card in stopping]
        if not stopping:
            yield say(
                "No discarded card can have stopped the sequence of {seat} (SC-14).",
                seat=seat_text(draft.phase.stopped),
            )
            return
    if len(draft.out) > max(left):
        yield say(
            "Each bust leaves cards in the discard that stop a sequence: it lacks them for "
            "{seats} (SC-14, SC-16).",
            seats=named(draft.out),
        )


def _most_busts(cards: list[NumberCard]) -> int:
    """How many sequences these cards can have stopped, at most."""
    shadows = sum(card.family is Family.SHADOW for card in cards)
    return shadows + (len(cards) - shadows) // 2


def spent_cards(draft: Draft) -> Iterator[Sentence]:
    """What special cards have brought about, and the used cards in the discard."""
    used, phase = draft.used, draft.phase
    skipped = sum(draft.skips) + (phase.word == "skipped")
    if skipped > used[Special.SKIP]:
        yield say(
            "There are {skipped} turns to skip, but {used} used skip cards (SC-20).",
            skipped=skipped,
            used=used[Special.SKIP],
        )
    if draft.in_turns and phase.word != "skipped" and draft.skips[draft.turn]:
        yield say(
            "{seat} has turns to skip, and so this turn is skipped (SC-20).",
            seat=seat_text(draft.turn),
        )
    peekers = {*draft.peeked[0], *draft.peeked[1]}
    if len(peekers) > used[Special.FLIP]:
        yield say(
            "{seats} have looked at a pile, but there are {used} used flip cards (SC-21).",
            seats=seats_text(sorted(peekers)),
            used=used[Special.FLIP],
        )
    for number, (given, pile) in enumerate(zip(draft.peeked, draft.piles, strict=True), 1):
        if given and not pile:
            yield say("Pile {number} is empty, so nobody knows its top (SC-21).", number=number)
    if phase.forced is not None and not used[Special.DOUBLE]:
        yield say("No double has been used that would make anybody draw (SC-19).")
    if phase.word in {"choosing", "ending"} and not used[Special.QUANTUM]:
        yield say("No quantum has been used that would give a choice of cards (SC-23).")


def declared_end(draft: Draft) -> Iterator[Sentence]:
    """The end of a round is declared late enough, and followed by last turns (SC-26, SC-27)."""
    declared = draft.declared
    if declared is None:
        return
    needed = draft.options.players + 2 + len(_last_turns(draft, declared))
    if draft.turns < needed:
        yield say(
            "The end of the round is declared, so at least {needed} turns are completed, "
            "not {given} (SC-26).",
            needed=needed,
            given=draft.turns,
        )
    for seat in draft.seats:
        if not draft.collections[seat] and seat not in draft.out:
            yield say(
                "The end of the round is declared, so {seat} has secured a sequence (SC-26).",
                seat=seat_text(seat),
            )
    if draft.in_turns and draft.turn == declared:
        yield say(
            "{seat} has declared the end of the round, and has no further turn (SC-27).",
            seat=seat_text(declared),
        )


def _last_turns(draft: Draft, declared: Seat) -> list[Seat]:
    """The seats that have certainly had their last turn (SC-27)."""
    others = clockwise(draft.options.players, declared)[1:]
    if draft.in_turns:
        others = others[: others.index(draft.turn)] if draft.turn in others else ()
    elif not any(draft.piles):  # the round has ended early, nobody knows when (SC-29)
        others = ()
    return [seat for seat in others if seat not in draft.out]


def interruptions(draft: Draft) -> Iterator[Sentence]:
    """A Double's target and a stopped sequence must be possible (SC-15, SC-19)."""
    forced, stopped = draft.phase.forced, draft.phase.stopped
    if forced is not None:
        seat, left = forced
        if seat == draft.turn:
            yield say("A Double is used on an opponent, not on oneself (SC-19).")
        fewest, most = (0, DOUBLE_DRAWS - 1) if stopped is not None else (1, DOUBLE_DRAWS)
        if not fewest <= left <= most:
            yield say(
                "{seat} must draw {fewest} to {most} cards here, not {left} (SC-19).",
                seat=seat_text(seat),
                fewest=fewest,
                most=most,
                left=left,
            )
    drawer = draft.turn if forced is None else forced[0]
    if stopped is not None and stopped != drawer:
        yield say(
            "{drawer} is drawing, so {seat} cannot have been stopped (SC-15).",
            drawer=seat_text(drawer),
            seat=seat_text(stopped),
        )
    if stopped is not None and Special.JOKER not in draft.reserves[stopped]:
        yield say(
            "{seat} has no joker, so there is nothing to decide (SC-15).", seat=seat_text(stopped)
        )
    last = draft.sequences[draft.turn][-1:]
    if draft.phase.word == "owing" and not any(card.family is Family.RAINBOW for card in last):
        yield say("A card is owed only after a Rainbow has joined (SC-08).")
