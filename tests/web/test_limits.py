"""Every door has limits: size, number, rate, types, tokens, origin, host."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from poleis.web.server import connection
from poleis.web.server.connection import SMALLEST
from poleis.web.server.security import Buckets
from poleis.web.tables.bucket import Bucket
from poleis.web.tables.limits import Limits
from tests.web.harness import GAME, GENEROUS, Browser, Line, Running, running
from tests.web.test_commit import Gate

Browsers = Callable[..., Browser]
SEATS = [{"kind": "human"}, {"kind": "link"}]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with tight limits."""
    limits = replace(GENEROUS, requests=(20, 0.01), new_tables=(2, 0.001))
    with running(tmp_path_factory.mktemp("strict") / "tables.db", limits=limits) as found:
        yield found


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits of a connection do not refill, however long the test takes."""
    monkeypatch.setattr(connection, "Bucket", functools.partial(Bucket, clock=lambda: 0.0))


# ---- messages


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "json"),
        ("{", "json"),
        ("nonsense", "json"),
        ("[]", "type"),
        ("7", "type"),
        ("null", "type"),
        ("{}", "type"),
        ('{"type": "play"}', "type"),
        ('{"type": "dance", "id": "a"}', "type"),
        ('{"type": "play", "id": "a", "rev": "0", "code": 1}', "type"),
        ('{"type": "play", "id": "a", "rev": 0, "code": 1.5}', "type"),
        ('{"type": "play", "id": "a", "rev": 0, "code": true}', "type"),
        ('{"type": "play", "id": "a", "rev": -1, "code": 1}', "type"),
        ('{"type": "play", "id": "a", "rev": 0, "code": 99999999999999}', "type"),
        ('{"type": "play", "id": "a", "rev": 0, "code": 1, "seat": 1}', "type"),
        ('{"type": "play", "id": "", "rev": 0, "code": 1}', "type"),
        ('{"type": "play", "id": "a b", "rev": 0, "code": 1}', "type"),
        ('{"type": "play", "id": "' + "a" * 65 + '", "rev": 0, "code": 1}', "type"),
        ('{"type": "preview", "id": "a", "rev": 0, "codes": []}', "type"),
        ('{"type": "preview", "id": "a", "rev": 0, "codes": ' + str([1] * 13) + "}", "type"),
        ('{"type": "ahead", "id": "a", "rev": 0, "after": ' + str([1] * 9) + "}", "type"),
        ('{"type": "chat", "id": "a", "text": ""}', "type"),
        ('{"type": "chat", "id": "a", "text": "' + "x" * 301 + '"}', "type"),
        ('{"type": "rename", "id": "a", "name": "' + "x" * 25 + '"}', "type"),
        ('{"type": "chat", "id": "a", "text": "' + "x" * 20000 + '"}', "size"),
        ('{"type": "chat", "id": "a", "text": "\\ud800"}', "json"),
    ],
)
def test_a_message_that_is_not_understood_is_refused_and_does_no_harm(
    browser: Browsers, text: str, error: str
) -> None:
    ann = browser()
    line = ann.line(ann.open_table("human", "link")["table"])
    line.socket.send(text)
    assert error == line.expect("nack")["error"]
    line.play("take 1")


def test_a_binary_message_is_refused_and_does_no_harm(browser: Browsers) -> None:
    ann = browser()
    line = ann.line(ann.open_table("human", "link")["table"])
    line.socket.send(b'{"type": "ping", "id": "a"}')
    assert "type" == line.expect("nack")["error"]
    line.play("take 1")


def test_codes_far_outside_the_table_are_refused_politely(two: tuple[Line, Line]) -> None:
    ann, _ = two
    rev = ann.state["rev"]
    ann.send("play", id="far", rev=rev, code=2**31 - 1)
    assert "action" == ann.answer("far")["error"]
    assert [] == ann.ask("why", rev=rev, codes=[2**31 - 1])["refusals"]
    assert {} == ann.ask("preview", rev=rev, codes=[2**31 - 1])["items"]


@pytest.mark.usefixtures("frozen")
def test_a_flood_is_slowed_down_and_then_cut_off(browser: Browsers) -> None:
    ann = browser()
    line = ann.line(ann.open_table("human", "link")["table"])
    with pytest.raises(ConnectionClosed) as closed:
        flood(line, 400)
    assert closed.value.rcvd is not None
    assert 4429 == closed.value.rcvd.code
    answers = [message["type"] for message in line.heard]
    assert {"rate"} == {message["error"] for message in line.heard if "error" in message}
    assert 60 <= answers.count("pong") <= 150
    assert answers.count("nack") >= 40
    ann.line(ann.open_table("human", "link")["table"]).play("take 1")


def flood(line: Line, count: int) -> None:
    """Send far too much, ten at a time, and hear every answer before the next ten."""
    for number in range(count):
        line.socket.send(json.dumps({"type": "ping", "id": f"p{number}"}))
        if number % 10 == 9:
            heard = len(line.heard)
            while len(line.heard) < heard + 10:
                line.receive()


def test_few_messages_of_a_connection_wait_for_a_table(
    server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the database is slow, the rest is not even read; nothing is lost."""
    ann = browser()
    id = ann.open_table("human", "link")["table"]
    line = ann.line(id)
    gate = Gate(server, monkeypatch)

    async def waiting() -> int:
        table, _ = await server.server.tables.get(id)
        return len(table._inbox)

    move = line.send("play", rev=line.state["rev"], text="take 1")
    pings = [line.send("ping") for _ in range(60)]
    most = max(server.call(waiting()) for _ in range(100))
    assert 0 < most <= Limits.connection.inward / SMALLEST
    gate.open()
    assert "ack" == line.answer(move)["type"]
    assert ["pong"] * 60 == [line.answer(id)["type"] for id in pings]


