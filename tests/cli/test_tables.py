"""`poleis tables`: lists, counts, records, and deleting old tables."""

from __future__ import annotations

import zipfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from poleis.core import record
from poleis.web.storage.database_lock import hold_database
from tests.cli.running import poleis, refused
from tests.web.stored_tables import add_game, age, change, database, ids


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Two games of today, and two from a year ago, of which one is of a game that is gone."""
    found = tmp_path / "tables.db"
    year = datetime.now(UTC) - timedelta(days=365)
    with database(found) as connection:
        add_game(connection, "new1")
        add_game(connection, "new2", "origins", plies=30)
        add_game(connection, "old1")
        add_game(connection, "old2", plies=30)
        change(connection, "old2", game="chess")
        for id in ("old1", "old2"):
            age(connection, id, year)
    return found


def test_tables_are_listed_and_counted(path: Path) -> None:
    found = poleis("tables", "--database", path, "--json").json
    assert {"old1", "old2"} == {one["table"] for one in found[:2]}, "the oldest come first"
    assert {"new1", "new2", "old1", "old2"} == {one["table"] for one in found}
    assert "4 tables" in poleis("tables", "--database", path).out
    old = poleis("tables", "--database", path, "--older-than", "30", "--finished", "--json").json
    assert ["old1"] == [one["table"] for one in old]
    counts = poleis("tables", "--database", path, "--count", "--json").json
    assert {"tables": 2, "finished": 2, "live": 0} == counts["akropolis"]
    assert "chess: 0 finished, 1 live" in poleis("tables", "--database", path, "--count").out
    assert "1 table" in poleis("tables", "--database", path, "--game", "origins").out


def test_records_are_exported_to_a_folder_or_an_archive(path: Path, tmp_path: Path) -> None:
    ran = poleis("tables", "--database", path, "--export", tmp_path / "games")
    assert (0, 4) == (ran.code, len(list((tmp_path / "games").iterdir())))
    good = [tmp_path / "games" / f"{id}.poleis" for id in ("new1", "new2", "old1")]
    assert 0 == poleis("check", "--audit", good[0]).code
    assert 0 == poleis("check", *good).code
    archive = tmp_path / "games.zip"
    assert "1 record" in poleis("tables", "--database", path, "--live", "--game", "chess",
                                "--export", archive).out  # fmt: skip
    with zipfile.ZipFile(archive) as found:
        text = found.read("old2.poleis").decode()
    assert "game chess rules 1 seats 2" in text
    assert 30 <= record.read(text.replace("chess", "akropolis")).match.furthest
    assert not list(tmp_path.glob(".games.zip*"))


def test_old_tables_are_deleted(path: Path) -> None:
    """First with a dry run; never without an age, and never while a server runs."""
    chosen = ("tables", "--database", path, "--delete")
    assert "--older-than" in refused(*chosen)
    ran = poleis(*chosen, "--older-than", "30", "--dry-run")
    assert (0, "2 tables would be deleted") == (ran.code, ran.out.splitlines()[-1])
    assert "--yes" in refused(*chosen, "--older-than", "30")
    with hold_database(str(path)):
        assert "in use by another server" in refused(*chosen, "--older-than", "30", "--yes")
    assert 4 == len(ids(path))
    ran = poleis(*chosen, "--older-than", "30", "--yes", "--json")
    assert (["old1", "old2"], 2) == (sorted(ran.json["tables"]), ran.json["deleted"])
    assert ["new1", "new2"] == ids(path)


def test_bad_input_is_refused(path: Path, tmp_path: Path) -> None:
    assert "exclude" in refused("tables", "--database", path, "--live", "--finished")
    assert "--delete" in refused("tables", "--database", path, "--dry-run")
    assert "no such file" in refused("tables", "--database", tmp_path / "none.db")
    blocked = tmp_path / "file"
    blocked.write_text("x", encoding="utf-8")
    assert "file" in refused("tables", "--database", path, "--export", blocked)
