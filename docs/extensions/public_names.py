"""Names of the library: a reference to where a thing is written leads to where it is exported.

Annotations give `numcards.core.seats.Seat`; users import, and the reference documents,
`numcards.core.Seat`. Docstrings of games name what is in the core by its bare name.
"""  # noqa: INP001  # a part of the documentation, not a package

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

__all__ = ["setup"]


def _resolve(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, shown: nodes.TextElement
) -> nodes.Element | None:
    if node.get("refdomain") != "py":
        return None
    for name in _public_names(node["reftarget"]):
        found = env.domains.python_domain.resolve_xref(
            env, node["refdoc"], app.builder, "obj", name, node, shown
        )
        if found is not None:
            return found
    # Plain backticks in a docstring, which need not be a name at all.
    return shown if node["reftype"] == "obj" else None


def _public_names(target: str) -> tuple[str, ...]:
    """The names under which a thing may be exported, the most likely first."""
    package, _, path = target.partition(".")
    room, _, name = path.rpartition(".")
    if package != "numcards" or not room:
        return target, f"numcards.core.{target}"
    return (f"numcards.{room.partition('.')[0]}.{name}",)


def setup(app: Sphinx) -> dict[str, bool]:
    """Listen for references that lead nowhere yet."""
    app.connect("missing-reference", _resolve)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
