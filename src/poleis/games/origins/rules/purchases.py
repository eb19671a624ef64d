"""Buying and laying tiles, and using their effects (ORI-5, ORI-10)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.sets import bit
from poleis.games.origins.effects.effect import sort_from
from poleis.games.origins.effects.passive import may_cover_farms, tile_price, wisdom_discount
from poleis.games.origins.effects.running import run_effect
from poleis.games.origins.rules.actions import AS_BUILDING, AS_COVER, AS_FARM
from poleis.games.origins.rules.city import CORNERS, NO_TILE, corner
from poleis.games.origins.rules.edition import STONE, WISDOM
from poleis.games.origins.rules.home import NOTHING, Home
from poleis.games.origins.rules.pending import Pending, pending_row
from poleis.games.origins.rules.pools import put_under, refill
from poleis.games.origins.rules.records import Position

FROM_POOL: Final = 1
FROM_ASIDE: Final = 2
"""What was bought in a purchase, as a set."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Purchase(Pending):
    """One tile of the pool and one that was set aside (ORI-10.1, ORI-10.9)."""

    def __init__(self, actor: i64, done: i64, aside: i64) -> None:
        super().__init__(actor)
        self.done: i64 = done  # FROM_POOL, FROM_ASIDE
        self.aside = aside  # how many tiles were set aside when it began

    def copy(self) -> Purchase:
        return Purchase(self.actor, self.done, self.aside)

    def dump(self) -> list[object]:
        return pending_row("purchase", self.actor, count=self.aside, done=self.done)

    def legal(self, table: Position) -> vec[i64]:
        """Tiles of the pool and set-aside ones: as building, as farm, or over a farm (ORI-10)."""
        home = table.homes[self.actor]
        covers = may_cover_farms(table, self.actor) and home.city.farms() > 0
        codes = vec[i64](capacity=16)
        if self.done & FROM_POOL == 0:
            slots = table.buildings.slots
            discount = wisdom_discount(table, self.actor)
            for slot in range(i64(len(slots))):
                if slots[slot] != NOTHING:
                    price = max(table.edition.tile_price[slot] - discount, 0)
                    codes = add_purposes(table, home, slots[slot], price, covers, codes)
        if self.done & FROM_ASIDE == 0:
            for i in range(self.aside):
                codes = add_purposes(table, home, home.aside[i], 0, covers, codes)
        sort_from(codes, 0)
        return append(codes, table.edition.actions.done) if self.done != 0 else codes

    def settle(self, table: Position) -> bool:
        """A purchase that has begun and offers nothing more is over."""
        if self.done == 0:
            return False
        if self.done & FROM_POOL == 0 and table.buildings.slots[0] != NOTHING:
            return False
        if self.done & FROM_ASIDE == 0 and self.aside > 0:
            return False
        table.pop()
        return True

    def decide(self, table: Position, action: i64) -> None:
        actions = table.edition.actions
        if action == actions.done:
            table.pop()
        else:
            self.buy(table, actions.buy.first_arg(action), actions.buy.second_arg(action))

    def buy(self, table: Position, tile: i64, purpose: i64) -> None:
        """Pay for a tile and take it in hand; farms and covers cost nothing (ORI-5.8, ORI-10.8).

        The slot stays empty until the pool is refilled (ORI-10.5).
        """
        home = table.homes[self.actor]
        slot = table.buildings.slot_of(tile)
        if purpose == AS_BUILDING:
            if slot != NOTHING:
                home.pay(WISDOM, tile_price(table, self.actor, slot))
            home.pay(STONE, table.edition.stone_price(tile))
        if slot != NOTHING:
            self.done |= FROM_POOL
            table.buildings.slots[slot] = NOTHING
        else:
            self.done |= FROM_ASIDE
            home.aside = remove(home.aside, tile)
        table.push(Placement(self.actor, tile, purpose, slot != NOTHING))


