"""The clock: how much time players have, when it runs, and what happens when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection

from poleis.web.service.deadlines import Deadlines
from poleis.web.service.tables import Tables
from poleis.web.storage import store
from poleis.web.storage.ownership import OwnedElsewhere, Peer
from poleis.web.tables.clock import Clock, MoveFacts
from poleis.web.tables.rows import AtEnd, TimeControl, TimeKind
from poleis.web.tables.timekeeper import LONGEST_QUESTION
from tests.web.harness import Browser, Json, Line, Running, again, running, wait_until
from tests.web.harness import Clock as Hands

START = datetime(2030, 1, 1, 12, tzinfo=UTC)
DAY = 86_400


def at(seconds: float) -> datetime:
    return START + timedelta(seconds=seconds)


def clock(
    kind: TimeKind = "move",
    seconds: int = 60,
    increment: int = 15,
    at_end: AtEnd = "nudge",
    running: tuple[int, ...] = (0,),
    seats: int = 2,
) -> Clock:
    """A clock that runs from the start."""
    return Clock.new(TimeControl(kind, seconds, increment, at_end), seats).run(running, START)


def move(
    clock: Clock, seat: int | None, second: float, after: tuple[int, ...], **facts: bool
) -> Clock:
    """The clock after a move in this second, when *after* have to act."""
    stopped = clock.stopped(at(second)).moved(MoveFacts(seat, **facts), clock.running, after)
    return stopped.started(after, at(second))


# ---- the clock alone


def test_only_the_clock_of_who_must_act_runs() -> None:
    assert (50, 60) == tuple(clock().left_at(seat, at(10)) for seat in (0, 1))


def test_a_move_has_its_own_time_and_saves_a_little_for_the_next() -> None:
    quick = move(clock(), 0, 10, after=(1,))
    assert (75, 60) == quick.left
    late = move(clock(), 0, 55, after=(1,))
    assert (65, 60) == late.left


def test_savings_do_not_grow_without_end() -> None:
    found = move(move(clock(), 0, 5, after=(1,)), 1, 6, after=(0,))
    assert 75 == move(found, 0, 7, after=(1,)).left[0]


def test_a_day_is_a_day_however_much_was_left() -> None:
    assert DAY == move(clock("days", DAY, 0), 0, 10, after=(1,)).left[0]


def test_time_for_the_game_is_spent_and_every_turn_adds_a_little() -> None:
    found = move(clock("game", 600, 10), 0, 100, after=(1,))
    assert (510, 600) == found.left
    inside = move(clock("game", 600, 10), 0, 100, after=(0,), is_turn_over=False)
    assert 500 == inside.left[0]


def test_decisions_that_are_confirmed_together_are_one_move() -> None:
    found = move(clock("game", 600, 10), 0, 100, after=(0,), is_turn_over=False)
    assert 510 == move(found, 0, 100, after=(1,), is_joined=True).left[0]
    found = move(clock(), 0, 55, after=(0,), is_turn_over=False)
    assert 65 == move(found, 0, 55, after=(1,), is_joined=True).left[0]


def test_the_move_of_a_bot_costs_people_nothing() -> None:
    """Seat 1 is a bot: while it thinks, nobody's clock runs."""
    found = move(clock(), 0, 10, after=())
    assert None is found.deadline()
    assert 75 == found.left_at(0, at(500))
    assert at(575) == move(found, None, 500, after=(0,)).deadline()


def test_overtime_counts_on_where_nothing_happens() -> None:
    found = clock(at_end="nothing")
    assert -30 == found.left_at(0, at(90))
    assert (None, []) == (found.deadline(), found.ended(at(90)))


@pytest.mark.parametrize("at_end", ["nudge", "move", "bot"])
def test_time_is_over_at_the_deadline(at_end: AtEnd) -> None:
    found = clock(at_end=at_end)
    assert at(60) == found.deadline()
    assert ([], [0]) == (found.ended(at(59.9)), found.ended(at(60)))


def test_a_player_is_reminded_once_a_move() -> None:
    found = clock().noticed(0)
    assert (None, []) == (found.deadline(), found.ended(at(70)))
    later = move(move(found, 0, 80, after=(1,)), 1, 90, after=(0,))
    assert at(150) == later.deadline()


