"""A recorded game as one piece of HTML through which people step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from numcards.core.sentences import Sentence, say
from numcards.records.options import options_of
from numcards.records.replaying import opening_of, steps
from numcards.render.boards.wording import Wording
from numcards.render.documents import framed_html
from numcards.render.elements import Element, element
from numcards.render.layout import Painter
from numcards.render.pictures import board
from numcards.render.styles import FILM_STYLE
from numcards.render.theme import Look
from numcards.words import event_text, game_title

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numcards.core.game import AnyGame
    from numcards.core.seats import Viewer
    from numcards.records import Record
    from numcards.words import Language

__all__ = ["scrubber"]

_PLAIN_LOOK: Final = Look()


def scrubber(
    game: AnyGame, record: Record, viewer: Viewer, language: Language, look: Look = _PLAIN_LOOK
) -> str:
    """A record as HTML with a slider and buttons: every position as one viewer sees it.

    Beside each position stands what that viewer sees happen.
    It needs nothing but the few lines of script that its own controls carry,
    and any number of them may be on one page.
    Raises `RecordError` when the record cannot be replayed.
    """
    wording = Wording(language, record.players)
    shots = tuple(_shots(game, record, viewer, wording, Painter(look.theme, language)))
    whole = element("div", _controls(len(shots) - 1, wording), *shots, class_="nc-film")
    return framed_html(
        whole, language, label=game_title(game, language), look=look, rules=FILM_STYLE
    )


def _shots(
    game: AnyGame, record: Record, viewer: Viewer, wording: Wording, painter: Painter
) -> Iterator[Element]:
    """Each position with what led to it; all but the first are hidden."""
    options = options_of(game, dict(record.options))
    opening = opening_of(game, options, record, viewer)
    for step in steps(game, record):
        events = opening if step.action is None else game.events(step.before, step.action, viewer)
        told = [event_text(game, event, wording.language, wording.names) for event in events]
        table = map(painter.paint, board(game, game.observe(step.state, viewer), wording))
        yield element(
            "div",
            element("div", *table, class_="nc-stack"),
            _log(f"{step.number} / {len(record.actions)}", told),
            class_="nc-shot",
            hidden="" if step.number else None,
        )


def _log(number: str, told: Iterable[str]) -> Element:
    lines = (element("div", line, class_="nc-x") for line in told)
    return element("div", element("div", number, class_="nc-n"), *lines, class_="nc-log nc-p")


_SHOW: Final = (
    "this.closest('.nc-film').querySelectorAll('.nc-shot').forEach((s,i)=>{s.hidden=i!=this.value})"
)
_MOVE: Final = (
    "const r=this.closest('.nc-film').querySelector('input');{how};"
    "r.dispatchEvent(new Event('input'))"
)
_BUTTONS: Final[tuple[tuple[str, Sentence, str], ...]] = (
    ("M7 6V18M17 6 10 12 17 18Z", say("first step"), "r.value=r.min"),
    ("M15 6 8 12 15 18Z", say("previous step"), "r.stepDown()"),
    ("M9 6 16 12 9 18Z", say("next step"), "r.stepUp()"),
    ("M17 6V18M7 6 14 12 7 18Z", say("last step"), "r.value=r.max"),
)


def _controls(last: int, wording: Wording) -> Element:
    buttons = (
        element(
            "button",
            element("svg", element("path", d=sign), viewBox="0 0 24 24", aria_hidden="true"),
            type="button",
            aria_label=wording(name),
            title=wording(name),
            onclick=_MOVE.replace("{how}", how),
        )
        for sign, name, how in _BUTTONS
    )
    slider = element(
        "input",
        type="range",
        min=0,
        max=last,
        value=0,
        aria_label=wording(say("step")),
        oninput=_SHOW,
    )
    return element("div", *buttons, slider, class_="nc-bar")
