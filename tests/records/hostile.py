"""Texts on which a parser of TOML may take quadratic time: `python hostile.py NAME` reads one.

At this size quadratic time would be hours.
"""

import sys
from collections.abc import Callable, Mapping

from numcards.core import RecordError
from numcards.records import loads

SIZE = 2_000_000


def filled(piece: str) -> str:
    return piece * (SIZE // len(piece))


def dotted(part: str = "a") -> str:
    return ".".join([part] * (SIZE // (len(part) + 1)))


TEXTS: Mapping[str, Callable[[], str]] = {
    "dotted keys": lambda: f"{dotted()} = 1",
    "quoted keys": lambda: f"""{dotted('"a"')} = 1""",
    "a header": lambda: f"[{dotted()}]",
    "a header of arrays": lambda: f"[[{dotted()}]]",
    "keys under a long header": lambda: f"[{'.'.join('a' * 2000)}]\n" + filled("k = 1\n"),
    "keys inside a table": lambda: f"a = {{{dotted()} = 1}}",
    "keys behind four quotes": lambda: f'x = [{{a = """x"""", {dotted()} = 1}}]',
    "keys behind a comment": lambda: f"x = [ # '\n{{{dotted()} = 1}}]",
    "arrays": lambda: "a = " + filled("["),
    "tables": lambda: "a = " + filled("{a = "),
    "brackets": lambda: filled("[]"),
    "digits": lambda: "a = " + filled("9"),
    "zeros": lambda: f"a = 0.{filled('0')}1e{SIZE}",
    "quotes that never close": lambda: 'a = """' + filled('\\"""'),
    "backslashes": lambda: filled("\\"),
    "lines": lambda: filled("\n"),
    "a long name": lambda: f"a = {{'{filled('b')}' = 1, '{filled('b')}' = 2}}",
    "a large seed": lambda: f"format = 1\nseed = '0x1{filled('f')}'",
}

if __name__ == "__main__":
    try:
        loads(TEXTS[sys.argv[1]]())
    except RecordError as error:
        if len(str(error)) > 500:
            raise
    else:
        raise AssertionError
