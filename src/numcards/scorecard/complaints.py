"""What can be wrong with a hand-made position, each complaint with its rule."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from numcards.core.cards import Family, NumberCard, Special
from numcards.core.notation import cards_text, seats_text
from numcards.core.seats import Seat, clockwise, seat_text
from numcards.core.sentences import Sentence, say
from numcards.scorecard.combinations import scored
from numcards.scorecard.drafts import Draft
from numcards.scorecard.legality import RESERVE_SIZE, stops
from numcards.scorecard.objectives import OBJECTIVES
from numcards.scorecard.rounds import first_seat, is_decided
from numcards.scorecard.turns import settle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numcards.core.zones import ZoneReader

__all__ = ["complain"]

_QUANTUM_CARDS: Final = 3
_MOST_FORCED: Final = 2


def complain(draft: Draft, reader: ZoneReader) -> None:
    """Tell the reader everything that is wrong with a draft.

    Later checks build on earlier ones, and are left out where those have found something.
    """
    parsed = reader.is_sound(*_zone_names(draft))
    for checks in (_FIRST_CHECKS, _CARD_CHECKS, _PLAY_CHECKS, _LAST_CHECKS):
        if not parsed:
            return
        if checks is _CARD_CHECKS:
            cards = (*draft.elsewhere, *(draft.discard or ()))
            reader.check_cards(draft.options.deck, cards, complete=draft.discard is not None)
            parsed = reader.is_sound("cards")
        found = [complaint for check in checks for complaint in check(draft)]
        reader.keep(found)
        parsed = parsed and not found


def _zone_names(draft: Draft) -> Iterator[str]:
    for seat in _seats(draft):
        for name in ("sequence", "collection", "reserve", "scorecard"):
            yield f"{seat_text(seat)}.{name}"
    yield from ("pile1", "pile2", "discard", "drawn", "quantum", "turn", "phase", "validated")
    yield from ("out", "skips", "turns", "declared", "peeked1", "peeked2", "round")


def _seats(draft: Draft) -> tuple[Seat, ...]:
    return clockwise(draft.options.players, 0)


def _named_seats(draft: Draft) -> Iterator[Sentence]:
    phase = draft.phase
    forced = () if phase.forced is None else phase.forced[:1]
    stopped = () if phase.stopped is None else (phase.stopped,)
    for zone, seats in (
        ("turn", (draft.turn,)),
        ("phase", (*stopped, *forced)),
        ("out", draft.out),
        ("declared", draft.declared),
        ("peeked1", draft.peeked[0]),
        ("peeked2", draft.peeked[1]),
    ):
        strangers = [seat for seat in seats if seat >= draft.options.players]
        if strangers:
            yield say(
                "Zone {zone} names {seats}, but the game has {players} players.",
                zone=zone,
                seats=seats_text(strangers),
                players=draft.options.players,
            )
        if zone != "phase" and any(one >= two for one, two in pairwise(seats)):
            yield say("Zone {zone} names seats once each, in ascending order.", zone=zone)


def _numbers(draft: Draft) -> Iterator[Sentence]:
    options = draft.options
    if not 1 <= draft.number <= options.max_rounds:
        yield say(
            "The round is one of 1 to {most}, not {number} (SC-36).",
            most=options.max_rounds,
            number=draft.number,
        )
    if len(draft.skips) != options.players:
        yield say(
            "Skips are given for each of {players} players, not for {given} (SC-20).",
            players=options.players,
            given=len(draft.skips),
        )
    if len(draft.declared) > 1:
        yield say("At most one player has declared the end of the round (SC-26).")


def _kinds_of_cards(draft: Draft) -> Iterator[Sentence]:
    for seat in _seats(draft):
        name = seat_text(seat)
        for zone, cards in (("sequence", draft.sequences), ("collection", draft.collections)):
            if not all(map(_may_be_collected, cards[seat])):
                yield say(
                    "Zone {zone} holds number cards without Shadow (SC-35), not {cards}.",
                    zone=f"{name}.{zone}",
                    cards=cards_text(cards[seat]),
                )
        if not all(isinstance(card, Special) for card in draft.reserves[seat]):
            yield say("Zone {zone} holds special cards only (SC-03).", zone=f"{name}.reserve")
        if len(draft.reserves[seat]) > RESERVE_SIZE:
            yield say(
                "A reserve holds {most} cards at most, not {given} (SC-03).",
                most=RESERVE_SIZE,
                given=len(draft.reserves[seat]),
            )
    for number, pile in enumerate(draft.piles, 1):
        most = len(draft.options.cards) // 2
        if len(pile) > most:
            yield say(
                "Pile {number} has {given} cards, but began with {most} (SC-01).",
                number=number,
                given=len(pile),
                most=most,
            )


def _may_be_collected(card: object) -> bool:
    return isinstance(card, NumberCard) and card.family is not Family.SHADOW


def _drawn_cards(draft: Draft) -> Iterator[Sentence]:
    waiting = draft.phase.base == "waiting"
    if len(draft.drawn) != waiting or not all(isinstance(card, Special) for card in draft.drawn):
        yield say(
            "Zone drawn holds one special card while it waits, and no card otherwise, "
            "not {cards} (SC-09).",
            cards=cards_text(draft.drawn) or say("no card"),
        )
    choosing, given = draft.phase.base == "choosing", len(draft.quantum)
    fewest = 0 if not choosing else 1 if not any(draft.piles) else _QUANTUM_CARDS
    if not fewest <= given <= _QUANTUM_CARDS * choosing:
        yield say(
            "Zone quantum holds three cards while one is chosen, fewer only when both piles "
            "are empty, and none otherwise: not {given} (SC-23).",
            given=given,
        )
    if draft.validated and draft.phase.base != "validating":
        yield say("Objectives are validated at the end of a round only (SC-30).")


def _sequences(draft: Draft) -> Iterator[Sentence]:
    for seat in _seats(draft):
        cards = [card for card in draft.sequences[seat] if isinstance(card, NumberCard)]
        for place, card in enumerate(cards):
            if stops(tuple(cards[:place]), card):
                yield say(
                    "{card} would have stopped the sequence of {seat} (SC-13).",
                    card=card,
                    seat=seat_text(seat),
                )
        if cards and (seat in draft.out or not draft.in_turns):
            yield say(
                "{seat} can have no sequence in progress any more (SC-16, SC-25).",
                seat=seat_text(seat),
            )
        elif cards and _needs_specials(draft, seat):
            yield say(
                "Without special cards no sequence survives a turn, so {seat} has none.",
                seat=seat_text(seat),
            )


def _needs_specials(draft: Draft, seat: Seat) -> bool:
    outlasts = seat != draft.turn or draft.phase.base == "start"
    return outlasts and not draft.options.special_copies


def _out(draft: Draft) -> Iterator[Sentence]:
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


def _spent(draft: Draft) -> Iterator[Sentence]:
    """Skips and flips that have taken effect lie in the discard."""
    discard = draft.options.deck.cards_of(draft.discarded())
    skipped = sum(draft.skips) + (draft.phase.base == "skipped")
    if skipped > discard.count(Special.SKIP):
        yield say(
            "There are {skipped} turns to skip, but {used} used skip cards (SC-20).",
            skipped=skipped,
            used=discard.count(Special.SKIP),
        )
    peekers = {*draft.peeked[0], *draft.peeked[1]}
    if len(peekers) > discard.count(Special.FLIP):
        yield say(
            "{seats} have looked at a pile, but there are {used} used flip cards (SC-21).",
            seats=seats_text(sorted(peekers)),
            used=discard.count(Special.FLIP),
        )
    for number, (seats, pile) in enumerate(zip(draft.peeked, draft.piles, strict=True), 1):
        if seats and not pile:
            yield say("Pile {number} is empty, so nobody knows its top (SC-21).", number=number)


def _declared(draft: Draft) -> Iterator[Sentence]:
    if not draft.declared:
        return
    needed = draft.options.players + 2
    if draft.turns < needed:
        yield say(
            "The end of the round is declared, so at least {needed} turns are completed, "
            "not {given} (SC-26).",
            needed=needed,
            given=draft.turns,
        )
    for seat in _seats(draft):
        if not draft.collections[seat] and seat not in draft.out:
            yield say(
                "The end of the round is declared, so {seat} has secured a sequence (SC-26).",
                seat=seat_text(seat),
            )
    if draft.in_turns and draft.turn == draft.declared[0]:
        yield say(
            "{seat} has declared the end of the round, and has no further turn (SC-27).",
            seat=seat_text(draft.turn),
        )


def _interruptions(draft: Draft) -> Iterator[Sentence]:
    """A Double's target and a stopped sequence must be possible (SC-15, SC-19)."""
    forced, stopped = draft.phase.forced, draft.phase.stopped
    if forced is not None:
        seat, left = forced
        if seat == draft.turn:
            yield say("A Double is used on an opponent, not on oneself (SC-19).")
        fewest, most = (0, _MOST_FORCED - 1) if stopped is not None else (1, _MOST_FORCED)
        if not fewest <= left <= most:
            yield say(
                "{seat} must draw {fewest} to {most} cards here, not {left} (SC-19).",
                seat=seat_text(seat),
                fewest=fewest,
                most=most,
                left=left,
            )
    if stopped is not None:
        yield from _stopped(draft, stopped, draft.turn if forced is None else forced[0])
    sequence = draft.sequences[draft.turn]
    if draft.phase.base == "owing" and not _ends_with_rainbow(sequence):
        yield say("A card is owed only after a Rainbow has joined (SC-08).")


