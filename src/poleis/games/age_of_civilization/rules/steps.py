"""Steps: the decisions of a turn, each with what is legal and what an answer does.

`STEPS` finds a step by the kind of the pending decision. The questions of effects are not here:
the effect that asks answers them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.sets import add_all
from poleis.games.age_of_civilization.effects.effect import NONE, TURN_ENDS
from poleis.games.age_of_civilization.rules.action_step import (
    buy,
    pay_and_resolve,
    perform,
    performable,
    researchable,
    rest,
)
from poleis.games.age_of_civilization.rules.draft import keep, packet_before
from poleis.games.age_of_civilization.rules.orders import fill, fillable
from poleis.games.age_of_civilization.rules.records import (
    ACTION_STEP,
    BEGIN_TURN,
    CHOOSE_RESEARCH,
    CIVILIZATION_STEP,
    DRAFT,
    NEXT_ROUND,
    REFILL,
    RESTED,
    TURN_END,
    Position,
)
from poleis.games.age_of_civilization.rules.round import next_round, refill
from poleis.games.age_of_civilization.rules.technology_board import buyable
from poleis.games.age_of_civilization.rules.turn import (
    absorb,
    bear,
    begin_turn,
    compulsory,
    end_civilization_step,
    end_turn,
    resolvable,
    resolve,
    resolve_card,
    resolve_workers,
)


class Step:
    """A decision that a seat takes, or something that is due and asks nobody."""

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        """Add the codes of what the seat may do."""
        return codes

    def answer(self, table: Position, seat: i64, action: i64) -> None:
        """Carry out what the seat has chosen."""
        raise NotImplementedError

    def proceed(self, table: Position) -> bool:
        """Carry out what is due and return True, or False if somebody must act."""
        return False


def add_purchases(table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
    """Add the special technology cards that the seat may buy (AOC-12.5)."""
    return add_all(codes, table.edition.action_kinds.buy.first, buyable(table, seat))


@final
class CivilizationStep(Step):
    """Step 1: birth, absorb or skip (AOC-5.1)."""

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        kinds = table.edition.action_kinds
        cards = table.pools.civilizations | table.realms[seat].hand
        codes = add_all(codes, kinds.birth.first, cards)
        if table.round > 1:
            codes = add_all(codes, kinds.absorb.first, cards)
            codes = append(codes, kinds.skip.first)
        return add_purchases(table, seat, codes)

    def answer(self, table: Position, seat: i64, action: i64) -> None:
        kinds = table.edition.action_kinds
        if kinds.birth.holds(action):
            bear(table, seat, kinds.birth.first_arg(action))
        elif kinds.absorb.holds(action):
            absorb(table, seat, kinds.absorb.first_arg(action))
        elif kinds.buy.holds(action):
            buy(table, seat, kinds.buy.first_arg(action))
        else:
            end_civilization_step(table, seat, taken=False)


@final
class ActionStep(Step):
    """Step 2: actions one after another, or rest (AOC-6.1, AOC-6.2)."""

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        kinds = table.edition.action_kinds
        codes = add_all(codes, kinds.perform.first, performable(table, seat))
        codes = add_purchases(table, seat, codes)
        codes = add_all(codes, kinds.fill.first, fillable(table, seat))
        if not table.turn.has_acted:
            codes = append(codes, kinds.rest.first)
        return append(codes, kinds.end.first)

    def answer(self, table: Position, seat: i64, action: i64) -> None:
        kinds = table.edition.action_kinds
        if kinds.perform.holds(action):
            perform(table, seat, kinds.perform.first_arg(action))
        elif kinds.end.holds(action):
            resolve_workers(table, seat)
        elif kinds.rest.holds(action):
            table.top().kind = RESTED
            rest(table, seat)
        elif kinds.buy.holds(action):
            buy(table, seat, kinds.buy.first_arg(action))
        else:
            fill(table, seat, kinds.fill.first_arg(action))


@final
class Rested(Step):
    """After a rest, while a special technology may still be bought (AOC-12.18)."""

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        codes = add_purchases(table, seat, codes)
        return append(codes, table.edition.action_kinds.end.first)

    def answer(self, table: Position, seat: i64, action: i64) -> None:
        kinds = table.edition.action_kinds
        if kinds.buy.holds(action):
            buy(table, seat, kinds.buy.first_arg(action))
        else:
            resolve_workers(table, seat)

    def proceed(self, table: Position) -> bool:
        seat = table.top().actor
        if buyable(table, seat) != 0:
            return False
        resolve_workers(table, seat)
        return True


@final
class ChooseResearch(Step):
    """The technology that Research is for, chosen when paying (AOC-6.7)."""

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        return add_all(codes, table.edition.action_kinds.unlock.first, researchable(table, seat))

    def answer(self, table: Position, seat: i64, action: i64) -> None:
        table.pending.pop()
        technology = table.edition.action_kinds.unlock.first_arg(action)
        pay_and_resolve(table, seat, table.edition.research, technology)


@final
class TurnEnd(Step):
    """The abilities at the end of the turn, in the order that the player chooses (AOC-7.2)."""

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        kinds = table.edition.action_kinds
        codes = add_purchases(table, seat, codes)
        effects = resolvable(table, seat)
        is_free = compulsory(table, effects) == 0
        last: i64 = NONE
        while effects != 0:
            card = table.edition.effect_of(TURN_ENDS, effects).card  # ascending
            effects &= effects - 1
            if card != last:
                codes = append(codes, kinds.resolve.code(card))
                last = card
        return append(codes, kinds.end.first) if is_free else codes

    def answer(self, table: Position, seat: i64, action: i64) -> None:
        kinds = table.edition.action_kinds
        if kinds.resolve.holds(action):
            resolve_card(table, seat, kinds.resolve.first_arg(action))
        elif kinds.buy.holds(action):
            buy(table, seat, kinds.buy.first_arg(action))
        else:
            end_turn(table)

    def proceed(self, table: Position) -> bool:
        """Resolve what leaves nothing to choose, and end the turn when nothing is left."""
        seat = table.top().actor
        effects = resolvable(table, seat)
        if table.turn.resolved != 0 and buyable(table, seat) != 0:
            return False  # AOC-12.5: what was just resolved may pay for a special technology
        if effects == 0:
            end_turn(table)
        elif effects & (effects - 1) == 0 and compulsory(table, effects) != 0:
            resolve(table, seat, effects)
        else:
            return False
        return True


@final
class DraftPick(Step):
    """A card to keep; all seats choose at the same time (AOC-12.11, AOC-12.16)."""

    def legal(self, table: Position, seat: i64, codes: vec[i64]) -> vec[i64]:
        if table.draft.chosen[seat] != NONE:
            return codes
        packet = table.draft.packets[packet_before(table, seat)]
        return add_all(codes, table.edition.action_kinds.keep.first, packet.cards)

    def answer(self, table: Position, seat: i64, action: i64) -> None:
        keep(table, seat, table.edition.action_kinds.keep.first_arg(action))


@final
class Refill(Step):
    """The pool after a civilization was taken (AOC-5.3)."""

    def proceed(self, table: Position) -> bool:
        refill(table)
        return True


@final
class BeginTurn(Step):
    """The next turn (AOC-4.1)."""

    def proceed(self, table: Position) -> bool:
        begin_turn(table)
        return True


@final
class NextRound(Step):
    """The next round (AOC-8.3)."""

    def proceed(self, table: Position) -> bool:
        next_round(table)
        return True


def steps() -> list[Step]:
    """The steps, by the kind of the pending decision; at the others nothing is due."""
    found = [Step()] * (NEXT_ROUND + 1)
    found[CIVILIZATION_STEP] = CivilizationStep()
    found[ACTION_STEP] = ActionStep()
    found[RESTED] = Rested()
    found[CHOOSE_RESEARCH] = ChooseResearch()
    found[TURN_END] = TurnEnd()
    found[DRAFT] = DraftPick()
    found[REFILL] = Refill()
    found[BEGIN_TURN] = BeginTurn()
    found[NEXT_ROUND] = NextRound()
    return found


STEPS: Final = steps()
