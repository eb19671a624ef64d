"""Groups of houses: which houses belong together, and which group counts (AKR-6.2)."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import HOUSES


@final
class HouseGroups:
    """The groups of houses of a city, numbered from 1. One object can look at many cities, one
    after the other."""

    def __init__(self) -> None:
        # Of each house's cell: its group. The hexes of a tile touch, so no tile adds two groups.
        self.of: vec[u8] = vec[u8]()
        self.value: vec[i64] = vec[i64]()  # of each group; of none: 0
        self.main: i64 = 0  # the group that counts; 0: there are no houses

    def find(self, city: City) -> None:
        """Number the groups. The one of most houses counts; of equal ones, the best."""
        if len(self.of) != len(city.kind):
            self.of = vec[u8]([0] * len(city.kind))
        else:
            for cell in city.built:
                self.of[cell] = 0
        self.value = vec[i64]([0])
        self.main = 0
        most: i64 = 0
        for first in city.built:
            if city.kind[first] != HOUSES or self.of[first] != 0:
                continue
            size = self.enter(city, first)
            number = len(self.value) - 1
            if size > most or (size == most and self.value[number] > self.value[self.main]):
                most = size
                self.main = number

    def enter(self, city: City, first: i64) -> i64:
        """Number the group of this house; returns how many houses it has."""
        of = self.of
        kinds = city.kind
        number = u8(len(self.value))
        of[first] = number
        members = vec[i64]([first])
        size: i64 = 0
        value: i64 = 0
        while size < len(members):
            cell = members[size]
            size += 1
            value += i64(city.level[cell])
            for step in city.grid.directions:
                near = cell + step
                if kinds[near] == HOUSES and of[near] == 0:
                    of[near] = number
                    members = append(members, near)
        self.value = append(self.value, value)
        return size

    def is_main(self, cell: i64) -> bool:
        """Whether the house in this cell belongs to the group that counts."""
        return i64(self.of[cell]) == self.main

    def value_at(self, cell: i64) -> i64:
        """The value of the group of the house in this cell."""
        return self.value[i64(self.of[cell])]

    def best(self) -> i64:
        """The value of the group that counts."""
        return self.value[self.main]

    def others(self) -> i64:
        """The value of the groups that do not count."""
        total: i64 = 0
        for value in self.value:
            total += value
        return total - self.best()
