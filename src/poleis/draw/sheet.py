"""Parts of score sheets that all games share, as HTML."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from poleis.core.explain import ScoreLine
from poleis.core.provenance import SIGN
from poleis.locale import Language


def rule_links(game: str, rules: Iterable[str], say: Language) -> str:
    """Links to rules of a game. They open in a new tab, so that nobody loses the table."""
    return "".join(
        f'<a class="rule" href="/rules/{game}#{rule}" target="_blank" rel="noopener"'
        f' aria-label="{escape(say("rule-link", rule=rule))}">{rule}</a>'
        for rule in rules
    )


def score_button(
    key: str,
    seat: int | None,
    words: str,
    points: int,
    say: Language,
    *,
    name: str = "",
    bold: bool,
) -> str:
    """The points of a line as a button that answers what counts; *words* name the line, *name* the
    seat where several stand side by side. Without a seat they are a plain number."""
    shown = f"<b>{points}</b>" if bold else str(points)
    if seat is None:
        return shown
    message = "score-label-of" if name else "score-label"
    label = escape(say(message, line=words, points=points, name=name), quote=True)
    return (
        f'<button type="button" class="scoreline" data-line="{key}" data-seat="{seat}"'
        f' aria-label="{label}">{shown}</button>'
    )


def one_stop(table: str) -> str:
    """A table of lines with one stop of the Tab key, the first line; arrows lead to the others."""
    first, *others = table.split('class="scoreline"')
    if not others:
        return table
    return f'{first}class="scoreline"' + 'class="scoreline" tabindex="-1"'.join(others)


def reconstructed_mark(line: ScoreLine, say: Language) -> str:
    """The sign beside a line that can use reconstructed values; else nothing."""
    if not line.is_reconstructed:
        return ""
    words = escape(say("sheet-reconstructed"))
    return f' <span class="ours" role="img" aria-label="{words}" title="{words}">{SIGN}</span>'


def reconstructed_legend(lines: Iterable[ScoreLine], say: Language) -> str:
    """What the sign means, if a line has it."""
    if not any(line.is_reconstructed for line in lines):
        return ""
    return f'<p class="muted small legend">{SIGN} {escape(say("sheet-reconstructed"))}</p>'
