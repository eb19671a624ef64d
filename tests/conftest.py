"""Settings of the whole suite.

Hypothesis takes the same examples in every run, so that a build fails for a reason in the change
and not by luck.
"""

from __future__ import annotations

import gc
import signal

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "build",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("coverage", settings.get_profile("build"), max_examples=5)
settings.load_profile("build")

# A suite that runs in the background inherits signals that are ignored (`nohup make test &`), and
# so would the programs that it interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def pytest_collection_finish() -> None:
    """What was collected stays to the end. Python need not look through it for garbage again and
    again, which takes a tenth of the time of all tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says after a soak how many games were played."""
    played: dict[str, int] = {}
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name.startswith("games of "):
                played[name] = played.get(name, 0) + int(str(value))
    for name, number in played.items():
        terminalreporter.write_line(f"soak: {number:,} {name}")
