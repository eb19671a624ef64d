"""The city of a seat: tiles on a square grid, the cells where it may grow, its districts (ORI-5).

A cell is one number made of x and y; y grows upwards, and the palace lies at 0, 0. A district is
named by the cell of its lower left tile. The empty cells beside the city and the districts are kept
in ascending order and up to date.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from poleis.games.origins.rules.dice import NO_DIE, die_colour, die_value
from poleis.games.origins.rules.edition import NO_COLOUR, Edition

REACH: Final = 80
"""Cells in each direction from the palace: a straight line of all tiles of the box needs fewer, so
the ground has no edge (ORI-5.2)."""
RIGHT: Final = 2 * REACH
UP: Final = 1
CENTRE: Final = REACH * RIGHT + REACH
"""The cell of the palace."""
NOWHERE: Final = -1
NO_TILE: Final = -1
CORNERS: Final = 4


def corner(district: i64, which: i64) -> i64:
    """One of the four cells of a district: lower left, upper left, lower right, upper right."""
    return district + (which >> 1) * RIGHT + (which & 1)


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates."""
    return (x + REACH) * RIGHT + y + REACH


def cell_xy(cell: int) -> tuple[int, int]:
    """The coordinates of a cell; the palace lies at 0, 0."""
    return cell // RIGHT - REACH, cell % RIGHT - REACH


