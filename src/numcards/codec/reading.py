"""Reading documents strictly: what is not exactly as written is an error with its place."""

from __future__ import annotations

import json
from math import isfinite
from typing import TYPE_CHECKING, Any, Final, NoReturn, cast

from numcards.codec.errors import DocumentError, Path
from numcards.core.sentences import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numcards.codec.values import Document, Json

LONGEST: Final = 4 * 1024 * 1024
"""How many characters the text of a document may have."""
_LONGEST_NUMBER: Final = 17


def loads(text: str | bytes) -> Json:
    """Read JSON, and nothing that JSON readers disagree about.

    Raises `DocumentError` for a text that is no JSON, longer than `LONGEST` or nested very deeply,
    for duplicated keys, and for NaN and infinite or endless numbers.

    >>> loads('{"text": "R7"}')
    {'text': 'R7'}
    """
    if not isinstance(text, str | bytes):
        raise DocumentError(
            (), "the text of a document is expected, not {given}.", given=shown(text)
        )
    if len(text) > LONGEST:
        raise DocumentError(
            (),
            "the text has {given} characters, and may have {most}.",
            given=len(text),
            most=LONGEST,
        )
    try:
        return cast("Json", _DECODER.decode(text if isinstance(text, str) else text.decode()))
    except DocumentError:
        raise
    except RecursionError as error:
        raise DocumentError((), "lists and objects are nested too deeply.") from error
    except UnicodeDecodeError as error:
        raise DocumentError((), "the text is not UTF-8.") from error
    except ValueError as error:
        raise DocumentError((), "the text is no JSON: {problem}.", problem=str(error)) from error


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in table if keys.count(key) > 1)
        raise DocumentError((), "the key {key} is there twice.", key=shown(twice))
    return table


def _no_constant(name: str) -> NoReturn:
    raise DocumentError((), "{name} is no number.", name=name)


def _whole(text: str) -> int:
    if len(text) > _LONGEST_NUMBER:
        raise DocumentError((), "the number {given} is too large.", given=shown(text))
    return int(text)


def _finite(text: str) -> float:
    number = float(text)
    return number if isfinite(number) else _no_constant(text)


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_unique, parse_constant=_no_constant, parse_int=_whole, parse_float=_finite
)


class Fields:
    """The fields of one object of a document, each of which must be asked for."""

    def __init__(self, document: object, path: Path, known: Iterable[str]) -> None:
        """Take an object that has no other fields than those known."""
        if type(document) is not dict:
            raise DocumentError(path, "an object is expected, not {given}.", given=shown(document))
        self.document: Document = cast("Document", document)
        self.path: Path = path
        names = tuple(known)
        for name in self.document:
            if name not in names:
                raise DocumentError(
                    path,
                    "there is no field {name}: the fields are {known}.",
                    name=shown(name),
                    known=", ".join(names),
                )

    def __contains__(self, name: str) -> bool:
        """Whether the field is there."""
        return name in self.document

    def at(self, name: str) -> Path:
        """The path of a field."""
        return (*self.path, name)

    def value(self, name: str) -> Json:
        """Whatever a field holds; raises `DocumentError` when it is missing."""
        if name not in self.document:
            raise DocumentError(self.at(name), "this field is missing.")
        return self.document[name]

    def text(self, name: str) -> str:
        """The text in a field."""
        value = self.value(name)
        if type(value) is not str:
            raise DocumentError(
                self.at(name), "a text is expected, not {given}.", given=shown(value)
            )
        return value

    def whole(self, name: str) -> int:
        """The whole number in a field."""
        value = self.value(name)
        if type(value) is not int:
            raise DocumentError(
                self.at(name), "a whole number is expected, not {given}.", given=shown(value)
            )
        return value

    def texts(self, name: str) -> dict[str, str]:
        """The object in a field, all values of which are texts."""
        value = self.value(name)
        if type(value) is not dict:
            raise DocumentError(
                self.at(name), "an object is expected, not {given}.", given=shown(value)
            )
        for key, each in value.items():
            if type(each) is not str:
                path = (*self.at(name), key)
                raise DocumentError(path, "a text is expected, not {given}.", given=shown(each))
        return cast("dict[str, str]", value)
