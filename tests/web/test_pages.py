"""Pages in three languages, documents, static files; no page knows a game by name."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import cast

import pytest

import poleis.web
from poleis.core.game import Game, games
from poleis.locale import LANGUAGES, get_language
from poleis.web.pages import rules_pages
from poleis.web.server.languages import accepted
from tests.web.harness import GAME, Browser, Line

Browsers = Callable[..., Browser]
FOLDER = Path(poleis.web.__file__).parent
INLINE = re.compile(
    r"<script(?![^>]*(\bsrc=|application/json))|\sstyle=|\son[a-z]+=", re.IGNORECASE
)
PAGES = ["/", f"/rules/{GAME}", f"/about/{GAME}", f"/pad/{GAME}", "/docs", "/nowhere"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_pages_are_in_the_readers_language_and_without_inline_code(
    browser: Browsers, path: str, lang: str
) -> None:
    answer = browser(lang).http.get(path)
    assert answer.status_code == (404 if path == "/nowhere" else 200)
    assert f'<html lang="{lang}"' in answer.text
    assert not INLINE.search(answer.text)
    assert get_language(lang)("web-skip") in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_speaks_the_language_of_each_seat(browser: Browsers, lang: str) -> None:
    ann = browser(lang)
    table = ann.open_table("human", "link")["table"]
    assert f'<html lang="{lang}"' in ann.http.get(f"/t/{table}").text
    line = ann.line(table)
    assert get_language(lang)("server-your-turn") == line.state["who"]
    line.send("play", rev=line.state["rev"] + 9, text="take 1")
    assert get_language(lang)("server-stale") == line.expect("nack")["text"]


def test_two_seats_in_two_languages_at_one_table(browser: Browsers) -> None:
    ann, ben = browser("pl"), browser("ru")
    opened = ann.open_table("human", "link", name="Ann")
    ben.join(opened["links"][0]["url"])
    one, other = ann.line(opened["table"]), ben.line(opened["table"])
    one.play("take 1")
    one.play()
    other.wait_until_my_turn()
    assert get_language("ru")("server-your-turn") == other.state["who"]
    assert one.hello()["log"][-1]["text"] != other.hello()["log"][-1]["text"]


def test_a_language_can_be_changed_at_once_and_is_remembered(browser: Browsers) -> None:
    ann = browser("en")
    table = ann.open_table("human", "link")["table"]
    line = ann.line(table)
    english = line.state["prompt"]
    assert english != line.hello(lang="pl")["prompt"]
    answer = ann.http.get(f"/t/{table}?ply=3&lang=ru")
    assert 303 == answer.status_code
    assert f"/t/{table}?ply=3" == answer.headers["location"]
    assert '<html lang="ru"' in ann.http.get("/").text
    assert get_language("ru")("server-your-turn") == ann.line(table).state["who"]


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("xx,yy", "en"),
        ("xx;q=1.0, ru;q=0.3, en;q=0.2", "ru"),
        ("ru;q=0, pl;q=0.1", "pl"),
        ("pl;q=nonsense, ru", "ru"),
        ("*", "en"),
        ("," * 5000, "en"),
    ],
)
def test_the_best_accepted_language_is_chosen(header: str, lang: str) -> None:
    assert lang == accepted(header)


def test_the_page_of_a_table_tells_the_client_what_it_needs(browser: Browsers) -> None:
    ann = browser()
    opened = ann.open_table("human", "link")
    text = ann.http.get(f"/t/{opened['table']}?ply=2").text
    found = re.search(r'<script type="application/json" id="page">(.*?)</script>', text, re.DOTALL)
    assert found
    page = json.loads(found[1])
    assert f"/ws/{opened['table']}" == page["ws"]
    assert 2 == page["ply"]
    assert [kind["name"] for kind in page["actions"]] == ["take", "place"]
    assert [1] == [link["seat"] for link in page["links"]]
    guest = browser()
    assert page["links"][0]["url"] not in guest.http.get(f"/t/{opened['table']}").text


def test_the_host_finds_the_links_again(browser: Browsers) -> None:
    ann = browser()
    opened = ann.open_table("human", "link", "link")
    made = [link["url"] for link in opened["links"]]
    for _ in range(2):
        text = ann.http.get(f"/t/{opened['table']}").text
        assert made == re.findall(r'data-copy="http://[^/]+(/j/[^"]+)"', text)
    guest = browser()
    assert 2 == guest.line(guest.join(made[1])).state["you"]
    text = ann.http.get(f"/t/{opened['table']}").text
    assert made[:1] == re.findall(r'data-copy="http://[^/]+(/j/[^"]+)"', text)


def test_the_lobby_lists_the_tables_of_this_browser(browser: Browsers) -> None:
    ann, ben = browser(), browser()
    table = ann.open_table("human", "link")["table"]
    assert f"/t/{table}" in ann.http.get("/").text
    assert f"/t/{table}" not in ben.http.get("/").text


def test_the_lobby_waits_for_the_same_people_as_the_table(browser: Browsers) -> None:
    """Somebody who has given no name is called as at the table, and a free seat is waited for."""
    ann, ben = browser(), browser()
    opened = ann.open_table("human", "link")
    line = ann.line(opened["table"])
    line.play("take 1")
    line.play()
    assert "Waiting for players" == line.state["who"]
    assert "Waiting for players" in ann.http.get("/").text
    ben.join(opened["links"][0]["url"])
    assert "Waiting for Player 2" == line.hello()["who"]
    assert "Waiting for Player 2" in ann.http.get("/").text


def test_the_lobby_offers_first_what_has_least_to_learn(browser: Browsers) -> None:
    """Whoever is new finds the game with the fewest kinds of action, and it is chosen."""
    shown = re.findall(r'name="game" value="(\w+)"( checked)?', browser().http.get("/").text)
    counts = [len(games()[id].actions.kinds) for id, _ in shown]
    assert sorted(counts) == counts and len(set(counts)) > 1
    assert [True, False] == [bool(chosen) for _, chosen in shown[:2]]


def test_a_person_keeps_their_name_at_the_next_table(browser: Browsers) -> None:
    ann, ben = browser(), browser()
    ben.open_table("human", "link", name="Ben of Kos")
    opened = ann.open_table("human", "link")
    ben.join(opened["links"][0]["url"])
    line = ann.line(opened["table"])
    assert "Ben of Kos" == line.state["seats"][1]["name"]


# ---- documents


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_every_rule_id_is_an_anchor(lang: str) -> None:
    found = rules_pages.rules_page(GAME, lang)
    text = rules_pages.rules_text(GAME, lang)
    assert found is not None
    assert text is not None
    ids = re.findall(r"\*\*([A-Z]+-[0-9.]+)\*\*", text)
    assert len(ids) > 50
    for id in ids:
        assert f'id="{id}"' in found.body
    assert len(found.contents) >= 9
    assert lang == found.lang


def test_rules_that_are_not_translated_are_shown_in_english(
    browser: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = rules_pages.rules_text
    only_english = lambda game, lang="en": whole(game) if lang == "en" else None  # noqa: E731
    monkeypatch.setattr(rules_pages, "rules_text", only_english)
    rules_pages.rules_page.cache_clear()
    text = browser("pl").http.get(f"/rules/{GAME}").text
    rules_pages.rules_page.cache_clear()
    assert get_language("pl")("web-rules-language") in text
    assert '<article class="panel" lang="en"' in text


def test_rules_that_refusals_and_options_cite_can_be_looked_up(
    browser: Browsers, two: tuple[Line, Line]
) -> None:
    ann, _ = two
    text = browser().http.get(f"/rules/{GAME}").text
    refusals = ann.ask("why", rev=ann.state["rev"], codes=[3])["refusals"]
    for rule in [row["rule"] for row in refusals] + ["AKR-2.8", "AKR-7.1", "AKR-8.6"]:
        assert f'id="{rule}"' in text


def test_the_edition_page_tells_sources_and_disagreements(browser: Browsers) -> None:
    text = browser().http.get(f"/about/{GAME}").text
    data = rules_pages.components(GAME)
    for part in data["provenance"].values():
        assert part.split(";")[0][:30] in text
    for row in data["discrepancies"]:
        assert row["finding"][:30].split("'")[0] in text
    assert get_language("en")("server-about-none") in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_the_edition_page_credits_and_says_what_is_reconstructed(
    browser: Browsers, game: str, lang: str
) -> None:
    """Every game has its author and that we are nobody's agent; every kind of reconstructed value
    has a sentence in the reader's language, and its data below is whole."""
    text = unescape(browser(lang).http.get(f"/about/{game}").text)
    credit = rules_pages.credit(game)
    say = get_language(lang)
    assert credit["designer"] in text
    assert say("server-about-credit", game="", **credit).rpartition(". ")[2] in text
    for path, value, _ in rules_pages.reconstructed(rules_pages.components(game), lang):
        kind = path.partition(" · ")[0].replace(" ", "-")
        assert say(f"about-{game}-{kind}") in text
        assert value in text


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize("game", sorted(games()))
def test_the_edition_page_tells_its_sources_in_the_readers_language(
    browser: Browsers, game: str, lang: str
) -> None:
    """What each tag of a source means; the data stays as it is kept."""
    text = unescape(browser(lang).http.get(f"/about/{game}").text)
    say = get_language(lang)
    data = rules_pages.components(game)
    for part in (data, data.get("meta", {})):
        for key in rules_pages.SOURCES:
            for name, english in dict(part.get(key, {})).items():
                told = say(rules_pages.source_key(game, name))
                assert told in text
                assert (told == str(english)) == (lang == "en")


