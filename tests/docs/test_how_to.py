"""The how-to's bot is a real one, and the pages show its code."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from poleis import Luck, Match, get_game, make_setup
from poleis.bots.policy import Policy, make_policy
from tests.cli.running import poleis, refused, run_program
from tests.docs.examples import BOT, DOCS, installed, search_path
from tests.docs.markdown import code_blocks, without_blank_lines


@pytest.fixture(name="flat")
def installed_flat(tmp_path: Path) -> Iterator[Policy]:
    with installed(BOT, tmp_path):
        yield make_policy("flat:games=1")


def test_the_bot_is_listed_with_its_parameters(flat: Policy) -> None:
    """Its module says what it does and what it takes."""
    row = next(row for row in poleis("bots", "--json").json if row["name"] == "flat")
    assert (
        "The bot `flat`: tries every action in a few random games and takes the best."
        == (row["summary"])
    )
    assert {"games"} == set(row["parameters"])
    assert "the bot flat has no 'speed'; it has games" in refused(
        "arena", "akropolis", "flat:speed=2", "random"
    )


@pytest.mark.parametrize("games", ["0.5", "1.5", "0", "few"])
def test_the_bot_plays_whole_games(flat: Policy, games: str) -> None:
    assert f"flat: games={games}" in refused(
        "simulate", "akropolis", "--bots", f"flat:games={games}", "--games", "1"
    ).replace("'", "")


def test_the_bot_decides_the_same_for_the_same_luck(flat: Policy) -> None:
    """And only from what its seat may know."""
    game = get_game("akropolis")
    match = Match(game, make_setup(game, 2), 7)
    known = game.redact(match.state, 0)
    before = known.dump()
    first = flat.decide(game, known, 0, Luck.of(1))
    assert first == flat.decide(game, known, 0, Luck.of(1))
    assert before == known.dump()
    assert first.action in list(match.state.legal(0))
    assert first.value == max(option.value for option in first.candidates)


def test_the_bot_plays_in_the_arena(tmp_path: Path) -> None:
    """As a program of its own, with workers; it beats random play."""
    env = {"PYTHONPATH": os.pathsep.join(search_path(BOT, tmp_path))}
    args = ("arena", "akropolis", "flat:games=1", "random", "-n", "4", "-w", "2", "--json")
    ran = run_program(*args, env=env)
    assert 0 == ran.returncode, ran.stderr
    assert 1.0 == json.loads(ran.stdout)["bots"][0]["win_rate"]["value"]


def test_the_page_shows_the_tested_code() -> None:
    """The blocks are the files, line for line."""
    shown = {block.title: block.text for block in code_blocks(DOCS / "how-to" / "add-a-bot.md")}
    for name in ("poleis_flat.py", "pyproject.toml"):
        source = (BOT / name).read_text(encoding="utf-8")
        assert without_blank_lines(source) == without_blank_lines(shown[name])
