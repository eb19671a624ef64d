"""The five actions of a turn and what they ask (ORI-6, 7, 10, 13 to 17, 21)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.sets import bit, lowest
from poleis.games.origins.effects.questions import can_run
from poleis.games.origins.effects.reader import ACTION_EFFECT, TOKEN_EFFECT
from poleis.games.origins.effects.runner import call
from poleis.games.origins.effects.special import gold_for_bonus, holds
from poleis.games.origins.effects.vocabulary import (
    AFTER_CLOSING,
    BONUS_GOLD,
    ON_CLOSING,
    ON_PASS,
    ON_PLACING,
    ON_RETIRING,
    ON_TOWER,
)
from poleis.games.origins.rules import actions as code
from poleis.games.origins.rules.city import (
    block_at,
    colour_at,
    corner,
    kind_at,
    matching_cards,
)
from poleis.games.origins.rules.data import (
    AGORA_KIND,
    BASE_PRICE,
    BASES_IN_ALL,
    FIRST_POINTS,
    LAST_BASE_POINTS,
    LATER_POINTS,
    die_colour,
    die_value,
)
from poleis.games.origins.rules.layout import (
    ARCHON,
    AT,
    AT_SITE,
    BASES,
    BLOCK,
    BLOCKS,
    BONUS,
    CARD,
    CARD_GOLD,
    DIE,
    DISTRICTS,
    FOOD,
    GOLD,
    GROWTH,
    HEIGHT,
    HELD,
    NEXT_SEAT,
    RETIRE,
    RETURN,
    RUN,
    SCORE_CARD,
    SCORED,
    SEATS,
    SHIP,
    SPEAKER,
    SPEAKER_AT,
    TALLY,
    TIDE,
    TOKENS,
    TOWER,
    USE,
    VISIT,
    WISDOM,
    drop,
    home,
    push,
    top,
)
from poleis.games.origins.rules.market import (
    become_advisor,
    can_pay,
    has_advisor,
    is_unused,
    pay,
)

# ---- what may be done on a turn (ORI-6.2)


def turn_codes(v: vec[i64], seat: i64, codes: vec[i64]) -> vec[i64]:
    """Visits, tower levels, a base, passing, and districts to close, ascending."""
    me = home(seat)
    for worker in range(i64(code.ARCHON_WORKER + 1)):
        value = worker_value(v, seat, worker)
        if value > 0:
            money = value + v[me + WISDOM] + v[me + GOLD]
            for site in range(i64(5)):
                if v[SHIP + site] <= money:
                    codes = append(codes, code.VISIT + 5 * worker + site)
    for colour in range(i64(5)):
        if v[TOWER + colour] > 0 and v[me + HEIGHT + colour] <= v[me + GOLD]:
            codes = append(codes, code.TOWER + colour)
    if can_populate(v, me):
        codes = append(codes, code.POPULATE)
    codes = append(codes, code.PASS)
    for i in range(me + BLOCK, me + BLOCK + v[me + BLOCKS]):
        if v[i] & 63 == 0:
            for base in range(i64(BASES_IN_ALL)):
                if is_unused(v, me, base):
                    codes = append(codes, code.CLOSE + 6 * (v[i] >> 6) + base)
    return codes


def worker_value(v: vec[i64], seat: i64, worker: i64) -> i64:
    """What a worker can meet at a site without paying; 0: it cannot be placed (ORI-7.2, 7.3).

    The archon ignores the ship value, as if it were a 6.
    """
    me = home(seat)
    if worker < code.FIRST_SPEAKER:
        return die_value(v[me + DIE + worker]) if is_unused(v, me, worker) else i64(0)
    if worker < code.ARCHON_WORKER:
        k = worker - code.FIRST_SPEAKER
        return v[SPEAKER + k] if v[SPEAKER_AT + k] == HELD + seat else i64(0)
    return 6 if v[me + ARCHON] == 0 else i64(0)


# ---- visiting a site (ORI-7)


def visit(v: vec[i64], seat: i64, worker: i64, site: i64) -> None:
    """Place a worker, pay the difference, raise the ship; then its actions are chosen."""
    me = home(seat)
    value = worker_value(v, seat, worker)
    pay(v, me, WISDOM, max(v[SHIP + site] - value, 0))
    mains: i64 = 1
    if worker < code.FIRST_SPEAKER:
        v[me + AT + worker] = site + 1
        if value == 6:
            mains = 2  # ORI-7.6
    elif worker < code.ARCHON_WORKER:
        v[SPEAKER_AT + worker - code.FIRST_SPEAKER] = AT_SITE + site
    else:
        v[me + ARCHON] = site + 1
    push(v, VISIT, seat, site, worker, 0, mains)
    if v[SEATS] == 1:
        push(v, TIDE, seat, site, 0, 0, 0)
    else:
        raise_ship(v, site)


def raise_ship(v: vec[i64], site: i64) -> None:
    """By one; from 6 to 1 (ORI-7.4)."""
    v[SHIP + site] = v[SHIP + site] % 6 + 1


def visit_codes(v: vec[i64], at: i64, codes: vec[i64]) -> vec[i64]:
    """Main actions and the bonus action that are left and possible; the end after a main one."""
    seat = v[at + 1]
    site = v[at + 2]
    done = v[at + 4]
    mains = (done & 1) + ((done >> 1) & 1)
    if mains < v[at + 5]:
        for half in range(i64(2)):
            action = 2 * site + half
            if (done >> half) & 1 == 0 and can_run(v, seat, ACTION_EFFECT[action], -1):
                codes = append(codes, code.ACT + action)
    if done & 4 == 0 and has_token_colour(v, at):
        colour = v[BONUS + site] - 1
        if can_run(v, seat, TOKEN_EFFECT[colour], -1):
            codes = append(codes, code.BONUS + colour)
        if holds(v, seat, BONUS_GOLD):
            codes = append(codes, code.PISCES)
    return append(codes, code.DONE) if mains > 0 else codes


def has_token_colour(v: vec[i64], at: i64) -> bool:
    """Whether the worker of a visit has the colour of the bonus token there (ORI-7.7)."""
    me = home(v[at + 1])
    colour = v[BONUS + v[at + 2]] - 1
    worker = v[at + 3]
    if worker < code.FIRST_SPEAKER:
        return die_colour(v[me + DIE + worker]) == colour
    return worker == code.ARCHON_WORKER and has_advisor(v, me, colour)


def visit_is_over(v: vec[i64], at: i64) -> bool:
    """Whether nothing but the end is left to choose."""
    if v[at + 4] & 3 == 0:
        return False
    return len(visit_codes(v, at, vec[i64](capacity=8))) == 1


def act(v: vec[i64], at: i64, action: i64) -> None:
    """Carry out a main action of the site."""
    v[at + 4] |= 1 + (action & 1)
    push(v, RUN, v[at + 1], ACTION_EFFECT[action], -1, 0, 0)


def take_bonus(v: vec[i64], at: i64, colour: i64) -> None:
    v[at + 4] |= 4
    push(v, RUN, v[at + 1], TOKEN_EFFECT[colour], -1, 0, 0)


def take_gold_instead(v: vec[i64], at: i64) -> None:
    """Pisces: the bonus action is gold, and costs nothing (ORI-22.12)."""
    v[at + 4] |= 4
    v[home(v[at + 1]) + GOLD] += gold_for_bonus(v, v[at + 1])


# ---- the tide of the solo game (ORI-21.4, ORI-21.5)


def tide_codes(v: vec[i64], at: i64, codes: vec[i64]) -> vec[i64]:
    """A token keeps all ships; else a neighbour below 6 is raised, if there is one."""
    site = v[at + 2]
    if v[home(v[at + 1]) + TOKENS] > 0:
        codes = append(codes, code.SPEND)
    has_neighbour: bool = False
    for neighbour in (site - 1, site + 1):
        if 0 <= neighbour < 5 and v[SHIP + neighbour] < 6:
            codes = append(codes, code.LIFT + neighbour)
            has_neighbour = True
    return codes if has_neighbour else append(codes, code.DONE)


def flow(v: vec[i64], action: i64) -> None:
    """Carry out the choice of the tide."""
    at = top(v)
    site = v[at + 2]
    me = home(v[at + 1])
    drop(v)
    if action == code.SPEND:
        v[me + TOKENS] -= 1
        return
    raise_ship(v, site)
    if action != code.DONE:
        raise_ship(v, action - code.LIFT)


# ---- closing a district (ORI-13)


def close(v: vec[i64], seat: i64, cell: i64, base: i64) -> None:
    """Put a die into a seat of power; then the card, the effects, and what zodiac cards add."""
    me = home(seat)
    die = v[me + DIE + base]
    block = block_at(v, me, cell)
    v[me + DIE + base] = 0
    v[block] += die
    call(v, seat, AFTER_CLOSING, 0)
    push(v, USE, seat, cell, fired_by(v, me, cell, die), 0, 0)
    cards = matching_cards(v, me, cell)
    if cards & (cards - 1) != 0:
        push(v, SCORE_CARD, seat, cards, 0, 0, 0)
    elif cards != 0:
        score_card(v, me, lowest(cards))
    call(v, seat, ON_CLOSING, 0)
    call(v, seat, ON_PLACING, block)


def fired_by(v: vec[i64], me: i64, cell: i64, die: i64) -> i64:
    """The tiles of a district whose effects a die may use: those of its colour, and the agora
    (ORI-13.5). As a set of corners."""
    found: i64 = 0
    for which in range(i64(4)):
        tile = corner(cell, which)
        if colour_at(v, me, tile) == die_colour(die) or kind_at(v, me, tile) == AGORA_KIND:
            found |= i64(1) << which
    return found


def score_card(v: vec[i64], me: i64, slot: i64) -> None:
    """The higher value the first time, the lower one later; all gold above it (ORI-13.3, 13.4)."""
    card = v[CARD + slot] - 1
    is_first = v[me + SCORED] & bit(slot) == 0
    v[me + TALLY + DISTRICTS] += FIRST_POINTS[card] if is_first else LATER_POINTS[card]
    v[me + SCORED] |= bit(slot)
    v[me + GOLD] += v[CARD_GOLD + slot]
    v[CARD_GOLD + slot] = 0


# ---- towers and population (ORI-14, ORI-15)


def build_tower(v: vec[i64], seat: i64, colour: i64) -> None:
    """A disc of the pool for gold equal to the present height (ORI-14.1)."""
    me = home(seat)
    v[me + GOLD] -= v[me + HEIGHT + colour]
    v[me + HEIGHT + colour] += 1
    v[TOWER + colour] -= 1
    call(v, seat, ON_TOWER, 0)


def can_populate(v: vec[i64], me: i64) -> bool:
    bases = v[me + BASES]
    return bases < BASES_IN_ALL and can_pay(v, me, FOOD, BASE_PRICE[bases])


def populate(v: vec[i64], seat: i64) -> None:
    """The next base for food; the last one scores (ORI-15.1)."""
    me = home(seat)
    pay(v, me, FOOD, BASE_PRICE[v[me + BASES]])
    v[me + BASES] += 1
    if v[me + BASES] == BASES_IN_ALL:
        v[me + TALLY + GROWTH] += LAST_BASE_POINTS


# ---- passing (ORI-16)


def pass_turn(v: vec[i64], seat: i64) -> None:
    """What happens "when you pass" first; then archon and freemen come back (ORI-16.2)."""
    push(v, NEXT_SEAT, seat, 1, 0, 0, 0)
    push(v, RETURN, seat, 0, 0, 0, 0)
    call(v, seat, ON_PASS, 0)


def come_back(v: vec[i64], me: i64) -> None:
    """The archon, and the freemen below 6, which go up by one (ORI-16.3)."""
    v[me + ARCHON] = 0
    for base in range(i64(BASES_IN_ALL)):
        if v[me + AT + base] != 0 and die_value(v[me + DIE + base]) < 6:
            v[me + AT + base] = 0
            v[me + DIE + base] += 1


def retiring(v: vec[i64], me: i64) -> i64:
    """The bases of the sixes that still have to come back, as a set."""
    found: i64 = 0
    for base in range(i64(BASES_IN_ALL)):
        if v[me + AT + base] != 0 and die_value(v[me + DIE + base]) == 6:
            found |= i64(1) << base
    return found


def order_matters(v: vec[i64], me: i64, sixes: i64) -> bool:
    """Whether a six of a new colour and one that scores instead could come in either order.

    What a surplus die scores depends on how many advisors there are (ORI-16.6).
    """
    fresh: i64 = 0  # new colours
    surplus: i64 = 0  # colours of dice that will score
    left = sixes
    while left != 0:
        colour = die_colour(v[me + DIE + lowest(left)])
        left &= left - 1
        if has_advisor(v, me, colour) or (fresh >> colour) & 1 == 1:
            surplus |= i64(1) << colour
        else:
            fresh |= i64(1) << colour
    if fresh == 0 or surplus == 0:
        return False
    return surplus != fresh or fresh & (fresh - 1) != 0


def retire(v: vec[i64], seat: i64, base: i64) -> None:
    """A six is compelled to go up and becomes an advisor (ORI-16.3)."""
    become_advisor(v, home(seat), base)
    call(v, seat, ON_RETIRING, 0)


def bring_back(v: vec[i64], at: i64) -> None:
    """Workers come back on passing; sixes in an order that may be a choice (ORI-16.2)."""
    seat = v[at + 1]
    me = home(seat)
    come_back(v, me)
    sixes = retiring(v, me)
    if sixes == 0:
        drop(v)
    elif order_matters(v, me, sixes):
        v[at] = RETIRE
    else:
        retire(v, seat, lowest(sixes))
