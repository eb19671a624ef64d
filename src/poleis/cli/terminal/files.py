"""Keeping games: a save never leaves half a file, and a game in progress is never lost."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from poleis.cli.reading import Unreadable, read_text
from poleis.core import record
from poleis.core.errors import BadRecord
from poleis.core.match import Match
from poleis.core.record import Record


class Origin(NamedTuple):
    """Where the luck of a match comes from: the ply from which on its seed holds, whether the seed
    was committed to before, and whether it is another one than before."""

    seed_from: int = 0
    is_committed: bool = False
    is_new: bool = False


def default_name(game_id: str) -> str:
    """A file name that tells the game and the moment."""
    return f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}.txt"


def save(match: Match, players: Mapping[int, str], path: Path, origin: Origin) -> None:
    """Write the record of a match: the old file stays until the new one is whole."""
    text = record.write(
        match, players, seed=True, seed_from=origin.seed_from, commit=origin.is_committed
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        new.write_text(text, encoding="utf-8")
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def rescue(match: Match, players: Mapping[int, str], path: Path, origin: Origin) -> Path:
    """Save a match that is being left: here, or else in the folder for temporary files."""
    try:
        save(match, players, path, origin)
        return path
    except OSError:
        other = Path(tempfile.gettempdir()) / path.name
        save(match, players, other, origin)
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
