"""A site without a server: a visit, and then everything with the host switched off."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from poleis.web.pages.rendering import FOLDER
from poleis.web.site import offline
from tests.web.browser.site_driver import (
    GO,
    UNDER,
    Host,
    Visitor,
    open_table,
    play_on,
    rev_of,
    shown,
    table_text,
    wait_for_rev,
    write_site,
)

DESKTOP, PHONE = (1366, 768), (390, 844)
GAMES = ("akropolis", "seven_wonders_dice", "age_of_civilization", "origins")
ME = [{"kind": "human", "name": "Ann"}]
LIT = "#board [data-state=lit]"
STOPPED = re.compile("Failed to (fetch|load)|net::ERR|ServiceWorker")
"""What a browser says when it looks for a new version and there is no host."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a host, with a site somewhere below."""
    root = tmp_path_factory.mktemp("host")
    write_site(root / UNDER)
    return root


@pytest.fixture(scope="module")
def host(folder: Path) -> Iterator[Host]:
    found = Host(folder)
    yield found
    found.stop()


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator[Visitor]:
    """Somebody who has never been here, while the host is there."""
    found = Visitor(browser, host)
    yield found
    found.close()


@pytest.fixture(scope="module")
def traveller(browser: Browser, folder: Path) -> Iterator[Visitor]:
    """Somebody who has visited the site in each language, and whose host is gone now."""
    gone = Host(folder)
    found = Visitor(browser, gone)
    for lang in ("en", "pl", "ru"):
        found.keep(lang)
    gone.stop()
    assert [] == found.complaints
    yield found
    found.complaints = [text for text in found.complaints if not STOPPED.search(text)]
    found.close()


@pytest.fixture
def page(traveller: Visitor) -> Page:
    """A page of the traveller at the lobby. Tests share it, as Python goes on from page to page."""
    found = traveller.page
    found.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    found.evaluate(GO, f"{traveller.host.address}en/index.html")
    shown(found, "#new-table")
    return found


# ---- a visit


def test_a_site_can_be_read_at_once_and_installed(visitor: Visitor) -> None:
    """In the language of the browser; the manifest and its icons are there."""
    page = visitor.open()
    page.wait_for_url("**/en/index.html")
    expect(page.locator("h1")).to_be_visible()
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then(found => found.json())"
    )
    assert "standalone" == manifest["display"]
    sizes = page.evaluate(
        """icons => Promise.all(icons.map(icon => new Promise((done, fail) => {
          const image = new Image();
          image.onload = () => done(`${image.width}x${image.height}`);
          image.onerror = fail;
          image.src = new URL(icon.src, location.href);
        })))""",
        manifest["icons"],
    )
    assert [icon["sizes"] for icon in manifest["icons"]] == sizes
    state = page.evaluate(
        "poleisFrame.python.ready().then(() => navigator.serviceWorker.ready)"
        ".then(found => new Promise(done => {"
        "  const look = () => found.active.state === 'activated' ? done('activated')"
        "    : setTimeout(look, 50);"
        "  look(); }))"
    )
    assert "activated" == state


def test_pages_may_load_nothing_from_elsewhere(visitor: Visitor) -> None:
    """The policy of the page stops what a mistake or an attack would ask for."""
    page = visitor.open("en/rules-akropolis.html")
    blocked = page.evaluate(
        "fetch('https://example.com/').then(() => 'loaded', error => error.name)"
    )
    assert "TypeError" == blocked
    assert any("Content Security Policy" in text for text in visitor.complaints)
    visitor.complaints.clear()
    visitor.requested = [url for url in visitor.requested if "example.com" not in url]


