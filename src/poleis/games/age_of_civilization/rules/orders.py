"""The orders of the scenario Silk Road (AOC-14.6, AOC-14.15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit, lowest, size
from poleis.games.age_of_civilization.effects.effect import BY_ORDERS
from poleis.games.age_of_civilization.rules.action_step import idle_workers
from poleis.games.age_of_civilization.rules.edition import Order
from poleis.games.age_of_civilization.rules.records import Position
from poleis.games.age_of_civilization.rules.strength import strength


def can_fill(table: Position, seat: i64, order: Order) -> bool:
    """Whether a seat can pay the price of an order and meets its condition."""
    realm = table.realms[seat]
    return (
        realm.coins >= order.coins
        and idle_workers(table, seat) >= order.workers
        and realm.technologies & order.technologies == order.technologies
        and size(realm.wonders) >= order.wonders
        and strength(table, seat) >= order.strength
    )


def fillable(table: Position, seat: i64) -> i64:
    """The face-up orders that the seat can fill now, as a set."""
    found: i64 = 0
    left = table.orders.face_up
    while left != 0:
        order = lowest(left)
        left &= left - 1
        if can_fill(table, seat, table.edition.orders[order]):
            found |= bit(order)
    return found


def fill(table: Position, seat: i64, number: i64) -> None:
    """Pay the price of an order for its points; a worker paid is an unassigned one."""
    realm = table.realms[seat]
    order = table.edition.orders[number]
    realm.coins -= order.coins
    realm.workers -= order.workers
    realm.points[BY_ORDERS] += order.points
    table.orders.face_up &= ~bit(number)
    table.orders.filled |= bit(number)
    table.turn.has_acted = True


def turn_up(table: Position, order: i64) -> None:
    """Lay an order face up: from the deck, and from below it only when the rest is gone."""
    orders = table.orders
    if orders.deck != 0:
        orders.deck &= ~bit(order)
    else:
        orders.below = vec[i64](orders.below[1:])
    orders.face_up |= bit(order)


def next_orders(table: Position) -> i64:
    """The orders that may come next, as a set."""
    if table.orders.deck != 0:
        return table.orders.deck
    return bit(table.orders.below[0])
