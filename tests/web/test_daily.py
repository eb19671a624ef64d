"""The daily challenge: same luck, one try, a board, and no look at others before one's own try."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from pathlib import Path
from urllib.parse import urlencode

import pytest
from sqlalchemy import Connection, select, update
from websockets.exceptions import ConnectionClosed

from poleis.core.record import read
from poleis.locale import LANGUAGES, get_language
from poleis.web.service.daily_bests import DailyBests
from poleis.web.storage import dailies, schema
from poleis.web.tables import rows
from poleis.web.tables.daily import Challenge, challenges, daily_bot, mode_of
from poleis.web.tables.daily_day import Best, streak
from tests.web.harness import Browser, Json, Refused, Running, running
from tests.web.test_history import AOC, play_out
from tests.web.waiting import wait_for

Browsers = Callable[..., Browser]
CLASH = AOC
"""The usual solo mode of Age of Civilization, by its name in the database."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of its own, whose boards are empty and whose best games are played quickly."""
    with running(tmp_path_factory.mktemp("daily") / "tables.db") as found:
        found.server.daily_bests = DailyBests(found.server.database, found.server.workers, "random")
        yield found


@contextmanager
def day_set_to(server: Running, table: str, day: date) -> Iterator[None]:
    """The table, its try and its result belong to another day meanwhile."""

    def change(c: Connection) -> None:
        t, d, r = schema.tables, schema.daily_tries, schema.results
        terms = c.execute(select(t.c.terms).where(t.c.id == table)).scalar_one()
        c.execute(
            update(t).where(t.c.id == table).values(terms={**terms, "daily": day.isoformat()})
        )
        c.execute(update(d).where(d.c.table_id == table).values(day=day.isoformat()))
        c.execute(update(r).where(r.c.table_id == table).values(daily=day.isoformat()))

    server.call(server.server.database.write(change))
    yield


def begin(who: Browser, mode: str = CLASH, name: str = "Ann") -> str:
    """Start a challenge as the page does; returns the id of the table."""
    answer = who.http.post("/daily", data={"mode": mode, "name": name})
    assert 303 == answer.status_code, answer.text
    return str(answer.headers["location"]).removeprefix("/t/")


def finish(who: Browser, table: str) -> int:
    """Play a table to its end; returns the points."""
    play_out(who.line(table))
    points: int = who.http.get("/api/results").json()[0]["points"]
    return points


def terms_of(server: Running, table: str) -> Json:
    def job(c: Connection) -> Json:
        t = schema.tables
        found: Json = c.execute(select(t.c.terms).where(t.c.id == table)).scalar_one()
        return found

    return server.call(server.server.database.read(job))


def seed_of(server: Running, table: str) -> str:
    async def found() -> str:
        return (await server.server.tables.get(table))[0].info.seed

    return server.call(found())


def closed_reads(who: Browser, table: str) -> list[int]:
    """The statuses of everything that shows a table to somebody without a seat."""
    pages = ("/t/{}", "/t/{}/review", "/t/{}/position")
    reads = ("/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/review")
    found = [who.http.get(path.format(table)).status_code for path in pages + reads]
    found.append(who.http.post(f"/api/tables/{table}/fork", json={"ply": 0}).status_code)
    return found


def is_watched(who: Browser, table: str) -> bool:
    """Whether a spectator is sent the state of a table."""
    try:
        return bool(who.line(table).state)
    except ConnectionClosed:
        return False


# ---- luck


def test_there_is_a_challenge_for_each_solo_mode_and_a_deal_for_each_game() -> None:
    found = challenges()
    assert len({one.mode for one in found}) == len(found)
    aoc = [one for one in found if one.game == AOC]
    assert 6 == sum(one.bot is None for one in aoc)
    assert [daily_bot()] == [one.bot for one in aoc if one.bot]
    assert all(one.mode == mode_of(one.setup(), one.bot) for one in found)


