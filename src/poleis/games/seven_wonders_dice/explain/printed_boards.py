"""The boards as printed: what a plain module asks about a space, a track or an effect.

This module reads components.json by itself, with lists and names instead of sets. The fast tables
of `data` and `effects` must agree with it.
"""

from __future__ import annotations

import functools
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from poleis.games.seven_wonders_dice.rules.data import COMPONENTS


@dataclass(frozen=True)
class Track:
    """The spaces that one symbol leads to (SWD-1.4); the Wonder's track has no symbol."""

    symbol: str | None
    is_free: bool
    spaces: tuple[str, ...]

    def open(self, crossed: Collection[str]) -> list[str]:
        """The spaces that may be crossed next."""
        left = [space for space in self.spaces if space not in crossed]
        return left if self.is_free else left[:1]


@dataclass(frozen=True)
class Space:
    """One space: its building, materials, points at the end and effects."""

    id: str
    building: str
    cost: int
    points: int
    attack: int | None
    effects: tuple[dict[str, Any], ...]


@functools.cache
def spaces(board: str) -> dict[str, Space]:
    """The spaces of a board by id."""
    printed = next(row for row in COMPONENTS["boards"] if row["id"] == board)
    found = {}
    for building, row in COMPONENTS["buildings"].items():
        for space in printed["wonder"] if building == "wonder" else row.get("spaces", []):
            effects = space["effects"]
            if building == "university":
                effects = printed["university_effects"][space["id"]]
            attack = space["attack_vp"] if space.get("kind") == "attack" else None
            found[space["id"]] = Space(
                space["id"], building, space["cost"], space["vp"], attack, tuple(effects)
            )
    return found


@functools.cache
def tracks(building: str) -> tuple[Track, ...]:
    """The tracks of a building."""
    return tuple(
        Track(track["symbol"], track["order"] == "free", tuple(track["spaces"]))
        for track in COMPONENTS["buildings"][building]["tracks"]
    )


@functools.cache
def buildings() -> tuple[str, ...]:
    """The buildings that have spaces."""
    return tuple(name for name, row in COMPONENTS["buildings"].items() if row.get("tracks"))


def completed(crossed: Collection[str]) -> list[str]:
    """The city buildings whose last space is crossed: each gives a bonus (SWD-9.1)."""
    return [
        building
        for building in buildings()
        if COMPONENTS["buildings"][building]["completion_gives_bonus"]
        and all(space in crossed for track in tracks(building) for space in track.spaces)
    ]


def buildings_of(symbol: str) -> list[str]:
    """The buildings whose every open space a black face offers (SWD-8.6.1); none for others."""
    return list(COMPONENTS["symbols"][symbol].get("cross_one_of", []))


def compared(symbol: str) -> list[str]:
    """The buildings that a purple face compares (SWD-8.7.1); none for others."""
    return list(COMPONENTS["symbols"][symbol].get("compare", []))


@functools.cache
def led_by(symbol: str) -> tuple[Track, ...]:
    """The tracks to which a face leads."""
    whole = buildings_of(symbol)
    return tuple(
        track
        for building in buildings()
        for track in tracks(building)
        if track.symbol == symbol or building in whole
    )


def opened(found: Collection[Track], crossed: Collection[str]) -> set[str]:
    """The open spaces of some tracks (SWD-1.5)."""
    return {space for track in found for space in track.open(crossed)}


@functools.cache
def die_row(die: str) -> dict[str, Any]:
    """A die as it stands in the data."""
    return dict(next(row for row in COMPONENTS["dice"] if row["id"] == die))


@functools.cache
def symbol_on(die: str, face: int) -> str:
    """The symbol of a face, 1 to 6."""
    return str(die_row(die)["faces"][face - 1]["symbol"])


@functools.cache
def effects_on(board: str, name: str) -> tuple[tuple[str, dict[str, Any]], ...]:
    """The effects of one type that a board has, each with its space."""
    return tuple(
        (space, effect)
        for space, found in spaces(board).items()
        for effect in found.effects
        if effect["type"] == name
    )


def effects_in(board: str, crossed: Collection[str], name: str) -> list[dict[str, Any]]:
    """The effects of one type that a player has crossed."""
    return [effect for space, effect in effects_on(board, name) if space in crossed]


def materials(crossed: Collection[str]) -> int:
    """SWD-6.1."""
    return sum(space in crossed for track in tracks("warehouse") for space in track.spaces)


def unlocked(board: str, crossed: Collection[str]) -> set[str]:
    """The special dice that a player may use (SWD-8.5.2)."""
    return {str(effect["die"]) for effect in effects_in(board, crossed, "unlock_die")}


def die_cost(board: str, crossed: Collection[str], die: str, section: int) -> int:
    """What a player pays for a die in a section (SWD-6.3)."""
    colour = die_row(die)["colour"]
    zero = effects_in(board, crossed, "die_cost_zero")
    if any(effect["colour"] == colour for effect in zero):
        return 0
    less = sum(int(effect["amount"]) for effect in effects_in(board, crossed, "die_cost_minus"))
    cost = int(COMPONENTS["forum"]["sections"][section]["die_cost"])
    return max(0, cost - less)


def coins_for_die(board: str, crossed: Collection[str], die: str) -> int:
    """What a player receives for choosing a die (SWD-9.14)."""
    colour = die_row(die)["colour"]
    found = effects_in(board, crossed, "coins_on_die")
    return sum(int(effect["amount"]) for effect in found if effect["colour"] == colour)
