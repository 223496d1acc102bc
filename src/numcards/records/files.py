"""Records in files: read with care, written whole or not at all."""

from __future__ import annotations

import os
import stat
from contextlib import contextmanager, suppress
from errno import EISDIR
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING

from numcards.core.errors import RecordError, UsageError
from numcards.core.sentences import shown
from numcards.records.text import LARGEST, dumps, loads

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numcards.records.record import Record

__all__ = ["is_stream", "load", "save"]


def load(path: str | os.PathLike[str]) -> Record:
    """Read a record from a file, or from whatever else can be read at this path.

    Raises `RecordError` for a file that is too large, or holds no record, and names the file;
    and `OSError` when it cannot be read.
    """
    file = _path(path)
    with _named(file), file.open("rb") as reading:
        content = reading.read(LARGEST + 1)
    try:
        return loads(_decoded(content))
    except RecordError as error:
        raise RecordError("{file}: {problem}", file=str(file), problem=error.sentence) from error


def _path(path: object) -> Path:
    try:
        text = os.fspath(path)  # type: ignore[call-overload]  # it says what is no path
    except TypeError:
        text = None
    if not isinstance(text, str) or "\0" in text:
        raise UsageError("The path of a file is expected, not {given}.", given=shown(path))
    return Path(text)


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Whatever fails inside is said of this path, which the caller knows, and of no other."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


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


def is_stream(path: str | os.PathLike[str]) -> bool:
    """Whether something stands at this path that is written into and not replaced.

    That is a device, a pipe or a socket; no file, no folder, and not nothing.
    """
    with suppress(OSError):
        mode = _path(path).stat().st_mode
        return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)
    return False


def save(record: Record, path: str | os.PathLike[str], *, overwrite: bool = True) -> None:
    """Write a record into a file, in place of one that may be there.

    The text goes into a new file beside it, which then takes its place in one step:
    whatever interrupts this, the file holds the old record or the new one, whole.
    An older file keeps its permissions, a new one gets the usual ones;
    a link is followed; and what is no file, such as a pipe, is written into.
    Raises `OSError` when it cannot be written: `FileExistsError` where there is a file already
    and `overwrite` is False.
    """
    target = _path(path)
    text = dumps(record).encode()
    with _named(target):
        if target.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if is_stream(target):
            _write_into(target, text)
        else:
            _replace(Path(os.path.realpath(target)), text, overwrite=overwrite)


def _write_into(stream: Path, text: bytes) -> None:
    """Write into what is there; nothing is made where it has just gone away."""
    with os.fdopen(os.open(stream, os.O_WRONLY | getattr(os, "O_BINARY", 0)), "wb") as writing:
        writing.write(text)


def _replace(file: Path, text: bytes, *, overwrite: bool) -> None:
    # The name is short, for the file's own may be as long as names can be.
    made = file.with_name(f".numcards-{token_hex(8)}.part")
    claimed = False
    try:
        with made.open("xb") as writing:
            writing.write(text)
            writing.flush()
            os.fsync(writing.fileno())
        if overwrite:
            _keep_permissions(file, made)
        else:
            file.open("xb").close()
            claimed = True
        made.replace(file)
    except BaseException:
        with suppress(OSError):
            made.unlink()
        if claimed:
            file.unlink()
        raise


def _keep_permissions(file: Path, made: Path) -> None:
    """Give the new file the mode of the old one, and its owner where that is allowed."""
    try:
        old = file.stat()
    except FileNotFoundError:
        return
    if hasattr(os, "chown"):
        with suppress(OSError):
            os.chown(made, old.st_uid, old.st_gid)
    made.chmod(stat.S_IMODE(old.st_mode))
