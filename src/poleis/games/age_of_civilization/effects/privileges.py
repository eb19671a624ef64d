"""Words that allow what is not allowed otherwise, or forbid it to the others."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.age_of_civilization.bot.weights import Weights
from poleis.games.age_of_civilization.effects.effect import Effect


class Privilege(Effect):
    """Something about one action; what it is, its event says too."""

    def __init__(self, action: i64) -> None:
        super().__init__()
        self.action = action

    def actions(self) -> i64:
        return bit(self.action)

    def worth(self, weights: Weights) -> float:
        return weights.privilege


@final
class PrivateSpace(Privilege):
    """A space of the action that only its owner uses (AOC-6.10)."""

    def worth(self, weights: Weights) -> float:
        return weights.private_space


@final
class NoSacrifice(Privilege):
    """The workers of the action come back (AOC-7.1)."""


@final
class ForbidOthers(Privilege):
    """Nobody else performs the action (AOC-11.25)."""


@final
class FutureSpaces(Effect):
    """Cards of the time track beyond the open ones may be used (AOC-11.17)."""

    def worth(self, weights: Weights) -> float:
        return weights.privilege


@final
class SpareWorker(Effect):
    """No worker is sacrificed at a war, or at a plague (AOC-8.10)."""

    def spares_worker(self) -> bool:
        return True
