"""What a server counts and measures, for Prometheus.

Every server has a registry of its own, so that several may run in one process. A label has few
values: never the id of a table, a token, an address or a path. To add a metric, add an attribute
to `Metrics` and a line to the table in docs/how-to/run-a-server.md.
"""

from __future__ import annotations

import asyncio
from collections import deque
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
from poleis.web.server.loop_watch import LoopWatch
from poleis.web.tables.counters import PLAYER, QUERY, SPECTATOR, Counters

# Without it there are two series for each, and hardly anybody reads the second.
disable_created_metrics()  # type: ignore[no-untyped-call]

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Bounds in seconds for what takes milliseconds."""
SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Bounds in seconds for what bots compute."""
LOOP_CHECK = 0.05
"""Seconds between two measurements of the delay of the event loop."""
RECENT_CHECKS = 1200
"""Measurements of a minute."""

SEAT = "seat"
UNREAD, RATE, BAD = "unread", "rate", "bad"
COMMITTED, SHOWN = "committed", "shown"
READ, WRITE, TRANSACTION = "read", "write", "transaction"
SENT, FAILED, DROPPED = "sent", "failed", "dropped"


class Metrics(Counters):
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.recent_delays: deque[float] = deque(maxlen=RECENT_CHECKS)
        """The last delays of the event loop, in seconds, for the owner's page."""
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._add_server()
        self._add_tables()
        self._add_bots()
        self._add_database()
        self._add_back_pressure()
        self._add_peers()
        self._add_notifications()

    def count_drawing(self, kind: str, seconds: float) -> None:
        self.drawing_seconds.labels(kind).inc(seconds)

    def count_delayed_state(self) -> None:
        self.delayed_states.inc()

    def count_coalesced_state(self) -> None:
        self.coalesced_states.inc()

    def _add_server(self) -> None:
        own = self.registry
        self.build = Info(
            "poleis_build", "The version, and whether the rules run compiled", registry=own
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
            "How late the event loop is, measured 20 times a second",
            registry=own,
            buckets=FAST,
        )

    def _add_tables(self) -> None:
        own = self.registry
        self.tables = Gauge("poleis_tables", "Tables in memory", registry=own)
        self.connections = Gauge(
            "poleis_connections",
            "Open WebSockets, by kind: seat, spectator",
            ["kind"],
            registry=own,
        )
        for kind in (SEAT, SPECTATOR):
            self.connections.labels(kind)
        self.move_seconds = Histogram(
            "poleis_move_seconds",
            "Time since a player's move was read, by stage: committed to the database; shown, "
            "that is, the new state is queued for every player",
            ["stage"],
            registry=own,
            buckets=FAST,
        )

    def _add_bots(self) -> None:
        own = self.registry
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

    def _add_database(self) -> None:
        own = self.registry
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

    def _add_back_pressure(self) -> None:
        """Budgets: see docs/why/back-pressure.md."""
        own = self.registry
        self.outbox_bytes = Gauge(
            "poleis_outbox_bytes", "Bytes that wait for clients to read them", registry=own
        )
        self.inbox_bytes = Gauge(
            "poleis_inbox_bytes", "Bytes of messages that wait for their tables", registry=own
        )
        self.drawing_seconds = Counter(
            "poleis_drawing_seconds",
            "Time spent on drawing, by kind: player, spectator (states after a change); query",
            ["kind"],
            registry=own,
        )
        self.delayed_states = Counter(
            "poleis_delayed_states",
            "States of spectators that waited for a budget or for a slow reader",
            registry=own,
        )
        self.coalesced_states = Counter(
            "poleis_coalesced_states",
            "States of spectators that were skipped because a newer one followed",
            registry=own,
        )
        self.refusals = Counter(
            "poleis_refusals",
            "Requests, connections and messages refused, by reason: host, origin, size, rate, "
            "tables, guests, reports, connections, messages, queries, notifications",
            ["reason"],
            registry=own,
        )
        self.closings = Counter(
            "poleis_closings",
            "Connections that the server closed, by reason: unread (does not read), rate (goes on "
            "beyond a budget), bad (goes on with messages that cannot be read)",
            ["reason"],
            registry=own,
        )
        for kind in (PLAYER, SPECTATOR, QUERY):
            self.drawing_seconds.labels(kind)
        for reason in (UNREAD, RATE, BAD):
            self.closings.labels(reason)

    def _add_peers(self) -> None:
        """Servers that share a database."""
        own = self.registry
        self.forwarded_connections = Gauge(
            "poleis_forwarded_connections",
            "Open WebSockets to tables that another server owns",
            registry=own,
        )
        self.forwarded_requests = Counter(
            "poleis_forwarded_requests",
            "HTTP requests sent to the server that owns the table",
            registry=own,
        )
        self.leases_lost = Counter(
            "poleis_leases_lost", "Leases that another server has ended", registry=own
        )

    def _add_notifications(self) -> None:
        self.notifications = Counter(
            "poleis_notifications",
            "Messages to absent players, by kind (push, webhook, email) and outcome: sent; failed, "
            "after the last attempt; dropped, because too many wait",
            ["kind", "outcome"],
            registry=self.registry,
        )
        for kind in ("push", "webhook", "email"):
            for outcome in (SENT, FAILED, DROPPED):
                self.notifications.labels(kind, outcome)

    def refuse(self, reason: str) -> None:
        """Count a refusal."""
        self.refusals.labels(reason).inc()

    def close(self, reason: str) -> None:
        """Count a connection that the server closes."""
        self.closings.labels(reason).inc()

    @contextmanager
    def database_time(self, operation: str) -> Iterator[None]:
        """Measure an operation of the database, and count it if it fails."""
        with (
            self.database_errors.labels(operation).count_exceptions(),
            self.database_seconds.labels(operation).time(),
        ):
            yield

    async def watch_loop(self) -> None:
        """Measure the delay of the event loop, for ever; a long one is also logged."""
        loop = asyncio.get_running_loop()
        with LoopWatch() as watch:
            while True:
                due = loop.time() + LOOP_CHECK
                watch.beat(LOOP_CHECK)
                await asyncio.sleep(LOOP_CHECK)
                delay = max(0.0, loop.time() - due)
                self.loop_delay.observe(delay)
                self.recent_delays.append(delay)


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
