"""A turn: the civilization step and the end (AOC-4, AOC-5, AOC-7); `action_step.py` is between.

Every function changes the position `v` as its rule says and leaves the next decision on top of the
stack; what asks nobody is carried out later, by `state.settle`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.age_of_civilization.effects import special
from poleis.games.age_of_civilization.effects.engine import (
    active,
    carry_out,
    carry_out_all,
    civilizations,
    effect_of,
    enter,
    held,
    leave,
    legacy_of,
    main_of,
    number_of,
    price_of,
)
from poleis.games.age_of_civilization.effects.reader import EFFECTS, FIRST_TECHNOLOGY, FIRST_WONDER
from poleis.games.age_of_civilization.effects.vocabulary import (
    ABOUT_NOTHING,
    BIRTH,
    PERFORM,
    TAKING,
    TURN_ENDS,
    Effect,
)
from poleis.games.age_of_civilization.rules.action_step import pay_and_resolve
from poleis.games.age_of_civilization.rules.data import (
    ABSORB_WORKERS,
    MOST_CIVILIZATIONS,
    MOST_WORKERS,
    POPULATION,
)
from poleis.games.age_of_civilization.rules.layout import (
    ACTED,
    ACTION_STEP,
    BORN,
    BUSY,
    CIVILIZATION_STEP,
    COINS,
    COINS_ON,
    DOOMED,
    ENDED,
    FIRST,
    FIRST_BORN,
    HAND,
    LATER_COINS,
    MAIN,
    POOL,
    REFILL,
    REFILLS,
    RESOLVED,
    ROUND,
    SEATS,
    STACKED,
    TALLY,
    TURN,
    TURN_END,
    USED,
    WORKERS,
    drop,
    push,
    realm,
)

# ---- step 1: the civilization step (AOC-5)


def on_turn(v: vec[i64]) -> i64:
    """Whose turn it is: clockwise from the first player (AOC-4.1)."""
    return (v[FIRST] + v[TURN]) % v[SEATS]


def begin_turn(v: vec[i64]) -> None:
    """Ask for the civilization step, unless there is nothing to choose (AOC-5.1, AOC-5.2)."""
    drop(v)
    seat = on_turn(v)
    me = realm(seat)
    if v[ROUND] == 1 and v[FIRST_BORN] != 0:
        push(v, CIVILIZATION_STEP, seat, 0)
        bear(v, seat, v[FIRST_BORN] - 1)
    elif civilizations(v, me) == MOST_CIVILIZATIONS or v[POOL] | v[me + HAND] == 0:
        push(v, ACTION_STEP, seat, 0)
    else:
        push(v, CIVILIZATION_STEP, seat, 0)


def stack(v: vec[i64], me: i64, card: i64) -> None:
    """Move a civilization card from the pool or the hand to a realm (AOC-5.3, AOC-12.12)."""
    v[POOL] &= ~bit(card)
    v[me + HAND] &= ~bit(card)
    owned = civilizations(v, me)
    v[me + STACKED + owned] = card + 1
    if owned > 0:
        v[COINS_ON + card] += v[LATER_COINS]
    enter(v, me, legacy_of(card))


def take_extra_coins(v: vec[i64], me: i64, card: i64) -> i64:
    """Take the coins that lie on a card (AOC-5.8); returns how many."""
    coins = v[COINS_ON + card]
    v[COINS_ON + card] = 0
    v[me + COINS] += coins
    return coins


def end_civilization_step(v: vec[i64], seat: i64, *, taken: bool) -> None:
    """Go on to step 2; the pool changes before it if a card was taken (AOC-5.3, AOC-5.11)."""
    drop(v)
    push(v, ACTION_STEP, seat, 0)
    if taken and v[REFILLS] != 0:
        push(v, REFILL, seat, 0)


def bear(v: vec[i64], seat: i64, card: i64) -> None:
    """The birth of a civilization (AOC-5.3)."""
    me = realm(seat)
    end_civilization_step(v, seat, taken=True)
    stack(v, me, card)
    if v[me + MAIN] != 0:
        leave(v, me, main_of(v[me + MAIN] - 1))
    v[me + MAIN] = card + 1
    enter(v, me, main_of(card))
    v[me + WORKERS] = POPULATION[card]
    carry_out_all(v, seat, TAKING, held(main_of(card), TAKING), BORN, ABOUT_NOTHING, card)
    coins = take_extra_coins(v, me, card)
    carry_out_all(v, seat, BIRTH, held(main_of(card), BIRTH), BORN, ABOUT_NOTHING, coins)


def absorb(v: vec[i64], seat: i64, card: i64) -> None:
    """Tuck a civilization under the main one; its birth abilities never trigger (AOC-5.4)."""
    me = realm(seat)
    end_civilization_step(v, seat, taken=True)
    stack(v, me, card)
    v[me + WORKERS] = min(v[me + WORKERS] + ABSORB_WORKERS, MOST_WORKERS)
    take_extra_coins(v, me, card)


# ---- step 3: workers come back or not, and the end of the turn (AOC-7)


def resolve_workers(v: vec[i64], seat: i64) -> None:
    """Workers on red spaces go to the supply; then the turn ends (AOC-7.1)."""
    v[realm(seat) + WORKERS] -= v[DOOMED]
    v[BUSY] = 0
    v[DOOMED] = 0
    v[USED] = 0
    v[ACTED] = 0
    drop(v)
    push(v, TURN_END, seat, 0)


def can_use(v: vec[i64], seat: i64, effect: Effect) -> bool:
    """Whether an optional ability at the end of the turn has anything to offer now."""
    if effect.kind == PERFORM:
        return v[realm(seat) + COINS] >= price_of(v, seat, effect.subject, means_of(effect))
    return special.can(v, seat, effect.subject, effect.amount)


def means_of(effect: Effect) -> i64:
    """The technology through which an action is performed, for AOC-11.9."""
    if FIRST_TECHNOLOGY <= effect.card < FIRST_WONDER:
        return effect.card - FIRST_TECHNOLOGY
    return ABOUT_NOTHING


def resolvable(v: vec[i64], seat: i64) -> i64:
    """The effects that may be resolved now at the end of the turn, as a set (AOC-7.2, AOC-7.4).

    Those gained in this phase take part (AOC-7.3); optional ones only while they are of use.
    """
    left = active(v, realm(seat), TURN_ENDS) & ~v[RESOLVED]
    found = left
    while left != 0:
        effect = effect_of(TURN_ENDS, left)
        if effect.is_optional() and not can_use(v, seat, effect):
            found &= ~(left & -left)
        left &= left - 1
    return found


def compulsory(effects: i64) -> i64:
    """Those of a set of effects at the end of the turn that cannot be declined (AOC-1.15)."""
    found = effects
    left = effects
    while left != 0:
        if effect_of(TURN_ENDS, left).is_optional():
            found &= ~(left & -left)
        left &= left - 1
    return found


def resolve(v: vec[i64], seat: i64, effects: i64) -> None:
    """Resolve the first of a set of effects at the end of the turn."""
    v[RESOLVED] |= effects & -effects
    effect = effect_of(TURN_ENDS, effects)
    if effect.kind == PERFORM:
        pay_and_resolve(v, seat, effect.subject, means_of(effect))
    else:
        number = number_of(TURN_ENDS, effects)
        carry_out(v, seat, effect, ENDED, ABOUT_NOTHING, number)


def resolve_card(v: vec[i64], seat: i64, card: i64) -> None:
    """Resolve the ability that a card has at the end of the turn."""
    left = resolvable(v, seat)
    while effect_of(TURN_ENDS, left).card != card:
        left &= left - 1
    resolve(v, seat, left)


def endow(v: vec[i64], seat: i64, number: i64, card: i64) -> None:
    """Put own coins on a card of the pool, for points (AOC-11.8)."""
    effect = EFFECTS[number]
    v[realm(seat) + COINS] -= effect.amount
    v[COINS_ON + card] += effect.amount
    v[realm(seat) + TALLY + ENDED] += effect.argument
