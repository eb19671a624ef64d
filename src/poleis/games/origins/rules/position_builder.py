"""Writing numbers into a position: for loading and for positions made by hand.

Plain modules hand over the position, never its vector (mypyc 2.4 does not free it).
"""

from __future__ import annotations

from poleis.games.origins.effects.questions import can_do, other_card
from poleis.games.origins.effects.reader import ROWS
from poleis.games.origins.effects.runner import exchange
from poleis.games.origins.effects.vocabulary import CHOICE, RAISE
from poleis.games.origins.rules import layout
from poleis.games.origins.rules.city import block_at, lay, matching_cards
from poleis.games.origins.rules.layout import BLOCKS, DEPTH, PLOT, PLOTS, TILES_BUILT, home, top
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.round import end_condition
from poleis.games.origins.rules.turn import fired_by


def put(state: Origins, first: int, numbers: list[int]) -> None:
    """Write numbers into the vector from a place on."""
    for i, number in enumerate(numbers):
        state.v[first + i] = number


def clear_city(state: Origins, seat: int) -> None:
    """Take every tile of a city away."""
    v, me = state.v, home(seat)
    for place in range(layout.CITY, layout.HOME):
        v[me + place] = 0
    for place in (TILES_BUILT, PLOTS, BLOCKS):
        v[me + place] = 0


def build_city(state: Origins, seat: int, tiles: list[int], seats: list[int]) -> bool:
    """Lay tiles one after another, then the dice in the seats; False if that is impossible.

    A tile is its cell times 256 plus its face, a die in a seat its district's cell times 64 plus
    the die.
    """
    v, me = state.v, home(seat)
    clear_city(state, seat)
    for number in tiles:
        cell = number >> 8
        if v[me + TILES_BUILT] > 0:
            plots = [v[me + PLOT + i] for i in range(v[me + PLOTS])]
            if cell not in plots:
                return False
        lay(v, me, cell, number & 255)
    last = -1
    for number in seats:
        block = block_at(v, me, number >> 6)
        if number <= last or block < 0 or not 1 <= number & 7 <= 6 or number & 63 >= 40:
            return False
        v[block] = number
        last = number
    return True


def fired(state: Origins, seat: int, cell: int) -> int:
    """The tiles of a closed district whose effects its die may use, as a set of corners."""
    v, me = state.v, home(seat)
    return int(fired_by(v, me, cell, v[block_at(v, me, cell)] & 63))


def matching(state: Origins, seat: int, cell: int) -> int:
    """The district cards that fit a district, as a set of slots."""
    return int(matching_cards(state.v, home(seat), cell))


def conditions(state: Origins) -> int:
    """The end conditions that are met, as a set."""
    return int(end_condition(state.v))


def can_be_asked(state: Origins) -> bool:
    """Whether the row that the top frame asks has anything to act on."""
    v = state.v
    at = top(v)
    if ROWS[v[at + 2]] == CHOICE:
        return True
    if ROWS[v[at + 2]] == RAISE and v[at + 5] > 0:
        return True
    return can_do(v, v[at + 1], v[at + 2], v[at + 3], v[at + 4])


def with_other_card(state: Origins) -> Origins | None:
    """The position in which the other card "when you pass" asks; None if there is no such choice
    (ORI-16.2)."""
    if state.v[DEPTH] == 0 or other_card(state.v) < 0:
        return None
    again = state.clone()
    exchange(again.v)
    return again


def is_settled(state: Origins) -> bool:
    """Whether nothing is due before somebody must act."""
    again = state.clone()
    again.settle()
    same = all(again.v[i] == state.v[i] for i in range(len(state.v)))
    actor = state.actor()
    return same and (actor < 0 or len(state.legal(actor)) > 0)
