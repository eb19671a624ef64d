"""Random games at a table, with undo and with everybody who may look on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from poleis.core.errors import UndoBarred
from poleis.core.game import get_game
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.web.tables.presenter import Presenter, Thoughts
from poleis.web.tables.rows import Seat, TableInfo

GAMES = ("akropolis", "age_of_civilization", "seven_wonders_dice", "origins")


class RandomTable:
    """A table without a server, at which somebody plays at random and sometimes takes back."""

    def __init__(
        self,
        game_id: str,
        seats: int = 2,
        seed: int = 5,
        options: Mapping[str, object] | None = None,
    ) -> None:
        game = get_game(game_id)
        setup = make_setup(game, seats, options)
        self.match = Match(game, setup, seed)
        rows = [Seat(seat, "human", f"Ż{seat}") for seat in range(seats)]
        self.info = TableInfo("t", "t", game_id, game.rules_version, setup, str(seed), "h", rows)
        self.presenter = self.newcomer()
        self.viewers: tuple[int | None, ...] = (None, *range(seats))
        self._luck = random.Random(seed)

    def newcomer(self) -> Presenter:
        """A presenter that has drawn and told nothing so far."""
        return Presenter(self.info, self.match, Thoughts({}))

    def play(self, moves: int, undo: float = 0.1) -> Iterator[int]:
        """Make so many moves and takebacks; yields the number of each."""
        for number in range(moves):
            if self.match.is_over:
                return
            self._step(undo)
            self.presenter.changed()
            yield number

    def _step(self, undo: float) -> None:
        match, luck = self.match, self._luck
        if luck.random() < undo:
            try:
                match.undo(luck.randrange(match.setup.seats), consent=True)
                return
            except UndoBarred:
                pass
        actor = luck.choice([int(seat) for seat in match.state.actors()])
        match.play(actor, luck.choice([int(code) for code in match.state.legal(actor)]))
