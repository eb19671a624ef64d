"""Shapes: what can stand where in the dump of a position, for learners and for position texts.

A dump is lists in lists of whole numbers. A game says for each number what it is: an amount, one
of a few things, a set of bits. From that `poleis.adapters.encoding` makes columns of numbers, and
back. Shapes hold for what `redact` leaves of a position, and for the whole position.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fixed:
    """A number that never changes in games with this set-up: no column."""

    value: int


@dataclass(frozen=True)
class Count:
    """An amount from *low* to *high*: one column, the distance from *zero* in *units*.

    The unit is what brings usual amounts near one; 0: the width of the range.
    """

    low: int
    high: int
    unit: int = 0
    zero: int = 0

    @property
    def scale(self) -> int:
        return self.unit or max(1, self.high - self.low)


@dataclass(frozen=True)
class Choice:
    """One of the numbers from *low* to *high*, or *other*: a column for each, one of them 1.

    *words* name the numbers, from *low* on; the position text uses them.
    """

    low: int
    high: int
    other: int | None = None
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Bits:
    """A set, or a number whose digits mean something: a column for each of *count* bits of its
    distance from *low*. *words* name the bits, the lowest first.

    One of many things in a long list can be such a number, too, since a column for each would be
    too many: then *values* name the numbers, from *low* on.
    """

    count: int
    low: int = 0
    words: tuple[str, ...] = ()
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class Gauge:
    """A number from 0 to *most*: so many of its columns are 1, from the first one on."""

    most: int


Leaf = Fixed | Count | Choice | Bits | Gauge


@dataclass(frozen=True)
class Packed:
    """Several things in one number: name, base and shape of each, the lowest digit first."""

    parts: tuple[tuple[str, int, Leaf], ...]


@dataclass(frozen=True)
class Row:
    """A list with a fixed number of places, each with its name."""

    fields: tuple[tuple[str, Shape], ...]


@dataclass(frozen=True)
class Many:
    """A list of up to *most* things of one shape; a gauge says how many there are.

    If it is *flat*, the things are rows that follow one another without lists of their own.
    """

    item: Shape
    most: int
    flat: bool = False


@dataclass(frozen=True)
class Subset:
    """An ascending list of different numbers from *low* to *high*: a column for each.

    *words* name the numbers, from *low* on.
    """

    low: int
    high: int
    words: tuple[str, ...] = ()


Shape = Leaf | Packed | Row | Many | Subset


def row(**fields: Shape) -> Row:
    """A row with these names."""
    return Row(tuple(fields.items()))


def several(name: str, count: int, shape: Shape) -> list[tuple[str, Shape]]:
    """So many fields of one shape, numbered from 0."""
    return [(f"{name}.{i}", shape) for i in range(count)]


def unpack(packed: Packed, number: int) -> list[tuple[str, Leaf, int]]:
    """What is packed into a number: name, shape and value of each part. The last one has no
    upper limit."""
    found = []
    for place, (name, base, leaf) in enumerate(packed.parts):
        if place == len(packed.parts) - 1:
            found.append((name, leaf, number))
        else:
            number, digit = divmod(number, base)
            found.append((name, leaf, digit))
    return found
