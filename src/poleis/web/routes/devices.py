"""My devices: one person with several browsers, and the link that adds one.

Opening a link takes nothing: messengers open links for their previews. All pages work without a
script.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final
from urllib.parse import parse_qs

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from sqlalchemy import Connection

from poleis.locale import get_language
from poleis.web.routes import responses
from poleis.web.routes.qr import qr_code
from poleis.web.server.identity import Browser, browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.server.reach import reach_of
from poleis.web.storage import devices, store
from poleis.web.storage.devices import Device
from poleis.web.tables import tokens
from poleis.web.wire import Json

router: Final = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

OPEN_FOR: Final = timedelta(hours=24)
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
"""Browsers by what their user agents say. Many say Chrome or Safari, too: these come last."""
MACHINES: Final = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux")


def device_name(user_agent: str) -> str:
    """What a device is called in the list: its browser and its system, as far as is known."""
    browser = next((name for sign, name in BROWSERS.items() if f"{sign}/" in user_agent), "")
    machine = next((name for name in MACHINES if name in user_agent), "")
    machine = {"Macintosh": "Mac", "CrOS": "ChromeOS"}.get(machine, machine)
    return ", ".join(filter(None, (browser, machine)))


@router.get("/devices")
@responses.in_chosen_language
async def my_devices(request: Request) -> Response:
    """The devices of a person."""
    return await _page(request, await browser_of(request))


@router.post("/devices/link")
async def new_link(request: Request) -> Response:
    """Show a new link for another device. Only its digest is kept, so it is shown once."""
    server, browser = server_of(request), await browser_of(request)
    token, now = tokens.new_token(), server.settings.clock()

    def job(c: Connection) -> None:
        if not any(one.browser == browser.digest for one in devices.devices_of(c, browser.person)):
            devices.set_device(c, browser.person, _this(request, browser, now))
        devices.add_link(c, browser.person, tokens.digest(token), now, now + OPEN_FOR)

    await server.database.write(job)
    return await _page(request, browser, f"{reach_of(request).base}/d/{token}")


@router.post("/devices/revoke")
async def revoke_links(request: Request) -> Response:
    """End all open links."""
    browser = await browser_of(request)
    await server_of(request).database.write(lambda c: devices.revoke_links(c, browser.person))
    return RedirectResponse("/devices", 303)


@router.post("/devices/remove")
async def remove_device(request: Request) -> Response:
    """Take a device off the list: it becomes a person of its own who has nothing. Links that it
    may have made end."""
    server, browser = server_of(request), await browser_of(request)
    form = parse_qs((await request.body()).decode(errors="replace"))
    removed = form.get("browser", [""])[0]
    alone = tokens.digest(tokens.new_token())

    def job(c: Connection) -> None:
        if devices.set_apart(c, browser.person, removed, alone):
            devices.revoke_links(c, browser.person)

    await server.database.write(job)
    server.sockets.reconnect(browser.person)
    return RedirectResponse("/devices", 303)


@router.get("/d/{token}")
@responses.in_chosen_language
async def device_link(request: Request, token: str) -> Response:
    """Say what the link does, and offer to do it."""
    server, browser = server_of(request), await browser_of(request)
    hashed, now = tokens.digest(token), server.settings.clock()

    def read(c: Connection) -> tuple[str, int, int] | None:
        person = devices.person_by_link(c, hashed, now)
        if person is None:
            return None
        theirs, mine = (len(store.tables_of(c, one)) for one in (person, browser.person))
        return person, theirs, mine

    found = await server.database.read(read)
    if found is None:
        return _no_link(request)
    person, theirs, mine = found
    answer = responses.page(
        request, "device_link.html", is_known=person == browser.person, theirs=theirs, mine=mine
    )
    return _remembered(answer, browser)


@router.post("/d/{token}")
async def join_person(request: Request, token: str) -> Response:
    """Make this browser a device of the person whose link it is; what it had before comes along."""
    server, browser = server_of(request), await browser_of(request)
    hashed, now = tokens.digest(token), server.settings.clock()

    def job(c: Connection) -> str | None:
        person = devices.use_link(c, hashed, now)
        if person is not None and person != browser.person:
            devices.merge(c, browser.person, person)
            devices.set_device(c, person, _this(request, browser, now))
        return person

    person = await server.database.write(job)
    if person is None:
        return _no_link(request)
    server.tables.live.rename_host(browser.person, person)
    server.sockets.reconnect(browser.person)
    return _remembered(RedirectResponse("/devices", 303), browser)


def _this(request: Request, browser: Browser, now: datetime) -> Device:
    return Device(browser.digest, device_name(request.headers.get("user-agent", "")), now)


def _no_link(request: Request) -> Response:
    """The same answer for links that were used, revoked or expired, or never were."""
    say = get_language(language_of(request))
    return responses.error(request, 404, "link", say("device-no-link"))


async def _page(request: Request, browser: Browser, link: str | None = None) -> Response:
    server = server_of(request)
    now = server.settings.clock()

    def read(c: Connection) -> tuple[list[Device], list[datetime]]:
        found = devices.devices_of(c, browser.person)
        return found or [_this(request, browser, now)], devices.open_links(c, browser.person, now)

    known, links = await server.database.read(read)
    answer = responses.page(
        request,
        "devices.html",
        devices=[_device_json(one, browser) for one in known],
        open_links=len(links),
        link=link,
        qr=None if link is None else qr_code(link),
        is_local=reach_of(request).is_local,
    )
    return _remembered(answer, browser)


def _device_json(device: Device, browser: Browser) -> Json:
    return {
        "browser": device.browser,
        "name": device.name,
        "added": device.added.date().isoformat(),
        "is_this": device.browser == browser.digest,
    }


def _remembered(answer: Response, browser: Browser) -> Response:
    # With "no-referrer" a browser sends the form with the origin "null", which is refused.
    answer.headers["Referrer-Policy"] = "same-origin"
    browser.remember(answer)
    return answer
