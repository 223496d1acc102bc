"""What tells a secret is caught by the check named, in no more examples than games are tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from attrs import evolve, field, fields, frozen
from tests.examples.test_three_cards import KIT as THREE_CARDS
from tests.support import duel
from tests.support.duel_kit import KIT
from tests.support.planting import dealing_openly, planted, telling, without_shrinking

from numcards import inferno, infini, num5, pyramid, scorecard, testing
from numcards.core import Refusal, UsageError
from numcards.testing import AnyKit, NonConformance
from numcards.testing.kits import get_kit

Check = Callable[[AnyKit], None]

NAMES = testing.check_events_name_nothing_hidden
TELLS = testing.check_events_tell_nothing_hidden
LEAKS = testing.check_nothing_leaks
REACHES = testing.check_views_reach_nothing_hidden


@pytest.fixture(autouse=True)
def _without_shrinking() -> Iterator[None]:
    with without_shrinking():
        yield


OPENINGS: dict[str, tuple[AnyKit, Any]] = {
    "three_cards": (THREE_CARDS, THREE_CARDS.game),
    "duel": (KIT, duel),
    "inferno": (get_kit("inferno"), inferno),
    "infini": (get_kit("infini"), infini),
    "num5": (get_kit("num5"), num5),
}


@pytest.mark.parametrize("name", OPENINGS)
def test_a_deal_told_to_everyone_is_caught(name: str) -> None:
    kit, game = OPENINGS[name]
    with pytest.raises(NonConformance, match="hidden from its viewer"):
        NAMES(planted(kit, opening_events=dealing_openly(game)))


TOLD: list[tuple[Check, AnyKit, Any, type]] = [
    (NAMES, KIT, duel, duel.Chosen),
    (TELLS, KIT, duel, duel.Chosen),
    (NAMES, KIT, duel, duel.Drew),
    (TELLS, KIT, duel, duel.Drew),
    (NAMES, KIT, duel, duel.Dealt),
    (NAMES, get_kit("num5"), num5, num5.Chosen),
    (TELLS, get_kit("num5"), num5, num5.Chosen),
    (NAMES, get_kit("num5"), num5, num5.Dealt),
    (TELLS, get_kit("pyramid"), pyramid, pyramid.ChoiceMade),
    (NAMES, get_kit("pyramid"), pyramid, pyramid.CardsDrawn),
    (TELLS, get_kit("pyramid"), pyramid, pyramid.CardsDrawn),
    (NAMES, get_kit("infini"), infini, infini.Drew),
    (TELLS, get_kit("infini"), infini, infini.Drew),
    (NAMES, get_kit("inferno"), inferno, inferno.Dealt),
    (NAMES, get_kit("scorecard"), scorecard, scorecard.QuantumDrawn),
    (TELLS, get_kit("scorecard"), scorecard, scorecard.QuantumDrawn),
    (NAMES, get_kit("scorecard"), scorecard, scorecard.TopsSeen),
]


@pytest.mark.parametrize(
    ("check", "kit", "game", "kind"),
    TOLD,
    ids=[f"{game.INFO.name}-{kind.__name__}-{check.__name__}" for check, _, game, kind in TOLD],
)
def test_a_secret_told_to_everyone_is_caught(
    check: Check, kit: AnyKit, game: Any, kind: type
) -> None:
    with pytest.raises(NonConformance, match="hidden"):
        check(planted(kit, events=telling(game, kind)))


def hidden_from(state: duel.State, viewer: Any) -> int:
    """All that a viewer may not know, as a number."""
    hidden = [
        *(card for seat in duel.SEATS if seat != viewer for card in state.hands[seat]),
        *(card for seat in duel.SEATS if seat != viewer for card in state.chosen[seat]),
        *state.pile,
    ]
    return int("1" + "".join(str(duel.DECK.index(card)) for card in hidden))


@frozen(kw_only=True)
class Knowing(duel.View):
    """A view that knows more than it shows, and pickles without it."""

    known: int = field(eq=False, repr=False)

    def __reduce__(self) -> Any:
        return plain, (self.viewer,)


def plain(view: Any) -> duel.View:
    return duel.View(**parts_of(view))


def parts_of(view: duel.View) -> dict[str, Any]:
    return {each.name: getattr(view, each.name) for each in fields(duel.View)}


class Hashing(Knowing):
    def __hash__(self) -> int:
        return self.known


class Showing(Knowing):
    def __repr__(self) -> str:
        return f"View({self.known})"


class Pickling(Knowing):
    def __reduce__(self) -> Any:
        return plain, (self.viewer, self.known)


class Padding(Knowing):
    def __reduce__(self) -> Any:
        return plain, (self.viewer, "x" * (self.known % 89))


class Ordering(Knowing):
    @property
    def legal_actions(self) -> tuple[duel.Choose, ...]:
        legal = super().legal_actions
        return tuple(sorted(legal, key=lambda action: hash((str(action), self.known))))


class Listing(Knowing):
    @property
    def notes(self) -> list[int]:
        return [self.known]


class Reserving(Knowing):
    @property
    def notes(self) -> list[int]:
        notes = [0] * (self.known % 89)
        del notes[1:]
        return notes


class Arranging(Knowing):
    @property
    def unseen(self) -> tuple[Any, ...]:
        return tuple(sorted(duel.DECK, key=lambda card: str(self.known).find(str(card.order))))


MET: dict[int, None] = {}


class Caching(duel.View):
    """A view from which a cache of hands is reached."""

    @property
    def seen_before(self) -> dict[int, None]:
        return MET


def filling_cache(state: duel.State, seat: Any = None) -> tuple[duel.Choose, ...]:
    MET[hidden_from(state, None)] = None
    return duel.legal_actions(state, seat)


def knowing(kind: type[Knowing]) -> Callable[..., duel.View]:
    def observe(state: duel.State, viewer: Any) -> duel.View:
        seen = duel.observe(state, viewer)
        return kind(**parts_of(seen), known=hidden_from(state, seen.viewer))

    return observe


def caching(state: duel.State, viewer: Any) -> duel.View:
    return Caching(**parts_of(duel.observe(state, viewer)))


def plain_zones(view: Any) -> Any:
    return duel.view_zones(plain(view))


def zones_that_name(view: Any) -> Any:
    return {**plain_zones(view), "pile": str(view.known)}


def zones_in_another_order(view: Any) -> Any:
    return dict(sorted(plain_zones(view).items(), key=lambda zone: hash((zone, view.known))))


def refusing_with_facts(state: duel.State, action: Any, by: Any = None) -> Refusal | None:
    refused = duel.refusal(state, action, by)
    if refused is None or refused.code is not duel.Code.NOT_HELD:
        return refused
    facts: Any = refused.facts
    return evolve(refused, facts=Chatty(facts.by, facts.card, state.pile))


@frozen(eq=False, repr=False)
class Chatty(duel.NotHeldFacts):
    pile: tuple[Any, ...]


def refusing_with_words(state: duel.State, action: Any, by: Any = None) -> Refusal | None:
    refused = duel.refusal(state, action, by)
    if refused is None or refused.code is not duel.Code.NOT_HELD:
        return refused
    return evolve(refused, template=f"{refused.template} The pile: {state.pile}.")


def result_too_early(state: duel.State) -> duel.Result:
    if duel.is_over(state):
        return duel.result(state)
    raise UsageError("Nobody has won, and {hands} are still held.", hands=str(state.hands))


def quoting(state: duel.State, viewer: Any) -> duel.View:
    try:
        return duel.observe(state, viewer)
    except UsageError as error:
        raise UsageError("No viewer of {state}.", state=repr(state)) from error


def quoting_view(view: Any, rng: Any) -> NoReturn:
    raise UsageError("No view, or no chance: {given}.", given=repr((view, rng)))


@frozen
class Heavy:
    """An event with something in it that does not count when it is compared."""

    event: Any
    known: Any = field(eq=False, repr=False, hash=False)


@frozen
class Linked(Heavy):
    def __reduce__(self) -> Any:
        return Linked, (self.event, 0)


def heavy(kind: type[Heavy]) -> Callable[..., tuple[Any, ...]]:
    def events(state: duel.State, action: Any, viewer: Any) -> tuple[Any, ...]:
        known = hidden_from(duel.apply(state, action), viewer)
        return tuple(kind(event, known) for event in duel.events(state, action, viewer))

    return events


FAULTS: dict[str, tuple[Check, dict[str, Any]]] = {
    "hash": (LEAKS, {"observe": knowing(Hashing)}),
    "repr": (LEAKS, {"observe": knowing(Showing)}),
    "pickle": (LEAKS, {"observe": knowing(Pickling)}),
    "size of a pickle": (LEAKS, {"observe": knowing(Padding)}),
    "order of legal actions": (LEAKS, {"observe": knowing(Ordering)}),
    "zones of a view": (LEAKS, {"observe": knowing(Knowing), "view_zones": zones_that_name}),
    "order of zones": (LEAKS, {"observe": knowing(Knowing), "view_zones": zones_in_another_order}),
    "facts of a refusal": (LEAKS, {"refusal": refusing_with_facts}),
    "words of a refusal": (LEAKS, {"refusal": refusing_with_words}),
    "error of a door": (LEAKS, {"result": result_too_early}),
    "error that quotes": (LEAKS, {"observe": quoting}),
    "error that quotes a view": (LEAKS, {"determinize": quoting_view}),
    "field that does not count": (REACHES, {"observe": knowing(Knowing)}),
    "property": (REACHES, {"observe": knowing(Listing)}),
    "size of a list": (REACHES, {"observe": knowing(Reserving)}),
    "order of cards": (REACHES, {"observe": knowing(Arranging)}),
    "cache": (REACHES, {"observe": caching, "legal_actions": filling_cache}),
    "pickle of an event": (TELLS, {"events": heavy(Heavy)}),
    "field of an event": (TELLS, {"events": heavy(Linked)}),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_leak_is_caught(name: str) -> None:
    check, faults = FAULTS[name]
    with pytest.raises(NonConformance, match=r"nothing|tells"):
        check(planted(KIT, **{"view_zones": plain_zones, **faults}))


def test_a_cache_that_is_full_in_this_process_is_caught_in_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "duel_with_cache.py").write_text(
        "from tests.support.duel import *\n"
        "from tests.support import duel\n"
        "from attrs import fields\n"
        "CACHE = {}\n"
        "class View(duel.View):\n"
        "    known = CACHE\n"
        "def legal_actions(state, seat=None):\n"
        "    if len(CACHE) < 1:\n"
        "        CACHE[str(state.pile)] = seat\n"
        "    return duel.legal_actions(state, seat)\n"
        "def observe(state, viewer):\n"
        "    seen = duel.observe(state, viewer)\n"
        "    return View(**{each.name: getattr(seen, each.name) for each in fields(duel.View)})\n"
        "def view_zones(view):\n"
        "    return {}\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    game: Any = pytest.importorskip("duel_with_cache")
    game.legal_actions(game.new_game(duel.Options(), 1))
    assert len(game.CACHE) == 1, "the cache is full before the check begins"
    with pytest.raises(NonConformance, match="'known'"):
        REACHES(evolve(KIT, game=game))


@pytest.mark.parametrize("check", [LEAKS, REACHES, TELLS, NAMES])
def test_the_same_checks_pass_without_a_fault(check: Check) -> None:
    check(planted(KIT, view_zones=plain_zones))
