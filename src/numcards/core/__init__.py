"""The vocabulary of the games and the contract between them and everything around them."""

from __future__ import annotations

from numcards.core.bots import Bot
from numcards.core.cards import (
    CLASSIC_FAMILIES,
    FAMILIES,
    HIGHEST_VALUE,
    SPECIALS,
    VALUES,
    Card,
    Family,
    NumberCard,
    Special,
    Value,
)
from numcards.core.chance import Rng, choose
from numcards.core.decks import CardSet, Deck
from numcards.core.errors import (
    InvalidOptions,
    InvalidPosition,
    NotationError,
    NumcardsError,
    RecordError,
    UsageError,
)
from numcards.core.game import AnyGame, Game, GameOptions, GameView
from numcards.core.game_info import GameInfo
from numcards.core.notation import cards_text, parse_card, parse_cards, parse_seat
from numcards.core.perft import perft
from numcards.core.players import Player
from numcards.core.refusals import (
    CommonCode,
    Facts,
    ForeignFacts,
    IllegalAction,
    Refusal,
    TurnFacts,
)
from numcards.core.results import GameResult
from numcards.core.seats import SPECTATOR, Seat, Spectator, Viewer, clockwise, seat_text, viewers
from numcards.core.sentences import Sentence
from numcards.core.shuffles import Seed, shuffled

__all__ = [
    "CLASSIC_FAMILIES",
    "FAMILIES",
    "HIGHEST_VALUE",
    "SPECIALS",
    "SPECTATOR",
    "VALUES",
    "AnyGame",
    "Bot",
    "Card",
    "CardSet",
    "CommonCode",
    "Deck",
    "Facts",
    "Family",
    "ForeignFacts",
    "Game",
    "GameInfo",
    "GameOptions",
    "GameResult",
    "GameView",
    "IllegalAction",
    "InvalidOptions",
    "InvalidPosition",
    "NotationError",
    "NumberCard",
    "NumcardsError",
    "Player",
    "RecordError",
    "Refusal",
    "Rng",
    "Seat",
    "Seed",
    "Sentence",
    "Special",
    "Spectator",
    "TurnFacts",
    "UsageError",
    "Value",
    "Viewer",
    "cards_text",
    "choose",
    "clockwise",
    "parse_card",
    "parse_cards",
    "parse_seat",
    "perft",
    "seat_text",
    "shuffled",
    "viewers",
]
