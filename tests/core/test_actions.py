"""ActionTable: code, text, JSON and refs are four spellings of one action."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poleis.core.actions import ActionTable, Cell, Kind, Number, Turn, Word
from poleis.core.errors import BadAction
from poleis.core.game import Game, games

TABLE = ActionTable(
    Kind("pass"),
    Kind("take", (Number("slot", 1, 6),)),
    Kind("place", (Cell("cell", 4), Turn("rot", 6))),
    Kind("paint", (Word("colour", ("red", "green")), Number("depth", -2, 2))),
)


def test_codes_are_dense_and_in_the_order_of_the_kinds() -> None:
    assert 1 + 6 + 64 * 6 + 2 * 5 == TABLE.size
    assert ["pass", "take 1", "take 6", "place -4 -4 r0", "paint red -2", "paint green 2"] == [
        TABLE.text(code) for code in (0, 1, 6, 7, 7 + 384, TABLE.size - 1)
    ]


def test_every_code_survives_every_spelling() -> None:
    texts = set()
    for code in range(TABLE.size):
        assert code == TABLE.parse(TABLE.text(code))
        assert code == TABLE.from_json(json.loads(json.dumps(TABLE.json(code))))
        assert code == TABLE.join(*TABLE.split(code))
        assert (
            code == TABLE.read(code) == TABLE.read(TABLE.text(code)) == TABLE.read(TABLE.json(code))
        )
        texts.add(TABLE.text(code))
    assert TABLE.size == len(texts)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
@given(data=st.data())
def test_codes_of_installed_games_survive_every_spelling(game: Game, data: st.DataObject) -> None:
    for table in (game.actions, game.outcomes):
        code = data.draw(st.integers(0, table.size - 1))
        assert code == table.parse(table.text(code)) == table.from_json(table.json(code))


def test_json_names_verb_and_arguments() -> None:
    code = TABLE.parse("place 1 -2 r3")
    assert {"do": "place", "cell": [1, -2], "rot": 3} == TABLE.json(code)
    assert {"do": "paint", "colour": "green", "depth": -1} == TABLE.json(
        TABLE.parse("paint green -1")
    )
    assert {"do": "pass"} == TABLE.json(0)


def test_refs_tie_an_action_to_the_table() -> None:
    assert ("cell:1,-2", "rot:3") == TABLE.refs(TABLE.parse("place 1 -2 r3"))
    assert ("slot:2",) == TABLE.refs(TABLE.parse("take 2"))
    assert ("colour:red", "depth:0") == TABLE.refs(TABLE.parse("paint red 0"))
    assert () == TABLE.refs(0)


def test_a_client_can_decode_codes_from_the_description() -> None:
    """JSON-ready, with the first code of each kind and the size of each argument."""
    told = json.loads(json.dumps(TABLE.describe()))
    assert ["pass", "take", "place", "paint"] == [kind["name"] for kind in told]
    assert [0, 1, 7, 391] == [kind["first"] for kind in told]
    assert [
        {"type": "cell", "name": "cell", "reach": 4},
        {"type": "turn", "name": "rot", "size": 6, "degrees": 60.0, "prefix": "r"},
    ] == told[2]["args"]
    assert {"type": "number", "name": "slot", "low": 1, "size": 6, "prefix": ""} == told[1]["args"][
        0
    ]
    assert {"type": "word", "name": "colour", "choices": ["red", "green"]} == told[3]["args"][0]


def test_words_may_be_spaced_freely_and_a_prefix_left_out() -> None:
    assert TABLE.parse("place 1 -2 r3") == TABLE.parse("  place  1\t-2 3 ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty; one of pass, take, place, paint was expected"),
        ("   ", "empty; one of pass, take, place, paint was expected"),
        ("tkae 1", "there is no action 'tkae'; did you mean 'take'?"),
        ("fly", "there is no action 'fly' (one of pass, take, place, paint)"),
        ("take", "'take': expected take SLOT"),
        ("take 1 2", "'take 1 2': expected take SLOT"),
        ("place 1 -2", "'place 1 -2': expected place CELL ROT"),
        ("pass 1", "'pass 1': expected pass"),
        ("take one", "slot: 'one' is not a whole number"),
        ("take 1.0", "slot: '1.0' is not a whole number"),
        ("take 1_0", "slot: '1_0' is not a whole number"),
        ("take +1", "slot: '+1' is not a whole number"),
        ("take ٣", "slot: '٣' is not a whole number"),
        ("take ²", "slot: '²' is not a whole number"),
        ("take 0", "slot: 0 is not from 1 to 6"),
        ("take 7", "slot: 7 is not from 1 to 6"),
        ("take " + "9" * 5000, f"slot: '{'9' * 40}' is not a whole number"),
        ("place 4 0 r0", "cell: 4 is beyond the edge of the world"),
        ("place 0 -5 r0", "cell: -5 is beyond the edge of the world"),
        ("place x 0 r0", "cell: 'x' is not a whole number"),
        ("place 0 0 r6", "rot: 6 is not from 0 to 5"),
        ("place 0 0 rr3", "rot: 'r3' is not a whole number"),
        ("paint blue 0", "colour: 'blue' is not one of red, green"),
    ],
)  # fmt: skip
def test_a_bad_text_is_refused_in_one_clear_line(text: str, message: str) -> None:
    with pytest.raises(BadAction, match=f"^{re.escape(message)}$"):
        TABLE.parse(text)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([1], "an action must be an object, not [1]"),
        (None, "an action must be an object, not None"),
        (1.5, "an action must be an object, not 1.5"),
        ({}, "there is no action 'None' (one of pass, take, place, paint)"),
        ({"do": "take"}, "take needs slot"),
        ({"do": "take", "slot": 1, "x": 2}, "take has no argument x"),
        ({"do": "take", "slot": "1"}, "slot: '1' is not a whole number"),
        ({"do": "take", "slot": True}, "slot: True is not a whole number"),
        ({"do": "take", "slot": 1.0}, "slot: 1.0 is not a whole number"),
        ({"do": "place", "cell": [1], "rot": 0}, "cell: [1] is not a pair of whole numbers"),
        ({"do": "place", "cell": "1 2", "rot": 0}, "cell: '1 2' is not a pair of whole numbers"),
        ({"do": "place", "cell": [1, None], "rot": 0}, "cell: None is not a whole number"),
        ({"do": "place", "cell": [True, 1], "rot": 0}, "cell: True is not a whole number"),
        ({"do": "place", "cell": [1, 10**30], "rot": 0},
         f"cell: {10**30} is beyond the edge of the world"),
        ({"do": "paint", "colour": ["red"], "depth": 0},
         "colour: ['red'] is not one of red, green"),
    ],
)  # fmt: skip
def test_bad_json_is_refused_in_one_clear_line(value: object, message: str) -> None:
    with pytest.raises(BadAction, match=f"^{re.escape(message)}$"):
        TABLE.from_json(value)


@pytest.mark.parametrize("code", [-1, TABLE.size, 10**30])
def test_a_number_that_is_no_code_is_refused(code: int) -> None:
    for ask in (TABLE.split, TABLE.text, TABLE.json, TABLE.refs, TABLE.read):
        with pytest.raises(BadAction, match=f"^{code} is not the code of an action$"):
            ask(code)
