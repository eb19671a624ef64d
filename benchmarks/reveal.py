"""How fast seven people at one table see what everybody chose, each in a browser of his own.

A server in a process of its own with a database on the disk, and seven pages in Chromium, each in
a context of its own, all on this machine. Everything is done in the pages. The clock runs from
just before the last to choose presses *Confirm* until the last of the seven pages has painted
what everybody chose: the list of players. Boards and dice follow; how long they take is told too.
"""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import statistics
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from playwright.async_api import Browser, Page, ViewportSize, async_playwright

from benchmarks.rows import Row
from benchmarks.web import WARM_UP, serving
from poleis.client import request

GAME = "seven_wonders_dice"
SEATS = 7
TURNS = 33
TARGET = 100.0
THOUGHT = 1.0
"""Seconds for which the last to choose thinks, while nothing else happens."""
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SIZE: ViewportSize = {"width": 1366, "height": 768}
NO_NEWCOMER = "if (location.protocol === 'http:') localStorage.beginner ??= ''"
"""Makes a browser that has been at a table before: the first one helps beginners."""

WATCH = """() => {
  const board = document.getElementById('board');
  const now = () => performance.timeOrigin + performance.now();
  const channel = new MessageChannel();
  window.seen = {};
  channel.port1.onmessage = ({ data }) => { window.seen[data] ??= now(); };
  new MutationObserver(changes => {
    for (const { attributeName } of changes) {
      channel.port2.postMessage(`${attributeName} ${board.getAttribute(attributeName)}`);
    }
  }).observe(board, { attributeFilter: ['data-told', 'data-rev'] });
}"""
"""Remember when each revision was told and drawn: the message comes after the frame that did it."""

CHOOSE = """number => {
  const input = document.getElementById('typed');
  input.value = '';
  input.dispatchEvent(new Event('input'));
  const moves = [...document.querySelectorAll('#typed-list option')].map(one => one.value);
  input.value = number < 0 ? 'pass' : moves[number % moves.length];
  document.getElementById('typed-form').requestSubmit();
}"""
"""Type one of the moves that the page offers, or the one that nothing follows from."""

CONFIRM = """() => {
  const moment = performance.timeOrigin + performance.now();
  document.getElementById('confirm').click();
  return moment;
}"""

REV = "() => Number(document.getElementById('board').dataset.rev)"
MINE = "() => !document.getElementById('status').classList.contains('wait')"
OVER = "() => document.body.classList.contains('over')"
SEEN = "key => window.seen[key]"


async def open_pages(open_: AsyncExitStack, browser: Browser, url: str) -> list[Page]:
    """A new table with a page for each seat, in a browser context of its own."""
    wish = {"game": GAME, "seats": [{"kind": "link"}] * SEATS}
    opened = await asyncio.to_thread(request, "POST", f"{url}/api/tables", wish)
    pages = []
    for link in opened["links"]:
        context = await browser.new_context(viewport=SIZE, locale="en")
        await context.add_init_script(NO_NEWCOMER)
        open_.push_async_callback(context.close)
        page = await context.new_page()
        await page.goto(url + link["url"])
        await page.click("#sit-down")
        await page.wait_for_selector("#board[data-rev]")
        await page.evaluate(WATCH)
        pages.append(page)
    return pages


async def choose(page: Page, number: int) -> None:
    """Have a move ready to be confirmed."""
    await page.evaluate(CHOOSE, number)
    await page.wait_for_selector("#confirm:enabled")


async def confirm(page: Page) -> None:
    """Carry out what was chosen."""
    rev = await page.evaluate(REV)
    await page.evaluate(CONFIRM)
    await page.wait_for_function(f"rev => ({REV})() > rev", arg=rev)


async def reveal(pages: list[Page], luck: random.Random) -> tuple[float, float] | None:
    """One turn: how long the last choice took to be told to everybody, and until all was drawn.

    The last to choose passes, for nothing follows from that. None: the game is over.
    """
    order = luck.sample(pages, len(pages))
    for page in order[:-1]:
        while await page.evaluate(MINE):
            await choose(page, luck.randrange(1000))
            await confirm(page)
    last = order[-1]
    await choose(last, -1)
    await asyncio.sleep(THOUGHT)
    before = [await page.evaluate(REV) for page in pages]
    start = await last.evaluate(CONFIRM)
    await asyncio.sleep(THOUGHT)
    if await last.evaluate(OVER):
        return None
    for page, rev in zip(pages, before, strict=True):
        await page.wait_for_function(f"rev => ({REV})() > rev", arg=rev)
    told = [
        await page.evaluate(SEEN, f"data-told {rev}")
        for page, rev in zip(pages, before, strict=True)
    ]
    drawn = [await page.evaluate(SEEN, f"data-rev {await page.evaluate(REV)}") for page in pages]
    return max(told) - start, max(drawn) - start


async def measure(url: str) -> list[tuple[float, float]]:
    """The times of many turns of as many games as it takes, in milliseconds."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    times: list[tuple[float, float]] = []
    luck = random.Random(7)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=found, args=FLAGS)
        while len(times) < TURNS:
            async with AsyncExitStack() as open_:
                pages = await open_pages(open_, browser, url)
                while len(times) < TURNS and (took := await reveal(pages, luck)):
                    times.append(took)
        await browser.close()
    return times[WARM_UP:]


def last_choice_to_reveal() -> list[Row]:
    """From the last choice of a turn to the last of seven pages: the median."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url:
        times = asyncio.run(measure(url))
    told, drawn = zip(*times, strict=True)
    median, p95 = statistics.median(told), statistics.quantiles(told, n=20)[18]
    note = (
        f"{SEATS} pages in Chromium, {len(times)} turns, 95 of 100 within {p95:.0f} ms; boards"
        f" drawn after {statistics.median(drawn):.0f} ms"
    )
    ok = median <= TARGET
    return [Row("swd-reveal", median, "ms", target=TARGET, ok=ok, note=note)]
