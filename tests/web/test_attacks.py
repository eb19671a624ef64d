"""The attacks of benchmarks/attacks.py: what waits in the server stays bounded, and nobody else is
refused or waits behind the attacker's looks."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from benchmarks.attacks import ATTACKS, Attack, Visitor, half_requests

from poleis.web.server.outbox import Outbox
from poleis.web.tables.budgets import Account
from poleis.web.tables.inbox import Inbox, Work
from poleis.web.tables.limits import KB, Limits
from poleis.web.tables.turns import Turns
from tests.web.harness import Browser, Line, Running, running
from tests.web.test_transport import gate_of
from tests.web.waiting import wait_for

DRAWING = 512 * KB
"""The largest drawing."""
MOVES = 6


class Observer:
    """What a server does, as far as budgets bound it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.out = self.most_out = 0
        """Bytes that wait for clients: now, and at most."""
        self.inward = self.most_inward = 0
        """Bytes of messages that wait for tables."""
        self.looks = 0
        self.victim: Inbox | None = None
        self.overtaken = 0
        """How many looks anywhere were drawn, at most, while a message of the victim waited."""
        self._watch_bytes(patch)
        self._watch_order(patch)

    def _watch_bytes(self, patch: pytest.MonkeyPatch) -> None:
        count, admit, release = Outbox._count, Account.admit, Account.release

        def counted(outbox: Outbox, size: int) -> None:
            count(outbox, size)
            self.out += size
            self.most_out = max(self.most_out, self.out)

        async def admitted(account: Account, size: int) -> None:
            await admit(account, size)
            self.inward += size
            self.most_inward = max(self.most_inward, self.inward)

        def released(account: Account, size: int) -> None:
            release(account, size)
            self.inward -= size

        patch.setattr(Outbox, "_count", counted)
        patch.setattr(Account, "admit", admitted)
        patch.setattr(Account, "release", released)

    def _watch_order(self, patch: pytest.MonkeyPatch) -> None:
        put, end = Inbox.put, Turns.end

        def noted(inbox: Inbox, work: Work, *, is_urgent: bool = True) -> None:
            before = self.looks

            async def measured() -> None:
                self.overtaken = max(self.overtaken, self.looks - before)
                await work()

            is_victim = inbox is self.victim and not len(inbox)
            put(inbox, measured if is_victim else work, is_urgent=is_urgent)

        async def ended(turns: Turns, table: asyncio.Event) -> None:
            self.looks += 1
            await end(turns, table)

        patch.setattr(Inbox, "put", noted)
        patch.setattr(Turns, "end", ended)


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits that every server has, for clients that read or do not."""
    limits = Limits(read_timeout=1.0, send_buffer=4096, requests=(1e6, 1e6), new_tables=(1e6, 1e6))
    with running(tmp_path_factory.mktemp("attacked") / "tables.db", limits=limits) as found:
        yield found


@pytest.fixture
def observer(attacked: Running, monkeypatch: pytest.MonkeyPatch) -> Observer:
    return Observer(monkeypatch)


@pytest.fixture
def victim(attacked: Running, observer: Observer) -> Iterator[Line]:
    """A person who plays alone with all seats at another table."""
    ann = Browser(attacked)
    id = ann.open_table("hotseat", "hotseat")["table"]
    line = ann.line(id)

    async def find() -> Inbox:
        return (await attacked.server.tables.get(id))[0]._inbox

    observer.victim = attacked.call(find())
    yield line
    ann.close()


@contextmanager
def attack(server: Running, name: str) -> Iterator[Visitor]:
    """An attack that goes on, from an address of its own."""
    visitor = Visitor(server.url, f"198.51.100.{list(ATTACKS).index(name) + 1}")
    loop = asyncio.new_event_loop()
    task = loop.create_task(attack_of(name)(visitor))

    def run() -> None:
        with pytest.raises(asyncio.CancelledError):
            loop.run_until_complete(task)
        loop.close()

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield visitor
    finally:
        loop.call_soon_threadsafe(task.cancel)
        thread.join()


def attack_of(name: str) -> Attack:
    if name == "half-requests":
        return lambda visitor: half_requests(visitor, 120)
    return ATTACKS[name]


@pytest.fixture
def few_connections(attacked: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer than an attacker opens."""
    monkeypatch.setattr(gate_of(attacked), "most", 60)


def play_on(victim: Line) -> None:
    """Play and ping: every message is answered, none is refused."""
    for _ in range(MOVES):
        if victim.state["over"]:
            return
        victim.play()
        assert "pong" == victim.ask("ping")["type"]


def assert_bounded(seen: Observer) -> None:
    """One look is drawn at a time, so a budget is exceeded by one drawing at most."""
    limit = Limits.address
    assert seen.most_out <= limit.out + DRAWING
    assert seen.most_inward <= limit.inward


def has_begun(server: Running, name: str, visitor: Visitor) -> bool:
    """Whether an attack has reached the limit that it is about."""
    heard = visitor.heard
    signs: dict[str, Callable[[], float]] = {
        "unread": lambda: heard["cut off"],
        "looks": lambda: heard["nack"] > 100,
        "crowd": lambda: heard["4429"] and heard["moves"] > 5,
        "half-requests": lambda: heard["cut off"],
        "bot-tables": lambda: heard["state"] > 60,
        "takebacks": lambda: heard["nack rate"],
        "chats": lambda: heard["nack rate"] > 100,
        "hellos": lambda: heard["state"] > 40,
        "huge-json": lambda: heard["1008"],
    }
    return bool(signs[name]())


@pytest.mark.usefixtures("few_connections")
def test_half_requests_keep_nobody_out(attacked: Running) -> None:
    with attack(attacked, "half-requests") as visitor:
        wait_for(lambda: has_begun(attacked, "half-requests", visitor))
        ann = Browser(attacked)
        line = ann.line(ann.open_table("hotseat", "hotseat")["table"])
        play_on(line)
        ann.close()


@pytest.mark.parametrize("name", [name for name in ATTACKS if name != "half-requests"])
def test_nobody_else_notices(
    attacked: Running,
    observer: Observer,
    victim: Line,
    caplog: pytest.LogCaptureFixture,
    name: str,
) -> None:
    with attack(attacked, name) as visitor:
        wait_for(lambda: has_begun(attacked, name, visitor))
        play_on(victim)
    assert_bounded(observer)
    assert observer.overtaken <= 1
    assert [] == [one for one in caplog.records if one.levelno >= logging.ERROR]
