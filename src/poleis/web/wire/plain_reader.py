"""Reads JSON into dataclasses with the standard library alone, as strictly as `reader` does.

A page in a browser has no pydantic. Limits are those that the fields state.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import re
from collections.abc import Hashable
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from poleis.web.wire import client_messages
from poleis.web.wire.bad_message import LARGEST_MESSAGE, MOST_FIELDS, BadMessage
from poleis.web.wire.client_messages import LONGEST_ID, ClientMessage, Limits

T = TypeVar("T")


class BadFields(Exception):
    """A value is not of its type; the names of the fields that are wrong."""

    def __init__(self, fields: tuple[str, ...]) -> None:
        super().__init__(", ".join(fields))
        self.fields = fields


class _Wrong(Exception):
    """A value does not fit."""


@functools.cache
def _messages() -> dict[str, type[Any]]:
    """The messages of a client by their types."""
    kinds = get_args(client_messages.ClientMessage)
    return {get_args(_hints(kind)["type"])[0]: kind for kind in kinds}


def read_message(text: str) -> ClientMessage:
    """The message in this text; BadMessage if there is none."""
    if len(text) > LARGEST_MESSAGE:
        raise BadMessage("size")
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise BadMessage("json") from None
    named = found.get("type") if isinstance(found, dict) else None
    kind = _messages().get(named) if isinstance(named, str) else None
    if kind is None:
        raise BadMessage("type", _id_of(found), ("type",))
    try:
        message: ClientMessage = read_as(kind, found)
    except BadFields as error:
        raise BadMessage("type", _id_of(found), error.fields[:MOST_FIELDS]) from None
    return message


def _id_of(found: Any) -> str | None:
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= LONGEST_ID else None


def read_as(kind: type[T], value: object) -> T:
    """A dataclass from a JSON object; BadFields unless it has exactly its fields."""
    fields = _fields(cast(Hashable, kind))
    wrong: list[str] = []
    found: dict[str, Any] = {}
    if not isinstance(value, dict):
        raise BadFields(("",))
    for field, hint in fields:
        if field.name in value:
            try:
                found[field.name] = _read(hint, value[field.name])
            except (_Wrong, BadFields):
                wrong.append(field.name)
        elif _is_required(field):
            wrong.append(field.name)
    known = {field.name for field, _ in fields}
    wrong += [str(name) for name in value if name not in known]
    if wrong:
        raise BadFields(tuple(wrong))
    return kind(**found)


@functools.cache
def _hints(kind: Hashable) -> dict[str, Any]:
    assert isinstance(kind, type)
    return get_type_hints(kind, include_extras=True)


@functools.cache
def _fields(kind: Hashable) -> tuple[tuple[dataclasses.Field[Any], Any], ...]:
    hints = _hints(kind)
    found = dataclasses.fields(cast(Any, kind))
    return tuple((field, hints[field.name]) for field in found)


def _is_required(field: dataclasses.Field[Any]) -> bool:
    return field.default is field.default_factory is dataclasses.MISSING


def _read(hint: Any, value: Any) -> Any:
    """The value as its type has it; _Wrong if it is of another."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        read = _read(args[0], value)
        for limits in args[1:]:
            if isinstance(limits, Limits):
                _check(limits.limits, read)
        return read
    if origin in (Union, UnionType):
        return _read_union(args, value)
    if origin is Literal:
        return _matched(value, value in args and type(value) in map(type, args))
    if origin is list:
        return [_read(args[0], one) for one in _matched(value, isinstance(value, list))]
    if origin is dict:
        pairs = _matched(value, isinstance(value, dict)).items()
        return {_read(args[0], key): _read(args[1], one) for key, one in pairs}
    if dataclasses.is_dataclass(hint):
        return read_as(cast(type[Any], hint), value)
    if hint is Any:
        return value
    return _matched(value, type(value) is (NoneType if hint is None else hint))


def _read_union(kinds: tuple[Any, ...], value: Any) -> Any:
    for kind in kinds:
        try:
            return _read(kind, value)
        except (_Wrong, BadFields):
            continue
    raise _Wrong


def _matched(value: Any, is_right: bool) -> Any:
    if not is_right:
        raise _Wrong
    return value


def _check(limits: dict[str, int | str], value: Any) -> None:
    """_Wrong if a value is beyond its limits."""
    if not all(_is_within(name, limit, value) for name, limit in limits.items()):
        raise _Wrong


def _is_within(name: str, limit: Any, value: Any) -> bool:
    match name:
        case "ge":
            return bool(value >= limit)
        case "le":
            return bool(value <= limit)
        case "lt":
            return bool(value < limit)
        case "min_length":
            return len(value) >= int(limit)
        case "max_length":
            return len(value) <= int(limit)
        case "pattern":
            return re.search(limit, value) is not None
    raise ValueError(f"an unknown limit: {name}")
