"""Whole games in a page: alone, against a bot, at one screen; what is written survives."""

from __future__ import annotations

import json

import pytest

from poleis.core.game import games
from tests.web.local.tab import AGAINST_BOT, HOT_SEAT, SOLO, Tab, run, tab

GAMES = sorted(games())


@pytest.mark.parametrize("game", GAMES)
def test_a_solo_game_goes_to_its_end(game: str) -> None:
    async def job() -> None:
        with tab() as page:
            line = await page.at(await page.open(game))
            state = await line.play_on()
            assert state["result"]["total"]

    run(job())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot_goes_to_its_end(game: str) -> None:
    async def job() -> None:
        with tab() as page:
            line = await page.at(await page.open(game, AGAINST_BOT))
            await line.until(lambda state: state["over"] or bool(state["legal"]))
            state = await line.play_on()
            assert 2 == len(state["result"]["total"])

    run(job())


def test_players_at_one_screen_pass_it_on_behind_a_curtain() -> None:
    async def job() -> None:
        with tab() as page:
            line = await page.at(await page.open("seven_wonders_dice", HOT_SEAT))
            while "curtain" not in line.state:
                assert "ack" == (await line.play())["type"]
            seat = line.state["curtain"]["seat"]
            assert line.state["you"] is None and not line.state["legal"]
            assert "ack" == (await line.ask("reveal", seat=seat))["type"]
            await line.until(lambda state: "curtain" not in state)
            assert seat == line.state["you"] and line.state["legal"]

    run(job())


def test_a_decision_can_be_taken_back() -> None:
    async def job() -> None:
        with tab() as page:
            line = await page.at(await page.open("age_of_civilization", SOLO))
            await line.play()
            before = line.state
            assert "free" == before["can_undo"]
            assert "ack" == (await line.ask("undo", rev=before["rev"]))["type"]
            after = await line.until(lambda state: state["rev"] > before["rev"])
            assert after["rev"] > before["rev"] and after["ply"] < before["ply"]

    run(job())


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_tab_loses_no_confirmed_move(game: str) -> None:
    async def job() -> None:
        first = Tab()
        id = await first.open(game)
        line = await first.at(id)
        for _ in range(5):
            assert "ack" == (await line.play())["type"]
        known = await line.hello()
        line.say("play", rev=known["rev"], code=known["legal"][0])  # not confirmed
        first.kill()
        with tab(first.memory) as second:
            again = await second.at(id)
            assert known["rev"] == again.state["rev"]
            assert known["legal"] == again.state["legal"]
            assert known["panels"] == again.state["panels"]

    run(job())


def test_a_message_that_comes_twice_is_done_once_even_after_a_restart() -> None:
    async def job() -> None:
        first = Tab()
        id = await first.open()
        line = await first.at(id)
        rev, code = line.state["rev"], line.state["legal"][0]
        done = await line.ask("play", id="once", rev=rev, code=code)
        first.kill()
        with tab(first.memory) as second:
            again = await second.at(id)
            known = again.state["rev"]
            assert done == await again.ask("play", id="once", rev=rev, code=code)
            assert known == (await again.hello())["rev"]

    run(job())


def test_a_table_that_does_not_exist_closes_the_session() -> None:
    async def job() -> None:
        with tab() as page:
            line = page.line("nothing")
            line.say("hello")
            with pytest.raises(AssertionError):
                await line.next_state()
            assert (4404, "table") == line.closed
            assert 404 == (await page.get("/t/nothing")).status

    run(job())


def test_a_rematch_and_a_fork_open_new_tables() -> None:
    async def job() -> None:
        with tab() as page:
            id = await page.open("age_of_civilization", AGAINST_BOT)
            line = await page.at(id)
            assert 409 == (await page.post(f"/api/tables/{id}/rematch", {})).status
            await line.until(lambda state: bool(state["legal"]))
            await line.play_on()
            opened = json.loads((await page.post(f"/api/tables/{id}/rematch", {})).text)
            assert f"table.html?id={opened['table']}" == opened["url"]
            told = await line.wait(lambda message: message["type"] == "rematch")
            assert opened["url"] == told["url"]
            assert opened == json.loads((await page.post(f"/api/tables/{id}/rematch", {})).text)
            forked = json.loads((await page.post(f"/api/tables/{id}/fork", {"ply": 3})).text)
            fork = await page.at(forked["table"])
            assert not fork.state["over"]

    run(job())
