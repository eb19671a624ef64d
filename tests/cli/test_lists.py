"""`poleis games`, `poleis bots`, `poleis perft`, and the help."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pytest

from poleis import get_game, make_setup
from poleis._plain import is_compiled
from poleis.cli import NAMES
from poleis.core.perft import perft
from tests.cli.games import record_text
from tests.cli.running import poleis, refused


def test_games_lists_options() -> None:
    """For people a table, for programs every value that a form needs."""
    row = next(row for row in poleis("games", "--json").json if row["id"] == "akropolis")
    assert [1, 2, 3, 4] == row["seats"]
    assert {
        "key": "architect",
        "kind": "choice",
        "default": "medium",
        "choices": ["easy", "medium", "hard"],
        "seats": [1],
        "rule": "AKR-8.6",
        "help": "The opponent of the solo game.",
    } in row["options"]
    table = poleis("games").out
    assert "akropolis" in table and "AKR-7.1" in table and "1 to 4" in table
    assert "Double a garden that lies beside a lake." in table


LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("pl", ["opcja", "yes albo no", "Era cywilizacji", "(domyślnie)"]),
        ("ru", ["настройка", "yes или no", "Эра цивилизаций", "(по умолчанию)"]),
        ("en", ["option", "yes or no", "Age of Civilization", "(usual)"]),
    ],
)
def test_games_are_listed_in_the_language_of_the_environment(
    code: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or in that of `--lang`; what programs read does not follow the environment."""
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    plain = poleis("games", "--json").json
    by_option = poleis("games", "--lang", code).out
    titles = [row["title"] for row in poleis("games", "--lang", code, "--json").json]
    assert words[2] in titles
    monkeypatch.setenv("LANG", f"{code}_XX.UTF-8")
    assert by_option == poleis("games").out
    assert plain == poleis("games", "--json").json
    for word in words:
        assert word in by_option


def test_bots_lists_levels_and_parameters() -> None:
    """Every bot with a summary; a bot with levels says what they are."""
    rows = {row["name"]: row for row in poleis("bots", "--json").json}
    assert {"random", "greedy", "mcts"} <= set(rows)
    assert all(row["summary"] for row in rows.values())
    assert {"easy", "medium", "strong"} <= set(rows["mcts"]["levels"])
    assert {"level", "iterations", "seconds"} <= set(rows["mcts"]["parameters"])
    assert "mcts:strong" in poleis("bots").out


def test_perft_counts_what_the_core_counts() -> None:
    """The command gives the number of the function, also divided by first decisions."""
    game = get_game("akropolis")
    wanted = perft(game.new(make_setup(game, 2)), 3, 7)
    assert (
        wanted == poleis("perft", "akropolis", "-d", "3", "--seed", "7", "--json").json["sequences"]
    )
    divided = poleis("perft", "akropolis", "-d", "3", "--seed", "7", "--json", "--divide").json
    assert {"take 1", "take 2"} == set(divided["by_first"])
    assert wanted == sum(divided["by_first"].values())
    assert (
        f"{wanted} sequences of 3 decisions"
        in poleis("perft", "akropolis", "-d", "3", "--seed", "7", "--divide").out
    )
    assert "2 sequences of 1 decision (" in poleis("perft", "akropolis", "-d", "1").out


@pytest.mark.parametrize("command", [
    ("simulate", "akropolis", "-n", "1"),
    ("arena", "akropolis", "random", "random", "-n", "1"),
    ("balance", "akropolis", "--bots", "random", "-n", "1"),
    ("perft", "akropolis", "-d", "1"),
])  # fmt: skip
def test_options_have_one_shape_for_programs(command: tuple[str, ...]) -> None:
    options = poleis(*command, "--json", "-o", "variants=houses,gardens").json["options"]
    assert {"long": False, "variants": ["houses", "gardens"], "lakes": False} == options


def test_perft_refuses_bad_input() -> None:
    """Depths below one, games and seats that do not exist."""
    assert "--depth" in refused("perft", "akropolis", "--depth", "0")
    assert "--depth" in refused("perft", "akropolis", "--depth", "many")
    assert "there is no game" in refused("perft", "go")
    for seats in ("0", "9"):
        assert f"not {seats}" in refused("perft", "akropolis", "--seats", seats)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_helps(name: str) -> None:
    """Help exists under both names and shows how to call the command."""
    ran = poleis(name, "--help")
    assert 0 == ran.code
    assert f"Usage: poleis {name}" in ran.out
    assert ran.out == poleis(name, "-h").out


@pytest.mark.parametrize("name", ["check", "replay", "review", "show"])
def test_a_record_may_come_from_standard_input(name: str, tmp_path: Path) -> None:
    """Whoever reads a record reads it there, and its help says so."""
    more = {"show": ("--out", tmp_path / "o.svg"), "review": ("--iterations", "20", "--json")}
    head = "".join(record_text().splitlines(keepends=True)[:12])
    ran = poleis(name, "-", *more.get(name, ()), stdin=head)
    assert (0, "") == (ran.code, ran.err)
    assert "-: standard input" in poleis(name, "--help").out


def test_the_version_says_whether_the_rules_are_compiled() -> None:
    """For bug reports."""
    kind = "compiled" if is_compiled() else "plain"
    assert f"poleis {version('poleis')} ({kind})\n" == poleis("--version").out


def test_without_arguments_there_is_help() -> None:
    """The bare program lists its commands."""
    ran = poleis()
    assert 0 == ran.code and "simulate" in ran.out
    assert "No such command 'smiulate'" in refused("smiulate")
    assert "No such option" in refused("games", "--wrong")
