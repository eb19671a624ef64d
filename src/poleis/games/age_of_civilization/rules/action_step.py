"""Step 2 of a turn: actions, or rest (AOC-6).

Every function changes the position `v` as its rule says; what an action asks its player becomes a
frame on the stack.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit, lowest
from poleis.games.age_of_civilization.effects.engine import (
    active,
    carry_out,
    carry_out_all,
    effect_of,
    enter,
    held,
    modified_as,
    price_of,
    technology_holder,
    wonder_holder,
    workers_for,
)
from poleis.games.age_of_civilization.effects.reader import ACTION_EFFECTS
from poleis.games.age_of_civilization.effects.vocabulary import (
    A_TECHNOLOGY,
    ABOUT_NOTHING,
    DONE,
    FORBID,
    FUTURE,
    PAYING,
    PRIVILEGE,
    REST,
    RETURN,
    SPACE,
    UNLOCKING,
)
from poleis.games.age_of_civilization.rules.data import (
    CULTURE,
    IS_RED,
    MOST_WORKERS,
    OPEN_CARDS,
    PERMANENT,
    PLAGUE,
    POSITIONS,
    PRICE,
    REBIRTH_POINTS,
    RESEARCH,
    REST_COINS,
    REST_WORKERS,
    SPACES,
    SPECIAL_PRICE,
    WORKERS_FOR,
)
from poleis.games.age_of_civilization.rules.layout import (
    ACTED,
    BUILT,
    BUSY,
    CHOOSE_RESEARCH,
    COINS,
    COVER,
    DOOMED,
    IDLE,
    LEARNED,
    REBIRTH,
    ROUND,
    SEATS,
    SPECIAL_POOL,
    STUDIED,
    TALLY,
    TRACK,
    USED,
    WONDER_POOL,
    WORKERS,
    push,
    realm,
    used,
)
from poleis.games.age_of_civilization.rules.technology_board import available


def idle_workers(v: vec[i64], me: i64) -> i64:
    """The workers of the seat on turn that are on no action space."""
    return v[me + WORKERS] - v[BUSY]


def granted(v: vec[i64], me: i64, kind: i64) -> i64:
    """The actions for which an ability in force grants this, as a set; it may be about none."""
    found: i64 = 0
    left = active(v, me, PRIVILEGE)
    while left != 0:
        effect = effect_of(PRIVILEGE, left)
        left &= left - 1
        if effect.kind == kind:
            found |= bit(effect.subject)
    return found


def forbidden(v: vec[i64], seat: i64) -> i64:
    """The actions that other players' civilizations forbid, as a set (AOC-11.25)."""
    found: i64 = 0
    for other in range(v[SEATS]):
        if other != seat:
            found |= granted(v, realm(other), FORBID)
    return found


def on_track(v: vec[i64], me: i64) -> i64:
    """The actions whose cards may be used, as a set (AOC-6.4, AOC-11.17)."""
    first = v[ROUND] - 1
    after = first + OPEN_CARDS
    if granted(v, me, FUTURE) != 0:
        after = POSITIONS
    found: i64 = PERMANENT
    for position in range(first, after):
        found |= bit(v[TRACK + position] - 1)
    return found & (bit(PLAGUE) - 1)


def payable(v: vec[i64], seat: i64, action: i64) -> bool:
    """Whether the seat on turn has the workers and coins for an action (AOC-6.17)."""
    me = realm(seat)
    kind = modified_as(action)
    if kind < 0 or active(v, me, PAYING + kind) == 0:
        return idle_workers(v, me) >= WORKERS_FOR[action] and v[me + COINS] >= PRICE[action]
    if idle_workers(v, me) < workers_for(v, me, action):
        return False
    if action == RESEARCH and available(v, me) != 0:
        return researchable(v, seat) != 0
    return v[me + COINS] >= price_of(v, seat, action, ABOUT_NOTHING)


