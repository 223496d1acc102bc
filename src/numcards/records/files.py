"""Records in files: read with care, written whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING

from numcards.core.errors import RecordError
from numcards.core.sentences import shown
from numcards.records.text import LARGEST, dumps, loads

if TYPE_CHECKING:
    from numcards.records.record import Record

__all__ = ["load", "save"]


def load(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file.

    Raises `RecordError` for a file that is too large, or holds no record, and names the file;
    and `OSError` when it cannot be read.
    """
    with Path(path).open("rb") as file:
        content = file.read(LARGEST + 1)
    try:
        return loads(_decoded(content))
    except RecordError as error:
        raise RecordError(
            "{file}: {problem}", file=os.fspath(path), problem=error.sentence
        ) from error


def _decoded(content: bytes) -> str:
    if len(content) > LARGEST:
        raise RecordError("The file is too large for a record: over {most} bytes.", most=LARGEST)
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise RecordError(
            "The file is no text in UTF-8: byte {place} is {given}.",
            place=error.start,
            given=shown(content[error.start : error.start + 1]),
        ) from error


def save(record: Record, path: str | os.PathLike[str]) -> None:
    """Write a record into a file, in place of one that may be there.

    The text goes into a new file beside it, which then takes its place in one step:
    whatever interrupts this, the file holds the old record or the new one, whole.
    Raises `OSError` when it cannot be written.
    """
    target = Path(path)
    with NamedTemporaryFile(
        "wb", dir=target.parent, prefix=f".{target.name}.", suffix=".part", delete=False
    ) as file:
        made = Path(file.name)
        try:
            file.write(dumps(record).encode())
            file.flush()
            os.fsync(file.fileno())
            file.close()
            made.replace(target)
        except BaseException:
            with suppress(OSError):
                made.unlink()
            raise
