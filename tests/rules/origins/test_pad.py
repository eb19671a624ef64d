"""The score pad of a physical game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from poleis.core.errors import BadPosition
from poleis.core.explain import total
from poleis.games.origins.game import GAME
from tests.rules.origins.tables import EXAMPLES

PAD = GAME.pad
PLAYER: dict[str, object] = {
    "points": 10,
    "gold": 4,
    "advisors": 3,
    "temples": {"forest": 11, "mountain": 7, "sea": 5},
    "towers": {"orange": 2},
    "seats": [{"colour": "orange", "value": 6}, {"colour": "red", "value": 3}],
    "tiles": 9,
}


@pytest.mark.rule("ORI-20.1")
def test_the_final_scoring_of_the_rulebook_on_the_pad() -> None:
    expected = EXAMPLES["final_scoring"]["expected"]
    scored = PAD.score(PLAYER)
    assert expected == {key: scored[key] for key in expected} | {"total": expected["total"]}
    assert 10 + expected["total"] == scored["total"] == total(PAD.sheet(PLAYER))


def test_everything_may_be_left_out() -> None:
    assert 0 == PAD.score({})["total"]


@pytest.mark.rule("ORI-20.6")
def test_players_are_ranked_and_ties_broken_by_tiles() -> None:
    ranked = PAD.rank([{"points": 7, "tiles": 4}, {"points": 7, "tiles": 5}, {"points": 9}])
    assert [3, 2, 1] == ranked["places"]
    assert [1, 1] == PAD.rank([{"points": 7}, {"points": 7}])["places"]


def dice(colour: str, count: int) -> dict[str, object]:
    return {"seats": [{"colour": colour, "value": 6}] * count}


@pytest.mark.rule("ORI-2.1")
def test_players_of_one_game_share_its_dice() -> None:
    """Of each colour 7, 8 or 9 with two, three or four players."""
    for players, most in ((1, 7), (2, 7), (3, 8), (4, 9)):
        others = [dice("blue", 7)] * (players > 1) + [{}] * (players - 2)
        assert [] != PAD.rank([dice("red", most), *others])["places"]
        why = rf"^seats: {most + 1} dice are red; a game of {players} has {most} \(ORI-2.1\)$"
        with pytest.raises(BadPosition, match=why):
            PAD.rank([dice("red", most + 1), *others])
    with pytest.raises(BadPosition, match="8 dice are red"):
        PAD.rank([dice("red", 4), dice("red", 4)])
    assert 24 == PAD.score(dice("red", 4))["total"]  # each by itself


@pytest.mark.rule("ORI-2.9")
def test_players_of_one_game_share_tower_discs_and_tiles() -> None:
    """Twelve discs of each colour, of which everybody has one; 75 tiles, and two for each city."""
    assert [1, 1] == PAD.rank([{"towers": {"red": 11}}, {}])["places"]
    with pytest.raises(
        BadPosition, match=r"^towers: 13 discs are red; the box has 12 \(ORI-2.9\)$"
    ):
        PAD.rank([{"towers": {"red": 11}}, {"towers": {"red": 2}}])
    assert [1, 2] == PAD.rank([{"tiles": 40}, {"tiles": 39}])["places"]
    with pytest.raises(BadPosition, match=r"^tiles: 80 in all cities; a game of 2 has 79"):
        PAD.rank([{"tiles": 40}, {"tiles": 40}])


@pytest.mark.rule("ORI-14.1")
def test_the_planner_tells_what_a_tower_level_brings() -> None:
    moves = PAD.moves({**PLAYER, "gold": 2})
    assert ["orange", 2, 6 - 2] in moves and ["red", 1, 3 - 1] in moves
    assert 5 == len(moves)
    assert [] == PAD.moves({"gold": 0})


@pytest.mark.parametrize(
    "data",
    [
        7,
        {"stones": 1},
        {"points": -1},
        {"points": True},
        {"advisors": 6},
        {"temples": {"forest": 12}},
        {"temples": {"lake": 1}},
        {"temples": [1, 2, 3]},
        {"towers": {"red": 0}},
        {"seats": {"red": 1}},
        {"seats": [{"colour": "red"}]},
        {"seats": [{"colour": "pink", "value": 1}]},
        {"seats": [{"colour": "red", "value": 7}]},
        {"seats": [{"colour": "red", "value": 1}] * 46},
        {"tiles": -1},
        {"tiles": 78},
        {"tiles": "nine"},
        {"tiles": None},
    ],
)
def test_what_does_not_fit_is_refused(data: object) -> None:
    """Whatever is asked: a score, a sheet, a plan, or the board to tap on."""
    asked: list[Callable[[object], object]] = [PAD.score, PAD.sheet, PAD.moves]
    if isinstance(data, dict):  # the board begins anew with what is no player
        asked += [PAD.board.legal, lambda given: PAD.board.view(given, "en")]
    for ask in asked:
        with pytest.raises(BadPosition):
            ask(data)


def test_every_die_of_the_box_fits_onto_the_board() -> None:
    """The last of 45 dice can be taken away again, and no other can be added."""
    full = {"seats": [{"colour": "blue", "value": 6}] * 45}
    actions = PAD.board.actions
    legal = [actions.text(code) for code in PAD.board.legal(full)]
    assert "drop 45" in legal and not any(text.startswith("add") for text in legal)
    after = PAD.board.apply(full, actions.parse("drop 45"))
    assert {"seats": full["seats"][:44]} == after


def test_the_error_names_the_player() -> None:
    with pytest.raises(BadPosition, match="player 1"):
        PAD.rank([{}, {"tiles": 99}])
