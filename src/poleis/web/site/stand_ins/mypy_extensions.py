"""Stands in for `mypy_extensions`: its numbers are Python's own.

The package itself is plain Python, too. Its `i64(x)` is a class whose constructor is written in
Python; `int(x)` does the same and takes a fraction of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

i16 = i64 = u8 = int


def mypyc_attr(*attributes: str, **values: object) -> Callable[[T], T]:
    """Says something to the compiler, and nothing here."""
    return _unchanged


def _unchanged(thing: T) -> T:
    return thing
