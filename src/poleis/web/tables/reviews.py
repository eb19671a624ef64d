"""Reviews of finished games: one at a time, decision by decision, in the workers of the bots.

Between two decisions of a review the bots of other tables have their turn. What was found is
kept: in memory as long as there is room, and where its home writes it down.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, Protocol

from poleis.core.errors import PoleisError
from poleis.core.explain import Message
from poleis.core.match import Match
from poleis.study.review import Judgement, Question, Review, questions

log: Final = logging.getLogger("poleis.web")

KEPT = 100
WAITING = 20
"""How many reviews may wait for each other."""


class Judges(Protocol):
    """Where decisions are judged."""

    async def judge(self, question: Question, iterations: int) -> Judgement | None:
        """The judgement of a decision in a finished game; None if it failed."""


class NoReview(PoleisError):
    """A game cannot be reviewed: not yet, not now, or not at all."""

    def __init__(self, status: int, reason: Message) -> None:
        super().__init__(reason.key, reason)
        self.status = status
        self.reason = reason


@dataclass(frozen=True)
class KeptReview:
    """A stored review, with the length of its history and its iterations per decision."""

    history: int
    iterations: int
    judgements: list[Judgement]


Keep = Callable[[KeptReview], Awaitable[None]]
"""Writes a review down."""


class Job:
    """A review in the making."""

    def __init__(self, id: str, match: Match, keep: Keep | None = None) -> None:
        self.id = id
        self.keep = keep
        self.match: Match = match.prefix(match.ply)
        self.history: int = len(match.history)
        self.found: list[Judgement] = []
        self.ply = 0
        """How far it has come."""
        self.is_waiting = False
        """Whether another review is before it."""
        self.review: Review | None = None
        self.has_failed = False


class Reviews:
    """The reviews of one home of tables, by table."""

    def __init__(self, judges: Judges, iterations: int) -> None:
        self.judges = judges
        self.iterations = iterations
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    def of(self, id: str, match: Match, keep: Keep, *, is_over: bool) -> Job:
        """The review of a finished match, begun now if need be; *keep* writes it down.

        NoReview if the match goes on (not *is_over*), if too many reviews are waiting, or if this
        one has failed; the next request starts it again.
        """
        if not is_over:
            raise NoReview(409, Message("review-not-over"))
        job = self._jobs.get(id)
        if job is not None and job.has_failed:
            del self._jobs[id]
            raise NoReview(500, Message("review-failed"))
        if job is None or job.history != len(match.history):
            if len(self._tasks) >= WAITING:
                raise NoReview(503, Message("review-busy"))
            job = self._jobs[id] = Job(id, match, keep)
            job.is_waiting = bool(self._tasks)
            task = asyncio.create_task(self._work(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            self._forget()
        self._jobs.move_to_end(id)
        return job

    def known(self, id: str, match: Match) -> Review | None:
        """The review of a match, if there is one."""
        job = self._jobs.get(id)
        return job.review if job is not None and job.history == len(match.history) else None

    def is_busy(self, id: str) -> bool:
        """Whether a review of this table is being made."""
        job = self._jobs.get(id)
        return job is not None and job.review is None and not job.has_failed

    def recall(self, id: str, match: Match, kept: KeptReview | None) -> None:
        """Take up what was kept, if it is about this match and as thorough as it would be now."""
        if kept is None or id in self._jobs:
            return
        if (kept.history, kept.iterations) == (len(match.history), self.iterations):
            job = self._jobs[id] = Job(id, match)
            job.found = kept.judgements
            job.review = Review(job.match, job.found, self.iterations)
            self._forget()

    def _forget(self) -> None:
        done = [id for id, job in self._jobs.items() if job.review or job.has_failed]
        for id in done[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[id]

    async def _work(self, job: Job) -> None:
        async with self._turn:
            job.is_waiting = False
            try:
                job.review = await self._judge(job)
                if job.review is not None:
                    await self._keep(job)
            except Exception as error:  # the failure is shown to those who wait
                log.warning("a review failed (%s)", type(error).__name__)
            job.has_failed = job.review is None

    async def _judge(self, job: Job) -> Review | None:
        """The review, decision by decision; None if a worker has failed."""
        for question in questions(job.match):
            judgement = await self.judges.judge(question, self.iterations)
            if judgement is None:
                return None
            job.found.append(judgement)
            job.ply = judgement.ply
        return Review(job.match, job.found, self.iterations)

    async def _keep(self, job: Job) -> None:
        kept = KeptReview(job.history, self.iterations, job.found)
        if job.keep is not None:
            await job.keep(kept)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
