"""Positions that differ only in what a viewer may not know, and the words that are hidden there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping
from random import Random
from typing import Any, Final

from numcards.core.errors import InvalidPosition
from numcards.core.seats import Viewer
from numcards.testing.kit import AnyKit, HiddenPlaces

_SWAPS: Final = 12
_ENOUGH: Final = 3
_HALF: Final = 0.5


def lookalikes(kit: AnyKit, options: Any, state: Any, viewer: Viewer, random: Random) -> list[Any]:
    """A few valid positions that differ from this one in what the viewer may not know."""
    zones = dict(kit.game.zones(state))
    hidden = kit.hidden_places(options, zones, viewer)
    found: list[Any] = []
    seed = kit.game.seed_of(state)
    for _ in range(_SWAPS):
        if len(found) == _ENOUGH:
            break
        try:
            other = kit.game.position(options, _swapped(zones, hidden, random), seed)
        except InvalidPosition:
            continue
        if other != state:
            found.append(other)
    return found


def _swapped(zones: Mapping[str, str], hidden: HiddenPlaces, random: Random) -> dict[str, str]:
    """Exchange two hidden words, or mix them all."""
    words = {name: text.split(" ") for name, text in zones.items()}
    places = list(hidden)
    if random.random() < _HALF:
        places = random.sample(places, min(2, len(places)))
    taken = [words[name][index] for name, index in places]
    random.shuffle(taken)
    for (name, index), word in zip(places, taken, strict=True):
        words[name][index] = word
    return {name: " ".join(each) for name, each in words.items()}


def hidden_words(kit: AnyKit, options: Any, state: Any, viewer: Viewer) -> Counter[str]:
    """The cards of a position that lie only where the viewer may not look, copies counted."""
    zones = kit.game.zones(state)
    places = set(kit.hidden_places(options, zones, viewer))
    hidden: Counter[str] = Counter()
    seen: set[str] = set()
    for name, text in zones.items():
        for index, word in enumerate(text.split(" ")):
            if (name, index) in places:
                hidden[word] += 1
            else:
                seen.update(_WORD.findall(word))
    return Counter({word: hidden[word] for word in hidden if word and word not in seen})


def named_in(words: Collection[str], text: str) -> list[str]:
    """Those of the words that a text names."""
    there = set(_WORD.findall(text))
    return sorted(word for word in words if there.issuperset(_WORD.findall(word)))


_WORD: Final = re.compile(r"\w+")
