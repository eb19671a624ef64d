"""Words about resources, points and purchases."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.games.origins.effects.amounts import Amount, Count
from poleis.games.origins.effects.effect import Word
from poleis.games.origins.effects.running import Question, RunningEffect
from poleis.games.origins.rules.edition import BASIC, GOLD, Edition
from poleis.games.origins.rules.home import BUILT, NOTHING, STARS
from poleis.games.origins.rules.purchases import Purchase
from poleis.games.origins.rules.records import Position

if TYPE_CHECKING:
    from poleis.games.origins.bot.heuristics import Heuristics


@final
class Gain(Word):
    """Take an amount of a resource."""

    def __init__(self, resource: i64, amount: Amount) -> None:
        self.resource = resource
        self.amount = amount

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return self.amount.of(table, seat, cell, subject) > 0

    def run(self, table: Position, effect: RunningEffect) -> None:
        amount = self.amount.of(table, effect.actor, effect.cell, effect.subject)
        table.homes[effect.actor].stock[self.resource] += amount


@final
class FillUp(Word):
    """Take a resource until one has so much of it."""

    def __init__(self, resource: i64, level: i64) -> None:
        self.resource = resource
        self.level = level

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return table.homes[seat].stock[self.resource] < self.level

    def run(self, table: Position, effect: RunningEffect) -> None:
        stock = table.homes[effect.actor].stock
        stock[self.resource] = max(stock[self.resource], self.level)


@final
class GainChoice(Word):
    """Take an amount of resources, chosen piece by piece; the count is what is left to take."""

    def __init__(self, resources: i64, amount: Amount) -> None:
        self.resources = resources  # a set
        self.amount = amount

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return self.amount.of(table, seat, cell, subject) > 0

    def first_count(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return self.amount.of(table, seat, cell, subject)

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        for resource in range(i64(BASIC)):
            if (self.resources >> resource) & 1 == 1:
                codes = append(codes, table.edition.actions.gain.code(resource))
        return codes

    def is_answer(self, edition: Edition, action: i64) -> bool:
        return edition.actions.gain.holds(action)

    def answer(self, table: Position, question: Question, action: i64) -> None:
        resource = table.edition.actions.gain.first_arg(action)
        table.homes[question.actor].stock[resource] += 1
        question.count -= 1
        if question.count == 0:
            table.pop()

    def is_open(self, table: Position, question: Question) -> bool:
        return True

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        return bot.resource_price(table.homes[seat], table.edition.actions.gain.first_arg(action))


@final
class Exchange(Word):
    """A basic resource may be paid for a gold (ORI-9.1)."""

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        stock = table.homes[seat].stock
        return any(stock[resource] > 0 for resource in range(i64(BASIC)))

    def may_stop(self, count: i64) -> bool:
        return True

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        for resource in range(i64(BASIC)):
            if table.homes[seat].stock[resource] > 0:
                codes = append(codes, table.edition.actions.exchange.code(resource))
        return codes

    def answer(self, table: Position, question: Question, action: i64) -> None:
        table.pop()
        stock = table.homes[question.actor].stock
        stock[table.edition.actions.exchange.first_arg(action)] -= 1
        stock[GOLD] += 1

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        resource = table.edition.actions.exchange.first_arg(action)
        return bot.exchange_price(table.homes[seat], resource)


@final
class Pay(Word):
    """A price; without it the whole effect cannot be used (ORI-7.9)."""

    def __init__(self, resource: i64, amount: i64) -> None:
        self.resource = resource
        self.amount = amount

    def hinders(self, table: Position, seat: i64) -> bool:
        return not table.homes[seat].can_pay(self.resource, self.amount)

    def run(self, table: Position, effect: RunningEffect) -> None:
        table.homes[effect.actor].pay(self.resource, self.amount)


@final
class Points(Word):
    """Score an amount."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return self.amount.of(table, seat, cell, subject) > 0

    def run(self, table: Position, effect: RunningEffect) -> None:
        source = STARS if effect.cell == NOTHING else BUILT
        amount = self.amount.of(table, effect.actor, effect.cell, effect.subject)
        table.homes[effect.actor].points[source] += amount


@final
class PointsTable(Word):
    """Score the entry of a table for what is counted; above the last entry the last one."""

    def __init__(self, count: Count, table: vec[i64]) -> None:
        self.count = count
        self.entries = table

    def points(self, table: Position, seat: i64, cell: i64) -> i64:
        count = self.count.of(table, seat, cell, NOTHING)
        return self.entries[min(count, i64(len(self.entries)) - 1)]

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return self.points(table, seat, cell) > 0

    def run(self, table: Position, effect: RunningEffect) -> None:
        points = self.points(table, effect.actor, effect.cell)
        table.homes[effect.actor].points[BUILT] += points


@final
class BuyBuilding(Word):
    """Buy a tile of the pool and a tile set aside (ORI-10)."""

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return table.buildings.slots[0] != NOTHING or len(table.homes[seat].aside) > 0

    def run(self, table: Position, effect: RunningEffect) -> None:
        aside = len(table.homes[effect.actor].aside)
        table.push(Purchase(effect.actor, 0, aside))
