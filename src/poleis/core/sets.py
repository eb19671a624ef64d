"""Sets of small numbers as one number: a bit for each member, from 0 to 61."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

__all__ = ["add_all", "bit", "lowest", "member", "members", "size"]

_POWERS: Final = [pow(2, number, 67) for number in range(62)]
_LOWEST: Final = vec[i64]([_POWERS.index(rest) if rest in _POWERS else 0 for rest in range(67)])
_BITS: Final = vec[i64]([1 << number for number in range(62)])


def bit(number: i64) -> i64:
    """The set with one member. (Compiled, the literal 1 would be shifted as a 32-bit number.)"""
    return _BITS[number]


def lowest(bits: i64) -> i64:
    """The smallest member of a set (2 is a generator modulo 67: each power has its own rest)."""
    return _LOWEST[(bits & -bits) % 67]


def size(bits: i64) -> i64:
    """How many members a set has (at most 62)."""
    bits -= (bits >> 1) & 0x1555555555555555
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 127


def member(bits: i64, index: i64) -> i64:
    """The member of a set with this index in ascending order."""
    while index > 0:
        bits &= bits - 1
        index -= 1
    return lowest(bits)


def members(bits: int) -> list[int]:
    """All members of a set, ascending."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def add_all(codes: vec[i64], first: i64, bits: i64) -> vec[i64]:
    """Codes with one added for each member of a set, *first* for 0, ascending."""
    while bits != 0:
        codes = append(codes, first + lowest(bits))
        bits &= bits - 1
    return codes
