"""The score pad as a board: what a page sends, and what it gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from poleis.core.game import games
from poleis.core.luck import Luck
from poleis.games.akropolis.explain.score_sheet import tally_lines
from poleis.games.akropolis.game import GAME
from poleis.games.akropolis.rules.hexes import DISTRICTS, HOUSES, spell
from poleis.games.akropolis.rules.scoring import tally, variant_bits
from poleis.games.akropolis.ui.scorepad_board import PALETTE, AkropolisPadBoard
from poleis.locale import get_language
from tests.web.harness import Browser

Browsers = Callable[..., Browser]

BOARD = AkropolisPadBoard(GAME.edition)
ACTIONS = BOARD.actions
SWD = "seven_wonders_dice"
"""Its players have different boards (SWD-2.1)."""


def after(*texts: str) -> dict[str, object]:
    """What is on the pad after these actions."""
    data: dict[str, object] = {"way": "tiles"}
    for text in texts:
        data = BOARD.apply(data, ACTIONS.parse(text))
    return data


def legal(data: object) -> list[str]:
    return [ACTIONS.text(code) for code in BOARD.legal(data)]


@pytest.mark.rule("AKR-1.2")
def test_a_tile_is_spelled_by_three_hexes() -> None:
    """Only then it can be placed; a hex can be taken away again."""
    assert "place 1 -1 r0" not in legal(after("face h", "face q"))
    spelled = after("face h", "face q", "face M")
    assert "hqM" == spelled["draft"]
    assert not any(text.startswith("face") for text in legal(spelled))
    assert "qM" == after("face h", "face q", "face M", "drop 1")["draft"]


def test_the_places_are_those_of_the_rules() -> None:
    data = after("face h", "face q", "face M")
    places = [text for text in legal(data) if text.startswith("place")]
    moves = GAME.pad.moves({})
    assert sorted(f"place {q} {r} r{turn}" for q, r, turn, _ in moves) == sorted(places)


def test_what_is_built_is_scored_like_any_city() -> None:
    """The pad ends with the data that `score` takes."""
    data = after("face h", "face q", "face M", "place 1 -2 r0", "stones 1", "stones 2",
                 "variant houses", "variant gardens", "variant houses")  # fmt: skip
    assert [{"faces": "hqM", "at": [1, -2], "rot": 0}] == data["placements"]
    assert (2, ["gardens"]) == (data["stones"], data["variants"])
    assert GAME.pad.score(data)["total"] == BOARD.view(data, "en").seats[0].points


@pytest.mark.rule("AKR-6.4.2")
def test_the_pad_has_both_readings_of_lakes() -> None:
    data = after("lakes barracks")
    assert data["lakes"] is True
    sheet = next(panel for panel in BOARD.view(data, "en").panels if panel.id == "sheet")
    assert 'class="knob on" data-ref="lakes:barracks"' in sheet.body
    assert BOARD.apply(data, BOARD.actions.parse("lakes barracks"))["lakes"] is False


@pytest.mark.rule("AKR-4.2")
def test_a_tile_apart_from_the_city_is_refused_with_the_rule() -> None:
    data = after("face h", "face q", "face M")
    refusals = BOARD.explain(data, ACTIONS.parse("place 20 20 r0"))
    assert ["AKR-4.2"] == [refusal.rule for refusal in refusals]


def test_every_view_shows_what_is_legal() -> None:
    """What can be tapped is drawn."""
    for data in (after(), after("face h", "face q", "face M")):
        drawn = "".join(panel.body for panel in BOARD.view(data, "pl").panels)
        for code in BOARD.legal(data):
            for ref in ACTIONS.refs(code):
                if not ref.startswith("rot:"):
                    assert f'data-ref="{ref}"' in drawn


def test_a_pad_begins_with_numbers_and_can_be_turned_to_tiles() -> None:
    """Numbers and tiles are both kept; those of the way that was chosen last count."""
    assert "numbers" in {panel.id for panel in BOARD.view({}, "en").panels}
    data = after("face h", "face q", "face M", "place 1 -2 r0",
                 "way numbers", "value markets 5", "plazas markets 2")  # fmt: skip
    assert (20, 20) == (GAME.pad.score(data)["total"], BOARD.view(data, "en").seats[0].points)
    data = BOARD.apply(data, ACTIONS.parse("way tiles"))
    assert GAME.pad.moves(data)
    assert 1 == GAME.pad.score(data)["total"]


@pytest.mark.rule("AKR-6.1", "AKR-7.1")
def test_numbers_score_as_the_city_does() -> None:
    """Whatever the variants: what doubles by itself, and what a person says is doubled."""
    luck = Luck.of("numbers", 1)
    for number in range(40):
        city = GAME.edition.start.copy()
        for _ in range(12):
            places = city.placements()
            q, r, turn, _ = places[luck.below(len(places))]
            faces = "".join(PALETTE[luck.below(len(PALETTE))] for _ in range(3))
            city.place(spell(faces), q, r, turn)
        names = [name for bit, name in enumerate(DISTRICTS) if number >> bit & 1]
        variants = variant_bits(names)
        plain, exact = tally(city, 0), tally(city, variants)
        counts = {
            name: {
                "value": int(plain.values[i]),
                "plazas": int(exact.stars[i]) // int(GAME.edition.tiles.stars[i]),
                "doubled": 0 if i == HOUSES else int(exact.values[i] - plain.values[i]),
            }
            for i, name in enumerate(DISTRICTS, 1)
        }
        data = {"variants": names, "counts": counts, "stones": 2}
        assert int(exact.points()) + 2 == GAME.pad.score(data)["total"]
        assert GAME.pad.sheet(data) == tally_lines(exact, 2, variants)


@pytest.mark.parametrize(
    "data",
    [
        {"counts": []},
        {"counts": {"palaces": {}}},
        {"counts": {"houses": 3}},
        {"counts": {"houses": {"value": 100}}},
        {"counts": {"markets": {"value": 2, "doubled": 3}}},
        {"way": "guess"},
    ],
)
def test_numbers_that_cannot_be_are_refused(browser: Browsers, data: object) -> None:
    answer = browser("pl").http.post("/api/pad/akropolis/score", json=data)
    assert 400 == answer.status_code and answer.json()["text"]


@pytest.mark.rule("AKR-6.8")
def test_players_are_compared_with_the_winner_first(browser: Browsers) -> None:
    """In numbers or by tiles; equal points are decided by the stones."""
    houses = {"counts": {"houses": {"value": 3, "plazas": 1}}}
    body = {"cities": [houses, {"stones": 3}, None], "names": ["Ann", " Ben\n"]}
    found = browser().http.post("/api/pad/akropolis/result", json=body).json()
    assert "Winner: Ben" == found["title"]
    assert ["Ben", "Ann", "Player 3"] == [place["name"] for place in found["places"]]
    assert [3, 3, 0] == found["total"]
    assert found["detail"].startswith("Equal points")
    assert [0, 3, 0] == next(row["points"] for row in found["rows"] if row["key"] == "stones")


@pytest.mark.parametrize("game", sorted(games()))
def test_every_pad_compares_players(browser: Browsers, game: str) -> None:
    cities: list[Any] = [{"board": "giza"}, {"board": "babylon"}] if game == SWD else [None, {}]
    answer = browser("ru").http.post(f"/api/pad/{game}/result", json={"cities": cities})
    assert 200 == answer.status_code, answer.text
    assert 2 == len(answer.json()["places"]) and answer.json()["rows"]
    assert 422 == browser().http.post(f"/api/pad/{game}/result", json={"cities": []}).status_code


def test_the_door_draws_previews_and_explains(browser: Browsers) -> None:
    http = browser().http
    ask = "/api/pad/akropolis/board"
    data: Any = None
    for text in ("way tiles", "face h", "face q", "face M"):
        body = {"data": data, "code": ACTIONS.parse(text)}
        data = http.post(ask, json=body).json()["data"]
    place, far = ACTIONS.parse("place 1 -2 r0"), ACTIONS.parse("place 20 20 r0")
    looked = http.post(ask, json={"data": data, "preview": [place, far], "why": [far]}).json()
    assert [str(place)] == list(looked["items"])
    assert "AKR-4.2" == looked["refusals"][0]["rule"]
    refused = http.post(ask, json={"data": data, "code": far}).json()
    assert "AKR-4.2" == refused["refusals"][0]["rule"]


@pytest.mark.parametrize(
    "body",
    [
        {"data": 3},
        {"data": {"draft": "zzz"}},
        {"data": {"draft": "hhhh"}},
        {"data": {"placements": [{}]}},
        {"data": {}, "codes": [1]},
        {"data": {}, "preview": list(range(13))},
        {"data": {}, "code": -1},
    ],
)
def test_nonsense_on_the_pad_is_refused(browser: Browsers, body: object) -> None:
    answer = browser().http.post("/api/pad/akropolis/board", json=body)
    assert answer.status_code in (400, 422)
    assert answer.json()["text"]


@pytest.mark.parametrize(
    "data",
    [
        {"cities": []},
        {"cities": [{}] * 5},
        {"cities": [{}], "x": 1},
        {"cities": {}},
        {"cities": [{"placements": 3}]},
    ],
)
def test_the_door_refuses_what_is_no_game(browser: Browsers, data: object) -> None:
    """As `poleis score` does."""
    answer = browser().http.post("/api/pad/akropolis/score", json=data)
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize(
    ("lang", "frame"),
    [
        ("en", "is against the rules"),
        ("pl", "jest niezgodne z zasadami"),
        ("ru", "противоречит правилам"),
    ],
)
def test_what_is_against_the_rules_is_told_with_the_reason_and_the_rule(
    browser: Browsers, lang: str, frame: str
) -> None:
    """In one line and in the reader's language; where it stands is told as in the file."""
    why = get_language(lang)("akropolis-refusal-apart")
    far = {"placements": [{"faces": "qqH", "at": [20, -1], "rot": 3}]}
    http = browser(lang).http
    for what in ("score", "moves"):
        answer = http.post(f"/api/pad/akropolis/{what}", json=[{}, far])
        assert 400 == answer.status_code
        said = answer.json()
        place = "city 1: placement 0: qqH at 20,-1 r3"
        assert f"{place} {frame}: {why} [AKR-4.2]" == said["text"]
        assert [{"rule": "AKR-4.2", "text": why}] == said["refusals"]


