"""The most promising placements of a tile, by the prices of a survey."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.akropolis.bot.placement_prices import KINDS, Survey
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.data import hex_of

LONGEST: Final = 24


@final
class Shortlist:
    """Some placements with their prices, the best first."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.price = vec[float]([0.0] * LONGEST)
        self.at = vec[i64]([0] * LONGEST)  # 3 * triangle + corner

    def find(self, city: City, survey: Survey, tile: i64, most: i64) -> None:
        """List the best placements of a tile. The survey has looked at the city."""
        self.count = 0
        gain = survey.gain
        width = city.grid.width
        x = hex_of(tile, 0)
        y = hex_of(tile, 1)
        z = hex_of(tile, 2)
        for triangle in city.open.members:
            site = survey.price_site(city, triangle)
            cell = triangle >> 1
            a = KINDS * cell
            b = KINDS * (cell + 1 if triangle & 1 else cell + width)
            c = KINDS * (cell + 1 - width if triangle & 1 else cell + 1)
            at = 3 * triangle
            self.enter(site + gain[a + x] + gain[b + y] + gain[c + z], at, most)
            self.enter(site + gain[b + x] + gain[c + y] + gain[a + z], at + 1, most)
            self.enter(site + gain[c + x] + gain[a + y] + gain[b + z], at + 2, most)

    def enter(self, price: float, at: i64, most: i64) -> None:
        prices = self.price
        rank = self.count
        if rank == most:
            rank -= 1
            if price <= prices[rank]:
                return
        else:
            self.count += 1
        while rank > 0 and prices[rank - 1] < price:
            prices[rank] = prices[rank - 1]
            self.at[rank] = self.at[rank - 1]
            rank -= 1
        prices[rank] = price
        self.at[rank] = at


def built(city: City, tile: i64, at: i64) -> City:
    """The city with a tile more: hex a on corner `at % 3` of triangle `at // 3`."""
    grid = city.grid
    triangle = at // 3
    corner = at % 3
    cell = grid.corner(triangle, corner)
    new = city.copy()
    new.place(tile, grid.q(cell), grid.r(cell), 2 * corner + (triangle & 1))
    return new
