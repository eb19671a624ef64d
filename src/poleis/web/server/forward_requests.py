"""HTTP requests for tables of other servers: repeated there, and answered with their answers.

Only servers on PostgreSQL import this module, and the HTTP client with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import httpx2
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from poleis.locale import get_language
from poleis.web.routes import responses
from poleis.web.server.forwarded import Headers, is_forwarded, marked, passed
from poleis.web.server.forwarder import Attempts, Forwarder, NoAnswer
from poleis.web.server.languages import language_of
from poleis.web.server.metrics import Metrics
from poleis.web.storage.lease import Lease
from poleis.web.storage.ownership import OwnedElsewhere, Peer
from poleis.web.tables.errors import LostTable

MISDIRECTED = 421
"""The status with which a server refuses a forwarded request for a table that it does not own."""
TIMEOUT = httpx2.Timeout(30.0, connect=2.0)
LIMITS = httpx2.Limits(max_connections=100, max_keepalive_connections=20)
SAFE = ("GET", "HEAD")


class NotSent(Exception):
    """The other server has not seen the request, or has refused it."""


@dataclass(frozen=True)
class Answer:
    """The answer of another server."""

    status: int
    headers: Headers
    body: bytes


class RequestForwarder(Forwarder):
    """Sends requests to other servers."""

    def __init__(self, lease: Lease, metrics: Metrics) -> None:
        super().__init__(lease, metrics)
        # Without the settings of the environment: no proxy is between the servers.
        self._client = httpx2.AsyncClient(timeout=TIMEOUT, limits=LIMITS, trust_env=False)

    async def close(self) -> None:
        await super().close()
        await self._client.aclose()

    async def request(self, peer: Peer, scope: Scope, body: bytes) -> Answer:
        """Repeat a request at another server."""
        self.metrics.forwarded_requests.inc()
        path = scope["raw_path"].decode("ascii")
        query = scope["query_string"].decode("ascii")
        headers = marked(scope, peer)
        if not any(name == b"accept-encoding" for name, _ in headers):
            headers.append((b"accept-encoding", b"identity"))
        url = f"{peer.url}{path}{query and f'?{query}'}"
        request = self._client.build_request(scope["method"], url, headers=headers, content=body)
        try:
            answer = await self.wait_for(peer, self._send(request))
        except (httpx2.ConnectError, httpx2.ConnectTimeout, httpx2.PoolTimeout) as error:
            raise NotSent from error
        except httpx2.HTTPError as error:
            raise NoAnswer from error
        if answer.status == MISDIRECTED:
            raise NotSent
        return answer

    async def _send(self, request: httpx2.Request) -> Answer:
        response = await self._client.send(request, stream=True)
        try:
            body = b"".join([part async for part in response.aiter_raw()])
        finally:
            await response.aclose()
        headers = [(name.lower(), value) for name, value in response.headers.raw]
        return Answer(response.status_code, passed(headers), body)


class ForwardRequests:
    """Wraps the application: answers requests for tables of other servers with their answers."""

    def __init__(self, app: ASGIApp, api: Any) -> None:
        self.app = app
        self.api = api

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        forwarder: RequestForwarder = self.api.state.server.forwarder
        body = b"" if scope["method"] in SAFE else await _read(receive)
        fresh = dict(scope)
        attempts = Attempts(forwarder.lease)
        while True:
            try:
                await self.app(scope, _replay(body, receive), send)
                return
            except LostTable:
                found = None
            except OwnedElsewhere as error:
                found = error.peer
            if is_forwarded(fresh):
                await _send(send, Answer(MISDIRECTED, [], b""))
                return
            try:
                if found is not None:
                    await _send(send, await forwarder.request(found, fresh, body))
                    return
            except NotSent:
                pass
            except NoAnswer:
                if scope["method"] not in SAFE:  # it may have been carried out
                    break
            if not await attempts.pause():
                break
            scope = dict(fresh)
        await _unavailable(fresh, receive, send)


async def _read(receive: Receive) -> bytes:
    """The body of a request, which the guard has limited."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":  # also what was larger than allowed
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def _replay(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, then what comes after it."""
    is_read = False

    async def replay() -> Message:
        nonlocal is_read
        if is_read:
            return await receive()
        is_read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


async def _send(send: Send, answer: Answer) -> None:
    length = (b"content-length", str(len(answer.body)).encode())
    await send(
        {
            "type": "http.response.start",
            "status": answer.status,
            "headers": [*answer.headers, length],
        }
    )
    await send({"type": "http.response.body", "body": answer.body})


async def _unavailable(scope: Scope, receive: Receive, send: Send) -> None:
    """The owner of a table does not answer, and its lease goes on."""
    request = Request(scope, receive)
    say = get_language(language_of(request))
    answer = responses.error(request, 503, "owner", say("server-owner-away"))
    answer.headers["Retry-After"] = "5"
    await answer(scope, receive, send)
