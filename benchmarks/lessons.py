"""How long a learner waits for the next step of a lesson, in a browser on the loopback.

A server in a process of its own and a page in Chromium, on this machine. The page goes through the
first steps of each first game: it reads, and has tasks shown, also those where bots play. The clock
runs from just before the click until the new step is painted, board and all.
"""

from __future__ import annotations

import os
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from benchmarks.reveal import FLAGS, SIZE
from benchmarks.rows import Row
from benchmarks.web import serving

GAMES = ("akropolis", "seven_wonders_dice", "age_of_civilization", "origins")
TARGET = 100.0
STEPS = 24
WARM_UP = 3

STEP = """async () => {
  const count = document.getElementById('lesson-count');
  const before = count.textContent;
  const show = document.getElementById('lesson-show');
  const button = show.hidden ? document.querySelector('#lesson-choices button') : show;
  if (!button) return null;
  const start = performance.now();
  button.click();
  while (count.textContent === before) await new Promise(done => setTimeout(done));
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}"""
"""Do the step and wait until the next one is painted; the milliseconds that it took."""


def steps_of(page: Page, url: str, game: str) -> list[float]:
    """The times of the first steps of a first game."""
    page.goto(f"{url}/learn/{game}/first-game")
    page.wait_for_selector("#board[data-rev]")
    page.wait_for_timeout(500)
    times = []
    for _ in range(STEPS):
        page.wait_for_timeout(300)
        took = page.evaluate(STEP)
        if took is None:
            break
        times.append(float(took))
    return times[WARM_UP:]


def click_to_step() -> list[Row]:
    """From the click to the next step: the median over all games."""
    installed = map(shutil.which, ("chromium", "chromium-headless-shell"))
    found = os.environ.get("CHROMIUM") or next(filter(None, installed), None)
    times: dict[str, list[float]] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for game in GAMES:
            page = browser.new_context(viewport=SIZE, locale="en").new_page()
            times[game] = steps_of(page, url, game)
            page.close()
        browser.close()
    everything = sorted(one for row in times.values() for one in row)
    median, p95 = statistics.median(everything), statistics.quantiles(everything, n=20)[18]
    by_game = ", ".join(f"{game} {statistics.median(row):.0f}" for game, row in times.items())
    note = f"{len(everything)} steps, 95 of 100 within {p95:.0f} ms; {by_game}"
    return [Row("lesson-step", median, "ms", target=TARGET, ok=median <= TARGET, note=note)]
