"""What a move costs to show: two seats that want boards, in a process without a network.

The clock is that of the processor, from the move to the encoded states of both seats.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator

from pydantic_core import to_json

from benchmarks.rows import Row
from poleis.core.game import get_game
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.web.tables.presenter import Presenter, SentState, Thoughts
from poleis.web.tables.rows import HUMAN, Seat, TableInfo

GAMES = 4
"""Of the games of each kind, the first warms up."""
EARLY, MIDDLE, LATE = 90, 300, 630
"""Plies of a game of Origins, in the middle of what is averaged."""
AROUND = 45
MOST_GROWTH = 1.25
LONG_GAMES = 3


def random_game(game_id: str, seats: int, seed: int) -> Iterator[Match]:
    """A match after each of its moves, which are made at random."""
    game, luck = get_game(game_id), random.Random(seed)
    match = Match(game, make_setup(game, seats), seed)
    while actors := match.state.actors():
        actor = int(luck.choice(actors))
        match.play(actor, luck.choice([int(code) for code in match.state.legal(actor)]))
        yield match


def move_costs(game_id: str, seats: int, seed: int, most: int = 10_000) -> list[tuple[int, float]]:
    """The ply and the milliseconds of each move."""
    costs: list[tuple[int, float]] = []
    presenter: Presenter | None = None
    sent = [SentState(), SentState()]
    for match in random_game(game_id, seats, seed):
        started = time.process_time()
        if presenter is None:
            rows = [Seat(seat, HUMAN, f"Player {seat}") for seat in range(seats)]
            version = match.game.rules_version
            info = TableInfo("t", "Delos", game_id, version, match.setup, str(seed), "", rows)
            presenter = Presenter(info, match, Thoughts({}))
        presenter.changed()
        for seat in (0, 1):
            shown = presenter.shown(sent[seat], seat, "en")
            to_json({**shown, **presenter.log_update(sent[seat], seat, "en")})
        costs.append((match.ply, 1000 * (time.process_time() - started)))
        if match.ply > most:
            break
    return costs[1:]


def shown_moves(name: str, game_id: str) -> list[Row]:
    """The median of a game for two."""
    move_costs(game_id, 2, 0)
    costs = [cost for seed in range(1, GAMES) for _, cost in move_costs(game_id, 2, seed)]
    return [Row(name, statistics.median(costs), "ms", note=f"{len(costs)} moves, two views each")]


def late_moves() -> list[Row]:
    """What a move in Origins costs late in a long game, beside what it costs early."""
    costs = [
        pair for seed in range(LONG_GAMES) for pair in move_costs("origins", 3, seed, LATE + AROUND)
    ]
    early, middle, late = (
        statistics.mean(cost for ply, cost in costs if abs(ply - centre) <= AROUND)
        for centre in (EARLY, MIDDLE, LATE)
    )
    growth = late / early
    note = f"ms at ply {EARLY}, {MIDDLE}, {LATE}: {early:.2f}, {middle:.2f}, {late:.2f}"
    is_flat = growth <= MOST_GROWTH
    return [
        Row("origins-late-move", late, "ms", f"ply {EARLY}", early, growth, MOST_GROWTH, is_flat,
            note=note)
    ]  # fmt: skip
