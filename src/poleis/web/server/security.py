"""Security: tokens, cookies, headers, limits.

A link gives a seat. A link holds a random token, a browser a random cookie; the database keeps
digests of both. There are no accounts and no passwords.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poleis.locale import get_language
from poleis.web.server.forwarded import Misdirected
from poleis.web.server.languages import language_of
from poleis.web.tables.bucket import Bucket

COOKIE = "poleis"
YEAR = 365 * 24 * 3600
LARGEST_BODY = 64 * 1024
HEALTH = "/health"
"""Balancers and monitors ask for this page by any name of the machine. It holds no secret."""

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def is_same_origin(headers: Headers) -> bool:
    """Whether a request comes from one of our own pages, or from no page at all (a program)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not an address at all
        return False


def _name(host: str) -> str | None:
    """The name in a Host header, without its port.

    >>> _name("localhost:8000"), _name("[::1]"), _name("[")
    ('localhost', '::1', None)
    """
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


class Buckets:
    """A rate limit for each address; the addresses not seen for longest are forgotten."""

    def __init__(
        self,
        burst: float,
        rate: float,
        most: int = 10_000,
        refused: Callable[[], None] = lambda: None,
    ) -> None:
        self.burst = burst
        self.rate = rate
        self.refused = refused
        """Called for each refusal."""
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self.burst, self.rate)
            while len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        has_room = bucket.take(cost)
        if not has_room:
            self.refused()
        return has_room


REFUSALS = {
    "owner": "server-owner-away",
    "host": "server-wrong-host",
    "rate": "server-too-fast",
    "origin": "server-wrong-origin",
    "size": "server-too-large",
}
"""The message of each refusal."""


class Guard:
    """Wraps the application: refuses requests that are too large, too many or from another origin,
    and adds the security headers to every response."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: tuple[str, ...],
        limits: Buckets,
        refused: Callable[[str], None] = lambda reason: None,
        believed: Callable[[Scope], Scope | None] = lambda scope: None,
    ) -> None:
        self.app = app
        self.believed = believed
        """The scope of a request that another server has checked and forwarded; None for others."""
        self.hosts = hosts
        self.limits = limits
        self.refused = refused
        """Called with the reason of each refusal."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = None
        try:
            forwarded = self.believed(scope)
        except Misdirected:
            forwarded, refusal = None, (421, "owner")
        if forwarded is not None:
            scope = forwarded
        elif refusal is None:
            refusal = self._refusal(scope, Headers(scope=scope))
        if refusal is not None:
            self.refused(refusal[1])
            await _refuse(scope, receive, send, refusal)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        is_known = not self.hosts or _name(headers.get("host", "")) in self.hosts
        if not is_known and scope["path"] != HEALTH:
            return 400, "host"
        client = scope.get("client")
        if not self.limits.take(client[0] if client else ""):
            return 429, "rate"
        unsafe = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if unsafe and not is_same_origin(headers):
            return 403, "origin"
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > LARGEST_BODY:
            return 413, "size"
        return None

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        seen = 0
        started = False
        is_head = scope["method"] == "HEAD"
        if is_head:  # the same answer as to GET, without its body
            scope = {**scope, "method": "GET"}

        async def receive_little() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            return message if seen <= LARGEST_BODY else {"type": "http.disconnect"}

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if seen > LARGEST_BODY and not started:
                return
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            elif is_head:
                message = {**message, "body": b""}
            await send(message)

        try:
            await self.app(scope, receive_little, send_with_headers)
        except ClientDisconnect:
            if seen <= LARGEST_BODY:
                raise
        if seen > LARGEST_BODY and not started:
            self.refused("size")
            await _refuse(scope, receive, send, (413, "size"))


async def _refuse(scope: Scope, receive: Receive, send: Send, refusal: tuple[int, str]) -> None:
    status, error = refusal
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": error})
        return
    text = get_language(language_of(HTTPConnection(scope)))(REFUSALS[error])
    body = json.dumps({"error": error, "text": text}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
