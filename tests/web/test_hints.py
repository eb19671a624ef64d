"""Hints with their reasons, tables without hints, and the ratings of bots."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks.bot_ratings import TRIALS, difference

from poleis.core.game import games
from poleis.locale import LANGUAGES
from poleis.web.tables import bot_ratings
from poleis.web.tables.bot_ratings import Rating, bot_line, rating_of, rating_words, sentence
from poleis.web.tables.bots import LEVELS, offered
from tests.web.harness import Browser, Refused

ROOT = Path(__file__).parents[2]
Browsers = Callable[..., Browser]


def test_a_hint_says_why(browser: Browsers) -> None:
    """The move, what it brings or opens, and in the end the expected result."""
    ann = browser()
    line = ann.line(ann.open_table("human", "random")["table"])
    hint = line.ask("hint", rev=line.state["rev"])
    assert hint["text"].startswith("Tile ")
    assert "Expected result: " in hint["text"]
    assert len(hint["text"].split(". ")) > 2
    assert "lines of play" in hint["detail"]


def test_a_table_without_hints_gives_none(browser: Browsers) -> None:
    """No hint on request, no button for it, and no reasons of bots."""
    ann = browser()
    line = ann.line(ann.open_table("human", "greedy", terms={"hints": False})["table"])
    assert not line.state["can_hint"]
    with pytest.raises(Refused, match="barred"):
        line.ask("hint", rev=line.state["rev"])
    line.play("take 1")
    line.play()
    line.wait_until_my_turn()
    log = [entry for message in line.heard for entry in message.get("log", [])]
    assert [entry for entry in log if entry["seat"] == 1]
    assert not [entry for entry in log if "why" in entry]


# ---- bots


def test_every_level_of_the_lobby_has_a_sentence() -> None:
    for lang in LANGUAGES:
        said = [sentence(spec, lang) for spec in LEVELS]
        assert all(text.endswith(".") for text in said)
        assert len(LEVELS) == len(set(said))
    assert "" == sentence("learned", "en")
    assert "learned" == bot_line("akropolis", "learned", "en")


@pytest.mark.parametrize("game", sorted(games()))
def test_ratings_are_measured_or_say_that_they_are_not(game: str) -> None:
    if game not in TRIALS:
        return
    found = {spec: rating_of(game, spec) for spec in offered()}
    assert Rating(1000, 0, 0) == found["greedy"]
    for trial in TRIALS[game]:
        rating = found[trial.spec]
        assert (rating is None) == (trial.games == 0)
        if rating is None:
            assert "Rating not measured" == rating_words(game, trial.spec, "en")
        else:
            assert rating.games >= trial.games and rating.interval > 0
    weakest = found["random"]
    assert weakest is not None and weakest.rating < 1000


def test_ratings_follow_from_the_games_that_are_kept() -> None:
    """Each is that of its opponent plus the difference of the games, to a rounding."""
    for levels in json.loads(bot_ratings.FILE.read_text(encoding="utf-8")).values():
        for row in levels.values():
            if row.get("games"):
                ahead, _ = difference(row["won"], row["games"])
                assert abs(levels[row["against"]]["rating"] + ahead - row["rating"]) <= 1


def test_the_page_about_ratings_has_the_ratings_that_are_shown() -> None:
    page = (ROOT / "docs" / "lab" / "bot-ratings.md").read_text(encoding="utf-8")
    for levels in json.loads(bot_ratings.FILE.read_text(encoding="utf-8")).values():
        for row in levels.values():
            if row.get("games"):
                assert f" {row['rating']} ± {row['interval']} " in page


def test_a_difference_of_ratings() -> None:
    assert (0.0, 205.3) == difference(5, 10)
    assert difference(10, 10)[0] == -difference(0, 10)[0] > 500


def test_an_unknown_game_or_bot_has_no_rating() -> None:
    assert rating_of("chess", "greedy") is None
    assert rating_of("akropolis", "learned") is None


def test_the_lobby_and_the_table_show_the_bots(browser: Browsers) -> None:
    ann = browser()
    page = ann.http.get("/").text
    easy = rating_of("akropolis", "mcts:easy")
    assert easy is not None
    shown = rating_words("akropolis", "mcts:easy", "en")
    assert str(10 * round(easy.rating / 10)) in shown
    assert shown in page and sentence("mcts:easy", "en") in page
    line = ann.line(ann.open_table("human", "mcts:easy")["table"])
    human, bot = line.state["seats"]
    assert "" == human["about"]
    assert bot_line("akropolis", "mcts:easy", "en") == bot["about"]
