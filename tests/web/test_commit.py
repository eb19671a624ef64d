"""The row is committed before anybody sees the move; a move that cannot be stored was not made."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from poleis.web.storage.database import Database
from poleis.web.tables import bot_turns
from tests.web.harness import Browser, Line, Refused, Running

Browsers = Callable[..., Browser]


class Gate:
    """Holds up every write until it is opened."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.opened = server.call(self._make())
        write = server.server.database.write

        async def held(job: Callable[..., Any]) -> Any:
            await self.opened.wait()
            return await write(job)

        monkeypatch.setattr(server.server.database, "write", held)

    async def _make(self) -> asyncio.Event:
        return asyncio.Event()

    def open(self) -> None:
        async def set_it() -> None:
            self.opened.set()

        self.server.call(set_it())


def test_nobody_sees_a_move_before_its_row_is_written(
    server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, guest = browser(), browser(), browser()
    opened = ann.open_table("human", "link")
    table = opened["table"]
    ben.join(opened["links"][0]["url"])
    one, other = ann.line(table), ben.line(table)
    rev = one.state["rev"]
    while not (one.quiet() and other.quiet()):
        pass
    gate = Gate(server, monkeypatch)
    one.send("play", id="move", rev=rev, text="take 1")
    assert one.quiet(0.3)
    assert other.quiet(0.1)
    late = guest.line(table, hello=False)
    late.send("hello")
    other.send("ping", id="ping")
    assert late.quiet(0.3), "whoever comes now waits too"
    gate.open()
    assert "ack" == one.answer("move")["type"]
    for line in (other, late):
        line.expect("state")
        assert rev + 1 == line.state["rev"]


def test_a_move_that_cannot_be_written_was_not_made(
    server: Running, two: tuple[Line, Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = two
    rev, legal = ann.state["rev"], ann.state["legal"]
    with monkeypatch.context() as patch:

        async def full(self: Database, job: object) -> None:
            raise OSError("the disk is full")

        patch.setattr(Database, "write", full)
        with pytest.raises(Refused, match="server"):
            ann.ask("play", id="lost", rev=rev, text="take 1")
    state = ann.hello()
    assert rev == state["rev"]
    assert legal == state["legal"]
    ann.send("play", id="lost", rev=rev, text="take 1")
    assert "ack" == ann.answer("lost")["type"], "the same message may be tried again"
    assert rev + 1 == ben.expect("state")["rev"]


def test_a_seat_that_cannot_be_written_is_not_taken(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else nobody would know after a restart who sits there, and a bot could be given the seat."""
    ann, ben = browser(), browser()
    table = ann.open_table("human", "link", name="Ann")
    line = ann.line(table["table"])
    with monkeypatch.context() as patch:

        async def full(self: Database, job: object) -> None:
            raise OSError("the disk is full")

        patch.setattr(Database, "write", full)
        assert 500 == ben.http.post(table["links"][0]["url"]).status_code
        with pytest.raises(Refused, match="server"):
            line.ask("rename", name="Anna")
    assert [("Ann", "human"), ("Free seat 2", "open")] == [
        (seat["name"], seat["kind"]) for seat in line.hello()["seats"]
    ]
    ben.join(table["links"][0]["url"])
    assert "human" == line.hello()["seats"][1]["kind"]


def test_a_bot_tries_again_whose_move_could_not_be_written(
    server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "RETRY_AFTER", 0.1)
    write = Database.write
    refused: list[bool] = []

    async def full_once(self: Database, job: Callable[..., Any]) -> Any:
        if line.state["ply"] > first and not refused:
            refused.append(True)
            raise OSError("the disk is full")
        return await write(self, job)

    ann = browser()
    line = ann.line(ann.open_table("human", "random")["table"])
    line.play("take 1")
    first = line.state["ply"]
    monkeypatch.setattr(Database, "write", full_once)
    line.play()
    line.wait_until_my_turn()
    assert [True] == refused
    assert [0] == line.state["actors"]


def test_one_view_that_cannot_be_drawn_keeps_nothing_from_the_others(
    server: Running, two: tuple[Line, Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = two

    async def find() -> Any:
        return next(
            live.table
            for live in server.server.tables.live._by_id.values()
            if any(0 in client.seats for client in live.table.clients)
            and len(live.table.clients) == 2
        )

    table = server.call(find())
    draw = table.presenter.draw

    def fail_for_ben(known: Any, viewer: int | None, *rest: Any) -> Any:
        if viewer == 1:
            raise ValueError("a bug in a view")
        return draw(known, viewer, *rest)

    monkeypatch.setattr(table.presenter, "draw", fail_for_ben)
    ann.play("take 1")
    ann.play()
    assert [1] == ann.state["actors"]
    monkeypatch.undo()
    assert ann.state["rev"] == ben.hello()["rev"]
