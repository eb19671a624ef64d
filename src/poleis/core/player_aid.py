"""What a game explains beside its board: its symbols, and its rules on one page.

All words are already in a person's language. Pictures are SVG and sections are HTML fragments, with
the same limits as those of a view (see `poleis.core.view`).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Symbol:
    """A symbol that a game draws: its name, and its meaning in a sentence.

    *icon* is its id in `symbols.svg`. *picture* shows it as the board does, where it is more than
    the icon. *group* is the heading below which it stands.
    """

    icon: str
    name: str
    meaning: str
    group: str
    picture: str = ""


@dataclass(frozen=True)
class AidSection:
    """One part of the player aid, such as the turn or the scoring; *body* is HTML."""

    title: str
    body: str
