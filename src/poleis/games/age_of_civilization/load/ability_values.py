"""The numbers of actions, tokens and abilities that the program can carry out.

`ability_schema` in components.json describes the words; a word that the program does not know is
refused with its place, as is a number that would have no effect.
"""

from __future__ import annotations

from typing import Any

from poleis.core.components import Components
from poleis.games.age_of_civilization.effects.reader import TRIGGERS, WORDS

MANY = 100
ABILITY_NUMBERS = {
    "coins": (0, MANY),
    "workers": (1, 4),
    "amount": (0, 20),
    "per_amount": (1, 20),
    "factor": (1, 10),
    "times": (1, 1),
}
"""Numbers of an ability, each with the least and the most that can be."""
GAINS = {"points": (0, MANY), "coins": (0, MANY), "workers": (1, 4), "technologies": (1, 9),
         "wonders": (1, 15)}  # fmt: skip
ACTION_GAINS = {
    **GAINS,
    "technologies": (1, 1),
    "others_coins": (0, MANY),
    "points_if_no_technology": (0, MANY),
    "coins_per_civilization": (0, MANY),
    "strength_tokens": (1, 1),
    "reduce_next_death": (1, 1),
    "swap_order": (1, 1),
}
"""What an action gives; where only one number fits, the rule itself says "one"."""
TOKEN_GAINS = {"points": (0, MANY), "coins": (-MANY, MANY), "workers": (-6, 6),
               "coins_per_worker": (0, MANY)}  # fmt: skip


def check_numbers(
    found: Components, path: str, values: dict[str, Any], known: dict[str, tuple[int, int]]
) -> None:
    """Every number among these values has a name that the program knows, and fits."""
    for key, value in values.items():
        if type(value) is int:
            place = f"{path}.{key}"
            found.check(key in known, place, f"the program knows only {', '.join(known)}")
            found.check_range([place], *known[key])


def check_action(found: Components, path: str) -> None:
    """AOC-6.5, AOC-14: price, workers, spaces and what an action gives."""
    row = found.at(path)
    found.check_range([f"{path}.workers"], 1, found.at("constants.max_workers"))
    found.check_range([f"{path}.coins"], 0, MANY)
    found.check_range([f"{path}.spaces"], 1, 6)
    check_numbers(found, f"{path}.effect", row["effect"], ACTION_GAINS)
    if "points_if_min_technologies" in row["effect"]:
        place = f"{path}.effect.points_if_min_technologies"
        found.check_range([f"{place}.min", f"{place}.points"], 0, MANY)
    condition = row.get("condition")
    if isinstance(condition, dict) and "min_strength" in condition:
        found.check_settled({f"{path}.condition.min_strength": 1})  # AOC-1.10


def check_token(found: Components, path: str) -> None:
    """AOC-12.9, AOC-14.3: what an event token gives or takes."""
    effect = found.at(path)["effect"] or {}
    check_numbers(found, f"{path}.effect", effect, TOKEN_GAINS)
    key = "if_not_stronger_than_opponent"
    if key in effect:
        check_numbers(found, f"{path}.effect.{key}", effect[key], TOKEN_GAINS)


def check_abilities(found: Components, path: str) -> None:
    """The abilities of a card."""
    for index, ability in enumerate(found.at(path)):
        place = f"{path}.{index}"
        for key, words in (("trigger", TRIGGERS), ("effect", tuple(WORDS))):
            known = ability[key] in words
            found.check(known, f"{place}.{key}", f"the program knows only {', '.join(words)}")
        numbers = {key: value for key, value in ability.items() if key != "cap"}
        check_numbers(found, place, numbers, ABILITY_NUMBERS)
        check_numbers(found, f"{place}.gain", ability.get("gain", {}), GAINS)
        if "cap" in ability:
            limit = found.at("constants.max_workers")
            found.check_same(f"{place}.cap", limit, "constants.max_workers is")
        if "per" in ability:
            found.check_range([f"{place}.per.divisor"], 1, MANY)
            if "max_points" in ability["per"]:
                found.check_range([f"{place}.per.max_points"], 1, MANY)
        if "max_technologies" in ability.get("condition", {}):
            found.check_range([f"{place}.condition.max_technologies"], 0, 9)


def check_strength(found: Components, path: str, abilities: str, key: str) -> None:
    """AOC-15.4: a field beside the abilities repeats their fixed strength."""
    rows = found.at(f"{path}.{abilities}")
    fixed = sum(row.get("amount", 0) for row in rows if row["effect"] == "strength")
    found.check_same(f"{path}.{key}", fixed, f"{abilities} add up to")
