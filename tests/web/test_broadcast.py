"""States after a move: players get each, spectators the newest one when there is time for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from poleis.web.tables.bucket import Bucket
from poleis.web.tables.limits import Limits
from poleis.web.tables.table import Table
from tests.web.harness import GENEROUS, Browser, Running, drawing, running
from tests.web.test_metrics import value


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[Running]:
    """A server whose tables have used up their drawing time as soon as anything is drawn."""
    limits = replace(GENEROUS, table=drawing(Limits.table, (1e-6, 1e-6)))
    with running(tmp_path / "tables.db", limits=limits) as server:
        yield server


def earn(server: Running, id: str) -> None:
    """Give a table new drawing time."""

    async def change() -> Table:
        table, _ = await server.server.tables.get(id)
        table.budget.drawing = Bucket(1e6, 1e6)
        table._inbox._changed.set()
        return table

    server.call(change())


def test_spectators_skip_states_and_players_do_not(crowded: Running) -> None:
    ann, guest = Browser(crowded), Browser(crowded, "pl")
    id = ann.open_table("hotseat", "hotseat")["table"]
    watching = guest.line(id)
    line = ann.line(id)
    seen = watching.state["rev"]
    revisions = [line.play()["rev"] for _ in range(3)]
    assert revisions == sorted(set(revisions))
    assert "pong" == watching.ask("ping")["type"], "its messages are answered meanwhile"
    assert seen == watching.state["rev"]
    assert 3 == value(crowded, "delayed_states_total")
    assert 2 == value(crowded, "coalesced_states_total")
    earn(crowded, id)
    newest = watching.expect("state")
    assert line.state["rev"] == newest["rev"]
    assert seen == newest["base"], "the difference to the last state that it got"
    assert "widzowie" in newest["notice"]
    line.play()
    assert watching.expect("state")["notice"] is None
    for kind in ("player", "spectator", "query"):
        assert 0 < value(crowded, "drawing_seconds_total", kind=kind)
    ann.close()
    guest.close()


def test_a_newcomer_waits_behind_the_players(crowded: Running) -> None:
    """Where drawing time is spent, even the first state of a spectator waits."""
    ann, guest = Browser(crowded), Browser(crowded)
    id = ann.open_table("hotseat", "hotseat")["table"]
    line = ann.line(id)
    watching = guest.line(id, hello=False)
    watching.send("hello")
    line.play()
    assert "state" not in {one["type"] for one in watching.heard}
    earn(crowded, id)
    assert line.state["rev"] == watching.expect("state")["rev"]
    ann.close()
    guest.close()


def test_comings_and_goings_are_told_once(crowded: Running) -> None:
    """A hundred spectators who come at once cause few messages, not a hundred each."""
    ann, guest = Browser(crowded), Browser(crowded)
    id = ann.open_table("hotseat", "hotseat")["table"]
    line = ann.line(id)

    async def come_and_go() -> None:
        table, _ = await crowded.server.tables.get(id)
        for _ in range(100):
            table._post_presence()

    crowded.call(come_and_go())
    assert "pong" == line.ask("ping")["type"]
    assert [one["type"] for one in line.heard].count("presence") <= 2
    ann.close()
    guest.close()