DATA = re.compile(r'<tbody lang="en">.*?</tbody>', re.DOTALL)
"""The lists of the data file, which are English in every language."""


@pytest.mark.parametrize("lang", ["pl", "ru"])
@pytest.mark.parametrize("game", sorted(games()))
def test_the_edition_page_is_translated_except_for_its_data(
    browser: Browsers, game: str, lang: str
) -> None:
    """Names of sources and rows about disagreements; a list of data says that it is English."""
    page = unescape(browser(lang).http.get(f"/about/{game}").text)
    text = DATA.sub("", page)
    assert (game != "akropolis") == (text != page)
    heads = re.findall('<th scope="row">([^<]*)</th>', text)
    assert heads
    words = {"rulebook", "tile", "stones", "face", "review", "reconstructed", "other", "stacks"}
    assert [] == [head for head in heads if words & set(head.lower().split())]
    for row in rules_pages.components(game).get("discrepancies", []):
        assert row["finding"] not in text


def test_disagreements_say_in_english_what_the_data_says() -> None:
    say = get_language("en")
    for row in rules_pages.components(GAME)["discrepancies"]:
        for field in ("about", "sources", "finding", "chosen"):
            assert row[field] == say(rules_pages.disagreement_key(GAME, row["about"], field))


def test_reconstructed_values_are_found_wherever_they_stand() -> None:
    data = {
        "sources": {"reconstructed": "ours"},
        "cards": [
            {"name": "Tower", "cost": 3, "source": "rulebook"},
            {"name": "Wall", "cost": 2, "source": "reconstructed", "basis": "balance"},
            {"name": "Gate", "cost": 1, "gain": 4, "field_sources": {"gain": "reconstructed"}},
            {"id": "big_moat", "cost": 1, "depth": {"feet": 9}, "depth_source": "reconstructed"},
            {"name_en": "Well", "name_pl": "Studnia", "name_source": "reconstructed"},
        ],
        "road": {
            "source": "reconstructed",
            "length": 7,
            "stones": [
                {"id": "first", "text": "Stand here.", "weight": 3},
                {"id": "last", "weight": 5, "source": "rulebook"},
            ],
        },
    }
    assert [
        ("cards · Wall", "cost: 2", "balance"),
        ("cards · Gate · gain", "4", ""),
        ("cards · big moat · depth", "feet: 9", ""),
        ("cards · Well · name en", "Well", ""),
        ("cards · Well · name pl", "Studnia", ""),
        ("road · length", "7", ""),
        ("road · stones · first", "Stand here.", ""),
    ] == list(rules_pages.reconstructed(data))
    assert "cards · Studnia · name en" == list(rules_pages.reconstructed(data, "pl"))[3][0]


