"""What a typed line means among the actions of a game: narrowing by words.

A player may type an action as the record has it (`place 1 -2 r3`), leave out the verb (`1 -2 r3`),
stop early (`1 -2`: what is possible there?), or name a number of the list on the screen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from poleis.core.actions import ActionTable, Kind, Turn
from poleis.core.errors import BadAction

MOST_COMPLETIONS = 12
"""Why-not answers for an action that was not typed to its end look at no more than this."""


def split_words(line: str) -> list[str]:
    """The words of a line; `1,-2`, `(1; -2)` and `1-2` are spellings of `1 -2`.

    >>> split_words("place (1,-2) r3"), split_words("1-2")
    (['place', '1', '-2', 'r3'], ['1', '-2'])
    """
    line = line.replace("−", "-").replace("–", "-")
    line = re.sub(r"[,;()/]", " ", line)
    return re.sub(r"(?<=\d)-(?=\d)", " -", line).split()


@dataclass(frozen=True)
class Reading:
    """A way to understand a line: a kind of action and its first arguments."""

    kind: Kind
    indices: tuple[int, ...]

    def fits(self, table: ActionTable, code: int) -> bool:
        kind, indices = table.split(code)
        return kind is self.kind and tuple(indices[: len(self.indices)]) == self.indices

    def text(self) -> str:
        """The words of this beginning of an action."""
        args = zip(self.kind.args, self.indices, strict=False)
        return " ".join([self.kind.name, *(arg.text(index) for arg, index in args)])

    def completions(self, table: ActionTable) -> list[int]:
        """The codes that begin like this; empty if they are too many to talk about."""
        open_args = self.kind.args[len(self.indices) :]
        number = 1
        for arg in open_args:
            number *= arg.size
        if number > MOST_COMPLETIONS:
            return []
        rests = product(*(range(arg.size) for arg in open_args))
        return [table.join(self.kind, (*self.indices, *rest)) for rest in rests]


def readings(table: ActionTable, legal: Iterable[int], words: Sequence[str]) -> list[Reading]:
    """Every way to understand the words. Without a verb, kinds with a legal action come first."""
    if not words:
        return []
    verbs = [kind for kind in table.kinds if kind.name.startswith(words[0].lower())]
    exact = [kind for kind in verbs if kind.name == words[0].lower()]
    found = [_read(kind, words[1:]) for kind in exact or verbs]
    if not verbs:
        open_kinds = {table.split(code)[0].name for code in legal}
        found = [_read(kind, words) for kind in table.kinds if kind.name in open_kinds]
        if not any(found):
            found = [_read(kind, words) for kind in table.kinds]
    return [reading for reading in found if reading is not None]


def _read(kind: Kind, words: Sequence[str]) -> Reading | None:
    indices = []
    at = 0
    for arg in kind.args:
        if at == len(words):
            break
        part = words[at : at + arg.words]
        if len(part) < arg.words:
            return None
        try:
            indices.append(arg.parse(part))
        except BadAction:
            return None
        at += arg.words
    return Reading(kind, tuple(indices)) if at == len(words) else None


def siblings(table: ActionTable, legal: Iterable[int], code: int) -> list[int]:
    """The legal actions that differ from this one only in how far something is turned.

    That is the last argument, if it is a Turn. The action itself is included.
    """
    kind, indices = table.split(code)
    if not kind.args or not isinstance(kind.args[-1], Turn):
        return [code]
    reading = Reading(kind, tuple(indices[:-1]))
    return [other for other in legal if reading.fits(table, other)]


def next_of(row: Sequence[int], code: int) -> int:
    """The action after this one in a row, the first after the last."""
    return row[(row.index(code) + 1) % len(row)]


def short_text(table: ActionTable, legal: Sequence[int], code: int) -> str:
    """The action in words, without its verb where all legal actions share it.

    A single number keeps its verb: it would look like the number of a list.
    """
    kind, _ = table.split(code)
    verb, _, rest = table.text(code).partition(" ")
    if " " in rest and all(table.split(other)[0] is kind for other in (legal[0], legal[-1])):
        return rest
    return f"{verb} {rest}".rstrip()
