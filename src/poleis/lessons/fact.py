"""Facts: numbers of a position that a lesson may speak of.

`points` is the score of the learner, `points.gardens` one line of the score sheet,
`points.gardens.stars` a part of that line, and any other name is a field of the position as its
position text has it (`cities.0.stones`).
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass

from poleis.core.errors import PoleisError
from poleis.core.explain import total
from poleis.core.position_text import field_of
from poleis.core.state import State

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}


class NoFact(PoleisError):
    """A position has no such number."""


@dataclass(frozen=True)
class Fact:
    """A number by its name."""

    name: str

    def value(self, state: State, seat: int) -> int:
        """The number, for this seat; NoFact if there is none."""
        head, _, line = self.name.partition(".")
        if head != "points":
            return self._field(state)
        sheet = state.setup.game.sheet(state, seat)
        if not line:
            return total(sheet)
        key, _, part = line.partition(".")
        found = [one for one in sheet if one.key == key]
        if not found:
            known = ", ".join(one.key for one in sheet)
            raise NoFact(f"the score sheet has no line {key!r} (one of {known})")
        if not part:
            return total(found)
        if any(part not in one.parts for one in found):
            raise NoFact(f"the line {key!r} has no part {part!r}")
        return sum(one.parts[part] for one in found)

    def _field(self, state: State) -> int:
        value = field_of(state, self.name)
        if not isinstance(value, int):
            raise NoFact(f"{self.name!r} is not a number of the position")
        return value


@dataclass(frozen=True)
class Condition:
    """A comparison of a fact with a number: `points.gardens >= 6`."""

    fact: Fact
    comparison: str
    number: int

    def holds(self, state: State, seat: int) -> bool:
        return COMPARISONS[self.comparison](self.fact.value(state, seat), self.number)
