"""Executors: where the work of a study is done, in this process, on this machine or on many.

Work is a pure function of its items, so an executor decides only where and how fast it is done:
the answers are the same, in the order of the items. Items travel in portions that take a
fraction of a second. A portion that fails, because its worker is lost or raises, is done again; if
it fails twice, its items are done one by one, and `WorkFailed` names those that fail even then,
after the answers to all others.
"""

from __future__ import annotations

import functools
import time
import traceback
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from itertools import islice
from types import TracebackType
from typing import Any, Generic, NoReturn, Protocol, Self, TypeAlias, TypeVar

from poleis.core.errors import PoleisError

_Item = TypeVar("_Item")
_Answer = TypeVar("_Answer")
_Answer_co = TypeVar("_Answer_co", covariant=True)
Work: TypeAlias = Callable[[Sequence[_Item]], _Answer]
"""What is done with a portion. Other processes must be able to import it."""

_LARGEST_PORTION = 5000
_GROWTH = 4
"""How much larger a portion may be than one that was measured."""
_MOST_FAILURES = 10
"""Items that may fail before the rest of the work is given up."""


class Executor(ABC):
    """A place for work. It is a context manager: leaving it ends what is under way."""

    workers: int = 1
    """How many portions can be worked on at the same time."""
    lost: tuple[type[Exception], ...] = ()
    """What a future raises when its worker was lost."""

    portion_seconds: float = 0.2
    """How long a portion should take: long beside its way to a worker, short beside a lost one."""

    @property
    def capacity(self) -> int:
        """How many portions to hand out at a time."""
        return self.workers

    def reason(self, error: Exception) -> str:
        """Why a worker was lost, in a line."""
        return "its worker ended (killed, or out of memory)"

    @abstractmethod
    def submit(self, work: Callable[[_Item], _Answer], portion: _Item) -> Future[_Answer]:
        """Begin work on a portion."""

    @abstractmethod
    def close(self) -> None:
        """End the work at once, also what is half done."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class ThisProcess(Executor):
    """Work in this process, one portion at a time."""

    def submit(self, work: Callable[[_Item], _Answer], portion: _Item) -> Future[_Answer]:
        future: Future[_Answer] = Future()
        future.set_result(work(portion))
        return future

    def close(self) -> None:
        pass


@dataclass(frozen=True)
class Failure:
    """An item that failed, and why."""

    what: str
    reason: str
    trace: str = ""
    """The traceback of the worker, if it raised."""


class WorkFailed(PoleisError):
    """Some items failed; the answers to all others have been given, unless too many failed."""

    def __init__(self, failures: Sequence[Failure], given_up: bool = False) -> None:
        self.failures: tuple[Failure, ...] = tuple(failures)
        first, more = self.failures[0], len(self.failures) - 1
        rest = f" (and {more} more)" if more else ""
        end = "; gave up" if given_up else ""
        super().__init__(f"{first.what} failed{rest}{end}: {first.reason}")
        if first.trace:
            self.add_note(first.trace)


class Answers(Protocol[_Answer_co]):
    """Answers in order. A consumer that stops early closes them, which ends the work."""

    def __iter__(self) -> Iterator[_Answer_co]: ...
    def __next__(self) -> _Answer_co: ...
    def close(self) -> None: ...


def in_order(
    work: Callable[[_Item], _Answer],
    items: Iterable[_Item],
    workers: int | Executor = 1,
    name: Callable[[_Item], str] = str,
) -> Answers[_Answer]:
    """The answer to each item, in order: the same for any number of workers and any executor.

    *workers* is a number of processes on this machine, 1 for this process itself, or an executor,
    which stays open. *work* must be a function that another process can import, or a
    `functools.partial` of one. *name* tells in errors which item failed.
    """
    portions = in_portions(functools.partial(_each, work), items, workers, name)
    return _flat(portions)


def in_portions(
    work: Work[_Item, _Answer],
    items: Iterable[_Item],
    workers: int | Executor = 1,
    name: Callable[[_Item], str] = str,
) -> Answers[_Answer]:
    """As `in_order`, but with one answer to each portion of items, whatever its size."""
    if isinstance(workers, Executor):
        return _Stream(work, items, workers, name, is_owner=False)
    return _Stream(work, items, make_executor(workers), name, is_owner=True)


def make_executor(workers: int) -> Executor:
    """An executor with so many workers on this machine."""
    if workers == 1:
        return ThisProcess()
    from poleis.study.local_processes import LocalProcesses

    return LocalProcesses(workers)


def _each(work: Callable[[_Item], _Answer], portion: Sequence[_Item]) -> list[_Answer]:
    return [work(item) for item in portion]


def _flat(portions: Answers[list[_Answer]]) -> Answers[_Answer]:
    def answers() -> Iterator[_Answer]:
        try:
            for portion in portions:
                yield from portion
        finally:
            portions.close()

    return _Closing(answers(), portions)


class _Closing(Generic[_Answer]):
    """Answers that end the work behind them, also if none was taken yet."""

    def __init__(self, answers: Iterator[_Answer], source: Answers[Any]) -> None:
        self._answers = answers
        self._source = source

    def __iter__(self) -> Iterator[_Answer]:
        return self

    def __next__(self) -> _Answer:
        return next(self._answers)

    def close(self) -> None:
        self._source.close()


@dataclass(frozen=True)
class _Portion(Generic[_Item]):
    """Some items in a row, and how often they have failed."""

    first: int
    """The number of its first item."""
    items: tuple[_Item, ...]
    failures: int = 0

    def again(self) -> list[_Portion[_Item]]:
        """What to do after a failure: all of it again, then one by one, then nothing."""
        failures = self.failures + 1
        if failures == 1:
            return [_Portion(self.first, self.items, failures)]
        if len(self.items) == 1:
            return []
        return [
            _Portion(number, (item,), failures)
            for number, item in enumerate(self.items, self.first)
        ]


class _Portions(Generic[_Item]):
    """Cuts items into portions that take about the same time."""

    def __init__(self, items: Iterable[_Item], seconds: float) -> None:
        self._items = iter(items)
        self._seconds = seconds
        self._first = 0
        self._size = 1

    def take(self) -> _Portion[_Item] | None:
        """The next items; None if there are no more."""
        items = tuple(islice(self._items, self._size))
        if not items:
            return None
        portion = _Portion(self._first, items)
        self._first += len(items)
        return portion

    def learn(self, items: int, seconds: float) -> None:
        """Cut by what a portion of so many items took."""
        fitting = int(self._seconds * items / max(seconds, 1e-9))
        self._size = max(1, min(fitting, _GROWTH * items, _LARGEST_PORTION))


@dataclass(frozen=True)
class _Success(Generic[_Answer]):
    """What a worker sends back."""

    answer: _Answer
    seconds: float


@dataclass(frozen=True)
class _Failed:
    """What a worker sends back if the work raised. The exception stays there: not every one can
    be pickled."""

    reason: str
    trace: str = ""


_Done: TypeAlias = _Success[_Answer] | _Failed


def _do(work: Work[_Item, _Answer], portion: Sequence[_Item]) -> _Done[_Answer]:
    """What a worker does with a portion."""
    start = time.perf_counter()
    try:
        answer = work(portion)
    except Exception as error:
        kind = "" if isinstance(error, PoleisError) else f"{type(error).__name__}: "
        return _Failed(f"{kind}{error}", traceback.format_exc())
    return _Success(answer, time.perf_counter() - start)


class _Stream(Generic[_Item, _Answer]):
    """The answers to portions, in order, while an executor works ahead."""

    def __init__(
        self,
        work: Work[_Item, _Answer],
        items: Iterable[_Item],
        executor: Executor,
        name: Callable[[_Item], str],
        is_owner: bool,
    ) -> None:
        self._do = functools.partial(_do, work)
        self._executor = executor
        self._is_owner = is_owner
        self._name = name
        self._portions = _Portions(items, executor.portion_seconds)
        self._again: deque[_Portion[_Item]] = deque()
        self._busy: dict[Future[_Done[_Answer]], _Portion[_Item]] = {}
        self._early: dict[int, tuple[int, _Answer | Failure]] = {}
        """By the number of the first item: how many items, and what came of them."""
        self._due = 0
        self._failures: list[Failure] = []

    def __iter__(self) -> Iterator[_Answer]:
        return self

    def __next__(self) -> _Answer:
        while True:
            while self._due not in self._early:
                self._hand_out()
                if not self._busy:
                    self._end()
                finished, _ = wait(self._busy, return_when=FIRST_COMPLETED)
                for future in finished:
                    self._take_in(future)
            items, found = self._early.pop(self._due)
            self._due += items
            if not isinstance(found, Failure):
                return found
            self._failures.append(found)
            if len(self._failures) == _MOST_FAILURES:
                self._end(given_up=True)

    def _hand_out(self) -> None:
        while len(self._busy) < self._executor.capacity:
            portion = self._again.popleft() if self._again else self._portions.take()
            if portion is None:
                return
            self._busy[self._executor.submit(self._do, portion.items)] = portion

    def _take_in(self, future: Future[_Done[_Answer]]) -> None:
        portion = self._busy.pop(future)
        items = len(portion.items)
        try:
            done = future.result()
        except self._executor.lost as error:
            done = _Failed(self._executor.reason(error))
        if isinstance(done, _Success):
            self._early[portion.first] = items, done.answer
            self._portions.learn(items, done.seconds)
        elif again := portion.again():
            self._again.extend(again)
        else:
            name = self._name(portion.items[0])
            self._early[portion.first] = items, Failure(name, done.reason, done.trace)

    def _end(self, given_up: bool = False) -> NoReturn:
        self.close()
        if self._failures:
            raise WorkFailed(self._failures, given_up)
        raise StopIteration

    def close(self) -> None:
        """End the work. What an executor of the caller has begun, it finishes by itself.

        Nothing is cancelled here: loky cannot end a worker whose portion is.
        """
        self._busy.clear()
        if self._is_owner:
            self._executor.close()
