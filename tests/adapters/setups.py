"""The set-ups in which the tests of the adapters play."""

from __future__ import annotations

from collections.abc import Iterator

from poleis.core.game import Game, games
from poleis.core.setup import Setup, all_setups

GAMES = list(games().values())
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
"""Every game with every number of seats."""


def name(value: object) -> str:
    """How a game, or a number, is called in the names of tests."""
    return str(getattr(value, "id", value))


def some_setups(game: Game) -> Iterator[Setup]:
    """Every set-up; of the many of Akropolis every thirteenth, which divides no number of
    choices, so each seat count and each value of an option is among them."""
    setups = list(all_setups(game))
    yield from setups[:: 13 if len(setups) > 100 else 1]


def options_of(setup: Setup) -> dict[str, object]:
    """The options as an adapter takes them."""
    return dict(setup.options)
