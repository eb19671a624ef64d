"""How busy a server is, in a few numbers for its owner."""

from __future__ import annotations

from dataclasses import dataclass

from poleis.web.server.metrics import SEAT, Metrics
from poleis.web.tables.counters import SPECTATOR

SHARE = 0.99
"""The share of measurements that are not beyond the delay."""


@dataclass(frozen=True)
class Load:
    """The load of a server now; the delay is that of the last minute."""

    players: int
    spectators: int
    bot_queue: int
    loop_delay: float
    """Seconds that the event loop is late at most, in 99 % of the measurements."""


def load_of(metrics: Metrics) -> Load:
    def value(name: str, **labels: str) -> int:
        return int(metrics.registry.get_sample_value(name, labels) or 0)

    return Load(
        players=value("poleis_connections", kind=SEAT),
        spectators=value("poleis_connections", kind=SPECTATOR),
        bot_queue=value("poleis_bot_queue"),
        loop_delay=_loop_delay(metrics),
    )


def _loop_delay(metrics: Metrics) -> float:
    delays = sorted(metrics.recent_delays)
    return delays[int(SHARE * (len(delays) - 1))] if delays else 0.0
