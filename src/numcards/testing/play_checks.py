"""Checks of play: purity, legality, conservation of cards, turns, and the end."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from math import isclose
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from numcards.core.cards import SPECIALS
from numcards.core.errors import NumcardsError, UsageError
from numcards.core.game import AnyGame
from numcards.core.refusals import IllegalAction
from numcards.core.seats import SPECTATOR
from numcards.testing.demands import demand, refuses
from numcards.testing.kit import AnyKit
from numcards.testing.playing import Playthrough, playthroughs, reached

__all__ = [
    "check_bad_input_is_refused",
    "check_cards_are_conserved",
    "check_games_end_in_time",
    "check_legality_is_closed",
    "check_nothing_is_changed",
    "check_payoffs",
    "check_somebody_is_to_act",
]

_CARD: Final = re.compile(r"\b(?:[RGBYWS](?:1[0-6]|[0-9])|" + "|".join(map(str, SPECIALS)) + r")\b")
_TOLERANCE: Final = 1e-9


def check_nothing_is_changed(kit: AnyKit) -> None:
    """The same question always has the same answer, and asking changes nothing."""
    game = kit.game

    @given(played=reached(kit, over=False), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        state = played.state
        before = (repr(state), hash(state), dict(game.zones(state)))
        legal = game.legal_actions(state)
        action = data.draw(st.sampled_from(legal))
        after = game.apply(state, action)
        demand(after == game.apply(state, action), "apply gives equal states", action)
        demand(after == game.apply_unchecked(state, action), "unchecked apply agrees", action)
        demand(legal == game.legal_actions(state), "legal_actions gives equal lists", state)
        for viewer in played.viewers:
            demand(
                game.observe(state, viewer) == game.observe(state, viewer),
                "observe gives equal views",
                viewer,
            )
            demand(
                game.events(state, action, viewer) == game.events(state, action, viewer),
                "events gives equal events",
                viewer,
            )
        demand(
            before == (repr(state), hash(state), dict(game.zones(state))),
            "an old state stays as it was",
            state,
            action,
        )

    check()


def check_legality_is_closed(kit: AnyKit) -> None:
    """What is listed applies; everything else is refused, with a rule, and changes nothing.

    Tried over every action of the options and of the widest options,
    over foreign objects, and for every seat.
    """
    game = kit.game
    widest = {action: None for options in kit.widest for action in game.all_actions(options)}

    @given(played=reached(kit))
    def check(played: Playthrough) -> None:
        state, own = played.state, game.all_actions(played.options)
        demand(len(set(own)) == len(own), "all_actions lists nothing twice")
        legal = game.legal_actions(state)
        demand(len(set(legal)) == len(legal), "legal_actions lists nothing twice", legal)
        by_seat = [game.legal_actions(state, seat) for seat in played.seats]
        together = [action for actions in by_seat for action in actions]
        demand(list(legal) == together, "legal_actions joins those of the seats", state)
        place = {action: index for index, action in enumerate(own)}
        demand(all(action in place for action in legal), "all_actions lists all", legal)
        for actions in by_seat:
            places = [place[action] for action in actions]
            demand(places == sorted(places), "legal_actions has the order of all_actions", actions)
        for action in {**place, **widest}:
            _check_action(game, state, action, listed=action in legal)
        for seat in played.seats:
            _check_other_players(game, state, seat)

    check()


def _check_action(game: AnyGame, state: Any, action: Any, *, listed: bool) -> None:
    refused = game.refusal(state, action)
    demand((refused is None) == listed, "refusal and legal_actions agree", state, action, refused)
    if refused is None:
        game.apply(state, action)
        return
    named = refused.rule and refused.rule in str(refused)
    demand(named, "a refusal says why, with its rule", action, refused)
    try:
        game.apply(state, action)
    except IllegalAction as error:
        demand(error.refusal == refused, "apply gives the refusal", error, refused)
    else:
        demand(kept=False, promise="apply refuses what refusal does")


def _check_other_players(game: AnyGame, state: Any, seat: Any) -> None:
    own = game.legal_actions(state, seat)
    for action in game.legal_actions(state):
        refused = game.refusal(state, action, seat)
        demand((refused is None) == (action in own), "a seat acts for itself alone", seat, action)


def check_bad_input_is_refused(kit: AnyKit) -> None:
    """Foreign states, seats, viewers, seeds, options and actions get an error that says why."""
    game = kit.game
    strange: tuple[Any, ...] = (None, 0, "R7", object(), [], {}, b"", 1.5)
    strange_seats: tuple[Any, ...] = (-1, 99, True, 1.0, "P0", object())

    @given(played=reached(kit))
    def check(played: Playthrough) -> None:
        state, options = played.state, played.options
        with refuses(IllegalAction, "a foreign action is refused"):
            game.apply(state, object())
        for text in ("", " ", "pass ", "R17", "+", "P0:", "é", "R7\n", None, 7):
            _check_text(game, text)
        for seat in strange_seats:
            _check_seat(game, state, options, seat)

    known = kit.widest[0]
    state = game.new_game(known, 1)
    view = game.observe(state, SPECTATOR)
    zones = game.view_zones(view)
    for each in strange:
        for ask in (game.to_act, game.is_over, game.legal_actions, game.result, game.zones):
            with refuses(UsageError, "a foreign state is refused"):
                ask(each)
        with refuses(UsageError, "a foreign state has no seed"):
            game.seed_of(each)
        with refuses(UsageError, "a foreign state is refused by observe"):
            game.observe(each, SPECTATOR)
        with refuses(UsageError, "a foreign view is refused"):
            game.determinize(each, _NoRng())
        with refuses(UsageError, "a foreign view has no zones"):
            game.view_zones(each)
        with refuses(UsageError, "foreign options are refused"):
            game.new_game(each, 0)
        with refuses(UsageError, "foreign options have no opening"):
            game.opening_events(each, 0, SPECTATOR)
        with refuses(UsageError, "foreign options make no position"):
            game.position(each, {})
        with refuses(UsageError, "foreign options make no view"):
            game.view_of(each, zones, SPECTATOR)
        with refuses(UsageError, "foreign options have no actions"):
            game.all_actions(each)
    for each in (None, 0, "R7", [("P0", "R7")], {"P0": 7}, {7: "R7"}):
        with refuses(UsageError, "zones are a mapping of texts"):
            game.position(known, each)  # type: ignore[arg-type]  # that is the point
        with refuses(UsageError, "zones of a view are a mapping of texts"):
            game.view_of(known, each, SPECTATOR)  # type: ignore[arg-type]  # the same
    strange_seeds: tuple[Any, ...] = (-1, 1.0, "1", None, True)
    for seed in strange_seeds:
        with refuses(UsageError, "a bad seed is refused"):
            game.new_game(known, seed)
        with refuses(UsageError, "a bad seed makes no position"):
            game.position(known, game.zones(state), seed)
        with refuses(UsageError, "a bad seed has no opening"):
            game.opening_events(known, seed, SPECTATOR)
    check()


class _NoRng:
    def random(self) -> float:
        return 0.0


def _check_text(game: AnyGame, text: Any) -> None:
    try:
        action = game.parse_action(text)
    except NumcardsError as error:
        demand(isinstance(error, ValueError) and str(error), "a bad text is named", error)
    else:
        demand(str(action) == text, "what parses is written the same way", text, action)


def _check_seat(game: AnyGame, state: Any, options: Any, seat: Any) -> None:
    with refuses(UsageError, "a bad viewer is refused"):
        game.observe(state, seat)
    with refuses(UsageError, "a bad viewer of the opening is refused"):
        game.opening_events(options, 0, seat)
    with refuses(UsageError, "a bad viewer has no view"):
        game.view_of(options, {}, seat)
    with refuses(UsageError, "a bad seat has no legal actions"):
        game.legal_actions(state, seat)
    for action in game.legal_actions(state)[:1]:
        with refuses(UsageError, "a bad seat cannot act"):
            game.apply(state, action, seat)
        with refuses(UsageError, "a bad viewer sees no events"):
            game.events(state, action, seat)


def check_cards_are_conserved(kit: AnyKit) -> None:
    """The cards that the zones name are the same from the start of a game to its end."""
    game = kit.game

    @given(played=reached(kit))
    def check(played: Playthrough) -> None:
        at_first = _cards(game.zones(played.states[0]))
        for state in played.states[-3:]:
            now = _cards(game.zones(state))
            demand(now == at_first, "cards are conserved", now - at_first, at_first - now)

    check()


def _cards(zones: Mapping[str, str]) -> Counter[str]:
    return Counter(card for text in zones.values() for card in _CARD.findall(text))


def check_somebody_is_to_act(kit: AnyKit) -> None:
    """Until the game is over somebody can act, and afterwards nobody can (ALL-04)."""
    game = kit.game

    @given(played=reached(kit))
    def check(played: Playthrough) -> None:
        state = played.state
        to_act = game.to_act(state)
        demand(list(to_act) == sorted(set(to_act)), "to_act ascends", to_act)
        demand(bool(to_act) != game.is_over(state), "somebody acts until the end", to_act)
        for seat in played.seats:
            can_act = bool(game.legal_actions(state, seat))
            demand(can_act == (seat in to_act), "who is to act can act", seat, to_act)
        if to_act:
            with refuses(UsageError, "there is no result before the end"):
                game.result(state)

    check()


def check_games_end_in_time(kit: AnyKit) -> None:
    """Every game is over after as many actions as its options say, at most."""
    game = kit.game

    @given(played=playthroughs(kit))
    def check(played: Playthrough) -> None:
        demand(game.is_over(played.state), "games end", played.options, len(played.actions))
        demand(
            len(played.actions) <= played.options.max_actions,
            "games end within max_actions",
            played.options,
            len(played.actions),
        )
        for action in game.all_actions(played.options)[:50]:
            with refuses(IllegalAction, "nothing happens after the end"):
                game.apply(played.state, action)

    check()


def check_payoffs(kit: AnyKit) -> None:
    """A result gives each seat a score, and a payoff and a rank that fit its winners."""
    game = kit.game

    @given(played=playthroughs(kit))
    def check(played: Playthrough) -> None:
        result, players = game.result(played.state), played.options.players
        payoffs, winners = result.payoffs, result.winners
        demand(len(payoffs) == len(result.ranking) == players, "each seat has a payoff and a rank")
        demand(len(result.scores) == players, "each seat has a score", result)
        demand(set(result.ranking) <= set(range(1, players + 1)), "ranks start at 1", result)
        demand(1 in result.ranking, "somebody has the first rank", result)
        demand(list(winners) == sorted(set(winners)), "winners ascend", winners)
        demand(set(winners) <= set(played.seats), "winners are seats", winners)
        shared = isclose(sum(payoffs), 0.0, abs_tol=_TOLERANCE)
        demand(shared or set(payoffs) in ({1.0}, {-1.0}), "payoffs sum to 0, or are equal", result)
        if winners:
            lowest = min(payoffs[seat] for seat in winners)
            demand(lowest == max(payoffs), "winners have the best payoff", result)

    check()
