"""The clock of a table: how much time each seat has left.

It is pure: moments are passed in, and every change makes a new clock. A move costs its player the
time from the moment when they had to act. Seats that act at once run at the same time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final, TypeVar

from poleis.web.tables.rows import StoredClock, TimeControl

T = TypeVar("T")

MOST_MARKS: Final = 20
"""Decisions of a seat whose time is remembered, in case they are taken back."""
SHORTEST_RETURN: Final = 60.0
"""Seconds that a player has at least who comes back to a seat whose time was over."""


@dataclass(frozen=True)
class MoveFacts:
    """A decision, as far as it concerns the clock."""

    seat: int | None
    """The player; None for a bot."""
    is_joined: bool = False
    """Whether it belongs to the same move as the decision before."""
    is_turn_over: bool = True


@dataclass(frozen=True)
class Clock:
    """The time of all seats. *left* are seconds by seat at the moment *since*; from then on the
    seats in *running* lose time."""

    control: TimeControl
    left: tuple[float, ...]
    running: frozenset[int] = frozenset()
    since: datetime | None = None
    over: frozenset[int] = frozenset()
    """Seats whose time is over and whose player knows it, until they have time again."""
    marks: tuple[tuple[float, ...], ...] = ()
    """By seat: what was left after each of the last decisions, before time was added."""

    @classmethod
    def new(cls, control: TimeControl, seats: int) -> Clock:
        return cls(control, (float(control.seconds),) * seats, marks=((),) * seats)

    # ---- questions

    def left_at(self, seat: int, moment: datetime) -> float:
        """Seconds that a seat has left; below 0 in overtime."""
        left = self.left[seat]
        if self.since is None or seat not in self.running:
            return left
        left -= max(0.0, (moment - self.since).total_seconds())
        return left if self._has_overtime else max(0.0, left)

    @property
    def _has_overtime(self) -> bool:
        return self.control.at_end in ("nothing", "nudge")

    def deadline(self, ignored: Collection[int] = ()) -> datetime | None:
        """When the time of a seat is over, if something happens then."""
        if self.since is None or self.control.at_end == "nothing":
            return None
        waiting = self.running - self.over - set(ignored)
        if not waiting:
            return None
        return self.since + timedelta(seconds=max(0.0, min(self.left[seat] for seat in waiting)))

    def ended(self, moment: datetime) -> list[int]:
        """The seats whose time is over, as far as their players do not know it yet."""
        return [
            seat
            for seat in sorted(self.running - self.over)
            if self.control.at_end != "nothing" and self.left_at(seat, moment) <= 0
        ]

    # ---- running

    def run(self, seats: Collection[int], moment: datetime) -> Clock:
        """Let the clocks of these seats run from now on, and no others."""
        if frozenset(seats) == self.running:
            return self
        return self.stopped(moment).started(seats, moment)

    def stopped(self, moment: datetime) -> Clock:
        """Nobody loses time after this moment."""
        left = tuple(round(self.left_at(seat, moment), 3) for seat in range(len(self.left)))
        return replace(self, left=left, running=frozenset(), since=None)

    def started(self, seats: Collection[int], moment: datetime) -> Clock:
        """A clock that stood, and runs for these seats now."""
        return replace(self, running=frozenset(seats), since=moment if seats else None)

    def shifted(self, pause: timedelta) -> Clock:
        """The clock after a pause that costs nobody time."""
        return self if self.since is None else replace(self, since=self.since + pause)

    # ---- moves, on a clock that stands

    def moved(self, move: MoveFacts, before: Collection[int], after: Collection[int]) -> Clock:
        """Somebody has decided. *before* and *after* are the people who had to act then and have
        to act now.

        A player has new time for the next move, but not while the others still make the choice
        that all make at once: that choice has one time for all.
        """
        seat, others = move.seat, frozenset(after) - {move.seat}
        is_new_choice = not others & frozenset(before)
        clock = self
        if seat is not None:
            clock = clock._marked(seat)
            if is_new_choice or seat not in after:
                clock = clock._with(seat, self._next(seat, move))
        return clock._shared(after) if is_new_choice else clock

    def _shared(self, seats: Collection[int]) -> Clock:
        """Let these seats, which begin to choose at once, have the same time: the longest. Time
        for the whole game stays everybody's own."""
        if self.control.kind == "game" or len(seats) < 2:
            return self
        longest = max(self.left[seat] for seat in seats)
        left = (longest if at in seats else own for at, own in enumerate(self.left))
        return replace(self, left=tuple(left))

    def taken_back(self, actor: int, lost: Mapping[int, int]) -> Clock:
        """So many decisions of each seat were taken back, as *actor* wished. The time that they
        took is not given back, and the time that followed them is gone."""
        clock = self
        for seat, count in lost.items():
            marks = self.marks[seat]
            undone = marks[len(marks) - min(count, len(marks)) :]
            kept = marks[: len(marks) - len(undone)]
            clock = replace(clock, marks=_put(clock.marks, seat, kept))
            if seat == actor:
                clock = clock._with(seat, min((clock.left[seat], *undone)))
        return clock

    def _marked(self, seat: int) -> Clock:
        marks = (*self.marks[seat], self.left[seat])[-MOST_MARKS:]
        return replace(self, marks=_put(self.marks, seat, marks))

    def _next(self, seat: int, move: MoveFacts) -> float:
        """The time for the next move."""
        left, control = self.left[seat], self.control
        if control.kind == "game":
            return left + control.increment * move.is_turn_over
        if move.is_joined:
            return left
        return control.seconds + min(max(0.0, left), control.increment)

    def _with(self, seat: int, left: float) -> Clock:
        over = self.over - {seat} if left > 0 else self.over
        return replace(self, left=_put(self.left, seat, left), over=over)

    # ---- the end of the time

    def noticed(self, seat: int) -> Clock:
        """The player knows that the time is over."""
        return replace(self, over=self.over | {seat})

    def reset(self, seat: int) -> Clock:
        """The time of a player who comes back after a bot has played. The clock stands."""
        control = self.control
        if control.kind == "game":
            return self._with(seat, max(SHORTEST_RETURN, float(control.increment)))
        return self._with(seat, float(control.seconds))

    # ---- rows

    def stored(self) -> StoredClock:
        """What its row has. Only slow games have a deadline there: a live clock stands while
        nobody is at the table."""
        data: dict[str, Any] = {
            "left": list(self.left),
            "running": sorted(self.running),
            "since": self.since and self.since.isoformat(),
            "over": sorted(self.over),
            "marks": [list(marks) for marks in self.marks],
        }
        return StoredClock(data, None if self.control.is_live else self.deadline())

    @classmethod
    def load(cls, control: TimeControl, seats: int, data: Mapping[str, Any] | None) -> Clock:
        """The clock of a table that is read back. That of a slow game has run on meanwhile; a live
        one stands, and what passed since it was written costs nobody time."""
        if data is None:
            return cls.new(control, seats)
        marks = tuple(map(tuple, data["marks"]))
        clock = cls(control, tuple(data["left"]), over=frozenset(data["over"]), marks=marks)
        if control.is_live or data["since"] is None:
            return clock
        return clock.started(data["running"], datetime.fromisoformat(data["since"]))


def _put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
