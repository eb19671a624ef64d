"""The servers that share a PostgreSQL database, and the tables that they own: reading and writing.

Every function is given a connection. All times are by the clock of the database. A lease that has
run out still belongs to its server until another one deletes the row: that ends it for good, so
the server and the others never disagree.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from poleis.web.storage import schema
from poleis.web.storage.ownership import OwnedElsewhere, Peer

FORGOTTEN = timedelta(minutes=1)
"""After so much time the row of a server that has died is removed, also if nobody wants a table
that it had."""

_s, _t = schema.servers, schema.tables


def _now() -> ColumnElement[Any]:
    return func.clock_timestamp()


# ---- leases


def register(connection: Connection, server: Peer, lease: float) -> None:
    """Begin the lease of a server."""
    connection.execute(delete(_s).where(_s.c.expires < _now() - FORGOTTEN))
    expires = _now() + timedelta(seconds=lease)
    row = insert(_s).values(id=server.id, url=server.url, secret=server.secret, expires=expires)
    connection.execute(row)


def renew(connection: Connection, id: str, lease: float) -> bool:
    """Make a lease longer; False if another server has ended it."""
    expires = _now() + timedelta(seconds=lease)
    done = connection.execute(update(_s).where(_s.c.id == id).values(expires=expires))
    return bool(done.rowcount)


def unregister(connection: Connection, id: str) -> None:
    """End a lease: any server may have the tables of this one."""
    connection.execute(delete(_s).where(_s.c.id == id))


def living(connection: Connection) -> list[Peer]:
    """The servers whose leases have not run out."""
    found = connection.execute(select(_s).where(_s.c.expires > _now()))
    return [Peer(row.id, row.url, row.secret) for row in found]


# ---- claims


def find_owner(connection: Connection, table: str, me: str) -> tuple[bool, str | None]:
    """Whether a table exists, and its last owner, which may be dead; OwnedElsewhere if it lives and
    is not me."""
    found = connection.execute(
        select(_t.c.owner, _s.c.id, _s.c.url, _s.c.secret, (_s.c.expires > _now()).label("lives"))
        .select_from(_t.outerjoin(_s, _s.c.id == _t.c.owner))
        .where(_t.c.id == table)
    ).first()
    if found is None:
        return False, None
    if found.lives and found.owner != me:
        raise OwnedElsewhere(Peer(found.id, found.url, found.secret))
    return True, found.owner


def claim(connection: Connection, table: str, me: str, before: str | None) -> int | None:
    """Take a table whose owner *before* is dead; returns its new fence, None if it is not free.

    In a transaction of its own: with the rows of other tables it could lock what another server
    waits for.
    """
    if before is not None:
        connection.execute(delete(_s).where(_s.c.id == before, _s.c.expires <= _now()))
    is_owned = select(_s.c.id).where(_s.c.id == _t.c.owner).exists()
    is_free = _t.c.owner.is_(None) | (_t.c.owner == me) | ~is_owned
    taken = update(_t).where(_t.c.id == table, is_free)
    fence: int | None = connection.execute(
        taken.values(owner=me, fence=_t.c.fence + 1).returning(_t.c.fence)
    ).scalar()
    return fence


def holds(connection: Connection, table: str, me: str, fence: int) -> bool:
    """Whether a claim holds. If it does, nobody else can claim the table until the transaction
    ends."""
    mine = (_t.c.id == table) & (_t.c.owner == me) & (_t.c.fence == fence)
    found = select(_t.c.id).where(mine).with_for_update(key_share=True)
    return connection.execute(found).first() is not None


def release(connection: Connection, table: str, me: str, fence: int) -> None:
    """Give a claim back."""
    mine = (_t.c.id == table) & (_t.c.owner == me) & (_t.c.fence == fence)
    connection.execute(update(_t).where(mine).values(owner=None))
