"""Budgets: moves go first, few looks wait, and whoever looks too much waits longer."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from poleis.web.server import addresses
from poleis.web.server.addresses import Address, Addresses
from poleis.web.server.metrics import Metrics
from poleis.web.tables import inbox, queries
from poleis.web.tables.bucket import Bucket
from poleis.web.tables.budgets import Account, Budget, Bytes
from poleis.web.tables.counters import PLAYER
from poleis.web.tables.inbox import Inbox, Look
from poleis.web.tables.limits import Limit, Limits
from poleis.web.tables.table import Client, Table
from poleis.web.tables.turns import Turns
from tests.web.harness import GENEROUS, Browser, Refused, drawing, running

Browsers = Callable[..., Browser]


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# ---- budgets


def test_debt_is_paid_off_with_time() -> None:
    clock = Clock()
    budget = Bucket(1.0, 0.5, clock)
    budget.spend(0.9)
    assert 0 == budget.delay()
    budget.spend(0.6)
    assert 1.0 == pytest.approx(budget.delay())
    clock.now = 1.0
    assert 0 == pytest.approx(budget.delay())
    assert not budget.is_full
    clock.now = 100.0
    assert budget.is_full


def budget(left: float, clock: Clock) -> Budget:
    """A budget with so many seconds of drawing, which earns one in a second."""
    found = Budget(Limit(1000, 1000, (left, 1.0)))
    found.drawing = Bucket(left, 1.0, clock)
    return found


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Drawing takes as long as the test says."""
    found = Clock()
    monkeypatch.setattr("poleis.web.tables.budgets.time.perf_counter", found)
    return found


def test_a_look_is_charged_to_all_budgets_for_its_time_and_its_answer(clock: Clock) -> None:
    still = Clock()
    own, shared = budget(1.0, still), budget(2.0, still)
    looks = Account((own,), (shared,), Metrics(), is_player=False)
    looks.sent(10**9)
    assert 0 == looks.delay(), "what was not asked for is not charged"
    with looks.metered():
        clock.now = 1.5
        looks.sent(100_000_000)
    assert (1.5, 0.5) == pytest.approx((own.drawing.delay(), shared.drawing.delay()))
    assert 1.5 == pytest.approx(looks.delay())


def test_a_player_does_not_wait_for_the_budget_of_the_table(clock: Clock) -> None:
    """The states of players are charged to the table, and hold back its spectators."""
    still = Clock()
    table = budget(1.0, still)
    metrics = Metrics()
    player = Account((budget(1.0, still),), (table,), metrics, is_player=True)
    spectator = Account((budget(1.0, still),), (table,), metrics, is_player=False)
    with player.metered(PLAYER):
        clock.now = 3.0
    assert (0, 2.0) == pytest.approx((player.delay(), spectator.delay()))
    assert 0 == spectator.debt(), "it is not to blame"
    table.out.add(5000)
    assert player.has_room(1)
    assert not spectator.has_room(1)


def test_a_look_waits_until_the_client_has_read_the_one_before() -> None:
    looks = Account((budget(1.0, Clock()),), (), Metrics(), is_player=False)
    looks.is_drained = lambda: False
    assert math.inf == looks.delay()


def test_messages_are_admitted_when_there_is_room() -> None:
    async def run() -> list[str]:
        done: list[str] = []
        table = budget(1.0, Clock())
        accounts = [
            Account((budget(1.0, Clock()),), (table,), Metrics(), is_player=False) for _ in range(3)
        ]

        async def admit(number: int) -> None:
            await accounts[number].admit(600)
            done.append(f"in {number}")

        tasks = [asyncio.create_task(admit(number)) for number in range(3)]
        for number in range(3):
            while len(done) < 2 * number + 1:
                await asyncio.sleep(0)
            for _ in range(5):
                await asyncio.sleep(0)
            done.append(f"out {number}")
            accounts[number].release(600)
        await asyncio.gather(*tasks)
        return done

    assert ["in 0", "out 0", "in 1", "out 1", "in 2", "out 2"] == asyncio.run(run())


def test_a_single_message_may_be_larger_than_a_budget() -> None:
    room = Bytes(100)
    assert room.has_room(500)
    room.add(500)
    assert not room.has_room(1)


