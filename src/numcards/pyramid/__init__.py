"""The pyramid game: pyramids of unseen cards, for 2 to 6 players, as pure functions.

>>> import random
>>> from numcards import pyramid
>>> state, rng = pyramid.new_game(pyramid.Options(players=4), seed=1), random.Random(1)
>>> while not pyramid.is_over(state):
...     action = rng.choice(pyramid.legal_actions(state))
...     state = pyramid.apply(state, action)
>>> pyramid.result(state).totals
(0, 0, 9, 0)
"""

from __future__ import annotations

from numcards.pyramid.actions import (
    DISCARD,
    DRAW,
    NO_FLASH,
    TAKE,
    Action,
    Choice,
    Discard,
    Draw,
    Flash,
    Flip,
    Keep,
    NoFlash,
    Replace,
    Reveal,
    Swipe,
    Take,
)
from numcards.pyramid.codes import (
    CardFacts,
    Code,
    KeepFacts,
    OtherSeatFacts,
    QuestionFacts,
    SeatFacts,
    SlotFacts,
)
from numcards.pyramid.combinations import Combination, Kind, Score, score
from numcards.pyramid.determinization import determinize
from numcards.pyramid.event_log import all_events, events, opening_events
from numcards.pyramid.event_types import (
    CardDiscarded,
    CardKept,
    CardPlaced,
    CardRemoved,
    CardsDrawn,
    CardsFlipped,
    CardsSwiped,
    CardTaken,
    CardTurnedUp,
    ChoiceMade,
    ChoicesShown,
    Dealt,
    Event,
    FinalTurnsBegan,
    FirstPlayerMoved,
    FlashDeclined,
    GameEnded,
    PileRefilled,
    PyramidScored,
    RoundBegan,
    RoundEnded,
)
from numcards.pyramid.faces import FACE_DOWN, Face, FaceDown
from numcards.pyramid.info import INFO
from numcards.pyramid.notation import parse_action
from numcards.pyramid.options import Options
from numcards.pyramid.phases import (
    Choosing,
    Drawing,
    Ended,
    Flashing,
    Flipping,
    Keeping,
    Phase,
    Playing,
    Revealing,
    Swiping,
)
from numcards.pyramid.positions import position, view_of, view_zones, zones
from numcards.pyramid.rules import (
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
from numcards.pyramid.scoring import Result
from numcards.pyramid.slots import PLACES, SLOTS, Place, Shape, Slot
from numcards.pyramid.state import Held, Round, State
from numcards.pyramid.view import HeldView, View, observe

__all__ = [
    "DISCARD",
    "DRAW",
    "FACE_DOWN",
    "INFO",
    "NO_FLASH",
    "PLACES",
    "SLOTS",
    "TAKE",
    "Action",
    "CardDiscarded",
    "CardFacts",
    "CardKept",
    "CardPlaced",
    "CardRemoved",
    "CardTaken",
    "CardTurnedUp",
    "CardsDrawn",
    "CardsFlipped",
    "CardsSwiped",
    "Choice",
    "ChoiceMade",
    "ChoicesShown",
    "Choosing",
    "Code",
    "Combination",
    "Dealt",
    "Discard",
    "Draw",
    "Drawing",
    "Ended",
    "Event",
    "Face",
    "FaceDown",
    "FinalTurnsBegan",
    "FirstPlayerMoved",
    "Flash",
    "FlashDeclined",
    "Flashing",
    "Flip",
    "Flipping",
    "GameEnded",
    "Held",
    "HeldView",
    "Keep",
    "KeepFacts",
    "Keeping",
    "Kind",
    "NoFlash",
    "Options",
    "OtherSeatFacts",
    "Phase",
    "PileRefilled",
    "Place",
    "Playing",
    "PyramidScored",
    "QuestionFacts",
    "Replace",
    "Result",
    "Reveal",
    "Revealing",
    "Round",
    "RoundBegan",
    "RoundEnded",
    "Score",
    "SeatFacts",
    "Shape",
    "Slot",
    "SlotFacts",
    "State",
    "Swipe",
    "Swiping",
    "Take",
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
