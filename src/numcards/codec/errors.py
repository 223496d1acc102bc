"""What is wrong with a document, and where in it."""

from __future__ import annotations

from typing import TypeAlias

from numcards.core.errors import NumcardsError
from numcards.core.sentences import say

Path: TypeAlias = tuple[str | int, ...]
"""The keys and indices that lead to a place in a document; empty for the document itself."""


class DocumentError(NumcardsError, ValueError):
    """A document cannot be read; `path` leads to what is wrong with it.

    `path_text` writes the path as JSONPath does: `$.zones.P0`.
    """

    path: Path

    def __init__(self, path: Path, template: str, **facts: object) -> None:
        """Make an error from the place, a template and the facts that the template names."""
        super().__init__("{path}: {problem}", path=path_text(path), problem=say(template, **facts))
        self.path = path
        self._template = template
        self._facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the parts, from which the error is made again."""
        return _remade, (self.path, self._template, self._facts)


def path_text(path: Path) -> str:
    """A path as JSONPath writes it.

    >>> path_text(("events", 2, "cards"))
    '$.events[2].cards'
    """
    return "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)


def _remade(path: Path, template: str, facts: dict[str, object]) -> DocumentError:
    return DocumentError(path, template, **facts)
