"""A directive that shows the zones of a game as it declares them: `.. zones:: inferno`."""  # noqa: INP001  # a part of the documentation, not a package

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from numcards.core.zones import AnyZone, Derived, Group, ZoneTable

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_HEADS: Final = ("zone", "what it tells", "what it holds", "where it is left out")


class ZonesOfGame(SphinxDirective):
    """The table of all zones of one game, in the order in which they are written."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Make the table from the declarations."""
        zones: ZoneTable = import_module(f"numcards.{self.arguments[0]}.zone_table").ZONES
        rows = [
            (_name(zone, row), zone.meaning, _held(zone), _default(zone))
            for row in zones.rows
            for zone in (row.zones if isinstance(row, Group) else (row,))
        ]
        return [_table([_HEADS, *rows])]


def _name(zone: AnyZone, row: AnyZone | Group) -> str:
    """The name of a zone; of one for each place, with the first place as an example."""
    if not isinstance(row, Group):
        return f"`{zone.name}`"
    example = "P0" if "P0" in row.spell(0) else "R+"
    return f"`{zone.name.format(example)}` and so on"


def _held(zone: AnyZone) -> str:
    hidden = "" if zone.is_public else f"; in a view: {zone.seen.kind}"
    return f"{zone.content.kind}{hidden}"


def _default(zone: AnyZone) -> str:
    if isinstance(zone.default, Derived):
        return zone.default_text
    return f"`{zone.default_text}`" if zone.default_text else "nothing"


def _table(rows: list[tuple[str, str, str, str]]) -> nodes.table:
    table, group = nodes.table(), nodes.tgroup(cols=len(_HEADS))
    table += group
    group += [nodes.colspec(colwidth=1) for _ in _HEADS]
    head, *body = [_row(cells) for cells in rows]
    group += nodes.thead("", head)
    group += nodes.tbody("", *body)
    return table


def _row(cells: tuple[str, ...]) -> nodes.row:
    row = nodes.row()
    for cell in cells:
        paragraph = nodes.paragraph()
        for place, part in enumerate(cell.split("`")):
            paragraph += nodes.literal(part, part) if place % 2 else nodes.Text(part)
        row += nodes.entry("", paragraph)
    return row


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the directive."""
    app.add_directive("zones", ZonesOfGame)
    return {"parallel_read_safe": True}
