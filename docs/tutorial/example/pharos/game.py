"""Pharos as Poleis sees it: actions, options, set-up, score sheet, ranking, refusals."""

from __future__ import annotations

import json
from typing import Any, cast

from pharos import view
from pharos.state import LIGHTHOUSE, NOTHING, SIDES, TURNS, Pharos
from poleis import (
    CHANCE,
    OVER,
    BadPosition,
    Luck,
    Message,
    Move,
    Option,
    Refusal,
    ScoreLine,
    Setup,
)
from poleis.toolkit import (
    ActionTable,
    Drawing,
    Evaluator,
    Kind,
    LogEntry,
    Number,
    Preview,
    View,
    Word,
    places,
)


class PharosGame:
    """The description of Pharos."""

    id = "pharos"
    rules_version = 1
    seats = range(2, 5)
    options = (Option("floors", "choice", "5", "PHA-1", (2, 3, 4), ("4", "5", "6")),)
    actions = ActionTable(Kind("use", (Word("place", ("lighthouse", "sea")),)))
    outcomes = ActionTable(Kind("quarry", (Number("stone", 1, SIDES),)))
    pad = None

    # ---- positions

    def new(self, setup: Setup) -> Pharos:
        towers: list[list[int]] = [[] for _ in range(setup.seats)]
        return Pharos(setup, towers, 0, TURNS * setup.seats, 0, NOTHING)

    def load(self, setup: Setup, dump: object) -> Pharos:
        try:
            towers, sea, left, turn, stone = cast(list[Any], dump)
            towers = [[int(width) for width in tower] for tower in towers]
            state = Pharos(setup, towers, int(sea), int(left), int(turn), int(stone))
            if json.dumps(state.dump()) == json.dumps(dump) and self.is_sound(state, setup):
                return state
        except (TypeError, ValueError, OverflowError):
            pass
        raise BadPosition("this is not a position of Pharos with this set-up")

    def is_sound(self, state: Pharos, setup: Setup) -> bool:
        """Whether the rules could have led here: nothing is lost, and no floor is too wide."""
        if len(state.towers) != setup.seats:
            return False
        if self.census(state) != self.census(self.new(setup)):
            return False
        fits = [
            len(tower) <= state.floors
            and tower == sorted(tower, reverse=True)
            and set(tower) <= set(range(1, SIDES + 1))
            for tower in state.towers
        ]
        played = TURNS * setup.seats - state.left - (state.stone != NOTHING)
        return (
            all(fits)
            and min(state.sea, state.left) >= 0
            and state.turn == played % setup.seats
            and state.stone in range(SIDES + 1)
        )

    def redact(self, state: Pharos, viewer: int | None) -> Pharos:
        """Everything is open."""
        return state.clone()

    def resample(self, known: Pharos, viewer: int, luck: Luck) -> Pharos:
        return known.clone()

    def is_open(self, setup: Setup) -> bool:
        return True

    # ---- scores

    def sheet(self, state: Pharos, seat: int) -> list[ScoreLine]:
        tower = state.towers[seat]
        return [
            ScoreLine("floors", sum(tower), ("PHA-5",), {"number": len(tower)}),
            ScoreLine("light", state.light(seat), ("PHA-5",)),
        ]

    def ranking(self, state: Pharos) -> list[int]:
        """More points, then more floors (PHA-6)."""
        results = [(int(state.score(seat)), len(tower)) for seat, tower in enumerate(state.towers)]
        return places(results)

    def notes(self, state: Pharos) -> list[Message]:
        return []

    # ---- rules in words

    def explain(self, state: Pharos, actor: int, action: int) -> list[Refusal]:
        now = state.actor()
        if now == OVER:
            return [Refusal("PHA-4", Message("pharos-refusal-over"))]
        if now == CHANCE or now != actor:
            return [Refusal("PHA-2", Message("pharos-refusal-turn"))]
        if action != LIGHTHOUSE or state.fits():
            return []
        tower = state.towers[actor]
        if len(tower) == state.floors:
            return [Refusal("PHA-1", Message("pharos-refusal-complete"))]
        widths = {"stone": state.stone, "floor": tower[-1]}
        return [Refusal("PHA-3", Message("pharos-refusal-wide", widths))]

    def max_plies(self, setup: Setup) -> int:
        """Every stone is quarried once and used once."""
        return 2 * TURNS * setup.seats

    def census(self, state: Pharos) -> list[int]:
        """The stones: in lighthouses, in the sea, in hand, and still to come."""
        in_hand = 0 if state.stone == NOTHING else 1
        return [sum(map(len, state.towers)) + state.sea + in_hand + state.left]

    def evaluator(self) -> Evaluator:
        return Evaluator()

    # ---- for people

    def view(
        self,
        known: Pharos,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...] = (),
    ) -> View:
        return view.view(known, viewer, language, names)

    def preview(self, known: Pharos, actor: int, action: int, language: str) -> Preview:
        return view.preview(known, actor, action, language)

    def log_entries(
        self, before: Pharos, move: Move, language: str, names: tuple[str, ...]
    ) -> tuple[LogEntry, ...]:
        return view.log_entries(before, move, language, names)

    def picture(
        self, known: Pharos, language: str, names: tuple[str, ...], panel: str = ""
    ) -> Drawing:
        if panel not in ("", view.BOARD):
            raise BadPosition(f"there is no panel {panel!r}")
        return view.drawing(known, language, names)


GAME = PharosGame()
