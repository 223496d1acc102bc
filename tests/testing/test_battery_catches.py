"""The battery finds what it is there for: each planted fault is caught by the check named."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve, frozen
from hypothesis import strategies as st
from tests.support.planting import planted, without_shrinking

from numcards import inferno, testing
from numcards.core import SPECTATOR, CardSet, NotationError, Refusal, Spectator, UsageError
from numcards.testing import AnyKit, GameKit, NonConformance
from numcards.testing.kits.inferno import KIT


def kit_with(**faults: Any) -> AnyKit:
    return planted(KIT, **faults)


def of_others(state: inferno.State, viewer: int | Spectator) -> int:
    return sum(hand for seat, hand in enumerate(state.hands) if seat != viewer) % 97


def leaking_view(state: inferno.State, viewer: Any) -> inferno.View:
    return evolve(inferno.observe(state, viewer), aside=of_others(state, viewer))


def leaking_refusal(state: inferno.State, action: Any, by: Any = None) -> Refusal | None:
    refused = inferno.refusal(state, action, by)
    if refused is None:
        return None
    return evolve(refused, template=f"{refused.template} {of_others(state, state.still_in[0])}")


def leaking_events(state: inferno.State, action: Any, viewer: Any) -> tuple[Any, ...]:
    return (*inferno.events(state, action, viewer), of_others(state, viewer))


def short_list(state: inferno.State, seat: Any = None) -> tuple[Any, ...]:
    legal = inferno.legal_actions(state, seat)
    return legal[:-1] or legal


def doubled_list(state: inferno.State, seat: Any = None) -> tuple[Any, ...]:
    return inferno.legal_actions(state, seat) * 2


def backward_list(state: inferno.State, seat: Any = None) -> tuple[Any, ...]:
    return inferno.legal_actions(state, seat)[::-1]


def lenient_refusal(state: inferno.State, action: Any, by: Any = None) -> Refusal | None:
    refused = inferno.refusal(state, action, by)
    return None if refused and refused.code is inferno.Code.NOT_HIGHER else refused


def trusting_refusal(state: inferno.State, action: Any, _: Any = None) -> Refusal | None:
    return inferno.refusal(state, action)


def fickle_apply() -> Callable[..., inferno.State]:
    calls = count()

    def apply(state: inferno.State, action: Any, by: Any = None) -> inferno.State:
        after = inferno.apply(state, action, by)
        return evolve(after, round=evolve(after.round, seed=next(calls)))

    return apply


def doubling_apply(state: inferno.State, action: Any, by: Any = None) -> inferno.State:
    after = inferno.apply(state, action, by)
    doubled = CardSet(after.round.aside | after.hands[0])
    return evolve(after, round=evolve(after.round, aside=doubled))


def crashing_apply(state: inferno.State, action: Any, by: Any = None) -> inferno.State:
    if action not in inferno.legal_actions(state):
        raise KeyError(action)
    return inferno.apply(state, action, by)


def nobody_to_act(_: inferno.State) -> tuple[Any, ...]:
    return ()


def early_result(state: inferno.State) -> Any:
    return inferno.result(state) if inferno.is_over(state) else None


def lenient_parser(text: str) -> inferno.Action:
    if not isinstance(text, str):
        raise NotationError("No text.")
    return inferno.parse_action(text.strip())


def incomplete_zones(state: inferno.State) -> dict[str, str]:
    return {**inferno.zones(state), "order": "normal", "trick": ""}


def credulous_position(options: Any, zones: Any, seed: Any = 0) -> inferno.State:
    try:
        return inferno.position(options, zones, seed)
    except UsageError:
        raise
    except ValueError:
        return inferno.new_game(options, seed)


def differently_seeded_position(options: Any, zones: Any, seed: Any = 1) -> inferno.State:
    return inferno.position(options, zones, seed)


def one_world(view: inferno.View, _: Any) -> inferno.State:
    class Zero:
        def random(self) -> float:
            return 0.0

    return inferno.determinize(view, Zero())


def foreign_world(view: inferno.View, rng: Any) -> inferno.State:
    world = inferno.determinize(view, rng)
    return evolve(world, round=evolve(world.round, inverted=not world.round.inverted))


def none_sees(state: inferno.State, viewer: Any) -> inferno.View:
    return inferno.observe(state, SPECTATOR if viewer is None else viewer)


def hands_to_spectators(state: inferno.State, seat: Any = None) -> tuple[Any, ...]:
    return inferno.legal_actions(state, None if seat is SPECTATOR else seat)


def spectators_play(state: inferno.State, action: Any, by: Any = None) -> Refusal | None:
    return inferno.refusal(state, action, None if by is SPECTATOR else by)


def only_ints(state: inferno.State, viewer: Any) -> inferno.View:
    if viewer is SPECTATOR or type(viewer) is int:
        seen: Any = viewer
        return inferno.observe(state, seen)
    raise UsageError("A seat is an int.")


def kept_as_given(state: inferno.State, viewer: Any) -> inferno.View:
    return evolve(inferno.observe(state, viewer), viewer=viewer)


def unnamed_rule(state: inferno.State, action: Any, by: Any = None) -> Refusal | None:
    refused = inferno.refusal(state, action, by)
    return None if refused is None else evolve(refused, template="No.")


def another_seed(_: inferno.State) -> int:
    return -1


class Scoreless:
    def __init__(self, result: inferno.Result) -> None:
        self.result = result
        self.scores = result.scores[1:]

    def __getattr__(self, name: str) -> Any:
        return getattr(self.result, name)


def scoreless_result(state: inferno.State) -> Any:
    return Scoreless(inferno.result(state))


def unnamed_options(**options: Any) -> inferno.Options:
    options.pop("no_such_option", None)
    return inferno.Options(**{"players": 2, **options})


def greedy_result(state: inferno.State) -> inferno.Result:
    return evolve(inferno.result(state), payoffs=(1.0, 0.5) + (0.0,) * (len(state.hands) - 2))


@frozen(eq=False)
class Incomparable:
    view: inferno.View

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view, name)


def incomparable_view(state: inferno.State, viewer: Any) -> Incomparable:
    return Incomparable(inferno.observe(state, viewer))


@pytest.fixture(autouse=True)
def _without_shrinking() -> Iterator[None]:
    with without_shrinking():
        yield


FAULTS: list[tuple[Callable[[AnyKit], None], dict[str, Any]]] = [
    (testing.check_nothing_leaks, {"observe": leaking_view}),
    (testing.check_nothing_leaks, {"refusal": leaking_refusal}),
    (testing.check_events_tell_nothing_hidden, {"events": leaking_events}),
    (testing.check_legality_is_closed, {"legal_actions": short_list}),
    (testing.check_legality_is_closed, {"legal_actions": doubled_list}),
    (testing.check_legality_is_closed, {"legal_actions": backward_list}),
    (testing.check_legality_is_closed, {"refusal": lenient_refusal}),
    (testing.check_legality_is_closed, {"refusal": trusting_refusal}),
    (testing.check_nothing_is_changed, {"apply": fickle_apply()}),
    (testing.check_cards_are_conserved, {"apply": doubling_apply}),
    (testing.check_bad_input_is_refused, {"apply": crashing_apply}),
    (testing.check_bad_input_is_refused, {"parse_action": lenient_parser}),
    (testing.check_somebody_is_to_act, {"to_act": nobody_to_act}),
    (testing.check_somebody_is_to_act, {"result": early_result}),
    (testing.check_notation_round_trips, {"parse_action": lenient_parser}),
    (testing.check_zones_round_trip, {"zones": incomplete_zones}),
    (testing.check_zones_round_trip, {"position": differently_seeded_position}),
    (testing.check_zones_are_exact, {"position": credulous_position}),
    (testing.check_worlds_fit, {"determinize": one_world}),
    (testing.check_worlds_fit, {"determinize": foreign_world}),
    (testing.check_payoffs, {"result": greedy_result}),
    (testing.check_values_are_plain, {"observe": incomparable_view}),
    (testing.check_threads_agree, {"apply": fickle_apply()}),
    (testing.check_views_are_enough, {"legal_actions": doubled_list}),
    (testing.check_views_are_enough, {"result": scoreless_result}),
    (testing.check_spectators_do_not_play, {"observe": none_sees}),
    (testing.check_spectators_do_not_play, {"legal_actions": hands_to_spectators}),
    (testing.check_spectators_do_not_play, {"refusal": spectators_play}),
    (testing.check_whole_numbers_are_plain, {"observe": only_ints}),
    (testing.check_whole_numbers_are_plain, {"observe": kept_as_given}),
    (testing.check_whole_numbers_are_plain, {"Options": unnamed_options}),
    (testing.check_legality_is_closed, {"refusal": unnamed_rule}),
    (testing.check_zones_round_trip, {"seed_of": another_seed}),
    (testing.check_payoffs, {"result": scoreless_result}),
]


@pytest.mark.parametrize(("check", "faults"), FAULTS)
def test_fault_is_caught(check: Callable[[AnyKit], None], faults: dict[str, Any]) -> None:
    with pytest.raises(NonConformance):
        check(kit_with(**faults))


def test_a_game_that_outlasts_its_bound_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inferno.Options, "max_actions", property(lambda _: 5))
    small = st.just(inferno.Options(players=2, deal=9))
    kit: AnyKit = GameKit(inferno, small, KIT.widest, KIT.hidden_places)
    with pytest.raises(NonConformance, match="games end"):
        testing.check_games_end_in_time(kit)


def test_a_game_that_depends_on_the_hash_seed_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hash_dependent.py").write_text(
        "from numcards.inferno import *\n"
        "from numcards import inferno\n"
        "def legal_actions(state, seat=None):\n"
        "    return tuple(sorted(inferno.legal_actions(state, seat), key=lambda a: hash(str(a))))\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    kit: AnyKit = GameKit(
        pytest.importorskip("hash_dependent"), KIT.options, KIT.widest, KIT.hidden_places
    )
    with pytest.raises(NonConformance, match="processes agree"):
        testing.check_processes_agree(kit)


def test_the_same_checks_pass_without_a_fault() -> None:
    testing.check_views_are_enough(kit_with())
    testing.check_zones_round_trip(kit_with())
