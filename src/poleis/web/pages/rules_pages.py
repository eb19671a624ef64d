"""Rules pages, and pages about the sources of the components.

Both lie in the game's own package: `rules.md` and translations of it such as `rules.pl.md` (in a
checkout, `docs/rules/GAME.md` and `docs/rules/pl/GAME.md`), and `components.json`.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Any

from markdown_it import MarkdownIt

from poleis.core.provenance import RECONSTRUCTED, field_tags
from poleis.locale import LANGUAGES, Language, get_language
from poleis.web.pages.game_files import CHECKOUT, package_of

RULE = re.compile(r"<strong>([A-Z]{2,5}-[0-9]+(?:\.[0-9]+)*)</strong>")
HEADING = re.compile(r"<h2>(.*?)</h2>", re.DOTALL)
ENGLISH = "en"
NOTHING = "–"

SOURCES = ("provenance", "sources", "source_tags")
"""Keys under which a file lists its sources."""
NAMES = ("id", *(f"name_{lang}" for lang in LANGUAGES), "name")
ABOUT_VALUES = (*SOURCES, "meta", "source", "basis", "confidence", "field_sources")
"""Keys of notes on values."""


def rules_text(game_id: str, lang: str = ENGLISH) -> str | None:
    """The rules of a game as Markdown; None if it came without, or without them in a language."""
    tongue = "" if lang == ENGLISH else lang
    places = [files(package_of(game_id)).joinpath(f"rules.{tongue}.md" if tongue else "rules.md")]
    places.append(CHECKOUT / "docs" / "rules" / tongue / f"{game_id}.md")
    for place in places:
        if place.is_file():
            return place.read_text(encoding="utf-8")
    return None


@dataclass(frozen=True)
class Rules:
    """A rules page: HTML in which every rule id is an anchor, and the table of contents."""

    lang: str
    body: str
    contents: list[dict[str, str]]

    @property
    def below(self) -> str:
        """The same below another title: every heading is one level lower."""
        return re.sub(r"(</?h)([1-5])\b", lambda found: f"{found[1]}{int(found[2]) + 1}", self.body)


@functools.cache
def rules_page(game_id: str, lang: str = ENGLISH) -> Rules | None:
    """The rules in a person's language, or in English if that is what there is."""
    text = rules_text(game_id, lang)
    if text is None:
        return rules_page(game_id) if lang != ENGLISH else None
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = RULE.sub(r'<a class="rule" id="\1" href="#\1">\1</a>', html)
    contents: list[dict[str, str]] = []

    def with_id(found: re.Match[str]) -> str:
        title = re.sub(r"<[^>]*>", "", found[1])
        contents.append({"id": f"section-{len(contents) + 1}", "title": title})
        return f'<h2 id="{contents[-1]["id"]}">{found[1]}</h2>'

    return Rules(lang, HEADING.sub(with_id, html), contents)


@functools.cache
def components(game_id: str) -> dict[str, Any]:
    place = files(package_of(game_id)).joinpath("components.json")
    if not place.is_file():
        return {}
    found: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
    return found


def credit(game_id: str) -> dict[str, str]:
    """Designer, publisher and year ("none", if the file has none); empty without the first
    two."""
    data = components(game_id)
    for part in (data, data.get("meta"), data.get("game")):
        if isinstance(part, dict) and "designer" in part and "publisher" in part:
            return {key: str(part.get(key, "none")) for key in ("designer", "publisher", "year")}
    return {}


@functools.cache
def about_page(game_id: str, titles: tuple[str, ...], lang: str = "en") -> str:
    """Where the values of the components come from, as HTML.

    *titles* are the words of a person's language: the headings for sources, disagreements and
    reconstructed values, then the columns (about, sources, finding, chosen, value, basis), then
    the sentence for a game without reconstructed values.
    """
    data = components(game_id)
    sources, disagreements, ours, *columns, none = titles
    about, source, finding, chosen, *_ = columns
    say = get_language(lang)
    parts = [_heading(ours)]
    values = list(reconstructed(data, lang))
    if values:
        parts += [_paragraph(say("server-about-why")), *_groups(game_id, values, columns, say)]
    else:
        parts.append(_paragraph(none))
    rows = [_source_row(game_id, name, str(text), say) for name, text in _sources(data)]
    if rows:
        parts += [_heading(sources), _table((about, source), rows)]
    found = [_disagreement(game_id, row, say) for row in data.get("discrepancies", [])]
    if found:
        parts += [_heading(disagreements), _table((about, source, finding, chosen), found)]
    if values:
        parts.append(f'<p class="muted">{escape(say("server-about-data"))}</p>')
    return "\n".join(parts)


