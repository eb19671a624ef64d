"""How long tests wait for other programs."""

from __future__ import annotations

import os
import time
from pathlib import Path

PATIENCE = 300.0
"""Seconds after which a test gives up. Only something that never happens takes so long: the
machine may be busy with other work."""


def computed(process: int) -> float:
    """The processor time of a process in seconds."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    user, system = stat.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def wait_until_computed(process: int, seconds: float) -> None:
    """Wait until a process has used so much processor time, however busy the machine is."""
    deadline = time.monotonic() + PATIENCE
    while computed(process) < seconds:
        assert time.monotonic() < deadline, "the process does nothing"
        time.sleep(0.05)
