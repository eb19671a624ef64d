"""Amounts of effects: a number, and so much for each thing counted (ORI-23).

A new thing to count is one class and one line in COUNTS.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from poleis.core.sets import size
from poleis.games.origins.rules.dice import die_value
from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.rules.home import NOTHING
from poleis.games.origins.rules.records import Position
from poleis.games.origins.rules.tracks import behind, spaces_lost


class Count:
    """Something that is counted by "for each"; arguments as in `effect.Word`."""

    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return 0


@final
class Farms(Count):
    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return table.homes[seat].city.farms()


@final
class EmptyCells(Count):
    """Cells beside the tile that hold no tile (ORI-23.2)."""

    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return table.homes[seat].city.empty_beside(cell)


@final
class BuildingsOf(Count):
    """Buildings of a colour."""

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return table.homes[seat].city.buildings(self.colour)


@final
class CopiesOf(Count):
    """Buildings of one kind."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return table.homes[seat].city.copies(self.kind)


@final
class BuildingColours(Count):
    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return size(table.homes[seat].city.colours_built())


@final
class ClosedDistricts(Count):
    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return table.homes[seat].city.closed_districts()


@final
class Freemen(Count):
    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return table.homes[seat].freemen_count()


@final
class FreemenOf(Count):
    """Freemen of a colour."""

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return table.homes[seat].freemen_of(self.colour)


@final
class FreemenColours(Count):
    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return size(table.homes[seat].freemen_colours())


@final
class CitizensOf(Count):
    """Dice of a colour as freemen and in seats of power (ORI-22.1)."""

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        home = table.homes[seat]
        return home.freemen_of(self.colour) + home.city.seated(self.colour)


@final
class ChosenValue(Count):
    """The value of the chosen freeman."""

    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return 0 if subject == NOTHING else die_value(table.homes[seat].freemen[subject])


@final
class Advisors(Count):
    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return len(table.homes[seat].advisors)


@final
class PlayersBehind(Count):
    """Discs strictly behind on the military track (ORI-9.2)."""

    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return behind(table, seat)


@final
class ZodiacCards(Count):
    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return table.temples.held(seat)


@final
class SpacesLost(Count):
    """Spaces that the military disc would fall back (ORI-22.3)."""

    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        return spaces_lost(table.edition, table.homes[seat])


@final
class Amount:
    """A number, and for each thing counted so much."""

    def __init__(self, number: i64, count: Count | None, each: i64) -> None:
        self.number = number
        self.count = count
        self.each = each

    def of(self, table: Position, seat: i64, cell: i64, subject: i64) -> i64:
        count = self.count
        if count is None:
            return self.number
        return self.number + self.each * count.of(table, seat, cell, subject)


def colour_named(edition: Edition, name: str) -> int:
    return edition.colours.index(name)


def kind_named(edition: Edition, name: str) -> int:
    return [kind.name for kind in edition.kinds].index(name)


COUNTS: Final[dict[str, Callable[[Edition], Count]]] = {
    "own_farms": lambda edition: Farms(),
    "orthogonal_empty_cells_next_to_this_tile": lambda edition: EmptyCells(),
    "own_yellow_buildings": lambda edition: BuildingsOf(colour_named(edition, "yellow")),
    "own_red_buildings": lambda edition: BuildingsOf(colour_named(edition, "red")),
    "own_obelisks": lambda edition: CopiesOf(kind_named(edition, "obelisk")),
    "distinct_building_colors_in_city": lambda edition: BuildingColours(),
    "own_closed_districts": lambda edition: ClosedDistricts(),
    "own_freemen": lambda edition: Freemen(),
    "own_yellow_freemen": lambda edition: FreemenOf(colour_named(edition, "yellow")),
    "own_red_freemen": lambda edition: FreemenOf(colour_named(edition, "red")),
    "distinct_colors_among_own_freemen": lambda edition: FreemenColours(),
    "own_red_citizen_dice_freemen_and_seats": (
        lambda edition: CitizensOf(colour_named(edition, "red"))
    ),
    "chosen_die_value": lambda edition: ChosenValue(),
    "own_advisors": lambda edition: Advisors(),
    "players_strictly_behind_on_military_track": lambda edition: PlayersBehind(),
    "own_zodiac_cards": lambda edition: ZodiacCards(),
    "spaces_own_military_disc_would_retreat": lambda edition: SpacesLost(),
}
"""What components.json can count."""
