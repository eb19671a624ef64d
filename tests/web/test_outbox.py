"""What waits for a connection is bounded in bytes, whether it is read or not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from poleis.core.game import get_game
from poleis.core.setup import make_setup
from poleis.web.server import transport
from poleis.web.server.addresses import Address
from poleis.web.server.connection import Connection
from poleis.web.server.metrics import Metrics
from poleis.web.server.outbox import Outbox
from poleis.web.service.processes import ProcessWorkers
from poleis.web.tables import rows
from poleis.web.tables.back_pressure import BackPressure
from poleis.web.tables.budgets import Account, Budget
from poleis.web.tables.journal import Journal
from poleis.web.tables.limits import Limits
from poleis.web.tables.presence import Presence
from poleis.web.tables.rows import Seat, TableInfo
from poleis.web.tables.table import Table
from poleis.web.wire.states import ChatMessage
from tests.web.harness import GAME, GENEROUS, Browser, Running, running
from tests.web.raw import Raw
from tests.web.waiting import wait_for

BUDGET = Limits.connection.out


def account(address: Budget | None = None) -> Account:
    """The account of a connection, with an address of its own unless one is given."""
    own = Budget(Limits.connection), address or Budget(Limits.address)
    return Account(own, (), Metrics(), is_player=True)


def make_outbox() -> Outbox:
    return Outbox(account())


def note(size: int) -> ChatMessage:
    """A message of at least this many bytes."""
    return {"type": "chat", "seat": 0, "name": "", "text": "x" * size, "at": ""}


# ---- the queue


def test_messages_wait_in_their_order() -> None:
    async def run() -> list[str]:
        queue = make_outbox()
        for number in range(3):
            queue.put({"type": "ack", "id": number})
        return [await queue.get() for _ in range(3)]

    assert [0, 1, 2] == [json.loads(text)["id"] for text in asyncio.run(run())]


def test_a_message_beyond_the_budget_is_refused() -> None:
    queue = make_outbox()
    assert queue.put(note(BUDGET // 2))
    assert queue.put(note(BUDGET // 3))
    assert queue.put(note(BUDGET // 3)) is None
    assert queue.size < BUDGET


def test_a_large_message_is_sent_where_nothing_else_waits() -> None:
    """A full state must be sent whatever its size, or its client would never see the table."""
    assert make_outbox().put(note(2 * BUDGET))


def test_bytes_are_counted_not_characters() -> None:
    queue = make_outbox()
    assert 2 * 1000 < (queue.put({"type": "chat", "text": "ж" * 1000}) or 0)


def test_only_the_newest_state_waits() -> None:
    async def run() -> tuple[int, list[str]]:
        queue = make_outbox()
        for number in range(500):
            assert queue.put({"type": "state", "rev": number, "panels": "x" * 100_000})
        queue.put({"type": "ack", "id": "last"})
        return queue.size, [await queue.get() for _ in range(2)]

    size, (state, last) = asyncio.run(run())
    assert size < 101_000
    assert 499 == json.loads(state)["rev"]
    assert "last" == json.loads(last)["id"]


def test_the_connections_of_an_address_share_a_budget() -> None:
    address = Budget(replace(Limits.address, out=3000))
    queues = [Outbox(account(address)) for _ in range(3)]
    assert all(queue.put(note(500)) for queue in queues)
    assert queues[0].put(note(1000))
    assert queues[1].put(note(1000)) is None
    queues[0].close()
    assert queues[1].put(note(1000))
    for queue in queues:
        queue.close()
    assert 0 == address.out.size


def test_a_message_counts_until_it_is_sent() -> None:
    async def run() -> list[int]:
        address = Budget(Limits.address)
        queue = Outbox(account(address))
        sizes = [queue.put(note(100)) or 0]
        await queue.get()
        sizes.append(address.out.size)
        following = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        sizes.append(address.out.size)
        following.cancel()
        return sizes

    size, leaving, sent = asyncio.run(run())
    assert (size, 0) == (leaving, sent)


def test_a_closed_queue_keeps_nothing() -> None:
    queue = make_outbox()
    queue.put(note(1000))
    queue.close()
    queue.put(note(1000))
    assert 0 == queue.size


# ---- a connection


class FakeSocket:
    """A socket that is written to only when the test lets it."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.is_aborted = False
        self.is_open = True
        self.scope = {"extensions": {transport.ABORT: {"abort": self.abort}}}

    def abort(self) -> None:
        self.is_aborted = True

    async def send_text(self, text: str) -> None:
        if not self.is_open:
            raise RuntimeError("Unexpected ASGI message 'websocket.send'")
        self.sent.append(json.loads(text))


