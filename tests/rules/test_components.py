"""A value corrected in components.json takes effect everywhere, or is refused with the reason."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from poleis.core.components import BadComponents, Components, read_components
from poleis.locale import get_language
from tests.rules import sentences
from tests.rules.corrected import answer_after, refusal_after

GAMES = ("akropolis", "age_of_civilization", "seven_wonders_dice")
TITLES = {"akropolis": "Akropolis", "age_of_civilization": "Age of Civilization",
          "seven_wonders_dice": "7 Wonders Dice"}  # fmt: skip
SETUPS: dict[str, list[tuple[int, dict[str, object]]]] = {
    "akropolis": [(3, {"variants": "houses,markets,barracks,temples,gardens"}), (1, {})],
    "age_of_civilization": [
        (4, {"innovations": True, "winds_of_change": True}),
        (3, {"draft": True}),
        (1, {"solo": "silk_road"}),
        (1, {"solo": "death_and_rebirth"}),
    ],
    "seven_wonders_dice": [(3, {}), (1, {})],
}
PLAIN = {
    "akropolis": ("bgg_id", "year", "other_pieces"),
    "age_of_civilization": ("difficulty", "gold_coin_value", "box_contents"),
    "seven_wonders_dice": ("year", "age_min", "minutes", "example_total"),
}
"""Facts about the box that no rule uses."""
AT_ONCE = 40
"""How many values are corrected together before a game is played."""

Place = tuple[str | int, ...]


def numbers(value: object, path: Place = ()) -> Iterator[Place]:
    """The places of all whole numbers."""
    if isinstance(value, dict | list):
        for key, inside in value.items() if isinstance(value, dict) else enumerate(value):
            yield from numbers(inside, (*path, key))
    elif type(value) is int:
        yield path


@cache
def shipped(game: str) -> dict[str, Any]:
    found: dict[str, Any] = import_module(f"poleis.games.{game}.load.component_checks").components()
    return found


def components(game: str) -> dict[str, Any]:
    """A copy of the components as they are."""
    return deepcopy(shipped(game))


def add(data: dict[str, Any], path: Place, change: int) -> None:
    """Change one number."""
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] += change


def refusal(game: str, data: dict[str, Any]) -> str:
    """Why the game would not be loaded; empty if it would."""
    try:
        import_module(f"poleis.games.{game}.load.component_checks").check(
            Components(TITLES[game], data)
        )
    except BadComponents as error:
        return str(error)
    return ""


@pytest.mark.parametrize("game", GAMES)
def test_the_file_is_read_as_it_is(game: str) -> None:
    assert "" == refusal(game, components(game))


@pytest.mark.never_compiled
@pytest.mark.parametrize("game", GAMES)
def test_a_number_that_is_refused_is_named(game: str) -> None:
    """One sentence with a place, the value and the reason; a nonsensical number never passes."""
    data = components(game)
    for path in numbers(shipped(game)):
        for change in (-1000, -1, 1, 1000):
            add(data, path, change)
            said = refusal(game, data)
            add(data, path, -change)
            if said:
                assert said.startswith(f"components.json of {TITLES[game]}: ")
                assert ", but " in said and "\n" not in said
            elif abs(change) == 1000:
                assert any(str(key) in PLAIN[game] for key in path) or "cubes" in path, path
    assert shipped(game) == data


def accepted(game: str, luck: random.Random) -> list[tuple[Place, int]]:
    """Corrections of many numbers that the game accepts together."""
    found: list[tuple[Place, int]] = []
    data = components(game)
    places = list(numbers(data))
    luck.shuffle(places)
    for path in places:
        change = luck.choice((-1, 1))
        add(data, path, change)
        if refusal(game, data):
            add(data, path, -change)
        elif not any(str(key) in PLAIN[game] for key in path):
            found.append((path, change))
        if len(found) == AT_ONCE:
            break
    return found


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_many_corrected_values_is_sound(game: str, seed: int) -> None:
    """Positions load, explanations agree with the legal actions, sheets add up."""
    changes = accepted(game, random.Random(seed))
    lines = []
    for path, change in changes:
        lines.append("data" + "".join(f"[{key!r}]" for key in path) + f" += {change}")
    ask = "from tests.rules.sound_play import is_sound\n"
    ask += f"answer = [is_sound({game!r}, *setup) for setup in {SETUPS[game]!r}]"
    assert [True] * len(SETUPS[game]) == answer_after(game, "\n".join(lines), ask)


STARS = """
data["plaza_stars"]["gardens"] = 2
for tile in data["tiles"]:
    for hex in tile["hexes"]:
        if (hex["kind"], hex["type"]) == ("plaza", "gardens"):
            hex["stars"] = 2
for row in data["hex_counts_by_players"].values():
    if isinstance(row, dict):
        row["stars"]["gardens"] = 2 * row["plazas"]["gardens"]
