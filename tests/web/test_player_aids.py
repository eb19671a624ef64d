"""Pages of symbols and player aids: one set-up each, named by the query."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from starlette.datastructures import QueryParams

from poleis.core.errors import BadSetup
from poleis.core.game import Game, HasPlayerAid, games, get_game
from poleis.core.setup import all_setups
from poleis.locale import LANGUAGES, get_language
from poleis.web.pages.player_aids import query_of, setup_of
from tests.web.harness import Browser
from tests.web.test_pages import INLINE

Browsers = Callable[..., Browser]
GAMES = list(games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_query_names_a_setup_and_the_other_way_round(game: Game) -> None:
    for setup in all_setups(game):
        assert setup == setup_of(game, QueryParams(query_of(setup)))


def test_a_query_may_leave_everything_out() -> None:
    found = setup_of(get_game("akropolis"), QueryParams(""))
    assert (2, False) == (found.seats, found["long"])


@pytest.mark.parametrize("seats", ["0", "9", "-1", "many", "²", ""])
def test_a_number_of_players_that_the_game_does_not_have_is_the_usual_one(seats: str) -> None:
    assert 2 == setup_of(get_game("akropolis"), QueryParams({"seats": seats})).seats


def test_options_of_other_numbers_of_players_are_ignored() -> None:
    found = setup_of(get_game("akropolis"), QueryParams("seats=3&architect=hard&long=yes"))
    assert [("long", True), ("variants", ()), ("lakes", False)] == list(found.options)


def test_a_form_sends_the_empty_choice_before_what_is_ticked() -> None:
    query = QueryParams("long=no&long=yes&variants=-&variants=houses&variants=gardens")
    found = setup_of(get_game("akropolis"), query)
    assert (True, ("houses", "gardens")) == (found["long"], found["variants"])


def test_a_value_that_no_option_has_is_refused() -> None:
    with pytest.raises(BadSetup):
        setup_of(get_game("akropolis"), QueryParams("variants=castles"))


# ---- pages


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_pages_are_in_the_readers_language_and_without_inline_code(
    browser: Browsers, game: Game, lang: str
) -> None:
    reader, say = browser(lang), get_language(lang)
    for path, title in (("aid", "aid-title"), ("symbols", "aid-symbols")):
        answer = reader.http.get(f"/{path}/{game.id}?seats={game.seats[-1]}")
        assert 200 == answer.status_code
        assert say(title) in answer.text
        assert not INLINE.search(answer.text)


def test_a_game_that_is_not_there_has_no_page(browser: Browsers) -> None:
    assert 404 == browser().http.get("/aid/chess").status_code
    assert 404 == browser().http.get("/symbols/chess").status_code


def test_a_value_that_no_option_has_is_a_bad_request(browser: Browsers) -> None:
    assert 400 == browser().http.get("/aid/akropolis?variants=castles").status_code


def test_lobby_and_rules_lead_to_the_player_aid(browser: Browsers) -> None:
    for path in ("/", "/rules/akropolis"):
        assert 'href="/aid/akropolis"' in browser().http.get(path).text


def test_a_table_has_the_symbols_and_the_aid_of_its_own_setup(browser: Browsers) -> None:
    """Those of the variants that are played."""
    ann = browser()
    table = ann.open_table("human", "link", options={"variants": ["gardens"], "long": True})
    page = ann.http.get(f"/t/{table['table']}").text
    assert "/aid/akropolis?seats=2&amp;long=yes&amp;variants=gardens&amp;lakes=no" in page
    assert get_language("en")("akropolis-about-variant-gardens") in page
    assert get_language("en")("akropolis-about-variant-markets") not in page


def test_the_aid_of_akropolis_counts_the_hexes_of_the_box() -> None:
    """As components.json adds them up for 2, 3 and 4 players."""
    game = get_game("akropolis")
    printed = game.components["hex_counts_by_players"]  # type: ignore[attr-defined]
    assert isinstance(game, HasPlayerAid)
    *_, hexes = game.player_aid(setup_of(game, QueryParams("seats=3")), "en")
    rows = re.findall(r"<tr><th scope=\"row\">.*?</th>(.*?)</tr>", hexes.body)
    shown = [tuple(map(int, re.findall(r">(\d+)<", row))) for row in rows]
    kinds = [("districts", name) for name in printed["2"]["districts"]]
    kinds += [("plazas", name) for name in printed["2"]["plazas"]]
    expected = [tuple(printed[n][part][name] for n in "234") for part, name in kinds]
    expected.insert(5, tuple(printed[n]["quarries"] for n in "234"))
    expected.append(tuple(printed[n]["hexes"] for n in "234"))
    assert expected == shown


@pytest.mark.parametrize("path", ["/pad/origins", "/learn/origins/two-minutes"])
def test_pads_and_lessons_have_the_symbols_too(browser: Browsers, path: str) -> None:
    page = browser().http.get(path).text
    assert 'popovertarget="symbols"' in page
    assert get_language("en")("origins-about-archon") in page
