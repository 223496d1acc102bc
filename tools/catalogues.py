"""Keep the gettext catalogues in step with the sentences of the source.

    python -m tools.catalogues

collects every sentence template under src/numcards, brings each .po file up to date
(new messages are empty, those gone are dropped), and compiles the .mo files beside them.
Fill the empty messages in and run it again.
"""

from __future__ import annotations

import ast
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE: Final = Path(__file__).parents[1] / "src" / "numcards"
FRENCH: Final = PACKAGE / "words" / "locale" / "fr" / "LC_MESSAGES"
SHARED: Final = "numcards"
"""The catalogue of everything that belongs to no game."""

TEMPLATE_PLACES: Final = {
    "say": (0,),
    ".complain": (0,),
    "say_count": (0, 1),
    "Refusal": (2,),
    "InvalidOptions": (0,),
    "NotationError": (0,),
    "RecordError": (0,),
    "UsageError": (0,),
    "DocumentError": (1,),
}
"""Where each function takes its template, or the forms of it for one and for many."""

FORWARDING: Final = {
    ("core/errors.py", "say"),
    ("core/refusals.py", "say"),
    ("core/zone_reader.py", "say"),
    ("codec/errors.py", "DocumentError"),
    ("codec/errors.py", "say"),
}
"""Calls that pass on a template which their own caller gave."""

EPOCH: Final = datetime(2000, 1, 1, tzinfo=UTC)

HEADER: Final = """\
msgid ""
msgstr ""
"Language: fr\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\\n"

"""

Template = str | tuple[str, str]
"""A template, or its forms for one and for many."""


class TemplateError(Exception):
    """A template that cannot be found without running the code."""


def messages_by_domain() -> dict[str, dict[Template, list[tuple[str, int]]]]:
    """Every template of the source with its places, by the catalogue that it belongs to."""
    games = {path.parent.name for path in PACKAGE.glob("*/info.py")}
    found: dict[str, dict[Template, list[tuple[str, int]]]] = {SHARED: {}}
    for path in sorted(PACKAGE.rglob("*.py")):
        relative = path.relative_to(PACKAGE)
        names = {*relative.parts[:-1], relative.stem} & games
        domain = names.pop() if names else SHARED
        for message, line in templates(path):
            place = (f"src/numcards/{relative.as_posix()}", line)
            found.setdefault(domain, {}).setdefault(message, []).append(place)
    return found


def templates(path: Path) -> Iterator[tuple[Template, int]]:
    """Every template in a file, with its line.

    Raises `TemplateError` for one that is no literal: neither written in the call,
    nor assigned to a name in the same file.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = _called(call.func)
        where = path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else str(path)
        places = TEMPLATE_PLACES.get(name, ())
        if not places or len(call.args) <= max(places) or (where, name) in FORWARDING:
            continue
        forms = [_literals(call.args[place], tree) for place in places]
        if not all(forms):
            message = f"{where}:{call.lineno}: the template of {name}() is no literal"
            raise TemplateError(message)
        if len(forms) > 1:
            yield (forms[0][0], forms[1][0]), call.lineno
        else:
            yield from ((form, call.lineno) for form in forms[0])


def _called(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name):
            return name
        case ast.Attribute(attr=name):
            return f".{name}"
        case _:
            return ""


def _literals(node: ast.expr, tree: ast.AST) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=orelse):
            return _literals(body, tree) + _literals(orelse, tree)
        case ast.Name(id=name):
            return [text for value in _assigned(name, tree) for text in _literals(value, tree)]
        case _:
            return []


def _assigned(name: str, tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value) if target == name:
                yield value
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if (
                target == name
            ):
                yield value


def template_catalogue(messages: dict[Template, list[tuple[str, int]]]) -> Catalog:
    """The messages of a domain without any translation."""
    catalogue = Catalog()
    for message, places in messages.items():
        catalogue.add(message, locations=sorted({(path, 0) for path, _ in places}))
    return catalogue


def read(path: Path) -> Catalog:
    """Read a .po file."""
    with path.open("rb") as file:
        return read_po(file)


def compiled(catalogue: Catalog) -> bytes:
    """The .mo file of a catalogue; it is the same whenever it is made."""
    catalogue.creation_date = catalogue.revision_date = EPOCH
    file = BytesIO()
    write_mo(file, catalogue)
    return file.getvalue()


def updated(path: Path, messages: dict[Template, list[tuple[str, int]]]) -> Catalog:
    """A .po file brought up to date: messages in step with the source, translations kept."""
    catalogue = read(path) if path.exists() else read_po(BytesIO(HEADER.encode()))
    catalogue.update(template_catalogue(messages), no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    return catalogue


def write(path: Path, catalogue: Catalog) -> None:
    """Write a .po file, in the order of the messages, without anything that changes by itself."""
    file = BytesIO()
    write_po(file, catalogue, 100, omit_header=True, sort_output=True, include_lineno=False)
    path.write_bytes(HEADER.encode() + file.getvalue())


def untranslated(catalogue: Catalog) -> list[str]:
    """The messages that have no translation yet."""
    return [str(message.id) for message in catalogue if message.id and not _is_done(message)]


def main() -> None:
    """Bring all catalogues up to date, compile them, and say what is still to be translated."""
    for domain, messages in messages_by_domain().items():
        path = FRENCH / f"{domain}.po"
        write(path, updated(path, messages))
    for path in sorted(FRENCH.glob("*.po")):
        catalogue = read(path)
        path.with_suffix(".mo").write_bytes(compiled(catalogue))
        print(f"{path.name}: {len(catalogue)} messages, {len(untranslated(catalogue))} missing")


def _is_done(message: Message) -> bool:
    forms = message.string if isinstance(message.string, tuple) else (message.string,)
    return all(forms)


if __name__ == "__main__":
    main()
