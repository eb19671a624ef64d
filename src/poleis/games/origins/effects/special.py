"""Odd buildings: what no other word of the vocabulary can say. Each entry names its rule.

use_adjacent_building_effect   ORI-23.11   Mage tower
recolor_freeman                ORI-23.7    Court
reserve_building_from_pool     ORI-10.9    Construction site

The odd zodiac cards are in `passive.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.games.origins.effects.effect import Word, sort_from
from poleis.games.origins.effects.running import Question, run_effect
from poleis.games.origins.rules.city import RIGHT, UP
from poleis.games.origins.rules.dice import die_colour, die_of, die_value
from poleis.games.origins.rules.home import NOTHING
from poleis.games.origins.rules.pools import refill
from poleis.games.origins.rules.purchases import is_usable
from poleis.games.origins.rules.records import Position

if TYPE_CHECKING:
    from poleis.games.origins.bot.heuristics import Heuristics


@final
class UseAdjacent(Word):
    """Mage tower: use the effect of a neighbouring building of another kind (ORI-23.11)."""

    def fits(self, table: Position, seat: i64, cell: i64, beside: i64) -> bool:
        city = table.homes[seat].city
        return city.kind_at(beside) != city.kind_at(cell) and is_usable(table, seat, beside)

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return any(self.fits(table, seat, cell, cell + step) for step in (-RIGHT, -UP, UP, RIGHT))

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        for step in (-RIGHT, -UP, UP, RIGHT):
            if self.fits(table, seat, cell, cell + step):
                codes = append(codes, table.edition.actions.use.code(cell + step))
        return codes

    def answer(self, table: Position, question: Question, action: i64) -> None:
        table.pop()
        seat = question.actor
        cell = table.edition.actions.use.first_arg(action)
        kind = table.homes[seat].city.kind_at(cell)
        run_effect(table, seat, table.edition.building_effects[kind].number, cell)


@final
class RecolourFreeman(Word):
    """Court: another colour for an unused freeman, from the reserve (ORI-23.7)."""

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return len(self.codes(table, seat, cell, subject, 0, vec[i64]())) > 0

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        home = table.homes[seat]
        reserve = table.citizens.reserve
        for base in range(i64(len(home.freemen))):
            if home.is_unused(base):
                own = die_colour(home.freemen[base])
                for colour in range(i64(len(reserve))):
                    if colour != own and reserve[colour] > 0:
                        codes = append(codes, table.edition.actions.recolour.code(base, colour))
        return codes

    def answer(self, table: Position, question: Question, action: i64) -> None:
        """The old die goes to the reserve, the new one takes over its value (ORI-4.7)."""
        table.pop()
        recolour = table.edition.actions.recolour
        freemen = table.homes[question.actor].freemen
        base = recolour.first_arg(action)
        colour = recolour.second_arg(action)
        old = freemen[base]
        table.citizens.reserve[die_colour(old)] += 1
        table.citizens.reserve[colour] -= 1
        freemen[base] = die_of(colour, die_value(old))

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        recolour = table.edition.actions.recolour
        die = table.homes[seat].freemen[recolour.first_arg(action)]
        return bot.colour_gain(die, recolour.second_arg(action))


@final
class SetAside(Word):
    """Construction site: a tile of the pool is kept beside the player board (ORI-10.9)."""

    def can(self, table: Position, seat: i64, cell: i64, subject: i64) -> bool:
        return table.buildings.has_tile()

    def codes(
        self, table: Position, seat: i64, cell: i64, subject: i64, count: i64, codes: vec[i64]
    ) -> vec[i64]:
        start: i64 = len(codes)
        for tile in table.buildings.slots:
            if tile != NOTHING:
                codes = append(codes, table.edition.actions.aside.code(tile))
        sort_from(codes, start)
        return codes

    def answer(self, table: Position, question: Question, action: i64) -> None:
        """The tile lies beside the player board, and the pool is refilled."""
        table.pop()
        tile = table.edition.actions.aside.first_arg(action)
        home = table.homes[question.actor]
        table.buildings.slots[table.buildings.slot_of(tile)] = NOTHING
        home.aside = append(home.aside, tile)
        refill(table, table.edition.tile_colour(tile))

    def worth(self, bot: Heuristics, table: Position, seat: i64, action: i64) -> float:
        return bot.aside_price(table, table.edition.actions.aside.first_arg(action))
