"""The HTTP interface of notifications: how a player wants to hear of their turns at a table."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Path, Request
from sqlalchemy import Connection

from poleis.core.errors import PoleisError
from poleis.core.explain import Message
from poleis.web.notify.mail import is_address
from poleis.web.notify.public_addresses import BadAddress, read_url
from poleis.web.notify.push import check_keys
from poleis.web.notify.quiet_hours import QuietHours
from poleis.web.server.api import TableId
from poleis.web.server.identity import browser_of, server_of
from poleis.web.server.languages import language_of
from poleis.web.server.openapi import errors, operation_id
from poleis.web.storage import store, subscriptions
from poleis.web.storage.subscriptions import EMAIL, PUSH, WEBHOOK, Kind, Subscription
from poleis.web.tables import tokens
from poleis.web.tables.errors import NoTable
from poleis.web.tables.rows import TableInfo
from poleis.web.wire.notifications import (
    EmailCode,
    EmailWish,
    NotificationFacts,
    PushWish,
    QuietFacts,
    QuietWish,
    SubscriptionFacts,
    WebhookWish,
)

router = APIRouter(
    prefix="/api/tables/{id}/notifications",
    tags=["notifications"],
    generate_unique_id_function=operation_id,
    responses=errors(403, 404, 422),
)

MOST_TRIES = 5
"""Wrong codes for an e-mail address before another one must be sent."""
ADDRESSES = {PUSH: "endpoint", WEBHOOK: "url", EMAIL: "address"}
Number = Annotated[int, Path(ge=0, lt=2**31, description="The id of a subscription.")]


@router.get("")
async def read_notifications(request: Request, id: TableId) -> NotificationFacts:
    """How you are notified of your turns at this table. Only players may ask."""
    _, person = await _player(request, id)
    return await _facts(request, id, person)


@router.post("/push")
async def add_push(request: Request, id: TableId, wish: PushWish) -> NotificationFacts:
    """Send push messages to this browser."""
    _, person = await _player(request, id)
    loopback = server_of(request).settings.notify.allows_loopback
    read_url(wish.endpoint, allows_loopback=loopback)
    try:
        check_keys(wish.p256dh, wish.auth)
    except ValueError:
        raise BadAddress("these are not the keys of a browser", "notify-bad-url") from None
    target = {**wish.model_dump(), "origin": _origin(request)}
    return await _subscribe(request, id, person, PUSH, target)


@router.post("/webhook")
async def add_webhook(request: Request, id: TableId, wish: WebhookWish) -> NotificationFacts:
    """Send messages to a channel of friends, instead of the channel before it. The channel gets a
    first message now; if that does not arrive, nothing changes."""
    info, person = await _player(request, id)
    _limit(request)
    server, origin = server_of(request), _origin(request)
    lang = language_of(request)
    await server.notifications.greet_webhook(info, wish.url, wish.service, origin, lang)
    target = {"url": wish.url, "service": wish.service, "origin": origin}
    return await _subscribe(request, id, person, WEBHOOK, target)


@router.post("/email")
async def add_email(request: Request, id: TableId, wish: EmailWish) -> NotificationFacts:
    """Send a code to an e-mail address. Messages go there once you have entered it."""
    _, person = await _player(request, id)
    if not is_address(wish.address):
        raise PoleisError("not an e-mail address", Message("notify-bad-mail"))
    _limit(request)
    code = await server_of(request).notifications.send_code(wish.address, language_of(request))
    target = {
        "address": wish.address,
        "origin": _origin(request),
        "code": tokens.digest(code),
        "tries": 0,
    }
    return await _subscribe(request, id, person, EMAIL, target)


@router.post("/email/code")
async def confirm_email(request: Request, id: TableId, wish: EmailCode) -> NotificationFacts:
    """Confirm an e-mail address with its code."""
    _, person = await _player(request, id)
    given = tokens.digest(wish.code)
    if not await server_of(request).database.write(lambda c: _confirm(c, id, person, given)):
        raise PoleisError("this is not the code", Message("notify-wrong-code"))
    return await _facts(request, id, person)


def _confirm(connection: Connection, id: str, person: str, given: str) -> bool:
    """Whether this is the code that the address of a person waits for. Each try counts."""
    mine = subscriptions.of_person(connection, id, person)
    waiting = next((one for one in mine if one.kind == EMAIL and not one.is_confirmed), None)
    if waiting is None or waiting.target["tries"] >= MOST_TRIES:
        return False
    target = dict(waiting.target)
    is_right = secrets.compare_digest(target["code"], given)
    if is_right:
        del target["code"], target["tries"]
    else:
        target["tries"] += 1
    subscriptions.set_target(connection, waiting.id, target)
    return is_right


@router.put("/quiet")
async def set_quiet_hours(request: Request, id: TableId, wish: QuietWish) -> NotificationFacts:
    """Set the hours without messages. They are kept as long as you have a subscription."""
    _, person = await _player(request, id)
    try:
        hours = QuietHours.read(wish.model_dump())
    except ValueError:
        raise PoleisError("unknown time zone", Message("notify-bad-zone")) from None
    await server_of(request).database.write(
        lambda c: subscriptions.set_quiet(c, id, person, hours.json())
    )
    return await _facts(request, id, person)


@router.delete("/quiet")
async def end_quiet_hours(request: Request, id: TableId) -> NotificationFacts:
    """Be notified at any hour."""
    _, person = await _player(request, id)
    await server_of(request).database.write(lambda c: subscriptions.set_quiet(c, id, person, None))
    return await _facts(request, id, person)


@router.delete("/subscriptions/{number}")
async def end_subscription(request: Request, id: TableId, number: Number) -> NotificationFacts:
    """End one of your subscriptions; one that has ended already is no error."""
    _, person = await _player(request, id)
    await server_of(request).database.write(lambda c: subscriptions.remove(c, number, person))
    return await _facts(request, id, person)


async def _player(request: Request, id: str) -> tuple[TableInfo, str]:
    """The table and the person who asks; NoTable, or 403 for people without a seat."""
    browser = await browser_of(request)

    def read(c: Connection) -> tuple[TableInfo | None, list[int]]:
        return store.load_info(c, id), store.held_seats(c, id, browser.person)

    info, mine = await server_of(request).database.read(read)
    if info is None:
        raise NoTable(f"there is no table {id!r}")
    if not mine:
        raise HTTPException(403, "seat")
    return info, browser.person


def _limit(request: Request) -> None:
    """Refuse an address that causes too many first messages."""
    address = request.client.host if request.client else ""
    if not server_of(request).first_messages.take(address):
        raise HTTPException(429, "rate")


def _origin(request: Request) -> str:
    """Where this person finds the server; their messages link there."""
    scheme = "https" if server_of(request).settings.secure else request.url.scheme
    return f"{scheme}://{request.url.netloc}"


async def _subscribe(
    request: Request, id: str, person: str, kind: Kind, target: Mapping[str, Any]
) -> NotificationFacts:
    lang = language_of(request)
    await server_of(request).database.write(
        lambda c: subscriptions.add(c, id, person, kind, target, lang)
    )
    return await _facts(request, id, person)


async def _facts(request: Request, id: str, person: str) -> NotificationFacts:
    server = server_of(request)
    mine = await server.database.read(lambda c: subscriptions.of_person(c, id, person))
    quiet = mine[0].quiet if mine else None
    hours: QuietFacts | None = None
    if quiet is not None:
        hours = {"start": quiet["start"], "end": quiet["end"], "zone": quiet["zone"]}
    return {
        "push_key": server.notifications.push_key,
        "has_mail": server.notifications.has_mail,
        "quiet": hours,
        "subscriptions": [_subscription(one) for one in mine],
    }


def _subscription(one: Subscription) -> SubscriptionFacts:
    return {
        "id": one.id,
        "kind": one.kind,
        "address": one.target[ADDRESSES[one.kind]],
        "service": one.target.get("service", ""),
        "is_confirmed": one.is_confirmed,
    }
