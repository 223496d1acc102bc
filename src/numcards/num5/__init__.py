"""NUM-5: simultaneous cards on four rows for 2 to 9 players, as pure functions.

>>> import random
>>> from numcards import num5
>>> state, rng = num5.new_game(num5.Options(players=4), seed=1), random.Random(1)
>>> while not num5.is_over(state):
...     action = rng.choice(num5.legal_actions(state))
...     state = num5.apply(state, action)
>>> num5.result(state).winners
(0,)
"""

from __future__ import annotations

from numcards.num5.actions import ROWS, Action, ChooseCard, ChooseRow
from numcards.num5.codes import (
    CardFacts,
    Code,
    OwnFacts,
    RowFacts,
    SeatFacts,
    TableFacts,
)
from numcards.num5.determinization import determinize
from numcards.num5.event_log import all_events, events, opening_events
from numcards.num5.event_types import (
    Chosen,
    Collected,
    Dealt,
    Event,
    GameEnded,
    Placed,
    Revealed,
    RoundBegan,
    RoundScored,
    RoundWon,
    RowChosen,
    RowNeeded,
    RowTaken,
)
from numcards.num5.info import INFO
from numcards.num5.notation import parse_action
from numcards.num5.options import Options
from numcards.num5.positions import position, view_of, view_zones, zones
from numcards.num5.rules import (
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
from numcards.num5.scoring import Result, score
from numcards.num5.state import Round, State, Turn
from numcards.num5.view import View, observe

__all__ = [
    "INFO",
    "ROWS",
    "Action",
    "CardFacts",
    "ChooseCard",
    "ChooseRow",
    "Chosen",
    "Code",
    "Collected",
    "Dealt",
    "Event",
    "GameEnded",
    "Options",
    "OwnFacts",
    "Placed",
    "Result",
    "Revealed",
    "Round",
    "RoundBegan",
    "RoundScored",
    "RoundWon",
    "RowChosen",
    "RowFacts",
    "RowNeeded",
    "RowTaken",
    "SeatFacts",
    "State",
    "TableFacts",
    "Turn",
    "View",
    "all_actions",
    "all_events",
    "apply",
    "apply_unchecked",
    "determinize",
    "events",
    "is_over",
    "legal_actions",
    "new_game",
    "observe",
    "opening_events",
    "parse_action",
    "position",
    "refusal",
    "result",
    "score",
    "seed_of",
    "to_act",
    "view_of",
    "view_zones",
    "zones",
]
