"""Games in the Python of a page: `site_strength` has them played in Pyodide, under Node.

A bot's time is processor time, so that other work on the machine takes nothing away from it.
"""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from typing import Any

BOT, OPPONENT = "mcts:medium", "greedy"
SEED = 2026


def processor_time() -> float:
    """Seconds of processor time of this process: the `time` of Python has the clock only."""
    from js import process  # type: ignore[import-not-found]

    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def limit_by_processor_time() -> None:
    from poleis.bots import mcts, planning, search

    for module in (mcts, planning, search):
        module.perf_counter = processor_time  # type: ignore[attr-defined]


def play(game_id: str, index: int) -> dict[str, Any]:
    """One game of a deal, in which the bot has the seat that the index says."""
    from poleis import Luck, Match, get_game, make_policy, make_setup
    from poleis.web.local.bots import bot_of

    game, seat = get_game(game_id), index % 2
    match = Match(game, make_setup(game, 2), f"{SEED}-{index // 2}")
    bots = {seat: bot_of(BOT), 1 - seat: make_policy(OPPONENT)}
    efforts, seconds = [], []
    while not match.is_over:
        actor = match.state.actors()[0]
        known, begin = game.redact(match.state, actor), processor_time()
        decision = bots[actor].decide(game, known, actor, Luck.of(SEED, index, actor, match.ply))
        if actor == seat and len(known.legal(seat)) > 1:
            efforts.append(decision.effort)
            seconds.append(processor_time() - begin)
        match.play(actor, decision.action)
    places = game.ranking(match.state)
    return {
        "game": game_id,
        "index": index,
        "share": 0.5 if places[0] == places[1] else float(places[seat] < places[1 - seat]),
        "margin": match.scores()[seat] - match.scores()[1 - seat],
        "iterations": median(efforts),
        "seconds": round(median(seconds), 3),
        "longest": round(max(seconds), 3),
        "decisions": len(efforts),
    }


async def play_on(file: str, game_id: str, games: str) -> str:
    """Play the games that the file has not yet; each is a line of it."""
    limit_by_processor_time()
    path = Path("/machine") / file.lstrip("/")
    done = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    played = {(row["game"], row["index"]) for row in done}
    for index in range(int(games)):
        if (game_id, index) not in played:
            with path.open("a") as lines:
                lines.write(json.dumps(play(game_id, index)) + "\n")
    return "done"
