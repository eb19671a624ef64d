"""A turn: the civilization step, actions or rest, and its end (AOC-4 to AOC-7).

Every function changes the position `v` as its rule says and leaves the next decision on top of the
stack; what asks nobody is carried out later, by `state.settle`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.age_of_civilization import special
from poleis.games.age_of_civilization.board import available
from poleis.games.age_of_civilization.data import (
    ABSORB_WORKERS,
    CULTURE,
    IS_RED,
    MOST_CIVILIZATIONS,
    MOST_WORKERS,
    OPEN_CARDS,
    PERMANENT,
    PLAGUE,
    POPULATION,
    POSITIONS,
    PRICE,
    RESEARCH,
    REST_COINS,
    REST_WORKERS,
    SPACES,
    SPECIAL_PRICE,
    WORKERS_FOR,
    bit,
    lowest,
)
from poleis.games.age_of_civilization.effects import (
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
    modified_as,
    number_of,
    price_of,
    technology_holder,
    wonder_holder,
    workers_for,
)
from poleis.games.age_of_civilization.layout import (
    ACTED,
    ACTION_STEP,
    BORN,
    BUILT,
    BUSY,
    CHOOSE_RESEARCH,
    CIVILIZATION_STEP,
    COINS,
    COINS_ON,
    COVER,
    DOOMED,
    ENDED,
    FIRST,
    FIRST_BORN,
    HAND,
    IDLE,
    LATER_COINS,
    LEARNED,
    MAIN,
    POOL,
    REBIRTH,
    REFILL,
    REFILLS,
    RESOLVED,
    ROUND,
    SEATS,
    SPECIAL_POOL,
    STACKED,
    STUDIED,
    TALLY,
    TRACK,
    TURN,
    TURN_END,
    USED,
    WONDER_POOL,
    WORKERS,
    drop,
    push,
    realm,
    used,
)
from poleis.games.age_of_civilization.reading import (
    ACTION_EFFECTS,
    EFFECTS,
    FIRST_TECHNOLOGY,
    FIRST_WONDER,
)
from poleis.games.age_of_civilization.vocabulary import (
    A_TECHNOLOGY,
    ABOUT_NOTHING,
    BIRTH,
    DONE,
    FORBID,
    FUTURE,
    PAYING,
    PERFORM,
    PRIVILEGE,
    REST,
    RETURN,
    SPACE,
    TAKING,
    TURN_ENDS,
    UNLOCKING,
    Effect,
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


# ---- step 2: actions or rest (AOC-6)


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
        v[me + TALLY + CULTURE] += 1  # AOC-14.9
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
