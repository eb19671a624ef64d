"""Named predicates about what effects ask: dice, resources, temples, tiles (see predicates.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from poleis.core.explain import Value
from poleis.games.origins.effects import vocabulary as word
from poleis.games.origins.explain.effect_oracle import can_copy, can_use
from poleis.games.origins.explain.position_reader import read_cell
from poleis.games.origins.explain.predicates import DECIDING, Case, the_freeman
from poleis.games.origins.rules import layout
from poleis.games.origins.rules.data import (
    ACTIONS,
    COLOURS,
    RESOURCES,
    TEMPLE_TOP,
    TEMPLES,
)
from poleis.games.origins.ui import messages

# ---- dice


def citizen_is_there(case: Case) -> bool:
    return case.what < len(case.table.citizens())


def citizen_price(case: Case) -> int:
    return case.table.citizen_price(case.seat, case.what) if case.row[1] else 0


def can_pay_citizen(case: Case) -> bool:
    """ORI-12.1."""
    return case.has("wisdom", citizen_price(case))


def speaker_is_in_pool(case: Case) -> bool:
    """ORI-12.4."""
    return case.what + 1 in case.table.speakers()


def freeman_is_there(case: Case) -> bool:
    return the_freeman(case) is not None


def freeman_is_unused(case: Case) -> bool:
    """ORI-1.13: but Capricorn takes used ones, too (ORI-22.10)."""
    die, row = the_freeman(case), case.option(word.RAISE)
    return die is None or die.site == 0 or (row is not None and bool(row[1]))


def freeman_is_below_highest(case: Case) -> bool:
    """ORI-4.1: an effect that names a maximum stops there."""
    die, row = the_freeman(case), case.option(word.RAISE)
    return die is None or row is None or not row[4] or die.value < row[4]


def freeman_is_the_same(case: Case) -> bool:
    """ORI-23.8: Main gate raises one freeman."""
    top = case.table.top
    if case.step != DECIDING + word.RAISE or top.d == 0:
        return True
    return case.what == top.c - 1


def can_pay_training(case: Case) -> bool:
    """ORI-7.14: food for each raise or advance."""
    return case.step != DECIDING + word.CHOICE or can_pay_option(case)


def can_pay_option(case: Case) -> bool:
    price = case.row[5]
    return price == 0 or case.has(RESOURCES[price & 7], price >> 3)


def is_red(case: Case) -> bool:
    """ORI-23.1: Veterans' settlement wants a red one."""
    die = the_freeman(case)
    return die is None or die.colour == COLOURS[case.row[1]]


def recoloured(case: Case) -> Case:
    """The case of the freeman of Court."""
    return Case(case.table, case.seat, case.what // 5)


def has_freeman_to_recolour(case: Case) -> bool:
    return freeman_is_there(recoloured(case))


def recoloured_is_unused(case: Case) -> bool:
    """ORI-23.1."""
    die = the_freeman(recoloured(case))
    return die is None or die.site == 0


def is_another_colour(case: Case) -> bool:
    """ORI-23.7."""
    die = the_freeman(recoloured(case))
    return die is None or die.colour != COLOURS[case.what % 5]


def reserve_has_colour(case: Case) -> bool:
    """ORI-23.7."""
    return case.table.reserve(COLOURS[case.what % 5]) > 0


def is_returning_six(case: Case) -> bool:
    """ORI-16.3: a used freeman of value 6."""
    die = the_freeman(case)
    return die is not None and die.site > 0 and die.value == 6


# ---- resources, temples, ships, military


def resource_is_allowed(case: Case) -> bool:
    """ORI-3.2, ORI-23.4: the kinds that the effect names."""
    return bool(case.row[1] >> case.what & 1)


def has_resource(case: Case) -> bool:
    """ORI-9.1: a basic resource to give away."""
    return case.table.owned(case.seat, RESOURCES[case.what]) > 0


def climb_row(case: Case) -> list[int]:
    row = case.option(word.TEMPLE)
    assert row is not None
    return row


def is_right_temple(case: Case) -> bool:
    """ORI-11.7: another temple than that of the two steps."""
    if climb_row(case)[1] != word.OTHER_TEMPLE:
        return True
    return case.what // 3 != case.table.top.c - 1


def steps_left(case: Case) -> int:
    return int(TEMPLE_TOP) - case.table.temple(case.seat, TEMPLES[case.what // 3])


def steps_fit(case: Case) -> bool:
    """ORI-11.2: up to two by the main action, 0 only at the top; others in full."""
    least, most = climb_row(case)[2:4]
    steps, left = case.what % 3, steps_left(case)
    if least == most:
        return steps == most
    return steps == 0 if left == 0 else least <= steps <= min(most, left)


def is_below_top(case: Case) -> bool:
    """ORI-11.1: a disc at the top goes no further."""
    least, most = climb_row(case)[2:4]
    return least < most or steps_left(case) > 0


def is_option(which: int) -> Any:
    """Whether an option of a choice is left (ORI-9.4)."""

    def is_left(case: Case) -> bool:
        return case.option(which) is not None

    return is_left


def can_advance(case: Case) -> bool:
    """ORI-8.5: not from the last space."""
    return not case.table.at_last_space(case.seat)


# ---- effects of tiles


def tile_is_there(case: Case) -> bool:
    return read_cell(case.what) in case.table.city(case.seat)


def tile_takes_part(case: Case) -> bool:
    """ORI-13.5: buildings of the die's colour, and the agora; ORI-23.11: a neighbour."""
    cell, top = read_cell(case.what), case.table.top
    if top.kind == layout.DECIDE:
        return cell in case.table.beside(read_cell(top.b))
    block = case.table.block(read_cell(top.a))
    return cell in block and bool(top.b >> block.index(cell) & 1)


def is_no_mage_tower(case: Case) -> bool:
    """ORI-23.11."""
    is_mage = case.table.city(case.seat).get(read_cell(case.what)) == "mage_tower"
    return case.table.top.kind != layout.DECIDE or not is_mage


def tile_can_be_used(case: Case) -> bool:
    """ORI-5.9."""
    cell = read_cell(case.what)
    if case.table.top.kind == layout.DECIDE:
        return can_copy(case.table, case.seat, cell)
    return can_use(case.table, case.seat, cell)


# ---- the end of something


def visit_has_acted(case: Case) -> bool:
    """ORI-7.6: not both main actions may be left out."""
    top = case.table.top
    return top.kind != layout.VISIT or bool(top.c & 3)


def purchase_has_begun(case: Case) -> bool:
    """ORI-10.1: who buys takes a tile."""
    top = case.table.top
    return top.kind != layout.PURCHASE or top.a != 0


def no_ship_is_left(case: Case) -> bool:
    """ORI-21.4: a neighbour below 6 must be raised."""
    top, ships = case.table.top, case.table.ships()
    if top.kind != layout.TIDE:
        return True
    return all(ships[site] == 6 for site in (top.a - 1, top.a + 1) if 0 <= site < 5)


def choice_is_made(case: Case) -> bool:
    """ORI-5.9: parts that are not marked as optional must be done."""
    if case.table.top.kind != layout.DECIDE:
        return True
    row = case.row
    if row[0] == word.CHOICE:
        return case.table.top.d & 7 >= row[2]
    if row[0] == word.TAKE_CITIZEN:
        return bool(row[2])
    if row[0] == word.RAISE:
        return row[2] == 0
    return row[0] in (word.EXCHANGE, word.CHANGE_TAKEN)


def action_name(case: Case) -> Mapping[str, Value]:
    return {"action": messages.action(ACTIONS[case.what])}
