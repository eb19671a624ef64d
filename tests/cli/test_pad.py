"""`poleis score` and `poleis moves`: the pad for people with the physical game."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path

import pytest

from poleis import get_game
from poleis.games.seven_wonders_dice.game import GAME as DICE
from tests.cli.games import random_cities
from tests.cli.running import Ran, poleis, refused

CITY = {
    "stones": 3,
    "variants": ["houses"],
    "placements": [
        {"faces": "hqq", "at": [1, 1], "rot": 0},
        {"faces": "hHm", "at": [0, 1], "rot": 1},
    ],
}
NOTHING = {"value": 0, "stars": 0, "points": 0}


def test_a_city_is_scored_exactly() -> None:
    """The answer has the five districts, the stones and the total, and nothing else."""
    answer = {
        "districts": {
            "houses": {"value": 2, "stars": 2, "points": 4},
            "markets": {"value": 1, "stars": 0, "points": 0},
            "barracks": NOTHING,
            "temples": NOTHING,
            "gardens": NOTHING,
        },
        "stones": 3,
        "total": 7,
    }
    assert answer == poleis("score", "akropolis", "-", "--json", stdin=json.dumps(CITY)).json


def test_a_sheet_for_people_cites_the_rules(tmp_path: Path) -> None:
    """Without --json there is a sheet with values, stars, points and rule ids."""
    file = tmp_path / "city.json"
    file.write_text(json.dumps(CITY), encoding="utf-8")
    sheet = poleis("score", "akropolis", file).out
    houses = next(line for line in sheet.splitlines() if "Houses" in line)
    assert ["2", "2", "4", "AKR-6.1, AKR-6.2, AKR-7.2"] == [
        cell.strip() for cell in houses.strip("│").split("│")[1:]
    ]
    assert "AKR-6.7" in sheet


def test_a_list_is_answered_in_the_same_order() -> None:
    """A file may hold many cities; each answer is what the city alone would get."""
    cities = random_cities(20)
    stdin = json.dumps(cities)
    pad = get_game("akropolis").pad
    assert pad is not None
    assert [pad.score(city) for city in cities] == poleis(
        "score", "akropolis", "-", "--json", stdin=stdin
    ).json
    assert [pad.moves(city) for city in cities] == poleis(
        "moves", "akropolis", "-", "--json", stdin=stdin
    ).json
    assert 24 == len(poleis("score", "akropolis", "-", stdin=stdin).out.splitlines())


@pytest.mark.parametrize("command", ["score", "moves"])
def test_an_empty_list_has_an_empty_answer(command: str) -> None:
    """Programs get a list as always, people are told; neither is a failure."""
    assert Ran(0, "[]\n", "") == poleis(command, "origins", "-", "--json", stdin="[]")
    assert Ran(0, "The list is empty.\n", "") == poleis(command, "origins", "-", stdin="[]")
    told = {
        poleis(command, "origins", "-", "--lang", lang, stdin="[]").out for lang in ("pl", "ru")
    }
    assert {"Lista jest pusta.\n", "Список пуст.\n"} == told


def test_players_of_one_game_are_ranked() -> None:
    """More points, then more stones, then a shared place (AKR-6.8)."""
    poor, rich = {"stones": 0, "name": "[b]Ann"}, {"stones": 5}
    game = {"cities": [poor, rich, rich]}
    ran = poleis("score", "akropolis", "-", "--json", stdin=json.dumps(game))
    assert [3, 1, 1] == ran.json["places"]
    assert [0, 5, 5] == [sheet["total"] for sheet in ran.json["cities"]]
    table = poleis("score", "akropolis", "-", stdin=json.dumps(game)).out
    assert "[b]Ann" in table and "place" in table


@pytest.mark.rule("AKR-7.1")
def test_players_of_one_game_share_the_variants() -> None:
    """Two that differ are named; a list is of cities that have nothing to do with each other."""
    houses, both, none = ({"variants": v} for v in (["houses"], ["gardens", "houses"], []))
    for cities, other in (([houses, none], 1), ([{}, {}, houses], 2), ([both, both, none], 2)):
        game, several = json.dumps({"cities": cities}), json.dumps(cities)
        assert (
            f"poleis: city 0 and city {other} have different variants; "
            "the players of one game share them (AKR-7.1)\n"
        ) == refused("score", "akropolis", "-", stdin=game)
        assert f"city {other} have different" in refused("moves", "akropolis", "-", stdin=game)
        for lang, said in (("pl", "mają różne warianty"), ("ru", "разные варианты")):
            told = refused("score", "akropolis", "-", "--lang", lang, stdin=game)
            assert said in told and f"city {other}" in told and "(AKR-7.1)" in told
        assert 0 == poleis("score", "akropolis", "-", stdin=several).code
    same = {"cities": [both, {"variants": ["houses", "gardens", "houses"]}]}
    ranked = poleis("score", "akropolis", "-", "--json", stdin=json.dumps(same))
    assert [1, 1] == ranked.json["places"]


@pytest.mark.rule("AKR-2.2")
def test_players_of_one_game_share_the_tiles_of_the_box() -> None:
    """Sixty-one; two cities of forty tiles each are of two boxes."""
    row = [{"faces": "qqq", "at": [1 + 2 * n, 1 - n], "rot": 0} for n in range(40)]
    cities = [{"placements": row}, {"placements": row}]
    said = refused("score", "akropolis", "-", stdin=json.dumps({"cities": cities}))
    assert "poleis: 80 placements: the box has 61 tiles (AKR-2.2)\n" == said
    assert 0 == poleis("score", "akropolis", "-", stdin=json.dumps(cities)).code


@pytest.mark.parametrize("name", ["\ud800", "\x1b[2J\n", "名", 5, None, ["x"]])
def test_strange_names_do_no_harm(name: object) -> None:
    """A name is shown, whatever it is, without moving the cursor or failing."""
    ran = poleis("score", "akropolis", "-", stdin=json.dumps([{"name": name}]))
    assert 0 == ran.code
    assert "\x1b" not in ran.out


def test_moves_are_sorted_and_legal() -> None:
    """Around the start tile: every place is legal for the pad, and nothing else is nearby."""
    found = poleis("moves", "akropolis", "-", "--json", stdin="{}").json
    assert sorted(found) == found
    assert all(1 == level for _, _, _, level in found)
    legal = {tuple(move[:3]) for move in found}
    for q in range(-4, 5):
        for r in range(-4, 5):
            for rot in range(6):
                city = {"placements": [{"faces": "qqq", "at": [q, r], "rot": rot}]}
                ran = poleis("score", "akropolis", "-", "--json", stdin=json.dumps(city))
                assert ((q, r, rot) in legal) == (0 == ran.code)


def test_moves_for_people_and_for_a_game() -> None:
    """A table with a count; for the players of a game, one after the other."""
    single = poleis("moves", "akropolis", "-", stdin="{}").out
    count = len(poleis("moves", "akropolis", "-", "--json", stdin="{}").json)
    assert f"{count} moves" in single
    both = poleis("moves", "akropolis", "-", stdin='{"cities": [{}, {}]}').out
    assert 2 == both.count(f"{count} moves") and "city 1" in both
    answers = poleis("moves", "akropolis", "-", "--json", stdin='{"cities": [{}, {}]}').json
    assert 2 == len(answers)


def test_an_illegal_placement_is_refused_with_index_and_rules() -> None:
    """In a list the city is named, too; the reason is told in English."""
    first = {"faces": "hqq", "at": [1, 1], "rot": 0}
    bad = {"placements": [first, {"faces": "hhh", "at": [9, 9], "rot": 0}]}
    said = refused("score", "akropolis", "-", stdin=json.dumps(bad))
    assert "placement 1: hhh at 9,9 r0 is not legal now (AKR-4.2)" in said
    assert "The tile must share a side with your city. [AKR-4.2]" in said
    for command in ("score", "moves"):
        for flag in ([], ["--json"]):
            said = refused(command, "akropolis", "-", *flag, stdin=json.dumps([CITY, bad]))
            assert "city 1: placement 1: " in said and "(AKR-4.2)" in said
    said = refused("score", "akropolis", "-", stdin=json.dumps({"cities": [CITY, bad]}))
    assert "city 1: placement 1: " in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON: Expecting value (line 1, column 1)"),
        ("{", "not JSON"),
        ("nul", "not JSON"),
        ('{"stones": NaN}', "NaN is not a number"),
        ('{"stones": -Infinity}', "-Infinity is not a number"),
        ('{"stones": 1e999}', "stones must be a whole number"),
        ('{"stones": true}', "stones must be a whole number"),
        ('{"stones": -1}', "stones must be a whole number"),
        ('{"stones": ' + "9" * 5000 + "}", "not JSON: Exceeds the limit"),
        ("[" * 100_000, "nested too deeply"),
        ('{"placements": ' + "[" * 200 + "]" * 200 + "}", "placement 0"),
        ("5", "a city must be an object"),
        ("[5]", "city 0: a city must be an object"),
        ('{"houses": 3}', "a city has no 'houses'"),
        ('{"stones": 3, "stones": 4}', "the key 'stones' comes twice"),
        ('[{}, {"placements": [{"rot": 0, "rot": 0}]}]', "the key 'rot' comes twice"),
        ('{"cities": 5}', "a game must be an object"),
        ('{"cities": [], "stones": 3}', "a game must be an object"),
        ('{"variants": ["villas"]}', "variants must be a list"),
        ('{"lakes": "yes"}', "lakes must be true or false"),
        ('{"placements": 5}', "placements must be a list"),
        ('{"placements": [{"faces": "xyz", "at": [1, 1], "rot": 0}]}', "three of the letters"),
        ('{"placements": [{"faces": "qqq", "at": [1], "rot": 0}]}', "at must be a pair"),
        ('{"placements": [{"faces": "qqq", "at": [1, 1], "rot": 6}]}', "rot must be a whole"),
        ('{"placements": [{"faces": "qqq", "at": [1e9, 1], "rot": 0}]}', "at must be a whole"),
    ],
)
@pytest.mark.parametrize("command", ["score", "moves"])
def test_a_bad_file_is_one_clear_line(command: str, text: str, said: str) -> None:
    """Whatever is wrong with the file is said on one line."""
    assert said in refused(command, "akropolis", "-", stdin=text)


def test_unreadable_files_are_one_clear_line(tmp_path: Path) -> None:
    """A folder, a missing file, bytes that are no text."""
    assert "Is a directory" in refused("score", "akropolis", tmp_path)
    assert "No such file" in refused("moves", "akropolis", tmp_path / "none")
    assert "not UTF-8 text (byte 0)" in refused("score", "akropolis", "-", stdin=b"\xff{}")
    assert "there is no game 'go'" in refused("score", "go", "-")


def test_a_forbidden_file_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Permission is a reason like any other."""

    def forbidden(path: str, mode: str) -> None:
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr("builtins.open", forbidden)
    said = refused("score", "akropolis", "city.json")
    assert "poleis: city.json: Permission denied\n" == said


