"""7 Wonders Dice as Poleis sees it: actions, options, set-up, score sheet, ranking."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from poleis.core.achievements import Achievement
from poleis.core.actions import ActionTable
from poleis.core.components import Components
from poleis.core.dump_check import check_dump
from poleis.core.evaluator import Evaluator
from poleis.core.explain import Message, Refusal, ScoreLine
from poleis.core.game import places
from poleis.core.lazy_views import LazyTeachingViews, TeachingViews
from poleis.core.luck import Luck
from poleis.core.match import Move
from poleis.core.observation_spec import Shape
from poleis.core.player_aid import AidSection, Symbol
from poleis.core.setup import Option, Setup
from poleis.core.view import Panel
from poleis.games.seven_wonders_dice import learn
from poleis.games.seven_wonders_dice.bot.evaluator import SevenWondersDiceEvaluator
from poleis.games.seven_wonders_dice.bot.weights import read_weights
from poleis.games.seven_wonders_dice.effects.reader import read_edition
from poleis.games.seven_wonders_dice.explain import achievements, predicates
from poleis.games.seven_wonders_dice.explain.score_sheet import score_lines
from poleis.games.seven_wonders_dice.explain.tie_break import tie_break
from poleis.games.seven_wonders_dice.load import component_checks
from poleis.games.seven_wonders_dice.load.load import check_position
from poleis.games.seven_wonders_dice.rules import position
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.records import END
from poleis.games.seven_wonders_dice.ui.scorepad import SevenWondersDicePad

if TYPE_CHECKING:
    from poleis.terminal import Terminal

NOBODY = -1


class SevenWondersDiceGame(LazyTeachingViews[SevenWondersDice]):
    """The description of one edition of 7 Wonders Dice."""

    id = "seven_wonders_dice"
    rules_version = 2
    options: tuple[Option, ...] = ()

    def __init__(self, components: Mapping[str, Any], edition: Edition) -> None:
        self.components = components
        self.edition = edition
        self.seats: range = range(1, edition.most_seats + 1)
        self.actions: ActionTable = edition.actions
        self.outcomes: ActionTable = edition.outcomes
        self.pad: SevenWondersDicePad = SevenWondersDicePad(self)

    def __reduce__(self) -> tuple[Callable[..., SevenWondersDiceGame], tuple[object, ...]]:
        return make_game, (self.components,)

    # ---- positions

    def new(self, setup: Setup) -> SevenWondersDice:
        return position.first_position(setup, self.edition)

    def restore(self, setup: Setup, dump: list[Any]) -> SevenWondersDice:
        return position.restore(setup, self.edition, dump)

    def load(self, setup: Setup, dump: object) -> SevenWondersDice:
        check_dump(self.shape(setup), dump)
        assert isinstance(dump, list)
        state = self.restore(setup, dump)
        check_position(state)
        return state

    def shape(self, setup: Setup) -> Shape:
        return learn.shape(self.edition, setup.seats)

    def redact(self, state: SevenWondersDice, viewer: int | None) -> SevenWondersDice:
        """Everything is open but what the others do in the running turn (SWD-12.2)."""
        known = state.clone()
        known.hide(NOBODY if viewer is None else viewer)
        return known

    def resample(self, known: SevenWondersDice, viewer: int, luck: Luck) -> SevenWondersDice:
        """A position in which those who have finished did something that they could do."""
        world = known.clone()
        world.imagine(viewer, luck)
        return world

    def is_open(self, setup: Setup) -> bool:
        return setup.seats == 1

    # ---- results

    def sheet(self, state: SevenWondersDice, seat: int) -> list[ScoreLine]:
        return score_lines(state, seat)

    def ranking(self, state: SevenWondersDice) -> list[int]:
        """More points, then more coins, then a shared victory (SWD-11.4)."""
        return places(
            [(int(state.score(seat)), int(city.coins)) for seat, city in enumerate(state.cities)]
        )

    def notes(self, state: SevenWondersDice) -> list[Message]:
        """Alone: which turn of how many, for the game may end by their number (SWD-2.6)."""
        notes = []
        if len(state.cities) == 1:
            turns = {"turn": int(state.turn), "of": int(self.edition.alone_turns)}
            notes.append(Message("seven_wonders_dice-note-alone", turns))
        if state.is_final and state.step != END:
            notes.append(Message("seven_wonders_dice-note-final"))
        return notes

    def achievements(self, setup: Setup) -> tuple[Achievement, ...]:
        return achievements.achievements(setup)

    def achieved(self, state: SevenWondersDice) -> tuple[str, ...]:
        """Alone: the marks of the score attack that were passed."""
        return achievements.achieved(int(state.score(0))) if len(state.cities) == 1 else ()

    def tie_break(self, state: SevenWondersDice, names: Sequence[str]) -> list[Message]:
        return tie_break(state, names)

    def explain(self, state: SevenWondersDice, actor: int, action: int) -> list[Refusal]:
        return predicates.explain(state, actor, self.actions.json(action))

    # ---- facts for programs

    def max_plies(self, setup: Setup) -> int:
        """Boards, dice and an action for each turn; every space is crossed, every effect
        declined, every bonus taken once (SWD-12.3, SWD-12.4); special dice are exchanged."""
        edition = self.edition
        turns = int(edition.turn_limit(setup.seats))
        follow_ups = 2 * len(edition.space_ids) + len(edition.bonus_ids)
        each_turn = int(edition.places) + setup.seats
        exchanges = len(edition.special_ids)
        return setup.seats + turns * each_turn + setup.seats * follow_ups + exchanges

    def census(self, state: SevenWondersDice) -> list[int]:
        """The dice in the forum: all, grey and special ones together, the others."""
        names = [self.edition.die_ids[die] for die in state.forum.dice]
        replaced = {*self.edition.grey_ids, *self.edition.special_ids}
        return [
            len(set(names)),
            sum(name in replaced for name in names),
            len(set(names) - replaced),
        ]

    @functools.cached_property
    def _evaluator(self) -> Evaluator[SevenWondersDice]:
        return SevenWondersDiceEvaluator(self.edition, [read_weights()])

    def evaluator(self) -> Evaluator[SevenWondersDice]:
        return self._evaluator

    # ---- for people

    def headline(
        self,
        known: SevenWondersDice,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...] = (),
    ) -> Panel:
        from poleis.games.seven_wonders_dice.ui.view import headline

        return headline(known, viewer, language, names, last)

    def _views(self) -> TeachingViews:
        from poleis.games.seven_wonders_dice.ui import views

        return views

    def symbols(self, setup: Setup, language: str) -> tuple[Symbol, ...]:
        from poleis.games.seven_wonders_dice.ui.symbol_list import symbols

        return symbols(self.edition, setup, language)

    def player_aid(self, setup: Setup, language: str) -> tuple[AidSection, ...]:
        from poleis.games.seven_wonders_dice.ui.player_aid import player_aid

        return player_aid(self.edition, setup, language)

    def terminal(self) -> Terminal[SevenWondersDice]:
        from poleis.games.seven_wonders_dice.ui.terminal import SevenWondersDiceTerminal

        return SevenWondersDiceTerminal(self.edition)


def make_game(components: Mapping[str, Any]) -> SevenWondersDiceGame:
    """The game of an edition; BadComponents says what the program cannot play with."""
    component_checks.check(Components(component_checks.TITLE, components))
    return SevenWondersDiceGame(components, read_edition(dict(components)))


GAME = make_game(component_checks.components())