def test_an_address_in_debt_is_remembered_without_connections(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Coming again does not pay a debt."""
    monkeypatch.setattr(addresses, "MOST_KEPT", 3)
    known = Addresses(Limits(address=Limit(1000, 1000, (1.0, 0.001))))
    debtor = known.get("192.0.2.1")
    debtor.budget.drawing.spend(5.0)
    for number in range(10):
        known.get(f"192.0.2.{number + 2}")
    assert known.get("192.0.2.1") is debtor
    assert len(known._by_name) <= 4


# ---- the inbox


class Watcher:
    """A connection with budgets of its own."""

    def __init__(self, *seats: int, left: float = 1.0) -> None:
        self.seats = seats
        own = Budget(Limit(1000, 1000, (left, 1e-6)))
        own.drawing = Bucket(left, 1e-6, Clock())
        self.account = Account((own,), (), Metrics(), is_player=bool(seats))


class Order:
    """What was done, in its order."""

    def __init__(self, turns: Turns | None = None) -> None:
        self.inbox = Inbox(turns)
        self.done: list[str] = []

    def work(self, name: str) -> inbox.Work:
        async def do() -> None:
            self.done.append(name)

        return do

    def put(self, name: str, *, is_urgent: bool = True) -> None:
        self.inbox.put(self.work(name), is_urgent=is_urgent)

    def look(self, client: Watcher, id: str, type: str = "at") -> str | None:
        """Put a look in; the id of the one that gives way."""
        dropped = self.inbox.put_look(client, Look(type, id, self.work(id)))
        return dropped.id if dropped else None

    def run(self) -> list[str]:
        async def all_of_it() -> None:
            while len(self.inbox):
                await (await asyncio.wait_for(self.inbox.get(), 5))()

        asyncio.run(all_of_it())
        return self.done


def test_moves_go_before_looks_and_players_before_watchers() -> None:
    order = Order()
    order.look(Watcher(), "watcher")
    order.look(Watcher(0), "player")
    order.put("ping of a watcher", is_urgent=False)
    order.put("first move")
    order.put("second move")
    moves = ["first move", "second move", "ping of a watcher"]
    assert [*moves, "player", "watcher"] == order.run()


def test_connections_look_in_turn() -> None:
    order = Order()
    one, other = Watcher(), Watcher()
    for number in range(3):
        order.look(one, f"one {number}", "preview")
    order.look(other, "other", "preview")
    assert ["one 0", "other", "one 1", "one 2"] == order.run()


def test_a_newer_look_replaces_an_older_one_of_its_kind() -> None:
    order = Order()
    client = Watcher()
    assert order.look(client, "a") is None
    assert order.look(client, "p", "preview") is None
    assert "a" == order.look(client, "b")
    assert "b" == order.look(client, "c")
    assert order.look(Watcher(), "d") is None, "of the same connection only"
    assert {"c", "p", "d"} == set(order.run())


def test_a_look_that_is_sent_again_waits_once() -> None:
    order = Order()
    client = Watcher()
    for _ in range(3):
        assert order.look(client, "a") is None
        assert order.look(client, "p", "preview") is None
    assert ["a", "p"] == order.run()


def test_few_looks_of_a_connection_wait() -> None:
    order = Order()
    client = Watcher()
    most = Limits.queries
    refused = [order.look(client, str(number), "why") for number in range(most + 3)]
    assert [None] * most + ["8", "9", "10"] == refused
    assert most == len(order.inbox)
    assert order.look(client, "new", inbox.STATE) is None, "a new state always waits"


def test_tables_look_one_at_a_time_and_players_first() -> None:
    """Between two looks anywhere, whatever else is ready has its turn."""

    async def run() -> list[str]:
        turns, done = Turns(), []
        busy = asyncio.Event()
        orders = {name: Order(turns) for name in ("first", "watched", "played")}

        def slow(name: str) -> inbox.Work:
            async def work() -> None:
                done.append(f"{name} begins")
                await busy.wait()
                done.append(f"{name} ends")

            return work

        async def serve(order: Order) -> None:
            await (await order.inbox.get())()

        async def settle() -> None:
            for _ in range(20):
                await asyncio.sleep(0)

        tasks = []
        for name, order in orders.items():
            viewer = Watcher(0) if name == "played" else Watcher()
            order.inbox.put_look(viewer, Look("at", name, slow(name)))
            tasks.append(asyncio.create_task(serve(order)))
            await settle()
        moves = Order(turns)
        moves.put("move")
        await serve(moves)
        done.extend(moves.done)
        busy.set()
        await asyncio.gather(*tasks)
        return done

    begin = ["first begins", "move", "first ends"]
    rest = ["played begins", "played ends", "watched begins", "watched ends"]
    assert [*begin, *rest] == asyncio.run(run())


def test_a_table_that_stops_gives_its_turn_away() -> None:
    async def run() -> None:
        turns = Turns()
        one, other = Order(turns), Order(turns)
        one.look(Watcher(), "one")
        never_done = await one.inbox.get()
        other.look(Watcher(), "other")
        waiting = asyncio.create_task(other.inbox.get())
        third = Order(turns)
        third.look(Watcher(), "third")
        last = asyncio.create_task(third.inbox.get())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await never_done()
        await (await asyncio.wait_for(last, 5))()
        assert ["third"] == third.done

    asyncio.run(run())


def test_who_is_in_debt_waits_and_the_others_do_not() -> None:
    order = Order()
    debtor, other = Watcher(0, left=-1.0), Watcher()
    order.look(debtor, "debtor")
    order.look(other, "other")

    async def first_two() -> None:
        await (await order.inbox.get())()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(order.inbox.get(), 0.05)
        order.put("move")
        await (await order.inbox.get())()

    asyncio.run(first_two())
    assert ["other", "move"] == order.done


def test_the_looks_of_a_closed_connection_are_forgotten() -> None:
    order = Order()
    client = Watcher()
    order.look(client, "a")
    order.inbox.forget(client)
    assert 0 == len(order.inbox)


# ---- a table


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has looked once is in debt for the rest of the test."""
    real = queries.at

    def expensive(table: Table, client: Client, message: object) -> None:
        real(table, client, message)  # type: ignore[arg-type]
        client.account.charge(10_000.0)

    monkeypatch.setattr(queries, "at", expensive)


@pytest.mark.usefixtures("busy")
def test_who_looks_too_much_waits_and_is_told(tmp_path: Path) -> None:
    """Meanwhile moves, pings and other tables go on."""
    limits = replace(GENEROUS, connection=drawing(Limits.connection, (1.0, 1.0)))
    with running(tmp_path / "tables.db", limits=limits) as server:
        ann, guest = Browser(server), Browser(server)
        table = ann.open_table("human", "link")["table"]
        line, watching = ann.line(table), guest.line(table)
        watching.ask("at", ply=0)
        ids = [watching.send("at", ply=0) for _ in range(5)]
        nacks = [watching.expect("nack") for _ in range(4)]
        assert dict.fromkeys(ids[:4], "rate") == {one["id"]: one["error"] for one in nacks}
        assert all(one["wait"] > 1000 for one in nacks)
        assert "pong" == watching.ask("ping")["type"]
        line.play("take 1")
        assert watching.quiet(), "its states wait too"
        assert line.ask("at", ply=0)["panels"]
        ann.close()
        guest.close()


@pytest.mark.usefixtures("busy")
def test_who_goes_on_beyond_the_drawing_time_is_closed(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connection=drawing(Limits.connection, (1.0, 1.0)))
    with running(tmp_path / "tables.db", limits=replace(limits, refusals=(4, 1e-6))) as server:
        guest = Browser(server)
        line = guest.line(guest.open_table("link", "link")["table"])
        line.ask("at", ply=0)
        for _ in range(22):
            line.send("at", ply=0)
        with pytest.raises(ConnectionClosed) as closed:
            line.expect("nothing")
        assert closed.value.rcvd is not None
        assert (4429, "rate") == (closed.value.rcvd.code, closed.value.rcvd.reason)
        assert 21 == [one.get("error") for one in line.heard].count("rate")
        guest.close()


@pytest.mark.usefixtures("busy")
def test_the_connections_of_an_address_share_its_debt(tmp_path: Path) -> None:
    """Ten connections draw no more than one."""
    limits = replace(GENEROUS, address=drawing(Limits.address, (1.0, 1.0)))
    with running(tmp_path / "tables.db", limits=limits) as server:
        ann = Browser(server)
        one, other = (ann.line(ann.open_table("human", "link")["table"]) for _ in range(2))
        one.ask("at", ply=0)
        other.send("at", ply=0)
        assert "pong" == other.ask("ping")["type"]
        assert other.quiet()
        other.play("take 1")
        ann.close()


def test_too_many_looks_are_refused(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", limits=replace(GENEROUS, queries=0)) as server:
        ann = Browser(server)
        line = ann.line(ann.open_table("human", "link")["table"])
        with pytest.raises(Refused, match="rate"):
            line.ask("why", rev=line.state["rev"], codes=[0])
        assert line.ask("at", ply=0)["panels"], "of these only the newest waits, always"
        ann.close()


def test_an_address_is_read_more_slowly_when_it_sends_too_much() -> None:
    address = Address("192.0.2.1", Limits())
    address.messages.spend(Limits.address_messages[0])
    assert 0 == pytest.approx(address.messages.delay(), abs=1e-3)
    address.messages.spend(400)
    assert 1.0 == pytest.approx(address.messages.delay(), abs=0.1)
