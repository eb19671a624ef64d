"""ActionTable: code, text, JSON and refs are four spellings of one action.

A game declares its kinds of actions once. From that table follow the dense, context-free codes
that rules and search use, the words of the record (`place 1 -2 r3`), JSON for programs, and the
refs (`cell:1,-2`) that tie an action to what is drawn on the table.
"""

from __future__ import annotations

import difflib
import operator
import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, SupportsIndex

from poleis.core.action_codes import ActionCodes
from poleis.core.errors import BadAction

Json = int | str | list[int]


class Arg(Protocol):
    """One argument of a kind of action: a range of indices and how each is spelled."""

    @property
    def name(self) -> str: ...
    @property
    def size(self) -> int: ...
    @property
    def words(self) -> int: ...
    def text(self, index: int) -> str: ...
    def parse(self, words: Sequence[str]) -> int: ...
    def json(self, index: int) -> Json: ...
    def from_json(self, value: object) -> int: ...
    def ref(self, index: int) -> str: ...
    def describe(self) -> dict[str, object]: ...


_INTEGER = re.compile(r"-?[0-9]{1,9}")


def _integer(word: str, what: str) -> int:
    if not _INTEGER.fullmatch(word):
        raise BadAction(f"{what}: {word[:40]!r} is not a whole number")
    return int(word)


