"""Crossing a space: its price, its points, and the effects that follow (SWD-7, SWD-9)."""

from __future__ import annotations

from mypy_extensions import i64

from poleis.core.sets import bit, size
from poleis.games.seven_wonders_dice.rules.records import City, Position


def pay_and_cross(table: Position, seat: i64, space: i64) -> None:
    """Pay the materials of a space and cross it."""
    city = table.cities[seat]
    city.coins -= city.missing(space)
    cross(table, seat, space)


def cross(table: Position, seat: i64, space: i64) -> None:
    """Cross a space that has been paid; what it brings waits for its seat (SWD-7.1)."""
    edition = table.edition
    city = table.cities[seat]
    city.crossed |= bit(space)
    building = edition.buildings[edition.building_of[space]]
    if edition.attacks & bit(space) != 0:
        write_points(table, seat, space)
    if building.gives_bonus and building.is_complete(city.crossed):
        city.push(edition.choose_bonus)
    push_effects(city, space)


def cross_bonus(table: Position, city: City, bonus: i64) -> None:
    """Cross a bonus space; what it brings waits for its seat (SWD-9.1)."""
    space = table.edition.first_bonus + bonus
    city.crossed |= bit(space)
    push_effects(city, space)


def push_effects(city: City, space: i64) -> None:
    """Let the effects of a space, or of a bonus space, wait for their seat, the first on top."""
    for effect in reversed(city.board.at_once[space]):
        city.push(effect, effect.uses)


def attack_points(table: Position, seat: i64, space: i64) -> i64:
    """The printed points of an attack less the defences that face it (SWD-8.4.3 to SWD-8.4.5)."""
    edition = table.edition
    points = edition.attack_points[space]
    if len(table.cities) > 1:
        if edition.west.spaces & bit(space) != 0:
            facing = table.left_of(seat).before.crossed & edition.east.spaces
        else:
            facing = table.right_of(seat).before.crossed & edition.west.spaces
        points -= size(facing & edition.defences)
    return points if points > 0 else 0


def write_points(table: Position, seat: i64, space: i64) -> None:
    """Write down the points of an attack beside its barracks (SWD-8.4.3)."""
    city = table.cities[seat]
    points = attack_points(table, seat, space)
    if table.edition.west.spaces & bit(space) != 0:
        city.west_points += points
    else:
        city.east_points += points


def settle(table: Position, seat: i64) -> None:
    """Resolve what asks nothing, until this player must decide or has finished (SWD-9.13)."""
    city = table.cities[seat]
    while True:
        waiting = city.pending
        if waiting is None:
            return
        effect = table.edition.effects[waiting.effect]
        if effect.asks(table, seat):
            return
        city.pending = waiting.below
        effect.resolve(table, seat)
