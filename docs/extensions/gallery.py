"""The gallery: pictures of every kind, made by the library while the pages are built."""  # noqa: INP001  # a part of the documentation, not a package

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from numcards import inferno, infini, num5, pyramid, records, render, scorecard
from numcards.core import FAMILIES, SPECIALS, SPECTATOR, VALUES, NumberCard, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sphinx.application import Sphinx

__all__ = ["setup"]

_NAMES = ("Anne", "Blaise", "Chloé")


def _faces() -> str:
    families = [tuple(NumberCard(family, value) for value in VALUES) for family in FAMILIES]
    others = (render.Back(), render.Back(48), render.Empty())
    groups: tuple[tuple[render.Face, ...], ...] = (*families, SPECIALS, others)
    hands = tuple(render.Hand("Cards", (group,)) for group in groups)
    return render.html_of(hands, "en", label="All faces")


def _position(game: Any, options: Any, turns: int) -> Any:  # noqa: ANN401  # a game of any type
    rng, state = Random(5), game.new_game(options, 5)  # noqa: S311  # no secrets are made here
    while turns and not game.is_over(state):
        state = game.apply(state, rng.choice(game.legal_actions(state)))
        turns -= 1
    return state


_TABLES: Mapping[str, tuple[Any, Any, int]] = {
    "inferno": (inferno, inferno.Options(players=3), 25),
    "num5": (num5, num5.Options(players=3), 14),
    "infini": (infini, infini.Options.advanced("coop", 2), 24),
    "pyramid": (pyramid, pyramid.Options(players=3, face_up=2), 26),
    "scorecard": (scorecard, scorecard.Options(players=3), 40),
}


def _view(name: str) -> str:
    game, options, turns = _TABLES[name]
    view = game.observe(_position(game, options, turns), Seat(0))
    return render.html(view, "en", _NAMES)


def _everything() -> str:
    game, options, turns = _TABLES["num5"]
    return render.html(render.all_seeing(_position(game, options, turns)), "en", _NAMES)


def _result() -> str:
    game, options, _ = _TABLES["inferno"]
    return render.html(game.result(_position(game, options, options.max_actions)), "en", _NAMES)


def _film() -> str:
    options = num5.Options(players=3, hand_size=4, rounds_to_win=1)
    recorder, rng = records.Recorder(num5, options, seed=1, players=_NAMES), Random(1)  # noqa: S311  # no secrets are made here
    while not num5.is_over(recorder.state):
        recorder.play(rng.choice(num5.legal_actions(recorder.state)))
    return render.scrubber(num5, recorder.record(), SPECTATOR, "en")


_OTHERS: Mapping[str, Callable[[], str]] = {
    "faces": _faces,
    "everything": _everything,
    "result": _result,
    "film": _film,
}


class _Picture(SphinxDirective):
    """One picture of the gallery, by its name."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the picture."""
        (name,) = self.arguments
        html = _OTHERS[name]() if name in _OTHERS else _view(name)
        return [nodes.raw("", html, format="html")]


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the directive `picture`."""
    app.add_directive("picture", _Picture)
    return {"parallel_read_safe": True}
