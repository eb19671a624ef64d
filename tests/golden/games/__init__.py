"""The games that have golden games: a module for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from poleis import Match
from tests.golden.games import age_of_civilization, akropolis, origins, seven_wonders_dice
from tests.golden.wanted import Wanted, undos


@dataclass(frozen=True)
class Shelf:
    """What the golden games of one game must show, how it is recognised, how they are made."""

    required: frozenset[str]
    kinds: Callable[[Match], set[str]]
    wanted: Callable[[], Iterator[Wanted]]


SHELVES = {
    module.__name__.rpartition(".")[2]: Shelf(
        frozenset(module.REQUIRED), module.kinds, module.wanted
    )
    for module in (age_of_civilization, akropolis, origins, seven_wonders_dice)
}


def kinds(match: Match) -> set[str]:
    """Everything that a recorded game is an example of."""
    return SHELVES[match.game.id].kinds(match) | undos(match)
