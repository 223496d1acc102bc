"""The actions that a person can choose from: numbered, grouped when many, found by their text."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from attrs import frozen

from numcards.core.errors import NotationError
from numcards.core.refusals import Refusal
from numcards.core.sentences import Sentence, say, shown
from numcards.render import Cell, Grid
from numcards.words import words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from numcards.core.game import AnyGame, GameOptions
    from numcards.core.seats import Seat

__all__ = ["Menu"]

_FEW: Final = 24
"""How many actions are listed one by one."""
_EXAMPLES: Final = 3

Action: TypeAlias = Any
"""An action of a game whose types are not known."""


@frozen
class Menu:
    """What a seat may do now, and why it may not do something else."""

    game: AnyGame
    options: GameOptions
    seat: Seat
    actions: tuple[Action, ...]
    refuse: Callable[[Action], Refusal | None]
    """Why an action is not legal now, told by the rules."""

    def overview(self) -> Grid:
        """All actions when they are few, the groups of them when they are many."""
        if len(self.actions) <= _FEW:
            return self._grid(range(1, len(self.actions) + 1))
        rows: tuple[tuple[Cell, ...], ...] = tuple(
            (heading, _ranges(numbers), self._examples(numbers))
            for heading, numbers in self._groups().items()
        )
        title = say(
            "{count} actions are possible: `?` lists them all, `?7` those with a 7 in them.",
            count=len(self.actions),
        )
        return Grid(title, rows, (say("group"), say("numbers"), say("actions")))

    def search(self, text: str, worded: Callable[[Sentence], str]) -> Grid | Sentence:
        """The actions of the groups that have this word in their heading, or else in their text.

        `worded` gives the heading as it is shown. The empty text finds everything.
        """
        numbers = [
            number
            for heading, members in self._groups().items()
            if text in worded(heading).split()
            for number in members
        ] or [number for number, action in enumerate(self.actions, 1) if text in str(action)]
        if not numbers:
            return say("No action that is possible now has {text} in it.", text=shown(text))
        return self._grid(numbers)

    def choose(self, text: str) -> Action | Sentence | Refusal:
        """The action with this number or notation, or why there is none."""
        if text.isascii() and text.isdigit():
            number = int(text[:9])
            if 1 <= number <= len(self.actions):
                return self.actions[number - 1]
            return say(
                "The actions have the numbers 1 to {last}, not {given}.",
                last=len(self.actions),
                given=shown(text),
            )
        try:
            action = self._parse(text)
        except NotationError as error:
            return error.sentence
        return self.refuse(action) or action

    def _parse(self, text: str) -> Action:
        """Read an action; the player may be left out where the notation begins with it."""
        with_player = f"P{self.seat}:{text}"
        if with_player in map(str, self.actions):
            return self.game.parse_action(with_player)
        try:
            return self.game.parse_action(text)
        except NotationError:
            with suppress(NotationError):
                return self.game.parse_action(with_player)
            raise

    def _groups(self) -> dict[Sentence, list[int]]:
        group = words_of(self.game).group
        groups: dict[Sentence, list[int]] = {}
        for number, action in enumerate(self.actions, 1):
            groups.setdefault(group(action), []).append(number)
        return groups

    def _examples(self, numbers: list[int]) -> str:
        texts = [str(self.actions[number - 1]) for number in numbers]
        if len(texts) <= _EXAMPLES:
            return " ".join(texts)
        return f"{' '.join(texts[: _EXAMPLES - 1])} … {texts[-1]}"

    def _grid(self, numbers: Iterable[int]) -> Grid:
        meaning = words_of(self.game).action
        rows: tuple[tuple[Cell, ...], ...] = tuple(
            (number, str(action := self.actions[number - 1]), meaning(self.options, action))
            for number in numbers
        )
        return Grid(say("Possible actions"), rows)


def _ranges(numbers: list[int]) -> str:
    """Ascending numbers, those that follow each other as ranges.

    >>> _ranges([1, 2, 3, 7])
    '1-3, 7'
    """
    starts = [number for number in numbers if number - 1 not in numbers]
    ends = [number for number in numbers if number + 1 not in numbers]
    pairs = zip(starts, ends, strict=True)
    return ", ".join(str(start) if start == end else f"{start}-{end}" for start, end in pairs)