def test_luck_is_the_same_for_all_and_differs_by_challenge_and_day(
    browser: Browsers, server: Running
) -> None:
    ann, ben = browser(), browser()
    mode = f"{AOC} solo=silk_road"
    same = {seed_of(server, begin(who, mode)) for who in (ann, ben)}
    assert 1 == len(same)
    assert seed_of(server, begin(ann, f"{AOC} solo=era_of_wonders")) not in same


def test_a_deal_is_against_the_usual_bot_only(browser: Browsers, server: Running) -> None:
    ann = browser()
    mine, bot = {"kind": "human"}, {"kind": "bot", "bot": daily_bot()}
    wish = {"game": AOC, "daily": True, "seats": [mine, bot]}
    opened = ann.http.post("/api/tables", json=wish)
    assert 201 == opened.status_code
    assert f"{AOC} bot={daily_bot()}" == terms_of(server, opened.json()["table"])["mode"]
    for seats in ([mine, mine], [mine, {"kind": "bot", "bot": "random"}], [mine, bot, bot]):
        refused = ann.http.post("/api/tables", json={**wish, "seats": seats})
        assert 400 == refused.status_code


# ---- one try


def test_one_try_counts_and_later_ones_are_practice(browser: Browsers, server: Running) -> None:
    ann = browser()
    first = begin(ann)
    assert first == begin(ann), "a try under way is continued"
    refused = ann.http.post(
        "/api/tables", json={"game": AOC, "seats": [{"kind": "human"}], "daily": True}
    )
    assert get_language("en")("daily-running") == refused.json()["text"]
    points = finish(ann, first)
    second = begin(ann)
    assert second != first and terms_of(server, second)["practice"]
    finish(ann, second)
    today = rows.now().date().isoformat()
    board = server.call(server.server.database.read(lambda c: dailies.board(c, today)))
    assert [points] == [row.points for row in board[CLASH] if row.table in (first, second)]


def test_a_try_has_no_hints_and_no_way_back_over_luck(browser: Browsers, server: Running) -> None:
    ann = browser()
    table = begin(ann, "akropolis")
    assert terms_of(server, table)["hints"] is False
    line = ann.line(table)
    while line.state["can_undo"] != "no":
        line.play()
    with pytest.raises(Refused):
        line.ask("take-back", rev=line.state["rev"])


def test_the_table_says_what_it_is(browser: Browsers) -> None:
    ann = browser()
    table = begin(ann, "origins")
    assert 'class="chip daily"' in ann.http.get(f"/t/{table}").text


# ---- secrecy


def test_nobody_sees_a_try_before_their_own(browser: Browsers) -> None:
    ann, eve = browser(), browser()
    mode = f"{AOC} solo=lost_civilization"
    table = begin(ann, mode)
    for _ in ("running", "over"):
        assert {403} == set(closed_reads(eve, table))
        assert not is_watched(eve, table)
        finish(ann, table)
    assert 200 == ann.http.get(f"/api/tables/{table}/record").status_code
    own = begin(eve, mode, "Eve")
    assert {403} == set(closed_reads(eve, table)), "her own try is under way"
    finish(eve, own)
    assert 403 not in closed_reads(eve, table)
    assert is_watched(eve, table)


def test_practice_is_hidden_as_well(browser: Browsers) -> None:
    ann, eve = browser(), browser()
    mode = f"{AOC} solo=mongol_devastation"
    finish(ann, begin(ann, mode))
    practice = begin(ann, mode)
    assert {403} == set(closed_reads(eve, practice)) and not is_watched(eve, practice)


def test_the_board_shows_no_running_try_and_links_only_after_ones_own(browser: Browsers) -> None:
    ann, eve = browser(), browser()
    mode = f"{AOC} solo=death_and_rebirth"
    table = begin(ann, mode, "Anastasia")
    assert "Anastasia" not in eve.http.get("/daily").text
    points = finish(ann, table)
    shown = eve.http.get("/daily").text
    assert "Anastasia" in shown and f"<b>{points}</b>" in shown and table not in shown
    finish(eve, begin(eve, mode, "Eve"))
    assert f'href="/t/{table}"' in eve.http.get("/daily").text


