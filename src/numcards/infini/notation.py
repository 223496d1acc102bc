"""The notation of actions, branches and what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.cards import CLASSIC_FAMILIES, VALUES, NumberCard
from numcards.core.errors import NotationError
from numcards.core.notation import parse_card
from numcards.core.sentences import shown
from numcards.infini.actions import END, PASSE, SIMPLE, Action, Flash, Flip, Place, PlaceJoker
from numcards.infini.piles import BRANCHES, Branch, Lying, PlacedJoker, Stack

if TYPE_CHECKING:
    from collections.abc import Mapping

_WHOLE: Final[tuple[Action, ...]] = (SIMPLE, PASSE, END, *map(Flip, CLASSIC_FAMILIES))
_WORDS: Final[Mapping[str, Action]] = {str(action): action for action in _WHOLE}
_JOKERS: Final = {str(joker): joker for joker in map(PlacedJoker, VALUES)}
_BRANCHES: Final = {str(branch): branch for branch in BRANCHES}


def parse_action(text: str) -> Action:
    """Read an action, such as `R7@R+`, `joker=4@G+`, `flip@B`, `flash@Y+`, `simple` or `end`.

    Whatever fits the notation parses; whether a game has such cards is for `refusal` to say.
    Raises `NotationError` for anything that `str` of an action does not give.

    >>> parse_action("S2@G+").branch
    G+
    """
    if not isinstance(text, str) or not (text in _WORDS or "@" in text):
        raise NotationError(
            "An action is written like R7@R+, flip@B, passe or end, not {given}.",
            given=shown(text),
        )
    if text in _WORDS:
        return _WORDS[text]
    played, _, place = text.partition("@")
    branch = parse_branch(place)
    if played == "flash":
        return Flash(branch)
    lying = _parse_lying(played)
    if isinstance(lying, PlacedJoker):
        return PlaceJoker(lying.value, branch)
    return Place(lying, branch)


def parse_branch(text: str) -> Branch:
    """Read a branch, such as `R+` or `B-`; raises `NotationError` for anything else."""
    branch = _BRANCHES.get(text) if isinstance(text, str) else None
    if branch is None:
        raise NotationError("A branch is written like R+ or B-, not {given}.", given=shown(text))
    return branch


def parse_stack(text: str) -> Stack:
    """Read what lies on a branch, the oldest card first, such as `R3 R7 joker=7`.

    Raises `NotationError` for anything else.
    """
    return tuple(map(_parse_lying, text.split(" "))) if text else ()


def stack_text(stack: Stack) -> str:
    """Write what lies on a branch, the oldest card first."""
    return " ".join(map(str, stack))


def _parse_lying(text: str) -> Lying:
    if text in _JOKERS:
        return _JOKERS[text]
    card = parse_card(text)
    if not isinstance(card, NumberCard):
        raise NotationError(
            "A number card, or a joker written like joker=4, is expected, not {given}.",
            given=shown(text),
        )
    return card
