"""Citizen dice: colour and value in one number, never zero. NO_DIE is an empty base or seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_DIE: Final = 0
SIX: Final = 6
"""The highest value of a citizen (ORI-1.2)."""


def die_of(colour: i64, value: i64) -> i64:
    return 8 * colour + value


def die_colour(die: i64) -> i64:
    return die >> 3


def die_value(die: i64) -> i64:
    return die & 7
