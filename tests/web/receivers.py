"""Receivers of notifications on the loopback: a push service with a browser behind it (RFC 8030,
8291, 8292), webhooks, and an SMTP server."""

from __future__ import annotations

import base64
import email
import email.policy
import json
import os
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.web.harness import wait_until

CURVE = ec.SECP256R1()


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True)
class Received:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


class HttpReceiver:
    """Keeps the requests that come; each path may have an answer of its own."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.statuses: dict[str, list[int]] = {}
        """By path: what is answered to the next requests; then, and else, 201."""
        self.location = ""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.received.append(Received(self.path, headers, body))
                planned = receiver.statuses.get(self.path, [])
                self.send_response(planned.pop(0) if planned else 201)
                self.send_header("Content-Length", "0")
                if receiver.location:
                    self.send_header("Location", receiver.location)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def at(self, path: str) -> list[Received]:
        return [one for one in self.received if one.path == path]

    def wait_for(self, path: str, count: int = 1) -> list[Received]:
        wait_until(lambda: len(self.at(path)) >= count)
        return self.at(path)


@contextmanager
def http_receiver() -> Iterator[HttpReceiver]:
    receiver = HttpReceiver()
    thread = threading.Thread(target=receiver.server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        receiver.server.server_close()
        thread.join()


class Device:
    """A browser that has subscribed at a push service: it can read what is sent to it."""

    def __init__(self, service: HttpReceiver, path: str = "/push/ben") -> None:
        self.service = service
        self.path = path
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)

    @property
    def public(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, str]:
        endpoint = self.service.url + self.path
        return {"endpoint": endpoint, "p256dh": encode(self.public), "auth": encode(self._auth)}

    def read(self, request: Received) -> dict[str, str]:
        """What a message says (RFC 8291)."""
        assert "aes128gcm" == request.headers["content-encoding"]
        salt, length = request.body[:16], request.body[20]
        sender, sealed = request.body[21 : 21 + length], request.body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._key.exchange(ec.ECDH(), other)

        def derive(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
            return HKDF(hashes.SHA256(), length, salt, info).derive(key)

        secret = derive(self._auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        found: dict[str, str] = json.loads(text[:-1])
        return found

    def messages(self, count: int = 1) -> list[dict[str, str]]:
        """What was sent to this browser; waits for so many messages."""
        return [self.read(one) for one in self.service.wait_for(self.path, count)]


def vapid_claims(request: Received, public: str) -> dict[str, Any]:
    """The claims of a push message, whose signature is good (RFC 8292)."""
    scheme, _, rest = request.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert "vapid" == scheme and public == given["k"]
    signed, _, signature = given["t"].rpartition(".")
    raw = decode(signature)
    numbers = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(public))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decode(signed.split(".")[1]))
    return claims


# ---- e-mail


@dataclass
class MailBox:
    """An SMTP server that keeps what it gets."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    refuses: bool = False

    def wait_for(self, count: int) -> EmailMessage:
        wait_until(lambda: len(self.mails) >= count)
        return self.mails[count - 1]


@contextmanager
def mail_box() -> Iterator[MailBox]:
    box = MailBox()

    class Handler(socketserver.StreamRequestHandler):
        def say(self, line: str) -> None:
            self.wfile.write(line.encode() + b"\r\n")

        def handle(self) -> None:
            self.say("220 box")
            while line := self.rfile.readline():
                word = line.split()[0].upper()
                if word == b"DATA":
                    self.say("354 go on")
                    self.take()
                    self.say("250 kept")
                elif word == b"QUIT":
                    self.say("221 bye")
                    return
                else:
                    self.say("550 no" if box.refuses and word == b"RCPT" else "250 box")

        def take(self) -> None:
            lines = []
            while (line := self.rfile.readline()) != b".\r\n":
                lines.append(line)
            mail = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
            assert isinstance(mail, EmailMessage)
            box.mails.append(mail)

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
    box.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    try:
        yield box
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
