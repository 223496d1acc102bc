"""What can be wrong with a hand-made position, each complaint with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.notation import cards_text, seats_text
from numcards.core.seats import Seat, clockwise, seat_text
from numcards.core.sentences import Sentence, say
from numcards.inferno.actions import INFERNO_VALUES
from numcards.inferno.poses import only_passes
from numcards.inferno.rules import content_refusal
from numcards.inferno.scoring import is_decided
from numcards.inferno.state import Round, RoundOver, State, with_cards
from numcards.inferno.tables import groups_of, poses_of_value
from numcards.inferno.tricks import inverts, lay, pass_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numcards.core.zones import ZoneReader
    from numcards.inferno.drafts import Draft


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
        ("passed_lead", draft.passed_lead or ()),
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
            "The number of cards that this deal sets aside is {expected}, not {given} (INF-03).",
            expected=expected,
            given=len(draft.aside),
        )


def _sizes(draft: Draft) -> Iterator[Sentence]:
    """So many cards were dealt to each, and one more to some, clockwise from the leader."""
    options, players = draft.options, draft.options.players
    each, extra = divmod(options.dealt, players)
    dealt = tuple(each + (place < extra) for place in range(players))
    leaders = clockwise(players, options.first_player)[: 1 if draft.number == 1 else players]
    for leader in leaders:
        sizes = [draft.sizes_before[seat] for seat in clockwise(players, leader)]
        if all(size <= most for size, most in zip(sizes, dealt, strict=True)):
            return
    yield say(
        "The hands had {given} cards when this trick began, but {dealt} were dealt clockwise "
        "from the leader of the round (INF-03).",
        given=draft.sizes_before,
        dealt=dealt,
    )


def _out(draft: Draft) -> Iterator[Sentence]:
    empty = [seat for seat in clockwise(draft.options.players, 0) if not draft.hands[seat]]
    if sorted(draft.out) != empty:
        yield say(
            "Zone out must name the players without cards, here {empty}, not {out} (INF-29).",
            empty=seats_text(empty) or say("nobody"),
            out=seats_text(draft.out) or say("nobody"),
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
            "The wins add up to {wins}, but the number of rounds that have ended is {ended} "
            "(INF-32).",
            wins=sum(wins),
            ended=ended,
        )
    most = options.rounds_to_win - bool(draft.still_in)
    if max(wins) > most:
        yield say("The most wins that anybody can have here is {most} (INF-32).", most=most)


def _passed_lead(draft: Draft) -> Iterator[Sentence]:
    for seat in draft.lead_passed:
        if not draft.hands[seat]:
            yield say("{seat} has no cards to pass the lead with (INF-12).", seat=seat_text(seat))
        elif seat in draft.still_in:
            yield say(
                "{seat} cannot be in a trick whose lead it has passed (INF-12).",
                seat=seat_text(seat),
            )


def _lead(draft: Draft) -> Iterator[Sentence]:
    expected, passed = _could_have_passed(draft), draft.lead_passed
    if passed != expected:
        yield say(
            "The lead is handed on clockwise until somebody takes it, so those who passed it "
            "are {expected}, not {given} (INF-12).",
            expected=seats_text(expected) or say("nobody"),
            given=seats_text(passed) or say("nobody"),
        )
    if draft.trick or not draft.still_in:
        return
    holding = with_cards(draft.sizes, draft.still_in[0])
    if draft.still_in != tuple(seat for seat in holding if seat not in passed):
        yield say(
            "Zone in_trick must name players with cards clockwise from {leader}, not {given} "
            "(INF-12).",
            leader=seat_text(draft.still_in[0]),
            given=seats_text(draft.still_in),
        )


def _could_have_passed(draft: Draft) -> tuple[Seat, ...]:
    """Who passed the lead if so many did: those before the leader, or all in a blocked round."""
    leader = (*draft.posers, *draft.still_in)[:1]
    if not leader:
        return with_cards(draft.sizes, 0) if draft.is_blocked else ()
    others = with_cards(draft.sizes_before, leader[0])[1:]
    return tuple(sorted(others[max(0, len(others) - len(draft.lead_passed)) :]))


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
        reached = _here(lay(reached, posed))
    reached = _pass_until(reached, lambda still_in: still_in == draft.still_in)
    if (reached.trick, reached.still_in) != (draft.trick, draft.still_in):
        yield say(
            "With {given} still in it, this trick would be over or go on otherwise (INF-09, "
            "INF-10).",
            given=seats_text(draft.still_in) or say("nobody"),
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
    current = Round(
        options=options,
        number=draft.number,
        wins=draft.wins,
        out=tuple(seat for seat in draft.out if not hands[seat]),
        lead_passed=draft.lead_passed,
        inverted=draft.inverted_before,
        aside=deck.set_of(draft.aside),
        seed=0,
    )
    leading = with_cards(hands, draft.posers[0])
    still_in = tuple(seat for seat in leading if seat not in draft.lead_passed)
    return State(current, hands, tuple(map(groups_of, hands)), (), still_in)


def _on_turn(seat: Seat) -> Callable[[tuple[Seat, ...]], bool]:
    return lambda still_in: still_in[0] == seat


def _pass_until(state: State, wanted: Callable[[tuple[Seat, ...]], bool]) -> State:
    """Let players pass until the turn stands where it should, or the trick would be over."""
    while state.trick and state.still_in and not wanted(state.still_in):
        state = _here(pass_turn(state))
    return state


def _here(after: State | RoundOver) -> State:
    if type(after) is State:
        return after
    return State(after.round, after.hands, after.groups, after.trick, ())


def _order(draft: Draft) -> Iterator[Sentence]:
    if not draft.inverted_before:
        return
    if draft.options.inferno_lasts == "trick":
        yield say("The order is inverted only within the trick of an Inferno (INF-27).")
    elif not _holds_inferno(draft):
        yield say(
            "The order was inverted before this trick, but the cards discarded make no Inferno "
            "(INF-26)."
        )


def _holds_inferno(draft: Draft) -> bool:
    """Whether an Inferno can have been posed with the cards of the tricks that have ended."""
    options, deck = draft.options, draft.options.deck
    gone = deck.rest(map(deck.set_of, (*draft.hands_before, draft.aside)))
    return any(
        inverts(pose, options) and not pose.needs & ~gone
        for value in INFERNO_VALUES
        for pose in poses_of_value(value)
    )


def _nothing_to_lead(draft: Draft) -> Iterator[Sentence]:
    for seat in draft.lead_passed:
        held = draft.options.deck.set_of(draft.hands[seat])
        if not only_passes(held, groups_of(held)):
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
    (("round", "trick"), _sizes),
    (("in_trick", "out"), _out),
    (("trick", "in_trick", "out", "passed_lead"), _passed_lead),
    (("round", "in_trick", "wins"), _scores),
    (("cards", "aside", "trick", "order"), _order),
)
"""Each check with the zones that it needs beside the hands, and last the one it is about."""

_TRUSTED_ZONES: Final = (
    "cards",
    "trick",
    "in_trick",
    "passed_lead",
    "out",
    "order",
    "round",
    "wins",
)
_DEEPER_CHECKS: Final = (_lead, _play, _nothing_to_lead, _ending)
"""These ask the rules themselves, so they wait until the zones they build on make sense."""
