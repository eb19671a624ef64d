"""Autosave: a session writes its match to a file, so that nothing is lost."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from poleis.cli.terminal.files import (
    Origin,
    default_name,
    free_name,
    is_taken,
    rescue,
    save,
)
from poleis.cli.terminal.table import Table
from poleis.core.state import CHANCE


class Autosave:
    """Knows what of a match is in a file, and writes the rest.

    With a *path* the match is written there after every decision. A file that is not of this match
    is never written over.
    """

    def __init__(self, table: Table, path: Path | None, origin: Origin) -> None:
        self.table = table
        self.path = path
        self.origin = origin
        self._own = [path, origin.file]
        """The files that hold this match, or will."""
        self._kept = 0
        """How many events of the match are in a file."""

    def begin(self) -> None:
        """Find out at once whether the file can be written; OSError if not."""
        match = self.table.match
        if self.path is not None and not match.is_over:
            save(match, self.table.specs(), self.path, self.origin)
        if self.path is not None or match.is_over:
            self._kept = len(match.history)

    def keep(self) -> None:
        """With a file to save in, write what has happened."""
        if self.path is not None:
            self._write(self.path)

    def is_kept(self) -> bool:
        """Whether all decisions are in a file."""
        history = self.table.match.history[self._kept :]
        return not any(event.actor != CHANCE for event in history)

    def save_as(self, name: str) -> None:
        """Write the match to a file and say where; without a name, to the usual one."""
        path = Path(name or self.path or default_name(self.table.game.id))
        try:
            path = path.expanduser()
        except RuntimeError as error:  # `~somebody` is nobody here
            self._tell_failure(path, str(error))
            return
        if self._write(path):
            self.tell_where(path)

    def _write(self, path: Path) -> bool:
        table = self.table
        try:
            if is_taken(path, *self._own):
                table.output.say(table.language("save-taken", file=str(path)))
                return False
            save(table.match, table.specs(), path, self.origin)
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            self._tell_failure(path, getattr(error, "strerror", None) or str(error))
            return False
        self._own.append(path)
        self._kept = len(table.match.history)
        return True

    def _tell_failure(self, path: Path, reason: str) -> None:
        self.table.output.say(self.table.language("save-failed", file=str(path), reason=reason))

    def tell_where(self, path: Path) -> None:
        """Where the record is, and how to go on with it."""
        key = "saved-finished" if self.table.match.is_over else "saved-unfinished"
        self.table.output.say(self.table.language(key, file=str(path), game=self.table.game.id))

    def leave_in_a_hurry(self) -> None:
        """The input ended or was interrupted: nothing may be lost."""
        path = self.path if self.is_kept() else self.rescue()
        if path is not None:
            with suppress(OSError):  # the terminal may be gone
                self.tell_where(path)

    def rescue(self) -> Path:
        """Write the match where it can be written."""
        path = self.path or free_name(Path(default_name(self.table.game.id)))
        return rescue(self.table.match, self.table.specs(), path, self.origin)
