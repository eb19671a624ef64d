"""The effects of spaces (SWD-9), as rows of numbers for each board.

Effects that happen at once are rows of a kind and two numbers; a row that has to wait lies on the
stack of its player as one number (`frame`). Permanent effects and points at the end are looked up
in what a player has crossed: nothing about them is stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import size
from poleis.games.seven_wonders_dice.rules.data import (
    _ROWS,
    ALL,
    BOARDS,
    BONUS_ROWS,
    BUILDINGS,
    COLOURS,
    DICE,
    SETS,
    SPACES,
    set_of,
)

# ---- kinds of rows and frames

ACTION: Final = 0
"""An action A, B or C (SWD-5.1); *b* is 1 for an extra action (SWD-9.6)."""
FREE_BUILD: Final = 1
"""An action A without die cost (SWD-9.7)."""
CROSS: Final = 2
"""*b* crossings in the buildings *a*, a set (SWD-9.8, SWD-9.9)."""
CHOOSE_BONUS: Final = 3
"""A bonus space for a completed building (SWD-9.1)."""
GAIN: Final = 4
"""*a* coins."""
COUNT: Final = 5
"""*b* coins for each crossed space of the buildings *a*, a set (SWD-9.10)."""
EFFECT_TYPES: Final = {
    "extra_action": ACTION,
    "build_without_die_cost": FREE_BUILD,
    "cross_space": CROSS,
    "cross_up_to_two": CROSS,
    "gain_coins": GAIN,
    "per_space": COUNT,
}


def frame(kind: i64, a: i64, b: i64) -> i64:
    """A row as one number."""
    return kind + 8 * (b + 16 * a)


def kind_of(frame: i64) -> i64:
    return frame & 7


def a_of(frame: i64) -> i64:
    return frame >> 7


def b_of(frame: i64) -> i64:
    return (frame >> 3) & 15


# ---- effects at once, by board and space, in the order of the data (SWD-7.1)


def building_set(names: Sequence[str]) -> int:
    return set_of([BUILDINGS.index(name) for name in names])


def immediate(effect: dict[str, Any]) -> int | None:
    """The frame of an effect that happens at once; None for all others."""
    name = str(effect["type"])
    if name not in EFFECT_TYPES:
        return None
    a, b = 0, 0
    if name in ("cross_space", "cross_up_to_two"):
        a, b = building_set(effect["buildings"]), 2 if name == "cross_up_to_two" else 1
    elif name == "gain_coins":
        a = int(effect["amount"])
    elif name == "per_space":
        a, b = building_set([effect["building"]]), int(effect["coins_each"])
    elif name == "extra_action":
        b = 1
    return int(frame(EFFECT_TYPES[name], a, b))


_PRINTED: Final[list[list[list[dict[str, Any]]]]] = [
    [list(row["effects"]) for row in [*rows, *BONUS_ROWS]] for rows in _ROWS
]
"""The effects of every space and bonus space, by board."""
assert {len(rows) for rows in _PRINTED} == {ALL}


def frames_of(effects: Sequence[dict[str, Any]]) -> list[int]:
    found = [immediate(effect) for effect in effects]
    return [one for one in found if one is not None]


_AT_ONCE: Final[list[list[int]]] = [frames_of(effects) for rows in _PRINTED for effects in rows]
EFFECTS: Final = vec[i64]([one for found in _AT_ONCE for one in found])
EFFECTS_FROM: Final = vec[i64](
    [sum([len(found) for found in _AT_ONCE[:n]]) for n in range(len(_AT_ONCE) + 1)]
)
"""Where the effects of a space begin, by board and space."""

_WAITING: Final = max(
    [
        sum([int(kind_of(one) <= CROSS) for effects in rows for one in frames_of(effects)])
        for rows in _PRINTED
    ]
)
STACK_SIZE: Final = 24
"""Each frame comes from a space that is crossed once, or from a completed building."""
assert _WAITING + 8 + 1 <= STACK_SIZE


# ---- permanent effects (SWD-9.12), by board: which spaces give them


def giving(board: int, name: str, key: str = "", value: str = "") -> list[tuple[int, int]]:
    """The spaces of a board with this effect, as sets of one, and its amount (1 if it has none)."""
    return [
        (1 << space, int(effect.get("amount", 1)))
        for space, effects in enumerate(_PRINTED[board])
        for effect in effects
        if effect["type"] == name and (not key or effect[key] == value)
    ]


def starts(lists: Sequence[Sequence[object]]) -> vec[i64]:
    """Where each of these lists begins when they stand one after another, and where all end."""
    return vec[i64]([sum([len(one) for one in lists[:n]]) for n in range(len(lists) + 1)])


_LESS: Final = [giving(board, "die_cost_minus") for board in range(len(BOARDS))]
LESS_FROM: Final = starts(_LESS)
LESS_SPACE: Final = vec[i64]([space for rows in _LESS for space, _ in rows])
LESS_COINS: Final = vec[i64]([coins for rows in _LESS for _, coins in rows])
_ON_DIE: Final = [
    giving(board, "coins_on_die", "colour", colour)
    for board in range(len(BOARDS))
    for colour in COLOURS
]
ON_DIE_FROM: Final = starts(_ON_DIE)
ON_DIE_SPACE: Final = vec[i64]([space for rows in _ON_DIE for space, _ in rows])
ON_DIE_COINS: Final = vec[i64]([coins for rows in _ON_DIE for _, coins in rows])
COSTS_ZERO: Final = vec[i64](
    [
        sum([space for space, _ in giving(board, "die_cost_zero", "colour", colour)])
        for board in range(len(BOARDS))
        for colour in COLOURS
    ]
)
"""The spaces that make dice of a colour cost nothing, by board and colour."""
UNLOCKS: Final = vec[i64](
    [
        sum([space for space, _ in giving(board, "unlock_die", "die", die)])
        for board in range(len(BOARDS))
        for die in DICE
    ]
)
"""The spaces that unlock a die, by board and die."""


def die_discount(board: i64, crossed: i64) -> i64:
    """How much less every die costs (SWD-6.3)."""
    less: i64 = 0
    for row in range(LESS_FROM[board], LESS_FROM[board + 1]):
        if LESS_SPACE[row] & crossed != 0:
            less += LESS_COINS[row]
    return less


def coins_on_die(board: i64, colour: i64, crossed: i64) -> i64:
    """What a player receives for choosing a die of this colour (SWD-9.14)."""
    key = board * 8 + colour
    coins: i64 = 0
    for row in range(ON_DIE_FROM[key], ON_DIE_FROM[key + 1]):
        if ON_DIE_SPACE[row] & crossed != 0:
            coins += ON_DIE_COINS[row]
    return coins


# ---- points at the end (SWD-11): plain points, and points for each crossed space


def plain_points(board: int) -> list[tuple[int, int]]:
    """Sets of spaces of the same worth, and what each of them is worth."""
    worth: dict[int, int] = {}
    for space, row in enumerate(_ROWS[board]):
        if int(row["vp"]):
            worth[int(row["vp"])] = worth.get(int(row["vp"]), 0) | 1 << space
    return [(spaces, points) for points, spaces in sorted(worth.items())]


def counted_points(board: int) -> list[tuple[int, int, int]]:
    """Spaces that score for each crossed space of some building: themselves as sets of one, what
    is counted, and the points for each."""
    found = []
    for space in range(len(SPACES)):
        for effect in _PRINTED[board][space]:
            if effect["type"] == "per_space":
                found.append((1 << space, SETS[effect["building"]], int(effect["vp_each"])))
            elif effect["type"] == "gallery_vp":
                found.append((1 << space, SETS["gallery"], int(effect["vp_each"])))
    return found


_PLAIN: Final = [plain_points(board) for board in range(len(BOARDS))]
PLAIN_FROM: Final = starts(_PLAIN)
PLAIN_SPACES: Final = vec[i64]([spaces for rows in _PLAIN for spaces, _ in rows])
PLAIN_POINTS: Final = vec[i64]([points for rows in _PLAIN for _, points in rows])
_COUNTED: Final = [counted_points(board) for board in range(len(BOARDS))]
COUNTED_FROM: Final = starts(_COUNTED)
COUNTED_SPACE: Final = vec[i64]([row[0] for rows in _COUNTED for row in rows])
COUNTED_SET: Final = vec[i64]([row[1] for rows in _COUNTED for row in rows])
COUNTED_POINTS: Final = vec[i64]([row[2] for rows in _COUNTED for row in rows])


def printed_points(board: i64, crossed: i64, among: i64) -> i64:
    """The points of crossed spaces among these, without attacks and the award of the Agora."""
    points: i64 = 0
    here = crossed & among
    for row in range(PLAIN_FROM[board], PLAIN_FROM[board + 1]):
        points += PLAIN_POINTS[row] * size(PLAIN_SPACES[row] & here)
    for row in range(COUNTED_FROM[board], COUNTED_FROM[board + 1]):
        if COUNTED_SPACE[row] & here != 0:
            points += COUNTED_POINTS[row] * size(COUNTED_SET[row] & crossed)
    return points
