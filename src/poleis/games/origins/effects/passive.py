"""Zodiac cards that change how something is done, without being called.

wisdom_discount                      ORI-22.2    Taurus
replace_own_farm_with_new_building   ORI-10.8    Virgo
replace_bonus_action_with            ORI-22.12   Pisces
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from poleis.games.origins.effects.effect import Word
from poleis.games.origins.rules.home import TEMPLES
from poleis.games.origins.rules.records import Position


@final
class WisdomDiscount(Word):
    """Taurus: pools cost less wisdom, never below 0 (ORI-22.2)."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount


@final
class CoverFarm(Word):
    """Virgo: a tile may be laid over a farm, for nothing (ORI-10.8)."""


@final
class BonusGold(Word):
    """Pisces: gold in place of a bonus action (ORI-22.12)."""

    def __init__(self, amount: i64) -> None:
        self.amount = amount


def held_word(table: Position, seat: i64, temple: i64) -> Word | None:
    """The first word of the zodiac card of a temple if the seat has it."""
    if table.temples.holders[temple] != seat:
        return None
    return table.edition.zodiac[table.temples.cards[temple]].first_word


def wisdom_discount(table: Position, seat: i64) -> i64:
    """What a seat pays less at the pools."""
    for temple in range(i64(TEMPLES)):
        word = held_word(table, seat, temple)
        if isinstance(word, WisdomDiscount):
            return word.amount
    return 0


def may_cover_farms(table: Position, seat: i64) -> bool:
    for temple in range(i64(TEMPLES)):
        if isinstance(held_word(table, seat, temple), CoverFarm):
            return True
    return False


def gold_for_bonus(table: Position, seat: i64) -> i64:
    """Gold that the seat may take in place of a bonus action; 0: it has no such card."""
    for temple in range(i64(TEMPLES)):
        word = held_word(table, seat, temple)
        if isinstance(word, BonusGold):
            return word.amount
    return 0


def tile_price(table: Position, seat: i64, slot: i64) -> i64:
    """Wisdom for a slot of the building pool (ORI-10.1)."""
    return max(table.edition.tile_price[slot] - wisdom_discount(table, seat), 0)


def citizen_price(table: Position, seat: i64, slot: i64) -> i64:
    """Wisdom for a slot of the citizen pool (ORI-12.1)."""
    return max(table.edition.citizen_price[slot] - wisdom_discount(table, seat), 0)
