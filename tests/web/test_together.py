"""Seats that choose at the same time: nobody waits, nobody sees, everybody may think again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest

from poleis.core import game as core_game
from poleis.core.match import Move
from poleis.core.setup import make_setup
from poleis.core.view import Drawing, Layout, LogEntry, Preview, SeatInfo, View
from poleis.games.seven_wonders_dice.game import GAME, SevenWondersDiceGame
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.web.tables import rows
from tests.web.harness import Browser, Json, Line, Refused, Running, again, running

Browsers = Callable[..., Browser]
SWD = "seven_wonders_dice"


class Drawn(SevenWondersDiceGame):
    """The game with as little drawing as a table needs."""

    def view(
        self,
        known: SevenWondersDice,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...] = (),
    ) -> View:
        infos = tuple(SeatInfo(seat, int(known.score(seat))) for seat in range(known.seats()))
        return View((), Layout((), (), (), (), ()), "", "", "", infos)

    def preview(self, known: SevenWondersDice, actor: int, action: int, language: str) -> Preview:
        return Preview(self.actions.text(action), "", ())

    def log_entries(
        self, before: SevenWondersDice, move: Move, language: str, names: tuple[str, ...]
    ) -> tuple[LogEntry, ...]:
        if move.actor < 0:
            return ()
        assert before.allows(move.actor, move.action), "told from a position where it was legal"
        return (LogEntry(self.actions.text(move.action), "", move.actor),)

    def picture(
        self, known: SevenWondersDice, language: str, names: tuple[str, ...], panel: str = ""
    ) -> Drawing:
        return Drawing(1, 1, "", "")


@pytest.fixture(autouse=True)
def drawn() -> Iterator[None]:
    """The game can be played in a browser for the time of a test."""
    games = core_game.games()
    before = games[SWD]
    games[SWD] = cast(core_game.Game, Drawn(GAME.components, GAME.edition))
    yield
    games[SWD] = before


def sit(browser: Browsers, *kinds: str) -> tuple[str, list[Line]]:
    """A table whose first seat is Ann's; those with links are taken."""
    ann = browser()
    seats = [{"kind": kind} if kind in ("human", "link") else {"kind": "bot", "bot": kind}
             for kind in kinds]  # fmt: skip
    answer = ann.http.post("/api/tables", json={"game": SWD, "seats": seats}).json()
    lines = [ann.line(answer["table"])]
    for link in answer["links"]:
        other = browser()
        other.join(link["url"])
        lines.append(other.line(answer["table"]))
    for line in lines:
        latest(line, "view")
    return answer["table"], lines


@pytest.fixture
def three(browser: Browsers) -> list[Line]:
    return sit(browser, "human", "link", "link")[1]


def latest(line: Line, want: str = "dump") -> Json:
    """The state of a line after everything that is on its way."""
    line.send("hello", want=want)
    while not (state := line.expect("state"))["full"]:
        pass
    return state


@pytest.mark.rule("SWD-5.1")
def test_all_may_choose_at_the_same_moment(three: list[Line]) -> None:
    """Nobody's message is stale because of what the others chose since."""
    rev = {line.state["rev"] for line in three}
    assert 1 == len(rev)
    for line in three:
        line.ask("play", rev=min(rev), text="pass")
    for line in three:
        state = latest(line)
        assert [0, 1, 2] == state["actors"], "the next turn"


@pytest.mark.rule("SWD-12.6")
def test_nothing_is_told_before_all_have_finished(three: list[Line]) -> None:
    ann, ben, _ = three
    before = latest(ben)
    ann.ask("play", rev=ann.state["rev"], text="pass")
    after = latest(ben)
    same = ("rev", "ply", "legal", "can_undo")
    assert [before[key] for key in same] == [after[key] for key in same]
    assert [1, 2] == after["actors"]
    known = GAME.restore(make_setup(GAME, 3), json.loads(json.dumps(after["known"])))
    assert 7 == known.cities[0].coins, "not 10"
    assert [] == [e for e in latest(ben, "view")["log"] if e["seat"] == 0]


