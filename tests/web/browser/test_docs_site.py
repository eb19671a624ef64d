"""The docs as a site, in a browser: from a folder and below any path of a server."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.docs import site


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        """Nothing: the output belongs to the tests."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("docs")
    site.build(found / "any" / "path")
    return found


@pytest.fixture(scope="module")
def places(folder: Path) -> Iterator[list[str]]:
    """The site as a folder, and below a path of a server."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield [(folder / "any" / "path").as_uri(), f"http://127.0.0.1:{server.server_port}/any/path"]
    server.shutdown()
    thread.join()
    server.server_close()


def requests_of(page: Page) -> list[str]:
    """The addresses that a page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


def test_the_site_is_found_and_read(browser: Browser, places: list[str]) -> None:
    """A search in another language leads to a rule. Everything comes from the site itself."""
    for place in places:
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        page = context.new_page()
        asked = requests_of(page)
        page.goto(f"{place}/how-to/research.html")
        page.get_by_role("button", name="Search").first.click()
        page.locator("dialog input").fill("каменоломня")
        page.locator("a[href*='rules/ru/akropolis.html?h=']").click()
        expect(page.locator("article h1")).to_contain_text("Акрополис")
        assert f"{place}/rules/ru/akropolis.html" == page.url.partition("?")[0].partition("#")[0]
        assert "ru" == page.locator("html").get_attribute("lang")
        local = (place, "blob:", "data:", "about:")
        assert [] == [url for url in asked if not url.startswith(local)]
        context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_site_fits_a_phone(browser: Browser, places: list[str], scheme: str) -> None:
    """No page is wider than the screen; the notebook shows its pictures."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, color_scheme="dark" if scheme == "dark" else "light"
    )
    page = context.new_page()
    for name in ("index", "tutorial/notebook", "project/overview", "reference/contract"):
        page.goto(f"{places[0]}/{name}.html")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        assert page.evaluate(
            "() => [...document.images].every(one => one.loading === 'lazy' || one.naturalWidth)"
        )
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/\\d+/g)[0]")
    assert (int(ground) < 128) == (scheme == "dark")
    context.close()
