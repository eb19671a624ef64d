"""The word that performs an action without a worker (AOC-6.11)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.games.age_of_civilization.bot.weights import Weights
from poleis.games.age_of_civilization.effects.effect import NONE, TURN_ENDS, Effect, Occasion
from poleis.games.age_of_civilization.rules.action_step import pay_and_resolve
from poleis.games.age_of_civilization.rules.prices import price_of
from poleis.games.age_of_civilization.rules.records import MAY_PERFORM, Pending, Position


@final
class MayPerform(Effect):
    """The owner may perform an action without a worker, for its coins.

    Where an action calls it, it comes after the other bonuses, or lapses (AOC-6.16). At the end of
    the turn it is one of the abilities to resolve (AOC-7.2).
    """

    def __init__(self, action: i64, means: i64 = NONE) -> None:
        super().__init__()
        self.action = action
        self.means = means
        """The technology through which it is performed, for AOC-11.9."""

    def is_optional(self) -> bool:
        return True

    def can(self, table: Position, seat: i64) -> bool:
        return table.realms[seat].coins >= price_of(table, seat, self.action, self.means)

    def apply(self, table: Position, seat: i64, occasion: Occasion) -> None:
        if self.event == TURN_ENDS:
            pay_and_resolve(table, seat, self.action, self.means)
        else:
            table.push(MAY_PERFORM, seat, 1, self.number)

    def question(self) -> i64:
        return NONE if self.event == TURN_ENDS else MAY_PERFORM

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        kinds = table.edition.action_kinds
        codes = append(codes, kinds.perform.code(self.action))
        return append(codes, kinds.decline.first)

    def answer(self, table: Position, pending: Pending, action: i64) -> None:
        if table.edition.action_kinds.perform.holds(action):
            pay_and_resolve(table, pending.actor, self.action, self.means)

    def worth(self, weights: Weights) -> float:
        return weights.performance
