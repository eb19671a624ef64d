"""Small positions of Akropolis, written as one line of text.

A city is its placements in order, after the start tile: faces, hex a's cell, rotation.

    build("qqh@1,-1r0; ttg@2,0r1")

Faces are the letters of components.json; they need not be those of a tile in the box. Capitals
are plazas. Directions run clockwise: r0 points to the lower right, r1 down, r3 to the upper left.
"""

from __future__ import annotations

import re

from poleis import make_setup
from poleis.games.akropolis.explain.predicates import explain_placement, neighbours
from poleis.games.akropolis.game import GAME
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.hexes import DISTRICTS, LETTERS, spell
from poleis.games.akropolis.rules.position import NOTHING, Akropolis, laid_out
from poleis.games.akropolis.rules.scoring import tally, variant_bits

EDITION = GAME.edition
COMPONENTS = GAME.components
START = EDITION.start
TILES = int(EDITION.tiles.count)

Placement = tuple[str, int, int, int]
"""Faces, q and r of hex a, rotation."""

PLACEMENT = re.compile(r"([qhmbtgHMBTG]{3})@(-?\d+),(-?\d+)r([0-5])")

TOWER = (
    "qqq@1,-1r5; qqq@1,-1r1; qqq@2,-3r2; qqq@1,-2r5; qqq@1,-1r4; qqq@3,0r3; qqq@2,-1r0; "
    "qqq@2,-1r1; "
)
"""A base for a tile on level 4 at 2,-1 r2, whose hex b lies at 1,0."""
LAKE = "qqq@0,2r2; "
"""With a tile at 1,1 r0, hex a beside it, the cell 0,1 is a lake."""
BAY = "qgq@2,-3r2; qqq@3,-3r0; "
"""A garden on a bay of three cells, which a tile at 2,0 r5 closes."""
NINE_HOUSES = "hqq@1,1r0; qhh@2,2r1; hHh@2,1r1; hhH@1,4r0"
"""The worked example of the rulebook: five houses on level 1, two on level 2, three stars."""


def faces(tile: int) -> str:
    """The letters of a tile's hexes a, b and c."""
    return EDITION.tiles.faces(tile)


def take_code(slot: int) -> int:
    return int(EDITION.take_code(slot))


def place_code(q: int, r: int, rot: int) -> int:
    return int(EDITION.place.code(q, r, rot))


def is_take(code: int) -> bool:
    return EDITION.take.holds(code)


def read(text: str) -> list[Placement]:
    """The placements that a line tells."""
    placements = []
    for part in filter(None, (part.strip() for part in text.split(";"))):
        found = PLACEMENT.fullmatch(part)
        assert found, f"{part!r} is not a placement"
        faces, q, r, rot = found.groups()
        placements.append((faces, int(q), int(r), int(rot)))
    return placements


def build(text: str) -> City:
    """The city that a line tells; each placement must be legal. It has the stones it gained."""
    city = START.copy()
    for faces, q, r, rot in read(text):
        refused = explain_placement(city, q, r, rot)
        assert not refused, f"{faces}@{q},{r}r{rot}: {refused}"
        assert city.can_place(q, r, rot)
        city.place(spell(faces), q, r, rot)
    return city


def visible(city: City) -> dict[tuple[int, int], str]:
    """What one sees from above: the letter and the level of each built cell, such as `h2`."""
    grid = city.grid
    return {
        (int(grid.q(cell)), int(grid.r(cell))): f"{LETTERS[city.kind[cell]]}{city.level[cell]}"
        for cell in city.built
    }


def worth(district: str, city: City, *variants: str) -> tuple[int, int]:
    """Value and stars of a district type, with these variants, and perhaps lakes, in play."""
    names = [name for name in variants if name != "lakes"]
    found = tally(city, variant_bits(names, lakes="lakes" in variants))
    kind = DISTRICTS.index(district) + 1
    return int(found.values[kind]), int(found.stars[kind])


def refused(city: City, text: str) -> list[str]:
    """The rule ids that forbid a placement, each with the last word of its message."""
    ((_, q, r, rot),) = read(text)
    refusals = explain_placement(city, q, r, rot)
    assert city.can_place(q, r, rot) == (not refusals)
    return [f"{reason.rule} {reason.text.key.rpartition('refusal-')[2]}" for reason in refusals]


def can_place(city: City, text: str) -> bool:
    return not refused(city, text)


def table(
    *cities: City,
    market: str = "qqh qqh qqh",
    held: str = "",
    pile: tuple[int, ...] = (),
    turn: int = 0,
    stones: tuple[int, ...] = (),
    variants: tuple[str, ...] = (),
    architect: int = 0,
    collection: str = "",
    architect_stones: int = 2,
) -> Akropolis:
    """A position in the middle of a game. Tiles are given by their faces, position 1 first.

    Without cities there are two, with nothing but their start tiles.
    """
    seats = list(cities) or [START.copy(), START.copy()]
    for seat, city in enumerate(seats):
        if stones:
            city.stones = stones[seat]
        elif not cities:
            city.stones = EDITION.starting_stones[seat]
    fresh = GAME.new(make_setup(GAME, len(seats), {"variants": variants}))
    fresh.difficulty = architect
    return laid_out(
        fresh,
        seats,
        market=[spell(faces) for faces in market.split()],
        pile=list(pile),
        to_draw=0,
        turn=turn,
        held=spell(held) if held else NOTHING,
        collection=[spell(faces) for faces in collection.split()],
        stones=architect_stones if architect else 0,
    )


def candidates(state: Akropolis, actor: int) -> list[int]:
    """The codes of all takes, and of all placements within three steps of the seat's city.

    While the seat holds no tile, when nothing can be placed, only those on the city itself.
    """
    near = set(visible(state.cities[actor]))
    for _ in range(3 if state.held != NOTHING else 0):
        near |= {other for cell in near for other in neighbours(cell)}
    places = [place_code(q, r, rot) for q, r in near for rot in range(6)]
    return sorted([*range(int(EDITION.take.first), int(EDITION.take.end)), *places])
