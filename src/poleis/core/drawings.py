"""Drawings that are kept from one view to the next, so that a move draws only what it changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar, cast

T = TypeVar("T")


class Drawings:
    """The drawings of one table, each with the facts that it was made from.

    Facts are everything that a drawing depends on, as plain values: parts of the position as its
    reader knows it, whose it is, what was done last. The same facts give the same drawing; so one
    that would come out the same is not made again, and readers who see the same share it. Of each
    drawing, every reader's latest is kept.
    """

    def __init__(self) -> None:
        self._kept: dict[str, dict[Hashable, tuple[object, object]]] = {}

    def keep(self, reader: Hashable, name: str, facts: object, draw: Callable[[], T]) -> T:
        """What *draw* returns; it is called only if nobody has a drawing from the same facts."""
        kept = self._kept.setdefault(name, {})
        mine = kept.get(reader)
        if mine is None or mine[0] != facts:
            mine = next((other for other in kept.values() if other[0] == facts), None)
            kept[reader] = mine = mine or (facts, draw())
        return cast(T, mine[1])