@pytest.mark.parametrize("game_id", ["akropolis", "age_of_civilization", "origins",
                                     "seven_wonders_dice"])  # fmt: skip
def test_a_game_has_as_many_players_as_it_allows(game_id: str) -> None:
    """Nobody ranks a game of nobody, or of more than can sit at the table; nor has it moves."""
    game = get_game(game_id)
    most = game.seats[-1]
    for command, players in product(("score", "moves"), (0, most + 1, 100)):
        said = refused(command, game_id, "-", stdin=json.dumps({"cities": [{}] * players}))
        assert f"a game has 1 to {most} players, not {players}" in said
    boards = get_game("seven_wonders_dice") is game
    table = [{"board": board} if boards else {} for board in DICE.edition.board_ids[:most]]
    ranked = poleis("score", game_id, "-", "--json", stdin=json.dumps({"cities": table}))
    assert [1] * most == ranked.json["places"]


def test_thousands_of_cities_fit_into_one_call(tmp_path: Path) -> None:
    """How fast is measured in the benchmarks; here, that every one is answered."""
    file = tmp_path / "cities.json"
    cities = random_cities(100)
    file.write_text(json.dumps(cities * 20), encoding="utf-8")
    once = poleis("score", "akropolis", "-", "--json", stdin=json.dumps(cities)).json
    assert once * 20 == poleis("score", "akropolis", file, "--json").json


