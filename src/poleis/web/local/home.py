"""The home of tables in a page: what a server is elsewhere, without a server."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from datetime import datetime
from typing import Final

from poleis.core.errors import PoleisError
from poleis.locale import LANGUAGES
from poleis.web.local.answers import Answer, Refused, Request, refusal
from poleis.web.local.archive import Archive
from poleis.web.local.browser import Browser
from poleis.web.local.client import Port
from poleis.web.local.dailies import LocalDailies
from poleis.web.local.pages import Pages
from poleis.web.local.requests import Api
from poleis.web.local.session import LessonSession, NoSession, Session, TableSession
from poleis.web.local.tables import BOT_PAUSE, LocalTables
from poleis.web.local.workers import BrowserWorkers
from poleis.web.pages.problems import Problem, problem_of
from poleis.web.tables.errors import LostGame, NotStored
from poleis.web.tables.reviews import Reviews
from poleis.web.tables.rows import now

log: Final = logging.getLogger("poleis.web")

REVIEW_ITERATIONS: Final = 60
"""How many iterations a review spends on a decision: plain Python in a page is slow."""
TABLE_SOCKET: Final = re.compile(r"/ws/([a-z0-9]{1,16})")
LESSON_SOCKET: Final = re.compile(r"/ws/learn/(\w+)/([\w-]+)")


class Home:
    """The tables of one browser, without a server."""

    def __init__(
        self,
        browser: Browser,
        version: str = "",
        *,
        review: int = REVIEW_ITERATIONS,
        bot_pause: float = BOT_PAUSE,
        clock: Callable[[], datetime] = now,
    ) -> None:
        """*version* is that of the static files beside the page."""
        workers = BrowserWorkers(browser)
        self.browser = browser
        self.reviews = Reviews(workers, review)
        self.tables = LocalTables(browser, workers, self.reviews, clock, bot_pause)
        dailies = LocalDailies(self.tables)
        self._pages = Pages(self.tables, dailies, version)
        api = Api(self.tables, dailies, Archive(self.tables))
        self._routes = [
            (method, re.compile(path), answer)
            for method, path, answer in (*self._pages.routes, *api.routes)
        ]

    async def start(self) -> None:
        """Read what must be known at once: nothing but whether storage can be read."""
        await self.browser.read("settings")

    def stop(self) -> None:
        """Stop all tables; what was confirmed is stored."""
        self.reviews.stop()
        self.tables.stop()

    def heard(self, topic: str) -> None:
        """Another tab of this browser has changed something."""
        self.tables.heard(topic)

    def stop_thinking(self) -> None:
        """Have the bot that thinks play what it has found."""
        self.browser.stop_thinking()

    # ---- requests

    async def request(self, method: str, path: str, body: str, lang: str) -> Answer:
        """The answer to a request, with a path as at a server."""
        request = Request.of(method, path, body, lang if lang in LANGUAGES else LANGUAGES[0])
        try:
            return await self._answer(request)
        except LostGame as error:
            if not request.is_for_programs:
                return self._pages.lost(request, error)
            return self._refuse(request, self._problem(request, error))
        except Refused as error:
            return self._refuse(request, error.problem)
        except PoleisError as error:
            return self._refuse(request, self._problem(request, error))
        except NotStored as error:
            text = request.say.say(error.notice)
            return self._refuse(request, Problem(507, "storage", text))
        except Exception:
            log.exception("a request failed: %s %s", request.method, request.path)
            return self._refuse(request, Problem(500, "server", request.say("server-error")))

    async def _answer(self, request: Request) -> Answer:
        for method, path, answer in self._routes:
            found = path.fullmatch(request.path)
            if found is not None and method == request.method:
                return await answer(request, *found.groups())
        raise Refused(Problem(404, "page", request.say("server-not-found")))

    def _problem(self, request: Request, error: PoleisError) -> Problem:
        return problem_of(error, request.say, is_for_programs=request.is_for_programs)

    def _refuse(self, request: Request, problem: Problem) -> Answer:
        if request.is_for_programs:
            return refusal(problem)
        return self._pages.problem(request, problem)

    # ---- sessions

    def connect(self, path: str, lang: str, port: Port) -> Session:
        """A session at `/ws/TABLE` or `/ws/learn/GAME/LESSON`: what a WebSocket is at a server."""
        code = lang if lang in LANGUAGES else LANGUAGES[0]
        place = path.partition("?")[0]
        table = TABLE_SOCKET.fullmatch(place)
        if table is not None:
            return TableSession(self.tables, table[1], port, code)
        lesson = LESSON_SOCKET.fullmatch(place)
        try:
            if lesson is not None:
                return LessonSession(lesson[1], lesson[2], port, code)
        except PoleisError:
            pass
        return NoSession(port, code)
