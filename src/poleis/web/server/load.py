"""How busy a server is, in a few numbers for its owner."""

from __future__ import annotations

import math
from dataclasses import dataclass

from poleis.web.server.metrics import SEAT, SPECTATOR, Metrics

SHARE = 0.99
"""The share of measurements that the delay of the loop covers."""


@dataclass(frozen=True)
class Load:
    """The load of a server now; the delay is since its start."""

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
    """The bound of the histogram below which most measurements are; infinite beyond the last."""
    counts = {
        float(sample.labels["le"]): sample.value
        for metric in metrics.loop_delay.collect()
        for sample in metric.samples
        if sample.name.endswith("_bucket")
    }
    total = counts.get(math.inf, 0.0)
    return min((bound for bound, count in counts.items() if count >= SHARE * total), default=0.0)
