"""Writes the golden games again: `python -m tests.golden.make [GAME...]`.

Each is the first game, by seed, of its bots and set-up that shows what it is kept for. Records
replay without bots and without seeds, so this is needed only when a kind of game is added or when
the rules version changes. Review the difference before committing it: a golden game that changed
without a reason is a bug found.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

from poleis import Luck, Match, get_game, make_setup
from poleis.bots.policy import make_policy
from poleis.core import record
from poleis.core.game import Game
from tests.golden.builder import Builder
from tests.golden.games import SHELVES, kinds
from tests.golden.wanted import Wanted

FOLDER = Path(__file__).parent


def play(game: Game, wanted: Wanted, seed: int) -> Match:
    """One game of the bots; with undo, a seat now and then takes back and plays otherwise."""
    match = Match(game, make_setup(game, len(wanted.bots), wanted.options), seed)
    policies = [Builder() if bot == "scripted" else make_policy(bot) for bot in wanted.bots]
    luck = Luck.of("golden", seed)
    while not match.is_over and match.ply != wanted.stop:
        seat = match.state.actors()[0]
        known = game.redact(match.state, seat)
        match.play(seat, policies[seat].decide(game, known, seat, luck).action)
        if wanted.undo and luck.below(8) == 0:
            match.undo(seat, consent=True)
    return match


def first(game: Game, wanted: Wanted, fits: Callable[[Match], bool]) -> Match:
    """The game with the lowest seed that fits."""
    return next(match for seed in count(1) if fits(match := play(game, wanted, seed)))


def main(only: list[str]) -> None:
    """All golden games, or those of the games named."""
    for name, shelf in SHELVES.items():
        if only and name not in only:
            continue
        game = get_game(name)
        for wanted in shelf.wanted():

            def fits(match: Match, kind: str = wanted.kind) -> bool:
                return kind in kinds(match)

            match = first(game, wanted, fits)
            text = record.write(match, dict(enumerate(wanted.bots)), seed=True)
            (FOLDER / name / f"{wanted.name}.poleis").write_text(text, encoding="utf-8")
            print(f"{name} {wanted.name}: seed {match.seed}, {match.scores()}")


if __name__ == "__main__":
    main(sys.argv[1:])