def test_a_field_that_does_not_fit_is_framed_in_the_readers_language(browser: Browsers) -> None:
    body = {"crossed": ["un_tablet_2"]}
    said = browser("pl").http.post("/api/pad/seven_wonders_dice/score", json=body).json()["text"]
    assert said.startswith("Pozycja jest nieprawidłowa: crossed: un_tablet_2")
    assert said.endswith("(SWD-1.4)") and "before" not in said
    told = browser("ru").http.post("/api/pad/akropolis/score", json=[{}, {"stones": 1.5}]).json()
    assert "Неверная позиция: city 1: stones — должно быть целое число" in told["text"]


def test_the_door_ranks_and_plans_for_all_players(browser: Browsers) -> None:
    http = browser().http
    game = {"cities": [{"stones": 1}, {"stones": 2}]}
    assert [2, 1] == http.post("/api/pad/akropolis/score", json=game).json()["places"]
    moves = http.post("/api/pad/akropolis/moves", json=game).json()
    assert [GAME.pad.moves({})] * 2 == moves


@pytest.mark.parametrize("data", [[], [1, True], "x", 5])
def test_a_board_of_something_else_than_a_position_is_refused(
    browser: Callable[..., Browser], data: object
) -> None:
    for game in sorted(games()):
        answer = browser().http.post(f"/api/pad/{game}/board", json={"data": data})
        assert 400 == answer.status_code, (game, answer.text)
