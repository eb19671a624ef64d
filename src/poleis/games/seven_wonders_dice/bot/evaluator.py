"""What bots know about 7 Wonders Dice: the points of a crossing, and what it is good for later."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.evaluator import Evaluator
from poleis.core.luck import Luck
from poleis.core.sets import bit, lowest, size
from poleis.core.state import CHANCE, State
from poleis.games.seven_wonders_dice.bot.weights import (
    BLACK,
    BONUS_WORTH,
    COIN,
    CROSSING,
    DEFENCE,
    EXTRA,
    FREE,
    GROWTH,
    LATER_MATERIAL,
    LENGTH,
    LESS,
    MATERIAL,
    NOISE,
    ON_DIE,
    RICH,
    TASTE,
    ZERO,
)
from poleis.games.seven_wonders_dice.effects.tables import (
    ACTION,
    CHOOSE_BONUS,
    COSTS_ZERO,
    COUNT,
    COUNTED_FROM,
    COUNTED_POINTS,
    COUNTED_SET,
    COUNTED_SPACE,
    CROSS,
    EFFECTS,
    EFFECTS_FROM,
    FREE_BUILD,
    GAIN,
    LESS_COINS,
    LESS_FROM,
    LESS_SPACE,
    ON_DIE_COINS,
    ON_DIE_FROM,
    ON_DIE_SPACE,
    PLAIN_FROM,
    PLAIN_POINTS,
    PLAIN_SPACES,
    UNLOCKS,
    a_of,
    b_of,
    kind_of,
)
from poleis.games.seven_wonders_dice.rules.city import (
    attack_points,
    count,
    crossable,
    die_price,
    free_bonuses,
    materials,
    missing,
    next_stage,
    purse,
    survey,
)
from poleis.games.seven_wonders_dice.rules.data import (
    AGORA,
    AGORA_AWARD,
    ALL,
    BOARDS,
    BONUS,
    BONUS_SPACES,
    BUILDING_OF,
    CAPACITY,
    COLOURS,
    COMPLETED,
    DEFENCES_EAST,
    DEFENCES_WEST,
    DIE_COUNT,
    IS_ATTACK,
    PASS_COINS,
    SPACE_COUNT,
    SPACES_OF,
    WAREHOUSE_SPACES,
)
from poleis.games.seven_wonders_dice.rules.layout import (
    AWARDED,
    BOARD,
    COINS,
    CROSSED,
    IS_FINAL,
    SEATS,
    TURN,
    city,
    top,
)
from poleis.games.seven_wonders_dice.rules.position import (
    BUILD,
    CROSS_SPACE,
    DECLINE,
    PASS,
    RAISE,
    TAKE_BONUS,
    SevenWondersDice,
)

ENOUGH: Final = 7
"""Coins from which on a player has many."""


def points_by_space() -> vec[float]:
    """The plain points of every space, by board."""
    found = vec[float]([0.0] * (len(BOARDS) * ALL))
    for board in range(i64(len(BOARDS))):
        for row in range(PLAIN_FROM[board], PLAIN_FROM[board + 1]):
            spaces = PLAIN_SPACES[row]
            while spaces != 0:
                found[board * ALL + lowest(spaces)] = float(PLAIN_POINTS[row])
                spaces &= spaces - 1
    return found


POINTS: Final = points_by_space()


def lasting_by_space(taste: vec[float]) -> vec[float]:
    """What the permanent effects of every space are worth for each turn to come, by board."""
    found = vec[float]([0.0] * (len(BOARDS) * ALL))
    for board in range(i64(len(BOARDS))):
        for row in range(LESS_FROM[board], LESS_FROM[board + 1]):
            found[board * ALL + lowest(LESS_SPACE[row])] += taste[LESS] * float(LESS_COINS[row])
        for colour in range(i64(len(COLOURS))):
            key = board * 8 + colour
            if COSTS_ZERO[key] != 0:
                found[board * ALL + lowest(COSTS_ZERO[key])] += taste[ZERO]
            for row in range(ON_DIE_FROM[key], ON_DIE_FROM[key + 1]):
                coins = float(ON_DIE_COINS[row])
                found[board * ALL + lowest(ON_DIE_SPACE[row])] += taste[ON_DIE] * coins
        for special in range(i64(3)):
            space = UNLOCKS[board * DIE_COUNT + 7 + special]
            found[board * ALL + lowest(space)] += taste[BLACK + special]
        spaces = DEFENCES_WEST | DEFENCES_EAST
        while spaces != 0:
            found[board * ALL + lowest(spaces)] += taste[DEFENCE]
            spaces &= spaces - 1
    return found


@final
class SevenWondersDiceEvaluator(Evaluator):
    """Gains are true points; priors and quick actions add what a crossing is good for later."""

    def __init__(self, tastes: list[vec[float]]) -> None:
        """With tastes the seats have these, in turn; else the best that is known."""
        self.tastes = tastes
        self.taste = TASTE
        self.lasting = lasting_by_space(TASTE)
        self.lastings = [lasting_by_space(taste) for taste in tastes]
        self.left = 0.0
        self.coin = 0.0
        self.found = vec[i64]([0] * DIE_COUNT)

    # ---- true points

    def gains(self, state: State, actor: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, SevenWondersDice)
        before = float(state.score(actor))
        self.look(state.v, actor)
        gains = vec[float](capacity=len(actions))
        for action in actions:
            gain = 0.001 * self.prior(state.v, actor, action)  # ties: the better prior
            if action < TAKE_BONUS:
                after = state.clone()
                after.apply(actor, action)
                gain += float(after.score(actor)) - before
            gains = append(gains, gain)
        return gains

    # ---- an eye on the future

    def priors(self, state: State, actor: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, SevenWondersDice)
        v = state.v
        self.look(v, actor)
        priors = vec[float](capacity=len(actions))
        for action in actions:
            priors = append(priors, self.prior(v, actor, action))
        return priors

    def look(self, v: vec[i64], seat: i64) -> None:
        """Note what does not depend on the action: the turns to come, and what a coin is worth."""
        if len(self.tastes) > 0:
            number = seat % len(self.tastes)
            self.taste = self.tastes[number]
            self.lasting = self.lastings[number]
        left = self.taste[LENGTH] - float(v[TURN])
        most: i64 = 0
        for other in range(v[SEATS]):
            most = max(most, size(v[city(other) + CROSSED] & BONUS_SPACES))
        if v[IS_FINAL] != 0:
            left = 0.0
        elif most == 3:
            left = 1.0
        elif most == 2:
            left = min(left, 5.0)
        self.left = max(left, 1.0) if v[IS_FINAL] == 0 else 0.0
        self.coin = self.taste[COIN] if self.left > 1.0 else 0.5 * self.taste[COIN] * self.left
        if v[IS_FINAL] != 0:
            self.coin = 0.01

    def prior(self, v: vec[i64], seat: i64, action: i64) -> float:
        """How promising an action is, in points."""
        me = city(seat)
        coins = v[me + COINS]
        if action < CROSS_SPACE:
            die = (action - BUILD) // SPACE_COUNT
            space = action % SPACE_COUNT
            price = missing(v, me, space)
            if kind_of(top(v, me)) != FREE_BUILD:
                price += die_price(v, me, die)
            after = purse(v, me, die) - price
            return self.worth(v, seat, space) + self.purse(after) - self.purse(coins)
        if action < TAKE_BONUS:
            space = action - CROSS_SPACE if action < RAISE else action - RAISE
            after = coins - missing(v, me, space)
            return self.worth(v, seat, space) + self.purse(after) - self.purse(coins)
        if action < PASS:
            return self.effects(v, me, action - TAKE_BONUS + BONUS)
        if action == PASS:
            return self.purse(min(coins + PASS_COINS, CAPACITY)) - self.purse(coins)
        return 0.0

    def purse(self, coins: i64) -> float:
        """What so many coins are worth."""
        if coins <= ENOUGH:
            return self.coin * float(coins)
        return self.coin * (float(ENOUGH) + self.taste[RICH] * float(coins - ENOUGH))

    def worth(self, v: vec[i64], seat: i64, space: i64) -> float:
        """What a crossing is worth without its price: points, effects, and steps to a bonus."""
        me = city(seat)
        board = v[me + BOARD] - 1
        crossed = v[me + CROSSED]
        building = BUILDING_OF[space]
        taste = self.taste
        worth = POINTS[board * ALL + space] + self.lasting[board * ALL + space] * self.left
        if IS_ATTACK[space] != 0:
            worth += float(attack_points(v, seat, space))
        elif bit(space) & WAREHOUSE_SPACES != 0:
            fewer = 1.0 - taste[LATER_MATERIAL] * float(materials(crossed))
            worth += taste[MATERIAL] * self.left * fewer
        for row in range(COUNTED_FROM[board], COUNTED_FROM[board + 1]):
            counted = COUNTED_SET[row]
            if COUNTED_SPACE[row] == bit(space):
                lacking = float(size(counted & ~crossed))
                grown = taste[GROWTH] * lacking if self.left > 0.0 else 0.0
                own = 1.0 if counted & bit(space) != 0 else 0.0
                there = float(size(counted & crossed))
                worth += float(COUNTED_POINTS[row]) * max(there + own, there + grown)
            elif COUNTED_SPACE[row] & crossed != 0 and counted & bit(space) != 0:
                worth += float(COUNTED_POINTS[row])
        if COMPLETED[building] != 0:
            worth += self.step(v, me, building)
        return worth + self.effects(v, me, space)

    def step(self, v: vec[i64], me: i64, building: i64) -> float:
        """What one more space of a building is worth on the way to its completion."""
        crossed = v[me + CROSSED]
        spaces = SPACES_OF[building]
        have = float(size(crossed & spaces))
        all_of_them = float(size(spaces))
        worth = 0.0
        if crossed & BONUS_SPACES != BONUS_SPACES:
            worth = self.taste[BONUS_WORTH]
        if building == AGORA and v[AWARDED] == 0:
            worth += float(AGORA_AWARD)
        if self.left <= 0.0 and have + 1.0 < all_of_them:
            return 0.0
        return worth * (2.0 * have + 1.0) / (all_of_them * all_of_them)

    def effects(self, v: vec[i64], me: i64, space: i64) -> float:
        """What the effects at once of a space or a bonus space are worth."""
        key = (v[me + BOARD] - 1) * ALL + space
        coins = v[me + COINS]
        worth = 0.0
        for row in range(EFFECTS_FROM[key], EFFECTS_FROM[key + 1]):
            effect = EFFECTS[row]
            kind = kind_of(effect)
            if kind == ACTION:
                worth += self.taste[EXTRA]
            elif kind == FREE_BUILD:
                worth += self.taste[FREE]
            elif kind == CROSS:
                worth += self.taste[CROSSING] * float(b_of(effect))
            else:
                gain = a_of(effect)
                if kind == COUNT:
                    gain = b_of(effect) * (count(v[me + CROSSED], a_of(effect)) + 1)
                assert kind == GAIN or kind == COUNT
                worth += self.purse(min(coins + gain, CAPACITY)) - self.purse(coins)
        return worth

    # ---- play-outs

    def rollout_action(self, state: State, actor: i64, luck: Luck) -> i64:
        assert isinstance(state, SevenWondersDice)
        return self.quick(state.v, actor, luck)

    def quick(self, v: vec[i64], seat: i64, luck: Luck) -> i64:
        """The most promising action, as seen by somebody who misjudges each a little."""
        self.look(v, seat)
        me = city(seat)
        asked = top(v, me)
        kind = kind_of(asked)
        noise = self.taste[NOISE]
        best: i64 = PASS if kind == ACTION else DECLINE
        most = -1000.0 if kind == CHOOSE_BONUS else self.prior(v, seat, best)
        most += noise * luck.unit()
        if kind <= FREE_BUILD:
            survey(v, seat, kind == FREE_BUILD, self.found)
            for die in range(i64(DIE_COUNT)):
                spaces = self.found[die]
                while spaces != 0:
                    action = BUILD + die * SPACE_COUNT + lowest(spaces)
                    spaces &= spaces - 1
                    prior = self.prior(v, seat, action) + noise * luck.unit()
                    if prior > most:
                        most = prior
                        best = action
            if kind == FREE_BUILD:
                return best
            first: i64 = RAISE
            spaces = next_stage(v, me)
        elif kind == CROSS:
            first = CROSS_SPACE
            spaces = crossable(v, me, a_of(asked))
        else:
            first = TAKE_BONUS - BONUS
            spaces = free_bonuses(v, me)
        while spaces != 0:
            action = first + lowest(spaces)
            spaces &= spaces - 1
            prior = self.prior(v, seat, action) + noise * luck.unit()
            if prior > most:
                most = prior
                best = action
        return best

    def play_on(self, state: State, luck: Luck, most: i64) -> None:
        assert isinstance(state, SevenWondersDice)
        decisions: i64 = 0
        while decisions < most:
            actor = state.actor()
            if actor >= 0:
                state.act(actor, self.quick(state.v, actor, luck))
                decisions += 1
            elif actor == CHANCE:
                state.happen(state.roll(luck))
            else:
                return
