"""Step 2 of a turn: actions, or rest (AOC-6).

Every function changes the table as its rule says; what an action asks its player becomes a pending
decision.
"""

from __future__ import annotations

from mypy_extensions import i64

from poleis.core.sets import bit, lowest
from poleis.games.age_of_civilization.effects.effect import (
    BY_ACTIONS,
    BY_REST,
    FORBIDDEN_ACTION,
    FUTURE_SPACES,
    NO_SACRIFICE,
    NONE,
    PRIVATE_SPACE,
    REST,
    Occasion,
)
from poleis.games.age_of_civilization.rules.events import call, call_these
from poleis.games.age_of_civilization.rules.prices import modifiers, price_of, workers_for
from poleis.games.age_of_civilization.rules.realm_changes import add_workers, unlock
from poleis.games.age_of_civilization.rules.records import (
    CHOOSE_RESEARCH,
    CHOOSE_TECHNOLOGY,
    Position,
)
from poleis.games.age_of_civilization.rules.technology_board import available


def idle_workers(table: Position, seat: i64) -> i64:
    """The workers of the seat on turn that are on no action space."""
    return table.realms[seat].workers - table.turn.busy


def granted(table: Position, seat: i64, event: i64) -> i64:
    """The actions that privileges of this kind are about, as a set."""
    found: i64 = 0
    left = table.realms[seat].in_force[event]
    while left != 0:
        found |= table.edition.effect_of(event, left).actions()
        left &= left - 1
    return found


def forbidden(table: Position, seat: i64) -> i64:
    """The actions that other players' civilizations forbid, as a set (AOC-11.25)."""
    found: i64 = 0
    for other in range(table.seats()):
        if other != seat and table.realms[other].in_force[FORBIDDEN_ACTION] != 0:
            found |= granted(table, other, FORBIDDEN_ACTION)
    return found


def open_actions(table: Position, seat: i64) -> i64:
    """The actions whose cards may be used, as a set (AOC-6.4, AOC-11.17)."""
    edition = table.edition
    first = table.round - 1
    after = first + edition.open_cards
    if table.realms[seat].in_force[FUTURE_SPACES] != 0:
        after = edition.positions
    found = edition.permanent
    for position in range(first, after):
        found |= bit(table.track.cards[position])
    return found & ~bit(edition.plague)


def payable(table: Position, seat: i64, action: i64) -> bool:
    """Whether the seat on turn has the workers and coins for an action (AOC-6.17)."""
    edition = table.edition
    realm = table.realms[seat]
    space = edition.actions[action]
    idle = realm.workers - table.turn.busy
    if modifiers(edition, realm, space) == 0:
        return idle >= space.workers and realm.coins >= space.price
    if idle < workers_for(table, seat, action):
        return False
    if action == edition.research and available(table, seat) != 0:
        return researchable(table, seat) != 0
    return realm.coins >= price_of(table, seat, action)


def performable(table: Position, seat: i64) -> i64:
    """The actions that the seat on turn may perform with workers now, as a set (AOC-6.2 to 6.4).

    An action has the spaces of its card, if that is open, and those on own cards (AOC-6.14).
    """
    if idle_workers(table, seat) <= 0:
        return 0
    open_ = open_actions(table, seat)
    private = granted(table, seat, PRIVATE_SPACE)
    left = (open_ | private) & ~forbidden(table, seat)
    found: i64 = 0
    while left != 0:
        action = lowest(left)
        left &= left - 1
        spaces = (private >> action) & 1
        if (open_ >> action) & 1 != 0:
            spaces += table.edition.actions[action].spaces
        if table.turn.uses[action] < spaces and payable(table, seat, action):
            found |= bit(action)
    return found


def researchable(table: Position, seat: i64) -> i64:
    """The available technologies that the seat can pay for by Research, as a set (AOC-6.7)."""
    edition = table.edition
    research = edition.research
    realm = table.realms[seat]
    space = edition.actions[research]
    left = available(table, seat)
    if modifiers(edition, realm, space) == 0:
        if realm.coins < space.price:
            return 0
        return left
    found: i64 = 0
    while left != 0:
        technology = lowest(left)
        left &= left - 1
        if realm.coins >= price_of(table, seat, research, technology):
            found |= bit(technology)
    return found


def perform(table: Position, seat: i64, action: i64) -> None:
    """Put workers on a space of an action; pay for it and resolve it, or ask what Research is for
    (AOC-6.2, AOC-6.7)."""
    edition = table.edition
    turn = table.turn
    workers = workers_for(table, seat, action)
    turn.busy += workers
    is_red = edition.actions[action].is_red
    if is_red and (granted(table, seat, NO_SACRIFICE) >> action) & 1 == 0:
        turn.doomed += workers
    turn.uses[action] += 1
    turn.has_acted = True
    if action == edition.research and available(table, seat) != 0:
        table.push(CHOOSE_RESEARCH, seat)
    else:
        pay_and_resolve(table, seat, action)


def pay_and_resolve(table: Position, seat: i64, action: i64, technology: i64 = NONE) -> None:
    """Pay for an action and carry it out; what it brings does not modify it (AOC-6.13).

    *technology* is what Research is for, or through which Culture is performed.
    """
    edition = table.edition
    realm = table.realms[seat]
    space = edition.actions[action]
    bonuses: i64 = 0
    if space.modified_as != NONE:
        bonuses = realm.in_force[edition.performed(space.modified_as)]
    realm.coins -= price_of(table, seat, action, technology)
    occasion = Occasion(BY_ACTIONS + action, technology)
    for effect in space.effects:
        if technology != NONE and effect.question() == CHOOSE_TECHNOLOGY:
            unlock(table, seat, technology)  # it was chosen when paying (AOC-6.7)
        else:
            effect.apply(table, seat, occasion)
    if action == edition.culture and table.is_rebirth():
        realm.points[occasion.source] += table.agreement.rebirth_points  # AOC-14.9
    if bonuses != 0:
        call_these(table, seat, edition.performed(space.modified_as), bonuses, occasion)


def buy(table: Position, seat: i64, card: i64) -> None:
    """Cover a column with a special technology card (AOC-12.2)."""
    realm = table.realms[seat]
    realm.coins -= table.edition.special_price
    table.pools.specials &= ~bit(card)
    realm.special_card = card


def rest(table: Position, seat: i64) -> None:
    """Gain coins and a worker instead of performing actions (AOC-6.1)."""
    table.realms[seat].coins += table.edition.rest_coins
    add_workers(table, seat, table.edition.rest_workers)
    call(table, seat, REST, Occasion(BY_REST))
