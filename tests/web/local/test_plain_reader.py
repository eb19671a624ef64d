"""The reader of a page judges messages as the server's does."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from poleis.web.local import wishes
from poleis.web.wire import plain_reader, reader, requests
from poleis.web.wire.bad_message import LARGEST_MESSAGE, BadMessage

TYPES = st.sampled_from(
    ["hello", "ping", "play", "undo", "preview", "why", "at", "score", "chat", "reveal", "nothing"]
)
NAMES = st.sampled_from(
    ["lang", "want", "rev", "code", "codes", "after", "text", "action", "same_turn", "ply", "seat"]
)
VALUES: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 3),
    st.sampled_from([2**31 - 1, 2**31, "", "view", "pl", "take 2", "x" * 301]),
    st.lists(st.integers(-1, 3), max_size=13),
    st.dictionaries(st.sampled_from(["do", "slot"]), st.sampled_from(["take", 2, [1]]), max_size=2),
)
IDS = st.sampled_from(["m1", "", "x" * 65, "a b", 3, None])


def read_by_server(text: str) -> object:
    try:
        return reader.read_message(text)
    except BadMessage as error:
        return error.error, error.id


def read_by_page(text: str) -> object:
    try:
        return plain_reader.read_message(text)
    except BadMessage as error:
        return error.error, error.id


@given(TYPES, IDS, st.dictionaries(NAMES, VALUES, max_size=5))
def test_both_readers_take_and_refuse_the_same(type: str, id: object, fields: Any) -> None:
    text = json.dumps({"type": type, "id": id, **fields})
    assert read_by_server(text) == read_by_page(text)


@pytest.mark.parametrize(
    "text", ["", "[]", "3", "{", '"x"', "{}", '{"type": 3}', '{"type": []}', " " * LARGEST_MESSAGE]
)
def test_both_readers_refuse_what_is_no_message(text: str) -> None:
    assert read_by_server(text) == read_by_page(text)
    assert isinstance(read_by_page(text), tuple)


BODIES = [
    {"game": "akropolis", "seats": [{"kind": "human"}]},
    {"game": "akropolis", "seats": []},
    {"game": "akropolis", "seats": [{"kind": "human", "name": "x" * 100}]},
    {"game": "akropolis", "seats": [{"kind": "nobody"}]},
    {"game": "a", "seats": [{"kind": "bot", "bot": "greedy"}], "options": {"long": True}},
    {"game": "a", "seats": [{"kind": "human"}], "options": {"long": 3}},
    {"game": "a", "seats": [{"kind": "human"}], "options": {"variants": ["x", "y"]}},
    {"game": "a", "seats": [{"kind": "human"}], "terms": {"hints": False, "open": True}},
    {"game": "a", "seats": [{"kind": "human"}], "terms": {"time": {"kind": "move", "seconds": 4}}},
    {"game": "a", "seats": [{"kind": "human"}], "terms": {"time": {"kind": "move", "seconds": 5}}},
    {"game": "a", "seats": [{"kind": "human"}], "daily": 1},
    {"game": "a", "seats": [{"kind": "human"}], "more": 1},
    {"game": "a"},
    [],
]


@pytest.mark.parametrize("body", BODIES)
def test_a_new_table_is_read_as_at_a_server(body: Any) -> None:
    """What is read is the same, and what is refused, too."""
    try:
        expected = requests.NewTable.model_validate_json(json.dumps(body)).model_dump()
    except ValidationError:
        with pytest.raises(plain_reader.BadFields):
            plain_reader.read_as(wishes.NewTable, body)
        return
    assert expected == asdict(plain_reader.read_as(wishes.NewTable, body))
