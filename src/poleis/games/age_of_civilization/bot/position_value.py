"""What a realm is worth to bots: its points, and what its goods and abilities may still bring.

The numbers are experience, not rules: chosen by letting bots like `greedy` play against itself.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import size
from poleis.games.age_of_civilization.effects.engine import (
    active,
    civilizations,
    effect_of,
    has_most_strength,
    held,
    legacy_of,
    main_of,
    strength,
)
from poleis.games.age_of_civilization.effects.vocabulary import (
    DISCOUNT,
    DONE,
    GAIN,
    OTHERS,
    PAYING,
    POINTS,
    PRIVILEGE,
    SPACE,
    SPECIAL,
    TURN_ENDS,
    Effect,
)
from poleis.games.age_of_civilization.effects.vocabulary import PERFORM as PERFORMING
from poleis.games.age_of_civilization.effects.vocabulary import REST as RESTING
from poleis.games.age_of_civilization.rules.data import (
    CIVILIZATIONS,
    CONQUEST,
    CORNER,
    EXPLOIT,
    MOST_CIVILIZATIONS,
    ORDINARY,
    POPULATION,
    POSITIONS,
    ROUNDS,
    SCENARIO_ROWS,
    WAR_SYMBOL,
)
from poleis.games.age_of_civilization.rules.layout import (
    ACTION_STEP,
    BUILT,
    BUSY,
    COINS,
    DEPTH,
    FILLED,
    FIRST,
    LEARNED,
    MAIN,
    ROUND,
    SEATS,
    SOLO,
    STACK,
    TRACK,
    TURN,
    WARS_LOST,
    WORKERS,
    realm,
)
from poleis.games.age_of_civilization.rules.scoring import points

COIN: Final = 0.42
"""What a coin is worth while there is time to spend it."""
SPENT: Final = 8.0
"""How many coins a turn can well spend."""
WORKER: Final = 0.75
"""What a worker is worth for each of the next turns."""
IDLE_WORKER: Final = 0.5
"""What a worker that can still be assigned in this turn is worth."""
CARD: Final = 0.55
"""What another civilization is worth, for each turn that is left, at most three."""
TECHNOLOGY: Final = 0.12
"""What a technology is worth as a way to others, for each turn that is left."""

USE: Final = vec[float]([0.5, 0.7, 0.4, 0.8, 0.7, 0.5, 0.8, 0.6, 0.8, 0.8])
"""How often an ordinary action that is open is performed in a turn."""


@final
class Goal:
    """What the best grade of a scenario asks for besides points (AOC-14.4)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.wonders = i64(row.get("min_wonders", 0))
        self.orders = i64(row.get("min_orders", 0))
        self.workers = i64(row.get("min_workers", 0))
        self.technologies = i64(row.get("min_technologies", 0))
        main = row.get("main_civilization")
        self.main = i64(CIVILIZATIONS.index(main) + 1 if main else 0)  # plus one


GOALS: Final = [Goal(row["goals"][-1]) for row in SCENARIO_ROWS]


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


def next_round_of(v: vec[i64], seat: i64) -> i64:
    """The first round in which a seat can still act; 7: none."""
    if v[DEPTH] == 0:
        return ROUNDS + 1
    order = (seat - v[FIRST] + v[SEATS]) % v[SEATS]
    if order > v[TURN]:
        return v[ROUND]
    if order == v[TURN] and v[STACK] <= ACTION_STEP:
        return v[ROUND]
    return v[ROUND] + 1


def rounds_open(v: vec[i64], action: i64, first: i64) -> float:
    """In how many rounds from this one on an action is open."""
    if action <= EXPLOIT:
        return float(ROUNDS + 1 - first)
    for position in range(POSITIONS):
        if v[TRACK + position] - 1 == action:
            opens = max(position - 1, first)
            closes = min(position + 1, ROUNDS)
            return float(max(closes + 1 - opens, 0))
    return 0.0


def worth(v: vec[i64], seat: i64) -> float:
    """The points of a seat, and what its goods and abilities may still bring."""
    me = realm(seat)
    first = next_round_of(v, seat)
    turns = float(ROUNDS + 1 - first)
    total = float(points(v, seat))
    if first > ROUNDS:
        return total
    is_acting = v[STACK] == ACTION_STEP and (v[FIRST] + v[TURN]) % v[SEATS] == seat
    later = turns - 1.0 if first == v[ROUND] and v[STACK] <= ACTION_STEP else turns
    coins = float(v[me + COINS])
    total += COIN * min(coins, SPENT * turns)
    workers = float(v[me + WORKERS])
    total += WORKER * workers * min(later, 2.0) * (0.6 if later > 1.0 else 1.0)
    if is_acting:
        total += IDLE_WORKER * min(workers - float(v[BUSY]), 3.0)
    total += CARD * float(MOST_CIVILIZATIONS - civilizations(v, me)) * min(later, 3.0)
    total += TECHNOLOGY * float(size(v[me + LEARNED])) * later
    total += abilities_worth(v, seat, first, turns)
    if v[SOLO] > 1:
        total += goal_worth(v)
    return total + strength_worth(v, seat, first)


