"""Work in processes: chunks out, answers back in the order of the chunks.

Threads would not help: the compiled rules hold the interpreter lock. A worker that dies is an
error here and not a wait for ever, and leaving early ends the workers.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

from poleis.core.errors import PoleisError

Chunk = TypeVar("Chunk")
Answer = TypeVar("Answer")

AHEAD = 2
"""Chunks that each worker has at hand, so that it never waits for the next one."""


class WorkerFailed(Exception):
    """A worker process broke; the message is its traceback."""


def in_order(
    work: Callable[[Chunk], Answer], chunks: Iterable[Chunk], workers: int
) -> Generator[Answer, None, None]:
    """The answer to each chunk, in order, so that nobody can tell how many workers there were.

    With one worker the work is done in this process. *work* must be a function that another
    process can import, or a `functools.partial` of one.
    """
    if workers == 1:
        yield from map(work, chunks)
        return
    crew = Crew(work, workers)
    try:
        yield from crew.answers(chunks)
    finally:
        crew.dismiss()


class Crew(Generic[Chunk, Answer]):
    """Worker processes, each at the end of a pipe."""

    def __init__(self, work: Callable[[Chunk], Answer], workers: int) -> None:
        sys.stdout.flush()  # a forked child must not inherit, and write again, what is waiting
        self._processes: dict[Connection, BaseProcess] = {}
        for _ in range(workers):
            ours, theirs = multiprocessing.Pipe()
            process = multiprocessing.Process(target=_serve, args=(theirs, work), daemon=True)
            process.start()
            theirs.close()
            self._processes[ours] = process

    def answers(self, chunks: Iterable[Chunk]) -> Iterator[Answer]:
        numbered = enumerate(chunks)
        busy = dict.fromkeys(self._processes, 0)
        for _ in range(AHEAD):
            for pipe in self._processes:
                busy[pipe] += self._hand_out(pipe, numbered)
        early: dict[int, Answer] = {}
        due = 0
        while any(busy.values()):
            ready = wait([pipe for pipe, count in busy.items() if count])
            for pipe in (pipe for pipe in self._processes if pipe in ready):
                number, answer = self._take_in(pipe)
                early[number] = answer
                busy[pipe] += self._hand_out(pipe, numbered) - 1
            while due in early:
                yield early.pop(due)
                due += 1

    def _hand_out(self, pipe: Connection, numbered: Iterator[tuple[int, Chunk]]) -> int:
        task = next(numbered, None)
        if task is None:
            return 0
        try:
            pipe.send(task)
        except BrokenPipeError:
            raise self._died(pipe) from None
        return 1

    def _take_in(self, pipe: Connection) -> tuple[int, Answer]:
        try:
            number, answer, failure = pipe.recv()
        except (EOFError, ConnectionResetError):
            raise self._died(pipe) from None
        if failure is not None:
            raise failure
        return number, answer

    def _died(self, pipe: Connection) -> PoleisError:
        process = self._processes[pipe]
        process.join(1)
        return PoleisError(f"a worker process ended unexpectedly (exit code {process.exitcode})")

    def dismiss(self) -> None:
        """End the workers, also those in the middle of a chunk."""
        for pipe, process in self._processes.items():
            pipe.close()
            process.terminate()
        for process in self._processes.values():
            process.join()


def _serve(pipe: Connection, work: Callable[[Chunk], Answer]) -> None:
    """Answer chunks until the other end of the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends us
    while True:
        try:
            number, chunk = pipe.recv()
        except EOFError:
            return
        failure: Exception | None = None
        answer = None
        try:
            answer = work(chunk)
        except PoleisError as error:
            failure = PoleisError(str(error))
        except Exception:
            failure = WorkerFailed(traceback.format_exc())
        try:
            pipe.send((number, answer, failure))
        except BrokenPipeError:
            return