@dataclass(frozen=True)
class Number:
    """A whole number from *low* to *high*, written with an optional prefix (`r3`)."""

    name: str
    low: int
    high: int
    prefix: str = ""
    words: int = 1

    @property
    def size(self) -> int:
        return self.high - self.low + 1

    def text(self, index: int) -> str:
        return f"{self.prefix}{self.low + index}"

    def parse(self, words: Sequence[str]) -> int:
        word = words[0]
        if self.prefix:
            word = word.removeprefix(self.prefix)
        return self.from_json(_integer(word, self.name))

    def json(self, index: int) -> Json:
        return self.low + index

    def from_json(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadAction(f"{self.name}: {value!r} is not a whole number")
        if not self.low <= value <= self.high:
            raise BadAction(f"{self.name}: {value} is not from {self.low} to {self.high}")
        return value - self.low

    def ref(self, index: int) -> str:
        return f"{self.name}:{self.low + index}"

    def describe(self) -> dict[str, object]:
        return {"type": "number", "name": self.name, "low": self.low, "size": self.size,
                "prefix": self.prefix}  # fmt: skip


@dataclass(frozen=True)
class Turn:
    """How far something is turned clockwise: 0 to *steps* - 1 equal steps of a full turn.

    Nothing on the table stands for a turn, so people do not tap it: they turn the thing.
    """

    name: str
    steps: int
    prefix: str = "r"
    words: int = 1

    @property
    def size(self) -> int:
        return self.steps

    @property
    def _number(self) -> Number:
        return Number(self.name, 0, self.steps - 1, self.prefix)

    def text(self, index: int) -> str:
        return self._number.text(index)

    def parse(self, words: Sequence[str]) -> int:
        return self._number.parse(words)

    def json(self, index: int) -> Json:
        return index

    def from_json(self, value: object) -> int:
        return self._number.from_json(value)

    def ref(self, index: int) -> str:
        return self._number.ref(index)

    def describe(self) -> dict[str, object]:
        return {"type": "turn", "name": self.name, "size": self.steps,
                "degrees": 360 / self.steps, "prefix": self.prefix}  # fmt: skip


@dataclass(frozen=True)
class Word:
    """One of a few words."""

    name: str
    choices: tuple[str, ...]
    words: int = 1

    @property
    def size(self) -> int:
        return len(self.choices)

    def text(self, index: int) -> str:
        return self.choices[index]

    def parse(self, words: Sequence[str]) -> int:
        return self.from_json(words[0])

    def json(self, index: int) -> Json:
        return self.choices[index]

    def from_json(self, value: object) -> int:
        if value not in self.choices:
            raise BadAction(f"{self.name}: {value!r} is not one of {', '.join(self.choices)}")
        return self.choices.index(str(value))

    def ref(self, index: int) -> str:
        return f"{self.name}:{self.choices[index]}"

    def describe(self) -> dict[str, object]:
        return {"type": "word", "name": self.name, "choices": list(self.choices)}


@dataclass(frozen=True)
class Cell:
    """A cell of a grid: two whole numbers, each from -reach to reach - 1."""

    name: str
    reach: int
    words: int = 2

    @property
    def size(self) -> int:
        return (2 * self.reach) ** 2

    def text(self, index: int) -> str:
        x, y = divmod(index, 2 * self.reach)
        return f"{x - self.reach} {y - self.reach}"

    def parse(self, words: Sequence[str]) -> int:
        return self.from_json([_integer(word, self.name) for word in words])

    def json(self, index: int) -> Json:
        x, y = divmod(index, 2 * self.reach)
        return [x - self.reach, y - self.reach]

    def from_json(self, value: object) -> int:
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise BadAction(f"{self.name}: {value!r} is not a pair of whole numbers")
        index = 0
        for number in value:
            if isinstance(number, bool) or not isinstance(number, int):
                raise BadAction(f"{self.name}: {number!r} is not a whole number")
            if not -self.reach <= number < self.reach:
                raise BadAction(f"{self.name}: {number} is beyond the edge of the world")
            index = index * 2 * self.reach + number + self.reach
        return index

    def ref(self, index: int) -> str:
        return f"{self.name}:{self.text(index).replace(' ', ',')}"

    def describe(self) -> dict[str, object]:
        return {"type": "cell", "name": self.name, "reach": self.reach}


@dataclass(frozen=True)
class Kind:
    """A kind of action: its verb and its arguments."""

    name: str
    args: tuple[Arg, ...] = ()

    @property
    def size(self) -> int:
        """How many actions are of this kind."""
        size = 1
        for arg in self.args:
            size *= arg.size
        return size


class ActionTable:
    """All actions of a game, in the order of their codes.

    >>> table = ActionTable(Kind("take", (Number("slot", 1, 6),)),
    ...                     Kind("place", (Cell("cell", 64), Turn("rot", 6))))
    >>> table.parse("take 2"), table.text(1), table.json(1), table.refs(1)
    (1, 'take 2', {'do': 'take', 'slot': 2}, ('slot:2',))
    >>> table.refs(table.parse("place 1 -2 r3"))
    ('cell:1,-2', 'rot:3')
    """

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self._first: dict[str, int] = {}
        self.size: int = 0
        for kind in kinds:
            self._first[kind.name] = self.size
            self.size += kind.size
        self._by_name = {kind.name: kind for kind in kinds}
        self._ends = [self._first[kind.name] + kind.size for kind in kinds]
        self._sizes = [[arg.size for arg in reversed(kind.args)] for kind in kinds]

    def split(self, code: int) -> tuple[Kind, list[int]]:
        """The kind of an action and the index of each argument."""
        if not 0 <= code < self.size:
            raise BadAction(f"{code} is not the code of an action")
        at = bisect_right(self._ends, code)
        kind = self.kinds[at]
        code -= self._first[kind.name]
        indices = []
        for size in self._sizes[at]:
            code, index = divmod(code, size)
            indices.append(index)
        return kind, indices[::-1]

    def join(self, kind: Kind, indices: Sequence[int]) -> int:
        """The code of an action; the inverse of `split`."""
        code = 0
        for arg, index in zip(kind.args, indices, strict=True):
            code = code * arg.size + index
        return self._first[kind.name] + code

    def codes(self, name: str) -> ActionCodes:
        """The codes of one kind, for compiled code; a kind with more than three arguments has
        none."""
        kind = self._by_name[name]
        if len(kind.args) > 3:
            raise ValueError(f"{name} has {len(kind.args)} arguments; three are the most")
        return ActionCodes(self._first[name], [arg.size for arg in kind.args])

    def text(self, code: int) -> str:
        """The action in words, as a record has it."""
        kind, indices = self.split(code)
        words = [arg.text(index) for arg, index in zip(kind.args, indices, strict=True)]
        return " ".join([kind.name, *words])

    def parse(self, text: str) -> int:
        """The code of an action in words."""
        words = text.split()
        if not words:
            raise BadAction(f"empty; one of {', '.join(self._by_name)} was expected")
        kind = self._kind(words[0])
        wanted = sum(arg.words for arg in kind.args)
        if len(words) - 1 != wanted:
            form = " ".join([kind.name, *(arg.name.upper() for arg in kind.args)])
            raise BadAction(f"{text.strip()!r}: expected {form}")
        indices = []
        at = 1
        for arg in kind.args:
            indices.append(arg.parse(words[at : at + arg.words]))
            at += arg.words
        return self.join(kind, indices)

    def json(self, code: int) -> dict[str, Json]:
        """The action as JSON: its verb under `do`, and its arguments by name."""
        kind, indices = self.split(code)
        args = {arg.name: arg.json(i) for arg, i in zip(kind.args, indices, strict=True)}
        return {"do": kind.name, **args}

    def from_json(self, value: object) -> int:
        """The code of an action given as JSON."""
        if not isinstance(value, Mapping):
            raise BadAction(f"an action must be an object, not {value!r}")
        kind = self._kind(str(value.get("do")))
        unknown = set(value) - {"do", *(arg.name for arg in kind.args)}
        if unknown:
            raise BadAction(f"{kind.name} has no argument {', '.join(sorted(map(str, unknown)))}")
        indices = []
        for arg in kind.args:
            if arg.name not in value:
                raise BadAction(f"{kind.name} needs {arg.name}")
            indices.append(arg.from_json(value[arg.name]))
        return self.join(kind, indices)

    def read(self, action: SupportsIndex | str | Mapping[str, object]) -> int:
        """The code of an action in any spelling; a code may be a whole number of any library."""
        if isinstance(action, str):
            return self.parse(action)
        if isinstance(action, Mapping):
            return self.from_json(action)
        try:
            code = int(operator.index(action))
        except TypeError:
            raise BadAction(f"{action!r:.40} is neither a code nor an action in words") from None
        self.split(code)
        return code

    def refs(self, code: int) -> tuple[str, ...]:
        """What the action refers to on the table, for instance `slot:2`."""
        kind, indices = self.split(code)
        return tuple(arg.ref(index) for arg, index in zip(kind.args, indices, strict=True))

    def describe(self) -> list[dict[str, object]]:
        """The table as JSON, from which a client decodes every code by itself."""
        return [
            {
                "name": kind.name,
                "first": self._first[kind.name],
                "args": [arg.describe() for arg in kind.args],
            }
            for kind in self.kinds
        ]

    def _kind(self, name: str) -> Kind:
        if name in self._by_name:
            return self._by_name[name]
        near = difflib.get_close_matches(name, self._by_name, 1)
        hint = f"; did you mean {near[0]!r}?" if near else f" (one of {', '.join(self._by_name)})"
        raise BadAction(f"there is no action {name!r}{hint}")
