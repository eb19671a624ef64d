"""The position of a game of Age of Civilization: who must act, what is legal, what follows.

A turn is made of small decisions, as in the rulebook: the civilization step, one action after
another, what each is for, and the order of the abilities at the end of the turn. The rules
themselves are in `turns`, `rounds`, `orders` and `draft`; here they meet the contract.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.core.sets import add_all, member, size
from poleis.core.state import CHANCE, OVER, State
from poleis.games.age_of_civilization.effects.engine import effect_of, price_of
from poleis.games.age_of_civilization.effects.reader import CARDS
from poleis.games.age_of_civilization.effects.vocabulary import ABOUT_NOTHING, TURN_ENDS
from poleis.games.age_of_civilization.rules.action_step import (
    buy,
    pay_and_resolve,
    perform,
    performable,
    researchable,
    rest,
    take_wonder,
    unlock,
)
from poleis.games.age_of_civilization.rules.chance import happen, outcomes
from poleis.games.age_of_civilization.rules.data import (
    ACTIONS,
    CIVILIZATIONS,
    ORDERS,
    RESEARCH,
    SPECIAL_CARDS,
    TECHNOLOGIES,
    WONDERS,
)
from poleis.games.age_of_civilization.rules.draft import chooser, keep, packet_before
from poleis.games.age_of_civilization.rules.layout import (
    ACTED,
    ACTION_STEP,
    AUTOMATIC,
    BEGIN_TURN,
    CHOOSE_CARD,
    CHOOSE_RESEARCH,
    CHOOSE_TECHNOLOGY,
    CHOOSE_WONDER,
    CHOSEN,
    CIVILIZATION_STEP,
    COINS,
    DEPTH,
    DRAFT,
    HAND,
    MAY_EXCHANGE,
    MAY_PERFORM,
    ORDER_POOL,
    PACKET,
    PICK,
    POOL,
    REFILL,
    RESOLVED,
    RESTED,
    ROUND,
    SEATS,
    TURN,
    TURN_END,
    WONDER_POOL,
    drop,
    push,
    realm,
    top,
)
from poleis.games.age_of_civilization.rules.orders import exchange, fill, fillable
from poleis.games.age_of_civilization.rules.round import end_round, next_round, refill
from poleis.games.age_of_civilization.rules.scoring import points
from poleis.games.age_of_civilization.rules.technology_board import available, buyable
from poleis.games.age_of_civilization.rules.turn import (
    absorb,
    bear,
    begin_turn,
    compulsory,
    end_civilization_step,
    endow,
    resolvable,
    resolve,
    resolve_card,
    resolve_workers,
)

# Action codes: the first of each kind; the order is that of the table in game.py.
BEAR: Final = 0
ABSORB: Final = BEAR + 48
SKIP: Final = ABSORB + 48
PERFORM: Final = SKIP + 1
UNLOCK: Final = PERFORM + 18
TAKE: Final = UNLOCK + 27
BUY: Final = TAKE + 15
FILL: Final = BUY + 9
EXCHANGE: Final = FILL + 6
RESOLVE: Final = EXCHANGE + 6
ENDOW: Final = RESOLVE + 90
KEEP: Final = ENDOW + 48
DECLINE: Final = KEEP + 48
REST: Final = DECLINE + 1
END: Final = REST + 1

assert len(CIVILIZATIONS) == 48 and len(ACTIONS) == 18 and len(TECHNOLOGIES) == 27
assert len(WONDERS) == 15 and len(SPECIAL_CARDS) == 9 and len(ORDERS) == 6 and len(CARDS) == 90


@final
class AgeOfCivilization(State):
    """A position of Age of Civilization: the vector that layout.py describes."""

    def __init__(self, v: vec[i64]) -> None:
        self.v = v

    # ---- the contract

    def seats(self) -> i64:
        return self.v[SEATS]

    def actor(self) -> i64:
        v = self.v
        if v[DEPTH] == 0:
            return OVER
        at = top(v)
        if v[at] == DRAFT:
            return chooser(v)
        return v[at + 1]

    def actors(self) -> list[int]:
        v = self.v
        if v[DEPTH] != 0 and v[top(v)] == DRAFT:
            return [seat for seat in range(int(v[SEATS])) if v[CHOSEN + seat] == 0]
        return super().actors()

    def phase(self) -> i64:
        """AOC-12.16: the cards of a draft are chosen at the same time, pick by pick."""
        v = self.v
        return v[PICK] + 1 if v[DEPTH] != 0 and v[top(v)] == DRAFT else 0

    def legal(self, actor: i64) -> vec[i64]:
        v = self.v
        codes = vec[i64](capacity=16)
        if v[DEPTH] == 0 or not 0 <= actor < v[SEATS]:
            return codes
        at = top(v)
        kind = v[at]
        if kind == DRAFT:
            if v[CHOSEN + actor] != 0:
                return codes
            return add_all(codes, KEEP, v[PACKET + packet_before(v, actor)])
        if actor != v[at + 1]:
            return codes
        me = realm(actor)
        if kind == ACTION_STEP:
            codes = add_all(codes, PERFORM, performable(v, actor))
            codes = add_all(codes, BUY, buyable(v, me))
            codes = add_all(codes, FILL, fillable(v, actor))
            if v[ACTED] == 0:
                codes = append(codes, REST)
            return append(codes, END)
        if kind == CIVILIZATION_STEP:
            cards = v[POOL] | v[me + HAND]
            codes = add_all(codes, BEAR, cards)
            if v[ROUND] > 1:
                codes = add_all(codes, ABSORB, cards)
                codes = append(codes, SKIP)
            return add_all(codes, BUY, buyable(v, me))  # AOC-12.5: before step 1 too
        if kind == TURN_END:
            return self.legal_at_turn_end(codes, actor)
        return self.legal_choices(codes, actor)

    def legal_choices(self, codes: vec[i64], seat: i64) -> vec[i64]:
        """What an action or an ability is for; after a rest, what can still be bought."""
        v = self.v
        at = top(v)
        kind = v[at]
        if kind == CHOOSE_RESEARCH:
            return add_all(codes, UNLOCK, researchable(v, seat))
        if kind == CHOOSE_TECHNOLOGY:
            return add_all(codes, UNLOCK, available(v, realm(seat)))
        if kind == CHOOSE_WONDER:
            return add_all(codes, TAKE, v[WONDER_POOL])
        if kind == MAY_PERFORM:
            codes = append(codes, PERFORM + v[at + 2])
            return append(codes, DECLINE)
        if kind == CHOOSE_CARD:
            return add_all(codes, ENDOW, v[POOL])
        if kind == MAY_EXCHANGE:
            codes = add_all(codes, EXCHANGE, v[ORDER_POOL])
            return append(codes, DECLINE)
        codes = add_all(codes, BUY, buyable(v, realm(seat)))  # RESTED
        return append(codes, END)

    def legal_at_turn_end(self, codes: vec[i64], seat: i64) -> vec[i64]:
        """Special technologies, then the abilities that may be resolved now; the end, if none of
        them is compulsory."""
        codes = add_all(codes, BUY, buyable(self.v, realm(seat)))
        effects = resolvable(self.v, seat)
        is_free = compulsory(effects) == 0
        last: i64 = -1
        while effects != 0:
            card = effect_of(TURN_ENDS, effects).card  # ascending, as the effects are numbered
            effects &= effects - 1
            if card != last:
                codes = append(codes, RESOLVE + card)
                last = card
        return append(codes, END) if is_free else codes

    def apply(self, actor: i64, action: i64) -> None:
        if actor == CHANCE:
            happen(self.v, action)
        else:
            self.act(actor, action)
        self.settle()

    def clone(self) -> AgeOfCivilization:
        return AgeOfCivilization(self.v[:])

    def dump(self) -> list[object]:
        return [int(number) for number in self.v]

    def numbers(self) -> list[int]:
        """The vector as a list, for plain modules.

        They must not pass the vector itself: what goes from plain into compiled code as an
        argument of type vec is never freed (mypyc 2.4).
        """
        return [int(number) for number in self.v]

    def score(self, seat: i64) -> i64:
        """AOC-10.1: the points so far and the abilities of the end of the game."""
        return points(self.v, seat)

    # ---- chance

    def chance(self) -> list[tuple[int, int]]:
        v = self.v
        if v[DEPTH] == 0 or v[top(v) + 1] != CHANCE:
            return []
        first, found = outcomes(v)
        return [(int(code), 1) for code in add_all(vec[i64](), first, found)]

    def roll(self, luck: Luck) -> i64:
        first, found = outcomes(self.v)
        return first + member(found, luck.below(size(found)))

    # ---- decisions

    def act(self, seat: i64, action: i64) -> None:
        """Carry out a decision of a seat."""
        v = self.v
        at = top(v)
        if action < ABSORB:
            bear(v, seat, action)
        elif action < SKIP:
            absorb(v, seat, action - ABSORB)
        elif action == SKIP:
            end_civilization_step(v, seat, taken=False)
        elif action < UNLOCK:
            self.perform(seat, action - PERFORM)
        elif action < TAKE:
            self.unlock(seat, action - UNLOCK)
        elif action < BUY:
            self.take_wonder(seat, action - TAKE)
        elif action < FILL:
            buy(v, seat, action - BUY)
        elif action < EXCHANGE:
            fill(v, seat, action - FILL)
        elif action < RESOLVE:
            drop(v)
            exchange(v, action - EXCHANGE)
        elif action < ENDOW:
            resolve_card(v, seat, action - RESOLVE)
        elif action < KEEP:
            number = v[at + 2]
            drop(v)
            endow(v, seat, number, action - ENDOW)
        elif action < DECLINE:
            keep(v, seat, action - KEEP)
        elif action == DECLINE:
            drop(v)
        elif action == REST:
            rest(v, seat)
            v[at] = RESTED
        elif v[at] == TURN_END:
            self.end_turn()
        else:
            resolve_workers(v, seat)

    def perform(self, seat: i64, action: i64) -> None:
        """With workers in step 2; without any where an ability allows it (AOC-6.11)."""
        if self.v[top(self.v)] == MAY_PERFORM:
            drop(self.v)
            pay_and_resolve(self.v, seat, action, ABOUT_NOTHING)
        else:
            perform(self.v, seat, action)

    def unlock(self, seat: i64, technology: i64) -> None:
        """The technology that Research is for, or one that an ability gives."""
        v = self.v
        at = top(v)
        is_research = v[at] == CHOOSE_RESEARCH
        left = v[at + 2] - 1
        drop(v)
        if is_research:
            pay_and_resolve(v, seat, RESEARCH, technology)
            return
        unlock(v, seat, technology)
        if left > 0 and available(v, realm(seat)) != 0:
            push(v, CHOOSE_TECHNOLOGY, seat, left)  # one after another (AOC-11.11)

    def take_wonder(self, seat: i64, wonder: i64) -> None:
        """One of the wonders that an action or an ability gives."""
        v = self.v
        left = v[top(v) + 2] - 1
        drop(v)
        take_wonder(v, seat, wonder)
        if left > 0 and v[WONDER_POOL] != 0:
            push(v, CHOOSE_WONDER, seat, left)

    # ---- what asks nobody

    def settle(self) -> None:
        """Carry out what is due until somebody must act or the game is over."""
        v = self.v
        while v[DEPTH] != 0:
            at = top(v)
            kind = v[at]
            if kind == TURN_END:
                seat = v[at + 1]
                effects = resolvable(v, seat)
                if v[RESOLVED] != 0 and buyable(v, realm(seat)) != 0:
                    return  # AOC-12.5: what was just resolved may pay for a special technology
                if effects == 0:
                    self.end_turn()
                elif effects & (effects - 1) == 0 and compulsory(effects) != 0:
                    resolve(v, seat, effects)  # nothing to choose
                else:
                    return
            elif kind == RESTED:
                if buyable(v, realm(v[at + 1])) != 0:
                    return
                resolve_workers(v, v[at + 1])
            elif kind == MAY_PERFORM:
                seat = v[at + 1]
                if v[realm(seat) + COINS] >= price_of(v, seat, v[at + 2], ABOUT_NOTHING):
                    return
                drop(v)  # it lapses (AOC-6.16)
            elif kind < AUTOMATIC:
                return
            elif kind == REFILL:
                refill(v)
            elif kind == BEGIN_TURN:
                begin_turn(v)
            else:
                next_round(v)

    def end_turn(self) -> None:
        """The next player's turn, or the end of the round (AOC-4.1)."""
        v = self.v
        drop(v)
        v[RESOLVED] = 0
        v[TURN] += 1
        if v[TURN] < v[SEATS]:
            push(v, BEGIN_TURN, 0, 0)
        else:
            end_round(v)
