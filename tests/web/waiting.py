"""Waiting for something that happens in another thread."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.waiting import PATIENCE


def wait_for(holds: Callable[[], bool]) -> None:
    """Wait until something holds; the test fails if it never does."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)
