"""Discs on tracks: the military track and the temples (ORI-8, ORI-9, ORI-11)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.origins.rules.data import (
    BORDERS,
    LAST_SPACE,
    LAST_SPACE_POINTS,
    SECTION_START,
    TEMPLE_TOP,
)
from poleis.games.origins.rules.layout import (
    CONQUEST,
    HOLDER,
    LEVEL,
    MILITARY,
    RIVAL,
    SEATS,
    TALLY,
    TEMPLE,
    TEMPLE_LEVEL,
    TOKENS,
    home,
)


def move_disc(v: vec[i64], seat: i64, track: i64, level: i64, space: i64) -> None:
    """Move a disc onto a space, on top of the stack there (ORI-8.2, ORI-11.1).

    *track* and *level* are where a home keeps the disc's space and its place in the stack.
    """
    me = home(seat)
    old = v[me + track]
    height: i64 = 0
    for other in range(v[SEATS]):
        if other == seat:
            continue
        it = home(other)
        if v[it + track] == old and v[it + level] > v[me + level]:
            v[it + level] -= 1
        elif v[it + track] == space:
            height += 1
    v[me + track] = space
    v[me + level] = height


def can_advance(v: vec[i64], me: i64) -> bool:
    """A disc on the last space never moves again (ORI-8.5)."""
    return v[me + MILITARY] < LAST_SPACE


def advance(v: vec[i64], seat: i64, n: i64) -> None:
    """Move the military disc n spaces; what goes beyond the last space is lost (ORI-8)."""
    me = home(seat)
    old = v[me + MILITARY]
    space = min(old + n, LAST_SPACE)
    if space == old:
        return
    move_disc(v, seat, MILITARY, LEVEL, space)
    v[me + TOKENS] += BORDERS[space] - BORDERS[old]
    if space == LAST_SPACE:
        v[me + TALLY + CONQUEST] += LAST_SPACE_POINTS


def behind(v: vec[i64], seat: i64) -> i64:
    """Opposing discs strictly behind this seat's, the solo rival's among them (ORI-9.2)."""
    space = v[home(seat) + MILITARY]
    if v[SEATS] == 1:
        return 1 if v[RIVAL] < space else 0
    count: i64 = 0
    for other in range(v[SEATS]):
        if v[home(other) + MILITARY] < space:
            count += 1
    return count


def falls_back(v: vec[i64], me: i64) -> i64:
    """By how many spaces the military disc would retreat from where it stands (ORI-22.3)."""
    return v[me + MILITARY] - SECTION_START[v[me + MILITARY]]


def climb(v: vec[i64], seat: i64, temple: i64, n: i64) -> i64:
    """Move a zodiac disc up; steps beyond the top are lost (ORI-11.1). The steps really made."""
    me = home(seat)
    steps = min(n, TEMPLE_TOP - v[me + TEMPLE + temple])
    if steps > 0:
        move_disc(v, seat, TEMPLE + temple, TEMPLE_LEVEL + temple, v[me + TEMPLE + temple] + steps)
    return steps


def is_at_top(v: vec[i64], me: i64, temple: i64) -> bool:
    return v[me + TEMPLE + temple] == TEMPLE_TOP


def cards_held(v: vec[i64], seat: i64) -> i64:
    """How many zodiac cards a seat has."""
    count: i64 = 0
    for temple in range(i64(3)):
        if v[HOLDER + temple] == seat + 1:
            count += 1
    return count


def retreat(v: vec[i64]) -> None:
    """All stacks fall back to the first space of their section (ORI-18.3).

    From the rearmost space on; a stack that arrives where discs lie is put under them.
    """
    for space in range(i64(1), LAST_SPACE):
        target = SECTION_START[space]
        if target == space:
            continue
        arriving: i64 = 0
        for seat in range(v[SEATS]):
            if v[home(seat) + MILITARY] == space:
                arriving += 1
        if arriving == 0:
            continue
        for seat in range(v[SEATS]):
            me = home(seat)
            if v[me + MILITARY] == target:
                v[me + LEVEL] += arriving
            elif v[me + MILITARY] == space:
                v[me + MILITARY] = target


def foremost(v: vec[i64], track: i64, level: i64) -> i64:
    """Whose disc is furthest on a track; on one space the lowest of the stack (ORI-18.2)."""
    best: i64 = 0
    for seat in range(i64(1), v[SEATS]):
        me = home(seat)
        it = home(best)
        if v[me + track] > v[it + track] or (
            v[me + track] == v[it + track] and v[me + level] < v[it + level]
        ):
            best = seat
    return best
