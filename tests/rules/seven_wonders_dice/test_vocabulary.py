"""The vocabulary of effects: every word is read into one class, and says all about itself."""

from __future__ import annotations

import pytest

from poleis.core.luck import Luck
from poleis.core.random_play import positions
from poleis.core.setup import make_setup
from poleis.games.seven_wonders_dice.effects.reader import VOCABULARY, name_of
from poleis.games.seven_wonders_dice.explain.printed_boards import Space
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from tests.rules.seven_wonders_dice.tables import EDITION, GAME, PRINTED

ASKING = ("extra_action", "build_without_die_cost", "cross_space", "cross_up_to_two")


def printed(board: str) -> list[Space]:
    return list(PRINTED.spaces(board).values())


def test_every_word_is_printed_and_every_printed_word_is_known() -> None:
    words = {effect["type"] for board in PRINTED.boards for space in printed(board)
             for effect in space.effects}  # fmt: skip
    words |= {PRINTED.bonus_effect(bonus)["type"] for bonus in PRINTED.bonuses}
    assert set(VOCABULARY) == words


def test_equal_effects_are_one_effect() -> None:
    """A position names an effect by its number, so the same effect has one number."""
    names = [effect.name for effect in EDITION.effects]
    assert len(set(names)) == len(names)
    assert list(range(len(names))) == [effect.number for effect in EDITION.effects]


@pytest.mark.parametrize("board", PRINTED.boards)
def test_a_space_brings_the_effects_that_are_printed_on_it(board: str) -> None:
    found = EDITION.boards[EDITION.board_ids.index(board)]
    for number, space in enumerate(printed(board)):
        names = [name_of(effect) for effect in space.effects]
        on_space = [one.effect.name for one in found.printed if one.space == 1 << number]
        assert names == on_space
        at_once = [effect.name for effect in found.at_once[number]]
        assert at_once == [name for name in names if name in at_once]
        assert {name for name in names if name.startswith(ASKING)} <= set(at_once)


@pytest.mark.rule("SWD-9.6", "SWD-9.7", "SWD-9.8", "SWD-9.9")
def test_only_what_asks_has_a_question() -> None:
    asking = {effect.name.split("-")[0] for effect in EDITION.effects if effect.question()}
    assert {"action", "choose_bonus", *ASKING} == asking
    free = [effect.name for effect in EDITION.effects if effect.is_die_free()]
    assert ["build_without_die_cost"] == free
    twice = {effect.name.split("-")[0] for effect in EDITION.effects if effect.uses == 2}
    assert {"cross_up_to_two"} == twice


def test_a_question_allows_exactly_its_legal_answers() -> None:
    """`legal`, `allows` and `random_action` of an effect agree."""
    luck, seen = Luck.of("answers"), set()
    for ply, (state, _) in enumerate(positions(GAME, make_setup(GAME, 3), 12)):
        assert isinstance(state, SevenWondersDice)
        for seat in state.actors() if ply % 3 == 0 else ():
            asked = state.asked(seat) if seat >= 0 else None
            if asked is not None:
                codes = [int(code) for code in asked.legal(state, seat)]
                allowed = [n for n in range(GAME.actions.size) if asked.allows(state, seat, n)]
                assert codes == allowed
                assert asked.random_action(state, seat, luck) in codes
                seen.add(asked.question())
    assert {"action", "cross", "bonus"} <= seen
