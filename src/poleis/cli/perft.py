"""`poleis perft`: how many sequences of decisions a game has; pins the rules down."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Annotated

import typer
from rich.table import Table

from poleis.cli import params
from poleis.cli.runtime import Screen, counted, progress
from poleis.core.game import get_game, usual_seats
from poleis.core.luck import Luck
from poleis.core.perft import perft as count
from poleis.core.state import CHANCE, State

EXAMPLES = """
Examples:

  poleis perft akropolis --depth 3 --seed 7

  poleis perft akropolis --depth 2 --seed 7 --divide
"""


def perft(
    game_id: params.GameId,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, max=50, help="Decisions.")] = 2,
    seed: params.Seed = 1,
    seats: params.Seats = None,
    option: params.Options = None,
    divide: Annotated[
        bool, typer.Option("--divide", help="Count for each first decision by itself.")
    ] = False,
    as_json: params.AsJson = False,
) -> None:
    """Count the sequences of decisions from the start, chance being given by the seed."""
    game = get_game(game_id)
    setup = params.setup_from(game, usual_seats(game) if seats is None else seats, option)
    start = time.perf_counter()
    parts: dict[str, int] = {}
    firsts = list(first_decisions(game.new(setup), seed))
    with progress() as bar:
        task = bar.add_task("first decisions", total=len(firsts), result="")
        for action, state, ply in firsts:
            parts[game.actions.text(action)] = count(state, depth - 1, seed, ply)
            bar.update(task, advance=1)
    seconds = time.perf_counter() - start
    sequences = sum(parts.values())
    if as_json:
        answer: dict[str, object] = {
            "game": game.id,
            "seats": setup.seats,
            "options": dict(setup.options),
            "seed": seed,
            "depth": depth,
            "sequences": sequences,
        }
        print(json.dumps(answer | ({"by_first": parts} if divide else {})))
        return
    screen = Screen()
    if divide:
        table = Table("first decision", "sequences")
        for text, number in parts.items():
            table.add_row(text, f"{number:,}")
        screen.print(table)
    found, decisions = counted(sequences, "sequence"), counted(depth, "decision")
    screen.print(f"{found} of {decisions} ({seconds:.2f} s)")


def first_decisions(state: State, seed: int) -> Iterator[tuple[int, State, int]]:
    """Each first decision with the position and the ply that it leads to."""
    ply = 0
    while int(state.actor()) == CHANCE:
        state.apply(CHANCE, state.roll(Luck.of(seed, ply)))
        ply += 1
    actor = int(state.actor())
    for action in state.legal(actor):
        after = state.clone()
        after.apply(actor, action)
        yield int(action), after, ply + 1
