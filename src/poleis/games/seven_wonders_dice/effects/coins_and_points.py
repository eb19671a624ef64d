"""Effects that bring coins at once or points at the end (SWD-9.10, SWD-9.11)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from poleis.core.sets import bit, size
from poleis.games.seven_wonders_dice.bot.features import Features
from poleis.games.seven_wonders_dice.rules.effect import Effect
from poleis.games.seven_wonders_dice.rules.printed import Board, PrintedEffect
from poleis.games.seven_wonders_dice.rules.records import City, Position


@final
class GainCoins(Effect):
    """Coins at once."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount = amount

    def print_on(self, board: Board, space: i64) -> None:
        board.at_once[space].append(self)

    def resolve(self, table: Position, seat: i64) -> None:
        table.cities[seat].receive(self.amount)

    def worth(self, city: City, features: Features) -> float:
        return features.gain(city.coins, self.amount)


class PointsPerSpace(Effect):
    """Points at the end for each crossed space of a building: for the Gallery (SWD-9.11)."""

    def __init__(self, counted: i64, points_each: i64) -> None:
        super().__init__()
        self.counted = counted
        """The spaces that count, a set."""
        self.points_each = points_each

    def print_on(self, board: Board, space: i64) -> None:
        board.scoring.append(PrintedEffect(bit(space), self))

    def points(self, crossed: i64) -> i64:
        return self.points_each * size(self.counted & crossed)

    def points_of_one_more(self, space: i64) -> i64:
        return self.points_each if self.counted & bit(space) != 0 else 0

    def worth_at_the_end(self, crossed: i64, space: i64, features: Features) -> float:
        """The building is expected to get a part of the spaces that it lacks."""
        there = float(size(self.counted & crossed))
        own = 1.0 if self.counted & bit(space) != 0 else 0.0
        lacking = float(size(self.counted & ~crossed))
        grown = features.weights.growth * lacking if features.turns_left > 0.0 else 0.0
        return float(self.points_each) * max(there + own, there + grown)


@final
class CoinsAndPointsPerSpace(PointsPerSpace):
    """Coins at once and points at the end for each crossed space of a building (SWD-9.10)."""

    def __init__(self, counted: i64, coins_each: i64, points_each: i64) -> None:
        super().__init__(counted, points_each)
        self.coins_each = coins_each

    def print_on(self, board: Board, space: i64) -> None:
        super().print_on(board, space)
        board.at_once[space].append(self)

    def resolve(self, table: Position, seat: i64) -> None:
        """The space itself counts, if it is one of them: it has been crossed."""
        city = table.cities[seat]
        city.receive(self.coins_each * size(city.crossed & self.counted))

    def worth(self, city: City, features: Features) -> float:
        spaces = size(city.crossed & self.counted) + 1
        return features.gain(city.coins, self.coins_each * spaces)
