"""What bots know about 7 Wonders Dice: the points of a crossing, and what it is good for later."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.evaluator import Evaluator
from poleis.core.luck import Luck
from poleis.core.sets import bit, lowest, size
from poleis.core.state import CHANCE
from poleis.games.seven_wonders_dice.bot.features import Features
from poleis.games.seven_wonders_dice.bot.weights import Weights
from poleis.games.seven_wonders_dice.rules.crossing import attack_points
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.prices import die_price
from poleis.games.seven_wonders_dice.rules.printed import Board, Building
from poleis.games.seven_wonders_dice.rules.records import City, Position

TIE_BREAK: Final = 0.001
"""The weight of a prior among actions that gain the same points."""


@final
class Valuation:
    """Weights, with what the lasting effects of every space are worth by them."""

    def __init__(self, edition: Edition, weights: Weights) -> None:
        self.weights = weights
        self.lasting: list[vec[float]] = [
            lasting_values(edition, board, weights) for board in edition.boards
        ]
        """For each board and space, in points for each turn to come."""


def lasting_values(edition: Edition, board: Board, weights: Weights) -> vec[float]:
    """What the lasting effects of each space, and defences, are worth in each turn to come."""
    values = vec[float]([0.0] * len(edition.thing_ids))
    for printed in board.printed:
        values[lowest(printed.space)] += printed.effect.worth_each_turn(weights)
    spaces = edition.defences
    while spaces != 0:
        values[lowest(spaces)] += weights.defence
        spaces &= spaces - 1
    return values


@final
class SevenWondersDiceEvaluator(Evaluator[SevenWondersDice]):
    """Gains are true points; priors and rollouts add what a crossing is good for later."""

    def __init__(self, edition: Edition, weights: list[Weights]) -> None:
        """Seats use these weights in turn: several compare weights with each other."""
        self.valuations: list[Valuation] = [Valuation(edition, one) for one in weights]

    # ---- the contract

    def gains(self, state: SevenWondersDice, actor: i64, actions: vec[i64]) -> vec[float]:
        edition = state.edition
        before = float(state.score(actor))
        features = self.features(state, actor)
        gains = vec[float](capacity=len(actions))
        for action in actions:
            gain = TIE_BREAK * self.prior(state, actor, action, features)
            if (
                edition.build.holds(action)
                or edition.cross.holds(action)
                or edition.raise_wonder.holds(action)
            ):
                after = state.clone()
                after.apply(actor, action)
                gain += float(after.score(actor)) - before
            gains = append(gains, gain)
        return gains

    def priors(self, state: SevenWondersDice, actor: i64, actions: vec[i64]) -> vec[float]:
        features = self.features(state, actor)
        priors = vec[float](capacity=len(actions))
        for action in actions:
            priors = append(priors, self.prior(state, actor, action, features))
        return priors

    def rollout_action(self, state: SevenWondersDice, actor: i64, luck: Luck) -> i64:
        return self.noisy_best(state, actor, luck)

    def play_on(self, state: SevenWondersDice, luck: Luck, most: i64) -> None:
        decisions: i64 = 0
        while decisions < most:
            actor = state.actor()
            if actor >= 0:
                state.act(actor, self.noisy_best(state, actor, luck))
                decisions += 1
            elif actor == CHANCE:
                state.happen(state.roll(luck))
            else:
                return

    def noisy_best(self, state: SevenWondersDice, seat: i64, luck: Luck) -> i64:
        """The action with the best prior, as seen by a player who misjudges each a little."""
        features = self.features(state, seat)
        noise = features.weights.noise
        codes = state.legal(seat)
        best = codes[len(codes) - 1]  # pass or decline, where that is legal
        most = self.prior(state, seat, best, features) + noise * luck.unit()
        for place in range(i64(len(codes)) - 1):
            prior = self.prior(state, seat, codes[place], features) + noise * luck.unit()
            if prior > most:
                most = prior
                best = codes[place]
        return best

    # ---- an eye on the future

    def features(self, table: SevenWondersDice, seat: i64) -> Features:
        """What does not depend on the action: the turns to come, and what a coin is worth."""
        valuation = self.valuations[seat % len(self.valuations)]
        weights = valuation.weights
        turns = turns_left(table, weights)
        coin = weights.coin
        if table.is_final:
            coin = weights.coin_in_final_turn
        elif turns <= 1.0:
            coin = weights.coin_in_last_turns * weights.coin * turns
        lasting = valuation.lasting[table.cities[seat].board.number]
        is_die_free = table.asking(seat).is_die_free()
        return Features(weights, lasting, turns, coin, table.edition.capacity, is_die_free)

    def prior(self, table: Position, seat: i64, action: i64, features: Features) -> float:
        """How promising an action is, in points."""
        edition = table.edition
        city = table.cities[seat]
        if edition.build.holds(action):
            die = edition.build.first_arg(action)
            space = edition.build.second_arg(action)
            price = city.missing(space)
            if not features.is_die_free:
                price += die_price(table, city, die)
            after = city.purse(edition.dice[die].colour) - price
            return self.worth_paid(table, seat, space, after, features)
        if edition.cross.holds(action):
            space = edition.cross.first_arg(action)
            return self.worth_paid(table, seat, space, city.coins - city.missing(space), features)
        if edition.raise_wonder.holds(action):
            space = edition.raise_wonder.first_arg(action)
            return self.worth_paid(table, seat, space, city.coins - city.missing(space), features)
        if edition.take_bonus.holds(action):
            bonus = edition.first_bonus + edition.take_bonus.first_arg(action)
            return self.effects(city, bonus, features)
        if action == edition.pass_turn:
            return features.gain(city.coins, edition.pass_coins)
        return 0.0

    def worth_paid(
        self, table: Position, seat: i64, space: i64, coins: i64, features: Features
    ) -> float:
        """What a crossing is worth that leaves so many coins."""
        worth = self.worth(table, seat, space, features)
        return worth + features.purse(coins) - features.purse(table.cities[seat].coins)

    def worth(self, table: Position, seat: i64, space: i64, features: Features) -> float:
        """What a crossing is worth without its price: points, effects, and steps to a bonus."""
        edition = table.edition
        city = table.cities[seat]
        board = city.board
        crossed = city.crossed
        worth = float(board.points[space]) + features.lasting[space] * features.turns_left
        if edition.attacks & bit(space) != 0:
            worth += float(attack_points(table, seat, space))
        elif edition.warehouse.spaces & bit(space) != 0:
            weights = features.weights
            fewer = 1.0 - weights.later_material * float(city.materials())
            worth += weights.material * features.turns_left * fewer
        for printed in board.scoring:
            if printed.space == bit(space):
                worth += printed.effect.worth_at_the_end(crossed, space, features)
            elif printed.space & crossed != 0:
                worth += float(printed.effect.points_of_one_more(space))
        building = edition.buildings[edition.building_of[space]]
        if building.gives_bonus:
            worth += self.step(table, city, building, features)
        return worth + self.effects(city, space, features)

    def step(self, table: Position, city: City, building: Building, features: Features) -> float:
        """What one more space of a building is worth on the way to its completion."""
        edition = table.edition
        have = float(size(city.crossed & building.spaces))
        needed = float(size(building.spaces))
        if features.turns_left <= 0.0 and have + 1.0 < needed:
            return 0.0
        worth = 0.0
        if edition.bonuses & ~city.crossed != 0:
            worth = features.weights.completion
        if building is edition.agora and not table.is_awarded:
            worth += float(edition.agora_award)
        return worth * (2.0 * have + 1.0) / (needed * needed)

    def effects(self, city: City, space: i64, features: Features) -> float:
        """What the effects at once of a space or a bonus space are worth."""
        worth = 0.0
        for effect in city.board.at_once[space]:
            worth += effect.worth(city, features)
        return worth


def turns_left(table: Position, weights: Weights) -> float:
    """The turns to expect after this one; 0 in the final turn."""
    if table.is_final:
        return 0.0
    bonuses = table.edition.bonuses
    most: i64 = 0
    for city in table.cities:
        most = max(most, size(city.crossed & bonuses))
    turns = weights.turns - float(table.turn)
    lacking = size(bonuses) - most
    if lacking == 0:
        turns = 1.0
    elif lacking == 1:
        turns = min(turns, weights.turns_after_two_bonuses)
    return max(turns, 1.0)
