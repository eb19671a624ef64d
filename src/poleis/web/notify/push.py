"""Web Push (RFC 8030): messages that a browser shows although no page is open."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime

from poleis.web.notify.http_post import HttpPost
from poleis.web.notify.push_encryption import AUTH_BYTES, encrypt, from_base64url, read_public_key
from poleis.web.notify.sender import Notice
from poleis.web.notify.vapid import VapidKey
from poleis.web.storage.subscriptions import Subscription

KEPT_FOR = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is not running."""


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError unless these are the keys of a push subscription."""
    read_public_key(from_base64url(p256dh))
    if len(from_base64url(auth)) != AUTH_BYTES:
        raise ValueError("not a secret of 16 bytes")


class PushSender:
    """Sends push messages, signed with the key of the server."""

    def __init__(
        self, post: HttpPost, key: VapidKey, contact: str, clock: Callable[[], datetime]
    ) -> None:
        self._post = post
        self._key = key
        self._contact = contact
        self._clock = clock

    async def send(self, subscription: Subscription, notice: Notice) -> None:
        target = subscription.target
        said = {"title": notice.title, "body": notice.body, "path": notice.path}
        browser, auth = from_base64url(target["p256dh"]), from_base64url(target["auth"])
        body = encrypt(json.dumps(said).encode(), browser, auth)
        contact = self._contact or target["origin"]
        headers = {
            "Authorization": self._key.authorization(target["endpoint"], contact, self._clock()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": subscription.table,  # a newer message replaces one that still waits
            "Urgency": "high",
        }
        await self._post(target["endpoint"], headers, body)
