"""The bots of a page: they think in a worker of their own, limited by time, and can be stopped."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Generator, Mapping
from dataclasses import astuple
from time import perf_counter
from typing import Any, Final, TypeVar

from poleis.bots.mcts import UNLIMITED, Level, Mcts
from poleis.bots.policy import Decision, Policy, make_policy
from poleis.core.luck import Luck
from poleis.core.move_reasons import MOST_OPENED, move_reasons
from poleis.core.setup import Setup
from poleis.core.state import State
from poleis.study.blunder import find_blunder_in_steps
from poleis.study.review import Judgement, judge_in_steps
from poleis.web.local.browser import StoppedThinking
from poleis.web.local.questions import decision_json, question_in, reasons_json, setup_in
from poleis.web.tables.decisions import plain

LEVELS: Final = {
    "mcts:easy": Level(UNLIMITED, 0.15, noise=0.8),
    "mcts:medium": Level(UNLIMITED, 0.5),
    "mcts:strong": Level(UNLIMITED, 0.95),
}
"""What the levels of the lobby are in a page: seconds for a decision, as with the compiled levels
(`poleis.bots.mcts.LEVELS`). A turn of Akropolis, take and place, stays below 2 s."""
SLICE: Final = 0.05
"""How long a bot thinks, in seconds, before it looks whether it is to stop."""

T = TypeVar("T")


def bot_of(spec: str) -> Policy:
    """The bot with this spelling, as it plays in a page."""
    return Mcts(LEVELS[spec]) if spec in LEVELS else make_policy(spec)


class Thinker:
    """Answers the questions of `local.questions`, one after another."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._is_stopped = False

    def stop(self) -> None:
        """Answer the question that is thought about now: with a decision that was found so far.
        A judgement that is not finished is none."""
        self._is_stopped = True

    async def answer(self, question: str) -> str:
        """The answer, as JSON. StoppedThinking, if there is none because it was stopped."""
        async with self._turn:
            self._is_stopped = False
            asked = json.loads(question)
            return json.dumps(await self._answer(asked, setup_in(asked)))

    async def _answer(self, asked: Mapping[str, Any], setup: Setup) -> object:
        match asked["kind"]:
            case "decide":
                return decision_json(await self._decide(asked, setup))
            case "advise":
                decision = await self._decide(asked, setup)
                known, seat = _known(asked, setup), asked["seat"]
                reasons = move_reasons(known, seat, decision.action, most_opened=MOST_OPENED)
                return {**decision_json(decision), "reasons": reasons_json(reasons)}
            case "judge":
                steps = judge_in_steps(question_in(setup, asked), asked["iterations"])
                return astuple(await self._finish(steps))
            case "blunder":
                found = await self._finish(find_blunder_in_steps(question_in(setup, asked)))
                return _row(found)
        raise ValueError(f"an unknown question: {asked['kind']!r:.40}")

    async def _decide(self, asked: Mapping[str, Any], setup: Setup) -> Decision:
        known, seat = _known(asked, setup), asked["seat"]
        bot, luck = bot_of(asked["bot"]), Luck.of(asked["luck"])
        if not isinstance(bot, Mcts) or len(known.legal(seat)) == 1:
            return plain(bot.decide(setup.game, known, seat, luck))
        thinking = bot.begin(setup.game, known, seat, luck)
        stop = perf_counter() + thinking.seconds
        while not thinking.is_over and not self._is_stopped:
            left = stop - perf_counter()
            if left <= 0:
                break
            thinking.step(min(SLICE, left))
            await asyncio.sleep(0)
        return plain(thinking.decision())

    async def _finish(self, steps: Generator[None, None, T]) -> T:
        """What comes out at the end of the steps."""
        while not self._is_stopped:
            try:
                next(steps)
            except StopIteration as end:
                answer: T = end.value
                return answer
            await asyncio.sleep(0)
        raise StoppedThinking


def _known(asked: Mapping[str, Any], setup: Setup) -> State:
    known: State = setup.game.load(setup, asked["known"])
    return known


def _row(judgement: Judgement | None) -> object:
    return None if judgement is None else astuple(judgement)
