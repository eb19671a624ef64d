"""The file of `poleis simulate --out`: lines that survive an interruption.

Lines go to FILE.part, and what they are lines of to FILE.run. When all games are played, FILE.part
becomes FILE, as it is or as Parquet. Until then `--resume` can go on from both, also after a kill
in the middle of a line.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from poleis.cli.atomic_write import WholeLines, naming, write_whole
from poleis.cli.extras import require
from poleis.core.errors import BadSetup
from poleis.core.game import get_game
from poleis.study.arena import deal_name
from poleis.study.parquet import write_parquet
from poleis.study.simulate import SimulationPlan, SimulationTotals

PARTIAL, RUN, NEW = ".part", ".run", ".new"
PARQUET = ".parquet"


@dataclass
class SimulationOutput:
    """Where lines go, what was there already, and which games are missing."""

    lines: WholeLines
    totals: SimulationTotals
    missing: Iterable[int]

    def add(self, lines: str, part: SimulationTotals) -> None:
        self.lines.write(lines.encode())
        self.totals.add(part)


def is_resumable(out: str | None) -> bool:
    """Whether lines go to a file, and not to a device or a pipe."""
    if out is None or out == "-":
        return False
    return Path(out).is_file() or not Path(out).exists()


@contextmanager
def open_output(
    out: str | None, plan: SimulationPlan, games: int, resume: bool
) -> Iterator[SimulationOutput]:
    """Where the lines of a run go. A file gets its name only when it is complete."""
    if out is not None and is_resumable(out):
        with SimulationFile(Path(out).resolve(), plan, games).open(resume) as output:
            yield output
        return
    if resume:
        raise BadSetup("--resume needs --out FILE")
    if out == "-":
        lines = WholeLines(sys.stdout.buffer, "standard output")
        yield SimulationOutput(lines, new_totals(plan), range(games))
        return
    with open(out or os.devnull, "wb", buffering=0) as device:
        lines = WholeLines(device, out or os.devnull)
        yield SimulationOutput(lines, new_totals(plan), range(games))


def new_totals(plan: SimulationPlan) -> SimulationTotals:
    return SimulationTotals(plan.matchup.setup.seats, len(plan.goals()))


def describe_run(plan: SimulationPlan) -> dict[str, object]:
    """What decides the lines of a simulation, for programs."""
    matchup = plan.matchup
    return {
        "poleis": version("poleis"),
        "game": matchup.game,
        "rules": get_game(matchup.game).rules_version,
        "seats": matchup.setup.seats,
        "options": dict(matchup.setup.options),
        "bots": list(matchup.bots),
        "seed": matchup.seed,
        "records": plan.records,
    }


class SimulationFile:
    """A file of simulated games, and the two beside it while they are played."""

    def __init__(self, path: Path, plan: SimulationPlan, games: int) -> None:
        self.path = path
        self.partial: Path = path.with_name(path.name + PARTIAL)
        self.run: Path = path.with_name(path.name + RUN)
        self.plan = plan
        self.games = games
        self.totals: SimulationTotals = new_totals(plan)
        self._played = bytearray(games)
        """By game: 1 if FILE.part has its line."""
        self._next = 0
        self._is_sorted = True
        self._is_parquet = path.suffix.lower() == PARQUET
        if self._is_parquet:
            require("parquet")

    @contextmanager
    def open(self, resume: bool) -> Iterator[SimulationOutput]:
        """Begin, or go on with what is there. Left without an error, the file is complete."""
        good = self._read() if resume else 0
        if not good:
            write_whole(self.run, json.dumps(describe_run(self.plan)).encode())
        with open(self.partial, "r+b" if good else "wb", buffering=0) as file:
            file.truncate(good)
            file.seek(good)
            lines = WholeLines(file, self.partial, good)
            missing = (index for index in range(self.games) if not self._played[index])
            try:
                yield SimulationOutput(lines, self.totals, missing)
            except BaseException:
                lines.cut()
                raise
        self._finish()

    def _read(self) -> int:
        """Count the games of FILE.part; how many of its bytes are whole lines."""
        if not self.partial.exists():
            if self.path.exists():
                raise BadSetup(f"{self.path} is complete; without --resume it is played again")
            return 0
        self._check_run()
        good = 0
        with open(self.partial, "rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):  # killed in the middle of it
                    break
                try:
                    self._count(json.loads(line))
                except (AssertionError, KeyError, TypeError, ValueError):
                    where = f"{self.partial}: line {number}"
                    raise BadSetup(f"{where} is no game of this run") from None
                good += len(line)
        return good

    def _check_run(self) -> None:
        """Refuse to go on with other arguments than those of the beginning."""
        try:
            begun = json.loads(self.run.read_bytes())
        except (FileNotFoundError, ValueError):
            raise BadSetup(f"{self.run} does not say how {self.partial} was begun") from None
        for key, value in describe_run(self.plan).items():
            was, now = json.dumps(begun.get(key)), json.dumps(value)
            if was != now:
                raise BadSetup(f"{self.partial} was begun with {key} {was}, not {now}")

    def _count(self, game: Mapping[str, Any]) -> None:
        """Note a game of FILE.part."""
        index = game["index"]
        if index >= self.games:
            raise BadSetup(f"{self.partial} has game {index}; --games {self.games} is too few")
        assert game["seed"] == deal_name(self.plan.matchup.seed, index) and not self._played[index]
        keys = [goal.key for goal in self.plan.goals()]
        reached = [keys.index(goal) for goal in game.get("goals", ())]
        self.totals.count(game["scores"], game["ranking"], game["plies"], reached)
        self._is_sorted &= index == self._next  # else a game failed, and comes later or never
        self._next = index + 1
        self._played[index] = 1

    def _finish(self) -> None:
        """Give the file its name."""
        if not self._is_sorted:
            sort_lines(self.partial)
        if self._is_parquet:
            new = self.path.with_name(self.path.name + NEW)
            with naming(self.path):
                write_parquet(self.partial, new, self.plan, describe_run(self.plan))
                new.replace(self.path)
            self.partial.unlink()
        else:
            self.partial.replace(self.path)
        self.run.unlink()


def sort_lines(path: Path) -> None:
    """Put the lines of games into the order of their numbers; the file is whole at any moment."""
    places = []
    with open(path, "rb") as file:
        start = 0
        for line in file:
            places.append((json.loads(line)["index"], start, len(line)))
            start += len(line)
        places.sort()
        new = path.with_name(path.name + NEW)
        with naming(path), open(new, "wb") as ordered:
            for _, start, length in places:
                file.seek(start)
                ordered.write(file.read(length))
    new.replace(path)
