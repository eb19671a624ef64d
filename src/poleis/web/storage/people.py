"""People and their devices. A person is a name that no one can guess, shared by all their browsers.

Every function here is a job: it is given a connection.
"""

from __future__ import annotations

from sqlalchemy import Connection, select

from poleis.web.storage import schema


def person_of(connection: Connection, browser: str) -> str:
    """The person whose device this browser is; a browser alone is a person of its own."""
    d = schema.devices
    found = connection.execute(select(d.c.person).where(d.c.browser == browser)).scalar()
    return found or browser
