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