@pytest.mark.usefixtures("frozen")
def test_chat_is_rate_limited_and_plain_text(two: tuple[Line, Line]) -> None:
    ann, ben = two
    answers = [ann.answer(ann.send("chat", text=f"<b>{n}</b>\u0007\n")) for n in range(9)]
    errors = [answer["error"] for answer in answers if answer["type"] == "nack"]
    assert ["rate"] * 3 == errors
    assert "<b>0</b>" == ben.expect("chat")["text"]


@pytest.mark.usefixtures("frozen")
def test_hints_are_rate_limited(two: tuple[Line, Line]) -> None:
    ann, _ = two
    ids = [ann.send("hint", rev=ann.state["rev"] + 100) for _ in range(6)]
    answers = {message["id"]: message["error"] for message in (ann.expect("nack") for _ in ids)}
    assert ["stale"] * 4 + ["rate"] * 2 == [answers[id] for id in ids]


# ---- tokens, origins, hosts


def test_a_bad_token_gives_no_seat(browser: Browsers) -> None:
    ann = browser()
    table = ann.open_table("human", "link")["table"]
    line = browser().line(table, token="x" * 32, hello=False)
    with pytest.raises(ConnectionClosed) as closed:
        line.receive()
    assert closed.value.rcvd is not None
    assert 4403 == closed.value.rcvd.code


def test_a_table_that_does_not_exist_is_said_so(browser: Browsers) -> None:
    line = browser().line("nowhere", hello=False)
    with pytest.raises(ConnectionClosed) as closed:
        line.receive()
    assert closed.value.rcvd is not None
    assert 4404 == closed.value.rcvd.code


def test_the_token_of_one_table_opens_no_other(browser: Browsers) -> None:
    ann = browser()
    one, other = ann.open_table("human", "link"), ann.open_table("human", "link")
    token = one["links"][0]["url"].removeprefix("/j/")
    guest = browser()
    assert 1 == guest.line(one["table"], token=token).state["you"]
    with pytest.raises(ConnectionClosed):
        guest.line(other["table"], token=token)