def _ends_with_rainbow(sequence: tuple[object, ...]) -> bool:
    last = sequence[-1] if sequence else None
    return isinstance(last, NumberCard) and last.family is Family.RAINBOW


def _stopped(draft: Draft, seat: Seat, drawer: Seat) -> Iterator[Sentence]:
    if seat != drawer:
        yield say(
            "{drawer} is drawing, so {seat} cannot have been stopped (SC-15).",
            drawer=seat_text(drawer),
            seat=seat_text(seat),
        )
    if Special.JOKER not in draft.reserves[seat]:
        yield say(
            "{seat} has no joker, so there is nothing to decide (SC-15).", seat=seat_text(seat)
        )
    sequence = tuple(card for card in draft.sequences[seat] if isinstance(card, NumberCard))
    discard = draft.options.deck.cards_of(draft.discarded())
    if not any(isinstance(card, NumberCard) and stops(sequence, card) for card in discard):
        yield say(
            "No discarded card can have stopped the sequence of {seat} (SC-14).",
            seat=seat_text(seat),
        )


def _scorecards(draft: Draft) -> Iterator[Sentence]:
    for seat in _seats(draft):
        for objective, points in zip(OBJECTIVES, draft.scorecards[seat], strict=True):
            fewest, most = objective.fewest_points, objective.most_points
            if points is not None and not fewest <= points <= most:
                yield say(
                    "{objective} gives {fewest} to {most} points, not {points} (SC-33).",
                    objective=objective,
                    fewest=fewest,
                    most=most,
                    points=points,
                )
    for seat in _not_done(draft):
        filled = len(OBJECTIVES) - draft.scorecards[seat].count(None)
        if draft.number == 1 and filled:
            yield say(
                "{seat} has validated objectives before the end of the first round (SC-30).",
                seat=seat_text(seat),
            )
        elif filled == len(OBJECTIVES):
            yield say(
                "{seat} had all ten objectives before this round, so the game was over (SC-36).",
                seat=seat_text(seat),
            )


