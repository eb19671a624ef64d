"""The points of a city (SWD-11)."""

from __future__ import annotations

from mypy_extensions import i64

from poleis.core.sets import lowest
from poleis.games.seven_wonders_dice.rules.printed import Building
from poleis.games.seven_wonders_dice.rules.records import City, Position


def points(table: Position, city: City) -> i64:
    """The score of a city (SWD-11.1); coins and materials score nothing (SWD-11.3)."""
    if not city.has_board():
        return 0
    written = city.west_points + city.east_points
    if city.has_award:
        written += table.edition.agora_award
    return written + printed_points(table, city, city.crossed)


def building_points(table: Position, city: City, building: Building) -> i64:
    """The points of one building; per-space effects score where they stand (SWD-11.2)."""
    if not city.has_board():
        return 0
    edition = table.edition
    found = printed_points(table, city, building.spaces)
    if building is edition.west:
        found += city.west_points
    elif building is edition.east:
        found += city.east_points
    elif building is edition.agora and city.has_award:
        found += edition.agora_award
    return found


def printed_points(table: Position, city: City, among: i64) -> i64:
    """The points of crossed spaces among these, without attacks and the award of the Agora."""
    board = city.board
    crossed = city.crossed & among
    found: i64 = 0
    for printed in board.scoring:
        if printed.space & crossed != 0:
            found += printed.effect.points(city.crossed)
    spaces = crossed & ~table.edition.bonuses
    while spaces != 0:
        found += board.points[lowest(spaces)]
        spaces &= spaces - 1
    return found
