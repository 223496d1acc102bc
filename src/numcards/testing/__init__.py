"""The conformance battery: what every game promises, checked for any game.

Needs the extra `testing` (Hypothesis).
Each check takes a `GameKit` and raises `NonConformance` where a promise is not kept:

    @pytest.mark.parametrize("check", numcards.testing.CHECKS)
    def test_my_game_keeps_its_promises(check):
        check(MY_KIT)

How many examples are tried is up to the Hypothesis profile that is loaded.
The strategies serve a game's own tests too: `reached` gives positions that play can reach,
`playthroughs` whole games, `actions` legal actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.testing.closure_checks import check_classes_are_exact, check_positions_are_closed
from numcards.testing.demands import NonConformance
from numcards.testing.event_checks import (
    check_events_name_nothing_hidden,
    check_events_tell_nothing_hidden,
)
from numcards.testing.face_checks import (
    check_spectators_do_not_play,
    check_whole_numbers_are_plain,
)
from numcards.testing.kit import AnyKit, GameKit, HiddenPlaces
from numcards.testing.play_checks import (
    check_bad_input_is_refused,
    check_cards_are_conserved,
    check_games_end_in_time,
    check_legality_is_closed,
    check_nothing_is_changed,
    check_payoffs,
    check_somebody_is_to_act,
)
from numcards.testing.playing import (
    Playthrough,
    actions,
    playthroughs,
    reached,
    seeds,
    viewers,
)
from numcards.testing.secrecy_checks import (
    check_nothing_leaks,
    check_views_are_enough,
    check_worlds_fit,
)
from numcards.testing.text_checks import (
    check_notation_round_trips,
    check_zones_are_exact,
    check_zones_round_trip,
)
from numcards.testing.value_checks import (
    check_processes_agree,
    check_threads_agree,
    check_values_are_plain,
)
from numcards.testing.view_checks import (
    check_view_zones_are_exact,
    check_view_zones_round_trip,
    check_views_reach_nothing_hidden,
)

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "CHECKS",
    "AnyKit",
    "GameKit",
    "HiddenPlaces",
    "NonConformance",
    "Playthrough",
    "actions",
    "check_bad_input_is_refused",
    "check_cards_are_conserved",
    "check_classes_are_exact",
    "check_events_name_nothing_hidden",
    "check_events_tell_nothing_hidden",
    "check_games_end_in_time",
    "check_legality_is_closed",
    "check_notation_round_trips",
    "check_nothing_is_changed",
    "check_nothing_leaks",
    "check_payoffs",
    "check_positions_are_closed",
    "check_processes_agree",
    "check_somebody_is_to_act",
    "check_spectators_do_not_play",
    "check_threads_agree",
    "check_values_are_plain",
    "check_view_zones_are_exact",
    "check_view_zones_round_trip",
    "check_views_are_enough",
    "check_views_reach_nothing_hidden",
    "check_whole_numbers_are_plain",
    "check_worlds_fit",
    "check_zones_are_exact",
    "check_zones_round_trip",
    "playthroughs",
    "reached",
    "seeds",
    "viewers",
]

CHECKS: Final[tuple[Callable[[AnyKit], None], ...]] = (
    check_bad_input_is_refused,
    check_cards_are_conserved,
    check_classes_are_exact,
    check_events_name_nothing_hidden,
    check_events_tell_nothing_hidden,
    check_games_end_in_time,
    check_legality_is_closed,
    check_notation_round_trips,
    check_nothing_is_changed,
    check_nothing_leaks,
    check_payoffs,
    check_positions_are_closed,
    check_processes_agree,
    check_somebody_is_to_act,
    check_spectators_do_not_play,
    check_threads_agree,
    check_values_are_plain,
    check_view_zones_are_exact,
    check_view_zones_round_trip,
    check_views_are_enough,
    check_views_reach_nothing_hidden,
    check_whole_numbers_are_plain,
    check_worlds_fit,
    check_zones_are_exact,
    check_zones_round_trip,
)
"""Every check, by name."""
