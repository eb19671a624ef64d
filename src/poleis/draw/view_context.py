"""View context: a position as one person sees it, the base of every game's `Scene`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, TypeVar

from poleis.core.drawings import Drawings
from poleis.core.match import Move
from poleis.core.state import OVER, State
from poleis.locale import Language

Position = TypeVar("Position", bound=State)
T = TypeVar("T")


@dataclass(frozen=True)
class ViewContext(Generic[Position]):
    """A redacted position, who looks at it (None: a spectator), in which language, who sits where,
    and what happened last."""

    state: Position
    viewer: int | None
    language: Language
    names: tuple[str, ...]
    last: tuple[Move, ...] = ()
    drawings: Drawings = field(default_factory=Drawings)

    def kept(self, name: str, facts: object, draw: Callable[[], T]) -> T:
        """A drawing by name, made anew only if its facts have changed. *facts* are all that it
        depends on besides the language, the names of the seats and the rules."""
        reader = self.viewer, self.language.code
        whole = self.language.code, self.names, facts
        return self.drawings.keep(reader, name, whole, draw)

    @cached_property
    def actor(self) -> int:
        return int(self.state.actor())

    @cached_property
    def seats(self) -> int:
        return int(self.state.seats())

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    def name(self, seat: int) -> str:
        return self.names[seat]

    @cached_property
    def scores(self) -> list[int]:
        """The points if the game ended now."""
        return [int(self.state.score(seat)) for seat in range(self.seats)]

    @property
    def in_turn_order(self) -> list[int]:
        """The seats, the viewer's first and then those who play after it."""
        first = self.viewer or 0
        return [(first + step) % self.seats for step in range(self.seats)]
