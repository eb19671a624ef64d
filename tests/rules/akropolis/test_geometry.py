"""AKR-1: cells, hexes, tiles, levels, lakes."""

from __future__ import annotations

from collections import Counter

import pytest

from poleis import Luck
from poleis.games.akropolis.explain.predicates import DIRECTIONS, cells_of, explain_placement
from poleis.games.akropolis.rules.hexes import DISTRICTS, spell
from tests.rules.akropolis.cities import (
    BAY,
    COMPONENTS,
    EDITION,
    LAKE,
    START,
    TILES,
    TOWER,
    build,
    faces,
    visible,
    worth,
)
from tests.rules.akropolis.reference import Reference, around, shape


class Line:
    """A city that grows in one direction, and the reference beside it."""

    def __init__(self, direction: int) -> None:
        self.city, self.reference = START.copy(), Reference()
        self.direction = direction
        self.far = 2 if direction % 2 == 0 else 1  # the start tile has quarries on three sides

    def place(self, q: int, r: int, rot: int) -> None:
        assert [] == explain_placement(self.city, q, r, rot)
        assert self.city.can_place(q, r, rot)
        self.city.place(spell("hmt"), q, r, rot)
        self.reference.place("hmt", q, r, rot)

    def extend(self) -> None:
        step = DIRECTIONS[self.direction]
        self.place(self.far * step[0], self.far * step[1], self.direction)
        self.far += 2


@pytest.mark.rule("AKR-1.1")
@pytest.mark.parametrize("direction", range(6))
def test_the_ground_has_no_edge(direction: int) -> None:
    """All tiles of the box may lie in one straight line, and legality stays exact all the way."""
    line = Line(direction)
    for _ in range(TILES):
        width = int(line.city.grid.width)
        line.extend()
        assert all(line.city.can_place(q, r, rot) for q, r, rot, _ in line.city.placements())
        if line.city.grid.width != width or line.reference.tiles % 20 == 0:
            assert line.reference.placements() == line.city.placements()
    assert line.reference.placements() == line.city.placements()
    assert len(line.reference.stacks) == len(visible(line.city)) == 4 + 3 * TILES


@pytest.mark.rule("AKR-1.1")
@pytest.mark.parametrize("direction", range(6))
def test_far_away_the_same_rules_hold(direction: int) -> None:
    """A tower may stand at the far end of a long city, as it may at its beginning."""
    line, luck = Line(direction), Luck.of("far away", direction)
    for _ in range(30):
        line.extend()
    tip = [(line.far - 2) * part for part in DIRECTIONS[direction]]
    for _ in range(15):
        places = line.reference.placements()
        assert places == line.city.placements()
        near = [
            place for place in places if max(abs(place[0] - tip[0]), abs(place[1] - tip[1])) < 3
        ]
        top = max(level for *_, level in near)
        high = [(q, r, rot) for q, r, rot, level in near if level == top]
        line.place(*high[luck.below(len(high))])
    assert max(map(len, line.reference.stacks.values())) >= 3


@pytest.mark.rule("AKR-1.1")
def test_a_hex_lies_on_a_level_and_level_one_is_the_table() -> None:
    city = build("qqq@0,1r0; hmt@0,1r5")
    seen = visible(city)
    assert ("h2", "m2", "t2") == (seen[0, 1], seen[1, 0], seen[1, 1])
    assert "q1" == seen[0, 2]


@pytest.mark.rule("AKR-1.2")
@pytest.mark.parametrize("rotation", range(6))
def test_each_hex_of_a_tile_touches_the_two_others(rotation: int) -> None:
    a, b, c = cells_of(3, -5, rotation)
    assert b in around(a) and c in around(a) and c in around(b)
    assert [a, b, c] == shape(3, -5, rotation)


@pytest.mark.rule("AKR-1.2")
def test_a_tile_turns_in_six_steps() -> None:
    assert 6 == len({cells_of(0, 0, rotation) for rotation in range(6)})
    assert [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)] == [
        cells_of(0, 0, rotation)[2] for rotation in range(6)
    ]


@pytest.mark.rule("AKR-1.2")
def test_a_tile_is_never_flipped() -> None:
    """On the same three cells a tile can lie in three ways, and in none of its mirror image's."""

    def ways(tile: str) -> set[tuple[tuple[tuple[int, int], str], ...]]:
        cells = {(2, 0), (3, 0), (2, 1)}
        found = set()
        for q, r in cells:
            for rotation in range(6):
                if set(shape(q, r, rotation)) == cells:
                    city = build(f"{tile}@{q},{r}r{rotation}")
                    found.add(tuple(sorted((cell, visible(city)[cell]) for cell in cells)))
        return found

    assert 3 == len(ways("hmt")) == len(ways("htm"))
    assert not ways("hmt") & ways("htm")


