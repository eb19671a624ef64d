"""Addresses to which a server may send messages: those of the public internet only.

People choose the address of a webhook, so it could name a machine behind the firewall. A name is
resolved once, the address is checked, and the connection goes to that very address: a name that
changes between the check and the connection gains nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from poleis.core.errors import PoleisError
from poleis.core.explain import Message
from poleis.web.wire.notifications import LONGEST_URL

TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""Addresses of IPv6 that a gateway translates to those of IPv4."""


class BadAddress(PoleisError):
    """A message must not go there; the text says why."""

    def __init__(self, reason: str, key: str) -> None:
        super().__init__(reason, Message(key))


@dataclass(frozen=True)
class Place:
    """Where a message goes: a URL, its host and port."""

    url: str
    host: str
    port: int
    is_secure: bool


def read_url(url: str, *, allows_loopback: bool = False) -> Place:
    """The place that a URL names; BadAddress unless it is a plain https URL."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    is_secure = parts.scheme == "https"
    is_test = allows_loopback and parts.scheme == "http"
    if not is_plain or not host or parts.username is not None or not (is_secure or is_test):
        raise BadAddress("not an https address", "notify-bad-url")
    return Place(url, host, port or (443 if is_secure else 80), is_secure)


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public internet.

    >>> is_public("9.9.9.9"), is_public("10.0.0.1"), is_public("::ffff:127.0.0.1")
    (True, False, False)
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found in TRANSLATED or found.sixtofour is not None or found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast


async def resolve(place: Place, *, allows_loopback: bool = False) -> str:
    """The IP address of a place; BadAddress if one of its addresses is not public, OSError if it
    has none."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    except UnicodeError:  # a name that cannot be one
        raise BadAddress("not a host name", "notify-bad-url") from None
    addresses = [str(row[4][0]) for row in found]
    for address in addresses:
        is_loopback = allows_loopback and ipaddress.ip_address(address).is_loopback
        if not is_loopback and not is_public(address):
            raise BadAddress("not a public address", "notify-private-url")
    return addresses[0]
