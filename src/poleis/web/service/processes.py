"""The processes in which bots compute.

A worker receives what a seat may know and a bot's spec, and returns a `Decision`, for a hint with
its reasons. When a worker fails, dies or takes too long, the call is repeated once in a process of
its own; if that fails too, there is no decision (see `bot_turns.py`).
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from poleis._compiled import awaited_engine
from poleis._plain import is_compiled
from poleis.bots.policy import Decision
from poleis.core.move_reasons import MoveReasons
from poleis.core.setup import Setup
from poleis.study.blunder import find_blunder
from poleis.study.parent_process import end_with_parent
from poleis.study.review import Judgement, Question, judge
from poleis.web.pages.covers import draw_covers
from poleis.web.server.metrics import Metrics
from poleis.web.tables import tokens
from poleis.web.tables.decisions import advise, decide
from poleis.web.tables.fair_queue import Asker, FairQueue
from poleis.web.tables.workers import PATIENT

log: Final = logging.getLogger("poleis.web")

Answer = TypeVar("Answer")

PATIENCE = 60.0
"""Seconds after which a decision counts as failed."""


def begin_work() -> None:
    """A worker ends with the server, however that ends, and leaves the processor to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(5)


def _nothing() -> None:
    """The first work of a worker: to start."""


def _new_pool(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), begin_work)


def _kill(pool: ProcessPoolExecutor) -> None:
    # Python 3.14 has kill_workers; before, a process that dawdles can only be reached this way.
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)


class ProcessWorkers:
    """The processes in which bots think. When a compile ends that was under way at the start, new
    processes take over, which use the compiled modules."""

    def __init__(
        self,
        count: int | None = None,
        patience: float = PATIENCE,
        metrics: Metrics | None = None,
    ) -> None:
        self.count = count or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.patience = patience
        self.metrics = metrics or Metrics()
        self._pool: ProcessPoolExecutor | None = None
        self._queue = FairQueue(self.count)
        self.metrics.bot_queue.set_function(lambda: len(self._queue))
        self._awaited = None if is_compiled() else awaited_engine()
        self._is_compiled = is_compiled()

    @property
    def is_compiled(self) -> bool:
        """Whether bots think with compiled modules, and so are as strong as their level says."""
        self._use_new_engine()
        return self._is_compiled

    def start(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        for _ in range(self.count):
            self.pool.submit(_nothing)

    def _use_new_engine(self) -> None:
        """Replace the processes once the engine is compiled; the old ones finish what they do."""
        if self._awaited is None or not self._awaited.is_dir():
            return
        self._awaited, self._is_compiled = None, True
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)

    @property
    def pool(self) -> ProcessPoolExecutor:
        self._use_new_engine()
        if self._pool is None:
            self._pool = _new_pool(self.count)
        return self._pool

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            _kill(pool)

    async def decide(
        self,
        game_id: str,
        setup: Setup,
        dump: object,
        seat: int,
        spec: str,
        asker: Asker = PATIENT,
    ) -> Decision | None:
        """A bot's decision; None if it failed twice."""
        luck = tokens.new_seed()
        question = game_id, setup, dump, seat, spec, luck
        return await self._ask(decide, *question, asker=asker)

    async def advise(
        self, game_id: str, setup: Setup, dump: object, seat: int, spec: str, asker: Asker
    ) -> tuple[Decision, MoveReasons] | None:
        """A decision with its reasons; None if it failed twice."""
        question = game_id, setup, dump, seat, spec, tokens.new_seed()
        return await self._ask(advise, *question, asker=asker)

    async def judge(self, question: Question, iterations: int) -> Judgement | None:
        """The judgement of a decision in a finished game; None if it failed twice."""
        return await self._ask(judge, question, iterations)

    async def find_blunder(self, question: Question, asker: Asker) -> Judgement | None:
        """The judgement of a decision that lost much; None if it did not, or if it failed twice."""
        return await self._ask(find_blunder, question, asker=asker)

    async def covers(self, game_id: str) -> dict[str, str] | None:
        """The covers of a game by language; None if it failed twice."""
        return await self._ask(draw_covers, game_id)

    async def _ask(
        self, question: Callable[..., Answer], *args: object, asker: Asker = PATIENT
    ) -> Answer | None:
        """The answer of a worker; None, and an error in the log, if it failed twice."""
        async with self._queue.place(asker):  # patience is for thinking, not for waiting
            try:
                return await self._try(self.pool, question, *args)
            except Exception as error:
                log.warning("a bot failed and is asked again (%s)", type(error).__name__)
            # In a process of its own: another question cannot break it.
            pool = _new_pool(1)
            try:
                return await self._try(pool, question, *args)
            except Exception as error:
                log.error("a bot failed twice", exc_info=error)
                return None
            finally:
                await asyncio.to_thread(_kill, pool)

    async def _try(
        self, pool: ProcessPoolExecutor, question: Callable[..., Answer], *args: object
    ) -> Answer:
        """The answer of a worker. A pool that lost a process, or has one that takes too long, is
        killed."""
        loop = asyncio.get_running_loop()
        try:
            answer = loop.run_in_executor(pool, question, *args)
            with (
                self.metrics.bot_failures.count_exceptions(),
                self.metrics.bot_seconds.labels(question.__name__).time(),
            ):
                return await asyncio.wait_for(answer, self.patience)
        except (BrokenProcessPool, TimeoutError):
            if pool is self._pool:
                self._pool = None
                await asyncio.to_thread(_kill, pool)
            raise
