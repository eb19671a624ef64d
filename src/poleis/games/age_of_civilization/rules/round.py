"""The end of a round: the permanent card, tokens, war and plague (AOC-8, AOC-12.8, AOC-13.10)."""

from __future__ import annotations

from mypy_extensions import i64

from poleis.core.sets import bit, lowest, size
from poleis.core.state import CHANCE
from poleis.games.age_of_civilization.effects.effect import (
    BY_TOKENS,
    NONE,
    PLAGUE,
    WAR,
    Occasion,
)
from poleis.games.age_of_civilization.rules.edition import SACRIFICE_SYMBOL, WAR_SYMBOL
from poleis.games.age_of_civilization.rules.events import call
from poleis.games.age_of_civilization.rules.realm_changes import die, sacrifice
from poleis.games.age_of_civilization.rules.records import (
    BEGIN_TURN,
    NEXT_ROUND,
    TURN_UP_CIVILIZATION,
    TURN_UP_ORDER,
    Position,
)
from poleis.games.age_of_civilization.rules.strength import is_weakest


def add_extra_coins(table: Position) -> None:
    """Put a coin on each card of the civilization pool (AOC-5.3, AOC-13.4)."""
    left = table.pools.civilizations
    while left != 0:
        table.pools.extra_coins[lowest(left)] += 1
        left &= left - 1


def refill(table: Position) -> None:
    """After a civilization was taken: coins on those left, then one from the deck (AOC-5.3)."""
    add_extra_coins(table)
    if table.pools.civilization_deck != 0:
        table.replace(TURN_UP_CIVILIZATION, CHANCE)
    else:
        table.pending.pop()


def end_round(table: Position) -> None:
    """When all turns of a round are over: the next round, or the end of the game (AOC-4.1)."""
    if table.round == table.edition.rounds:
        table.pending.pop()
        return
    table.replace(NEXT_ROUND, 0)
    seats = table.seats()
    if seats > 1:
        table.first_player = (table.first_player + seats - 1) % seats  # AOC-8.2
        return
    table.opponent += table.agreement.opponent_growth  # AOC-13.5, before the rest (AOC-13.10)
    add_extra_coins(table)
    table.push_chance(TURN_UP_ORDER, orders_missing(table))
    if table.pools.civilization_deck != 0:
        table.push_chance(TURN_UP_CIVILIZATION, 1)


def orders_missing(table: Position) -> i64:
    """How many orders are to be turned up at the end of a round (AOC-14.6)."""
    missing = table.agreement.order_row - size(table.orders.face_up)
    return min(missing, table.orders.left())


def next_round(table: Position) -> None:
    """Move the permanent card and look at the new card (AOC-8.3, AOC-8.4)."""
    table.replace(BEGIN_TURN, 0)
    new = table.round + table.edition.open_cards - 1
    table.round += 1
    table.turns_over = 0
    if table.track.tokens[new] != NONE:
        resolve_token(table, table.track.tokens[new])  # before war or plague (AOC-12.8)
    symbol = table.edition.track_cards[table.track.cards[new]].symbol
    if symbol == SACRIFICE_SYMBOL:
        plague(table)
    if symbol == WAR_SYMBOL or table.agreement.always_war:
        war(table)


def resolve_token(table: Position, number: i64) -> None:
    """Whom a token concerns is found before it hits anybody (AOC-1.17, AOC-12.9, AOC-14.3)."""
    token = table.edition.tokens[number]
    hit: i64 = 0
    for seat in range(table.seats()):
        if token.whom.holds(table, seat, NONE):
            hit |= bit(seat)
    occasion = Occasion(BY_TOKENS)
    for effect in token.effects:
        for seat in range(table.seats()):
            if (hit >> seat) & 1 != 0:
                effect.apply(table, seat, occasion)


def is_spared(table: Position, seat: i64, event: i64) -> bool:
    """Whether an ability in force saves the worker at a war or plague (AOC-8.10)."""
    left = table.realms[seat].in_force[event]
    while left != 0:
        if table.edition.effect_of(event, left).spares_worker():
            return True
        left &= left - 1
    return False


def war(table: Position) -> None:
    """Compare, gain, then sacrifice, all at once (AOC-8.5, AOC-8.9)."""
    if table.realms[0].has_tribute:
        table.realms[0].has_tribute = False  # the war has no effect at all (AOC-14.13)
        return
    weakest: i64 = 0
    for seat in range(table.seats()):
        if is_weakest(table, seat):
            weakest |= bit(seat)
    occasion = Occasion(BY_TOKENS)
    for seat in range(table.seats()):
        call(table, seat, WAR, occasion)
    for seat in range(table.seats()):
        realm = table.realms[seat]
        if (weakest >> seat) & 1 != 0 and realm.workers > 0 and not is_spared(table, seat, WAR):
            sacrifice(realm, 1)
            if table.seats() == 1:
                table.wars_lost += 1


def plague(table: Position) -> None:
    """Every player sacrifices a worker (AOC-8.6)."""
    for seat in range(table.seats()):
        if not is_spared(table, seat, PLAGUE):
            die(table.realms[seat], 1)
