"""What takes long to draw is drawn in a thread: other tables go on, this one keeps its order."""

from __future__ import annotations

import logging
import re
import threading
import time
from collections.abc import Callable

import pytest

from poleis.web.server.loop_watch import LoopWatch
from poleis.web.tables.presenter import Presenter
from tests.waiting import PATIENCE
from tests.web.harness import Browser, Line
from tests.web.random_table import RandomTable


class SlowDrawing:
    """Holds up whoever draws much at once, until it is released."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.began = threading.Event()
        self.released = threading.Event()
        catch_up = Presenter.catch_up

        def held(presenter: Presenter, viewer: int | None, reader: int | None, lang: str) -> None:
            self.began.set()
            assert self.released.wait(PATIENCE)
            catch_up(presenter, viewer, reader, lang)

        monkeypatch.setattr(Presenter, "catch_up", held)


def test_other_tables_answer_while_a_newcomer_waits(
    two: tuple[Line, Line], browser: Callable[..., Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = browser()
    other = guest.open_table("human", "human")["table"]
    slow = SlowDrawing(monkeypatch)
    newcomer = guest.line(other, hello=False)
    newcomer.send("hello")
    assert slow.began.wait(PATIENCE)
    ann, ben = two
    assert ann.ask("ping")["type"] == "pong"
    ann.play("take 1")
    assert ben.expect("state")["rev"] == ann.state["rev"]
    slow.released.set()
    assert newcomer.expect("state")["full"]


def test_a_move_waits_for_the_drawing_before_it(
    two: tuple[Line, Line], browser: Callable[..., Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = two
    rev = ann.state["rev"]
    slow = SlowDrawing(monkeypatch)
    ben.send("hello", lang="pl")
    assert slow.began.wait(PATIENCE)
    ann.send("play", id="move", rev=rev, text="take 1")
    while not ann.quiet():
        pass
    assert "ack" not in [one["type"] for one in ann.heard]
    slow.released.set()
    assert ann.answer("move")["type"] == "ack"
    ben.expect("state")
    ben.expect("state")
    full, moved = [one for one in ben.heard if one["type"] == "state"][-2:]
    assert (rev, True) == (full["rev"], full["full"])
    assert (rev, False) == (moved["base"], moved["full"])


def test_who_keeps_the_event_loop_busy_is_named_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "poleis.web"), LoopWatch(bound=0.0) as watch:
        watch.beat(0.0)
        presenter = RandomTable("akropolis").presenter
        while not caplog.records:
            presenter.changed()
            presenter.view(0, "en")
        time.sleep(0.1)
    assert len(caplog.records) == 1, "the next minute is quiet"
    named = re.search(r"busy in (\w+\.\S+:\d+ > )+\w+\.\S+:\d+", caplog.text)
    assert named, "our functions, from the outside in"


def test_a_loop_that_beats_in_time_is_not_named(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "poleis.web"), LoopWatch(bound=0.0) as watch:
        watch.beat(PATIENCE)
        time.sleep(0.1)
    assert not caplog.records
