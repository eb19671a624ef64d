"""What components.json of 7 Wonders Dice must hold; the game is not loaded otherwise.

Costs, points, amounts, faces and the places of effects may be corrected. Drawings and texts are
made for the names and numbers of boards, buildings, spaces, dice and bonuses.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from poleis.core.components import Components, read_components
from poleis.games.seven_wonders_dice.effects.reader import VOCABULARY
from poleis.games.seven_wonders_dice.rules.printed import COLOURS

SETTLED: dict[str, object] = {
    "meta.players_min": 2,
    "meta.players_max": 7,
    "setup.starting_materials": 0,
    "setup.coin_per_missing_material": 1,
    "setup.forum_dice_count": 7,
    "setup.score_attack.seats": 1,
    "scoring.coins_score": 0,
    "scoring.materials_score": 0,
    "end_game.bonus_spaces_to_trigger": 3,
    "end_game.extra_turns_after_trigger": 1,
}
"""Values that only a change of the program can change."""
LENGTHS = {"boards": 7, "dice": 10, "bonus_spaces": 3, "forum.sections": 4}
SPACES = {
    "guild_court": 3, "gallery": 6, "barracks_west": 7, "agora": 9, "market": 8, "university": 9,
    "barracks_east": 7, "warehouse": 6,
}  # fmt: skip
"""Spaces of each building; the Wonder has three on each board."""
DEAREST = 7
MANY = 100

FILE = Path(__file__).parents[1] / "components.json"
TITLE = "7 Wonders Dice"


def components() -> dict[str, Any]:
    """The components in the file of the game, checked."""
    return read_components(FILE, TITLE, check)


def check(found: Components) -> None:
    """Every value that the rules use; BadComponents names the first that cannot be."""
    found.check_settled(SETTLED)
    found.check_length(LENGTHS)
    check_set_up(found)
    check_dice(found)
    check_buildings(found)
    found.check_range(["buildings.agora.first_to_complete_vp"], 0, MANY)
    for index in range(SPACES["warehouse"]):
        check_warehouse(found, f"buildings.warehouse.spaces.{index}")
    for board in range(LENGTHS["boards"]):
        check_board(found, board)
    for index, row in enumerate(found.at("bonus_spaces")):
        for number, effect in enumerate(row["effects"]):
            path = f"bonus_spaces.{index}.effects.{number}"
            check_effect(found, path, effect)
            is_scored = VOCABULARY[effect["type"]].scores
            found.check(not is_scored, f"{path}.type", "a bonus scores nothing")


def check_set_up(found: Components) -> None:
    """SWD-2, SWD-5.6: coins, the treasury, the prices of the forum."""
    treasury = found.at("setup.treasury")
    found.check_range(["setup.treasury.rows", "setup.treasury.coins_per_row"], 1, MANY)
    whole = treasury["rows"] * treasury["coins_per_row"]
    found.check_same("setup.treasury.capacity", whole, "its rows hold")
    found.check_range(["setup.treasury.capacity"], 1, MANY)
    coins = ["setup.starting_coins", "setup.pass_coins"]
    found.check_range(coins, 0, treasury["capacity"])
    found.check_range(["setup.score_attack.turns"], 1, 300)
    found.check_range(["setup.score_attack.comparison_needs"], 0, 20)
    found.check_range([f"forum.sections.{i}.die_cost" for i in range(4)], 0, MANY)


def check_dice(found: Components) -> None:
    """SWD-4.4: six faces each, numbered in order, with symbols of the list."""
    dice = found.at("dice")
    names = [die["id"] for die in dice]
    listed = [*found.at("setup.starting_dice"), *found.at("setup.special_dice")]
    found.check(names == listed, "dice", f"the set-up lists {', '.join(listed)}")
    for index, die in enumerate(dice):
        found.check_length({f"dice.{index}.faces": 6})
        known = die["colour"] in COLOURS
        found.check(known, f"dice.{index}.colour", f"it must be one of {', '.join(COLOURS)}")
        for number, face in enumerate(die["faces"]):
            path = f"dice.{index}.faces.{number}"
            found.check_same(f"{path}.face", number + 1, "faces are listed in the order")
            known = face["symbol"] in found.at("symbols")
            found.check(known, f"{path}.symbol", "symbols does not list it")

    grey = [die["colour"] == "grey" for die in dice]
    reason = "grey dice come first, as many as there are special ones"
    special = len(found.at("setup.special_dice"))
    found.check(grey == sorted(grey)[::-1] and sum(grey) == special, "dice", reason)


def check_buildings(found: Components) -> None:
    """SWD-1.4: the order of the buildings, and tracks that follow the order of their spaces."""
    rows = found.at("buildings")
    names = [name for name in rows if rows[name].get("tracks")]
    known = ("wonder", *SPACES)
    found.check(names == list(known), "buildings", f"they are, in this order: {', '.join(known)}")
    for building, count in SPACES.items():
        path = f"buildings.{building}.spaces"
        found.check_length({path: count})
        check_spaces(found, path)
    stages = [row["id"] for row in found.at("boards.0.wonder")]
    for building in names:
        printed = [row["id"] for row in rows[building].get("spaces", [])] or stages
        for index, track in enumerate(rows[building]["tracks"]):
            place = f"buildings.{building}.tracks.{index}.spaces"
            for space in track["spaces"]:
                found.check(space in printed, place, f"{building} has no space {space}")
            order = sorted(track["spaces"], key=printed.index)
            found.check(track["spaces"] == order, place, "a track has the order of its spaces")


def check_spaces(found: Components, path: str) -> None:
    """The spaces of a building or of a Wonder: costs, points, effects."""
    for index, row in enumerate(found.at(path)):
        found.check_range([f"{path}.{index}.cost"], 0, DEAREST)
        found.check_range([f"{path}.{index}.vp"], 0, MANY)
        if "attack_vp" in row:
            found.check_range([f"{path}.{index}.attack_vp"], 0, MANY)
        for number, effect in enumerate(row["effects"]):
            check_effect(found, f"{path}.{index}.effects.{number}", effect)


def check_warehouse(found: Components, path: str) -> None:
    """SWD-8.1.1, SWD-11.1: a space makes one material, and the score board has no line for it."""
    found.check_settled({f"{path}.produces": 1, f"{path}.vp": 0})
    for effect in found.at(f"{path}.effects"):
        is_scored = VOCABULARY[effect["type"]].scores
        found.check(not is_scored, f"{path}.effects", "the score board has no Warehouse")


def check_board(found: Components, board: int) -> None:
    """What differs between boards: the Wonder, and the effects of the University."""
    path = f"boards.{board}"
    found.check_length({f"{path}.wonder": 3})
    check_spaces(found, f"{path}.wonder")
    stages = [row["id"] for row in found.at("boards.0.wonder")]
    same = [row["id"] for row in found.at(f"{path}.wonder")] == stages
    found.check(same, f"{path}.wonder", f"stages are called {', '.join(stages)}")
    special = found.at(f"{path}.university_effects")
    spaces = [row["id"] for row in found.at("buildings.university.spaces")]
    reason = f"the University has the spaces {', '.join(spaces)}"
    found.check(sorted(special) == sorted(spaces), f"{path}.university_effects", reason)
    for space, effects in special.items():
        for number, effect in enumerate(effects):
            check_effect(found, f"{path}.university_effects.{space}.{number}", effect)


def check_effect(found: Components, path: str, effect: dict[str, Any]) -> None:
    """SWD-9: an effect that the program knows, with all that it needs."""
    name = effect["type"]
    known = ", ".join(VOCABULARY)
    found.check(name in VOCABULARY, f"{path}.type", f"the program knows only {known}")
    for key in VOCABULARY[name].keys:
        value = found.at(f"{path}.{key}")
        if key in ("amount", "vp_each", "coins_each"):
            found.check_range([f"{path}.{key}"], 0, MANY)
        elif key == "colour":
            found.check(value in COLOURS, f"{path}.{key}", f"dice are {', '.join(COLOURS)}")
        elif key == "die":
            dice = found.at("setup.special_dice")
            found.check(value in dice, f"{path}.{key}", f"special dice are {', '.join(dice)}")
        else:
            names = [value] if key == "building" else value
            buildings = ("wonder", *SPACES)
            reason = f"buildings are {', '.join(buildings)}"
            found.check(set(names) <= set(buildings), f"{path}.{key}", reason)