def _groups(
    game_id: str, values: Sequence[tuple[str, str, str]], columns: Sequence[str], say: Language
) -> Iterator[str]:
    """Reconstructed values by kind: a sentence about each kind, and its data to unfold."""
    about, *_, value, basis = columns
    kinds: dict[str, list[tuple[str, str, str]]] = {}
    for path, text, why in values:
        kind, _, place = path.partition(" · ")
        kinds.setdefault(kind, []).append((place or kind, text, why))
    for kind, rows in kinds.items():
        key = f"about-{game_id}-{kind.replace(' ', '-')}"
        what = escape(say.or_else(kind, key))
        count = escape(say("server-about-values", n=len(rows)))
        head = f'<summary><span class="grow">{what}</span><small>{count}</small></summary>'
        table = _table((about, value, basis), rows, lang=ENGLISH)
        yield f"<details>{head}{table}</details>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]], lang: str = "") -> str:
    """A table; *lang* is the language of its rows if it is not that of the page."""
    titles = "".join(f'<th scope="col">{escape(title)}</th>' for title in head)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    tongue = f' lang="{lang}"' if lang else ""
    return f"<table><thead><tr>{titles}</tr></thead><tbody{tongue}>{body}</tbody></table>"


def source_key(game_id: str, name: str) -> str:
    """The message about one of the sources of a game."""
    return f"about-{game_id}-source-{_slug(name)}"


def disagreement_key(game_id: str, about: str, field: str) -> str:
    """The message for a field of a row about sources that disagree."""
    return f"about-{game_id}-disagreement-{_slug(about)}-{field}"


def _slug(text: str) -> str:
    return re.sub("[^a-z0-9]+", "-", text.lower()).strip("-")


def _source_row(game_id: str, name: str, text: str, say: Language) -> tuple[str, ...]:
    """The name of a source and what it is, in a language as far as there are messages."""
    key = source_key(game_id, name)
    return say.or_else(name, f"{key}-name"), say.or_else(text, key)


def _disagreement(game_id: str, row: dict[str, Any], say: Language) -> tuple[str, ...]:
    about = str(row.get("about", ""))
    return tuple(
        say.or_else(str(row.get(field, "")), disagreement_key(game_id, about, field))
        for field in ("about", "sources", "finding", "chosen")
    )


def _sources(data: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for part in (data, data.get("meta", {})):
        for key in SOURCES:
            found = part.get(key, {})
            if isinstance(found, dict):
                yield from ((name.replace("_", " "), text) for name, text in found.items())


def reconstructed(
    data: object, lang: str = "en", path: str = "", ours: bool = False
) -> Iterator[tuple[str, str, str]]:
    """Everything that is tagged as our own: where it stands, what it says, and why.

    A value has the tag of its field (`cost_source`, or under `field_sources`), else that of the
    nearest `source` around it.
    """
    if isinstance(data, list):
        for number, value in enumerate(data, 1):
            place = _name(value, lang) or (str(number) if len(data) > 1 else "")
            yield from reconstructed(value, lang, _join(path, place), ours)
    if not isinstance(data, dict):
        return
    ours = str(data.get("source", RECONSTRUCTED if ours else "")).startswith(RECONSTRUCTED)
    basis, tags = str(data.get("basis", "")), _field_tags(data)
    values = {key: value for key, value in data.items() if key != "id" and not _is_about(key)}
    if ours and ("text" in data or not _holds_cards(values)):
        yield path, _said(values), basis
        return
    for key, value in values.items():
        is_ours = tags.get(key, RECONSTRUCTED if ours else "").startswith(RECONSTRUCTED)
        nested = isinstance(value, dict | list)
        if is_ours and (not nested or (key in tags and not _holds_cards(value))):
            yield _join(path, key), _said(value), basis
        elif nested:
            yield from reconstructed(value, lang, _join(path, key), is_ours)


def _field_tags(data: dict[str, Any]) -> dict[str, str]:
    """The tags of single fields of a thing; that of its name counts in every language."""
    tags = field_tags(data)
    if "name_source" in data:
        tags |= {f"name_{lang}": str(data["name_source"]) for lang in LANGUAGES}
    return tags


def _is_about(key: str) -> bool:
    """Whether a field is a note on other fields or on the file."""
    return key in ABOUT_VALUES or key.endswith("_source")


def _holds_cards(data: object) -> bool:
    """Whether things with names of their own lie inside."""
    if isinstance(data, dict):
        return any(_name(value, "en") or _holds_cards(value) for value in data.values())
    return isinstance(data, list) and any(
        _name(value, "en") or _holds_cards(value) for value in data
    )


def _name(data: object, lang: str) -> str:
    """What a thing is called in the file."""
    if not isinstance(data, dict):
        return ""
    name = data.get(f"name_{lang}") or data.get("name") or data.get("name_en") or data.get("id")
    return str(name or "").replace("_", " ")


def _join(path: str, place: str) -> str:
    return " · ".join(filter(None, (path, place.replace("_", " "))))


def _said(data: object) -> str:
    """A value for people: the text beside it if there is one, else its parts."""
    if isinstance(data, dict):
        if "text" in data:
            return str(data["text"])
        kept = {
            key: value for key, value in data.items() if key not in NAMES and not _is_about(key)
        }
        if kept.keys() == {"value"}:
            return _said(kept["value"])
        return "; ".join(f"{key.replace('_', ' ')}: {_said(value)}" for key, value in kept.items())
    if isinstance(data, list):
        return ", ".join(map(_said, data)) or NOTHING
    if data is None:
        return NOTHING
    return json.dumps(data) if isinstance(data, bool) else str(data)
