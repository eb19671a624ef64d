"""Positions from elsewhere: nothing in a dump is trusted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from poleis.core.dump_check import check_dump
from poleis.core.errors import BadPosition
from poleis.core.observation_spec import Shape
from poleis.games.akropolis.rules.position import NOTHING, Akropolis, restored


def load(fresh: Akropolis, shape: Shape, dump: object) -> Akropolis:
    """The dumped position of a game that began as *fresh*; BadPosition says what is wrong."""
    check_dump(shape, dump)
    assert isinstance(dump, list)
    for seat, city in enumerate(dump[0]):  # before it is restored: no grid holds just any cell
        check_city(fresh, seat, city)
    state = restored(fresh, dump)
    for requirement, holds in CHECKS:
        if not holds(fresh, state):
            raise BadPosition(requirement)
    return state


def check_city(fresh: Akropolis, seat: int, dump: list[Any]) -> None:
    """Build a city again, tile by tile."""
    stones, placed = dump
    city = fresh.edition.start.copy()
    city.stones = fresh.edition.starting_stones[seat]
    for number, (tile, q, r, orientation, level) in enumerate(placed):
        name = f"cities.{seat}.placed.{number}"
        if not city.can_place(q, r, orientation):
            raise BadPosition(f"{name}: a tile may not lie there (AKR-4)")
        city.place(tile, q, r, orientation)
        if city.placed[number].level != level:
            raise BadPosition(f"{name}.level is {level}, not {city.placed[number].level}")
    if stones > city.stones:
        most = f"it began with and gained {city.stones}"
        raise BadPosition(f"cities.{seat}.stones is {stones}, but {most} (AKR-2.6, AKR-4.5)")


# ---- what must hold in every position


def tiles_of(state: Akropolis) -> list[int]:
    """The tiles in play, wherever they are, ascending."""
    tiles = [*state.market, *state.pile, *state.collection]
    tiles += [placement.tile for city in state.cities for placement in city.placed]
    if state.held != NOTHING:
        tiles.append(state.held)
    return sorted(map(int, tiles))


def turns_taken(state: Akropolis) -> list[int]:
    """How many turns each player has ended, the architect last."""
    taken = [len(city.placed) for city in state.cities]
    return [*taken, len(state.collection)] if state.difficulty else taken


def has_every_tile_once(fresh: Akropolis, state: Akropolis) -> bool:
    return tiles_of(state) == tiles_of(fresh)


def has_turns_in_order(fresh: Akropolis, state: Akropolis) -> bool:
    turns, taken = int(state.turns), turns_taken(state)
    done = sum(taken)
    return taken == [(done + turns - 1 - seat) // turns for seat in range(turns)]


def has_the_next_on_turn(fresh: Akropolis, state: Akropolis) -> bool:
    return bool(state.turn == sum(turns_taken(state)) % state.turns)


def has_no_waiting_architect(fresh: Akropolis, state: Akropolis) -> bool:
    return bool(state.to_draw > 0 or state.turn < len(state.cities))


def has_drawn_as_many(fresh: Akropolis, state: Akropolis) -> bool:
    tiles, stack = len(fresh.pile), int(state.edition.stack[state.turns])
    rounds = sum(turns_taken(state)) // stack
    drawn = min(tiles, int(fresh.to_draw) + rounds * stack) - int(state.to_draw)
    return tiles - len(state.pile) == drawn


def has_draws_between_rounds(fresh: Akropolis, state: Akropolis) -> bool:
    if state.to_draw == 0:
        return True
    done, stack = sum(turns_taken(state)), int(state.edition.stack[state.turns])
    most = int(fresh.to_draw) if done == 0 else stack
    return bool(state.held == NOTHING and done % stack == 0 and state.to_draw <= most)


def has_a_tile_left(fresh: Akropolis, state: Akropolis) -> bool:
    return bool(state.to_draw > 0 or len(state.market) > 0)


CHECKS: tuple[tuple[str, Callable[[Akropolis, Akropolis], bool]], ...] = (
    ("every tile of the game must be in exactly one place (AKR-2.2)", has_every_tile_once),
    ("the players must have taken turns in order (AKR-5.1)", has_turns_in_order),
    ("turn must be the player after the last one (AKR-5.1)", has_the_next_on_turn),
    ("the architect takes its turns at once (AKR-8.2)", has_no_waiting_architect),
    ("pile must be what the rounds so far leave of it (AKR-5.2)", has_drawn_as_many),
    ("to_draw must be 0 within a round, and at most a stack (AKR-5.2)", has_draws_between_rounds),
    ("market must keep its last tile (AKR-5.4)", has_a_tile_left),
)
"""What must hold between the parts of a position that began as another one: all games do."""
