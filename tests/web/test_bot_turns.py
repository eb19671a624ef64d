"""When bots think, for whom first, and what a table shows when one cannot go on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from poleis.bots.policy import Decision
from poleis.web.service.processes import ProcessWorkers
from poleis.web.tables.fair_queue import Asker, FairQueue
from tests.web.harness import Browser, Line, Running, again, code, running
from tests.web.test_undo import play_turn
from tests.web.waiting import wait_for

Browsers = Callable[..., Browser]
Decide = Callable[..., Awaitable[Decision | None]]


# ---- a bot that cannot go on


@pytest.fixture
def answers(server: Running, monkeypatch: pytest.MonkeyPatch) -> Callable[[Decide], None]:
    """Sets what workers answer."""
    return lambda decide: monkeypatch.setattr(server.server.workers, "decide", decide)


async def fails(*args: object) -> None:
    return None


async def cheats(*args: object) -> Decision:
    return Decision(code("take 4"), ())


def until_notice(line: Line) -> str:
    while not line.state["notice"]:
        line.expect("state")
    return str(line.state["notice"])


@pytest.mark.parametrize("decide", [fails, cheats])
def test_a_bot_that_cannot_decide_stops_and_the_table_shows_it(
    browser: Browsers,
    answers: Callable[[Decide], None],
    decide: Decide,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It does not play at random; the log has an error."""
    answers(decide)
    ann, ben = browser("en"), browser("pl")
    table = ann.open_table("human", "mcts:easy")["table"]
    line, watching = ann.line(table), ben.line(table)
    play_turn(line)
    assert "Mnesikles has stopped: the bot failed" == until_notice(line)
    assert line.state["notice"] == line.state["who"]
    assert "restart of the server" in line.state["prompt"]
    assert "Mnesikles nie gra dalej: błąd bota" == until_notice(watching)
    rev = line.state["rev"]
    assert rev == line.ask("ping")["rev"]
    assert [1] == line.state["actors"]
    [record] = [one for one in caplog.records if one.levelno == logging.ERROR]
    assert (table, 1, "mcts:easy") == (record.table, record.seat, record.bot)  # type: ignore[attr-defined]


def test_a_bot_that_has_stopped_tries_again_after_an_undo(
    server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = browser()
    line = ann.line(ann.open_table("human", "random")["table"])
    with monkeypatch.context() as patch:
        patch.setattr(server.server.workers, "decide", fails)
        play_turn(line)
        until_notice(line)
    line.ask("undo", rev=line.state["rev"])
    assert line.expect("state")["notice"] is None
    line.play()
    line.wait_until_my_turn()
    assert [0] == line.state["actors"]


def test_a_bot_that_has_stopped_tries_again_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "tables.db") as server:
        monkeypatch.setattr(server.server.workers, "decide", fails)
        ann = Browser(server)
        table = ann.open_table("human", "random")["table"]
        line = ann.line(table)
        play_turn(line)
        until_notice(line)
        ann.close()
    with running(tmp_path / "tables.db") as server:
        same = again(ann, server)
        line = same.line(table)
        line.wait_until_my_turn()
        assert line.state["notice"] is None
        same.close()


def test_a_position_that_cannot_be_loaded_is_no_decision(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The worker fails twice; the log has the reason."""
    from poleis.core.game import get_game
    from poleis.core.setup import make_setup

    async def ask() -> Decision | None:
        workers = ProcessWorkers(1)
        try:
            setup = make_setup(get_game("akropolis"), 2)
            return await workers.decide("akropolis", setup, ["nonsense"], 0, "random")
        finally:
            workers.stop()

    assert asyncio.run(ask()) is None
    [record] = [one for one in caplog.records if one.levelno == logging.ERROR]
    assert record.exc_info is not None
    assert "BadPosition" == record.exc_info[0].__name__  # type: ignore[union-attr]


# ---- for whom bots think


def test_a_table_of_bots_plays_while_the_person_who_opened_it_watches(browser: Browsers) -> None:
    ann, guest = browser(), browser("ru")
    table = ann.open_table("random", "random")["table"]
    watching = guest.line(table)
    assert "Ждём того, кто открыл стол" == watching.state["who"]
    assert 4 == watching.ask("ping")["rev"]
    line = ann.line(table)
    assert line.state["you"] is None
    for one in (line, watching):
        while one.state["ply"] <= 4:
            one.expect("state")
        assert one.state["notice"] is None


def test_a_table_of_bots_rests_when_the_person_who_opened_it_leaves(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", bot_pause=0.05) as server:
        ann, guest = Browser(server), Browser(server)
        table = ann.open_table("random", "random")["table"]
        watching, line = guest.line(table), ann.line(table)
        while watching.state["ply"] <= 4:
            watching.expect("state")
        line.close()
        until_notice(watching)
        assert not watching.state["over"]
        ann.close()
        guest.close()


# ---- who is next


class Queue:
    """A queue with names in the order in which they had a place."""

    def __init__(self, places: int) -> None:
        self.queue = FairQueue(places)
        self.done: list[str] = []
        self.at_once: list[int] = []
        self._now = 0
        self._tasks: list[asyncio.Task[None]] = []

    def ask(self, name: str, asker: Asker) -> asyncio.Task[None]:
        async def work() -> None:
            async with self.queue.place(asker):
                self._now += 1
                self.at_once.append(self._now)
                self.done.append(name)
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                self._now -= 1

        self._tasks.append(asyncio.create_task(work()))
        return self._tasks[-1]

    async def finish(self) -> list[str]:
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return self.done


def ordered(places: int, *asked: tuple[str, Asker]) -> Queue:
    async def run() -> Queue:
        queue = Queue(places)
        for name, asker in asked:
            queue.ask(name, asker)
        await queue.finish()
        return queue

    return asyncio.run(run())


def test_addresses_have_their_turns_however_much_they_ask_for() -> None:
    many = [(f"many {number}", Asker("192.0.2.1")) for number in range(4)]
    found = ordered(1, *many, ("one", Asker("192.0.2.2")))
    assert ["many 0", "one", "many 1", "many 2", "many 3"] == found.done


def test_people_who_wait_come_before_tables_of_bots() -> None:
    shows = [(f"show {number}", Asker("192.0.2.1", is_urgent=False)) for number in range(3)]
    found = ordered(1, *shows, ("person", Asker("192.0.2.2")))
    assert ["show 0", "person", "show 1", "show 2"] == found.done


def test_the_tables_of_bots_of_an_address_use_one_worker() -> None:
    shows = [(f"show {number}", Asker("192.0.2.1", is_urgent=False)) for number in range(6)]
    assert 1 == max(ordered(3, *shows).at_once)
    assert 3 == max(ordered(3, *[(name, Asker("192.0.2.1")) for name, _ in shows]).at_once)


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def run() -> list[str]:
        queue = Queue(1)
        first = queue.ask("first", Asker("a"))
        second = queue.ask("second", Asker("b"))
        queue.ask("third", Asker("c"))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        first.cancel()
        queue.ask("fourth", Asker("d"))
        return await queue.finish()

    assert ["first", "third", "fourth"] == asyncio.run(run())


def test_bots_think_for_the_address_of_the_player(
    server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    askers: list[Any] = []

    async def decide(*args: object) -> None:
        askers.append(args[-1])

    monkeypatch.setattr(server.server.workers, "decide", decide)
    ann = browser()
    play_turn(ann.line(ann.open_table("human", "random")["table"]))
    ann.line(ann.open_table("random", "random")["table"])
    wait_for(lambda: len(askers) == 2)
    assert [Asker("127.0.0.1"), Asker("127.0.0.1", is_urgent=False)] == askers
