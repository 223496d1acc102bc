"""What can be wrong with the zones of a hand-made position, each complaint with its rule.

Whether zones that make sense one by one can also arise together is asked in `invariants`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import frozen

from numcards.core.notation import seats_text
from numcards.core.seats import Seat, seat_text
from numcards.core.sentences import Sentence, say
from numcards.pyramid.invariants import broken_invariants
from numcards.pyramid.phases import OTHER_PHASES, QUESTIONS
from numcards.pyramid.rounds import first_of
from numcards.pyramid.slots import SLOTS, Slot
from numcards.pyramid.state import Held, Round, State, make_state
from numcards.pyramid.tables import CODES, EMPTY, FACE_DOWN, Pyramid, cards_in, codes_of
from numcards.pyramid.zone_table import (
    CHOICES,
    DISCARD_ZONE,
    DOWN,
    DRAW_ZONE,
    FIRST,
    HELD,
    HOLDERS,
    ORIGINS,
    PHASE,
    POINTS,
    PYRAMID,
    REFILLS,
    ROUND,
    TURN,
    TURNS_LEFT,
    ZONES,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numcards.core.cards import Card
    from numcards.core.shuffles import Seed
    from numcards.core.zone_reader import ZoneReader
    from numcards.core.zones import AnyZone
    from numcards.pyramid.actions import Choice
    from numcards.pyramid.options import Options


@frozen(kw_only=True)
class Draft:
    """The zones of a position once they are parsed, and before they are believed."""

    options: Options
    cards: tuple[tuple[Card | None, ...], ...]
    down: tuple[tuple[Slot, ...], ...]
    draw: tuple[Card, ...]
    discard: tuple[Card, ...]
    held: tuple[Card, ...]
    holders: tuple[Seat, ...]
    origins: tuple[int | None, ...]
    choices: tuple[Choice | None, ...]
    word: str
    """The word for what is asked."""
    turn: tuple[Seat, ...]
    """The seat that is asked, if it is one."""
    first: Seat
    turns_left: int | None
    refills: int
    shuffled_back: tuple[tuple[int, Card], ...] | None
    number: int
    points: tuple[tuple[int, ...], ...]

    @property
    def asks_one(self) -> bool:
        """Whether one seat is asked, rather than all that choose, or nobody."""
        return self.word in QUESTIONS


def build(draft: Draft, seed: Seed) -> State:
    """The position that a draft describes; its seats, slots and numbers must make sense."""
    current = Round(
        options=draft.options,
        number=draft.number,
        first=draft.first,
        points=draft.points,
        refills=draft.refills,
        turns_left=draft.turns_left,
        seed=seed,
    )
    pyramids = tuple(map(_pyramid, draft.cards, draft.down))
    held = tuple(map(Held, draft.holders, draft.held, draft.origins, draft.choices))
    phase = QUESTIONS[draft.word][draft.turn[0]] if draft.asks_one else OTHER_PHASES[draft.word]
    return make_state(current, pyramids, codes_of(draft.draw), codes_of(draft.discard), phase, held)


def _pyramid(cards: tuple[Card | None, ...], down: tuple[Slot, ...]) -> Pyramid:
    codes = (EMPTY if card is None else CODES[card] for card in cards)
    return Pyramid(
        bytes(
            code + FACE_DOWN if slot in down else code
            for slot, code in zip(SLOTS, codes, strict=True)
        )
    )


def complain(draft: Draft, reader: ZoneReader) -> None:
    """Tell the reader everything that is wrong with a draft.

    The invariants of play are checked once the zones make sense one by one.
    """
    _check_cards(draft, reader)
    for zones, check in _CHECKS:
        if reader.is_sound(*zones):
            reader.keep(check(draft), about=zones[-1])
    if not reader.is_sound("cards", *ZONES.zones):
        return
    state = build(draft, 0)
    reader.keep(_shuffled_back(draft, state))
    reader.keep(broken_invariants(state))


def _check_cards(draft: Draft, reader: ZoneReader) -> None:
    if not reader.is_sound(PYRAMID, HELD, DRAW_ZONE, DISCARD_ZONE):
        return
    placed = [card for cards in draft.cards for card in cards if card is not None]
    cards = [*placed, *draft.held, *draft.draw, *draft.discard]
    deck = draft.options.deck
    reader.check_cards(deck.cards_of(deck.all_cards), cards, complete=True)


def _strangers(draft: Draft, zone: str, seats: tuple[Seat, ...]) -> Iterator[Sentence]:
    strangers = [seat for seat in seats if seat >= draft.options.players]
    if strangers:
        yield say(
            "Zone {zone} names {seats}, but the game has {players} players.",
            zone=zone,
            seats=seats_text(strangers),
            players=draft.options.players,
        )


def _holders(draft: Draft) -> Iterator[Sentence]:
    yield from _strangers(draft, "holders", draft.holders)
    if len(draft.holders) != len(draft.held):
        yield _lengths(draft, "holders", len(draft.holders))


def _origins(draft: Draft) -> Iterator[Sentence]:
    if len(draft.origins) != len(draft.held):
        yield _lengths(draft, "origins", len(draft.origins))
    latest = max((origin for origin in draft.origins if origin is not None), default=0)
    if latest > draft.refills:
        yield say(
            "A card was drawn after {latest} refills, but there were only {refills} (PYR-36).",
            latest=latest,
            refills=draft.refills,
        )


def _choices(draft: Draft) -> Iterator[Sentence]:
    if len(draft.choices) != len(draft.held):
        yield _lengths(draft, "choices", len(draft.choices))
    for holder, choice in zip(draft.holders, draft.choices, strict=False):
        if choice is not None and choice.seat != holder:
            yield say(
                "{holder} cannot have chosen {choice} (PYR-19).",
                holder=seat_text(holder),
                choice=choice,
            )


def _lengths(draft: Draft, zone: str, given: int) -> Sentence:
    return say(
        "Zone {zone} has {given} words, but {held} cards are held.",
        zone=zone,
        given=given,
        held=len(draft.held),
    )


def _turn(draft: Draft) -> Iterator[Sentence]:
    yield from _strangers(draft, "turn", draft.turn)
    if len(draft.turn) != draft.asks_one:
        yield say(
            "In phase {word} zone turn names {wanted} seats, not {given}.",
            word=draft.word,
            wanted=int(draft.asks_one),
            given=len(draft.turn),
        )


def _first(draft: Draft) -> Iterator[Sentence]:
    yield from _strangers(draft, "first", (draft.first,))
    expected = first_of(draft.options, draft.number)
    if draft.options.is_classic and draft.first != expected:
        yield say(
            "{expected} is first in round {number}, not {given} (PYR-34).",
            expected=seat_text(expected),
            number=draft.number,
            given=seat_text(draft.first),
        )


def _round(draft: Draft) -> Iterator[Sentence]:
    rounds = draft.options.rounds
    if not 1 <= draft.number <= rounds:
        yield say(
            "The round is one of 1 to {rounds}, not {number} (PYR-34).",
            rounds=rounds,
            number=draft.number,
        )


def _points(draft: Draft) -> Iterator[Sentence]:
    ended = draft.number - (draft.word != "ended")
    if len(draft.points) != ended:
        yield say(
            "{ended} rounds have ended, but points are given for {given} (PYR-34).",
            ended=ended,
            given=len(draft.points),
        )
    if any(len(points) != draft.options.players for points in draft.points):
        yield say(
            "Points are given for each of {players} players (PYR-34).",
            players=draft.options.players,
        )


def _refills(draft: Draft) -> Iterator[Sentence]:
    if draft.refills > draft.options.reshuffles:
        yield say(
            "The discard pile is shuffled back at most {most} times, not {given} (PYR-03).",
            most=draft.options.reshuffles,
            given=draft.refills,
        )


def _turns_left(draft: Draft) -> Iterator[Sentence]:
    left, options = draft.turns_left, draft.options
    if left is None:
        return
    if not (options.is_classic and options.final_turns):
        yield say("This game has no final turns (PYR-23, PYR-25).")
    elif draft.word == "ended":
        yield say("No final turns are left when the game is over (PYR-23).")
    elif not 1 <= left < options.players:
        yield say(
            "There are 1 to {most} final turns left, not {left} (PYR-23).",
            most=options.players - 1,
            left=left,
        )


def _phase(draft: Draft) -> Iterator[Sentence]:
    if draft.word == "choosing" and draft.options.is_classic:
        yield say("Nobody chooses at the same time in classic mode (PYR-04).")
    if draft.word == "ended" and draft.number != draft.options.rounds:
        yield say("The game is over only after its last round (PYR-34).")


def _down(draft: Draft) -> Iterator[Sentence]:
    for seat, (cards, down) in enumerate(zip(draft.cards, draft.down, strict=True)):
        empty = [slot for slot in down if cards[slot.index] is None]
        if empty:
            yield say(
                "No card can lie face down in an empty slot, as in {slots} of {seat} (PYR-09).",
                slots=" ".join(map(str, empty)),
                seat=seat_text(Seat(seat)),
            )
        if len(set(down)) < len(down):
            yield say("A slot of {seat} is named twice.", seat=seat_text(Seat(seat)))


_CHECKS: Final[
    tuple[tuple[tuple[AnyZone | str, ...], Callable[[Draft], Iterator[Sentence]]], ...]
] = (
    ((HELD, HOLDERS), _holders),
    ((HELD, REFILLS, ORIGINS), _origins),
    ((HELD, HOLDERS, CHOICES), _choices),
    ((PHASE, TURN), _turn),
    ((ROUND,), _round),
    ((ROUND, FIRST), _first),
    ((ROUND, PHASE, POINTS), _points),
    ((REFILLS,), _refills),
    ((PHASE, TURNS_LEFT), _turns_left),
    ((ROUND, PHASE), _phase),
    ((PYRAMID, "cards", DOWN), _down),
)
"""Each check with the zones that it needs, and last the one it is about."""


def _shuffled_back(draft: Draft, state: State) -> Iterator[Sentence]:
    """The cards shuffled back and still hidden are in the draw pile or drawn since (PYR-36)."""
    if draft.shuffled_back is None:
        return
    there = [
        (refill, card)
        for refill, pile in enumerate(state.shuffled_back, 1)
        for card in cards_in(pile)
    ]
    if sorted(draft.shuffled_back) != there:
        yield say(
            "The cards shuffled back and still hidden are those in the draw pile and drawn "
            "since, {there}, and no others (PYR-36).",
            there=" ".join(f"{refill}_{card}" for refill, card in there) or say("none"),
        )
