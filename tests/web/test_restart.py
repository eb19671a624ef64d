"""The rows are the truth: a server that was stopped goes on where it was."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest

from tests.waiting import PATIENCE
from tests.web.harness import Browser, Refused, again, running


def test_tables_names_links_and_chat_survive(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        ann = Browser(server)
        opened = ann.open_table("human", "link", name="Ann")
        table = opened["table"]
        line = ann.line(table)
        line.play("take 1")
        line.ask("undo", rev=line.state["rev"])
        line.expect("state")
        line.play("take 2")
        line.ask("chat", text="good luck")
        before = ann.http.get(f"/api/tables/{table}/record").text
        state = line.hello()
        ann.close()
    with running(tmp_path / "tables.db") as server:
        same = again(ann, server)
        assert before == same.http.get(f"/api/tables/{table}/record").text
        line = same.line(table)
        for key in ("rev", "ply", "you", "legal", "actors", "log", "panels", "chat"):
            assert state[key] == line.state[key], key
        line.play()
        found = re.findall(r'data-copy="http://[^/]+(/j/[^"]+)"', same.http.get(f"/t/{table}").text)
        old = opened["links"][0]["url"]
        assert 1 == len({*found} - {old}), "only digests are kept, so there is a new link"
        ben = Browser(server)
        for link in (old, *found):
            assert table == ben.join(link)
            assert 1 == ben.line(table).state["you"]
        same.close()
        ben.close()


def test_a_message_from_before_the_restart_counts_once(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        ann = Browser(server)
        table = ann.open_table("human", "link")["table"]
        line = ann.line(table)
        rev = line.state["rev"]
        line.send("play", id="once", rev=rev, text="take 1")
        first = line.answer("once")
        line.expect("state")
        line.send("chat", id="hello", text="hello")
        assert "ack" == line.answer("hello")["type"]
        ann.close()
    with running(tmp_path / "tables.db") as server:
        same = again(ann, server)
        line = same.line(table)
        line.send("play", id="once", rev=rev, text="take 1")
        assert first == line.answer("once")
        assert first["rev"] == line.ask("ping")["rev"]
        line.send("chat", id="hello", text="hello")
        assert "ack" == line.answer("hello")["type"]
        assert 1 == len(line.hello()["chat"])
        same.close()


def test_the_answer_counts_what_chance_added_also_after_a_restart(tmp_path: Path) -> None:
    """The last placement of a round is followed by draws: the same answer must count them."""
    with running(tmp_path / "tables.db") as server:
        ann = Browser(server)
        table = ann.open_table("hotseat", "hotseat")["table"]
        line = ann.line(table)
        rev = line.state["rev"]
        while line.state["rev"] - rev <= 1:
            rev, code = line.state["rev"], line.state["legal"][0]
            line.send("play", id=f"at-{rev}", rev=rev, code=code)
            first = line.answer(f"at-{rev}")
            line.expect("state")
        ann.close()
    assert first["rev"] > rev + 1
    with running(tmp_path / "tables.db") as server:
        same = again(ann, server)
        line = same.line(table)
        line.send("play", id=f"at-{rev}", rev=rev, code=code)
        assert first == line.answer(f"at-{rev}")
        same.close()


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", bot_pause=30.0) as server:
        ann = Browser(server)
        table = ann.open_table("human", "random")["table"]
        line = ann.line(table)
        line.play("take 1")
        line.play()
        assert [1] == line.state["actors"]
        ann.close()
    with running(tmp_path / "tables.db") as server:
        same = again(ann, server)
        line = same.line(table)
        line.wait_until_my_turn()
        assert [0] == line.state["actors"]
        same.close()


def test_a_table_that_nobody_looks_at_is_let_go_and_found_again(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", idle=0.1) as server:
        ann = Browser(server)
        table = ann.open_table("human", "link")["table"]
        line = ann.line(table)
        line.play("take 1")
        state = line.hello()
        line.close()
        deadline = time.monotonic() + PATIENCE
        while len(server.server.tables.live) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert 0 == len(server.server.tables.live)
        found = ann.line(table)
        assert state["rev"] == found.state["rev"]
        assert state["panels"] == found.state["panels"]
        ann.close()


def test_two_servers_on_one_database_do_not_tear_a_table_apart(tmp_path: Path) -> None:
    """The second to write is refused, reads the table again and shows it."""
    with running(tmp_path / "tables.db") as one, running(tmp_path / "tables.db") as other:
        ann = Browser(one)
        table = ann.open_table("human", "link")["table"]
        here = ann.line(table)
        same = again(ann, other)
        there = same.line(table)
        here.play("take 1")
        with pytest.raises(Refused, match="stale"):
            there.ask("play", rev=there.state["rev"], text="take 2")
        assert here.state["rev"] == there.expect("state")["rev"]
        assert here.state["legal"] == there.state["legal"]
        there.play()
        ann.close()
        same.close()


def test_a_table_is_read_once_however_many_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when reading it failed for those who came first: two live tables of one id would not
    see each other's moves."""
    with running(tmp_path / "tables.db") as server:
        ann = Browser(server)
        id = ann.open_table("human", "link")["table"]
        ann.close()
    with running(tmp_path / "tables.db") as server:
        tables = server.server.tables
        load, tries = tables.live._load, 0

        async def fails_once(table: str) -> None:
            nonlocal tries
            tries += 1
            await asyncio.sleep(0.05)
            if tries == 1:
                raise OSError("the disk is tired")
            await load(table)

        monkeypatch.setattr(tables.live, "_load", fails_once)

        async def come() -> tuple[list[object], list[object]]:
            first = await asyncio.gather(
                *(tables.get(id) for _ in range(3)), return_exceptions=True
            )
            then = await asyncio.gather(*(tables.get(id) for _ in range(3)))
            return list(first), [table for table, _ in then]

        first, then = server.call(come())
        assert ["OSError"] * 3 == [type(one).__name__ for one in first]
        assert 2 == tries
        assert all(table is then[0] for table in then)
