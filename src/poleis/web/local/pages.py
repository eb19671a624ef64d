"""The pages that Python makes in a page: those that show what this browser keeps."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, Final
from urllib.parse import urlencode

from poleis.core.clean_text import LONGEST_NAME, clean
from poleis.core.errors import BadSetup
from poleis.core.game import get_game, usual_seats
from poleis.core.position_text import position_text, read_position
from poleis.core.setup import make_setup
from poleis.web.lessons import catalogue
from poleis.web.local.answers import HTML, Answer, Refused, Request, go_to
from poleis.web.local.dailies import LocalDailies
from poleis.web.local.tables import OPEN_TABLES, LocalTables
from poleis.web.pages.covers import cover_file
from poleis.web.pages.daily_page import daily_facts, day_of
from poleis.web.pages.games_page import games_facts, statistics_facts
from poleis.web.pages.lesson_pages import learn_facts, lesson_facts
from poleis.web.pages.lobby import lobby_facts, table_row
from poleis.web.pages.pads import pad_facts
from poleis.web.pages.player_aids import aid_facts, panel_facts, symbols_facts
from poleis.web.pages.position_page import position_facts
from poleis.web.pages.problems import Problem
from poleis.web.pages.rendering import rendered
from poleis.web.pages.review_page import review_facts
from poleis.web.pages.table_page import Reader, table_facts
from poleis.web.site.addresses import file_of, localized
from poleis.web.tables.bots import DEFAULT_LEVEL
from poleis.web.tables.daily import challenge_of
from poleis.web.tables.errors import LostGame
from poleis.web.tables.rows import BOT, TableInfo
from poleis.web.tables.seat_names import given_name

Route = Callable[..., Awaitable[Answer]]

LANGUAGE: Final = re.compile(r"""href="\?lang=(\w+)\"""")
"""A link to the same page in another language."""