def goal_worth(v: vec[i64]) -> float:
    """What the player of a scenario has of the things that its best grade asks for."""
    me = realm(0)
    goal = GOALS[v[SOLO] - 2]
    total = 1.5 * float(min(size(v[me + BUILT]), goal.wonders))
    total += 1.5 * float(min(size(v[FILLED]), goal.orders))
    total += 1.5 * float(min(v[me + WORKERS], goal.workers))
    total += 0.5 * float(min(size(v[me + LEARNED]), goal.technologies))
    if goal.main != 0 and v[me + MAIN] == goal.main:
        total += 3.0
    return total - float(v[WARS_LOST])


def abilities_worth(v: vec[i64], seat: i64, first: i64, turns: float) -> float:
    """What the abilities of a realm may bring in the rounds from *first* on."""
    me = realm(seat)
    total = 0.0
    for action in range(i64(ORDINARY)):
        left = active(v, me, DONE + action)
        price = active(v, me, PAYING + action)
        if left == 0 and price == 0:
            continue
        times = rounds_open(v, action, first) * USE[action]
        while left != 0:
            total += times * gift(effect_of(DONE + action, left))
            left &= left - 1
        while price != 0:
            effect = effect_of(PAYING + action, price)
            if effect.kind == DISCOUNT:
                total += times * COIN * float(min(effect.amount, 4)) * likelihood(effect)
            price &= price - 1
    left = active(v, me, TURN_ENDS)
    while left != 0:
        total += turns * gift(effect_of(TURN_ENDS, left))
        left &= left - 1
    left = active(v, me, RESTING)
    while left != 0:
        total += 0.3 * turns * gift(effect_of(RESTING, left))
        left &= left - 1
    left = active(v, me, PRIVILEGE)
    while left != 0:
        total += 0.4 * turns if effect_of(PRIVILEGE, left).kind == SPACE else 0.2 * turns
        left &= left - 1
    return total


def likelihood(effect: Effect) -> float:
    """How often the condition of an effect holds."""
    return 1.0 if effect.condition == 0 else 0.45


def gift(effect: Effect) -> float:
    """What an effect gives when it is carried out, in points."""
    if effect.kind == GAIN:
        each = 1.0 if effect.count == 0 else 1.5 / float(effect.divisor)
        amount = float(effect.amount) * each * likelihood(effect)
        if effect.subject == POINTS:
            return amount
        if effect.subject == COINS:
            return COIN * amount
        if effect.subject == WORKERS:
            return WORKER * amount
        return 1.5 * amount
    if effect.kind == OTHERS:
        return 0.3
    if effect.kind == PERFORMING:
        return 0.5
    if effect.kind == SPECIAL:
        return 0.9
    return 0.0


def strength_worth(v: vec[i64], seat: i64, first: i64) -> float:
    """What strength is good for: wars to come, and Conquest."""
    wars = 0.0
    for position in range(v[ROUND] + 2, POSITIONS):
        if CORNER[v[TRACK + position] - 1] == WAR_SYMBOL:
            wars += 1.0
    conquest = rounds_open(v, CONQUEST, first)
    mine = float(min(strength(v, realm(seat)), 6))
    total = mine * (0.12 * wars + 0.1 * conquest)
    if conquest > 0.0 and has_most_strength(v, seat):
        total += 0.5 * conquest
    return total


def card_worth(card: i64) -> float:
    """What a civilization is worth in hand: people, and abilities that say something."""
    total = 0.8 * float(POPULATION[card])
    for event in range(i64(DONE + ORDINARY)):
        for holder in (main_of(card), legacy_of(card)):
            left = held(holder, event)
            while left != 0:
                effect = effect_of(event, left)
                total += gift(effect) if event >= DONE else COIN * float(min(effect.amount, 4))
                left &= left - 1
    left = held(main_of(card), TURN_ENDS)
    while left != 0:
        total += 3.0 * gift(effect_of(TURN_ENDS, left))
        left &= left - 1
    return total
