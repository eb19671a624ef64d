"""Odd cards: what no other word can say. Each class names its rule."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.sets import add_all, bit
from poleis.games.age_of_civilization.bot.weights import Weights
from poleis.games.age_of_civilization.effects.effect import BY_TURN_END, Effect, Occasion
from poleis.games.age_of_civilization.rules.realm_changes import die
from poleis.games.age_of_civilization.rules.records import (
    CHOOSE_CARD,
    MAY_EXCHANGE,
    TURN_UP_ORDER,
    Pending,
    Position,
)


@final
class MultiplyExtraCoins(Effect):
    """Carthage: just before they are taken, the extra coins become more (AOC-11.14)."""

    def __init__(self, factor: i64) -> None:
        super().__init__()
        self.factor = factor

    def apply(self, table: Position, seat: i64, occasion: Occasion) -> None:
        table.pools.extra_coins[occasion.card] *= self.factor

    def worth(self, weights: Weights) -> float:
        return weights.special


@final
class PayToPool(Effect):
    """Phoenicia: put own coins on a card of the pool, for points (AOC-11.8)."""

    def __init__(self, coins: i64, points: i64) -> None:
        super().__init__()
        self.coins = coins
        self.points = points

    def is_optional(self) -> bool:
        return True

    def can(self, table: Position, seat: i64) -> bool:
        return table.realms[seat].coins >= self.coins and table.pools.civilizations != 0

    def apply(self, table: Position, seat: i64, occasion: Occasion) -> None:
        table.push(CHOOSE_CARD, seat, 1, self.number)

    def question(self) -> i64:
        return CHOOSE_CARD

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        return add_all(codes, table.edition.action_kinds.endow.first, table.pools.civilizations)

    def answer(self, table: Position, pending: Pending, action: i64) -> None:
        realm = table.realms[pending.actor]
        realm.coins -= self.coins
        table.pools.extra_coins[table.edition.action_kinds.endow.first_arg(action)] += self.coins
        realm.points[BY_TURN_END] += self.points

    def worth(self, weights: Weights) -> float:
        return weights.special


@final
class SwapOrder(Effect):
    """Bazaar: a face-up order may go below the deck; the next is turned up (AOC-14.15)."""

    def apply(self, table: Position, seat: i64, occasion: Occasion) -> None:
        if table.orders.face_up != 0 and table.orders.left() > 0:
            table.push(MAY_EXCHANGE, seat, 1, self.number)

    def question(self) -> i64:
        return MAY_EXCHANGE

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        kinds = table.edition.action_kinds
        codes = add_all(codes, kinds.exchange.first, table.orders.face_up)
        return append(codes, kinds.decline.first)

    def answer(self, table: Position, pending: Pending, action: i64) -> None:
        exchange = table.edition.action_kinds.exchange
        if exchange.holds(action):
            order = exchange.first_arg(action)
            table.orders.face_up &= ~bit(order)
            table.orders.below = append(table.orders.below, order)
            table.push_chance(TURN_UP_ORDER, 1)


@final
class HalveCoins(Effect):
    """Drought: keep half of the coins, rounded down (AOC-14.7)."""

    def apply(self, table: Position, seat: i64, occasion: Occasion) -> None:
        realm = table.realms[seat]
        realm.coins = realm.coins // 2


@final
class HalveWorkers(Effect):
    """Black Death: sacrifice half of the workers, rounded up (AOC-14.9)."""

    def apply(self, table: Position, seat: i64, occasion: Occasion) -> None:
        realm = table.realms[seat]
        die(realm, (realm.workers + 1) // 2)


@final
class PlagueReturns(Effect):
    """The return of the plague: a disease that Quarantine helps against (AOC-14.12)."""

    def __init__(self, workers: i64) -> None:
        super().__init__()
        self.workers = workers

    def apply(self, table: Position, seat: i64, occasion: Occasion) -> None:
        die(table.realms[seat], self.workers)
