"""Taking back: free until chance or somebody else has acted, after that by consent."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.web.harness import Browser, Line, Refused, again, running

Browsers = Callable[..., Browser]


def play_turn(line: Line) -> None:
    line.wait_until_my_turn()
    line.play("take 1")
    line.play()


def pass_the_barrier(ann: Line, ben: Line) -> None:
    """Ann has played a turn, and Ben has acted since."""
    play_turn(ann)
    ben.wait_until_my_turn()
    ben.play("take 1")
    ann.expect("state")


def test_undo_is_free_until_somebody_else_acts(two: tuple[Line, Line]) -> None:
    ann, ben = two
    assert "no" == ann.state["can_undo"]
    ply = ann.state["ply"]
    ann.play("take 1")
    assert "free" == ann.state["can_undo"]
    ann.ask("undo", rev=ann.state["rev"])
    assert ply == ann.expect("state")["ply"]
    ben.expect("state")
    assert ply == ben.expect("state")["ply"]
    assert ben.state["rev"] == ann.state["rev"]


def test_undo_counts_as_an_event(two: tuple[Line, Line]) -> None:
    ann, _ = two
    rev = ann.state["rev"]
    ann.play("take 1")
    ann.ask("undo", rev=ann.state["rev"])
    assert rev + 2 == ann.expect("state")["rev"]


def test_doubled_undo_takes_back_once(two: tuple[Line, Line]) -> None:
    ann, _ = two
    ann.play("take 1")
    ann.play()
    rev, ply = ann.state["rev"], ann.state["ply"]
    ann.send("undo", id="back", rev=rev)
    ann.send("undo", id="back", rev=rev)
    assert ann.answer("back") == ann.answer("back")
    assert ply - 1 == ann.hello()["ply"]


@pytest.mark.parametrize("spelling", ["same_turn", "also"])
def test_what_was_confirmed_together_is_taken_back_together(
    two: tuple[Line, Line], spelling: str
) -> None:
    """A tile is taken and placed by one Confirm, and one Undo gives it back. Programs may use the
    old spelling."""
    ann, _ = two
    ply = ann.state["ply"]
    ann.play("take 1")
    ann.play(**{spelling: True})
    assert "free" == ann.state["can_undo"]
    ann.ask("undo", rev=ann.state["rev"])
    assert ply == ann.expect("state")["ply"]
    assert "no" == ann.state["can_undo"]
    with pytest.raises(Refused, match="barred"):
        ann.ask("undo", rev=ann.state["rev"])


def test_a_restart_keeps_what_was_confirmed_together(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        ann = Browser(server)
        table = ann.open_table("human", "link")["table"]
        line = ann.line(table)
        ply = line.state["ply"]
        line.play("take 1")
        line.play(same_turn=True)
        ann.close()
    with running(tmp_path / "tables.db") as server:
        same = again(ann, server)
        line = same.line(table)
        line.ask("undo", rev=line.state["rev"])
        assert ply == line.expect("state")["ply"]
        same.close()


def test_whoever_is_asked_hears_what_they_would_lose(browser: Browsers) -> None:
    ann, ben, cid = browser(), browser(), browser()
    table = ann.open_table("human", "link", "link", name="Ann")
    for guest, link in zip((ben, cid), table["links"], strict=True):
        guest.join(link["url"])
    lines = [one.line(table["table"]) for one in (ann, ben, cid)]
    start = lines[0].state["actors"][0]
    first, second, third = lines[start:] + lines[:start]
    play_turn(first)
    play_turn(second)
    while third.state["you"] not in first.state["actors"]:
        first.expect("state")
    first.ask("undo", rev=first.state["rev"])
    assert "Your moves since then" in second.expect("ask-undo")["text"]
    assert "Your moves since then" not in third.expect("ask-undo")["text"]


def test_beyond_the_barrier_the_others_are_asked(two: tuple[Line, Line]) -> None:
    ann, ben = two
    pass_the_barrier(ann, ben)
    assert "ask" == ann.state["can_undo"]
    rev = ann.state["rev"]
    ann.ask("undo", rev=rev)
    question = ben.expect("ask-undo")
    assert "Ann" in question["text"]
    assert rev == ann.ask("ping")["rev"], "nothing happens before the answer"
    ben.ask("undo-answer", ask=question["ask"], yes=True)
    closed = ann.expect("undo-closed")
    assert closed["yes"]
    state = ann.expect("state")
    assert 0 in state["actors"]
    assert state["rev"] == rev + 1


def test_an_answer_sent_twice_counts_once(two: tuple[Line, Line]) -> None:
    """Whoever has heard nothing says it again, and is told the same."""
    ann, ben = two
    pass_the_barrier(ann, ben)
    ann.ask("undo", rev=ann.state["rev"])
    question = ben.expect("ask-undo")["ask"]
    first = ben.ask("undo-answer", id="yes", ask=question, yes=True)
    rev = ann.expect("state")["rev"]
    assert first == ben.ask("undo-answer", id="yes", ask=question, yes=True)
    assert rev == ann.ask("ping")["rev"]


def test_who_says_no_keeps_the_position(two: tuple[Line, Line]) -> None:
    ann, ben = two
    pass_the_barrier(ann, ben)
    rev = ann.state["rev"]
    ann.ask("undo", rev=rev)
    ben.ask("undo-answer", ask=ben.expect("ask-undo")["ask"], yes=False)
    assert not ann.expect("undo-closed")["yes"]
    assert rev == ann.ask("ping")["rev"]


def test_a_question_is_asked_again_after_a_reload(two: tuple[Line, Line]) -> None:
    ann, ben = two
    pass_the_barrier(ann, ben)
    ann.ask("undo", rev=ann.state["rev"])
    first = ben.expect("ask-undo")
    ben.hello()
    assert first == ben.expect("ask-undo")


def test_a_question_ends_when_somebody_plays(two: tuple[Line, Line]) -> None:
    ann, ben = two
    pass_the_barrier(ann, ben)
    ann.ask("undo", rev=ann.state["rev"])
    question = ben.expect("ask-undo")
    ben.play()
    assert not ann.expect("undo-closed")["yes"]
    with pytest.raises(Refused, match="missing"):
        ben.ask("undo-answer", ask=question["ask"], yes=True)


def test_a_question_ends_when_a_bot_plays(tmp_path: Path) -> None:
    """Its move may be the last one, and after the end the seed is known."""
    with ExitStack() as open_now:
        server = open_now.enter_context(running(tmp_path / "tables.db", bot_pause=2.0))
        first, second = Browser(server), Browser(server)
        open_now.callback(first.close)
        open_now.callback(second.close)
        table = first.open_table("human", "link", "random", name="Ann")
        second.join(table["links"][0]["url"])
        ann, ben = first.line(table["table"]), second.line(table["table"])
        if [1] == ben.state["actors"]:
            play_turn(ben)
        play_turn(ann)
        play_turn(ben)
        while [2] != ann.state["actors"]:
            ann.expect("state")
        rev = ann.state["rev"]
        ann.ask("undo", rev=rev)
        question = ben.expect("ask-undo")
        assert not ben.expect("undo-closed")["yes"]
        with pytest.raises(Refused, match="missing"):
            ben.ask("undo-answer", ask=question["ask"], yes=True)
        assert ben.ask("ping")["rev"] > rev, "the bot's move stays"


def test_nobody_answers_for_others(two: tuple[Line, Line], browser: Browsers) -> None:
    ann, ben = two
    pass_the_barrier(ann, ben)
    ann.ask("undo", rev=ann.state["rev"])
    question = ben.expect("ask-undo")
    with pytest.raises(Refused, match="seat"):
        ann.ask("undo-answer", ask=question["ask"], yes=True)


def test_bots_consent(browser: Browsers) -> None:
    ann = browser()
    line = ann.line(ann.open_table("human", "random")["table"])
    ply = line.state["ply"]
    play_turn(line)
    line.expect("state")
    line.wait_until_my_turn()
    assert "free" == line.state["can_undo"]
    line.ask("undo", rev=line.state["rev"])
    state = line.expect("state")
    assert [0] == state["actors"]
    assert ply + 1 == state["ply"], "back to the placement of the first turn"


def test_there_must_be_something_to_take_back(two: tuple[Line, Line]) -> None:
    _, ben = two
    with pytest.raises(Refused, match="barred"):
        ben.ask("undo", rev=ben.state["rev"])


def test_all_others_have_a_say(browser: Browsers) -> None:
    """One of two who agrees is not enough."""
    ann, ben, cleo = browser(), browser(), browser()
    table = ann.open_table("human", "link", "link", name="Ann")
    for one, link in zip((ben, cleo), table["links"], strict=True):
        one.join(link["url"])
    first, second, third = (one.line(table["table"]) for one in (ann, ben, cleo))
    play_turn(first)
    second.wait_until_my_turn()
    second.play("take 1")
    ply = first.hello()["ply"]
    first.ask("undo", rev=first.state["rev"])
    second.ask("undo-answer", ask=second.expect("ask-undo")["ask"], yes=True)
    assert ply == first.hello()["ply"]
    third.ask("undo-answer", ask=third.expect("ask-undo")["ask"], yes=True)
    assert ply > first.hello()["ply"]


def test_whoever_shares_a_screen_has_a_say_too(browser: Browsers) -> None:
    """Two at one screen, and one who came by a link and asks them."""
    ann, ben = browser(), browser()
    table = ann.open_table("hotseat", "hotseat", "link")
    ben.join(table["links"][0]["url"])
    here, there = ann.line(table["table"]), ben.line(table["table"])
    for _ in range(2):
        play_turn(here)
    play_turn(there)
    here.wait_until_my_turn()
    here.play("take 1")
    assert "ask" == there.hello()["can_undo"]
    there.ask("undo", rev=there.state["rev"])
    assert 2 == here.expect("ask-undo")["seat"]


def test_a_flood_of_questions_reaches_nobody(two: tuple[Line, Line]) -> None:
    """While one is open there is no other, and who asks too often is refused."""
    ann, ben = two
    pass_the_barrier(ann, ben)
    ids = [ann.send("undo", rev=ann.state["rev"]) for _ in range(60)]
    answers = {one["id"]: one for one in (ann.receive() for _ in ids)}
    assert 10 <= sum("ack" == one["type"] for one in answers.values()) < 20
    assert {"rate"} == {one["error"] for one in answers.values() if "error" in one}
    ben.ask("ping")
    questions = [one for one in ben.heard if one["type"] == "ask-undo"]
    assert 1 == len(questions)
    assert not any(one["type"] == "undo-closed" for one in ben.heard)
    ben.ask("undo-answer", ask=questions[0]["ask"], yes=False)
    assert not ann.expect("undo-closed")["yes"]


def test_after_some_refusals_nobody_is_asked_again_at_once(two: tuple[Line, Line]) -> None:
    ann, ben = two
    pass_the_barrier(ann, ben)
    for _ in range(3):
        ann.ask("undo", rev=ann.state["rev"])
        ben.ask("undo-answer", ask=ben.expect("ask-undo")["ask"], yes=False)
    with pytest.raises(Refused, match="rate"):
        ann.ask("undo", rev=ann.state["rev"])
    ben.ask("ping")
    assert 3 == sum(one["type"] == "ask-undo" for one in ben.heard)


def test_a_question_is_not_replaced_by_that_of_another(browser: Browsers) -> None:
    ann, ben, cid = browser(), browser(), browser()
    table = ann.open_table("human", "link", "link", name="Ann")
    for guest, link in zip((ben, cid), table["links"], strict=True):
        guest.join(link["url"])
    lines = [one.line(table["table"]) for one in (ann, ben, cid)]
    start = lines[0].state["actors"][0]
    first, second, third = lines[start:] + lines[:start]
    play_turn(first)
    play_turn(second)
    third.wait_until_my_turn()
    third.play("take 1")
    for line in (first, second):
        while line.state["rev"] < third.state["rev"]:
            line.expect("state")
    first.ask("undo", rev=first.state["rev"])
    question = third.expect("ask-undo")
    with pytest.raises(Refused, match="busy"):
        second.ask("undo", rev=second.state["rev"])
    third.ask("undo-answer", ask=question["ask"], yes=False)
    assert not first.expect("undo-closed")["yes"]
    second.ask("undo", rev=second.state["rev"])
