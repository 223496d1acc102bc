"""NUM Inferno: a climbing and shedding game for 2 to 6 players, as pure functions.

>>> import random
>>> from numcards import inferno
>>> state, rng = inferno.new_game(inferno.Options(players=4), seed=1), random.Random(1)
>>> while not inferno.is_over(state):
...     action = rng.choice(inferno.legal_actions(state))
...     state = inferno.apply(state, action)
>>> inferno.result(state).winners
(0,)
"""

from __future__ import annotations

from numcards.inferno.actions import (
    INFINI,
    NUMX,
    PASS,
    Action,
    Infini,
    NumX,
    Pass,
    Play,
    Pose,
    Posed,
    make_pose,
)
from numcards.inferno.codes import (
    CardFacts,
    Code,
    CountFacts,
    TopFacts,
    ValueFacts,
)
from numcards.inferno.determinization import determinize
from numcards.inferno.event_log import all_events, events, opening_events
from numcards.inferno.event_types import (
    Cut,
    Dealt,
    DemandSet,
    Event,
    GameEnded,
    LeadHandedOn,
    OrderSet,
    Passed,
    PosedCards,
    RoundBegan,
    RoundEnded,
    TrickWon,
    WentOut,
)
from numcards.inferno.info import INFO
from numcards.inferno.notation import parse_action
from numcards.inferno.options import Options
from numcards.inferno.positions import position, view_of, view_zones, zones
from numcards.inferno.rules import (
    all_actions,
    apply,
    apply_unchecked,
    is_over,
    legal_actions,
    new_game,
    refusal,
    result,
    seed_of,
    to_act,
)
from numcards.inferno.scoring import Result
from numcards.inferno.state import Round, State
from numcards.inferno.view import Demand, View, observe

__all__ = [
    "INFINI",
    "INFO",
    "NUMX",
    "PASS",
    "Action",
    "CardFacts",
    "Code",
    "CountFacts",
    "Cut",
    "Dealt",
    "Demand",
    "DemandSet",
    "Event",
    "GameEnded",
    "Infini",
    "LeadHandedOn",
    "NumX",
    "Options",
    "OrderSet",
    "Pass",
    "Passed",
    "Play",
    "Pose",
    "Posed",
    "PosedCards",
    "Result",
    "Round",
    "RoundBegan",
    "RoundEnded",
    "State",
    "TopFacts",
    "TrickWon",
    "ValueFacts",
    "View",
    "WentOut",
    "all_actions",
    "all_events",
    "apply",
    "apply_unchecked",
    "determinize",
    "events",
    "is_over",
    "legal_actions",
    "make_pose",
    "new_game",
    "observe",
    "opening_events",
    "parse_action",
    "position",
    "refusal",
    "result",
    "seed_of",
    "to_act",
    "view_of",
    "view_zones",
    "zones",
]
