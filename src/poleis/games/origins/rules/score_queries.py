"""What plain modules ask a position about points.

They hand over the position, not its vector: a vector that goes from plain into compiled code as an
argument is never freed (mypyc 2.4).
"""

from __future__ import annotations

from poleis.games.origins.rules.layout import ROUND, TILES_BUILT, home
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.round import end_condition
from poleis.games.origins.rules.scoring import parts, target


def score_parts(state: Origins, seat: int) -> list[int]:
    """The points of a seat by where they come from."""
    return parts(state.v, seat)


def solo_target(state: Origins) -> int:
    """What a solo player must reach (ORI-21.9)."""
    return int(target(state.v))


def tiles_built(state: Origins, seat: int) -> int:
    """Tiles of the city: farms, agora and palace count, set-aside tiles do not (ORI-20.6)."""
    return int(state.v[home(seat) + TILES_BUILT])


def conditions_met(state: Origins) -> list[int]:
    """The end conditions that are met now (ORI-19.1), from 0 on."""
    if state.v[ROUND] == 0:
        return []
    met = end_condition(state.v)
    return [i for i in range(4) if met >> i & 1]
