"""Position text: one line for a position, as FEN is for chess.

    akropolis 2 long=no variants=- lakes=no | round=3 city.0.stones=2 site=[17,4,30]

First the game, the seats and the options, then, after a bar, every field that differs from the
first position of the game. The names are those of the shape that the game declares (`Game.shape`):

- a number, or the word for it (`board=giza`)
- a set: members joined by `+`, or `-` for none (`crossed=wo_1+ag_11`)
- a list in brackets; `3*4` stands for four times the same (`[0*5,7]`)
- a record in parentheses, without the fields that are empty (`(effect:build,seat:1)`)

The text holds no spaces but those between fields. It is read like any dump from elsewhere: a text
that is no position of the game is refused with the reason.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Sequence
from typing import Any

from poleis.core.dump_check import rows_of
from poleis.core.errors import BadPosition, PoleisError
from poleis.core.game import Game, HasShape, get_game
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
from poleis.core.setup import Setup, make_setup, setup_text
from poleis.core.state import State

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_'-]*")
_ATOM = re.compile(r"[A-Za-z0-9_'-]+")
_NUMBER = re.compile(r"-?[0-9]{1,20}")
LONGEST = 20_000
"""Characters of a position text; the longest that our games need is below a quarter of it."""
_MOST_REPEATS = 10_000


def position_text(state: State) -> str:
    """The position in one line; `read_position` is the inverse."""
    setup = state.setup
    head = f"{setup.game.id} {setup.seats} {setup_text(setup.game, setup)}".rstrip()
    first: State = setup.game.new(setup)
    fields = _fields(_shape_of(setup), state.dump(), first.dump(), "")
    return " ".join([head, "|", *fields])


def read_position(text: str, game: Game | None = None) -> State:
    """The position that a text describes; BadPosition names what does not fit.

    A *game* that is not installed can be given.
    """
    if len(text) > LONGEST:
        raise BadPosition(f"a position text has at most {LONGEST} characters")
    head, bar, rest = text.strip().partition("|")
    if not bar:
        raise BadPosition("a position text is 'GAME SEATS OPTION=VALUE ... | FIELD=VALUE ...'")
    setup = _read_head(head.split(), game)
    first: State = setup.game.new(setup)
    dump = copy.deepcopy(first.dump())
    places = dict(_places(_shape_of(setup), (), ""))
    seen = set()
    for word in rest.split():
        name, equals, value = word.partition("=")
        if not equals or name not in places:
            raise BadPosition(f"{setup.game.id} has no field {name[:40]!r}")
        if name in seen:
            raise BadPosition(f"{name} is given twice")
        seen.add(name)
        path, shape = places[name]
        _put(dump, path, _Reader(value, name).whole(shape))
    state: State = setup.game.load(setup, dump)
    return state


def field_of(state: State, name: str) -> Any:
    """The value of a field as the dump has it; BadPosition if the game has no such field."""
    places = dict(_places(_shape_of(state.setup), (), ""))
    if name not in places:
        raise BadPosition(f"{state.setup.game.id} has no field {name[:40]!r}")
    value: Any = state.dump()
    for place in places[name][0]:
        value = value[place]
    return value


def _read_head(words: Sequence[str], game: Game | None) -> Setup:
    if len(words) < 2 or not words[1].isdecimal() or not words[1].isascii():
        raise BadPosition("a position text begins with the game and the number of seats")
    options: dict[str, object] = {}
    for word in words[2:]:
        key, equals, value = word.partition("=")
        if not equals or key in options:
            raise BadPosition(f"{word[:40]!r} is not an option with its value")
        options[key] = value
    try:
        found = game or get_game(words[0])
        if found.id != words[0]:
            raise BadPosition(f"this is a position of {words[0][:40]}, not of {found.id}")
        return make_setup(found, int(words[1][:4]), options)
    except PoleisError as error:
        raise BadPosition(str(error)) from error


def _shape_of(setup: Setup) -> Shape:
    if not isinstance(setup.game, HasShape):
        raise BadPosition(f"{setup.game.id} has no position text: it does not declare its fields")
    return setup.game.shape(setup)


# ---- fields


def _places(shape: Shape, path: tuple[int, ...], name: str) -> Iterator[tuple[str, Any]]:
    """The path and the shape of each field, by its name."""
    if isinstance(shape, Row):
        for place, (field, item) in enumerate(shape.fields):
            yield from _places(item, (*path, place), f"{name}.{field}" if name else field)
    else:
        yield name, (path, shape)


def _fields(shape: Shape, value: Any, first: Any, name: str) -> Iterator[str]:
    """The fields that differ from the first position."""
    if isinstance(shape, Row):
        for (field, item), one, other in zip(shape.fields, value, first, strict=True):
            yield from _fields(item, one, other, f"{name}.{field}" if name else field)
    elif value != first:
        yield f"{name}={_text(shape, value)}"


def _put(dump: Any, path: Sequence[int], value: object) -> None:
    *way, last = path
    for place in way:
        dump = dump[place]
    dump[last] = value


# ---- writing


def _text(shape: Shape, value: Any) -> str:
    match shape:
        case Row(fields):
            parts = [
                f"{name}:{_text(item, one)}"
                for (name, item), one in zip(fields, value, strict=True)
                if one != _empty(item)
            ]
            return f"({','.join(parts)})"
        case Many():
            return (
                f"[{','.join(_repeats([_text(shape.item, one) for one in rows_of(shape, value)]))}]"
            )
        case Subset(low, _, words):
            return "+".join(_word(words, number - low, number) for number in value) or "-"
        case Packed():
            parts = [f"{name}:{_text(leaf, digit)}" for name, leaf, digit in unpack(shape, value)]
            return f"({','.join(parts)})"
        case Choice(low, high, _, words) if low <= value <= high:
            return _word(words, value - low, value)
        case Bits(count, low, words) if len(words) == count:
            bits = [bit for bit in range(count) if value - low >> bit & 1]
            return "+".join(_word(words, bit, bit) for bit in bits) or "-"
        case Bits(low=low, values=values):
            return _word(values, value - low, value)
        case _:
            return str(value)


def _word(words: Sequence[str], index: int, number: int) -> str:
    """The word for a number, if it has one that can be read again."""
    if index < len(words) and _WORD.fullmatch(words[index]) and words.count(words[index]) == 1:
        return words[index]
    return str(number)


def _repeats(texts: Sequence[str]) -> list[str]:
    """Equal neighbours together: `0*5`."""
    found: list[tuple[str, int]] = []
    for text in texts:
        if found and found[-1][0] == text:
            found[-1] = (text, found[-1][1] + 1)
        else:
            found.append((text, 1))
    return [text if count == 1 else f"{text}*{count}" for text, count in found]


def _empty(shape: Shape) -> Any:
    """The value of a field that a record leaves out."""
    match shape:
        case Row(fields):
            return [_empty(item) for _, item in fields]
        case Many() | Subset():
            return []
        case Packed():
            return None  # always written
        case _:
            return _empty_number(shape)


def _empty_number(leaf: Leaf) -> int:
    match leaf:
        case Fixed(value):
            return value
        case Count(low, high):
            return 0 if low <= 0 <= high else low
        case Choice(low, _, other):
            return low if other is None else other
        case Bits(low=low):
            return low
        case Gauge():
            return 0


# ---- reading


class _Reader:
    """Reads one value by its shape."""

    def __init__(self, text: str, name: str) -> None:
        self.text = text
        self.name = name
        self.at = 0

    def whole(self, shape: Shape) -> Any:
        """The value of the whole text."""
        value = self._value(shape)
        if self.at != len(self.text):
            raise self._bad(f"{self.text[self.at :][:20]!r} is too much")
        return value

    def _value(self, shape: Shape) -> Any:
        match shape:
            case Row(fields):
                return self._record(dict(fields), [_empty(item) for _, item in fields])
            case Many(flat=flat):
                rows = self._list(shape.item)
                return [number for row in rows for number in row] if flat else rows
            case Packed(parts):
                leaves = {name: leaf for name, _, leaf in parts}
                digits = self._record(leaves, [_empty_number(leaf) for leaf in leaves.values()])
                value = 0
                for (_, base, _), digit in reversed(list(zip(parts, digits, strict=True))):
                    value = value * base + digit
                return value
            case Subset(low, _, words):
                return sorted(self._members(words, low))
            case Bits(count, low, words) if len(words) == count:
                return low + sum(1 << bit for bit in set(self._members(words, 0)))
            case Bits(low=low, values=values):
                return self._number(values, low)
            case Choice(low, _, _, words):
                return self._number(words, low)
            case _:
                return self._number((), 0)

    def _record(self, items: dict[str, Any], value: list[Any]) -> list[Any]:
        names = list(items)
        self._take("(")
        while not self._has(")"):
            name = self._atom_until(":")
            if name not in items:
                raise self._bad(f"there is no {name[:40]!r}")
            value[names.index(name)] = self._value(items[name])
            self._has(",")
        return value

    def _list(self, item: Shape) -> list[Any]:
        found: list[Any] = []
        self._take("[")
        while not self._has("]"):
            one = self._value(item)
            times = self._number((), 0) if self._has("*") else 1
            if not 1 <= times <= _MOST_REPEATS - len(found):
                raise self._bad("the list is too long")
            found += [copy.deepcopy(one) for _ in range(times)]
            if not self._has(",") and self._peek() != "]":
                raise self._bad("the list does not end")
        return found

    def _members(self, words: Sequence[str], low: int) -> list[int]:
        if self._peek() == "-" and not _NUMBER.match(self.text, self.at):
            self.at += 1
            return []
        found = [self._number(words, low)]
        while self._has("+"):
            found.append(self._number(words, low))
        return found

    def _number(self, words: Sequence[str], low: int) -> int:
        found = _ATOM.match(self.text, self.at)
        if not found:
            raise self._bad(f"a number is missing at {self.text[self.at :][:20]!r}")
        self.at = found.end()
        if found[0] in words:
            return low + words.index(found[0])
        if not _NUMBER.fullmatch(found[0]):
            raise self._bad(f"{found[0][:40]!r} is not known")
        return int(found[0])

    def _atom_until(self, mark: str) -> str:
        end = self.text.find(mark, self.at)
        if end < 0:
            raise self._bad(f"{mark!r} is missing")
        word = self.text[self.at : end]
        self.at = end + 1
        return word

    def _peek(self) -> str:
        return self.text[self.at : self.at + 1]

    def _has(self, mark: str) -> bool:
        if self._peek() != mark:
            return False
        self.at += 1
        return True

    def _take(self, mark: str) -> None:
        if not self._has(mark):
            raise self._bad(f"{mark!r} is missing")

    def _bad(self, reason: str) -> BadPosition:
        return BadPosition(f"{self.name}: {reason}")
