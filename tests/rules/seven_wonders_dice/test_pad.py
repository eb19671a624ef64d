"""The score pad and planner for people with the box."""

from __future__ import annotations

import pytest

from poleis.core.errors import BadPosition
from poleis.core.game import Pad
from poleis.core.random_play import random_match
from poleis.core.setup import make_setup
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from tests.rules.seven_wonders_dice.tables import AGORA, EDITION, GAME


def pad() -> Pad:
    assert GAME.pad is not None
    return GAME.pad


@pytest.mark.rule("SWD-11.1")
@pytest.mark.parametrize("seed", range(5))
def test_a_finished_game_scores_the_same_on_the_pad(seed: int) -> None:
    """Crosses and written points of every seat give the score of the engine, and the places."""
    match = random_match(GAME, make_setup(GAME, 4), seed)
    state = match.state
    assert isinstance(state, SevenWondersDice)
    cities: list[object] = [
        {
            "board": city.board.id,
            "crossed": EDITION.names_of(city.crossed),
            "coins": int(city.coins),
            "west": int(city.west_points),
            "east": int(city.east_points),
            "first_agora": city.has_award,
        }
        for city in state.cities
    ]
    assert match.scores() == [pad().score(city)["total"] for city in cities]
    assert match.ranking() == pad().rank(cities)["places"]


def test_attacks_count_as_printed_unless_points_are_given() -> None:
    city: dict[str, object] = {"board": "giza", "crossed": ["be_attack_1", "be_attack_2"]}
    assert 7 == pad().score(city)["barracks_east"]
    assert 5 == pad().score({**city, "east": 5})["total"]


@pytest.mark.rule("SWD-8.2.3")
def test_the_award_of_the_agora() -> None:
    city: dict[str, object] = {"board": "giza", "crossed": AGORA.split(), "first_agora": True}
    assert 28 + 3 == pad().score(city)["agora"]


@pytest.mark.rule("SWD-8.2.3", "SWD-8.2.4")
def test_somebody_was_first_to_complete_the_agora() -> None:
    """Who cannot be seen in the cities, so it must be said: of one city, or of several that
    completed it in the same turn. Nobody asks where no Agora is complete."""
    giza, rhodes, ephesus = (
        {"board": board, "crossed": AGORA.split()} for board in ("giza", "rhodes", "ephesus")
    )
    other = {"board": "babylon", "crossed": AGORA.split()[:-1]}
    first: dict[str, object] = {"first_agora": True}
    for cities, named in (([giza], "0"), ([other, giza], "1"), ([giza, other, rhodes], "0, 2")):
        why = rf"^the Agora is complete in city {named}, .* it first, or .*SWD-8\.2\.4\)$"
        with pytest.raises(BadPosition, match=why):
            pad().rank([*cities])
    assert [1, 2] == pad().rank([{**giza, **first}, rhodes])["places"]
    assert [1, 1, 3] == pad().rank([{**giza, **first}, {**rhodes, **first}, ephesus])["places"]
    assert [1] == pad().rank([other])["places"]
    assert 28 == pad().score(giza)["agora"]  # by itself nobody knows of the others


@pytest.mark.parametrize(
    ("city", "why"),
    [
        ([], "must be an object"),
        ({"board": "athens"}, "board must be one of"),
        ({"board": "giza", "stones": 3}, "a city has no 'stones'"),
        ({"board": "giza", "crossed": "ag_11"}, "must be a list"),
        ({"board": "giza", "crossed": ["ag_99"]}, "there is no space 'ag_99'"),
        ({"board": "giza", "crossed": ["ag_11", "ag_11"]}, "stands twice"),
        ({"board": "giza", "crossed": ["wo_2"]}, "SWD-1.4"),
        ({"board": "giza", "crossed": ["bonus_coins"]}, "SWD-9.1"),
        ({"crossed": ["bonus_action", "bonus_cross", "bonus_coins"]}, "SWD-9.1"),
        ({"crossed": [*AGORA.split(), "bonus_cross", "bonus_coins"]}, "SWD-9.1"),
        ({"crossed": ["wh_stone", "wh_wood", "wh_brick", "bonus_coins"]}, "SWD-9.1"),
        ({"board": "giza", "coins": 22}, "from 0 to 21"),
        ({"board": "giza", "west": 3}, "SWD-8.4.3"),
        ({"board": "giza", "crossed": ["bw_attack_1"], "west": 0}, "SWD-8.4.3"),
        ({"board": "giza", "first_agora": True}, "SWD-8.2.3"),
        ({"board": "giza", "first_agora": 1}, "true or false"),
        ({"board": "giza", "dice": []}, "must be an object"),
        ({"board": "giza", "dice": {"pink": [1, 0]}}, "no die 'pink'"),
        ({"board": "giza", "dice": {"blue": [7, 0]}}, "cannot show face 7"),
        ({"board": "giza", "dice": {"blue": 3}}, "must be [face, section]"),
    ],
)
def test_what_cannot_be_is_refused(city: object, why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        pad().score(city)
    assert why in str(refused.value)


def test_moves_with_the_dice_of_the_forum() -> None:
    city = {
        "board": "giza",
        "crossed": ["wh_stone"],
        "coins": 3,
        "dice": {"blue": [1, 2], "red": [2, 0], "black": [1, 0]},
    }
    found = [["-", "wo_1", 1], ["blue", "ag_11", 2], ["red", "bw_attack_1", 0]]
    assert found == [list(move) for move in pad().moves(city)]


def test_moves_without_dice_are_all_open_spaces() -> None:
    found = pad().moves({"board": "giza", "coins": 0})
    spaces = [move[1] for move in found]
    free = "bw_attack_1 ag_11 un_wheel_1 be_attack_1 wh_stone wh_wood wh_brick"
    assert free.split() == spaces


@pytest.mark.rule("SWD-2.1")
def test_no_board_twice_in_one_game() -> None:
    with pytest.raises(BadPosition):
        pad().rank([{"board": "giza"}, {"board": "giza"}])
    with pytest.raises(BadPosition, match="city 1"):
        pad().rank([{"board": "giza"}, {"board": "rhodes", "coins": -1}])


@pytest.mark.rule("SWD-1.4", "SWD-6.9", "SWD-8.2.3", "SWD-8.4.3")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("award first", "SWD-8.2.3"),
        ("coins 5", "SWD-6.9"),
        ("west 1", "SWD-8.4.3"),
        ("space ag_12", ""),
        ("space ag_22", "SWD-1.4"),
        ("space ag_11", ""),
        ("city giza", ""),
    ],
)
def test_the_board_of_the_pad_says_why_not(action: str, rule: str) -> None:
    """The cross of the first space can be taken back, and the city stays what it is."""
    board = pad().board
    data = {"board": "giza", "crossed": ["ag_11"], "coins": 21}
    code = board.actions.parse(action)
    assert ([rule] if rule else []) == [one.rule for one in board.explain(data, code)]
