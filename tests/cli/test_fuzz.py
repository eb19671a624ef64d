"""Damaged and invented files: a clear answer, never a traceback."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.games import random_cities, record_text
from tests.cli.running import poleis

LINES = record_text(plies=40).splitlines()
WORDS = st.sampled_from(sorted({word for line in LINES for word in line.split()}))


@st.composite
def damaged_records(draw: st.DrawFn) -> bytes:
    """A record with lines dropped, doubled, swapped or reworded, or with bytes changed."""
    lines = list(LINES)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        what = draw(st.sampled_from(["drop", "double", "swap", "words", "text"]))
        if what == "drop":
            del lines[at]
        elif what == "double":
            lines.insert(at, lines[at])
        elif what == "swap":
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
        elif what == "words":
            lines[at] = " ".join(draw(st.lists(WORDS, max_size=9)))
        else:
            lines[at] = draw(st.text(max_size=20))
    data = bytearray("\n".join(lines).encode("utf-8", "surrogatepass"))
    if draw(st.booleans()):
        data[draw(st.integers(0, len(data) - 1))] = draw(st.integers(0, 255))
    return bytes(data)


@settings(max_examples=150, deadline=None)
@given(st.one_of(damaged_records(), st.binary(max_size=200)))
def test_a_damaged_record_is_good_or_bad_but_never_a_traceback(data: bytes) -> None:
    """One line for people, JSON for programs, and the exit code says which."""
    ran = poleis("check", "--audit", "-", stdin=data)
    assert ran.code in (0, 1)
    assert "" == ran.err
    assert 1 == ran.out.count("\n")
    verdict = poleis("check", "--audit", "--json", "-", stdin=data).json[0]
    assert verdict["ok"] == (ran.code == 0)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["stones", "variants", "placements", "faces", "at", "rot", "cities"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@st.composite
def damaged_cities(draw: st.DrawFn) -> object:
    """A real city in which one value is something else."""
    city = json.loads(json.dumps(random_cities(1)[0]))
    placement = draw(st.sampled_from(city["placements"]))
    owner, key = draw(
        st.sampled_from(
            [(city, "stones"), (city, "placements"), (city, "variants")]
            + [(placement, key) for key in ("faces", "at", "rot")]
        )
    )
    owner[key] = draw(JSON)
    return draw(st.sampled_from([city, [city, {}], {"cities": [{}, city]}]))


@settings(max_examples=150, deadline=None)
@given(st.one_of(damaged_cities(), JSON), st.sampled_from(["score", "moves"]), st.booleans())
def test_a_strange_city_is_answered_or_refused(data: object, command: str, as_json: bool) -> None:
    """The answer is JSON or a table; a refusal is one line on stderr with exit code 2."""
    flags = ["--json"] if as_json else []
    ran = poleis(command, "akropolis", "-", *flags, stdin=json.dumps(data))
    if ran.code == 0:
        assert "" == ran.err
        if as_json:
            assert isinstance(ran.json, dict | list)
    else:
        assert (2, "") == (ran.code, ran.out)
        assert ran.err.startswith("poleis: ") and 1 == ran.err.count("\n")


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_as_a_city(data: bytes) -> None:
    """Bytes that are hardly ever JSON."""
    ran = poleis("score", "akropolis", "-", "--json", stdin=data)
    assert ran.code in (0, 2)


COMMANDS = st.sampled_from(
    ["check", "score", "moves", "simulate", "arena", "perft", "games", "bots"]
)


@settings(max_examples=150, deadline=None)
@given(COMMANDS, st.lists(st.text(max_size=8), min_size=1, max_size=4))
def test_any_words_as_arguments(command: str, words: list[str]) -> None:
    """A command line that makes no sense ends with exit code 2 and says why."""
    ran = poleis(command, *words)
    if not {"-", "-h"} & set(words):
        assert 2 == ran.code
        assert 1 <= (ran.out + ran.err).count("\n") <= len(words)
