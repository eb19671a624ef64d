"""Several servers on one PostgreSQL: a table has one owner, and people play from any server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace

import httpx2
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from poleis.web.storage import lease as lease_module
from poleis.web.storage.lease import Lease
from poleis.web.storage.ownership import Peer
from tests.web.harness import (
    GENEROUS,
    Browser,
    Clock,
    Line,
    Running,
    quick_settings,
    wait_until,
)
from tests.web.postgresql import PostgreSQL, missing

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())

TOKEN = "the-token-of-the-owner"


@pytest.fixture(scope="module")
def servers(postgresql: PostgreSQL) -> Iterator[tuple[Running, Running]]:
    """Two servers that share a database, started at once: both bring it up to date."""
    with ExitStack() as running:
        settings = quick_settings(postgresql.url, open_tables=True, owner_token=TOKEN)
        found = [Running(settings) for _ in range(2)]
        with ThreadPoolExecutor() as pool:
            list(pool.map(Running.start, found))
        for one in found:
            running.callback(one.stop)
        yield found[0], found[1]


@dataclass
class Two:
    """Ann at the first server, which owns the table, and Ben at the second."""

    ann: Browser
    ben: Browser
    here: Line
    there: Line
    table: str


@pytest.fixture
def two(servers: tuple[Running, Running]) -> Iterator[Two]:
    ann, ben = (Browser(server) for server in servers)
    with closing(ann), closing(ben):
        table = ann.open_table("human", "link", name="Ann")
        ben.join(table["links"][0]["url"], name="Ben")
        id = table["table"]
        yield Two(ann, ben, ann.line(id), ben.line(id), id)


def lease_of(running: Running) -> Lease:
    forwarder = running.server.forwarder
    assert forwarder is not None
    return forwarder.lease


def owner_of(running: Running, table: str) -> str | None:
    """What the database says."""
    with running.server.database.engine.connect() as connection:
        found = text("SELECT owner FROM tables WHERE id = :id")
        return connection.execute(found, {"id": table}).scalar()


def owns(running: Running, table: str) -> bool:
    return table in running.server.tables.live._by_id


# ---- one table, two servers


def test_two_people_play_from_two_servers(servers: tuple[Running, Running], two: Two) -> None:
    two.here.play("take 1")
    two.here.play()
    two.there.wait_until_my_turn()
    two.there.play("take 1")
    two.there.play()
    two.here.wait_until_my_turn()
    assert two.here.state["rev"] == two.there.state["rev"]
    assert [True, False] == [owns(server, two.table) for server in servers]
    record = f"/api/tables/{two.table}/record"
    assert two.ann.http.get(record).text == two.ben.http.get(record).text


def test_pages_and_rights_are_the_same_at_both_servers(two: Two) -> None:
    seats = [one.http.get(f"/api/tables/{two.table}").json()["mine"] for one in (two.ann, two.ben)]
    assert [[0], [1]] == seats
    assert '"you": 1' in two.ben.http.get(f"/t/{two.table}").text
    assert 409 == two.ben.http.post(f"/api/tables/{two.table}/rematch").status_code
    assert 404 == two.ben.http.get("/api/tables/nowhere").status_code
    assert 409 == two.ben.http.get(f"/api/tables/{two.table}/review").status_code


def test_an_open_table_is_joined_and_closed_at_the_other_server(
    servers: tuple[Running, Running],
) -> None:
    """The owner has the same token at all servers."""
    ann, ben = (Browser(server) for server in servers)
    with closing(ann), closing(ben):
        seats = [{"kind": "human"}, {"kind": "link"}, {"kind": "link"}]
        wish = {"game": "akropolis", "seats": seats, "terms": {"open": True}}
        table = ann.http.post("/api/tables", json=wish).json()["table"]
        ann.line(table)
        assert f"/t/{table}/sit" in ben.http.get("/open-tables").text
        assert 303 == ben.http.post(f"/t/{table}/sit", data={"name": "Ben"}).status_code
        assert [1] == ben.http.get(f"/api/tables/{table}").json()["mine"]
        ben.http.get("/owner", params={"token": TOKEN})
        assert "Several servers" in ben.http.get("/owner").text
        assert 303 == ben.http.post(f"/owner/tables/{table}/close").status_code
        assert {"how": "closed"} == ann.http.get(f"/api/tables/{table}").json()["ending"]
        assert f"/t/{table}/sit" not in ben.http.get("/open-tables").text


def test_chat_presence_and_names_reach_the_other_server(two: Two) -> None:
    two.there.ask("chat", text="good luck")
    assert "good luck" == two.here.expect("chat")["text"]
    two.there.ask("rename", name="Benno")
    assert "Benno" == two.here.expect("state")["seats"][1]["name"]
    two.there.close()
    assert [0] == two.here.expect("presence")["online"]


def test_others_are_asked_for_a_takeback_across_servers(two: Two) -> None:
    two.here.play("take 1")
    two.here.play()
    two.there.wait_until_my_turn()
    two.there.play("take 1")
    two.here.expect("state")
    two.here.ask("undo", rev=two.here.state["rev"])
    question = two.there.expect("ask-undo")
    two.there.ask("undo-answer", ask=question["ask"], yes=True)
    assert two.here.expect("undo-closed")["yes"]
    assert two.here.expect("state")["rev"] == two.there.expect("state")["rev"]


def test_questions_are_answered_through_the_other_server(two: Two) -> None:
    two.here.play("take 1")
    two.here.play()
    two.there.wait_until_my_turn()
    code = two.there.state["legal"][0]
    rev = two.there.state["rev"]
    assert two.there.ask("preview", rev=rev, codes=[code])["items"]
    assert two.there.ask("hint", rev=rev)


def test_a_bot_thinks_once(servers: tuple[Running, Running]) -> None:
    """Both servers show the table; only the owner lets the bot think."""
    first, second = servers
    with closing(Browser(first)) as ann, closing(Browser(second)) as guest:
        table = ann.open_table("human", "random")["table"]
        here, there = ann.line(table), guest.line(table)
        here.play("take 1")
        here.play()
        here.wait_until_my_turn()
        while there.state["rev"] < here.state["rev"]:
            there.expect("state")

    def decisions(running: Running) -> float:
        found = running.server.metrics.registry.get_sample_value(
            "poleis_bot_seconds_count", {"task": "decide"}
        )
        return found or 0

    assert decisions(first) > 0
    assert 0 == decisions(second)


def test_a_seat_goes_to_one_of_two_who_ask_at_once(servers: tuple[Running, Running]) -> None:
    with ExitStack() as opened:
        ann, ben, cid = (
            opened.enter_context(closing(Browser(server)))
            for server in (servers[0], servers[0], servers[1])
        )
        table = ann.open_table("human", "link")
        link = table["links"][0]["url"]
        with ThreadPoolExecutor() as pool:
            asked = [pool.submit(one.http.post, link, data={"name": "x"}) for one in (ben, cid)]
        assert [303, 409] == sorted(one.result().status_code for one in asked)


# ---- trust


def test_a_request_with_a_wrong_secret_is_refused_and_not_forwarded(
    servers: tuple[Running, Running], two: Two
) -> None:
    forged = {"X-Poleis-Secret": "guess", "X-Poleis-Client": "10.0.0.1"}
    for server in servers:
        answer = httpx2.get(f"{server.url}/api/tables/{two.table}", headers=forged)
        assert 421 == answer.status_code
    before = servers[1].server.metrics.registry.get_sample_value("poleis_forwarded_requests_total")
    answer = httpx2.get(
        f"{servers[1].url}/api/tables/{two.table}",
        headers={"X-Poleis-Secret": lease_of(servers[1])._me.secret},
    )
    assert 421 == answer.status_code, "a forwarded request is not forwarded again"
    after = servers[1].server.metrics.registry.get_sample_value("poleis_forwarded_requests_total")
    assert before == after


def test_limits_count_the_client_and_not_the_server_between(postgresql: PostgreSQL) -> None:
    """An address that has too many connections is refused by the owner, through the other one."""
    with ExitStack() as running:
        few = replace(GENEROUS, sockets=2)
        first = Running(quick_settings(postgresql.url, limits=few))
        second = Running(quick_settings(postgresql.url, limits=few))
        for one in (first, second):
            one.start()
            running.callback(one.stop)
        with closing(Browser(first)) as ann, closing(Browser(second)) as ben:
            table = ann.open_table("human", "link")["table"]
            ann.line(table)
            ben.line(table)
            with pytest.raises(ConnectionClosed) as refused:
                ben.line(table)
            assert refused.value.rcvd is not None
            assert 4429 == refused.value.rcvd.code


# ---- leases


def test_a_server_that_stops_hands_its_tables_over(postgresql: PostgreSQL) -> None:
    """Players who were cut off have the whole time to come back, however long ago they sat down."""
    clock = Clock()
    first, second = (Running(quick_settings(postgresql.url, clock=clock)) for _ in range(2))
    first.start()
    second.start()
    with closing(Browser(first)) as ann, closing(Browser(second)) as ben:
        opened = ann.open_table("human", "link", name="Ann")
        ben.join(opened["links"][0]["url"], name="Ben")
        here, there = ann.line(opened["table"]), ben.line(opened["table"])
        here.play("take 1")
        there.expect("state")
        clock.forward(minutes=20)
        first.stop()
        for line in (here, there):
            with pytest.raises(ConnectionClosed) as closed:
                line.expect("nothing")
            assert closed.value.rcvd is not None
            assert 1012 == closed.value.rcvd.code
        again = ben.line(opened["table"])
        assert here.state["rev"] == again.state["rev"]
        assert owns(second, opened["table"])
        assert {"0": 600} == again.state["bot_in"]
    second.stop()


def test_a_table_that_nobody_looks_at_is_released(
    postgresql: PostgreSQL, servers: tuple[Running, Running]
) -> None:
    third = Running(quick_settings(postgresql.url, idle=0.1))
    third.start()
    with closing(Browser(third)) as ann, closing(Browser(servers[0])) as ben:
        table = ann.open_table("human", "link")["table"]
        ann.http.get(f"/api/tables/{table}")
        wait_until(lambda: owner_of(servers[0], table) is None)
        assert 200 == ben.http.get(f"/api/tables/{table}").status_code
        assert owns(servers[0], table)
    third.stop()


def test_a_server_whose_lease_was_ended_writes_nothing_and_begins_anew(
    postgresql: PostgreSQL, servers: tuple[Running, Running]
) -> None:
    """As if it had been silent: another server has taken the table, and the old owner finds out
    when it writes."""
    first, second = servers
    with closing(Browser(first)) as ann, closing(Browser(second)) as ben:
        opened = ann.open_table("human", "link", name="Ann")
        line = ann.line(opened["table"])
        engine = second.server.database.engine
        with engine.begin() as connection:
            end = text("DELETE FROM servers WHERE id = :id")
            connection.execute(end, {"id": lease_of(first).id})
        old = lease_of(first).id
        ben.join(opened["links"][0]["url"], name="Ben")
        with pytest.raises(ConnectionClosed) as closed:  # its next renewal may be quicker
            play_and_wait(line)
        assert closed.value.rcvd is not None
        assert 1012 == closed.value.rcvd.code
        wait_until(lambda: lease_of(first).id != old)
        wait_until(lambda: lease_of(first).is_valid)
        again = ann.line(opened["table"])
        assert line.state["rev"] == again.state["rev"], "the move was not written"
        assert "Ben" == again.state["seats"][1]["name"]
        assert again.play("take 1")["rev"] > line.state["rev"]
        assert "ok" == ann.http.get("/health").text


def play_and_wait(line: Line) -> None:
    line.send("play", rev=line.state["rev"], text="take 1")
    line.expect("nothing")


def test_without_an_owner_that_answers_the_reason_is_shown(
    servers: tuple[Running, Running], two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease goes on, but nobody listens at the address."""
    monkeypatch.setattr("poleis.web.server.forwarder.TAKEOVER", 0.3)
    first = lease_of(servers[0])
    dead = Peer(first.id, "http://127.0.0.1:9", "secret")

    async def claim(table: str) -> None:
        from poleis.web.storage.ownership import OwnedElsewhere

        raise OwnedElsewhere(dead)

    monkeypatch.setattr(servers[1].server.tables.owner, "claim", claim)
    answer = two.ben.http.get(f"/api/tables/{two.table}")
    assert 503 == answer.status_code
    assert "owner" == answer.json()["error"]
    with pytest.raises(ConnectionClosed) as closed:
        two.ben.line(two.table)
    assert closed.value.rcvd is not None
    assert 1013 == closed.value.rcvd.code


def test_a_loop_that_hangs_loses_the_lease(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that renews it goes on, and renews nothing."""
    monkeypatch.setattr(lease_module, "STUCK", 0.0)
    monkeypatch.setattr(lease_module, "RENEW_EVERY", 0.01)

    async def run() -> bool:
        lease = Lease(postgresql.url, "http://127.0.0.1:1")
        await lease.start()
        until = lease._until
        await asyncio.sleep(0.2)
        is_same = until == lease._until
        await lease.close()
        return is_same

    assert asyncio.run(run())
