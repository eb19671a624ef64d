"""What comes to a realm and what it loses: technologies, wonders, civilizations, workers."""

from __future__ import annotations

from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.age_of_civilization.effects.effect import BY_UNLOCKING, UNLOCKING, Occasion
from poleis.games.age_of_civilization.rules.events import call_card
from poleis.games.age_of_civilization.rules.realm import Realm
from poleis.games.age_of_civilization.rules.records import Position


def unlock(table: Position, seat: i64, technology: i64) -> None:
    """Unlock a technology on the own board, by whatever means (AOC-1.7, AOC-9.4, AOC-9.6)."""
    realm = table.realms[seat]
    effects = table.edition.technologies[technology].effects
    realm.technologies |= bit(technology)
    realm.begin_effects(effects)
    call_card(table, seat, UNLOCKING, effects, Occasion(BY_UNLOCKING))


def take_wonder(table: Position, seat: i64, wonder: i64) -> None:
    """Take a face-up wonder (AOC-1.6)."""
    realm = table.realms[seat]
    table.pools.wonders &= ~bit(wonder)
    realm.wonders |= bit(wonder)
    realm.begin_effects(table.edition.wonders[wonder].effects)


def take_civilization(table: Position, seat: i64, card: i64) -> None:
    """Move a civilization card from the pool or the hand to a realm (AOC-5.3, AOC-12.12)."""
    realm = table.realms[seat]
    table.pools.civilizations &= ~bit(card)
    realm.hand &= ~bit(card)
    if len(realm.civilizations) > 0:
        table.pools.extra_coins[card] += table.agreement.later_coins
    realm.lay(card)
    realm.begin_effects(table.edition.civilizations[card].legacy)


def take_extra_coins(table: Position, seat: i64, card: i64) -> i64:
    """Take the coins that lie on a card (AOC-5.8); returns how many."""
    coins = table.pools.extra_coins[card]
    table.pools.extra_coins[card] = 0
    table.realms[seat].coins += coins
    return coins


def add_workers(table: Position, seat: i64, workers: i64) -> None:
    """Gain workers up to the limit, or lose those there are (AOC-1.3, AOC-1.5)."""
    realm = table.realms[seat]
    realm.workers = max(min(realm.workers + workers, table.edition.most_workers), 0)


def sacrifice(realm: Realm, workers: i64) -> None:
    """Return workers to the supply; with too few, those there are (AOC-1.5)."""
    realm.workers = max(realm.workers - workers, 0)


def die(realm: Realm, workers: i64) -> None:
    """Sacrifice workers to a disease; a kept Quarantine saves one of them (AOC-14.12)."""
    if realm.has_quarantine:
        workers = max(workers - 1, 0)
        realm.has_quarantine = False
    sacrifice(realm, workers)
