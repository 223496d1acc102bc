"""The scorecard game: push your luck for poker-like objectives, as pure functions.

>>> import random
>>> from numcards import scorecard
>>> state, rng = scorecard.new_game(scorecard.Options(players=3), seed=3), random.Random(3)
>>> while not scorecard.is_over(state):
...     action = rng.choice(scorecard.legal_actions(state))
...     state = scorecard.apply(state, action)
>>> scorecard.result(state).points
(0, 28, 16)

Two functions stand on their own, for a real table:

>>> from numcards.core import parse_cards
>>> collection = parse_cards("R2 R5 R9 W11 R14")
>>> scorecard.possible_objectives(collection)
(colour,)
>>> scorecard.best_choice(collection, [scorecard.Objective.COLOUR]).total
22
"""

from __future__ import annotations

from numcards.scorecard.actions import (
    BUST,
    DECLARE,
    DISCARD,
    DONE,
    END,
    FLIP,
    JOKER,
    KEEP,
    LOCK,
    STOP,
    TAKE_NONE,
    Action,
    Bust,
    Declare,
    Discard,
    Done,
    Double,
    Draw,
    End,
    Flip,
    Joker,
    Keep,
    Lock,
    PileNumber,
    Quantum,
    Skip,
    Stop,
    Swipe,
    Take,
    Use,
    Validate,
)
from numcards.scorecard.codes import (
    CardFacts,
    Code,
    DeclareFacts,
    ObjectiveFacts,
    PileFacts,
    SeatFacts,
)
from numcards.scorecard.combinations import (
    Choice,
    best_choice,
    points_for,
    possible_objectives,
)
from numcards.scorecard.determinization import (
    determinize,
)
from numcards.scorecard.event_log import (
    all_events,
    events,
    opening_events,
)
from numcards.scorecard.event_types import (
    Busted,
    Discarded,
    Drawn,
    Event,
    GameEnded,
    Joined,
    Kept,
    Lost,
    QuantumDrawn,
    RoundBegan,
    RoundDeclared,
    RoundEnded,
    Scored,
    Secured,
    SequenceStopped,
    Taken,
    TopsSeen,
    TurnBegan,
    TurnEnded,
    Used,
    Validated,
)
from numcards.scorecard.info import (
    INFO,
)
from numcards.scorecard.notation import (
    parse_action,
)
from numcards.scorecard.objectives import (
    OBJECTIVES,
    Objective,
    Scorecard,
    parse_objective,
)
from numcards.scorecard.options import (
    Options,
)
from numcards.scorecard.phases import (
    ENDING,
    FREE,
    OVER,
    OWING,
    SKIPPED,
    START,
    Choosing,
    Concealed,
    Ending,
    Forced,
    Free,
    Interruptible,
    Over,
    Owing,
    Phase,
    SeenPhase,
    Skipped,
    Start,
    Stopped,
    Validating,
    Waiting,
)
from numcards.scorecard.positions import (
    position,
    view_of,
    view_zones,
    zones,
)
from numcards.scorecard.rules import (
    all_actions,
    apply,
    apply_unchecked,
    is_over,
    legal_actions,
    new_game,
    refusal,
    result,
    seed_of,
    stops,
    to_act,
)
from numcards.scorecard.scoring import (
    Result,
)
from numcards.scorecard.state import (
    Round,
    Sequence,
    State,
    Table,
)
from numcards.scorecard.view import (
    View,
    observe,
)

__all__ = [
    "BUST",
    "DECLARE",
    "DISCARD",
    "DONE",
    "END",
    "ENDING",
    "FLIP",
    "FREE",
    "INFO",
    "JOKER",
    "KEEP",
    "LOCK",
    "OBJECTIVES",
    "OVER",
    "OWING",
    "SKIPPED",
    "START",
    "STOP",
    "TAKE_NONE",
    "Action",
    "Bust",
    "Busted",
    "CardFacts",
    "Choice",
    "Choosing",
    "Code",
    "Concealed",
    "Declare",
    "DeclareFacts",
    "Discard",
    "Discarded",
    "Done",
    "Double",
    "Draw",
    "Drawn",
    "End",
    "Ending",
    "Event",
    "Flip",
    "Forced",
    "Free",
    "GameEnded",
    "Interruptible",
    "Joined",
    "Joker",
    "Keep",
    "Kept",
    "Lock",
    "Lost",
    "Objective",
    "ObjectiveFacts",
    "Options",
    "Over",
    "Owing",
    "Phase",
    "PileFacts",
    "PileNumber",
    "Quantum",
    "QuantumDrawn",
    "Result",
    "Round",
    "RoundBegan",
    "RoundDeclared",
    "RoundEnded",
    "Scorecard",
    "Scored",
    "SeatFacts",
    "Secured",
    "SeenPhase",
    "Sequence",
    "SequenceStopped",
    "Skip",
    "Skipped",
    "Start",
    "State",
    "Stop",
    "Stopped",
    "Swipe",
    "Table",
    "Take",
    "Taken",
    "TopsSeen",
    "TurnBegan",
    "TurnEnded",
    "Use",
    "Used",
    "Validate",
    "Validated",
    "Validating",
    "View",
    "Waiting",
    "all_actions",
    "all_events",
    "apply",
    "apply_unchecked",
    "best_choice",
    "determinize",
    "events",
    "is_over",
    "legal_actions",
    "new_game",
    "observe",
    "opening_events",
    "parse_action",
    "parse_objective",
    "points_for",
    "position",
    "possible_objectives",
    "refusal",
    "result",
    "seed_of",
    "stops",
    "to_act",
    "view_of",
    "view_zones",
    "zones",
]
