"""The score sheet (SWD-11.1): a line for each building, with the rules that give its points."""

from __future__ import annotations

from poleis.core.explain import ScoreLine
from poleis.core.sets import size
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice

LINES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("wonder", ("SWD-8.8.1", "SWD-11.2")),
    ("barracks_west", ("SWD-8.4.3",)),
    ("barracks_east", ("SWD-8.4.3",)),
    ("agora", ("SWD-8.2.2", "SWD-8.2.3")),
    ("market", ("SWD-9.10",)),
    ("university", ("SWD-11.1",)),
    ("guild_court", ("SWD-11.1",)),
    ("gallery", ("SWD-9.11",)),
)
"""The lines of a score sheet in the order of the score board."""


def score_lines(state: SevenWondersDice, seat: int) -> list[ScoreLine]:
    """The points of a seat by building; *crossed* are its crossed spaces, *of* all."""
    crossed = state.cities[seat].crossed
    found = []
    for name, rules in LINES:
        spaces = state.edition.building_named(name).spaces
        parts = {"crossed": int(size(crossed & spaces)), "of": int(size(spaces))}
        found.append(ScoreLine(name, state.points_in(seat, name), rules, parts))
    return found