def test_a_new_version_is_offered_and_waits_for_its_reader(
    browser: Browser, folder: Path, tmp_path: Path
) -> None:
    """The page stays the old one until somebody presses the button."""
    site = tmp_path / UNDER
    shutil.copytree(folder / UNDER, site)
    host = Host(tmp_path)
    reader = Visitor(browser, host)
    reader.keep("en")
    lobby = site / "en" / "index.html"
    lobby.write_text(lobby.read_text(encoding="utf-8").replace("<title>", "<title>New: "))
    script = (FOLDER / "static" / "service_worker.js").read_text(encoding="utf-8")
    offline.write_worker(site, script)
    page = reader.open("en/index.html")
    expect(page.locator("#update")).to_be_visible()
    assert "Poleis" == page.title()
    page.click("#update-now")
    page.wait_for_function("() => document.title === 'New: Poleis'")
    page.evaluate("poleisFrame.python.ready()")
    page.wait_for_function("async () => (await caches.keys()).length === 1")
    host.stop()
    page.reload()
    assert "New: Poleis" == page.title()
    reader.complaints = [text for text in reader.complaints if not STOPPED.search(text)]
    reader.close()


# ---- without the host


def test_the_lobby_comes_again_without_the_host(traveller: Visitor) -> None:
    """Also by an address with a query, and as a folder."""
    page = traveller.open("en/index.html")
    page.reload()
    expect(page.locator("#new-table")).to_be_visible()
    page.goto(f"{traveller.host.address}en/")
    expect(page.locator("#new-table")).to_be_visible()
    page.close()


def test_a_game_is_opened_and_played_by_tapping(traveller: Visitor) -> None:
    """From the lobby to a board, one move, back to the lobby, and to the table again."""
    page = traveller.open("en/index.html")
    page.locator("[name=way][value=solo]").check(force=True)
    page.click("#open-table")
    board = shown(page, LIT)
    before = rev_of(board)
    board.locator('[data-ref^="slot:"][data-state=lit]').first.click()
    board.locator('[data-ref^="cell:"][data-state=lit]').first.click()
    board.locator("#confirm").click()
    wait_for_rev(board, before + 2)
    table = page.url
    page.go_back()
    lobby = shown(page, "#your-tables a")
    lobby.locator("#your-tables a").first.click()
    assert before + 2 <= rev_of(shown(page, "#board[data-rev]"))
    assert table == page.url
    page.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_solo_game(page: Page, game: str) -> None:
    open_table(page, game, ME)
    table = page.url
    page.evaluate(GO, "learn.html")
    shown(page, ".learn")
    page.go_back()  # the page of the table only looks at the end
    assert table == page.url
    play_on(page)
    board = shown(page, "#end:not([hidden])")
    expect(board.locator("#end-title")).not_to_be_empty()


def test_a_game_against_a_bot(page: Page) -> None:
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    bot = {"kind": "bot", "bot": "greedy"}
    open_table(page, "seven_wonders_dice", [*ME, bot])
    play_on(page)
    board = shown(page, "#end:not([hidden])")
    expect(board.locator("#end-places section")).to_have_count(2)


def test_a_late_position_is_played_on_and_reviewed(page: Page) -> None:
    """A table that begins with a position near the end has few decisions to judge."""
    open_table(page, "akropolis", ME)
    play_on(page, 32)
    page.evaluate(GO, page.url.replace("table.html", "position.html"))
    position = shown(page, "#play")
    assert "/position.html?text=akropolis" in page.url
    position.click("#play")
    shown(page, "#board[data-rev]")
    play_on(page)
    board = shown(page, "#end:not([hidden])")
    board.locator("#review").click()
    review = shown(page, ".review tbody tr")
    expect(review.locator("figure svg")).to_be_visible()


def test_a_lesson(page: Page) -> None:
    """Every step is read, or shown, to the end; the list of lessons remembers it."""
    page.evaluate(GO, "learn-akropolis-two-minutes.html")
    lesson = shown(page, "#board[data-rev]")
    while not lesson.locator("#lesson.finished").count():
        before = lesson.locator("#lesson-says").inner_text()
        show = lesson.locator("#lesson-show")
        if show.is_visible():
            show.click()
        else:
            lesson.locator("#lesson-choices button").first.click()
        expect(lesson.locator("#lesson-says")).not_to_have_text(before, use_inner_text=True)
    lesson.get_by_role("link", name="All lessons").last.click()
    expect(shown(page, ".learn").locator("a.done")).to_have_count(1)


