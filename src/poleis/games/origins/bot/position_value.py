"""What a seat of Origins is worth in points: what it would score now, and what it owns for later.

The numbers are experience, not rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.origins.rules.city import matching_cards
from poleis.games.origins.rules.data import (
    ADVISOR_POINTS,
    BASES_IN_ALL,
    FIRST_POINTS,
    LAST_SPACE,
    LATER_POINTS,
    SOLO_ROUNDS,
    TEMPLE_POINTS,
    TEMPLE_TOP,
    die_colour,
    die_value,
)
from poleis.games.origins.rules.layout import (
    ADVISORS,
    ARCHON,
    AT,
    BASES,
    BLOCK,
    BLOCKS,
    CARD,
    CARD_GOLD,
    DEPTH,
    DIE,
    FOOD,
    GOLD,
    HEIGHT,
    HELD,
    MILITARY,
    PASSED,
    ROUND,
    SCORED,
    SEATS,
    SPEAKER,
    SPEAKER_AT,
    STONE,
    TEMPLE,
    TILES_BUILT,
    TOKENS,
    WISDOM,
    home,
)
from poleis.games.origins.rules.market import has_advisor
from poleis.games.origins.rules.round import end_condition
from poleis.games.origins.rules.scoring import points
from poleis.games.origins.rules.tracks import cards_held

ROUNDS: Final = 8.0
"""How many rounds a game of several players usually has."""
BASIC: Final = 0.75
"""What one of the first basic resources is worth."""
STEP: Final = 2.6
"""What a step in a temple is worth at the beginning, beyond its points."""
PACE: Final = 7.0
"""Steps that a disc makes in a solo game."""
LEADER: Final = 0.85
"""The part of the highest disc that is not counted on; it does not score (ORI-20.4)."""


def lead(v: vec[i64], seat: i64) -> float:
    """By how much a seat is better off than the others on average."""
    mine = worth(v, seat)
    if v[SEATS] == 1:
        return mine
    others = 0.0
    for other in range(v[SEATS]):
        if other != seat:
            others += worth(v, other)
    return mine - others / float(v[SEATS] - 1)


def share_left(v: vec[i64]) -> float:
    """The share of the game that is still to come, as far as one can tell."""
    if v[SEATS] == 1:
        return float(SOLO_ROUNDS - v[ROUND]) / float(SOLO_ROUNDS)
    if v[ROUND] > 0 and end_condition(v) != 0:
        return 0.0
    return max((ROUNDS - float(v[ROUND])) / ROUNDS, 0.2)


def worth(v: vec[i64], seat: i64) -> float:
    """The points of a seat, and what it owns for the rounds to come."""
    me = home(seat)
    left = share_left(v)
    total = float(points(v, seat))
    if v[DEPTH] == 0:
        return total
    is_out = (v[PASSED] >> seat) & 1 == 1
    if left == 0.0 and is_out:
        return total
    total += stock_worth(v, me, left)
    total += worker_worth(v, seat, left, is_out)
    total += temple_worth(v, me, left)
    total += left * (0.9 * float(min(v[me + MILITARY], LAST_SPACE - 1)))
    if v[SEATS] > 1:
        total += (1.0 + 1.5 * left) * float(v[me + TOKENS])
    else:
        total += left * float(v[me + TOKENS])
    total += 2.0 * left * float(cards_held(v, seat))
    return total + city_worth(v, me, left)


def stock_worth(v: vec[i64], me: i64, left: float) -> float:
    """Basic resources; gold is more than its point while there is time."""
    each = BASIC * min(left + 0.4, 1.0)
    total = 0.0
    for resource in (STONE, FOOD, WISDOM):
        owned = float(v[me + resource])
        total += each * min(owned, 4.0) + 0.3 * each * max(owned - 4.0, 0.0)
    return total + 0.4 * left * min(float(v[me + GOLD]), 6.0)


def worker_worth(v: vec[i64], seat: i64, left: float, is_out: bool) -> float:
    """Freemen, bases, the archon and speakers."""
    me = home(seat)
    total = 1.5 * left * float(v[me + BASES])
    now = 0.0 if is_out else 2.2
    advisors = v[me + ADVISORS]
    for base in range(i64(BASES_IN_ALL)):
        die = v[me + DIE + base]
        if die == 0:
            continue
        value = die_value(die)
        total += left * (4.0 + 0.6 * float(value))
        if v[me + AT + base] == 0:
            total += now + 0.15 * float(value)
        elif value == 6:
            gain = ADVISOR_POINTS[advisors]
            if not has_advisor(v, me, die_colour(die)) and advisors < 5:
                gain = ADVISOR_POINTS[advisors + 1] - gain
            total += 0.9 * float(gain)
        else:
            total += 0.5 * left
    if v[me + ARCHON] == 0:
        total += now
    for k in range(i64(4)):
        if v[SPEAKER_AT + k] == HELD + seat:
            total += 1.8 + 0.1 * float(v[SPEAKER + k])
    return total + left * 1.5 * float(advisors)


def temple_worth(v: vec[i64], me: i64, left: float) -> float:
    """Steps made are on the way to the high spaces; the highest disc only leads.

    Alone the number of rounds is known, so one can tell how high the discs will come.
    """
    if v[SEATS] == 1:
        return outlook(v, me, PACE * left, LEADER) - outlook(v, me, 0.0, LEADER)
    steps = v[me + TEMPLE] + v[me + TEMPLE + 1] + v[me + TEMPLE + 2]
    best: i64 = 0
    for temple in range(i64(3)):
        best = max(best, v[me + TEMPLE + temple])
    now = 0.25 * float(TEMPLE_POINTS[best])
    return left * (STEP * float(steps) - now) + 0.1 * float(best)


def outlook(v: vec[i64], me: i64, steps: float, leader: float) -> float:
    """The points of the temples if every disc made so many steps more, less a part of those of
    the highest."""
    total = 0.0
    best = 0.0
    for temple in range(i64(3)):
        space = min(float(v[me + TEMPLE + temple]) + steps, float(TEMPLE_TOP))
        below = i64(space)
        value = float(TEMPLE_POINTS[below])
        if below < TEMPLE_TOP:
            value += (space - float(below)) * float(TEMPLE_POINTS[below + 1] - TEMPLE_POINTS[below])
        total += value
        best = max(best, value)
    return total - leader * best


def city_worth(v: vec[i64], me: i64, left: float) -> float:
    """Tiles, districts that can be closed, cards that they match, towers for their dice."""
    total = 0.35 * left * float(v[me + TILES_BUILT])
    for i in range(me + BLOCK, me + BLOCK + v[me + BLOCKS]):
        if v[i] & 63 != 0:
            continue
        best = 0.0
        cards = matching_cards(v, me, v[i] >> 6)
        for slot in range(i64(6)):
            if (cards >> slot) & 1 == 1:
                best = max(best, card_value(v, me, slot))
        total += 1.5 + 0.45 * best
    heights: i64 = 0
    for colour in range(i64(5)):
        heights += v[me + HEIGHT + colour] - 1
    return total + 0.8 * left * float(heights)


def card_value(v: vec[i64], me: i64, slot: i64) -> float:
    """What a seat would get now for matching a district card, its gold included."""
    card = v[CARD + slot] - 1
    is_first = (v[me + SCORED] >> slot) & 1 == 0
    value = FIRST_POINTS[card] if is_first else LATER_POINTS[card]
    return float(value + v[CARD_GOLD + slot])
