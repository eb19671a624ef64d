"""A value corrected in components.json takes effect everywhere, or is refused with the reason."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from poleis.core.components import BadComponents
from poleis.games.origins.game import GAME, make_game
from poleis.games.origins.load.component_checks import check_components
from tests.rules.corrected import answer_after
from tests.rules.sound_play import is_sound

COMPONENTS = dict(GAME.components)
IMPORTS = """
from poleis.games.origins.explain.position_reader import Table
from tests.rules.origins.corrections import is_sound
from tests.rules.origins.tables import *
"""
SOUND = "\nassert is_sound(1) and is_sound(3)\n"
COMMON = 'data["setup_common"]'
CORRECTED = {
    "gold on district cards": (
        f'{COMMON}["gold_on_each_district_card"] = 3',
        "answer = Table(start(2)).card_gold()",
        [3, 3, 3, 3],
    ),
    "starting stock": (
        'data["resources"]["start_per_player"] = {"stone": 4, "food": 0, "wisdom": 2, "gold": 3}',
        "answer = resources(start(2))",
        [4, 0, 2, 3],
    ),
    "ready bases": (
        f'{COMMON}["bases_ready"] = {COMMON}["bases_on_population_track"] = 3',
        "state = table(home(bases=3, food=4), home())\n"
        "answer = [Table(start(2)).empty_bases(0), owned(do(state, 'populate'), 'food')]",
        [3, 0],
    ),
    "the rival's spaces": (
        'data["solo_training"]["rival_disc_space_at_start_of_round"] = '
        '{"1": 1, "2": 4, "3": 8, "4": 9, "5": 13}',
        "answer = int(pass_all(table(home(), rival=1)).rival)",
        4,
    ),
    "solo rounds": (
        'data["solo_training"]["rounds"] = 6\n'
        'data["solo_training"]["rival_disc_space_at_start_of_round"]["6"] = 12',
        "answer = is_over(pass_all(table(home(), rival=12, round=5)))",
        False,
    ),
    "the discount of Taurus": (
        '(taurus,) = [card for card in data["zodiac_cards"] if card["id"] == "taurus"]\n'
        'taurus["ability"]["effect"][0]["n"] = 2',
        "state = table(home(stone=1, wisdom=2, zodiac='taurus', freemen='blue1'), home())\n"
        "do(state, 'visit freeman1 2', 'act buy_building')\n"
        "answer = [refusals(state, 'buy main_gate-1 building'),\n"
        "          owned(do(state, 'buy main_gate-1 building'), 'wisdom')]",
        [[], 0],
    ),
    "the die of Sagittarius": (
        '(archer,) = [card for card in data["zodiac_cards"] if card["id"] == "sagittarius"]\n'
        'archer["ability"]["effect"][0]["delta"] = 2',
        "state = table(home(bases=2, wisdom=9, zodiac='sagittarius', freemen='blue1'), home())\n"
        "do(state, 'visit freeman1 4', 'act take_citizen', 'take 5', 'grow')\n"
        "answer = freemen(state)",
        ["blue1@4", "purple6"],
    ),
    "faces of speakers": (
        'data["dice"]["speaker"] = {"faces": [1, 2, 3, 4, 5, 6], "max_value": 6}',
        "answer = [is_sound(4, seed) for seed in range(3)]",
        [True, True, True],
    ),
    "ships": (f'{COMMON}["ship_start_value"] = 3', "answer = ships(start(2))", [3] * 5),
    "the tower pool": (
        f'{COMMON}["tower_pool_base_per_color"] = 2',
        "answer = min(Table(start(2)).towers().values()) >= 2",
        True,
    ),
    "prices of pools": (
        'data["building_pool"]["wisdom_cost_by_slot_from_top"] = [0, 0, 1, 1, 2]\n'
        'data["citizen_pool"]["wisdom_cost_by_slot_from_left"] = [1, 1, 2, 3, 5]',
        "state = table(home(bases=2, wisdom=5, freemen='blue1'), home())\n"
        "do(state, 'visit freeman1 4', 'act take_citizen', 'take 5')\n"
        "answer = owned(state, 'wisdom')",
        0,
    ),
    "the military track": (
        'track = data["military_track"]\n'
        'track["last_space"], track["border_count"] = 14, 6\n'
        'track["sections"][-1:] = [[13], [14]]\n'
        'track["borders_between"].append([13, 14])\n'
        'track["bonus_by_space"] |= {"13": "gold_2", "14": "none"}',
        "state = table(home(military=13, freemen='blue1'), home())\n"
        "do(state, 'visit freeman1 1', 'act military_and_attack', 'advance')\n"
        "answer = [military(state), tokens(state), line(state, 'conquest')]",
        [14, 1, 9],
    ),
    "temples": (
        'data["temples"] |= {"spaces_including_start": 13, "steps_to_top": 12}\n'
        'data["temples"]["vp_by_space"].append(80)',
        "answer = line(table(home(temples=(12, 12, 0)), home()), 'temples')",
        80,
    ),
}


@pytest.mark.parametrize("name", CORRECTED)
def test_a_corrected_value_takes_effect(name: str) -> None:
    """In the rules, in loading and in explanations."""
    edit, ask, expected = CORRECTED[name]
    assert expected == answer_after("origins", edit, IMPORTS + SOUND + ask)


def with_a_31st_building() -> dict[str, Any]:
    """The components with one more building."""
    data: dict[str, Any] = deepcopy(COMPONENTS)
    effect = [{"op": "gain", "resource": "food", "n": 2}]
    data["buildings"].append(dict(data["buildings"][0], id="bakery", copies=1, effect=effect))
    return data


def test_a_31st_building_needs_a_place_in_its_stack() -> None:
    with pytest.raises(BadComponents, match="a list with 16 yellow tiles, but the stack of each"):
        make_game(with_a_31st_building())


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_31st_building_is_played(seats: int) -> None:
    """In place of another tile of its colour. The agora and the palace keep their effects."""
    data = with_a_31st_building()
    data["buildings"][0]["copies"] -= 1
    game = make_game(data)
    assert is_sound(game, seats, {})
    for name in ("agora", "palace"):
        mine, usual = (
            next(effect for effect in one.edition.effects if effect.name == name)
            for one in (game, GAME)
        )
        assert [type(word) for word in usual.words] == [type(word) for word in mine.words]


def numbers(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The places of all whole numbers of the file but those of examples and of remarks."""
    if isinstance(value, dict | list):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inside in pairs:
            if path or key not in ("examples", "plausibility", "year", "designer", "game"):
                yield from numbers(inside, (*path, key))
    elif type(value) is int:
        yield path


