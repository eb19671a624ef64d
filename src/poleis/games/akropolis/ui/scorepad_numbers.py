"""A finished city in numbers: for each district type what counts, and its plazas."""

from __future__ import annotations

from html import escape

from poleis.core.explain import ScoreLine, total
from poleis.core.view import Group, Layout, Panel, SeatInfo, Tab, View
from poleis.draw.svg import icon
from poleis.games.akropolis.rules.hexes import DISTRICTS, HOUSES
from poleis.games.akropolis.ui.score_tables import hex_chip, line_name
from poleis.games.akropolis.ui.scorepad_counts import MOST
from poleis.games.akropolis.ui.scorepad_draft import Draft
from poleis.games.akropolis.ui.scorepad_settings import sheet_panel, ways
from poleis.locale import Language

MOST_STONES = 60
QUICK = ("stones", "variant", "lakes", "way")


def numbers_view(draft: Draft, language: Language) -> View:
    """What a person sees who enters numbers."""
    return View(
        panels=(numbers_panel(draft, language), sheet_panel(draft, language)),
        layout=_layout(language),
        prompt=language("akropolis-pad-prompt-numbers"),
        help=language("akropolis-pad-help-numbers"),
        round="",
        seats=(SeatInfo(0, total(draft.lines)),),
        quick=QUICK,
    )


def numbers_panel(draft: Draft, language: Language) -> Panel:
    """One row for each district type, and one for the stones."""
    heads = "".join(
        f'<th class="r" scope="col">{escape(language(f"akropolis-pad-count-{key}"))}</th>'
        for key in ("value", "plazas", "points")
    )
    rows = "".join(_row(draft, line, language) for line in draft.lines)
    table = f'<table class="sheet numbers"><tr><td></td>{heads}</tr>{rows}</table>'
    body = ways(draft, language) + table
    return Panel("numbers", "own", language("akropolis-pad-numbers"), body, seat=0)


def _row(draft: Draft, line: ScoreLine, language: Language) -> str:
    name = line_name(line.key, language)
    points = f'<td class="r"><b>{line.points}</b>{_formula(line)}</td>'
    if line.key not in DISTRICTS:
        stones = _field("stones", name, draft.stones, MOST_STONES)
        head = f'<th scope="row">{hex_chip(line.key)}{name}</th>'
        return f'<tr>{head}<td class="r">{stones}</td><td></td>{points}</tr>'
    count = draft.counts[line.key]
    about = escape(language(f"akropolis-about-{line.key}"))
    value = _count(line.key, "value", count.value, MOST["value"], language)
    plazas = _count(line.key, "plazas", count.plazas, MOST["plazas"], language)
    return (
        f'<tr><th scope="row">{hex_chip(line.key)}{name}<small>{about}</small></th>'
        f'<td class="r">{value}{_doubled(draft, line.key, language)}</td>'
        f'<td class="r">{plazas}</td>{points}</tr>'
    )


def _formula(line: ScoreLine) -> str:
    """Value times stars, where they give points."""
    if not line.points or not line.parts:
        return ""
    return f"<small>{line.parts['value']} × {line.parts['stars']}{icon('star')}</small>"


def _doubled(draft: Draft, district: str, language: Language) -> str:
    """How much of the value counts twice, where a variant is in play and the value alone does not
    tell."""
    index, count = DISTRICTS.index(district), draft.counts[district]
    if not draft.has(index) or index + 1 == HOUSES:
        return ""
    words = escape(language("akropolis-pad-count-doubled"))
    field = _count(district, "doubled", count.doubled, count.value, language)
    return f"<small>{words}</small>{field}"


def _count(district: str, key: str, number: int, most: int, language: Language) -> str:
    name = language(f"akropolis-sheet-{district}")
    label = f"{name}: {language(f'akropolis-pad-count-{key}')}"
    return _field(f"{key} {district}", escape(label), number, most)


def _field(action: str, label: str, number: int, most: int) -> str:
    """A field whose number completes an action."""
    return (
        f'<input class="count" type="number" inputmode="numeric" min="0" max="{most}"'
        f' value="{number}" data-do="{action}" aria-label="{label}">'
    )


def _layout(language: Language) -> Layout:
    return Layout(
        columns=("minmax(0,1fr)", "330px"),
        rows=("minmax(0,1fr)", "auto"),
        areas=(("own", "sheet"), ("bar", "sheet")),
        groups=(Group("own", ("numbers",)), Group("sheet", ("sheet",))),
        tabs=(
            Tab(language("akropolis-pad-way-numbers"), "ui-city", ("numbers",)),
            Tab(language("akropolis-view-tab-sheet"), "ui-sheet", ("sheet",)),
        ),
    )
