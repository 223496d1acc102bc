"""The files that games are saved in: nothing is overwritten that this run did not create."""

from __future__ import annotations

import os
from errno import EACCES
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from numcards.core.errors import UsageError
from numcards.records import save
from numcards.records.files import is_stream

if TYPE_CHECKING:
    from numcards.records import Record

__all__ = ["GameFile"]


class GameFile:
    """Where one game is saved: a file, or a device or pipe, into which it is written once."""

    def __init__(self, path: Path, *, overwrite: bool) -> None:
        """Save into this path; over what is there already only if `overwrite` says so."""
        self.path = path
        self.is_stream: bool = is_stream(path)
        self._overwrite = overwrite

    @classmethod
    def free(cls, game: str, record: Record) -> GameFile:
        """Save the beginning of a game under the first name that nothing has yet."""
        for number in count(1):
            file = cls(Path(f"{game}{'' if number == 1 else f'-{number}'}.toml"), overwrite=False)
            if not os.path.lexists(file.path):
                try:
                    file.begin(record)
                except UsageError:  # somebody else has just taken the name
                    continue
                return file
        raise AssertionError

    def begin(self, record: Record) -> None:
        """Save the beginning, so that what cannot be written is found before the game.

        Raises `UsageError` for a file that is there already, and `OSError` as `save` does.
        """
        if self.is_stream:
            if not os.access(self.path, os.W_OK):
                raise PermissionError(EACCES, os.strerror(EACCES), str(self.path))
            return
        try:
            save(record, self.path, overwrite=self._overwrite)
        except FileExistsError as error:
            raise UsageError(
                "{file} exists already: name another file, or overwrite it with --force.",
                file=str(self.path),
            ) from error
        self._overwrite = True

    def update(self, record: Record) -> None:
        """Save how the game stands now."""
        if not self.is_stream:
            save(record, self.path)

    def end(self, record: Record) -> None:
        """Save the game for the last time."""
        save(record, self.path)
