"""The terminal of a game that brings none."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Generic

from rich.text import Text as Line

from poleis.core.game import Game, is_drawn
from poleis.core.match import Move
from poleis.core.state import CHANCE, S, State
from poleis.locale import Language
from poleis.terminal.scene import Lines, Scene


class DumpTerminal(Generic[S]):
    """Prints the position as data and actions as words, for any game."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def area(self, scene: Scene[S], seat: int) -> Lines:
        return []

    def offer(self, scene: Scene[S]) -> Lines:
        state: State = scene.state
        if scene.preview is not None:
            state = state.clone()
            state.apply(scene.seat, scene.preview)
        return [Line(json.dumps(state.dump()))]

    def shows_choices(self, scene: Scene[S]) -> bool:
        return False

    def question(self, scene: Scene[S]) -> str:
        if not is_drawn(self.game):
            return ""
        names = tuple(scene.names)
        return self.game.view(scene.state, scene.seat, scene.language.code, names).prompt

    def is_under_way(self, state: S) -> bool:
        return False

    def round(self, state: S) -> tuple[int, int] | None:
        return None

    def on_the_spot(self, scene: Scene[S], action: int) -> Sequence[int]:
        return [action]

    def note(self, scene: Scene[S], action: int) -> str:
        return ""

    def sentences(self, before: S, moves: Sequence[Move], language: Language) -> list[str]:
        table = self.game.outcomes if moves[0].actor == CHANCE else self.game.actions
        return [", ".join(table.text(move.action) for move in moves)]

    def legend(self, language: Language) -> Lines:
        return []

    def primer(self, language: Language) -> Lines:
        return []
