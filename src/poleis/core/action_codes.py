"""ActionCodes: how compiled code numbers the actions of one kind.

An `ActionTable` alone decides how actions are numbered. It hands out one `ActionCodes` for each
kind, so that rules and bots join and split codes without arithmetic of their own.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class ActionCodes:
    """The codes of one kind of action with up to three arguments.

    Arguments are indices, counted from 0. `first` is the first code, `end` the one after the last.
    """

    def __init__(self, first: i64, sizes: list[int]) -> None:
        most = [*sizes, 1, 1, 1]
        self.first: i64 = first
        self._b: i64 = most[1]
        self._c: i64 = most[2]
        self._bc: i64 = most[1] * most[2]
        self.end: i64 = first + most[0] * self._bc

    def code(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        """The code of the action with these arguments."""
        return self.first + a * self._bc + b * self._c + c

    def holds(self, code: i64) -> bool:
        """Whether an action is of this kind."""
        return self.first <= code < self.end

    def first_arg(self, code: i64) -> i64:
        return (code - self.first) // self._bc

    def second_arg(self, code: i64) -> i64:
        return (code - self.first) // self._c % self._b

    def third_arg(self, code: i64) -> i64:
        return (code - self.first) % self._c
