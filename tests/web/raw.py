"""A TCP connection without a library: it can stop reading, or stop in the middle of a request."""

from __future__ import annotations

import json
import os
import socket
from typing import Self

from tests.waiting import PATIENCE
from tests.web.harness import Running

SMALL = 8192
"""Bytes that the kernel keeps for a client that does not read, at least."""


class Raw:
    """One connection to a server."""

    def __init__(self, server: Running, source: str = "127.0.0.1") -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.socket.settimeout(PATIENCE)
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", server.port))
        self.port = server.port

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, text: str) -> None:
        self.socket.sendall(text.encode())

    def get(self, path: str) -> str:
        """The first line of the answer to a request."""
        self.send(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n")
        return self.socket.recv(4096).decode(errors="replace").partition("\r\n")[0]

    def upgrade(self, table: str) -> str:
        """Become a WebSocket; the first line of the answer."""
        self.send(
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        return answer.decode().partition("\r\n")[0]

    def frame(self, data: bytes, opcode: int = 1) -> None:
        """Send a frame of a WebSocket."""
        head = (
            bytes([0x80 | opcode, 0x80 | len(data)])
            if len(data) < 126
            else (bytes([0x80 | opcode, 0x80 | 126]) + len(data).to_bytes(2, "big"))
        )
        mask = os.urandom(4)
        body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.socket.sendall(head + mask + body)

    def say(self, type: str, **fields: object) -> None:
        """Send a message of a table."""
        self.frame(json.dumps({"type": type, **fields}).encode())

    def is_cut_off(self) -> bool:
        """Read until the end; whether the server ends the connection."""
        try:
            while self.socket.recv(65536):
                pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True
