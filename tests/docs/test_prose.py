"""The prose of the pages: lines of at most 100 columns, and paths that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs import reference
from tests.docs.examples import DOCS, ROOT
from tests.docs.markdown import anchors, prose_lines

WIDTH = 100
TRANSLATED = [DOCS / "rules" / folder.name for folder in (DOCS / "rules").iterdir()]
PAGES = sorted(
    page
    for page in [*ROOT.glob("*.md"), *DOCS.rglob("*.md")]
    if page not in reference.GENERATED
    and page.parent not in TRANSLATED
    and "example" not in page.parts
)
ARCHITECTURE = DOCS / "architecture.md"
SOURCE = ROOT / "src" / "poleis"
GAMES = reference.GAMES
PLACES = (ROOT, SOURCE, SOURCE / "web")
"""Where the paths of the architecture page start."""
NAMED = re.compile(r"(?<![\w/<.])(?:[\w.-]+|<game>)(?:/(?:[\w.-]+|<game>))*(?:/|\.\w+)(?![\w/(])")
"""A folder with its slash, or a file with its ending."""
ENDINGS = {".html", ".json", ".md", ".py", ".ts"}
ANCHOR = re.compile(r"\]\(([^)\s#]*)#([^)\s]+)\)")


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_prose_is_wrapped(page: Path) -> None:
    """Code blocks, tables, lines with links, generated pages and translations may be wider."""
    assert [] == [line for line in prose_lines(page) if len(line[1]) > WIDTH]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_anchors_lead_somewhere(page: Path) -> None:
    """A link to a section names a heading of its page."""
    for target, anchor in ANCHOR.findall(page.read_text(encoding="utf-8")):
        linked = page if not target else page.parent / target
        if linked.suffix == ".md" and "://" not in target and not re.match("[A-Z]{3}-", anchor):
            assert anchor in anchors(linked), f"{target}#{anchor}"


def named_paths() -> list[str]:
    """The files and folders that the architecture page names, in text, tables and diagrams."""
    text = re.sub(r"\]\([^)]*\)", "]", ARCHITECTURE.read_text(encoding="utf-8"))
    found = {path.group() for path in NAMED.finditer(text)}
    return sorted(path for path in found if path.endswith("/") or Path(path).suffix in ENDINGS)


def candidates(path: str) -> list[Path]:
    """The places where a path may be; a path in a room may be in any game that has the room."""
    if path.startswith(("bot/", "effects/", "rules/")):
        path = f"games/<game>/{path}"
    return [
        place / path.replace("<game>", game)
        for place in PLACES
        for game in (GAMES if "<game>" in path else [""])
    ]


@pytest.mark.parametrize("path", named_paths())
def test_the_architecture_page_names_what_exists(path: str) -> None:
    assert any(place.exists() for place in candidates(path))


def test_the_architecture_page_is_read() -> None:
    """Paths of the text, of a table and of both diagrams are among those that are checked."""
    wanted = {"core/", "games/<game>/components.json", "tables/presenter.py", "client/link.ts"}
    assert wanted <= set(named_paths())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_rooms_of_the_architecture_page(game: str) -> None:
    """Akropolis has no effects; every other room is in every game."""
    rooms = re.findall(r"^\| `games/<game>/([^`]*)` \|", ARCHITECTURE.read_text("utf-8"), re.M)
    folder = SOURCE / "games" / game
    assert {"rules/", "ui/", "learn.py"} <= set(rooms)
    assert set() == {room for room in rooms if not (folder / room).exists()} - {"effects/"}


# ---- the checks themselves can fail


def test_long_prose_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"{'x' * 101}\n| {'x' * 101} |\n```\n{'x' * 101}\n```\n[x](y) {'x' * 101}\n")
    assert [1] == [number for number, line in prose_lines(page) if len(line) > WIDTH]


def test_headings_are_anchors(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# The *record*: a game\n```\n# no heading\n```\n## What `balance` adds\n")
    assert {"the-record-a-game", "what-balance-adds"} == anchors(page)
