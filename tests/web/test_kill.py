"""`kill -9` at random moments: every acknowledged move is there after a restart, with the clock
that belongs to it, and games go on.

A real server in a process of its own, several tables of all games, players who send again what was
not answered. `make soak` has more kinds of faults and several servers (tests/soak).
"""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path

import httpx2

from poleis.core.game import get_game
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.web.tables.clock import MOST_MARKS
from poleis.web.tables.replay import new_match, replay
from poleis.web.tables.rows import HUMAN, Event, Seat, TableInfo, Terms, TimeControl
from tests.soak.history import StoredTable, check, load_tables
from tests.soak.players import World, keep_playing
from tests.soak.servers import Server, running
from tests.waiting import PATIENCE
from tests.web.harness import Browser
from tests.web.server_process import server_process

TABLES = 4
KILLS = 2
MOVES = 30
"""Moves that are acknowledged before each kill, at least."""


async def kill_under_load(server: Server, world: World) -> None:
    """Kill the server several times while people play, then let them finish."""
    playing = [asyncio.create_task(keep_playing(world, number)) for number in range(TABLES)]
    for _ in range(KILLS):
        enough = world.history.acknowledged("play", "undo") + MOVES
        while world.history.acknowledged("play", "undo") < enough:
            await asyncio.sleep(0.02)
        await server.end(signal.SIGKILL)
        await server.start()
    world.is_playing = False
    await asyncio.gather(*playing)


def test_clocks_are_checked() -> None:
    """A clock that misses the last move is found."""
    game = get_game("akropolis")
    setup = make_setup(game, 2, {})
    match = Match(game, setup, "kill")
    match.play(0, "take 1")
    clock = {"marks": [[], []], "running": [0]}
    seats = [Seat(seat, HUMAN, "") for seat in (0, 1)]
    terms = Terms(TimeControl("days", 100))
    info = TableInfo("t", "", game.id, 1, setup, "kill", "", seats, terms=terms, acting=[0])
    events = [Event(event) for event in match.history]
    assert ["seat 0: 0 of 1"] == wrong_clock(StoredTable(replace(info, clock=clock), events, []))
    kept = {"marks": [[9.0], []], "running": [1]}
    assert ["[1] of [0]"] == wrong_clock(StoredTable(replace(info, clock=kept), events, []))


def wrong_clock(table: StoredTable) -> list[str]:
    """Where a clock does not belong to the moves beside it: it was not written with them."""
    info, most = table.info, Counter[int]()
    match = new_match(info.setup, info.origin)

    def count(match: Match, rev: int) -> None:
        for seat in range(info.setup.seats):
            most[seat] = max(most[seat], sum(move.actor == seat for move in match.log))

    assert info.clock is not None
    assert replay(match, [row.event for row in table.events], count) is None
    wrong = []
    for seat, marks in enumerate(info.clock["marks"]):
        made = sum(move.actor == seat for move in match.log)
        if most[seat] <= MOST_MARKS and made != len(marks):
            wrong.append(f"seat {seat}: {len(marks)} of {made}")
    assert info.terms.time is not None
    is_slow = not info.terms.time.is_live and all(seat.kind == HUMAN for seat in info.seats)
    if is_slow and info.clock["running"] != info.acting:
        wrong.append(f"{info.clock['running']} of {info.acting}")
    return wrong


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def run() -> World:
        async with running([database], tmp_path) as [server]:
            world = World(lambda: [server.url], random.Random("kill"))
            await asyncio.wait_for(kill_under_load(server, world), PATIENCE)
            assert [] == server.failures()
        return world

    world = asyncio.run(run())
    stored = load_tables(database, world.history.tables())
    assert [] == world.violations + check(world.history, stored)
    timed = [table for table in stored.values() if table.info.clock is not None]
    assert len(timed) >= TABLES
    assert [] == [wrong for table in timed for wrong in wrong_clock(table)]
    assert {"ok", "fail"} >= {one.status for one in world.history.operations}
    assert world.history.acknowledged("play", "undo") >= KILLS * MOVES
    assert world.compared == 2 * TABLES


@contextmanager
def people(
    database: Path, cookies: list[httpx2.Cookies], count: int = 2, timeout: int = 0
) -> Iterator[list[Browser]]:
    """People at a server that is killed in the end; they come with their cookies."""
    patience = ("--seat-timeout", str(timeout))
    with server_process(database, *patience) as house, ExitStack() as opened:
        browsers = [opened.enter_context(closing(Browser(house))) for _ in range(count)]
        for browser, known in zip(browsers, cookies, strict=False):
            browser.http.cookies.update(known)
        yield browsers
        cookies[:] = [browser.http.cookies for browser in browsers]
        house.process.kill()


def test_what_was_decided_about_seats_outlives_a_kill(tmp_path: Path) -> None:
    """A bot for a player who left, the player who came back, and a resignation."""
    database, cookies = tmp_path / "tables.db", list[httpx2.Cookies]()
    with people(database, cookies) as (ann, ben):
        opened = ann.open_table("human", "link", name="Ann")
        table = opened["table"]
        ben.join(opened["links"][0]["url"], name="Ben")
        ann.line(table).ask("replace", seat=1, bot="random")
    with people(database, cookies) as (ann, ben):
        assert "bot" == ann.line(table).state["seats"][1]["kind"]
        assert 200 == ben.http.post(f"/api/tables/{table}/seat").status_code
    with people(database, cookies) as (ann, ben):
        assert "Ben" == ann.line(table).state["seats"][1]["name"]
        ben.line(table).ask("resign", seat=1)
    with people(database, cookies) as (ann, _):
        assert "You won!" == ann.line(table).state["result"]["title"]


def test_an_open_vote_outlives_a_kill_and_waits_for_who_was_there(tmp_path: Path) -> None:
    """Ballots stay, who has none is asked again, and nobody decides while the others come back."""
    database, cookies = tmp_path / "tables.db", list[httpx2.Cookies]()
    with people(database, cookies, 3, timeout=10) as (ann, ben, cem):
        opened = ann.open_table("human", "link", "link", name="Ann")
        table = opened["table"]
        for browser, link in zip((ben, cem), opened["links"], strict=True):
            browser.join(link["url"])
        lines = [one.line(table) for one in (ann, ben, cem)]
        lines[0].ask("abandon")
        vote = lines[1].expect("ask-vote")["vote"]
        lines[1].ask("vote", vote=vote, yes=True)
    with people(database, cookies, 3, timeout=10) as (ann, ben, cem):
        lines = [one.line(table) for one in (ann, ben)]
        assert not lines[1].hello()["over"]
        assert not [one for line in lines for one in line.heard if one["type"] == "ask-vote"]
        late = cem.line(table)
        assert vote == late.expect("ask-vote")["vote"]
        late.ask("vote", vote=vote, yes=True)
        assert lines[0].hello()["over"]
