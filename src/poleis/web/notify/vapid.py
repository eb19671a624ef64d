"""VAPID (RFC 8292): the key with which a server signs its push messages.

A browser that subscribes binds its subscription to the public key, so nobody else can use the
subscription. All servers of a database share one key.
"""

from __future__ import annotations

import json
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from sqlalchemy.exc import IntegrityError

from poleis.web.notify.push_encryption import from_base64url, public_bytes, to_base64url
from poleis.web.storage import server_keys
from poleis.web.storage.database import Database

NAME = "vapid"
VALID_FOR = timedelta(hours=12)
"""How long a signature is good. A push service accepts at most a day."""
CURVE = ec.SECP256R1()


class VapidKey:
    """The key of a server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = to_base64url(public_bytes(key.public_key()))
        """What browsers get when they subscribe."""

    @classmethod
    def new(cls) -> VapidKey:
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def read(cls, stored: str) -> VapidKey:
        return cls(ec.derive_private_key(int.from_bytes(from_base64url(stored)), CURVE))

    def secret(self) -> str:
        """The private key, for the database."""
        return to_base64url(self._key.private_numbers().private_value.to_bytes(32))

    def authorization(self, endpoint: str, contact: str, now: datetime) -> str:
        """The header that proves to a push service who sends."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int((now + VALID_FOR).timestamp()),
            "sub": contact,
        }
        signed = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        signature = self._key.sign(signed.encode("ascii"), ec.ECDSA(hashes.SHA256()))
        numbers = b"".join(one.to_bytes(32) for one in decode_dss_signature(signature))
        return f"vapid t={signed}.{to_base64url(numbers)}, k={self.public}"


def _part(data: dict[str, Any]) -> str:
    return to_base64url(json.dumps(data, separators=(",", ":")).encode())


async def load_key(database: Database) -> VapidKey:
    """The key of this database, made at the first start."""
    found = await database.read(lambda c: server_keys.find_key(c, NAME))
    if found is not None:
        return VapidKey.read(found)
    secret = VapidKey.new().secret()
    with suppress(IntegrityError):  # another server started at the same moment
        await database.write(lambda c: server_keys.add_key(c, NAME, secret))
    found = await database.read(lambda c: server_keys.find_key(c, NAME))
    assert found is not None
    return VapidKey.read(found)
