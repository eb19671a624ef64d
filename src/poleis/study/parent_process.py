"""Worker processes that end with their parent, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from multiprocessing.connection import wait

_LOOK_EVERY = 0.5
"""Seconds between two looks at the parent, where the system does not report its end."""


def end_with_parent() -> None:
    """From here on this process ends when its parent does, also when that is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        # A worker of joblib has a parent without a sentinel, against its type.
        sentinel: int | None = parent.sentinel
        threading.Thread(target=_end_with, args=(parent.pid, sentinel), daemon=True).start()


def _end_with(parent: int | None, sentinel: int | None) -> None:
    if sentinel is not None:
        wait([sentinel])
    else:
        while os.getppid() == parent:
            time.sleep(_LOOK_EVERY)
    os._exit(0)
