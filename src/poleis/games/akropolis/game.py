"""Akropolis as Poleis sees it: actions, options, set-up, score sheet, ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from poleis.core.achievements import Achievement
from poleis.core.actions import ActionTable
from poleis.core.components import Components
from poleis.core.evaluator import Evaluator
from poleis.core.explain import Message, Refusal, ScoreLine, Value
from poleis.core.game import places
from poleis.core.lazy_views import LazyTeachingViews, TeachingViews
from poleis.core.luck import Luck
from poleis.core.observation_spec import Shape
from poleis.core.player_aid import AidSection, Symbol
from poleis.core.setup import Option, Setup
from poleis.games.akropolis import learn
from poleis.games.akropolis.bot.evaluator import AkropolisEvaluator
from poleis.games.akropolis.explain import achievements, predicates
from poleis.games.akropolis.explain.score_sheet import score_lines
from poleis.games.akropolis.explain.tie_break import tie_break
from poleis.games.akropolis.load import component_checks
from poleis.games.akropolis.load.load import load, tiles_of
from poleis.games.akropolis.rules.edition import ARCHITECTS, Edition
from poleis.games.akropolis.rules.hexes import DISTRICTS
from poleis.games.akropolis.rules.position import Akropolis, new_state, restored
from poleis.games.akropolis.rules.scoring import variant_bits
from poleis.games.akropolis.ui import scorepad

if TYPE_CHECKING:
    from poleis.terminal import Terminal


class AkropolisGame(LazyTeachingViews[Akropolis]):
    """The description of Akropolis, made from the components of an edition."""

    id = "akropolis"
    rules_version = 1
    seats: range = range(1, 5)
    options: tuple[Option, ...] = (
        Option("long", "flag", False, "AKR-2.8", (1, 2, 3)),
        Option("variants", "set", (), "AKR-7.1", (1, 2, 3, 4), DISTRICTS),
        Option("lakes", "flag", False, "AKR-6.4.2", (1, 2, 3, 4)),
        Option("architect", "choice", "medium", "AKR-8.6", (1,), ARCHITECTS),
    )

    def __init__(self, components: Mapping[str, Any]) -> None:
        self.components = components
        self.edition: Edition = Edition(components)
        self.actions: ActionTable = self.edition.actions
        self.outcomes: ActionTable = self.edition.outcomes
        self.pad: scorepad.AkropolisPad = scorepad.AkropolisPad(self.edition)

    def __reduce__(self) -> tuple[object, ...]:
        return make_game, (self.components,)

    def new(self, setup: Setup) -> Akropolis:
        difficulty = ARCHITECTS.index(str(setup["architect"])) + 1 if setup.seats == 1 else 0
        variants = cast(tuple[str, ...], setup["variants"])
        bits = variant_bits(variants, lakes=bool(setup["lakes"]))
        return new_state(setup, self.edition, bool(setup.get("long", False)), bits, difficulty)

    def load(self, setup: Setup, dump: object) -> Akropolis:
        return load(self.new(setup), self.shape(setup), dump)

    def restore(self, setup: Setup, dump: list[Any]) -> Akropolis:
        return restored(self.new(setup), dump)

    def redact(self, state: Akropolis, viewer: int | None) -> Akropolis:
        """Everything is open; the pile has no order until it is drawn (AKR-2.4)."""
        return state.clone()

    def resample(self, known: Akropolis, viewer: int, luck: Luck) -> Akropolis:
        return known.clone()

    def sheet(self, state: Akropolis, seat: int) -> list[ScoreLine]:
        return score_lines(state.cities[seat], int(state.variants))

    def ranking(self, state: Akropolis) -> list[int]:
        """More points, then more stones (AKR-6.8); against the architect AKR-8.7."""
        results = [(int(state.score(seat)), int(state.cities[seat].stones))
                   for seat in range(state.seats())]  # fmt: skip
        if state.difficulty:
            architect = (int(state.architect_score()), int(state.stones))
            return [1 if results[0] > architect else 2]
        return places(results)

    def notes(self, state: Akropolis) -> list[Message]:
        if not state.difficulty:
            return []
        args: dict[str, Value] = {
            "architect": ARCHITECTS[state.difficulty - 1],
            "points": int(state.architect_score()),
            "stones": int(state.stones),
        }
        return [Message("akropolis-architect-score", args)]

    def achievements(self, setup: Setup) -> tuple[Achievement, ...]:
        return achievements.achievements(setup)

    def achieved(self, state: Akropolis) -> tuple[str, ...]:
        """Alone: the architect, if it was beaten (AKR-8.7)."""
        is_beaten = state.difficulty and self.ranking(state) == [1]
        return (ARCHITECTS[state.difficulty - 1],) if is_beaten else ()

    def tie_break(self, state: Akropolis, names: Sequence[str]) -> list[Message]:
        return tie_break(state, names)

    def explain(self, state: Akropolis, actor: int, action: int) -> list[Refusal]:
        return predicates.explain(state, actor, action)

    def max_plies(self, setup: Setup) -> int:
        """Every tile of the box is drawn, taken and placed at most once."""
        return 3 * int(self.edition.tiles.count)

    def census(self, state: Akropolis) -> list[int]:
        """The tiles in play, wherever they are."""
        return tiles_of(state)

    def is_open(self, setup: Setup) -> bool:
        return True

    def shape(self, setup: Setup) -> Shape:
        return learn.shape(self.new(setup))

    def reachable_actions(self, setup: Setup) -> list[int]:
        return learn.reachable_actions(self.new(setup))

    def evaluator(self) -> Evaluator[Akropolis]:
        return AkropolisEvaluator([])

    def _views(self) -> TeachingViews:
        from poleis.games.akropolis.ui import views

        return views

    def symbols(self, setup: Setup, language: str) -> tuple[Symbol, ...]:
        from poleis.games.akropolis.ui.symbol_list import symbols

        return symbols(self.edition, setup, language)

    def player_aid(self, setup: Setup, language: str) -> tuple[AidSection, ...]:
        from poleis.games.akropolis.ui.player_aid import player_aid

        return player_aid(self.edition, setup, language)

    def terminal(self) -> Terminal[Akropolis]:
        from poleis.games.akropolis.ui.terminal import AkropolisTerminal

        return AkropolisTerminal()


def make_game(components: Mapping[str, Any]) -> AkropolisGame:
    """The game with these components; BadComponents if the program cannot play with them."""
    component_checks.check(Components("Akropolis", components))
    return AkropolisGame(components)


GAME = make_game(component_checks.components())
