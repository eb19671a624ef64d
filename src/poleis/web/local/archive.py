"""All games of a browser as one file, and one game as a record; out and in."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from poleis.core import record
from poleis.core.errors import PoleisError
from poleis.core.explain import Message
from poleis.web.local import stored
from poleis.web.local.browser import DAILIES, EVENTS, RESULTS, REVIEWS, TABLES, Change
from poleis.web.local.journal import commit, topic
from poleis.web.local.stored import ME, BadRow, StoredRow, change_key
from poleis.web.local.tables import LocalTables, event_changes
from poleis.web.tables.bots import default_level
from poleis.web.tables.old_rules import rebuild
from poleis.web.tables.rows import BOT, HUMAN, Seat, TableInfo
from poleis.web.tables.seat_changes import bot_name

log: Final = logging.getLogger("poleis.web")

FORMAT, VERSION = "poleis-games", 1
KEPT: Final = (TABLES, EVENTS, RESULTS, REVIEWS, DAILIES)
"""What a file holds."""


class BadFile(PoleisError):
    """A file does not hold games that this program can read."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, Message("page-bad-file"))


@dataclass
class Added:
    """What came out of a file."""

    tables: int = 0
    results: int = 0
    left: int = 0
    """Tables that were there already, as new as those in the file, or that cannot be read."""


class Archive:
    """Writes and reads files with games."""

    def __init__(self, tables: LocalTables) -> None:
        self._tables = tables
        self._browser = tables.browser

    # ---- all games

    async def export(self) -> str:
        """All that this browser keeps of games."""
        found: dict[str, Any] = {"format": FORMAT, "version": VERSION}
        for store in KEPT:
            rows = await self._browser.read(store)
            found[store] = {key: json.loads(text) for key, text in rows if text}
        return json.dumps(found, ensure_ascii=False, indent=1)

    async def add_all(self, text: str) -> Added:
        """Add the games of a file. A game that is here, too, is replaced if that in the file is
        newer. BadFile if it is no such file; nothing is written then."""
        try:
            found = json.loads(text)
            if found["format"] != FORMAT or found["version"] != VERSION:
                raise BadFile("an unknown format")
            rows = {store: dict(found[store]) for store in KEPT}
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise BadFile(str(error)) from None
        added, changes = Added(), []
        for id, value in rows[TABLES].items():
            new = await self._table_changes(str(id), value, rows)
            added.tables += bool(new)
            added.left += not new
            changes += new
        changes += await self._result_changes(rows[RESULTS], added)
        changes += await self._daily_changes(rows[DAILIES])
        if changes:
            await commit(self._browser, changes)
        self._browser.announce("tables")
        for id in rows[TABLES]:
            self._browser.announce(topic(id))
            await self._tables.follow(id)
        return added

    async def _table_changes(self, id: str, value: Any, rows: dict[str, Any]) -> list[Change]:
        """The rows of one table; none if it is not to be taken."""
        try:
            row = stored.read_table(stored.text_of(value))
            keys = sorted(key for key in rows[EVENTS] if key.startswith(f"{id}/"))
            events = [stored.read_event(stored.text_of(rows[EVENTS][key])) for key in keys]
            info = row.info
            if not isinstance(info, TableInfo) or info.id != id or not id.isalnum():
                raise BadRow("its game is not here")
            rebuild(info, events, lambda match, event: None)
        except (BadRow, PoleisError) as error:
            log.warning("the table %s was not imported (%s)", id, error)
            return []
        old = await self._browser.read(TABLES, id, id)
        if old and not _is_newer(row, old[0][1]):
            return []
        gone = [
            Change(EVENTS, key, None)
            for key, _ in await self._browser.read(EVENTS, f"{id}/", f"{id}/\uffff")
        ]
        row.changes = 1 + (stored.read_table(old[0][1]).changes if old else 0)
        written = [
            Change(EVENTS, change_key(id, row.changes), "", "add"),
            Change(TABLES, id, stored.table_text(info, row)),
            *event_changes(id, events),
        ]
        return [*gone, *written, *_review_changes(id, rows[REVIEWS].get(id))]

    async def _result_changes(self, rows: dict[str, Any], added: Added) -> list[Change]:
        known = {key for key, _ in await self._browser.read(RESULTS)}
        changes = []
        for key, value in rows.items():
            try:
                result = stored.read_result(stored.text_of(value))
            except BadRow:
                continue
            if key == result.table and key not in known:
                changes.append(Change(RESULTS, key, stored.result_text(result)))
        added.results = len(changes)
        return changes

    async def _daily_changes(self, rows: dict[str, Any]) -> list[Change]:
        known = {key for key, _ in await self._browser.read(DAILIES)}
        changes = []
        for key, value in rows.items():
            try:
                table = stored.read_daily(stored.text_of(value))
            except BadRow:
                continue
            if key not in known:
                changes.append(Change(DAILIES, str(key), stored.text_of({"table": table})))
        return changes

    async def delete_all(self) -> None:
        """Delete all tables, results, reviews and tries."""
        ids = [id for id, _ in await self._browser.read(TABLES)]
        gone = [
            Change(store, key, None) for store in KEPT for key, _ in await self._browser.read(store)
        ]
        await commit(self._browser, gone)
        self._browser.announce("tables")
        for id in ids:
            self._browser.announce(topic(id))
            await self._tables.follow(id)

    # ---- one record

    async def add_record(self, text: str) -> str:
        """A table with the game of a record. A finished game can be looked at and reviewed; another
        one goes on against bots."""
        found = record.read(text)
        match = found.match
        names = [found.players.get(seat, "") for seat in range(match.setup.seats)]
        info = self._tables.opening.of_record(match, _seats(names), ME)
        if match.is_over and found.seed is not None:
            info.seed, info.origin = found.seed, {**(info.origin or {}), "ply": found.seed_from}
        match.seed = info.seed
        match.advance()
        await self._tables.add(info, match)
        return info.id


def _seats(names: Sequence[str]) -> list[Seat]:
    """The first seat for the person at this browser, bots for the others."""
    return [
        Seat(seat, BOT, name or bot_name(seat), default_level())
        if seat
        else Seat(seat, HUMAN, name)
        for seat, name in enumerate(names)
    ]


def _is_newer(row: StoredRow, old: str) -> bool:
    try:
        known = stored.read_table(old).info
    except BadRow:
        return True
    moment = row.info.updated if isinstance(row.info, TableInfo) else None
    if not isinstance(known, TableInfo) or known.updated is None or moment is None:
        return True
    return moment > known.updated


def _review_changes(id: str, value: Any) -> list[Change]:
    if value is None:
        return []
    try:
        kept = stored.read_review(stored.text_of(value))
    except BadRow:
        return []
    return [Change(REVIEWS, id, stored.review_text(kept))]
