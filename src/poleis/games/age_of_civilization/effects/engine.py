"""Effects at work: which are in force, what they count, and how they are carried out.

Effects are numbered event by event, so those in force for a realm are sets of numbers, and those
that an event calls are one `&` away (`active`). They enter the realm with their card and leave it
when a civilization falls; nothing ever looks through the cards.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import lowest, size
from poleis.games.age_of_civilization.effects import special
from poleis.games.age_of_civilization.effects.reader import (
    EFFECTS,
    FIRST_TECHNOLOGY,
    FIRST_WONDER,
    MASK_OF,
    SETS_OF,
    WORD,
    WORD_OF,
)
from poleis.games.age_of_civilization.effects.vocabulary import (
    A_TECHNOLOGY,
    A_WONDER,
    ABOUT_NONE_OF,
    ABOUT_ONE_OF,
    ALWAYS,
    CIVILIZATIONS_OWNED,
    COINS_OWNED,
    DISCOUNT,
    EXTRA_COINS,
    EXTRA_WORKERS,
    FIXED_PRICE,
    FUTURE_CARDS,
    GAIN,
    LEAST_TECHNOLOGIES,
    MOST_STRENGTH,
    MOST_TECHNOLOGIES,
    NO_COUNT,
    NOT_STRONGER,
    OTHERS,
    PAYING,
    PERFORM,
    POINTS,
    RICHEST_IN,
    SPECIAL,
    STRENGTH,
    STRENGTH_OWNED,
    TECHNOLOGIES_OWNED,
    TOP_OWNED,
    WEAKEST,
    WONDERS_OWNED,
    WORKERS_OWNED,
    Effect,
)
from poleis.games.age_of_civilization.rules.data import (
    CARAVAN,
    MOST_WORKERS,
    ORDINARY,
    PRICE,
    TOP_TECHNOLOGIES,
    TRADE,
    WORKERS_FOR,
)
from poleis.games.age_of_civilization.rules.layout import (
    ACTIVE,
    BUILT,
    CHOOSE_TECHNOLOGY,
    CHOOSE_WONDER,
    COINS,
    FORTS,
    LEARNED,
    MAY_PERFORM,
    RIVAL,
    SEATS,
    STACKED,
    TALLY,
    WONDER_POOL,
    WORDS,
    WORKERS,
    future_cards,
    push,
    realm,
)
from poleis.games.age_of_civilization.rules.technology_board import available


def active(v: vec[i64], me: i64, event: i64) -> i64:
    """The effects in force for a realm that an event calls, as a set; see `effect_of`."""
    return v[me + ACTIVE + WORD_OF[event]] & MASK_OF[event]


def effect_of(event: i64, effects: i64) -> Effect:
    """The first of a set of effects that an event calls."""
    return EFFECTS[WORD_OF[event] * WORD + lowest(effects)]


def number_of(event: i64, effects: i64) -> i64:
    """The number of the first of a set of effects that an event calls."""
    return WORD_OF[event] * WORD + lowest(effects)


def main_of(civilization: i64) -> i64:
    """The holder of the main ability of a civilization."""
    return 2 * civilization


def legacy_of(civilization: i64) -> i64:
    """The holder of the legacy ability of a civilization."""
    return 2 * civilization + 1


def technology_holder(technology: i64) -> i64:
    return 2 * (FIRST_TECHNOLOGY + technology)


def wonder_holder(wonder: i64) -> i64:
    return 2 * (FIRST_WONDER + wonder)


def enter(v: vec[i64], me: i64, holder: i64) -> None:
    """The effects of a holder are in force from now on (AOC-5.6, AOC-9.4)."""
    for word in range(i64(WORDS)):
        v[me + ACTIVE + word] |= SETS_OF[holder * WORDS + word]


def leave(v: vec[i64], me: i64, holder: i64) -> None:
    """The effects of a fallen civilization's main ability are in force no longer (AOC-5.3)."""
    for word in range(i64(WORDS)):
        v[me + ACTIVE + word] &= ~SETS_OF[holder * WORDS + word]


