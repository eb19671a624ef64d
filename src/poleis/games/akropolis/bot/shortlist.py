"""The most promising placements of a tile, by the prices of a survey."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from poleis.games.akropolis.bot.placement_prices import KINDS, Survey
from poleis.games.akropolis.bot.top_list import TopList
from poleis.games.akropolis.rules.city import City

LONGEST: Final = 24


@final
class Shortlist:
    """Some placements with their prices, the best first."""

    def __init__(self) -> None:
        self.top: TopList = TopList(LONGEST)  # of spots: 3 * triangle + corner

    def find(self, city: City, survey: Survey, tile: i64, most: i64) -> None:
        """List the best placements of a tile. The survey has looked at the city."""
        top = self.top
        top.clear(most)
        gain = survey.gain
        width = city.grid.width
        x = city.tiles.kind(tile, 0)
        y = city.tiles.kind(tile, 1)
        z = city.tiles.kind(tile, 2)
        for triangle in city.open.members:
            site = survey.price_site(city, triangle)
            cell = triangle >> 1
            a = KINDS * cell
            b = KINDS * (cell + 1 if triangle & 1 else cell + width)
            c = KINDS * (cell + 1 - width if triangle & 1 else cell + 1)
            spot = 3 * triangle
            top.enter(site + gain[a + x] + gain[b + y] + gain[c + z], spot)
            top.enter(site + gain[b + x] + gain[c + y] + gain[a + z], spot + 1)
            top.enter(site + gain[c + x] + gain[a + y] + gain[b + z], spot + 2)

    def count(self) -> i64:
        return self.top.count

    def price(self, rank: i64) -> float:
        return self.top.values[rank]

    def spot(self, rank: i64) -> i64:
        """Where the placement is: 3 * triangle + corner."""
        return self.top.numbers[rank]


def built(city: City, tile: i64, spot: i64) -> City:
    """The city with a tile more, its hex a on a spot."""
    grid = city.grid
    cell = grid.spot_cell(spot)
    new = city.copy()
    new.place(tile, grid.q(cell), grid.r(cell), grid.spot_orientation(spot))
    return new
