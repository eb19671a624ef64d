"""Whatever a record, a dump or a city of the pad holds: an answer or one clear error."""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from hypothesis import example, given, settings
from hypothesis import strategies as st

from poleis import Luck, get_game, make_setup
from poleis.core import record
from poleis.core.errors import BadPosition, BadRecord, PoleisError
from poleis.core.explain import total
from poleis.core.random_play import positions, random_match
from poleis.core.setup import Setup, all_setups
from poleis.core.state import play_out

GAME = get_game("akropolis")
RECORDS = [
    record.write(random_match(GAME, make_setup(GAME, seats), seats), {0: "Ann"}, seed=True)
    for seats in (1, 2, 3, 4)
]
ODD = (
    "* = # 0 1 9 -1 --1 99999999999 ٣ ² 1e9 0x1 take place draw undo result player seed commit "
    "poleis game rules seats options long=yes long variants=- r3 akropolis \x00 \ufeff"
)
WORDS = st.sampled_from(ODD.split())
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=10,
)
NUMBERS = st.one_of(st.integers(-3, 70), st.sampled_from([127, 128, 255, 256, 999, 1000, 2**63]))


Answer = TypeVar("Answer")


def attempt(ask: Callable[[], Answer]) -> Answer | PoleisError:
    """The answer, or the error, which is one line; any other exception is a bug."""
    refused: PoleisError
    try:
        return ask()
    except PoleisError as error:
        refused = error
    assert 1 == len(str(refused).splitlines())
    return refused


# ---- records


@st.composite
def mutated_records(draw: st.DrawFn) -> str:
    """A record with a few lines dropped, doubled, moved, cut, or with some words replaced."""
    lines = draw(st.sampled_from(RECORDS)).splitlines()[: draw(st.integers(1, 60))]
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        words = lines[at].split()
        how = draw(st.sampled_from(["drop", "double", "move", "cut", "word", "words", "text"]))
        if how == "drop":
            lines[at] = ""
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "move":
            lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(at))
        elif how == "cut":
            lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
        elif how == "word" and words:
            words[draw(st.integers(0, len(words) - 1))] = draw(WORDS)
            lines[at] = " ".join(words)
        elif how == "words":
            lines[at] = " ".join(draw(st.lists(WORDS, max_size=6)))
        else:
            lines[at] = draw(st.text(max_size=30))
    return draw(st.sampled_from(["\n", "\r\n"])).join(lines)


@settings(max_examples=400)
@given(mutated_records() | st.text(max_size=300))
@example("poleis 2\ngame akropolis rules 1 seats " + "9" * 5000)
@example(RECORDS[1].replace("= 20 ", "= --20 "))
def test_a_mutated_record_is_read_or_refused(text: str) -> None:
    """What is read can be written and read again, as the same game."""
    told = attempt(lambda: record.read(text))
    if isinstance(told, PoleisError):
        assert isinstance(told, BadRecord) and told.line >= 1 and told.reason
    else:
        again = record.read(record.write(told.match, told.players)).match
        assert told.match.history == again.history


@settings(max_examples=200)
@given(st.binary(max_size=200), st.integers(0, 2000), st.booleans())
def test_a_record_with_damaged_bytes_is_read_or_refused(
    garbage: bytes, at: int, replace: bool
) -> None:
    data = RECORDS[1].encode()
    at = min(at, len(data))
    data = data[:at] + garbage + data[at + len(garbage) if replace else at :]
    told = attempt(lambda: record.read(data.decode("utf-8", "replace")))
    assert isinstance(told, record.Record | BadRecord)


# ---- dumps


def places(data: Any, path: tuple[int | str, ...] = ()) -> Iterator[tuple[int | str, ...]]:
    """The way to every value inside JSON data."""
    yield path
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from places(data[key], (*path, key))


def replaced(data: Any, path: tuple[int | str, ...], value: object) -> Any:
    """A copy of the data with another value in one place."""
    if not path:
        return value
    data = copy.deepcopy(data)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


@st.composite
def mutated(draw: st.DrawFn, data: Any) -> Any:
    """The data with one to three values replaced, moved elsewhere or removed."""
    for _ in range(draw(st.integers(1, 3))):
        ways = list(places(data))
        path = draw(st.sampled_from(ways))
        how = draw(st.sampled_from(["number", "json", "elsewhere", "shorter", "longer"]))
        inner = data
        for key in path:
            inner = inner[key]
        if how == "elsewhere":
            path = draw(st.sampled_from(ways))
            data = replaced(data, path, copy.deepcopy(inner))
        elif how == "shorter" and isinstance(inner, list):
            data = replaced(data, path, inner[:-1])
        elif how == "longer" and isinstance(inner, list):
            data = replaced(data, path, inner + inner[:1])
        else:
            data = replaced(data, path, draw(NUMBERS if how == "number" else JSON))
    return data


@functools.cache
def dumps(setup: Setup) -> list[str]:
    """Every position of a random game as JSON."""
    return [json.dumps(state.dump()) for state, _ in positions(GAME, setup, 1)]


SETUPS = list(all_setups(GAME))[::19]


@settings(max_examples=600)
@given(st.data())
def test_a_mutated_dump_is_loaded_or_refused(data: st.DataObject) -> None:
    """What is loaded is the position that the dump says, and can be played to its end."""
    setup = data.draw(st.sampled_from(SETUPS))
    dump = data.draw(mutated(json.loads(data.draw(st.sampled_from(dumps(setup))))))
    state = attempt(lambda: GAME.load(setup, dump))
    if isinstance(state, PoleisError):
        assert isinstance(state, BadPosition)
        return
    assert dump == state.dump()
    for seat in range(setup.seats):
        GAME.sheet(state, seat)
    play_out(state, Luck.of("on"))
    assert [] == state.actors()
    GAME.ranking(state)


@settings(max_examples=200)
@given(st.sampled_from(SETUPS), JSON)
def test_any_json_as_a_dump(setup: Setup, dump: object) -> None:
    assert isinstance(attempt(lambda: GAME.load(setup, dump)), BadPosition)


# ---- the pad

CITY: dict[str, Any] = {
    "stones": 3,
    "name": "Ann",
    "variants": ["houses", "gardens"],
    "placements": [
        {"faces": "qqh", "at": [0, 1], "rot": 0},
        {"faces": "qqq", "at": [-1, 2], "rot": 2},
        {"faces": "hMg", "at": [0, 1], "rot": 5},
    ],
}


@settings(max_examples=400)
@given(mutated(CITY) | JSON)
def test_a_mutated_city_is_scored_or_refused(city: Any) -> None:
    pad = GAME.pad
    assert pad is not None
    score, moves = attempt(lambda: pad.score(city)), attempt(lambda: pad.moves(city))
    sheet = attempt(lambda: pad.sheet(city))
    if isinstance(score, PoleisError):
        assert isinstance(score, BadPosition)
        assert str(score) == str(moves) == str(sheet)
    else:
        assert isinstance(sheet, list) and total(sheet) == score["total"]
        assert json.dumps([score, moves])


@settings(max_examples=100)
@given(st.lists(mutated(CITY) | JSON, max_size=6))
def test_mutated_cities_are_ranked_or_refused(cities: list[Any]) -> None:
    pad = GAME.pad
    assert pad is not None
    ranked = attempt(lambda: pad.rank(cities))
    if len(cities) not in GAME.seats:
        assert f"a game has 1 to 4 players, not {len(cities)}" == str(ranked)
    elif isinstance(ranked, PoleisError):
        assert str(ranked).startswith("city ")
    else:
        assert len(cities) == len(json.loads(json.dumps(ranked))["places"])
