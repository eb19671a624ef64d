"""Achievements of solo games agree with how the games end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from poleis.core.achievements import achieved_in, achievements_of
from poleis.core.game import get_game
from poleis.core.match import Match
from poleis.core.random_play import random_match
from poleis.core.setup import make_setup
from poleis.games.age_of_civilization.rules import score_queries
from poleis.games.akropolis.game import AkropolisGame
from poleis.games.origins import game as origins
from poleis.games.origins.explain.achievements import achieved
from poleis.games.origins.rules.position import Origins

AOC = "age_of_civilization"
MODES: list[tuple[str, dict[str, object]]] = [
    ("akropolis", {"architect": "easy"}),
    ("origins", {}),
    ("seven_wonders_dice", {}),
    (AOC, {}),
    (AOC, {"solo": "silk_road"}),
]


def finished(game: str, options: dict[str, object], seed: int, seats: int = 1) -> Match:
    found = get_game(game)
    return random_match(found, make_setup(found, seats, options), seed)


@pytest.mark.parametrize(("game", "options"), MODES)
def test_what_is_achieved_is_among_the_achievements(game: str, options: dict[str, object]) -> None:
    match = finished(game, options, 1)
    known = [one.key for one in achievements_of(match.game, match.setup)]
    reached = list(achieved_in(match.game, match.state))
    assert match.is_over and reached == [key for key in known if key in reached]


@pytest.mark.parametrize("game", ["akropolis", "origins", "seven_wonders_dice", AOC])
def test_games_together_have_none(game: str) -> None:
    match = finished(game, {}, 1, seats=2)
    assert () == achieved_in(match.game, match.state)


@pytest.mark.rule("AKR-8.7")
def test_an_architect_is_beaten_by_a_win(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished("akropolis", {"architect": "hard"}, 1)
    for place, reached in ((1, ("hard",)), (2, ())):
        monkeypatch.setattr(AkropolisGame, "ranking", lambda self, state, place=place: [place])
        assert reached == achieved_in(match.game, match.state)


@pytest.mark.rule("ORI-21.9")
@pytest.mark.parametrize(
    ("points", "reached"), [(219, ()), (220, ("target-220",)), (300, ("target-220",))]
)
def test_a_target_of_the_training_is_reached_by_enough_points(
    points: int, reached: tuple[str, ...]
) -> None:
    edition = origins.GAME.edition
    end = SimpleNamespace(is_solo=lambda: True, score=lambda seat: points, solo_target=lambda: 220)
    assert reached == achieved(edition, cast(Origins, end))


@pytest.mark.rule("AOC-14.4")
def test_a_medal_includes_those_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished(AOC, {"solo": "silk_road"}, 1)
    for grade, reached in (("", ()), ("silver", ("bronze", "silver"))):
        monkeypatch.setattr(score_queries, "grade", lambda state, grade=grade: grade)
        assert reached == achieved_in(match.game, match.state)
