"""Table: a match, those who play it, and the language and output they use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from poleis.cli.terminal import sheets
from poleis.cli.terminal.layout import lay_out
from poleis.cli.terminal.narration import turns
from poleis.cli.terminal.output import Output
from poleis.cli.terminal.players import Player, display_names
from poleis.core.game import Game
from poleis.core.match import Match
from poleis.core.state import State
from poleis.locale import Language
from poleis.locale.keys import area_key
from poleis.terminal import Lines, Scene, Terminal, terminal_of

LONGEST_TURN = 20
"""A turn of more plies than this is not looked at as a whole."""


@dataclass
class Table:
    """What all parts of a session share."""

    match: Match
    players: list[Player]
    language: Language
    output: Output

    def __post_init__(self) -> None:
        self.terminal: Terminal = terminal_of(self.game)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> list[str]:
        return display_names(self.players, self.language)

    @property
    def area_word(self) -> str:
        """What the game calls the area of a seat."""
        return self.language.or_else("", area_key(self.game))

    def public_plies(self) -> int:
        """How many plies everybody at the screen may know of."""
        start = self.match.open_since()
        return self.match.ply if start is None else start

    def specs(self) -> dict[int, str]:
        """The players as a record keeps them."""
        return {seat: player.spec for seat, player in enumerate(self.players)}

    def scene(
        self,
        seat: int,
        *,
        ply: int | None = None,
        targets: Sequence[int] = (),
        preview: int | None = None,
    ) -> Scene:
        """The position (now, or after an earlier ply) as this seat may see it."""
        state = self.match.state if ply is None else self.match.at(ply)
        known = self.match.known(seat, ply)
        turn = list(turns(self.game, self.match.log[:ply][-LONGEST_TURN:]))[-1:]
        is_under_way = turn and turn[0][0].actor == seat and self.terminal.is_under_way(state)
        return Scene(
            known,
            seat,
            self.names,
            self.language,
            self.output.width,
            self.output.plain,
            targets,
            preview,
            turn[0] if is_under_way else (),
        )

    def status(self, scene: Scene, who: str, asked: str = "") -> str:
        """One line: which round, whose turn, what is asked."""
        parts = []
        found = self.terminal.round(scene.state)
        if found is not None:
            parts.append(self.language("status-round", number=found[0], total=found[1]))
        parts += [who, *([asked] if asked else [])]
        return " · ".join(parts)

    def scores(self, state: State, seat: int) -> Lines:
        """The points of all seats, to stand beside the board."""
        if self.output.plain:
            return [sheets.totals(self.game, state, self.names, self.language)]
        return sheets.panel(self.game, state, seat, self.names, self.language)

    def show(self, scene: Scene, status: str, aside: Sequence[Lines]) -> None:
        """Print the table."""
        self.output.say()
        self.output.title(status)
        self.output.draw(lay_out(self.terminal, scene, aside))
        for text in self.game.notes(scene.state):
            self.output.say(self.language.say(text))
