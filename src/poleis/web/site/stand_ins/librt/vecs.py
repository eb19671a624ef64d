"""Stands in for `librt.vecs`, which is a C extension: vectors are plain lists.

Nothing is faster in plain Python. A vector of `i64` takes any number that Python has, and vectors
are never checked; who uses one keeps the rules that the compiled modules need anyway: after
`b = append(a, x)` nobody reads `a`, and items have the type of their vector.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from mypy_extensions import i16, i64, u8

T = TypeVar("T")


def _of_any(items: Iterable[Any] = (), capacity: int = 0) -> list[Any]:
    return [*items]


def _of_floats(items: Iterable[float] = (), capacity: int = 0) -> list[float]:
    return [*map(float, items)]


vec: Final[dict[object, Callable[..., list[Any]]]] = {
    u8: _of_any,
    i16: _of_any,
    i64: _of_any,
    float: _of_floats,
    _of_any: _of_any,  # of vectors: vec[vec[i64]]
}
"""What makes a vector, by the type of its items: the interpreter finds an entry of a dict faster
than the parameter of a class. A new kind of vector is a new row."""


def append(vector: list[T], item: T) -> list[T]:
    vector.append(item)
    return vector


def extend(vector: list[T], items: Iterable[T]) -> list[T]:
    vector.extend(items)
    return vector


def remove(vector: list[T], item: T) -> list[T]:
    """The vector without the first such item; ValueError if there is none."""
    vector.remove(item)
    return vector


def pop(vector: list[T], index: int = -1) -> tuple[list[T], T]:
    item = vector.pop(index)
    return vector, item
