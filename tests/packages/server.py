"""Tries the server of an installed Poleis: health, version, rules, and games in Chromium."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, ConsoleMessage, sync_playwright

from tests.locale.report import COMPLETE
from tests.packages.commands import GAMES
from tests.packages.environment import Environment
from tests.waiting import PATIENCE
from tests.web.browser.driver import FLAGS, beside, open_table, play, wait_for_turn

BROWSERS = ("chromium-headless-shell", "chromium")
TAPPED_TURNS = 3
"""Turns of Akropolis that are played by tapping; the rest of a game goes through the socket."""


@contextmanager
def running(environment: Environment) -> Iterator[str]:
    """A server of this environment with an empty database, and its address. It ends by SIGTERM."""
    server = subprocess.Popen(
        [environment.python, "-W", "error", "-m", "poleis", "serve", "--port", "0", "--no-browser",
         "--bot-pause", "0", "--database", environment.folder / "tables.db"],
        cwd=environment.folder,
        env={**environment.variables, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        addresses = [word for word in line.split() if word.startswith("http://")]
        assert addresses, f"the server did not start: {line!r}"
        yield addresses[0]
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=PATIENCE)


def get(url: str, lang: str = "en") -> str:
    """The page at *url* in a language."""
    request = urllib.request.Request(url, headers={"Accept-Language": lang})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
    return text


def try_pages(address: str, version: str) -> str:
    """The server is healthy, of this version, and shows all rules in all languages."""
    get(f"{address}/health")
    told = json.loads(get(f"{address}/openapi.json"))["info"]["version"]
    assert told == version, f"the server says {told}, the package is {version}"
    for game in GAMES:
        for lang in COMPLETE:
            assert f'lang="{lang}"' in get(f"{address}/rules/{game}", lang), f"{game} in {lang}"
    return f"/health, version, rules of {len(GAMES)} games in {len(COMPLETE)} languages"


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser of this machine."""
    found = next(filter(None, [os.environ.get("CHROMIUM"), *map(shutil.which, BROWSERS)]), None)
    assert found, f"no Chromium: apt-get install {BROWSERS[0]} (or set CHROMIUM)"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


def try_game(browser: Browser, address: str, game: str) -> str:
    """Play a game against a bot to its end, on a page without errors."""
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(message.text)

    context = browser.new_context(base_url=address, locale="en", reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    page.on("console", heard)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    luck = random.Random(game)
    open_table(page, [{"kind": "human"}, {"kind": "bot", "bot": "random"}], game=game)
    wait_for_turn(page)
    if game == "akropolis":
        for _ in range(TAPPED_TURNS):
            play(page, luck)
        wait_for_turn(page)
    with beside(address, page) as seat:
        moves = seat.moves(10_000, luck)
    page.wait_for_selector("#end:visible")
    title = page.locator("#end-title").inner_text()
    context.close()
    assert not complaints, complaints
    return f"{moves} moves, then {title!r}"
