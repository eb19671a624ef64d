"""What every golden game is kept for, and what all games have in common."""

from __future__ import annotations

from dataclasses import dataclass, field

from poleis import Match
from poleis.core.match import Undo


@dataclass
class Wanted:
    """A game to be kept: its file, set-up and bots, and the kind of game that it must show."""

    name: str
    bots: tuple[str, ...]
    kind: str
    options: dict[str, object] = field(default_factory=dict)
    undo: bool = False
    stop: int | None = None


def undos(match: Match) -> set[str]:
    """What was taken back: nothing, one's own move, or more by consent."""
    found = set()
    log: list[int] = []
    for event in match.history:
        if isinstance(event, Undo):
            barred = any(actor != event.actor for actor in log[event.ply :])
            found.add("undo by consent" if barred else "undo")
            del log[event.ply :]
        else:
            log.append(event.actor)
    return found
