"""The beginner's table: decisions explained, what choices bring, and what was overlooked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from poleis.bots.policy import Candidate
from poleis.locale import get_language
from poleis.study.review import Judgement, Question
from poleis.study.stats import Estimate
from poleis.web.service.processes import ProcessWorkers
from poleis.web.tables import overlooked
from poleis.web.tables.fair_queue import Asker
from tests.web.harness import Browser, Line, Refused, code, wait_until

Browsers = Callable[..., Browser]
TAKE = get_language("en")("akropolis-guidance-take")
PLACE = get_language("en")("akropolis-guidance-place")


class Judge:
    """Takes the place of the workers: every decision was a blunder, or none was."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loss = 5.0
        self.asked: list[Question] = []
        monkeypatch.setattr(ProcessWorkers, "find_blunder", self._judged)
        monkeypatch.setattr(overlooked, "PAUSE", 0.0)

    async def _judged(self, question: Question, asker: Asker) -> Judgement | None:
        self.asked.append(question)
        assert not asker.is_urgent
        if not self.loss:
            return None
        better = code("take 2") if question.played == code("take 1") else question.played
        loss = Estimate(self.loss, self.loss - 1, self.loss + 1)
        options = (Candidate(better, 20, 3.0),)
        return Judgement(question.ply, question.seat, question.played, options, loss)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    return Judge(monkeypatch)


def settle() -> None:
    """Wait until nothing is judged any more."""
    wait_until(lambda: not overlooked._tasks)


def heard(line: Line) -> list[str]:
    """What this line has heard of things overlooked."""
    line.hello()
    return [message["text"] for message in line.heard if message["type"] == "overlooked"]


# ---- the decision explained


def test_decisions_are_explained_to_beginners_only(two: tuple[Line, Line]) -> None:
    ann, ben = two
    assert "explain" not in ann.hello()
    assert TAKE == ann.hello(beginner=True)["explain"]
    ann.play("take 1")
    assert PLACE == ann.state["explain"]
    assert "explain" not in ben.expect("state")


def test_nothing_is_explained_while_others_decide(two: tuple[Line, Line]) -> None:
    _, ben = two
    assert "" == ben.hello(beginner=True)["explain"]
    assert "" == ben.hello(beginner=True, lang="pl")["explain"]


def test_spectators_get_no_explanation(browser: Browsers) -> None:
    table = browser().open_table("human", "link")["table"]
    assert "explain" not in browser().line(table, beginner=True).state


def test_the_explanation_is_in_the_language_of_the_reader(two: tuple[Line, Line]) -> None:
    say = get_language("ru")
    state = two[0].hello(beginner=True, lang="ru")
    assert say("akropolis-guidance-take") == state["explain"]


def test_a_position_ahead_is_explained_too(two: tuple[Line, Line]) -> None:
    ann, _ = two
    ask = {"rev": ann.state["rev"], "after": [code("take 1")]}
    assert "explain" not in ann.ask("ahead", **ask)
    ann.hello(beginner=True)
    assert PLACE == ann.ask("ahead", **ask)["explain"]


def test_the_help_can_be_turned_off(two: tuple[Line, Line]) -> None:
    ann, _ = two
    ann.hello(beginner=True)
    assert "explain" not in ann.hello()


# ---- what choices bring


def test_gains_tell_what_actions_bring(two: tuple[Line, Line]) -> None:
    """The second tile costs the first player's only stone, which is a point."""
    ann, _ = two
    codes = [code("take 1"), code("take 2"), code("take 3")]
    found = ann.ask("gains", rev=ann.state["rev"], codes=codes)["items"]
    assert {"points": 0, "deltas": []} == found[str(codes[0])]
    assert {
        "points": -1,
        "deltas": [["−1", "down", "stone", "−1 stone"], ["−1 point", "down", "", ""]],
    } == found[str(codes[1])]
    assert str(codes[2]) not in found, "it cannot be paid"


def test_gains_are_those_of_the_previews(two: tuple[Line, Line]) -> None:
    ann, _ = two
    after = [code("take 1")]
    legal = ann.ask("ahead", rev=ann.state["rev"], after=after)["legal"][:12]
    ask = {"rev": ann.state["rev"], "after": after, "codes": legal}
    gains, previews = (ann.ask(type, **ask)["items"] for type in ("gains", "preview"))
    assert {key: one["deltas"] for key, one in gains.items()} == {
        key: one["deltas"] for key, one in previews.items()
    }