def test_who_used_up_the_time_for_the_game_is_reminded_once() -> None:
    found = move(clock("game", 100, 10).noticed(0), 0, 150, after=(1,))
    assert (-40, frozenset({0})) == (found.left[0], found.over)
    assert None is move(found, 1, 160, after=(0,)).deadline()


# ---- simultaneous choices


def test_those_who_choose_at_once_have_one_deadline() -> None:
    """Seat 0 has saved 15 seconds, and seat 1 may use as many."""
    found = move(clock(), 0, 10, after=(1,))
    found = move(found, 1, 69, after=(0, 1))
    assert 75 == found.left[0] == found.left[1]
    assert [0, 1] == found.ended(at(69 + 75))


def test_a_choice_in_parts_does_not_restart_the_shared_clock() -> None:
    both = clock(running=(0, 1))
    half = move(both, 0, 20, after=(0, 1), is_turn_over=False)
    assert (40, 40) == half.left
    assert at(60) == half.deadline()
    assert (75, 20) == move(half, 0, 40, after=(1,)).left


def test_who_has_chosen_does_not_wait_on_their_own_clock() -> None:
    found = move(clock(running=(0, 1)), 0, 20, after=(1,))
    assert (75, 10) == (found.left_at(0, at(50)), found.left_at(1, at(50)))


def test_time_for_the_game_is_everybodys_own() -> None:
    found = move(clock("game", 600, 0, running=(0, 1)), 0, 100, after=(1,))
    found = move(found, 1, 300, after=(0, 1))
    assert (500, 300) == found.left


# ---- taking back


def test_undo_does_not_give_time_back() -> None:
    """Seat 0 had 10 seconds left when it moved, and has 10 again."""
    found = move(clock(), 0, 50, after=(1,)).stopped(at(55)).taken_back(0, {0: 1})
    assert (10, 55) == found.left


def test_nobody_gains_time_by_moving_and_taking_back() -> None:
    found = move(clock(), 0, 50, after=(0,), is_turn_over=False)
    found = move(found, 0, 51, after=(1,))
    back = found.stopped(at(52)).taken_back(0, {0: 1}).started((0,), at(52))
    assert 69 == back.left[0]
    assert 10 == back.stopped(at(53)).taken_back(0, {0: 1}).left[0]


def test_the_others_keep_their_time_when_they_lose_a_move() -> None:
    found = move(move(clock(), 0, 50, after=(1,)), 1, 60, after=(0,))
    assert (10, 75) == found.stopped(at(60)).taken_back(0, {0: 1, 1: 1}).left


def test_an_undo_of_more_than_is_remembered_is_no_failure() -> None:
    assert (20, 60) == clock().stopped(at(40)).taken_back(0, {0: 30}).left


# ---- rows


def test_a_slow_clock_runs_on_while_nobody_has_it() -> None:
    stored = clock("days", DAY, 0).stored()
    assert at(DAY) == stored.deadline
    found = Clock.load(TimeControl("days", DAY, 0, "nudge"), 2, stored.data)
    assert clock("days", DAY, 0) == found
    assert 100 == found.left_at(0, at(DAY - 100))


def test_a_live_clock_stands_while_nobody_has_it() -> None:
    stored = clock("game", 600, 10).stored()
    assert None is stored.deadline
    found = Clock.load(TimeControl("game", 600, 10, "nudge"), 2, stored.data)
    assert (600, None) == (found.left_at(0, at(1000)), found.since)


def test_who_comes_back_to_a_seat_has_time_again() -> None:
    assert 60 == clock("game", 10, 5, at_end="bot").stopped(at(10)).reset(0).left[0]
    assert 30 == clock("move", 30, 5, at_end="bot").stopped(at(30)).reset(0).left[0]


# ---- at a table

Come = Callable[[], Browser]


@pytest.fixture
def hands() -> Hands:
    """The clock on the wall, which the tests set."""
    return Hands()


@pytest.fixture
def house(tmp_path: Path, hands: Hands) -> Iterator[Running]:
    with running(tmp_path / "tables.db", clock=hands) as found:
        yield found


@pytest.fixture
def come(house: Running) -> Iterator[Come]:
    """Makes browsers that come to this server; they are closed after the test."""
    with ExitStack() as opened:
        yield lambda: opened.enter_context(closing(Browser(house)))


def terms(kind: str = "game", seconds: int = 600, increment: int = 10, end: str = "nudge") -> Json:
    time = {"kind": kind, "seconds": seconds, "increment": increment, "at_end": end}
    return {"time": time}