def test_rules_text_cannot_smuggle_in_html(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_pages, "rules_text", lambda *_: "<script>alert(1)</script>")
    rules_pages.rules_page.cache_clear()
    found = rules_pages.rules_page(GAME)
    rules_pages.rules_page.cache_clear()
    assert found is not None
    assert "<script>" not in found.body


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "path", ["/rules/chess", "/about/chess", "/pad/chess", "/t/nowhere", "/t/NOWHERE", "/t/x?ply=x"]
)
def test_what_does_not_exist_is_said_on_a_page(browser: Browsers, path: str, lang: str) -> None:
    answer = browser(lang).http.get(path)
    assert 404 == answer.status_code
    assert "<html" in answer.text
    key = "server-table-not-found" if path == "/t/nowhere" else "server-not-found"
    assert get_language(lang)(key) in answer.text


def test_static_files_may_be_kept_when_asked_for_by_version(browser: Browsers) -> None:
    http = browser().http
    text = http.get("/").text
    version = re.search(r"/static/app\.css\?v=(\w+)", text)
    assert version
    for name in ("app.css", "draw.css", "client.js"):
        kept = http.get(f"/static/{name}?v={version[1]}")
        assert 200 == kept.status_code
        assert "immutable" in kept.headers["cache-control"]
        assert "no-cache" == http.get(f"/static/{name}").headers["cache-control"]
    assert 404 == http.get("/static/../app.py").status_code
    assert "no-store" == http.get("/").headers["cache-control"]


