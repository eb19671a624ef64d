"""The pages that Python makes in a page: languages, addresses, reviews, days, pads and lessons."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import UTC, datetime, timedelta
from html import unescape
from urllib.parse import urlencode

import pytest

from poleis.core.game import games
from poleis.locale import LANGUAGES, get_language
from poleis.web.lessons import catalogue
from poleis.web.tables.daily import challenges
from tests.waiting import PATIENCE
from tests.web.local.tab import AGAINST_BOT, Json, Line, Tab, run, tab

GAMES = sorted(games())
ADDRESS = re.compile(r"""\b(?:href|src|action)=["']([^"']*)["']""")
FILE = re.compile(r"(\.\./(en|pl|ru)/)?[a-z_-]+[\w-]*\.html(\?[^#]*)?(#.*)?")
STATIC = re.compile(r"\.\./static/[\w./-]+(\?v=\w*)?")
KEPT = re.compile(r"/api/[\w/]+(\?.*)?")
"""What the page asks Python for."""


def addresses(html: str) -> list[str]:
    return [unescape(one) for one in ADDRESS.findall(html)]


def is_relative(address: str, html: str) -> bool:
    """Whether an address has a form that works in a folder, or is asked of Python."""
    if address.startswith("#") or not address:
        return True
    forms = (FILE, STATIC, KEPT)
    is_form = f'method="post" action="{address}"' in html
    is_own = address in ("manifest.webmanifest",)
    return is_form or is_own or any(form.fullmatch(address) for form in forms)


async def some_pages(page: Tab) -> list[str]:
    """The paths of all kinds of pages, with a finished game and one that goes on."""
    over, running = await page.open("age_of_civilization"), await page.open()
    await (await page.at(over)).play_on()
    tables = [f"/t/{over}", f"/t/{running}", f"/t/{running}?ply=1", f"/t/{over}/review"]
    lesson = catalogue.address(next(iter(catalogue.lessons("akropolis").values())))
    return [
        *("/", "/games", "/games/statistics", "/daily", "/daily?day=2026-02-03", "/learn", lesson),
        *("/pad/akropolis", "/aid/origins?seats=3", "/symbols/origins", *tables),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_are_in_the_readers_language_with_addresses_for_a_folder(lang: str) -> None:
    async def job() -> None:
        with tab() as page:
            for path in await some_pages(page):
                answer = await page.get(path, lang)
                assert 200 == answer.status, (path, answer.text[-400:])
                assert f'<html lang="{lang}"' in answer.text
                wrong = [one for one in addresses(answer.text) if not is_relative(one, answer.text)]
                assert [] == wrong, path

    run(job())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_does_not_exist_is_said_in_the_readers_language(lang: str) -> None:
    async def job() -> None:
        with tab() as page:
            text = get_language(lang)("server-not-found")
            for path in ("/nothing", "/pad/nothing", "/learn/akropolis/nothing"):
                answer = await page.get(path, lang)
                assert (404, True) == (answer.status, text in unescape(answer.text)), path
            answer = await page.post("/api/tables", {"game": "akropolis", "seats": 3}, lang)
            assert 422 == answer.status and "seats" in json.loads(answer.text)["text"]

    run(job())


def test_the_page_of_a_table_offers_nothing_that_needs_other_browsers() -> None:
    async def job() -> None:
        with tab() as page:
            html = (await page.get(f"/t/{await page.open(seats=AGAINST_BOT)}")).text
            facts = json.loads(re.findall(r'id="page">(.*?)</script>', html)[0])
            assert [] == facts["links"] and "rules-akropolis.html" == facts["rules"]
            link: list[Json] = [{"kind": "human"}, {"kind": "link"}]
            answer = await page.post("/api/tables", {"game": "akropolis", "seats": link})
            text = get_language("en")("page-no-links")
            assert (400, text) == (answer.status, json.loads(answer.text)["text"])

    run(job())


# ---- positions


def test_a_position_opens_from_its_text_and_is_played_on() -> None:
    async def job() -> None:
        with tab() as page:
            id = await page.open("akropolis", [{"kind": "hotseat"}, {"kind": "hotseat"}])
            found = await page.get(f"/t/{id}/position")
            assert (303, True) == (found.status, found.location.startswith("position.html?text="))
            text = unescape(found.location.partition("?")[2])
            shown = await page.get(f"/position?{text}", "pl")
            assert 200 == shown.status and 'action="/position"' in shown.text
            body = f"{text}&{urlencode({'seat': '0', 'bot': 'greedy'})}"
            opened = await page.post("/position", body)
            assert opened.location.startswith("table.html?id=")
            line = await page.at(opened.location.partition("=")[2])
            assert line.state["legal"]
            assert 400 == (await page.get("/position?text=nothing")).status

    run(job())


# ---- reviews


def test_a_finished_game_is_reviewed_and_the_review_is_kept() -> None:
    async def job() -> None:
        with tab() as page:
            id = await page.open("age_of_civilization")
            await (await page.at(id)).play_on()
            async with asyncio.timeout(PATIENCE):
                while "data-again" in (first := await page.get(f"/t/{id}/review")).text:
                    await asyncio.sleep(0.01)
            with tab(page.memory) as again:
                assert first.text == (await again.get(f"/t/{id}/review")).text
            (result,) = json.loads((await page.get("/api/results")).text)
            assert result["review"]["decisions"]
            running = await page.open()
            assert 409 == (await page.get(f"/t/{running}/review")).status

    run(job())


# ---- daily challenges


def test_a_challenge_counts_once_a_day_and_makes_a_streak() -> None:
    moment = datetime(2026, 5, 4, 12, tzinfo=UTC)

    async def job() -> None:
        nonlocal moment
        with tab(clock=lambda: moment) as page, tab() as other:
            challenge = next(
                one for one in challenges() if one.game == "age_of_civilization" and not one.bot
            )
            form = urlencode({"mode": challenge.mode, "name": "Ann"})
            first = (await page.post("/daily", form)).location
            assert first == (await page.post("/daily", form)).location
            id = first.partition("=")[2]
            live = (await page.home.tables.get(id)).table.info
            assert ("2026-05-04", False, False) == (
                live.terms.daily,
                live.terms.practice,
                live.terms.hints,
            )
            assert 400 == (await page.post("/api/tables", _wish(challenge.game))).status
            await (await page.at(id)).play_on()
            again = (await page.post("/daily", form)).location
            practice = (await page.home.tables.get(again.partition("=")[2])).table.info
            assert practice.terms.practice and live.seed == practice.seed
            shown = (await page.get("/daily")).text
            assert get_language("en")("daily-streak", n=1) in unescape(shown)
            other.home.tables.opening = page.home.tables.opening
            other.home.tables.clock = page.home.tables.clock
            there = (await other.post("/daily", form)).location.partition("=")[2]
            assert live.seed == (await other.home.tables.get(there)).table.info.seed
            moment += timedelta(days=1)
            assert first != (await page.post("/daily", form)).location

    run(job())


def _wish(game: str) -> Json:
    return {"game": game, "seats": [{"kind": "human"}], "daily": True}


# ---- deleting


def test_a_game_is_deleted_and_its_result_stays() -> None:
    async def job() -> None:
        with tab() as page:
            id = await page.open("age_of_civilization")
            await (await page.at(id)).play_on()
            assert f'name="table" value="{id}"' in (await page.get("/games")).text
            gone = await page.post("/games/forget", f"table={id}")
            assert (303, "games.html") == (gone.status, gone.location)
            assert get_language("en")("history-gone") in unescape((await page.get("/games")).text)
            assert 404 == (await page.get(f"/t/{id}")).status
            await page.open()
            assert 200 == (await page.home.request("DELETE", "/api/tables", "", "en")).status
            assert not any(page.memory.stores.values())

    run(job())


# ---- score pads and lessons


@pytest.mark.parametrize("game", GAMES)
def test_a_score_pad_draws_and_compares(game: str) -> None:
    async def job() -> None:
        with tab() as page:
            drawn = await page.post(f"/api/pad/{game}/board", {"data": None}, "pl")
            found = json.loads(drawn.text)
            assert 200 == drawn.status and found["panels"] and found["legal"]
            body = {"data": found["data"], "preview": found["legal"][:3]}
            looked = json.loads((await page.post(f"/api/pad/{game}/board", body)).text)
            assert looked["items"]
            result = await page.post(f"/api/pad/{game}/result", {"cities": [{}], "names": ["Ann"]})
            assert "Ann" == json.loads(result.text)["places"][0]["name"]
            assert 422 == (await page.post(f"/api/pad/{game}/board", {"code": "x"})).status

    run(job())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_learned_step_by_step(lang: str) -> None:
    async def job() -> None:
        with tab() as page:
            lesson = next(iter(catalogue.lessons("akropolis").values()))
            line = Line(page.home, f"/ws{catalogue.address(lesson)}", lang)
            await line.hello(lang=lang)
            for _ in lesson.steps:
                step = line.state["lesson"]["step"]
                line.say("show", step=step)
                await line.next_state()
                if line.state["lesson"]["step"] == step:
                    line.say("next", step=step)
                    await line.next_state()
            assert "done" == line.state["lesson"]["kind"]
            nothing = Line(page.home, "/ws/learn/akropolis/nothing", lang)
            assert (4404, "table") == nothing.closed

    run(job())
