"""Options of `poleis serve` as variables and in a file: which one counts, and what is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from typer.core import TyperOption

from poleis.cli import NAMES, config_file, serve
from poleis.cli.config_file import key_of
from poleis.web.server.app import Settings
from tests.cli.running import COMMAND, poleis, refused


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Neither the variables nor the file of the person who runs the tests."""
    for name in ("DATABASE", "HOST", "PORT"):
        monkeypatch.delenv(f"POLEIS_{name}", raising=False)
    monkeypatch.setattr(config_file, "default_config", lambda: tmp_path / "none.toml")


def config(folder: Path, text: str) -> Path:
    path = folder / "poleis.toml"
    path.write_text(text, encoding="utf-8")
    return path


def shown(*args: str | Path) -> dict[str, tuple[str, str]]:
    """By key: the value as it is spelled, and its origin."""
    lines = poleis("serve", "--show-config", *args).out.splitlines()
    found = [line.partition(" = ") for line in lines if not line.startswith("#")]
    return {key: (rest.rpartition("  # ")[0], rest.rpartition("  # ")[2]) for key, _, rest in found}


def test_the_command_line_comes_first_then_variables_then_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = config(tmp_path, "port = 1\nrequests = 2\nbot-pause = 3\n")
    monkeypatch.setenv("POLEIS_PORT", "10")
    monkeypatch.setenv("POLEIS_REQUESTS", "20")
    found = shown("--config", path, "--port", "100")
    assert ("100", "command line") == found["port"]
    assert ("20", "variable POLEIS_REQUESTS") == found["requests"]
    assert ("3.0", f"file {path}") == found["bot-pause"]
    assert ("300", "default") == found["connections"]


def test_the_server_gets_what_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Settings] = []
    monkeypatch.setattr(serve, "open_house", lambda settings, *_: seen.append(settings))
    monkeypatch.setattr("poleis.web.server.logs.configure_logs", lambda *_: None)
    monkeypatch.setenv("POLEIS_PROXY", "10.0.0.0/8 192.168.1.7")
    monkeypatch.setenv("POLEIS_HTTPS", "1")
    monkeypatch.setenv("POLEIS_DATABASE", "mine.db")
    path = config(tmp_path, 'name = ["a.example", "b.example"]\nmetrics-port = 9464\n')
    monkeypatch.setenv("POLEIS_CONFIG", str(path))
    poleis("serve", "--no-browser")
    [settings] = seen
    assert ("10.0.0.0/8", "192.168.1.7") == settings.proxies
    assert settings.secure
    assert "mine.db" == settings.database
    assert {"a.example", "b.example"} < set(settings.hosts)
    assert ("127.0.0.1", 9464) == settings.metrics


def test_the_file_in_the_usual_place_need_not_exist(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ("10", "default") == shown()["seat-timeout"]
    path = config(tmp_path, "seat-timeout = 3\n")
    monkeypatch.setattr(config_file, "default_config", lambda: path)
    assert ("3", f"file {path}") == shown()["seat-timeout"]


def test_what_is_shown_is_a_file_again(tmp_path: Path) -> None:
    text = poleis("serve", "--show-config", "--name", "ü.example", "--https").out
    again = poleis("serve", "--show-config", "--config", config(tmp_path, text)).out
    assert tomllib.loads(text) == tomllib.loads(again)
    assert "metrics-port is not set" in text


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+psycopg://poleis:secret@db/poleis",
        "postgresql+psycopg://poleis@db/poleis?password=secret",
        "postgresql+psycopg://poleis:secret@db:port/poleis",
    ],
)
def test_a_password_is_not_shown(url: str) -> None:
    assert "secret" not in poleis("serve", "--show-config", "--database", url).out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "unknown key 'prot'; did you mean 'port'?"),
        ("bot_pause = 1", "unknown key 'bot_pause'; did you mean 'bot-pause'?"),
        ('config = "x"', "unknown key 'config'"),
        ("[serve]\nport = 1", "unknown key 'serve'"),
        ('port = "8000"', 'port: "8000" is not a whole number'),
        ("port = true", "port: true is not a whole number"),
        ("port = 70000", "port: Input should be less than or equal to 65535"),
        ('bot-pause = "x"', 'bot-pause: "x" is not a number'),
        ("https = 1", "https: 1 is not true or false"),
        ('name = "one"', 'name: "one" is not a list of strings'),
        ("name = [1]", "name: [1] is not a list of strings"),
        ("host = 1979-05-27", 'host: "1979-05-27" is not a string'),
        ('log-level = "loud"', "log-level: 'loud' is not one of 'debug', 'info'"),
        ("port = ", "Invalid value (at line 1, column 8)"),
        ("a = 1\na = 2", "Cannot overwrite a value"),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    path = config(tmp_path, text + "\n")
    assert f"poleis: {path}: {said}" in refused("serve", "--config", path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert f"{missing}: No such file" in refused("serve", "--config", missing)
    assert f"{tmp_path}: Is a directory" in refused("serve", "--config", tmp_path)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    assert "not a text file in UTF-8" in refused("serve", "--config", binary)


def test_a_wrong_variable_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLEIS_PORT", "many")
    assert "POLEIS_PORT" in refused("serve", "--no-browser")


def test_every_option_of_every_command_has_a_variable_of_its_own() -> None:
    """Those of the server are short. POLEIS_PLAIN and POLEIS_COMPILE mean something else."""
    taken = {"POLEIS_PLAIN", "POLEIS_COMPILE"}
    for name in NAMES:
        for option in COMMAND.commands[name].params:  # type: ignore[attr-defined]
            if isinstance(option, TyperOption) and key_of(option) != "show-config":
                assert isinstance(option.envvar, str), (name, option.opts)
                assert option.envvar not in taken
                taken.add(option.envvar)
    assert {"POLEIS_PORT", "POLEIS_CONFIG", "POLEIS_ARENA_GAMES", "POLEIS_SIMULATE_JSON"} < taken


def test_a_variable_sets_an_option_of_another_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLEIS_GAMES_JSON", "1")
    assert poleis("games").json
