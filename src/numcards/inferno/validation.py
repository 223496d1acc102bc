"""What can be wrong with a position or a view: the invariants of play, each with its rule.

Each function here is a statement about the zones that holds at the start of every game and that
every legal action keeps; it yields complaints where it does not hold.
All but the last two are about what everybody sees, so they ask a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.notation import cards_text, seats_text
from numcards.core.seats import seat_text, seats
from numcards.core.sentences import Sentence, say
from numcards.inferno.actions import INFERNO_VALUES
from numcards.inferno.history import (
    dealt_sizes,
    known_to_hold_nothing,
    past_of,
    round_leaders,
    sizes_before,
)
from numcards.inferno.legality import only_passes
from numcards.inferno.refusals import content_refusal
from numcards.inferno.scoring import is_decided
from numcards.inferno.state import RoundOver, State, change_round, with_cards
from numcards.inferno.tables import groups_of, poses_of_value
from numcards.inferno.tricks import enough_are_out, inverts, lay, order_returns, pass_turn
from numcards.inferno.zone_table import (
    ASIDE,
    DISCARD,
    HAND,
    IN_TRICK,
    ORDER,
    OUT,
    PASSED_LEAD,
    ROUND,
    TRICK,
    WINS,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from numcards.core.seats import Seat
    from numcards.core.zone_reader import ZoneReader
    from numcards.core.zones import AnyZone
    from numcards.inferno.history import Course, Past
    from numcards.inferno.options import Options
    from numcards.inferno.view import View


def check_view(view: View, reader: ZoneReader) -> None:
    """Tell the reader what is wrong with what everybody sees.

    A check is left out where a zone that it needs could not be read or makes no sense.
    """
    for zones, check in _CHECKS:
        if reader.is_sound(*zones):
            reader.keep(check(view), about=zones[-1])


def check_hands(state: State, view: View, reader: ZoneReader) -> None:
    """Tell the reader what is wrong with the hands, once all that everybody sees makes sense."""
    reader.keep(_play(state, view))
    reader.keep(_nothing_to_lead(state, view))


def is_blocked(options: Options, sizes: tuple[int, ...], out: tuple[Seat, ...]) -> bool:
    """Whether a round that is over, with these hands, was blocked (INF-33)."""
    return not out or not enough_are_out(options, sizes)


def _aside(view: View) -> Iterator[Sentence]:
    expected = view.options.deck_size - view.options.dealt
    if view.aside != expected:
        yield say(
            "The number of cards that this deal sets aside is {expected}, not {given} (INF-03).",
            expected=expected,
            given=view.aside,
        )


def _out(view: View) -> Iterator[Sentence]:
    empty = [seat for seat in seats(view.options.players) if not view.sizes[seat]]
    if sorted(view.out) != empty:
        yield say(
            "Zone out must name the players without cards, here {empty}, not {out} (INF-29).",
            empty=seats_text(empty) or say("nobody"),
            out=seats_text(view.out) or say("nobody"),
        )
    elif view.out and _was_over_before(view):
        yield say(
            "With {out} out the round would be over before (INF-30).", out=seats_text(view.out)
        )


def _was_over_before(view: View) -> bool:
    """Whether so many are out that the round was over before the last pose (INF-30)."""
    if view.still_in:
        return enough_are_out(view.options, view.sizes)
    *before, last = view.out
    sizes = [size or seat == last for seat, size in enumerate(view.sizes)]
    return bool(before) and enough_are_out(view.options, sizes)


def _round(view: View) -> Iterator[Sentence]:
    if not 1 <= view.number <= view.options.max_rounds:
        yield say(
            "The round is one of 1 to {most}, not {number} (INF-33).",
            most=view.options.max_rounds,
            number=view.number,
        )


def _wins(view: View) -> Iterator[Sentence]:
    ended = view.number - bool(view.still_in)
    if sum(view.wins) > ended:
        yield say(
            "The wins add up to {wins}, but the number of rounds that have ended is {ended} "
            "(INF-32).",
            wins=sum(view.wins),
            ended=ended,
        )
    most = view.options.rounds_to_win - bool(view.still_in)
    if max(view.wins) > most:
        yield say("The most wins that anybody can have here is {most} (INF-32).", most=most)


def _passed_lead(view: View) -> Iterator[Sentence]:
    for seat in view.lead_passed:
        if not view.sizes[seat]:
            yield say("{seat} has no cards to pass the lead with (INF-12).", seat=seat_text(seat))
        elif seat in view.still_in:
            yield say(
                "{seat} cannot be in a trick whose lead it has passed (INF-12).",
                seat=seat_text(seat),
            )


def _lead(view: View) -> Iterator[Sentence]:
    expected, passed = _could_have_passed(view), view.lead_passed
    if passed != expected:
        yield say(
            "The lead is handed on clockwise until somebody takes it, so those who passed it "
            "are {expected}, not {given} (INF-12).",
            expected=seats_text(expected) or say("nobody"),
            given=seats_text(passed) or say("nobody"),
        )
    if view.trick or not view.still_in:
        return
    holding = with_cards(view.sizes, view.still_in[0])
    if view.still_in != tuple(seat for seat in holding if seat not in passed):
        yield say(
            "Zone in_trick must name players with cards clockwise from {leader}, not {given} "
            "(INF-12).",
            leader=seat_text(view.still_in[0]),
            given=seats_text(view.still_in),
        )


def _could_have_passed(view: View) -> tuple[Seat, ...]:
    """Who passed the lead if so many did: those before the leader, or all in a blocked round."""
    if not view.trick and not view.still_in:
        blocked = is_blocked(view.options, view.sizes, view.out)
        return with_cards(view.sizes, 0) if blocked else ()
    leader = view.trick[0].seat if view.trick else view.still_in[0]
    others = with_cards(sizes_before(view), leader)[1:]
    return tuple(sorted(others[max(0, len(others) - len(view.lead_passed)) :]))


def _ending(view: View) -> Iterator[Sentence]:
    """What must hold when nobody is to act: the game is over (INF-29 to INF-33)."""
    options = view.options
    if view.still_in:
        return
    if not is_decided(options, view.number, view.wins):
        yield say("Nobody is to act, but the game is not decided (INF-32).")
    if is_blocked(options, view.sizes, view.out):
        if view.trick:
            yield say("A round is blocked when nobody leads, so no trick lies there (INF-33).")
    elif view.trick and view.out[-1] != view.trick[-1].seat:
        yield say("A round ends with the pose of the last player out (INF-29).")
    if view.out and not view.wins[view.out[0]]:
        yield say("{seat} has won this round (INF-29).", seat=seat_text(view.out[0]))
    best = [seat for seat, wins in enumerate(view.wins) if wins == options.rounds_to_win]
    if best and best != list(view.out[:1]):
        yield say("The game is won by who wins its last round (INF-32).")


def _order(view: View) -> Iterator[Sentence]:
    if _inverted_before(view) and order_returns(view.options):
        yield say("The order is inverted only within the trick of an Inferno (INF-27).")


def _inverted_before(view: View) -> bool:
    """Whether the order was inverted when the trick began."""
    infernos = sum(inverts(play.posed, view.options) for play in view.trick)
    return view.inverted ^ bool(infernos % 2)


def _past(view: View) -> Iterator[Sentence]:
    """Some seat can have led the round, so that what lies there now can have been posed."""
    past = past_of(view)
    if not past.courses:
        yield _not_so_dealt(view, past)
        return
    courses: Sequence[Course] = past.courses
    if past.first is not None:
        courses = [course for course in courses if _can_lead(past.first, course, past)]
        if not courses:
            yield _cannot_lead(past.first, view, past)
            return
    if not any(_suffices(course.posed, past.out, past.numbers, past.jokers) for course in courses):
        yield say(
            "The cards discarded cannot have been posed: nobody goes out on an infini or numx, "
            "and a joker needs a number card beside it (INF-07, INF-24)."
        )
    elif _inverted_before(view) and not any(
        _can_hold_inferno(course, past, view.options) for course in courses
    ):
        yield say(
            "The order was inverted before this trick, but the cards discarded make no Inferno "
            "(INF-26)."
        )


def _not_so_dealt(view: View, past: Past) -> Sentence:
    leader = round_leaders(view.options, view.number, view.wins)[0]
    return say(
        "The hands had {given} cards when this trick began, but {dealt} were dealt clockwise "
        "from the leader of the round (INF-03).",
        given=past.sizes,
        dealt=tuple(sorted(dealt_sizes(view.options, leader), reverse=True)),
    )


def _can_lead(first: Seat, course: Course, past: Past) -> bool:
    """The first trick is the round leader's, the others are led by who has won one (INF-10)."""
    if not past.discard:
        return first == course.leader
    # Where the winner is out, the next with cards leads (INF-30).
    return course.posed[first] > 0 or not past.sizes[first - 1]


