"""Windows of forty columns, as on a phone or beside an editor: no word is cut."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.table import Table

from poleis.cli.runtime import Screen
from poleis.core.game import games
from tests.cli.running import poleis

CITY = {"stones": 3, "placements": [{"faces": "qqH", "at": [1, 1], "rot": 0}]}
GOLDEN = Path(__file__).parents[1] / "golden"


def printed(table: Table, width: int) -> list[str]:
    """The lines of a table in a window of this width."""
    out = StringIO()
    Screen(file=out, width=width).print(table)
    return [line.rstrip() for line in out.getvalue().splitlines()]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (("games",), ["winds_of_change", "AOC-12.7", "technologies", "barracks"]),
        (("bots",), ["parameters: level:", "iterations=6000", "is_exact=False", "evaluator."]),
        (("arena", "akropolis", "random", "random", "-n", "2"), ["random", "margin", "s/move"]),
        (("score", "akropolis", "-"), ["Barracks", "points", "AKR-6.4", "total"]),
        (("score", "akropolis", "-", "--lang", "ru"), ["очки", "правила", "AKR-6.4"]),
        (("moves", "akropolis", "-"), ["level", "moves"]),
        (("simulate", "akropolis", "-n", "2", "--bots", "random"), ["random"]),
    ],
    ids=" ".join,
)
def test_nothing_is_cut(command: tuple[str, ...], words: list[str]) -> None:
    ran = poleis(*command, stdin=json.dumps(CITY), columns=40)
    assert 0 == ran.code and "…" not in ran.out
    assert [] == [word for word in words if word not in ran.out]
    assert [] == [line for line in ran.out.splitlines() if len(line) > 40]


def test_players_side_by_side_become_a_list() -> None:
    players = [{**CITY, "name": "Ann [of Troy]"}, {**CITY, "name": "Ben"}]
    ran = poleis("score", "akropolis", "-", stdin=json.dumps({"cities": players}), columns=40)
    lines = [line.rstrip() for line in ran.out.splitlines()]
    assert ["Ann [of Troy]", "  place: 1", "  Houses: 0"] == lines[:3]
    assert ["Ben", "  total: 3"] == [lines[9], lines[-1]]


def test_a_table_keeps_all_of_its_parts() -> None:
    """Title, caption and footer too, whatever its shape; empty cells are left out."""
    table = Table("", "points", title="A sheet", caption="That is all", show_footer=True)
    table.add_row("Houses", "[bold]7[/bold]")
    table.add_row("", "8")
    table.columns[0].footer, table.columns[1].footer = "total", "15"
    assert "┃" in "".join(printed(table, 40))
    assert ["   A sheet", "       points", "Houses 7"] == printed(table, 14)[:3]
    rows = ["Houses", "  points: 7", "8", "total", "  points:", "  15"]
    assert ["A sheet", *rows, "That is all"] == printed(table, 11)


@pytest.mark.parametrize("columns", range(24, 60))
def test_a_long_word_beside_several_short_ones_is_not_cut(columns: int) -> None:
    """Lines of other columns break before a word does, and nothing is wider than the window."""
    table = Table("gracz", "niedokładności", "grube błędy", "jak program")
    table.add_row("greedy", "1", "2", "3")
    lines = printed(table, columns)
    assert {"niedokładności", "program", "greedy"} <= set(re.findall(r"\w+", " ".join(lines)))
    assert max(map(len, lines)) <= columns


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_game_can_be_looked_at(game_id: str) -> None:
    record = GOLDEN / game_id / "2-seats.poleis"
    for ply in ("0", "30"):
        ran = poleis("replay", record, "--ply", ply, "--lang", "en", columns=40)
        assert (0, "") == (ran.code, ran.err) and ran.out
