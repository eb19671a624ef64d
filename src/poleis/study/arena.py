"""The arena: bots against each other on the same deals, every bot in every seat.

A *deal* is a stream of chance. Each deal is played once for every seat, the bots rotating by one
seat each time, so that neither luck nor the seat favours a bot. Game *index* is a pure
function of the matchup and the index: chance comes from the seed of the deal, one stream for each
ply, and a bot's luck from `Luck.of(seed, game, seat, ply)`.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from poleis.bots.policy import Policy, make_policy
from poleis.core.errors import BadSetup, PoleisError
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.match import Match
from poleis.core.setup import Setup
from poleis.core.state import State
from poleis.study.executor import Answers, Executor, in_order
from poleis.study.notebook import interval, table
from poleis.study.stats import Estimate, mean, share_of_deals


@dataclass(frozen=True)
class Matchup:
    """What to play: a game and its set-up, the bots, and the seed."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int

    def check(self) -> None:
        """Raise what is wrong with the matchup before any game is played."""
        get_game(self.game)
        for spec in self.bots:
            make_policy(spec)
        if len(self.bots) != self.setup.seats:
            raise BadSetup(f"{needed(self.setup.seats)}, not {len(self.bots)}")


def needed(seats: int) -> str:
    """The number of bots that *seats* seats need, in words."""
    return "1 seat needs 1 bot" if seats == 1 else f"{seats} seats need {seats} bots"


