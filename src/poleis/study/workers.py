"""Work in processes: chunks out, answers back in the order of the chunks.

Threads would not help: the compiled rules hold the interpreter lock. A worker that dies is an
error here and not a wait for ever; leaving early ends the workers, and so does the end of this
process, however it comes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, Protocol, TypeVar

from poleis.core.errors import PoleisError

_Chunk = TypeVar("_Chunk")
_Answer = TypeVar("_Answer")
_Answer_co = TypeVar("_Answer_co", covariant=True)

_AHEAD = 2
"""Chunks that each worker has at hand, so that it never waits for the next one."""


class WorkerFailed(Exception):
    """A worker process broke; the message is its traceback."""


class Answers(Protocol[_Answer_co]):
    """Answers in order. A consumer that stops early closes them, which ends the workers."""

    def __iter__(self) -> Iterator[_Answer_co]: ...
    def __next__(self) -> _Answer_co: ...
    def close(self) -> None: ...


def in_order(
    work: Callable[[_Chunk], _Answer], chunks: Iterable[_Chunk], workers: int
) -> Answers[_Answer]:
    """The answer to each chunk, in order: the same for any number of workers.

    With one worker the work is done in this process. *work* must be a function that another
    process can import, or a `functools.partial` of one. The processes start at once: later there
    may be threads, which a fork does not copy.
    """
    if workers == 1:
        return (work(chunk) for chunk in chunks)
    return WorkerPool(work, chunks, workers)


class WorkerPool(Generic[_Chunk, _Answer]):
    """Worker processes, each at the end of a pipe."""

    def __init__(
        self, work: Callable[[_Chunk], _Answer], chunks: Iterable[_Chunk], workers: int
    ) -> None:
        sys.stdout.flush()  # a forked child must not inherit, and write again, what is waiting
        self._processes: dict[Connection, BaseProcess] = {}
        for _ in range(workers):
            ours, theirs = multiprocessing.Pipe()
            process = multiprocessing.Process(target=_serve, args=(theirs, work), daemon=True)
            process.start()
            theirs.close()
            self._processes[ours] = process
        self._numbered = enumerate(chunks)
        self._busy = dict.fromkeys(self._processes, 0)
        self._early: dict[int, tuple[_Answer, Exception | None]] = {}
        self._due = 0
        for _ in range(_AHEAD):
            for pipe in self._processes:
                self._hand_out(pipe)

    def __iter__(self) -> Iterator[_Answer]:
        return self

    def __next__(self) -> _Answer:
        while self._due not in self._early:
            busy = [pipe for pipe, count in self._busy.items() if count]
            if not busy:
                self.close()
                raise StopIteration
            ready = wait(busy)
            for pipe in (pipe for pipe in busy if pipe in ready):
                self._take_in(pipe)
                self._hand_out(pipe)
        answer, failure = self._early.pop(self._due)
        self._due += 1
        if failure is not None:
            self.close()
            raise failure
        return answer

    def _hand_out(self, pipe: Connection) -> None:
        task = next(self._numbered, None)
        if task is None:
            return
        try:
            pipe.send(task)
        except BrokenPipeError:
            raise self._died(pipe) from None
        self._busy[pipe] += 1

    def _take_in(self, pipe: Connection) -> None:
        try:
            number, answer, failure = pipe.recv()
        except (EOFError, ConnectionResetError):
            raise self._died(pipe) from None
        self._early[number] = answer, failure
        self._busy[pipe] -= 1

    def _died(self, pipe: Connection) -> PoleisError:
        process = self._processes[pipe]
        process.join(1)
        self.close()
        return PoleisError(f"a worker process ended unexpectedly (exit code {process.exitcode})")

    def close(self) -> None:
        """End the workers, also those in the middle of a chunk."""
        for pipe, process in self._processes.items():
            pipe.close()
            process.terminate()
        for process in self._processes.values():
            process.join()
        self._processes.clear()
        self._busy.clear()


def end_with_parent() -> None:
    """From here on this process ends when its parent does, also when that is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _serve(pipe: Connection, work: Callable[[_Chunk], _Answer]) -> None:
    """Answer chunks until the other end of the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends us
    end_with_parent()  # its end of the pipe may be open in the other workers, too
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
