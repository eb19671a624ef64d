"""Short rules for people: Markdown with figures, before the numbered rules of a page.

They lie in the game's own package as `short_rules.en.md`, `short_rules.pl.md` and so on, with
their figures in `short_rules.toml`; in a checkout as `docs/rules/short/GAME.en.md` and
`docs/rules/short/GAME.toml`. A paragraph `![words](figure:NAME)` shows a figure, and a rule id such
as AKR-4.3 becomes a link.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from html import unescape
from importlib.resources import files

from markdown_it import MarkdownIt

from poleis.web.pages import figures
from poleis.web.pages.game_files import CHECKOUT, package_of
from poleis.web.pages.rules_pages import ENGLISH

CITATION = re.compile(r"\b[A-Z]{3}-[0-9]+(?:\.[0-9]+)*\b")
_FIGURE = re.compile(r'<p><img src="figure:([\w-]+)" alt="([^"]*)" /></p>')
_HEADING = re.compile(r"<h2>(.*?)</h2>", re.DOTALL)


@dataclass(frozen=True)
class ShortRules:
    """HTML that begins with the title of the page, and the sections for the table of contents."""

    lang: str
    body: str
    contents: list[dict[str, str]]


def short_file(game_id: str, ending: str) -> str | None:
    """A file of the short rules: "en.md", "pl.md", "toml"; None if the game came without."""
    places = [
        files(package_of(game_id)).joinpath(f"short_rules.{ending}"),
        CHECKOUT / "docs" / "rules" / "short" / f"{game_id}.{ending}",
    ]
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    return None


@functools.cache
def figures_of(game_id: str) -> dict[str, figures.Figure]:
    return figures.read_figures(short_file(game_id, "toml") or "")


@functools.cache
def short_rules(game_id: str, lang: str) -> ShortRules | None:
    """The short rules in a person's language, or in English if that is what there is."""
    text = short_file(game_id, f"{lang}.md")
    if text is None:
        return short_rules(game_id, ENGLISH) if lang != ENGLISH else None
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = CITATION.sub(lambda found: figures.rule_link(found[0]), html)
    contents: list[dict[str, str]] = []

    def with_id(found: re.Match[str]) -> str:
        title = unescape(re.sub(r"<[^>]*>", "", found[1]))
        contents.append({"id": f"short-{len(contents) + 1}", "title": title})
        return f'<h2 id="{contents[-1]["id"]}">{found[1]}</h2>'

    known = figures_of(game_id)

    def with_figure(found: re.Match[str]) -> str:
        figure, words = known[found[1]], unescape(found[2])
        draw = figures.small_board if figure.taps else figures.picture
        return draw(figure, words, lang)

    html = _HEADING.sub(with_id, html)
    return ShortRules(lang, _FIGURE.sub(with_figure, html), contents)