class Pages:
    """Answers requests for pages, and the forms on them."""

    def __init__(self, tables: LocalTables, dailies: LocalDailies, version: str) -> None:
        self._tables = tables
        self._dailies = dailies
        self._version = version
        self.routes: tuple[tuple[str, str, Route], ...] = (
            ("GET", r"/", self._lobby),
            ("GET", r"/t/([a-z0-9]+)", self._table),
            ("GET", r"/t/([a-z0-9]+)/review", self._review),
            ("GET", r"/t/([a-z0-9]+)/position", self._position_of_table),
            ("GET", r"/position", self._position),
            ("POST", r"/position", self._play_position),
            ("GET", r"/games", self._games),
            ("POST", r"/games/forget", self._forget),
            ("GET", r"/games/statistics", self._statistics),
            ("GET", r"/daily", self._daily),
            ("POST", r"/daily", self._begin_daily),
            ("GET", r"/learn", self._learn),
            ("GET", r"/learn/(\w+)/([\w-]+)", self._lesson),
            ("GET", r"/pad/(\w+)", self._pad),
            ("GET", r"/aid/(\w+)", self._aid),
            ("GET", r"/symbols/(\w+)", self._symbols),
        )

    def page(self, request: Request, name: str, /, status: int = 200, **facts: Any) -> Answer:
        """A template, filled in, with addresses that work in a folder."""
        html = rendered(name, request.lang, version=self._version, is_site=True, **facts)
        query = urlencode(request.query, doseq=True)
        here = file_of(f"{request.path}?{query}" if query else request.path).replace("&", "&amp;")
        html = LANGUAGE.sub(lambda found: f'href="../{found[1]}/{here}"', localized(html))
        return Answer(status, HTML, html)

    def problem(self, request: Request, problem: Problem) -> Answer:
        title = str(problem.status)
        return self.page(request, "error.html", problem.status, title=title, text=problem.text)

    def lost(self, request: Request, error: LostGame) -> Answer:
        """The page of a table whose game is gone: the reason, and the record."""
        return self.page(
            request,
            "lost.html",
            id=error.table,
            name=given_name(error.name, request.lang),
            game=error.game,
            text=request.say.say(error.notice),
        )

    # ---- tables

    async def _lobby(self, request: Request) -> Answer:
        lang, now = request.lang, self._tables.clock()
        ended = {result.table: result for result in await self._tables.results()}
        rows = [
            table_row(row.info, row.held or [0], lang, now, ended.get(row.info.id))
            for row in (await self._tables.latest_rows())[:OPEN_TABLES]
        ]
        facts = lobby_facts(lang, lambda game, code: cover_file(game.id, code) or "", rows)
        facts |= {"bots_are_weaker": False, "offered": None, "guest_name": ""}
        return self.page(request, "lobby.html", **facts)

    async def _table(self, request: Request, id: str) -> Answer:
        live = await self._tables.get(id)
        reader = Reader(request.lang, live.mine, live.lost, is_host=True)
        ply = request.get("ply")
        at = int(ply) if ply.isascii() and ply.isdecimal() else None
        facts = table_facts(live.table, reader, at)
        symbols = panel_facts(live.table.info.setup, request.lang)
        return self.page(request, "table.html", **facts, **symbols)

    async def _review(self, request: Request, id: str) -> Answer:
        live = await self._tables.get(id)
        job = await self._tables.review(id)
        viewer = live.mine[0] if live.mine else None
        facts = await review_facts(live.table, job, viewer, request.lang)
        return self.page(request, "review.html", **facts)

    # ---- positions

    async def _position_of_table(self, request: Request, id: str) -> Answer:
        table = (await self._tables.get(id)).table
        match, ply = table.match, request.get("ply")
        at = int(ply) if ply.isascii() and ply.isdecimal() else match.ply
        if at > match.ply:
            raise Refused(Problem(404, "missing", request.say("server-not-found")))
        if not table.presenter.is_open(at):
            raise Refused(Problem(403, "hidden", request.say("server-hidden")))
        return go_to("/position?" + urlencode({"text": position_text(match.at(at))}))

    async def _position(self, request: Request) -> Answer:
        facts = position_facts(request.get("text"), request.lang)
        return self.page(request, "position.html", **facts)

    async def _play_position(self, request: Request) -> Answer:
        seat = request.form("seat", "0")
        if not seat.isdecimal() or not seat.isascii():
            raise BadSetup(f"{seat[:40]!r} is not a seat")
        state = read_position(request.form("text"))
        bot = request.form("bot", DEFAULT_LEVEL)
        info = await self._tables.open_position(state, int(seat[:4]), bot)
        return go_to(f"/t/{info.id}")

    # ---- my games

    async def _games(self, request: Request) -> Answer:
        mine, now = await self._tables.results(), self._tables.clock()
        facts = games_facts(mine, request.flat(), now, request.lang)
        return self.page(request, "games.html", is_growing=False, **facts)

    async def _forget(self, request: Request) -> Answer:
        """Delete a game; its result stays."""
        await self._tables.delete(request.form("table"))
        return go_to("/games")

    async def _statistics(self, request: Request) -> Answer:
        mine = await self._tables.results()
        facts = statistics_facts(mine, request.get("game") or None, request.lang)
        return self.page(request, "statistics.html", is_growing=False, **facts)

    # ---- daily challenges

    async def _daily(self, request: Request) -> Answer:
        today = self._tables.clock().date()
        shown = await self._dailies.day(day_of(request.get("day") or None, today))
        before = await self._dailies.day(today - timedelta(days=1))
        name, days = await self._name(), await self._dailies.days()
        facts = daily_facts(shown, before, days, name, request.lang)
        return self.page(request, "daily.html", **facts)

    async def _begin_daily(self, request: Request) -> Answer:
        challenge = challenge_of(request.form("mode"))
        if challenge is None:
            raise Refused(Problem(404, "page", request.say("server-not-found")))
        name = clean(request.form("name"))[:LONGEST_NAME].strip()
        return go_to(f"/t/{await self._dailies.begin(challenge, name)}")

    async def _name(self) -> str:
        """What the person at this browser was called at the last table, if anything."""
        for row in await self._tables.latest_rows():
            if isinstance(row.info, TableInfo) and row.held:
                seat = row.info.seats[row.held[0]]
                if seat.kind != BOT and seat.name:
                    return seat.name
        return ""

    # ---- what one reads

    async def _learn(self, request: Request) -> Answer:
        facts = learn_facts(request.lang, lambda game, code: cover_file(game.id, code) or "")
        return self.page(request, "learn.html", **facts)

    async def _lesson(self, request: Request, game: str, id: str) -> Answer:
        lesson = catalogue.find(game, id)
        symbols = panel_facts(lesson.setup, request.lang)
        return self.page(request, "lesson.html", **lesson_facts(lesson, request.lang), **symbols)

    async def _pad(self, request: Request, id: str) -> Answer:
        game = get_game(id)
        facts = pad_facts(game, request.lang)
        symbols = panel_facts(make_setup(game, usual_seats(game)), request.lang)
        return self.page(request, "pad.html", **facts, **symbols)

    async def _aid(self, request: Request, id: str) -> Answer:
        return self.page(request, "aid.html", **aid_facts(id, request, request.lang))

    async def _symbols(self, request: Request, id: str) -> Answer:
        return self.page(request, "symbols.html", **symbols_facts(id, request, request.lang))