def test_after_the_day_all_but_those_who_still_play_may_look(
    browser: Browsers, server: Running
) -> None:
    ann, ben, eve = browser(), browser(), browser()
    mode, before = "seven_wonders_dice", rows.now().date() - timedelta(days=1)
    table, running_try = begin(ann, mode), begin(ben, mode)
    assert {403} == set(closed_reads(eve, table))
    with day_set_to(server, table, before), day_set_to(server, running_try, before):
        assert is_watched(eve, table)
        assert not is_watched(ben, table)


def test_a_try_that_ends_after_its_day_is_not_on_the_board(
    browser: Browsers, server: Running
) -> None:
    ann = browser()
    before = rows.now().date() - timedelta(days=1)
    table = begin(ann)
    with day_set_to(server, table, before):
        finish(ann, table)
    shown = ann.http.get(f"/daily?day={before}").text
    assert get_language("en")("daily-late") in shown


# ---- the page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_in_the_readers_language(browser: Browsers, lang: str) -> None:
    page = browser(lang).http.get("/daily")
    assert get_language(lang)("daily-help") in page.text
    assert len(challenges()) == len(re.findall(r'name="mode"', page.text))


@pytest.mark.parametrize("day", ["", "nonsense", "9999-12-31", "0001-01-01", "2020-02-30"])
def test_any_day_can_be_asked_for(browser: Browsers, day: str) -> None:
    assert 200 == browser().http.get("/daily", params={"day": day}).status_code


def test_unknown_challenges_are_refused(browser: Browsers) -> None:
    ann = browser()
    assert 404 == ann.http.post("/daily", data={"mode": "chess"}).status_code
    assert 404 == ann.http.get("/daily/best?mode=chess").status_code


def test_streaks_count_days_in_a_row() -> None:
    today = date(2030, 3, 2)
    days = ["2030-03-01", "2030-02-28", "2030-02-26"]
    assert 2 == streak(days, today)
    assert 3 == streak([*days, "2030-03-02"], today)
    assert 0 == streak(["2030-02-28"], today)


# ---- the best known result


def test_the_strong_bot_plays_what_somebody_has_played(browser: Browsers, server: Running) -> None:
    ann, eve = browser(), browser()
    mode = f"{AOC} solo=era_of_wonders"
    table = begin(ann, mode)
    address = "/daily/best?" + urlencode({"mode": mode})
    finish(ann, table)
    ann.http.get("/daily")
    wait_for(lambda: ann.http.get(address).status_code == 200)
    record = read(ann.http.get(address).text)
    assert record.match.is_over
    assert read(ann.http.get(f"/api/tables/{table}/record").text).match.seed == record.match.seed
    assert "/daily/best?" in ann.http.get("/daily").text
    assert 403 == eve.http.get(address).status_code
    assert mode not in str(re.findall(r"/daily/best\?[^\"]*", eve.http.get("/daily").text))


def test_a_best_result_is_kept_once(server: Running) -> None:
    database = server.server.database

    def keep(c: Connection) -> None:
        for points in (7, 9):
            dailies.keep_best(c, "2030-01-01", "x", Best(points, "random", ""))

    server.call(database.write(keep))
    found = server.call(database.read(lambda c: dailies.bests(c, "2030-01-01")))
    assert {"x": Best(7, "random", "")} == found


def test_the_key_of_the_luck_is_made_once(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        database = server.server.database
        assert 1 == len({server.call(database.write(dailies.secret)) for _ in range(2)})


def test_a_mode_names_what_differs() -> None:
    hard = Challenge("", "akropolis", {"architect": "hard"})
    assert "akropolis architect=hard" == mode_of(hard.setup())