def seat_two(come: Come, **agreed: Any) -> tuple[Line, Line, str]:
    """Ann and Ben at a table with a clock."""
    ann, ben = come(), come()
    opened = ann.open_table("human", "link", name="Ann", terms=terms(**agreed))
    ben.join(opened["links"][0]["url"], name="Ben")
    lines = ann.line(opened["table"]), ben.line(opened["table"])
    return *lines, opened["table"]


def times(line: Line) -> tuple[list[float], list[int]]:
    """What the newest state of a connection says: time left, and whose runs."""
    found = line.state["clock"]
    return found["left"], found["running"]


def sweep(house: Running) -> None:
    """Look at the clock of every table that waits for a deadline, in memory or not."""
    server = house.server

    async def look() -> None:
        await Deadlines(server.tables, server.settings.clock).sweep()
        for live in list(server.tables.live._by_id.values()):
            await live.table.ask(live.table.timekeeper.check)

    house.call(look())


def stored(house: Running, table: str) -> Any:
    def read(c: Connection) -> Any:
        info = store.load_info(c, table)
        assert info is not None
        return info.clock

    return house.call(house.server.database.read(read))


def play_turn(line: Line) -> None:
    line.wait_until_my_turn()
    line.play("take 1")
    line.play(same_turn=True)


def refresh(line: Line) -> None:
    """Have the newest state; what was sent before is read first."""
    line.ask("ping")
    line.hello()


def notices(line: Line) -> list[str]:
    refresh(line)
    return [one["text"] for one in line.state["chat"] if not one["name"]]


def test_a_table_without_a_time_has_no_clock(come: Come) -> None:
    ann = come()
    table = ann.open_table("human", "random")["table"]
    assert "clock" not in ann.line(table).state
    facts = ann.http.get(f"/api/tables/{table}").json()
    assert (None, None) == (facts["terms"]["time"], facts["clock"])


def test_the_clock_waits_for_all_players(come: Come, hands: Hands) -> None:
    ann, ben = come(), come()
    opened = ann.open_table("human", "link", terms=terms())
    line = ann.line(opened["table"])
    hands.forward(minutes=5)
    assert ([600, 600], []) == times(line)
    ben.join(opened["links"][0]["url"])
    line.expect("state")
    assert ([600, 600], [0]) == times(line)
    facts = ann.http.get(f"/api/tables/{opened['table']}").json()
    assert terms()["time"] == facts["terms"]["time"]
    assert {"left": [600, 600], "running": [0]} == facts["clock"]


def test_a_move_stops_one_clock_and_starts_the_next(come: Come, hands: Hands) -> None:
    ann, ben, _ = seat_two(come)
    hands.forward(seconds=100)
    play_turn(ann)
    assert ([510, 600], [1]) == times(ann)
    hands.forward(seconds=30)
    refresh(ben)
    assert ([510, 570], [1]) == times(ben)


def test_the_clock_is_written_with_the_move(come: Come, house: Running, hands: Hands) -> None:
    ann, _, table = seat_two(come)
    hands.forward(seconds=100)
    ann.ask("play", rev=ann.state["rev"], text="take 1")
    found = stored(house, table)
    assert ([500, 600], [0]) == (found["left"], found["running"])
    assert hands().isoformat() == found["since"]


def test_nobody_loses_time_while_a_bot_thinks(come: Come, hands: Hands) -> None:
    ann = come()
    line = ann.line(ann.open_table("human", "random", terms=terms())["table"])
    hands.forward(seconds=100)
    play_turn(line)
    line.wait_until_my_turn()
    assert ([510, None], [0]) == times(line)


def test_a_live_clock_stands_while_nobody_is_at_the_table(come: Come, hands: Hands) -> None:
    ann, ben, table = seat_two(come)
    hands.forward(seconds=100)
    ann.close()
    ben.expect("presence")
    hands.forward(seconds=20)
    ben.close()
    browser = come()

    def facts() -> Json:
        found: Json = browser.http.get(f"/api/tables/{table}").json()["clock"]
        return found

    wait_until(lambda: [] == facts()["running"])
    hands.forward(days=1)
    assert [480, 600] == facts()["left"]


def test_a_slow_clock_runs_while_nobody_is_at_the_table(come: Come, hands: Hands) -> None:
    ann, ben, table = seat_two(come, kind="days", seconds=3 * DAY, increment=0)
    ann.close()
    ben.close()
    hands.forward(days=1)
    assert {"left": [2 * DAY, 3 * DAY], "running": [0]} == (
        come().http.get(f"/api/tables/{table}").json()["clock"]
    )


