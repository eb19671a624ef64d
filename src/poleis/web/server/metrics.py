"""What a server counts and measures, for Prometheus.

Every server has a registry of its own, so that several may run in one process. A label has few
values: never the id of a table, a token, an address or a path. To add a metric, add an attribute
to `Metrics` and a line to the table in docs/how-to/host-tables.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)

from poleis.core.errors import PoleisError

# Without it there are two series for each, and hardly anybody reads the second.
disable_created_metrics()  # type: ignore[no-untyped-call]

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds in seconds for what takes milliseconds."""
SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Bounds in seconds for what bots compute."""
LOOP_CHECK = 0.5
"""Seconds between two measurements of the delay of the event loop."""

SEAT, SPECTATOR = "seat", "spectator"
COMMITTED, SHOWN = "committed", "shown"
READ, WRITE, TRANSACTION = "read", "write", "transaction"


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        ProcessCollector(registry=own)
        PlatformCollector(registry=own)
        GCCollector(registry=own)
        self.build = Info(
            "poleis_build", "The version, and whether the rules run compiled", registry=own
        )
        self.tables = Gauge("poleis_tables", "Tables in memory", registry=own)
        self.connections = Gauge(
            "poleis_connections",
            "Open WebSockets, by kind: seat, spectator",
            ["kind"],
            registry=own,
        )
        self.move_seconds = Histogram(
            "poleis_move_seconds",
            "Time since a player's move was read, by stage: committed to the database; shown, "
            "that is, the new state is queued for every client",
            ["stage"],
            registry=own,
            buckets=FAST,
        )
        self.bot_queue = Gauge("poleis_bot_queue", "Tasks that wait for a bot worker", registry=own)
        self.bot_seconds = Histogram(
            "poleis_bot_seconds",
            "Time that a bot worker takes, by task: decide, judge, draw_covers",
            ["task"],
            registry=own,
            buckets=SLOW,
        )
        self.bot_failures = Counter(
            "poleis_bot_failures", "Tasks that failed in a bot worker", registry=own
        )
        self.database_seconds = Histogram(
            "poleis_database_seconds",
            "Database time, by operation: read; write, with the wait for the writer; transaction, "
            "which many writes may share",
            ["operation"],
            registry=own,
            buckets=FAST,
        )
        self.database_errors = Counter(
            "poleis_database_errors", "Database operations that failed", ["operation"], registry=own
        )
        self.outbox_bytes = Gauge(
            "poleis_outbox_bytes", "Bytes that wait for clients to read them", registry=own
        )
        self.slow_readers = Counter(
            "poleis_slow_readers", "Clients cut off because they do not read", registry=own
        )
        self.refusals = Counter(
            "poleis_refusals",
            "Requests, connections and messages refused, by reason: host, origin, size, rate, "
            "tables, connections, messages",
            ["reason"],
            registry=own,
        )
        self.http_seconds = Histogram(
            "poleis_http_seconds",
            "Time to answer an HTTP request, by route and status",
            ["route", "status"],
            registry=own,
            buckets=FAST,
        )
        self.loop_delay = Histogram(
            "poleis_loop_delay_seconds",
            "How late the event loop is, measured twice a second",
            registry=own,
            buckets=FAST,
        )
        for kind in (SEAT, SPECTATOR):
            self.connections.labels(kind)

    def refuse(self, reason: str) -> None:
        """Count a refusal."""
        self.refusals.labels(reason).inc()

    @contextmanager
    def database_time(self, operation: str) -> Iterator[None]:
        """Measure an operation of the database, and count it if it fails."""
        with (
            self.database_errors.labels(operation).count_exceptions(),
            self.database_seconds.labels(operation).time(),
        ):
            yield

    async def watch_loop(self) -> None:
        """Measure the delay of the event loop, for ever."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOP_CHECK
            await asyncio.sleep(LOOP_CHECK)
            self.loop_delay.observe(max(0.0, loop.time() - due))


@contextmanager
def export(metrics: Metrics, host: str, port: int) -> Iterator[int]:
    """Serve the metrics on a port of their own, which is yielded; 0 stands for any free port.

    A thread answers, so that a busy event loop does not hide its own delay. The port that people
    use has no metrics: behind a proxy, every request there may look as if it came from this
    machine.
    """
    try:
        server, thread = start_http_server(port, host, metrics.registry)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise PoleisError(f"cannot listen on {host} for metrics: {reason}") from None
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
