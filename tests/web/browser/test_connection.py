"""Losing the connection costs nothing: messages lost, doubled, delayed; reload; sleep."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.browser.driver import Opener, choose, open_table, play, wait_for_turn, wait_past

LONG = 10_000
"""Milliseconds after which a page sends again what was not answered."""
AGAINST_BOT = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]

Wire = Callable[[Page], "Tampered"]


class Tampered:
    """The line between a page and the server, in the hands of a test."""

    def __init__(self) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.servers: list[WebSocketRoute] = []
        self.sent: list[dict[str, Any]] = []
        self.out: Callable[[dict[str, Any]], int] = lambda message: 1
        self.back: Callable[[dict[str, Any]], int] = lambda message: 1

    def join(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.sockets.append(socket)
        self.servers.append(server)

        def outgoing(text: str | bytes) -> None:
            message = json.loads(text)
            self.sent.append(message)
            for _ in range(self.out(message)):
                server.send(text)

        def incoming(text: str | bytes) -> None:
            for _ in range(self.back(json.loads(text))):
                socket.send(text)

        socket.on_message(outgoing)
        server.on_message(incoming)

    def plays(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == "play"]


@pytest.fixture
def line(open_page: Opener) -> tuple[Page, Tampered]:
    """A table against a bot, on one's turn, and the line to it. Tests can set the clock forward."""
    page = open_page()
    page.clock.install()
    tampered = Tampered()
    page.route_web_socket("**/ws/*", tampered.join)
    open_table(page, AGAINST_BOT)
    wait_for_turn(page)
    return page, tampered


def once(type: str, copies: int) -> Callable[[dict[str, Any]], int]:
    """Let the first message of a type pass this many times, and all others once."""
    waiting = [type]

    def passing(message: dict[str, Any]) -> int:
        if message["type"] in waiting:
            waiting.clear()
            return copies
        return 1

    return passing


def moves(page: Page) -> int:
    """How many tiles one has placed, by the log."""
    return page.locator("#log-list li.s1 a", has_text="builds").count()


def play_when_asked_again(page: Page, luck: random.Random) -> None:
    """One turn by tapping, and so much time that a message without an answer is sent again."""
    rev = wait_for_turn(page)
    choose(page, luck)
    page.click("#confirm")
    expect(page.locator("#confirm")).to_be_disabled()
    page.clock.fast_forward(LONG)
    wait_past(page, rev)


def test_a_lost_move_is_sent_again(line: tuple[Page, Tampered]) -> None:
    """The server never hears the first one; the same message, with the same id, follows."""
    page, tampered = line
    tampered.out = once("play", 0)
    play_when_asked_again(page, random.Random(1))
    first, second = tampered.plays()[:2]
    assert first == second
    assert 1 == moves(page)


def test_a_doubled_move_counts_once(line: tuple[Page, Tampered]) -> None:
    page, tampered = line
    tampered.out = lambda message: 2 if message["type"] == "play" else 1
    play(page, random.Random(2))
    wait_for_turn(page)
    assert 1 == moves(page)
    play(page, random.Random(2))
    wait_for_turn(page)
    assert 2 == moves(page)


def test_a_lost_answer_is_asked_for_again(line: tuple[Page, Tampered]) -> None:
    """The move was carried out but its answer never came: it is not carried out twice."""
    page, tampered = line
    tampered.back = once("ack", 0)
    play_when_asked_again(page, random.Random(3))
    wait_for_turn(page)
    assert 1 == moves(page)


def test_a_late_move_is_waited_for(line: tuple[Page, Tampered]) -> None:
    """Nothing can be touched while a move is on its way, and nothing is sent twice."""
    page, tampered = line
    held: list[dict[str, Any]] = []

    def hold(message: dict[str, Any]) -> int:
        if message["type"] == "play" and not held:
            held.append(message)
            return 0
        return 1

    tampered.out = hold
    rev = wait_for_turn(page)
    choose(page, random.Random(4))
    page.click("#confirm")
    expect(page.locator("#confirm")).to_be_disabled()
    assert 0 == page.locator("#board [data-state=lit]").count()
    page.wait_for_timeout(500)
    tampered.servers[-1].send(json.dumps(held[0]))
    wait_past(page, rev)
    wait_for_turn(page)
    ids = [message["id"] for message in tampered.plays()]
    assert len(set(ids)) == len(ids)
    assert 1 == moves(page)


def test_a_gap_is_noticed_and_closed(line: tuple[Page, Tampered]) -> None:
    """A state that never came makes the next one useless: the page asks for all of it."""
    page, tampered = line
    greetings = len([message for message in tampered.sent if message["type"] == "hello"])
    states = [0]

    def drop_one(message: dict[str, Any]) -> int:
        if message["type"] != "state":
            return 1
        states[0] += 1
        return 0 if states[0] == 3 else 1

    tampered.back = drop_one
    play(page, random.Random(5))
    wait_for_turn(page)
    play(page, random.Random(5))
    wait_for_turn(page)
    assert 2 == moves(page)
    after = [message for message in tampered.sent if message["type"] == "hello"]
    assert greetings < len(after)


def test_a_broken_line_is_mended(line: tuple[Page, Tampered]) -> None:
    """In the middle of a choice the line breaks; the choice is still there, and can be sent."""
    page, tampered = line
    rev = wait_for_turn(page)
    choose(page, random.Random(6))
    chosen = page.locator('[data-ref^="cell:"][data-state=chosen]').get_attribute("data-ref")
    tampered.sockets[-1].close()
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#offline")).to_be_hidden()
    assert 2 == len(tampered.sockets)
    found = page.locator('[data-ref^="cell:"][data-state=chosen]').get_attribute("data-ref")
    assert chosen == found
    page.click("#confirm")
    wait_past(page, rev)


def test_whoever_found_no_room_comes_again(line: tuple[Page, Tampered]) -> None:
    """Too many were connected; a moment later there is room."""
    page, tampered = line
    tampered.sockets[-1].close(code=4429)
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#offline")).to_be_hidden()
    expect(page.locator("#bubble")).to_be_hidden()
    assert 2 == len(tampered.sockets)


def test_a_reload_keeps_the_choice(line: tuple[Page, Tampered]) -> None:
    page, _ = line
    rev = wait_for_turn(page)
    choose(page, random.Random(7))
    cell = page.locator('[data-ref^="cell:"][data-state=chosen]')
    before = cell.get_attribute("data-ref")
    page.reload()
    page.wait_for_selector("#confirm:enabled")
    assert before == cell.get_attribute("data-ref")
    page.click("#confirm")
    wait_past(page, rev)
    wait_for_turn(page)
    assert 1 == moves(page)


def test_two_tabs_on_one_seat_show_the_same(open_page: Opener, line: tuple[Page, Tampered]) -> None:
    page, _ = line
    other = open_page(page.url, beside=page)
    play(other, random.Random(8))
    rev = wait_for_turn(other)
    expect(page.locator("#board")).to_have_attribute("data-rev", str(rev))
    assert page.locator("#log-list").inner_text() == other.locator("#log-list").inner_text()
