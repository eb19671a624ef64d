"""`python -m benchmarks.bot_ratings`: measure the levels of the lobby's bots in the arena.

Each level plays one other level, which is rated already; `greedy` is 1000 in every game. The
result is `src/poleis/web/tables/bot_ratings.json`, which the lobby shows; docs/lab/bot-ratings.md
says what the figures mean. `--game akropolis` measures one game and keeps the others.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from math import log, log10, sqrt
from pathlib import Path
from typing import Any

from poleis.core.game import get_game
from poleis.core.setup import make_setup
from poleis.study.arena import ArenaResults, Matchup, run_arena
from poleis.study.stats import Z

FILE = Path(__file__).parents[1] / "src/poleis/web/tables/bot_ratings.json"
ANCHOR, ANCHOR_RATING = "greedy", 1000
SEED = 2026
SEATS = 2
TEN_TO_ONE = 400
"""Points of rating between two players of whom one wins ten games for each of the other."""


@dataclass(frozen=True)
class Trial:
    """A level to be rated, its opponent, and how many games they play."""

    spec: str
    against: str
    games: int


TRIALS: dict[str, tuple[Trial, ...]] = {
    "akropolis": (
        Trial("random", "greedy", 200),
        Trial("mcts:easy", "greedy", 40),
        Trial("mcts:medium", "mcts:easy", 16),
        Trial("mcts:strong", "mcts:medium", 8),
    ),
    "seven_wonders_dice": (
        Trial("random", "greedy", 400),
        Trial("mcts:easy", "greedy", 100),
        Trial("mcts:medium", "greedy", 40),
        Trial("mcts:strong", "mcts:medium", 10),
    ),
    "age_of_civilization": (
        Trial("random", "greedy", 400),
        Trial("mcts:easy", "greedy", 200),
        Trial("mcts:medium", "greedy", 100),
        Trial("mcts:strong", "mcts:medium", 24),
    ),
    "origins": (
        Trial("random", "greedy", 60),
        Trial("mcts:easy", "greedy", 20),
        Trial("mcts:medium", "mcts:easy", 10),
        Trial("mcts:strong", "mcts:medium", 0),
    ),
}
"""An opponent stands before the levels that play it. No games: too slow to be measured so far."""


def difference(won: float, games: int) -> tuple[float, float]:
    """By how much the player who won so many games is stronger, and half of the 95 % interval.

    Half a game won and half a game lost are added, so that a player who won all is not infinitely
    strong.

    >>> difference(5, 10)
    (0.0, 205.3)
    """
    share = (won + 0.5) / (games + 1)
    reach = Z * TEN_TO_ONE / log(10) / sqrt((games + 1) * share * (1 - share))
    return round(TEN_TO_ONE * log10(share / (1 - share)), 1), round(reach, 1)


def measure(game: str, trial: Trial, workers: int) -> dict[str, Any]:
    """The games of a trial, and how many of them the level won; a shared win is half a one."""
    setup = make_setup(get_game(game), SEATS)
    results = ArenaResults(Matchup(game, setup, (trial.spec, trial.against), SEED))
    for result in run_arena(results.matchup, trial.games, workers):
        results.add(result)
    wins, shared, _ = results.counts(0)
    return {"against": trial.against, "games": results.games, "won": wins + shared / 2}


def rate(game: str, workers: int) -> dict[str, Any]:
    """The levels of a game with their ratings. A level that was not measured has none."""
    rated: dict[str, Any] = {ANCHOR: {"rating": ANCHOR_RATING, "interval": 0}}
    for trial in TRIALS[game]:
        if not trial.games or "rating" not in rated[trial.against]:
            rated[trial.spec] = {"against": trial.against, "games": 0}
            continue
        found = measure(game, trial, workers)
        ahead, reach = difference(found["won"], found["games"])
        other = rated[trial.against]
        found["rating"] = round(other["rating"] + ahead)
        found["interval"] = round(sqrt(other["interval"] ** 2 + reach**2))
        rated[trial.spec] = found
        print(game, trial.spec, found, flush=True)
    return rated


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--game", choices=TRIALS, action="append")
    reader.add_argument("--workers", type=int, default=1)
    chosen = reader.parse_args()
    known = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for game in chosen.game or TRIALS:
        known[game] = rate(game, chosen.workers)
        FILE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
