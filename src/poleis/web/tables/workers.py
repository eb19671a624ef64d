"""Where bots compute, as a table sees it: beside it, so that the table goes on meanwhile."""

from __future__ import annotations

from typing import Protocol

from poleis.bots.policy import Decision
from poleis.core.move_reasons import MoveReasons
from poleis.core.setup import Setup
from poleis.study.review import Judgement, Question
from poleis.web.tables.fair_queue import Asker

PATIENT = Asker(is_urgent=False)


class Workers(Protocol):
    """Computes for bots. An answer is None if it failed."""

    async def decide(
        self,
        game_id: str,
        setup: Setup,
        dump: object,
        seat: int,
        spec: str,
        asker: Asker = PATIENT,
    ) -> Decision | None:
        """A bot's decision, from what its seat may know."""

    async def advise(
        self, game_id: str, setup: Setup, dump: object, seat: int, spec: str, asker: Asker
    ) -> tuple[Decision, MoveReasons] | None:
        """A decision with its reasons."""

    async def find_blunder(self, question: Question, asker: Asker) -> Judgement | None:
        """The judgement of a decision that lost much; None also if it did not."""
