"""A WebSocket for a table of another server: frames and close codes pass through, both ways.

Each frame is awaited before the next one is read. A client that does not read thus holds up the
owner, whose outbox is bounded.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from poleis.web.server.forwarded import marked
from poleis.web.server.forwarder import Forwarder, NoAnswer
from poleis.web.storage.ownership import Peer

CONNECT_TIMEOUT = 2.0
GONE = 1012
"""The close code for a client whose owner is gone: it comes again at once."""
NEVER_SENT = (None, 1005, 1006, 1015)
"""Close codes that only say how a connection ended."""
FRAMES = 2
"""How many frames of the owner wait for the client."""


async def relay(forwarder: Forwarder, socket: WebSocket, peer: Peer) -> bool:
    """Connect an accepted WebSocket with the owner of its table until either side ends; False if
    the owner cannot be reached or does not own the table any more."""
    scope = socket.scope
    query = scope["query_string"].decode("ascii")
    path = f"{scope['raw_path'].decode('ascii')}{query and f'?{query}'}"
    headers = [
        (name.decode("latin-1"), value.decode("latin-1")) for name, value in marked(scope, peer)
    ]
    opening = connect(
        f"ws{peer.url.removeprefix('http')}{path}",
        additional_headers=[(name, value) for name, value in headers if name != "host"],
        compression=None,
        max_size=None,
        max_queue=FRAMES,
        ping_interval=None,  # the lease says whether the owner lives
        open_timeout=CONNECT_TIMEOUT,
        close_timeout=1.0,
        user_agent_header=None,
        proxy=None,
    )
    try:
        upstream = await forwarder.wait_for(peer, _opened(opening))
    except (OSError, TimeoutError, InvalidHandshake, InvalidMessage, NoAnswer, EOFError):
        return False
    with forwarder.metrics.forwarded_connections.track_inprogress():
        code, reason = await _pump(forwarder, socket, upstream, peer)
    with suppress(WebSocketDisconnect, ClientDisconnected, RuntimeError):
        await socket.close(code, reason)
    return True


async def _opened(opening: connect) -> ClientConnection:
    return await opening


async def _pump(
    forwarder: Forwarder, socket: WebSocket, upstream: ClientConnection, peer: Peer
) -> tuple[int, str]:
    """Pass frames until either side ends; returns how the owner has closed the connection."""
    up = asyncio.create_task(_send_up(socket, upstream))
    try:
        await forwarder.wait_for(peer, _send_down(socket, upstream))
    except NoAnswer:
        return GONE, "moved"
    finally:
        up.cancel()
        upstream.transport.abort()
        await asyncio.gather(up, return_exceptions=True)
    code = upstream.close_code
    if code in NEVER_SENT:
        return GONE, "moved"
    assert code is not None
    return code, upstream.close_reason or ""


async def _send_up(socket: WebSocket, upstream: ClientConnection) -> None:
    """Send the owner what the client sends, until either of them has gone."""
    with suppress(ConnectionClosed):
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                break
            text = message.get("text")
            await upstream.send(message["bytes"] if text is None else text)
    await upstream.close()


async def _send_down(socket: WebSocket, upstream: ClientConnection) -> None:
    """Send the client what the owner sends, until either of them has gone."""
    with suppress(ConnectionClosed, WebSocketDisconnect, ClientDisconnected, RuntimeError):
        async for frame in upstream:
            if isinstance(frame, str):
                await socket.send_text(frame)
