"""The encryption of push messages (RFC 8291): only the browser that subscribed can read them."""

from __future__ import annotations

import base64
import os

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE = 4096
"""Bytes of a record. A message is one record, so it is shorter."""
LAST_RECORD = b"\x02"
SALT_BYTES = AUTH_BYTES = 16


def to_base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def from_base64url(text: str) -> bytes:
    """ValueError if it is not base64url."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_public_key(data: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; ValueError if it is none."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)
    except InvalidKey as error:
        raise ValueError("not a public key") from error


def encrypt(
    text: bytes,
    browser: bytes,
    auth: bytes,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message, in the coding `aes128gcm`.

    *browser* and *auth* are the keys of the subscription. *key* and *salt* are new for each
    message; only tests choose them.
    """
    key = key or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT_BYTES)
    own = public_bytes(key.public_key())
    shared = key.exchange(ec.ECDH(), read_public_key(browser))
    secret = _derive(auth, shared, b"WebPush: info\0" + browser + own, 32)
    content_key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)
    return salt + RECORD_SIZE.to_bytes(4) + bytes([len(own)]) + own + sealed


def _derive(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)
