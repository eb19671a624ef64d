"""Achievements: what a player can reach in a solo game beside its points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from poleis.core.explain import Message

if TYPE_CHECKING:
    from poleis.core.game import Game
    from poleis.core.setup import Setup
    from poleis.core.state import State


@dataclass(frozen=True)
class Achievement:
    """Something to reach. Its *key* is stored; *name* and *condition* are for people."""

    key: str
    name: Message
    condition: Message


@runtime_checkable
class HasAchievements(Protocol):
    """A game whose solo modes have achievements."""

    def achievements(self, setup: Setup) -> tuple[Achievement, ...]:
        """All that can be reached with this set-up, the easiest first."""

    def achieved(self, state: Any) -> tuple[str, ...]:
        """The keys of those that a finished position has reached."""


def achievements_of(game: Game, setup: Setup) -> tuple[Achievement, ...]:
    """The achievements of a set-up; most games have none."""
    return game.achievements(setup) if isinstance(game, HasAchievements) else ()


def achieved_in(game: Game, state: State) -> tuple[str, ...]:
    """The keys of the achievements of a finished position."""
    return game.achieved(state) if isinstance(game, HasAchievements) else ()
