"""The parts of the score pad that both ways to enter a city share: the sheet, and what cannot be
seen in the city."""

from __future__ import annotations

from html import escape

from poleis.core.view import Panel
from poleis.draw.svg import icon
from poleis.games.akropolis.rules.hexes import DISTRICTS
from poleis.games.akropolis.ui.score_tables import sheet_table
from poleis.games.akropolis.ui.scorepad import WAYS
from poleis.games.akropolis.ui.scorepad_draft import Draft
from poleis.locale import Language


def ways(draft: Draft, language: Language) -> str:
    """The two ways to enter a city."""
    now = "numbers" if draft.is_counted else "tiles"
    found = "".join(
        knob(f"way:{way}", language(f"akropolis-pad-way-{way}"),
             escape(language(f"akropolis-pad-way-{way}")), way == now)
        for way in WAYS
    )  # fmt: skip
    return f'<p class="knobs ways">{found}</p>'


def sheet_panel(draft: Draft, language: Language) -> Panel:
    """The score, and below it what cannot be seen in the city: stones and variants."""
    body = (
        f"{sheet_table(draft.lines, language)}"
        f'<div class="settings">{stones(draft, language)}{variants(draft, language)}</div>'
    )
    return Panel("sheet", "sheet", language("akropolis-view-sheet"), body)


def knob(ref: str, label: str, content: str, pressed: bool = False) -> str:
    kind = "knob on" if pressed else "knob"
    return f'<span class="{kind}" data-ref="{ref}" aria-label="{escape(label)}">{content}</span>'


def stones(draft: Draft, language: Language) -> str:
    """How many stones are left at the end (AKR-6.7)."""
    now = draft.stones
    fewer = knob(f"stones:{max(now - 1, 0)}", language("akropolis-pad-fewer"), icon("ui-minus"))
    more = knob(f"stones:{now + 1}", language("akropolis-pad-more"), icon("ui-plus"))
    label = escape(language("akropolis-sheet-stones"))
    return f'<p class="setting"><span>{label}</span>{fewer}<b class="num">{now}</b>{more}</p>'


def variants(draft: Draft, language: Language) -> str:
    """Which variants are in play (AKR-7.1), and whether lakes count for barracks (AKR-6.4.2)."""
    found = "".join(
        knob(f"variant:{name}", language(f"akropolis-option-variants-{name}"),
             escape(language(f"akropolis-option-variants-{name}")), draft.has(i))
        for i, name in enumerate(DISTRICTS)
    )  # fmt: skip
    lakes = language("akropolis-option-lakes")
    found += knob("lakes:barracks", lakes, escape(lakes), draft.has_lakes)
    label = escape(language("akropolis-option-variants"))
    return f'<p class="setting"><span>{label}</span></p><p class="knobs">{found}</p>'
