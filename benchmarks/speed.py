"""How fast: random play beside the peers, clones, search iterations."""

from __future__ import annotations

import time
from statistics import median

from benchmarks import peers
from benchmarks.rows import Row, Timer, beside, interleave
from poleis.bots.policy import make_policy
from poleis.core.game import get_game
from poleis.core.luck import Luck
from poleis.core.setup import make_setup
from poleis.core.state import CHANCE, OVER, State, play_out, settle_chance

AKROPOLIS = "akropolis"
BATCH = 50


def opening(game_id: str) -> State:
    """The first position of a game for two, as it usually is."""
    game = get_game(game_id)
    state: State = game.new(make_setup(game, 2))
    return state


def middle(seed: int) -> State:
    """A position half-way through a random game of Akropolis, where a tile must be placed."""
    state = opening(AKROPOLIS)
    luck = Luck.of("bench", seed)
    for _ in range(37):
        settle_chance(state, luck)
        state.apply(state.actor(), state.random_action(state.actor(), luck))
    settle_chance(state, luck)
    return state


def random_games(game_id: str) -> Timer:
    """Random games dealt, played and scored; counts decisions (draws not included)."""
    start = opening(game_id)
    luck = Luck.of("bench")

    def play() -> int:
        decisions = 0
        for _ in range(BATCH):
            state = start.clone()
            decisions += int(play_out(state, luck))
            state.score(0)
            state.score(1)
        return decisions

    return Timer("poleis", play)


def python_steps(game_id: str) -> Timer:
    """The same, every single step taken from Python with the legal actions listed."""
    start = opening(game_id)
    luck = Luck.of("bench")

    def play() -> int:
        state = start.clone()
        decisions = 0
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(CHANCE, state.roll(luck))
                continue
            legal = state.legal(actor)
            state.apply(actor, legal[luck.below(len(legal))])
            decisions += 1
        return decisions

    return Timer("poleis, steps from Python", play)


def random_play_of(name: str, game_id: str, peer: str, target: float) -> list[Row]:
    """Decisions per second of a game for two, beside one of OpenSpiel's games: whole games in
    compiled code, which must reach the target, and single steps from Python."""
    ours, steps, other = random_games(game_id), python_steps(game_id), peers.openspiel(peer)
    interleave(ours, steps, other)
    return [
        beside(name, ours, other, "decisions/s", target),
        beside(f"{name}-steps", steps, other, "decisions/s", None),
    ]


def random_play() -> list[Row]:
    """Decisions per second of Akropolis beside OpenSpiel and catanatron, and games per second."""
    ours, steps = random_games(AKROPOLIS), python_steps(AKROPOLIS)
    go, catan = peers.openspiel("go(board_size=9)"), peers.catanatron()
    interleave(ours, steps, go, catan)
    rows = [
        beside("random-play-vs-openspiel", ours, go, "decisions/s", 1.5),
        beside("random-play-vs-catanatron", ours, catan, "decisions/s", 25.0),
        beside("steps-vs-openspiel", steps, go, "decisions/s", None),
    ]
    games = ours.median / 72
    note = "every seat takes and places 18 tiles: 72 decisions a game"
    rows.append(Row("random-games", games, "games/s", target=20_000, ok=games >= 20_000, note=note))
    return rows


def clone() -> list[Row]:
    """Microseconds to copy a mid-game position, timed from Python."""
    return [clone_row("clone", middle(1))]


def clone_of(name: str, game_id: str, seats: int, decisions: int) -> list[Row]:
    """The same for any game, after so many decisions at random."""
    game = get_game(game_id)
    state = game.new(make_setup(game, seats))
    luck = Luck.of("bench", 1)
    for _ in range(decisions):
        settle_chance(state, luck)
        state.apply(state.actor(), state.random_action(state.actor(), luck))
    return [clone_row(name, state)]


def clone_row(name: str, state: State) -> Row:
    def copy() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    timer = Timer("clone", copy)
    interleave(timer, seconds=0.3)
    micros = 1e6 / timer.median
    return Row(name, micros, "us", target=5.0, ok=micros <= 5.0)


def mcts_iterations() -> list[Row]:
    """Milliseconds for 1,000 search iterations from mid-game positions, rollouts at random."""
    policy = make_policy("mcts:iterations=1000,rollouts=plain")
    times = []
    for seed in range(11):
        state = middle(seed)
        seat = int(state.actor())
        start = time.perf_counter()
        policy.decide(get_game(AKROPOLIS), state, seat, Luck.of("bench", seed))
        times.append(1000 * (time.perf_counter() - start))
    value = median(times)
    note = "1,000 iterations, plain rollouts"
    return [Row("mcts-iterations", value, "ms", target=100.0, ok=value <= 100.0, note=note)]