def test_gains_are_for_the_players(two: tuple[Line, Line], browser: Browsers) -> None:
    ann, ben = two
    rev = ann.state["rev"]
    assert {} == ben.ask("gains", rev=rev, codes=[code("take 1")])["items"]
    with pytest.raises(Refused, match="stale"):
        ann.ask("gains", rev=rev + 1, codes=[code("take 1")])
    table = browser().open_table("human", "link")["table"]
    with pytest.raises(Refused, match="seat"):
        browser().line(table).ask("gains", rev=0, codes=[code("take 1")])


# ---- what was overlooked


def test_a_turn_that_lost_much_is_told_to_the_beginner_alone(
    two: tuple[Line, Line], judge: Judge
) -> None:
    ann, ben = two
    ann.hello(beginner=True)
    ben.hello(beginner=True)
    ann.play("take 1")
    message = ann.expect("overlooked")
    assert ann.state["rev"] == message["rev"]
    assert "Overlooked: Tile 2: " in message["text"]
    assert "About 5 points more." in message["text"]
    assert ["slot:2"] == message["refs"]
    assert "free" == ann.state["can_undo"]
    settle()
    assert [] == heard(ben)


def test_others_hear_nothing_of_what_they_overlooked(two: tuple[Line, Line], judge: Judge) -> None:
    ann, _ = two
    ann.play("take 1")
    settle()
    assert ([], []) == (heard(ann), judge.asked)


def test_a_turn_that_lost_little_is_not_told(two: tuple[Line, Line], judge: Judge) -> None:
    judge.loss = 0.0
    ann, _ = two
    ann.hello(beginner=True)
    ann.play("take 1")
    settle()
    assert 1 == len(judge.asked)
    assert [] == heard(ann)


def test_decisions_confirmed_together_are_judged_together(
    two: tuple[Line, Line], judge: Judge
) -> None:
    ann, _ = two
    ann.play("take 1")
    ann.hello(beginner=True)
    ann.play(same_turn=True)
    settle()
    first, second = judge.asked
    assert (code("take 1"), first.ply + 1) == (first.played, second.ply)
    assert 1 == len(heard(ann))
    [message] = [one for one in ann.heard if one["type"] == "overlooked"]
    assert "slot:2" in message["refs"]


def test_what_was_taken_back_is_not_told(
    two: tuple[Line, Line], judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overlooked, "PAUSE", 0.2)
    ann, _ = two
    ann.hello(beginner=True)
    ann.play("take 1")
    ann.ask("undo", rev=ann.state["rev"])
    settle()
    assert ([], []) == (heard(ann), judge.asked)


def test_a_shared_screen_tells_nobody(browser: Browsers, judge: Judge) -> None:
    """The opponent looks at the same screen."""
    ann = browser()
    line = ann.line(ann.open_table("hotseat", "hotseat")["table"], beginner=True)
    assert TAKE == line.state["explain"]
    line.play("take 1")
    settle()
    assert ([], []) == (heard(line), judge.asked)


def test_the_end_of_a_game_is_not_judged(browser: Browsers, judge: Judge) -> None:
    ann = browser()
    line = ann.line(ann.open_table("human")["table"], beginner=True)
    line.wait_until_my_turn()
    last = 0
    while not line.state["over"]:
        last = line.state["ply"]
        line.play()
        line.wait_until_my_turn()
    settle()
    assert last not in [question.ply for question in judge.asked]


def test_a_worker_judges_a_decision(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it finds: the answer comes from a process of the bots."""
    found: list[Judgement | None] = []
    find_blunder = ProcessWorkers.find_blunder

    async def noted(workers: ProcessWorkers, question: Question, asker: Asker) -> Judgement | None:
        found.append(await find_blunder(workers, question, asker))
        return found[-1]

    monkeypatch.setattr(ProcessWorkers, "find_blunder", noted)
    monkeypatch.setattr(overlooked, "PAUSE", 0.0)
    ann = browser()
    line = ann.line(ann.open_table("human", "link")["table"], beginner=True)
    line.play("take 1")
    settle()
    assert 1 == len(found)
