"""What everybody can tell of a round so far: who can have led it, and who has posed how much.

Everything here follows from what is public, so a spectator's view is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from attrs import frozen

from numcards.core.card_lists import left_over
from numcards.core.cards import NumberCard, Special
from numcards.core.seats import Seat, clockwise, seats
from numcards.inferno.info import INFO
from numcards.inferno.state import with_cards
from numcards.inferno.zone_table import laid_cards

if TYPE_CHECKING:
    from numcards.core.cards import Card
    from numcards.inferno.options import Options
    from numcards.inferno.view import View


@frozen
class Course:
    """How a round can have gone before the current trick, given who led it."""

    leader: Seat
    """Who led the round."""
    posed: tuple[int, ...]
    """How many cards each seat had posed in the tricks that have ended."""

    @property
    def skipped(self) -> tuple[Seat, ...]:
        """The seats behind which the lead of the first trick went on, once it has ended.

        They had nothing to lead with (INF-12), and such a hand never changes:
        nobody finishes on an infini or numx (INF-24), or poses jokers alone (INF-07).
        """
        around = clockwise(len(self.posed), self.leader)
        first = next((place for place, seat in enumerate(around) if self.posed[seat]), 0)
        return around[:first]


@frozen
class Past:
    """What a round was when the current trick began."""

    sizes: tuple[int, ...]
    """How many cards each seat held."""
    discard: tuple[Card, ...]
    """The cards of the tricks that had ended."""
    first: Seat | None
    """Who was first to lead the trick or to pass its lead; None where nobody leads any more."""
    courses: tuple[Course, ...]
    """How the round can have gone, by its deal and the rounds won before."""

    @property
    def out(self) -> set[int]:
        """The seats that were out."""
        return {seat for seat, size in enumerate(self.sizes) if not size}

    @property
    def numbers(self) -> int:
        """How many number cards had been discarded."""
        return sum(isinstance(card, NumberCard) for card in self.discard)

    @property
    def jokers(self) -> int:
        """How many jokers had been discarded."""
        return self.discard.count(Special.JOKER)


def past_of(view: View) -> Past:
    """What the round of a view was when its current trick began."""
    sizes = sizes_before(view)
    leaders = round_leaders(view.options, view.number, _wins_before(view))
    courses = [_course(view.options, leader, sizes) for leader in leaders]
    return Past(
        sizes=sizes,
        discard=tuple(left_over(view.played_cards, laid_cards(view.trick))),
        first=_first(view, sizes),
        courses=tuple(course for course in courses if min(course.posed) >= 0),
    )


def sizes_before(view: View) -> tuple[int, ...]:
    """How many cards each seat held when the current trick began."""
    sizes = list(view.sizes)
    for seat, posed in view.trick:
        sizes[seat] += posed.count
    return tuple(sizes)


def dealt_sizes(options: Options, leader: Seat) -> tuple[int, ...]:
    """How many cards each seat is dealt, one by one and clockwise from a leader (INF-03)."""
    each, extra = divmod(options.dealt, options.players)
    return tuple(
        each + ((seat - leader) % options.players < extra) for seat in seats(options.players)
    )


def round_leaders(options: Options, number: int, wins: tuple[int, ...]) -> tuple[Seat, ...]:
    """Who can lead a round, by the rounds won before it (INF-04, INF-31, INF-33)."""
    everybody = seats(options.players)
    if number == 1:
        return (Seat(options.first_player),)
    if sum(wins) < number - 1:  # a round was blocked without a winner, perhaps the last
        return everybody
    match options.next_leader:
        case "winner":
            return tuple(seat for seat in everybody if wins[seat] or _blocks_with_winner(options))
        case "jester":
            return tuple(seat for seat in everybody if sum(wins) > wins[seat])
        case _:
            assert_never(options.next_leader)


def known_to_hold_nothing(view: View) -> tuple[Seat, ...]:
    """The seats of which everybody knows that they have nothing to lead with, ascending (INF-12).

    They have passed the lead of this trick, or that of the first one, if it is certain who led it.
    """
    past = past_of(view)
    skipped = past.courses[0].skipped if len(past.courses) == 1 else ()
    return tuple(sorted({*view.lead_passed, *skipped}))


def _course(options: Options, leader: Seat, sizes: tuple[int, ...]) -> Course:
    dealt = dealt_sizes(options, leader)
    return Course(leader, tuple(most - size for most, size in zip(dealt, sizes, strict=True)))


def _first(view: View, sizes: tuple[int, ...]) -> Seat | None:
    leader = view.trick[0].seat if view.trick else next(iter(view.still_in), None)
    if leader is None:
        return None
    around = with_cards(sizes, leader)
    return around[-len(view.lead_passed) % len(around)]


def _wins_before(view: View) -> tuple[int, ...]:
    """The rounds won before this one: at the end of a game its last round is counted already."""
    winner = None if view.still_in else next(iter(view.out), None)
    return tuple(won - (seat == winner) for seat, won in enumerate(view.wins))


def _blocks_with_winner(options: Options) -> bool:
    """Whether a round can be blocked behind the first one out, who then leads no more (INF-33)."""
    match options.finish:
        case "first_out":
            return False
        case "rank_all":
            return options.players > INFO.fewest_players
        case _:
            assert_never(options.finish)
