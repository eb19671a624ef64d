"""The named positions of the tables."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from poleis import State
from poleis.core import record

FOLDER = Path(__file__).parent
GOLDEN = FOLDER.parent / "golden"


@dataclass
class Position:
    """A golden game after so many plies, and how many sequences of decisions follow."""

    game: str
    name: str
    record: str
    ply: int
    seed: int
    counts: list[int]
    depth: int = 0  # of a row whose counts are not filled in yet

    def state(self) -> State:
        text = (GOLDEN / self.game / f"{self.record}.poleis").read_text(encoding="utf-8")
        match = record.read(text, until=self.ply).match
        assert self.ply == match.ply
        return match.state


def positions(file: Path) -> list[Position]:
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["position"]
    return [Position(file.stem, **{"counts": [], **row}) for row in rows]


POSITIONS = [position for file in sorted(FOLDER.glob("*.toml")) for position in positions(file)]
