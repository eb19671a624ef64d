"""The width of tables: in a narrow window no word is cut."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

INDENT = 2
ANY_WIDTH = 10_000


def fitted(table: Table, console: Console) -> RenderableType:
    """The table; without its borders, if its words fit only so; or else row after row, each cell
    with its heading in a line of its own."""
    if not fits(table, console):
        table.box, table.pad_edge, table.padding = None, False, (0, 1, 0, 0)
        if not fits(table, console):
            return listed(table, console)
    return shared_out(table, console)


def fits(table: Table, console: Console) -> bool:
    """Whether the longest word of each column has room beside those of the others."""
    return measured(table, console).minimum <= console.width


def measured(table: Table, console: Console) -> Measurement:
    """How much room a table needs: for the longest words, and for all of its lines."""
    anywhere = console.options.update(max_width=ANY_WIDTH)
    return Measurement.get(console, anywhere, table)


def shared_out(table: Table, console: Console) -> Table:
    """The table with a width for each column, if lines must break: as much as its longest word
    needs, then what is left, in turn. Rich would take from the widest columns, and cut words."""
    whole = measured(table, console).maximum
    needs = [needed(column, console) for column in table.columns]
    widths = [need.minimum for need in needs]
    between = whole - sum(need.maximum for need in needs)
    left = console.width - between - sum(widths)
    if whole <= console.width or left < 0:  # lines that must not break are Rich's to cut
        return table
    while left > 0 and any(width < need.maximum for width, need in zip(widths, needs, strict=True)):
        for number, need in enumerate(needs):
            if left > 0 and widths[number] < need.maximum:
                widths[number] += 1
                left -= 1
    for column, width in zip(table.columns, widths, strict=True):
        column.width = width
    return table


def needed(column: Column, console: Console) -> Measurement:
    """How much room the cells of a column need: for the longest word, and for all in one line."""
    cells = [column.header, *column.cells, column.footer]
    found = [text_of(cell, console).__rich_measure__(console, console.options) for cell in cells]
    most = max(one.maximum for one in found)
    return Measurement(most if column.no_wrap else max(one.minimum for one in found), most)


def listed(table: Table, console: Console) -> Group:
    """The rows one below the other; what a row begins with leads."""
    heads = [text_of(column.header, console) for column in table.columns]
    rows = list(zip(*(column.cells for column in table.columns), strict=True))
    if table.show_footer:
        rows.append(tuple(column.footer for column in table.columns))
    lines: list[RenderableType] = [text_of(table.title, console)] if table.title else []
    for row in rows:
        cells = [text_of(cell, console) for cell in row]
        filled = [(head, cell) for head, cell in zip(heads, cells, strict=True) if cell]
        lines += [cell for _, cell in filled[:1]]
        for head, cell in filled[1:]:
            said = Text.assemble(head, ": ", cell)
            lines.append(Padding(said, (0, 0, 0, INDENT), expand=False))
    return Group(*lines, *([text_of(table.caption, console)] if table.caption else []))


def text_of(cell: RenderableType | None, console: Console) -> Text:
    """What stands in a cell."""
    if isinstance(cell, Text):
        return cell
    return console.render_str(str(cell or ""))
