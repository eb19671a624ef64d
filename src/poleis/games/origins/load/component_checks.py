"""Reads components.json and refuses values that the program cannot play with.

An owner of the box may correct a printed value there. A corrected value takes effect everywhere, or
the game is not loaded and one sentence gives the place in the file and the reason. Three kinds of
values are refused: those for which the program has room or drawings for one number only (SETTLED
and the effects in `effect_values.py`), those outside a range, and those that the file states twice
and that disagree.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from poleis.core.components import BadComponents
from poleis.games.origins.load.component_errors import check, check_range
from poleis.games.origins.load.effect_values import check_effects

Data = Mapping[str, Any]

SETTLED: Mapping[str, object] = {
    "game.players": [1, 4],
    "colors.building_and_die_colors": ["red", "orange", "yellow", "blue", "purple"],
    "counts.ships": 5,
    "counts.bases_per_player": 6,
    "counts.archons_per_player": 1,
    "counts.zodiac_discs_per_player": 3,
    "counts.military_discs_per_player": 1,
    "counts.building_tiles_per_color": 15,
    "counts.zodiac_cards": 12,
    "counts.bonus_tokens": 5,
    "counts.district_cards": 45,
    "counts.speaker_dice": 4,
    "dice.citizen.faces": [1, 2, 3, 4, 5, 6],
    "setup_common.opening_draft_dice_per_color": 2,
    "setup_common.opening_draft_picks": 2,
    "building_pool.slots": 5,
    "citizen_pool.slots": 5,
    "speaker_pool.cost": 0,
    "military_track.start_space": 0,
    "advisor_track.spaces": 5,
    "superiority_tokens.per_border_crossed": 1,
    "superiority_tokens.uses_per_turn": 1,
}
"""Values that only a change of the program can change."""
MOST_CARDS_SHOWN = 6
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th")
BONUS_KINDS = (
    "none", "exchange_basic_for_gold", "stone", "food", "wisdom", "gold_1", "gold_2",
    "basic_plus_stone", "basic_plus_food", "basic_plus_wisdom", "basic_plus_gold",
)  # fmt: skip


def shipped_components() -> dict[str, Any]:
    """The components of the box, unchecked."""
    text = (Path(__file__).parents[1] / "components.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def check_components(data: Data) -> None:
    """BadComponents names a value that cannot be played with, or one that is missing."""
    try:
        check_values(data)
    except (KeyError, IndexError) as error:
        raise BadComponents(f"components.json of Origins: {error} is missing") from error


def at(data: Data, path: str) -> Any:
    """The value at a place such as `setup_common.bases_ready`."""
    value: Any = data
    for key in path.split("."):
        value = value[key]
    return value


def check_values(data: Data) -> None:
    """Every value that the program reads."""
    for path, value in SETTLED.items():
        check(at(data, path) == value, path, at(data, path), f"the program knows only {value}")
    check_numbers_of_pieces(data)
    check_set_up(data)
    check_prices(data)
    check_temples(data["temples"])
    check_military(data["military_track"])
    check_cards(data)
    check_solo(data)
    check_effects(data)


def check_numbers_of_pieces(data: Data) -> None:
    """What is counted in one place and listed in another."""
    counts, colours = data["counts"], data["colors"]["building_and_die_colors"]
    lists = {
        "zodiac_cards": data["zodiac_cards"],
        "district_cards": data["district_cards"]["cards"],
        "bonus_tokens": data["bonus_tokens"]["tokens"],
        "ships": data["encounter_sites"]["sites"],
        "zodiac_discs_per_player": data["temples"]["tracks"],
    }
    for key, rows in lists.items():
        check(len(rows) == counts[key], f"counts.{key}", counts[key], f"{len(rows)} are listed")
    agree(data, "counts.district_cards", "district_cards.count")
    agree(data, "counts.zodiac_cards", "counts.zodiac_tokens")
    agree(data, "counts.superiority_tokens", "superiority_tokens.count")
    buildings = data["buildings"]
    for colour in colours:
        found = sum(row["copies"] for row in buildings if row["color"] == colour)
        check(found == counts["building_tiles_per_color"], "buildings",
              f"a list with {found} {colour} tiles", "the stack of each colour has 15")  # fmt: skip
    for i, row in enumerate(buildings):
        check_range(f"buildings.{i}.copies", row["copies"], 1, 15)
    for i, row in enumerate(data["encounter_sites"]["sites"]):
        check(row["site"] == i + 1, f"encounter_sites.sites.{i}.site", row["site"],
              "sites are listed in their order")  # fmt: skip
    tokens = sorted(row["color"] for row in data["bonus_tokens"]["tokens"])
    check(tokens == sorted(colours), "bonus_tokens", tokens, "each colour has one")


def agree(data: Data, path: str, other: str) -> None:
    """Two places that state the same number."""
    check(at(data, path) == at(data, other), path, at(data, path), f"{other} is {at(data, other)}")


def check_set_up(data: Data) -> None:
    """ORI-2 and ORI-21.1."""
    counts, common = data["counts"], data["setup_common"]
    for seats in ("1", "2", "3", "4"):
        row, path = data["setup_by_players"][seats], f"setup_by_players.{seats}"
        dice = row["citizen_dice_per_color"]
        check_range(f"{path}.citizen_dice_per_color", dice, 3, counts["citizen_dice_per_color"])
        left = counts["citizen_dice_per_color"] - dice
        removed = row["citizen_dice_removed_per_color"]
        check(removed == left, f"{path}.citizen_dice_removed_per_color", removed,
              f"{dice} of {counts['citizen_dice_per_color']} stay in the game")  # fmt: skip
        check_range(f"{path}.speakers", row["speakers"], 1, counts["speaker_dice"])
        check_range(f"{path}.district_cards", row["district_cards"], 1, MOST_CARDS_SHOWN)
        agree(data, f"{path}.district_cards", f"district_cards.in_play_by_players.{seats}")
    ready, on_track = common["bases_ready"], common["bases_on_population_track"]
    check_range("setup_common.bases_ready", ready, common["opening_draft_picks"], 6)
    check(ready + on_track == counts["bases_per_player"], "setup_common.bases_ready", ready,
          f"with {on_track} on the population track there must be 6")  # fmt: skip
    check_range("setup_common.ship_start_value", common["ship_start_value"], 1, 6)
    check_range("setup_common.gold_on_each_district_card",
                common["gold_on_each_district_card"], 0, 20)  # fmt: skip
    for name in ("stone", "food", "wisdom", "gold"):
        stock = data["resources"]["start_per_player"][name]
        check_range(f"resources.start_per_player.{name}", stock, 0, 100)
    check_towers(data)


def check_towers(data: Data) -> None:
    """Discs for four palaces, the pool, and the towers drawn on the cards (ORI-2.8, ORI-2.9)."""
    common, discs = data["setup_common"], data["counts"]["tower_discs_per_color"]
    pool = common["tower_pool_base_per_color"]
    palace = common["tower_discs_on_each_palace_per_color"]
    check_range("setup_common.tower_pool_base_per_color", pool, 1, discs)
    check_range("setup_common.tower_discs_on_each_palace_per_color", palace, 1, discs)
    colours, cards = data["colors"]["building_and_die_colors"], data["district_cards"]["cards"]
    for colour in colours:
        drawn = sorted((row["towers"].count(colour) for row in cards), reverse=True)
        needed = pool + 4 * palace + sum(drawn[:MOST_CARDS_SHOWN])
        check(needed <= discs, "counts.tower_discs_per_color", discs,
              f"a game of four may need {needed} {colour} ones")  # fmt: skip


def check_prices(data: Data) -> None:
    """ORI-10.1, ORI-12.1, ORI-15.1, ORI-16.5, and the faces of speakers (ORI-1.3)."""
    citizens = "citizen_pool.wisdom_cost_by_slot_from_left"
    tiles = "building_pool.wisdom_cost_by_slot_from_top"
    for path in (tiles, citizens, "advisor_track.vp_by_space"):
        values = at(data, path)
        check(len(values) == 5, path, values, "there are 5 spaces")
        for i, value in enumerate(values):
            check_range(f"{path}.{i}", value, 0, 100)
    prices = at(data, citizens)
    check(prices[0] == min(prices), citizens, prices, "the first slot must be the cheapest")
    for i, row in enumerate(data["buildings"]):
        check_range(f"buildings.{i}.stone_cost", row["stone_cost"], 0, 100)
    track = data["population_track"]
    for name in ORDINALS[data["setup_common"]["bases_ready"] :]:
        check_range(f"population_track.food_cost_of_base.{name}",
                    track["food_cost_of_base"][name], 0, 100)  # fmt: skip
    check_range("population_track.vp_for_last_base", track["vp_for_last_base"], 0, 1000)
    speaker = data["dice"]["speaker"]
    for i, face in enumerate(speaker["faces"]):
        check_range(f"dice.speaker.faces.{i}", face, 1, 6)
    check(speaker["max_value"] == max(speaker["faces"]), "dice.speaker.max_value",
          speaker["max_value"], f"the highest face is {max(speaker['faces'])}")  # fmt: skip


def check_temples(temples: Data) -> None:
    """ORI-11.1: as many values as spaces."""
    spaces = len(temples["vp_by_space"])
    path = "temples.spaces_including_start"
    check(temples["spaces_including_start"] == spaces, path, temples["spaces_including_start"],
          f"{spaces} values are listed")  # fmt: skip
    check(temples["steps_to_top"] == spaces - 1, "temples.steps_to_top", temples["steps_to_top"],
          f"{spaces} values are listed")  # fmt: skip
    check_range("temples.spaces_including_start", spaces, 4, 14)
    for i, value in enumerate(temples["vp_by_space"]):
        check_range(f"temples.vp_by_space.{i}", value, 0, 1000)


def check_military(track: Data) -> None:
    """ORI-8.1, ORI-1.10: sections follow each other, borders lie between them."""
    last, sections = track["last_space"], track["sections"]
    spaces = [space for section in sections for space in section]
    check_range("military_track.last_space", last, 2, 15)
    check(spaces == list(range(last + 1)), "military_track.sections", sections,
          f"the spaces are 0 to {last}, each once")  # fmt: skip
    between = [[a[-1], b[0]] for a, b in pairwise(sections)]
    check(track["borders_between"] == between, "military_track.borders_between",
          track["borders_between"], f"the sections have borders at {between}")  # fmt: skip
    check(track["border_count"] == len(between), "military_track.border_count",
          track["border_count"], f"{len(between)} are listed")  # fmt: skip
    check(sections[0] == [0] and sections[-1] == [last], "military_track.sections", sections,
          "start and last space are sections of their own")  # fmt: skip
    for space in range(last + 1):
        kind = track["bonus_by_space"][str(space)]
        check(kind in BONUS_KINDS, f"military_track.bonus_by_space.{space}", kind,
              f"the program knows only {', '.join(BONUS_KINDS)}")  # fmt: skip
    check_range("military_track.last_space_vp_on_arrival", track["last_space_vp_on_arrival"], 0,
                1000)  # fmt: skip


def check_cards(data: Data) -> None:
    """ORI-13.3, ORI-13.4: the pattern shows the corner and its arms."""
    for i, row in enumerate(data["district_cards"]["cards"]):
        path = f"district_cards.cards.{i}"
        (corner, one), (other, blank) = row["pattern"]
        is_shown = corner == row["corner"] and sorted((one, other)) == sorted(row["arms"])
        reason = f"its corner is {row['corner']}, its arms are {' and '.join(row['arms'])}"
        check(is_shown and blank is None, f"{path}.pattern", row["pattern"], reason)
        check_range(f"{path}.vp_first", row["vp_first"], 0, 1000)
        check_range(f"{path}.vp_later", row["vp_later"], 0, row["vp_first"])


def check_solo(data: Data) -> None:
    """ORI-21."""
    solo, last = data["solo_training"], data["military_track"]["last_space"]
    check_range("solo_training.rounds", solo["rounds"], 1, 20)
    spaces = solo["rival_disc_space_at_start_of_round"]
    path = "solo_training.rival_disc_space_at_start_of_round"
    rounds = [str(number) for number in range(1, solo["rounds"] + 1)]
    check(list(spaces) == rounds, path, spaces, f"there are {solo['rounds']} rounds")
    for number in rounds:
        check_range(f"{path}.{number}", spaces[number], 0, last)
    for i, row in enumerate(solo["conditions"]):
        check_range(f"solo_training.conditions.{i}.site", row["site"], 1, 5)
    sites = [row["site"] for row in solo["conditions"]]
    check(len(set(sites)) == len(sites), "solo_training.conditions", sites,
          "each site has one condition at most")  # fmt: skip
    for key in ("target_vp", "target_vp_per_condition"):
        check_range(f"solo_training.{key}", solo[key], 0, 10_000)