def test_a_link_that_was_never_made_leads_nowhere(browser: Browsers) -> None:
    assert 404 == browser().http.get("/j/" + "x" * 32).status_code
    assert 404 == browser().http.post("/api/join", json={"token": "x" * 32}).status_code


def test_a_page_from_elsewhere_cannot_connect(server: Running, browser: Browsers) -> None:
    ann = browser()
    table = ann.open_table("human", "link")["table"]
    url = f"ws://127.0.0.1:{server.port}/ws/{table}"
    with (
        pytest.raises(InvalidStatus, match="403"),
        connect(url, origin=Origin("https://evil.example"), proxy=None),
    ):
        pass
    with connect(url, origin=Origin(f"http://127.0.0.1:{server.port}"), proxy=None):
        pass


def test_a_page_from_elsewhere_cannot_post(browser: Browsers) -> None:
    body = {"game": GAME, "seats": SEATS}
    headers = {"Origin": "https://evil.example"}
    assert 403 == browser().http.post("/api/tables", json=body, headers=headers).status_code


def test_who_is_turned_away_at_the_door_reads_why(browser: Browsers) -> None:
    """One sentence, in the reader's language."""
    long = {"token": "x", "name": "y" * 100_000}
    said = set()
    for lang in ("en", "pl", "ru"):
        http = browser(lang).http
        for headers, body in (({"Origin": "http://elsewhere.example"}, {"token": "x"}), ({}, long)):
            said.add(http.post("/api/join", json=body, headers=headers).json()["text"])
    assert 6 == len(said)
    assert "The message is too long." in said


@pytest.mark.parametrize("origin", ["http://[", "http://[x]:y", "null", "//"])
def test_an_origin_that_is_no_address_is_elsewhere(
    server: Running, browser: Browsers, origin: str
) -> None:
    ann = browser()
    body = {"token": "x"}
    assert 403 == ann.http.post("/api/join", json=body, headers={"Origin": origin}).status_code
    url = f"ws://127.0.0.1:{server.port}/ws/{ann.open_table('human', 'link')['table']}"
    with (
        pytest.raises(InvalidStatus, match="403"),
        connect(url, origin=Origin(origin), proxy=None),
    ):
        pass


def test_a_name_that_was_made_to_point_here_is_turned_away(browser: Browsers) -> None:
    assert 400 == browser().http.get("/", headers={"Host": "evil.example:80"}).status_code


# ---- bodies


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        {"game": GAME},
        {"game": GAME, "seats": []},
        {"game": GAME, "seats": [{"kind": "human"}] * 9},
        {"game": GAME, "seats": [{"kind": "cheat"}, {"kind": "link"}]},
        {"game": GAME, "seats": [{"kind": "human", "name": "x" * 25}, {"kind": "link"}]},
        {"game": GAME, "seats": SEATS, "options": {"long": 7}},
        {"game": GAME, "seats": SEATS, "seed": 7},
        {"game": 7, "seats": SEATS},
    ],
)
def test_a_body_of_the_wrong_shape_is_refused(browser: Browsers, body: object) -> None:
    answer = browser().http.post("/api/tables", json=body)
    assert 422 == answer.status_code
    assert "type" == answer.json()["error"]


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": SEATS},
        {"game": GAME, "seats": [{"kind": "human"}] * 5},
        {"game": GAME, "seats": SEATS, "options": {"colour": "red"}},
        {"game": GAME, "seats": SEATS, "options": {"variants": ["harbours"]}},
        {"game": GAME, "seats": [{"kind": "human", "bot": "random"}, {"kind": "link"}]},
        {"game": GAME, "seats": [{"kind": "human"}, {"kind": "bot", "bot": "nobody"}]},
        {"game": GAME, "seats": [{"kind": "human"}, {"kind": "bot"}]},
    ],
)
def test_a_set_up_that_does_not_fit_is_refused_with_a_reason(
    browser: Browsers, body: object
) -> None:
    answer = browser().http.post("/api/tables", json=body)
    assert 400 == answer.status_code
    assert answer.json()["text"]


