"""Named predicates about what effects ask: dice, resources, temples, tiles (see predicates.py)."""

from __future__ import annotations

from collections.abc import Callable

from poleis.games.origins.effects.running import Question
from poleis.games.origins.explain.effect_oracle import (
    Op,
    can_copy,
    can_pay,
    can_use,
    least_picks,
    price_of,
)
from poleis.games.origins.explain.predicates import Case, the_freeman
from poleis.games.origins.rules.city import cell_xy
from poleis.games.origins.rules.dice import SIX
from poleis.games.origins.rules.edition import RESOURCES
from poleis.games.origins.rules.purchases import EffectUse, Purchase
from poleis.games.origins.rules.visits import Tide, Visit

# ---- dice


def citizen_is_there(case: Case) -> bool:
    return case.first < len(case.table.citizens())


def citizen_price(case: Case) -> int:
    return case.table.citizen_price(case.seat, case.first) if case.op["pay_wisdom"] else 0


def can_pay_citizen(case: Case) -> bool:
    """ORI-12.1."""
    return case.has("wisdom", citizen_price(case))


def speaker_is_in_pool(case: Case) -> bool:
    """ORI-12.4."""
    return case.first + 1 in case.table.speakers()


def freeman_is_there(case: Case) -> bool:
    return the_freeman(case) is not None


def freeman_is_unused(case: Case) -> bool:
    """ORI-1.13: but Capricorn takes used ones, too (ORI-22.10)."""
    die, op = the_freeman(case), case.option("raise_freeman")
    used_too = op is not None and op["who"] == "own_freeman_used_or_unused"
    return die is None or die.site == 0 or used_too


def freeman_is_below_highest(case: Case) -> bool:
    """ORI-4.1: an effect that names a maximum stops there."""
    die, op = the_freeman(case), case.option("raise_freeman")
    return die is None or op is None or "max" not in op or die.value < op["max"]


def freeman_is_the_same(case: Case) -> bool:
    """ORI-23.8: Main gate raises one freeman."""
    if case.step != "raise_freeman":
        return True
    question = case.awaited(Question)
    return question.count == 0 or case.first == question.subject


def can_pay_training(case: Case) -> bool:
    """ORI-7.14: food for each raise or advance."""
    return case.step != "choice" or can_pay(case.table, case.seat, price_of(case.op))


def is_red(case: Case) -> bool:
    """ORI-23.1: Veterans' settlement wants a red one."""
    die = the_freeman(case)
    return die is None or die.colour == case.op["color"]


def new_colour(case: Case) -> str:
    """The colour that Court gives."""
    return case.table.edition.colours[case.second]


def is_another_colour(case: Case) -> bool:
    """ORI-23.7."""
    die = the_freeman(case)
    return die is None or die.colour != new_colour(case)


def reserve_has_colour(case: Case) -> bool:
    """ORI-23.7."""
    return case.table.reserve(new_colour(case)) > 0


def is_returning_six(case: Case) -> bool:
    """ORI-16.3: a used freeman of value 6."""
    die = the_freeman(case)
    return die is not None and die.site > 0 and die.value == SIX


# ---- resources, temples, ships, military


def resource_is_allowed(case: Case) -> bool:
    """ORI-3.2, ORI-23.4: the kinds that the effect names."""
    kinds = case.op["of"]
    return kinds == "basic" or RESOURCES[case.first] in kinds


def has_resource(case: Case) -> bool:
    """ORI-9.1: a basic resource to give away."""
    return case.table.owned(case.seat, RESOURCES[case.first]) > 0


def temple_of(case: Case) -> str:
    """The temple that the action names."""
    return case.table.edition.temple_names[case.first]


def temple_op(case: Case) -> Op:
    op = case.option("temple")
    assert op is not None
    return op


def steps_of(op: Op) -> tuple[int, int]:
    """How many steps must be made, and how many may be."""
    return int(op.get("n_min", op.get("n", 0))), int(op.get("n_max", op.get("n", 0)))


def is_right_temple(case: Case) -> bool:
    """ORI-11.7: another temple than that of the two steps; or the one that the effect names."""
    which = temple_op(case)["which"]
    if which == "other_than_previous":
        return case.first != case.awaited(Question).subject
    return which not in case.table.edition.temple_names or which == temple_of(case)


def steps_left(case: Case) -> int:
    return int(case.table.edition.temple_top) - case.table.temple(case.seat, temple_of(case))


def steps_fit(case: Case) -> bool:
    """ORI-11.2: up to two by the main action, 0 only at the top; others in full."""
    least, most = steps_of(temple_op(case))
    steps, left = case.second, steps_left(case)
    if least == most:
        return steps == most
    return steps == 0 if left == 0 else least <= steps <= min(most, left)


def is_below_top(case: Case) -> bool:
    """ORI-11.1: a disc at the top goes no further."""
    least, most = steps_of(temple_op(case))
    return least < most or steps_left(case) > 0


def is_option(word: str) -> Callable[[Case], bool]:
    """Whether an option of a choice is left (ORI-9.4)."""

    def is_left(case: Case) -> bool:
        return case.option(word) is not None

    return is_left


def can_advance(case: Case) -> bool:
    """ORI-8.5: not from the last space."""
    return not case.table.at_last_space(case.seat)


# ---- effects of tiles


def tile_is_there(case: Case) -> bool:
    return cell_xy(case.first) in case.table.city(case.seat)


def tile_takes_part(case: Case) -> bool:
    """ORI-13.5: buildings of the die's colour, and the agora; ORI-23.11: a neighbour."""
    cell, top = cell_xy(case.first), case.table.top
    if isinstance(top, Question):
        return cell in case.table.beside(cell_xy(int(top.cell)))
    assert isinstance(top, EffectUse)
    block = case.table.block(cell_xy(int(top.cell)))
    return cell in block and bool(top.corners >> block.index(cell) & 1)


def is_no_mage_tower(case: Case) -> bool:
    """ORI-23.11."""
    is_mage = case.table.city(case.seat).get(cell_xy(case.first)) == "mage_tower"
    return case.table.step != "question" or not is_mage


def tile_can_be_used(case: Case) -> bool:
    """ORI-5.9."""
    can = can_copy if case.table.step == "question" else can_use
    return can(case.table, case.seat, cell_xy(case.first))


# ---- the end of something


def visit_has_acted(case: Case) -> bool:
    """ORI-7.6: not both main actions may be left out."""
    top = case.table.top
    return not isinstance(top, Visit) or bool(top.done & 3)


def purchase_has_begun(case: Case) -> bool:
    """ORI-10.1: who buys takes a tile."""
    top = case.table.top
    return not isinstance(top, Purchase) or top.done != 0


def no_ship_is_left(case: Case) -> bool:
    """ORI-21.4: a neighbour below 6 must be raised."""
    top, ships = case.table.top, case.table.ships()
    if not isinstance(top, Tide):
        return True
    beside = (int(top.site) - 1, int(top.site) + 1)
    return all(ships[site] == SIX for site in beside if 0 <= site < len(ships))


def choice_is_made(case: Case) -> bool:
    """ORI-5.9: parts that are not marked as optional must be done."""
    if case.table.step != "question":
        return True
    op, step = case.op, case.step
    if step == "choice":
        return case.awaited(Question).count & 7 >= least_picks(op)
    if step == "take_citizen":
        return bool(op.get("optional"))
    if step == "raise_freeman":
        return bool(op.get("optional")) or op.get("n_min") == 0
    return step in ("exchange", "change_taken_die")
