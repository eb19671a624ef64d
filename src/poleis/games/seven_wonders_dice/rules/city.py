"""A city: what can be built in it and at which price, and what a crossing brings."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit, lowest, size
from poleis.games.seven_wonders_dice.effects.tables import (
    ACTION,
    CHOOSE_BONUS,
    COSTS_ZERO,
    COUNT,
    CROSS,
    EFFECTS,
    EFFECTS_FROM,
    FREE_BUILD,
    GAIN,
    UNLOCKS,
    a_of,
    b_of,
    coins_on_die,
    die_discount,
    frame,
    kind_of,
)
from poleis.games.seven_wonders_dice.rules.data import (
    AFFORDABLE,
    ALL,
    ALONE_NEEDS,
    ATTACK,
    BONUS,
    BONUS_SPACES,
    BUILDING_OF,
    CAPACITY,
    COLOUR_OF,
    COMPARED,
    COMPLETED,
    COST,
    DEAREST,
    DEFENCES_EAST,
    DEFENCES_WEST,
    DIE_COUNT,
    FIRST_SPECIAL,
    IS_ATTACK,
    OF_BUILDING,
    SECTION_COST,
    SPACE_COUNT,
    SPACES_OF,
    SYMBOL_OF,
    WAREHOUSE_SPACES,
    WEST,
    WONDER,
    open_spaces,
)
from poleis.games.seven_wonders_dice.rules.layout import (
    BEFORE,
    BOARD,
    COINS,
    CROSSED,
    DEPTH,
    EAST_POINTS,
    FACE,
    SEATS,
    SECTION,
    WEST_POINTS,
    city,
    drop,
    push,
    top,
)

# ---- what can be paid


def materials(crossed: i64) -> i64:
    """What the Warehouse produces in every action (SWD-6.1)."""
    return size(crossed & WAREHOUSE_SPACES)


def payable(board: i64, crossed: i64, coins: i64) -> i64:
    """The spaces whose materials can be produced or replaced by coins (SWD-6.2)."""
    means = materials(crossed) + coins
    return AFFORDABLE[board * (DEAREST + 1) + (means if means < DEAREST else DEAREST)]


def die_price(v: vec[i64], me: i64, die: i64) -> i64:
    """What this player pays for a die in the forum (SWD-6.3)."""
    board = v[me + BOARD] - 1
    crossed = v[me + CROSSED]
    if COSTS_ZERO[board * 8 + COLOUR_OF[die]] & crossed != 0:
        return 0
    price = SECTION_COST[v[SECTION + die]] - die_discount(board, crossed)
    return price if price > 0 else 0


def purse(v: vec[i64], me: i64, die: i64) -> i64:
    """The coins of a player who has chosen this die (SWD-6.5, SWD-6.10)."""
    coins = v[me + COINS] + coins_on_die(v[me + BOARD] - 1, COLOUR_OF[die], v[me + CROSSED])
    return coins if coins < CAPACITY else CAPACITY


def missing(v: vec[i64], me: i64, space: i64) -> i64:
    """Coins for the materials that are not produced (SWD-6.2)."""
    lack = COST[(v[me + BOARD] - 1) * SPACE_COUNT + space] - materials(v[me + CROSSED])
    return lack if lack > 0 else 0


def receive(v: vec[i64], me: i64, coins: i64) -> None:
    """Coins beyond the capacity of the Treasury are lost (SWD-6.9)."""
    coins += v[me + COINS]
    v[me + COINS] = coins if coins < CAPACITY else CAPACITY


# ---- what is open


def is_unlocked(v: vec[i64], me: i64, die: i64) -> bool:
    """SWD-5.4: special dice only for those who have unlocked them."""
    return (
        die < FIRST_SPECIAL or UNLOCKS[(v[me + BOARD] - 1) * DIE_COUNT + die] & v[me + CROSSED] != 0
    )


def passes(v: vec[i64], seat: i64, compared: i64) -> bool:
    """The comparison of the Guild Court, by the start-of-turn picture (SWD-8.7.2 to SWD-8.7.4)."""
    seats = v[SEATS]
    mine = size(v[city(seat) + BEFORE] & compared)
    if seats == 1:
        return mine >= ALONE_NEEDS
    left = size(v[city((seat + 1) % seats) + BEFORE] & compared)
    if seats == 2:
        return mine > left
    return mine >= left and mine >= size(v[city((seat + seats - 1) % seats) + BEFORE] & compared)


def shown_opens(v: vec[i64], seat: i64, die: i64) -> i64:
    """The spaces that the face of a die in the forum opens to this player."""
    symbol = SYMBOL_OF[die * 6 + v[FACE + die] - 1]
    if COMPARED[symbol] != 0 and not passes(v, seat, COMPARED[symbol]):
        return 0
    return open_spaces(v[city(seat) + CROSSED], symbol)


def buildable(v: vec[i64], seat: i64, die: i64, is_free: bool) -> i64:
    """The spaces that this player can build with a die now, everything paid (SWD-5.3)."""
    if v[FACE + die] == 0:
        return 0
    me = city(seat)
    crossed = v[me + CROSSED]
    less = die_discount(v[me + BOARD] - 1, crossed)
    return buildable_for(v, seat, die, is_free, less, materials(crossed))


def buildable_for(v: vec[i64], seat: i64, die: i64, is_free: bool, less: i64, produced: i64) -> i64:
    """The same for a die in the forum, given the discount on dice and the materials produced."""
    me = city(seat)
    board = v[me + BOARD] - 1
    crossed = v[me + CROSSED]
    if die >= FIRST_SPECIAL and UNLOCKS[board * DIE_COUNT + die] & crossed == 0:
        return 0
    opened = shown_opens(v, seat, die)
    if opened == 0:
        return 0
    colour = COLOUR_OF[die]
    means = v[me + COINS] + coins_on_die(board, colour, crossed)
    means = min(means, CAPACITY)
    if not is_free and COSTS_ZERO[board * 8 + colour] & crossed == 0:
        price = SECTION_COST[v[SECTION + die]] - less
        if price > 0:
            means -= price
            if means < 0:
                return 0
    means += produced
    return opened & AFFORDABLE[board * (DEAREST + 1) + (means if means < DEAREST else DEAREST)]


def survey(v: vec[i64], seat: i64, is_free: bool, found: vec[i64]) -> i64:
    """Note for every die what can be built with it; returns how much that is in all."""
    me = city(seat)
    crossed = v[me + CROSSED]
    less = die_discount(v[me + BOARD] - 1, crossed)
    produced = materials(crossed)
    total: i64 = 0
    for die in range(i64(DIE_COUNT)):
        spaces: i64 = 0
        if v[FACE + die] != 0:
            spaces = buildable_for(v, seat, die, is_free, less, produced)
            total += size(spaces)
        found[die] = spaces
    return total


def can_build(v: vec[i64], seat: i64, is_free: bool) -> bool:
    """Whether any die is of use."""
    spaces: i64 = 0
    for die in range(i64(DIE_COUNT)):
        spaces |= buildable(v, seat, die, is_free)
    return spaces != 0


def crossable(v: vec[i64], me: i64, buildings: i64) -> i64:
    """The open spaces of these buildings that can be paid, without a die (SWD-9.8)."""
    crossed = v[me + CROSSED]
    found: i64 = 0
    while buildings != 0:
        found |= open_spaces(crossed, OF_BUILDING + lowest(buildings))
        buildings &= buildings - 1
    return found & payable(v[me + BOARD] - 1, crossed, v[me + COINS])


def next_stage(v: vec[i64], me: i64) -> i64:
    """The next stage of the Wonder as a set, if it can be paid (SWD-5.5)."""
    return crossable(v, me, bit(WONDER))


def free_bonuses(v: vec[i64], me: i64) -> i64:
    """The bonus spaces that are not crossed, as a set."""
    return BONUS_SPACES & ~v[me + CROSSED]


# ---- crossing (SWD-7)


def attack_points(v: vec[i64], seat: i64, space: i64) -> i64:
    """What an attack brings: printed points less the defences that face it (SWD-8.4.3 to 8.4.5)."""
    seats = v[SEATS]
    points = ATTACK[space]
    if seats > 1:
        if BUILDING_OF[space] == WEST:
            points -= size(v[city((seat + 1) % seats) + BEFORE] & DEFENCES_EAST)
        else:
            points -= size(v[city((seat + seats - 1) % seats) + BEFORE] & DEFENCES_WEST)
    return points if points > 0 else 0


def cross(v: vec[i64], seat: i64, space: i64) -> None:
    """Cross a space that has been paid; what it brings waits on the stack (SWD-7.1)."""
    me = city(seat)
    crossed = v[me + CROSSED] | bit(space)
    v[me + CROSSED] = crossed
    building = BUILDING_OF[space]
    if IS_ATTACK[space] != 0:
        where = WEST_POINTS if building == WEST else EAST_POINTS
        v[me + where] += attack_points(v, seat, space)
    if COMPLETED[building] != 0 and COMPLETED[building] & ~crossed == 0:
        push(v, me, frame(CHOOSE_BONUS, 0, 0))
    push_effects(v, me, space)


def push_effects(v: vec[i64], me: i64, space: i64) -> None:
    """Put the effects of a space, or of a bonus space, on the stack, the first on top."""
    key = (v[me + BOARD] - 1) * ALL + space
    row = EFFECTS_FROM[key + 1]
    while row > EFFECTS_FROM[key]:
        row -= 1
        push(v, me, EFFECTS[row])


def build(v: vec[i64], seat: i64, die: i64, space: i64) -> None:
    """Action A with the decision on top: coins for the die, price, crossing (SWD-5.3)."""
    me = city(seat)
    price = missing(v, me, space)
    if kind_of(top(v, me)) != FREE_BUILD:
        price += die_price(v, me, die)
    drop(v, me)
    v[me + COINS] = purse(v, me, die) - price
    cross(v, seat, space)


def pay_and_cross(v: vec[i64], seat: i64, space: i64) -> None:
    """Pay the materials of a space and cross it."""
    me = city(seat)
    v[me + COINS] -= missing(v, me, space)
    cross(v, seat, space)


def cross_by_effect(v: vec[i64], seat: i64, space: i64) -> None:
    """One crossing of an effect; a second one waits below what the first brings (SWD-9.9)."""
    me = city(seat)
    effect = top(v, me)
    drop(v, me)
    if b_of(effect) > 1:
        push(v, me, frame(CROSS, a_of(effect), b_of(effect) - 1))
    pay_and_cross(v, seat, space)


def take_bonus(v: vec[i64], me: i64, number: i64) -> None:
    """Cross a bonus space and resolve it (SWD-9.1)."""
    drop(v, me)
    v[me + CROSSED] |= bit(BONUS + number)
    push_effects(v, me, BONUS + number)


def settle(v: vec[i64], seat: i64) -> None:
    """Resolve what asks nothing, until this player must decide or has finished (SWD-9.13)."""
    me = city(seat)
    while v[me + DEPTH] != 0:
        waiting = top(v, me)
        kind = kind_of(waiting)
        if kind == ACTION:
            return
        if kind == GAIN:
            drop(v, me)
            receive(v, me, a_of(waiting))
        elif kind == COUNT:
            drop(v, me)
            receive(v, me, b_of(waiting) * count(v[me + CROSSED], a_of(waiting)))
        else:
            if kind == CROSS:
                is_asked = crossable(v, me, a_of(waiting)) != 0
            elif kind == CHOOSE_BONUS:
                is_asked = free_bonuses(v, me) != 0
            else:
                is_asked = can_build(v, seat, True)
            if is_asked:
                return
            drop(v, me)


def count(crossed: i64, buildings: i64) -> i64:
    """The crossed spaces of these buildings (SWD-9.10)."""
    found: i64 = 0
    while buildings != 0:
        found += size(crossed & SPACES_OF[lowest(buildings)])
        buildings &= buildings - 1
    return found
