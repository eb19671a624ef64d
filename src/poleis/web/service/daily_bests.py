"""The best known results of the daily challenges, played by a strong bot.

A game is played when somebody asks for it first, one at a time, decision by decision in the
workers of the bots, so that tables go first. It is kept in the database. A game that takes too long
is given up until the next start of the server.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import date
from typing import Final

from poleis.core.match import Match
from poleis.core.record import write
from poleis.core.state import CHANCE
from poleis.web.service.processes import ProcessWorkers
from poleis.web.storage import dailies
from poleis.web.storage.database import Database
from poleis.web.tables.bots import offered
from poleis.web.tables.daily import Challenge, seed_of
from poleis.web.tables.daily_day import Best

log: Final = logging.getLogger("poleis.web")

STRONG = "mcts:strong"
LONGEST = 300.0
"""Seconds that a game may take."""
WAITING = 20
"""How many games may wait for each other."""


class DailyBests:
    """The best results that one server computes."""

    def __init__(self, database: Database, workers: ProcessWorkers, bot: str | None = None) -> None:
        wished = bot or STRONG
        self.bot: str = wished if wished in offered() else offered()[-1]
        self.tasks: set[asyncio.Task[None]] = set()
        self._database = database
        self._workers = workers
        self._asked: set[tuple[str, str]] = set()
        self._turn = asyncio.Lock()

    def ask(self, challenge: Challenge, day: date) -> None:
        """Begin to play a challenge, unless that has begun or too many wait."""
        key = (challenge.mode, day.isoformat())
        if key in self._asked or len(self.tasks) >= WAITING:
            return
        self._asked.add(key)
        task = asyncio.create_task(self._work(challenge, day))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _work(self, challenge: Challenge, day: date) -> None:
        async with self._turn:
            try:
                async with asyncio.timeout(LONGEST):
                    best = await self._play(challenge, day)
                if best is not None:
                    mode, when = challenge.mode, day.isoformat()
                    await self._database.write(lambda c: dailies.keep_best(c, when, mode, best))
            except Exception as error:  # the board goes without
                log.warning("a daily challenge was not played (%s)", type(error).__name__)

    async def _play(self, challenge: Challenge, day: date) -> Best | None:
        """One whole game; None if a worker has failed."""
        secret = await self._database.write(dailies.secret)
        setup = challenge.setup()
        match = Match(setup.game, setup, seed_of(secret, challenge.mode, day))
        bots = [self.bot, challenge.bot or self.bot]
        while not match.is_over:
            seat = next(actor for actor in match.state.actors() if actor != CHANCE)
            known = match.known(seat).dump()
            decision = await self._workers.decide(setup.game.id, setup, known, seat, bots[seat])
            if decision is None:
                return None
            match.play(seat, decision.action)
        players = dict(enumerate(bots[: setup.seats]))
        record = write(match, players, seed=True, commit=True)
        return Best(match.scores()[0], self.bot, record)

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
