"""Encoding: the dump of a position as columns of numbers, by the shape that its game declares.

Nothing is rounded, cut or guessed: `decode` gives the dump again, and a number that the shape
does not foresee is an error, never a wrong column.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from poleis.core.observation_spec import (
    Bits,
    Choice,
    Count,
    Fixed,
    Gauge,
    Leaf,
    Many,
    Packed,
    Row,
    Shape,
    Subset,
)

__all__ = ["Encoding", "Floats"]

Floats = NDArray[np.float32]
_Ints = NDArray[np.int64]
_Runs = list[list[int]]
"""Numbers in a row, and by turns how many are missing: [[1, 2], [3], [6]] is 1 2 _ _ _ 6."""
_Flatten = Callable[[Any, _Runs], None]

ABSENT: Final = -(1 << 62)
"""In the place of a number: nothing is there, and no column tells of it."""
_HUGE: Final = 1 << 62
_EXACT: Final = 1 << 22
"""Ranges below this survive the way through a float of 32 bits, whatever the unit."""
_ONE_NUMBER: Final = (Fixed, Count, Choice, Bits, Gauge, Packed)
"""Shapes of a single number."""


def _numbers_of(shape: Shape, name: str) -> Iterator[tuple[str, Leaf | Packed]]:
    """The numbers that a shape is made of, by name, in the order of `flattener`."""
    match shape:
        case Row(fields):
            for field, item in fields:
                yield from _numbers_of(item, f"{name}.{field}" if name else field)
        case Many(item, most):
            yield f"{name}.length", Gauge(most)
            for i in range(most):
                yield from _numbers_of(item, f"{name}.{i}")
        case Subset(low, high):
            yield name, Bits(high - low + 1)
        case number:
            yield name, number


def _digits_of(name: str, number: Leaf | Packed) -> list[tuple[str, Leaf, int, int]]:
    """The things in one number: name, shape, and by what to divide to find it, and modulo what."""
    if not isinstance(number, Packed):
        return [(name, number, 1, _HUGE)]
    found, below = [], 1
    for part, base, leaf in number.parts:
        found.append((f"{name}.{part}", leaf, below, base))
        below *= base
    last, leaf, below, _ = found[-1]
    return [*found[:-1], (last, leaf, below, _HUGE)]


def _nothing(leaf: Leaf) -> int:
    """The number that fills no column."""
    match leaf:
        case Fixed(value):
            return value
        case Count(zero=zero):
            return zero
        case Choice():
            return ABSENT
        case Bits(_, low):
            return low
        case Gauge():
            return 0


def _flattener(shape: Shape) -> _Flatten:
    """What writes the numbers of a dump one behind the other; ValueError if some do not fit."""
    match shape:
        case Row(fields):
            return _flatten_row([item for _, item in fields])
        case Many():
            return _flatten_many(shape)
        case Subset(low, high):
            return _flatten_subset(low, high)
        case _:
            return lambda value, runs: runs[-1].append(value)


def _flatten_row(items: list[Shape]) -> _Flatten:
    parts: list[tuple[int, int, _Flatten | None]] = []
    """From where to where in the row; None: these are numbers."""
    for place, item in enumerate(items):
        if not isinstance(item, _ONE_NUMBER):
            parts.append((place, place + 1, _flattener(item)))
        elif parts and parts[-1][2] is None:
            parts[-1] = (parts[-1][0], place + 1, None)
        else:
            parts.append((place, place + 1, None))

    def flatten(value: Any, runs: _Runs) -> None:
        if len(value) != len(items):
            raise ValueError(f"{len(value)} things in a row of {len(items)}")
        for start, stop, part in parts:
            if part is None:
                runs[-1].extend(value[start:stop])
            else:
                part(value[start], runs)

    return flatten


def _flatten_many(many: Many) -> _Flatten:
    part = _flattener(many.item)
    size = sum(1 for _ in _numbers_of(many.item, ""))
    step = size if many.flat else 1
    are_numbers = many.flat or isinstance(many.item, _ONE_NUMBER)
    for name, number in _numbers_of(many.item, "item"):
        if isinstance(number, Choice) and number.other is not None:
            raise ValueError(f"{name}: in a list that may end early a choice has no other number")

    def flatten(value: Any, runs: _Runs) -> None:
        found, rest = divmod(len(value), step)
        if found > many.most or rest:
            raise ValueError(f"{found} things where {many.most} are the most, and {rest} numbers")
        runs[-1].append(found)
        if are_numbers:
            runs[-1].extend(value)
        else:
            for one in value:
                part(one, runs)
        if found < many.most:
            runs += [[size * (many.most - found)], []]

    return flatten


def _flatten_subset(low: int, high: int) -> _Flatten:
    bits = {number: 1 << (number - low) for number in range(low, high + 1)}

    def flatten(value: Any, runs: _Runs) -> None:
        found = 0
        for number in value:
            if number not in bits:
                raise ValueError(f"{number} is not from {low} to {high}")
            found |= bits[number]
        runs[-1].append(found)

    return flatten


def _unflatten(shape: Shape, numbers: Iterator[int]) -> object:
    """The dump that was flattened."""
    match shape:
        case Packed(parts):
            value, base = 0, 1
            for _, size, _ in parts:
                value += next(numbers) * base
                base *= size
            return value
        case Row(fields):
            return [_unflatten(item, numbers) for _, item in fields]
        case Many(item, most, flat):
            length = next(numbers)
            found = [_unflatten(item, numbers) for _ in range(most)][:length]
            return [one for row in found for one in cast(list[object], row)] if flat else found
        case Subset(low, high):
            bits = next(numbers)
            return [low + i for i in range(high - low + 1) if bits >> i & 1]
        case _:
            return next(numbers)


class Encoding:
    """Columns for all dumps of a shape.

    *names* says what each column is, *low* and *high* between what it lies.
    """

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self._flatten = _flattener(shape)
        numbers = list(_numbers_of(shape, ""))
        found = [(i, *one) for i, number in enumerate(numbers) for one in _digits_of(*number)]
        self._leaves = [(name, leaf) for _, name, leaf, _, _ in found]
        self._number_of = np.array([i for i, *_ in found], np.int64)
        self._empty = np.array([_nothing(leaf) for _, leaf in self._leaves], np.int64)
        self._nothing = np.full(len(numbers), ABSENT, np.int64)
        for i, (_, number) in enumerate(numbers):
            if not isinstance(number, Packed):
                self._nothing[i] = _nothing(number)
        packed = [
            (slot, below, base)
            for slot, (i, _, _, below, base) in enumerate(found)
            if isinstance(numbers[i][1], Packed)
        ]
        self._packed, self._below, self._base = _table(packed, 3)
        self._lay_out_columns()

    def _lay_out_columns(self) -> None:
        """Which numbers fill which columns."""
        names: list[str] = []
        counts, choices, bits, gauges = [], [], [], []
        least, most, other = [], [], []
        for slot, (name, leaf) in enumerate(self._leaves):
            at = len(names)
            names += _columns(name, leaf)
            low, high = _span(leaf)
            least.append(low)
            most.append(high)
            other.append(ABSENT)
            match leaf:
                case Count():
                    if high - low >= _EXACT:
                        raise ValueError(f"{name}: such an amount needs Bits, not Count")
                    counts.append((slot, at, leaf.zero, leaf.scale))
                case Choice():
                    other[-1] = ABSENT if leaf.other is None else leaf.other
                    choices.append((slot, at - low, len(names) - 1))
                case Bits():
                    bits.append((slot, at, low))
                case Gauge(count):
                    gauges += [(slot, at + number, number) for number in range(count)]
                case Fixed():
                    pass
        self.names: tuple[str, ...] = tuple(names)
        self.width: int = len(names)
        self._least, self._most, self._other = (np.array(a, np.int64) for a in (least, most, other))
        self._count_slot, self._count_at, self._zero, self._unit = _table(counts, 4)
        self._choice_slot, self._choice_from, self._choice_last = _table(choices, 3)
        self._choice_other = self._other[self._choice_slot]
        # A choice that is absent fills the column behind the last one, which is cut off.
        self._choice_last[self._choice_other == ABSENT] = self.width
        self._bit_slot, self._bit_at, self._bit_low = _table(bits, 3)
        self._gauge_slot, self._gauge_at, self._reached = _table(gauges, 3)
        self.low: Floats = np.zeros(self.width, np.float32)
        self.high: Floats = np.ones(self.width, np.float32)
        units = self._unit.astype(np.float32)
        self.low[self._count_at] = (self._least[self._count_slot] - self._zero) / units
        self.high[self._count_at] = (self._most[self._count_slot] - self._zero) / units

    def _digits(self, dump: object) -> _Ints:
        """The things in a dump, one behind the other, lists filled up to their most."""
        runs: _Runs = [[]]
        self._flatten(dump, runs)
        numbers = self._nothing.copy()
        at = 0
        for i, run in enumerate(runs):
            if i % 2:
                at += run[0]
            else:
                numbers[at : at + len(run)] = run
                at += len(run)
        if not self._packed.size:
            return numbers
        digits: _Ints = numbers[self._number_of]
        packed = digits[self._packed]
        parts = packed // self._below % self._base
        digits[self._packed] = np.where(packed == ABSENT, self._empty[self._packed], parts)
        return digits

    def encode(self, dump: object) -> Floats:
        """The columns of a dump; ValueError if it has not the shape."""
        v = self._digits(dump)
        bad = ((v < self._least) | (v > self._most)) & (v != self._other)
        if bad.any():
            slot = int(bad.argmax())
            raise ValueError(f"{self._leaves[slot][0]} cannot be {v[slot]}")
        out = np.zeros(self.width + 1, np.float32)
        out[self._count_at] = (v[self._count_slot] - self._zero) / self._unit
        sets = v[self._bit_slot] - self._bit_low
        filled = np.flatnonzero(sets)
        which, bit = np.nonzero(_bits_of(sets[filled]))
        out[self._bit_at[filled][which] + bit] = 1
        out[self._gauge_at] = v[self._gauge_slot] > self._reached
        chosen = v[self._choice_slot]
        index = chosen + self._choice_from
        out[np.where(chosen == self._choice_other, self._choice_last, index)] = 1
        return out[:-1]

    def decode(self, encoded: Floats) -> object:
        """The dump that has these columns."""
        v = self._empty.copy()
        counts = np.rint(encoded[self._count_at].astype(np.float64) * self._unit)
        v[self._count_slot] = counts.astype(np.int64) + self._zero
        np.add.at(v, self._gauge_slot, encoded[self._gauge_at].astype(np.int64))
        at = 0
        for slot, (_, leaf) in enumerate(self._leaves):
            width = len(_columns("", leaf))
            if isinstance(leaf, Bits):
                ones = np.flatnonzero(encoded[at : at + width]).tolist()
                v[slot] = leaf.low + sum(1 << bit for bit in ones)
            if isinstance(leaf, Choice) and encoded[at : at + width].any():
                index = int(encoded[at : at + width].argmax())
                v[slot] = leaf.low + index
                if leaf.other is not None and index == width - 1:
                    v[slot] = leaf.other
            at += width
        return _unflatten(self.shape, iter([int(number) for number in v]))


def _table(rows: Sequence[tuple[int, ...]], width: int) -> list[_Ints]:
    """The columns of a table."""
    return list(np.array(rows, np.int64).reshape(-1, width).T.copy())


def _bits_of(numbers: _Ints) -> NDArray[np.uint8]:
    """The 64 bits of each number, the lowest first."""
    octets = numbers.astype("<i8").view(np.uint8).reshape(-1, 8)
    return np.unpackbits(octets, axis=1, bitorder="little")


def _columns(name: str, leaf: Leaf) -> list[str]:
    """The names of the columns of one number."""
    match leaf:
        case Fixed():
            return []
        case Count():
            return [name]
        case Choice(low, high, other):
            numbers = [*range(low, high + 1), *([] if other is None else [other])]
            return [f"{name}={number}" for number in numbers]
        case Bits(1):
            return [name]
        case Bits(count):
            return [f"{name}[{bit}]" for bit in range(count)]
        case Gauge(most):
            return [f"{name}>{number}" for number in range(most)]


def _span(leaf: Leaf) -> tuple[int, int]:
    """The least and the greatest number that can stand there."""
    match leaf:
        case Fixed(value):
            return value, value
        case Count(low, high) | Choice(low, high):
            return low, high
        case Bits(count, low):
            return low, low + (1 << count) - 1
        case Gauge(most):
            return 0, most