@pytest.mark.parametrize(
    ("lang", "heads", "count"),
    [
        ("pl", ("Domy", "punkty", "zasady", "razem"), "ruchów"),
        ("ru", ("Дома", "очки", "правила", "всего"), "ходов"),
    ],
)
def test_sheets_speak_three_languages(lang: str, heads: tuple[str, ...], count: str) -> None:
    """Also those of several players; moves are counted."""
    sheet = poleis("score", "akropolis", "-", "--lang", lang, stdin=json.dumps(CITY)).out
    assert [] == [head for head in heads if head not in sheet]
    both = json.dumps({"cities": [CITY, CITY]})
    table = poleis("score", "akropolis", "-", "--lang", lang, stdin=both).out
    assert heads[0] in table and "points" not in table
    assert count in poleis("moves", "akropolis", "-", "--lang", lang, stdin="{}").out
    assert "klingon" in refused("score", "akropolis", "-", "--lang", "klingon", stdin="{}")


@pytest.mark.parametrize("command", ["score", "moves"])
def test_refusals_speak_three_languages(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for, or by the environment, which what programs read does not follow."""
    bad = json.dumps({"placements": [{"faces": "hhh", "at": [9, 9], "rot": 0}]})
    polish = "placement 0: hhh at 9,9 r0 jest teraz niedozwolone (AKR-4.2): Kafel musi"
    said = refused(command, "akropolis", "-", "--lang", "pl", stdin=bad)
    assert polish in said and "[AKR-4.2]" in said
    russian = refused(command, "akropolis", "-", "--lang", "ru", stdin=bad)
    assert "r0 сейчас нельзя (AKR-4.2): " in russian
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert polish in refused(command, "akropolis", "-", stdin=bad)
    assert "is not legal now" in refused(command, "akropolis", "-", "--json", stdin=bad)


CYRILLIC = re.compile("[а-яё]")
MISFITS = {
    "akropolis": (
        "5", '{"houses": 3}', '{"stones": -1}', '{"variants": ["villas"]}', '{"placements": 5}',
        '{"placements": [{}]}', '{"placements": [{"faces": "x", "at": [1, 1], "rot": 0}]}',
        '{"placements": [{"faces": "qqq", "at": [1], "rot": 0}]}', '{"cities": 5}',
        '{"placements": [' + ", ".join(["{}"] * 62) + "]}", "{", '{"stones": NaN}',
        '{"stones": 3, "stones": 4}', "[" * 100_000,
    ),
    "age_of_civilization": (
        "5", '{"stones": 1}', '{"coins": true}', '{"wonders": "petra"}', '{"wonders": ["x"]}',
        '{"wonders": ["petra", "petra"]}', '{"main": "rome"}', '{"special": "x"}',
        '{"technologies": ["calendar"]}', '{"technologies": ["science"]}',
    ),
    "seven_wonders_dice": (
        "5", '{"stones": 1}', '{"board": "athens"}', '{"crossed": 5}', '{"crossed": ["x"]}',
        '{"crossed": ["ag_11", "ag_11"]}', '{"crossed": ["un_tablet_2"]}', '{"dice": []}',
        '{"crossed": ["bonus_coins"]}', '{"west": 9}', '{"first_agora": 1}',
        '{"first_agora": true}',
        '{"dice": {"pink": [1, 1]}}', '{"dice": {"blue": 3}}', '{"dice": {"blue": [7, 0]}}',
    ),
    "origins": (
        "5", '{"stones": 1}', '{"gold": "x"}', '{"temples": 5}', '{"temples": {"x": 1}}',
        '{"seats": 5}', '{"seats": [1]}', '{"seats": [{"colour": "pink", "value": 1}]}',
        '{"seats": [' + ", ".join(['{"colour": "red", "value": 1}'] * 46) + "]}",
    ),
}  # fmt: skip


@pytest.mark.parametrize("game_id", MISFITS)
@pytest.mark.parametrize("command", ["score", "moves"])
def test_what_does_not_fit_is_told_in_three_languages(game_id: str, command: str) -> None:
    """Whatever is wrong with a file; keys, names and rule ids stay as they are."""
    for text in MISFITS[game_id]:
        told = {
            lang: refused(command, game_id, "-", "--lang", lang, stdin=text)
            for lang in ("en", "pl", "ru")
        }
        assert 3 == len(set(told.values())), told
        assert told["en"] == refused(command, game_id, "-", stdin=text)
        assert CYRILLIC.search(told["ru"]), told
        assert 1 == len({tuple(re.findall(r"[A-Z]{3}-[.\d]+", said)) for said in told.values()})


def test_players_of_one_game_are_refused_in_three_languages() -> None:
    """Where it stands is told as in the file."""
    for lang, said in (("pl", "musi być liczbą całkowitą"), ("ru", "должно быть целое число")):
        asked = ("score", "akropolis", "-", "--lang", lang)
        for stdin in ('[{}, {"stones": -1}]', '{"cities": [{}, {"stones": -1}]}'):
            assert "poleis: city 1: stones " in refused(*asked, stdin=stdin)
            assert said in refused(*asked, stdin=stdin)
        assert "1 to 4 players" not in refused(*asked, stdin='{"cities": []}')


def test_what_does_not_fit_is_told_as_json_has_it() -> None:
    assert "must be an object, not null" in refused("score", "akropolis", "-", stdin="null")
    assert "from 0 to 1000, not true" in refused(
        "score", "akropolis", "-", stdin='{"stones": true}'
    )


def test_lines_with_reconstructed_values_are_marked_and_explained() -> None:
    """One line below the table says what the sign means, also where players stand side by side."""
    alone = poleis("score", "origins", "-", stdin="{}").out
    marked = [line for line in alone.splitlines() if "≈" in line]
    assert 3 == len(marked)
    assert "Advisor track ≈" in marked[0] and "Temples (two lowest) ≈" in marked[1]
    assert marked[2].startswith("≈ uses reconstructed values")
    several = poleis("score", "origins", "-", "--lang", "ru", stdin="[{}, {}]").out
    assert several.splitlines()[-1].startswith("≈ значения восстановлены")


def test_a_game_without_reconstructed_values_has_no_marks() -> None:
    assert "≈" not in poleis("score", "akropolis", "-", stdin="{}").out
