"""The machines of a Ray cluster as an executor.

Plain tasks, and not Ray's backend of joblib: a task returns a future, belongs to no worker, so that
a lost one costs only what it had at hand, and nodes that join later take part.
"""

from __future__ import annotations

import functools
import socket
import time
from collections.abc import Callable
from concurrent.futures import Future
from importlib.metadata import version
from typing import Any, TypeVar

from poleis.core.errors import PoleisError
from poleis.study.executor import Executor

_Portion = TypeVar("_Portion")
_Answer = TypeVar("_Answer")

_LOOK_EVERY = 5.0
"""Seconds between two looks at how many processors the cluster has."""
_PATIENCE = 5.0
"""Seconds to wait for the machine of an address."""
_AHEAD = 2
"""Portions for each processor, so that none waits for the next."""


class RayCluster(Executor):
    """All processors of a Ray cluster, which must have this version of Poleis.

    *address* is `auto` for a cluster that this machine is part of, `HOST:PORT` or
    `ray://HOST:PORT`. A connection that the program has made already is used and kept.
    """

    portion_seconds: float = 0.6  # a task of Ray costs more than a message to a process

    def __init__(self, address: str = "auto") -> None:
        self._ray = _import_ray()
        self._is_owner: bool = not self._ray.is_initialized()
        if self._is_owner:
            self._connect(address)
        self.lost: tuple[type[Exception], ...] = (self._ray.exceptions.RayError,)
        self._looked = float("-inf")
        self._tasks: dict[Future[Any], Any] = {}
        # Retries are counted in one place, for all executors.
        self._remote = self._ray.remote(_do_remotely).options(max_retries=0, num_cpus=1)
        self._version = _installed()
        self.workers: int = self._count()

    def _connect(self, address: str) -> None:
        try:
            if address != "auto":
                _reach(address)
            self._ray.init(address, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as error:  # ConnectionError is an OSError
            reason = (str(error).splitlines() or [type(error).__name__])[0]
            raise PoleisError(f"there is no Ray cluster at {address!r}: {reason}") from error

    def _count(self) -> int:
        now = time.monotonic()
        if now - self._looked > _LOOK_EVERY:
            self._looked = now
            self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return self.workers

    @property
    def capacity(self) -> int:
        return _AHEAD * self._count()

    def reason(self, error: Exception) -> str:
        if isinstance(error, PoleisError):  # raised by a node; Ray's own text is a traceback
            return str(getattr(error, "cause", error))
        return f"its worker or node ended ({type(error).__name__})"

    def submit(self, work: Callable[[_Portion], _Answer], portion: _Portion) -> Future[_Answer]:
        task = self._remote.remote(self._version, work, portion)
        future: Future[_Answer] = task.future()
        self._tasks[future] = task
        future.add_done_callback(self._forget)
        return future

    def _forget(self, future: Future[Any]) -> None:
        self._tasks.pop(future, None)

    def close(self) -> None:
        for task in list(self._tasks.values()):
            self._ray.cancel(task, force=True)
        self._tasks.clear()
        if self._is_owner:
            self._ray.shutdown()


@functools.cache
def _installed() -> str:
    """The version of Poleis here; it takes milliseconds to find out."""
    return version("poleis")


def _do_remotely(wanted: str, work: Callable[[_Portion], _Answer], portion: _Portion) -> _Answer:
    """The task. Another version of Poleis could give other answers."""
    found = _installed()
    if found != wanted:
        raise PoleisError(f"a node of the cluster has Poleis {found}, not {wanted}")
    return work(portion)


def _reach(address: str) -> None:
    """An error unless something listens there: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (host and colon and port.isdecimal()):
        raise ValueError("an address is auto, HOST:PORT or ray://HOST:PORT")
    with socket.create_connection((host, int(port)), timeout=_PATIENCE):
        pass


def _import_ray() -> Any:
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise PoleisError("a cluster needs ray: pip install 'poleis[ray]'") from None
    return ray
