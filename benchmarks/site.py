"""What a site costs its visitors: bytes, seconds to the lobby and to a board, memory.

A site on a file server that compresses nothing, and a page in Chromium, on this machine. *Cold* is
a browser that has never been here; *warm* is its second visit, in a new page. The clock of a move
runs from sending it until the new board is painted, as at the server that stands beside it.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.reveal import FLAGS, NO_NEWCOMER, SIZE
from benchmarks.rows import Row
from benchmarks.web import serving
from poleis.web.site.folder import write_site

GAMES = ("akropolis", "seven_wonders_dice", "age_of_civilization", "origins")
MOVES = 24
WARM_UP = 4
MB = 1e6
TRANSFER, LOBBY, COLD, WARM, MOVE, MEMORY = 16.0, 1.5, 8.0, 4.0, 80.0, 400.0
"""The targets: megabytes, seconds, milliseconds, megabytes."""

PLAY = """async ([id, moves, framed]) => {
  const inner = () => framed
    ? document.querySelector('iframe.page').contentDocument : document;
  const line = framed ? poleisFrame.python.connect(`/ws/${id}`, 'en')
    : new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${id}`);
  let state = null, wake = () => {}, luck = 7;
  const say = (type, data) => line.send(JSON.stringify({type, id: `b${Math.random()}`, ...data}));
  line.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.type === 'state') state = message;
    wake();
  };
  line.onopen = () => say('hello', {want: 'nothing'});
  const times = [];
  while (times.length < moves && !state?.over) {
    if (!state?.legal.length) { await new Promise(done => (wake = done)); continue; }
    await new Promise(done => setTimeout(done, 150));
    luck = (luck * 1103515245 + 12345) % 2147483648;
    const {rev, legal} = state;
    const board = inner().querySelector('#board');
    const start = performance.now();
    say('play', {rev, code: legal[luck % legal.length]});
    while (Number(board.dataset.rev) <= rev) await new Promise(done => setTimeout(done));
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    times.push(performance.now() - start);
    while (state.rev <= rev) await new Promise(done => (wake = done));
  }
  line.close();
  return times;
}"""
"""Play at random beside the page; the milliseconds until the page has painted each new board."""
OPEN = """async ([game, framed]) => {
  const wish = JSON.stringify({game, seats: [{kind: 'human'}], options: {}});
  const headers = {'Content-Type': 'application/json'};
  const text = framed
    ? (await poleisFrame.python.request('POST', '/api/tables', wish, 'en')).text
    : await (await fetch('/api/tables', {method: 'POST', headers, body: wish})).text();
  const {table, url} = JSON.parse(text);
  const address = new URL(url, location.href).href;
  if (framed) poleisFrame.go(address); else setTimeout(() => (location.href = address));
  return table;
}"""
BOARD = """() => (document.querySelector('iframe.page')?.contentDocument ?? document)
  .querySelector('#board[data-rev]')"""
KEPT = """async () => {
  await poleisFrame.python.ready();
  const kept = async () => navigator.serviceWorker.controller
    && await caches.match(new URL('../packs/en.packed', location.href))
    && await caches.match(new URL('../packs/static.packed', location.href));
  while (!await kept()) await new Promise(done => setTimeout(done, 50));
}"""


class _Counted(SimpleHTTPRequestHandler):
    """Serves files as `python -m http.server` does, and counts their bytes."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        type(self).sent += os.fstat(source.fileno()).st_size
        super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def _host(folder: Path) -> Iterator[str]:
    """A file server, and its address."""
    _Counted.sent = 0
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Counted, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


def _memory(browser: Browser) -> float:
    """The megabytes of the process in which the page and Python are: the largest renderer."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [0.0]
    for one in processes:
        if one["type"] != "renderer":
            continue
        rollup = Path(f"/proc/{one['id']}/smaps_rollup").read_text(encoding="utf-8")
        pss = next(line for line in rollup.splitlines() if line.startswith("Pss:"))
        sizes.append(int(pss.split()[1]) * 1024 / MB)
    return max(sizes)


def _first_board(page: Page, address: str) -> tuple[float, float]:
    """The seconds until the lobby can be read, and until there is a board, from the first click
    in the address bar."""
    start = time.perf_counter()
    page.goto(address)
    page.wait_for_selector("#new-table h1")
    lobby = time.perf_counter() - start
    page.locator("[name=way][value=solo]").check(force=True)
    page.click("#open-table")
    page.wait_for_function(BOARD)
    return lobby, time.perf_counter() - start


def _moves(page: Page, games: Sequence[str], *, framed: bool) -> dict[str, float]:
    """The median time of a move in each of these games."""
    found = {}
    for game in games:
        table = page.evaluate(OPEN, [game, framed])
        page.wait_for_url(f"**{table}*")
        page.wait_for_function(BOARD)
        page.wait_for_timeout(1000)
        times = page.evaluate(PLAY, [table, MOVES + WARM_UP, framed])
        found[game] = statistics.median(times[WARM_UP:])
        page.go_back()
        page.wait_for_timeout(500)
    return found


def _context(browser: Browser, address: str) -> BrowserContext:
    context = browser.new_context(viewport=SIZE, locale="en", base_url=address)
    context.set_default_timeout(180_000)
    context.add_init_script(NO_NEWCOMER)
    return context


def _at_server(browser: Browser) -> tuple[float, float, dict[str, float]]:
    """Lobby, first board and moves at a server on this machine."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url:
        context = _context(browser, url)
        page = context.new_page()
        lobby, board = _first_board(page, url)
        moves = _moves(page, GAMES, framed=False)
        context.close()
        return lobby, board, moves


def visit() -> list[Row]:
    """A first and a second visit of a site, beside a server."""
    installed = map(shutil.which, ("chromium", "chromium-headless-shell"))
    found = os.environ.get("CHROMIUM") or next(filter(None, installed), None)
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch, "site")
        asyncio.run(write_site(folder, None, lambda part: None))
        with sync_playwright() as playwright, _host(folder) as address:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            context = _context(browser, address)
            page = context.new_page()
            lobby, cold = _first_board(page, address)
            page.goto(f"{address}en/index.html")
            page.evaluate(KEPT)
            sent = _Counted.sent / MB
            page.close()
            page = context.new_page()
            _, warm = _first_board(page, f"{address}en/index.html")
            moves = _moves(page, GAMES[:1], framed=True)
            memory = _memory(browser)
            moves |= _moves(page, GAMES[1:], framed=True)
            note = f"{_memory(browser):.0f} MB after a table of each game, one after the other"
            context.close()
            server = _at_server(browser)
            browser.close()
    return [
        *_rows(sent, lobby, cold, warm, moves, server),
        Row("site-memory", memory, "MB", target=MEMORY, ok=memory <= MEMORY, note=note),
    ]


def _rows(
    sent: float,
    lobby: float,
    cold: float,
    warm: float,
    moves: dict[str, float],
    server: tuple[float, float, dict[str, float]],
) -> list[Row]:
    def row(name: str, value: float, unit: str, target: float, beside: float | None = None) -> Row:
        peer = None if beside is None else "server"
        return Row(f"site-{name}", value, unit, peer, beside, target=target, ok=value <= target)

    return [
        row("transfer", sent, "MB", TRANSFER),
        row("lobby", lobby, "s", LOBBY, server[0]),
        row("first-board-cold", cold, "s", COLD, server[1]),
        row("first-board-warm", warm, "s", WARM, server[1]),
        *(row(f"move-{game}", moves[game], "ms", MOVE, server[2][game]) for game in GAMES),
    ]
