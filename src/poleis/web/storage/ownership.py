"""Who owns a table: the one server that runs it and writes to it.

Where a database has one server, that server owns every table. On PostgreSQL several servers share
the tables (`lease`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from sqlalchemy import Connection


@dataclass(frozen=True)
class Peer:
    """A server of the same database: where others reach it, and how they prove who they are."""

    id: str
    url: str
    secret: str = field(repr=False)


class OwnedElsewhere(Exception):
    """Another server owns the table."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.url)
        self.peer = peer


class Claim(Protocol):
    """The right to run one table, from the moment when it was claimed."""

    @property
    def is_takeover(self) -> bool:
        """Whether the last owner has gone without releasing the table: players were cut off."""

    @property
    def is_current(self) -> bool:
        """Whether it certainly holds, so that answers may come from memory."""

    async def hold(self) -> None:
        """Wait until it is certain again; LostTable if it is not for long."""

    def check(self, connection: Connection) -> None:
        """The first step of every transaction that writes to the table: LostTable if the claim
        does not hold. If it does, nobody else can claim the table until the transaction ends."""

    def release(self, connection: Connection) -> None:
        """Let any server have the table."""


class Owner(Protocol):
    """This server, as far as it owns tables."""

    @property
    def id(self) -> str | None:
        """What is written to the tables that it opens."""

    @property
    def problem(self) -> str:
        """Why it may not own tables now, in a few words; or empty."""

    async def claim(self, table: str) -> Claim:
        """Make a table ours; OwnedElsewhere if a living server has it. A table that does not
        exist can be claimed, and has no rows."""


class SoleClaim:
    """A claim that nobody disputes."""

    is_takeover = False
    is_current = True

    async def hold(self) -> None:
        pass

    def check(self, connection: Connection) -> None:
        pass

    def release(self, connection: Connection) -> None:
        pass


class SoleOwner:
    """The only server of a database."""

    id = None
    problem = ""

    async def claim(self, table: str) -> Claim:
        return SoleClaim()
