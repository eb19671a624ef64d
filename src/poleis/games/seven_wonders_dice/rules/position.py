"""The position of a game of 7 Wonders Dice: who must act, what is legal, what follows.

In a turn all seats act at the same time, each on its own copy of the board (SWD-12.5): a seat's
stack holds what it has to decide, and a seat whose stack is empty has finished. When all have,
the turn ends (SWD-10). Chance deals the boards, mixes the dice one by one and picks the grey dice
that leave.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.core.sets import add_all, bit, lowest, member, size
from poleis.core.state import CHANCE, OVER, State
from poleis.games.seven_wonders_dice.effects.tables import (
    ACTION,
    CHOOSE_BONUS,
    CROSS,
    FREE_BUILD,
    a_of,
    b_of,
    kind_of,
)
from poleis.games.seven_wonders_dice.rules.city import (
    build,
    buildable,
    cross_by_effect,
    crossable,
    die_price,
    free_bonuses,
    is_unlocked,
    missing,
    next_stage,
    pay_and_cross,
    purse,
    receive,
    settle,
    survey,
    take_bonus,
)
from poleis.games.seven_wonders_dice.rules.data import (
    BOARDS,
    BONUS,
    BONUS_COUNT,
    BONUSES,
    DICE,
    DIE_COUNT,
    FIRST_SPECIAL,
    GREY_DICE,
    PASS_COINS,
    PLACES,
    SPACE_COUNT,
    SPACES,
    STARTING_COINS,
)
from poleis.games.seven_wonders_dice.rules.layout import (
    ACT,
    BOARD,
    CITIES,
    CITY_SIZE,
    COINS,
    DEAL,
    DEPTH,
    END,
    EXCHANGE,
    FACE,
    FORUM,
    IS_REVEALED,
    MIX,
    NEW_DICE,
    NEXT,
    SEATS,
    SECTION,
    STACK,
    STEP,
    TURN,
    city,
    drop,
    push,
    show_picture,
    top,
)
from poleis.games.seven_wonders_dice.rules.scoring import line, points
from poleis.games.seven_wonders_dice.rules.turn import (
    ACTION_OF_THE_TURN,
    begin_actions,
    begin_turn,
    boards_left,
    end_turn_if_all_have_finished,
    exchange,
    grey_dice,
)

# Action codes: the first of each kind; the order is that of the table in game.py.
BUILD: Final = 0
CROSS_SPACE: Final = BUILD + DIE_COUNT * SPACE_COUNT
RAISE: Final = CROSS_SPACE + SPACE_COUNT
TAKE_BONUS: Final = RAISE + 3
PASS: Final = TAKE_BONUS + BONUS_COUNT
DECLINE: Final = PASS + 1

# Outcome codes.
ROLLED: Final = 7
EXCHANGED: Final = ROLLED + DIE_COUNT * 24

FOUND: Final = vec[i64]([0] * 10)
"""Room for what can be built with each die, so that a random action looks once at all of them."""

assert len(BOARDS) == ROLLED and len(SPACES) == SPACE_COUNT
assert len(DICE) == DIE_COUNT and len(BONUSES) == BONUS_COUNT


@final
class SevenWondersDice(State):
    """A position of 7 Wonders Dice: the vector that layout.py describes."""

    def __init__(self, v: vec[i64]) -> None:
        self.v = v

    # ---- the contract

    def seats(self) -> i64:
        return self.v[SEATS]

    def actor(self) -> i64:
        v = self.v
        step = v[STEP]
        if step == ACT:
            at: i64 = CITIES + DEPTH
            seat: i64 = 0
            while v[at] == 0:
                at += CITY_SIZE
                seat += 1
            return seat
        return OVER if step == END else CHANCE

    def actors(self) -> list[int]:
        v = self.v
        if v[STEP] == ACT:
            return [seat for seat in range(int(v[SEATS])) if v[city(seat) + DEPTH] != 0]
        return super().actors()

    def phase(self) -> i64:
        """SWD-5.1: the actions of a turn are chosen at the same time."""
        v = self.v
        return v[TURN] if v[STEP] == ACT and v[SEATS] > 1 else 0

    def reveal(self) -> None:
        self.v[IS_REVEALED] = 1

    def legal(self, actor: i64) -> vec[i64]:
        v = self.v
        codes = vec[i64](capacity=16)
        if v[STEP] != ACT or not 0 <= actor < v[SEATS] or v[city(actor) + DEPTH] == 0:
            return codes
        me = city(actor)
        asked = top(v, me)
        kind = kind_of(asked)
        if kind <= FREE_BUILD:
            for die in range(i64(DIE_COUNT)):
                spaces = buildable(v, actor, die, kind == FREE_BUILD)
                codes = add_all(codes, BUILD + die * SPACE_COUNT, spaces)
            if kind == ACTION:
                codes = add_all(codes, RAISE, next_stage(v, me))
                return append(codes, PASS)
        elif kind == CROSS:
            codes = add_all(codes, CROSS_SPACE, crossable(v, me, a_of(asked)))
        else:
            return add_all(codes, TAKE_BONUS - BONUS, free_bonuses(v, me))
        return append(codes, DECLINE)

    def random_action(self, actor: i64, luck: Luck) -> i64:
        v = self.v
        me = city(actor)
        asked = top(v, me)
        kind = kind_of(asked)
        if kind > FREE_BUILD:
            if kind == CHOOSE_BONUS:
                bonuses = free_bonuses(v, me)
                return TAKE_BONUS - BONUS + member(bonuses, luck.below(size(bonuses)))
            spaces = crossable(v, me, a_of(asked))
            index = luck.below(size(spaces) + 1)
            return DECLINE if index == size(spaces) else CROSS_SPACE + member(spaces, index)
        is_free = kind == FREE_BUILD
        total = survey(v, actor, is_free, FOUND)
        stage: i64 = 0 if is_free else next_stage(v, me)
        index = luck.below(total + (2 if stage != 0 else 1))
        if index < total:
            for die in range(i64(DIE_COUNT)):
                spaces = FOUND[die]
                if spaces != 0:
                    count = size(spaces)
                    if index < count:
                        return BUILD + die * SPACE_COUNT + member(spaces, index)
                    index -= count
        if is_free:
            return DECLINE
        return RAISE + lowest(stage) if index == total and stage != 0 else i64(PASS)

    def allows(self, actor: i64, action: i64) -> bool:
        v = self.v
        if v[STEP] != ACT or not 0 <= actor < v[SEATS] or v[city(actor) + DEPTH] == 0:
            return False
        me = city(actor)
        asked = top(v, me)
        kind = kind_of(asked)
        if action < CROSS_SPACE:
            if kind > FREE_BUILD:
                return False
            spaces = buildable(v, actor, action // SPACE_COUNT, kind == FREE_BUILD)
            return spaces & bit(action % SPACE_COUNT) != 0
        if action < RAISE:
            return kind == CROSS and crossable(v, me, a_of(asked)) & bit(action - CROSS_SPACE) != 0
        if action < TAKE_BONUS:
            return kind == ACTION and next_stage(v, me) & bit(action - RAISE) != 0
        if action < PASS:
            number = action - TAKE_BONUS + BONUS
            return kind == CHOOSE_BONUS and free_bonuses(v, me) & bit(number) != 0
        return kind == ACTION if action == PASS else kind == CROSS or kind == FREE_BUILD

    def apply(self, actor: i64, action: i64) -> None:
        if actor == CHANCE:
            self.happen(action)
        else:
            self.act(actor, action)

    def clone(self) -> SevenWondersDice:
        return SevenWondersDice(self.v[:])

    def dump(self) -> list[object]:
        return [int(number) for number in self.v]

    def score(self, seat: i64) -> i64:
        """SWD-11.1, by the crosses so far."""
        return points(self.v, seat)

    # ---- chance

    def chance(self) -> list[tuple[int, int]]:
        v = self.v
        step = v[STEP]
        if step == MIX:
            first = int(ROLLED + v[FORUM + v[NEXT]] * 24)
            return [(first + outcome, 1) for outcome in range(24)]
        if step == DEAL:
            return [(int(board), 1) for board in add_all(vec[i64](), 0, boards_left(v))]
        if step == EXCHANGE:
            first = int(EXCHANGED + (lowest(v[NEW_DICE]) - FIRST_SPECIAL) * GREY_DICE)
            return [(first + int(die), 1) for die in add_all(vec[i64](), 0, grey_dice(v))]
        return []

    def roll(self, luck: Luck) -> i64:
        v = self.v
        if v[STEP] == MIX:
            return ROLLED + v[FORUM + v[NEXT]] * 24 + luck.below(24)
        if v[STEP] == DEAL:
            boards = boards_left(v)
            return member(boards, luck.below(size(boards)))
        dice = grey_dice(v)
        first = EXCHANGED + (lowest(v[NEW_DICE]) - FIRST_SPECIAL) * GREY_DICE
        return first + member(dice, luck.below(size(dice)))

    def happen(self, outcome: i64) -> None:
        """Carry out an outcome of chance: a die falls, a board is dealt, a die leaves."""
        v = self.v
        if v[STEP] == MIX:
            outcome -= ROLLED
            die = outcome // 24
            rest = outcome % 24
            v[FACE + die] = rest // 4 + 1
            v[SECTION + die] = rest % 4
            v[NEXT] += 1
            if v[NEXT] == PLACES:
                begin_actions(v)
        elif v[STEP] == DEAL:
            v[city(v[NEXT]) + BOARD] = outcome + 1
            v[NEXT] += 1
            if v[NEXT] == v[SEATS]:
                begin_turn(v)
        else:
            exchange(v, outcome - EXCHANGED)

    # ---- the turn

    def act(self, seat: i64, action: i64) -> None:
        """Carry out a decision of a seat, and what follows from it without a question."""
        v = self.v
        me = city(seat)
        if action < CROSS_SPACE:
            build(v, seat, action // SPACE_COUNT, action % SPACE_COUNT)
        elif action < RAISE:
            cross_by_effect(v, seat, action - CROSS_SPACE)
        elif action < TAKE_BONUS:
            drop(v, me)
            pay_and_cross(v, seat, action - RAISE)
        elif action < PASS:
            take_bonus(v, me, action - TAKE_BONUS)
        else:
            drop(v, me)
            if action == PASS:
                receive(v, me, PASS_COINS)
        if v[me + DEPTH] != 0:
            settle(v, seat)
        if v[me + DEPTH] == 0:
            end_turn_if_all_have_finished(v)

    # ---- what seats know (SWD-12.6)

    def hide(self, viewer: i64) -> None:
        """Show every seat but this one as at the start of the turn, and whether it has finished.

        A finished turn that is only looked at is open to all.
        """
        v = self.v
        if v[STEP] != ACT or v[IS_REVEALED] != 0:
            return
        for seat in range(v[SEATS]):
            me = city(seat)
            if seat == viewer:
                continue
            show_picture(v, me)
            if v[me + DEPTH] != 0:
                while v[me + DEPTH] > 0:
                    drop(v, me)
                push(v, me, ACTION_OF_THE_TURN)

    def imagine(self, viewer: i64, luck: Luck) -> None:
        """Give every other seat that has finished some turn that it may have had."""
        v = self.v
        if v[STEP] != ACT or v[IS_REVEALED] != 0:
            return
        finished: i64 = 0
        for seat in range(v[SEATS]):
            if seat != viewer and v[city(seat) + DEPTH] == 0:
                finished |= bit(seat)
                push(v, city(seat), ACTION_OF_THE_TURN)
        while finished != 0:
            seat = lowest(finished)
            finished &= finished - 1
            while v[city(seat) + DEPTH] != 0:
                self.act(seat, self.random_action(seat, luck))

    # ---- questions of plain modules
    # They must not pass the vector itself: what goes from plain into compiled code as an argument
    # of type vec is never freed (mypyc 2.4).

    def numbers(self) -> list[int]:
        """The vector as a list."""
        return [int(number) for number in self.v]

    def asked(self, seat: int) -> tuple[int, int, int]:
        """What a seat has to decide now: a kind of frame with its two numbers; -1 for nothing."""
        me = city(seat)
        if self.v[STEP] != ACT or not 0 <= seat < self.v[SEATS] or self.v[me + DEPTH] == 0:
            return -1, 0, 0
        asked = top(self.v, me)
        return int(kind_of(asked)), int(a_of(asked)), int(b_of(asked))

    def price_of(self, seat: int, die: int) -> int:
        """What a seat would pay for a die in the forum (SWD-6.3)."""
        return int(die_price(self.v, city(seat), die))

    def purse_of(self, seat: int, die: int) -> int:
        """The coins of a seat that has chosen this die (SWD-6.5)."""
        return int(purse(self.v, city(seat), die))

    def missing_for(self, seat: int, space: int) -> int:
        """The coins that a seat would pay for the materials of a space (SWD-6.2)."""
        return int(missing(self.v, city(seat), space))

    def has_unlocked(self, seat: int, die: int) -> bool:
        return is_unlocked(self.v, city(seat), die)

    def line(self, seat: int, building: int) -> int:
        """The points of a seat in one building."""
        return int(line(self.v, seat, building))


def first_position(seats: int) -> SevenWondersDice:
    """Before the boards are dealt (SWD-2)."""
    v = vec[i64]([0] * int(CITIES + seats * CITY_SIZE))
    v[SEATS] = seats
    v[STEP] = DEAL
    for place in range(i64(PLACES)):
        v[FORUM + place] = place
    for seat in range(i64(seats)):
        v[city(seat) + COINS] = STARTING_COINS
    assert STACK > DEPTH
    return SevenWondersDice(v)
