"""Processes on this machine, by joblib's loky.

Threads would not help: the compiled rules hold the interpreter lock. Each worker is a pool of one
process: when a process is lost, loky ends its pool and every portion there, so a larger pool would
lose what the others have at hand, and could not tell which portion was to blame.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future
from contextlib import contextmanager
from typing import TypeVar

from joblib.externals.loky import ProcessPoolExecutor

from poleis.study.executor import Executor
from poleis.study.parent_process import end_with_parent

_Portion = TypeVar("_Portion")
_Answer = TypeVar("_Answer")

_FILES = 256
"""Open files that this process may need beside those of its workers."""
_FILES_BY_WORKER = 12
"""Pipes of a worker, and what tells when it ends."""


class LocalProcesses(Executor):
    """So many worker processes on this machine. They start with their first work."""

    lost = (BrokenExecutor,)

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._workers = [_Worker() for _ in range(workers)]
        _allow_files(_FILES + workers * _FILES_BY_WORKER)

    def submit(self, work: Callable[[_Portion], _Answer], portion: _Portion) -> Future[_Answer]:
        return min(self._workers, key=lambda worker: worker.waiting).submit(work, portion)

    def close(self) -> None:
        for worker in self._workers:
            worker.end()


class _Worker:
    """One process; when it is lost, the next work starts another."""

    def __init__(self) -> None:
        self.waiting: int = 0
        """Portions that have no answer yet."""
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, work: Callable[[_Portion], _Answer], portion: _Portion) -> Future[_Answer]:
        try:
            future = self._begin(work, portion)
        except BrokenExecutor:  # lost while it had nothing to do
            self._pool = None
            future = self._begin(work, portion)
        self.waiting += 1
        future.add_done_callback(self._note)
        return future

    def _begin(self, work: Callable[[_Portion], _Answer], portion: _Portion) -> Future[_Answer]:
        with _holding_interrupts():
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, initializer=_begin_work)
            future: Future[_Answer] = self._pool.submit(work, portion)
        return future

    def _note(self, future: Future[_Answer]) -> None:
        self.waiting -= 1

    def end(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(kill_workers=True)


def _begin_work() -> None:
    """Ctrl-C is for the parent, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


@contextmanager
def _holding_interrupts() -> Iterator[None]:
    """A process that starts here does not see Ctrl-C, not even before its first line runs; this
    process sees it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _allow_files(number: int) -> None:
    """Let this process open so many files, as far as the system allows it."""
    if os.name != "posix":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = number if hard == resource.RLIM_INFINITY else min(number, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
