"""`poleis check --database`: stored games under the present rules, and those that can be raised."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from poleis.locale import LANGUAGES
from poleis.web.storage.database import open_engine, upgrade
from tests.cli.running import poleis, refused
from tests.web.stored_tables import (
    add_game,
    break_at,
    change,
    database,
    forbid,
    random_game,
    versions,
)

GAMES = ("akropolis", "origins", "seven_wonders_dice", "age_of_civilization")


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A database with a finished and an unfinished game of each kind."""
    path = tmp_path / "tables.db"
    with database(path) as connection:
        for number, game in enumerate(GAMES):
            add_game(connection, f"done{number}", game)
            add_game(connection, f"live{number}", game, plies=25)
    return path


def test_games_under_the_same_rules_pass(tables: Path) -> None:
    """Nothing is written, and there is a count for each game."""
    before = tables.read_bytes()
    ran = poleis("check", "--database", tables, "--workers", "2")
    assert (0, "") == (ran.code, ran.err)
    assert "All 8 tables replay with the present rules." in ran.out
    found = poleis("check", "--database", f"sqlite:///{tables}", "--json", "--live").json
    assert 4 == found["tables"] == len(found["games"])
    assert {"tables": 1, "ok": 1, "acceptable": 0, "broken": 0} == found["games"]["origins"]
    assert 2 == poleis("check", "--database", tables, "--json", "--game", "origins").json["tables"]
    assert before == tables.read_bytes()


def test_what_breaks_is_named(tables: Path) -> None:
    """Id, game, version, revision, ply and the rules; a game that is gone; another result."""
    with database(tables) as connection:
        match = random_game("akropolis", 7, 25)
        rev = forbid(connection, "live0", match, 12)
        break_at(connection, "done1", 40)
        change(connection, "done2", game="chess")
        change(connection, "live2", options={"towers": True})
        change(connection, "done3", scores=[1, 2], rules_version=0)
        change(connection, "live3", over=True)
    ran = poleis("check", "--database", tables)
    assert 1 == ran.code
    lines = {line.partition(":")[0]: line for line in ran.out.splitlines()}
    assert f"live0: akropolis, rules 1, revision {rev}, ply " in lines["live0"]
    assert "is not legal now (AKR-" in lines["live0"] and "[AKR-" in lines["live0"]
    assert "done1: origins, rules 2, revision 40, ply " in lines["done1"]
    assert "there is no game 'chess'" in lines["done2"]
    assert "has no option towers" in lines["live2"]
    assert "they were 1 2" in lines["done3"]
    assert "does not end any more" in lines["live3"]
    found = poleis("check", "--database", tables, "--json").json
    assert 6 == len(found["broken"])
    assert [] == found["acceptable"]
    (one,) = [one for one in found["broken"] if one["table"] == "live0"]
    assert one["rules"] and one["rules"][0]["rule"].startswith("AKR-")
    assert {"tables": 1, "ok": 0, "acceptable": 0, "broken": 1} == found["games"]["chess"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_words(tables: Path, lang: str) -> None:
    with database(tables) as connection:
        break_at(connection, "done0", 30)
        change(connection, "done1", rules_version=0)
    ran = poleis("check", "--database", tables, "--lang", lang, "--accept")
    assert 1 == ran.code
    assert "done0: akropolis" in ran.out
    assert "--accept" in ran.out


def test_accept_raises_exactly_the_tables_that_stay_the_same(tables: Path) -> None:
    with database(tables) as connection:
        for id in ("done0", "live0", "done1", "live1"):
            change(connection, id, rules_version=0)
        break_at(connection, "done1", 40)
    ran = poleis("check", "--database", tables)
    assert 1 == ran.code
    assert "3 tables have another rules version and replay to the same result" in ran.out
    asked = poleis("check", "--database", tables, "--accept")
    assert "Nothing was changed." in asked.out
    assert 0 == versions(tables)["live0"]
    done = poleis("check", "--database", tables, "--accept", "--yes")
    assert 1 == done.code
    assert "3 tables have the present rules version now." in done.out
    assert ["done1"] == [id for id, version in versions(tables).items() if version == 0]
    again = poleis("check", "--database", tables, "--accept", "--yes", "--json").json
    assert (0, 1) == (again["accepted"], len(again["broken"]))


def test_a_database_of_an_older_schema_is_checked_and_stays_as_it_is(tmp_path: Path) -> None:
    """The new version is tried before it brings the database up to date."""
    path = tmp_path / "tables.db"
    with database(path) as connection:
        add_game(connection, "old")
    with sqlite3.connect(path) as plain:
        for change in (
            "ALTER TABLE tables DROP COLUMN scores",
            "ALTER TABLE events DROP COLUMN same_turn",
            "UPDATE alembic_version SET version_num = '0003'",
        ):
            plain.execute(change)
    plain.close()
    ran = poleis("check", "--database", path)
    assert (0, "") == (ran.code, ran.err)
    with sqlite3.connect(path) as plain:
        assert "0003" == plain.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    plain.close()


def test_what_is_no_database_is_refused_with_one_line(tmp_path: Path) -> None:
    missing = tmp_path / "missing" / "tables.db"
    assert "there is no such file" in refused("check", "--database", missing)
    assert not missing.parent.exists()
    assert "mysql is not supported" in refused("check", "--database", "mysql://x/y")
    assert "database:" in refused("check", "--database", "nonsense://x/y")
    (tmp_path / "text").write_text("no database at all " * 100, encoding="utf-8")
    assert "not a database" in refused("check", "--database", tmp_path / "text")
    (tmp_path / "empty").write_bytes(b"")
    assert "not a database of Poleis" in refused("check", "--database", tmp_path / "empty")
    engine = open_engine(str(tmp_path / "newer.db"))
    upgrade(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    assert "newer version of Poleis" in refused("check", "--database", tmp_path / "newer.db")


def test_options_of_one_way_are_refused_for_the_other(tables: Path) -> None:
    assert "--database" in refused("check", "--live", "game.poleis")
    assert "no records" in refused("check", "--database", tables, "game.poleis")
    assert "--yes" in refused("check", "--database", tables, "--accept", "--json")
