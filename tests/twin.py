"""Everything that compiled and plain modules must agree on, as JSON.

`python -m tests.twin` prints it; with POLEIS_PLAIN=1 it runs the plain sources.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from poleis import CHANCE, Luck, Match
from poleis._plain import is_compiled
from poleis.bots.policy import make_policy
from poleis.core.game import Game, games
from poleis.core.match import fingerprint
from poleis.core.setup import Setup, all_setups

Told = dict[str, Any]


def luck_numbers() -> Told:
    """Words, numbers below bounds, units and split streams."""
    luck = Luck.of("twin", 1)
    return {
        "words": [int(luck.word()) for _ in range(200)],
        "below": [int(luck.below(n)) for n in (1, 2, 3, 6, 61, 10**6, 2**31 - 1) * 50],
        "unit": [luck.unit() for _ in range(50)],
        "split": [int(luck.split().word()) for _ in range(50)],
    }


def random_game(game: Game, setup: Setup, seed: int) -> Told:
    """The position after every ply of a random game, what was possible, and the sheets."""
    state, luck = game.new(setup), Luck.of("twin", seed)
    plies = []
    while state.actors():
        actor = int(state.actor())
        if actor == CHANCE:
            possible = len(state.chance())
            action = int(state.roll(luck))
        else:
            possible = sum(int(code) for code in state.legal(actor))
            action = int(state.random_action(actor, luck))
        state.apply(actor, action)
        plies.append([actor, action, possible, fingerprint(state)])
    return {
        "plies": plies,
        "dump": state.dump(),
        "scores": [int(state.score(seat)) for seat in range(setup.seats)],
        "margins": [int(state.margin(seat)) for seat in range(setup.seats)],
        "ranking": game.ranking(state),
        "sheets": [
            [[line.key, line.points, dict(line.parts)] for line in game.sheet(state, seat)]
            for seat in range(setup.seats)
        ],
    }


def bot_game(game: Game, setup: Setup, bot: str, decisions: int) -> Told:
    """The first decisions of a bot that plays against itself, with what it thought of them."""
    match, policy = Match(game, setup, seed="twin"), make_policy(bot)
    thoughts: list[list[Any]] = []
    while not match.is_over and len(thoughts) < decisions:
        seat = match.state.actors()[0]
        known = game.redact(match.state, seat)
        decision = policy.decide(game, known, seat, Luck.of("twin", bot, match.ply))
        thoughts.append(
            [decision.action, [[o.action, o.visits, o.value] for o in decision.candidates]]
        )
        match.play(seat, decision.action)
    return {"thoughts": thoughts, "end": fingerprint(match.state)}


def report() -> Told:
    told: Told = {"compiled": is_compiled(), "luck": luck_numbers()}
    for game in games().values():
        setups = list(all_setups(game))
        some = setups[:: max(1, len(setups) // 40)]
        told[game.id] = {
            "random": [random_game(game, setup, seed) for seed, setup in enumerate(some)],
            "greedy": [bot_game(game, setup, "greedy", 40) for setup in some[::10]],
            "mcts": [bot_game(game, setup, "mcts:iterations=12", 4) for setup in some[::20]],
        }
    return told


if __name__ == "__main__":
    json.dump(report(), sys.stdout)
