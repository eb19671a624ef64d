"""Study: many games in many processes or on many machines, and what their results say.

- the arena: bots against each other on the same deals, every bot in every seat
- simulations: games between given bots, one JSON line each
- balance: seats, openings, sources of points, and what another set-up changes
- reviews: every decision of a match, judged by a search
- estimates: means and shares with 95 % intervals

>>> from poleis import get_game, make_setup
>>> from poleis.study import ArenaResults, Matchup, run_arena
>>> setup = make_setup(get_game("akropolis"), 2)
>>> results = ArenaResults(Matchup("akropolis", setup, ("greedy", "random"), seed=1))
>>> for game in run_arena(results.matchup, games=4):
...     results.add(game)
>>> results.counts(0)
(3, 0, 1)
"""

from poleis.study.arena import ArenaGame, ArenaResults, Matchup, play_arena_game, run_arena
from poleis.study.balance import (
    BalanceGame,
    BalanceStudy,
    GameOutcome,
    play_balance_game,
    run_balance,
)
from poleis.study.balance_report import BalanceReport
from poleis.study.executor import Answers, Executor, Failure, WorkFailed, in_order, make_executor
from poleis.study.openings import OpeningChoice
from poleis.study.ray_cluster import RayCluster
from poleis.study.review import (
    Judgement,
    Question,
    Review,
    judge,
    judgements,
    questions,
    review_match,
)
from poleis.study.simulate import SimulationPlan, SimulationTotals, run_simulation
from poleis.study.stats import (
    Estimate,
    Ratio,
    Sums,
    mean,
    mean_difference,
    paired_shares,
    share_difference,
    share_of_deals,
    wilson,
)

__all__ = [
    "Answers",
    "ArenaGame",
    "ArenaResults",
    "BalanceGame",
    "BalanceReport",
    "BalanceStudy",
    "Estimate",
    "Executor",
    "Failure",
    "GameOutcome",
    "Judgement",
    "Matchup",
    "OpeningChoice",
    "Question",
    "Ratio",
    "RayCluster",
    "Review",
    "SimulationPlan",
    "SimulationTotals",
    "Sums",
    "WorkFailed",
    "in_order",
    "judge",
    "judgements",
    "make_executor",
    "mean",
    "mean_difference",
    "paired_shares",
    "play_arena_game",
    "play_balance_game",
    "questions",
    "review_match",
    "run_arena",
    "run_balance",
    "run_simulation",
    "share_difference",
    "share_of_deals",
    "wilson",
]
