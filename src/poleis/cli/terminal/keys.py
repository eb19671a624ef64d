"""Single keys from a terminal; where that is not possible, words from lines."""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress

ESCAPES = {
    "[A": "up",
    "[B": "down",
    "[C": "right",
    "[D": "left",
    "[H": "home",
    "[F": "end",
    "[1~": "home",
    "[4~": "end",
    "[5~": "up",
    "[6~": "down",
    "OA": "up",
    "OB": "down",
    "OC": "right",
    "OD": "left",
    "OH": "home",
    "OF": "end",
}
NAMED = {"\r": "enter", "\n": "enter", "\x7f": "backspace", "\x08": "backspace"}
LEAVING = ("\x03", "\x04", "\x1b")
"""Ctrl-C, Ctrl-D and Escape."""


KEY = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])|.", re.DOTALL)


def names_of(typed: str) -> list[str]:
    """The names of the keys that were read from a terminal at once.

    >>> names_of("\\x1b[C\\x1b[Dn\\r"), names_of("\\x1b"), names_of("\\x03")
    (['right', 'left', 'n', 'enter'], ['q'], ['q'])
    """
    names = []
    for key in KEY.findall(typed):
        if key in LEAVING:
            names.append("q")
        elif key.startswith("\x1b"):
            names.append(ESCAPES.get(key[1:], "?"))
        else:
            names.append(NAMED.get(key, key))
    return names


class Keyboard:
    """Reads keys one by one, however fast they come.

    As a context manager it makes a terminal give single keys, without echo, and restores it.
    """

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._before: list[object] | None = None

    def __enter__(self) -> Keyboard:
        with suppress(ImportError):
            import termios
            import tty

            number = sys.stdin.fileno()
            self._before = termios.tcgetattr(number)
            tty.setcbreak(number, termios.TCSADRAIN)
        return self

    def __exit__(self, *error: object) -> None:
        if self._before is not None:
            import termios

            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._before)  # type: ignore[arg-type]

    def read(self) -> str:
        """The name of the next key; q if there will be none."""
        if not self._waiting:
            self._waiting = self._read_some() or ["q"]
        return self._waiting.pop(0)

    def _read_some(self) -> list[str]:
        if self._before is None:
            return read_word()
        try:
            return names_of(os.read(sys.stdin.fileno(), 64).decode(errors="replace"))
        except KeyboardInterrupt:
            return []


def read_word() -> list[str]:
    """A key by its name, typed as a line: n, p, first, last, q."""
    try:
        line = input().strip()
    except (EOFError, KeyboardInterrupt):
        return []
    return [*line, "enter"] if line.isdecimal() else [line or "enter"]