def test_a_score_pad(traveller: Visitor) -> None:
    page = traveller.open("en/pad-akropolis.html", PHONE)
    pad = shown(page, "#board[data-rev]")
    field = pad.locator('[data-do="stones"]')
    field.fill("3")
    field.press("Enter")
    expect(pad.locator("#chips .num")).to_have_text("3")
    page.reload()
    expect(shown(page, "#board[data-rev]").locator("#chips .num")).to_have_text("3")
    page.close()


@pytest.mark.parametrize(
    ("lang", "size", "asks"),
    [("pl", PHONE, "Weź kafel"), ("ru", PHONE, "Возьмите"), ("pl", DESKTOP, "Weź kafel")],
)
def test_every_language_on_every_size(
    page: Page, lang: str, size: tuple[int, int], asks: str
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(GO, f"../{lang}/index.html")
    shown(page, f"#new-table:is([lang={lang}] *)")
    board = open_table(page, "akropolis", ME)
    expect(board.locator("#prompt")).to_contain_text(asks)
    assert lang == page.evaluate("document.documentElement.lang")
    assert_fits(page)


def assert_fits(page: Page) -> None:
    """Nothing makes the page in the frame wider than the window."""
    wide, room = page.evaluate(
        "[document.querySelector('iframe').contentDocument.documentElement.scrollWidth, innerWidth]"
    )
    assert wide <= room


def test_a_language_is_changed_at_the_table(page: Page) -> None:
    board = open_table(page, "akropolis", ME)
    board.locator("header a[data-lang=ru]").click()
    expect(shown(page, LIT).locator("#prompt")).to_contain_text("Возьмите")
    assert "/ru/table.html?id=" in page.url
    page.evaluate("localStorage.removeItem('lang')")


def test_a_killed_tab_loses_no_confirmed_move(traveller: Visitor) -> None:
    """The tab ends while a turn is begun; what was confirmed before is there."""
    page = traveller.open("en/index.html")
    board = open_table(page, "akropolis", ME)
    rev = play_on(page, 6)
    wait_for_rev(board, rev)
    table = page.url
    board.locator('[data-ref^="slot:"][data-state=lit]').first.click()
    with pytest.raises(Error):  # the process of the page is gone
        page.goto("chrome://crash", timeout=5_000)
    page.close()
    again = traveller.open(table)
    assert rev == rev_of(shown(again, "#board[data-rev]"))
    again.close()


def test_two_tabs_at_one_table(traveller: Visitor) -> None:
    """What is played in one is seen in the other, and both may go on."""
    first = traveller.open("en/index.html")
    one = open_table(first, "akropolis", ME)
    second = traveller.open(first.url)
    other = shown(second, "#board[data-rev]")
    for page in (first, second, first):
        rev = play_on(page, 2)
        wait_for_rev(one, rev)
        wait_for_rev(other, rev)
    first.close()
    second.close()


def test_games_leave_as_a_file_and_come_back(page: Page, tmp_path: Path) -> None:
    """Export everything, delete one game, import the file: it is there again."""
    open_table(page, "akropolis", ME)
    play_on(page)
    id = page.url.split("id=")[1]
    page.evaluate(GO, "games.html")
    games = shown(page, ".files")
    with page.expect_download() as download:
        games.locator("a[href='/api/export']").click()
    file = tmp_path / "poleis.json"
    download.value.save_as(file)
    assert id in json.loads(file.read_text(encoding="utf-8"))["tables"]
    page.evaluate(f"poleisFrame.python.request('DELETE', '/api/tables/{id}', '', 'en')")
    assert id not in table_text(page)["tables"]
    games.set_input_files("#import-file", file)
    page.wait_for_function(
        "async id => (await poleisFrame.python.request('GET', '/api/export', '', 'en'))"
        ".text.includes(id)",
        arg=id,
    )
