"""Score reasons: what counts for a line of a score sheet, what does not, and why.

A game draws them over its boards: overlays where it knows the shapes, marks on drawn things
elsewhere. All words are in the person's language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from poleis.core.explain import ScoreLine

if TYPE_CHECKING:
    from poleis.core.match import Match

POINTS = "points"
"""The part of a line that is its points."""


@dataclass(frozen=True)
class Reason:
    """One sentence about a line, with the rule behind it.

    *amount* is what it adds to a number of the line: to its points, or to one of
    `ScoreLine.parts`. Without an amount it only explains.
    """

    text: str
    rule: str
    amount: int | None = None
    part: str = POINTS
    counts: bool = True


@dataclass(frozen=True)
class ScoreMark:
    """A mark on a drawn thing: *name* is its `data-ref` or its `data-name` in the panel, *text* a
    short number beside it."""

    panel: str
    name: str
    text: str
    counts: bool = True


@dataclass(frozen=True)
class ScoreReasons:
    """The answer to a tap on a line of a score sheet.

    *text* says how the line is counted. *panel* is the one to bring to the front. *overlays* are
    SVG fragments by panel id, as those of a preview. With *is_history* the points were gained move
    by move, and `line_history` tells when.
    """

    text: str
    panel: str
    reasons: tuple[Reason, ...] = ()
    marks: tuple[ScoreMark, ...] = ()
    overlays: Mapping[str, str] = field(default_factory=dict)
    is_history: bool = False


def gain_text(amount: int) -> str:
    """A contribution as people write it.

    >>> gain_text(3), gain_text(0), gain_text(-2)
    ('+3', '0', '−2')
    """
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else "0"


def line_history(
    match: Match, viewer: int | None, seat: int, key: str, plies: int
) -> list[tuple[int, int]]:
    """When a seat gained the points of a line, as a viewer may know it.

    Pairs of the ply after which they were there, and the change; ply 0 for points that the match
    began with.
    """
    found: list[tuple[int, int]] = []
    before = 0
    for ply, known in enumerate(match.each_known(viewer)):
        if ply >= plies:
            break
        before = _note(found, ply, before, match.game.sheet(known, seat), key)
    _note(found, plies, before, match.game.sheet(match.known(viewer, plies), seat), key)
    return found


def _note(
    found: list[tuple[int, int]], ply: int, before: int, sheet: Iterable[ScoreLine], key: str
) -> int:
    """Note the change of a line at a ply; returns its points."""
    now = sum(line.points for line in sheet if line.key == key)
    if now != before:
        found.append((ply, now - before))
    return now
