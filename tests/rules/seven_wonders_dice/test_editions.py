"""Editions: games made from other components, side by side with the usual one."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import pytest

from poleis import Luck, Match, make_setup
from poleis.bots.policy import make_policy
from poleis.core.components import BadComponents
from poleis.core.errors import BadPosition
from poleis.core.position_text import position_text, read_position
from poleis.core.random_play import positions, random_match
from poleis.games.seven_wonders_dice.game import SevenWondersDiceGame, make_game
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.locale import get_language
from tests.rules.seven_wonders_dice import tables
from tests.rules.seven_wonders_dice.tables import AGORA, GAME


def other_components() -> dict[str, Any]:
    """More coins and a larger Treasury, dearer sections, another award and attack, fewer turns
    alone, and other effects of a stage."""
    data = deepcopy(dict(GAME.components))
    data["setup"]["starting_coins"] = 9
    data["setup"]["pass_coins"] = 4
    data["setup"]["treasury"] = {"rows": 4, "coins_per_row": 7, "capacity": 28}
    data["setup"]["score_attack"].update(turns=12, comparison_needs=2)
    for section in data["forum"]["sections"]:
        section["die_cost"] += 1
    data["buildings"]["agora"]["first_to_complete_vp"] = 8
    data["buildings"]["barracks_west"]["spaces"][0]["attack_vp"] = 5
    data["bonus_spaces"][2]["effects"][0]["amount"] = 11
    cross = {"type": "cross_up_to_two", "buildings": ["warehouse", "agora"]}
    data["boards"][3]["wonder"][0]["effects"] = [cross, {"type": "gain_coins", "amount": 5}]
    return data


OTHER = make_game(other_components())


def passed(game: SevenWondersDiceGame) -> int:
    """The coins of a seat that has passed in the first turn."""
    state = Match(game, make_setup(game, 2), 1).state
    assert isinstance(state, SevenWondersDice)
    state.apply(0, game.actions.parse("pass"))
    return int(state.cities[0].coins)


@pytest.mark.rule("SWD-2.3", "SWD-5.6", "SWD-2.6")
def test_two_editions_play_in_one_process() -> None:
    """Each has its own values, and neither changes the other."""
    for game, coins, turns in ((OTHER, 13, 12), (GAME, 10, 25), (OTHER, 13, 12)):
        assert coins == passed(game)
        alone = game.new(make_setup(game, 1))
        assert turns == alone.edition.turn_limit(1)
        state = random_match(game, make_setup(game, 1), 4).state
        assert isinstance(state, SevenWondersDice)
        assert state.turn <= turns


@pytest.mark.rule("SWD-6.3", "SWD-6.9", "SWD-8.2.3", "SWD-8.4.3")
def test_prices_and_points_are_those_of_the_edition() -> None:
    city = {"board": "giza", "crossed": [*AGORA.split(), "bw_attack_1"], "first_agora": True}
    for game, award, attack, price, most in ((OTHER, 8, 5, 1, 28), (GAME, 3, 3, 0, 21)):
        lines = {line.key: line.points for line in game.pad.sheet(city)}
        assert (28 + award, attack) == (lines["agora"], lines["barracks_west"])
        dice = {"board": "giza", "coins": most, "dice": {"grey_1": [1, 0]}}
        assert [price] == [coins for die, _, coins in game.pad.moves(dice) if die == "grey_1"]
        with pytest.raises(BadPosition, match=f"from 0 to {most}"):
            game.pad.sheet({"coins": most + 1})


@pytest.mark.rule("SWD-9.9")
def test_effects_are_those_of_the_edition() -> None:
    """The first stage of the other Giza crosses up to two spaces, then brings five coins."""
    state = OTHER.pad.reader.read({"board": "giza", "coins": 9})
    state.apply(0, OTHER.actions.parse("wonder wo_1"))
    asked = state.asked(0)
    assert asked is not None
    assert ("cross", 2) == (asked.question(), state.uses_left(0))
    before = state.cities[0].coins
    state.apply(0, OTHER.actions.parse("cross wh_stone"))
    state.apply(0, OTHER.actions.parse("cross ag_11"))
    assert before + 5 == state.cities[0].coins
    usual = GAME.pad.reader.read({"board": "giza", "coins": 9})
    usual.apply(0, GAME.actions.parse("wonder wo_1"))
    asked = usual.asked(0)
    assert asked is None or "cross_up_to_two-agora-warehouse" != asked.name


@pytest.mark.parametrize("seats", [1, 2, 3, 7])
def test_positions_of_another_edition_are_sound(seats: int) -> None:
    """They load, agree with the rules as they are printed, and are drawn, pickled and written."""
    setup, names = make_setup(OTHER, seats), tuple("ABCDEFG"[:seats])
    for ply, (state, _) in enumerate(positions(OTHER, setup, 3)):
        if ply % 29:
            continue
        assert isinstance(state, SevenWondersDice)
        assert state.dump() == OTHER.load(setup, state.dump()).dump()
        assert state.dump() == read_position(position_text(state), OTHER).dump()
        actor = int(state.actor())
        if actor >= 0:
            free = [n for n in range(OTHER.actions.size) if not OTHER.explain(state, actor, n)]
            assert [int(code) for code in state.legal(actor)] == free
        assert OTHER.view(state, 0, "en", names).panels
        assert OTHER.picture(state, "en", names).body
        again = pickle.loads(pickle.dumps(state))
        assert state.dump() == again.dump()
        assert OTHER.components == again.setup.game.components
        for seat in range(seats):
            assert state.score(seat) == sum(line.points for line in OTHER.sheet(state, seat))


def test_drawings_and_sentences_show_the_values_of_the_edition() -> None:
    """Both editions are drawn in turn: nothing that is kept is shown for the other."""
    say = get_language("en")
    for game, coins in ((OTHER, "11"), (GAME, "7"), (OTHER, "11")):
        board = game.pad.board.view({"board": "giza"}, say.code)
        body = "".join(panel.body for panel in board.panels)
        face = body.partition('id="face-bonus_coins"')[2].partition("</g>")[0]
        assert f">{coins}<" in face
        assert ("corrected" in body.lower()) == (game is OTHER)


def test_bots_play_another_edition() -> None:
    match = Match(OTHER, make_setup(OTHER, 2), 2)
    bot = make_policy("mcts:iterations=20")
    for _ in range(6):
        seat = int(match.state.actor())
        match.play(seat, bot.decide(OTHER, match.known(seat), seat, Luck.of(match.ply)).action)
    assert len(match.log) > 6


def test_a_position_of_another_edition_is_refused() -> None:
    dump = OTHER.new(make_setup(OTHER, 2)).dump()
    with pytest.raises(BadPosition, match="before the first turn a city is empty"):
        GAME.load(make_setup(GAME, 2), dump)


def test_components_that_cannot_be_played_are_refused() -> None:
    data = other_components()
    data["boards"][0]["wonder"][0]["effects"] = [{"type": "fly"}]
    with pytest.raises(BadComponents, match=r"boards\.0\.wonder\.0\.effects\.0\.type is \"fly\""):
        make_game(data)
    data = other_components()
    data["buildings"]["agora"]["tracks"][0]["spaces"].reverse()
    with pytest.raises(BadComponents, match="a track has the order of its spaces"):
        make_game(data)


def test_a_game_pickles_as_its_components() -> None:
    again = pickle.loads(pickle.dumps(OTHER))
    assert again.components == OTHER.components
    assert again.actions.size == OTHER.actions.size
    assert tables.GAME is GAME
