"""Goods: what is gained or lost (AOC-1.1), and what they ask of their new owner."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import add_all
from poleis.games.age_of_civilization.bot.weights import Weights
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.realm_changes import add_workers, take_wonder, unlock
from poleis.games.age_of_civilization.rules.records import (
    CHOOSE_TECHNOLOGY,
    CHOOSE_WONDER,
    Pending,
    Position,
)
from poleis.games.age_of_civilization.rules.technology_board import available


class Good:
    """Something to gain or to lose; what is missing is not owed (AOC-1.3 to 1.8)."""

    def give(self, table: Position, seat: i64, amount: i64, source: i64, effect: i64) -> None:
        """Give so much of it to a seat. *source*: where points come from; *effect*: who asks."""

    def question(self) -> i64:
        """The kind of the decision that it asks for; NONE if it asks nothing."""
        return NONE

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        """Add the codes that answer its question."""
        return codes

    def answer(self, table: Position, pending: Pending, action: i64) -> None:
        """Carry out the answer to its question."""

    def worth(self, weights: Weights) -> float:
        """What one of it is worth to a bot."""
        return weights.other_good


@final
class Points(Good):
    def give(self, table: Position, seat: i64, amount: i64, source: i64, effect: i64) -> None:
        table.realms[seat].points[source] += amount

    def worth(self, weights: Weights) -> float:
        return 1.0


@final
class Coins(Good):
    """A player with too few loses what he has (AOC-1.8)."""

    def give(self, table: Position, seat: i64, amount: i64, source: i64, effect: i64) -> None:
        realm = table.realms[seat]
        realm.coins = max(realm.coins + amount, 0)

    def worth(self, weights: Weights) -> float:
        return weights.coin


@final
class Workers(Good):
    """Never more than the limit (AOC-1.3)."""

    def give(self, table: Position, seat: i64, amount: i64, source: i64, effect: i64) -> None:
        add_workers(table, seat, amount)

    def worth(self, weights: Weights) -> float:
        return weights.worker


@final
class Technologies(Good):
    """Available technologies of the player's choice, one after another (AOC-1.7, AOC-11.11)."""

    def give(self, table: Position, seat: i64, amount: i64, source: i64, effect: i64) -> None:
        if amount > 0 and available(table, seat) != 0:
            table.push(CHOOSE_TECHNOLOGY, seat, amount, effect)

    def question(self) -> i64:
        return CHOOSE_TECHNOLOGY

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        return add_all(codes, table.edition.action_kinds.unlock.first, available(table, seat))

    def answer(self, table: Position, pending: Pending, action: i64) -> None:
        technology = table.edition.action_kinds.unlock.first_arg(action)
        unlock(table, pending.actor, technology)
        self.give(table, pending.actor, pending.times - 1, NONE, pending.effect)


@final
class Wonders(Good):
    """Face-up wonders of the player's choice (AOC-1.6)."""

    def give(self, table: Position, seat: i64, amount: i64, source: i64, effect: i64) -> None:
        if amount > 0 and table.pools.wonders != 0:
            table.push(CHOOSE_WONDER, seat, amount, effect)

    def question(self) -> i64:
        return CHOOSE_WONDER

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        return add_all(codes, table.edition.action_kinds.take.first, table.pools.wonders)

    def answer(self, table: Position, pending: Pending, action: i64) -> None:
        take_wonder(table, pending.actor, table.edition.action_kinds.take.first_arg(action))
        self.give(table, pending.actor, pending.times - 1, NONE, pending.effect)


@final
class Forts(Good):
    """Fort tokens (AOC-14.8)."""

    def give(self, table: Position, seat: i64, amount: i64, source: i64, effect: i64) -> None:
        table.realms[seat].forts += amount


@final
class Tribute(Good):
    """The next war does not count; one at a time is kept (AOC-14.12)."""

    def give(self, table: Position, seat: i64, amount: i64, source: i64, effect: i64) -> None:
        table.realms[seat].has_tribute = True


@final
class Quarantine(Good):
    """The next death takes one worker fewer; one at a time is kept (AOC-14.12)."""

    def give(self, table: Position, seat: i64, amount: i64, source: i64, effect: i64) -> None:
        table.realms[seat].has_quarantine = True


POINTS: Final[Good] = Points()
COINS: Final[Good] = Coins()
WORKERS: Final[Good] = Workers()
GOODS: Final[dict[str, Good]] = {
    "points": POINTS,
    "coins": COINS,
    "workers": WORKERS,
    "technologies": Technologies(),
    "wonders": Wonders(),
    "strength_tokens": Forts(),
    "skip_next_war": Tribute(),
    "reduce_next_death": Quarantine(),
}
"""The words of components.json."""
