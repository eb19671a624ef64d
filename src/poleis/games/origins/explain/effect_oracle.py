"""Whether an effect can be used, read plainly from components.json (ORI-5.9, ORI-7.9).

The words in `effects` are fast and compiled; this module reads the effect lists as they are
written. It answers a player's "why not?", and in tests it is the oracle of the other.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.rules.edition import Edition

Op = Mapping[str, Any]
"""One entry of an effect list."""
CHOICES = ("choose_one", "any_order_optional", "optional_pay", "repeat")
"""Entries that let their owner choose among options."""


# ---- the effect lists


def effect_of(edition: Edition, building: str) -> Sequence[Op]:
    """The effect list of a building, the agora or the palace."""
    for row in edition.components["buildings"]:
        if row["id"] == building:
            found: Sequence[Op] = row["effect"]
            return found
    return edition.components["starting_tiles"][building]["effect"] or []


def action_effect(edition: Edition, action: int) -> Sequence[Op]:
    """The effect list of a main action."""
    row = edition.components["encounter_sites"]["sites"][action // 2]
    found: Sequence[Op] = row[("upper", "lower")[action % 2]]["effect"]
    return found


def token_effect(edition: Edition, colour: str) -> Sequence[Op]:
    """The effect list of a bonus token."""
    rows = edition.components["bonus_tokens"]["tokens"]
    found: Sequence[Op] = next(row["effect"] for row in rows if row["color"] == colour)
    return found


def zodiac_effect(row: Op) -> Sequence[Op]:
    """The effect list of a zodiac card; an optional card marks its entries."""
    ability = row["ability"]
    return [{**op, "optional": bool(ability.get("optional"))} for op in ability["effect"]]


def space_effect(bonus: str) -> Sequence[Op]:
    """The effect list of a military space, by the kind of its bonus (ORI-9.1)."""
    if bonus == "exchange_basic_for_gold":
        return [{"op": "exchange"}]
    if bonus.startswith("basic_plus_"):
        gain = {"op": "gain", "n": 1, "resource": bonus.removeprefix("basic_plus_")}
        return [{"op": "gain_choice", "n": 1, "of": "basic"}, gain]
    return []  # a gain asks nothing


@functools.lru_cache(maxsize=16)
def effect_lists(edition: Edition) -> Mapping[int, Sequence[Op]]:
    """The list of each effect that a building, a card, a token, an action or a space has, by its
    number in the edition."""
    found: dict[int, Sequence[Op]] = {}
    for kind, effect in zip(edition.kinds, edition.building_effects, strict=True):
        found[int(effect.number)] = effect_of(edition, kind.name)
    for action, effect in enumerate(edition.action_effects):
        found[int(effect.number)] = action_effect(edition, action)
    for colour, effect in zip(edition.colours, edition.token_effects, strict=True):
        found[int(effect.number)] = token_effect(edition, colour)
    for row, card in zip(edition.components["zodiac_cards"], edition.zodiac, strict=True):
        found[int(card.effect.number)] = zodiac_effect(row)
    for bonus, effect in zip(edition.space_bonus, edition.space_effects, strict=True):
        found[int(effect.number)] = space_effect(bonus)
    return found


def options_of(op: Op) -> list[Op]:
    """The options of a choice; each is one entry."""
    word = op["op"]
    if word == "optional_pay":
        return [op["then"][0]]
    if word == "repeat":
        return [option[0] for option in op["each"][1]["options"]]
    return [option[0] for option in op["options" if word == "choose_one" else "parts"]]


def least_picks(op: Op) -> int:
    """How many options of a choice must be taken."""
    word = op["op"]
    if word == "optional_pay":
        return 0
    return int(op["times_min"]) if word == "repeat" else 1


def price_of(op: Op) -> Mapping[str, int]:
    """What each pick of a choice costs."""
    found: Mapping[str, int] = {}
    if op["op"] == "optional_pay":
        found = op["pay"]
    elif op["op"] == "repeat":
        found = op["each"][0]["cost"]
    return found


# ---- what an effect counts


def counted(table: Table, seat: int, what: str, cell: tuple[int, int] | None) -> int:
    """What an effect counts."""
    freemen = table.freemen(seat)
    if what == "own_farms":
        return len(table.farms(seat))
    if what == "orthogonal_empty_cells_next_to_this_tile":
        assert cell is not None
        return sum(beside not in table.city(seat) for beside in table.beside(cell))
    if what in ("own_yellow_buildings", "own_red_buildings"):
        return table.colours(seat).count(what.split("_")[1])
    if what in ("own_yellow_freemen", "own_red_freemen"):
        return sum(die.colour == what.split("_")[1] for die in freemen)
    if what == "own_freemen":
        return len(freemen)
    if what == "distinct_colors_among_own_freemen":
        return len({die.colour for die in freemen})
    if what == "distinct_building_colors_in_city":
        return len(set(table.colours(seat)))
    if what == "players_strictly_behind_on_military_track":
        return sum(space < table.military(seat) for space in table.others(seat))
    if what == "own_closed_districts":
        return sum(die is not None for die in table.districts(seat).values())
    if what == "own_advisors":
        return len(table.advisors(seat))
    if what == "own_obelisks":
        return list(table.city(seat).values()).count("obelisk")
    assert what == "own_zodiac_cards", what
    return len(table.zodiac(seat))


def amount(table: Table, seat: int, op: Op, cell: tuple[int, int] | None) -> int:
    """n and so much for each thing counted."""
    if "plus_per" not in op:
        return int(op["n"])
    return int(op["n"]) + int(op["each"]) * counted(table, seat, op["plus_per"], cell)


def table_points(table: Table, seat: int, op: Op) -> int:
    count = min(counted(table, seat, op["count"], None), max(map(int, op["table"])))
    return int(op["table"].get(str(count), 0))


# ---- whether it can be used


def can_pay(table: Table, seat: int, cost: Mapping[str, int]) -> bool:
    """Gold stands in for what is missing (ORI-3.1)."""
    for resource, n in cost.items():  # one at most
        gold = 0 if resource == "gold" else table.owned(seat, "gold")
        if table.owned(seat, resource) + gold < n:
            return False
    return True


def can_step(table: Table, seat: int, op: Op) -> bool:
    if "n_if_at_top" in op:
        return True
    temples = table.edition.temple_names
    tracks = [op["which"]] if op["which"] in temples else temples
    return any(not table.at_top(seat, temple) for temple in tracks)


def can_op(table: Table, seat: int, op: Op, cell: tuple[int, int] | None) -> bool:
    """Whether one entry of an effect list has anything to act on."""
    word = op["op"]
    if word in ("gain", "gain_choice", "vp"):
        return amount(table, seat, op, cell) > 0
    if word == "fill_up":
        return table.owned(seat, op["resource"]) < int(op["to"])
    if word == "vp_table":
        return table_points(table, seat, op) > 0
    if word == "military":
        return not table.at_last_space(seat) and amount(table, seat, op, cell) > 0
    if word in ("attack", "take_zodiac_card_of_that_temple"):
        return True
    if word in CHOICES:
        is_paid = can_pay(table, seat, price_of(op))
        return is_paid and any(can_op(table, seat, option, cell) for option in options_of(op))
    if word == "temple":
        return can_step(table, seat, op)
    if word == "buy_building":
        return bool(table.pool() or table.aside(seat))
    if word == "take_citizen":
        return can_take(table, seat, op)
    if word == "take_speaker":
        return bool(table.speakers())
    if word == "reserve_building_from_pool":
        return bool(table.pool())
    if word == "set_ship":
        return any(ship != op["value"] for ship in table.ships())
    if word == "use_adjacent_building_effect":
        assert cell is not None
        return any(can_copy(table, seat, beside) for beside in table.beside(cell))
    return can_touch_a_freeman(table, seat, op)


def can_take(table: Table, seat: int, op: Op) -> bool:
    """A base is empty and the cheapest die can be paid (ORI-4.4, ORI-12.1)."""
    if not table.citizens() or table.empty_bases(seat) == 0:
        return False
    price = table.citizen_price(seat, 0) if op["pay_wisdom"] else 0
    return can_pay(table, seat, {"wisdom": price})


def can_touch_a_freeman(table: Table, seat: int, op: Op) -> bool:
    """Words about an unused freeman (ORI-23.1)."""
    unused = [die for die in table.freemen(seat) if die.site == 0]
    if op["op"] == "raise_freeman":
        return bool(unused)
    if op["op"] == "choose_die":
        return any(die.colour == op["color"] for die in unused)
    assert op["op"] == "recolor_freeman", op
    return any(
        colour != die.colour and table.reserve(colour) > 0
        for die in unused
        for colour in table.edition.colours
    )


def can_copy(table: Table, seat: int, cell: tuple[int, int]) -> bool:
    """Whether a Mage tower may use the building in a cell (ORI-23.11)."""
    return table.city(seat).get(cell) != "mage_tower" and can_use(table, seat, cell)


def can_use(table: Table, seat: int, cell: tuple[int, int]) -> bool:
    """Whether the tile in a cell has an effect that can do something now."""
    name = table.city(seat).get(cell, "farm")
    if name in ("farm", "palace"):
        return False
    return can_be_used(table, seat, effect_of(table.edition, name), cell)


def can_be_used(
    table: Table, seat: int, effect: Sequence[Op], cell: tuple[int, int] | None = None
) -> bool:
    """Its prices can be paid, and some part of it does something (ORI-5.9)."""
    does = False
    for op in effect:
        if op["op"] == "pay":
            if not can_pay(table, seat, op["cost"]):
                return False
        elif op["op"] == "choose_die":
            return can_op(table, seat, op, cell)
        else:
            does = does or can_op(table, seat, op, cell)
    return does
