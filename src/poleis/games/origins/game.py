"""Origins: First Builders as Poleis sees it: set-up, loading, score sheet, ranking."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from poleis.core.achievements import Achievement
from poleis.core.actions import ActionTable
from poleis.core.evaluator import Evaluator
from poleis.core.explain import Message, Refusal, ScoreLine
from poleis.core.game import places
from poleis.core.lazy_views import LazyTeachingViews, TeachingViews
from poleis.core.luck import Luck
from poleis.core.observation_spec import Shape
from poleis.core.player_aid import AidSection, Symbol
from poleis.core.setup import Option, Setup
from poleis.games.origins import learn
from poleis.games.origins.bot.evaluator import OriginsEvaluator
from poleis.games.origins.effects.reader import read_effects
from poleis.games.origins.explain import achievements, rules
from poleis.games.origins.explain.tie_break import tie_break
from poleis.games.origins.load.census import pieces
from poleis.games.origins.load.component_checks import check_components, shipped_components
from poleis.games.origins.load.load import load
from poleis.games.origins.rules.actions import Actions, Outcomes, action_table, outcome_table
from poleis.games.origins.rules.edition import MOST_SEATS, Edition
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.restore import restore
from poleis.games.origins.rules.setup import first_position
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.scorepad import OriginsPad

if TYPE_CHECKING:
    from poleis.terminal import Terminal

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


class OriginsGame(LazyTeachingViews[Origins]):
    """The description of one edition of Origins: First Builders."""

    id = "origins"
    rules_version = 2
    seats: range = range(1, MOST_SEATS + 1)
    options: tuple[Option, ...] = ()

    def __init__(self, components: Mapping[str, Any]) -> None:
        self.components = components
        self.edition: Edition = Edition(components)
        self.actions: ActionTable = action_table(self.edition)
        self.outcomes: ActionTable = outcome_table(self.edition)
        self.edition.actions = Actions(self.actions)
        self.edition.outcomes = Outcomes(self.outcomes)
        read_effects(self.edition)
        self.pad: OriginsPad = OriginsPad(self.edition)

    def __reduce__(self) -> tuple[Callable[..., OriginsGame], tuple[object, ...]]:
        return make_game, (self.components,)

    # ---- positions

    def new(self, setup: Setup) -> Origins:
        return first_position(setup, self.edition)

    def restore(self, setup: Setup, dump: list[Any]) -> Origins:
        return restore(setup, self.edition, dump)

    def load(self, setup: Setup, dump: object) -> Origins:
        return load(self, setup, dump)

    def redact(self, state: Origins, viewer: int | None) -> Origins:
        """Everything is open (ORI-1.12); stacks have no order until a tile is turned up."""
        return state.clone()

    def resample(self, known: Origins, viewer: int, luck: Luck) -> Origins:
        return known.clone()

    def is_open(self, setup: Setup) -> bool:
        return True

    def census(self, state: Origins) -> list[int]:
        """Every piece, wherever it is."""
        return pieces(state)

    def max_plies(self, setup: Setup) -> int:
        """The rules know no limit of rounds (ORI-19.3). Players who want to end a game can; of
        60,000 random games the longest had 2,010 plies."""
        return 20_000 if setup.seats > 1 else 2_000

    # ---- scores

    def sheet(self, state: Origins, seat: int) -> list[ScoreLine]:
        """Points so far by where they come from, then the final scoring (ORI-20)."""
        points = state.score_parts(seat)
        return [ScoreLine(key, points[i], cited) for i, (key, cited) in enumerate(LINES)]

    def ranking(self, state: Origins) -> list[int]:
        """More points, then more tiles (ORI-20.6); alone the target (ORI-21.9)."""
        if state.is_solo():
            return [1 if state.margin(0) >= 0 else 2]
        return places(
            [
                (int(state.score(seat)), int(home.city.size()))
                for seat, home in enumerate(state.homes)
            ]
        )

    def notes(self, state: Origins) -> list[Message]:
        """Alone the target; else which end conditions are met."""
        if state.is_solo():
            return [messages.target(int(state.solo_target()))]
        names = self.edition.end_conditions
        return [messages.end_condition(names[i]) for i in state.conditions_met()]

    def achievements(self, setup: Setup) -> tuple[Achievement, ...]:
        return achievements.achievements(self.edition, setup)

    def achieved(self, state: Origins) -> tuple[str, ...]:
        return achievements.achieved(self.edition, state)

    def tie_break(self, state: Origins, names: Sequence[str]) -> list[Message]:
        return tie_break(state, names)

    def explain(self, state: Origins, actor: int, action: int) -> list[Refusal]:
        return rules.explain(state, actor, action)

    # ---- bots and learners

    def shape(self, setup: Setup) -> Shape:
        return learn.shape(self.edition, setup.seats)

    def reachable_actions(self, setup: Setup) -> list[int]:
        return learn.reachable_actions(self.edition)

    def evaluator(self) -> Evaluator[Origins]:
        return OriginsEvaluator(self.edition)

    # ---- for people

    def _views(self) -> TeachingViews:
        from poleis.games.origins.ui import views

        return views

    def symbols(self, setup: Setup, language: str) -> tuple[Symbol, ...]:
        from poleis.games.origins.ui.symbol_list import symbols

        return symbols(self.edition, setup, language)

    def player_aid(self, setup: Setup, language: str) -> tuple[AidSection, ...]:
        from poleis.games.origins.ui.player_aid import player_aid

        return player_aid(self.edition, setup, language)

    def terminal(self) -> Terminal[Origins]:
        from poleis.games.origins.ui.terminal import OriginsTerminal

        return OriginsTerminal(self)


def make_game(components: Mapping[str, Any]) -> OriginsGame:
    """The game of an edition; BadComponents says what the program cannot play with."""
    check_components(components)
    return OriginsGame(components)


GAME = make_game(shipped_components())
