"""Editions: games made from other components, side by side with the usual one."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import pytest

from poleis import CHANCE, Luck, make_setup
from poleis.bots.policy import make_policy
from poleis.core.components import BadComponents
from poleis.core.errors import BadPosition
from poleis.core.position_text import position_text, read_position
from poleis.core.random_play import positions, random_match
from poleis.games.origins.effects.words import Gain
from poleis.games.origins.game import GAME, OriginsGame, make_game
from poleis.games.origins.rules.edition import GOLD, STONE
from poleis.games.origins.rules.home import MILITARY
from poleis.games.origins.rules.position import Origins
from tests.rules.sound_play import is_sound

TEMPLES = [0, 2, 4, 8, 12, 18, 25, 33, 42, 52, 62, 72, 90]


def other_components() -> dict[str, Any]:
    """Higher temples, a shorter military track, more gold, dearer bases, other effects and solo
    values."""
    data = deepcopy(dict(GAME.components))
    data["setup_common"]["gold_on_each_district_card"] = 3
    data["resources"]["start_per_player"]["stone"] = 4
    data["temples"].update(vp_by_space=TEMPLES, spaces_including_start=13, steps_to_top=12)
    track = data["military_track"]
    track["sections"] = [[0], [1, 2, 3, 4], [5, 6], [7]]
    track.update(last_space=7, borders_between=[[0, 1], [4, 5], [6, 7]], border_count=3)
    data["population_track"]["food_cost_of_base"]["3rd"] = 1
    data["building_pool"]["wisdom_cost_by_slot_from_top"] = [1, 1, 2, 2, 3]
    data["encounter_sites"]["sites"][0]["upper"]["effect"][0]["n"] = 5
    (mint,) = [row for row in data["buildings"] if row["id"] == "mint"]
    mint["effect"] = [{"op": "gain", "resource": "gold", "n": 2}, {"op": "attack"}]
    spaces = {"1": 1, "2": 4, "3": 6}
    data["solo_training"].update(rounds=3, rival_disc_space_at_start_of_round=spaces, target_vp=90)
    return data


OTHER = make_game(other_components())


def after_three_stones(game: OriginsGame) -> int:
    """The stone of the first seat after it has visited the first site."""
    state = next(
        state
        for state, move in positions(game, make_setup(game, 2), 5)
        if state.round == 1 and move is not None and move.actor >= 0
    )
    seat, before = int(state.actor()), int(state.homes[state.actor()].stock[STONE])
    state.apply(seat, game.actions.parse("visit archon 1"))
    state.apply(seat, game.actions.parse("act gain_3_stone"))
    return int(state.homes[seat].stock[STONE]) - before


@pytest.mark.rule("ORI-7.5", "ORI-2.10", "ORI-21.9")
def test_two_editions_play_in_one_process() -> None:
    """Each has its own values, and neither changes the other."""
    for game, stone, start, target in ((OTHER, 5, 4, 90), (GAME, 3, 1, 180), (OTHER, 5, 4, 90)):
        assert stone == after_three_stones(game)
        state = game.new(make_setup(game, 1))
        assert start == state.homes[0].stock[STONE]
        assert target == state.solo_target()


@pytest.mark.rule("ORI-8.5", "ORI-11.1", "ORI-21.6")
def test_tracks_and_rounds_are_those_of_the_edition() -> None:
    for game, last, top, rounds in ((OTHER, 7, 12, 3), (GAME, 13, 11, 5)):
        alone = random_match(game, make_setup(game, 1), 3).state
        assert isinstance(alone, Origins)
        assert rounds == alone.round
        assert game.edition.rival_space[rounds] == alone.rival
        state = random_match(game, make_setup(game, 3), 8).state
        assert isinstance(state, Origins)
        assert all(home.spaces[MILITARY] <= last for home in state.homes)
        assert all(home.spaces[temple] <= top for home in state.homes for temple in range(3))


@pytest.mark.rule("ORI-23.1")
def test_effects_are_those_of_the_edition() -> None:
    """The mint of the other edition has two words."""
    kinds = [kind.name for kind in OTHER.edition.kinds]
    for game, words, gold in ((OTHER, 2, 2), (GAME, 1, 1)):
        effect = game.edition.building_effects[kinds.index("mint")]
        assert words == len(effect.words)
        gain = effect.words[0]
        assert isinstance(gain, Gain)
        assert (GOLD, gold) == (gain.resource, gain.amount.number)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_of_another_edition_is_sound(seats: int) -> None:
    """It loads, is restored, written as text, and refusals agree with what is legal."""
    for ply, (state, move) in enumerate(positions(OTHER, make_setup(OTHER, seats), 11)):
        if ply % 9 == 0:
            assert state.dump() == OTHER.load(state.setup, state.dump()).dump()
            assert state.dump() == OTHER.restore(state.setup, state.dump()).dump()
            assert state.dump() == read_position(position_text(state), OTHER).dump()
        if move is not None and move.actor >= 0:
            assert not OTHER.explain(state, move.actor, move.action)


def test_editions_are_played_in_turns() -> None:
    """A game of one edition goes as if the other did not exist."""

    def play(games: list[OriginsGame], plies: int) -> list[list[object]]:
        states = [game.new(make_setup(game, 3)) for game in games]
        lucks = [Luck.of("turns") for _ in games]
        for _ in range(plies):
            for state, luck in zip(states, lucks, strict=True):
                actor = state.actor()
                is_chance = actor == CHANCE
                code = state.roll(luck) if is_chance else state.random_action(actor, luck)
                state.apply(actor, code)
        return [state.dump() for state in states]

    together = play([GAME, OTHER], 160)
    assert together == [*play([GAME], 160), *play([OTHER], 160)]
    assert together[0] != together[1]


@pytest.mark.parametrize("seats", [1, 2])
def test_another_edition_is_drawn_and_scored(seats: int) -> None:
    """Refusals agree with what is legal, views are drawn, sheets add up."""
    assert is_sound(OTHER, seats, {})


def test_score_pads_read_their_edition() -> None:
    assert OTHER.pad.edition is OTHER.edition
    player = {"temples": {"forest": 12, "mountain": 12}}
    assert TEMPLES[12] == OTHER.pad.score(player)["temples"]


def test_a_position_of_one_edition_is_none_of_another() -> None:
    """A disc that stands higher than the temples of the usual edition."""
    setup = make_setup(OTHER, 2)
    dump = OTHER.new(setup).dump()
    high = GAME.edition.temple_top + 1
    homes: Any = dump[-1]
    homes[0][8][0] = high
    with pytest.raises(BadPosition):
        GAME.load(make_setup(GAME, 2), dump)


def test_an_edition_goes_with_its_positions() -> None:
    """Pickles, as workers of a study get them, keep the components."""
    state = random_match(OTHER, make_setup(OTHER, 2), 2).state
    again = pickle.loads(pickle.dumps(state))
    assert state.dump() == again.dump()
    assert OTHER.components == again.setup.game.components
    assert TEMPLES == list(again.edition.temple_points)
    assert [state.score(seat) for seat in range(2)] == [again.score(seat) for seat in range(2)]


def test_bots_play_another_edition() -> None:
    state, luck = OTHER.new(make_setup(OTHER, 1)), Luck.of("edition")
    greedy = make_policy("greedy")
    while (actor := int(state.actor())) >= -1:
        if actor < 0:
            state.apply(actor, state.roll(luck))
        else:
            state.apply(actor, greedy.decide(OTHER, state.clone(), actor, luck).action)
    assert OTHER.edition.solo_rounds == state.round


def test_an_edition_that_cannot_be_played_is_refused() -> None:
    data = other_components()
    data["counts"]["ships"] = 6
    with pytest.raises(BadComponents, match=r"counts\.ships is 6, but"):
        make_game(data)
