"""Parts of player aids that all games share, as HTML; and pictures of symbols, as SVG.

Words are given as they are and escaped here; a `Cell` that holds drawings is made by `sign`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from poleis.draw.svg import icon, num

__all__ = ["Cell", "Html", "listed", "numbered", "paragraph", "picture", "sign", "signs", "table"]


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Cell = str | int | Html


def _html(cell: Cell) -> str:
    return cell if isinstance(cell, Html) else escape(str(cell))


def sign(symbol: str, words: str) -> Html:
    """A symbol of the sprite before some words."""
    return Html(f"{icon(symbol)} {_html(words)}")


def signs(*parts: Cell) -> Html:
    """Words and HTML side by side."""
    return Html(" ".join(map(_html, parts)))


def picture(body: str, x: float, y: float, width: float, height: float) -> Html:
    """A drawing as a picture in running text; words beside it say what it shows."""
    box = " ".join(map(num, (x, y, width, height)))
    kind = "pic wide" if width > 1.6 * height else "pic"
    return Html(f'<svg class="{kind}" viewBox="{box}" aria-hidden="true">{body}</svg>')


def paragraph(words: Cell, cls: str = "") -> Html:
    kind = f' class="{cls}"' if cls else ""
    return Html(f"<p{kind}>{_html(words)}</p>")


def numbered(lines: Iterable[Cell]) -> Html:
    """Steps in their order."""
    return Html(f"<ol>{''.join(f'<li>{_html(line)}</li>' for line in lines)}</ol>")


def listed(lines: Iterable[Cell]) -> Html:
    return Html(f"<ul>{''.join(f'<li>{_html(line)}</li>' for line in lines)}</ul>")


def table(
    head: Sequence[Cell], rows: Iterable[Sequence[Cell]], lit: int = -1, cls: str = ""
) -> Html:
    """Rows with a name each; the column *lit* is the one that counts now."""

    def cells(row: Sequence[Cell]) -> str:
        name, *rest = row
        return f'<tr><th scope="row">{_html(name)}</th>' + "".join(
            f"<td{_lit(column, lit)}>{_html(cell)}</td>" for column, cell in enumerate(rest, 1)
        )

    titles = "".join(
        f'<th scope="col"{_lit(column, lit)}>{_html(one)}</th>' if one != "" else "<td></td>"
        for column, one in enumerate(head)
    )
    top = f"<thead><tr>{titles}</tr></thead>" if head else ""
    body = "".join(f"{cells(row)}</tr>" for row in rows)
    kind = f' class="{cls}"' if cls else ""
    return Html(f"<table{kind}>{top}<tbody>{body}</tbody></table>")


def _lit(column: int, lit: int) -> str:
    return ' class="on"' if column == lit else ""
