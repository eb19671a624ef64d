"""Input files: any problem with them becomes one clear line."""

from __future__ import annotations

import json
import sys
from typing import NoReturn

from poleis.core.errors import PoleisError

STDIN = "-"


class Unreadable(PoleisError):
    """A file that is not there, or that is not what it should be."""


def read_bytes(path: str) -> bytes:
    """The content of a file; `-` is standard input."""
    try:
        if path == STDIN:
            return sys.stdin.buffer.read()
        with open(path, "rb") as file:
            return file.read()
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror or error}") from None
    except ValueError:  # a NUL in the name
        said = "{file}: not a file name"
        raise Unreadable.saying("file-no-name", said, file=repr(path)) from None


def read_text(path: str) -> str:
    """The content of a UTF-8 text file."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        said = "{file}: not UTF-8 text (byte {byte})"
        raise Unreadable.saying("file-no-text", said, file=path, byte=error.start) from None


def read_json(path: str) -> object:
    """The content of a JSON file. NaN and Infinity are not JSON, whatever Python thinks, and a key
    that stands twice is a slip: nobody can know which of its values was meant."""
    text = read_text(path)
    try:
        return json.loads(text, parse_constant=_refuse, object_pairs_hook=_unique)
    except Twice as error:
        said = "{file}: the key {key} comes twice"
        raise Unreadable.saying("file-twice", said, file=path, key=str(error)) from None
    except RecursionError:
        raise Unreadable.saying("file-deep", "{file}: nested too deeply", file=path) from None
    except json.JSONDecodeError as error:
        said = "{file}: not JSON: {reason} (line {line}, column {column})"
        raise Unreadable.saying(
            "file-no-json-at",
            said,
            file=path,
            reason=error.msg,
            line=error.lineno,
            column=error.colno,
        ) from None
    except ValueError as error:  # a number with thousands of digits, or what is refused below
        said = "{file}: not JSON: {reason}"
        reason = str(error).partition(";")[0]
        raise Unreadable.saying("file-no-json", said, file=path, reason=reason) from None


class Twice(ValueError):
    """A key that stands twice in one object."""


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise Twice(f"{twice!r:.40}")
    return found


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not a number")
