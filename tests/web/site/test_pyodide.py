"""The Python of a page plays the same games, and loads nothing that a page does not need."""

from __future__ import annotations

import gzip
import json
import re
from collections import Counter

import pytest

from poleis.web.site import archive, contents
from tests import twin
from tests.spec import ROOT
from tests.web.site import page_python
from tests.web.site.page_python import PagePython

FOREIGN = re.compile(
    r"(alembic|fastapi|joblib|markdown|multiprocessing|prometheus_client|psycopg|pydantic|ray|rich"
    r"|segno|sqlalchemy|starlette|subprocess_worker|typer|uvicorn|websockets"
    r"|poleis\.(adapters|cli|terminal|web\.(notify|routes|server|service|storage)))(\..*)?"
)
LARGEST = 16_000_000
"""Bytes that a page may load before its first board; the scripts and the page itself are few."""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> PagePython:
    return page_python.make(tmp_path_factory.mktemp("python"))


def test_golden_games_replay_in_a_page(page: PagePython) -> None:
    """Every move is legal, every checkpoint fits, and the game is written again alike."""
    files = ROOT.glob("tests/golden/*/*.poleis")
    assert Counter(file.parent.name for file in files) == page.tell("replay_golden")


def test_games_luck_and_bots_are_those_of_other_machines(page: PagePython) -> None:
    """Positions, legal moves, scores, random numbers and decisions, number by number."""
    here = json.loads(json.dumps(twin.report()))
    there = page.tell("tell_twin")
    here.pop("compiled")
    assert there.pop("compiled") is False
    for part in here:
        assert here[part] == there[part], f"{part} differs"


def test_a_page_plays_every_game_and_loads_no_server(page: PagePython) -> None:
    told = page.tell("play_with_bots")
    print(f"Python of a page started in {told['start']:.2f} s under Node")
    assert [] == [name for name in told["modules"] if FOREIGN.fullmatch(name)]


def test_the_files_of_python_are_small(page: PagePython) -> None:
    sizes = {file.name: file.stat().st_size for file in page.folder.iterdir()}
    print(*(f"{name}: {size:,} bytes" for name, size in sorted(sizes.items())), sep="\n")
    assert sum(sizes.values()) < LARGEST


def test_an_archive_has_the_same_bytes_again() -> None:
    """Whatever the order in which its files were found."""
    files = contents.packages()
    again = dict(sorted(contents.packages().items()))
    assert archive.tarred(files) == archive.tarred(dict(reversed(again.items())))
    assert archive.zipped(files) == archive.zipped(dict(reversed(again.items())))


def test_an_archive_has_bytecode_and_no_sources(page: PagePython) -> None:
    whole = gzip.decompress((page.folder / archive.POLEIS).read_bytes())
    assert b"poleis/core/state.pyc" in whole
    assert b"poleis/core/state.py\0" not in whole
