"""Why a play is not legal: the questions are asked in an order, and the first answer is given."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from numcards.core.refusals import Refusal
from numcards.infini.actions import (
    RESCUE_DIRECTIONS,
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
from numcards.infini.legality import ENDING
from numcards.infini.state import owed_plays
from numcards.infini.tables import EXTEND, NEVER, joker_values

if TYPE_CHECKING:
    from numcards.core.cards import Card, Family
    from numcards.core.seats import Seat
    from numcards.infini.options import Options
    from numcards.infini.piles import Branch
    from numcards.infini.state import State
    from numcards.infini.tables import Held, Powers, Right


def end_refusal(state: State, seat: Seat) -> Refusal | None:
    """Why the player on turn may not end it (INI-16)."""
    owed = owed_plays(state.options, state.plays, len(state.held[seat]))
    if not owed:
        return None
    return Refusal(
        Code.PLAYS_OWED,
        "INI-16",
        "The turn can be ended once it is fulfilled: one more play is owed ({rule})."
        if owed == 1
        else "The turn can be ended once it is fulfilled: {owed} more plays are owed ({rule}).",
        OwedFacts(owed),
    )


def play_refusal(state: State, seat: Seat, play: Play) -> Refusal | None:
    """Why the player on turn may not make this play (INI-04 to INI-14)."""
    if play in state.actions:
        return None
    powers = state.options.powers[seat]
    missing = _not_in_game(state.options, play) or _not_held(
        powers.held[play.card.order], state.held[seat]
    )
    if missing is not None or isinstance(play, Simple):  # whoever holds a simple can play it
        return missing
    return _nothing_left(state) or _misplaced(state, powers, play)


def _not_in_game(options: Options, play: Play) -> Refusal | None:
    if play.card not in options.deck:
        return Refusal(
            Code.NO_SUCH_CARD,
            "INI-03",
            "This game's deck has no {card} ({rule}).",
            CardFacts(play.card),
        )
    colour = _colour_of(play)
    if colour is not None and colour not in options.colours:
        return Refusal(
            Code.NO_SUCH_PILE,
            "INI-02",
            "{card} cannot be played on {pile}: that pile is not in this game ({rule}).",
            PileFacts(play.card, colour),
        )
    return None


def _colour_of(play: Play) -> Family | None:
    """The colour of the pile that a play changes, if it changes one."""
    match play:
        case Place() | PlaceJoker() | Flash():
            return play.branch.colour
        case Flip():
            return play.colour
        case Simple() | Passe():
            return None
        case _:
            assert_never(play)


def _not_held(held: Held, hand: tuple[Held, ...]) -> Refusal | None:
    if held in hand:
        return None
    return Refusal(
        Code.NOT_HELD, "INI-16", "The hand holds no {card} ({rule}).", CardFacts(held.card)
    )


def _nothing_left(state: State) -> Refusal | None:
    if state.actions != ENDING:
        return None
    return Refusal(
        Code.NOTHING_LEFT,
        "INI-16",
        "No card of the hand can be played any more: the turn can only be ended ({rule}).",
    )


def _misplaced(
    state: State, powers: Powers, play: Place | PlaceJoker | Flip | Flash | Passe
) -> Refusal:
    """Why a play that is not legal is not, when its card is in the hand."""
    match play:
        case Place(card=card, branch=branch) if card.family in RESCUE_DIRECTIONS:
            return _does_not_fit(state, powers.rescuing[branch.pile], play, "INI-09")
        case Place(branch=branch):
            right = powers.placing[branch.pile]
            return _does_not_fit(state, right, play, "INI-04" if right is EXTEND else "INI-08")
        case PlaceJoker(branch=branch):
            return _not_your_pile(powers, play.card, branch.colour, "INI-10") or _joker_unfit(
                state, play
            )
        case Flip(colour=colour):
            return _not_your_pile(powers, play.card, colour, "INI-11") or Refusal(
                Code.BOTH_BRANCHES,
                "INI-11",
                "Both branches of the pile {pile} need a card for a {card} ({rule}).",
                PileFacts(play.card, colour),
            )
        case Flash(branch=branch):
            return _not_your_pile(powers, play.card, branch.colour, "INI-12") or _branch_empty(
                play.card, branch, "INI-12"
            )
        case Passe():
            return Refusal(
                Code.NOT_FIRST, "INI-14", "A passe can only be the first play of a turn ({rule})."
            )
        case _:
            assert_never(play)


def _does_not_fit(state: State, right: Right, play: Place, rule: str) -> Refusal:
    card, branch = play.card, play.branch
    if right is NEVER:
        return _own_pile_only(card, branch.colour, rule)
    top = state.piles[branch.pile].top(branch.direction)
    if top is None:
        return _branch_empty(card, branch, rule)
    fitting = right.fitting(branch.direction, top.value)
    template = (
        "{card} does not fit {branch}, where {top} lies on top: "
        "the values that fit are {fitting} ({rule})."
        if fitting
        else "{card} does not fit {branch}: where {top} lies on top, no value does ({rule})."
    )
    return Refusal(Code.DOES_NOT_FIT, rule, template, FitFacts(card, branch, top, fitting))


def _joker_unfit(state: State, play: PlaceJoker) -> Refusal:
    branch = play.branch
    top = state.piles[branch.pile].top(branch.direction)
    if top is None:
        return _branch_empty(play.card, branch, "INI-10")
    offered = joker_values(branch.direction, top.value)
    return Refusal(
        Code.JOKER_VALUE,
        "INI-10",
        "A joker on {branch}, where {top} lies on top, cannot have the value {value}: "
        "the values offered are {offered} ({rule}).",
        JokerFacts(play.value, branch, top, offered),
    )


def _branch_empty(card: Card, branch: Branch, rule: str) -> Refusal:
    return Refusal(
        Code.BRANCH_EMPTY,
        rule,
        "{card} cannot be played on {branch}, which is empty ({rule}).",
        BranchFacts(card, branch),
    )


def _not_your_pile(powers: Powers, card: Card, colour: Family, rule: str) -> Refusal | None:
    return None if powers.targets[colour.index] else _own_pile_only(card, colour, rule)


def _own_pile_only(card: Card, colour: Family, rule: str) -> Refusal:
    return Refusal(
        Code.NOT_YOUR_PILE,
        rule,
        "{card} can be played on your own pile only, not on {pile} ({rule}).",
        PileFacts(card, colour),
    )
