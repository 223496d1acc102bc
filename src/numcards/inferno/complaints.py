"""What can be wrong with a hand-made position, each complaint with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import frozen

from numcards.core.notation import cards_text, seats_text
from numcards.core.seats import Seat, clockwise, seat_text
from numcards.core.sentences import Sentence, say
from numcards.inferno.actions import Play
from numcards.inferno.poses import only_passes
from numcards.inferno.rounds import is_blocked, stuck_leaders
from numcards.inferno.rules import content_refusal
from numcards.inferno.scoring import is_decided
from numcards.inferno.state import Round, State
from numcards.inferno.tables import groups_of
from numcards.inferno.tricks import inverts, lay, lead_passers, pass_turn, with_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numcards.core.cards import Card
    from numcards.core.zones import ZoneReader
    from numcards.inferno.options import Options

__all__ = ["Draft", "complain"]


@frozen(kw_only=True)
class Draft:
    """The zones of a position once they are parsed, and before they are believed."""

    options: Options
    hands: tuple[tuple[Card, ...], ...]
    aside: tuple[Card, ...]
    discard: tuple[Card, ...] | None
    trick: tuple[Play, ...]
    still_in: tuple[Seat, ...]
    out: tuple[Seat, ...]
    inverted: bool
    number: int
    wins: tuple[int, ...]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(map(len, self.hands))

    @property
    def posers(self) -> tuple[Seat, ...]:
        """Who made the poses on the table, the oldest first."""
        return tuple(seat for seat, _ in self.trick)

    @property
    def hands_before(self) -> tuple[tuple[Card, ...], ...]:
        """What each seat held when the trick began."""
        return tuple(
            (*hand, *(card for poser, posed in self.trick if poser == seat for card in posed.cards))
            for seat, hand in enumerate(self.hands)
        )

    @property
    def sizes_before(self) -> tuple[int, ...]:
        """How many cards each seat held when the trick began."""
        return tuple(map(len, self.hands_before))

    @property
    def lead_passers(self) -> tuple[Seat, ...]:
        """Who can only have passed the lead of this trick."""
        return lead_passers(self.sizes, self.trick, self.still_in) if self.still_in else ()

    @property
    def is_blocked(self) -> bool:
        """Whether this is the end of a blocked round."""
        return not self.still_in and is_blocked(self.options, self.sizes, self.out)


def complain(draft: Draft, reader: ZoneReader) -> None:
    """Tell the reader everything that is wrong with a draft.

    A check is left out where a zone that it needs could not be parsed or makes no sense.
    """
    hands = tuple(map(seat_text, clockwise(draft.options.players, 0)))
    _check_seats(draft, reader)
    _check_cards(draft, reader, (*hands, "aside", "discard", "trick"))
    for zones, check in _CHECKS:
        if reader.is_sound(*hands, *zones):
            reader.keep(check(draft), about=zones[-1])
    if reader.is_sound(*hands, *_TRUSTED_ZONES):
        for deeper in _DEEPER_CHECKS:
            reader.keep(deeper(draft))


def _check_cards(draft: Draft, reader: ZoneReader, zones: tuple[str, ...]) -> None:
    """What could be parsed is counted; cards are missing only where everything could be."""
    laid = [card for _, posed in draft.trick for card in posed.cards]
    held = [card for hand in draft.hands for card in hand]
    cards = [*held, *draft.aside, *laid, *(draft.discard or ())]
    complete = draft.discard is not None and reader.is_sound(*zones)
    reader.check_cards(draft.options.deck, cards, complete=complete)


def _check_seats(draft: Draft, reader: ZoneReader) -> None:
    for zone, seats in (
        ("trick", draft.posers),
        ("in_trick", draft.still_in),
        ("out", draft.out),
    ):
        strangers = [seat for seat in seats if seat >= draft.options.players]
        if strangers:
            complaint = say(
                "Zone {zone} names {seats}, but the game has {players} players.",
                zone=zone,
                seats=seats_text(strangers),
                players=draft.options.players,
            )
            reader.keep([complaint], about=zone)


def _aside(draft: Draft) -> Iterator[Sentence]:
    expected = draft.options.deck_size - draft.options.dealt
    if len(draft.aside) != expected:
        yield say(
            "There are {given} cards aside, but this deal sets {expected} aside (INF-03).",
            given=len(draft.aside),
            expected=expected,
        )


def _sizes(draft: Draft) -> Iterator[Sentence]:
    most = -(-draft.options.dealt // draft.options.players)
    for seat in clockwise(draft.options.players, 0):
        laid = sum(posed.count for poser, posed in draft.trick if poser == seat)
        if draft.sizes[seat] + laid > most:
            yield say(
                "{seat} would have had {given} cards, but at most {most} are dealt (INF-03).",
                seat=seat_text(seat),
                given=draft.sizes[seat] + laid,
                most=most,
            )


def _out(draft: Draft) -> Iterator[Sentence]:
    empty = [seat for seat in clockwise(draft.options.players, 0) if not draft.hands[seat]]
    if sorted(draft.out) != empty:
        yield say(
            "The players without cards are {empty}, but {out} are named as out (INF-29).",
            empty=seats_text(empty) or "none",
            out=seats_text(draft.out) or "none",
        )
    elif len(draft.out) > _most_out(draft):
        yield say(
            "With {out} out the round would be over before (INF-30).", out=seats_text(draft.out)
        )


def _most_out(draft: Draft) -> int:
    """How many players can be out: one more at the end than while a round goes on (INF-30)."""
    going_on = 0 if draft.options.finish == "first_out" else draft.options.players - 2
    return going_on if draft.still_in else going_on + 1


def _scores(draft: Draft) -> Iterator[Sentence]:
    options, wins, number = draft.options, draft.wins, draft.number
    if not 1 <= number <= options.max_rounds:
        yield say(
            "The round is one of 1 to {most}, not {number} (INF-33).",
            most=options.max_rounds,
            number=number,
        )
    if len(wins) != options.players:
        yield say(
            "Wins are given for each of {players} players, not for {given}.",
            players=options.players,
            given=len(wins),
        )
    ended = max(0, number - bool(draft.still_in))
    if sum(wins) > ended:
        yield say(
            "There are {wins} wins, but only {ended} rounds have ended (INF-32).",
            wins=sum(wins),
            ended=ended,
        )
    most = options.rounds_to_win - bool(draft.still_in)
    if max(wins) > most:
        yield say("Nobody can have more than {most} wins here (INF-32).", most=most)


def _lead(draft: Draft) -> Iterator[Sentence]:
    """The lead of a trick goes round clockwise, so whoever passed it sits before its leader."""
    if not draft.still_in:
        return
    leader = draft.posers[0] if draft.trick else draft.still_in[0]
    holding = with_cards(draft.sizes_before, leader)
    leading = holding[: len(holding) - len(draft.lead_passers)]
    if draft.trick and any(seat in draft.lead_passers for seat in leading):
        yield say("The lead was handed on clockwise, so nobody can be left out (INF-12).")
    if not draft.trick and draft.still_in != leading:
        yield say(
            "Zone in_trick must name players with cards clockwise from {leader}, not {given} "
            "(INF-12).",
            leader=seat_text(leader),
            given=seats_text(draft.still_in),
        )


def _play(draft: Draft) -> Iterator[Sentence]:
    """The trick is played again, by the rules, up to where it lies now."""
    if not draft.trick:
        return
    reached = _start_of_trick(draft)
    for done, (seat, posed) in enumerate(draft.trick):
        reached = _pass_until(reached, _on_turn(seat))
        if len(reached.trick) < done or seat not in reached.still_in[:1]:
            yield say(
                "{seat} cannot have been on turn to pose {posed} (INF-09).",
                seat=seat_text(seat),
                posed=posed,
            )
            return
        refused = content_refusal(reached, posed)
        if refused is not None:
            yield say(
                "{seat} cannot have posed {posed}: {refusal}",
                seat=seat_text(seat),
                posed=posed,
                refusal=refused,
            )
            return
        reached = lay(reached, posed)
    reached = _pass_until(reached, lambda still_in: still_in == draft.still_in)
    if (reached.trick, reached.still_in) != (draft.trick, draft.still_in):
        yield say(
            "With {given} still in it, this trick would be over or go on otherwise (INF-09, "
            "INF-10).",
            given=seats_text(draft.still_in) or "nobody",
        )
    elif reached.round.out != draft.out:
        yield say(
            "The players went out in the order {reached}, not {given} (INF-30).",
            reached=seats_text(reached.round.out),
            given=seats_text(draft.out),
        )


def _start_of_trick(draft: Draft) -> State:
    options, deck = draft.options, draft.options.deck
    hands = tuple(map(deck.set_of, draft.hands_before))
    inverted = draft.inverted ^ sum(inverts(posed, options) for _, posed in draft.trick) % 2
    current = Round(
        options=options,
        number=draft.number,
        wins=draft.wins,
        out=tuple(seat for seat in draft.out if not hands[seat]),
        inverted=bool(inverted),
        aside=deck.set_of(draft.aside),
        seed=0,
    )
    leading = with_cards(hands, draft.posers[0])
    still_in = tuple(seat for seat in leading if seat not in draft.lead_passers)
    return State(current, hands, tuple(map(groups_of, hands)), (), still_in)


def _on_turn(seat: Seat) -> Callable[[tuple[Seat, ...]], bool]:
    return lambda still_in: still_in[0] == seat


def _pass_until(state: State, wanted: Callable[[tuple[Seat, ...]], bool]) -> State:
    """Let players pass until the turn stands where it should, or the trick would be over."""
    while state.trick and state.still_in and not wanted(state.still_in):
        state = pass_turn(state)
    return state


def _order(draft: Draft) -> Iterator[Sentence]:
    if draft.options.inferno_lasts == "round":
        return
    infernos = sum(inverts(posed, draft.options) for _, posed in draft.trick)
    if draft.inverted != infernos % 2:
        yield say("The order is inverted only within the trick of an Inferno (INF-27).")


def _nothing_to_lead(draft: Draft) -> Iterator[Sentence]:
    stuck = stuck_leaders(draft.options, draft.sizes, draft.out, draft.trick, draft.still_in)
    for seat in stuck:
        if not only_passes(draft.options.deck.set_of(draft.hands[seat])):
            yield say(
                "{seat} has passed the lead, but holds something to lead with: {hand} (INF-12).",
                seat=seat_text(seat),
                hand=cards_text(draft.hands[seat]),
            )


def _ending(draft: Draft) -> Iterator[Sentence]:
    """What must hold when nobody is to act: the game is over (INF-29 to INF-33)."""
    options = draft.options
    if draft.still_in:
        return
    if not is_decided(options, draft.number, draft.wins):
        yield say("Nobody is to act, but the game is not decided (INF-32).")
    if draft.is_blocked:
        if draft.trick:
            yield say("A round is blocked when nobody leads, so no trick lies there (INF-33).")
    elif draft.trick and draft.out[-1:] != draft.posers[-1:]:
        yield say("A round ends with the pose of the last player out (INF-29).")
    if draft.out and not draft.wins[draft.out[0]]:
        yield say("{seat} has won this round (INF-29).", seat=seat_text(draft.out[0]))
    best = [seat for seat, wins in enumerate(draft.wins) if wins == options.rounds_to_win]
    if best and best != list(draft.out[:1]):
        yield say("The game is won by who wins its last round (INF-32).")


_CHECKS: Final[tuple[tuple[tuple[str, ...], Callable[[Draft], Iterator[Sentence]]], ...]] = (
    (("aside",), _aside),
    (("trick",), _sizes),
    (("in_trick", "out"), _out),
    (("round", "in_trick", "wins"), _scores),
    (("trick", "order"), _order),
)
"""Each check with the zones that it needs beside the hands, and last the one it is about."""

_TRUSTED_ZONES: Final = ("cards", "trick", "in_trick", "out", "order", "round", "wins")
_DEEPER_CHECKS: Final = (_lead, _play, _nothing_to_lead, _ending)
"""These ask the rules themselves, so they wait until the zones they build on make sense."""
