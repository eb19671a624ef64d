"""Limits shared by all connections from one network address."""

from __future__ import annotations

from poleis.web.server.outbox import Queued
from poleis.web.tables.query_budget import Budget, QueryLimits

MESSAGES = (800, 400)
"""How many messages are read from an address: at once, and then in each second. Those beyond wait
in the network."""
MOST_KEPT = 10_000
"""How many addresses are remembered before those that owe nothing are forgotten."""


class Address:
    """The use of one address."""

    def __init__(self, name: str, limits: QueryLimits) -> None:
        self.name = name
        self.connections = 0
        self.queued: Queued = Queued()
        self.query_time: Budget = Budget(*limits.address)
        self.messages: Budget = Budget(*MESSAGES)

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost by forgetting it."""
        return not self.connections and self.query_time.is_full


class Addresses:
    """The addresses of all clients. One that owes time is remembered without connections too."""

    def __init__(self, limits: QueryLimits) -> None:
        self._limits = limits
        self._by_name: dict[str, Address] = {}

    def get(self, name: str) -> Address:
        if name not in self._by_name:
            if len(self._by_name) >= MOST_KEPT:
                self._by_name = {k: one for k, one in self._by_name.items() if not one.is_idle}
            self._by_name[name] = Address(name, self._limits)
        return self._by_name[name]
