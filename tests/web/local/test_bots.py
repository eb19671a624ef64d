"""The bots of a page: limited by time, stopped at any time, and the same as elsewhere otherwise."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from poleis import Match, get_game, make_setup
from poleis.bots.mcts import UNLIMITED, Level
from poleis.study.review import Question, questions
from poleis.web.local import bots
from poleis.web.local.bots import LEVELS, Thinker
from poleis.web.local.browser import StoppedThinking
from poleis.web.local.questions import (
    advice_of,
    advise_question,
    answer_to,
    blunder_question,
    decide_question,
    decision_of,
    judge_question,
    judgement_in,
)

GAMES = ("age_of_civilization", "akropolis", "origins", "seven_wonders_dice")


def begun(game_id: str) -> Match:
    game = get_game(game_id)
    return Match(game, make_setup(game, 2), seed=5)


def asked(game_id: str, spec: str) -> str:
    """What a bot would do at the beginning."""
    match = begun(game_id)
    seat = match.state.actors()[0]
    known = match.game.redact(match.state, seat)
    return decide_question(match.setup, known.dump(), seat, spec, "olive")


def decision(game_id: str) -> Question:
    """The first decision of a game with a choice, as it was played."""
    match = begun(game_id)
    while True:
        seat = match.state.actors()[0]
        match.play(seat, int(match.state.legal(seat)[-1]))
        for question in questions(match):
            return question


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_without_a_clock_decides_as_elsewhere(game: str) -> None:
    question = asked(game, "mcts:iterations=30")
    assert answer_to(question) == asyncio.run(Thinker().answer(question))


@pytest.mark.parametrize("game", GAMES)
def test_judgements_are_those_of_elsewhere(game: str) -> None:
    question = decision(game)
    for text in (judge_question(question, 20), blunder_question(question)):
        assert answer_to(text) == asyncio.run(Thinker().answer(text))


def test_a_hint_has_reasons() -> None:
    match = begun("akropolis")
    known = match.game.redact(match.state, 0)
    question = advise_question(match.setup, known.dump(), 0, "mcts:iterations=20", "olive")
    found = asyncio.run(Thinker().answer(question))
    assert answer_to(question) == found
    assert advice_of(found)[0].action in map(int, match.state.legal(0))


def test_a_turn_of_the_strongest_level_takes_at_most_two_seconds() -> None:
    """A turn of Akropolis is two decisions."""
    seconds = [level.seconds for level in LEVELS.values()]
    assert sorted(seconds) == seconds
    assert 2 * seconds[-1] <= 2.0
    assert {level.iterations for level in LEVELS.values()} == {UNLIMITED}


def test_who_is_stopped_plays_what_was_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.LEVELS, "mcts:strong", Level(UNLIMITED, 3600.0))

    async def job() -> str:
        thinker = Thinker()
        thinking = asyncio.create_task(thinker.answer(asked("akropolis", "mcts:strong")))
        await asyncio.sleep(4 * bots.SLICE)
        thinker.stop()
        return await thinking

    found = decision_of(asyncio.run(job()))
    assert found.action in map(int, begun("akropolis").state.legal(0))
    assert found.effort >= 1


def test_a_judgement_that_is_stopped_is_none() -> None:
    async def job() -> None:
        thinker = Thinker()
        text = judge_question(decision("origins"), 10**6)
        thinking = asyncio.create_task(thinker.answer(text))
        await asyncio.sleep(2 * bots.SLICE)
        thinker.stop()
        with pytest.raises(StoppedThinking):
            await thinking
        again = await thinker.answer(asked("akropolis", "greedy"))  # it can be asked again
        assert decision_of(again).action >= 0

    asyncio.run(job())


def test_a_decision_that_is_no_blunder_is_null() -> None:
    question = decision("akropolis")
    best = judgement_in(answer_to(judge_question(question, 60)))
    assert best is not None
    good = replace(question, played=best.best)
    assert json.loads(asyncio.run(Thinker().answer(blunder_question(good)))) is None
