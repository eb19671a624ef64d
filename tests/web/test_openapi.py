"""The OpenAPI description is true: schemathesis tries to prove the opposite, and a client that
openapi-python-client makes from it plays."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from openapi_python_client import generate
from openapi_python_client.config import Config, ConfigFile, MetaType

from poleis.core.record import read
from tests.web.api_fuzzer import run_schemathesis
from tests.web.harness import GAME, Browser, Running

PACKAGE = "generated_poleis_client"
Browsers = Callable[..., Browser]


def test_schemathesis_finds_nothing(browser: Browsers, tmp_path: Path) -> None:
    """Valid and invalid requests to every endpoint, by all checks of schemathesis."""
    host = browser()
    found = run_schemathesis(host, tmp_path, "run")
    assert 0 == found.returncode, found.stdout + found.stderr
    operations = sum(map(len, host.http.get("/openapi.json").json()["paths"].values()))
    assert f"{operations} selected / {operations} total" in found.stdout


def make_client(url: str, folder: Path) -> None:
    """Write the package of a client for this server."""
    settings = ConfigFile(package_name_override=PACKAGE, post_hooks=[])
    errors = generate(
        config=Config.from_sources(
            settings,
            meta_type=MetaType.NONE,
            document_source=f"{url}/openapi.json",
            file_encoding="utf-8",
            overwrite=False,
            output_path=folder / PACKAGE,
        )
    )
    assert [] == list(errors), errors


def test_a_generated_client_opens_a_table_joins_and_reads_the_record(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_client(server.url, tmp_path)
    monkeypatch.syspath_prepend(tmp_path)

    def part(name: str) -> Any:
        return importlib.import_module(f"{PACKAGE}.{name}")

    def call(operation: str, **arguments: Any) -> Any:
        return part(f"api.tables.{operation}").sync(client=client, **arguments)

    models = part("models")
    client = part("client").Client(server.url, raise_on_unexpected_status=True)
    with client:
        kinds = models.SeatWishKind
        seats = [models.SeatWish(kind=kinds.HUMAN, name="Ann"), models.SeatWish(kind=kinds.LINK)]
        opened = call("open_table", body=models.NewTable(game=GAME, seats=seats))
        token = opened.links[0].url.removeprefix("/j/")
        joined = call("join_table", body=models.Join(token=token, name="Robot"))
        assert (opened.table, 1) == (joined.table, joined.seat)
        facts = call("read_table", id=opened.table)
        assert [0] == facts.mine
        assert ["Ann", "Robot"] == [seat.name for seat in facts.seats]
        record = read(call("read_record", id=opened.table))
        assert GAME == record.match.game.id
        error = call("read_record", id="nowhere")
        assert isinstance(error, models.Error)
        assert "table" == error.error
