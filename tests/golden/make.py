"""Writes the golden games again: `python -m tests.golden.make`.

Each is the first game, by seed, of its bots and set-up that shows what it is kept for. Records
replay without bots and without seeds, so this is needed only when a kind of game is added or when
the rules version changes. Review the difference before committing it: a golden game that changed
without a reason is a bug found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from poleis import Luck, Match, get_game, make_setup
from poleis.bots.policy import make_policy
from poleis.core import record
from poleis.core.game import Game
from poleis.games.akropolis.data import DISTRICTS
from poleis.games.akropolis.game import ARCHITECTS
from tests.golden.kinds import kinds

FOLDER = Path(__file__).parent


@dataclass
class Wanted:
    """A game to be kept: its file, set-up and bots, and the kind of game that it must show."""

    name: str
    bots: tuple[str, ...]
    kind: str
    options: dict[str, object] = field(default_factory=dict)
    undo: bool = False
    stop: int | None = None


def wanted_of_akropolis() -> Iterator[Wanted]:
    for seats in (2, 3, 4):
        bots = ("greedy", "random", "greedy", "random")[:seats]
        yield Wanted(f"{seats}-seats", bots, f"{seats} seats")
    for seats in (2, 3):
        yield Wanted(
            f"{seats}-seats-long", ("greedy", "random", "random")[:seats],
            f"{seats} seats long", {"long": True},
        )  # fmt: skip
    yield Wanted("solo-long", ("greedy",), "1 seats long", {"long": True, "architect": "easy"})
    for architect in ARCHITECTS:
        options: dict[str, object] = {"architect": architect}
        yield Wanted(f"solo-{architect}-won", ("greedy",), f"{architect} won", options)
        yield Wanted(f"solo-{architect}-lost", ("random",), f"{architect} lost", options)
    yield Wanted(
        "solo-hard-variants", ("greedy",), "all variants",
        {"architect": "hard", "variants": DISTRICTS},
    )  # fmt: skip
    for variant in DISTRICTS:
        yield Wanted(
            f"variant-{variant}", ("greedy", "greedy"), f"variant {variant}",
            {"variants": [variant]},
        )  # fmt: skip
    yield Wanted("variants-all", ("greedy",) * 4, "all variants", {"variants": DISTRICTS})
    yield Wanted("tie-broken-by-stones", ("random",) * 2, "tie broken")
    yield Wanted("shared-victory", ("random",) * 2, "shared victory")
    yield Wanted("undo", ("random",) * 3, "undo", undo=True)
    yield Wanted("saved-in-mid-turn", ("greedy", "random"), "in mid-turn", stop=77)


def play(game: Game, wanted: Wanted, seed: int) -> Match:
    """One game of the bots; with undo, a seat now and then takes back and plays otherwise."""
    match = Match(game, make_setup(game, len(wanted.bots), wanted.options), seed)
    policies = [make_policy(bot) for bot in wanted.bots]
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


def main() -> None:
    game = get_game("akropolis")
    for wanted in wanted_of_akropolis():

        def fits(match: Match, kind: str = wanted.kind) -> bool:
            return kind in kinds(match)

        match = first(game, wanted, fits)
        text = record.write(match, dict(enumerate(wanted.bots)), seed=True)
        (FOLDER / game.id / f"{wanted.name}.poleis").write_text(text, encoding="utf-8")
        print(f"{wanted.name}: seed {match.seed}, {match.scores()}")


if __name__ == "__main__":
    main()
