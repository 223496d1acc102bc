"""Rule ids: every rule of the rulebook has an anchor, every mention of a rule links to it.

A rule is a paragraph that begins with its id in bold: `**INF-07.** A pose holds ...`.
So the pages of the rulebook stay plain Markdown, and docstrings name rules as they always do.
A mention of a rule that no page defines is a broken reference.
The French pages define each rule once more, and what they mention is found among themselves.
"""  # noqa: INP001  # a part of the documentation, not a package

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.transforms import SphinxTransform

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx

__all__ = ["AnchorRules", "LinkRules", "setup"]

_NO_LINKS = (nodes.literal, nodes.literal_block, nodes.reference, nodes.title, nodes.target)


class _RuleTransform(SphinxTransform):
    """A transform that knows what a rule id looks like."""

    @property
    def rule_id(self) -> re.Pattern[str]:
        prefixes = "|".join(self.config.rule_prefixes)
        return re.compile(rf"\b(?:{prefixes})-[0-9]{{2}}\b")

    def anchor(self, rule: str) -> str:
        """The name of the rule's anchor, in the language of the page."""
        french = self.env.docname.startswith("rulebook/fr/")
        return f"fr-{rule.lower()}" if french else rule.lower()


class AnchorRules(_RuleTransform):
    """Gives the definition of each rule an anchor: `#inf-07`, on French pages `#fr-inf-07`."""

    default_priority = 210

    def apply(self, **_kwargs: object) -> None:
        """Look through the paragraphs of a page of the rulebook."""
        if not self.env.docname.startswith("rulebook/"):
            return
        for paragraph in self.document.findall(nodes.paragraph):
            first = paragraph.next_node(nodes.strong)
            text = first.astext() if first else ""
            rule = text.removesuffix(".")
            if self.rule_id.fullmatch(rule) and paragraph.astext().startswith(text):
                paragraph["names"].append(self.anchor(rule))
                paragraph["classes"].append("rule")
                self.document.note_explicit_target(paragraph, paragraph)


class LinkRules(_RuleTransform):
    """Makes every mention of a rule a link to its definition."""

    default_priority = 220

    def apply(self, **_kwargs: object) -> None:
        """Replace the ids in running text; code, titles and links stay as they are."""
        for text in list(self.document.findall(nodes.Text)):
            if self.rule_id.search(text) and not self._is_exempt(text):
                text.parent.replace(text, list(self._linked(text)))

    def _is_exempt(self, text: nodes.Text) -> bool:
        parent = text.parent
        while parent is not None:
            if isinstance(parent, (*_NO_LINKS, pending_xref)):
                return True
            parent = parent.parent
        is_rule = self.rule_id.fullmatch(text.removesuffix("."))
        return bool(is_rule) and isinstance(text.parent, nodes.strong)

    def _linked(self, text: nodes.Text) -> Iterator[nodes.Node]:
        end = 0
        for match in self.rule_id.finditer(text):
            yield nodes.Text(text[end : match.start()])
            link = pending_xref(
                "",
                nodes.inline("", match[0]),
                refdomain="std",
                reftype="ref",
                reftarget=self.anchor(match[0]),
                refexplicit=True,
                refwarn=True,
                refdoc=self.env.docname,
            )
            link.source, link.line = text.parent.source, text.parent.line
            yield link
            end = match.end()
        yield nodes.Text(text[end:])


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the transforms."""
    app.add_config_value("rule_prefixes", (), "env", types=(tuple,))
    app.add_transform(AnchorRules)
    app.add_transform(LinkRules)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
