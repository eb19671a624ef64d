"""The address under which other servers of the same database reach this one."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from sqlalchemy import make_url

from poleis.core.errors import PoleisError

ANY = ("0.0.0.0", "::")
POSTGRESQL_PORT = 5432


def check(url: str) -> str:
    """The same without a slash at the end, if it is an address with http."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme == "http" and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good or parts.path.strip("/") or parts.query:
        raise PoleisError(f"--internal-url: {url!r} is not an address such as http://10.0.0.5:8000")
    return url.rstrip("/")


def guess(host: str, port: int, database: str) -> str:
    """Where a server that listens on *host* is reached: there, or for all interfaces at the one
    that leads to the database."""
    found = _interface_to(database) if host in ANY else host
    return f"http://{f'[{found}]' if ':' in found else found}:{port}"


def _interface_to(database: str) -> str:
    url = make_url(database)
    named = url.host or url.query.get("host", "")
    host = named if isinstance(named, str) else named[0]
    if not host or host.startswith("/"):  # a Unix socket: the database is on this machine
        return "127.0.0.1"
    try:
        found = socket.getaddrinfo(host, url.port or POSTGRESQL_PORT, type=socket.SOCK_DGRAM)
        family, kind, protocol, _, address = found[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.connect(address)  # nothing is sent
            return str(probe.getsockname()[0])
    except OSError:
        return "127.0.0.1"
