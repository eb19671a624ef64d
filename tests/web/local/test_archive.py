"""All games as one file, one game as a record: out of a browser and into another one."""

from __future__ import annotations

import json

import pytest

from poleis.core import record
from poleis.core.game import games
from tests.web.local.tab import AGAINST_BOT, HOT_SEAT, Tab, run, tab


async def finished(page: Tab, game: str = "age_of_civilization") -> str:
    """A solo game, played to its end."""
    id = await page.open(game)
    await (await page.at(id)).play_on()
    return id


async def record_of(page: Tab, id: str) -> str:
    answer = await page.get(f"/api/tables/{id}/record")
    assert (200, f"{id}.poleis") == (answer.status, answer.filename), answer.text
    return answer.text


def test_all_games_go_into_an_empty_browser() -> None:
    async def job() -> None:
        with tab() as old, tab() as new:
            over, running = await finished(old), await old.open("akropolis", HOT_SEAT)
            line = await old.at(running)
            for _ in range(3):
                await line.play()
            file = await old.get("/api/export")
            assert "poleis-all-games.json" == file.filename
            answer = await new.post("/api/import", file.text)
            assert {"tables": 2, "results": 1, "left": 0} == json.loads(answer.text)
            for path in ("/games", f"/t/{over}"):
                assert (await old.get(path)).text == (await new.get(path)).text
            assert await record_of(old, over) == await record_of(new, over)
            known, again = await line.hello(), (await new.at(running)).state
            assert (known["rev"], known["legal"]) == (again["rev"], again["legal"])
            assert known["panels"] == again["panels"]
            await (await new.at(running)).play_on()

    run(job())


def test_a_file_replaces_only_what_is_older() -> None:
    async def job() -> None:
        with tab() as page, tab() as other:
            id = await page.open()
            line = await page.at(id)
            await line.play()
            early = (await page.get("/api/export")).text
            await line.play()
            late = (await page.get("/api/export")).text
            answer = await page.post("/api/import", early)
            assert {"tables": 0, "results": 0, "left": 1} == json.loads(answer.text)
            rev = (await line.hello())["rev"]
            assert 1 == json.loads((await other.post("/api/import", early)).text)["tables"]
            there = await other.at(id)
            assert there.state["rev"] < rev
            assert 1 == json.loads((await other.post("/api/import", late)).text)["tables"]
            await other.home.tables.settle()
            assert rev == (await there.hello())["rev"]
            await there.play_on()

    run(job())


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "other"}', "\x00", "[" * 100_000])
def test_a_file_without_games_is_refused_and_changes_nothing(text: str) -> None:
    async def job() -> None:
        with tab() as page:
            answer = await page.post("/api/import", text)
            assert 400 == answer.status and json.loads(answer.text)["text"]
            assert 0 == page.browser.commits

    run(job())


def test_tables_that_cannot_be_read_are_left_out() -> None:
    async def job() -> None:
        with tab() as old, tab() as new:
            good, bad = await old.open(), await old.open()
            found = json.loads((await old.get("/api/export")).text)
            found["tables"][bad]["seats"] = "nobody"
            found["tables"]["x/y"] = found["tables"][good]
            found["results"] = {"a": 1}
            answer = await new.post("/api/import", found)
            assert {"tables": 1, "results": 0, "left": 2} == json.loads(answer.text)
            assert [good] == list(new.memory.stores["tables"])

    run(job())


@pytest.mark.parametrize("game", sorted(games()))
def test_a_finished_record_opens_as_a_finished_table(game: str) -> None:
    async def job() -> None:
        with tab() as old, tab() as new:
            text = await record_of(old, await finished(old, game))
            answer = await new.post("/api/import", text)
            assert 201 == answer.status, answer.text
            id = json.loads(answer.text)["table"]
            line = await new.at(id)
            assert line.state["over"]
            match, again = record.read(text).match, record.read(await record_of(new, id))
            assert match.log == again.match.log and match.scores() == line.state["result"]["total"]
            assert 200 == (await new.get(f"/t/{id}/review")).status
            assert not json.loads((await new.get("/api/results")).text)

    run(job())


def test_an_unfinished_record_goes_on_against_bots() -> None:
    async def job() -> None:
        with tab() as old, tab() as new:
            id = await old.open("akropolis", HOT_SEAT)
            line = await old.at(id)
            for _ in range(4):
                await line.play()
            answer = await new.post("/api/import", await record_of(old, id))
            there = await new.at(json.loads(answer.text)["table"])
            assert ["human", "bot"] == [seat["kind"] for seat in there.state["seats"]]
            assert line.state["ply"] <= there.state["ply"] and not there.state["over"]

    run(job())


def test_a_record_against_the_rules_is_refused_with_the_line() -> None:
    async def job() -> None:
        with tab() as page:
            lines = "poleis 2\ngame akropolis rules 1 seats 1 options long=no\n0 take 9\n"
            answer = await page.post("/api/import", lines)
            assert 400 == answer.status and json.loads(answer.text)["text"]
            assert not page.memory.stores["tables"]

    run(job())


def test_results_come_as_json_and_as_csv() -> None:
    async def job() -> None:
        with tab() as page:
            id = await finished(page)
            (found,) = json.loads((await page.get("/api/results")).text)
            assert (id, "age_of_civilization", 0) == (found["table"], found["game"], found["seat"])
            csv = await page.get("/api/results?format=csv")
            assert 2 == len(csv.text.splitlines()) and csv.type.startswith("text/csv")
            assert "[]" == (await page.get("/api/results?format=json&game=akropolis")).text

    run(job())


def test_a_record_stays_closed_while_it_would_tell_a_secret() -> None:
    async def job() -> None:
        with tab() as page:
            id = await page.open("origins", AGAINST_BOT)
            line = await page.at(id)
            await line.until(lambda state: bool(state["legal"]))
            answer = await page.get(f"/api/tables/{id}/record")
            table = (await page.home.tables.get(id)).table
            assert (200 if table.presenter.is_open() else 403) == answer.status

    run(job())
