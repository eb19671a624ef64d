"""The tutorial's game is a real one: laws, command line, bots, messages, drawing."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest

from poleis import CHANCE, Game, Match, get_game, make_setup
from poleis.core import record
from poleis.core.errors import BadPosition, Illegal
from poleis.core.laws import LAWS
from poleis.core.random_play import Law, random_match
from poleis.core.setup import all_setups
from poleis.draw.picture import standalone
from poleis.locale import get_language
from poleis.locale.keys import game_messages
from tests.cli.running import poleis, refused, run_program
from tests.docs.examples import DOCS, GAME, installed, search_path
from tests.docs.markdown import code_blocks, without_blank_lines


@pytest.fixture(name="pharos")
def installed_pharos(tmp_path: Path) -> Iterator[Game]:
    with installed(GAME, tmp_path):
        yield get_game("pharos")


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_example_keeps_every_law(pharos: Game, law: Law) -> None:
    """Every seat count and option, several games each."""
    for number, setup in enumerate(all_setups(pharos)):
        for seed in range(5):
            law(pharos, setup, 5 * number + seed)


def play_stones(game: Game, stones: list[int], places: list[str], seats: int = 2) -> Match:
    """A match in which chance brings these stones and the seats use them so."""
    match = Match(game, make_setup(game, seats, {"floors": "4"}))
    for stone, place in zip(stones, places, strict=True):
        match.play(CHANCE, f"quarry {stone}")
        match.play(int(match.state.actor()), f"use {place}")
    return match


def test_a_floor_is_not_wider_than_the_one_beneath(pharos: Game) -> None:
    """PHA-3: equal is narrow enough, wider is refused in words."""
    match = play_stones(pharos, [3, 6, 3, 6], ["lighthouse"] * 4)
    match.play(CHANCE, "quarry 4")
    with pytest.raises(Illegal) as refusal:
        match.play(0, "use lighthouse")
    [reason] = refusal.value.refusals
    assert "PHA-3" == reason.rule
    said = get_language("en").say(reason.text)
    assert "Stone 4 is wider than the floor beneath, 3." == said
    assert said == get_language("pl").say(reason.text), "without Polish, its English is used"


def test_a_finished_lighthouse_shines_and_takes_no_more(pharos: Game) -> None:
    """PHA-1, PHA-5: four floors of 2 and the light are worth 18; then only the sea is left."""
    match = play_stones(pharos, [2] * 8, ["lighthouse", "sea"] * 4)
    assert [18, 0] == match.scores()
    match.play(CHANCE, "quarry 1")
    assert ["use sea"] == [pharos.actions.text(code) for code in match.state.legal(0)]
    assert "PHA-1" == pharos.explain(match.state, 0, 0)[0].rule


def test_ties_are_broken_by_floors(pharos: Game) -> None:
    """PHA-6: 4 + 2 beats 6; equal lighthouses share the place."""
    match = play_stones(
        pharos, [4, 6, 5, 2, 1, 1], ["lighthouse", "lighthouse", "sea", "sea", "sea", "sea"]
    )
    assert [4, 6] == match.scores() and [2, 1] == match.ranking()
    match = play_stones(pharos, [4, 6, 2, 1], ["lighthouse", "lighthouse", "lighthouse", "sea"])
    assert [6, 6] == match.scores() and [1, 2] == match.ranking()
    assert [1, 1] == play_stones(pharos, [4, 4], ["lighthouse"] * 2).ranking()


@pytest.mark.parametrize(
    "dump",
    [
        None,
        5,
        [],
        [[[], []], 5, 0, 16, 0, 7],
        [[[], []], 5, 0, 16, 1, 0],
        [[[], []], 5, 0, 15, 0, 0],
        [[[], []], 5, True, 15, 1, 0],
        [[[1, 2], []], 5, 0, 14, 0, 0],
        [[[9], []], 5, 0, 15, 1, 0],
        [["a", []], 5, 0, 16, 0, 0],
        [[[], []], 5, -1, 17, 0, 0],
        [[[], []], 4, 0, 16, 0, 0],
        [[[], [], []], 5, 0, 16, 0, 0],
        [[[1e999], []], 5, 0, 15, 1, 0],
    ],
)
def test_what_is_no_position_is_not_loaded(pharos: Game, dump: object) -> None:
    """A dump is checked before it is believed."""
    with pytest.raises(BadPosition):
        pharos.load(make_setup(pharos, 2), dump)


def test_bots_play_it(pharos: Game) -> None:
    """Bots that know only the rules beat random play."""
    report = poleis("arena", "pharos", "mcts:iterations=60", "random", "-n", "20", "--json").json
    assert report["bots"][0]["win_rate"]["value"] > 0.6
    assert 0 == poleis("arena", "pharos", "greedy", "random", "random", "-n", "6").code


def test_the_command_line_knows_it(pharos: Game, tmp_path: Path) -> None:
    """games, simulate, check, perft and a pad that does not exist."""
    assert "pharos" in poleis("games").out
    out = tmp_path / "games.jsonl"
    args = ("simulate", "pharos", "-n", "20", "--bots", "greedy,random", "-o", "floors=6")
    assert 0 == poleis(*args, "--records", "--out", out, "--workers", "2").code
    for line in out.read_text(encoding="utf-8").splitlines():
        text = json.loads(line)["record"]
        assert "all 16 outcomes follow the seed" in poleis("check", "--audit", "-", stdin=text).out
    bad = record.write(play_stones(pharos, [3, 3, 4], ["lighthouse"] * 2 + ["sea"]))
    ran = poleis("check", "-", stdin=bad.replace("0 use sea", "0 use lighthouse"))
    assert "ply 5: use lighthouse is not legal now (PHA-3): Stone 4 is wider" in ran.out
    assert 1 <= poleis("perft", "pharos", "-d", "4", "--json").json["sequences"] <= 16
    balance = poleis("balance", "pharos", "-n", "30", "--vary", "1", "--compare", "floors=4").out
    assert "deals with floors=4" in balance and "Light" in balance
    assert "pharos has no score pad" in refused("score", "pharos", "-", stdin="{}")


def test_a_program_of_its_own_finds_it(tmp_path: Path) -> None:
    """Installed means installed: another process plays it, with workers."""
    path = os.pathsep.join(search_path(GAME, tmp_path))
    args = ("arena", "pharos", "greedy", "random", "-n", "4", "--workers", "2", "--json")
    ran = run_program(*args, env={"PYTHONPATH": path})
    assert 0 == ran.returncode, ran.stderr
    assert 4 == json.loads(ran.stdout)["games"]


def test_it_is_drawn_at_every_position(pharos: Game) -> None:
    """Every legal action has its place in the view; previews and the log are told."""
    names = ("Ann", "Bob & Co", "Eve")
    match = random_match(pharos, make_setup(pharos, 3), 4)
    again = Match(pharos, match.setup)
    for move in match.log:
        state = again.state
        for viewer in (None, 0, 1, 2):
            view = pharos.view(state, viewer, "en", names)
            assert view.prompt
            for code in state.legal(viewer) if viewer is not None else ():
                [ref] = pharos.actions.refs(int(code))
                assert f'data-ref="{ref}"' in view.panels[0].body
                assert pharos.preview(state, viewer or 0, int(code), "en").deltas
        told = pharos.log_entries(state, move, "en", names)
        assert (move.actor == CHANCE) == (not told)
        again.play(move.actor, move.action)
    assert "ring-" not in standalone(pharos.picture(match.state, "en", names))
    with pytest.raises(BadPosition):
        pharos.picture(match.state, "en", names, "cellar")


def test_the_picture_of_the_tutorial_is_current(pharos: Game) -> None:
    """docs/img/pharos.svg is this position, drawn today."""
    match = Match(pharos, make_setup(pharos, 3), 3)
    for _ in range(14):
        legal = match.state.legal(seat := int(match.state.actor()))
        match.play(seat, int(legal[0]))
    drawn = standalone(pharos.picture(match.state, "en", ("Ann", "Bob", "Eve")))
    assert drawn == (DOCS / "img" / "pharos.svg").read_text(encoding="utf-8")


def test_it_brings_its_messages(pharos: Game) -> None:
    """Everything that it declares has a name, and a game without it has none."""
    english = get_language("en")
    for key, arguments in game_messages(pharos).items():
        assert english(key, **dict.fromkeys(arguments, 1))
    assert "Stones, narrower and narrower" in poleis("games").out


@pytest.mark.parametrize("error", [NotADirectoryError, ModuleNotFoundError])
def test_a_package_whose_messages_cannot_be_read_stops_no_other_game(
    pharos: Game, error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when it has no `__init__.py` yet: its game has no words, the others have theirs."""

    def read(package: str) -> Traversable:
        if package == "pharos":
            raise error("MultiplexedPath only supports directories")
        return files(package)

    monkeypatch.setattr("poleis.locale.files", read)
    ran = poleis("games")
    assert (0, "") == (ran.code, ran.err)
    assert "pharos  pharos: 2 to 4 seats" in ran.out and "akropolis  Akropolis: " in ran.out


