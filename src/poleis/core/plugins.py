"""What packages bring along: games and bots, found by their entry points."""

from __future__ import annotations

import functools
import logging
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

_log: Final = logging.getLogger("poleis")


def load_all(group: str, check: Callable[[EntryPoint, Any], None]) -> dict[str, Any]:
    """Whatever registers under an entry point, by name.

    What cannot be loaded, or does not pass the check, is skipped, and one line of the log says
    which package it is of and why: it does not stop the others.
    """
    found = {}
    for entry in entry_points(group=group):
        try:
            loaded = entry.load()
            check(entry, loaded)
        except Exception as error:  # it is not our code, so anything may be wrong with it
            package = entry.dist.name if entry.dist else entry.module
            why = " ".join(f"{type(error).__name__}: {error}".split())
            _warn_once(f"poleis: {entry.name} of the package {package} is skipped ({why})")
        else:
            found[entry.name] = loaded
    return dict(sorted(found.items()))


@functools.cache
def _warn_once(line: str) -> None:
    _log.warning("%s", line)
