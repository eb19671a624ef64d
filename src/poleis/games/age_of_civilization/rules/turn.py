"""A turn: the civilization step and the end (AOC-4, AOC-5, AOC-7); `action_step` is between.

Every function changes the table as its rule says and leaves the next decision on top of the stack;
what asks nobody is carried out later, by its step.
"""

from __future__ import annotations

from mypy_extensions import i64

from poleis.games.age_of_civilization.effects.effect import (
    BIRTH,
    BY_BIRTH,
    BY_TURN_END,
    NONE,
    TAKING,
    TURN_ENDS,
    Occasion,
)
from poleis.games.age_of_civilization.rules.events import call_card
from poleis.games.age_of_civilization.rules.realm_changes import (
    add_workers,
    take_civilization,
    take_extra_coins,
)
from poleis.games.age_of_civilization.rules.records import (
    ACTION_STEP,
    BEGIN_TURN,
    CIVILIZATION_STEP,
    REFILL,
    TURN_END,
    Position,
)
from poleis.games.age_of_civilization.rules.round import end_round

# ---- step 1: the civilization step (AOC-5)


def begin_turn(table: Position) -> None:
    """Ask for the civilization step, unless there is nothing to choose (AOC-5.1, AOC-5.2)."""
    seat = table.on_turn()
    realm = table.realms[seat]
    first_born = table.agreement.first_born
    if table.round == 1 and first_born != NONE:
        table.replace(CIVILIZATION_STEP, seat)
        bear(table, seat, first_born)
    elif (
        len(realm.civilizations) == table.edition.most_civilizations
        or table.pools.civilizations | realm.hand == 0
    ):
        table.replace(ACTION_STEP, seat)
    else:
        table.replace(CIVILIZATION_STEP, seat)


def end_civilization_step(table: Position, seat: i64, *, taken: bool) -> None:
    """Go on to step 2; the pool changes before it if a card was taken (AOC-5.3, AOC-5.11)."""
    table.replace(ACTION_STEP, seat)
    if taken and table.agreement.refills:
        table.push(REFILL, seat)


def bear(table: Position, seat: i64, card: i64) -> None:
    """The birth of a civilization (AOC-5.3)."""
    realm = table.realms[seat]
    born = table.edition.civilizations[card]
    end_civilization_step(table, seat, taken=True)
    take_civilization(table, seat, card)
    if realm.main != NONE:
        realm.end_effects(table.edition.civilizations[realm.main].main)
    realm.main = card
    realm.begin_effects(born.main)
    realm.workers = born.population
    call_card(table, seat, TAKING, born.main, Occasion(BY_BIRTH, NONE, card))
    coins = take_extra_coins(table, seat, card)
    call_card(table, seat, BIRTH, born.main, Occasion(BY_BIRTH, NONE, card, coins))


def absorb(table: Position, seat: i64, card: i64) -> None:
    """Tuck a civilization under the main one; its birth abilities never trigger (AOC-5.4)."""
    end_civilization_step(table, seat, taken=True)
    take_civilization(table, seat, card)
    add_workers(table, seat, table.edition.absorb_workers)
    take_extra_coins(table, seat, card)


# ---- step 3: workers come back or not, and the end of the turn (AOC-7)


def resolve_workers(table: Position, seat: i64) -> None:
    """Workers on red spaces go to the supply; then the turn ends (AOC-7.1)."""
    table.realms[seat].workers -= table.turn.doomed
    table.turn.take_workers_back()
    table.replace(TURN_END, seat)


def resolvable(table: Position, seat: i64) -> i64:
    """The effects that may be resolved now at the end of the turn, as a set (AOC-7.2, AOC-7.4).

    Those gained in this phase take part (AOC-7.3); optional ones only while they are of use.
    """
    left = table.realms[seat].in_force[TURN_ENDS] & ~table.turn.resolved
    found = left
    while left != 0:
        effect = table.edition.effect_of(TURN_ENDS, left)
        if effect.is_optional() and not effect.can(table, seat):
            found &= ~effect.bit
        left &= left - 1
    return found


def compulsory(table: Position, effects: i64) -> i64:
    """Those of a set of effects at the end of the turn that cannot be declined (AOC-1.15)."""
    found = effects
    left = effects
    while left != 0:
        effect = table.edition.effect_of(TURN_ENDS, left)
        if effect.is_optional():
            found &= ~effect.bit
        left &= left - 1
    return found


def resolve(table: Position, seat: i64, effects: i64) -> None:
    """Resolve the first of a set of effects at the end of the turn."""
    effect = table.edition.effect_of(TURN_ENDS, effects)
    table.turn.resolved |= effect.bit
    effect.apply(table, seat, Occasion(BY_TURN_END))


def resolve_card(table: Position, seat: i64, card: i64) -> None:
    """Resolve the ability that a card has at the end of the turn."""
    left = resolvable(table, seat)
    while table.edition.effect_of(TURN_ENDS, left).card != card:
        left &= left - 1
    resolve(table, seat, left)


def end_turn(table: Position) -> None:
    """The next player's turn, or the end of the round (AOC-4.1)."""
    table.turn.resolved = 0
    table.turns_over += 1
    if table.turns_over < table.seats():
        table.replace(BEGIN_TURN, 0)
    else:
        end_round(table)
