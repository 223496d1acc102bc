"""All that a value leads to, as one digest for each of its parts.

`python -m numcards.testing.reach MODULE` does it for one view in a process of its own:
the pickled options, zones, seed and viewer are read from standard input.
"""

from __future__ import annotations

import enum
import inspect
import pickle
import re
import sys
import types
from collections.abc import Iterator, Mapping
from hashlib import sha256
from importlib import import_module
from typing import Any, Final, cast

from numcards.core.game import AnyGame
from numcards.core.interning import Interned

_WHOLE: Final = (
    int,
    float,
    complex,
    str,
    bytes,
    range,
    type(None),
    type,
    types.ModuleType,
    types.FunctionType,
    types.BuiltinFunctionType,
    types.MethodType,
    Interned,
    enum.Enum,
)
_CODE: Final = (types.FunctionType, types.BuiltinFunctionType, classmethod, staticmethod, type)
_CONTAINERS: Final = (tuple, list, set, frozenset, dict)
_ADDRESS: Final = re.compile(r" at 0x[0-9a-fA-F]+")


def all_reached(*values: object) -> list[dict[str, str]]:
    """For each value a digest of all that each of its parts leads to, by the name of the part.

    Containers, slots, attributes and properties are followed, those of the class included;
    types, modules, functions and interned values (cards and actions) are not.
    The sizes of containers count too, as do errors of properties.
    """
    look = _Look()
    return [{name: look(part) for name, part in _parts(value)} for value in values]


class _Look:
    """Digests values; the same object is looked at once."""

    def __init__(self) -> None:
        self._met: dict[int, str] = {}
        self._kept: list[object] = []

    def __call__(self, value: object) -> str:
        met = self._met.get(id(value))
        if met is not None:
            return met
        self._kept.append(value)  # so that no other object gets its id
        if isinstance(value, _WHOLE):
            found = _plain(value)
        else:
            self._met[id(value)] = "again"
            found = self._digest(value)
        self._met[id(value)] = found
        return found

    def _digest(self, value: object) -> str:
        kind = type(value)
        if kind is tuple or kind is list:
            parts = [self(part) for part in value]  # type: ignore[attr-defined]  # as most are
        else:
            parts = [f"{name}={self(part)}" for name, part in _parts(value)]
        if isinstance(value, set | frozenset):
            parts.sort()  # cards are hashed by their address, so sets have no order to compare
        size = sys.getsizeof(value) if kind in _CONTAINERS else 0
        whole = "\n".join((kind.__name__, str(size), *(parts or [_plain(value)])))
        return sha256(whole.encode("utf-8", "replace")).hexdigest()


def _plain(value: object) -> str:
    return _ADDRESS.sub("", f"{type(value).__name__} {value!r}")


def _parts(value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, Mapping):
        for at, (key, each) in enumerate(value.items()):
            yield f"key {at}", key
            yield f"value {at}", each
    elif isinstance(value, tuple | list):
        yield from ((str(at), each) for at, each in enumerate(value))
    elif isinstance(value, set | frozenset):
        yield from (("", each) for each in value)
    if type(value) not in _CONTAINERS:
        yield from _attributes(value)


def _attributes(value: object) -> Iterator[tuple[str, object]]:
    cls = type(value)
    for name in sorted({*_names(cls), *getattr(value, "__dict__", ())}):
        try:
            yield name, getattr(value, name)
        except Exception as error:  # noqa: BLE001  # a property may not apply to this view
            yield name, f"{type(error).__name__}: {error}"


def _names(cls: type) -> Iterator[str]:
    """The slots, properties and other data of a class, those of its bases included."""
    for name in dir(cls):
        if not name.startswith("__") and not isinstance(inspect.getattr_static(cls, name), _CODE):
            yield name


def used(game: AnyGame, state: Any, viewer: Any) -> Any:
    """The view of a position of which all has been asked that may fill a cache."""
    repr(state)
    game.zones(state)
    for seat in game.to_act(state):
        for action in game.legal_actions(state, seat)[:1]:
            game.apply(state, action)
            game.all_events(state, action)
    view = game.observe(state, viewer)
    hash(view)
    game.view_zones(view)
    return view


def _main() -> None:
    game = cast("AnyGame", import_module(sys.argv[1]))
    options, zones, seed, viewer = pickle.loads(sys.stdin.buffer.read())  # noqa: S301  # from the parent process
    (found,) = all_reached(used(game, game.position(options, zones, seed), viewer))
    sys.stdout.write(repr(found))


if __name__ == "__main__":
    _main()
