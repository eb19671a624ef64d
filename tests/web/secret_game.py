"""A tiny game with secrets: each of two seats is dealt a number, then both call high or low.

Whoever calls right about the own number gets its points. It exists to catch a server that tells
one seat what only the other may know.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.actions import ActionTable, Kind, Number, Word
from poleis.core.errors import BadPosition
from poleis.core.evaluator import Evaluator
from poleis.core.explain import Message, Refusal, ScoreLine
from poleis.core.game import Pad
from poleis.core.luck import Luck
from poleis.core.match import Move
from poleis.core.setup import Option, Setup
from poleis.core.state import CHANCE, OVER, State
from poleis.core.view import Drawing, Layout, LogEntry, Panel, Preview, SeatInfo, View

HIDDEN = 0
CALLS = ("high", "low")


class Secret(State):
    """Numbers dealt (HIDDEN: not known), and calls made (-1: none yet)."""

    def __init__(self, setup: Setup, numbers: list[int], calls: list[int], dealt: int) -> None:
        self.setup = setup
        self.numbers = numbers
        self.calls = calls
        self.dealt = dealt

    def seats(self) -> i64:
        return 2

    def actor(self) -> i64:
        if self.dealt < 2:
            return CHANCE
        return self.calls.index(-1) if -1 in self.calls else OVER

    def legal(self, actor: i64) -> vec[i64]:
        return vec[i64]([0, 1]) if actor == self.actor() else vec[i64]()

    def apply(self, actor: i64, action: i64) -> None:
        if actor == CHANCE:
            self.numbers[self.dealt] = int(action) + 1
            self.dealt += 1
        else:
            self.calls[actor] = int(action)

    def clone(self) -> Secret:
        return Secret(self.setup, self.numbers[:], self.calls[:], self.dealt)

    def dump(self) -> list[object]:
        return [self.numbers[:], self.calls[:], self.dealt]

    def chance(self) -> list[tuple[int, int]]:
        return [(number, 1) for number in range(9)]

    def score(self, seat: i64) -> i64:
        number, call = self.numbers[seat], self.calls[seat]
        if number == HIDDEN or call == -1:
            return 0
        return number if (number > 4) == (call == 0) else 0


class SecretGame:
    id = "secret"
    rules_version = 1
    seats = range(2, 3)
    options: tuple[Option, ...] = ()
    actions = ActionTable(Kind("call", (Word("call", CALLS),)))
    outcomes = ActionTable(Kind("deal", (Number("number", 1, 9),)))
    pad: Pad | None = None

    def new(self, setup: Setup) -> Secret:
        return Secret(setup, [HIDDEN, HIDDEN], [-1, -1], 0)

    def load(self, setup: Setup, dump: object) -> Secret:
        if not isinstance(dump, list):
            raise BadPosition("no list")
        return Secret(setup, dump[0][:], dump[1][:], dump[2])

    def redact(self, state: State, viewer: int | None) -> Secret:
        assert isinstance(state, Secret)
        known = state.clone()
        if state.actor() != OVER:
            known.numbers = [
                n if seat == viewer else HIDDEN for seat, n in enumerate(state.numbers)
            ]
        return known

    def resample(self, known: State, viewer: int, luck: Luck) -> Secret:
        assert isinstance(known, Secret)
        world = known.clone()
        world.numbers = [n or int(luck.below(9)) + 1 for n in known.numbers]
        return world

    def sheet(self, state: State, seat: int) -> list[ScoreLine]:
        return [ScoreLine("call", int(state.score(seat)), ("SEC-1.1",))]

    def ranking(self, state: State) -> list[int]:
        scores = [int(state.score(seat)) for seat in range(2)]
        return [1 + sum(other > mine for other in scores) for mine in scores]

    def notes(self, state: State) -> list[Message]:
        return []

    def explain(self, state: State, actor: int, action: int) -> list[Refusal]:
        return []

    def max_plies(self, setup: Setup) -> int:
        return 4

    def census(self, state: State) -> list[int]:
        return []

    def evaluator(self) -> Evaluator:
        return Evaluator()

    def view(
        self,
        known: State,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...] = (),
    ) -> View:
        assert isinstance(known, Secret)
        panels = tuple(
            Panel(f"hand-{seat}", "own" if seat == viewer else "other", names[seat], f"<p>{n}</p>")
            for seat, n in enumerate(known.numbers)
        )
        layout = Layout(("1fr",), ("auto",), (("hands",),), (), ())
        infos = tuple(SeatInfo(seat, int(known.score(seat))) for seat in range(2))
        return View(panels, layout, "Call.", "", "", infos)

    def preview(self, known: State, actor: int, action: int, language: str) -> Preview:
        return Preview(CALLS[action], "", ())

    def log_entries(
        self, before: State, move: Move, language: str, names: tuple[str, ...]
    ) -> tuple[LogEntry, ...]:
        if move.actor == CHANCE:
            return ()
        return (LogEntry(f"{names[move.actor]} calls {CALLS[move.action]}", "", move.actor),)

    def picture(
        self, known: State, language: str, names: tuple[str, ...], panel: str = ""
    ) -> Drawing:
        return Drawing(1, 1, "", "")


GAME = SecretGame()
