"""`poleis.client` and `poleis join`: programs take seats by the documented protocol."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeVar

import pytest

from poleis import client
from poleis.bots.policy import make_policy
from poleis.client import Json, NotReached, Refused, Seat, join, play_for, request, sit
from tests.cli.running import refused
from tests.waiting import PATIENCE
from tests.web.harness import GENEROUS, Browser, Running

Browsers = Callable[..., Browser]
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    async def bounded() -> T:
        return await asyncio.wait_for(work, PATIENCE)

    return asyncio.run(bounded())


def test_two_programs_play_a_whole_game(server: Running, browser: Browsers) -> None:
    links = browser().open_table("link", "link")["links"]

    async def one(link: str, spec: str) -> Json:
        seat = await join(server.url + link, spec)
        return await play_for(seat, make_policy(spec))

    async def both() -> list[Json]:
        return await asyncio.gather(*(one(link["url"], "random") for link in links))

    facts = run(both())
    assert facts[0]["over"]
    assert facts[0]["scores"] == facts[1]["scores"]
    assert [seat["name"] for seat in facts[0]["seats"]] == ["random", "random"]


def test_a_program_sees_what_its_seat_may_know(server: Running, browser: Browsers) -> None:
    link = browser().open_table("link", "link")["links"][0]["url"]

    async def first_turn() -> tuple[object, object]:
        async with await join(server.url + link) as seat:
            async for state in seat.turns():
                known = seat.known(state)
                return known.dump(), state["known"]
        raise AssertionError("no turn")

    loaded, sent = run(first_turn())
    assert loaded == sent


def test_a_broken_line_is_mended_and_nothing_counts_twice(
    server: Running, browser: Browsers
) -> None:
    """The connection is cut after every move, before its answer is read."""
    ann = browser()
    opened = ann.open_table("link", "random")
    cut = 0

    async def play() -> None:
        nonlocal cut
        async with await join(server.url + opened["links"][0]["url"]) as seat:
            async for state in seat.turns():
                asked = asyncio.ensure_future(seat.play(state["legal"][0], state))
                await asyncio.sleep(0)
                if cut < 12 and seat._socket is not None:
                    seat._socket.transport.abort()
                    cut += 1
                await asked

    run(play())
    assert 12 == cut
    facts = request("GET", f"{server.url}/api/tables/{opened['table']}")
    assert facts["over"]


def test_refusals_come_as_errors_with_rules(server: Running, browser: Browsers) -> None:
    link = browser().open_table("link", "link")["links"][0]["url"]

    async def cheat() -> Refused:
        async with await join(server.url + link) as seat:
            async for state in seat.turns():
                with pytest.raises(Refused) as refused:
                    await seat.play("take 4", state)
                return refused.value
        raise AssertionError("no turn")

    refused = run(cheat())
    assert "illegal" == refused.error
    assert "AKR-3.2" == refused.refusals[0]["rule"]


def test_watching_needs_no_seat(server: Running, browser: Browsers) -> None:
    table = browser().open_table("human", "link")["table"]

    async def watch() -> object:
        async with await sit(server.url, table) as seat:
            async for state in seat.states():
                return state["you"]
        raise AssertionError("no state")

    assert run(watch()) is None


@pytest.mark.parametrize(
    "link",
    [
        "",
        "nonsense",
        "http://127.0.0.1:9/j/x",
        "ftp://127.0.0.1/j/x",
        "http:///j/x",
        "http://[::1/j/abc",
        "http://a b/j/x",
        "http://127.0.0.1:x/j/y",
    ],
)
def test_a_link_that_leads_nowhere_is_said_in_one_line(link: str) -> None:
    with pytest.raises(NotReached) as failed:
        run(join(link))
    assert "\n" not in str(failed.value)


def test_a_token_that_is_not_good_is_refused(server: Running, browser: Browsers) -> None:
    with pytest.raises(Refused, match="link"):
        run(join(f"{server.url}/j/{'x' * 32}"))
    facts = request(
        "GET", f"{server.url}/api/tables/{browser().open_table('human', 'link')['table']}"
    )

    async def sit_down() -> None:
        async with Seat(server.url, facts, "x" * 32) as seat:
            async for _ in seat.states():
                raise AssertionError("a stranger was shown something")

    with pytest.raises(NotReached, match="no seat"):
        run(sit_down())


def test_the_command_plays_to_the_end(server: Running, browser: Browsers) -> None:
    opened = browser().open_table("link", "random")
    link = server.url + opened["links"][0]["url"]
    command = [sys.executable, "-m", "poleis", "join", link, "--bot", "greedy", "--name", "Gizmo"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert 0 == done.returncode, done.stderr
    assert "over" in done.stdout
    facts = request("GET", f"{server.url}/api/tables/{opened['table']}")
    assert facts["over"]
    assert "Gizmo" == facts["seats"][0]["name"]


def test_the_command_refuses_bad_links_in_one_line() -> None:
    command = [sys.executable, "-m", "poleis", "join", "http://127.0.0.1:9/j/x", "--bot", "random"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert 2 == done.returncode
    assert 1 == len(done.stderr.strip().splitlines())


@contextmanager
def answering(*answers: tuple[int, str]) -> Iterator[str]:
    """A server that gives these answers, the last again and again; its address."""
    waiting = list(answers)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            code, text = waiting.pop(0) if len(waiting) > 1 else waiting[0]
            self.send_response(code)
            self.end_headers()
            self.wfile.write(text.encode())

        do_POST = do_GET

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


SITS = (200, '{"table": "abc", "seat": 0}')


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ([(200, "{}")], "this is not the answer of a Poleis server"),
        ([(200, "[]")], "this is not the answer of a Poleis server"),
        ([(200, "null")], "this is not the answer of a Poleis server"),
        ([(200, "<html>")], "Expecting value"),
        ([(404, "[]")], "the server answers 404"),
        ([(404, "{}")], "the server answers 404"),
        ([(404, "nothing")], "the server answers 404"),
        ([SITS, (200, "{}")], "this is not the answer of a Poleis server"),
        ([SITS, (200, '{"table": "abc", "game": "akropolis", "seats": 2, "options": {}}')],
         "this is not the answer of a Poleis server"),
    ],
)  # fmt: skip
def test_a_server_of_something_else_is_told_in_one_line(
    answers: list[tuple[int, str]], said: str
) -> None:
    with answering(*answers) as address:
        assert said in refused("join", f"{address}/j/abc", "--bot", "random")


def test_a_socket_that_cannot_be_understood_ends_the_seat(
    server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong on the line, whoever waits for the table hears of it."""
    link = browser().open_table("link", "link")["links"][0]["url"]

    async def listen() -> None:
        async with await join(server.url + link) as seat:
            hear = seat._hear
            monkeypatch.setattr(seat, "_hear", lambda message: hear({"type": "state"}))
            async for _ in seat.turns():
                raise AssertionError("a turn")

    with pytest.raises(NotReached, match="not understood"):
        run(listen())


