"""The `/api/...` that a page asks: tables, score pads, my games, and all games as one file."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from poleis.web.local.answers import JSON, TEXT, Answer, Refused, Request, json_answer
from poleis.web.local.archive import Archive
from poleis.web.local.dailies import LocalDailies
from poleis.web.local.journal import load_events
from poleis.web.local.stored import seats_in, stored_table
from poleis.web.local.tables import LocalTables
from poleis.web.local.wishes import BotWish, Fork, NewTable, PadGame, PadWish
from poleis.web.pages import pads
from poleis.web.pages.games_page import choice_of
from poleis.web.pages.problems import Problem
from poleis.web.pages.results_file import as_csv, own_result
from poleis.web.site.addresses import file_of
from poleis.web.tables.errors import LostGame
from poleis.web.tables.old_rules import player_names
from poleis.web.tables.records import record_of
from poleis.web.tables.stored_table import record_text
from poleis.web.tables.verdict import judge
from poleis.web.wire.plain_reader import BadFields, read_as

T = TypeVar("T")
Route = Callable[..., Awaitable[Answer]]

CSV: Final = "text/csv; charset=utf-8"
TABLE: Final = r"/api/tables/([a-z0-9]+)"


class Api:
    """Answers what a page asks as a program."""

    def __init__(self, tables: LocalTables, dailies: LocalDailies, archive: Archive) -> None:
        self._tables = tables
        self._dailies = dailies
        self._archive = archive
        self.routes: tuple[tuple[str, str, Route], ...] = (
            ("POST", r"/api/tables", self._open),
            ("DELETE", r"/api/tables", self._delete_all),
            ("DELETE", TABLE, self._delete),
            ("POST", TABLE + "/fork", self._fork),
            ("POST", TABLE + "/rematch", self._rematch),
            ("POST", TABLE + "/bot", self._give_to_bot),
            ("POST", TABLE + "/seat", self._take_back),
            ("GET", TABLE + "/record", self._record),
            ("POST", r"/api/pad/(\w+)/board", self._pad_board),
            ("POST", r"/api/pad/(\w+)/result", self._pad_result),
            ("GET", r"/api/results", self._results),
            ("GET", r"/api/export", self._export),
            ("POST", r"/api/import", self._import),
        )

    # ---- tables

    async def _open(self, request: Request) -> Answer:
        wish = _body(NewTable, request)
        info = await (self._dailies.open(wish) if wish.daily else self._tables.open(wish))
        return _opened(info.id)

    async def _delete(self, request: Request, id: str) -> Answer:
        await self._tables.delete(id)
        return json_answer({"table": id})

    async def _delete_all(self, request: Request) -> Answer:
        """Delete everything that this browser keeps of games."""
        await self._archive.delete_all()
        return json_answer({})

    async def _fork(self, request: Request, id: str) -> Answer:
        return _opened((await self._tables.fork(id, _body(Fork, request).ply)).id)

    async def _rematch(self, request: Request, id: str) -> Answer:
        live = await self._tables.get(id)
        following = await live.table.ask(live.handlers.announce_rematch)
        if following is None:
            raise Refused(Problem(409, "over", request.say("server-not-over")))
        return _opened(following)

    async def _give_to_bot(self, request: Request, id: str) -> Answer:
        wish = _body(BotWish, request)
        await self._tables.give_to_bot(id, wish.seat, wish.bot)
        return _opened(id)

    async def _take_back(self, request: Request, id: str) -> Answer:
        if not await self._tables.take_back_seats(id):
            raise Refused(Problem(403, "seat", request.say("server-refused")))
        return _opened(id)

    async def _record(self, request: Request, id: str) -> Answer:
        text = await self._record_text(id)
        if text is None:
            raise Refused(Problem(403, "hidden", request.say("server-hidden")))
        return Answer(200, TEXT, text, filename=f"{id}.poleis")

    async def _record_text(self, id: str) -> str | None:
        """The record; of a table that the present rules cannot read, made from its rows."""
        try:
            table = (await self._tables.get(id)).table
        except LostGame:
            table = None
        if table is not None and table.frozen is None:
            found: str | None = await table.ask(lambda: record_of(table))
            return found
        row = await self._tables.row_text(id)
        stored = stored_table(row)
        events = [one.event for one in await load_events(self._tables.browser, id)]
        is_replayable = judge(stored, events)[0].status != "broken"
        return record_text(stored, events, player_names(seats_in(row)), is_replayable=is_replayable)

    # ---- score pads

    async def _pad_board(self, request: Request, game: str) -> Answer:
        return json_answer(pads.pad_answer(game, _body(PadWish, request), request.lang))

    async def _pad_result(self, request: Request, game: str) -> Answer:
        asked = _body(PadGame, request)
        return json_answer(pads.players_result(game, asked.cities, asked.names, request.lang))

    # ---- my games

    async def _results(self, request: Request) -> Answer:
        choice, _ = choice_of(request.flat())
        found = choice.of(await self._tables.results(), self._tables.clock())
        if request.get("format") == "csv":
            return Answer(
                200, "text/csv; charset=utf-8", as_csv(found), filename="poleis-games.csv"
            )
        text = json.dumps([own_result(one) for one in found], ensure_ascii=False, indent=1)
        return Answer(200, JSON, text, filename="poleis-games.json")

    async def _export(self, request: Request) -> Answer:
        return Answer(200, JSON, await self._archive.export(), filename="poleis-all-games.json")

    async def _import(self, request: Request) -> Answer:
        """All games of a file, or the game of one record."""
        text = request.body.lstrip("\ufeff \r\n")
        if text.startswith("poleis "):
            return _opened(await self._archive.add_record(text))
        added = await self._archive.add_all(text)
        return json_answer({"tables": added.tables, "results": added.results, "left": added.left})


def _body(kind: type[T], request: Request) -> T:
    """The body of a request; refused if it is not of its type."""
    try:
        return read_as(kind, json.loads(request.body))
    except (BadFields, ValueError, RecursionError) as error:
        fields = error.fields[:3] if isinstance(error, BadFields) else ()
        text = request.say("server-bad-message")
        raise Refused(Problem(422, "type", " ".join([text, *fields]))) from None


def _opened(id: str) -> Answer:
    found: dict[str, Any] = {"table": id, "url": file_of(f"/t/{id}"), "links": []}
    return json_answer(found, 201)