def _cannot_lead(first: Seat, view: View, past: Past) -> Sentence:
    if past.discard:
        return say(
            "{seat} has posed no cards, so it has won no trick and cannot lead this one (INF-10).",
            seat=seat_text(first),
        )
    return say(
        "{seat} cannot lead the first trick of the round, only {leaders} can ({rule}).",
        seat=seat_text(first),
        leaders=seats_text(course.leader for course in past.courses),
        rule="INF-04" if view.number == 1 else "INF-31",
    )


def _suffices(posed: Sequence[int], out: set[int], numbers: int, jokers: int) -> bool:
    """Whether there are number cards enough for what needs one.

    Each seat that is out has posed one last (INF-24), and so has each that has posed a joker
    (INF-07); where they are few, jokers go with what somebody has posed last, or to one hand.
    """
    beside = sum(posed[seat] - 1 for seat in out)
    needed = len(out)
    rooms = [count - 1 for seat, count in enumerate(posed) if seat not in out]
    for room in sorted(rooms, reverse=True):
        if beside < jokers and room > 0:
            beside += room
            needed += 1
    return needed <= numbers and jokers <= beside


def _can_hold_inferno(course: Course, past: Past, options: Options) -> bool:
    """Whether somebody can have posed an Inferno, out of the cards discarded (INF-25)."""
    cards = options.deck.set_of(past.discard)
    return any(
        _suffices(
            [count - pose.count * (seat == poser) for seat, count in enumerate(course.posed)],
            past.out - {poser},
            past.numbers - (pose.count - pose.jokers),
            past.jokers - pose.jokers,
        )
        for value in INFERNO_VALUES
        for pose in poses_of_value(value)
        if inverts(pose, options) and not pose.needs & ~cards
        for poser, count in enumerate(course.posed)
        if count >= pose.count
    )


