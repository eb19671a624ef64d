"""Scene and Terminal: what is to be shown, and how a game shows it in a terminal."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from rich.text import Text as Line

from poleis.core.game import Game, is_drawn
from poleis.core.match import Move
from poleis.core.state import CHANCE, State
from poleis.locale import Language

Lines = list[Line]


@dataclass(frozen=True)
class Scene:
    """A position as one seat may know it, and how it is to be shown."""

    state: State
    seat: int
    """Whose table this is: the seat that decides, or that looks."""
    names: Sequence[str]
    language: Language
    width: int = 80
    plain: bool = False
    """Words instead of drawings, for screen readers."""
    targets: Sequence[int] = field(default=())
    """Actions whose places are to be marked."""
    preview: int | None = None
    """An action to be shown as if it were carried out."""
    turn: Sequence[Move] = field(default=())
    """What the seat has already decided in this turn."""


class Terminal(Protocol):
    """How a game looks in a terminal."""

    def area(self, scene: Scene, seat: int) -> Lines:
        """What lies before one seat; with targets and preview, if it is the scene's seat."""

    def offer(self, scene: Scene) -> Lines:
        """What the seat can choose from: the things that all seats share."""

    def shows_choices(self, scene: Scene) -> bool:
        """Whether the offer shows all that the seat can choose now, so that no list is needed."""

    def question(self, scene: Scene) -> str:
        """What the seat is asked now, in one sentence."""

    def is_under_way(self, state: State) -> bool:
        """Whether the seat to act is in the middle of its turn."""

    def round(self, state: State) -> tuple[int, int] | None:
        """Which round it is, and how many there are."""

    def on_the_spot(self, scene: Scene, action: int) -> Sequence[int]:
        """The legal actions that use the same place in another way, this one included."""

    def note(self, scene: Scene, action: int) -> str:
        """A few words about an action in a list: what it costs or brings beside points."""

    def sentences(self, before: State, moves: Sequence[Move], language: Language) -> list[str]:
        """What these plies of one actor were: one phrase, then sentences about automata."""

    def legend(self, language: Language) -> Lines:
        """What the letters and colours mean."""

    def primer(self, language: Language) -> Lines:
        """The rules in a few lines, for somebody who plays for the first time."""


@runtime_checkable
class HasTerminal(Protocol):
    """A game that brings its own terminal."""

    def terminal(self) -> Terminal: ...


class DumpTerminal:
    """The drawing of a game that brings none: its position as data, its actions as words."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def area(self, scene: Scene, seat: int) -> Lines:
        return []

    def offer(self, scene: Scene) -> Lines:
        state = scene.state
        if scene.preview is not None:
            state = state.clone()
            state.apply(scene.seat, scene.preview)
        return [Line(json.dumps(state.dump()))]

    def shows_choices(self, scene: Scene) -> bool:
        return False

    def question(self, scene: Scene) -> str:
        if not is_drawn(self.game):
            return ""
        names = tuple(scene.names)
        return self.game.view(scene.state, scene.seat, scene.language.code, names).prompt

    def is_under_way(self, state: State) -> bool:
        return False

    def round(self, state: State) -> tuple[int, int] | None:
        return None

    def on_the_spot(self, scene: Scene, action: int) -> Sequence[int]:
        return [action]

    def note(self, scene: Scene, action: int) -> str:
        return ""

    def sentences(self, before: State, moves: Sequence[Move], language: Language) -> list[str]:
        table = self.game.outcomes if moves[0].actor == CHANCE else self.game.actions
        return [", ".join(table.text(move.action) for move in moves)]

    def legend(self, language: Language) -> Lines:
        return []

    def primer(self, language: Language) -> Lines:
        return []


def terminal_of(game: Game) -> Terminal:
    """The game's own drawing, or the one that works for every game."""
    if isinstance(game, HasTerminal):
        return game.terminal()
    return DumpTerminal(game)
