"""Messages that a table must refuse or answer without harm: malformed, wrong, too large."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from tests.soak.picture import Picture

Json = dict[str, Any]

_TEXTS: tuple[str | bytes, ...] = (
    "",
    "null",
    "[]",
    "42",
    '"play"',
    "{",
    '{"type": "play"',
    "[" * 5000,
    '{"a":' * 3000,
    '{"type": "ping", "id": "x", "id": "y"}',
    '{"type": "ping", "id": NaN}',
    '{"type": "chat", "id": "u", "text": "\\ud800"}',
    '{"type": "ping", "id": "' + "x" * 65 + '"}',
    '{"type": "chat", "id": "long", "text": "' + "a" * 17_000 + '"}',
    b"\x00\x01\x02",
    b'{"type": "ping", "id": "binary"}',
)
"""Not JSON, not an object, too deep, too long, binary."""

_VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    2**70,
    1.5,
    "1",
    "",
    [],
    {},
    [[]],
    {"do": "take"},
    "a\u0000b",
)
"""Of a wrong type for most fields."""

# A hello that is right after one change would change what its client wants, so it has two errors.

_TEMPLATES: tuple[Json, ...] = (
    {"type": "play", "rev": 0, "code": 1},
    {"type": "play", "rev": 0, "text": "take 1"},
    {"type": "play", "rev": 0, "action": {"do": "take", "slot": 1}},
    {"type": "undo", "rev": 0},
    {"type": "undo-answer", "ask": 1, "yes": True},
    {"type": "hello", "want": "nonsense", "lang": 7},
    {"type": "at", "ply": 3},
    {"type": "ahead", "rev": 0, "after": [1]},
    {"type": "preview", "rev": 0, "codes": [1]},
    {"type": "why", "rev": 0, "codes": [1]},
    {"type": "chat", "text": "hello"},
    {"type": "rename", "name": "Ann"},
    {"type": "rematch"},
)


def _without_a_field(luck: random.Random, message: Json) -> None:
    del message[luck.choice(list(message))]


def _with_a_wrong_value(luck: random.Random, message: Json) -> None:
    message[luck.choice(list(message))] = luck.choice(_VALUES)


def _with_an_unknown_field(luck: random.Random, message: Json) -> None:
    message[luck.choice(("extra", "seat", "actor", "__class__"))] = luck.choice(_VALUES)


def _of_an_unknown_type(luck: random.Random, message: Json) -> None:
    message["type"] = luck.choice(("state", "ack", "play ", "PLAY", "", "deal", "hint\u0000"))


_CHANGES: tuple[Callable[[random.Random, Json], None], ...] = (
    _without_a_field,
    _with_a_wrong_value,
    _with_an_unknown_field,
    _of_an_unknown_type,
)


def make(luck: random.Random, id: str, rev: int) -> str | bytes:
    """A message with something wrong. It never counts: its revision, if it has one, is over."""
    if luck.random() < 0.4:
        return luck.choice(_TEXTS)
    message = {**luck.choice(_TEMPLATES), "id": id}
    if "rev" in message:
        message["rev"] = max(0, rev - 1)
    luck.choice(_CHANGES)(luck, message)
    return json.dumps(message)


def query(luck: random.Random, id: str, picture: Picture) -> Json:
    """A question about the table, with codes and plies that may not exist."""
    rev = max(0, picture.rev - luck.choice((0, 0, 0, 1)))
    legal = picture.fields.get("legal") or [0]
    codes = [luck.choice([*legal, luck.randrange(2000)]) for _ in range(luck.randrange(1, 4))]
    kind = luck.choice(("at", "ahead", "preview", "why"))
    if kind == "at":
        return {"type": "at", "id": id, "ply": luck.randrange(0, picture.fields.get("ply", 0) + 3)}
    if kind == "ahead":
        return {"type": "ahead", "id": id, "rev": rev, "after": codes[:2]}
    return {"type": kind, "id": id, "rev": rev, "codes": codes}
