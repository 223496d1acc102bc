"""How Sphinx builds the documentation: `sphinx-build -n -W --keep-going docs docs/_build/html`."""  # noqa: INP001  # Sphinx runs this file, nobody imports it

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import version as version_of
from pathlib import Path
from unittest.mock import patch

from sphinx.util.inspect import TypeAliasForwardRef

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS))

# The annotations of the library name types that it imports for type checkers only.
# They are wanted here, so the modules are imported once with that flag set;
# what the library builds on comes first and without it.
for module in ("attrs", "hypothesis.strategies"):
    import_module(module)
with patch("typing.TYPE_CHECKING", new=True):
    registry = import_module("numcards.registry")
    for module in (*registry.game_names(), "testing.kits"):
        import_module(f"numcards.{module}")

project = "numcards"
author = "the numcards maintainers"
project_copyright = author
version = release = version_of("numcards")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.doctest",
    "sphinx.ext.intersphinx",
    "extensions.gallery",
    "extensions.public_names",
    "extensions.rule_ids",
    "extensions.zone_tables",
]
exclude_patterns = ["_build"]
nitpicky = True

# Plain backticks in docstrings: a link where there is such a name, else code.
default_role = "py:obj"

rule_prefixes = ("ALL", "INF", "N5", "INI", "PYR", "SC")
"""The prefixes of the rule ids that the rulebook defines; one for each of its pages."""

autodoc_member_order = "bysource"
# Each name is looked up in the game that a page is about, then in the core.
autodoc_type_aliases = {
    name: name
    for name in (
        *("Action", "Event", "Play", "Posed"),
        *("Choice", "Face", "Phase"),
        *("AnyGame", "Card", "Seed", "Viewer"),
        *("AnyKit", "HiddenPlaces"),
    )
}
# Within another type, Sphinx shows an alias by its repr; this makes it the alias's name.
TypeAliasForwardRef.__repr__ = lambda alias: alias.name  # type: ignore[method-assign]
maximum_signature_line_length = 140
python_use_unqualified_type_names = True

# Our own inventory of the names that we link to, so that nothing is downloaded.
intersphinx_mapping = {
    "python": ("https://docs.python.org/3", str(DOCS / "python_inventory.txt")),
}
nitpick_ignore_regex = [
    # Hypothesis is linked to by its front page; a second inventory for one name is not worth it.
    ("py:class", r".*\bSearchStrategy"),
    # The number type of `Pose.families`, which users never write.
    ("py:class", r".*\bFamilySet"),
    # The bytes that the pyramid game keeps its cards in, which users read through properties.
    ("py:class", r".*\b(Pile|Pyramid)"),
    # The names of the languages, which `words` lists.
    ("py:class", r".*\bLanguage"),
    # What attrs calls every class of its own.
    ("py:class", r"attr\.AttrsInstance"),
    # The type variables of the generic classes have no page of their own.
    ("py:class", r".*\b([DT]|(Options|Seen|State|View|Result|Action|Event)T(_co|_contra)?)"),
]

# The examples in docstrings run in their own modules, under pytest; here, those of the pages run.
doctest_test_doctest_blocks = ""

myst_heading_anchors = 3

html_theme = "furo"
html_title = f"numcards {release}"
html_static_path = ["_static"]
html_css_files = ["numcards.css"]
html_copy_source = False
html_show_sphinx = False
