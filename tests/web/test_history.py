"""My games: results of finished games, filters, exports, statistics; and nobody else's games."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection, delete, update

from poleis.core.achievements import achievements_of
from poleis.core.game import games, get_game
from poleis.core.setup import make_setup
from poleis.locale import LANGUAGES, get_language
from poleis.study.review import judgement_of
from poleis.web.storage import results, schema
from poleis.web.tables import history
from poleis.web.tables.history import Choice
from poleis.web.tables.rating import START, rating
from poleis.web.tables.rows import GameResult, Player
from tests.web.harness import Browser, Line, Running
from tests.web.waiting import wait_for

Browsers = Callable[..., Browser]
AOC = "age_of_civilization"
NOW = datetime(2030, 6, 1, 12, tzinfo=UTC)


def play_out(line: Line) -> Line:
    """Play the first legal action again and again until the game is over."""
    while not line.state["over"]:
        if line.state["legal"]:
            line.play()
        else:
            line.expect("state")
    return line


def finished_game(who: Browser, *kinds: str, name: str = "Ann") -> str:
    """The table of a game of Age of Civilization that is over."""
    table = who.open_table(*(kinds or ("human",)), game=AOC, name=name)
    play_out(who.line(table["table"]))
    id: str = table["table"]
    return id


def result(**changes: object) -> GameResult:
    """A result of one against a bot, with these changes."""
    facts: dict[str, object] = {
        "table": "t",
        "seat": 0,
        "game": "akropolis",
        "options": {},
        "players": (Player("Ann", None, 1, 80), Player("Iktinos", "greedy", 2, 70)),
        "place": 1,
        "points": 80,
        "sheet": {"houses": 50, "stones": 30},
        "facts": {},
        "daily": None,
        "plies": 40,
        "started": NOW - timedelta(minutes=20),
        "finished": NOW,
        "is_kept": True,
    }
    return GameResult(**{**facts, **changes})  # type: ignore[arg-type]


# ---- the pages


def test_a_finished_game_is_listed_for_its_player_and_for_nobody_else(browser: Browsers) -> None:
    ann, eve = browser(), browser()
    id = finished_game(ann)
    listed = ann.http.get("/games").text
    assert f'href="/t/{id}"' in listed and f'href="/t/{id}/review"' in listed
    for page in ("/games", "/games/statistics", "/api/results", "/api/results?format=csv"):
        found = eve.http.get(page)
        assert found.status_code == 200 and id not in found.text, page
    assert [] == eve.http.get("/api/results").json()


def test_the_lobby_shows_the_result_and_the_date(browser: Browsers) -> None:
    ann = browser()
    finished_game(ann)
    points = ann.http.get("/api/results").json()[0]["points"]
    say = get_language("en")
    status = re.search(r"\d+ \w+ 20\d\d: [^<]*", ann.http.get("/").text)
    assert status and str(points) in status[0]
    assert say("server-table-over") not in status[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_are_in_the_readers_language(browser: Browsers, lang: str) -> None:
    ann = browser(lang)
    say = get_language(lang)
    assert say("history-none") in ann.http.get("/games").text
    finished_game(ann)
    assert say("history-private") in ann.http.get("/games").text
    found = ann.http.get("/games/statistics").text
    assert say("history-rating-none") in found and 'class="chart"' in found


def test_filters_choose_and_bad_ones_do_nothing(browser: Browsers) -> None:
    ann = browser()
    finished_game(ann)
    row = 'class="score"'
    assert row in ann.http.get("/games?company=solo&period=week").text
    assert row not in ann.http.get("/games?company=people").text
    assert row not in ann.http.get("/games?game=akropolis").text
    assert row in ann.http.get("/games?company=x&period=%00&page=-1&page=zz").text
    assert row not in ann.http.get("/games?page=999999").text


def test_exports_hold_the_same_games(browser: Browsers) -> None:
    ann = browser()
    id = finished_game(ann, "human", "random", name="=Ann")
    [found] = ann.http.get("/api/results").json()
    assert (id, AOC) == (found["table"], found["game"])
    assert found["points"] == sum(found["sheet"].values())
    assert [None, "random"] == [player["bot"] for player in found["players"]]
    answer = ann.http.get("/api/results?format=csv")
    assert answer.headers["content-type"].startswith("text/csv")
    [line] = csv.DictReader(io.StringIO(answer.text))
    assert (str(found["points"]), "random", id) == (
        line["points"],
        line["opponents"],
        line["table"],
    )
    assert 422 == ann.http.get("/api/results?format=xml").status_code


def test_a_result_outlives_its_table(browser: Browsers, server: Running) -> None:
    ann = browser()
    id = finished_game(ann)

    def drop(c: Connection) -> None:
        c.execute(delete(schema.tables).where(schema.tables.c.id == id))

    server.call(server.server.database.write(drop))
    listed = ann.http.get("/games").text
    assert get_language("en")("history-gone") in listed and f"/t/{id}" not in listed
    assert ann.http.get("/api/results").json()[0]["record"] is None
    assert f"/t/{id}" not in ann.http.get("/games/statistics").text


def test_games_from_before_get_their_results_later(browser: Browsers, server: Running) -> None:
    ann = browser()
    id = finished_game(ann)
    [known] = ann.http.get("/api/results").json()

    def drop(c: Connection) -> None:
        c.execute(delete(schema.results).where(schema.results.c.table_id == id))

    server.call(server.server.database.write(drop))
    assert get_language("en")("history-growing") in ann.http.get("/games").text
    wait_for(lambda: ann.http.get("/api/results").json() != [])
    [found] = ann.http.get("/api/results").json()
    times = {"started", "finished"}
    assert {**known, **dict.fromkeys(times, "")} == {**found, **dict.fromkeys(times, "")}


def test_a_review_adds_luck_and_lost_points(browser: Browsers, server: Running) -> None:
    ann = browser()
    id = finished_game(ann, "human", "random")
    loss, none = (2.0, 1.0, 3.0), (0.0, 0.0, 0.0)
    judged = [
        judgement_of([0, 0, 1, [[2, 9, 4.0]], loss]),
        judgement_of([1, 1, 1, [[2, 9, 1.0]], loss]),
        judgement_of([2, 0, 1, [[1, 9, 6.0]], none]),
    ]
    server.call(server.server.database.write(lambda c: results.add_review(c, id, judged)))
    [found] = ann.http.get("/api/results").json()
    mine, other = (player["points"] for player in found["players"])
    assert {"decisions": 2, "lost": 2.0, "luck": mine - other - 4.0} == found["review"]
    assert get_language("en")("history-luck-none") not in ann.http.get("/games/statistics").text


# ---- what games add up to


def test_personal_bests_are_by_options_and_seats() -> None:
    long = {"long": True}
    found = history.personal_bests(
        [
            result(points=70),
            result(points=90, finished=NOW),
            result(points=90, finished=NOW - timedelta(days=1)),
            result(points=60, options=long),
            result(points=200, facts={"practice": True}),
            result(points=50, players=(Player("Ann", None, 1, 50),)),
        ]
    )
    assert [(50, 1), (90, 3), (60, 1)] == [(best.result.points, best.games) for best in found]
    assert NOW - timedelta(days=1) == found[1].result.finished


def test_places_categories_and_choices() -> None:
    games = [result(), result(place=3, sheet={"houses": 10}), result(finished=NOW - timedelta(9))]
    assert {1: 2, 2: 0, 3: 1} == history.places(games)
    assert {"houses": 110 / 3, "stones": 20} == history.average_sheet(games)
    assert games[:2] == Choice(period="week").of(games, NOW)
    assert [] == Choice(company="solo").of(games, NOW)


def test_a_rating_rises_by_wins_and_grows_surer() -> None:
    won = [result(finished=NOW + timedelta(hours=n)) for n in range(8)]
    few, many = rating(won[:2]), rating(won)
    assert few and many and START < few.value < many.value and many.reach < few.reach
    lost = (Player("Ann", None, 2, 1), Player("Iktinos", "greedy", 1, 9))
    worse = rating([result(place=2, players=lost)])
    assert worse and worse.value < START


def test_only_games_against_rated_bots_alone_count() -> None:
    other = (Player("Ann", None, 1, 80), Player("Eve", None, 2, 7))
    unknown = (Player("Ann", None, 1, 80), Player("X", "mine", 2, 7))
    solo = (Player("Ann", None, 1, 80),)
    for players in (other, unknown, solo):
        assert rating([result(players=players)]) is None
    assert rating([result(facts={"practice": True})]) is None
    assert rating([result()], of_bot=lambda game, spec: None) is None


# ---- achievements


def test_every_solo_mode_of_our_games_has_achievements_with_words() -> None:
    for game in games().values():
        if 1 not in game.seats:
            continue
        setup = make_setup(game, 1)
        found = achievements_of(game, setup)
        assert found and len({one.key for one in found}) == len(found)
        for lang in LANGUAGES:
            say = get_language(lang)
            assert all(say.say(one.name) and say.say(one.condition) for one in found)
        assert () == achievements_of(game, make_setup(game, 2))


def test_clash_has_eight_achievements_and_a_scenario_three_medals() -> None:
    game = get_game(AOC)
    assert 8 == len(achievements_of(game, make_setup(game, 1)))
    scenario = make_setup(game, 1, {"solo": "silk_road"})
    assert ["bronze", "silver", "gold"] == [one.key for one in achievements_of(game, scenario)]


def test_statistics_show_how_often_an_achievement_was_reached(
    browser: Browsers, server: Running
) -> None:
    ann = browser()
    id = finished_game(ann)

    def reach(c: Connection) -> None:
        r = schema.results
        changed = update(r).where(r.c.table_id == id).values(facts={"achievements": ["superpower"]})
        c.execute(changed)

    server.call(server.server.database.write(reach))
    say = get_language("en")
    shown = ann.http.get("/games/statistics").text
    assert say("history-reached", n=1, of=8) in shown and say("history-times", n=1) in shown
    assert say("age_of_civilization-achievement-superpower") in ann.http.get("/games").text
