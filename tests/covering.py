"""Few set-ups of a game in which any options meet that can meet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from poleis.core.game import Game, get_game
from poleis.core.setup import Setup, all_setups

Trait = tuple[str, object]


def traits(setup: Setup) -> list[Trait]:
    """The number of seats and the value of each option; of a set, whether each word is in it."""
    kinds = {option.key: option for option in setup.game.options}
    found: list[Trait] = [("seats", setup.seats)]
    for key, value in setup.options:
        if isinstance(value, tuple):
            found += [(f"{key} {word}", word in value) for word in kinds[key].choices]
        else:
            found.append((key, value))
    return found


def groups(setup: Setup, size: int) -> Iterator[tuple[Trait, ...]]:
    """Whatever meets in a set-up: so many of its traits, or all where it has fewer."""
    found = traits(setup)
    return combinations(found, min(size, len(found)))


def covering_setups(game: Game, size: int = 3) -> list[Setup]:
    """Set-ups among which so many traits meet wherever they meet in any; the same every time."""
    return _found(game.id, size)


@cache
def _found(game_id: str, size: int) -> list[Setup]:
    game = get_game(game_id)
    left = {setup: set(groups(setup, size)) for setup in all_setups(game)}
    missing = set[tuple[Trait, ...]]().union(*left.values())
    chosen = []
    while missing:
        best = max(left, key=lambda setup: len(left[setup] & missing))
        missing -= left.pop(best)
        chosen.append(best)
    return chosen