def add_purposes(
    table: Position, home: Home, tile: i64, wisdom: i64, covers: bool, codes: vec[i64]
) -> vec[i64]:
    """The codes for what a tile can be bought as."""
    buy = table.edition.actions.buy
    if home.can_pay_both(wisdom, table.edition.stone_price(tile)):
        codes = append(codes, buy.code(tile, AS_BUILDING))
    codes = append(codes, buy.code(tile, AS_FARM))
    if covers:
        codes = append(codes, buy.code(tile, AS_COVER))
    return codes


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Placement(Pending):
    """Where the tile in hand is laid."""

    def __init__(self, actor: i64, tile: i64, purpose: i64, from_pool: bool) -> None:
        super().__init__(actor)
        self.tile = tile
        self.purpose = purpose  # AS_BUILDING, AS_FARM, AS_COVER
        self.from_pool = from_pool

    def copy(self) -> Placement:
        return Placement(self.actor, self.tile, self.purpose, self.from_pool)

    def dump(self) -> list[object]:
        return pending_row(
            "placement",
            self.actor,
            tile=self.tile,
            purpose=self.purpose,
            from_pool=self.from_pool,
        )

    def legal(self, table: Position) -> vec[i64]:
        """Empty cells beside the city, or own farms (ORI-5.2, ORI-10.8)."""
        city = table.homes[self.actor].city
        place = table.edition.actions.place
        codes = vec[i64](capacity=len(city.plots))
        if self.purpose != AS_COVER:
            for plot in city.plots:
                codes = append(codes, place.code(plot))
            return codes
        for i in range(i64(len(city.cells))):
            if table.edition.is_farm(city.faces[i]):
                codes = append(codes, place.code(city.cells[i]))
        sort_from(codes, 0)
        return codes

    def decide(self, table: Position, action: i64) -> None:
        """Lay the tile; the pool is refilled after its effect (ORI-10.2, ORI-10.5)."""
        edition = table.edition
        cell = edition.actions.place.first_arg(action)
        city = table.homes[self.actor].city
        table.pop()
        if self.purpose == AS_COVER:
            put_under(table, city.cover(cell, self.tile))
        elif self.purpose == AS_FARM:
            city.lay(cell, edition.farm_of(self.tile))
        else:
            city.lay(cell, self.tile)
        if self.purpose != AS_FARM:
            table.push(EffectUse(self.actor, cell, 1, self.from_pool))
        elif self.from_pool:
            refill(table, edition.tile_colour(self.tile))


# ---- using effects (ORI-5.6, ORI-13.5)


def is_usable(table: Position, seat: i64, cell: i64) -> bool:
    """Whether the building in a cell has an effect that can be used now (ORI-5.6)."""
    kind = table.homes[seat].city.kind_at(cell)
    return kind != NO_TILE and table.edition.building_effects[kind].can(table, seat, cell)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EffectUse(Pending):
    """The effects of tiles that may be used, each once: of a new tile or of a closed district."""

    def __init__(self, actor: i64, cell: i64, corners: i64, from_pool: bool) -> None:
        super().__init__(actor)
        self.cell = cell  # of the tile, or of the district
        self.corners: i64 = corners  # the tiles of the district that are left, as a set
        self.from_pool = from_pool  # the pool is refilled afterwards

    def copy(self) -> EffectUse:
        return EffectUse(self.actor, self.cell, self.corners, self.from_pool)

    def dump(self) -> list[object]:
        return pending_row(
            "effect_use",
            self.actor,
            from_pool=self.from_pool,
            cell=self.cell,
            corners=self.corners,
        )

    def is_left(self, table: Position, which: i64) -> bool:
        """Whether the effect of a corner is left and can do something."""
        return (self.corners >> which) & 1 == 1 and is_usable(
            table, self.actor, corner(self.cell, which)
        )

    def legal(self, table: Position) -> vec[i64]:
        codes = append(vec[i64](capacity=5), table.edition.actions.done)
        for which in range(i64(CORNERS)):
            if self.is_left(table, which):
                codes = append(codes, table.edition.actions.use.code(corner(self.cell, which)))
        return codes

    def settle(self, table: Position) -> bool:
        for which in range(i64(CORNERS)):
            if self.is_left(table, which):
                return False
        self.end(table)
        return True

    def end(self, table: Position) -> None:
        """After the effect of a bought tile the pool is refilled (ORI-10.5)."""
        table.pop()
        if self.from_pool:
            refill(table, table.homes[self.actor].city.colour_at(self.cell))

    def decide(self, table: Position, action: i64) -> None:
        if action == table.edition.actions.done:
            self.end(table)
            return
        cell = table.edition.actions.use.first_arg(action)
        for which in range(i64(CORNERS)):
            if corner(self.cell, which) == cell:
                self.corners &= ~bit(which)
        kind = table.homes[self.actor].city.kind_at(cell)
        run_effect(table, self.actor, table.edition.building_effects[kind].number, cell)