@dataclass(frozen=True)
class ArenaGame:
    """One game: everything by bot, in the order of the matchup."""

    index: int
    scores: tuple[int, ...]
    margins: tuple[int, ...]
    shares: tuple[float, ...]
    """Of the win: 1 alone, a half for two winners, 0 for a loser."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    plies: int


def deal_seed(seed: int, deal: int) -> str:
    """The seed of a deal, as it stands in records.

    >>> deal_seed(7, 0)
    '7.0'
    """
    return f"{seed}.{deal}"


def deal_name(seed: int, deal: int) -> str:
    """The seed of a deal, as it stands in JSON lines: a text that no reader takes for a number.

    >>> deal_name(7, 10)
    'deal-7.10'
    """
    return f"deal-{deal_seed(seed, deal)}"


def game_name(seed: int, index: int, deal: int) -> str:
    """A game, in messages.

    >>> game_name(7, 20, 10)
    'game 20 (seed deal-7.10)'
    """
    return f"game {index} (seed {deal_name(seed, deal)})"


def seating(seats: int, rotation: int) -> tuple[int, ...]:
    """Which bot sits in each seat.

    >>> [seating(3, rotation) for rotation in range(3)]
    [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    """
    return tuple((seat - rotation) % seats for seat in range(seats))


@functools.lru_cache(maxsize=64)
def _policy(spec: str) -> Policy:
    return make_policy(spec)


def play_arena_game(matchup: Matchup, index: int) -> ArenaGame:
    """Play one game of a matchup."""
    seats = matchup.setup.seats
    deal, rotation = divmod(index, seats)
    sits = seating(seats, rotation)
    game = get_game(matchup.game)
    match = Match(game, matchup.setup, deal_seed(matchup.seed, deal))
    specs = [matchup.bots[bot] for bot in sits]
    decisions, seconds = play_match(match, specs, matchup.seed, index)
    margins = [int(match.state.margin(seat)) for seat in range(seats)]
    shares = win_shares(match.ranking())
    at = [sits.index(bot) for bot in range(seats)]
    scores = match.scores()
    return ArenaGame(
        index,
        tuple(scores[seat] for seat in at),
        tuple(margins[seat] for seat in at),
        tuple(shares[seat] for seat in at),
        tuple(decisions[seat] for seat in at),
        tuple(seconds[seat] for seat in at),
        match.ply,
    )


def play_match(
    match: Match,
    specs: list[str],
    seed: int,
    index: int,
    instead: Callable[[State, int], int | None] | None = None,
) -> tuple[list[int], list[float]]:
    """Let bots play a match to its end; returns how many decisions and seconds each seat took.

    Each sees what its seat may know, and the match checks every action, as it does for people.
    *instead*, called first with the position and the seat, may return an action to play in place of
    the bot's.
    """
    decisions, seconds = [0] * len(specs), [0.0] * len(specs)
    while not match.is_over:
        seat = int(match.state.actor())
        known = match.game.redact(match.state, seat)
        luck = Luck.of(seed, index, seat, match.ply)
        start = time.perf_counter()
        action = instead(match.state, seat) if instead is not None else None
        if action is None:
            action = _policy(specs[seat]).decide(match.game, known, seat, luck).action
        took = time.perf_counter() - start
        try:
            match.play(seat, action)
        except PoleisError as error:
            raise PoleisError(
                f"the bot {specs[seat]} failed at ply {match.ply}: {error}"
            ) from error
        decisions[seat] += 1
        seconds[seat] += took
    return decisions, seconds


def win_shares(ranking: list[int]) -> list[float]:
    """The part of the win that each seat has.

    >>> win_shares([1, 2]), win_shares([1, 1, 3]), win_shares([2])
    ([1.0, 0.0], [0.5, 0.5, 0.0], [0.0])
    """
    winners = ranking.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]


@dataclass
class ArenaResults:
    """The results of a matchup so far. Only deals played in all rotations count."""

    matchup: Matchup
    played: list[ArenaGame] = field(default_factory=list)

    @property
    def deals(self) -> int:
        return len(self.played) // self.matchup.setup.seats

    @property
    def games(self) -> int:
        """The games of complete deals."""
        return self.deals * self.matchup.setup.seats

    def add(self, result: ArenaGame) -> None:
        """Add the next game. A deal of which a game failed is left out, once the next begins."""
        if self.played:
            last = self.played[-1].index
            assert last < result.index, "results must come in order"
            if last // self.matchup.setup.seats < result.index // self.matchup.setup.seats:
                del self.played[self.games :]
        self.played.append(result)

    def _of_deals(self, of_games: list[float]) -> list[float]:
        """The mean of each deal: deals are independent of each other, their games are not."""
        seats = self.matchup.setup.seats
        return [sum(of_games[i : i + seats]) / seats for i in range(0, self.games, seats)]

    def win_rate(self, bot: int) -> Estimate:
        shares = [result.shares[bot] for result in self.played]
        return share_of_deals(self._of_deals(shares), self.matchup.setup.seats)

    def score(self, bot: int) -> Estimate:
        return mean(self._of_deals([float(result.scores[bot]) for result in self.played]))

    def margin(self, bot: int) -> Estimate:
        return mean(self._of_deals([float(result.margins[bot]) for result in self.played]))

    def counts(self, bot: int) -> tuple[int, int, int]:
        """Wins alone, wins shared, and losses."""
        shares = [result.shares[bot] for result in self.played[: self.games]]
        wins, losses = shares.count(1.0), shares.count(0.0)
        return wins, len(shares) - wins - losses, losses

    def seconds_per_move(self, bot: int) -> float:
        decisions = sum(result.decisions[bot] for result in self.played)
        return sum(result.seconds[bot] for result in self.played) / max(1, decisions)

    def _repr_html_(self) -> str:
        rows = [
            (spec, interval(self.win_rate(bot), "{:.1%}"), interval(self.score(bot), "{:.1f}"),
             interval(self.margin(bot), "{:+.1f}"))
            for bot, spec in enumerate(self.matchup.bots if self.games else ())
        ]  # fmt: skip
        return table(f"{self.games:,} games", ("bot", "wins", "score", "margin"), rows)

    def json(self) -> dict[str, object]:
        """The whole report. All but the seconds are the same in every run."""
        bots = []
        for bot, spec in enumerate(self.matchup.bots):
            wins, shared, losses = self.counts(bot)
            bots.append(
                {
                    "bot": spec,
                    "wins": wins,
                    "shared": shared,
                    "losses": losses,
                    "win_rate": self.win_rate(bot).json(),
                    "score": self.score(bot).json(),
                    "margin": self.margin(bot).json(),
                    "seconds_per_move": round(self.seconds_per_move(bot), 6),
                }
            )
        return {
            "game": self.matchup.game,
            "seats": self.matchup.setup.seats,
            "options": dict(self.matchup.setup.options),
            "seed": self.matchup.seed,
            "deals": self.deals,
            "games": self.games,
            "bots": bots,
        }


def run_arena(matchup: Matchup, games: int, workers: int | Executor = 1) -> Answers[ArenaGame]:
    """The games of a matchup, in order: *games*, or a few more, so that every deal is complete.
    *workers* is as in `in_order`.

    >>> from poleis import get_game, make_setup
    >>> setup = make_setup(get_game("akropolis"), 2)
    >>> matchup = Matchup("akropolis", setup, ("random", "random"), 1)
    >>> results = ArenaResults(matchup)
    >>> for result in run_arena(matchup, games=3):
    ...     results.add(result)
    >>> results.deals, results.games, results.win_rate(0).value + results.win_rate(1).value
    (2, 4, 1.0)
    """
    matchup.check()
    indices, seats = range(whole_deals(matchup, games)), matchup.setup.seats
    return in_order(
        functools.partial(play_arena_game, matchup),
        indices,
        workers,
        lambda index: game_name(matchup.seed, index, index // seats),
    )


def whole_deals(matchup: Matchup, games: int) -> int:
    """The least number of games, not below *games*, that makes complete deals."""
    seats = matchup.setup.seats
    return -(-games // seats) * seats
