"""Why a bot chose its move, in one line."""

from __future__ import annotations

from collections.abc import Sequence

from poleis.core.game import Game
from poleis.core.state import State
from poleis.locale import Language
from poleis.locale.numbers import tenths

MOST_OPTIONS = 3
"""How many alternatives a reason names."""

Choice = Sequence[float]
"""An option as thoughts keep it: action, visits, value."""


def estimates_gain(bot: str) -> bool:
    """Whether the values of this bot are points gained at once, not an expected result."""
    return bot.partition(":")[0] == "greedy"


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


def titled(
    game: Game, before: State, seat: int, options: Sequence[Choice], lang: str
) -> list[tuple[str, Choice]]:
    """The options worth naming, best first, each title once.

    Those are the chosen one, which comes first in *options*, and others that were tried at least
    half as often as the most tried one: the value of a seldom tried move means little.
    """
    often = max(visits for _, visits, _ in options) / 2
    others = sorted((one for one in options[1:] if one[1] >= often), key=lambda one: -one[2])
    named: dict[str, Choice] = {}
    for one in (options[0], *others):
        if len(named) < MOST_OPTIONS:
            named.setdefault(game.preview(before, seat, int(one[0]), lang).title, one)
    return sorted(named.items(), key=lambda row: -row[1][2])


def alone(before: State, value: float, effort: int, say: Language, *, gain: bool) -> str:
    """The reason for a move that is compared with no other."""
    if gain:
        return say("server-reason-now-alone", n=effort, value=tenths(value, say, signed=True))
    outcome = expected_outcome(value, before, say)
    return say("server-reason-alone", n=effort, outcome=outcome)


def compared(
    ranked: Sequence[tuple[str, Choice]], chosen: Choice, effort: int, say: Language, *, gain: bool
) -> str:
    """The reason with alternatives. The chosen one is marked where it is not the best."""
    words = [
        say("server-reason-chosen" if at and one is chosen else "server-reason-option",
            action=title, value=tenths(one[2], say, signed=True))
        for at, (title, one) in enumerate(ranked)
    ]  # fmt: skip
    return say("server-reason-now" if gain else "server-reason", n=effort, options="; ".join(words))
