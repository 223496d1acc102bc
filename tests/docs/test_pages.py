"""What the pages of the documentation show is true: their examples are run."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_EXAMPLES = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]
FENCE = re.compile(r"^```.*$", re.MULTILINE)


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.stem)
def test_the_examples_of_a_page(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    written: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=written.append)
    assert runner.tries > 0
    assert not runner.failures, "".join(written)


def test_there_are_pages_with_examples() -> None:
    assert {"tutorial", "records", "views"} <= {page.stem for page in WITH_EXAMPLES}
