"""The terminal of a game that brings none."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.text import Text as Line

from poleis.core.game import Game, is_drawn
from poleis.core.match import Move
from poleis.core.state import CHANCE, State
from poleis.locale import Language
from poleis.terminal.scene import Lines, Scene


class DumpTerminal:
    """Prints the position as data and actions as words, for any game."""

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