def held(holder: i64, event: i64) -> i64:
    """The effects of one holder that an event calls, as a set."""
    return SETS_OF[holder * WORDS + WORD_OF[event]] & MASK_OF[event]


# ---- what a realm has


def strength(v: vec[i64], me: i64) -> i64:
    """The strength of a realm (AOC-1.9): its symbols in force, and its fort tokens."""
    total = v[me + FORTS]
    left = active(v, me, STRENGTH)
    while left != 0:
        effect = effect_of(STRENGTH, left)
        left &= left - 1
        if effect.count == NO_COUNT:
            total += effect.amount
        else:
            total += effect.amount * (count_of(v, me, effect.count, 0) // effect.divisor)
    return total


def count_of(v: vec[i64], me: i64, count: i64, extra: i64) -> i64:
    """How many a realm has of what a card counts (AOC-1.16)."""
    if count == TECHNOLOGIES_OWNED:
        return size(v[me + LEARNED])
    if count == WONDERS_OWNED:
        return size(v[me + BUILT])
    if count == WORKERS_OWNED:
        return v[me + WORKERS]
    if count == COINS_OWNED:
        return v[me + COINS]
    if count == STRENGTH_OWNED:
        return strength(v, me)
    if count == CIVILIZATIONS_OWNED:
        return civilizations(v, me)
    if count == FUTURE_CARDS:
        return future_cards(v)
    if count == TOP_OWNED:
        return size(v[me + LEARNED] & TOP_TECHNOLOGIES)
    assert count == EXTRA_COINS
    return extra


def civilizations(v: vec[i64], me: i64) -> i64:
    """How many civilizations a realm has: main, fallen and absorbed."""
    found: i64 = 0
    for place in range(i64(3)):
        if v[me + STACKED + place] != 0:
            found += 1
    return found


def has_most_strength(v: vec[i64], seat: i64) -> bool:
    """At least 1, and nobody has more (AOC-1.10); alone, not the virtual opponent (AOC-13.6)."""
    mine = strength(v, realm(seat))
    if mine < 1 or mine < v[RIVAL]:
        return False
    for other in range(v[SEATS]):
        if other != seat and strength(v, realm(other)) > mine:
            return False
    return True


def is_richest(v: vec[i64], seat: i64, count: i64) -> bool:
    """Whether nobody has more of this; a tie at zero counts (AOC-12.10)."""
    mine = count_of(v, realm(seat), count, 0)
    return all(count_of(v, realm(other), count, 0) <= mine for other in range(v[SEATS]))


def is_weakest(v: vec[i64], seat: i64) -> bool:
    """Whether nobody has less strength; alone, not the virtual opponent either (AOC-13.6)."""
    mine = strength(v, realm(seat))
    if v[SEATS] == 1:
        return mine <= v[RIVAL]
    return all(strength(v, realm(other)) >= mine for other in range(v[SEATS]))


def holds(v: vec[i64], seat: i64, effect: Effect, about: i64) -> bool:
    """Whether the condition of an effect holds now; *about*: the technology of the event."""
    condition = effect.condition
    if condition == ALWAYS:
        return True
    if condition == MOST_STRENGTH:
        return has_most_strength(v, seat)
    if condition == ABOUT_ONE_OF:
        return (effect.argument >> about) & 1 != 0
    if condition == ABOUT_NONE_OF:
        return (effect.argument >> about) & 1 == 0
    if condition == MOST_TECHNOLOGIES:
        return size(v[realm(seat) + LEARNED]) <= effect.argument
    if condition == LEAST_TECHNOLOGIES:
        return size(v[realm(seat) + LEARNED]) >= effect.argument
    if condition == RICHEST_IN:
        return is_richest(v, seat, effect.argument)
    if condition == WEAKEST:
        return is_weakest(v, seat)
    assert condition == NOT_STRONGER
    return strength(v, realm(seat)) <= v[RIVAL]


def amount_of(v: vec[i64], me: i64, effect: Effect, extra: i64) -> i64:
    """How much an effect gives now, rounded down (AOC-1.14)."""
    if effect.count == NO_COUNT:
        return effect.amount
    amount = effect.amount * (count_of(v, me, effect.count, extra) // effect.divisor)
    if effect.most != 0:
        return min(amount, effect.most)
    return amount


# ---- prices


def modified_as(action: i64) -> i64:
    """The action whose modifiers apply to this one; -1: none do (AOC-14.11)."""
    if action < ORDINARY:
        return action
    return TRADE if action == CARAVAN else -1


def price_of(v: vec[i64], seat: i64, action: i64, about: i64) -> i64:
    """What an action costs now (AOC-1.13); *about*: the technology of the action, or its means."""
    price = PRICE[action]
    kind = modified_as(action)
    if kind < 0:
        return price
    fixed: i64 = -1
    left = active(v, realm(seat), PAYING + kind)
    while left != 0:
        effect = effect_of(PAYING + kind, left)
        left &= left - 1
        if effect.kind == DISCOUNT:
            if holds(v, seat, effect, about):
                price -= effect.amount
        elif effect.kind == FIXED_PRICE and holds(v, seat, effect, about):
            fixed = effect.amount
    if fixed >= 0:
        return fixed
    return max(price, 0)


def workers_for(v: vec[i64], me: i64, action: i64) -> i64:
    """How many workers an action needs now (AOC-6.5, AOC-11.3)."""
    workers = WORKERS_FOR[action]
    kind = modified_as(action)
    if kind < 0:
        return workers
    left = active(v, me, PAYING + kind)
    while left != 0:
        effect = effect_of(PAYING + kind, left)
        left &= left - 1
        if effect.kind == EXTRA_WORKERS:
            workers += effect.amount
    return workers


# ---- carrying out


def gain(v: vec[i64], seat: i64, good: i64, amount: i64, source: i64) -> None:
    """Gain so much of a good, or lose it: what is missing is not owed (AOC-1.3 to 1.8).

    A technology or a wonder is chosen, so it becomes a frame. *source*: where points come from.
    """
    me = realm(seat)
    if good == POINTS:
        v[me + TALLY + source] += amount
    elif good == COINS:
        v[me + COINS] = max(v[me + COINS] + amount, 0)
    elif good == WORKERS:
        v[me + WORKERS] = max(min(v[me + WORKERS] + amount, MOST_WORKERS), 0)
    elif good == A_TECHNOLOGY:
        if amount > 0 and available(v, me) != 0:
            push(v, CHOOSE_TECHNOLOGY, seat, amount)
    elif good == A_WONDER:
        if amount > 0 and v[WONDER_POOL] != 0:
            push(v, CHOOSE_WONDER, seat, amount)
    elif good == FORTS:
        v[me + FORTS] += amount
    else:
        v[me + good] = 1  # tribute and quarantine: kept until used, one at a time (AOC-14.12)


def carry_out(v: vec[i64], seat: i64, effect: Effect, source: i64, about: i64, number: i64) -> None:
    """Carry out an effect that gives something, if its condition holds.

    *number* is what an entry in special.py is about, or the extra coins that came with a card.
    """
    if not holds(v, seat, effect, about):
        return
    if effect.kind == GAIN:
        gain(v, seat, effect.subject, amount_of(v, realm(seat), effect, number), source)
    elif effect.kind == OTHERS:
        for other in range(v[SEATS]):
            if other != seat:
                gain(v, other, effect.subject, effect.amount, source)
    elif effect.kind == PERFORM:
        push(v, MAY_PERFORM, seat, effect.subject)  # after the other bonuses, if it can be paid
    elif effect.kind == SPECIAL:
        special.apply(v, seat, effect.subject, effect.amount, number)


def carry_out_all(
    v: vec[i64], seat: i64, event: i64, effects: i64, source: i64, about: i64, number: i64
) -> None:
    """Carry out a set of effects that an event calls."""
    while effects != 0:
        carry_out(v, seat, effect_of(event, effects), source, about, number)
        effects &= effects - 1
