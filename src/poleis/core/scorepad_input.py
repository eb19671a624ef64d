"""What the score pads of all games share: what people write down, and the players of one game.

Whatever does not fit is a BadPosition that names the field as the file has it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence, Set
from contextlib import contextmanager

from poleis.core.errors import BadPosition, PoleisError
from poleis.core.explain import Message

__all__ = [
    "Data",
    "check_count",
    "city_fields",
    "list_at",
    "listed",
    "naming",
    "not_there",
    "player_fields",
    "players_of",
    "shown",
    "whole",
]

Data = dict[str, object]
_LONGEST = 40
"""So much is repeated of what does not fit."""


def shown(value: object) -> str:
    """The beginning of something that does not fit: a word that JSON has as there, the rest as
    Python writes it."""
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return repr(value)[:_LONGEST]


def listed(keys: Iterable[str]) -> str:
    """The first few of the keys that do not belong there."""
    return ", ".join(map(shown, sorted(keys)[:_LONGEST]))


def whole(value: object, what: str, least: int, most: int) -> int:
    """A whole number that somebody wrote down; BadPosition if it is none, or out of range."""
    if type(value) is not int or not least <= value <= most:
        said = "{what} must be a whole number from {least} to {most}, not {value}"
        raise BadPosition.saying(
            "pad-whole", said, what=what, least=least, most=most, value=shown(value)
        )
    return value


def city_fields(data: object, known: Set[str]) -> Data:
    """What was written down of a city: an object that has no other keys than these."""
    if not isinstance(data, dict):
        said = "a city must be an object, not {value}"
        raise BadPosition.saying("pad-city-object", said, value=shown(data))
    if unknown := data.keys() - known:
        raise BadPosition.saying("pad-city-keys", "a city has no {keys}", keys=listed(unknown))
    return data


def player_fields(data: object, known: Set[str]) -> Data:
    """What was written down of a player: an object that has no other keys than these."""
    if not isinstance(data, dict):
        said = "a player must be an object, not {value}"
        raise BadPosition.saying("pad-player-object", said, value=shown(data))
    if unknown := data.keys() - known:
        raise BadPosition.saying("pad-player-keys", "a player has no {keys}", keys=listed(unknown))
    return data


def list_at(data: Data, key: str) -> list[object]:
    """A list that was written down; without the key it is empty."""
    value = data.get(key, [])
    if not isinstance(value, list):
        said = "{key} must be a list, not {value}"
        raise BadPosition.saying("pad-list", said, key=key, value=shown(value))
    return value


def not_there(key: str, name: object) -> BadPosition:
    """What was written down at the key is the name of nothing."""
    said = "{key}: there is no {name}"
    return BadPosition.saying("pad-none", said, key=key, name=shown(name))


def players_of(data: object) -> list[object] | None:
    """The players of one game, if the data is `{"cities": [...]}`; None if it is something else."""
    if not isinstance(data, dict) or "cities" not in data:
        return None
    players = data["cities"]
    if set(data) != {"cities"} or not isinstance(players, list):
        said = "a game must be an object like {example}, with a list"
        raise BadPosition.saying("pad-game-object", said, example='{"cities": [...]}')
    return players


def check_count(players: Sequence[object], most: int) -> None:
    """BadPosition unless so many can play one game: alone, or with others."""
    if not 1 <= len(players) <= most:
        said = "a game has 1 to {most} players, not {count}"
        raise BadPosition.saying("pad-players", said, most=most, count=len(players))


@contextmanager
def naming(which: str) -> Iterator[None]:
    """What does not fit is said to be in this one of several positions, or of its parts."""
    try:
        yield
    except PoleisError as error:
        text = (
            None if error.text is None else Message("pad-at", {"where": which, "what": error.text})
        )
        raise BadPosition(f"{which}: {error}", text) from error
