"""The pile game (NUM Infini): shed the deck together, or race colour against colour.

>>> import random
>>> from numcards import infini
>>> state = infini.new_game(infini.Options.advanced("adversary", players=3), seed=1)
>>> rng = random.Random(1)
>>> while not infini.is_over(state):
...     action = rng.choice(infini.legal_actions(state))
...     state = infini.apply(state, action)
>>> infini.result(state).winners
(1,)
"""

from __future__ import annotations

from numcards.infini.actions import (
    END,
    PASSE,
    SIMPLE,
    Action,
    End,
    Flash,
    Flip,
    Passe,
    Place,
    PlaceJoker,
    Play,
    Simple,
)
from numcards.infini.codes import (
    BranchFacts,
    CardFacts,
    Code,
    FitFacts,
    JokerFacts,
    OwedFacts,
    PileFacts,
)
from numcards.infini.determinization import determinize
from numcards.infini.event_log import all_events, events, opening_events
from numcards.infini.event_types import (
    Dealt,
    Drew,
    Eliminated,
    Event,
    Flashed,
    Flipped,
    GameBegan,
    GameEnded,
    HandGrew,
    PassedOver,
    Placed,
    PlayedPasse,
    PlayedSimple,
    Stuck,
    TurnBegan,
    TurnEnded,
)
from numcards.infini.info import INFO
from numcards.infini.notation import parse_action, parse_branch
from numcards.infini.options import Options
from numcards.infini.piles import (
    BRANCHES,
    Branch,
    Direction,
    Lying,
    Pile,
    PlacedJoker,
    Stack,
)
from numcards.infini.plays import piles_after
from numcards.infini.positions import position, view_of, view_zones, zones
from numcards.infini.rules import (
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
from numcards.infini.scoring import Result
from numcards.infini.state import DrawPile, Setting, State
from numcards.infini.survey import (
    Table,
    caught_values,
    fitting_values,
    picture,
    values_to_place,
)
from numcards.infini.view import View, observe

__all__ = [
    "BRANCHES",
    "END",
    "INFO",
    "PASSE",
    "SIMPLE",
    "Action",
    "Branch",
    "BranchFacts",
    "CardFacts",
    "Code",
    "Dealt",
    "Direction",
    "DrawPile",
    "Drew",
    "Eliminated",
    "End",
    "Event",
    "FitFacts",
    "Flash",
    "Flashed",
    "Flip",
    "Flipped",
    "GameBegan",
    "GameEnded",
    "HandGrew",
    "JokerFacts",
    "Lying",
    "Options",
    "OwedFacts",
    "Passe",
    "PassedOver",
    "Pile",
    "PileFacts",
    "Place",
    "PlaceJoker",
    "Placed",
    "PlacedJoker",
    "Play",
    "PlayedPasse",
    "PlayedSimple",
    "Result",
    "Setting",
    "Simple",
    "Stack",
    "State",
    "Stuck",
    "Table",
    "TurnBegan",
    "TurnEnded",
    "View",
    "all_actions",
    "all_events",
    "apply",
    "apply_unchecked",
    "caught_values",
    "determinize",
    "events",
    "fitting_values",
    "is_over",
    "legal_actions",
    "new_game",
    "observe",
    "opening_events",
    "parse_action",
    "parse_branch",
    "picture",
    "piles_after",
    "position",
    "refusal",
    "result",
    "seed_of",
    "to_act",
    "values_to_place",
    "view_of",
    "view_zones",
    "zones",
]
