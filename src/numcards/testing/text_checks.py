"""Checks of texts: the notation of actions, and zones and positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from numcards.core.errors import InvalidPosition, NotationError
from numcards.core.game import AnyGame
from numcards.testing.demands import NonConformance, demand, refuses
from numcards.testing.kit import AnyKit
from numcards.testing.playing import Playthrough, reached

__all__ = [
    "check_notation_round_trips",
    "check_zones_are_exact",
    "check_zones_round_trip",
]

_PIECES: Final = [
    "R7",
    "W16",
    "S0",
    "joker",
    "infini",
    "P0",
    "P1:",
    "+",
    "-",
    ":",
    ".",
    "@",
    ">",
    "=",
    "row",
    "draw",
    "pass",
    "end",
]

_PADS: Final = [(" ", ""), ("", " "), ("", "\n"), ("\t", ""), ("+", ""), ("", "+"), ("P0:", "")]


def check_notation_round_trips(kit: AnyKit) -> None:
    """Every action is written and read back; a broken text is a `NotationError`."""
    game = kit.game
    known = [action for options in kit.widest for action in game.all_actions(options)]
    for action in known:
        text = str(action)
        demand(text.isascii() and not text.split()[1:], "a text is one ASCII word", text)
        demand(game.parse_action(text) is action, "an action is read back", action)

    @given(text=_broken(known))
    def check(text: str) -> None:
        try:
            action = game.parse_action(text)
        except NotationError as error:
            demand(str(error), "a notation error says what was expected", text)
        else:
            demand(str(action) == text, "parsing accepts what printing gives", text, action)

    check()


def _broken(known: list[Any]) -> st.SearchStrategy[str]:
    texts = st.sampled_from([str(action) for action in known])
    piece = st.sampled_from(_PIECES) | st.text(max_size=3)
    cut = st.builds(
        lambda text, at, put: text[:at] + put + text[at:], texts, st.integers(0, 9), piece
    )
    dropped = st.builds(lambda text, at: text[:at] + text[at + 1 :], texts, st.integers(0, 9))
    joined = st.builds(lambda first, second: first + second, texts, texts)
    padded = st.builds(lambda text, pad: pad[0] + text + pad[1], texts, st.sampled_from(_PADS))
    return padded | cut | dropped | joined | st.text(max_size=12) | st.lists(piece).map("".join)


def check_zones_round_trip(kit: AnyKit) -> None:
    """`position` makes every reached position again from its zones and its seed."""
    game = kit.game

    @given(played=reached(kit))
    def check(played: Playthrough) -> None:
        zones = game.zones(played.state)
        demand(game.seed_of(played.state) == played.seed, "seed_of gives the seed", played.seed)
        again = _position(game, played, zones)
        demand(again == played.state, "position inverts zones", dict(zones), again)
        demand(game.zones(again) == zones, "zones inverts position", dict(zones))
        demand(repr(again) == repr(played.state), "equal positions look equal", again)
        left_out = game.position(played.options, zones)
        demand(left_out == game.position(played.options, zones, 0), "a seed left out is 0")

    check()


def _position(game: AnyGame, played: Playthrough, zones: Mapping[str, str]) -> Any:
    try:
        return game.position(played.options, zones, played.seed)
    except InvalidPosition as error:
        raise NonConformance("Not kept: position takes what zones gives.") from error


def check_zones_are_exact(kit: AnyKit) -> None:
    """Zones that have been tampered with are refused, or give a position with those zones."""
    game = kit.game

    @given(played=reached(kit), data=st.data())
    def check(played: Playthrough, data: st.DataObject) -> None:
        zones = dict(game.zones(played.state))
        name = data.draw(st.sampled_from(sorted(zones)))
        zones[name] = data.draw(tampered(zones, name))
        _check_zones(game, played.options, zones)
        with refuses(InvalidPosition, "an unknown zone is refused"):
            game.position(played.options, {**zones, "no such zone": ""})

    check()


def _check_zones(game: AnyGame, options: Any, zones: dict[str, str]) -> None:
    try:
        state = game.position(options, zones)
    except InvalidPosition as error:
        demand(error.complaints, "an invalid position has complaints", zones)
        demand(all(map(str, error.complaints)), "complaints are sentences", error.complaints)
    else:
        demand(
            _words(game.zones(state)) == _words(zones),
            "a position has what the zones name",
            zones,
            state,
        )
        demand(
            bool(game.to_act(state)) != game.is_over(state)
            and all(game.legal_actions(state, seat) for seat in game.to_act(state)),
            "a valid position can be played",
            zones,
        )


def _words(zones: Mapping[str, str]) -> dict[str, list[str]]:
    return {name: sorted(text.split(" ")) for name, text in zones.items()}


def tampered(zones: dict[str, str], name: str) -> st.SearchStrategy[str]:
    """Another text for a zone: words exchanged, shuffled, left out, or something else."""
    words = zones[name].split(" ")
    others = [word for text in zones.values() for word in text.split(" ")]
    swapped = st.builds(
        lambda at, word: " ".join([*words[:at], word, *words[at + 1 :]]),
        st.integers(0, len(words) - 1),
        st.sampled_from(others),
    )
    shuffled = st.permutations(words).map(" ".join)
    fewer = st.integers(0, len(words)).map(lambda kept: " ".join(words[:kept]))
    return swapped | shuffled | fewer | st.sampled_from(list(zones.values())) | st.text(max_size=9)
