"""Which plays are legal: one set of tables for listing them and for refusing others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from numcards.infini.actions import END, PASSE

if TYPE_CHECKING:
    from numcards.infini.actions import Action
    from numcards.infini.options import Options
    from numcards.infini.piles import Pile
    from numcards.infini.tables import Held

ENDING: Final = (END,)
"""What can be done where nothing can be played and nothing is owed."""
_PASSING: Final = (PASSE,)
"""What can be done with a passe, which comes last in card order."""


def legal_turn(
    options: Options, plays: int, hand: tuple[Held, ...], piles: tuple[Pile, ...]
) -> tuple[Action, ...]:
    """Everything that the player on turn may do: in the order of `all_actions`.

    Plays by their cards, and last of all `end`, once no play is owed (INI-16).
    """
    actions: tuple[Action, ...] = ()
    for held in hand:
        fitting = held.row[piles[held.pile].tops]
        if fitting:
            actions += fitting
        elif held.others:
            actions += _plays_on_others(held, piles)
    if options.action_copies:
        actions = tuple(dict.fromkeys(actions))  # copies of a card make the same plays
        if actions[-1:] == _PASSING and not may_pass(options, plays):
            actions = actions[:-1]
    return actions + ENDING if plays >= options.min_plays else actions


def _plays_on_others(held: Held, piles: tuple[Pile, ...]) -> tuple[Action, ...]:
    """What can be done with a card that is played on several piles."""
    return tuple([action for pile, row in held.others for action in row[piles[pile].tops]])


def can_play(options: Options, plays: int, hand: tuple[Held, ...], piles: tuple[Pile, ...]) -> bool:
    """Whether any card of a hand can be played after so many plays of a turn."""
    return legal_turn(options, plays, hand, piles) not in {(), ENDING}


def may_pass(options: Options, plays: int) -> bool:
    """Whether a passe can be played after so many plays of a turn (INI-14)."""
    match options.passe_when:
        case "first":
            return plays == 0
        case "any":
            return True
        case _:
            assert_never(options.passe_when)


def may_be_stuck(options: Options, plays: int) -> bool:
    """Whether who owes plays after so many, and can make none, is stuck (INI-18)."""
    match options.short_turn:
        case "stuck":
            return True
        case "allowed":
            return plays == 0
        case _:
            assert_never(options.short_turn)


def ends_game_when_stuck(options: Options) -> bool:
    """Whether a stuck player ends the game, or else is eliminated (INI-18)."""
    match options.on_stuck:
        case "end":
            return True
        case "eliminate":
            return False
        case _:
            assert_never(options.on_stuck)
