"""The frame of a turn of 7 Wonders Dice: dice are mixed, all act, the turn ends (SWD-4, SWD-10).

What the seats decide in between is in `state` and `city`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit
from poleis.games.seven_wonders_dice.effects.tables import ACTION, frame
from poleis.games.seven_wonders_dice.rules.city import is_unlocked
from poleis.games.seven_wonders_dice.rules.data import (
    AGORA_SPACES,
    ALONE_TURNS,
    BONUS_SPACES,
    DIE_COUNT,
    FIRST_SPECIAL,
    GREY_DICE,
    MOST_TURNS,
    PLACES,
)
from poleis.games.seven_wonders_dice.rules.layout import (
    ACT,
    AWARD,
    AWARDED,
    BOARD,
    CROSSED,
    DEPTH,
    END,
    EXCHANGE,
    FACE,
    FORUM,
    IS_FINAL,
    IS_REVEALED,
    MIX,
    NEW_DICE,
    NEXT,
    SEATS,
    SECTION,
    STEP,
    TURN,
    city,
    keep_picture,
    push,
)

ACTION_OF_THE_TURN: Final = frame(ACTION, 0, 0)
"""What every seat owes when the dice lie in the forum."""


def boards_left(v: vec[i64]) -> i64:
    """The boards that nobody has yet, a set (SWD-2.1)."""
    left: i64 = 127
    for seat in range(v[NEXT]):
        left &= ~bit(v[city(seat) + BOARD] - 1)
    return left


def begin_turn(v: vec[i64]) -> None:
    """The next turn, the final one if somebody has all bonuses (SWD-10.2): mix the dice."""
    v[TURN] += 1
    limit = ALONE_TURNS if v[SEATS] == 1 else MOST_TURNS
    is_final = v[TURN] == limit
    for seat in range(v[SEATS]):
        me = city(seat)
        keep_picture(v, me)
        if v[me + CROSSED] & BONUS_SPACES == BONUS_SPACES:
            is_final = True
    v[IS_FINAL] = 1 if is_final else 0
    for die in range(i64(DIE_COUNT)):
        v[FACE + die] = 0
        v[SECTION + die] = 0
    v[STEP] = MIX
    v[NEXT] = 0


def begin_actions(v: vec[i64]) -> None:
    """All dice lie in the forum: every seat owes one action (SWD-5.1)."""
    v[STEP] = ACT
    v[NEXT] = 0
    for seat in range(v[SEATS]):
        push(v, city(seat), ACTION_OF_THE_TURN)


def end_turn_if_all_have_finished(v: vec[i64]) -> None:
    """SWD-10.1: the award of the Agora, the exchange of dice, the end."""
    for seat in range(v[SEATS]):
        if v[city(seat) + DEPTH] != 0:
            return
    v[IS_REVEALED] = 0
    award_agora(v)
    if v[IS_FINAL] != 0:
        v[STEP] = END
        return
    v[NEW_DICE] = newly_unlocked(v)
    if v[NEW_DICE] != 0:
        v[STEP] = EXCHANGE
    else:
        begin_turn(v)


def award_agora(v: vec[i64]) -> None:
    """The first to complete the Agora score; all of them, if it was in one turn (SWD-8.2.4)."""
    if v[AWARDED] != 0:
        return
    for seat in range(v[SEATS]):
        me = city(seat)
        if AGORA_SPACES & ~v[me + CROSSED] == 0:
            v[me + AWARD] = 1
            v[AWARDED] = 1


def newly_unlocked(v: vec[i64]) -> i64:
    """Special dice that somebody has unlocked and that are not in the forum (SWD-8.5.9)."""
    found: i64 = 0
    for die in range(i64(FIRST_SPECIAL), i64(DIE_COUNT)):
        if v[FACE + die] == 0:
            for seat in range(v[SEATS]):
                if is_unlocked(v, city(seat), die):
                    found |= bit(die)
    return found


def grey_dice(v: vec[i64]) -> i64:
    """The grey dice in the forum, a set (SWD-8.5.3)."""
    found: i64 = 0
    for place in range(i64(PLACES)):
        if v[FORUM + place] < GREY_DICE:
            found |= bit(v[FORUM + place])
    return found


def exchange(v: vec[i64], which: i64) -> None:
    """A special die takes the place of a grey one (SWD-8.5.3, SWD-8.5.8)."""
    for place in range(i64(PLACES)):
        if v[FORUM + place] == which % GREY_DICE:
            v[FORUM + place] = which // GREY_DICE + FIRST_SPECIAL
            break
    v[FACE + which % GREY_DICE] = 0
    v[SECTION + which % GREY_DICE] = 0
    v[NEW_DICE] &= v[NEW_DICE] - 1
    if v[NEW_DICE] == 0:
        begin_turn(v)
