"""Between turns: the next seat, the end of a round in its exact order, the end of the game."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.origins.rules.data import MOST_SPEAKER, RIVAL_SPACE, SOLO_ROUNDS, TEMPLE_TOP
from poleis.games.origins.rules.layout import (
    AFTER_ROUND,
    AT_SITE,
    BEGIN_ROUND,
    CARD_GOLD,
    END_ROUND,
    EXTRA,
    FIRST,
    HOLDER,
    IN_POOL,
    KEEP_CARD,
    LACK,
    LEVEL,
    MILITARY,
    PASSED,
    REROLL,
    RIVAL,
    ROUND,
    SEATS,
    SPEAKER,
    SPEAKER_AT,
    SPENT,
    TEMPLE,
    TEMPLE_LEVEL,
    TOKENS,
    TOWER,
    TURN,
    TURN_STEP,
    drop,
    home,
    push,
    push_chance,
    top,
)
from poleis.games.origins.rules.tracks import cards_held, foremost, retreat


def end_turn(v: vec[i64]) -> None:
    """After an action: a superiority token may give another; alone, turns go on (ORI-6.3, 21.3)."""
    seat = v[top(v) + 1]
    drop(v)
    if v[SEATS] == 1:
        push(v, TURN_STEP, seat, 0, 0, 0, 0)
    elif v[home(seat) + TOKENS] > 0 and v[SPENT] == 0:
        push(v, EXTRA, seat, 0, 0, 0, 0)
    else:
        next_seat(v, seat)


def next_seat(v: vec[i64], seat: i64) -> None:
    """The next player clockwise who has not passed; the end of the round if there is none."""
    v[SPENT] = 0
    for i in range(i64(1), v[SEATS] + 1):
        other = (seat + i) % v[SEATS]
        if v[PASSED] & bit(other) == 0:
            v[TURN] = other
            push(v, TURN_STEP, other, 0, 0, 0, 0)
            return
    push(v, END_ROUND, 0, 0, 0, 0, 0)


def after_passing(v: vec[i64]) -> None:
    """A passed player does nothing more in this round (ORI-16.1)."""
    seat = v[top(v) + 1]
    drop(v)
    v[PASSED] |= bit(seat)
    next_seat(v, seat)


def end_round(v: vec[i64]) -> None:
    """Speakers come back from the sites and go up; a 5 is rolled again (ORI-18.1)."""
    drop(v)
    push(v, AFTER_ROUND, 0, 0, 0, 0, 0)
    for k in range(i64(3), i64(-1), -1):
        if v[SPEAKER_AT + k] >= AT_SITE:
            v[SPEAKER_AT + k] = IN_POOL
            if v[SPEAKER + k] == MOST_SPEAKER:
                push_chance(v, REROLL, k)
            else:
                v[SPEAKER + k] += 1


def after_round(v: vec[i64]) -> None:
    """First player, retreat, zodiac cards, then the end check (ORI-18.2 to 18.5)."""
    drop(v)
    if v[SEATS] == 1:
        retreat(v)
        if v[ROUND] < SOLO_ROUNDS:
            push(v, BEGIN_ROUND, 0, 0, 0, 0, 0)
        held = cards_held(v, 0)
        if held > 1:
            push_chance(v, KEEP_CARD, held)  # ORI-21.7
        return
    v[FIRST] = foremost(v, MILITARY, LEVEL)
    retreat(v)
    for temple in range(i64(3)):
        leader = foremost(v, TEMPLE + temple, TEMPLE_LEVEL + temple)
        if v[home(leader) + TEMPLE + temple] > 0:
            v[HOLDER + temple] = leader + 1
    if end_condition(v) == 0:
        push(v, BEGIN_ROUND, 0, 0, 0, 0, 0)


def begin_round(v: vec[i64]) -> None:
    """A new round starts with the holder of the marker (ORI-18.5); the rival moves (ORI-21.6)."""
    drop(v)
    v[ROUND] += 1
    v[PASSED] = 0
    v[TURN] = v[FIRST]
    if v[SEATS] == 1:
        v[RIVAL] = RIVAL_SPACE[v[ROUND]]
    push(v, TURN_STEP, v[FIRST], 0, 0, 0, 0)


def end_condition(v: vec[i64]) -> i64:
    """Which end conditions are met, as a set: temples, gold, towers, citizens (ORI-19.1)."""
    met: i64 = 0
    for seat in range(v[SEATS]):
        me = home(seat) + TEMPLE
        if v[me] == TEMPLE_TOP and v[me + 1] == TEMPLE_TOP and v[me + 2] == TEMPLE_TOP:
            met |= 1
    gold: i64 = 0
    for slot in range(i64(6)):
        gold += v[CARD_GOLD + slot]
    if gold == 0:
        met |= 2
    colours: i64 = 0
    for colour in range(i64(5)):
        if v[TOWER + colour] > 0:
            colours += 1
    if colours <= 3:
        met |= 4
    return met | 8 if v[LACK] != 0 else met
