"""7 Wonders Dice as Poleis sees it: actions, options, set-up, score sheet, ranking."""

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
from poleis.core.match import Move
from poleis.core.observation_spec import Shape
from poleis.core.setup import Option, Setup
from poleis.core.state import State
from poleis.core.view import Panel
from poleis.games.seven_wonders_dice import learn
from poleis.games.seven_wonders_dice.bot.evaluator import SevenWondersDiceEvaluator
from poleis.games.seven_wonders_dice.explain import predicates
from poleis.games.seven_wonders_dice.explain.score_sheet import score_lines
from poleis.games.seven_wonders_dice.explain.tie_break import tie_break
from poleis.games.seven_wonders_dice.load.load import load
from poleis.games.seven_wonders_dice.rules import layout
from poleis.games.seven_wonders_dice.rules.data import (
    ALONE_TURNS,
    BOARDS,
    BONUSES,
    DICE,
    FACES,
    MOST_SEATS,
    MOST_TURNS,
    PLACES,
    SECTIONS,
    SPACE_COUNT,
    SPACES,
    SPECIAL_DICE,
)
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice, first_position
from poleis.games.seven_wonders_dice.ui import scorepad

if TYPE_CHECKING:
    from poleis.terminal import Terminal

NOBODY = -1


class SevenWondersDiceGame(LazyViews):
    """The description of 7 Wonders Dice."""

    id = "seven_wonders_dice"
    rules_version = 2
    seats = range(1, MOST_SEATS + 1)
    options: tuple[Option, ...] = ()
    actions = ActionTable(
        Kind("build", (Word("die", DICE), Word("space", SPACES))),
        Kind("cross", (Word("space", SPACES),)),
        Kind("wonder", (Word("space", SPACES[:3]),)),
        Kind("bonus", (Word("bonus", BONUSES),)),
        Kind("pass"),
        Kind("decline"),
    )
    outcomes = ActionTable(
        Kind("board", (Word("board", BOARDS),)),
        Kind(
            "roll",
            (Word("die", DICE), Number("face", 1, FACES), Number("section", 0, SECTIONS - 1)),
        ),
        Kind("exchange", (Word("special", SPECIAL_DICE), Word("grey", DICE[:3]))),
    )
    pad = scorepad.SevenWondersDicePad()

    def new(self, setup: Setup) -> SevenWondersDice:
        return first_position(setup.seats)

    def load(self, setup: Setup, dump: object) -> SevenWondersDice:
        try:
            return load(self.new(setup), dump)
        except (TypeError, ValueError, IndexError, OverflowError):
            raise BadPosition("this is not a position of 7 Wonders Dice for these seats") from None

    def redact(self, state: State, viewer: int | None) -> State:
        """Everything is open but what the others do in the running turn (SWD-12.2)."""
        assert isinstance(state, SevenWondersDice)
        known = state.clone()
        known.hide(NOBODY if viewer is None else viewer)
        return known

    def resample(self, known: State, viewer: int, luck: Luck) -> State:
        """A position in which those who have finished did something that they could do."""
        assert isinstance(known, SevenWondersDice)
        world = known.clone()
        world.imagine(viewer, luck)
        return world

    def sheet(self, state: State, seat: int) -> list[ScoreLine]:
        assert isinstance(state, SevenWondersDice)
        return score_lines(state, seat)

    def ranking(self, state: State) -> list[int]:
        """More points, then more coins, then a shared victory (SWD-11.4)."""
        assert isinstance(state, SevenWondersDice)
        v = state.numbers()
        results = [
            (int(state.score(seat)), v[layout.city(seat) + layout.COINS])
            for seat in range(v[layout.SEATS])
        ]
        return places(results)

    def notes(self, state: State) -> list[Message]:
        """Alone: which turn of how many, for the game may end by their number (SWD-2.6)."""
        assert isinstance(state, SevenWondersDice)
        v = state.numbers()
        notes = []
        if v[layout.SEATS] == 1:
            turns = {"turn": v[layout.TURN], "of": int(ALONE_TURNS)}
            notes.append(Message("seven_wonders_dice-note-alone", turns))
        if v[layout.IS_FINAL] and v[layout.STEP] != layout.END:
            notes.append(Message("seven_wonders_dice-note-final"))
        return notes

    def tie_break(self, state: State, names: Sequence[str]) -> list[Message]:
        assert isinstance(state, SevenWondersDice)
        return tie_break(state, names)

    def explain(self, state: State, actor: int, action: int) -> list[Refusal]:
        assert isinstance(state, SevenWondersDice)
        return predicates.explain(state, actor, action)

    def max_plies(self, setup: Setup) -> int:
        """Boards, seven dice and an action for each turn; every space is crossed, every effect
        declined, every bonus taken once (SWD-12.3, SWD-12.4); three dice are exchanged."""
        turns = int(ALONE_TURNS if setup.seats == 1 else MOST_TURNS)
        follow_ups = 2 * SPACE_COUNT + len(BONUSES)
        return setup.seats + turns * (PLACES + setup.seats) + setup.seats * follow_ups + 3

    def census(self, state: State) -> list[int]:
        """The dice: seven in the forum, and how many of the ten there are of each."""
        assert isinstance(state, SevenWondersDice)
        v = state.numbers()
        forum = v[layout.FORUM : layout.FORUM + PLACES]
        grey = sum(die < 3 for die in forum)
        special = sum(die >= 7 for die in forum)
        return [len(set(forum)), grey + special, len(set(forum) & {3, 4, 5, 6})]

    def is_open(self, setup: Setup) -> bool:
        return setup.seats == 1

    def shape(self, setup: Setup) -> Shape:
        return learn.shape(setup.seats)

    def evaluator(self) -> Evaluator:
        return SevenWondersDiceEvaluator([])

    def headline(
        self,
        known: State,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...] = (),
    ) -> Panel:
        from poleis.games.seven_wonders_dice.ui.view import headline

        assert isinstance(known, SevenWondersDice)
        return headline(known, viewer, language, names, last)

    def _views(self) -> Views:
        from poleis.games.seven_wonders_dice.ui import views

        return views

    def terminal(self) -> Terminal:
        from poleis.games.seven_wonders_dice.ui.terminal import SevenWondersDiceTerminal

        return SevenWondersDiceTerminal()


GAME = SevenWondersDiceGame()
