"""Executors: order, lost workers, failures, early ends."""

from __future__ import annotations

import functools
import multiprocessing
import os
import signal
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from poleis.core.errors import PoleisError
from poleis.study import Executor, WorkFailed, in_order, make_executor
from poleis.study.executor import in_portions


@pytest.fixture(scope="module")
def two() -> Iterator[Executor]:
    """Two workers, which the tests share: to start them takes longest."""
    with make_executor(2) as executor:
        yield executor
    assert [] == children()


def square(number: int) -> int:
    return number * number


def slow_first(number: int) -> int:
    """The first item takes longest, so the others wait for it."""
    time.sleep(0.3 if number == 0 else 0)
    return number


def fail_at(bad: frozenset[int], number: int) -> int:
    if number in bad:
        raise PoleisError(f"{number} is not for me")
    return number


def break_down(number: int) -> int:
    raise RuntimeError("a bug")


def die_once(folder: Path, number: int) -> int:
    """The worker of item 7 is killed when it comes there for the first time."""
    if number == 7 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_at_seven(parent: int, number: int) -> int:
    if number == 7 and os.getpid() != parent:
        os._exit(3)
    return number


@pytest.mark.parametrize("chunks", [0, 1, 3, 40])
def test_answers_come_in_order(two: Executor, chunks: int) -> None:
    """However many workers there are, and however few items."""
    wanted = [square(number) for number in range(chunks)]
    assert wanted == list(in_order(square, range(chunks), 1))
    assert wanted == list(in_order(square, range(chunks), two))


def test_an_early_answer_waits_for_its_turn(two: Executor) -> None:
    """The others are finished long before the first."""
    assert list(range(9)) == list(in_order(slow_first, range(9), two))


def test_quick_items_travel_together(two: Executor) -> None:
    """A portion grows until it takes long enough; nothing is left out or doubled."""
    portions = list(in_portions(tuple, range(9000), two))
    assert list(range(9000)) == [number for portion in portions for number in portion]
    assert 1 == len(portions[0]) < max(map(len, portions))
    assert len(portions) < 1000


@pytest.mark.parametrize("workers", [1, 2])
def test_failures_are_named_after_the_answers_to_all_others(two: Executor, workers: int) -> None:
    """Also where they were in one portion with good items."""
    answers = in_order(
        functools.partial(fail_at, frozenset({500, 700})),
        range(900),
        1 if workers == 1 else two,
        lambda number: f"item {number}",
    )
    found: list[int] = []
    with pytest.raises(WorkFailed) as failed:
        found.extend(answers)
    assert [number for number in range(900) if number not in (500, 700)] == found
    assert "item 500 failed (and 1 more): 500 is not for me" == str(failed.value)
    assert ["item 500", "item 700"] == [failure.what for failure in failed.value.failures]


def test_work_that_always_fails_is_given_up(two: Executor) -> None:
    """After ten items, with the traceback of the first in a note."""
    for workers in (1, two):
        with pytest.raises(WorkFailed, match=r"0 failed.*; gave up: RuntimeError: a bug") as failed:
            list(in_order(break_down, iter(range(10**9)), workers))
        assert 10 == len(failed.value.failures)
        assert "in break_down" in failed.value.failures[0].trace


def test_a_killed_worker_loses_nothing(two: Executor, tmp_path: Path) -> None:
    """What it had at hand is done again, by another."""
    found = list(in_order(functools.partial(die_once, tmp_path), range(2000), two))
    assert (tmp_path / "died").exists()
    assert list(range(2000)) == found


def test_an_item_that_kills_its_worker_is_named(two: Executor) -> None:
    """It alone, and not those that travelled with it or were worked on beside it."""
    found: list[int] = []
    answers = in_order(functools.partial(die_at_seven, os.getpid()), range(300), two)
    with pytest.raises(WorkFailed, match=r"^7 failed: its worker ended") as failed:
        found.extend(answers)
    assert 1 == len(failed.value.failures)
    assert [number for number in range(300) if number != 7] == found


def test_leaving_early_ends_the_workers() -> None:
    """Closed before the first answer or after some, no process stays."""
    before = len(children())
    for taken in (0, 2):
        answers = in_order(square, endless(), 2)
        assert [square(number) for number in range(taken)] == [next(answers) for _ in range(taken)]
        answers.close()
        answers.close()
        assert before == len(children())


def children() -> list[BaseProcess]:
    """The workers that are there."""
    return [one for one in multiprocessing.active_children() if "Loky" in type(one).__name__]


def endless() -> Iterator[int]:
    number = 0
    while True:
        yield number
        number += 1
