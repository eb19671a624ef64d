"""Pages made of documents: the numbered rules of a game, and where its components come from.

Both lie in the game's own package: `rules.md` (in a checkout, `docs/rules/GAME.md`) and
`components.json`.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt

from poleis.core.game import get_game

RULE = re.compile(r"<strong>([A-Z]{2,5}-[0-9]+(?:\.[0-9]+)*)</strong>")
HEADING = re.compile(r"<h2>(.*?)</h2>", re.DOTALL)
RECONSTRUCTED = "reconstructed"
LONGEST_VALUE = 160

SOURCES = ("provenance", "sources", "source_tags")
"""Under these keys a file tells what its sources are."""


def package_of(game_id: str) -> str:
    return type(get_game(game_id)).__module__.rpartition(".")[0]


def rules_text(game_id: str) -> str | None:
    """The rules of a game as Markdown; None if it came without."""
    places = [files(package_of(game_id)).joinpath("rules.md")]
    places.append(Path(__file__).parents[3] / "docs" / "rules" / f"{game_id}.md")
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    return None


@functools.cache
def rules_page(game_id: str) -> tuple[str, list[dict[str, str]]] | None:
    """The rules as HTML in which every rule id is an anchor, and the table of contents."""
    text = rules_text(game_id)
    if text is None:
        return None
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = RULE.sub(r'<a class="rule" id="\1" href="#\1">\1</a>', html)
    contents: list[dict[str, str]] = []

    def with_id(found: re.Match[str]) -> str:
        title = re.sub(r"<[^>]*>", "", found[1])
        contents.append({"id": f"section-{len(contents) + 1}", "title": title})
        return f'<h2 id="{contents[-1]["id"]}">{found[1]}</h2>'

    return HEADING.sub(with_id, html), contents


@functools.cache
def components(game_id: str) -> dict[str, Any]:
    place = files(package_of(game_id)).joinpath("components.json")
    if not place.is_file():
        return {}
    found: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
    return found


@functools.cache
def about_page(game_id: str, titles: tuple[str, ...]) -> str:
    """Where the values of the components come from, as HTML.

    *titles* are the words of a person's language: the headings for sources, disagreements and
    reconstructed values, then the columns (about, sources, finding, chosen, value, basis), then
    the sentence for a game without reconstructed values.
    """
    data = components(game_id)
    sources, disagreements, ours, *columns, none = titles
    about, source, finding, chosen, value, basis = columns
    parts = []
    rows = [(name, str(text)) for name, text in _sources(data)]
    if rows:
        parts += [_heading(sources), _table((about, source), rows)]
    found = [
        tuple(str(row.get(key, "")) for key in ("about", "sources", "finding", "chosen"))
        for row in data.get("discrepancies", [])
    ]
    if found:
        parts += [_heading(disagreements), _table((about, source, finding, chosen), found)]
    values = list(reconstructed(data))
    parts.append(_heading(ours))
    parts.append(_table((about, value, basis), values) if values else f"<p>{escape(none)}</p>")
    return "\n".join(parts)


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    titles = "".join(f'<th scope="col">{escape(title)}</th>' for title in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{titles}</tr></thead><tbody>{body}</tbody></table>"


def _sources(data: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for part in (data, data.get("meta", {})):
        for key in SOURCES:
            found = part.get(key, {})
            if isinstance(found, dict):
                yield from ((name.replace("_", " "), text) for name, text in found.items())


def reconstructed(data: object, path: str = "") -> Iterator[tuple[str, str, str]]:
    """Everything that is tagged as our own: where it stands, what it says, and why."""
    if isinstance(data, dict):
        if str(data.get("source", "")).startswith(RECONSTRUCTED):
            kept = {k: v for k, v in data.items() if k not in ("source", "basis", "confidence")}
            text = json.dumps(kept, ensure_ascii=False)
            yield _name(data, path), _short(text), str(data.get("basis", ""))
            return
        fields = data.get("field_sources", {})
        if isinstance(fields, dict):
            for key, tag in fields.items():
                if str(tag).startswith(RECONSTRUCTED) and key in data:
                    text = json.dumps(data[key], ensure_ascii=False)
                    yield f"{_name(data, path)}: {key}", _short(text), str(data.get("basis", ""))
        for key, value in data.items():
            if key not in (*SOURCES, "meta"):
                yield from reconstructed(value, f"{path} {key}".strip())
    elif isinstance(data, list):
        for number, value in enumerate(data, 1):
            yield from reconstructed(value, f"{path} {number}")


def _name(data: dict[str, Any], path: str) -> str:
    name = data.get("name") or data.get("id") or ""
    return f"{path} ({name})" if name else path


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"
