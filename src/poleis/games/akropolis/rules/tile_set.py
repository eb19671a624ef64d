"""What is printed on the tiles of an edition: hexes and stars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.akropolis.rules.hexes import (
    DISTRICTS,
    FIRST_SPELLED,
    FLOATS,
    LETTERS,
    PLAZA,
    QUARRY,
    spell,
    spelled_kind,
)

CLOCKWISE: Final = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""A cell and its neighbours."""


@final
class StartHex:
    """A hex of the start tile and its cell."""

    def __init__(self, q: i64, r: i64, kind: i64) -> None:
        self.q = q
        self.r = r
        self.kind = kind


@final
class TileSet:
    """The hexes of every tile, and the stars of every plaza (AKR-1.2 to AKR-1.4).

    Tiles of the box are numbered from 1. A tile from elsewhere (the score pad's, a test's) is
    known by the number that spells its faces.
    """

    def __init__(self, components: Mapping[str, Any]) -> None:
        tiles = components["tiles"]
        self.count: i64 = len(tiles)
        self.spelled: vec[i64] = vec[i64]([0] + [spell(tile["faces"]) for tile in tiles])
        stars = components["plaza_stars"]
        self.stars: vec[i64] = vec[i64]([0] + [int(stars[name]) for name in DISTRICTS])
        self.start: list[StartHex] = read_start_tile(components["start_tile"]["hexes"])

    def kind(self, tile: i64, which: i64) -> i64:
        """The kind of hex a, b or c (0, 1 or 2) of a tile."""
        return spelled_kind(tile if tile >= FIRST_SPELLED else self.spelled[tile], which)

    def faces(self, tile: int) -> str:
        """The letters of a tile's hexes a, b and c."""
        return "".join([LETTERS[self.kind(tile, which)] for which in range(3)])

    def plaza_stars(self, kind: int) -> int:
        """The stars on a hex of this kind; only plazas have any."""
        return int(self.stars[kind - PLAZA]) if kind > PLAZA else 0

    def has_plaza(self, tile: i64) -> bool:
        return (
            self.kind(tile, 0) > PLAZA or self.kind(tile, 1) > PLAZA or self.kind(tile, 2) > PLAZA
        )

    def count_hexes(
        self, tiles: vec[i64], stars: vec[float], districts: vec[float], share: float
    ) -> None:
        """Add this share of the stars and districts on the tiles, by district type."""
        for tile in tiles:
            for which in range(i64(3)):
                kind = self.kind(tile, which)
                if kind > QUARRY:
                    stars[kind - PLAZA] += FLOATS[self.stars[kind - PLAZA]] * share
                elif kind != QUARRY:
                    districts[kind] += share


def read_start_tile(rows: list[Any]) -> list[StartHex]:
    """The hexes of the start tile: its centre, then clockwise from the lower right."""
    ordered = sorted(rows, key=lambda row: CLOCKWISE.index((row["q"], row["r"])))
    return [read_start_hex(row) for row in ordered]


def read_start_hex(row: Mapping[str, Any]) -> StartHex:
    """A hex of the start tile, as components.json describes it."""
    kind: i64 = QUARRY
    if row["kind"] != "quarry":
        kind = DISTRICTS.index(row["type"]) + 1
        if row["kind"] == "plaza":
            kind += PLAZA
    return StartHex(row["q"], row["r"], kind)
