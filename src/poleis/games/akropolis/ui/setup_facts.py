"""Numbers of a game of Akropolis that follow from its set-up (AKR-2, AKR-5.3)."""

from __future__ import annotations

from typing import cast

from poleis.core.setup import Setup
from poleis.games.akropolis.rules.edition import Edition
from poleis.games.akropolis.rules.position import Akropolis
from poleis.games.akropolis.rules.scoring import variant_bits


def variants_of(setup: Setup) -> int:
    """The variants of a set-up, as a position has them."""
    names = cast(tuple[str, ...], setup.get("variants", ()))
    return variant_bits(names, lakes=bool(setup.get("lakes", False)))


def first_position(setup: Setup) -> Akropolis:
    """The position before the first draw, which knows how long the game is."""
    state = setup.game.new(setup)
    assert isinstance(state, Akropolis)
    return state


def hexes_in_play(edition: Edition, tiles: list[int]) -> dict[int, int]:
    """How many hexes of each kind some tiles have."""
    found: dict[int, int] = {}
    for tile in tiles:
        for which in range(3):
            kind = int(edition.tiles.kind(tile, which))
            found[kind] = found.get(kind, 0) + 1
    return found
