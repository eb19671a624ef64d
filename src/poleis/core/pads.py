"""What the score pads of all games share: numbers, and the players of one game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from poleis.core.errors import BadPosition


def whole(value: object, what: str, least: int, most: int) -> int:
    """A whole number that somebody wrote down; BadPosition if it is none, or out of range."""
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(
            f"{what} must be a whole number from {least} to {most}, not {value!r:.40}"
        )
    return value


def players_of(data: object) -> list[object] | None:
    """The players of one game, if the data is `{"cities": [...]}`; None if it is something else."""
    if not isinstance(data, dict) or "cities" not in data:
        return None
    players = data["cities"]
    if set(data) != {"cities"} or not isinstance(players, list):
        raise BadPosition('a game must be an object like {"cities": [...]}, with a list')
    return players


def check_count(players: Sequence[object], most: int) -> None:
    """BadPosition unless so many can play one game: alone, or with others."""
    if not 1 <= len(players) <= most:
        raise BadPosition(f"a game has 1 to {most} players, not {len(players)}")


@contextmanager
def naming(which: str) -> Iterator[None]:
    """What does not fit is said to be in this one of several positions."""
    try:
        yield
    except BadPosition as error:
        raise BadPosition(f"{which}: {error}") from error
