"""Looks cost time: moves go first, few looks wait, and who looks too much waits longer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from poleis.web.server import addresses
from poleis.web.server.addresses import Address, Addresses
from poleis.web.tables import inbox, queries
from poleis.web.tables.inbox import Inbox, Query
from poleis.web.tables.query_budget import Budget, QueryLimits, QueryTime
from poleis.web.tables.table import Client, Table
from tests.web.harness import Browser, Line, Refused, running

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
    budget = Budget(1.0, 0.5, clock)
    budget.spend(0.9)
    assert 0 == budget.delay()
    budget.spend(0.6)
    assert 1.0 == pytest.approx(budget.delay())
    clock.now = 1.0
    assert 0 == pytest.approx(budget.delay())
    assert not budget.is_full
    clock.now = 100.0
    assert budget.is_full


def test_a_look_is_charged_to_all_budgets_for_its_time_and_its_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, still = Clock(), Clock()
    monkeypatch.setattr("poleis.web.tables.query_budget.time.perf_counter", clock)
    own, shared = Budget(1.0, 1.0, still), Budget(2.0, 1.0, still)
    looks = QueryTime(own, shared)
    looks.sent(10**9)
    assert 0 == looks.delay(), "what was not asked for is not charged"
    with looks.metered():
        clock.now = 1.5
        looks.sent(100_000_000)
    assert (1.5, 0.5) == pytest.approx((own.delay(), shared.delay()))
    assert 1.5 == pytest.approx(looks.delay())


def test_an_address_in_debt_is_remembered_without_connections(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Coming again does not pay a debt."""
    monkeypatch.setattr(addresses, "MOST_KEPT", 3)
    known = Addresses(QueryLimits(address=(1.0, 0.001)))
    debtor = known.get("192.0.2.1")
    debtor.query_time.spend(5.0)
    for number in range(10):
        known.get(f"192.0.2.{number + 2}")
    assert known.get("192.0.2.1") is debtor
    assert len(known._by_name) <= 4


# ---- the inbox


class Watcher:
    """A connection with budgets of its own."""

    def __init__(self, *seats: int, left: float = 1.0) -> None:
        self.seats = seats
        self.query_time = QueryTime(Budget(left, 1e-6, Clock()))


class Order:
    """What was done, in its order."""

    def __init__(self) -> None:
        self.inbox = Inbox()
        self.done: list[str] = []

    def work(self, name: str) -> inbox.Work:
        async def do() -> None:
            self.done.append(name)

        return do

    def put(self, name: str) -> None:
        self.inbox.put(self.work(name))

    def look(self, client: Watcher, id: str, type: str = "at") -> str | None:
        """Put a look in; the id of the one that gives way."""
        dropped = self.inbox.put_query(client, Query(type, id, self.work(id)))
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
    order.put("first move")
    order.put("second move")
    assert ["first move", "second move", "player", "watcher"] == order.run()


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
    refused = [order.look(client, str(number), "why") for number in range(inbox.MOST_QUERIES + 3)]
    assert [None] * inbox.MOST_QUERIES + ["8", "9", "10"] == refused
    assert inbox.MOST_QUERIES == len(order.inbox)


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
        client.query_time._spend(10_000.0)

    monkeypatch.setattr(queries, "at", expensive)


@pytest.mark.usefixtures("busy")
def test_who_looks_too_much_waits_and_hears_what_was_replaced(tmp_path: Path) -> None:
    """Meanwhile moves, pings and other tables go on."""
    limits = QueryLimits((1.0, 1.0), (1e6, 1e6), (1e6, 1e6))
    with running(tmp_path / "tables.db", query_limits=limits) as server:
        ann, guest = Browser(server), Browser(server)
        table = ann.open_table("human", "link")["table"]
        line, watching = ann.line(table), guest.line(table)
        watching.ask("at", ply=0)
        ids = [watching.send("at", ply=0) for _ in range(5)]
        nacks = {message["id"]: message["error"] for message in (
            watching.expect("nack") for _ in range(4)
        )}  # fmt: skip
        assert dict.fromkeys(ids[:4], "replaced") == nacks
        assert "pong" == watching.ask("ping")["type"]
        line.play("take 1")
        assert line.state["rev"] == watching.expect("state")["rev"]
        assert line.ask("at", ply=0)["panels"]
        ann.close()
        guest.close()


@pytest.mark.usefixtures("busy")
def test_the_connections_of_an_address_share_its_debt(tmp_path: Path) -> None:
    """Ten connections draw no more than one."""
    limits = QueryLimits((1e6, 1e6), (1.0, 1.0), (1e6, 1e6))
    with running(tmp_path / "tables.db", query_limits=limits) as server:
        ann = Browser(server)
        one, other = (ann.line(ann.open_table("human", "link")["table"]) for _ in range(2))
        one.ask("at", ply=0)
        other.send("at", ply=0)
        assert "pong" == other.ask("ping")["type"]
        assert other.quiet()
        other.play("take 1")
        ann.close()


def test_too_many_looks_are_refused(
    two: tuple[Line, Line], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "MOST_QUERIES", 0)
    ann, _ = two
    with pytest.raises(Refused, match="rate"):
        ann.ask("why", rev=ann.state["rev"], codes=[0])


def test_an_address_is_read_more_slowly_when_it_sends_too_much() -> None:
    address = Address("192.0.2.1", QueryLimits())
    address.messages.spend(addresses.MESSAGES[0])
    assert 0 == pytest.approx(address.messages.delay(), abs=1e-3)
    address.messages.spend(400)
    assert 1.0 == pytest.approx(address.messages.delay(), abs=0.1)
