"""Reading a dumped position of Akropolis back, with every number checked."""

from __future__ import annotations

from mypy_extensions import i64

from poleis.games.akropolis.rules.city import START, City
from poleis.games.akropolis.rules.data import FIRST_STONES, TILES
from poleis.games.akropolis.rules.position import NOTHING, Akropolis, laid_out


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
    cities = [load_city(city, int(FIRST_STONES[seat])) for seat, city in enumerate(dump[0])]
    all_tiles = [int(tile) for tile in fresh.pile]
    most = all_tiles[-1]
    state = laid_out(
        fresh,
        cities,
        market=numbers(dump[3], 1, most),
        pile=numbers(dump[4], 1, most),
        to_draw=number(dump[5], 0, int(fresh.turns) + 2),
        turn=number(dump[6], 0, int(fresh.turns) - 1),
        held=number(dump[7], 0, most),
        collection=numbers(dump[8], 1, most),
        stones=number(dump[9], 0, 1000),
    )
    tiles = [*state.market, *state.pile, *state.collection, *tiles_of(cities)]
    if state.held != NOTHING:
        tiles.append(state.held)
    if sorted(map(int, tiles)) != all_tiles or dump[4] != sorted(dump[4]):
        raise ValueError
    if not has_come_so_far(state, len(all_tiles)):
        raise ValueError
    return state


def tiles_of(cities: list[City]) -> list[i64]:
    return [city.placed[i] for city in cities for i in range(0, len(city.placed), 4)]


def has_come_so_far(state: Akropolis, tiles: int) -> bool:
    """Whether turns, draws and who is on turn fit together (AKR-5.1 to AKR-5.4, AKR-8.2)."""
    turns = int(state.turns)
    placed = [len(city.placed) // 4 for city in state.cities]
    if state.difficulty:
        placed.append(len(state.collection))
    elif len(state.collection) or state.stones:
        return False
    done = sum(placed)
    if placed != [(done + turns - 1 - seat) // turns for seat in range(turns)]:
        return False
    if state.turn != done % turns:
        return False
    rounds, in_round = divmod(done, turns + 1)
    laid_out = min(tiles, turns + 2 + rounds * (turns + 1)) - int(state.to_draw)
    if tiles - len(state.pile) != laid_out:
        return False
    if state.to_draw > 0:
        last = turns + 2 if done == 0 else turns + 1
        return state.held == NOTHING and in_round == 0 and state.to_draw <= last
    return state.turn < len(state.cities) and len(state.market) > 0


def load_city(dump: object, first_stones: int) -> City:
    """A city, built again tile by tile. It has at most the stones it began with and gained."""
    if not isinstance(dump, list) or len(dump) != 2:
        raise ValueError
    placed = numbers(dump[1], -1000, 1000)
    if len(placed) > 4 * TILES:
        raise ValueError
    city = START.copy()
    for i in range(0, len(placed), 4):
        tile, q, r, orientation = placed[i : i + 4]
        number(tile, 1, TILES)
        number(orientation, 0, 5)
        if not city.can_place(q, r, orientation):
            raise ValueError
        city.place(tile, q, r, orientation)
    city.stones = number(dump[0], 0, first_stones + int(city.stones))
    return city