def add(data: dict[str, Any], path: tuple[str | int, ...], change: int) -> None:
    """Change one number."""
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] += change


@pytest.mark.never_compiled
def test_a_number_that_is_refused_is_named() -> None:
    """One sentence: the place or its list, the value, and the reason."""
    refused, data = 0, deepcopy(dict(COMPONENTS))
    for path in numbers(COMPONENTS):
        for change in (-1000, -1, 1, 1000):
            add(data, path, change)
            try:
                check_components(data)
            except BadComponents as error:
                said = str(error)
                assert said.startswith("components.json of Origins: ") and ", but " in said
                assert "\n" not in said
                refused += 1
            add(data, path, -change)
    assert COMPONENTS == data
    assert refused > 1000


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("setup_common.bases_ready", "with 4 on the population track there must be 6"),
        ("temples.steps_to_top", "12 values are listed"),
        ("military_track.border_count", "5 are listed"),
        ("counts.citizen_dice_per_color", "7 of 10 stay in the game"),
        ("solo_training.rounds", "there are 6 rounds"),
        ("district_cards.in_play_by_players.2", "district_cards.in_play_by_players.2 is 5"),
        ("building_pool.slots", "the program knows only 5"),
        ("buildings.0.copies", "the stack of each colour has 15"),
        ("dice.speaker.faces.5", "the highest face is 6"),
        ("zodiac_cards.4.ability.effect.0.max", "it must be a whole number from 6 to 6"),
    ],
)
def test_values_that_disagree_or_have_no_room_are_refused(path: str, reason: str) -> None:
    keys = tuple(int(key) if key.isdigit() else key for key in path.split("."))
    if path.startswith("district"):
        keys = (*keys[:-1], "2")
    data = deepcopy(dict(COMPONENTS))
    add(data, keys, 1)
    with pytest.raises(BadComponents, match=reason):
        check_components(data)


def test_the_file_is_read_as_it_is() -> None:
    check_components(json.loads(json.dumps(COMPONENTS)))
