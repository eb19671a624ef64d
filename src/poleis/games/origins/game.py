"""Origins: First Builders as Poleis sees it: actions, set-up, score sheet, ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from poleis.core.actions import ActionTable, Cell, Kind, Number, Word
from poleis.core.errors import BadPosition
from poleis.core.evaluator import Evaluator
from poleis.core.explain import Message, Refusal, ScoreLine
from poleis.core.game import get_game, places
from poleis.core.lazy_views import LazyViews, Views
from poleis.core.luck import Luck
from poleis.core.observation_spec import Shape
from poleis.core.setup import Option, Setup
from poleis.core.state import State
from poleis.games.origins import learn
from poleis.games.origins.bot.evaluator import OriginsEvaluator
from poleis.games.origins.explain import rules
from poleis.games.origins.explain.predicates import WORKERS
from poleis.games.origins.explain.tie_break import tie_break
from poleis.games.origins.load.census import pieces
from poleis.games.origins.load.load import load
from poleis.games.origins.rules.data import (
    ACTIONS,
    CARDS,
    COLOURS,
    COMPONENTS,
    RESOURCES,
    TEMPLES,
    TILE_NAMES,
    ZODIAC,
)
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.score_queries import (
    conditions_met,
    score_parts,
    solo_target,
    tiles_built,
)
from poleis.games.origins.rules.setup import first_position
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.scorepad import OriginsPad

if TYPE_CHECKING:
    from poleis.terminal import Terminal

SITE = Number("site", 1, 5)
SHIP = Number("ship", 1, 5)
COLOUR = Word("colour", COLOURS)
TILE = Word("tile", TILE_NAMES)
FREEMAN = Word("worker", WORKERS[:6])
REACH = 80

LINES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("attacks", ("ORI-9.2",)),
    ("conquest", ("ORI-8.5",)),
    ("buildings", ("ORI-5.6",)),
    ("zodiac", ("ORI-22.1",)),
    ("districts", ("ORI-13.4",)),
    ("population", ("ORI-15.1",)),
    ("retired", ("ORI-16.6",)),
    ("gold", ("ORI-20.2",)),
    ("advisors", ("ORI-20.3",)),
    ("temples", ("ORI-20.4",)),
    ("seats", ("ORI-20.5",)),
)
"""The lines of a score sheet: where points come from, and the rules that give them."""


class OriginsGame(LazyViews):
    """The description of Origins: First Builders."""

    id = "origins"
    rules_version = 2
    seats = range(1, 5)
    options: tuple[Option, ...] = ()
    actions = ActionTable(
        Kind("draft", (Number("die", 1, 10),)),
        Kind("remove", (Number("die", 1, 10),)),
        Kind("visit", (Word("worker", WORKERS), SITE)),
        Kind("act", (Word("action", ACTIONS),)),
        Kind("bonus", (Word("token", COLOURS),)),
        Kind("pisces"),
        Kind("score", (Number("card", 1, 6),)),
        Kind("tower", (Word("tower", COLOURS),)),
        Kind("populate"),
        Kind("pass"),
        Kind("spend"),
        Kind("buy", (TILE, Word("as", ("building", "farm", "cover")))),
        Kind("aside", (TILE,)),
        Kind("take", (Number("citizen", 1, 5),)),
        Kind("hire", (Word("worker", WORKERS[6:10]),)),
        Kind("gain", (Word("resource", RESOURCES[:3]),)),
        Kind("exchange", (Word("resource", RESOURCES[:3]),)),
        Kind("step", (Word("temple", TEMPLES), Number("steps", 0, 2))),
        Kind("raise", (FREEMAN,)),
        Kind("recolour", (FREEMAN, COLOUR)),
        Kind("honour", (FREEMAN,)),
        Kind("calm", (SHIP,)),
        Kind("lift", (SHIP,)),
        Kind("advance"),
        Kind("attack"),
        Kind("grow"),
        Kind("retire", (FREEMAN,)),
        Kind("done"),
        Kind("use", (Cell("cell", REACH),)),
        Kind("place", (Cell("cell", REACH),)),
        Kind("close", (Cell("district", REACH), FREEMAN)),
    )
    outcomes = ActionTable(
        Kind("first", (Number("seat", 0, 3),)),
        Kind("bonus", (Word("token", COLOURS),)),
        Kind("zodiac", (Word("zodiac", ZODIAC),)),
        Kind("tile", (TILE,)),
        Kind("roll", (Number("value", 1, 6),)),
        Kind("card", (Word("card", CARDS),)),
        Kind("keep", (Word("zodiac", ZODIAC),)),
    )

    pad = OriginsPad()

    def new(self, setup: Setup) -> Origins:
        return first_position(setup.seats)

    def load(self, setup: Setup, dump: object) -> Origins:
        try:
            return load(self.new(setup), dump)
        except (TypeError, ValueError, IndexError, OverflowError):
            raise BadPosition("this is not a position of Origins with this set-up") from None

    def redact(self, state: State, viewer: int | None) -> State:
        """Everything is open (ORI-1.12); stacks have no order until a tile is turned up."""
        return state.clone()

    def resample(self, known: State, viewer: int, luck: Luck) -> State:
        return known.clone()

    def sheet(self, state: State, seat: int) -> list[ScoreLine]:
        """Points so far by where they come from, then the final scoring (ORI-20)."""
        assert isinstance(state, Origins)
        points = score_parts(state, seat)
        return [ScoreLine(key, points[i], cited) for i, (key, cited) in enumerate(LINES)]

    def ranking(self, state: State) -> list[int]:
        """More points, then more tiles (ORI-20.6); alone the target (ORI-21.9)."""
        assert isinstance(state, Origins)
        if state.seats() == 1:
            return [1 if state.margin(0) >= 0 else 2]
        results = [
            (int(state.score(seat)), tiles_built(state, seat)) for seat in range(state.seats())
        ]
        return places(results)

    def notes(self, state: State) -> list[Message]:
        """Alone the target; else which end conditions are met."""
        assert isinstance(state, Origins)
        if state.seats() == 1:
            return [messages.target(solo_target(state))]
        names = [row["id"] for row in COMPONENTS["end_conditions"]]
        return [messages.end_condition(names[i]) for i in conditions_met(state)]

    def tie_break(self, state: State, names: Sequence[str]) -> list[Message]:
        assert isinstance(state, Origins)
        return tie_break(state, names)

    def explain(self, state: State, actor: int, action: int) -> list[Refusal]:
        assert isinstance(state, Origins)
        return rules.explain(state, actor, action)

    def max_plies(self, setup: Setup) -> int:
        """The rules know no limit of rounds (ORI-19.3). Players who want to end a game can; of
        60,000 random games the longest had 2,010 plies."""
        return 20_000 if setup.seats > 1 else 2_000

    def census(self, state: State) -> list[int]:
        """Every piece, wherever it is."""
        assert isinstance(state, Origins)
        return pieces(state.numbers())

    def is_open(self, setup: Setup) -> bool:
        return True

    def shape(self, setup: Setup) -> Shape:
        return learn.shape(setup.seats)

    def reachable_actions(self, setup: Setup) -> list[int]:
        return learn.reachable_actions()

    def evaluator(self) -> Evaluator:
        return OriginsEvaluator()

    def _views(self) -> Views:
        from poleis.games.origins.ui import views

        return views

    def terminal(self) -> Terminal:
        from poleis.games.origins.ui.terminal import OriginsTerminal

        return OriginsTerminal(get_game(self.id))


GAME = OriginsGame()
