"""Age of Civilization as Poleis sees it: actions, options, set-up, score sheet, ranking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from poleis.core.actions import ActionTable, Kind, Number, Word
from poleis.core.errors import BadPosition
from poleis.core.evaluator import Evaluator
from poleis.core.explain import Message, Refusal, ScoreLine
from poleis.core.game import places
from poleis.core.lazy_views import LazyViews, Views
from poleis.core.luck import Luck
from poleis.core.observation_spec import Shape
from poleis.core.setup import Option, Setup
from poleis.core.state import State
from poleis.games.age_of_civilization import learn
from poleis.games.age_of_civilization.bot.evaluator import AgeOfCivilizationEvaluator
from poleis.games.age_of_civilization.effects.reader import CARDS
from poleis.games.age_of_civilization.explain import rules
from poleis.games.age_of_civilization.explain.tie_break import tie_break
from poleis.games.age_of_civilization.load.census import pieces
from poleis.games.age_of_civilization.load.load import load
from poleis.games.age_of_civilization.rules import draft_knowledge, score_queries
from poleis.games.age_of_civilization.rules.data import (
    ACTIONS,
    CIVILIZATIONS,
    ORDERS,
    SPECIAL_CARDS,
    TECHNOLOGIES,
    TOKENS,
    TRACK_CARDS,
    WONDERS,
)
from poleis.games.age_of_civilization.rules.layout import (
    COINS,
    RIVAL,
    SEATS,
    SOLO,
    WORKERS,
    realm,
)
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.setup import CLASH, SOLO_MODES, first_position
from poleis.games.age_of_civilization.ui import messages, scorepad

if TYPE_CHECKING:
    from poleis.terminal import Terminal

CIVILIZATION = Word("civilization", CIVILIZATIONS)
TECHNOLOGY = Word("technology", TECHNOLOGIES)
ORDER = Word("order", ORDERS)

LINES: tuple[tuple[str, tuple[str, ...]], ...] = (
    *((action, ("AOC-6.5", "AOC-6.12")) for action in ACTIONS[:10]),
    ("monument", ("AOC-14.5",)),
    ("caravan", ("AOC-14.6",)),
    ("bazaar", ("AOC-14.6",)),
    ("ritual", ("AOC-14.7",)),
    ("fortify", ("AOC-14.8",)),
    ("tribute", ("AOC-14.8",)),
    ("quarantine", ("AOC-14.9",)),
    ("patronage", ("AOC-14.9",)),
    ("birth", ("AOC-5.3",)),
    ("rest", ("AOC-6.1",)),
    ("end_of_turn", ("AOC-7.2",)),
    ("unlocking", ("AOC-9.6",)),
    ("events", ("AOC-12.9",)),
    ("orders", ("AOC-14.6",)),
    ("main", ("AOC-10.1",)),
    ("legacies", ("AOC-10.1",)),
    ("technologies", ("AOC-10.1",)),
    ("wonders", ("AOC-10.1",)),
)
"""The lines of a score sheet: where points come from, and the rules that give them."""


class AgeOfCivilizationGame(LazyViews):
    """The description of Age of Civilization."""

    id = "age_of_civilization"
    rules_version = 2
    seats = range(1, 5)
    options = (
        Option("solo", "choice", CLASH, "AOC-13.1", (1,), SOLO_MODES),
        Option("innovations", "flag", False, "AOC-12.1", (1, 2, 3, 4), when=("solo", CLASH)),
        Option("winds_of_change", "flag", False, "AOC-12.7", (2, 3, 4)),
        Option("draft", "flag", False, "AOC-12.11", (2, 3, 4)),
    )
    actions = ActionTable(
        Kind("birth", (CIVILIZATION,)),
        Kind("absorb", (CIVILIZATION,)),
        Kind("skip"),
        Kind("perform", (Word("action", ACTIONS),)),
        Kind("unlock", (TECHNOLOGY,)),
        Kind("take", (Word("wonder", WONDERS),)),
        Kind("buy", (Word("special", SPECIAL_CARDS),)),
        Kind("fill", (ORDER,)),
        Kind("exchange", (ORDER,)),
        Kind("resolve", (Word("ability", CARDS),)),
        Kind("endow", (CIVILIZATION,)),
        Kind("keep", (CIVILIZATION,)),
        Kind("decline"),
        Kind("rest"),
        Kind("end"),
    )
    outcomes = ActionTable(
        Kind("first", (Number("seat", 0, 3),)),
        Kind("wonder", (Word("wonder", WONDERS),)),
        Kind("civilization", (CIVILIZATION,)),
        Kind("card", (Word("card", TRACK_CARDS),)),
        Kind("special", (Word("special", SPECIAL_CARDS),)),
        Kind("token", (Word("token", TOKENS),)),
        Kind("order", (ORDER,)),
        Kind("deal", (CIVILIZATION,)),
    )
    pad = scorepad.AgeOfCivilizationPad()

    def new(self, setup: Setup) -> AgeOfCivilization:
        return first_position(
            setup.seats,
            innovations=bool(setup.get("innovations", False)),
            winds=bool(setup.get("winds_of_change", False)),
            draft=bool(setup.get("draft", False)),
            solo=str(setup.get("solo", CLASH)),
        )

    def load(self, setup: Setup, dump: object) -> AgeOfCivilization:
        try:
            return load(self.new(setup), dump)
        except (TypeError, ValueError, IndexError, OverflowError):
            raise BadPosition(
                "this is not a position of Age of Civilization with this set-up"
            ) from None

    def redact(self, state: State, viewer: int | None) -> State:
        """Everything is open but the hands of the draft (AOC-1.11)."""
        assert isinstance(state, AgeOfCivilization)
        known = state.clone()
        if draft_knowledge.is_drafted(known):
            draft_knowledge.redact(known, draft_knowledge.SPECTATOR if viewer is None else viewer)
        return known

    def resample(self, known: State, viewer: int, luck: Luck) -> State:
        assert isinstance(known, AgeOfCivilization)
        world = known.clone()
        if draft_knowledge.is_drafted(world):
            draft_knowledge.resample(world, viewer, luck)
        return world

    def sheet(self, state: State, seat: int) -> list[ScoreLine]:
        """Points so far by where they come from, then the abilities of the end of the game."""
        assert isinstance(state, AgeOfCivilization)
        points = score_queries.breakdown(state, seat)
        shown = score_queries.sources(state)
        return [
            ScoreLine(key, points[source], cited)
            for source, (key, cited) in enumerate(LINES)
            if points[source] or source in shown
        ]

    def ranking(self, state: State) -> list[int]:
        """More points, then more workers, then more coins (AOC-10.2).

        Alone: Clash is for the highest score and cannot be lost, a scenario can (AOC-14.4).
        """
        assert isinstance(state, AgeOfCivilization)
        v = state.v
        if v[SOLO] > 1:
            return [1 if score_queries.grade(state) else 2]
        results = [
            (int(state.score(seat)), int(v[realm(seat) + WORKERS]), int(v[realm(seat) + COINS]))
            for seat in range(v[SEATS])
        ]
        return places(results)

    def notes(self, state: State) -> list[Message]:
        """Alone: the opponent's strength, and achievements or the grade if the game ended now."""
        assert isinstance(state, AgeOfCivilization)
        v = state.v
        if v[SOLO] == 0:
            return []
        opponent = messages.opponent_strength(int(v[RIVAL]))
        if v[SOLO] == 1:
            return [opponent, *map(messages.achieved, score_queries.achievements(state))]
        return [opponent, messages.graded(score_queries.grade(state) or "lost")]

    def goals(self, setup: Setup) -> tuple[Message, ...]:
        """Alone: the achievements of Clash (AOC-13.9), or the grades of a scenario (AOC-14.4)."""
        if setup.seats > 1:
            return ()
        if setup.get("solo", CLASH) == CLASH:
            return tuple(messages.achieved(str(row["id"])) for row in score_queries.ACHIEVEMENTS)
        return tuple(map(messages.graded, ("lost", "bronze", "silver", "gold")))

    def tie_break(self, state: State, names: Sequence[str]) -> list[Message]:
        assert isinstance(state, AgeOfCivilization)
        return tie_break(state, names)

    def explain(self, state: State, actor: int, action: int) -> list[Refusal]:
        assert isinstance(state, AgeOfCivilization)
        return rules.explain(state, actor, action)

    def max_plies(self, setup: Setup) -> int:
        """Chance and the draft lay out every card at most once; a turn has one decision for the
        civilization step, at most nine technologies, two for each of five workers, a purchase,
        six orders, the end of the actions, and two for each ability at its end."""
        return 150 + 6 * setup.seats * 40

    def census(self, state: State) -> list[int]:
        """How many there are of each card, wherever they are."""
        assert isinstance(state, AgeOfCivilization)
        return pieces(state.numbers())

    def is_open(self, setup: Setup) -> bool:
        return not setup.get("draft", False)

    def shape(self, setup: Setup) -> Shape:
        return learn.shape(self.new(setup).numbers())

    def evaluator(self) -> Evaluator:
        return AgeOfCivilizationEvaluator()

    def _views(self) -> Views:
        from poleis.games.age_of_civilization.ui import views

        return views

    def terminal(self) -> Terminal:
        from poleis.games.age_of_civilization.ui.terminal import AgeOfCivilizationTerminal

        return AgeOfCivilizationTerminal()


GAME = AgeOfCivilizationGame()
