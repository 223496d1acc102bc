"""Positions and views by hand, from named zones of text, and back again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from numcards.core.chance import Repeatable
from numcards.core.decks import CardSet
from numcards.core.doors import expect_options, expect_state, expect_view
from numcards.core.notation import seats_text
from numcards.core.seats import SPECTATOR, Viewer, check_viewer, seat_text, seats
from numcards.core.sentences import say
from numcards.core.shuffles import Seed, check_seed
from numcards.core.zone_reader import ZoneReader
from numcards.inferno.determinization import determinize, state_with
from numcards.inferno.info import INFO
from numcards.inferno.options import Options
from numcards.inferno.state import State, with_cards
from numcards.inferno.validation import check_hands, check_view, is_blocked
from numcards.inferno.view import View, change_view
from numcards.inferno.zone_table import (
    ASIDE,
    DISCARD,
    HAND,
    IN_TRICK,
    INVERTED,
    NORMAL,
    ORDER,
    OUT,
    PASSED_LEAD,
    ROUND,
    TRICK,
    WINS,
    ZONES,
    laid_cards,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numcards.core.contents import SeenCards
    from numcards.core.seats import Seat
    from numcards.core.zones import AnyZone, Zone

T = TypeVar("T")
D = TypeVar("D")


def zones(state: State) -> Mapping[str, str]:
    """The whole position as named zones of text, which `position` reads back."""
    expect_state(state, State, INFO)
    return ZONES.write(state, state.options)


def view_zones(view: View) -> Mapping[str, str]:
    """The view as named zones of text, which `view_of` reads back.

    The zones are those of a position; hidden cards are written as `?`, or with their number
    as `?13`.
    Raises `UsageError` for anything but a view of this game.

    >>> from numcards.core import SPECTATOR
    >>> from numcards.inferno import Options, new_game, observe
    >>> view_zones(observe(new_game(Options(players=2, deal=3), 7), SPECTATOR))["P0"]
    '?3'
    """
    expect_view(view, View, INFO)
    return ZONES.write_view(view, view.options)


def position(options: Options, zones: Mapping[str, str], seed: Seed = 0) -> State:
    """Make a position from named zones of text: the exact inverse of `zones`.

    A zone that is left out has its default; see the table of zones.
    A position is refused exactly when it breaks an invariant of play: something that can be
    worked out from the zones, that holds at the start of every game and that every legal action
    keeps.
    So whatever `apply` reaches from an accepted position is accepted too.
    Hands may be smaller than the deal: whether some game leads there is not searched for.
    Raises `InvalidPosition` with every complaint at once, and `UsageError` when the options,
    the zones or the seed are not what they should be.

    >>> from numcards.inferno import Options
    >>> puzzle = position(Options(players=2), {"P0": "R7 B7 joker", "P1": "S9 G3"})
    >>> puzzle.hand(0)
    (R7, B7, joker)
    """
    expect_options(options, Options, INFO)
    seed = check_seed(seed)
    reader = ZoneReader(ZONES, options, zones)
    hands, aside = reader.read_each(HAND), reader.read(ASIDE)
    discard = reader.read_or(DISCARD, None)
    view = _read_open(reader, reader.read_or, options, SPECTATOR, hands, aside)
    deck, laid = options.deck, laid_cards(view.trick)
    cards = [card for held in (*hands, aside, laid, discard or ()) for card in held]
    complete = discard is not None and reader.is_sound(HAND, ASIDE, DISCARD, TRICK)
    reader.check_cards(deck.cards_of(deck.all_cards), cards, complete=complete)
    if reader.is_sound("cards"):
        held = deck.set_of(card for cards in (*hands, aside) for card in cards)
        view = change_view(view, played=deck.rest((held,)))
    check_view(view, reader)
    if not reader.is_clean:
        reader.finish()
    state = state_with(view, tuple(map(deck.set_of, hands)), seed)
    check_hands(state, view, reader)
    reader.finish()
    return state


def view_of(options: Options, zones: Mapping[str, str], viewer: Viewer) -> View:
    """Read a view from named zones of text: the exact inverse of `view_zones`.

    No zone can be left out.
    Raises `InvalidPosition` with every complaint at once where no position that `position`
    accepts looks like this, and `UsageError` when the options, the zones or the viewer are not
    what they should be.
    """
    expect_options(options, Options, INFO)
    viewer = check_viewer(viewer, options.players)
    reader = ZoneReader(ZONES, options, zones)
    hands, aside = reader.see_each(HAND, ()), reader.see(ASIDE, ())
    discard = reader.see(DISCARD, ())
    view = _read_open(reader, reader.see, options, viewer, hands, aside)
    _check_hidden(reader, viewer, hands, aside)
    deck, laid = options.deck, laid_cards(view.trick)
    cards = tuple(card for held in (*hands, aside, laid, discard) for card in held)
    if reader.is_sound(HAND, ASIDE, DISCARD, TRICK):
        reader.check_seen_cards(deck.cards_of(deck.all_cards), cards)
        if reader.is_sound("cards"):
            own = deck.set_of(card for hand in hands for card in hand if card)
            view = change_view(view, own=own, played=deck.set_of((*discard, *laid)))
    check_view(view, reader)
    if reader.is_clean:
        check_hands(determinize(view, Repeatable()), view, reader)
    if reader.is_clean:
        reader.check_written(ZONES.write_view(view, options))
    reader.finish()
    return view


class _Take(Protocol):
    """Reads a zone, or takes what stands in for it."""

    def __call__(self, zone: Zone[T, T], instead: D, /) -> T | D: ...


def _read_open(  # noqa: PLR0913, PLR0917  # what has been read so far
    reader: ZoneReader,
    take: _Take,
    options: Options,
    viewer: Viewer,
    hands: tuple[SeenCards, ...],
    aside: SeenCards,
) -> View:
    """Read what lies open, but for the discard: a view that has no cards of its own yet."""
    sizes = tuple(map(len, hands))
    players = options.players
    trick = take(TRICK, ())
    if not _are_at_table(reader, TRICK, [play.seat for play in trick], players):
        trick = ()
    still_in = take(IN_TRICK, with_cards(sizes, options.first_player))
    if not _are_at_table(reader, IN_TRICK, still_in, players):
        still_in = ()
    out = take(OUT, ())
    if not _are_at_table(reader, OUT, out, players):
        out = ()
    passed = take(PASSED_LEAD, None)
    if passed is None or not _are_at_table(reader, PASSED_LEAD, passed, players):
        open_lead = still_in or is_blocked(options, sizes, out)
        waiting = () if trick or not open_lead else with_cards(sizes, 0)
        passed = tuple(seat for seat in waiting if seat not in still_in)
    wins = take(WINS, (0,) * players)
    if len(wins) != players:
        complaint = say(
            "Wins are given for each of {players} players, not for {given}.",
            players=players,
            given=len(wins),
        )
        reader.keep([complaint], about=WINS)
        wins = (0,) * players
    return View(
        viewer=viewer,
        options=options,
        number=take(ROUND, 1),
        wins=wins,
        inverted=take(ORDER, NORMAL) == INVERTED,
        out=out,
        sizes=sizes,
        aside=len(aside),
        trick=trick,
        still_in=still_in,
        lead_passed=tuple(sorted(passed)),
        own=CardSet(0),
        played=CardSet(0),
    )


def _are_at_table(reader: ZoneReader, zone: AnyZone, named: Sequence[Seat], players: int) -> bool:
    """Whether these are seats of the game; complains if not."""
    strangers = [seat for seat in named if seat >= players]
    if strangers:
        complaint = say(
            "Zone {zone} names {seats}, but the game has {players} players.",
            zone=zone.name,
            seats=seats_text(strangers),
            players=players,
        )
        reader.keep([complaint], about=zone)
    return not strangers


def _check_hidden(
    reader: ZoneReader, viewer: Viewer, hands: tuple[SeenCards, ...], aside: SeenCards
) -> None:
    """Complain where a hidden card is named, or the viewer's own hand is not (ALL-07)."""
    names = (*map(seat_text, seats(len(hands))), ASIDE.name)
    for seat, (zone, cards) in enumerate(zip(names, (*hands, aside), strict=True)):
        if seat != viewer and any(cards):
            complaint = say(
                "Zone {zone} is hidden from the viewer, so none of its cards is named (ALL-07).",
                zone=zone,
            )
            reader.keep([complaint], about=zone)
        elif seat == viewer and not all(cards):
            complaint = say(
                "Zone {zone} is the viewer's own hand, so all its cards are named (ALL-07).",
                zone=zone,
            )
            reader.keep([complaint], about=zone)
