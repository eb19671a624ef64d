"""A server in its own process, a browser, and pages that fail the test when they complain."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.waiting import PATIENCE
from tests.web.browser.driver import FLAGS, Opener
from tests.web.browser.server import NAME_IN
from tests.web.deals import name_of

ROOT = Path(__file__).parents[3]
SHOTS = ROOT / "build" / "screenshots"
BROWSERS = ("chromium-headless-shell", "chromium")
"""Chromium without the window around its pages takes a quarter less time for the same pages."""

LONGEST_WAIT = 120_000
"""Milliseconds to wait for something on a page. The machine may be busy with other work."""
expect.set_options(timeout=LONGEST_WAIT)

MISSING = """() => [...document.querySelectorAll('use')]
  .map(one => one.getAttribute('href'))
  .filter(name => !document.getElementById(name.slice(1)))"""
"""The signs that are used on a page and drawn nowhere."""
NO_NEWCOMER = "if (location.protocol === 'http:') localStorage.beginner ??= ''"
"""Makes a browser that has been at a table before."""


@pytest.fixture(scope="session")
def name_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server reads the name of the test."""
    return tmp_path_factory.mktemp("deals") / "name"


@pytest.fixture(autouse=True)
def deals(name_file: Path, request: pytest.FixtureRequest) -> None:
    """The deals of a test are the same in every run."""
    name_file.write_text(name_of(request.node.name))


@contextmanager
def serving(name_file: Path, database: str = "tables.db") -> Iterator[str]:
    """A server in a process of its own, and where it is."""
    with tempfile.TemporaryDirectory(prefix="poleis-browser-") as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.web.browser.server", "serve", "--port", "0",
             "--no-browser", "--bot-pause", "0", "--review", "20",
             "--database", database],
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
            env={**os.environ, "PYTHONUNBUFFERED": "1", NAME_IN: str(name_file),
                 "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src")))},
        )  # fmt: skip
        assert server.stdout is not None
        line = server.stdout.readline()
        words = [word for word in line.split() if word.startswith("http://")]
        assert words, f"the server did not start: {line!r}"
        try:
            yield words[0]
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(PATIENCE)
            server.stdout.close()


@pytest.fixture(scope="session")
def address(name_file: Path) -> Iterator[str]:
    """A server with an empty database, and where it is."""
    with serving(name_file) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium. The build installs it where it may; without it these tests fail and say so."""
    found = next(filter(None, [os.environ.get("CHROMIUM"), *map(shutil.which, BROWSERS)]), None)
    if found is None:
        pytest.fail(
            f"the browser tests need Chromium: apt-get install {BROWSERS[0]} (or set CHROMIUM)"
        )
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Opener]:
    """Opens pages, each in a browser context of its own unless one is given; without a path an
    empty one, for tests that go on to a table. Only for a newcomer the first table helps beginners.

    Errors on a page, and everything that the content security policy had to stop, fail the test.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def listen(page: Page) -> None:
        def heard(message: ConsoleMessage) -> None:
            if message.type == "error":
                complaints.append(message.text)

        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))

    def opened(
        path: str = "",
        *,
        size: tuple[int, int] = (1366, 768),
        lang: str = "en",
        touch: bool = False,
        beside: Page | None = None,
        newcomer: bool = False,
        at: str = address,
    ) -> Page:
        if beside is None:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                locale=lang,
                color_scheme="light",
                reduced_motion="reduce",
                has_touch=touch,
                base_url=at,
            )
            context.set_default_timeout(LONGEST_WAIT)
            if not newcomer:
                context.add_init_script(NO_NEWCOMER)
            contexts.append(context)
        else:
            context = beside.context
        page = context.new_page()
        listen(page)
        if path:
            page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert [] == complaints


@pytest.fixture
def shoot() -> Callable[[Page, str], None]:
    """No sign is missing on a page. With POLEIS_SHOTS=1, puts its picture into build/screenshots
    for people to look at."""

    def shot(page: Page, name: str) -> None:
        assert [] == page.evaluate(MISSING)
        if os.environ.get("POLEIS_SHOTS"):
            SHOTS.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=SHOTS / f"{name}.png")

    return shot
