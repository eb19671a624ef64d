"""The limits of a server, all in one place.

docs/why/back-pressure.md describes the model behind them: a page that lists each limit, what
happens beyond it, and the metric that shows it.
"""

from __future__ import annotations

from dataclasses import dataclass

KB = 1024
MB = 1024 * KB


Rate = tuple[float, float]
"""How much at once, and then in each second."""


@dataclass(frozen=True)
class Limit:
    """What one party may use of a server."""

    out: int
    """Bytes that wait to be read by clients."""
    inward: int
    """Bytes of messages that wait to be handled."""
    drawing: Rate
    """Seconds of drawing."""


@dataclass(frozen=True)
class Limits:
    """The limits of a server."""

    connection: Limit = Limit(MB, 32 * KB, (1.5, 0.2))
    """A full state takes up to half of the bytes."""
    address: Limit = Limit(24 * MB, 2 * MB, (3.0, 0.3))
    """All connections from one network address."""
    table: Limit = Limit(16 * MB, MB, (2.0, 0.3))
    """All connections to one table. It holds back spectators only."""
    spectators: Limit = Limit(128 * MB, 16 * MB, (5.0, 0.6))
    """All connections without a seat, at all tables."""

    messages: Rate = (80, 40)
    """Messages of a connection."""
    address_messages: Rate = (800, 400)
    """Messages read from an address. Those beyond wait in the network."""
    chat: Rate = (6, 0.5)
    """Lines of a connection, and of a seat with all its connections."""
    hint: Rate = (4, 0.5)
    rename: Rate = (4, 0.2)
    undo: Rate = (10, 1)
    takebacks: Rate = (3, 0.1)
    """Takebacks that a seat may ask the others for."""
    refusals: Rate = (50, 1)
    """Refused messages before a connection is closed."""

    requests: Rate = (300, 60)
    """HTTP requests of an address."""
    new_tables: Rate = (60, 0.5)
    """Tables that an address opens."""
    first_messages: Rate = (10, 0.1)
    """First messages to webhooks and e-mail addresses that an address causes."""
    guests: Rate = (10, 0.1)
    """Seats at open tables that an address takes."""
    reports: Rate = (5, 0.01)
    """Reports to the owner from an address."""
    request_timeout: float = 15.0
    """Seconds in which a request must be complete, from its first byte or from the connection."""
    read_timeout: float = 10.0
    """Seconds after which a client is cut off that reads nothing of what waits for it."""
    send_buffer: int = 256 * KB
    """Bytes that the system may keep for a client that does not read; by itself it takes
    megabytes."""

    queries: int = 8
    """Queries of a connection that may wait, besides those of which only the newest is kept."""
    table_connections: int = 100
    """Connections that watch a table, and connections for the same seats: spectators take no
    room from players."""
    sockets: int = 300
    """WebSockets of an address."""
    other_connections: int = 100
    """TCP connections of an address beyond its WebSockets, so that one too many gets a proper
    refusal."""
    tcp_connections: int = 10_000
    """TCP connections in all, as far as the system's limit of open files allows."""
