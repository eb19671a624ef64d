"""The engine against slower ways to say the same: a second scorer, the boards as printed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poleis._plain import is_compiled
from poleis.core.random_play import positions, random_match
from poleis.core.setup import make_setup
from poleis.games.seven_wonders_dice.explain import printed_boards
from poleis.games.seven_wonders_dice.explain.predicates import names_of
from poleis.games.seven_wonders_dice.rules import layout
from poleis.games.seven_wonders_dice.rules.data import (
    BOARDS,
    BUILDINGS,
    DICE,
    FIRST_SPECIAL,
    SPACES,
)
from poleis.games.seven_wonders_dice.rules.position import PASS, SevenWondersDice
from tests.rules.seven_wonders_dice import reference
from tests.rules.seven_wonders_dice.tables import GAME


@pytest.mark.rule("SWD-11.1", "SWD-11.2")
@settings(max_examples=100 if is_compiled() else 10, deadline=None)
@given(st.integers(1, 7), st.integers(0, 2**32))
def test_the_score_is_that_of_the_reference(seats: int, seed: int) -> None:
    match = random_match(GAME, make_setup(GAME, seats), seed)
    sheets = [{line.key: line.points for line in GAME.sheet(match.state, s)} for s in range(seats)]
    assert reference.score(match) == sheets
    assert [sum(sheet.values()) for sheet in sheets] == match.scores()


@pytest.mark.parametrize("seats", [1, 2, 3, 7])
def test_legal_actions_are_those_that_no_rule_forbids(seats: int) -> None:
    """All codes, in positions of a random game; the rules read the boards as they are printed."""
    for ply, (state, _) in enumerate(positions(GAME, make_setup(GAME, seats), seats)):
        if ply % 41 or not state.actors():
            continue
        for seat in range(seats):
            found = [code for code in range(GAME.actions.size)
                     if not GAME.explain(state, seat, code)]  # fmt: skip
            assert [int(code) for code in state.legal(seat)] == found


def test_prices_are_those_of_the_printed_boards() -> None:
    for seed in range(4):
        for state, _ in positions(GAME, make_setup(GAME, 3), seed):
            assert isinstance(state, SevenWondersDice)
            v = state.numbers()
            if v[layout.STEP] != layout.ACT:
                continue
            for seat in range(3):
                me = int(layout.city(seat))
                board, crossed = BOARDS[v[me] - 1], names_of(v[me + layout.CROSSED])
                for number, die in enumerate(DICE):
                    section = v[layout.SECTION + number]
                    price = printed_boards.die_cost(board, crossed, die, section)
                    assert price == state.price_of(seat, number)
                    purse = min(21, v[me + layout.COINS]
                                + printed_boards.coins_for_die(board, crossed, die))  # fmt: skip
                    assert purse == state.purse_of(seat, number)
                    unlocked = printed_boards.unlocked(board, crossed)
                    is_mine = number < FIRST_SPECIAL or die in unlocked
                    assert is_mine == state.has_unlocked(seat, number)


@pytest.mark.rule("SWD-11.1")
def test_lines_of_buildings_add_up_to_the_score() -> None:
    for state, _ in positions(GAME, make_setup(GAME, 4), 9):
        assert isinstance(state, SevenWondersDice)
        for seat in range(4):
            lines = [state.line(seat, building) for building in range(len(BUILDINGS))]
            assert sum(lines) == state.score(seat)
            assert 0 == lines[BUILDINGS.index("warehouse")]


def test_codes_are_those_of_the_table() -> None:
    assert "pass" == GAME.actions.text(PASS)
    assert GAME.actions.parse("build purple wh_papyrus") == 10 * len(SPACES) - 1