def _play(state: State, view: View) -> Iterator[Sentence]:
    """The trick is played again, by the rules, up to where it lies now."""
    if not state.trick:
        return
    reached: State | RoundOver = _start_of_trick(state, view)
    for done, (seat, posed) in enumerate(state.trick):
        reached = _pass_until(reached, _on_turn(seat))
        if type(reached) is not State or len(reached.trick) < done or reached.still_in[0] != seat:
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
    reached = _pass_until(reached, lambda still_in: still_in == state.still_in)
    still_in = reached.still_in if type(reached) is State else ()
    if (reached.trick, still_in) != (state.trick, state.still_in):
        yield say(
            "With {given} still in it, this trick would be over or go on otherwise (INF-09, "
            "INF-10).",
            given=seats_text(state.still_in) or say("nobody"),
        )
    elif reached.round.out != state.round.out:
        yield say(
            "The players went out in the order {reached}, not {given} (INF-30).",
            reached=seats_text(reached.round.out),
            given=seats_text(state.round.out),
        )


def _start_of_trick(state: State, view: View) -> State:
    cards = [list(state.hand(seat)) for seat in seats(len(state.hands))]
    for seat, posed in state.trick:
        cards[seat] += posed.cards
    hands = tuple(map(state.options.deck.set_of, cards))
    current = change_round(
        state.round,
        out=tuple(seat for seat in state.round.out if not hands[seat]),
        inverted=_inverted_before(view),
    )
    leading = with_cards(hands, state.trick[0].seat)
    still_in = tuple(seat for seat in leading if seat not in current.lead_passed)
    return State(current, hands, tuple(map(groups_of, hands)), (), still_in)


def _on_turn(seat: Seat) -> Callable[[tuple[Seat, ...]], bool]:
    return lambda still_in: still_in[0] == seat


def _pass_until(
    state: State | RoundOver, wanted: Callable[[tuple[Seat, ...]], bool]
) -> State | RoundOver:
    """Let players pass until the turn stands where it should, or the trick would be over."""
    while type(state) is State and state.trick and not wanted(state.still_in):
        state = pass_turn(state)
    return state


def _nothing_to_lead(state: State, view: View) -> Iterator[Sentence]:
    for seat in known_to_hold_nothing(view):
        if not only_passes(state.hands[seat], state.groups[seat]):
            yield say(
                "{seat} has passed the lead, but holds something to lead with: {hand} (INF-12).",
                seat=seat_text(seat),
                hand=cards_text(state.hand(seat)),
            )


_ALL_ZONES: Final = (
    "cards",
    HAND,
    ASIDE,
    DISCARD,
    TRICK,
    IN_TRICK,
    OUT,
    ORDER,
    ROUND,
    WINS,
    PASSED_LEAD,
)
_CHECKS: Final[
    tuple[tuple[tuple[AnyZone | str, ...], Callable[[View], Iterator[Sentence]]], ...]
] = (
    ((ASIDE,), _aside),
    ((HAND, IN_TRICK, OUT), _out),
    ((HAND, IN_TRICK, OUT, PASSED_LEAD), _passed_lead),
    ((ROUND,), _round),
    ((ROUND, IN_TRICK, WINS), _wins),
    ((TRICK, ORDER), _order),
    (_ALL_ZONES, _lead),
    (_ALL_ZONES, _ending),
    (_ALL_ZONES, _past),
)
"""Each check with the zones that it needs, and last the one it is about."""
