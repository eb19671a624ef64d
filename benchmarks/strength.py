"""How strong: bots against each other and against the architect, with 95 % intervals."""

from __future__ import annotations

import os

from benchmarks.rows import Row
from poleis.core.game import get_game, goals_of
from poleis.core.setup import make_setup
from poleis.locale import get_language
from poleis.study.arena import ArenaResults, Matchup, run_arena
from poleis.study.simulate import SimulationPlan, SimulationTotals, run_simulation
from poleis.study.stats import quantile

SEED = 2026
"""No bot was fitted on games with this seed."""


def duel(
    name: str, game_id: str, bots: tuple[str, ...], games: int, target: float, **options: str
) -> list[Row]:
    """How many games the first bot wins: on equal deals, with seats exchanged, on all cores."""
    setup = make_setup(get_game(game_id), len(bots), options)
    results = ArenaResults(Matchup(game_id, setup, bots, SEED))
    for result in run_arena(results.matchup, games, workers=os.cpu_count() or 1):
        results.add(result)
    won = results.win_rate(0)
    margin = results.margin(0)
    rival = bots[1] if len(bots) > 1 else f"architect {options['architect']}"
    rate = 100 * won.value
    interval = (100 * (won.low or 0.0), 100 * (won.high or 1.0))
    note = (
        f"{results.games} games, {margin.value:+.1f} points on average, "
        f"{results.seconds_per_move(0):.2f} s a decision"
    )
    return [Row(name, rate, "% won", rival, None, None, target, rate >= target, interval, note)]


def alone(name: str, game_id: str, bot: str, games: int, **options: str) -> list[Row]:
    """What a bot scores in a solo game, and how often it reaches the goals beside the score; how
    often it wins, if there are none.

    `poleis simulate GAME --seats 1 --bots BOT --distribution` tells the same in full.
    """
    game = get_game(game_id)
    setup = make_setup(game, 1, options)
    goals = goals_of(game, setup)
    totals = SimulationTotals(1, len(goals))
    plan = SimulationPlan(Matchup(game_id, setup, (bot,), SEED))
    for _, part in run_simulation(plan, games, workers=os.cpu_count() or 1):
        totals.add(part)
    score, counts = totals.score(0), totals.scores[0]
    english = get_language("en")
    won = totals.win_rate(0)
    reached = [
        f"{english.say(goal).rstrip('.')} {totals.share(number).value:.0%}"
        for number, goal in enumerate(goals)
    ] or [f"won {won.value:.0%} ({won.low or 0.0:.0%} to {won.high or 1.0:.0%})"]
    note = (
        f"{games} games, {min(counts)} to {max(counts)}, median {quantile(counts, 0.5)}; "
        f"{', '.join(reached)}"
    )
    interval = (score.low or score.value, score.high or score.value)
    return [Row(name, score.value, "points", interval=interval, note=note)]
