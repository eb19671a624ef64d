"""The site: built without a warning, complete, and without anything from elsewhere."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from tests.docs import notebook, site
from tests.docs.examples import DOCS, ROOT
from tests.spec import DEFINITION

PAGES = sorted(
    page
    for page in [*DOCS.rglob("*.md"), *(ROOT / name for name in site.PROJECT)]
    if site.staged_path(page)
)
RULES = [page for page in PAGES if DOCS / "rules" in page.parents and site.SHORT != page.parent]
PARTS = {"li", "ol", "ul", "table", "tr", "td", "pre", "h1", "h2", "h3", "h4", "img", "strong"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    site.build(folder)
    return folder


def html_of(built: Path, page: Path) -> str:
    there = site.staged_path(page)
    assert there is not None
    return (built / there).with_suffix(".html").read_text(encoding="utf-8")


class Parts(HTMLParser):
    """Counts the elements of a text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: Counter[str] = Counter()
        self.ids: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in PARTS:
            self.found[tag] += 1
        self.ids.update(value for name, value in attrs if name == "id" and value)


def test_pages_are_read_as_on_github(built: Path) -> None:
    """The site has another reader of Markdown than GitHub: both see the same lists, tables,
    headings, pictures and blocks of code on every page."""
    common = MarkdownIt("commonmark").enable("table")
    for page in PAGES:
        html = html_of(built, page)
        article = html[html.index("<article") : html.index("</article>")]
        expected = Parts(common.render(page.read_text(encoding="utf-8"))).found
        assert expected == Parts(article).found, page


def test_rules_have_anchors(built: Path) -> None:
    """Every rule can be linked to, in every language."""
    for page in RULES:
        html = html_of(built, page)
        rules = set(DEFINITION.findall(page.read_text(encoding="utf-8")))
        assert rules and rules <= Parts(html).ids, page
        language = page.parent.name if page.parent.name in {"pl", "ru"} else "en"
        assert f'<html lang="{language}"' in html


def test_short_rules_have_pictures_and_links_to_rules(built: Path) -> None:
    """In every language: the pictures are files of the site, a rule id is a link to the rule."""
    for page in sorted(site.SHORT.glob("*.md")):
        game, lang = page.stem.split(".")
        html = html_of(built, page)
        assert f'<html lang="{lang}"' in html
        assert html.count(f'src="figures/{game}.{lang}.') >= 3
        numbered = f"../{game}.html" if lang == "en" else f"../{lang}/{game}.html"
        assert html.count(f'href="{numbered}#') > 20


def test_the_notebook_is_a_page_with_its_outputs(built: Path) -> None:
    """Pictures as pictures, findings as tables."""
    found = Parts(html_of(built, notebook.NOTEBOOK)).found
    kinds = [kind for cell in notebook.shown(notebook.read()) for output in cell for kind in output]
    assert found["img"] == kinds.count(notebook.SVG) > 2
    assert found["table"] >= kinds.count(notebook.HTML) > 2
    assert (built / "tutorial" / "notebook.ipynb").exists()


def test_every_page_is_in_the_navigation() -> None:
    """In the order of the index."""
    pages = [*PAGES, notebook.NOTEBOOK]
    assert set(map(site.staged_path, pages)) == set(re.findall(r'"([^"]+\.md)"', site.navigation()))


def test_nothing_is_loaded_from_elsewhere(built: Path) -> None:
    """No fonts, scripts, styles or pictures of other places, and no address of this one: `build`
    has checked the former."""
    pages = list(built.rglob("*.html"))
    assert len(pages) > len(PAGES)
    for page in pages:
        if page.name != "404.html":  # shown at any address, so it names its files from the root
            own = re.findall(r'(?:href|src)="(/[^"]*)"', page.read_text(encoding="utf-8"))
            assert [] == own, page


@pytest.mark.parametrize(
    "asset",
    [
        '<script async src="https://unpkg.com/x"></script>',
        '<link rel="stylesheet" href="//fonts.example/css">',
        "<style>@import 'http://fonts.example/css'</style>",
        '<p style="background: url(https://example.com/a.png)">',
        '<img alt="" src="https://example.com/a.png">',
    ],
)
def test_foreign_assets_are_found(asset: str, tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(f'<a href="https://example.com">x</a>{asset}')
    assert 1 == len(site.foreign_assets(tmp_path))


def test_broken_links_stop_the_build(tmp_path: Path) -> None:
    """To a page, to a section of this page or of another; to a picture, by a check of our own."""
    (tmp_path / "docs").mkdir()
    settings = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    (tmp_path / "zensical.toml").write_text(settings, encoding="utf-8")
    (tmp_path / "docs" / "other.md").write_text("# Other\n\n## Here\n")
    links = "[a](none.md) [b](#none) [c](other.md#none) [d](other.md#here)"
    (tmp_path / "docs" / "index.md").write_text(f"# Page\n\n{links}\n")
    with pytest.raises(SystemExit) as stopped:
        site.run_zensical(tmp_path)
    assert "3 issues found" in str(stopped.value)


def test_missing_pictures_stop_the_build(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text('<img src="none.svg"><a href="page.html#x">')
    with pytest.raises(SystemExit, match=r"page.html: none.svg"):
        site.check(tmp_path)
