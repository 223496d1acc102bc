"""What can be wrong with a hand-made position: the invariants of play, each with its rule.

Each holds when a game begins, and every legal action keeps it.
How many turns have been completed is compared with nothing but a declared end of the round,
and points of earlier rounds with nothing but what an objective can give.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from numcards.core.notation import seats_text
from numcards.core.seats import clockwise, seat_text
from numcards.core.sentences import Sentence, say
from numcards.scorecard.combinations import fulfils, scored
from numcards.scorecard.invariants import (
    Draft,
    declared_end,
    interruptions,
    seats_out,
    sequences_go_on,
    sequences_outlast,
    spent_cards,
    stopping_cards,
)
from numcards.scorecard.objectives import OBJECTIVES
from numcards.scorecard.rounds import first_seat, is_decided
from numcards.scorecard.tables import QUANTUM_CARDS, RESERVE_SIZE
from numcards.scorecard.zone_table import ZONES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numcards.core.zone_reader import ZoneReader


def complain(draft: Draft, reader: ZoneReader) -> None:
    """Tell the reader each invariant of play that a draft breaks.

    Later checks build on earlier ones, and are left out where those have found something.
    """
    if not reader.is_sound(*ZONES.zones):
        return
    for checks in (_FIRST_CHECKS, _CARD_CHECKS, _PLAY_CHECKS, _LAST_CHECKS):
        if not reader.is_sound("cards", "play"):
            return
        if checks is _CARD_CHECKS:
            cards = (*draft.elsewhere, *(draft.discard or ()))
            complete = draft.discard is not None
            reader.check_cards(draft.options.cards, cards, complete=complete)
        for check in checks:
            reader.keep(check(draft), about="play")


def _named_seats(draft: Draft) -> Iterator[Sentence]:
    phase, declared = draft.phase, draft.declared
    forced = () if phase.forced is None else phase.forced[:1]
    stopped = () if phase.stopped is None else (phase.stopped,)
    for zone, given in (
        ("turn", (draft.turn,)),
        ("phase", (*stopped, *forced)),
        ("out", draft.out),
        ("declared", () if declared is None else (declared,)),
        ("peeked1", draft.peeked[0]),
        ("peeked2", draft.peeked[1]),
    ):
        strangers = [seat for seat in given if seat >= draft.options.players]
        if strangers:
            yield say(
                "Zone {zone} names {seats}, but the game has {players} players.",
                zone=zone,
                seats=seats_text(strangers),
                players=draft.options.players,
            )
        if zone != "phase" and any(one >= two for one, two in pairwise(given)):
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


def _sizes(draft: Draft) -> Iterator[Sentence]:
    """No reserve and no pile has more cards than it can have."""
    for reserve in draft.reserves:
        if len(reserve) > RESERVE_SIZE:
            yield say(
                "A reserve holds {most} cards at most, not {given} (SC-03).",
                most=RESERVE_SIZE,
                given=len(reserve),
            )
    most = len(draft.options.cards) // 2
    for number, pile in enumerate(draft.piles, 1):
        if len(pile) > most:
            yield say(
                "Pile {number} has {given} cards, but began with {most} (SC-01).",
                number=number,
                given=len(pile),
                most=most,
            )


def _drawn(draft: Draft) -> Iterator[Sentence]:
    """Cards that have been drawn and have no place yet, as the phase says."""
    word, given = draft.phase.word, len(draft.quantum)
    if len(draft.drawn) != (word == "waiting"):
        yield say(
            "Zone drawn holds one special card while it waits, and no card otherwise, "
            "not {cards} (SC-09).",
            cards=draft.drawn or say("no card"),
        )
    choosing = word == "choosing"
    fewest = 0 if not choosing else 1 if not any(draft.piles) else QUANTUM_CARDS
    if not fewest <= given <= QUANTUM_CARDS * choosing:
        yield say(
            "Zone quantum holds three cards while one is chosen, fewer only when both piles "
            "are empty, and none otherwise: not {given} (SC-23).",
            given=given,
        )
    if draft.validated and word != "validating":
        yield say("Objectives are validated at the end of a round only (SC-30).")


def _scorecards(draft: Draft) -> Iterator[Sentence]:
    for scorecard in draft.scorecards:
        for objective, points in zip(OBJECTIVES, scorecard, strict=True):
            fewest, most = objective.fewest_points, objective.most_points
            if points is not None and not fewest <= points <= most:
                yield say(
                    "{objective} gives {fewest} to {most} points, not {points} (SC-33).",
                    objective=objective,
                    fewest=fewest,
                    most=most,
                    points=points,
                )
    for seat in draft.seats:
        open_lines = draft.scorecards[seat].count(None)
        if seat in draft.done:
            continue
        if draft.number == 1 and open_lines < len(OBJECTIVES):
            yield say(
                "{seat} has validated objectives before the end of the first round (SC-30).",
                seat=seat_text(seat),
            )
        elif not open_lines:
            yield say(
                "{seat} had all ten objectives before this round, so the game was over (SC-36).",
                seat=seat_text(seat),
            )


def _first_round(draft: Draft) -> Iterator[Sentence]:
    """What is on a scorecard after the first round comes from the collection (SC-32)."""
    for seat in draft.done if draft.number == 1 else ():
        lines = zip(OBJECTIVES, draft.scorecards[seat], strict=True)
        filled = tuple((objective, points) for objective, points in lines if points is not None)
        chosen = tuple(objective for objective, _ in filled)
        if scored(draft.options.deck.set_of(draft.collections[seat]), chosen) != filled:
            yield say(
                "The collection of {seat} does not give what the scorecard says (SC-32).",
                seat=seat_text(seat),
            )


def _round_over(draft: Draft) -> Iterator[Sentence]:
    """A round ends because the piles are empty, all are out, or somebody says so."""
    all_out = len(draft.out) == draft.options.players
    if not draft.in_turns and any(draft.piles) and draft.declared is None and not all_out:
        yield say(
            "The round is not over: nobody has declared its end, a pile has cards, and not all "
            "are out (SC-26, SC-28, SC-29)."
        )


def _validation(draft: Draft) -> Iterator[Sentence]:
    word, scorecard = draft.phase.word, draft.scorecards[draft.turn]
    taken = [objective for objective in draft.validated if scorecard[objective.index] is not None]
    if taken:
        yield say(
            "Validated already: {objectives} (SC-31).",
            objectives=" ".join(map(str, taken)),
        )
    if not fulfils(draft.options.deck.set_of(draft.collections[draft.turn]), draft.validated):
        yield say("The collection does not fulfil all that is validated (SC-32).")
    if word == "over" and not is_decided(draft.options, draft.number, draft.scorecards):
        yield say("Nobody is to act, but the game is not decided (SC-36).")
    last = clockwise(draft.options.players, first_seat(draft.options, draft.number) - 1)[0]
    if word == "over" and draft.turn != last:
        yield say(
            "When the game is over, the last to validate was {last} (SC-30).",
            last=seat_text(last),
        )


_Checks = tuple["Callable[[Draft], Iterator[Sentence]]", ...]

_FIRST_CHECKS: Final[_Checks] = (_named_seats, _numbers)
_CARD_CHECKS: Final[_Checks] = (_sizes, _drawn)
_PLAY_CHECKS: Final[_Checks] = (
    sequences_go_on,
    sequences_outlast,
    seats_out,
    spent_cards,
    declared_end,
    interruptions,
    _scorecards,
    _round_over,
)
_LAST_CHECKS: Final[_Checks] = (stopping_cards, _first_round, _validation)
"""Each group asks only where those before it have found nothing wrong."""