def test_who_finds_no_room_comes_again_later_and_later(
    server: Running, browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that closes the connection at once is not asked ten times a second: the pauses
    grow."""
    link = browser().open_table("link", "link")["links"][0]["url"]
    full = replace(GENEROUS, table_connections=0)
    monkeypatch.setattr(server.server.sockets, "limits", full)

    pauses: list[int] = []

    class Pauses(tuple[float, ...]):
        """Notes which pause is made, and makes none."""

        def __getitem__(self, place: Any) -> Any:
            pauses.append(place)
            return 0.0

    assert sorted(client.PAUSES) == list(client.PAUSES)
    monkeypatch.setattr(client, "PAUSES", Pauses(client.PAUSES))

    async def come_again() -> None:
        async with await join(server.url + link):
            while len(pauses) < 7:
                await asyncio.sleep(0.01)

    run(come_again())
    assert [0, 1, 2, 3, 4, 4, 4] == pauses[:7]


def test_the_scheme_of_a_link_may_be_in_capitals(server: Running, browser: Browsers) -> None:
    link = browser().open_table("link", "link")["links"][0]["url"]

    async def first_state() -> object:
        async with await join(server.url.replace("http", "HTTP") + link) as seat:
            async for state in seat.states():
                return state["you"]
        raise AssertionError("no state")

    assert 0 == run(first_state())


def test_a_long_spec_is_a_short_name(server: Running, browser: Browsers) -> None:
    opened = browser().open_table("link", "random")
    spec = "mcts:iterations=1,rollouts=plain"
    command = [sys.executable, "-m", "poleis", "join", server.url + opened["links"][0]["url"]]
    done = subprocess.run([*command, "--bot", spec], capture_output=True, text=True,
                          timeout=PATIENCE, check=False)  # fmt: skip
    assert 0 == done.returncode, done.stderr
    facts = request("GET", f"{server.url}/api/tables/{opened['table']}")
    assert spec[:24] == facts["seats"][0]["name"]
    said = refused("join", "http://127.0.0.1:9/j/x", "--bot", "random", "--name", "x" * 25)
    assert "is longer than 24 characters" in said
