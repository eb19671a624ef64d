"""Akropolis as Poleis sees it: actions, options, set-up, score sheet, ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from poleis.core.actions import ActionTable, Cell, Kind, Number, Turn
from poleis.core.errors import BadPosition
from poleis.core.evaluator import Evaluator
from poleis.core.explain import Message, Refusal, ScoreLine, Value
from poleis.core.game import places
from poleis.core.lazy_views import LazyViews, Views
from poleis.core.luck import Luck
from poleis.core.observation_spec import Shape
from poleis.core.setup import Option, Setup
from poleis.core.state import State
from poleis.games.akropolis import learn
from poleis.games.akropolis.bot.evaluator import AkropolisEvaluator
from poleis.games.akropolis.explain import predicates
from poleis.games.akropolis.explain.score_sheet import score_lines
from poleis.games.akropolis.explain.tie_break import tie_break
from poleis.games.akropolis.load.load import load
from poleis.games.akropolis.rules.data import DISTRICTS, TILES
from poleis.games.akropolis.rules.position import NOTHING, REACH, SLOTS, Akropolis, new_state
from poleis.games.akropolis.ui import scorepad

if TYPE_CHECKING:
    from poleis.draw.terminal import Terminal

ARCHITECTS = ("easy", "medium", "hard")


class AkropolisGame(LazyViews):
    """The description of Akropolis."""

    id = "akropolis"
    rules_version = 1
    seats = range(1, 5)
    options = (
        Option("long", "flag", False, "AKR-2.8", (1, 2, 3)),
        Option("variants", "set", (), "AKR-7.1", (1, 2, 3, 4), DISTRICTS),
        Option("lakes", "flag", False, "AKR-6.4.2", (1, 2, 3, 4)),
        Option("architect", "choice", "medium", "AKR-8.6", (1,), ARCHITECTS),
    )
    actions = ActionTable(
        Kind("take", (Number("slot", 1, SLOTS),)),
        Kind("place", (Cell("cell", REACH), Turn("rot", 6))),
    )
    outcomes = ActionTable(Kind("draw", (Number("tile", 1, TILES),)))
    pad = scorepad.AkropolisPad()

    def new(self, setup: Setup) -> Akropolis:
        difficulty = ARCHITECTS.index(str(setup["architect"])) + 1 if setup.seats == 1 else 0
        variants = cast(tuple[str, ...], setup["variants"])
        bits = scorepad.variant_bits(variants, lakes=bool(setup["lakes"]))
        return new_state(setup.seats, bool(setup.get("long", False)), bits, difficulty)

    def load(self, setup: Setup, dump: object) -> Akropolis:
        try:
            return load(self.new(setup), dump)
        except (TypeError, ValueError, IndexError, OverflowError):
            raise BadPosition("this is not a position of Akropolis with this set-up") from None

    def redact(self, state: State, viewer: int | None) -> State:
        """Everything is open; the pile has no order until it is drawn (AKR-2.4)."""
        return state.clone()

    def resample(self, known: State, viewer: int, luck: Luck) -> State:
        return known.clone()

    def sheet(self, state: State, seat: int) -> list[ScoreLine]:
        assert isinstance(state, Akropolis)
        return score_lines(state.cities[seat], int(state.variants))

    def ranking(self, state: State) -> list[int]:
        """More points, then more stones (AKR-6.8); against the architect AKR-8.7."""
        assert isinstance(state, Akropolis)
        results = [(int(state.score(seat)), int(state.cities[seat].stones))
                   for seat in range(state.seats())]  # fmt: skip
        if state.difficulty:
            architect = (int(state.architect_score()), int(state.stones))
            return [1 if results[0] > architect else 2]
        return places(results)

    def notes(self, state: State) -> list[Message]:
        assert isinstance(state, Akropolis)
        if not state.difficulty:
            return []
        args: dict[str, Value] = {
            "architect": ARCHITECTS[state.difficulty - 1],
            "points": int(state.architect_score()),
            "stones": int(state.stones),
        }
        return [Message("akropolis-architect-score", args)]

    def tie_break(self, state: State, names: Sequence[str]) -> list[Message]:
        assert isinstance(state, Akropolis)
        return tie_break(state, names)

    def explain(self, state: State, actor: int, action: int) -> list[Refusal]:
        assert isinstance(state, Akropolis)
        return predicates.explain(state, actor, action)

    def max_plies(self, setup: Setup) -> int:
        """Every tile of the box is drawn, taken and placed at most once."""
        return 3 * TILES

    def census(self, state: State) -> list[int]:
        """The tiles in play, wherever they are."""
        assert isinstance(state, Akropolis)
        tiles = [*state.market, *state.pile, *state.collection]
        for city in state.cities:
            tiles += [city.placed[i] for i in range(0, len(city.placed), 4)]
        if state.held != NOTHING:
            tiles.append(state.held)
        return sorted(map(int, tiles))

    def is_open(self, setup: Setup) -> bool:
        return True

    def shape(self, setup: Setup) -> Shape:
        return learn.shape(self.new(setup))

    def reachable_actions(self, setup: Setup) -> list[int]:
        return learn.reachable_actions(self.new(setup))

    def evaluator(self) -> Evaluator:
        return AkropolisEvaluator([])

    def _views(self) -> Views:
        from poleis.games.akropolis.ui import views

        return views

    def terminal(self) -> Terminal:
        from poleis.games.akropolis.ui.terminal import AkropolisTerminal

        return AkropolisTerminal()


GAME = AkropolisGame()
