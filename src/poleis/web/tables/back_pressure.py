"""What all tables of a server share to stay within its limits."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from poleis.web.server.limits import Limits
from poleis.web.server.metrics import Metrics
from poleis.web.tables.budgets import Account, Budget
from poleis.web.tables.turns import Turns


@dataclass
class BackPressure:
    """The limits of a server, its metrics, the order of its looks, and the budget of spectators."""

    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    turns: Turns = field(default_factory=Turns)
    spectators: Budget = field(init=False)

    def __post_init__(self) -> None:
        self.spectators = Budget(self.limits.spectators)

    def account(self, seats: Collection[int], address: Budget, table: Budget) -> Account:
        """The account of a new connection that acts for these seats."""
        own = Budget(self.limits.connection), address
        shared = (table,) if seats else (table, self.spectators)
        return Account(own, shared, self.metrics, is_player=bool(seats))
