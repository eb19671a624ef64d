"""Dumps by the names of their fields.

fields = named(SHAPE, state.dump())
fields["homes"]["0"]["stock"]["stone"] = 3
GAME.restore(setup, unnamed(SHAPE, fields))
"""

from __future__ import annotations

import copy
from typing import Any

from poleis.core.observation_spec import Many, Row, Shape


def named(shape: Shape, dump: Any) -> Any:
    """A dump whose rows are dictionaries."""
    if isinstance(shape, Row):
        pairs = zip(shape.fields, dump, strict=True)
        return {name: named(item, value) for (name, item), value in pairs}
    if isinstance(shape, Many):
        return [named(shape.item, value) for value in dump]
    return dump


def unnamed(shape: Shape, fields: Any) -> Any:
    """The inverse of `named`; a row may also be a list."""
    if isinstance(shape, Row):
        values = fields if isinstance(fields, list) else [fields[name] for name, _ in shape.fields]
        pairs = zip(shape.fields, values, strict=True)
        return [unnamed(item, value) for (_, item), value in pairs]
    if isinstance(shape, Many):
        return [unnamed(shape.item, value) for value in fields]
    return int(fields)


def field(shape: Shape, dump: Any, path: str) -> Any:
    """The value of a field such as `homes.0.stock.stone` or `pending.0.kind`."""
    for key in path.split("."):
        index, shape = _step(shape, key)
        dump = dump[index]
    return dump


def changed(shape: Shape, dump: Any, path: str, value: object) -> Any:
    """A copy of a dump with one field changed."""
    found = copy.deepcopy(dump)
    *way, last = path.split(".")
    place = found
    for key in way:
        index, shape = _step(shape, key)
        place = place[index]
    index, _ = _step(shape, last)
    assert place[index] != value, path
    place[index] = value
    return found


def _step(shape: Shape, key: str) -> tuple[int, Shape]:
    if isinstance(shape, Many):
        return int(key), shape.item
    assert isinstance(shape, Row), key
    names = [name for name, _ in shape.fields]
    return names.index(key), shape.fields[names.index(key)][1]
