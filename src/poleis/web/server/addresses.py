"""Limits shared by all connections from one network address."""

from __future__ import annotations

from poleis.web.tables.bucket import Bucket
from poleis.web.tables.budgets import Budget
from poleis.web.tables.limits import Limits

MOST_KEPT = 10_000
"""How many addresses are remembered before those that owe nothing are forgotten."""


class Address:
    """The use of one address."""

    def __init__(self, name: str, limits: Limits) -> None:
        self.name = name
        self.connections = 0
        self.budget: Budget = Budget(limits.address)
        self.messages: Bucket = Bucket(*limits.address_messages)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost by forgetting it."""
        return not self.connections and self.budget.drawing.is_full


class Addresses:
    """The addresses of all clients. One that owes time is remembered without connections too."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._by_name: dict[str, Address] = {}

    def get(self, name: str) -> Address:
        if name not in self._by_name:
            if len(self._by_name) >= MOST_KEPT:
                self._by_name = {k: one for k, one in self._by_name.items() if not one.is_idle}
            self._by_name[name] = Address(name, self._limits)
        return self._by_name[name]
