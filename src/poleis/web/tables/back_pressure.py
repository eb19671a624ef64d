"""What all tables of a server share to stay within its limits."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from poleis.web.tables.budgets import Account, Budget
from poleis.web.tables.counters import Counters
from poleis.web.tables.limits import Limits
from poleis.web.tables.turns import Turns


@dataclass
class BackPressure:
    """The limits of a server, its counters, the order of looks, and the budget of spectators."""

    limits: Limits = field(default_factory=Limits)
    counters: Counters = field(default_factory=Counters)
    turns: Turns = field(default_factory=Turns)
    spectators: Budget = field(init=False)

    def __post_init__(self) -> None:
        self.spectators = Budget(self.limits.spectators)

    def account(self, seats: Collection[int], address: Budget, table: Budget) -> Account:
        """The account of a new connection that acts for these seats."""
        own = Budget(self.limits.connection), address
        shared = (table,) if seats else (table, self.spectators)
        return Account(own, shared, self.counters, is_player=bool(seats))
