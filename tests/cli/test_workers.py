"""Work in processes: order, errors, early ends."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess

import pytest

from poleis.core.errors import PoleisError
from poleis.study.workers import WorkerFailed, in_order


def square(number: int) -> int:
    return number * number


def slow_first(number: int) -> int:
    """The first chunk takes longest, so the others wait for it."""
    time.sleep(0.3 if number == 0 else 0)
    return number


def refuse(number: int) -> int:
    raise PoleisError(f"{number} is not for me")


def break_down(number: int) -> int:
    raise RuntimeError("a bug")


def die(number: int) -> int:
    os._exit(3)


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_answers_come_in_order(workers: int) -> None:
    """However many workers there are, and however few chunks."""
    for chunks in (0, 1, 3, 40):
        wanted = [square(number) for number in range(chunks)]
        assert wanted == list(in_order(square, range(chunks), workers))
    assert [] == pool()


def test_an_early_answer_waits_for_its_turn() -> None:
    """The others are finished long before the first."""
    assert list(range(9)) == list(in_order(slow_first, range(9), 2))


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_wrong_is_told_as_it_was(workers: int) -> None:
    """An error for people stays one line; a bug keeps its traceback."""
    with pytest.raises(PoleisError, match="0 is not for me"):
        list(in_order(refuse, range(3), workers))
    with pytest.raises((RuntimeError, WorkerFailed), match="a bug"):
        list(in_order(break_down, range(3), workers))
    assert [] == pool()


def test_a_worker_that_dies_is_an_error() -> None:
    """Nobody waits for it."""
    with pytest.raises(PoleisError, match="ended unexpectedly"):
        list(in_order(die, range(3), 2))
    assert [] == pool()


def test_leaving_early_ends_the_workers() -> None:
    """Closed before the first answer or after some, no process stays."""
    for taken in (0, 2):
        answers = in_order(square, endless(), 2)
        assert [square(number) for number in range(taken)] == [next(answers) for _ in range(taken)]
        assert 2 == len(pool())
        answers.close()
        answers.close()
        assert [] == pool()


def pool() -> list[BaseProcess]:
    """The workers that are there; a server of other tests in this process has others."""
    return [one for one in multiprocessing.active_children() if one.daemon]


def endless() -> Iterator[int]:
    number = 0
    while True:
        yield number
        number += 1
