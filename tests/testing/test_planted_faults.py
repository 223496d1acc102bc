"""Positions that are not closed, subclasses that pass and views that are misread are caught."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from attrs import evolve, fields
from tests.support import duel
from tests.support.duel_kit import KIT
from tests.support.planting import planted, without_shrinking

from numcards import testing
from numcards.core import InvalidPosition, Seat, UsageError, parse_cards
from numcards.core.sentences import say
from numcards.testing import AnyKit, NonConformance

Check = Callable[[AnyKit], None]

CLOSED = testing.check_positions_are_closed
EXACT = testing.check_classes_are_exact
READ = testing.check_view_zones_round_trip
TAMPERED = testing.check_view_zones_are_exact


@pytest.fixture(autouse=True)
def _without_shrinking() -> Iterator[None]:
    with without_shrinking():
        yield


def refusing_some(options: Any, zones: Any, seed: Any = 0) -> duel.State:
    """Refuse what play leads to: R0 lies open."""
    state = duel.position(options, zones, seed)
    if "R0" in zones["shown"]:
        raise InvalidPosition((say("R0 is never played."),))
    return state


def accepting_puzzles(options: Any, zones: Any, seed: Any = 0) -> duel.State:
    """Accept small hands at the start, which play leads out of."""
    try:
        return duel.position(options, zones, seed)
    except InvalidPosition:
        if zones != PUZZLE:
            raise
        hands, pile = (parse_cards("R0"), parse_cards("R1")), parse_cards("R2 R3 R4 R5 R6")
        return duel.State(options, hands, ((), ()), (), pile, 1, (0, 0), seed)


PUZZLE = {"P0": "R0", "P1": "R1", "pile": "R2 R3 R4 R5 R6"}


def accepting_early_rounds(options: Any, zones: Any, seed: Any = 0) -> duel.State:
    """Accept a round 0, from which a game outlasts its bound."""
    if zones.get("round") != "0":
        return duel.position(options, zones, seed)
    state = duel.position(options, {**zones, "round": "1"}, seed)
    return evolve(state, round=0)


def with_a_card_twice(view: duel.View, rng: Any) -> duel.State:
    world = duel.determinize(view, rng)
    return evolve(world, pile=world.pile[:1] * len(world.pile))


def with_another_table(view: duel.View, rng: Any) -> duel.State:
    world = duel.determinize(view, rng)
    return evolve(world, won=world.won[::-1])


STARTS = ((duel.Options(), PUZZLE),)
EARLY = ((duel.Options(), {**duel.zones(duel.new_game(duel.Options(), 1)), "round": "0"}),)


def of(cls: type, value: Any) -> Any:
    """The value as one of this class, if it is one of a subclass."""
    if not isinstance(value, cls):
        return value
    named: Any = fields(cls)
    return cls(**{each.name: getattr(value, each.name) for each in named})


def lenient(door: Callable[..., Any], cls: type) -> Callable[..., Any]:
    """A door that takes subclasses of a class for the class."""
    return lambda *args, **kwargs: door(*(of(cls, arg) for arg in args), **kwargs)


def without_some(options: Any, zones: Any, viewer: Any) -> duel.View:
    """Read a view whose zones may be missing."""
    return duel.view_of(options, {"won": "0 0", "round": "1", **zones}, viewer)


def with_others(options: Any, zones: Any, viewer: Any) -> duel.View:
    """Read a view in which there may be other zones."""
    known = duel.ZONES.names(options)
    return duel.view_of(options, {name: zones[name] for name in known if name in zones}, viewer)


def of_the_first(options: Any, zones: Any, viewer: Any) -> duel.View:
    """Read a view as one of the first seat."""
    return evolve(duel.view_of(options, zones, viewer), viewer=Seat(0))


def hastily(options: Any, zones: Any, viewer: Any) -> duel.View:
    """Read a view and not see how many tricks were won."""
    view = duel.view_of(options, zones, viewer)
    return evolve(view, won=view.won[::-1])


def credulously(options: Any, zones: Any, viewer: Any) -> duel.View:
    """Read something else instead of nonsense."""
    try:
        return duel.view_of(options, zones, viewer)
    except UsageError:
        raise
    except ValueError:
        return duel.observe(duel.new_game(options, 1), viewer)


FAULTS: dict[str, tuple[Check, AnyKit, dict[str, Any]]] = {
    "reached and refused": (CLOSED, KIT, {"position": refusing_some}),
    "made by hand, and refused later": (
        CLOSED,
        evolve(KIT, positions=STARTS),
        {"position": accepting_puzzles},
    ),
    "made by hand, and without end": (
        CLOSED,
        evolve(KIT, positions=EARLY),
        {"position": accepting_early_rounds},
    ),
    "a world that is refused": (CLOSED, KIT, {"determinize": with_a_card_twice}),
    "a world that looks different": (CLOSED, KIT, {"determinize": with_another_table}),
    "a world that is invalid": (
        testing.check_worlds_fit,
        KIT,
        {"determinize": with_a_card_twice},
    ),
    "zones left out": (TAMPERED, KIT, {"view_of": without_some}),
    "zones nobody knows": (TAMPERED, KIT, {"view_of": with_others}),
    "nonsense taken for a view": (TAMPERED, KIT, {"view_of": credulously}),
    "a view of somebody else": (READ, KIT, {"view_of": of_the_first}),
    "a view misread": (READ, KIT, {"view_of": hastily}),
}
for _name in ("refusal", "apply", "all_events"):
    _door = lenient(getattr(duel, _name), duel.Choose)
    FAULTS[f"{_name} of a subclass"] = (EXACT, KIT, {_name: _door})
for _name in ("to_act", "is_over", "result", "seed_of", "zones", "legal_actions", "refusal"):
    FAULTS[f"{_name} in a state of a subclass"] = (
        EXACT,
        KIT,
        {_name: lenient(getattr(duel, _name), duel.State)},
    )
for _name in ("determinize", "view_zones"):
    FAULTS[f"{_name} of a view of a subclass"] = (
        EXACT,
        KIT,
        {_name: lenient(getattr(duel, _name), duel.View)},
    )
for _name in ("new_game", "opening_events", "position", "view_of", "all_actions"):
    FAULTS[f"{_name} with options of a subclass"] = (
        EXACT,
        KIT,
        {_name: lenient(getattr(duel, _name), duel.Options)},
    )


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_caught(name: str) -> None:
    check, kit, faults = FAULTS[name]
    with pytest.raises(NonConformance):
        check(planted(kit, **faults))


@pytest.mark.parametrize("check", [CLOSED, EXACT, READ, TAMPERED, testing.check_worlds_fit])
def test_the_same_checks_pass_without_a_fault(check: Check) -> None:
    check(planted(KIT))
