"""Score sheets of Akropolis as tables, each line with the rules that give its points."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from poleis.core.explain import ScoreLine, total
from poleis.core.view import Badge, Panel
from poleis.draw.hexes import hexagon
from poleis.draw.sheet import one_stop, rule_links, score_button
from poleis.draw.svg import icon, path, use
from poleis.games.akropolis.explain.score_sheet import architect_lines, score_lines
from poleis.games.akropolis.rules.hexes import DISTRICTS
from poleis.games.akropolis.rules.position import Akropolis
from poleis.games.akropolis.ui.draw_city import HUES
from poleis.games.akropolis.ui.draw_tile import loose_tile
from poleis.games.akropolis.ui.messages import architect_name
from poleis.locale import Language


def hex_chip(name: str) -> str:
    """The symbol of a line: a small hex of the district type, or what the line counts."""
    if name not in DISTRICTS:
        return icon("quarry" if name == "quarries" else "stone", "i stone")
    hue = HUES[DISTRICTS.index(name) + 1]
    return (
        '<svg class="hexchip" viewBox="-11 -10 22 20" aria-hidden="true">'
        f"{path(hexagon(10.5), hue)}{use(name, 0, 0, 12, f'{hue}-on')}</svg>"
    )


def cited(rules: Iterable[str], language: Language) -> str:
    """Links to the rules of a line. The general one (AKR-6.1) leads to them and is left out."""
    return rule_links("akropolis", (rule for rule in rules if rule != "AKR-6.1"), language)


def line_name(key: str, language: Language) -> str:
    return escape(language(f"akropolis-sheet-{key}"))


def counts(line: ScoreLine) -> str:
    """What the points of a line are made of: value times stars."""
    if not line.parts:
        return "<td></td><td></td>"
    value, stars = line.parts["value"], line.parts["stars"]
    sign = icon("star") if line.key in DISTRICTS else ""
    return f'<td class="r">{value}</td><td class="r times">× {stars}{sign}</td>'


def sheet(state: Akropolis, seat: int, language: Language) -> Panel:
    """The score of one seat: value, stars, points, rules."""
    body = sheet_table(score_lines(state.cities[seat], int(state.variants)), language, seat)
    return Panel("sheet", "sheet", language("akropolis-view-sheet"), body, seat=seat)


def sheet_table(lines: list[ScoreLine], language: Language, seat: int | None = None) -> str:
    """Score lines and their sum; those of a *seat* answer what counts."""
    rows = []
    for line in lines:
        words = language(f"akropolis-sheet-{line.key}")
        points = score_button(line.key, seat, words, line.points, language, bold=True)
        rows.append(
            f"<tr><th>{hex_chip(line.key)}{line_name(line.key, language)}</th>{counts(line)}"
            f'<td class="r">{points}</td>'
            f'<td class="r">{cited(line.rules, language)}</td></tr>'
        )
    return one_stop(
        f'<table class="sheet">{"".join(rows)}'
        f'<tr class="sum"><th>{escape(language("akropolis-view-total"))}</th><td></td><td></td>'
        f'<td class="r">{total(lines)}</td><td></td></tr></table>'
    )


def column_head(name: str, symbol: str, seat: str = "") -> str:
    """Whose points stand in a column."""
    words = escape(name)
    mark = icon(symbol, "i sc")
    return f'<th class="r {seat}" scope="col" title="{words}">{mark}{words}</th>'


def matrix(state: Akropolis, names: tuple[str, ...], language: Language) -> Panel:
    """All seats beside each other; the best of each line is bold."""
    sheets = [score_lines(city, int(state.variants)) for city in state.cities]
    heads = [
        column_head(name, f"seat-{seat + 1}", f"s{seat + 1}") for seat, name in enumerate(names)
    ]
    if state.difficulty:
        sheets.append(architect_lines(state))
        heads.append(column_head(architect_name(int(state.difficulty), language), "architect"))
    rows = []
    for key in dict.fromkeys(line.key for lines in reversed(sheets) for line in lines):
        found = [next((line for line in lines if line.key == key), None) for lines in sheets]
        points = [line.points if line else None for line in found]
        best = max(n for n in points if n is not None)
        cells = "".join(
            f'<td class="r">{matrix_cell(key, place, n, best, names, language)}</td>'
            for place, n in enumerate(points)
        )
        rules = dict.fromkeys(rule for line in found if line for rule in line.rules)
        rows.append(
            f'<tr><th scope="row">{hex_chip(key)}{line_name(key, language)}</th>{cells}'
            f'<td class="r rules">{cited(rules, language)}</td></tr>'
        )
    totals = "".join(f'<td class="r">{total(lines)}</td>' for lines in sheets)
    body = (
        f'<div class="matrix"><table class="sheet"><tr><td></td>{"".join(heads)}'
        f'<td class="rules"></td></tr>{"".join(rows)}'
        f'<tr class="sum"><th scope="row">{escape(language("akropolis-view-total"))}</th>{totals}'
        '<td class="rules"></td></tr></table></div>'
    )
    return Panel("scores", "sheet", language("akropolis-view-all-players"), one_stop(body))


def matrix_cell(
    key: str, place: int, points: int | None, best: int, names: tuple[str, ...], language: Language
) -> str:
    """The points of one column; that of the architect, after those of the seats, has no answers."""
    if points is None:
        return ""
    words = language(f"akropolis-sheet-{key}")
    seat, name = (place, names[place]) if place < len(names) else (None, "")
    is_best = points == best and points > 0
    return score_button(key, seat, words, points, language, name=name, bold=is_best)


def stones_badge(stones: int, language: Language) -> Badge:
    """The stones in stock, and what they are good for."""
    said, about = language("akropolis-view-stones", n=stones), language("akropolis-about-stone")
    help_ = language("akropolis-view-stones-help", stones=said, about=about)
    return Badge("stone", str(stones), help_)


# ---- the architect of the solo game


def architect_panel(state: Akropolis, language: Language) -> Panel:
    """The tiles that the architect has collected, and what its districts and plazas give."""
    lines = architect_lines(state)
    rows = "".join(
        f'<tr><th scope="row" title="{line_name(line.key, language)}"'
        f' aria-label="{line_name(line.key, language)}">{hex_chip(line.key)}</th>'
        f'{counts(line)}<td class="r"><b>{line.points}</b></td></tr>'
        for line in lines
    )
    stones = int(state.stones)
    return Panel(
        "architect",
        "other",
        architect_name(int(state.difficulty), language),
        f'{collection(state, language)}<table class="sheet lines">{rows}</table>',
        str(total(lines)),
        badges=(stones_badge(stones, language),),
    )


def collection(state: Akropolis, language: Language) -> str:
    """The architect's tiles side by side, the latest first."""
    across = 4
    tiles = [int(tile) for tile in reversed(list(state.collection))]
    drawn = "".join(
        loose_tile(
            state.edition.tiles,
            tile,
            22 + 45 * (i % across),
            24 + 47 * (i // across),
            11.5,
            language,
        )
        for i, tile in enumerate(tiles)
    )
    height = 47 * max(1, -(-len(tiles) // across))
    label = escape(language("akropolis-view-collection", n=len(tiles)))
    about = escape(language("akropolis-view-collection-help"))
    return (
        f'<div class="glance auto"><svg class="collection" viewBox="0 0 180 {height}" role="img"'
        f' aria-label="{label}" aria-description="{about}"><title>{label}</title>{drawn}'
        "</svg></div>"
    )
