"""The end of a round: the permanent card, tokens, war and plague (AOC-8, AOC-12.8, AOC-13.10)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit, lowest, size
from poleis.games.age_of_civilization.effects import special
from poleis.games.age_of_civilization.effects.engine import (
    active,
    amount_of,
    carry_out_all,
    effect_of,
    gain,
    holds,
    is_weakest,
)
from poleis.games.age_of_civilization.effects.reader import TOKEN_EFFECTS
from poleis.games.age_of_civilization.effects.special import die, sacrifice
from poleis.games.age_of_civilization.effects.vocabulary import (
    ABOUT_NOTHING,
    GAIN,
    PLAGUE_COMES,
    SPARE,
    WAR,
)
from poleis.games.age_of_civilization.rules.data import (
    CORNER,
    OPEN_CARDS,
    ROUNDS,
    SACRIFICE_SYMBOL,
    WAR_SYMBOL,
)
from poleis.games.age_of_civilization.rules.layout import (
    ABOVE,
    ALWAYS_WAR,
    BEGIN_TURN,
    BOTTOM,
    COINS_ON,
    DECK,
    FIRST,
    GROWTH,
    HAPPENED,
    NEXT_ROUND,
    ORDER_DECK,
    ORDER_POOL,
    ORDER_ROW,
    POOL,
    RIVAL,
    ROUND,
    SEATS,
    TRACK,
    TRIBUTE,
    TURN,
    TURN_UP_CIVILIZATION,
    TURN_UP_ORDER,
    WARS_LOST,
    WORKERS,
    drop,
    push,
    push_chance,
    realm,
)


def add_extra_coins(v: vec[i64]) -> None:
    """Put a coin on each card of the civilization pool (AOC-5.3, AOC-13.4)."""
    left = v[POOL]
    while left != 0:
        v[COINS_ON + lowest(left)] += 1
        left &= left - 1


def refill(v: vec[i64]) -> None:
    """After a civilization was taken: coins on those left, then one from the deck (AOC-5.3)."""
    drop(v)
    add_extra_coins(v)
    if v[DECK] != 0:
        push_chance(v, TURN_UP_CIVILIZATION, 1)


def end_round(v: vec[i64]) -> None:
    """When all turns of a round are over: the next round, or the end of the game (AOC-4.1)."""
    if v[ROUND] == ROUNDS:
        return
    push(v, NEXT_ROUND, 0, 0)
    if v[SEATS] > 1:
        v[FIRST] = (v[FIRST] + v[SEATS] - 1) % v[SEATS]  # AOC-8.2
        return
    v[RIVAL] += v[GROWTH]  # AOC-13.5, before the rest (AOC-13.10)
    add_extra_coins(v)
    push_chance(v, TURN_UP_ORDER, orders_missing(v))
    if v[DECK] != 0:
        push_chance(v, TURN_UP_CIVILIZATION, 1)


def orders_missing(v: vec[i64]) -> i64:
    """How many orders are to be turned up at the end of a round (AOC-14.6)."""
    in_deck = size(v[ORDER_DECK])
    below = v[BOTTOM]
    while below != 0:
        in_deck += 1
        below >>= 3
    return min(v[ORDER_ROW] - size(v[ORDER_POOL]), in_deck)


def next_round(v: vec[i64]) -> None:
    """Move the permanent card and look at the new card (AOC-8.3, AOC-8.4)."""
    drop(v)
    new = v[ROUND] + OPEN_CARDS - 1
    v[ROUND] += 1
    v[TURN] = 0
    push(v, BEGIN_TURN, 0, 0)
    if v[ABOVE + new] != 0:
        resolve_token(v, v[ABOVE + new] - 1)  # before war or plague (AOC-12.8)
    corner = CORNER[v[TRACK + new] - 1]
    if corner == SACRIFICE_SYMBOL:
        plague(v)
    if corner == WAR_SYMBOL or v[ALWAYS_WAR] != 0:
        war(v)


def resolve_token(v: vec[i64], token: i64) -> None:
    """Whom a token concerns is found before it hits anybody (AOC-1.17, AOC-12.9, AOC-14.3)."""
    rows = TOKEN_EFFECTS[token]
    if len(rows) == 0:
        return
    hit: i64 = 0
    for seat in range(v[SEATS]):
        if holds(v, seat, rows[0], ABOUT_NOTHING):
            hit |= bit(seat)
    for effect in rows:
        for seat in range(v[SEATS]):
            if (hit >> seat) & 1 == 0:
                continue
            if effect.kind == GAIN:
                amount = amount_of(v, realm(seat), effect, 0)
                gain(v, seat, effect.subject, amount, HAPPENED)
            else:
                special.apply(v, seat, effect.subject, effect.amount, 0)


def is_spared(v: vec[i64], me: i64, event: i64) -> bool:
    """Whether an ability in force saves the worker at a war or plague (AOC-8.10)."""
    left = active(v, me, event)
    while left != 0:
        if effect_of(event, left).kind == SPARE:
            return True
        left &= left - 1
    return False


def war(v: vec[i64]) -> None:
    """Compare, gain, then sacrifice, all at once (AOC-8.5, AOC-8.9)."""
    if v[realm(0) + TRIBUTE] != 0:
        v[realm(0) + TRIBUTE] = 0  # the war has no effect at all (AOC-14.13)
        return
    weakest: i64 = 0
    for seat in range(v[SEATS]):
        if is_weakest(v, seat):
            weakest |= bit(seat)
    for seat in range(v[SEATS]):
        carry_out_all(v, seat, WAR, active(v, realm(seat), WAR), HAPPENED, ABOUT_NOTHING, 0)
    for seat in range(v[SEATS]):
        me = realm(seat)
        if (weakest >> seat) & 1 != 0 and v[me + WORKERS] > 0 and not is_spared(v, me, WAR):
            sacrifice(v, me, 1)
            if v[SEATS] == 1:
                v[WARS_LOST] += 1


def plague(v: vec[i64]) -> None:
    """Every player sacrifices a worker (AOC-8.6)."""
    for seat in range(v[SEATS]):
        me = realm(seat)
        if not is_spared(v, me, PLAGUE_COMES):
            die(v, me, 1)