# ---- the end of the time


def test_nothing_happens_where_that_was_agreed(come: Come, house: Running, hands: Hands) -> None:
    ann, _, _ = seat_two(come, end="nothing")
    hands.forward(seconds=660)
    sweep(house)
    refresh(ann)
    assert ([-60, 600], [0]) == times(ann)
    assert [] == notices(ann)


def test_a_player_is_reminded(come: Come, house: Running, hands: Hands) -> None:
    ann, _, table = seat_two(come)
    nudged: list[int] = []
    house.server.tables.live[table].table.timekeeper.nudge = nudged.append
    for _ in range(3):
        hands.forward(seconds=300)
        sweep(house)
    assert [0] == nudged
    assert ["Ann has run out of time."] == notices(ann)
    assert ([-300, 600], [0]) == times(ann)


def test_a_bot_makes_the_move(come: Come, house: Running, hands: Hands) -> None:
    """The whole turn, and only this one; the player may take it back as their own."""
    ann, ben, _ = seat_two(come, kind="move", seconds=60, increment=15, end="move")
    ply = ben.state["ply"]
    hands.forward(seconds=60)
    sweep(house)
    ben.wait_until_my_turn()
    assert ply + 2 <= ben.state["ply"]
    assert ([60, 60], [1]) == times(ben)
    assert "human" == ben.state["seats"][0]["kind"]
    assert ["Ann has run out of time: a bot makes this move."] == notices(ann)
    assert "free" == ann.state["can_undo"]
    play_turn(ben)
    ann.wait_until_my_turn()
    hands.forward(seconds=10)
    play_turn(ann)


