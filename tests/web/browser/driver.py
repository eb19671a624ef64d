"""How the tests use a table: by tapping, by keys, or quickly through the socket."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Protocol
from uuid import uuid4

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

UNSEEN = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "PaintHolding",
    "Translate",
    "MediaRouter",
    "OptimizationHints",
    "PreconnectToSearch",
]
"""Parts of the browser that no test looks at. For the list below the address bar, which is hidden,
every window starts a process of its own; the others are those that Playwright leaves out, whose
list this one replaces."""

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNSEEN)}",
]

LIT = "#board [data-state=lit]"

FREE_SPOTS = """([topic, state]) => {
  const found = [];
  for (const thing of document.querySelectorAll(`#board [data-ref^="${topic}:"]`)) {
    if (thing.dataset.state !== state) continue;
    const face = (thing.querySelector('.face, .ring-lit') ?? thing).getBoundingClientRect();
    const x = face.x + face.width / 2, y = face.y + face.height / 2;
    if (document.elementFromPoint(x, y)?.closest('[data-ref]') === thing) {
      found.push([thing.dataset.ref, x, y]);
    }
  }
  return found;
}"""


class Opener(Protocol):
    """Opens a page of the server, or an empty one."""

    def __call__(
        self,
        path: str = "",
        *,
        size: tuple[int, int] = (1366, 768),
        lang: str = "en",
        touch: bool = False,
        beside: Page | None = None,
        newcomer: bool = False,
        at: str = ...,
    ) -> Page: ...


Seats = list[dict[str, str]]


def open_table(page: Page, seats: Seats, game: str = "akropolis", **options: object) -> list[str]:
    """Open a table with these seats and go there; returns the links of open seats."""
    made = _new_table(page, seats, game, options)
    page.goto(made["url"])
    return [link["url"] for link in made["links"]]


def _new_table(page: Page, seats: Seats, game: str, options: dict[str, object]) -> dict[str, Any]:
    body = {"game": game, "seats": seats, "options": options}
    answer = page.request.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def sit_down(page: Page, link: str, name: str = "") -> Page:
    """Open the link to a seat on this page and sit down there."""
    page.goto(link)
    page.fill("#name", name)
    page.click("#sit-down")
    page.wait_for_url("**/t/*")
    return page


def wait_for_turn(page: Page) -> int:
    """Wait until something can be chosen; returns the revision."""
    page.wait_for_selector(LIT, state="attached")
    return rev_of(page)


def acting(*pages: Page) -> Page:
    """The page whose turn it is."""
    for _ in range(10_000):
        for page in pages:
            if page.locator("#status:not(.wait)").count():
                return page
        pages[0].wait_for_timeout(10)
    raise AssertionError("it is nobody's turn")


def rev_of(page: Page) -> int:
    return int(page.get_attribute("#board", "data-rev") or -1)


def is_over(page: Page) -> bool:
    return page.locator("#end").is_visible()


def spots(page: Page, topic: str, state: str = "lit") -> list[tuple[str, float, float]]:
    """Things that a pointer can reach, with where they are."""
    return [tuple(one) for one in page.evaluate(FREE_SPOTS, [topic, state])]


def tap(page: Page, topic: str, luck: random.Random, state: str = "lit") -> str:
    """Tap one of the things of this kind."""
    found = spots(page, topic, state)
    assert found, f"nothing {state} to tap: {topic}"
    ref, x, y = luck.choice(found)
    page.mouse.click(x, y)
    return ref


def choose(page: Page, luck: random.Random) -> None:
    """Tap a tile and a place for it, so that one move is left."""
    tap(page, "slot", luck)
    page.wait_for_selector('#board [data-ref^="cell:"][data-state=lit]', state="attached")
    tap(page, "cell", luck)
    page.wait_for_selector("#confirm:enabled")


def play(page: Page, luck: random.Random) -> None:
    """One whole turn by tapping."""
    rev = wait_for_turn(page)
    choose(page, luck)
    page.click("#confirm")
    wait_past(page, rev)


def wait_past(page: Page, rev: int) -> None:
    """Wait until the page shows a later revision."""
    page.wait_for_function(
        "rev => Number(document.querySelector('#board').dataset.rev) > rev", arg=rev
    )


class Played:
    """A seat played through the socket, beside the page that holds the seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.say("hello", want="nothing")
        self.hear("state")

    def say(self, type: str, **data: object) -> str:
        id = uuid4().hex  # one that was seen before would do nothing
        self.socket.send(json.dumps({"type": type, "id": id, **data}))
        return id

    def hear(self, *types: str) -> dict[str, Any]:
        """The next message of these types; states on the way are taken in."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(30))
            if message["type"] == "state":
                self.state = message
            if message["type"] in types:
                return message

    def moves(self, most: int, luck: random.Random) -> int:
        """Play up to this many actions, waiting for the others; returns how many."""
        made = 0
        while made < most and not self.state["over"]:
            if not self.state["legal"]:
                self.hear("state")
                continue
            self.say("play", rev=self.state["rev"], code=luck.choice(self.state["legal"]))
            answer = self.hear("ack", "nack")
            if answer.get("error") == "rate":  # nothing has changed, and no state follows
                time.sleep(0.1)
                continue
            made += answer["type"] == "ack"
            self.hear("state")
        return made


@contextmanager
def beside(address: str, page: Page, url: str = "") -> Iterator[Played]:
    """Sit down on the seat of a page, which need not have gone to the table."""
    table = (url or page.url).split("/t/")[1].split("?")[0]
    cookies = page.context.cookies()
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in cookies)
    url = address.replace("http", "ws", 1) + f"/ws/{table}"
    with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        yield Played(socket)


@contextmanager
def away(address: str, *pages: Page) -> Iterator[list[Played]]:
    """Sit down on the seats of pages that show something else meanwhile: drawing what nobody looks
    at takes most of the time."""
    urls = [page.url for page in pages]
    with ExitStack() as stack:
        seats = [stack.enter_context(beside(address, page)) for page in pages]
        for page in pages:
            page.goto("about:blank")
        yield seats
    for page, url in zip(pages, urls, strict=True):
        page.goto(url)


@contextmanager
def open_later(
    address: str, page: Page, seats: Seats, game: str = "akropolis", **options: object
) -> Iterator[Played]:
    """Open a table and sit down there; the page goes there only then."""
    made = _new_table(page, seats, game, options)
    with beside(address, page, made["url"]) as seat:
        yield seat
    page.goto(made["url"])