def connection(socket: FakeSocket) -> Connection:
    address, pressure = Address("192.0.2.1", Limits()), BackPressure()
    return Connection(
        cast(WebSocket, socket),
        (0,),
        "",
        "en",
        address,
        pressure.account((0,), address.budget, Budget(Limits.table)),
        Metrics(),
        pressure.limits,
    )


def test_a_connection_that_does_not_read_is_cut_off() -> None:
    async def run() -> tuple[FakeSocket, Connection]:
        socket = FakeSocket()
        slow = connection(socket)
        while not socket.is_aborted:
            slow.send(note(BUDGET // 10))
        slow.send(note(BUDGET))
        return socket, slow

    _, slow = asyncio.run(run())
    assert 0 == slow._outbox.size


def test_a_write_to_a_closed_connection_ends_quietly() -> None:
    """Nobody awaits the writing task, so an error there would end up in the log."""

    async def run() -> None:
        socket = FakeSocket()
        socket.is_open = False
        closed = connection(socket)
        closed.send(note(1))
        await asyncio.wait_for(closed.write(), 5)

    asyncio.run(run())


def make_table() -> Table:
    game = get_game(GAME)
    seats = [Seat(0, "human", "Ann"), Seat(1, "human", "Ben")]
    setup = make_setup(game, 2)
    info = TableInfo("t", "Delos", GAME, game.rules_version, setup, "seed", "", seats)
    journal = cast(Journal, None)
    presence = Presence(info, journal, rows.now(), rows.now)
    return Table(info, [], [], journal, cast(ProcessWorkers, None), presence)


def test_a_state_in_place_of_an_unsent_one_is_complete() -> None:
    """A state tells the difference to the one before; without that one it would be useless."""

    async def run() -> list[dict[str, Any]]:
        table, socket = make_table(), FakeSocket()
        client = connection(socket)
        writer = asyncio.create_task(client.write())

        def move() -> None:
            [actor] = table.match.state.actors()
            table.match.play(actor, int(table.match.state.legal(actor)[0]))
            table.presenter.changed()
            table.send_state(client)

        table.send_state(client)
        await client.flush()
        move()  # this one is not sent before the next
        move()
        await client.flush()
        move()
        await client.flush()
        writer.cancel()
        return socket.sent

    first, second, third = asyncio.run(run())
    assert [True, True, False] == [one["full"] for one in (first, second, third)]
    assert set(first["panels"]) == set(second["panels"])
    assert second["rev"] == third["base"]


# ---- a server


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Running]:
    """A server that waits a second for clients that do not read."""
    limits = replace(GENEROUS, read_timeout=1.0, send_buffer=4096)
    with running(tmp_path / "tables.db", limits=limits) as found:
        yield found


def clients(server: Running, table: str) -> Callable[[], list[Any]]:
    async def find() -> list[Any]:
        return list((await server.server.tables.get(table))[0].clients)

    return lambda: server.call(find())


def test_clients_that_do_not_read_take_little_memory_and_are_cut_off(impatient: Running) -> None:
    """Each asks for a full state again and again, and reads none of them."""
    ann = Browser(impatient)
    table = ann.open_table("human", "link")["table"]
    connected = clients(impatient, table)
    with ExitStack() as stack:
        raws = [stack.enter_context(Raw(impatient)) for _ in range(5)]
        for raw in raws:
            assert "101" in raw.upgrade(table)
        most = 0
        for number in range(20):
            for raw in raws:
                raw.say("hello", id=f"h{number}")
            most = max([most, *(one._outbox.size for one in connected())])
        assert 0 < most <= BUDGET
        wait_for(lambda: not connected())
        assert all(raw.is_cut_off() for raw in raws)
    ann.line(table).play("take 1")
    ann.close()


def test_pings_without_reading_take_no_memory(impatient: Running) -> None:
    """Each asks for an answer of the WebSocket itself, beside the queue of the table."""
    ann = Browser(impatient)
    table = ann.open_table("human", "link")["table"]
    connected = clients(impatient, table)
    with Raw(impatient) as raw:
        raw.upgrade(table)
        raw.say("hello", id="h")
        wait_for(lambda: any(one.sent.rev is not None for one in connected()))
        [client] = connected()
        abort = client.socket.scope["extensions"][transport.ABORT]["abort"]
        unread = abort.__self__.get_write_buffer_size()
        assert unread > 0
        for _ in range(2000):
            raw.frame(b"x" * 125, opcode=9)
        for _ in range(20):
            connected()  # meanwhile the server reads the pings
        assert abort.__self__.get_write_buffer_size() <= unread
        wait_for(lambda: not connected())
    ann.close()
