"""components.json of a game: corrected values take effect, or are refused with the reason.

An owner of the box may correct a printed value. The program reads most values from the file. It is
built for one value only of some others (how many cards there are, for instance), and the file
states some values twice. A file that the program cannot play with is refused in one sentence, which
names the place in the file, the value and the reason; the game is then not loaded.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from poleis.core.errors import PoleisError


class BadComponents(PoleisError):
    """components.json has a value that the program cannot play with."""


@dataclass(frozen=True)
class Components:
    """The data of one file, with the checks that all games share.

    A path such as `setup.long_game.0.stacks` names a place: keys and positions with dots between.
    """

    game: str
    data: Mapping[str, Any]

    def at(self, path: str) -> Any:
        """The value at a place; BadComponents if there is none."""
        value: Any = self.data
        for key in path.split("."):
            try:
                value = value[int(key)] if isinstance(value, list) else value[key]
            except (KeyError, IndexError, TypeError, ValueError):
                raise BadComponents(f"components.json of {self.game}: {path} is missing") from None
        return value

    def check(self, holds: object, path: str, reason: str) -> None:
        """Refuse the value at a place unless something holds."""
        if not holds:
            value = self.at(path)
            shown = f"a list of {len(value)}" if isinstance(value, list) else json.dumps(value)
            raise BadComponents(f"components.json of {self.game}: {path} is {shown}, but {reason}")

    def check_settled(self, values: Mapping[str, object]) -> None:
        """Refuse other values than those for which the program is built."""
        for path, value in values.items():
            self.check(self.at(path) == value, path, f"the program is built for {value}")

    def check_length(self, lengths: Mapping[str, int]) -> None:
        """Refuse lists with more or fewer entries than the program has room and names for."""
        for path, length in lengths.items():
            found = len(self.at(path))
            self.check(found == length, path, f"the program is built for {length}")

    def check_range(self, paths: Iterable[str], least: int, most: int) -> None:
        """Refuse what is not a whole number from *least* to *most*."""
        for path in paths:
            value = self.at(path)
            fits = type(value) is int and least <= value <= most
            self.check(fits, path, f"it must be a whole number from {least} to {most}")

    def check_same(self, path: str, value: object, reason: str) -> None:
        """Refuse a value that states something else than another part of the file."""
        self.check(self.at(path) == value, path, f"{reason} {value}")


def read_components(file: Path, game: str, check: Callable[[Components], None]) -> dict[str, Any]:
    """The components in a file; BadComponents if they do not pass the check."""
    text = file.read_text(encoding="utf-8")
    try:
        data: dict[str, Any] = json.loads(text)
    except ValueError as error:
        raise BadComponents(f"components.json of {game} is not JSON: {error}") from None
    check(Components(game, data))
    return data