def test_a_body_that_is_too_large_is_not_read(browser: Browsers) -> None:
    http = browser().http
    assert 413 == http.post("/api/tables", content=b" " * 70_000).status_code
    assert 413 == http.post("/api/tables", content=iter([b" " * 1000] * 70)).status_code


def test_bad_json_is_refused(browser: Browsers) -> None:
    headers = {"Content-Type": "application/json"}
    answer = browser().http.post("/api/tables", content=b"{", headers=headers)
    assert 422 == answer.status_code


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (f"/api/pad/{GAME}/board", rb'{"data": {"name": "\ud800"}}'),
        (f"/api/pad/{GAME}/score", rb'{"name": "\ud800"}'),
        (f"/api/pad/{GAME}/board", b'{"data": ' + b"[" * 980 + b"]" * 980 + b"}"),
        ("/api/tables", rb'{"\ud800": 1}'),
        ("/api/join", rb'{"token": "\ud800"}'),
    ],
)
def test_what_cannot_be_written_again_is_refused(browser: Browsers, path: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = browser().http.post(path, content=body, headers=headers)
    assert 400 <= answer.status_code < 500
    assert answer.json()["text"]


def test_requests_and_new_tables_are_rate_limited(strict: Running) -> None:
    ann = Browser(strict)
    body = {"game": GAME, "seats": SEATS}
    codes = [ann.http.post("/api/tables", json=body).status_code for _ in range(4)]
    assert [201, 201, 429, 429] == codes
    codes = [ann.http.get("/health").status_code for _ in range(30)]
    assert 200 == codes[0]
    assert 429 == codes[-1]
    ann.close()


def assert_room_for_three(who: Browser, table: str) -> None:
    for _ in range(3):
        who.line(table)
    with pytest.raises(ConnectionClosed) as closed:
        who.line(table)
    assert closed.value.rcvd is not None
    assert 4429 == closed.value.rcvd.code


def test_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", limits=replace(GENEROUS, sockets=3)) as server:
        ann = Browser(server)
        assert_room_for_three(ann, ann.open_table("human", "link")["table"])
        ann.close()


@pytest.fixture
def three_at_a_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(GENEROUS, table_connections=3)
    monkeypatch.setattr(server.server.sockets, "limits", limits)


@pytest.mark.usefixtures("three_at_a_table")
def test_connections_to_a_table_are_limited(browser: Browsers) -> None:
    ann = browser()
    table = ann.open_table("human", "link")["table"]
    assert_room_for_three(ann, table)


@pytest.mark.usefixtures("three_at_a_table")
def test_who_watches_takes_no_room_from_who_plays(browser: Browsers) -> None:
    ann, crowd = browser(), browser()
    table = ann.open_table("human", "link")["table"]
    assert_room_for_three(crowd, table)
    ann.line(table).play("take 1")


def test_every_answer_carries_a_strict_policy(browser: Browsers) -> None:
    http = browser().http
    for path in ("/", "/health", "/api/games", "/nowhere", "/static/app.css", "/j/x"):
        policy = http.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
    assert (
        "unsafe"
        not in http.post("/api/tables", content=b" " * 70_000).headers["content-security-policy"]
    )


# ---- the limits themselves


def test_a_bucket_refills_with_time() -> None:
    now = 0.0
    bucket = Bucket(2, 1, clock=lambda: now)
    assert [True, True, False] == [bucket.take() for _ in range(3)]
    now = 1.0
    assert [True, False] == [bucket.take() for _ in range(2)]
    now = 100.0
    assert [True, True, False] == [bucket.take() for _ in range(3)]


def test_buckets_of_many_addresses_take_bounded_room() -> None:
    buckets = Buckets(1, 0.001, most=10)
    assert buckets.take("a")
    assert not buckets.take("a")
    for number in range(20):
        buckets.take(str(number))
    assert len(buckets._buckets) == 10
    assert buckets.take("a"), "forgotten, and so welcome again"
