"""Effects that ask their player: actions, builds, crossings, bonuses (SWD-5, SWD-9)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.core.sets import add_all, bit, lowest, member, size
from poleis.games.seven_wonders_dice.bot.features import Features
from poleis.games.seven_wonders_dice.rules.crossing import cross, cross_bonus, pay_and_cross
from poleis.games.seven_wonders_dice.rules.effect import Effect
from poleis.games.seven_wonders_dice.rules.prices import (
    buildable,
    buildable_with,
    can_build,
    die_price,
    free_bonuses,
    next_stage,
)
from poleis.games.seven_wonders_dice.rules.printed import Board, Building
from poleis.games.seven_wonders_dice.rules.records import City, Position

# ---- builds, which two effects allow


def build(table: Position, seat: i64, action: i64, is_free: bool) -> None:
    """Action A: coins for the choice of the die, price, crossing (SWD-5.3)."""
    die = table.edition.build.first_arg(action)
    space = table.edition.build.second_arg(action)
    city = table.cities[seat]
    price = city.missing(space)
    if not is_free:
        price += die_price(table, city, die)
    city.coins = city.purse(table.edition.dice[die].colour) - price
    cross(table, seat, space)


def add_builds(codes: vec[i64], table: Position, seat: i64, is_free: bool) -> vec[i64]:
    """Codes with all builds of a seat added."""
    found = buildable(table, seat, is_free)
    for die in range(i64(len(found))):
        codes = add_all(codes, table.edition.build.code(die), found[die])
    return codes


def allows_build(table: Position, seat: i64, action: i64, is_free: bool) -> bool:
    """Whether a seat can build this."""
    die = table.edition.build.first_arg(action)
    space = table.edition.build.second_arg(action)
    return buildable_with(table, seat, die, is_free) & bit(space) != 0


def total_size(found: vec[i64]) -> i64:
    """How many members some sets have together."""
    total: i64 = 0
    for spaces in found:
        total += size(spaces)
    return total


def build_at(table: Position, found: vec[i64], index: i64) -> i64:
    """The code of the build with this index among those found, die by die."""
    die: i64 = 0
    while index >= size(found[die]):
        index -= size(found[die])
        die += 1
    return table.edition.build.code(die, member(found[die], index))


# ---- the words


class Question(Effect):
    """An effect that waits for its player to decide."""

    def print_on(self, board: Board, space: i64) -> None:
        board.at_once[space].append(self)


@final
class Action(Question):
    """One action A, B or C: that of the turn (SWD-5.1), or an extra one (SWD-9.6)."""

    def __init__(self, is_extra: bool) -> None:
        super().__init__()
        self.is_extra = is_extra

    def question(self) -> str:
        return "extra" if self.is_extra else "action"

    def asks(self, table: Position, seat: i64) -> bool:
        """Always, for passing is always open (SWD-5.6)."""
        return True

    def legal(self, table: Position, seat: i64) -> vec[i64]:
        edition = table.edition
        codes = add_builds(vec[i64](capacity=16), table, seat, False)
        codes = add_all(codes, edition.raise_wonder.first, next_stage(table, table.cities[seat]))
        return append(codes, edition.pass_turn)

    def allows(self, table: Position, seat: i64, action: i64) -> bool:
        edition = table.edition
        if edition.build.holds(action):
            return allows_build(table, seat, action, False)
        if edition.raise_wonder.holds(action):
            stage = edition.raise_wonder.first_arg(action)
            return next_stage(table, table.cities[seat]) & bit(stage) != 0
        return action == edition.pass_turn

    def random_action(self, table: Position, seat: i64, luck: Luck) -> i64:
        edition = table.edition
        found = buildable(table, seat, False)
        total = total_size(found)
        stage = next_stage(table, table.cities[seat])
        index = luck.below(total + size(stage) + 1)
        if index < total:
            return build_at(table, found, index)
        if index == total and stage != 0:
            return edition.raise_wonder.code(lowest(stage))
        return edition.pass_turn

    def apply(self, table: Position, seat: i64, action: i64, left: i64) -> None:
        edition = table.edition
        if edition.build.holds(action):
            build(table, seat, action, False)
        elif edition.raise_wonder.holds(action):
            pay_and_cross(table, seat, edition.raise_wonder.first_arg(action))
        else:
            table.cities[seat].receive(edition.pass_coins)

    def worth(self, city: City, features: Features) -> float:
        return features.weights.extra_action


@final
class FreeBuild(Question):
    """One action A without die cost; it may be declined (SWD-9.7)."""

    def question(self) -> str:
        return "build"

    def is_die_free(self) -> bool:
        return True

    def asks(self, table: Position, seat: i64) -> bool:
        return can_build(table, seat, True)

    def legal(self, table: Position, seat: i64) -> vec[i64]:
        codes = add_builds(vec[i64](capacity=16), table, seat, True)
        return append(codes, table.edition.decline)

    def allows(self, table: Position, seat: i64, action: i64) -> bool:
        if table.edition.build.holds(action):
            return allows_build(table, seat, action, True)
        return action == table.edition.decline

    def random_action(self, table: Position, seat: i64, luck: Luck) -> i64:
        found = buildable(table, seat, True)
        total = total_size(found)
        index = luck.below(total + 1)
        return table.edition.decline if index == total else build_at(table, found, index)

    def apply(self, table: Position, seat: i64, action: i64, left: i64) -> None:
        if table.edition.build.holds(action):
            build(table, seat, action, True)

    def worth(self, city: City, features: Features) -> float:
        return features.weights.free_build


@final
class Cross(Question):
    """A crossing, or up to two, in some buildings; it may be declined (SWD-9.8, SWD-9.9)."""

    def __init__(self, buildings: list[Building], times: i64) -> None:
        super().__init__(times)
        self.buildings = buildings

    def question(self) -> str:
        return "cross"

    def crossable(self, city: City) -> i64:
        """The open spaces of the buildings that can be paid; no die is needed (SWD-9.8)."""
        found: i64 = 0
        for building in self.buildings:
            found |= building.open(city.crossed)
        return found & city.payable()

    def asks(self, table: Position, seat: i64) -> bool:
        return self.crossable(table.cities[seat]) != 0

    def legal(self, table: Position, seat: i64) -> vec[i64]:
        edition = table.edition
        spaces = self.crossable(table.cities[seat])
        codes = add_all(vec[i64](capacity=16), edition.cross.first, spaces)
        return append(codes, edition.decline)

    def allows(self, table: Position, seat: i64, action: i64) -> bool:
        edition = table.edition
        if edition.cross.holds(action):
            space = edition.cross.first_arg(action)
            return self.crossable(table.cities[seat]) & bit(space) != 0
        return action == edition.decline

    def random_action(self, table: Position, seat: i64, luck: Luck) -> i64:
        edition = table.edition
        spaces = self.crossable(table.cities[seat])
        index = luck.below(size(spaces) + 1)
        return (
            edition.decline if index == size(spaces) else edition.cross.code(member(spaces, index))
        )

    def apply(self, table: Position, seat: i64, action: i64, left: i64) -> None:
        """A second crossing waits below what the first brings (SWD-9.9)."""
        edition = table.edition
        if edition.cross.holds(action):
            if left > 1:
                table.cities[seat].push(self, left - 1)
            pay_and_cross(table, seat, edition.cross.first_arg(action))

    def worth(self, city: City, features: Features) -> float:
        return features.weights.crossing * float(self.uses)


@final
class ChooseBonus(Question):
    """A bonus space for a completed building, which must be crossed (SWD-9.1, SWD-9.3)."""

    def question(self) -> str:
        return "bonus"

    def asks(self, table: Position, seat: i64) -> bool:
        return free_bonuses(table, table.cities[seat]) != 0

    def legal(self, table: Position, seat: i64) -> vec[i64]:
        bonuses = free_bonuses(table, table.cities[seat])
        return add_all(vec[i64](capacity=4), table.edition.take_bonus.first, bonuses)

    def allows(self, table: Position, seat: i64, action: i64) -> bool:
        take = table.edition.take_bonus
        if not take.holds(action):
            return False
        return free_bonuses(table, table.cities[seat]) & bit(take.first_arg(action)) != 0

    def random_action(self, table: Position, seat: i64, luck: Luck) -> i64:
        bonuses = free_bonuses(table, table.cities[seat])
        return table.edition.take_bonus.code(member(bonuses, luck.below(size(bonuses))))

    def apply(self, table: Position, seat: i64, action: i64, left: i64) -> None:
        cross_bonus(table, table.cities[seat], table.edition.take_bonus.first_arg(action))
