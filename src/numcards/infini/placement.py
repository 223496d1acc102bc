"""Which plays are legal: one set of tables for listing them and for refusing others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.infini.actions import END
from numcards.infini.tables import PASSING

if TYPE_CHECKING:
    from numcards.infini.actions import Action
    from numcards.infini.options import Options
    from numcards.infini.piles import PileParts
    from numcards.infini.tables import Held

__all__ = ["ENDING", "can_play", "legal_turn"]

ENDING: Final = (END,)
"""What can be done where nothing can be played and nothing is owed."""


def legal_turn(
    options: Options, plays: int, hand: tuple[Held, ...], piles: tuple[PileParts, ...]
) -> tuple[Action, ...]:
    """Everything that the player on turn may do: in the order of `all_actions`.

    Plays by their cards, and last of all `end`, once no play is owed (INI-16).
    """
    actions: tuple[Action, ...] = ()
    for held in hand:
        fitting = held.row[piles[held.pile][0]]
        if fitting:
            actions += fitting
        elif held.others:
            actions += _plays_on_others(held, piles)
    if options.action_copies:
        actions = tuple(dict.fromkeys(actions))  # copies of a card make the same plays
        if actions[-1:] == PASSING and not _may_pass(options, plays):
            actions = actions[:-1]
    return actions + ENDING if plays >= options.min_plays else actions


def _plays_on_others(held: Held, piles: tuple[PileParts, ...]) -> tuple[Action, ...]:
    """What can be done with a card that is played on several piles."""
    return tuple(action for pile, row in held.others for action in row[piles[pile][0]])


def can_play(
    options: Options, plays: int, hand: tuple[Held, ...], piles: tuple[PileParts, ...]
) -> bool:
    """Whether any card of a hand can be played after so many plays of a turn."""
    return legal_turn(options, plays, hand, piles) not in {(), ENDING}


def _may_pass(options: Options, plays: int) -> bool:
    """Whether a passe can be played after so many plays of a turn (INI-14)."""
    return plays == 0 or options.passe_when == "any"
