"""Move reasons: what an action changes on the score sheet of its seat, and what it makes possible.

Everything follows from the position before the action and the one after it. Chance and the other
seats have not acted in between.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from poleis.core.explain import Message, ScoreLine
from poleis.core.game import Game, HasMoveReasons
from poleis.core.state import State

MOST_OPENED: Final = 600
"""How many actions that a move makes possible are tried for a hint."""


@dataclass(frozen=True)
class LineChange:
    """A line of the score sheet and by how many points an action changes it."""

    line: ScoreLine
    change: int


@dataclass(frozen=True)
class MoveReasons:
    """Why an action may be good.

    *changes* are those of the score sheet. *prepared* are sentences of the game. *opened* are the
    seat's own actions that become possible by it, *best* the one of them that scores most, if it
    scores at all, and *best_changes* what that changes.
    """

    changes: tuple[LineChange, ...]
    prepared: tuple[Message, ...] = ()
    opened: tuple[int, ...] = ()
    best: int | None = None
    best_changes: tuple[LineChange, ...] = ()

    @property
    def points(self) -> int:
        """By how much the action changes the score."""
        return sum(one.change for one in self.changes)


def line_changes(before: State, after: State, seat: int) -> tuple[LineChange, ...]:
    """The lines of a seat's score sheet that differ, in their order."""
    game: Game = before.setup.game
    old = {line.key: line for line in game.sheet(before, seat)}
    new = {line.key: line for line in game.sheet(after, seat)}
    points = {key: new[key].points if key in new else 0 for key in old | new}
    changes = {key: points[key] - (old[key].points if key in old else 0) for key in points}
    lines = old | new
    return tuple(LineChange(lines[key], changes[key]) for key in lines if changes[key])


def move_reasons(known: State, seat: int, action: int, *, most_opened: int = 0) -> MoveReasons:
    """The reasons for a legal action of a seat, from what is known.

    They have the actions that it makes possible if there are at most *most_opened*: each of them
    is tried to find the one that scores most.
    """
    game: Game = known.setup.game
    after = known.clone()
    after.apply(seat, action)
    prepared = game.move_reasons(known, seat, action) if isinstance(game, HasMoveReasons) else ()
    changes = line_changes(known, after, seat)
    if not most_opened or seat not in after.actors():
        return MoveReasons(changes, prepared)
    before = set(map(int, known.legal(seat)))
    opened = tuple(int(code) for code in after.legal(seat) if int(code) not in before)
    if len(opened) > most_opened:
        return MoveReasons(changes, prepared)
    best = _best(after, seat, opened)
    if best is None:
        return MoveReasons(changes, prepared, opened)
    later = after.clone()
    later.apply(seat, best)
    return MoveReasons(changes, prepared, opened, best, line_changes(after, later, seat))


def _best(state: State, seat: int, actions: tuple[int, ...]) -> int | None:
    """The action that scores most at once; None if none scores."""
    most, found = int(state.score(seat)), None
    for action in actions:
        after = state.clone()
        after.apply(seat, action)
        points = int(after.score(seat))
        if points > most:
            most, found = points, action
    return found
