"""Balance: many games between given bots, and the outcome of each.

Every game has a deal of its own, so games are independent of each other, and all intervals are
those of independent games. Game *index* is a pure function of the study and the index. Bots that
differ move on by one seat from game to game, so that a seat is not mistaken for its bot.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from itertools import takewhile

from poleis.core.explain import ScoreLine
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.setup import Setup
from poleis.core.state import CHANCE
from poleis.study.arena import (
    Matchup,
    deal_seed,
    game_name,
    play_match,
    seating,
    whole_deals,
    win_shares,
)
from poleis.study.executor import Answers, Executor, in_order
from poleis.study.openings import Opener, OpeningChoice


@dataclass(frozen=True)
class BalanceStudy:
    """What to play: the matchup, how openings are varied, and what to compare it with."""

    matchup: Matchup
    choices: int = 1
    """How many first choices of each seat are its opening."""
    vary: float = 0.0
    """In which share of the games one seat, drawn by lot, makes these choices at random."""
    other: Setup | None = None
    """Another set-up, with which each deal is played a second time."""

    def varied(self, index: int) -> tuple[int | None, Luck]:
        """The seat whose opening is random in a game, if any, and the luck of its choices."""
        luck = Luck.of(self.matchup.seed, "vary", index)
        at_random = luck.unit() < self.vary
        seat = int(luck.below(self.matchup.setup.seats))
        return (seat if at_random else None), luck

    def specs(self, index: int) -> list[str]:
        """The bot of each seat in a game."""
        sits = seating(self.matchup.setup.seats, index % self.matchup.setup.seats)
        return [self.matchup.bots[bot] for bot in sits]

    def games(self, wanted: int) -> int:
        """How many games to play, so that bots that differ have had every seat equally often."""
        return wanted if len(set(self.matchup.bots)) == 1 else whole_deals(self.matchup, wanted)


@dataclass(frozen=True)
class GameOutcome:
    """One finished game; everything by seat."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    margins: tuple[int, ...]
    sheets: tuple[tuple[ScoreLine, ...], ...]
    """Without the parts of each line."""
    decisions: int
    passes: int
    """How often the decision passed from one seat to another, where one decides at a time."""
    seconds: float
    """What the bots took."""
    order: tuple[int, ...]
    """The seats in the order of their first decisions. Empty where some decide only at the same
    time as others."""
    choices: tuple[OpeningChoice, ...]

    @property
    def shares(self) -> list[float]:
        """Of the win."""
        return win_shares(list(self.ranking))

    @property
    def lead(self) -> int:
        """By how much the best score exceeds the second; for two seats or more."""
        best, second = sorted(self.scores, reverse=True)[:2]
        return best - second

    def points(self) -> dict[str, list[int]]:
        """The points of each seat, by the lines of the score sheet."""
        found: dict[str, list[int]] = {}
        for seat, sheet in enumerate(self.sheets):
            for line in sheet:
                found.setdefault(line.key, [0] * len(self.sheets))[seat] += line.points
        return found


@dataclass(frozen=True)
class BalanceGame:
    """A game, and the same deal with the other set-up, if there is one."""

    index: int
    played: GameOutcome
    other: GameOutcome | None = None
    outcomes: int = 0
    """How many outcomes of chance there were in the shorter of the two games,"""
    same: int = 0
    """and how many were the same from the beginning on."""


def run_balance(
    study: BalanceStudy, games: int, workers: int | Executor = 1
) -> Answers[BalanceGame]:
    """The games of a study, in order: *games*, or a few more. *workers* is as in `in_order`."""
    study.matchup.check()
    return in_order(
        functools.partial(play_balance_game, study),
        range(study.games(games)),
        workers,
        lambda index: game_name(study.matchup.seed, index, index),
    )


def play_balance_game(study: BalanceStudy, index: int) -> BalanceGame:
    """Play one deal, once or with both set-ups."""
    first, outcomes = _play_setup(study, study.matchup.setup, index)
    if study.other is None:
        return BalanceGame(index, first)
    second, others = _play_setup(study, study.other, index)
    pairs = list(zip(outcomes, others, strict=False))
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    return BalanceGame(index, first, second, len(pairs), same)


def _play_setup(study: BalanceStudy, setup: Setup, index: int) -> tuple[GameOutcome, list[int]]:
    """Play a deal with a set-up; returns the game and the outcomes of chance in it."""
    seed, seats = study.matchup.seed, setup.seats
    game = get_game(study.matchup.game)
    match = Match(game, setup, deal_seed(seed, index))
    opener = Opener(game, seats, study.choices, *study.varied(index))
    decisions, seconds = play_match(match, study.specs(index), seed, index, opener)
    state = match.state
    played = GameOutcome(
        tuple(match.scores()),
        tuple(match.ranking()),
        tuple(int(state.margin(seat)) for seat in range(seats)),
        tuple(
            tuple(replace(line, parts={}) for line in game.sheet(state, seat))
            for seat in range(seats)
        ),
        sum(decisions),
        opener.passes,
        sum(seconds),
        tuple(opener.order) if len(opener.order) == seats else (),
        opener.choices(match.log),
    )
    return played, [move.action for move in match.log if move.actor == CHANCE]
