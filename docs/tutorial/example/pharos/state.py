"""The position of a game of Pharos: lighthouses, the stone in hand, whose turn (PHA-1 to PHA-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis import CHANCE, OVER, Setup, State

TURNS: Final = 8
SIDES: Final = 6
LIGHT: Final = 10
"""Points for a lighthouse that has all its floors (PHA-5)."""

# Action codes.
LIGHTHOUSE: Final = 0
SEA: Final = 1
NOTHING: Final = 0


class Pharos(State):
    """A position of Pharos."""

    def __init__(
        self, setup: Setup, towers: list[list[int]], sea: int, left: int, turn: int, stone: int
    ) -> None:
        self.setup = setup  # what was agreed before the game
        self.floors = int(str(setup["floors"]))  # how many a lighthouse has
        self.towers = towers  # the floors of each seat, the lowest first
        self.sea = sea  # stones thrown away
        self.left = left  # stones that are still to come
        self.turn = turn  # whose turn it is
        self.stone = stone  # the stone in hand; 0: none

    def seats(self) -> i64:
        return len(self.towers)

    def actor(self) -> i64:
        if self.stone != NOTHING:
            return self.turn
        return CHANCE if self.left > 0 else OVER

    def legal(self, actor: i64) -> vec[i64]:
        if actor != self.actor() or actor < 0:
            return vec[i64]()
        return vec[i64]([LIGHTHOUSE, SEA] if self.fits() else [SEA])

    def fits(self) -> bool:
        """Whether the stone in hand can be the next floor (PHA-3)."""
        tower = self.towers[self.turn]
        return len(tower) < self.floors and (not tower or self.stone <= tower[-1])

    def chance(self) -> list[tuple[int, int]]:
        if self.actor() != CHANCE:
            return []
        return [(side, 1) for side in range(SIDES)]

    def apply(self, actor: i64, action: i64) -> None:
        if actor == CHANCE:
            self.stone = int(action) + 1
            self.left -= 1
            return
        if action == LIGHTHOUSE:
            self.towers[self.turn].append(self.stone)
        else:
            self.sea += 1
        self.stone = NOTHING
        self.turn = (self.turn + 1) % len(self.towers)

    def clone(self) -> Pharos:
        towers = [tower[:] for tower in self.towers]
        return Pharos(self.setup, towers, self.sea, self.left, self.turn, self.stone)

    def dump(self) -> list[object]:
        towers = [tower[:] for tower in self.towers]
        return [towers, self.sea, self.left, self.turn, self.stone]

    def score(self, seat: i64) -> i64:
        return sum(self.towers[seat]) + self.light(int(seat))

    def light(self, seat: int) -> int:
        """The points for a finished lighthouse (PHA-5)."""
        return LIGHT if len(self.towers[seat]) == self.floors else 0
