"""Keys that all servers of a database share. Every function here is a job: it is given a
connection."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from poleis.web.storage import schema


def find_key(connection: Connection, name: str) -> str | None:
    k = schema.server_keys
    return connection.execute(select(k.c.value).where(k.c.name == name)).scalar()


def add_key(connection: Connection, name: str, value: str) -> None:
    """Write a new key; IntegrityError if another server was faster."""
    connection.execute(insert(schema.server_keys).values(name=name, value=value))