def performable(v: vec[i64], seat: i64) -> i64:
    """The actions that the seat on turn may perform with workers now, as a set (AOC-6.2 to 6.4).

    An action has the spaces of its card, if that is open, and those on own cards (AOC-6.14).
    """
    me = realm(seat)
    if idle_workers(v, me) <= 0:
        return 0
    open_ = on_track(v, me)
    private = granted(v, me, SPACE)
    left = (open_ | private) & ~forbidden(v, seat)
    found: i64 = 0
    while left != 0:
        action = lowest(left)
        left &= left - 1
        spaces = (private >> action) & 1
        if (open_ >> action) & 1 != 0:
            spaces += SPACES[action]
        if used(v, action) < spaces and payable(v, seat, action):
            found |= bit(action)
    return found


def researchable(v: vec[i64], seat: i64) -> i64:
    """The available technologies that the seat can pay for by Research, as a set (AOC-6.7)."""
    me = realm(seat)
    coins = v[me + COINS]
    left = available(v, me)
    if active(v, me, PAYING + RESEARCH) == 0:
        return left if coins >= PRICE[RESEARCH] else 0
    found: i64 = 0
    while left != 0:
        technology = lowest(left)
        left &= left - 1
        if coins >= price_of(v, seat, RESEARCH, technology):
            found |= bit(technology)
    return found


def perform(v: vec[i64], seat: i64, action: i64) -> None:
    """Put workers on a space of an action; pay for it and resolve it, or ask what Research is for
    (AOC-6.2, AOC-6.7)."""
    me = realm(seat)
    workers = workers_for(v, me, action)
    v[BUSY] += workers
    if IS_RED[action] != 0 and (granted(v, me, RETURN) >> action) & 1 == 0:
        v[DOOMED] += workers
    v[USED] += bit(3 * action)
    v[ACTED] = 1
    if action == RESEARCH and available(v, me) != 0:
        push(v, CHOOSE_RESEARCH, seat, 0)
    else:
        pay_and_resolve(v, seat, action, ABOUT_NOTHING)


def pay_and_resolve(v: vec[i64], seat: i64, action: i64, about: i64) -> None:
    """Pay for an action and carry it out; what it brings does not modify it (AOC-6.13).

    *about* is the technology that Research is for, or through which Culture is performed.
    """
    me = realm(seat)
    kind = modified_as(action)
    bonuses = active(v, me, DONE + kind) if kind >= 0 else 0
    v[me + COINS] -= price_of(v, seat, action, about)
    for effect in ACTION_EFFECTS[action]:
        if effect.subject == A_TECHNOLOGY and about != ABOUT_NOTHING:
            unlock(v, seat, about)
        else:
            carry_out(v, seat, effect, action, ABOUT_NOTHING, 0)
    if action == CULTURE and v[REBIRTH] != 0 and v[ROUND] >= v[REBIRTH]:
        v[me + TALLY + CULTURE] += REBIRTH_POINTS  # AOC-14.9
    if bonuses != 0:
        carry_out_all(v, seat, DONE + kind, bonuses, action, about, 0)


def unlock(v: vec[i64], seat: i64, technology: i64) -> None:
    """Unlock a technology on the own board, by whatever means (AOC-1.7, AOC-9.4, AOC-9.6)."""
    me = realm(seat)
    v[me + LEARNED] |= bit(technology)
    holder = technology_holder(technology)
    enter(v, me, holder)
    carry_out_all(v, seat, UNLOCKING, held(holder, UNLOCKING), STUDIED, ABOUT_NOTHING, 0)


def take_wonder(v: vec[i64], seat: i64, wonder: i64) -> None:
    """Take a face-up wonder (AOC-1.6)."""
    me = realm(seat)
    v[WONDER_POOL] &= ~bit(wonder)
    v[me + BUILT] |= bit(wonder)
    enter(v, me, wonder_holder(wonder))


def buy(v: vec[i64], seat: i64, card: i64) -> None:
    """Cover a column with a special technology card (AOC-12.2)."""
    me = realm(seat)
    v[me + COINS] -= SPECIAL_PRICE
    v[SPECIAL_POOL] &= ~bit(card)
    v[me + COVER] = card + 1


def rest(v: vec[i64], seat: i64) -> None:
    """Gain coins and a worker instead of performing actions (AOC-6.1)."""
    me = realm(seat)
    v[me + COINS] += REST_COINS
    v[me + WORKERS] = min(v[me + WORKERS] + REST_WORKERS, MOST_WORKERS)
    carry_out_all(v, seat, REST, active(v, me, REST), IDLE, ABOUT_NOTHING, 0)
