"""Buying and laying tiles, and using their effects (ORI-5, ORI-10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.origins.effects.questions import is_usable
from poleis.games.origins.effects.reader import BUILDING_EFFECT
from poleis.games.origins.effects.special import (
    aside_of,
    discounted,
    holds,
    sort_from,
    take_from_aside,
)
from poleis.games.origins.effects.vocabulary import (
    COVER_FARM,
)
from poleis.games.origins.rules import actions as code
from poleis.games.origins.rules.city import (
    colour_at,
    corner,
    cover,
    farms,
    kind_at,
    lay,
)
from poleis.games.origins.rules.data import IN_STACK, KIND_OF, STONE_PRICE, TILE_PRICE
from poleis.games.origins.rules.layout import (
    ASIDE_TILE,
    CITY,
    FARM,
    PLACE,
    PLOT,
    PLOTS,
    POOL,
    RUN,
    STONE,
    TILES_BUILT,
    USE,
    WISDOM,
    drop,
    home,
    push,
    top,
)
from poleis.games.origins.rules.market import (
    can_pay_both,
    pay,
    put_under,
    refill,
    slot_of,
)


def tile_price(v: vec[i64], seat: i64, slot: i64) -> i64:
    """Wisdom for a slot of the building pool (ORI-10.1)."""
    return discounted(v, seat, TILE_PRICE[slot])


def purchase_codes(v: vec[i64], at: i64, codes: vec[i64]) -> vec[i64]:
    """Tiles of the pool and set-aside ones: as building, as farm, or over a farm (ORI-10)."""
    seat = v[at + 1]
    me = home(seat)
    covers = holds(v, seat, COVER_FARM) and farms(v, me) > 0
    if v[at + 2] & 1 == 0:
        for slot in range(i64(5)):
            if v[POOL + slot] != 0:
                price = tile_price(v, seat, slot)
                codes = tile_codes(v, me, v[POOL + slot] - 1, price, covers, codes)
    if v[at + 2] & 2 == 0:
        for i in range(v[at + 3]):
            codes = tile_codes(v, me, v[me + ASIDE_TILE + i] - 1, 0, covers, codes)
    sort_from(codes, 0)
    return append(codes, code.DONE) if v[at + 2] != 0 else codes


def tile_codes(
    v: vec[i64], me: i64, tile: i64, wisdom: i64, covers: bool, codes: vec[i64]
) -> vec[i64]:
    if can_pay_both(v, me, wisdom, STONE_PRICE[KIND_OF[tile]]):
        codes = append(codes, code.BUY + 3 * tile + code.AS_BUILDING)
    codes = append(codes, code.BUY + 3 * tile + code.AS_FARM)
    if covers:
        codes = append(codes, code.BUY + 3 * tile + code.AS_COVER)
    return codes


def purchase_is_over(v: vec[i64], at: i64) -> bool:
    """Whether a purchase that has begun offers nothing more."""
    if v[at + 2] == 0:
        return False
    pool_left = v[at + 2] & 1 == 0 and v[POOL] != 0
    return not pool_left and (v[at + 2] & 2 != 0 or v[at + 3] == 0)


def buy(v: vec[i64], at: i64, tile: i64, purpose: i64) -> None:
    """Pay for a tile and take it in hand; farms and covers cost nothing (ORI-5.8, ORI-10.8).

    The slot stays empty until the pool is refilled (ORI-10.5).
    """
    seat = v[at + 1]
    me = home(seat)
    slot = slot_of(v, tile)
    if purpose == code.AS_BUILDING:
        if slot >= 0:
            pay(v, me, WISDOM, tile_price(v, seat, slot))
        pay(v, me, STONE, STONE_PRICE[KIND_OF[tile]])
    if slot >= 0:
        v[at + 2] |= 1
        v[POOL + slot] = 0
    else:
        v[at + 2] |= 2
        take_from_aside(v, me, aside_of(v, me, tile))
    push(v, PLACE, seat, tile, purpose, 1 if slot >= 0 else 0, 0)


def place_codes(v: vec[i64], at: i64, codes: vec[i64]) -> vec[i64]:
    """Empty cells beside the city, or own farms (ORI-5.2, ORI-10.8)."""
    me = home(v[at + 1])
    if v[at + 3] != code.AS_COVER:
        for i in range(me + PLOT, me + PLOT + v[me + PLOTS]):
            codes = append(codes, code.PLACE + v[i])
        return codes
    for i in range(me + CITY, me + CITY + v[me + TILES_BUILT]):
        if v[i] & 255 >= FARM:
            codes = append(codes, code.PLACE + (v[i] >> 8))
    sort_from(codes, 0)
    return codes


def place(v: vec[i64], cell: i64) -> None:
    """Lay the tile in hand; the pool is refilled after its effect (ORI-10.2, ORI-10.5)."""
    at = top(v)
    seat = v[at + 1]
    tile = v[at + 2]
    purpose = v[at + 3]
    from_pool = v[at + 4]
    me = home(seat)
    drop(v)
    if purpose == code.AS_COVER:
        put_under(v, cover(v, me, cell, tile))
    else:
        lay(v, me, cell, tile + FARM if purpose == code.AS_FARM else tile)
    if purpose != code.AS_FARM:
        push(v, USE, seat, cell, 1, from_pool, 0)
    elif from_pool != 0:
        refill(v, tile // IN_STACK)


# ---- using effects (ORI-5.6, ORI-13.5)


def use_codes(v: vec[i64], at: i64, codes: vec[i64]) -> vec[i64]:
    """Effects of the tiles named by the frame that are left and can do something."""
    codes = append(codes, code.DONE)
    for which in range(i64(4)):
        if (v[at + 3] >> which) & 1 == 1:
            cell = corner(v[at + 2], which)
            if is_usable(v, v[at + 1], cell):
                codes = append(codes, code.USE + cell)
    return codes


def nothing_to_use(v: vec[i64], at: i64) -> bool:
    for which in range(i64(4)):
        if (v[at + 3] >> which) & 1 == 1 and is_usable(v, v[at + 1], corner(v[at + 2], which)):
            return False
    return True


def end_use(v: vec[i64]) -> None:
    """Drop the USE frame; after the effect of a bought tile the pool is refilled (ORI-10.5)."""
    at = top(v)
    me = home(v[at + 1])
    cell = v[at + 2]
    refills = v[at + 4] != 0
    drop(v)
    if refills:
        refill(v, colour_at(v, me, cell))


def use(v: vec[i64], at: i64, cell: i64) -> None:
    """Use the effect of a tile; each only once."""
    seat = v[at + 1]
    for which in range(i64(4)):
        if corner(v[at + 2], which) == cell:
            v[at + 3] &= ~bit(which)
    push(v, RUN, seat, BUILDING_EFFECT[kind_at(v, home(seat), cell)], cell, 0, 0)
