"""Requests that another server of ours has forwarded: how they are marked, and what is believed.

The first server has checked host, origin and rate. It proves who it is with the secret of this
server, which only the servers of the same database know, and says for whom it asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starlette.types import Scope

from poleis.web.storage.ownership import Peer

SECRET, CLIENT, SCHEME = b"x-poleis-secret", b"x-poleis-client", b"x-poleis-scheme"
MARKS = (SECRET, CLIENT, SCHEME)
IS_FORWARDED = "poleis.forwarded"
"""The key of a scope that another server has forwarded."""

# What belongs to one connection, and what proxies have said to the first server.
_NOT_PASSED = {
    *MARKS,
    b"connection",
    b"content-length",
    b"forwarded",
    b"keep-alive",
    b"origin",
    b"te",
    b"trailer",
    b"transfer-encoding",
    b"upgrade",
}
_NOT_PASSED_PREFIXES = (b"proxy-", b"sec-websocket-", b"x-forwarded-", b"x-real-ip")

Headers = list[tuple[bytes, bytes]]


def is_forwarded(scope: Scope) -> bool:
    """Whether another server of ours has sent the request on."""
    return IS_FORWARDED in scope


class Misdirected(Exception):
    """A forwarded request that is not for this server."""


def passed(headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    """The headers that belong to the request and not to its connection."""
    return [
        (name, value)
        for name, value in headers
        if name not in _NOT_PASSED and not name.startswith(_NOT_PASSED_PREFIXES)
    ]


def marked(scope: Scope, peer: Peer) -> Headers:
    """The headers of a request that is forwarded to a server."""
    client = scope["client"][0] if scope.get("client") else ""
    return [
        *passed(scope["headers"]),
        (SECRET, peer.secret.encode()),
        (CLIENT, client.encode()),
        (SCHEME, scope["scheme"].encode()),
    ]


def believed(scope: Scope, is_secret: Callable[[str], bool]) -> Scope | None:
    """The scope as the first server had it; None for a request that nobody has forwarded.

    Misdirected if it was meant for another server. It is never forwarded again.
    """
    marks = {name: value.decode("latin-1") for name, value in scope["headers"] if name in MARKS}
    if SECRET not in marks:
        return None
    if not is_secret(marks[SECRET]):
        raise Misdirected
    return {
        **scope,
        "client": (marks.get(CLIENT, ""), 0),
        "scheme": marks.get(SCHEME, scope["scheme"]),
        "headers": [(name, value) for name, value in scope["headers"] if name not in MARKS],
        IS_FORWARDED: True,
    }
