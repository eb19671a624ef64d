"""The vector that a position of 7 Wonders Dice is: what stands where.

First what is common to all, then a block for each seat. Everything in it is open to all but what
seats have done in the running turn (SWD-12.2); a city therefore stands there twice, as it is
and as it was at the start of the turn (SWD-1.7).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.seven_wonders_dice.effects.tables import STACK_SIZE

# ---- common

SEATS: Final = 0
STEP: Final = 1
TURN: Final = 2
"""The number of the turn, from 1; 0 before the first."""
IS_FINAL: Final = 3
"""Whether this turn is the final one (SWD-10.2)."""
NEXT: Final = 4
"""While boards are dealt: the seat to receive one; while dice are mixed: the place to roll."""
AWARDED: Final = 5
"""Whether the award of the Agora has been given (SWD-8.2.4)."""
NEW_DICE: Final = 6
"""Special dice that wait for their exchange (SWD-8.5.9), a set."""
IS_REVEALED: Final = 7
"""Whether the decisions of the turn are shown to all, as when a finished turn is looked at."""
FORUM: Final = 8
"""The seven dice in the forum, in the order in which they are rolled (SWD-4.3)."""
FACE: Final = 15
"""The face that each of the ten dice shows, 1 to 6; 0: not rolled, or not in the forum."""
SECTION: Final = 25
"""The section in which each die lies."""
CITIES: Final = 35

# ---- steps

DEAL: Final = 0
MIX: Final = 1
ACT: Final = 2
EXCHANGE: Final = 3
END: Final = 4

# ---- a city

BOARD: Final = 0
"""The number of the board from 1; 0: not dealt yet."""
CROSSED: Final = 1
"""All that was crossed, bonus spaces included, as a set."""
COINS: Final = 2
WEST_POINTS: Final = 3
"""Points written down for attacks (SWD-8.4.3)."""
EAST_POINTS: Final = 4
AWARD: Final = 5
"""1 for the award of the Agora."""
BEFORE: Final = 6
"""CROSSED, COINS, WEST_POINTS and EAST_POINTS at the start of the turn."""
DEPTH: Final = 10
"""How many decisions and effects wait; 0: the seat has finished its turn."""
STACK: Final = 11
CITY_SIZE: Final = STACK + STACK_SIZE


def city(seat: i64) -> i64:
    """Where the block of a seat begins."""
    return CITIES + seat * CITY_SIZE


def top(v: vec[i64], me: i64) -> i64:
    """What a seat has to decide now, as a frame."""
    return v[me + STACK + v[me + DEPTH] - 1]


def push(v: vec[i64], me: i64, frame: i64) -> None:
    v[me + STACK + v[me + DEPTH]] = frame
    v[me + DEPTH] += 1


def drop(v: vec[i64], me: i64) -> None:
    v[me + DEPTH] -= 1
    v[me + STACK + v[me + DEPTH]] = 0


def keep_picture(v: vec[i64], me: i64) -> None:
    """Take the picture of a city at the start of a turn (SWD-1.7)."""
    for number in range(i64(4)):
        v[me + BEFORE + number] = v[me + CROSSED + number]


def show_picture(v: vec[i64], me: i64) -> None:
    """Put a city back to how it was at the start of the turn."""
    for number in range(i64(4)):
        v[me + CROSSED + number] = v[me + BEFORE + number]
