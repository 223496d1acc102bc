"""Pieces of every kind, with much in them."""

from numcards.core.notation import parse_card, parse_cards
from numcards.render import (
    Back,
    Badge,
    Banner,
    Empty,
    Hand,
    Panel,
    Piece,
    Pile,
    Places,
    Row,
    Score,
    Text,
    Tone,
)

EVIL = "<script>alert('x')</script>&\"\x00"
"""The name of a player who means no good."""


def hand(text: str, *, fan: bool = False) -> Hand:
    return Hand("Your hand", tuple(map(parse_cards, text.split(" | "))), fan)


def pyramid(name: str) -> Places:
    top, second = (parse_card("W12"),), (Back(), Empty())
    third, base = parse_cards("S3 joker G16"), (Back(), Back(), *parse_cards("R0 quantum"))
    return Places(f"The pyramid of {name}", (top, second, third, base))


PLAYERS = Score(
    "Players",
    ("player", "cards", "this turn", "points", "collected"),
    (
        ("Ada Lovelace", 5, Badge("to play"), 112, hand("B0 W1 R12 G3 G4 G5 G6 G7 G8 S9")),
        (EVIL, 4, Badge("has chosen", Tone.QUIET), 0, hand("G16")),
        ("in all", "", "", 112, ""),
    ),
    strong=(2,),
    stacks=True,
)
SCORECARDS = Score(
    "Scorecards",
    ("objective", "points", "Ada", "Grace", "Bob", "Marguerite", "Jean-Baptiste", "Emmy"),
    (("pair", "2, + 1 beyond 5", 14, "", 7, "✓", 0, 3), ("colour run", 20, "", "", 36, "", 0, 3)),
)
PIECES: tuple[Piece, ...] = (
    Text("A text of some length that needs several lines where there is little room for it."),
    Text("quiet", muted=True),
    Badge("on its own"),
    Panel("Players", (PLAYERS,)),
    Panel("Scorecards", (SCORECARDS,)),
    Row(tuple(Panel(f"P{seat}", (pyramid("Ada"),), (Badge("to draw"),)) for seat in range(6))),
    Row(
        (
            Pile("Draw pile", Back(48), 48, "Draw pile: 48 cards"),
            Pile("Discard pile", parse_card("Y9"), 2, "Discard pile: 2 cards"),
            Pile("Pile 2", Empty(), 0, "Pile 2: empty"),
        )
    ),
    Panel("Your hand", (hand("R0 R4 R9 | G1 G10 | joker infini"),), active=True),
    Panel("Your hand", (hand("R0 R4 R9 G1 G10 G11 B5 Y2 joker infini numx", fan=True),)),
    Score("Bare", (), (("P0", hand("R7 W7")), ("P1", "has passed"))),
)
EVERYTHING = (Banner("Everything is shown: no player sees this"), *PIECES)
