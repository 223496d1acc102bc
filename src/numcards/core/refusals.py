"""Refusals: why an action is not allowed, and what every game answers alike."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from attrs import asdict, frozen

from numcards.core.errors import NumcardsError
from numcards.core.plain import Plain
from numcards.core.players import Player, listing
from numcards.core.seats import SPECTATOR, Viewer
from numcards.core.sentences import Sentence, say, shown

if TYPE_CHECKING:
    from numcards.core.game_info import GameInfo
    from numcards.core.seats import Seat

__all__ = [
    "CommonCode",
    "Facts",
    "ForeignFacts",
    "IllegalAction",
    "Refusal",
    "TurnFacts",
    "foreign_refusal",
    "turn_refusal",
]


class CommonCode(StrEnum):
    """What can be wrong with an action in every game; the games have codes of their own too."""

    GAME_OVER = "game-over"
    """Nobody can act any more."""
    SPECTATOR = "spectator"
    """Whoever sent it does not play (ALL-08)."""
    NOT_ON_TURN = "not-on-turn"
    """It is for others to act (`TurnFacts`)."""
    FOREIGN = "foreign"
    """It is no action of this game at all (`ForeignFacts`)."""


@frozen(eq=False, repr=False)
class Facts(Plain):
    """What a refusal is about; each kind of refusal has its own subclass with its own fields.

    Seats stand in it as `Player`, so that sentences can say them by name.
    """


@frozen(eq=False, repr=False)
class TurnFacts(Facts):
    """Who wanted to act, and who may, ascending."""

    by: Player
    turn: tuple[Player, ...]


@frozen(eq=False, repr=False)
class ForeignFacts(Facts):
    """The game whose actions are expected, and what was given instead, as it is quoted."""

    game: GameInfo
    given: str


@frozen
class Refusal:
    """Why an action is not allowed: a code, the rule's id, and the facts.

    `str` words it in English.
    The facts hold only what the player who wanted to act may know.
    `template` is the sentence before the facts are filled in, and the key of its translations;
    the rule's id stands in it as `{rule}`, before the full stop.
    """

    code: StrEnum
    """A `CommonCode`, or a code of the game."""
    rule: str
    template: str
    facts: Facts = Facts()

    @property
    def sentence(self) -> Sentence:
        """The refusal as a sentence, with the rule's id in it."""
        facts = asdict(self.facts, recurse=False)
        named = {name: _named(fact) for name, fact in facts.items()}
        return say(self.template, **named, rule=self.rule)

    def __str__(self) -> str:
        """Word the refusal in English."""
        return str(self.sentence)


class IllegalAction(NumcardsError):  # noqa: N818  # named after what is wrong
    """An action is not legal in this position; `refusal` says why."""

    refusal: Refusal

    def __init__(self, refusal: Refusal) -> None:
        """Carry a refusal."""
        super().__init__("{refusal}", refusal=refusal)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        """Pickle the refusal, from which the error is made again."""
        return type(self), (self.refusal,)


def _named(fact: object) -> object:
    """A fact as it stands in a sentence: several players are listed."""
    if isinstance(fact, tuple) and fact and isinstance(fact[0], Player):
        return listing(fact)
    return fact


def turn_refusal(
    to_act: tuple[Seat, ...], by: Viewer | None, *, over: str, turn: str
) -> Refusal | None:
    """Why `by` may not act: the game is over, or `by` is a spectator or not one of `to_act`.

    Checked in this order; None when `by` may act, or nobody is named and somebody may.
    `over` is the rule that ends the game, `turn` the one that says who is on turn.

    >>> print(turn_refusal((1,), 0, over="INF-32", turn="INF-09"))
    P0 cannot act: P1 is on turn (INF-09).
    """
    if not to_act:
        return Refusal(CommonCode.GAME_OVER, over, "The game is over, so nobody can act ({rule}).")
    if by is None or by in to_act:
        return None
    if by is SPECTATOR:
        return Refusal(CommonCode.SPECTATOR, "ALL-08", "A spectator does not play ({rule}).")
    return Refusal(
        CommonCode.NOT_ON_TURN,
        turn,
        "{by} cannot act: {turn} is on turn ({rule})."
        if len(to_act) == 1
        else "{by} cannot act: {turn} are on turn ({rule}).",
        TurnFacts(Player(by), tuple(map(Player, to_act))),
    )


def foreign_refusal(action: object, game: GameInfo, rule: str) -> Refusal:
    """What is no action of the game at all; `rule` is the one that says what actions there are."""
    return Refusal(
        CommonCode.FOREIGN,
        rule,
        "An action of {game} is expected, not {given} ({rule}).",
        ForeignFacts(game, shown(action)),
    )
