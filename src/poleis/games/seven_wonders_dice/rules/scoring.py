"""The points of a city (SWD-11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.seven_wonders_dice.effects.tables import printed_points
from poleis.games.seven_wonders_dice.rules.data import AGORA, AGORA_AWARD, EAST, SPACES_OF, WEST
from poleis.games.seven_wonders_dice.rules.layout import (
    AWARD,
    BOARD,
    CROSSED,
    EAST_POINTS,
    WEST_POINTS,
    city,
)


def points(v: vec[i64], seat: i64) -> i64:
    """The score of a seat (SWD-11.1); coins and materials score nothing (SWD-11.3)."""
    me = city(seat)
    if v[me + BOARD] == 0:
        return 0
    crossed = v[me + CROSSED]
    written = v[me + WEST_POINTS] + v[me + EAST_POINTS] + AGORA_AWARD * v[me + AWARD]
    return written + printed_points(v[me + BOARD] - 1, crossed, crossed)


def line(v: vec[i64], seat: i64, building: i64) -> i64:
    """The points of one building; per-space effects score where they stand (SWD-11.2)."""
    me = city(seat)
    if v[me + BOARD] == 0:
        return 0
    found = printed_points(v[me + BOARD] - 1, v[me + CROSSED], SPACES_OF[building])
    if building == WEST:
        found += v[me + WEST_POINTS]
    elif building == EAST:
        found += v[me + EAST_POINTS]
    elif building == AGORA:
        found += AGORA_AWARD * v[me + AWARD]
    return found
