"""Single keys from a terminal; where that is not possible, words from lines."""

from __future__ import annotations

import os
import re
import sys

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
    """Reads keys one by one, however fast they come."""

    def __init__(self) -> None:
        self._waiting: list[str] = []

    def read(self) -> str:
        """The name of the next key; q if there will be none."""
        if not self._waiting:
            self._waiting = self._read_some() or ["q"]
        return self._waiting.pop(0)

    def _read_some(self) -> list[str]:
        try:
            import termios
            import tty
        except ImportError:
            return read_word()
        number = sys.stdin.fileno()
        before = termios.tcgetattr(number)
        try:
            tty.setcbreak(number)
            return names_of(os.read(number, 64).decode(errors="replace"))
        except KeyboardInterrupt:
            return []
        finally:
            termios.tcsetattr(number, termios.TCSADRAIN, before)


def read_word() -> list[str]:
    """A key by its name, typed as a line: n, p, first, last, q."""
    try:
        line = input().strip()
    except (EOFError, KeyboardInterrupt):
        return []
    return [*line, "enter"] if line.isdigit() else [line or "enter"]
