"""What an action costs: coins and workers, with the abilities that change them."""

from __future__ import annotations

from mypy_extensions import i64

from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.edition import Action, Edition
from poleis.games.age_of_civilization.rules.realm import Realm
from poleis.games.age_of_civilization.rules.records import Position


def modifiers(edition: Edition, realm: Realm, action: Action) -> i64:
    """The effects in force that may change what an action costs, as a set (AOC-14.11)."""
    if action.modified_as == NONE:
        return 0
    return realm.in_force[edition.paying(action.modified_as)]


def price_of(table: Position, seat: i64, action: i64, technology: i64 = NONE) -> i64:
    """What an action costs now (AOC-1.13); *technology* is what it is for, or its means."""
    edition = table.edition
    space = edition.actions[action]
    price = space.price
    left = modifiers(edition, table.realms[seat], space)
    if left == 0:
        return price
    event = edition.paying(space.modified_as)
    fixed: i64 = NONE
    while left != 0:
        effect = edition.effect_of(event, left)
        left &= left - 1
        price -= effect.discount(table, seat, technology)
        sets = effect.fixed_price(table, seat, technology)
        if sets != NONE:
            fixed = sets
    if fixed != NONE:
        return fixed
    return max(price, 0)


def workers_for(table: Position, seat: i64, action: i64) -> i64:
    """How many workers an action needs now (AOC-6.5, AOC-11.3)."""
    edition = table.edition
    space = edition.actions[action]
    workers = space.workers
    left = modifiers(edition, table.realms[seat], space)
    if left == 0:
        return workers
    event = edition.paying(space.modified_as)
    while left != 0:
        workers += edition.effect_of(event, left).extra_workers()
        left &= left - 1
    return workers
