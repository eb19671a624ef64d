"""The score sheet of a city, line by line, with the rules that give the points (AKR-6, AKR-7)."""

from __future__ import annotations

from poleis.core.explain import ScoreLine
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.data import DISTRICTS
from poleis.games.akropolis.rules.scoring import LAKES, tally

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
    found = tally(city, variants)
    lines = []
    for district, name in enumerate(DISTRICTS, 1):
        value, stars = int(found.values[district]), int(found.stars[district])
        base, variant = SCORED_BY[name]
        cited = (base, variant) if variants >> district & 1 else (base,)
        if name == "barracks" and variants & LAKES:
            cited = (*cited, "AKR-6.4.2")
        parts = {"value": value, "stars": stars}
        lines.append(ScoreLine(name, value * stars, ("AKR-6.1", *cited), parts))
    lines.append(ScoreLine("stones", int(city.stones), ("AKR-6.7",)))
    return lines
