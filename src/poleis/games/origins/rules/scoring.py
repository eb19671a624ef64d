"""Points: those of the game and the final scoring (ORI-20), and the target of a solo game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.origins.rules.data import (
    ADVISOR_POINTS,
    TARGET,
    TARGET_EACH,
    TARGET_TOKEN,
    TEMPLE_POINTS,
    die_colour,
    die_value,
)
from poleis.games.origins.rules.layout import (
    ADVISORS,
    BLOCK,
    BLOCKS,
    BONUS,
    GOLD,
    HEIGHT,
    SOURCES,
    TALLY,
    TEMPLE,
    home,
)


def temple_points(v: vec[i64], me: i64) -> i64:
    """All but the disc standing highest (ORI-20.4)."""
    total: i64 = 0
    best: i64 = 0
    for temple in range(i64(3)):
        points = TEMPLE_POINTS[v[me + TEMPLE + temple]]
        total += points
        best = max(best, points)
    return total - best


def seat_points(v: vec[i64], me: i64) -> i64:
    """Each die in a seat of power times the height of the tower of its colour (ORI-20.5)."""
    total: i64 = 0
    for i in range(me + BLOCK, me + BLOCK + v[me + BLOCKS]):
        die = v[i] & 63
        if die != 0:
            total += die_value(die) * v[me + HEIGHT + die_colour(die)]
    return total


def points(v: vec[i64], seat: i64) -> i64:
    """The score if the game ended now (ORI-20.1)."""
    me = home(seat)
    total = v[me + GOLD] + ADVISOR_POINTS[v[me + ADVISORS]]
    for source in range(i64(SOURCES)):
        total += v[me + TALLY + source]
    return total + temple_points(v, me) + seat_points(v, me)


def target(v: vec[i64]) -> i64:
    """What a solo player must reach: more for each token at its own site (ORI-21.9)."""
    total = TARGET
    for site in range(i64(5)):
        if TARGET_TOKEN[site] != 0 and v[BONUS + site] == TARGET_TOKEN[site]:
            total += TARGET_EACH
    return total


def parts(v: vec[i64], seat: i64) -> list[int]:
    """The score by where it comes from: the sources of the game, then the final scoring."""
    me = home(seat)
    found = [int(v[me + TALLY + source]) for source in range(SOURCES)]
    found.append(int(v[me + GOLD]))
    found.append(int(ADVISOR_POINTS[v[me + ADVISORS]]))
    found.append(int(temple_points(v, me)))
    found.append(int(seat_points(v, me)))
    return found
