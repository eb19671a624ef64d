"""Age of Civilization as Poleis sees it: actions, options, set-up, score sheet, ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from poleis.core.achievements import Achievement
from poleis.core.actions import ActionTable, Kind, Number, Word
from poleis.core.dump_check import check_dump
from poleis.core.evaluator import Evaluator
from poleis.core.explain import Message, Refusal, ScoreLine
from poleis.core.game import places
from poleis.core.lazy_views import LazyTeachingViews, TeachingViews
from poleis.core.luck import Luck
from poleis.core.observation_spec import Shape
from poleis.core.player_aid import AidSection, Symbol
from poleis.core.setup import Option, Setup
from poleis.games.age_of_civilization import learn
from poleis.games.age_of_civilization.bot.evaluator import AgeOfCivilizationEvaluator
from poleis.games.age_of_civilization.bot.weights import Weights, read_weights
from poleis.games.age_of_civilization.effects.effect import (
    BY_ACTIONS,
    BY_BIRTH,
    BY_ORDERS,
    BY_REST,
    BY_TOKENS,
    BY_TURN_END,
    BY_UNLOCKING,
    OF_LEGACIES,
    OF_MAIN,
    OF_TECHNOLOGIES,
    OF_WONDERS,
)
from poleis.games.age_of_civilization.effects.reader import read_edition
from poleis.games.age_of_civilization.explain import achievements, rules
from poleis.games.age_of_civilization.explain.tie_break import tie_break
from poleis.games.age_of_civilization.load.census import pieces
from poleis.games.age_of_civilization.load.component_checks import check_components, components
from poleis.games.age_of_civilization.load.load import check_position
from poleis.games.age_of_civilization.rules import draft_knowledge, score_queries
from poleis.games.age_of_civilization.rules.codes import ActionKinds, OutcomeKinds
from poleis.games.age_of_civilization.rules.edition import CLASH, Edition
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization, read_position
from poleis.games.age_of_civilization.rules.setup import agreement_of, first_position
from poleis.games.age_of_civilization.ui import messages, scorepad

if TYPE_CHECKING:
    from poleis.terminal import Terminal

WEIGHTS = Path(__file__).parent / "bot" / "weights.json"
SEATS = range(1, 5)

ACTION_RULES: dict[str, tuple[str, ...]] = {
    "monument": ("AOC-14.5",),
    "caravan": ("AOC-14.6",),
    "bazaar": ("AOC-14.6",),
    "ritual": ("AOC-14.7",),
    "fortify": ("AOC-14.8",),
    "tribute": ("AOC-14.8",),
    "quarantine": ("AOC-14.9",),
    "patronage": ("AOC-14.9",),
}
"""The rules of the actions of scenarios, by their ids."""
SOURCE_LINES: tuple[tuple[int, str, tuple[str, ...]], ...] = (
    (BY_BIRTH, "birth", ("AOC-5.3",)),
    (BY_REST, "rest", ("AOC-6.1",)),
    (BY_TURN_END, "end_of_turn", ("AOC-7.2",)),
    (BY_UNLOCKING, "unlocking", ("AOC-9.6",)),
    (BY_TOKENS, "events", ("AOC-12.9",)),
    (BY_ORDERS, "orders", ("AOC-14.6",)),
)
"""The lines of a score sheet for points of other sources than actions."""
ORIGIN_LINES: tuple[tuple[int, str], ...] = (
    (OF_MAIN, "main"),
    (OF_LEGACIES, "legacies"),
    (OF_TECHNOLOGIES, "technologies"),
    (OF_WONDERS, "wonders"),
)
"""The lines of a score sheet for the abilities of the end of the game."""


def action_table(edition: Edition) -> ActionTable:
    """What seats do."""
    civilization = Word("civilization", edition.civilization_ids)
    order = Word("order", edition.order_ids)
    return ActionTable(
        Kind("birth", (civilization,)),
        Kind("absorb", (civilization,)),
        Kind("skip"),
        Kind("perform", (Word("action", edition.action_ids),)),
        Kind("unlock", (Word("technology", edition.technology_ids),)),
        Kind("take", (Word("wonder", edition.wonder_ids),)),
        Kind("buy", (Word("special", edition.special_ids),)),
        Kind("fill", (order,)),
        Kind("exchange", (order,)),
        Kind("resolve", (Word("ability", edition.card_ids),)),
        Kind("endow", (civilization,)),
        Kind("keep", (civilization,)),
        Kind("decline"),
        Kind("rest"),
        Kind("end"),
    )


def outcome_table(edition: Edition) -> ActionTable:
    """What chance does."""
    civilization = Word("civilization", edition.civilization_ids)
    return ActionTable(
        Kind("first", (Number("seat", 0, SEATS.stop - 2),)),
        Kind("wonder", (Word("wonder", edition.wonder_ids),)),
        Kind("civilization", (civilization,)),
        Kind("card", (Word("card", edition.track_ids),)),
        Kind("special", (Word("special", edition.special_ids),)),
        Kind("token", (Word("token", edition.token_ids),)),
        Kind("order", (Word("order", edition.order_ids),)),
        Kind("deal", (civilization,)),
    )


def options_of(edition: Edition) -> tuple[Option, ...]:
    """What is agreed before a game."""
    return (
        Option("solo", "choice", CLASH, "AOC-13.1", (1,), edition.solo_ids),
        Option("innovations", "flag", False, "AOC-12.1", (1, 2, 3, 4), when=("solo", CLASH)),
        Option("winds_of_change", "flag", False, "AOC-12.7", (2, 3, 4)),
        Option("draft", "flag", False, "AOC-12.11", (2, 3, 4)),
    )


class AgeOfCivilizationGame(LazyTeachingViews[AgeOfCivilization]):
    """The description of Age of Civilization, made from the components of a box."""

    id = "age_of_civilization"
    rules_version = 2
    seats = SEATS

    def __init__(self, components: Mapping[str, Any]) -> None:
        self.components = components
        self.edition: Edition = read_edition(dict(components))
        self.actions: ActionTable = action_table(self.edition)
        self.outcomes: ActionTable = outcome_table(self.edition)
        self.edition.action_kinds = ActionKinds(self.actions)
        self.edition.outcome_kinds = OutcomeKinds(self.outcomes)
        self.options: tuple[Option, ...] = options_of(self.edition)
        self.weights: Weights = read_weights(WEIGHTS, self.edition.action_ids)
        self.pad: scorepad.AgeOfCivilizationPad = scorepad.AgeOfCivilizationPad(self)
        self._begun: dict[Setup, AgeOfCivilization] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return make_game, (self.components,)

    def new(self, setup: Setup) -> AgeOfCivilization:
        if setup not in self._begun:
            self._begun[setup] = first_position(setup, self.edition)
        return self._begun[setup].clone()

    def restore(self, setup: Setup, dump: list[Any]) -> AgeOfCivilization:
        agreement = agreement_of(setup, self.edition)
        return read_position(setup, self.edition, agreement, dump)

    def load(self, setup: Setup, dump: object) -> AgeOfCivilization:
        check_dump(self.shape(setup), dump)
        assert isinstance(dump, list)  # as its shape says
        state = self.restore(setup, dump)
        check_position(state, self.new(setup))
        return state

    def redact(self, state: AgeOfCivilization, viewer: int | None) -> AgeOfCivilization:
        """Everything is open but the hands of the draft (AOC-1.11)."""
        known = state.clone()
        if known.agreement.has_draft():
            draft_knowledge.redact(known, draft_knowledge.SPECTATOR if viewer is None else viewer)
        return known

    def resample(self, known: AgeOfCivilization, viewer: int, luck: Luck) -> AgeOfCivilization:
        world = known.clone()
        if world.agreement.has_draft():
            draft_knowledge.resample(world, viewer, luck)
        return world

    def sheet(self, state: AgeOfCivilization, seat: int) -> list[ScoreLine]:
        """Points so far by where they come from, then the abilities of the end of the game."""
        points = score_queries.points_by_source(state, seat)
        shown = score_queries.sources(state)
        lines = [
            (BY_ACTIONS + number, action, ACTION_RULES.get(action, ("AOC-6.5", "AOC-6.12")))
            for number, action in enumerate(self.edition.action_ids)
        ]
        so_far = [
            ScoreLine(key, points[source], cited)
            for source, key, cited in (*lines, *SOURCE_LINES)
            if points[source] or source in shown
        ]
        final = score_queries.points_by_origin(state, seat)
        at_end = [ScoreLine(key, final[origin], ("AOC-10.1",)) for origin, key in ORIGIN_LINES]
        return [*so_far, *at_end]

    def ranking(self, state: AgeOfCivilization) -> list[int]:
        """More points, then more workers, then more coins (AOC-10.2).

        Alone: Clash is for the highest score and cannot be lost, a scenario can (AOC-14.4).
        """
        if state.agreement.is_scenario():
            return [1 if score_queries.grade(state) else 2]
        results = [
            (int(state.score(seat)), int(realm.workers), int(realm.coins))
            for seat, realm in enumerate(state.realms)
        ]
        return places(results)

    def notes(self, state: AgeOfCivilization) -> list[Message]:
        """Alone: the opponent's strength, and achievements or the grade if the game ended now."""
        if state.seats() > 1:
            return []
        opponent = messages.opponent_strength(int(state.opponent))
        if state.agreement.is_scenario():
            return [opponent, messages.graded(score_queries.grade(state) or "lost")]
        return [opponent, *map(messages.achieved, score_queries.achievements(state))]

    def goals(self, setup: Setup) -> tuple[Message, ...]:
        """Alone: the achievements of Clash (AOC-13.9), or the grades of a scenario (AOC-14.4)."""
        if setup.seats > 1:
            return ()
        if setup.get("solo", CLASH) == CLASH:
            rows = score_queries.achievement_rows(self.edition)
            return tuple(messages.achieved(str(row["id"])) for row in rows)
        return tuple(map(messages.graded, ("lost", "bronze", "silver", "gold")))

    def achievements(self, setup: Setup) -> tuple[Achievement, ...]:
        return achievements.achievements(self.edition, setup)

    def achieved(self, state: AgeOfCivilization) -> tuple[str, ...]:
        return achievements.achieved(state)

    def tie_break(self, state: AgeOfCivilization, names: Sequence[str]) -> list[Message]:
        return tie_break(state, names)

    def explain(self, state: AgeOfCivilization, actor: int, action: int) -> list[Refusal]:
        return rules.explain(state, actor, action)

    def max_plies(self, setup: Setup) -> int:
        """Chance and the draft lay out every card at most once; a turn has one decision for the
        civilization step, at most nine technologies, two for each of five workers, a purchase,
        six orders, the end of the actions, and two for each ability at its end."""
        return 150 + int(self.edition.rounds) * setup.seats * 40

    def census(self, state: AgeOfCivilization) -> list[int]:
        """How many there are of each card, wherever they are."""
        return pieces(state)

    def is_open(self, setup: Setup) -> bool:
        return not setup.get("draft", False)

    def shape(self, setup: Setup) -> Shape:
        return learn.shape(self.new(setup))

    def evaluator(self) -> Evaluator[AgeOfCivilization]:
        return AgeOfCivilizationEvaluator(self.edition, self.weights)

    def _views(self) -> TeachingViews:
        from poleis.games.age_of_civilization.ui import views

        return views

    def symbols(self, setup: Setup, language: str) -> tuple[Symbol, ...]:
        from poleis.games.age_of_civilization.ui.symbol_list import symbols

        return symbols(self.edition, setup, language)

    def player_aid(self, setup: Setup, language: str) -> tuple[AidSection, ...]:
        from poleis.games.age_of_civilization.ui.player_aid import player_aid

        return player_aid(self.edition, setup, language)

    def terminal(self) -> Terminal[AgeOfCivilization]:
        from poleis.games.age_of_civilization.ui.terminal import AgeOfCivilizationTerminal

        return AgeOfCivilizationTerminal()


def make_game(components: Mapping[str, Any]) -> AgeOfCivilizationGame:
    """The game of a box with these components; BadComponents if they cannot be played with."""
    check_components(components)
    return AgeOfCivilizationGame(components)


GAME = make_game(components())
