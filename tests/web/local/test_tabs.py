"""Two tabs at one table, a browser without room, and what a page imports."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from poleis.locale import LANGUAGES, get_language
from poleis.web.local.browser import StorageFull, StorageRefused
from tests.web.local.tab import AGAINST_BOT, SOLO, run, tab, think

HEAVY = (
    *("alembic", "cryptography", "fastapi", "httpx", "joblib", "markdown_it", "numpy", "openskill"),
    *("prometheus_client", "pydantic", "rich", "segno", "sqlalchemy", "starlette", "typer"),
    *("uvicorn", "websockets"),
)
PARTS = ("notify", "routes", "server", "service", "storage")
SERVER = tuple(f"poleis.web.{part}" for part in PARTS)


# ---- two tabs


def test_a_move_in_one_tab_is_seen_in_the_other() -> None:
    async def job() -> None:
        with tab() as one, tab(one.memory) as two:
            id = await one.open()
            here, there = await one.at(id), await two.at(id)
            await here.play()
            await there.until(lambda state: state["rev"] > 1)
            assert (await here.hello())["legal"] == (await there.hello())["legal"]
            await there.play()
            await here.until(lambda state: state["rev"] == there.state["rev"])

    run(job())


def test_two_tabs_that_move_at_once_do_not_spoil_each_other() -> None:
    """One move counts; the other tab is told, and shows it."""

    async def job() -> None:
        with tab() as one, tab(one.memory) as two:
            id = await one.open()
            here, there = await one.at(id), await two.at(id)
            two.browser.heard = lambda topic: None  # what the first tab says comes too late
            rev, codes = here.state["rev"], here.state["legal"]
            assert "ack" == (await here.play(codes[0]))["type"]
            refused = await there.ask("play", rev=rev, code=codes[-1])
            assert ("nack", "stale") == (refused["type"], refused["error"])
            await two.home.tables.settle()
            await one.home.tables.settle()
            first, second = await here.hello(), await there.hello()
            assert (first["rev"], first["panels"]) == (second["rev"], second["panels"])
            await there.play_on()
            await here.until(lambda state: state["over"])

    run(job())


def test_a_name_that_another_tab_gave_is_kept() -> None:
    async def job() -> None:
        with tab() as one, tab(one.memory) as two:
            id = await one.open(seats=SOLO)
            here, there = await one.at(id), await two.at(id)
            two.browser.heard = lambda topic: None
            assert "ack" == (await here.ask("rename", name="Zoe"))["type"]
            assert "nack" == (await there.play())["type"]
            await two.home.tables.settle()
            assert "ack" == (await there.play())["type"]
            with tab(one.memory) as three:
                again = await three.at(id)
                assert "Zoe" == again.state["seats"][0]["name"]

    run(job())


def test_a_table_that_another_tab_deletes_is_closed() -> None:
    async def job() -> None:
        with tab() as one, tab(one.memory) as two:
            id = await one.open()
            there = await two.at(id)
            assert 200 == (await one.home.request("DELETE", f"/api/tables/{id}", "", "en")).status
            await two.home.tables.settle()
            assert (4404, "table") == there.closed
            assert 404 == (await two.get(f"/t/{id}")).status
            assert not one.memory.stores["events"]

    run(job())


# ---- a browser without room


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("failure", "key"),
    [(StorageFull, "page-storage-full"), (StorageRefused, "page-storage-refused")],
)
def test_a_move_that_cannot_be_kept_is_refused_in_one_line(
    lang: str, failure: type[Exception], key: str
) -> None:
    async def job() -> None:
        with tab() as page:
            id = await page.open()
            line = await page.at(id, lang)
            await line.play()
            known = await line.hello(lang=lang)
            page.browser.failure = failure
            refused = await line.play()
            assert ("nack", get_language(lang)(key)) == (refused["type"], refused["text"])
            shown = await line.hello(lang=lang)
            assert (known["rev"], known["panels"]) == (shown["rev"], shown["panels"])
            answer = await page.post("/api/tables", {"game": "akropolis", "seats": SOLO}, lang)
            assert (507, get_language(lang)(key)) == (
                answer.status,
                json.loads(answer.text)["text"],
            )
            page.browser.failure = None
            assert "ack" == (await line.play())["type"]

    run(job())


def test_a_bot_waits_until_there_is_room_again() -> None:
    async def job() -> None:
        with tab() as page:
            id = await page.open("akropolis", AGAINST_BOT)
            line = await page.at(id)
            await line.until(lambda state: bool(state["legal"]))

            async def think_and_fail(question: str) -> str:
                page.browser.failure = StorageFull
                return await think(question)

            page.browser.answer = think_and_fail
            while not line.state["notice"]:
                if line.state["legal"]:
                    await line.play()
                else:
                    await line.next_state()
            assert get_language("en")("page-storage-full") == line.state["notice"]
            page.browser.answer, page.browser.failure = think, None
            await line.until(lambda state: bool(state["legal"]) and not state["notice"])

    run(job())


# ---- what a page imports

PROGRAM = f"""
import sys
import poleis.web.local.home
heavy = [name for name in sys.modules if name.split(".")[0] in {HEAVY}]
sys.exit(", ".join(heavy + [name for name in sys.modules if name.startswith({SERVER})]) or 0)
"""


def test_a_page_imports_nothing_that_only_a_server_needs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
