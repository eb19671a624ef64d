"""The numbers in the effects of components.json: which of them the program can carry out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from poleis.games.origins.effects.reader import NUMBERS, ONE, WORDS, ZERO, Range
from poleis.games.origins.load.component_errors import check, check_range

Data = Mapping[str, Any]

SETTLED_FLAGS = {("temple", "zodiac_card"): False, ("temple", "single_disc"): True,
                 ("reserve_building_from_pool", "pay_wisdom"): False}  # fmt: skip


def check_effects(data: Data) -> None:
    """Every effect of sites, tokens, buildings, zodiac cards and the agora."""
    for path, effect in effects(data):
        for i, op in enumerate(effect):
            check_op(f"{path}.{i}", op, speakers=data["dice"]["speaker"]["max_value"])


def effects(data: Data) -> Iterator[tuple[str, Sequence[Data]]]:
    """All effect lists with their places in the file."""
    for i, row in enumerate(data["encounter_sites"]["sites"]):
        for half in ("upper", "lower"):
            yield f"encounter_sites.sites.{i}.{half}.effect", row[half]["effect"]
    for i, row in enumerate(data["bonus_tokens"]["tokens"]):
        yield f"bonus_tokens.tokens.{i}.effect", row["effect"]
    for i, row in enumerate(data["buildings"]):
        yield f"buildings.{i}.effect", row["effect"]
    for i, row in enumerate(data["zodiac_cards"]):
        yield f"zodiac_cards.{i}.ability.effect", row["ability"]["effect"]
    for name in ("agora", "palace"):
        yield f"starting_tiles.{name}.effect", data["starting_tiles"][name]["effect"] or []


def check_op(path: str, op: Data, speakers: int, is_option: bool = False) -> None:
    """One entry of an effect list, and those inside it."""
    word = op["op"]
    check(word in WORDS, f"{path}.op", word, f"the program knows only {', '.join(WORDS)}")
    ranges = raise_ranges(op, is_option) if word == "raise_freeman" else NUMBERS.get(word, {})
    for key, value in op.items():
        if key in ranges:
            check_range(f"{path}.{key}", value, *ranges[key])
        elif isinstance(value, bool):
            settled = SETTLED_FLAGS.get((word, key), value)
            check(value == settled, f"{path}.{key}", value, f"the program knows only {settled}")
        else:
            check(not isinstance(value, int), f"{path}.{key}", value, f"{word} has no such number")
    if word == "military" and "plus_per" not in op:
        check_range(f"{path}.n", op["n"], 1, 15)
    if word == "repeat":
        check_range(f"{path}.times_min", op["times_min"], 1, op["times_max"])
    if word == "vp_table":
        check_table(path, op)
    if word == "change_taken_die":
        check_range(f"{path}.max.citizen", op["max"]["citizen"], 1, 6)
        check_range(f"{path}.max.speaker", op["max"]["speaker"], 1, speakers)
    for key in ("pay", "cost"):
        for resource, price in op.get(key, {}).items():
            check_range(f"{path}.{key}.{resource}", price, 1, 100)
    check_inside(path, op, speakers)


def raise_ranges(op: Data, is_option: bool) -> Mapping[str, Range]:
    """A raise up to a highest value is made at once; the others go up one by one, as an option of
    a choice only once (ORI-4.2)."""
    if "max" in op:
        return {"n": (1, 5), "max": (1, 6)}
    if is_option:
        return {"n": ONE}
    return {"n_min": ZERO, "n_max": (1, 5)}


def check_table(path: str, op: Data) -> None:
    """A table of points by a count; the last entry holds for all higher counts."""
    keys = [int(key) for key in op["table"]]
    first = keys[0] if keys else 0
    check(keys == list(range(first, first + len(keys))) and first in (0, 1), f"{path}.table",
          list(op["table"]), "counts follow each other from 0 or 1")  # fmt: skip
    for key, points in op["table"].items():
        check_range(f"{path}.table.{key}", points, 0, 1000)
    check(op.get("max_key", keys[-1]) == keys[-1], f"{path}.max_key", op.get("max_key"),
          f"the table ends with {keys[-1]}")  # fmt: skip


def check_inside(path: str, op: Data, speakers: int) -> None:
    """The entries inside a choice, a repetition, an optional price or a replaced action."""
    if op["op"] == "repeat":
        pay, choice = op["each"]
        check_op(f"{path}.each.0", pay, speakers)
        check_op(f"{path}.each.1", choice, speakers)
    for key in ("options", "parts"):
        for i, part in enumerate(op.get(key, [])):
            check_op(f"{path}.{key}.{i}.0", part[0], speakers, is_option=True)
    for key in ("then", "effect"):
        for i, part in enumerate(op.get(key, [])):
            check_op(f"{path}.{key}.{i}", part, speakers)
