"""A watch on the event loop: who keeps it busy for longer than a bound is named in the log."""

from __future__ import annotations

import logging
import sys
import threading
import time
import traceback
from types import FrameType, TracebackType
from typing import Final

log: Final = logging.getLogger("poleis.web")

BOUND = 0.1
"""Seconds for which the event loop may be busy without a look at anything else."""
CHECK = 0.025
"""Seconds between two looks at it."""
QUIET = 60.0
"""Seconds in which one line is logged."""
OURS = "poleis."
DEPTH = 6
"""How many functions are named."""


class LoopWatch:
    """Logs when the thread that made it is late.

    The event loop calls `beat` again and again. Another thread looks whether it does, for a loop
    that is busy cannot say so itself.
    """

    def __init__(self, bound: float = BOUND, quiet: float = QUIET) -> None:
        self._bound = bound
        self._quiet = quiet
        self._watched = threading.get_ident()
        self._due = time.monotonic()
        self._logged = -quiet
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="loop watch", daemon=True)

    def __enter__(self) -> LoopWatch:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._is_over.set()

    def beat(self, within: float) -> None:
        """The loop is alive and will beat again within so many seconds."""
        self._due = time.monotonic() + within

    def _watch(self) -> None:
        while not self._is_over.wait(CHECK):
            late = time.monotonic() - self._due
            if late > self._bound and time.monotonic() - self._logged >= self._quiet:
                frame = sys._current_frames().get(self._watched)
                self._logged = time.monotonic()
                fields = {"ms": round(1000 * late)}
                log.info("the event loop is busy in %s", place(frame), extra=fields)


def place(frame: FrameType | None) -> str:
    """Where a thread is, from our outer functions to the innermost: names without data."""
    names = []
    for one, line in traceback.walk_stack(frame) if frame is not None else ():
        module = str(one.f_globals.get("__name__", ""))
        if module.startswith(OURS):
            names.append(f"{module.rpartition('.')[2]}.{one.f_code.co_name}:{line}")
    return " > ".join(reversed(names[:DEPTH])) or "the loop itself"
