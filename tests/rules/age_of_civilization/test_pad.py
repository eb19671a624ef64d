"""The score pad and planner for people with the physical game."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from poleis.core.errors import BadPosition
from poleis.core.explain import total
from poleis.games.age_of_civilization.ui.scorepad import AgeOfCivilizationPad
from tests.cli.running import poleis
from tests.rules.age_of_civilization.tables import GAME, realm, table

PAD = GAME.pad


PLAYER: dict[str, Any] = {
    "points": 17,
    "coins": 6,
    "workers": 3,
    "civilizations": ["maya", "sumer"],
    "technologies": ["writing", "education"],
    "wonders": ["petra", "great_library"],
    "open": ["culture", "trade", "hunting"],
}


@pytest.mark.rule("AOC-10.1")
def test_a_player_is_scored_exactly() -> None:
    answer = {
        "points": 17,
        "abilities": {"maya": 2, "great_library": 1, "petra": 1},
        "strength": 0,
        "total": 21,
    }
    assert answer == PAD.score(PLAYER)
    assert 21 == total(PAD.sheet(PLAYER))
    keys = ["during_game", "main", "legacies", "technologies", "wonders"]
    assert keys == [line.key for line in PAD.sheet(PLAYER)]


def test_the_pad_agrees_with_the_game() -> None:
    state = table(realm("sumer", under="maya", coins=6, workers=3, wonders="petra great_library",
                        technologies="writing education"), realm())  # fmt: skip
    assert 21 - 17 == state.score(0)


def test_the_game_has_the_pad() -> None:
    assert isinstance(GAME.pad, AgeOfCivilizationPad)


def test_nothing_is_needed() -> None:
    assert {"points": 0, "abilities": {}, "strength": 0, "total": 0} == PAD.score({})


def test_the_planner_lists_actions_with_their_prices() -> None:
    """Sumer researches Sailing for nothing; Culture costs 2 with Writing and Petra."""
    assert ("do", "workers", "coins") == PAD.fields
    assert [
        ["culture", 1, 2],
        ["exploit", 1, 0],
        ["hunting", 1, 0],
        ["research engineering", 1, 4],
        ["research mining", 1, 4],
        ["research sailing", 1, 0],
        ["research science", 1, 4],
        ["trade", 1, 0],
    ] == PAD.moves(PLAYER)
    assert [] == PAD.moves({**PLAYER, "workers": 0})


@pytest.mark.rule("AOC-10.2")
def test_players_of_one_game_are_ranked() -> None:
    """Equal points: more workers, then more coins; the Colosseum compares their strength."""
    one = {"points": 9, "workers": 2, "coins": 1}
    two = {"points": 9, "workers": 2, "coins": 2}
    three = {"points": 7, "civilizations": ["huns"], "wonders": ["colosseum"]}
    answer = PAD.rank([one, two, three])
    assert [3, 2, 1] == answer["places"]
    four = {"civilizations": ["franks", "mongolia"]}
    assert [2, 1, 3, 4] == PAD.rank([one, two, three, four])["places"]


@pytest.mark.rule("AOC-1.10")
def test_sheets_of_one_game_compare_strength_like_its_ranking() -> None:
    """The Colosseum pays Celts alone; beside the stronger Huns it pays nothing, on paper too."""
    celts = {"civilizations": ["celts"], "wonders": ["colosseum"]}
    huns = {"civilizations": ["huns"]}
    assert 3 == total(PAD.sheet(celts))
    assert [0, 0] == [total(sheet) for sheet in PAD.sheets([celts, huns])]
    ran = poleis("score", "age_of_civilization", "-", stdin=json.dumps({"cities": [celts, huns]}))
    totals = [row.split("│")[-2].strip() for row in ran.out.splitlines() if row.startswith("│")]
    assert ["0", "0"] == totals


@pytest.mark.rule("AOC-1.9", "AOC-14.8")
def test_fort_tokens_count_as_strength() -> None:
    """The Colosseum against a horde of 5, in the scenario with forts."""
    alone = {"wonders": ["colosseum"], "opponent": 5}
    for forts, points in ((4, 0), (5, 3)):
        answer = PAD.score({**alone, "forts": forts})
        assert (forts, {"colosseum": points}) == (answer["strength"], answer["abilities"])
    with pytest.raises(BadPosition, match="forts"):
        PAD.score({"forts": 7})


@pytest.mark.rule("AOC-13.6")
def test_a_player_alone_keeps_the_opponent_that_was_given() -> None:
    """The Colosseum against the virtual opponent, who has 5 at the end."""
    alone = {"civilizations": ["huns"], "wonders": ["colosseum"]}
    for opponent, points in ((3, 3), (5, 0)):
        ranked = PAD.rank([{**alone, "opponent": opponent}])
        assert [points] == [sheet["total"] for sheet in cast(list[Any], ranked["cities"])]


@pytest.mark.rule("AOC-2.1")
@pytest.mark.parametrize(
    ("one", "two", "message"),
    [
        ({"civilizations": ["rome"]}, {"civilizations": ["mali", "rome"]}, "two players have rome"),
        ({"wonders": ["petra"]}, {"wonders": ["petra"]}, "two players have petra"),
        ({"special": "special_left_1"}, {"special": "special_left_1"}, "have special_left_1"),
    ],
)
def test_a_card_is_with_one_player_only(one: object, two: object, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        PAD.rank([one, two])


@pytest.mark.rule("AOC-14.8")
def test_forts_are_for_who_plays_alone() -> None:
    """The scenario that has them is for one player."""
    assert [1] == PAD.rank([{"forts": 2}])["places"]
    assert [1, 1] == PAD.rank([{"forts": 0}, {}])["places"]
    with pytest.raises(BadPosition, match=r"^player 1: forts: only who plays alone .*AOC-14\.8\)$"):
        PAD.rank([{}, {"forts": 2}])


@pytest.mark.parametrize("players", [0, 5])
def test_a_game_has_one_to_four_players(players: int) -> None:
    with pytest.raises(BadPosition, match=f"a game has 1 to 4 players, not {players}"):
        PAD.rank([{}] * players)


@pytest.mark.parametrize(
    ("player", "message"),
    [
        ([], "a player must be an object"),
        ({"stones": 1}, "a player has no 'stones'"),
        ({"coins": -1}, "coins must be a whole number from 0 to 1000, not -1"),
        ({"coins": True}, "coins must be a whole number"),
        ({"workers": 5}, "workers must be a whole number from 0 to 4, not 5"),
        ({"points": "x"}, "points must be a whole number"),
        ({"civilizations": ["atlantis"]}, "civilizations: there is no 'atlantis'"),
        ({"civilizations": ["rome"] * 2}, "civilizations: one card stands twice"),
        ({"civilizations": ["rome", "huns", "mali", "inca"]}, "must be a list of at most 3"),
        ({"civilizations": ["rome"], "main": "huns"}, "main: 'huns' is not among"),
        ({"technologies": ["science"]}, "science needs one that leads to it (AOC-9.2)"),
        ({"technologies": ["calendar"]}, "calendar is not on this board (AOC-12.4)"),
        (
            {"technologies": ["writing"], "special": "special_left_1"},
            "writing is not on this board (AOC-12.4)",
        ),
        ({"main": "rome"}, "main: 'rome' is not among"),
        ({"civilizations": ["rome"], "main": 0}, "main: 0 is not among"),
        ({"civilizations": ["rome"], "main": []}, "main: [] is not among"),
        ({"special": "nothing"}, "special: there is no 'nothing'"),
        ({"wonders": "petra"}, "wonders must be a list"),
        ({"open": ["research", "culture", "trade", "hunting"]}, "open must be a list of at most 3"),
        ({"open": ["monument"]}, "open: there is no 'monument'"),
    ],
)
def test_what_does_not_fit_is_refused(player: object, message: str) -> None:
    for ask in (PAD.score, PAD.sheet, PAD.moves):
        with pytest.raises(BadPosition) as error:
            ask(player)
        assert message in str(error.value)


def test_the_index_of_a_bad_player_is_named() -> None:
    with pytest.raises(BadPosition, match=r"^player 1: coins must be"):
        PAD.rank([PLAYER, {"coins": -1}])
