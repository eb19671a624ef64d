"""What components.json of Age of Civilization must hold; the game is not loaded otherwise.

Prices, gains, populations, pools, goals and the abilities of cards may be corrected, and there may
be more or fewer cards. The program is built for the numbers of rounds and places, and for the words
in which `ability_schema` describes abilities (`ability_values.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from poleis.core.components import Components, read_components
from poleis.games.age_of_civilization.load.ability_values import (
    MANY,
    check_abilities,
    check_action,
    check_strength,
    check_token,
)

SETTLED: dict[str, object] = {
    "constants.rounds": 6,
    "constants.track_cards": 8,
    "constants.open_track_cards": 3,
    "constants.max_civilizations": 3,
    "special_technologies.limit_per_player": 1,
    "draft.hand_dealt": 7,
    "draft.hand_kept": 5,
    "draft.discarded_to_pool_per_player": 2,
    "draft.extra_coins_first_civilization": 0,
    "solo_clash.innovations_pool": 2,
}
"""Values that only a change of the program can change."""
LENGTHS = {"actions": 10, "track_cards": 8, "technologies": 9}
"""Lists whose entries have a place of their own on the board or in the rules."""
SET = 60
"""Members that a set of cards has room for."""
RANGES = {
    "civilizations": (28, SET),  # a draft deals seven to each of four
    "wonders": (4, SET),
    "special_technologies.cards": (5, (SET - 9) // 2),  # two technologies each, beside the nine
    "event_tokens": (3, 40),
    "road_to_glory.special_action_cards": (8, 40),  # each of the eight has rules of its own
    "road_to_glory.order_cards": (1, SET),
    "road_to_glory.special_event_tokens": (1, 10),
    "road_to_glory.scenarios": (1, 20),
}
"""How many entries other lists may have."""
BOX = {
    "action_cards": "track_cards",
    "civilization_cards": "civilizations",
    "wonder_cards": "wonders",
    "event_tokens": "event_tokens",
    "special_technology_cards": "special_technologies.cards",
    "scenario_special_action_cards": "road_to_glory.special_action_cards",
    "scenario_order_cards": "road_to_glory.order_cards",
    "scenario_event_tokens": "road_to_glory.special_event_tokens",
}
"""What the list of the box counts, and where these cards are."""
COLUMNS = ("left", "middle", "right")
EXTRA_RULES = {"rebirth", "return_of_the_plague"}
CONDITIONS = (
    "min_points", "min_wonders", "min_orders", "min_workers", "min_technologies", "max_wars_lost",
    "min_strength", "max_technologies", "technologies", "wonders",
)  # fmt: skip
"""Numbers of goals, achievements and orders."""

NAME = "Age of Civilization"
FILE = Path(__file__).parents[1] / "components.json"


def components() -> dict[str, Any]:
    """The components of Age of Civilization, checked."""
    return read_components(FILE, NAME, check)


def check_components(data: Mapping[str, Any]) -> None:
    """The same for components that come from elsewhere; BadComponents if they do not pass."""
    check(Components(NAME, data))


def paths(found: Components, place: str) -> list[str]:
    """The places of the entries of a list."""
    return [f"{place}.{index}" for index in range(len(found.at(place)))]


def check(found: Components) -> None:
    """Every value that the rules use; BadComponents names the first that cannot be."""
    found.check_settled(SETTLED)
    found.check_length(LENGTHS)
    for place, (least, most) in RANGES.items():
        fits = least <= len(found.at(place)) <= most
        found.check(fits, place, f"there must be {least} to {most}")
    for key, place in BOX.items():
        found.check_same(f"box_contents.{key}", len(found.at(place)), f"{place} lists")
    found.check_same("game.rounds", found.at("constants.rounds"), "constants.rounds is")
    check_constants(found)
    for place in ("actions", "road_to_glory.special_action_cards"):
        for path in paths(found, place):
            check_action(found, path)
    check_technologies(found)
    check_cards(found)
    check_tokens_and_orders(found)
    check_clash(found)
    for path in paths(found, "road_to_glory.scenarios"):
        check_scenario(found, path)
    check_extra_rules(found)


def check_constants(found: Components) -> None:
    """AOC-3, AOC-5, AOC-6.1, AOC-12: pools, coins and workers."""
    found.check_range(["constants.max_workers"], 1, 6)
    most = found.at("constants.max_workers")
    found.check_range(["constants.civilization_pool"], 1, 8)
    found.check_range(["constants.wonder_pool_plus"], 0, len(found.at("wonders")) - 4)
    found.check_range(["constants.rest_workers", "constants.absorb_workers"], 0, most)
    coins = ["constants.start_coins", "constants.rest_coins", "special_technologies.price_coins"]
    found.check_range(coins, 0, MANY)
    found.check_range(["draft.extra_coins_later"], 1, MANY)


def check_technologies(found: Components) -> None:
    """AOC-9.1, AOC-12.2 to 12.4: levels and columns follow from the places on the board."""
    for place, path in enumerate(paths(found, "technologies")):
        found.check_settled({f"{path}.level": place // 3 + 1, f"{path}.column": COLUMNS[place % 3]})
        check_abilities(found, f"{path}.abilities")
        check_strength(found, path, "abilities", "strength")
    tops = {column: found.at(f"technologies.{6 + i}.id") for i, column in enumerate(COLUMNS)}
    for index, card in enumerate(found.at("special_technologies.cards")):
        path = f"special_technologies.cards.{index}"
        known = card["column"] in COLUMNS
        found.check(known, f"{path}.column", f"it must be one of {', '.join(COLUMNS)}")
        found.check_same(f"{path}.top_technology", tops[card["column"]], "its column ends with")
        for level, name in enumerate(("bottom", "middle"), 1):
            found.check_settled({f"{path}.{name}.level": level})
            check_abilities(found, f"{path}.{name}.abilities")
            check_strength(found, f"{path}.{name}", "abilities", "strength")


def check_cards(found: Components) -> None:
    """AOC-2.2: civilizations and wonders."""
    most = found.at("constants.max_workers")
    for path in paths(found, "civilizations"):
        found.check_range([f"{path}.population.value"], 1, most)
        for side in ("main", "legacy"):
            check_abilities(found, f"{path}.{side}")
            check_strength(found, path, side, f"{side}_strength")
    for path in paths(found, "wonders"):
        check_abilities(found, f"{path}.abilities")


def check_tokens_and_orders(found: Components) -> None:
    """AOC-12.9, AOC-14.3, AOC-14.6."""
    for place in ("event_tokens", "road_to_glory.special_event_tokens"):
        for path in paths(found, place):
            check_token(found, path)
    for index, row in enumerate(found.at("road_to_glory.order_cards")):
        path = f"road_to_glory.order_cards.{index}"
        found.check_range([f"{path}.points", *(f"{path}.pay.{key}" for key in row["pay"])], 0, MANY)
        check_condition(found, f"{path}.condition")


def check_condition(found: Components, path: str) -> None:
    """The numbers of a goal, an achievement or an order."""
    for key in found.at(path) or {}:
        if key in CONDITIONS:
            found.check_range([f"{path}.{key}"], 0, MANY)


def check_clash(found: Components) -> None:
    """AOC-13."""
    found.check_range(["solo_clash.wonder_pool"], 0, len(found.at("wonders")))
    found.check_range(["solo_clash.plague_position"], 1, found.at("constants.track_cards"))
    found.check_range(["solo_clash.start_coins"], 0, MANY)
    found.check_range(["solo_clash.opponent_strength_per_round"], 1, 20)
    for path in paths(found, "solo_clash.achievements"):
        check_condition(found, f"{path}.condition")


def check_scenario(found: Components, path: str) -> None:
    """AOC-14.2, AOC-14.4: set-up and grades."""
    row = found.at(path)
    wonders = row["wonder_pool"]["from"]
    listed = len(found.at("wonders") if wonders == "all" else wonders)
    found.check_range([f"{path}.wonder_pool.size"], 0, listed)
    found.check_range([f"{path}.start.coins"], 0, MANY)
    found.check_range([f"{path}.opponent_strength.start"], 0, 20)
    found.check_range([f"{path}.opponent_strength.per_round"], 1, 20)
    grades = [goal["grade"] for goal in row["goals"]]
    known = grades == ["bronze", "silver", "gold"]
    found.check(known, f"{path}.goals", "the grades are bronze, silver, gold")
    for goal in paths(found, f"{path}.goals"):
        check_condition(found, goal)
    if "orders" in row:
        found.check_range(
            [f"{path}.orders.face_up_at_start"], 1, len(found.at("road_to_glory.order_cards"))
        )


def check_extra_rules(found: Components) -> None:
    """AOC-14.9: one scenario has them."""
    rows = found.at("road_to_glory.scenarios")
    having = [index for index, row in enumerate(rows) if "extra_rules" in row]
    one = len(having) == 1
    found.check(one, "road_to_glory.scenarios", f"{len(having)} of them have extra_rules, not 1")
    path = f"road_to_glory.scenarios.{having[0]}.extra_rules"
    known = set(found.at(path)) == EXTRA_RULES
    found.check(known, path, f"the program knows only {' and '.join(sorted(EXTRA_RULES))}")
    found.check_range([f"{path}.rebirth.from_round"], 1, found.at("constants.rounds"))
    found.check_range([f"{path}.rebirth.culture_points"], 1, MANY)
    found.check_range([f"{path}.return_of_the_plague.workers"], -6, -1)
    place = f"{path}.return_of_the_plague.position"
    hidden = found.at("constants.open_track_cards") + 1
    last = found.at("constants.track_cards")
    found.check_range([place], hidden, last)  # an open card is not new (AOC-3.6)
    taken = str(found.at(place)) in rows[having[0]]["special_events"]
    found.check(not taken, place, "a special event lies there")
