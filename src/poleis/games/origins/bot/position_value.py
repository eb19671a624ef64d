"""What a seat of Origins is worth in points: what it would score now, and what it owns for later.

The numbers are experience, not rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.origins.rules.dice import NO_DIE, SIX, die_colour, die_value
from poleis.games.origins.rules.edition import BASIC, GOLD, Edition
from poleis.games.origins.rules.home import MILITARY, NOTHING, TEMPLES, Home
from poleis.games.origins.rules.records import HELD, Position
from poleis.games.origins.rules.scoring import end_conditions, score

ROUNDS: Final = 8.0
"""How many rounds a game of several players usually has."""
BASIC_VALUE: Final = 0.75
"""What one of the first basic resources is worth."""
STEP: Final = 2.6
"""What a step in a temple is worth at the beginning, beyond its points."""
PACE: Final = 7.0
"""Steps that a disc makes in a solo game."""
LEADER: Final = 0.85
"""The part of the highest disc that is not counted on; it does not score (ORI-20.4)."""


def lead(table: Position, seat: i64) -> float:
    """By how much a seat is better off than the others on average."""
    mine = position_value(table, seat)
    if table.is_solo():
        return mine
    others = 0.0
    for other in range(table.seats()):
        if other != seat:
            others += position_value(table, other)
    return mine - others / float(table.seats() - 1)


def share_left(table: Position) -> float:
    """The share of the game that is still to come, as far as one can tell."""
    if table.is_solo():
        rounds = table.edition.solo_rounds
        return float(rounds - table.round) / float(rounds)
    if table.round > 0 and end_conditions(table) != 0:
        return 0.0
    return max((ROUNDS - float(table.round)) / ROUNDS, 0.2)


def position_value(table: Position, seat: i64) -> float:
    """The points of a seat, and what it owns for the rounds to come."""
    home = table.homes[seat]
    left = share_left(table)
    total = float(score(table, seat))
    if table.is_over():
        return total
    is_out = table.passed & bit(seat) != 0
    if left == 0.0 and is_out:
        return total
    total += stock_value(home, left)
    total += worker_value(table, seat, left, is_out)
    total += temple_value(table, home, left)
    space = min(home.spaces[MILITARY], table.edition.last_space - 1)
    total += left * (0.9 * float(space))
    if table.is_solo():
        total += left * float(home.tokens)
    else:
        total += (1.0 + 1.5 * left) * float(home.tokens)
    total += 2.0 * left * float(table.temples.held(seat))
    return total + city_value(table, seat, left)


def stock_value(home: Home, left: float) -> float:
    """Basic resources; gold is more than its point while there is time."""
    each = BASIC_VALUE * min(left + 0.4, 1.0)
    total = 0.0
    for resource in range(i64(BASIC)):
        owned = float(home.stock[resource])
        total += each * min(owned, 4.0) + 0.3 * each * max(owned - 4.0, 0.0)
    return total + 0.4 * left * min(float(home.stock[GOLD]), 6.0)


def worker_value(table: Position, seat: i64, left: float, is_out: bool) -> float:
    """Freemen, bases, the archon and speakers."""
    home = table.homes[seat]
    total = 1.5 * left * float(home.bases)
    now = 0.0 if is_out else 2.2
    for base in range(i64(len(home.freemen))):
        die = home.freemen[base]
        if die == NO_DIE:
            continue
        value = die_value(die)
        total += left * (4.0 + 0.6 * float(value))
        if home.sites[base] == NOTHING:
            total += now + 0.15 * float(value)
        elif value == SIX:
            total += 0.9 * float(advisor_gain(table.edition, home, die_colour(die)))
        else:
            total += 0.5 * left
    if home.archon == NOTHING:
        total += now
    speakers = table.speakers
    for speaker in range(i64(len(speakers.values))):
        if speakers.places[speaker] == HELD + seat:
            total += 1.8 + 0.1 * float(speakers.values[speaker])
    return total + left * 1.5 * float(i64(len(home.advisors)))


def advisor_gain(edition: Edition, home: Home, colour: i64) -> i64:
    """The points that an advisor of this colour would bring (ORI-16.6)."""
    advisors: i64 = len(home.advisors)
    gain = edition.advisor_points[advisors]
    if not home.has_advisor(colour) and advisors < len(edition.advisor_points) - 1:
        return edition.advisor_points[advisors + 1] - gain
    return gain


def temple_value(table: Position, home: Home, left: float) -> float:
    """Steps made are on the way to the high spaces; the highest disc only leads.

    Alone the number of rounds is known, so one can tell how high the discs will come.
    """
    edition = table.edition
    if table.is_solo():
        then = temples_ahead(edition, home, PACE * left, LEADER, 0, 0)
        return then - temples_ahead(edition, home, 0.0, LEADER, 0, 0)
    steps: i64 = 0
    best: i64 = 0
    for temple in range(i64(TEMPLES)):
        steps += home.spaces[temple]
        best = max(best, home.spaces[temple])
    now = 0.25 * float(edition.temple_points[best])
    return left * (STEP * float(steps) - now) + 0.1 * float(best)


def temples_ahead(
    edition: Edition, home: Home, pace: float, leader: float, climbed: i64, steps: i64
) -> float:
    """The points of the temples if every disc goes on at a pace, and one has *climbed* some steps
    before; less a part of those of the highest."""
    points = edition.temple_points
    top = edition.temple_top
    total = 0.0
    best = 0.0
    for temple in range(i64(TEMPLES)):
        start = home.spaces[temple]
        if temple == climbed:
            start += steps
        space = min(float(start) + pace, float(top))
        below = i64(space)
        value = float(points[below])
        if below < top:
            value += (space - float(below)) * float(points[below + 1] - points[below])
        total += value
        best = max(best, value)
    return total - leader * best


def city_value(table: Position, seat: i64, left: float) -> float:
    """Tiles, districts that can be closed, cards that they match, towers for their dice."""
    home = table.homes[seat]
    city = home.city
    total = 0.35 * left * float(city.size())
    for i in range(i64(len(city.districts))):
        if city.seat_dice[i] != NO_DIE:
            continue
        best = 0.0
        cards = table.matching_cards(seat, city.districts[i])
        for slot in range(i64(len(table.cards.shown))):
            if cards & bit(slot) != 0:
                best = max(best, card_value(table, home, slot))
        total += 1.5 + 0.45 * best
    heights: i64 = 0
    for height in home.towers:
        heights += height - 1
    return total + 0.8 * left * float(heights)


def card_value(table: Position, home: Home, slot: i64) -> float:
    """What a seat would get now for matching a district card, its gold included."""
    card = table.edition.cards[table.cards.shown[slot]]
    is_first = home.scored & bit(slot) == 0
    value = card.first_points if is_first else card.later_points
    return float(value + table.cards.gold[slot])