def test_who_moves_while_the_bot_thinks_is_faster(
    come: Come, house: Running, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben, table = seat_two(come, kind="move", seconds=60, end="move")
    live = house.server.tables.live[table].table

    async def think_for_ever(*question: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(live.workers, "decide", think_for_ever)
    hands.forward(seconds=60)
    sweep(house)
    assert {0: False} == live.bots.stand_ins
    play_turn(ann)
    assert {} == live.bots.stand_ins
    play_turn(ben)
    ann.wait_until_my_turn()


def test_the_seat_goes_to_a_bot(come: Come, house: Running, hands: Hands) -> None:
    ann, ben, table = seat_two(come, end="bot")
    hands.forward(seconds=600)
    sweep(house)
    ben.wait_until_my_turn()
    assert "bot" == ben.state["seats"][0]["kind"]
    assert ([None, 600], [1]) == times(ben)
    assert ["Ann has run out of time. The bot Iktinos plays on."] == notices(ben)
    refresh(ann)
    assert () == tuple(ann.state["mine"])
    assert 60 == stored(house, table)["left"][0]  # should Ann come back


def test_a_table_has_one_timer_and_only_with_somebody_there(come: Come, house: Running) -> None:
    ann, ben, table = seat_two(come, kind="days", seconds=DAY)
    keeper = house.server.tables.live[table].table.timekeeper
    first = keeper._timer
    assert first is not None
    play_turn(ann)
    assert first.cancelled() and keeper._timer is not None
    ann.close()
    ben.close()
    wait_until(lambda: keeper._timer is None)


def test_the_timer_looks_at_the_clock(come: Come, house: Running, hands: Hands) -> None:
    """Without a sweep: the shortest time there is."""
    ann, ben, _ = seat_two(come, kind="move", seconds=5, end="bot")
    hands.forward(seconds=4.9)
    play_turn(ann)  # sets the timer of Ben
    hands.forward(seconds=4.9)
    refresh(ben)
    ann.ask("undo", rev=ann.state["rev"])  # sets that of Ann, who has a tenth of a second left
    hands.forward(seconds=1)
    ben.wait_until_my_turn()
    while ben.state["seats"][0]["kind"] != "bot":
        ben.expect("state")


# ---- taking back


def test_a_request_for_a_takeback_stops_the_clock(come: Come, hands: Hands) -> None:
    ann, ben, _ = seat_two(come)
    play_turn(ann)
    ben.wait_until_my_turn()
    ben.play("take 1")
    hands.forward(seconds=50)
    refresh(ann)
    ann.ask("undo", rev=ann.state["rev"])
    ask = ben.expect("ask-undo")["ask"]
    ben.expect("state")
    assert ([610, 550], []) == times(ben)
    hands.forward(seconds=60)
    ben.ask("undo-answer", ask=ask, yes=False)
    ben.expect("state")
    assert ([610, 550], [1]) == times(ben)
    hands.forward(seconds=10)
    refresh(ben)
    assert ([610, 540], [1]) == times(ben)


def test_a_granted_takeback_gives_no_time_back(come: Come, hands: Hands) -> None:
    ann, ben, _ = seat_two(come)
    hands.forward(seconds=100)
    play_turn(ann)
    ben.wait_until_my_turn()
    ben.play("take 1")
    refresh(ann)
    ann.ask("undo", rev=ann.state["rev"])
    hands.forward(seconds=30)
    ben.ask("undo-answer", ask=ben.expect("ask-undo")["ask"], yes=True)
    ann.wait_until_my_turn()
    assert ([500, 600], [0]) == times(ann)


def test_nobody_stops_the_clock_by_asking_somebody_who_is_away(
    come: Come, house: Running, hands: Hands
) -> None:
    ann, ben, _ = seat_two(come)
    play_turn(ann)
    ben.wait_until_my_turn()
    ben.play("take 1")
    refresh(ann)
    ann.ask("undo", rev=ann.state["rev"])
    ben.close()
    hands.time += LONGEST_QUESTION
    sweep(house)
    assert not ann.expect("undo-closed")["yes"]
    ann.expect("state")
    assert ([610, 600], [1]) == times(ann)


# ---- simultaneous choices


def test_all_who_choose_at_once_share_a_clock(come: Come, house: Running, hands: Hands) -> None:
    ann, ben = come(), come()
    agreed = terms("move", 60, 15, "bot")
    opened = ann.open_table("human", "link", game="seven_wonders_dice", terms=agreed)
    ben.join(opened["links"][0]["url"], name="Ben")
    lines = ann.line(opened["table"]), ben.line(opened["table"])
    assert ([60, 60], [0, 1]) == times(lines[1])
    hands.forward(seconds=20)
    first = lines[0]
    while first.state["you"] in first.state["actors"]:
        first.play()
    assert ([75, 40], [1]) == times(first)
    hands.forward(seconds=40)
    sweep(house)
    while first.state["seats"][1]["kind"] != "bot":
        first.expect("state")
    assert "human" == first.state["seats"][0]["kind"]


# ---- several servers and restarts


def test_a_deadline_of_another_server_is_left_to_it() -> None:
    class Elsewhere:
        async def get(self, id: str) -> None:
            raise OwnedElsewhere(Peer("other", "http://other", "secret"))

    deadlines = Deadlines(cast(Tables, Elsewhere()), Hands())
    asyncio.run(deadlines._check("table"))


def test_a_deadline_that_passed_while_the_server_was_down_takes_effect(
    tmp_path: Path, hands: Hands
) -> None:
    """Nobody comes to the table: the server finds it after its start."""
    with running(tmp_path / "tables.db", clock=hands) as server, ExitStack() as opened:

        def come() -> Browser:
            return opened.enter_context(closing(Browser(server)))

        ann, _, table = seat_two(come, kind="days", seconds=DAY, increment=0, end="bot")
        hands.forward(hours=23)
        play_turn(ann)
    hands.forward(days=1)
    with running(tmp_path / "tables.db", clock=hands) as server:

        def kinds() -> list[str]:
            def read(c: Connection) -> list[str]:
                return [seat.kind for seat in store.load_seats(c, [table])[table]]

            return server.call(server.server.database.read(read))

        wait_until(lambda: ["human", "bot"] == kinds())


def test_a_live_clock_does_not_run_while_the_server_is_down(tmp_path: Path, hands: Hands) -> None:
    with running(tmp_path / "tables.db", clock=hands) as server:
        ann = Browser(server)
        table = ann.open_table("human", "random", terms=terms(end="bot"))["table"]
        line = ann.line(table)
        hands.forward(seconds=100)
        play_turn(line)
        line.wait_until_my_turn()
        hands.forward(seconds=40)
        refresh(line)
    ann.close()
    hands.forward(hours=8)
    with running(tmp_path / "tables.db", clock=hands) as server:
        same = again(ann, server)
        assert ([470, None], [0]) == times(same.line(table))
        same.close()