def test_the_tutorial_names_every_file() -> None:
    """Who follows it to the letter has a package that works."""
    text = (DOCS / "tutorial" / "add-a-game.md").read_text(encoding="utf-8")
    package = GAME / "pharos"
    for file in package.rglob("*"):
        if file.is_file() and file.suffix != ".pyc":
            assert f"pharos/{file.relative_to(package)}" in text


def test_the_tutorial_counts_the_lines_that_it_does_not_show() -> None:
    text = (DOCS / "tutorial" / "add-a-game.md").read_text(encoding="utf-8")
    lines = (GAME / "pharos" / "view.py").read_text(encoding="utf-8").count("\n")
    assert f"`pharos/view.py` has {lines} lines" in text


def test_the_tutorial_shows_the_tested_code() -> None:
    """Its blocks are the files: word for word, and of state and game every line."""
    shown: dict[str, str] = {}
    for block in code_blocks(DOCS / "tutorial" / "add-a-game.md"):
        if block.title:
            source = (GAME / block.title).read_text(encoding="utf-8")
            assert without_blank_lines(block.text) in without_blank_lines(source), block.text
            shown[block.title] = shown.get(block.title, "") + block.text
    for name in ("pharos/state.py", "pharos/game.py", "pyproject.toml"):
        source = (GAME / name).read_text(encoding="utf-8")
        assert without_blank_lines(source) == without_blank_lines(shown[name]), name


def test_the_example_is_played_in_a_terminal(
    pharos: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a drawing of its own it is shown as data, with its moves in a list."""
    monkeypatch.chdir(tmp_path)  # a game that is left is saved where the program runs
    script = "1\n\n" * 20
    ran = poleis("play", pharos.id, "--seats", "human,random", "--seed", "3", "--lang", "en",
                 stdin=script)  # fmt: skip
    assert (0, "") == (ran.code, ran.err)
    assert " 1  use lighthouse" in ran.out
    assert "The game is over" in ran.out and "PHA-5" in ran.out