def test_the_interface_is_described(browser: Browsers) -> None:
    http = browser().http
    paths = http.get("/openapi.json").json()["paths"]
    text = http.get("/docs").text
    assert "/api/tables" in paths
    for path in paths:
        assert path.replace("{", "&#123;") in text or path in text
    assert not [path for path in paths if not path.startswith("/api/")]


# ---- the score pad


def test_the_pad_scores_plans_and_ranks(browser: Browsers) -> None:
    http = browser().http
    city = {"stones": 3, "placements": [{"faces": "qqH", "at": [1, 1], "rot": 0}]}
    score = http.post(f"/api/pad/{GAME}/score", json=city)
    assert 3 == score.json()["stones"]
    moves = http.post(f"/api/pad/{GAME}/moves", json=city).json()
    assert moves == sorted(moves)
    assert 4 == len(moves[0])
    both = http.post(f"/api/pad/{GAME}/score", json=[city, city]).json()
    assert [score.json()] * 2 == both
    ranked = http.post(f"/api/pad/{GAME}/score", json={"cities": [city, {"stones": 9}]}).json()
    assert [2, 1] == ranked["places"]


def test_the_pad_says_what_is_wrong(browser: Browsers) -> None:
    http = browser().http
    bad = {"placements": [{"faces": "qqH", "at": [0, 0], "rot": 0}]}
    answer = http.post(f"/api/pad/{GAME}/score", json=bad)
    assert 400 == answer.status_code
    assert "AKR-4" in answer.json()["text"]
    for body in (7, "x", None, {"placements": 3}, [1] * 501, {"cities": 3}):
        assert 400 <= http.post(f"/api/pad/{GAME}/score", json=body).status_code < 500
    assert 400 == http.post("/api/pad/chess/score", json={}).status_code


# ---- nothing in the web knows a game


def test_no_module_template_or_script_of_the_web_names_a_game() -> None:
    files = [
        file
        for pattern in ("*.py", "templates/*", "client/*.ts", "static/*.css")
        for file in FOLDER.glob(pattern)
    ]
    assert len(files) > 20
    for file in files:
        text = file.read_text(encoding="utf-8").lower()
        for game in games().values():
            for word in (game.id, game.id.replace("_", " ")):
                assert word not in text, f"{file.name} knows {word}"


def test_every_message_of_the_templates_exists() -> None:
    for file in FOLDER.glob("templates/*.html"):
        for key in re.findall(r'\bt\("([a-z0-9-]+)"[,)]', file.read_text(encoding="utf-8")):
            assert get_language("en").has(key), f"{file.name}: {key}"


class Undrawn:
    """A game with rules, bots and a pad for programs, but nothing to look at yet."""

    id = "undrawn"
    pad = object()

    def __getattr__(self, name: str) -> object:
        if name in ("view", "preview", "log_entries", "picture"):
            raise AttributeError(name)
        return getattr(games()[GAME], name)


@pytest.fixture
def undrawn() -> Iterator[str]:
    games()[Undrawn.id] = cast(Game, Undrawn())
    yield Undrawn.id
    del games()[Undrawn.id]


def test_a_game_without_a_view_is_not_offered_in_the_browser(
    browser: Browsers, undrawn: str
) -> None:
    http = browser().http
    assert f'value="{GAME}"' in http.get("/").text
    assert undrawn not in http.get("/").text
    assert undrawn not in [game["id"] for game in http.get("/api/games").json()]
    wish = {"game": undrawn, "seats": [{"kind": "human"}, {"kind": "link"}]}
    answer = http.post("/api/tables", json=wish)
    assert 400 <= answer.status_code < 500
    assert "cannot be shown" in answer.text


def test_a_pad_without_a_board_has_no_page(browser: Browsers, undrawn: str) -> None:
    http = browser().http
    assert 404 == http.get(f"/pad/{undrawn}").status_code
    assert 404 == http.post(f"/api/pad/{undrawn}/board", json={}).status_code
