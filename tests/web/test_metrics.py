"""Metrics for Prometheus: what they count, where they are read, and which labels they have."""

from __future__ import annotations

import re
import signal
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path

import httpx2
import pytest
from prometheus_client.parser import text_string_to_metric_families

from poleis.core.errors import PoleisError
from poleis.web.server.metrics import Metrics, export
from tests.cli.running import refused
from tests.waiting import PATIENCE
from tests.web.harness import GENEROUS, Browser, Running, running, wait_until
from tests.web.server_process import server_process


def value(server: Running, name: str, **labels: str) -> float:
    found = server.server.metrics.registry.get_sample_value(f"poleis_{name}", labels)
    return found or 0.0


def test_moves_tables_and_connections_are_counted(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        ann, ben = Browser(server), Browser(server)
        table = ann.open_table("human", "random")["table"]
        line = ann.line(table)
        ben.line(table)
        assert 1 == value(server, "tables")
        assert 1 == value(server, "connections", kind="seat")
        assert 1 == value(server, "connections", kind="spectator")
        line.play("take 1")
        line.play()
        line.wait_until_my_turn()
        wait_until(lambda: value(server, "move_seconds_count", stage="shown") == 2)
        assert 2 == value(server, "move_seconds_count", stage="committed")
        assert 0 < value(server, "bot_seconds_count", task="decide")
        assert 0 < value(server, "database_seconds_count", operation="read")
        assert 0 < value(server, "database_seconds_count", operation="write")
        assert 0 < value(server, "database_seconds_count", operation="transaction")
        route = {"route": "/api/tables", "status": "201"}
        wait_until(lambda: value(server, "http_seconds_count", **route) == 1)
        ann.close()
        ben.close()
        wait_until(lambda: value(server, "connections", kind="seat") == 0)


def test_a_refused_move_is_not_a_move(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        ann = Browser(server)
        line = ann.line(ann.open_table("human", "link")["table"])
        line.answer(line.send("play", rev=line.state["rev"], text="nonsense"))
        line.ask("ping")
        assert 0 == value(server, "move_seconds_count", stage="committed")
        ann.close()


def test_refusals_are_counted_by_reason(tmp_path: Path) -> None:
    with running(
        tmp_path / "tables.db", limits=replace(GENEROUS, new_tables=(1, 0), sockets=1)
    ) as server:
        ann = Browser(server)
        ann.http.get("/", headers={"Host": "elsewhere.example"})
        ann.http.post("/api/tables", headers={"Origin": "http://elsewhere.example"})
        ann.http.post("/api/tables", content=b"x" * 100_000)
        table = ann.open_table("human", "link")["table"]
        ann.http.post("/api/tables", json={"game": "akropolis", "seats": [{"kind": "human"}] * 2})
        line = ann.line(table)
        line.socket.send("nonsense")
        line.expect("nack")
        too_many = ann.line(table, hello=False)
        wait_until(lambda: value(server, "refusals_total", reason="connections"))
        too_many.close()
        for reason in ("host", "origin", "size", "tables", "messages"):
            assert 1 == value(server, "refusals_total", reason=reason), reason
        ann.close()


def test_servers_in_one_process_count_apart(tmp_path: Path) -> None:
    with running(tmp_path / "a.db") as one, running(tmp_path / "b.db") as other:
        ann = Browser(one)
        ann.http.get("/health")
        ann.close()
        route = {"route": "/health", "status": "200"}
        wait_until(lambda: value(one, "http_seconds_count", **route) == 1)
        assert 0 == value(other, "http_seconds_count", **route)


def test_prometheus_reads_a_port_of_its_own_without_ids_or_tokens(tmp_path: Path) -> None:
    with server_process(tmp_path / "tables.db", "--metrics-port", "0") as server:
        url = server.stdout.readline().split()[-1]
        ann = Browser(server)
        opened = ann.open_table("human", "link")
        ann.join(opened["links"][0]["url"], "Ann", same="1")
        ann.line(opened["table"]).play("take 1")
        ann.http.request("BREW", "/nowhere")
        answer = httpx2.get(url, timeout=PATIENCE)
        assert 404 == ann.http.get("/metrics").status_code, "the public port has none"
        ann.close()
        server.end(signal.SIGTERM)
    families = {family.name: family for family in text_string_to_metric_families(answer.text)}
    assert {"poleis_tables", "poleis_loop_delay_seconds", "poleis_build_info"} < families.keys()
    assert "process_resident_memory_bytes" in families
    samples = [sample for family in families.values() for sample in family.samples]
    used = {label for sample in samples for label in sample.labels.values()}
    assert opened["table"] not in used
    used.discard(version("poleis"))
    assert not [label for label in used if "nowhere" in label or len(label) >= 32]
    assert not any(sample.name.endswith("_created") for sample in samples)


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with export(Metrics(), "127.0.0.1", 0) as port:
        with pytest.raises(PoleisError, match="for metrics: "):
            export(Metrics(), "127.0.0.1", port).__enter__()
        database = str(tmp_path / "new" / "tables.db")
        said = refused(
            "serve",
            "--no-browser",
            "--port",
            "0",
            "--metrics-port",
            str(port),
            "--database",
            database,
        )
        assert "for metrics" in said
        assert [] == list(tmp_path.iterdir()), "a refusal leaves no database behind"


def test_every_metric_is_in_the_docs() -> None:
    page = Path(__file__).parents[2] / "docs" / "how-to" / "run-a-server.md"
    listed = set(re.findall(r"^\| `(poleis_\w+)", page.read_text(encoding="utf-8"), re.M))
    families = {family.name for family in Metrics().registry.collect()}
    assert {name for name in families if name.startswith("poleis_")} == listed
