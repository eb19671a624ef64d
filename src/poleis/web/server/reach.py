"""Where other people reach this server: the address of links and QR codes."""

from __future__ import annotations

import ipaddress
import socket

from starlette.requests import Request

from poleis.web.pages.table_page import Reach
from poleis.web.server.identity import server_of

EVERYWHERE = ("0.0.0.0", "::")
"""To listen there is to listen on all addresses of the machine."""


def reach_of(request: Request) -> Reach:
    """The address by which the reader has come; instead of loopback, one that others can use."""
    settings, url = server_of(request).settings, request.url
    here = f"{url.scheme}://{url.netloc}"
    if not is_loopback(url.hostname or ""):
        return Reach(here, is_local=False)
    port = f":{url.port}" if url.port else ""
    names = [name for name in settings.hosts if not is_loopback(name)]
    if names:
        secure = settings.secure
        return Reach(
            f"https://{names[0]}" if secure else f"http://{names[0]}{port}", is_local=False
        )
    outside = settings.listens
    if outside in EVERYWHERE:
        outside = lan_address() or "localhost"
    if is_loopback(outside):
        return Reach(here, is_local=True)
    shown = f"[{outside}]" if ":" in outside else outside
    return Reach(f"{url.scheme}://{shown}{port}", is_local=False)


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def lan_address() -> str | None:
    """The address of this machine in the local network; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for examples; nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return None
