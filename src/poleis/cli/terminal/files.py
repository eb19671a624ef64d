"""Keeping games: a save never leaves half a file, and a game in progress is never lost."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from poleis.cli.reading import Unreadable, read_text
from poleis.core import record
from poleis.core.errors import BadRecord
from poleis.core.match import Match
from poleis.core.record import Record


def default_name(game_id: str) -> str:
    """A file name that tells the game and the moment."""
    return f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}.txt"


def save(match: Match, players: Mapping[int, str], path: Path) -> None:
    """Write the record of a match: the old file stays until the new one is whole."""
    text = record.write(match, players, seed=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def rescue(match: Match, players: Mapping[int, str], path: Path) -> Path:
    """Save a match that is being left: here, or else in the folder for temporary files."""
    try:
        save(match, players, path)
        return path
    except OSError:
        other = Path(tempfile.gettempdir()) / path.name
        save(match, players, other)
        return other


def load(path: Path) -> Record:
    """The match of a record, with the luck that it was played with, if the record tells it."""
    text = read_text(str(path))
    try:
        found = record.read(text)
    except BadRecord as error:
        raise Unreadable(f"{path}: {error}") from error
    found.match.seed = found.seed
    return found
