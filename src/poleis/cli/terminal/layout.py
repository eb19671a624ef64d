"""The layout of a table: the own area on the left, everything else beside it or below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from poleis.terminal import Lines, Scene, Terminal

GAP = 2
ASIDE = 32
"""Columns for what stands beside the board."""


def width_of(lines: Sequence[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)


def beside(left: Sequence[Text], right: Sequence[Text], gap: int = GAP) -> Lines:
    """Two blocks of lines next to each other, their tops level."""
    width = width_of(left) + gap
    lines = []
    for row in range(max(len(left), len(right))):
        line = Text()
        if row < len(left):
            line.append_text(left[row])
        if row < len(right) and right[row].cell_len:
            line.append(" " * (width - line.cell_len))
            line.append_text(right[row])
        lines.append(line)
    return lines


def below(blocks: Sequence[Lines]) -> Lines:
    """Blocks under each other, with an empty line between them."""
    lines: Lines = []
    for block in blocks:
        lines += [*([Text()] if lines else []), *block]
    return lines


def in_rows(blocks: Sequence[Lines], width: int) -> Lines:
    """Blocks next to each other, as many as fit, then the others under them."""
    rows: list[Lines] = []
    for block in blocks:
        wider = beside(rows[-1], block) if rows else block
        if rows and width_of(wider) <= width:
            rows[-1] = wider
        else:
            rows.append(block)
    return below(rows)


def lay_out(terminal: Terminal, scene: Scene, aside: Sequence[Lines]) -> Lines:
    """The whole table: the own area, the offer, the aside, and other areas if there is room."""
    if scene.plain:
        offer = terminal.offer(scene)
        return [*terminal.area(scene, scene.seat), *offer, *(line for b in aside for line in b)]
    blocks = [block for block in (terminal.offer(replace(scene, width=ASIDE)), *aside) if block]
    column = below(blocks)
    room = scene.width - width_of(column) - GAP
    area = terminal.area(replace(scene, width=room), scene.seat)
    if not area or width_of(area) > room:
        area = terminal.area(scene, scene.seat)
        return below([block for block in (in_rows(blocks, scene.width), area) if block])
    lines = beside(area, column)
    for seat in range(len(scene.names)):
        if seat != scene.seat:
            other = terminal.area(replace(scene, width=scene.width // 2), seat)
            wider = beside(lines, other, 2 * GAP)
            if other and width_of(wider) <= scene.width:
                lines = wider
    return lines
