"""The rule for deprecations: an old name works, warns, and says what replaces it and until when."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from poleis.bots.policy import Candidate
from tests.docs.examples import ROOT
from tests.public_api import PUBLIC, exported

NOTE = re.compile(r"Use (?P<module>poleis[\w.]*)\.(?P<name>\w+)\. "
                  r"Poleis (?P<release>\d+\.\d+) removes this name\.")  # fmt: skip


def deprecated() -> Iterator[tuple[str, str, str]]:
    """Every deprecated class and function: its file, its name and its message."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "@deprecated(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "deprecated":
                        yield path.name, node.name, ast.literal_eval(mark.args[0])


DEPRECATED = list(deprecated())


@pytest.mark.parametrize(("file", "name", "message"), DEPRECATED)
def test_a_deprecated_name_says_what_to_use(file: str, name: str, message: str) -> None:
    """The message names a public replacement and a release; the changelog lists it."""
    note = NOTE.fullmatch(message)
    assert note, f"{file}: {message!r} is not 'Use poleis.NAME. Poleis X.Y removes this name.'"
    assert note["module"] in PUBLIC and note["name"] in exported(note["module"])
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.findall(r"^### Deprecated\n(.*?)(?=^##)", changelog, re.MULTILINE | re.DOTALL)
    assert any(name in text and note["release"] in text for text in sections)


def test_a_release_removes_what_it_said() -> None:
    """No message names a release that is out already."""
    released = re.findall(r"^## \[(\d+)\.(\d+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    newest = max([tuple(map(int, pair)) for pair in released], default=(0, 0))
    for _, name, message in DEPRECATED:
        note = NOTE.fullmatch(message)
        assert note and tuple(map(int, note["release"].split("."))) > newest, name


def test_a_deprecated_name_still_works() -> None:
    from poleis.bots import policy

    with pytest.warns(DeprecationWarning, match=r"Use poleis\.Candidate\."):
        old = policy.Option(7, 1, 0.5)  # type: ignore[deprecated]
    assert isinstance(old, Candidate) and (7, 1, 0.5) == (old.action, old.visits, old.value)
