"""Editions: games made from other components, side by side with the usual one."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from poleis import CHANCE, Luck, Match, make_setup
from poleis.bots.policy import make_policy
from poleis.core.components import BadComponents
from poleis.core.errors import BadPosition
from poleis.core.explain import total
from poleis.core.random_play import positions
from poleis.games.akropolis.game import GAME, AkropolisGame, make_game
from poleis.games.akropolis.rules.position import Akropolis

GROUP = 31
"""Tiles for two in the other edition: ten rounds instead of twelve."""


def other_components() -> dict[str, Any]:
    """Gardens plazas with four stars, more stones, a dear hard architect, six tiles fewer for two
    players, and houses instead of quarries on the first tile."""
    data = copy.deepcopy(dict(GAME.components))
    data["plaza_stars"]["gardens"] = 4
    data["stones"]["starting_by_turn_order"] = [2, 3, 4, 5]
    data["stones"]["reserve_after_setup"] = {"2": 35, "3": 31, "4": 26}
    data["architects"]["hard"] = {"name": "Callicrates", "district_value": 3, "quarry_points": 1}
    house = {"kind": "district", "type": "houses", "stars": 0}
    data["tiles"][0].update(faces="hhH", hexes=[house, house, data["tiles"][0]["hexes"][2]])
    two = [tile for tile in data["tiles"] if tile["min_players"] == 2]
    for tile in two[GROUP:]:
        tile["min_players"] = 3
    data["tile_groups"] = {"2+": GROUP, "3+": 18, "4": 12, "all": 61}
    data["setup"]["standard"][0].update(tiles=GROUP, stacks=9, rounds=10, turns=30)
    data["setup"]["standard"][0].update(turns_per_player=15)
    for tile in data["tiles"]:
        for hex_ in tile["hexes"]:
            if (hex_["kind"], hex_["type"]) == ("plaza", "gardens"):
                hex_["stars"] = 4
    for players in (2, 3, 4):
        count_again(data, players)
    return data


def count_again(data: dict[str, Any], players: int) -> None:
    """State again what the file says about the hexes for so many players."""
    tiles = [tile for tile in data["tiles"] if tile["min_players"] <= players]
    faces = "".join(tile["faces"] for tile in tiles)
    row = data["hex_counts_by_players"][str(players)]
    row.update(tiles=len(tiles), hexes=len(faces), quarries=faces.count("q"))
    for name, stars in data["plaza_stars"].items():
        plazas = faces.count(name[0].upper())
        row["districts"][name] = faces.count(name[0])
        row["plazas"][name] = plazas
        row["stars"][name] = plazas * stars


OTHER = make_game(other_components())


def finished(game: AkropolisGame, seats: int, seed: int = 1) -> Akropolis:
    match = Match(game, make_setup(game, seats), seed=seed)
    luck = Luck.of("editions", seed)
    while not match.is_over:
        actor = int(match.state.actor())
        match.play(actor, int(match.state.random_action(actor, luck)))
    assert isinstance(match.state, Akropolis)
    return match.state


@pytest.mark.rule("AKR-2.2", "AKR-2.6", "AKR-5.3")
def test_two_editions_play_in_one_process() -> None:
    """Each has its own tiles, stones and rounds, and neither changes the other."""
    for game, stones, tiles, turns in ((OTHER, [2, 3], GROUP, 15), (GAME, [1, 2], 37, 18)):
        begun = game.new(make_setup(game, 2))
        assert stones == [city.stones for city in begun.cities]
        assert tiles == len(begun.pile)
        state = finished(game, 2)
        assert [turns] * 2 == [len(city.placed) for city in state.cities]
        for seat in range(2):
            assert int(state.score(seat)) == total(game.sheet(state, seat))


@pytest.mark.rule("AKR-1.4", "AKR-6.1")
def test_stars_and_hexes_are_those_of_the_edition() -> None:
    for game, faces, stars in ((OTHER, "hhH", 4), (GAME, "qqH", 3)):
        assert faces == game.edition.tiles.faces(1)
        city = {"placements": [{"faces": "gGq", "at": [0, 1], "rot": 0}]}
        gardens = next(line for line in game.pad.sheet(city) if line.key == "gardens")
        assert stars == gardens.points


@pytest.mark.rule("AKR-8.6")
def test_the_architect_has_the_values_of_the_edition() -> None:
    """Two houses with the stars of two plazas, and the three quarries of the start tile."""
    for game, points in ((OTHER, 3 * 2 * 2 + 3), (GAME, 0)):
        state = game.new(make_setup(game, 1, {"architect": "hard"}))
        for tile in [1, *(int(tile) for tile in state.pile if tile > 1)][:4]:
            state.apply(CHANCE, int(game.edition.draw_code(tile)))
        state.apply(0, int(game.edition.take_code(2)))
        state.apply(0, int(state.random_action(0, Luck.of(1))))
        assert [1] == list(state.collection)
        assert points == state.architect_score() - state.stones


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_positions_of_another_edition_are_sound(seats: int) -> None:
    """They load, have explanations for what is legal, and are drawn and pickled."""
    setup = make_setup(OTHER, seats)
    names = tuple("ABCD"[:seats])
    for ply, (state, _) in enumerate(positions(OTHER, setup, 1)):
        assert isinstance(state, Akropolis)
        assert state.dump() == OTHER.load(setup, state.dump()).dump()
        actor = int(state.actor())
        for code in list(state.legal(actor))[:3] if actor >= 0 else ():
            assert [] == OTHER.explain(state, actor, int(code))
        if ply % 17 == 0:
            assert OTHER.view(state, 0, "en", names).panels
            assert OTHER.picture(state, "en", names).body
            again = pickle.loads(pickle.dumps(state))
            assert state.dump() == again.dump()
            assert list(state.edition.tiles.stars) == list(again.edition.tiles.stars)


@pytest.mark.parametrize("seats", [1, 2])
def test_bots_play_another_edition(seats: int) -> None:
    bot = make_policy("mcts:iterations=20")
    match = Match(OTHER, make_setup(OTHER, seats), seed=2)
    for _ in range(6):
        actor = int(match.state.actor())
        match.play(actor, bot.decide(OTHER, match.known(actor), actor, Luck.of(match.ply)).action)
    assert len(match.log) > 6


def test_a_position_of_another_edition_is_refused() -> None:
    dump = OTHER.new(make_setup(OTHER, 2)).dump()
    with pytest.raises(BadPosition, match="stones is 2, but it began with and gained 1"):
        GAME.load(make_setup(GAME, 2), dump)


def test_components_that_cannot_be_played_are_refused() -> None:
    """Seven tiles fewer for two: the players would not have equally many turns."""
    data = other_components()
    data["tiles"][1]["min_players"] = 3
    data["tile_groups"] = {"2+": GROUP - 1, "3+": 19, "4": 12, "all": 61}
    data["setup"]["standard"][0]["tiles"] = GROUP - 1
    with pytest.raises(BadComponents, match="would not have equally many turns"):
        make_game(data)


def test_a_game_pickles_as_its_components() -> None:
    again = pickle.loads(pickle.dumps(OTHER))
    assert again.components == OTHER.components
    assert again.actions.size == OTHER.actions.size
