"""Saved games: a save never leaves half a file, and a game in progress is never lost."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Mapping
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from poleis.cli.atomic_write import write_whole
from poleis.cli.input_files import Unreadable, read_text
from poleis.core import record
from poleis.core.errors import BadRecord
from poleis.core.match import Match
from poleis.core.record import Record


class Origin(NamedTuple):
    """Where a match and its luck come from: the ply from which on its seed holds, whether the seed
    was committed to before, whether it is another one than before, and the file, if it is resumed.
    """

    seed_from: int = 0
    is_committed: bool = False
    is_new: bool = False
    file: Path | None = None


def default_name(game_id: str) -> str:
    """A file name with the game and the time."""
    return f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}.txt"


def is_taken(path: Path, *own: Path | None) -> bool:
    """Whether something is there that is not ours to write over. OSError where nothing can be
    saved: at a folder."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    real = os.path.realpath(path)
    return os.path.lexists(path) and all(real != os.path.realpath(one) for one in own if one)


def free_name(path: Path) -> Path:
    """This path or, if something is there, the next one that is free: game.txt, game-2.txt."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in chain([path], names) if not os.path.lexists(name))


def save(match: Match, players: Mapping[int, str], path: Path, origin: Origin) -> None:
    """Write the record of a match: the old file stays until the new one is whole."""
    text = record.write(
        match, players, seed=True, seed_from=origin.seed_from, commit=origin.is_committed
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text.encode())


def rescue(match: Match, players: Mapping[int, str], path: Path, origin: Origin) -> Path:
    """Save a match that is being left: here, or else in the folder for temporary files."""
    try:
        save(match, players, path, origin)
        return path
    except OSError:
        other = free_name(Path(tempfile.gettempdir()) / path.name)
        save(match, players, other, origin)
        return other


def load(path: Path) -> Record:
    """The match of a record, with the luck that it was played with, if the record has it."""
    text = read_text(str(path))
    try:
        found = record.read(text)
    except BadRecord as error:
        raise Unreadable(f"{path}: {error}") from error
    found.match.seed = found.seed
    return found
