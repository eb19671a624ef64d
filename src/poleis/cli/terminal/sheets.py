"""Scores in a terminal: a panel beside the board, whole sheets, and what a move would change."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from poleis.core.explain import ScoreLine, total
from poleis.core.game import Game
from poleis.core.state import State
from poleis.locale import Language
from poleis.locale.keys import line_key, part_key, parts_key

GOOD, BAD, DIM = "green", "red", "dim"


def signed(number: float) -> str:
    """+3, -2 or ±0; with one digit after the point if the number has a fraction.

    >>> signed(3), signed(-2.0), signed(0), signed(1.25)
    ('+3', '-2', '±0', '+1.2')
    """
    if abs(number) < 0.05:
        return "±0"
    if abs(number - round(number)) < 0.05:
        return f"{round(number):+d}"
    return f"{number:+.1f}"


def pad(text: str, width: int, *, right: bool = False) -> str:
    """The text in exactly *width* columns of the terminal."""
    if right and cell_len(text) < width:
        return " " * (width - cell_len(text)) + text
    return set_cell_size(text, width)


def line_name(game: Game, line: ScoreLine, language: Language) -> str:
    return language.or_else(line.key, line_key(game, line))


def parts_text(game: Game, line: ScoreLine, language: Language) -> str:
    """What the points of a line are made of, for instance 5×2."""
    if not line.parts:
        return ""
    otherwise = "/".join(map(str, line.parts.values()))
    return language.or_else(otherwise, parts_key(game, line), **line.parts)


def totals(game: Game, state: State, names: Sequence[str], language: Language) -> Text:
    """The points of all seats in one line."""
    points = [total(game.sheet(state, seat)) for seat in range(len(names))]
    texts = [
        f"{name}: {language('points-count', points=n)}"
        for name, n in zip(names, points, strict=True)
    ]
    return Text(". ".join(texts))


def panel(
    game: Game, state: State, seat: int, names: Sequence[str], language: Language
) -> list[Text]:
    """The points of all seats, line by line; of the looking seat also what they are made of."""
    sheets = [game.sheet(state, other) for other in range(len(names))]
    order = [seat, *(other for other in range(len(names)) if other != seat)]
    labels = [line_name(game, line, language) for line in sheets[seat]]
    sums = [parts_text(game, line, language) for line in sheets[seat]]
    first = max(map(cell_len, [*labels, language("sheet-total")])) + 1
    second = max(map(cell_len, sums)) + 1
    heads = [names[other][:11] for other in order]
    if len(names) > 2:  # there is room for numbers only
        heads = [names[seat][:8], *(f"#{other + 1}" for other in order[1:])]
    widths = [max(cell_len(name), 3) + 1 for name in heads]
    head = " " * (first + second)
    for name, width in zip(heads, widths, strict=True):
        head += pad(name, width, right=True)
    lines = [Text(head, style=DIM)]
    for row, label in enumerate(labels):
        text = Text(pad(label, first))
        text.append(pad(sums[row], second, right=True), style=DIM)
        for other, width in zip(order, widths, strict=True):
            text.append(pad(str(sheets[other][row].points), width, right=True))
        lines.append(text)
    last = Text(pad(language("sheet-total"), first + second), style="bold")
    for other, width in zip(order, widths, strict=True):
        last.append(pad(str(total(sheets[other])), width, right=True))
    return [*lines, last]


def changes(
    game: Game, before: State, after: State, seat: int, language: Language
) -> list[tuple[str, str, str, int]]:
    """The score lines that a move changes: name, what it was, what it becomes, and points."""
    old, new = game.sheet(before, seat), game.sheet(after, seat)
    rows = []
    for was, becomes in zip(old, new, strict=True):
        if was != becomes:
            texts = [
                parts_text(game, line, language) or str(line.points) for line in (was, becomes)
            ]
            name = line_name(game, was, language)
            rows.append((name, texts[0], texts[1], becomes.points - was.points))
    sums = total(old), total(new)
    rows.append((language("sheet-total"), str(sums[0]), str(sums[1]), sums[1] - sums[0]))
    return rows


def change_lines(
    game: Game, before: State, after: State, seat: int, language: Language
) -> list[Text]:
    """What a move would change on the sheet, with the total last."""
    rows = changes(game, before, after, seat, language)
    widths = [max(map(cell_len, column)) for column in list(zip(*rows, strict=True))[:3]]
    lines = []
    for name, was, becomes, points in rows:
        text = Text(pad(name, widths[0]) + "  ")
        text.append(pad(was, widths[1], right=True), style=DIM)
        text.append(" → " + pad(becomes, widths[2]) + "  ")
        text.append(pad(signed(points), 4, right=True), style=style_of(points))
        lines.append(text)
    lines[-1].stylize("bold")
    return lines


def style_of(points: float) -> str:
    if abs(points) < 0.05:
        return DIM
    return GOOD if points > 0 else BAD


def whole_sheet(
    game: Game, state: State, seat: int, name: str, language: Language, *, plain: bool
) -> list[Text]:
    """One seat's score with its parts and the rules that give it."""
    sheet = game.sheet(state, seat)
    points = language("points-count", points=total(sheet))
    lines = [Text(f"{name}: {points}", style="bold")]
    parts = list(dict.fromkeys(part for line in sheet for part in line.parts))
    names = {part: language.or_else(part, part_key(game, part)) for part in parts}
    if plain:
        for line in sheet:
            made = ", ".join(f"{names[part]} {number}" for part, number in line.parts.items())
            label = line_name(game, line, language)
            of = f" ({made})" if made else ""
            gives = language("points-count", points=line.points)
            lines.append(Text(f"  {label}{of}: {gives}. {', '.join(line.rules)}"))
        return lines
    first = max(cell_len(line_name(game, line, language)) for line in sheet) + 2
    widths = [cell_len(names[part]) + 2 for part in parts]
    last = cell_len(language("sheet-points")) + 2
    head = " " * (first + 2)
    for part, width in zip(parts, widths, strict=True):
        head += pad(names[part], width, right=True)
    lines.append(Text(head + pad(language("sheet-points"), last, right=True), style=DIM))
    for line in sheet:
        text = Text("  " + pad(line_name(game, line, language), first))
        for part, width in zip(parts, widths, strict=True):
            text.append(pad(str(line.parts.get(part, "")), width, right=True), style=DIM)
        text.append(pad(str(line.points), last, right=True), style="bold")
        text.append("   " + ", ".join(line.rules), style=DIM)
        lines.append(text)
    return lines
