"""Errors of tables, which rules do not know."""

from __future__ import annotations

from poleis.core.errors import PoleisError
from poleis.core.explain import Message


class StaleTable(Exception):
    """The table was changed by another server; it must be read again."""


class NoTable(PoleisError):
    """There is no such table."""


class LostTable(Exception):
    """This server does not own the table any more. Nothing was written; the next owner answers."""


class NotStored(Exception):
    """What happened could not be written, so it did not happen. The notice says why, for people."""

    def __init__(self, notice: Message) -> None:
        super().__init__(notice.key)
        self.notice = notice


class FrozenTable(PoleisError):
    """The table is only for reading: the present rules are not those that it began with."""

    def __init__(self, notice: Message) -> None:
        super().__init__(notice.key, notice)
        self.notice = notice


class LostGame(PoleisError):
    """The table cannot be shown: its game is not installed, or has not got its set-up any more."""

    def __init__(self, table: str, name: str, game: str, notice: Message) -> None:
        super().__init__(f"{notice.key}: {game}", notice)
        self.table = table
        self.name = name
        self.game = game
        self.notice = notice
