"""Reading a dumped position of Akropolis back, with every number checked."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.akropolis.city import START, City
from poleis.games.akropolis.data import TILES
from poleis.games.akropolis.state import NOTHING, Akropolis


def numbers(value: object, least: int, most: int) -> list[int]:
    """A list of whole numbers in a range; ValueError if it is none."""
    if not isinstance(value, list):
        raise ValueError
    for item in value:
        if type(item) is not int or not least <= item <= most:
            raise ValueError
    return value


def number(value: object, least: int, most: int) -> int:
    return numbers([value], least, most)[0]


def load(fresh: Akropolis, dump: object) -> Akropolis:
    """The dumped position of a game that began as *fresh*; ValueError if it cannot be one."""
    if not isinstance(dump, list) or len(dump) != 10 or not isinstance(dump[0], list):
        raise ValueError
    if len(dump[0]) != len(fresh.cities):
        raise ValueError
    number(dump[1], int(fresh.variants), int(fresh.variants))
    number(dump[2], int(fresh.difficulty), int(fresh.difficulty))
    cities = [load_city(city) for city in dump[0]]
    all_tiles = sorted(map(int, fresh.pile))
    most = all_tiles[-1]
    held = number(dump[7], 0, most)
    state = Akropolis(
        cities,
        fresh.turns,
        fresh.variants,
        fresh.difficulty,
        vec[i64](numbers(dump[3], 1, most)),
        vec[i64](numbers(dump[4], 1, most)),
        number(dump[5], 0, int(fresh.turns) + 2),
        number(dump[6], 0, int(fresh.turns) - 1),
        held,
        vec[i64](numbers(dump[8], 1, most)),
        number(dump[9], 0, 1000),
    )
    if dump[4] != sorted(dump[4]):
        raise ValueError
    tiles = [*dump[3], *dump[4], *dump[8], *([held] if held != NOTHING else [])]
    for city in cities:
        tiles += [int(city.placed[i]) for i in range(0, len(city.placed), 4)]
    if sorted(tiles) != all_tiles or not is_sound(state):
        raise ValueError
    return state


def is_sound(state: Akropolis) -> bool:
    """Whether play can go on from here: there is something to draw, to take or to place."""
    if state.to_draw > len(state.pile) or len(state.market) + state.to_draw > state.turns + 2:
        return False
    if state.to_draw == 0 and len(state.market) == 0:
        return False
    if len(state.market) == 1 and state.to_draw == 0 and state.held == NOTHING:
        return len(state.pile) == 0
    is_architects = state.turn == len(state.cities)
    return not is_architects or (state.to_draw > 0 and state.held == NOTHING)


def load_city(dump: object) -> City:
    """A city, built again tile by tile."""
    if not isinstance(dump, list) or len(dump) != 2:
        raise ValueError
    stones = number(dump[0], 0, 1000)
    placed = numbers(dump[1], -1000, 1000)
    if len(placed) > 4 * TILES:
        raise ValueError
    city = START.copy()
    for i in range(0, len(placed), 4):
        tile, q, r, orientation = placed[i : i + 4]
        number(tile, 1, 1000)
        number(orientation, 0, 5)
        if not city.can_place(q, r, orientation):
            raise ValueError
        city.place(tile, q, r, orientation)
    city.stones = stones
    return city