@pytest.mark.rule("AKR-1.3")
def test_start_tile_is_a_houses_plaza_with_quarries_on_alternate_sides() -> None:
    assert {(0, 0): "H1", (1, 0): "q1", (-1, 1): "q1", (0, -1): "q1"} == visible(START)
    assert {(1, 0), (-1, 1), (0, -1)} == set(DIRECTIONS[::2])
    drawn = {(hex_["q"], hex_["r"]) for hex_ in COMPONENTS["start_tile"]["hexes"]}
    assert drawn == set(visible(START))


@pytest.mark.rule("AKR-1.4")
def test_stars_of_the_plazas() -> None:
    assert [1, 2, 2, 2, 3] == [int(EDITION.tiles.stars[kind]) for kind in range(1, 6)]
    assert (0, 1) == worth("houses", START)
    city = build("HMB@2,0r0; TGq@0,-2r3")
    assert [2, 2, 2, 2, 3] == [worth(name, city)[1] for name in DISTRICTS]


@pytest.mark.rule("AKR-1.4")
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_hexes_of_the_box_are_quarries_plazas_and_districts(players: str) -> None:
    """The printed reminder card gives these numbers."""
    card = COMPONENTS["hex_counts_by_players"][players]
    used = [tile for tile in COMPONENTS["tiles"] if tile["min_players"] <= int(players)]
    hexes = Counter("".join(faces(tile["id"]) for tile in used))
    assert card["quarries"] == hexes.pop("q")
    for name, letter in zip(DISTRICTS, "hmbtg", strict=True):
        assert card["districts"][name] == hexes.pop(letter)
        assert card["plazas"][name] == hexes.pop(letter.upper())
    assert Counter() == hexes


@pytest.mark.rule("AKR-1.4")
def test_faces_and_hexes_of_the_data_agree() -> None:
    for tile in COMPONENTS["tiles"]:
        for letter, hex_ in zip(tile["faces"], tile["hexes"], strict=True):
            kind = "quarry" if letter == "q" else "plaza" if letter.isupper() else "district"
            assert kind == hex_["kind"]
            if letter != "q":
                assert letter.lower() == hex_["type"][0]
            assert hex_["stars"] == (EDITION.tiles.stars["hmbtg".index(letter.lower()) + 1]
                                     if letter.isupper() else 0)  # fmt: skip


@pytest.mark.rule("AKR-1.5")
def test_a_covered_hex_has_left_the_city() -> None:
    """It gives neither value nor stars, and makes no neighbour."""
    before = build("mMq@0,1r0; mqq@-1,2r2")
    assert (0, 2) == worth("markets", before)  # two markets side by side
    after = build("mMq@0,1r0; mqq@-1,2r2; qqq@0,1r5")
    assert (1, 0) == worth("markets", after)


@pytest.mark.rule("AKR-1.6")
def test_neighbours_on_different_levels_are_adjacent() -> None:
    """A market on level 1 beside one on level 4: neither counts."""
    beside = build(TOWER + "qmq@2,-1r2; mqM@1,1r0")
    assert ("m4", "m1") == (visible(beside)[1, 0], visible(beside)[1, 1])
    assert (0, 2) == worth("markets", beside)
    apart = build(TOWER + "qmq@2,-1r2; qMm@1,1r0")
    assert (4 + 1, 2) == worth("markets", apart)


@pytest.mark.rule("AKR-1.6")
def test_a_hex_is_not_adjacent_to_the_one_beneath() -> None:
    city = build("mqM@0,1r0; mqq@0,1r5")
    assert "m2" == visible(city)[0, 1]
    assert (2, 2) == worth("markets", city)


@pytest.mark.rule("AKR-1.7")
def test_an_enclosed_empty_cell_is_a_lake_and_the_rest_is_outside() -> None:
    """The garden beside the enclosed cell doubles; the one beside open ground does not."""
    lake = build(LAKE + "gqq@1,1r0")
    assert (2, 0) == worth("gardens", lake, "gardens")
    outside = build(LAKE + "qgq@1,1r0")
    assert (1, 0) == worth("gardens", outside, "gardens")
    not_closed = build("gqq@1,1r0")
    assert (1, 0) == worth("gardens", not_closed, "gardens")


@pytest.mark.rule("AKR-1.7")
def test_a_bay_with_a_way_out_is_outside() -> None:
    """Three cells nearly enclosed: the last tile closes the way out and makes them a lake."""
    assert (1, 0) == worth("gardens", build(BAY), "gardens")
    assert (2, 0) == worth("gardens", build(BAY + "qqq@2,0r5"), "gardens")
