"""The devices of a person, and the links by which another browser becomes one of them.

Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, Table, delete, insert, select, tuple_, update

from poleis.web.storage import schema
from poleis.web.storage.store import as_utc


@dataclass(frozen=True)
class Device:
    """A browser of a person, by the digest of its cookie."""

    browser: str
    name: str
    added: datetime


def devices_of(connection: Connection, person: str) -> list[Device]:
    """The devices of a person, the oldest first; none as long as there is only one."""
    d = schema.devices
    rows = connection.execute(select(d).where(d.c.person == person).order_by(d.c.added, d.c.name))
    return [Device(row.browser, row.name, as_utc(row.added)) for row in rows]


def set_device(connection: Connection, person: str, device: Device) -> None:
    """Let a browser be a device of this person."""
    d = schema.devices
    connection.execute(delete(d).where(d.c.browser == device.browser))
    values = {"browser": device.browser, "name": device.name, "added": device.added}
    connection.execute(insert(d).values(person=person, **values))


def set_apart(connection: Connection, person: str, browser: str, alone: str) -> bool:
    """Make a device of a person a person of its own, *alone*, who has nothing; False if it is not
    their device."""
    d = schema.devices
    at = (d.c.browser == browser) & (d.c.person == person)
    return bool(connection.execute(update(d).where(at).values(person=alone)).rowcount)


# ---- links


def add_link(
    connection: Connection, person: str, token: str, now: datetime, expires: datetime
) -> None:
    """Write a link by which one browser gets the tables of a person; forget those that expired."""
    k = schema.device_links
    connection.execute(delete(k).where(k.c.expires <= now))
    connection.execute(insert(k).values(token=token, person=person, expires=expires))


def open_links(connection: Connection, person: str, now: datetime) -> list[datetime]:
    """When the open links of a person expire."""
    k = schema.device_links
    found = select(k.c.expires).where(k.c.person == person, k.c.expires > now)
    return [as_utc(moment) for moment in connection.execute(found.order_by(k.c.expires)).scalars()]


def person_by_link(connection: Connection, token: str, now: datetime) -> str | None:
    """Whose link it is; None if it was used or revoked, has expired or never was."""
    k = schema.device_links
    found = select(k.c.person).where(k.c.token == token, k.c.expires > now)
    return connection.execute(found).scalar()


def use_link(connection: Connection, token: str, now: datetime) -> str | None:
    """Whose link it is, which ends with this; None as for `person_by_link`."""
    person = person_by_link(connection, token, now)
    k = schema.device_links
    is_ended = connection.execute(delete(k).where(k.c.token == token)).rowcount
    return person if is_ended else None


def revoke_links(connection: Connection, person: str) -> None:
    """End all open links of a person."""
    k = schema.device_links
    connection.execute(delete(k).where(k.c.person == person))


# ---- merging


def merge(connection: Connection, old: str, new: str) -> None:
    """Give everything that the person *old* has to the person *new*, with all their devices. What
    both have, such as the try of a day, stays as *new* has it."""
    _move_keys(connection, schema.holders, old, new, ("table_id", "seat"))
    _move_keys(connection, schema.daily_tries, old, new, ("day", "mode"))
    _move_keys(connection, schema.blocks, old, new, ("table_id",))
    for table in (schema.results, schema.subscriptions, schema.reports, schema.devices):
        moved = update(table).where(table.c.person == old)
        connection.execute(moved.values(person=new))
    t = schema.tables
    connection.execute(update(t).where(t.c.host == old).values(host=new))
    revoke_links(connection, old)


def _move_keys(
    connection: Connection, table: Table, old: str, new: str, keys: tuple[str, ...]
) -> None:
    columns = [table.c[key] for key in keys]
    theirs = select(*columns).where(table.c.person == new)
    both = (table.c.person == old) & tuple_(*columns).in_(theirs)
    connection.execute(delete(table).where(both))
    connection.execute(update(table).where(table.c.person == old).values(person=new))
