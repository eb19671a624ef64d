"""Where the bots of a page think: one worker, one question at a time, people before bots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, TypeVar

from poleis.bots.policy import Decision
from poleis.core.move_reasons import MoveReasons
from poleis.core.setup import Setup
from poleis.study.review import Judgement, Question
from poleis.web.local import questions
from poleis.web.local.browser import Browser
from poleis.web.tables import tokens
from poleis.web.tables.fair_queue import Asker, FairQueue
from poleis.web.tables.workers import PATIENT

log: Final = logging.getLogger("poleis.web")

T = TypeVar("T")

PATIENCE: Final = 60.0
"""Seconds after which an answer counts as failed."""


class BrowserWorkers:
    """Asks the worker of a browser. An answer is None if it failed."""

    def __init__(self, browser: Browser, patience: float = PATIENCE) -> None:
        self._browser = browser
        self._patience = patience
        self._queue = FairQueue(1)

    async def decide(
        self,
        game_id: str,
        setup: Setup,
        dump: object,
        seat: int,
        spec: str,
        asker: Asker = PATIENT,
    ) -> Decision | None:
        luck = tokens.new_seed()
        question = questions.decide_question(setup, dump, seat, spec, luck)
        return await self._ask(question, questions.decision_of, asker)

    async def advise(
        self, game_id: str, setup: Setup, dump: object, seat: int, spec: str, asker: Asker
    ) -> tuple[Decision, MoveReasons] | None:
        luck = tokens.new_seed()
        question = questions.advise_question(setup, dump, seat, spec, luck)
        return await self._ask(question, questions.advice_of, asker)

    async def judge(self, question: Question, iterations: int) -> Judgement | None:
        """The judgement of a decision in a finished game."""
        text = questions.judge_question(question, iterations)
        return await self._ask(text, questions.judgement_in, PATIENT)

    async def find_blunder(self, question: Question, asker: Asker) -> Judgement | None:
        text = questions.blunder_question(question)
        return await self._ask(text, questions.judgement_in, asker)

    async def _ask(self, question: str, read: Callable[[str], T], asker: Asker) -> T | None:
        async with self._queue.place(asker):  # patience is for thinking, not for waiting
            try:
                return read(await self._browser.think(question, self._patience))
            except asyncio.CancelledError:
                self._browser.stop_thinking()  # nobody wants the answer any more
                raise
            except Exception as error:
                log.warning("a bot failed (%s)", error, exc_info=error)
                return None
