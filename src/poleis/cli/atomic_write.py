"""Atomic writes: no file is left half written, and an error names the file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def naming(path: Path | str) -> Iterator[None]:
    """Name this file in errors: a full disk is an error without a name, and others name a temporary
    file."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


def write_whole(path: Path, content: bytes) -> None:
    """Write a file: an old one stays until the new one is whole. A device is written to."""
    with naming(path):
        if path.exists() and not path.is_file():  # a folder is refused
            path.write_bytes(content)
            return
        real = path.resolve()
        new = real.with_name(f".{real.name}.{os.getpid()}")
        try:
            new.write_bytes(content)
            new.replace(real)
        finally:
            new.unlink(missing_ok=True)


class WholeLines:
    """A file of lines, of which those that are not whole can be cut off.

    It has no buffer: what is in one could not be thrown away where there is no room for it.
    """

    def __init__(self, file: BinaryIO, name: Path | str, good: int = 0) -> None:
        self.file = file
        self.name = name
        self.good: int = good
        """The bytes of the lines that are whole."""

    def write(self, lines: bytes) -> None:
        written = 0
        try:
            with naming(self.name):
                while written < len(lines):
                    written += self.file.write(lines[written:])
                self.file.flush()
        finally:
            self.good += lines.rfind(b"\n", 0, written) + 1

    def cut(self) -> None:
        """Leave the lines that are whole."""
        self.file.truncate(self.good)
