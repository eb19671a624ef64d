"""The boards as printed: what a plain module asks about a space, a track or an effect.

This module reads the components by itself, with lists and names instead of sets. The fast tables of
`rules.edition` must agree with it.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from poleis.games.seven_wonders_dice.rules.edition import Edition


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


def opened(tracks: Collection[Track], crossed: Collection[str]) -> set[str]:
    """The open spaces of some tracks (SWD-1.5)."""
    return {space for track in tracks for space in track.open(crossed)}


class PrintedBoards:
    """Everything that is printed in one edition, by name."""

    def __init__(self, components: Mapping[str, Any]) -> None:
        self.components = components
        self._buildings: dict[str, dict[str, Any]] = components["buildings"]
        self.buildings: tuple[Any, ...] = tuple(
            name for name, row in self._buildings.items() if row.get("tracks")
        )
        """The buildings that have spaces."""
        self.boards: tuple[str, ...] = tuple(str(row["id"]) for row in components["boards"])
        self.bonuses: tuple[str, ...] = tuple(str(row["id"]) for row in components["bonus_spaces"])
        self._tracks = {
            building: tuple(
                Track(track["symbol"], track["order"] == "free", tuple(track["spaces"]))
                for track in self._buildings[building]["tracks"]
            )
            for building in self.buildings
        }
        self._spaces = {str(row["id"]): self._spaces_of(row) for row in components["boards"]}
        self._effects = {board: self._effects_of(board) for board in self.boards}
        self._led_by = {symbol: self._tracks_of(symbol) for symbol in components["symbols"]}
        self._dice: dict[str, dict[str, Any]] = {row["id"]: row for row in components["dice"]}

    def _spaces_of(self, board: dict[str, Any]) -> dict[str, Space]:
        found = {}
        for building in self.buildings:
            rows = self._buildings[building].get("spaces", [])
            for space in board["wonder"] if building == "wonder" else rows:
                effects = space["effects"]
                if building == "university":
                    effects = board["university_effects"][space["id"]]
                attack = space["attack_vp"] if space.get("kind") == "attack" else None
                found[space["id"]] = Space(
                    space["id"], building, space["cost"], space["vp"], attack, tuple(effects)
                )
        return found

    def _effects_of(self, board: str) -> dict[str, list[tuple[str, dict[str, Any]]]]:
        """The effects of a board by type, each with its space."""
        found: dict[str, list[tuple[str, dict[str, Any]]]] = {}
        for space in self.spaces(board).values():
            for effect in space.effects:
                found.setdefault(effect["type"], []).append((space.id, effect))
        return found

    def _tracks_of(self, symbol: str) -> tuple[Track, ...]:
        whole = self.buildings_of(symbol)
        return tuple(
            track
            for building in self.buildings
            for track in self.tracks(building)
            if track.symbol == symbol or building in whole
        )

    # ---- spaces and tracks

    def spaces(self, board: str) -> dict[str, Space]:
        """The spaces of a board by id."""
        return self._spaces[board]

    def space(self, name: str) -> Space:
        """A space as the first board has it, for what is the same on all boards."""
        return self._spaces[self.boards[0]][name]

    def bonus_effect(self, bonus: str) -> dict[str, Any]:
        """The first effect of a bonus space."""
        row = self.components["bonus_spaces"][self.bonuses.index(bonus)]
        return dict(row["effects"][0])

    def spaces_in(self, board: str, building: str) -> list[Space]:
        """The spaces of a building of a board."""
        return [space for space in self.spaces(board).values() if space.building == building]

    def tracks(self, building: str) -> tuple[Track, ...]:
        """The tracks of a building."""
        return self._tracks[building]

    @property
    def all_tracks(self) -> list[Track]:
        return [track for building in self.buildings for track in self.tracks(building)]

    def attacks(self, building: str) -> dict[str, int]:
        """The printed points of each attack of a barracks (SWD-8.4.3)."""
        found = self.spaces_in(self.boards[0], building)
        return {space.id: space.attack for space in found if space.attack is not None}

    def defences(self, building: str) -> int:
        """The most defences that a barracks can have."""
        return len(self.spaces_in(self.boards[0], building)) - len(self.attacks(building))

    def opposite(self, barracks: str) -> str:
        """The barracks of a neighbour that faces this one (SWD-8.4.5)."""
        return str(self._buildings[barracks]["opposing_barracks"])

    def is_complete(self, building: str, crossed: Collection[str]) -> bool:
        """Whether every space of a building is crossed."""
        return all(space in crossed for track in self.tracks(building) for space in track.spaces)

    def completed(self, crossed: Collection[str]) -> list[str]:
        """The city buildings whose last space is crossed: each gives a bonus (SWD-9.1)."""
        return [
            building
            for building in self.buildings
            if self._buildings[building]["completion_gives_bonus"]
            and self.is_complete(building, crossed)
        ]

    # ---- dice

    def buildings_of(self, symbol: str) -> list[str]:
        """The buildings whose every open space a black face offers (SWD-8.6.1); none for others."""
        return list(self.components["symbols"][symbol].get("cross_one_of", []))

    def compared(self, symbol: str) -> list[str]:
        """The buildings that a purple face compares (SWD-8.7.1); none for others."""
        return list(self.components["symbols"][symbol].get("compare", []))

    @property
    def alone_needs(self) -> int:
        """The spaces with which a player alone passes a comparison (SWD-2.6)."""
        return int(self.components["setup"]["score_attack"]["comparison_needs"])

    def led_by(self, symbol: str) -> tuple[Track, ...]:
        """The tracks to which a face leads."""
        return self._led_by[symbol]

    def colour_of(self, die: str) -> str:
        return str(self._dice[die]["colour"])

    def symbol_on(self, die: str, face: int) -> str:
        """The symbol of a face, from 1 on."""
        return str(self._dice[die]["faces"][face - 1]["symbol"])

    # ---- what a player has

    def effects_in(self, board: str, crossed: Collection[str], name: str) -> list[dict[str, Any]]:
        """The effects of one type that a player has crossed."""
        found = self._effects[board].get(name, [])
        return [effect for space, effect in found if space in crossed]

    def materials(self, crossed: Collection[str]) -> int:
        """SWD-6.1."""
        return sum(space in crossed for track in self.tracks("warehouse") for space in track.spaces)

    def unlocked(self, board: str, crossed: Collection[str]) -> set[str]:
        """The special dice that a player may use (SWD-8.5.2)."""
        return {str(effect["die"]) for effect in self.effects_in(board, crossed, "unlock_die")}

    def die_cost(self, board: str, crossed: Collection[str], die: str, section: int) -> int:
        """What a player pays for a die in a section (SWD-6.3)."""
        colour = self.colour_of(die)
        zero = self.effects_in(board, crossed, "die_cost_zero")
        if any(effect["colour"] == colour for effect in zero):
            return 0
        minus = self.effects_in(board, crossed, "die_cost_minus")
        cost = int(self.components["forum"]["sections"][section]["die_cost"])
        return max(0, cost - sum(int(effect["amount"]) for effect in minus))

    def coins_for_die(self, board: str, crossed: Collection[str], die: str) -> int:
        """What a player receives for choosing a die (SWD-9.14)."""
        colour = self.colour_of(die)
        found = self.effects_in(board, crossed, "coins_on_die")
        return sum(int(effect["amount"]) for effect in found if effect["colour"] == colour)


@functools.lru_cache(maxsize=16)
def printed_boards(edition: Edition) -> PrintedBoards:
    """The boards of an edition."""
    return PrintedBoards(edition.data)
