"""Why a move is good, in words: what it brings, what it prepares, and what the next best loses.

Hints and the reasons of bots have the same sentences. All of them follow from what is known of the
position and from the values of the bot's own search.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from poleis.bots.mcts import LEVELS
from poleis.core.game import Game
from poleis.core.move_reasons import LineChange, MoveReasons, move_reasons
from poleis.core.score_reasons import POINTS, gain_text
from poleis.core.state import State
from poleis.core.view import Preview
from poleis.locale import Language, get_language
from poleis.locale.numbers import tenths
from poleis.study.review import words_apart
from poleis.web.tables.result import label

MOST_PREPARED: Final = 2
"""How many sentences of the game a reason has."""
MOST_OPENED: Final = 3
"""How many actions a reason names that become possible."""
UNSURE: Final = 2
"""Points by which an option may look better than the chosen one and still be called as good: a
search chooses what it tried most, which is not always what it values most."""
LOOKED_ON: Final = 6
"""How many actions that become possible are looked at for a line of the log."""

Choice = Sequence[float]
"""An option as thoughts keep it: action, visits, value."""


def estimates_gain(bot: str) -> bool:
    """Whether the values of this bot are points gained at once, not an expected result."""
    return bot.partition(":")[0] == "greedy"


def errs_on_purpose(bot: str) -> bool:
    """Whether this bot adds errors to what it has found, to play weaker."""
    name, _, level = bot.partition(":")
    return name == "mcts" and level in LEVELS and LEVELS[level].noise > 0


def expected_outcome(value: float, state: State, say: Language) -> str:
    """The expected result for a seat: a win or a loss, and by how many points.

    *value* is its expected margin at the end. Alone and without an opponent or a target the
    margin is the score, so the score is given instead.
    """
    points = round(abs(value))
    if state.seats() == 1 and type(state).margin is State.margin:
        return say("server-outcome-score", n=points)
    if not points:
        return say("server-outcome-even")
    return say("server-outcome-ahead" if value > 0 else "server-outcome-behind", n=points)


def next_best(options: Sequence[Choice]) -> Choice | None:
    """The best alternative to the chosen option, which comes first.

    It was tried at least half as often as the most tried one: the value of a seldom tried move
    means little.
    """
    often = max((visits for _, visits, _ in options), default=0) / 2
    others = [one for one in options[1:] if one[1] >= often]
    return max(others, key=lambda one: one[2], default=None)


@dataclass(frozen=True)
class Choosing:
    """A decision of a bot in words.

    *options* start with the chosen one. *found* are the reasons for it; without them they are
    computed here, as far as that is quick.
    """

    known: State
    seat: int
    options: Sequence[Choice]
    bot: str
    lang: str
    found: MoveReasons | None = None

    @property
    def action(self) -> int:
        return int(self.options[0][0])

    @cached_property
    def say(self) -> Language:
        return get_language(self.lang)

    @property
    def game(self) -> Game:
        game: Game = self.known.setup.game
        return game

    @cached_property
    def preview(self) -> Preview:
        return self.game.preview(self.known, self.seat, self.action, self.lang)

    @cached_property
    def reasons(self) -> MoveReasons:
        if self.found is not None:
            return self.found
        return move_reasons(self.known, self.seat, self.action, most_opened=LOOKED_ON)

    def sentences(self, *, to_player: bool) -> list[str]:
        """What the move brings and costs, what it prepares, and what the next best loses.

        Words that address the player are for the player alone.
        """
        prepared = [self.say.say(one) for one in self.reasons.prepared[:MOST_PREPARED]]
        brings, costs = self._changes()
        gains = [*brings, *self._opened(), *prepared]
        if to_player and not gains:
            gains = self._about()
        return [*gains, *costs, *self._alternative()]

    def _about(self) -> list[str]:
        """What the game says to its player about a move that brings nothing by itself."""
        about = self.preview.detail
        return [about if about.endswith(".") else f"{about}."] if about else []

    def _changes(self) -> tuple[list[str], list[str]]:
        """What the move brings and costs: stock, and points that the stock does not tell."""
        stock = [delta for delta in self.preview.deltas if delta.icon and delta.line != POINTS]
        counted = {delta.line for delta in stock}
        lines = [one for one in self.reasons.changes if one.line.key not in counted]
        ups = [one.label for one in stock if one.tone == "up"]
        downs = [one.label for one in stock if one.tone == "down"]
        ups += self._lines(one for one in lines if one.change > 0)
        downs += self._lines(one for one in lines if one.change < 0)
        brings = [self.say("reason-brings", gains=", ".join(ups))] if ups else []
        costs = [self.say("reason-costs", losses=", ".join(downs))] if downs else []
        return brings, costs

    def _lines(self, changes: Iterable[LineChange]) -> list[str]:
        return [
            self.say(
                "reason-change",
                line=label(self.game, one.line, self.say),
                change=gain_text(one.change),
            )
            for one in changes
        ]

    def _opened(self) -> list[str]:
        """What the seat can do next by this move; the best of it, if that scores."""
        reasons = self.reasons
        if not reasons.opened:
            return []
        after = self.known.clone()
        after.apply(self.seat, self.action)
        if reasons.best is not None:
            title = self.game.preview(after, self.seat, reasons.best, self.lang).title
            gains = ", ".join(self._lines(reasons.best_changes))
            return [self.say("reason-then", action=title.rstrip("."), gains=gains)]
        if len(reasons.opened) > 2 * MOST_OPENED:
            return []
        previews = (self.game.preview(after, self.seat, code, self.lang) for code in reasons.opened)
        titles = list(dict.fromkeys(preview.title.rstrip(".") for preview in previews))
        if not 1 < len(titles) <= MOST_OPENED:
            return []
        return [self.say("reason-opens", actions=", ".join(titles))]

    def _alternative(self) -> list[str]:
        """What the next best option loses; or that a bot, which errs on purpose, missed a better
        one."""
        other = next_best(self.options)
        if other is None:
            return self._alternative_now()
        less = round(self.options[0][2] - other[2])
        preview, title = self._other(int(other[0]))
        if estimates_gain(self.bot):
            return [self.say("reason-worse-now", action=title, n=less)] if less > 0 else []
        if less > 0:
            return [self.say("reason-worse", action=title, n=less)]
        if errs_on_purpose(self.bot) and less < 0:
            return [self.say("reason-better", action=title, n=-less)]
        is_same = (preview.title, preview.words) == (self.preview.title, self.preview.words)
        return [] if is_same or less <= -UNSURE else [self.say("reason-equal", action=title)]

    def _alternative_now(self) -> list[str]:
        """What an option that was seldom tried loses right away."""
        if len(self.options) < 2:
            return []
        other = int(self.options[1][0])
        less = self.reasons.points - move_reasons(self.known, self.seat, other).points
        if less <= 0:
            return []
        return [self.say("reason-worse-now", action=self._other(other)[1], n=less)]

    def _other(self, action: int) -> tuple[Preview, str]:
        """An alternative, and words that tell it apart from the chosen move; losses, which address
        their player, are not among them."""
        preview = self.game.preview(self.known, self.seat, action, self.lang)
        chosen, other = (replace(one, losses=()) for one in (self.preview, preview))
        return preview, words_apart(chosen, other, self.lang)[1].rstrip(".")

    def effort(self, effort: int) -> str:
        """The short number: how much the bot looked at, and what it expects."""
        value = self.options[0][2]
        if estimates_gain(self.bot):
            written = tenths(value, self.say, signed=True)
            return self.say("server-reason-now-alone", n=effort, value=written)
        outcome = expected_outcome(value, self.known, self.say)
        return self.say("server-reason-alone", n=effort, outcome=outcome)

    def hint(self) -> str:
        """The move, its reasons and the expected result, for the player who asked."""
        title = self.say("reason-hint", action=self.preview.title.rstrip("."))
        outcome = expected_outcome(self.options[0][2], self.known, self.say)
        expected = self.say("reason-expected", outcome=outcome)
        return " ".join([title, *self.sentences(to_player=True), expected])

    def line(self, effort: int) -> str:
        """The reasons for a bot's move, for the log, which everybody reads."""
        return " ".join([*self.sentences(to_player=False), self.effort(effort)])
