"""Backups under load: what was acknowledged before is in the copy, and the copy can be served."""

from __future__ import annotations

import shutil
import threading
from contextlib import closing
from pathlib import Path

import pytest

from poleis.core.errors import PoleisError
from poleis.web.storage.backup import back_up
from tests.cli.running import poleis, refused
from tests.web.harness import Browser, Line, again, running
from tests.web.stored_tables import add_game, database


class Load:
    """Somebody who plays at a table for all seats until it is over or it is enough."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.acknowledged: int = line.state["rev"]
        self.is_enough = threading.Event()
        self.has_begun = threading.Event()
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        while not (self.is_enough.is_set() or self.line.state["over"]):
            self.line.play()
            self.acknowledged = self.line.state["rev"]
            self.has_begun.set()

    def stop(self) -> None:
        self.is_enough.set()
        self._thread.join()


def test_a_backup_under_load_has_every_acknowledged_move(tmp_path: Path) -> None:
    """It is restored into another place, checked, and played on."""
    path, copy = tmp_path / "tables.db", tmp_path / "backups" / "copy.db"
    copy.parent.mkdir()
    with running(path) as server, closing(Browser(server)) as ann:
        tables = [ann.open_table("hotseat", "hotseat")["table"] for _ in range(2)]
        loads = [Load(ann.line(table, want="nothing")) for table in tables]
        for load in loads:
            load.has_begun.wait()
        before = [load.acknowledged for load in loads]
        ran = poleis("backup", copy, "--database", path)
        assert 0 == poleis("check", "--database", path).code, "also while the server runs"
        for load in loads:
            load.stop()
    assert (0, "") == (ran.code, ran.err)
    assert "copy.db: 2 tables, " in ran.out
    assert [copy] == list(copy.parent.iterdir()), "one file, and nothing beside it"
    restored = tmp_path / "elsewhere" / "tables.db"
    restored.parent.mkdir()
    shutil.copy(copy, restored)
    assert 0 == poleis("check", "--database", restored).code
    with running(restored) as server, closing(again(ann, server)) as same:
        for table, rev in zip(tables, before, strict=True):
            line = same.line(table, want="nothing")
            assert rev <= line.state["rev"]
            if not line.state["over"]:
                line.play()


def test_a_backup_replaces_nothing(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with database(path) as connection:
        add_game(connection, "t", plies=10)
    copy.write_text("precious", encoding="utf-8")
    assert "exists already" in refused("backup", copy, "--database", path)
    assert "precious" == copy.read_text(encoding="utf-8")
    assert "no such file" in refused("backup", tmp_path / "a.db", "--database", tmp_path / "none")
    missing = tmp_path / "none" / "a.db"
    assert "unable to open" in refused("backup", missing, "--database", path)
    (tmp_path / "text").write_text("no database " * 100, encoding="utf-8")
    refused("backup", tmp_path / "b.db", "--database", tmp_path / "text")
    with pytest.raises(PoleisError, match="pg_dump"):
        back_up("postgresql+psycopg://nobody@localhost/none", tmp_path / "c.db")
    assert not list(tmp_path.glob(".*")), "nothing is left behind"
