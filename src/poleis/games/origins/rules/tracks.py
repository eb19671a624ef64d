"""Discs on tracks: the military track and the temples (ORI-8, ORI-9, ORI-11)."""

from __future__ import annotations

from mypy_extensions import i64

from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.rules.home import CONQUEST, MILITARY, Home
from poleis.games.origins.rules.records import Position


def move_disc(table: Position, seat: i64, track: i64, space: i64) -> None:
    """Move a disc onto a space, on top of the stack there (ORI-8.2, ORI-11.1)."""
    mine = table.homes[seat]
    old = mine.spaces[track]
    height: i64 = 0
    for i in range(table.seats()):
        if i == seat:
            continue
        other = table.homes[i]
        if other.spaces[track] == old and other.levels[track] > mine.levels[track]:
            other.levels[track] -= 1
        elif other.spaces[track] == space:
            height += 1
    mine.spaces[track] = space
    mine.levels[track] = height


def can_advance(edition: Edition, home: Home) -> bool:
    """A disc on the last space never moves again (ORI-8.5)."""
    return home.spaces[MILITARY] < edition.last_space


def advance(table: Position, seat: i64, spaces: i64) -> None:
    """Move the military disc; what goes beyond the last space is lost (ORI-8)."""
    edition = table.edition
    home = table.homes[seat]
    old = home.spaces[MILITARY]
    space = min(old + spaces, edition.last_space)
    if space == old:
        return
    move_disc(table, seat, MILITARY, space)
    home.tokens += edition.borders[space] - edition.borders[old]
    if space == edition.last_space:
        home.points[CONQUEST] += edition.last_space_points


def behind(table: Position, seat: i64) -> i64:
    """Opposing discs strictly behind this seat's, the solo rival's among them (ORI-9.2)."""
    space = table.homes[seat].spaces[MILITARY]
    if table.is_solo():
        return 1 if table.rival < space else 0
    count: i64 = 0
    for home in table.homes:
        if home.spaces[MILITARY] < space:
            count += 1
    return count


def spaces_lost(edition: Edition, home: Home) -> i64:
    """By how many spaces the military disc would retreat from where it stands (ORI-22.3)."""
    space = home.spaces[MILITARY]
    return space - edition.section_start[space]


def climb(table: Position, seat: i64, temple: i64, steps: i64) -> i64:
    """Move a zodiac disc up; steps beyond the top are lost (ORI-11.1). The steps really made."""
    space = table.homes[seat].spaces[temple]
    made = min(steps, table.edition.temple_top - space)
    if made > 0:
        move_disc(table, seat, temple, space + made)
    return made


def retreat(table: Position) -> None:
    """All stacks fall back to the first space of their section (ORI-18.3).

    From the rearmost space on; a stack that arrives where discs lie is put under them.
    """
    edition = table.edition
    for space in range(i64(1), edition.last_space):
        target = edition.section_start[space]
        if target == space:
            continue
        arriving: i64 = 0
        for home in table.homes:
            if home.spaces[MILITARY] == space:
                arriving += 1
        if arriving == 0:
            continue
        for home in table.homes:
            if home.spaces[MILITARY] == target:
                home.levels[MILITARY] += arriving
            elif home.spaces[MILITARY] == space:
                home.spaces[MILITARY] = target


def foremost(table: Position, track: i64) -> i64:
    """Whose disc is furthest on a track; on one space the lowest of the stack (ORI-18.2)."""
    best: i64 = 0
    for seat in range(i64(1), table.seats()):
        mine = table.homes[seat]
        other = table.homes[best]
        if mine.spaces[track] > other.spaces[track] or (
            mine.spaces[track] == other.spaces[track] and mine.levels[track] < other.levels[track]
        ):
            best = seat
    return best