"""
STONES = """
data["stones"]["starting_by_turn_order"] = [2, 2, 3, 5]
data["stones"]["reserve_after_setup"] = {"2": 36, "3": 33, "4": 28}
"""
CITIZENS = "from tests.rules.age_of_civilization.tables import *\n"
DICE = "from tests.rules.seven_wonders_dice.tables import *\n"
CORRECTED = {
    "stars of a plaza": (
        "akropolis", STARS,
        "from tests.rules.akropolis.cities import *\nanswer = worth('gardens', build('qgG@0,1r0'))",
        [1, 2],
    ),
    "starting stones": (
        "akropolis", STONES,
        "from poleis import *\ngame = get_game('akropolis')\n"
        "state = game.new(make_setup(game, 4))\n"
        "answer = [int(city.stones) for city in state.cities]",
        [2, 2, 3, 5],
    ),
    "population": (
        "age_of_civilization", 'data["civilizations"][0]["population"]["value"] = 1',
        CITIZENS + "answer = workers(table(realm(EDITION.civilization_ids[0]), realm()))",
        1,
    ),
    "coins of a rest": (
        "age_of_civilization", 'data["constants"]["rest_coins"] = 5',
        CITIZENS + "answer = coins(do(table(realm(coins=0), realm()), 'rest'))",
        5,
    ),
    "the price of a special technology": (
        "age_of_civilization", 'data["special_technologies"]["price_coins"] = 3',
        CITIZENS + "state = table(realm(coins=3), realm(), specials='special_left_1')\n"
        "answer = coins(do(state, 'buy special_left_1'))",
        0,
    ),
    "orders face up": (
        "age_of_civilization",
        'data["road_to_glory"]["scenarios"][1]["orders"]["face_up_at_start"] = 4',
        "from tests.rules.sound_play import is_sound\n"
        "answer = is_sound('age_of_civilization', 1, {'solo': 'silk_road'})",
        True,
    ),
    "coins of a pass": (
        "seven_wonders_dice", 'data["setup"]["pass_coins"] = 5',
        DICE + "state = table(City(coins=1), City())\nplay(state, 'pass')\nanswer = coins(state)",
        6,
    ),
    "the price of a section": (
        "seven_wonders_dice", 'data["forum"]["sections"][3]["die_cost"] = 4',
        DICE + "state = table(City(coins=9), City(), dice='blue:mask@3')\n"
        "play(state, 'build blue ag_11')\nanswer = coins(state)",
        5,
    ),
    "the award of the Agora": (
        "seven_wonders_dice", 'data["buildings"]["agora"]["first_to_complete_vp"] = 8',
        DICE + "answer = table(City(AGORA, award=True), City()).score(0) "
        "- table(City(AGORA), City()).score(0)",
        8,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CORRECTED)
def test_a_corrected_value_takes_effect(name: str) -> None:
    game, edit, ask, expected = CORRECTED[name]
    assert expected == answer_after(game, edit, ask)


REFUSED = {
    "a 49th civilization": (
        "age_of_civilization",
        'data["civilizations"].append(dict(data["civilizations"][0], id="atlantis"))',
        "components.json of Age of Civilization: box_contents.civilization_cards is 48, "
        "but civilizations lists 49",
    ),
    "a 61st civilization": (
        "age_of_civilization",
        'data["civilizations"] += data["civilizations"][:13]',
        "components.json of Age of Civilization: civilizations is a list of 61, "
        "but there must be 28 to 60",
    ),
    "a tenth technology of the board": (
        "age_of_civilization",
        'data["technologies"].append(dict(data["technologies"][0], id="alchemy"))',
        "components.json of Age of Civilization: technologies is a list of 10, "
        "but the program is built for 9",
    ),
    "a seventh round": (
        "age_of_civilization", 'data["constants"]["rounds"] = 7',
        "constants.rounds is 7, but the program is built for 6",
    ),
    "strength stated twice": (
        "age_of_civilization", 'data["technologies"][0]["strength"] = 1',
        "technologies.0.strength is 1, but abilities add up to 0",
    ),
    "an unknown effect": (
        "age_of_civilization", 'data["civilizations"][0]["main"][0]["effect"] = "fly"',
        'civilizations.0.main.0.effect is "fly", but the program knows only gain, ',
    ),
    "an unknown gain": (
        "age_of_civilization", 'data["civilizations"][0]["main"][0]["gain"] = {"ships": 1}',
        "civilizations.0.main.0.gain.ships is 1, but the program knows only points, coins",
    ),
    "an unknown word": (
        "origins", 'data["buildings"][0]["effect"][0]["op"] = "fly"',
        "buildings.0.effect.0.op is fly, but the program knows only gain, ",
    ),
    "a number that a word has not": (
        "origins", 'data["buildings"][0]["effect"][0]["times_max"] = 2',
        "buildings.0.effect.0.times_max is 2, but gain_choice has no such number",
    ),
    "a 62nd tile": (
        "akropolis", 'data["tiles"].append(dict(data["tiles"][0], id=62))',
        'tile_groups is {"2+": 37, "3+": 12, "4": 12, "all": 61}, but 38 tiles have min_players 2',
    ),
    "stars stated twice": (
        "akropolis", 'data["plaza_stars"]["gardens"] = 2',
        "but plaza_stars gives 2",
    ),
    "a tile of another group": (
        "akropolis", 'data["tiles"][0]["min_players"] = 3', "but 36 tiles have min_players 2",
    ),
    "an eighth board": (
        "seven_wonders_dice", 'data["boards"].append(dict(data["boards"][0], id="diceopolis"))',
        "boards is a list of 8, but the program is built for 7",
    ),
    "a dear space": (
        "seven_wonders_dice", 'data["buildings"]["agora"]["spaces"][8]["cost"] = 8',
        "agora.spaces.8.cost is 8, but it must be a whole number from 0 to 7",
    ),
    "a treasury that does not add up": (
        "seven_wonders_dice", 'data["setup"]["treasury"]["capacity"] = 20',
        "setup.treasury.capacity is 20, but its rows hold 21",
    ),
    "points of a warehouse": (
        "seven_wonders_dice", 'data["buildings"]["warehouse"]["spaces"][0]["vp"] = 1',
        "warehouse.spaces.0.vp is 1, but the program is built for 0",
    ),
    "no number": (
        "seven_wonders_dice", 'data["setup"]["starting_coins"] = "seven"',
        'setup.starting_coins is "seven", but it must be a whole number from 0 to 21',
    ),
    "a value left out": (
        "seven_wonders_dice", 'del data["setup"]["pass_coins"]', "setup.pass_coins is missing",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_the_program_is_not_built_for_is_refused_with_the_reason(name: str) -> None:
    game, edit, reason = REFUSED[name]
    said = refusal_after(game, edit)
    assert said.startswith("poleis.core.components.BadComponents: components.json of ")
    assert reason in said


def test_a_refused_game_is_one_line_of_the_log_and_the_others_load() -> None:
    ask = "import poleis\nanswer = [name for name in ('akropolis', 'origins') if name in "
    ask += "poleis.core.game.games()]"
    assert ["origins"] == answer_after("akropolis", 'data["tiles"].pop()', ask)


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    (tmp_path / "components.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadComponents, match=r"^components.json of Chess is not JSON: "):
        read_components(tmp_path / "components.json", "Chess", lambda found: None)


# ---- sentences about cards


@pytest.mark.parametrize("game", sentences.GAMES)
def test_sentences_state_the_values_of_their_cards(game: str) -> None:
    """Whoever changes a value changes the sentences of all languages, then notes its values."""
    assert sentences.text_of(game) == sentences.file_of(game).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sentences.GAMES)
def test_every_sentence_with_values_exists(game: str) -> None:
    say = get_language("en")
    for key in json.loads(sentences.text_of(game)):
        assert say(key) != key


def texts_after(game: str, edit: str, ask: str) -> list[str]:
    """Sentences of the game as corrected."""
    found = answer_after(game, edit, ask)
    assert isinstance(found, list)
    return found


def test_corrected_values_are_shown_instead_of_their_sentence() -> None:
    """The others keep theirs."""
    edit = 'data["civilizations"][1]["main"][0]["gain"]["coins"] = 4'
    ask = """
from poleis.games.age_of_civilization.game import GAME
from poleis.games.age_of_civilization.ui.messages import legacy_ability, main_ability
from poleis.locale import get_language
abilities = [main_ability(GAME.edition, "arabs"), legacy_ability(GAME.edition, "arabs")]
answer = [get_language("en").say(ability) for ability in abilities]
"""
    told, kept = texts_after("age_of_civilization", edit, ask)
    assert told == (
        "Corrected in components.json: trigger end_of_turn, effect gain, gain (coins 4), "
        "per (count technologies, divisor 2)."
    )
    assert "components.json" not in kept


def test_a_corrected_space_shows_its_values() -> None:
    edit = 'data["buildings"]["agora"]["spaces"][0]["vp"] = 2'
    ask = """
from poleis.games.seven_wonders_dice.game import GAME
from poleis.games.seven_wonders_dice.ui import messages
from poleis.locale import get_language
about = messages.about_space(GAME.edition, "giza", "ag_11")
answer = [get_language(code).say(about) for code in ("pl", "ru")]
"""
    polish, russian = texts_after("seven_wonders_dice", edit, ask)
    assert "Poprawione w components.json: vp 2." == polish
    assert "Исправлено в components.json: vp 2." == russian
