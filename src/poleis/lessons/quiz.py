"""Questions of a lesson, answered by the engine."""

from __future__ import annotations

from collections.abc import Sequence

from poleis.core.errors import PoleisError
from poleis.core.luck import Luck
from poleis.core.state import State
from poleis.lessons.fact import Fact
from poleis.lessons.lesson import HowMany, Option, Question, WhichIsBest, WhichIsLegal

NUMBERS = 4
"""How many numbers a learner chooses from."""


class NoAnswer(PoleisError):
    """A question that has no answer, or more than one."""


def numbers(right: int) -> list[int]:
    """The numbers to choose from, ascending; the right one may be at any place.

    >>> numbers(7)
    [6, 7, 8, 9]
    """
    below = min(right, int(Luck.of("quiz", right).below(NUMBERS)))
    return list(range(right - below, right - below + NUMBERS))


def right_answer(question: Question, state: State, seat: int) -> int:
    """The place of the right answer among the options; NoAnswer if it is not one alone."""
    match question:
        case WhichIsLegal(options):
            legal = set(map(int, state.legal(seat)))
            return _only([place for place, one in enumerate(options) if one.code in legal])
        case WhichIsBest(fact, options):
            return _best(fact, options, state, seat)
        case HowMany():
            right = how_many(question, state, seat)
            return numbers(right).index(right)


def how_many(question: HowMany, state: State, seat: int) -> int:
    """The number that is asked for; NoAnswer if it is that after an illegal action."""
    if question.after is None:
        return question.fact.value(state, seat)
    if not state.allows(seat, question.after):
        raise NoAnswer(f"{state.setup.game.actions.text(question.after)} is not legal")
    return _value_after(question.fact, question.after, state, seat)


def _value_after(fact: Fact, action: int, state: State, seat: int) -> int:
    after = state.clone()
    after.apply(seat, action)
    return fact.value(after, seat)


def _best(fact: Fact, options: Sequence[Option], state: State, seat: int) -> int:
    values = []
    legal = set(map(int, state.legal(seat)))
    for option in options:
        if option.code not in legal:
            raise NoAnswer(f"option {option.name} is not legal")
        values.append(_value_after(fact, option.code, state, seat))
    return _only([place for place, value in enumerate(values) if value == max(values)])


def _only(places: list[int]) -> int:
    if len(places) != 1:
        raise NoAnswer(f"{len(places)} of the options are right")
    return places[0]