@final
@mypyc_attr(acyclic=True)
class City:
    """Tiles in the order of building, and what follows from them."""

    def __init__(
        self,
        edition: Edition,
        cells: vec[i64],
        faces: vec[i64],
        plots: vec[i64],
        districts: vec[i64],
        seat_dice: vec[i64],
    ) -> None:
        self.edition = edition
        self.cells: vec[i64] = cells  # where each tile lies
        self.faces: vec[i64] = faces  # what it shows: a building, agora, palace, or a farm
        self.plots: vec[i64] = plots  # empty cells beside the city
        self.districts: vec[i64] = districts  # the lower left cell of each
        self.seat_dice: vec[i64] = (
            seat_dice  # the die in the seat of power of each district, or NO_DIE
        )

    def copy(self) -> City:
        return City(
            self.edition,
            self.cells[:],
            self.faces[:],
            self.plots[:],
            self.districts[:],
            self.seat_dice[:],
        )

    def dump(self) -> list[object]:
        """The tiles and the dice in seats; the rest follows."""
        tiles: list[object] = [
            [int(self.cells[i]), int(self.faces[i])] for i in range(len(self.cells))
        ]
        seats: list[object] = [
            [int(self.districts[i]), int(self.seat_dice[i])]
            for i in range(len(self.districts))
            if self.seat_dice[i] != NO_DIE
        ]
        return [tiles, seats]

    # ---- what lies where

    def size(self) -> i64:
        """Tiles: farms, agora and palace count (ORI-20.6)."""
        return len(self.cells)

    def face_at(self, cell: i64) -> i64:
        """What lies in a cell; NO_TILE: nothing."""
        cells = self.cells
        for i in range(i64(len(cells))):
            if cells[i] == cell:
                return self.faces[i]
        return NO_TILE

    def is_empty(self, cell: i64) -> bool:
        return self.face_at(cell) == NO_TILE

    def kind_at(self, cell: i64) -> i64:
        """The kind of building in a cell; NO_TILE for a farm and for no tile."""
        face = self.face_at(cell)
        if face == NO_TILE or self.edition.is_farm(face):
            return NO_TILE
        return self.edition.kind_of[face]

    def colour_at(self, cell: i64) -> i64:
        face = self.face_at(cell)
        return NO_COLOUR if face == NO_TILE else self.edition.colour_of_face[face]

    # ---- growing

    def lay(self, cell: i64, face: i64) -> None:
        """Lay a tile into an empty cell (ORI-5.2), and see what districts it completes."""
        self.cells = append(self.cells, cell)
        self.faces = append(self.faces, face)
        self.close_plot(cell)
        self.open_plot(cell - RIGHT)
        self.open_plot(cell - UP)
        self.open_plot(cell + UP)
        self.open_plot(cell + RIGHT)
        left = not self.is_empty(cell - RIGHT)
        right = not self.is_empty(cell + RIGHT)
        if not self.is_empty(cell - UP):
            if left and not self.is_empty(cell - RIGHT - UP):
                self.add_district(cell - RIGHT - UP)
            if right and not self.is_empty(cell + RIGHT - UP):
                self.add_district(cell - UP)
        if not self.is_empty(cell + UP):
            if left and not self.is_empty(cell - RIGHT + UP):
                self.add_district(cell - RIGHT)
            if right and not self.is_empty(cell + RIGHT + UP):
                self.add_district(cell)

    def cover(self, cell: i64, face: i64) -> i64:
        """Lay a tile over a farm (ORI-10.8); the tile that was the farm."""
        for i in range(i64(len(self.cells))):
            if self.cells[i] == cell:
                old = self.faces[i]
                self.faces[i] = face
                return self.edition.tile_of(old)
        return NO_TILE

    def close_plot(self, cell: i64) -> None:
        """A cell beside the city is no longer empty; the palace is laid on no plot."""
        for plot in self.plots:
            if plot == cell:
                self.plots = remove(self.plots, cell)
                return

    def open_plot(self, cell: i64) -> None:
        """An empty cell lies beside the city now."""
        if not self.is_empty(cell):
            return
        plots = self.plots
        first: i64 = 0
        while first < len(plots) and plots[first] < cell:
            first += 1
        if first < len(plots) and plots[first] == cell:
            return
        plots = append(plots, cell)
        for i in range(i64(len(plots)) - 1, first, -1):
            plots[i] = plots[i - 1]
        plots[first] = cell
        self.plots = plots

    def add_district(self, district: i64) -> None:
        """Four tiles fill a block: a district with an empty seat of power (ORI-5.4)."""
        self.districts = append(self.districts, district)
        self.seat_dice = append(self.seat_dice, i64(NO_DIE))
        i: i64 = len(self.districts) - 1
        while i > 0 and self.districts[i - 1] > district:
            self.districts[i] = self.districts[i - 1]
            self.seat_dice[i] = self.seat_dice[i - 1]
            i -= 1
        self.districts[i] = district
        self.seat_dice[i] = NO_DIE

    # ---- districts

    def district_index(self, district: i64) -> i64:
        """Which of the districts has this lower left cell; -1: none."""
        for i in range(i64(len(self.districts))):
            if self.districts[i] == district:
                return i
        return -1

    def die_in(self, district: i64) -> i64:
        """The die in a seat of power; NO_DIE if it is empty or there is no such district."""
        i = self.district_index(district)
        return NO_DIE if i < 0 else self.seat_dice[i]

    def seat_die(self, district: i64, die: i64) -> None:
        """Put a die into the seat of power of a district, in place of what is there."""
        self.seat_dice[self.district_index(district)] = die

    def closed_districts(self) -> i64:
        """How many districts are closed (ORI-5.5)."""
        count: i64 = 0
        for die in self.seat_dice:
            if die != NO_DIE:
                count += 1
        return count

    def fired_by(self, district: i64, die: i64) -> i64:
        """The tiles of a district whose effects a die may use: those of its colour, and the agora
        (ORI-13.5). As a set of corners."""
        found: i64 = 0
        for which in range(i64(CORNERS)):
            face = self.face_at(corner(district, which))
            if face == self.edition.agora or (
                face != NO_TILE and self.edition.colour_of_face[face] == die_colour(die)
            ):
                found |= i64(1) << which
        return found

    def fits(self, district: i64, card: i64) -> bool:
        """Whether a district card fits the colours of a district (ORI-13.7).

        The neighbours of corner c inside the block are c ^ 1 and c ^ 2.
        """
        printed = self.edition.cards[card]
        for which in range(i64(CORNERS)):
            if printed.fits(
                self.colour_at(corner(district, which)),
                self.colour_at(corner(district, which ^ 1)),
                self.colour_at(corner(district, which ^ 2)),
            ):
                return True
        return False

    # ---- counting (ORI-23)

    def farms(self) -> i64:
        count: i64 = 0
        for face in self.faces:
            if self.edition.is_farm(face):
                count += 1
        return count

    def buildings(self, colour: i64) -> i64:
        """How many buildings of a colour the city has."""
        colours = self.edition.colour_of_face
        count: i64 = 0
        for face in self.faces:
            if colours[face] == colour:
                count += 1
        return count

    def colours_built(self) -> i64:
        """The colours of the buildings, as a set."""
        found: i64 = 0
        for face in self.faces:
            colour = self.edition.colour_of_face[face]
            if colour != NO_COLOUR:
                found |= i64(1) << colour
        return found

    def copies(self, kind: i64) -> i64:
        """How many buildings of one kind the city has."""
        count: i64 = 0
        for face in self.faces:
            if not self.edition.is_farm(face) and self.edition.kind_of[face] == kind:
                count += 1
        return count

    def empty_beside(self, cell: i64) -> i64:
        """How many of the four neighbouring cells hold no tile (ORI-23.2)."""
        count: i64 = 0
        for step in (-RIGHT, -UP, UP, RIGHT):
            if self.is_empty(cell + step):
                count += 1
        return count

    def seated(self, colour: i64) -> i64:
        """Dice of a colour in seats of power (ORI-22.1)."""
        count: i64 = 0
        for die in self.seat_dice:
            if die != NO_DIE and die_colour(die) == colour:
                count += 1
        return count

    def seated_pips(self, colour: i64) -> i64:
        """The values of the dice of a colour in seats of power, added up."""
        total: i64 = 0
        for die in self.seat_dice:
            if die != NO_DIE and die_colour(die) == colour:
                total += die_value(die)
        return total


def new_city(edition: Edition) -> City:
    """The agora directly above the palace (ORI-2.11)."""
    city = empty_city(edition)
    city.lay(CENTRE, edition.palace)
    city.lay(CENTRE + UP, edition.agora)
    return city


def empty_city(edition: Edition) -> City:
    return City(edition, vec[i64](), vec[i64](), vec[i64](), vec[i64](), vec[i64]())


def read_city(edition: Edition, dump: list[list[list[int]]]) -> City:
    """A city from its dump: the tiles are laid one after another."""
    city = empty_city(edition)
    tiles, seats = dump
    for cell, face in tiles:
        city.lay(cell, face)
    for district, die in seats:
        city.seat_die(district, die)
    return city
