"""Simulation: many games between given bots, one JSON line each.

Game *index* is a pure function of the plan and the index, so the lines are the same however the
work is cut into chunks. Where all bots are `random`, the whole game runs in compiled code, with
one stream of luck for everything in it; else chance has one stream for each ply, and the record
of a game carries the seed that it can be audited with.
"""

from __future__ import annotations

import functools
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from poleis.core import record
from poleis.core.explain import Message
from poleis.core.game import Game, get_game, goals_of
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.state import CHANCE, State, play_to_end
from poleis.study.arena import Matchup, deal_name, deal_seed, game_name, play_match
from poleis.study.executor import Answers, Executor, in_portions
from poleis.study.notebook import interval, table
from poleis.study.stats import Estimate, mean_of_sums, quantile, wilson


@dataclass(frozen=True)
class SimulationPlan:
    """What to simulate: bot *i* of the matchup sits in seat *i*, in every game."""

    matchup: Matchup
    records: bool = False

    @property
    def is_random(self) -> bool:
        return set(self.matchup.bots) == {"random"}

    def goals(self) -> tuple[Message, ...]:
        """What can be reached beside the score."""
        return goals_of(get_game(self.matchup.game), self.matchup.setup)


@dataclass
class SimulationTotals:
    """Sums over games, by seat: whole numbers, so that the order of adding does not matter."""

    seats: int
    goals: int = 0
    """How many goals the game has beside the score."""
    games: int = 0
    plies: int = 0
    scores: list[Counter[int]] = field(default_factory=list)
    """Of each seat: how many games ended with a score."""
    wins: list[list[int]] = field(default_factory=list)
    """Of each seat: how many games it won alone, shared by two, by three, ..."""
    reached: list[int] = field(default_factory=list)
    """Of each goal: in how many games it was reached."""

    def __post_init__(self) -> None:
        self.scores = self.scores or [Counter() for _ in range(self.seats)]
        self.wins = self.wins or [[0] * self.seats for _ in range(self.seats)]
        self.reached = self.reached or [0] * self.goals

    def count(
        self, scores: list[int], ranking: list[int], plies: int, reached: Sequence[int] = ()
    ) -> None:
        """Add one game; *reached* are the numbers of its goals that were reached."""
        self.games += 1
        self.plies += plies
        winners = ranking.count(1)
        for seat, score in enumerate(scores):
            self.scores[seat][score] += 1
            if ranking[seat] == 1:
                self.wins[seat][winners - 1] += 1
        for goal in reached:
            self.reached[goal] += 1

    def add(self, other: SimulationTotals) -> None:
        """Add the games of another."""
        self.games += other.games
        self.plies += other.plies
        for seat in range(self.seats):
            self.scores[seat].update(other.scores[seat])
            for shared in range(self.seats):
                self.wins[seat][shared] += other.wins[seat][shared]
        for goal in range(self.goals):
            self.reached[goal] += other.reached[goal]

    def score(self, seat: int) -> Estimate:
        scores = self.scores[seat]
        squares = sum(number * score * score for score, number in scores.items())
        return mean_of_sums(scores.total(), sum(scores.elements()), squares)

    def share(self, goal: int) -> Estimate:
        """In how many of the games a goal was reached."""
        return wilson(self.reached[goal] / self.games, self.games)

    def win_rate(self, seat: int) -> Estimate:
        won = sum(number / shared for shared, number in enumerate(self.wins[seat], 1))
        return wilson(won / self.games, self.games)

    def _repr_html_(self) -> str:
        head = ("seat", "wins", "mean score", "least", "median", "most")
        rows = [
            (seat, interval(self.win_rate(seat), "{:.1%}"), interval(self.score(seat), "{:.2f}"),
             min(scores), quantile(scores, 0.5), max(scores))
            for seat, scores in enumerate(self.scores if self.games else ())
        ]  # fmt: skip
        return table(f"{self.games:,} games", head, rows)


def run_simulation(
    plan: SimulationPlan, games: int | Iterable[int], workers: int | Executor = 1
) -> Answers[tuple[str, SimulationTotals]]:
    """Chunks of JSON lines, in the order of the games, with their totals.

    *games* is how many to play, or the numbers of those to play; *workers* is as in `in_order`.
    """
    plan.matchup.check()
    indices = range(games) if isinstance(games, int) else games
    seed = plan.matchup.seed
    return in_portions(
        functools.partial(play_chunk, plan),
        indices,
        workers,
        lambda index: game_name(seed, index, index),
    )


def play_chunk(plan: SimulationPlan, indices: Sequence[int]) -> tuple[str, SimulationTotals]:
    """The lines of some games, and their totals."""
    game = get_game(plan.matchup.game)
    goals = plan.goals()
    totals = SimulationTotals(plan.matchup.setup.seats, len(goals))
    start = game.new(plan.matchup.setup)
    bots = json.dumps(plan.matchup.bots, separators=(",", ":"))
    lines = []
    for index in indices:
        if plan.is_random:
            text, state, plies = _play_at_random(plan, game, start, index)
        else:
            text, state, plies = _play_with_bots(plan, game, index)
        scores = [int(state.score(seat)) for seat in range(totals.seats)]
        ranking = game.ranking(state)
        notes = game.notes(state) if goals else []
        reached = [number for number, goal in enumerate(goals) if goal in notes]
        totals.count(scores, ranking, plies, reached)
        rest = f',"goals":{json.dumps([goals[n].key for n in reached])}' if goals else ""
        rest += f',"record":{json.dumps(text)}' if plan.records else ""
        lines.append(
            f'{{"index":{index},"seed":"{deal_name(plan.matchup.seed, index)}","bots":{bots},'
            f'"scores":{_list(scores)},"ranking":{_list(ranking)},"plies":{plies}{rest}}}\n'
        )
    return "".join(lines), totals


def _list(numbers: list[int]) -> str:
    return f"[{','.join(map(str, numbers))}]"


def _play_at_random(
    plan: SimulationPlan, game: Game, start: State, index: int
) -> tuple[str, State, int]:
    luck = Luck.of(deal_seed(plan.matchup.seed, index))
    if plan.records:
        match = _random_match(plan, game, luck)
        return record.write(match), match.state, match.ply
    state = start.clone()
    _, plies = play_to_end(state, luck)
    return "", state, plies


def _random_match(plan: SimulationPlan, game: Game, luck: Luck) -> Match:
    """The game that `play_to_end` plays with this luck, as a match."""
    match = Match(game, plan.matchup.setup)
    while not match.is_over:
        actor = int(match.state.actor())
        roll = match.state.roll(luck) if actor == CHANCE else None
        action = match.state.random_action(actor, luck) if roll is None else roll
        match.play(actor, int(action))
    return match


def _play_with_bots(plan: SimulationPlan, game: Game, index: int) -> tuple[str, State, int]:
    matchup = plan.matchup
    match = Match(game, matchup.setup, deal_seed(matchup.seed, index))
    play_match(match, list(matchup.bots), matchup.seed, index)
    text = ""
    if plan.records:
        text = record.write(match, dict(enumerate(matchup.bots)), seed=True)
    return text, match.state, match.ply
