"""The luck of tables in tests: what fails once fails again.

A test has deals of its own, the same in every run and whatever ran before it; `POLEIS_DEALS=2`
gives every test others.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256

import pytest

from poleis.web.tables import tokens

SET = os.environ.get("POLEIS_DEALS", "1")


def name_of(test: str) -> str:
    """What the luck of a test depends on."""
    return f"{test} {SET}"


def seeds(name: Callable[[], str]) -> Callable[[], str]:
    """In place of `tokens.new_seed`: numbered for each name, so that a second table is not
    dealt like the first."""
    given: Counter[str] = Counter()

    def next_seed() -> str:
        now = name()
        given[now] += 1
        return sha256(f"{now} {given[now]}".encode()).hexdigest()

    return next_seed


@contextmanager
def deals_of(name: str) -> Iterator[None]:
    """The same deals in every run, for a server in this process that a fixture starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tokens, "new_seed", seeds(lambda: name))
        yield