def _not_done(draft: Draft) -> tuple[Seat, ...]:
    """The seats that have validated nothing in this round so far."""
    order = clockwise(draft.options.players, first_seat(draft.options, draft.number))
    match draft.phase.base:
        case "over":
            return ()
        case "validating":
            return order[order.index(draft.turn) :]
        case _:
            return order


def _validation(draft: Draft) -> Iterator[Sentence]:
    base, scorecard = draft.phase.base, draft.scorecards[draft.turn]
    taken = [objective for objective in draft.validated if scorecard[objective.index] is not None]
    if taken:
        yield say(
            "Validated already: {objectives} (SC-31).",
            objectives=" ".join(map(str, taken)),
        )
    collection = draft.options.deck.set_of(draft.collections[draft.turn])
    if draft.validated and not scored(collection, draft.validated):
        yield say("The collection does not fulfil all that is validated (SC-32).")
    if base == "over" and not is_decided(draft.options, draft.number, draft.scorecards):
        yield say("Nobody is to act, but the game is not decided (SC-36).")
    last = clockwise(draft.options.players, first_seat(draft.options, draft.number) - 1)[0]
    if base == "over" and draft.turn != last:
        yield say(
            "When the game is over, the last to validate was {last} (SC-30).",
            last=seat_text(last),
        )


def _waits(draft: Draft) -> Iterator[Sentence]:
    """What happens without a choice must have happened (ALL-03)."""
    state = draft.state(seed=0)
    if settle(state) != state:
        yield say("Nothing is to be decided here: the game would have gone on by itself (ALL-03).")


_FIRST_CHECKS: Final[tuple[Callable[[Draft], Iterator[Sentence]], ...]] = (_named_seats, _numbers)
_CARD_CHECKS: Final[tuple[Callable[[Draft], Iterator[Sentence]], ...]] = (
    _kinds_of_cards,
    _drawn_cards,
)
_PLAY_CHECKS: Final[tuple[Callable[[Draft], Iterator[Sentence]], ...]] = (
    _sequences,
    _out,
    _spent,
    _declared,
    _interruptions,
    _scorecards,
)
_LAST_CHECKS: Final[tuple[Callable[[Draft], Iterator[Sentence]], ...]] = (_validation, _waits)
"""Each group asks only where those before it have found nothing wrong."""
