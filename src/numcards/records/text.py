"""Records as TOML text: readable, comparable line by line, and checked when they are read."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, Final

import tomli_w

from numcards.core.errors import RecordError, UsageError
from numcards.core.sentences import Sentence, say, shown
from numcards.records.record import FORMAT, OptionValue, Record
from numcards.records.shape import is_modest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numcards.core.shuffles import Seed

__all__ = ["LARGEST", "dumps", "loads"]

LARGEST: Final = 16 * 1024 * 1024
"""How many bytes a record may have: some hundred times more than the longest games need."""

_BYTE_ORDER_MARK: Final = "\ufeff"
_LARGEST_INTEGER: Final = 2**63 - 1
"""The largest integer that every reader of TOML knows."""
_LONGEST_PROBLEM: Final = 200
_HEXADECIMAL: Final = re.compile(r"([0-9a-f]{2})*")
_LARGE_SEED: Final = re.compile(r"0x[1-9a-f][0-9a-f]*")
_FINGERPRINT: Final = re.compile(r"[0-9a-f]{64}")
_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,8}")
_KEYS: Final = (
    "format",
    "game",
    "rules_version",
    "seed",
    "seed_bytes",
    "players",
    "options",
    "start",
    "fingerprints",
    "play",
)
_REQUIRED: Final = ("format", "game", "rules_version", "options", "start", "fingerprints", "play")


def dumps(record: Record) -> str:
    """Write a record as text, which `loads` reads back.

    The actions stand last, one a line, so that a text that has been cut short is no TOML.
    Raises `UsageError` for a record whose actions are no lines of text, or with something else
    in it that no text in UTF-8 can hold.
    """
    head: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        "rules_version": record.rules_version,
    }
    head |= _seed_entry(record.seed)
    if record.players:
        head["players"] = list(record.players)
    head["options"] = dict(record.options)
    head["start"] = dict(record.start)
    head["fingerprints"] = {str(number): text for number, text in record.fingerprints}
    for action in record.actions:
        if not action or "\n" in action:
            raise UsageError("An action is one line of text, not {given}.", given=shown(action))
    lines = "".join(f"{action}\n" for action in record.actions)
    play = {"play": {"actions": lines}}
    try:
        text = f"{tomli_w.dumps(head)}\n{tomli_w.dumps(play, multiline_strings=True)}"
        text.encode()
    except (TypeError, ValueError) as error:  # of tomli_w, or half of a surrogate pair
        raise UsageError(
            "A record is written only if it holds nothing but plain texts and whole numbers."
        ) from error
    return text


def _seed_entry(seed: Seed | None) -> dict[str, int | str]:
    match seed:
        case None:
            return {}
        case bytes():
            return {"seed_bytes": seed.hex()}
        case _ if seed <= _LARGEST_INTEGER:
            return {"seed": seed}
        case _:
            return {"seed": hex(seed)}


def loads(text: str) -> Record:
    """Read a record; whether its game can be replayed is for `replay` to say.

    A byte order mark before it does no harm; whatever the text, the time that this takes
    grows with its length alone.
    Raises `RecordError` for a text that is too long, no TOML, no record,
    or a record of a newer format.
    """
    if not isinstance(text, str):
        raise RecordError("The text of a record is expected, not {given}.", given=shown(text))
    if len(text) > LARGEST:
        raise RecordError(
            "The text is too long for a record: {given} characters, where {most} are allowed.",
            given=len(text),
            most=LARGEST,
        )
    return _record(_parsed(text.removeprefix(_BYTE_ORDER_MARK)))


def _parsed(text: str) -> dict[str, Any]:
    if not is_modest(text):
        raise RecordError("The text is no record: something in it is too long, or lies too deep.")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RecordError(
            "The text is no TOML, it may have been cut short or edited: {problem}.",
            problem=_shortened(str(error)),
        ) from error
    except ValueError as error:  # a number of more digits than Python reads
        raise RecordError("The text is no record: a number in it is too long.") from error


def _shortened(problem: str) -> str:
    """What the parser says, which may quote a whole key: its beginning and its place."""
    if len(problem) <= _LONGEST_PROBLEM:
        return problem
    half = _LONGEST_PROBLEM // 2
    return f"{problem[:half]}...{problem[-half:]}"


def _record(table: dict[str, Any]) -> Record:
    _check_format(table)
    for key in table:
        if key not in _KEYS:
            raise RecordError(
                "A record has no entry {key}: its entries are {known}.",
                key=shown(key),
                known=", ".join(_KEYS),
            )
    for key in _REQUIRED:
        if key not in table:
            raise RecordError("The entry {key} is missing.", key=key)
    actions = _actions(table["play"])
    return Record(
        game=_text("game", table["game"]),
        rules_version=_whole("rules_version", table["rules_version"]),
        options=_options(table["options"]),
        start=_texts("start", table["start"]),
        seed=_seed(table),
        actions=actions,
        fingerprints=_fingerprints(table["fingerprints"], len(actions)),
        players=_players(table.get("players", [])),
    )


def _check_format(table: dict[str, Any]) -> None:
    """Look at the version first: a newer format may have anything else in it."""
    version = table.get("format")
    if type(version) is not int or version < 1:
        raise _wrong("format", version, say("a version number, as every record of numcards has"))
    if version > FORMAT:
        raise RecordError(
            "This record has format {given}, and formats up to {own} are known: "
            "install a newer numcards.",
            given=shown(version),
            own=FORMAT,
        )


def _wrong(key: str, value: object, expected: Sentence) -> RecordError:
    return RecordError(
        "The entry {key} must be {expected}, not {given}.",
        key=key,
        expected=expected,
        given=shown(value),
    )


def _text(key: str, value: object) -> str:
    if not isinstance(value, str):
        raise _wrong(key, value, say("a text"))
    return value


def _whole(key: str, value: object) -> int:
    if type(value) is not int or value < 0:
        raise _wrong(key, value, say("a whole number from 0 up"))
    return value


def _table(key: str, value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise _wrong(key, value, say("a table"))
    return value


def _texts(key: str, value: object) -> dict[str, str]:
    entries = _table(key, value).items()
    return {name: _text(f"{key}.{name}", text) for name, text in entries}


def _options(value: object) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {}
    for name, given in _table("options", value).items():
        if not isinstance(given, bool | int | str):
            expected = say("a whole number, a text, true or false")
            raise _wrong("options." + name, given, expected)
        options[name] = given
    return options


def _players(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise _wrong("players", value, say("an array of texts"))
    return tuple(_text("players", name) for name in value)


def _seed(table: dict[str, Any]) -> Seed | None:
    if "seed" in table and "seed_bytes" in table:
        raise RecordError("A record has one seed, as a number or as bytes, not both.")
    if "seed_bytes" in table:
        return _seed_bytes(_text("seed_bytes", table["seed_bytes"]))
    match table.get("seed"):
        case None:
            return None
        case str() as large:
            return _large_seed(large)
        case small:
            return _whole("seed", small)


def _seed_bytes(text: str) -> bytes:
    if not _HEXADECIMAL.fullmatch(text):
        raise _wrong("seed_bytes", text, say("bytes in lower-case hexadecimal digits"))
    return bytes.fromhex(text)


def _large_seed(text: str) -> int:
    if not _LARGE_SEED.fullmatch(text):
        raise _wrong("seed", text, say("a whole number, a large one like 0x1f"))
    return int(text, 16)


def _fingerprints(value: object, length: int) -> dict[int, str]:
    fingerprints: dict[int, str] = {}
    for name, given in _texts("fingerprints", value).items():
        if not _COUNT.fullmatch(name) or not _FINGERPRINT.fullmatch(given):
            expected = say("64 hexadecimal digits under a number of actions")
            raise _wrong("fingerprints." + name, given, expected)
        fingerprints[int(name)] = given
    if max(fingerprints, default=None) != length:
        raise RecordError(
            "The last fingerprint is that of action {last}, but there are {given} actions: "
            "some were added or taken away.",
            last=max(fingerprints, default=say("none")),
            given=length,
        )
    return fingerprints


def _actions(value: object) -> tuple[str, ...]:
    table = _table("play", value)
    if set(table) != {"actions"}:
        raise _wrong("play", value, say("a table with the entry actions alone"))
    *actions, rest = _text("play.actions", table["actions"]).split("\n")
    if rest:
        raise RecordError("The last action, {given}, is not a whole line.", given=shown(rest))
    return tuple(actions)
