"""Fits the forecast of games against the architect: `python -m benchmarks.fit_forecast OUT`.

Writes weights like those of features.json (docs/why/mcts.md). Quick play teaches two things:

- how games end: the scores at the end, as a sum over the numbers after each turn;
- what placements differ by: in some games the best placements of every tile are played on for some
  turns with common random numbers. Only the differences from their mean count.

The first gives the value of a city, the second the preferences in it. The numbers are correlated:
the first alone would credit one number with the effect of another.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.setup import make_setup
from poleis.core.state import CHANCE, OVER
from poleis.games.akropolis.bot import features, forecast
from poleis.games.akropolis.bot.evaluator import AkropolisEvaluator
from poleis.games.akropolis.bot.shortlist import LONGEST
from poleis.games.akropolis.bot.weights import FULL_GAME
from poleis.games.akropolis.rules.position import Akropolis

Array = NDArray[np.float64]

ODD_TURNS = 0.12
"""The part of the turns in which a good placement is chosen at random."""
CHOICES, TRIES, TURNS = 10, 20, 6
"""So many placements are played on so often, for so many turns."""
PER_GAME = 640.0
"""How many squared points of an end's error weigh as much as one of a difference: ends spread by 17
points, and all 17 turns of a game share the error."""
RIDGE = 1e-7


class Equations:
    """Normal equations for the coefficients of a formula (`features.Formula`)."""

    def __init__(self, size: int) -> None:
        self.left: Array = np.zeros((3 * size, 3 * size))
        self.right: Array = np.zeros(3 * size)

    def add(self, rows: Array, targets: Array, weight: float) -> None:
        self.left += weight * (rows.T @ rows)
        self.right += weight * (rows.T @ targets)

    def solve(self) -> Array:
        """The coefficients; those that nothing tells about stay at 0."""
        scale = np.sqrt(np.diag(self.left)) + 1e-9
        left = self.left / np.outer(scale, scale) + RIDGE * np.eye(len(scale))
        solution: Array = np.linalg.solve(left, self.right / scale) / scale
        return solution


def spread(numbers: list[float], turns: int) -> Array:
    """The numbers, times the turns that are left, times their square."""
    row = np.array(numbers)
    time = turns / FULL_GAME
    return np.concatenate([row, row * time, row * time * time])


class Trainer:
    """Plays quick games and collects what they tell."""

    def __init__(self, seed: int) -> None:
        self.evaluator = AkropolisEvaluator([])
        self.seed = seed
        self.choice = random.Random(seed)
        self.city = Equations(features.SIZE)
        self.architect = Equations(forecast.SIZE)
        game = get_game("akropolis")
        first = game.new(make_setup(game, 1, {"architect": "hard"}))
        assert isinstance(first, Akropolis)
        self.first = first

    def play(self, number: int, judge: bool) -> None:
        """Play a game; judge the placements of its tiles, or learn from its end."""
        state = self.first.clone()
        luck = Luck.of("fit", self.seed, number)
        cities: list[Array] = []
        collections: list[Array] = []
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.apply(CHANCE, state.roll(luck))
                continue
            turn = self.evaluator.quick.best_turn(state, 0, self.evaluator.quick.look(state, 0))
            state.take(turn.slot + 1)
            if judge:
                self.judge(state, f"{number} {len(state.pile)} {len(state.market)}")
            spot = turn.spot
            if self.choice.random() < ODD_TURNS:
                spot = self.choice.choice(self.good_places(state, 6))
            state.apply(0, state.place_code(state.cities[0], spot))
            if state.actor() != OVER:
                city, collection = self.read(state)
                cities.append(city)
                collections.append(collection)
        if not judge:
            ends = np.full(len(cities), float(state.score(0)))
            self.city.add(np.array(cities), ends, 1.0 / PER_GAME)
            ends = np.full(len(cities), float(state.architect_score()))
            self.architect.add(np.array(collections), ends, 1.0 / PER_GAME)

    def read(self, state: Akropolis) -> tuple[Array, Array]:
        """The numbers of a position after a turn."""
        judge = self.evaluator.quick.forecast
        judge.look_ahead(state)
        judge.features.read(state.cities[0], judge.to_stars, judge.to_districts)
        judge.read_collection(state)
        turns = int(judge.turns)
        return spread(list(judge.features.numbers), turns), spread(list(judge.numbers), turns)

    def good_places(self, state: Akropolis, most: int) -> list[int]:
        places = self.evaluator.quick.shortlist
        places.find(state.cities[0], self.evaluator.quick.look(state, 0), state.held, most)
        return [int(places.spot(i)) for i in range(places.count())]

    def judge(self, state: Akropolis, name: str) -> None:
        """Learn what the best placements of the tile in hand differ by."""
        afters = []
        for spot in self.good_places(state, LONGEST):
            after = state.clone()
            after.apply(0, state.place_code(state.cities[0], spot))
            afters.append((self.evaluator.values(after)[0], after))
        afters.sort(key=lambda entry: -entry[0])
        best = [after for _, after in afters[:CHOICES]]
        if best[0].actor() == OVER:
            return
        rows = np.array([self.read(after)[0] for after in best])
        worths = np.zeros(len(best))
        for number in range(TRIES):
            for i, after in enumerate(best):
                there = after.clone()
                self.evaluator.play_on(there, Luck.of(name, number), 2 * TURNS)
                worths[i] += self.evaluator.values(there)[0] / TRIES
        self.city.add(rows - rows.mean(axis=0), worths - worths.mean(), 1.0)

    def weights(self) -> dict[str, list[float]]:
        found = {"city": self.city.solve(), "architect": self.architect.solve()}
        return {name: [float(f"{w:.5g}") for w in solved] for name, solved in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("out", type=Path, help="the file to write")
    parser.add_argument("--games", type=int, default=40000, help="to learn from their ends")
    parser.add_argument("--judged", type=int, default=300, help="to judge all placements of")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    trainer = Trainer(chosen.seed)
    for number in range(chosen.games + chosen.judged):
        trainer.play(number, number >= chosen.games)
        if (number + 1) % 1000 == 0 or number >= chosen.games:
            print(f"\r{number + 1} games", end="", flush=True)
    chosen.out.write_text(json.dumps(trainer.weights()) + "\n", encoding="utf-8")
    print()


if __name__ == "__main__":
    main()
