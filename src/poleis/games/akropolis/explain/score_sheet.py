"""Score sheets, line by line, with the rules that give the points: of a city (AKR-6, AKR-7), and of
the architect (AKR-8)."""

from __future__ import annotations

from poleis.core.explain import ScoreLine
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import DISTRICTS
from poleis.games.akropolis.rules.position import Akropolis
from poleis.games.akropolis.rules.scoring import (
    LAKES,
    Tally,
    architect_quarries,
    architect_tally,
    is_doubled,
    tally,
)

SCORED_BY = {
    "houses": ("AKR-6.2", "AKR-7.2"),
    "markets": ("AKR-6.3", "AKR-7.3"),
    "barracks": ("AKR-6.4", "AKR-7.4"),
    "temples": ("AKR-6.5", "AKR-7.5"),
    "gardens": ("AKR-6.6", "AKR-7.6"),
}
"""The rules that give points for each district type: the base rule and the variant."""


def score_lines(city: City, variants: int) -> list[ScoreLine]:
    """One line for each district type and one for the stones."""
    return tally_lines(tally(city, variants), int(city.stones), variants)


def tally_lines(found: Tally, stones: int, variants: int) -> list[ScoreLine]:
    """The same, of what was counted."""
    lines = []
    for district, name in enumerate(DISTRICTS, 1):
        value, stars = int(found.values[district]), int(found.stars[district])
        base, variant = SCORED_BY[name]
        cited = (base, variant) if is_doubled(variants, district) else (base,)
        if name == "barracks" and variants & LAKES:
            cited = (*cited, "AKR-6.4.2")
        parts = {"value": value, "stars": stars}
        lines.append(ScoreLine(name, value * stars, ("AKR-6.1", *cited), parts))
    lines.append(ScoreLine("stones", stones, ("AKR-6.7",)))
    return lines


def architect_lines(state: Akropolis) -> list[ScoreLine]:
    """The architect's score, line by line (AKR-8.6, AKR-8.8)."""
    edition, tiles = state.edition, state.collection
    found = architect_tally(edition, tiles, state.difficulty, state.variants)
    lines = []
    for district, name in enumerate(DISTRICTS, 1):
        value, stars = int(found.values[district]), int(found.stars[district])
        rules = ("AKR-8.6", "AKR-8.8") if is_doubled(state.variants, district) else ("AKR-8.6",)
        lines.append(ScoreLine(name, value * stars, rules, {"value": value, "stars": stars}))
    each = int(edition.architects[state.difficulty - 1].quarry_points)
    if each:
        quarries = int(architect_quarries(edition, tiles))
        parts = {"value": quarries, "stars": each}
        lines.append(ScoreLine("quarries", each * quarries, ("AKR-8.6",), parts))
    lines.append(ScoreLine("stones", int(state.stones), ("AKR-8.6",)))
    return lines
