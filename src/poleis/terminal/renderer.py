"""Terminal: the interface by which a game draws itself in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from poleis.core.game import Game
from poleis.core.match import Move
from poleis.core.state import S
from poleis.locale import Language
from poleis.terminal.dump import DumpTerminal
from poleis.terminal.scene import Lines, Scene


class Terminal(Protocol[S]):
    """Draws one game in a terminal."""

    def area(self, scene: Scene[S], seat: int) -> Lines:
        """What lies before one seat; with targets and preview, if it is the scene's seat."""

    def offer(self, scene: Scene[S]) -> Lines:
        """What the seat can choose from: the things that all seats share."""

    def shows_choices(self, scene: Scene[S]) -> bool:
        """Whether the offer shows all that the seat can choose now, so that no list is needed."""

    def question(self, scene: Scene[S]) -> str:
        """What the seat is asked now, in one sentence."""

    def is_under_way(self, state: S) -> bool:
        """Whether the seat to act is in the middle of its turn."""

    def round(self, state: S) -> tuple[int, int] | None:
        """Which round it is, and how many there are."""

    def on_the_spot(self, scene: Scene[S], action: int) -> Sequence[int]:
        """The legal actions that use the same place in another way, this one included."""

    def note(self, scene: Scene[S], action: int) -> str:
        """A few words about an action in a list: what it costs or brings beside points."""

    def sentences(self, before: S, moves: Sequence[Move], language: Language) -> list[str]:
        """What these plies of one actor were: one phrase, then sentences about automata."""

    def legend(self, language: Language) -> Lines:
        """What the letters and colours mean."""

    def primer(self, language: Language) -> Lines:
        """The rules in a few lines, for somebody who plays for the first time."""


@runtime_checkable
class HasTerminal(Protocol):
    """A game with a terminal of its own."""

    def terminal(self) -> Terminal: ...


def terminal_of(game: Game[S]) -> Terminal[S]:
    """The game's own drawing, or the one that works for every game."""
    if isinstance(game, HasTerminal):
        return game.terminal()
    return DumpTerminal(game)
