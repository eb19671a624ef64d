"""The engine against slower ways to say the same: a second scorer, the boards as printed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poleis._plain import is_compiled
from poleis.core.random_play import positions, random_match
from poleis.core.setup import make_setup
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.records import ACT
from tests.rules.seven_wonders_dice import reference
from tests.rules.seven_wonders_dice.tables import EDITION, GAME, PRINTED


@pytest.mark.rule("SWD-11.1", "SWD-11.2")
@settings(max_examples=100 if is_compiled() else 10, deadline=None)
@given(st.integers(1, 7), st.integers(0, 2**32))
def test_the_score_is_that_of_the_reference(seats: int, seed: int) -> None:
    match = random_match(GAME, make_setup(GAME, seats), seed)
    state = match.state
    assert isinstance(state, SevenWondersDice)
    sheets = [{line.key: line.points for line in GAME.sheet(state, s)} for s in range(seats)]
    assert reference.score(match) == sheets
    assert [sum(sheet.values()) for sheet in sheets] == match.scores()


@pytest.mark.parametrize("seats", [1, 2, 3, 7])
def test_legal_actions_are_those_that_no_rule_forbids(seats: int) -> None:
    """All codes, in positions of a random game; the rules read the boards as they are printed."""
    for ply, (state, _) in enumerate(positions(GAME, make_setup(GAME, seats), seats)):
        if ply % 41 or not state.actors():
            continue
        assert isinstance(state, SevenWondersDice)
        for seat in range(seats):
            found = [code for code in range(GAME.actions.size)
                     if not GAME.explain(state, seat, code)]  # fmt: skip
            assert [int(code) for code in state.legal(seat)] == found


def test_prices_are_those_of_the_printed_boards() -> None:
    for seed in range(4):
        for state, _ in positions(GAME, make_setup(GAME, 3), seed):
            assert isinstance(state, SevenWondersDice)
            if state.step != ACT:
                continue
            for seat, city in enumerate(state.cities):
                board, crossed = city.board.id, EDITION.names_of(city.crossed)
                for number, die in enumerate(EDITION.die_ids):
                    section = int(state.forum.sections[number])
                    price = PRINTED.die_cost(board, crossed, die, section)
                    assert price == state.price_of(seat, number)
                    purse = min(21, city.coins + PRINTED.coins_for_die(board, crossed, die))
                    assert purse == state.purse_of(seat, number)
                    is_mine = number < 7 or die in PRINTED.unlocked(board, crossed)
                    assert is_mine == state.has_unlocked(seat, number)
                assert PRINTED.materials(crossed) == state.materials_of(seat)


@pytest.mark.rule("SWD-11.1")
def test_lines_of_buildings_add_up_to_the_score() -> None:
    for state, _ in positions(GAME, make_setup(GAME, 4), 9):
        assert isinstance(state, SevenWondersDice)
        for seat in range(4):
            lines = {one: state.points_in(seat, one) for one in EDITION.building_ids}
            assert sum(lines.values()) == state.score(seat)
            assert 0 == lines["warehouse"]


def test_codes_are_those_of_the_table() -> None:
    assert "pass" == GAME.actions.text(int(EDITION.pass_turn))
    assert GAME.actions.parse("build purple wh_papyrus") == 10 * 58 - 1
    assert GAME.actions.parse("build purple wh_papyrus") == EDITION.build.code(9, 57)
