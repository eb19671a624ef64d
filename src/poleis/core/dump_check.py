"""Checks of a dump from elsewhere against the shape that its game declares."""

from __future__ import annotations

from poleis.core.errors import BadPosition
from poleis.core.observation_spec import (
    Bits,
    Choice,
    Count,
    Fixed,
    Gauge,
    Leaf,
    Many,
    Packed,
    Row,
    Shape,
    Subset,
    unpack,
)


def check_dump(shape: Shape, dump: object, name: str = "") -> None:
    """Refuse a dump that does not have this shape; BadPosition names the field and the reason."""
    match shape:
        case Row(fields):
            items = _list(dump, name)
            if len(items) != len(fields):
                raise _bad(name, f"has {len(items)} entries, not {len(fields)}")
            for (field, item), value in zip(fields, items, strict=True):
                check_dump(item, value, f"{name}.{field}" if name else field)
        case Many():
            for place, value in enumerate(rows_of(shape, dump, name)):
                check_dump(shape.item, value, f"{name}.{place}")
        case Subset(low, high):
            items = _list(dump, name)
            numbers = [_integer(value, name) for value in items]
            if numbers != sorted(set(numbers)):
                raise _bad(name, "is not ascending")
            for number in numbers:
                _check_range(number, low, high, name)
        case Packed():
            number = _integer(dump, name)
            if number < 0:
                raise _bad(name, f"is {number}")
            for part, leaf, digit in unpack(shape, number):
                _check_leaf(leaf, digit, f"{name}.{part}")
        case _:
            _check_leaf(shape, _integer(dump, name), name)


def rows_of(many: Many, dump: object, name: str = "") -> list[object]:
    """The items of a list; those of a flat one are cut into rows."""
    items = _list(dump, name)
    if many.flat:
        assert isinstance(many.item, Row)
        size = len(many.item.fields)
        if len(items) % size:
            raise _bad(name, f"has {len(items)} numbers, not a multiple of {size}")
        items = [items[at : at + size] for at in range(0, len(items), size)]
    if len(items) > many.most:
        raise _bad(name, f"has {len(items)} entries; {many.most} are the most")
    return items


def _check_leaf(leaf: Leaf, number: int, name: str) -> None:
    match leaf:
        case Fixed(value):
            if number != value:
                raise _bad(name, f"is {number}, not {value}")
        case Count(low, high):
            _check_range(number, low, high, name)
        case Choice(low, high, other):
            if number != other:
                _check_range(number, low, high, name)
        case Bits(count, low):
            _check_range(number, low, low + (1 << count) - 1, name)
        case Gauge(most):
            _check_range(number, 0, most, name)


def _check_range(number: int, low: int, high: int, name: str) -> None:
    if not low <= number <= high:
        raise _bad(name, f"is {number}, not from {low} to {high}")


def _integer(value: object, name: str) -> int:
    if type(value) is not int:
        raise _bad(name, f"is {value!r:.40}, not a whole number")
    return value


def _list(value: object, name: str) -> list[object]:
    if not isinstance(value, list):
        raise _bad(name, f"is {value!r:.40}, not a list")
    return value


def _bad(name: str, reason: str) -> BadPosition:
    return BadPosition(f"{name or 'the position'} {reason}")
