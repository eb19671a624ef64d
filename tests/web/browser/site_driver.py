"""A site on a plain file server, and how the tests use its pages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cached_property
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Frame, Page

from tests.waiting import PATIENCE

UNDER = "some/path"
"""A site works under any path."""
LONGEST_WAIT = 120_000

OPEN = """async wish => {
  const body = JSON.stringify(wish);
  const lang = document.documentElement.lang;
  const answer = await poleisFrame.python.request('POST', '/api/tables', body, lang);
  poleisFrame.go(new URL(JSON.parse(answer.text).url, location.href).href);
}"""
GO = "address => poleisFrame.go(new URL(address, location.href).href)"
"""Go to a page of the site, as a link does."""
FRAMED = """selector => {
  const all = [...document.querySelectorAll('iframe.page')];
  const inner = all.length === 1 && all[0].contentWindow;
  return inner && inner.location.href === location.href && inner.document.querySelector(selector);
}"""
PLAY = """async ([id, most]) => {
  const line = poleisFrame.python.connect(`/ws/${id}`, 'en');
  let state = null, luck = 7, sent = 0, played = 0, wake = () => {};
  const refused = [];
  const say = (type, data) => line.send(JSON.stringify({type, id: `p${Math.random()}`, ...data}));
  line.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.type === 'state') state = message;
    if (message.type === 'nack') {
      sent = 0; // another tab was faster: again, when this one has read what the other wrote
      played -= 1;
      refused.push(message.text);
      setTimeout(() => wake(), 100);
    } else wake();
  };
  line.onopen = () => say('hello', {want: 'nothing'});
  while ((played < most || state.rev < sent) && !state?.over) {
    if (played < most && state?.legal.length && state.rev >= sent) {
      luck = (luck * 1103515245 + 12345) % 2147483648;
      say('play', {rev: state.rev, code: state.legal[luck % state.legal.length]});
      sent = state.rev + 1;
      played += 1;
    }
    if (refused.length > 20) throw new Error(refused.at(-1));
    await new Promise(done => (wake = done));
  }
  line.close();
  return state.rev;
}"""
"""Play the seats of this browser at random, beside the page; returns the revision."""
KEPT = """lang => poleisFrame.python.ready().then(async () => {
  const file = new URL(`../packs/${lang}.packed`, location.href);
  const kept = async () => navigator.serviceWorker.controller && await caches.match(file);
  while (!await kept()) await new Promise(done => setTimeout(done, 50));
})"""
"""Wait until the pages of a language are kept."""


def write_site(folder: Path) -> None:
    """Write a site as a person would."""
    program = "import sys; from poleis.cli import app; app(sys.argv[1:])"
    folder.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-c", program, "site", "--out", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr


class Host:
    """`python -m http.server` on the loopback, which can be stopped and started again."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{UNDER}/"

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(self.root)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline().split(" port ")[1].split()[0])

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


class Visitor:
    """A browser of somebody who visits the site; it notes complaints, and what was requested."""

    def __init__(self, browser: Browser, host: Host, lang: str = "en") -> None:
        self.host = host
        self.complaints: list[str] = []
        self.requested: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": 1366, "height": 768},
            locale=lang,
            color_scheme="light",
            reduced_motion="reduce",
            base_url=host.address,
        )
        self.context.set_default_timeout(LONGEST_WAIT)
        self.context.on("request", lambda request: self.requested.append(request.url))
        self.context.on("page", self._listen)

    def _listen(self, page: Page) -> None:
        def heard(message: ConsoleMessage) -> None:
            if message.type == "error":
                self.complaints.append(message.text)

        page.on("console", heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, path: str = "", size: tuple[int, int] = (1366, 768)) -> Page:
        page = self.context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(urljoin(self.host.address, path))
        return page

    @cached_property
    def page(self) -> Page:
        """A page that stays open, from its first use on."""
        return self.open("en/index.html")

    def keep(self, lang: str) -> None:
        """Visit the lobby in a language, until it works without the host."""
        page = self.open(f"{lang}/index.html")
        page.evaluate(KEPT, lang)
        page.close()

    @property
    def elsewhere(self) -> set[str]:
        """What was requested from outside of the folder."""
        inside = (self.host.address, "data:", "blob:", "about:", "chrome:")
        return {url for url in self.requested if not url.startswith(inside)}

    def close(self) -> None:
        self.context.close()
        assert set() == self.elsewhere
        assert [] == self.complaints


def shown(page: Page, selector: str = "#main") -> Frame:
    """The page in the frame, when it has this."""
    page.wait_for_function(FRAMED, arg=selector)
    return next(frame for frame in page.frames if frame.parent_frame is not None)


def open_table(page: Page, game: str, seats: list[dict[str, str]], **options: object) -> Frame:
    """Open a table from the page that is shown, and go there."""
    page.evaluate(OPEN, {"game": game, "seats": seats, "options": options})
    return shown(page, "#board[data-rev]")


def id_of(page: Page) -> str:
    """The table that a page shows."""
    return page.url.split("id=")[1].split("&")[0]


def play_on(page: Page, most: int = 10_000) -> int:
    """Play up to this many actions at random."""
    return int(page.evaluate(PLAY, [id_of(page), most]))


def wait_for_rev(frame: Frame, rev: int) -> None:
    frame.wait_for_function(
        "rev => Number(document.querySelector('#board').dataset.rev) >= rev", arg=rev
    )


def rev_of(frame: Frame) -> int:
    return int(frame.get_attribute("#board", "data-rev") or -1)


def table_text(page: Page) -> Any:
    """What is exported of all games."""
    asked = "poleisFrame.python.request('GET', '/api/export', '', 'en').then(a => a.text)"
    return json.loads(page.evaluate(asked))
