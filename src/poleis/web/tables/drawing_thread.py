"""A thread for what takes long to draw, so that the event loop goes on.

Drawing is plain Python, so the interpreter passes between this thread and the event loop every
millisecond (`sys.setswitchinterval` in `cli.serve`). There is one such thread: two would not draw
faster, and the event loop would have to wait for both.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

_THREAD: Final = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")


async def draw_in_thread(
    work: Callable[[], T], thread: ThreadPoolExecutor = _THREAD
) -> tuple[T, float]:
    """The result of some work, and the seconds of computing that it took.

    Whoever calls it is the only one who changes what the work reads. Work that is more than
    drawing has a *thread* of its own. In a browser there are no threads: the work is done here.
    """
    if sys.platform == "emscripten":
        started = time.perf_counter()
        return work(), time.perf_counter() - started

    def timed() -> tuple[T, float]:
        started = time.thread_time()
        return work(), time.thread_time() - started

    return await asyncio.get_running_loop().run_in_executor(thread, timed)