@pytest.mark.rule("SWD-12.7")
def test_a_choice_is_taken_back_until_the_last_has_chosen(three: list[Line]) -> None:
    ann, ben, cid = three
    ann.ask("play", rev=ann.state["rev"], text="pass")
    ben.ask("play", rev=ben.state["rev"], text="pass")
    state = latest(ann)
    assert "free" == state["can_undo"] and [] == state["legal"]
    ann.ask("undo", rev=state["rev"])
    state = latest(ann)
    assert [0, 2] == state["actors"] and state["legal"]
    cid.ask("play", rev=cid.state["rev"], text="pass")
    assert [0] == latest(ben)["actors"], "late players are waited for"
    ann.ask("play", rev=state["rev"], text="pass")
    state = latest(ann)
    assert [0, 1, 2] == state["actors"]
    assert "ask" == state["can_undo"], "the dice have been seen"


def test_the_log_shows_the_turn_seat_by_seat_when_all_have_finished(three: list[Line]) -> None:
    for line in reversed(three):
        line.ask("play", rev=line.state["rev"], text="pass")
    for line in three:
        log = latest(line, "view")["log"]
        assert [0, 1, 2] == [entry["seat"] for entry in log]
        for entry in log:
            line.ask("at", ply=entry["ply"])


def test_a_message_about_an_older_turn_is_stale(three: list[Line]) -> None:
    rev = three[0].state["rev"]
    for line in three:
        line.ask("play", rev=rev, text="pass")
    with pytest.raises(Refused) as refused:
        three[0].ask("play", rev=rev, text="pass")
    assert "stale" == refused.value.error


def test_a_restart_in_the_middle_of_a_turn_loses_nothing(tmp_path: Path) -> None:
    """Ann has passed, Ben has passed and thought again. After the restart it is so, and Ann's
    message that was answered before is answered the same way and counts once."""
    with running(tmp_path / "tables.db") as server:
        people: list[Browser] = []

        def browser() -> Browser:
            people.append(Browser(server))
            return people[-1]

        table, lines = sit(browser, "human", "link", "link")
        ann, ben, _ = lines
        rev = ann.state["rev"]
        ben.ask("play", rev=rev, text="pass")
        ann.send("play", id="once", rev=rev, text="pass")
        first = ann.answer("once")
        ben.ask("undo", rev=latest(ben)["rev"])
        before = [latest(line) for line in lines]
        for person in people:
            person.close()
    assert "ack" == first["type"]
    assert ["free", "no", "no"] == [state["can_undo"] for state in before]
    with running(tmp_path / "tables.db") as server:
        people = [again(person, server) for person in people]
        ann, ben, cid = lines = [person.line(table) for person in people]
        ann.send("play", id="once", rev=rev, text="pass")
        assert first == ann.answer("once")
        for old, line in zip(before, lines, strict=True):
            new = latest(line)
            for key in ("rev", "ply", "you", "actors", "legal", "can_undo", "known"):
                assert old[key] == new[key], key
        ann.ask("undo", rev=latest(ann)["rev"])
        assert ([0, 1, 2], "no") == (latest(ann)["actors"], latest(ann)["can_undo"])
        for line in (cid, ben, ann):
            line.ask("play", rev=latest(line)["rev"], text="pass")
        assert ([0, 1, 2], "ask") == (latest(ann)["actors"], latest(ann)["can_undo"])
        for person in people:
            person.close()


def test_bots_choose_while_people_think(browser: Browsers) -> None:
    _, (ann,) = sit(browser, "human", "random", "greedy")
    for turn in range(1, 4):
        while ann.state["actors"] != [0]:
            ann.expect("state")
        known = latest(ann)["known"]
        assert isinstance(known, list)
        assert turn == GAME.restore(make_setup(GAME, 3), known).turn
        ann.play("pass")


@pytest.mark.rule("SWD-2.6")
def test_the_luck_of_the_day_is_for_one_seat(browser: Browsers, server: Running) -> None:
    """It is the same for everybody, and nobody can work it out from the day."""
    ann = browser()
    alone = {"game": SWD, "seats": [{"kind": "human"}], "daily": True}
    days = {rows.now().date()}
    ids = [who.http.post("/api/tables", json=alone).json()["table"] for who in (ann, browser())]
    days.add(rows.now().date())

    async def seed(id: str) -> str:
        return (await server.server.tables.get(id))[0].info.seed

    game = core_game.get_game(SWD)
    seeds = {server.call(seed(id)) for id in ids}
    assert len(seeds) <= len(days)
    assert not seeds & {core_game.seed_of_the_day(game, day) for day in days}
    together = {**alone, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]}
    assert 400 <= ann.http.post("/api/tables", json=together).status_code < 500
