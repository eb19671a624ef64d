"""The trainer of the forecast: it finds what is there to find, and fits what the forecast reads."""

from __future__ import annotations

import numpy
import pytest
from benchmarks.fit_forecast import Equations, Trainer, spread

from poleis.games.akropolis.bot import features, forecast


def test_it_finds_the_weights_of_a_known_sum() -> None:
    weights = numpy.array([2.0, -1.0, 0.5, 3.0, -0.25, 0.125])
    equations = Equations(2)
    rows = [spread([n % 7, n % 5], n % 18) for n in range(300)]
    equations.add(numpy.array(rows), numpy.array(rows) @ weights, 0.1)
    assert list(weights) == pytest.approx(list(equations.solve()), abs=1e-2)


def test_quick_games_give_weights_for_every_number() -> None:
    trainer = Trainer(seed=1)
    for number in range(2):
        trainer.play(number, judge=False)
    weights = trainer.weights()
    assert 3 * features.SIZE == len(weights["city"])
    assert 3 * forecast.SIZE == len(weights["architect"])
    assert trainer.city.right.any()
    assert trainer.architect.right.any()
