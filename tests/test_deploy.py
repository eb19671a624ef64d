"""The files for operators: Dockerfile, Compose, Caddy and systemd agree with the program.

No container engine is needed. Tools that this machine lacks are left out.
"""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.core import TyperOption

from poleis.cli.config_file import key_of
from tests.cli.running import COMMAND

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
UNIT = (DEPLOY / "poleis.service").read_text(encoding="utf-8")
OPTIONS = [
    option
    for option in COMMAND.commands["serve"].params  # type: ignore[attr-defined]
    if isinstance(option, TyperOption)
]
VARIABLES = {option.envvar for option in OPTIONS}
OF_THE_PROXY = {"POLEIS_DOMAIN", "POLEIS_UPSTREAM"}


def tool(name: str) -> str:
    """The path of a tool; skips the test if it is missing."""
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def run(*command: str | Path) -> str:
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "deploy/poleis.service"])
def test_every_variable_is_one_of_the_server(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    used = set(re.findall(r"\bPOLEIS_[A-Z_]+", text))
    assert used
    assert set() == used - VARIABLES - OF_THE_PROXY


def test_the_how_to_lists_every_option_with_its_variable() -> None:
    page = (ROOT / "docs" / "how-to" / "run-a-server.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| `(--[\w-]+)` \| `(\w+)` \|", page, re.M))
    options = {key_of(one): one.envvar for one in OPTIONS if one.envvar}
    assert {f"--{key}": variable for key, variable in options.items()} == listed


def test_the_dockerfile_has_no_finding() -> None:
    assert "" == run(tool("hadolint"), ROOT / "Dockerfile")


def test_the_image_runs_as_nobody_special_and_ends_as_the_server_expects() -> None:
    final = DOCKERFILE.rpartition("\nFROM ")[2]
    assert re.search(r"^USER \d+:\d+$", final, re.M)
    assert "STOPSIGNAL SIGTERM" in final
    assert "/health" in final.partition("HEALTHCHECK")[2]
    assert "COPY . ." not in final, "only the wheels"


def test_the_build_gets_what_it_needs() -> None:
    """What pyproject.toml, setup.py and the Dockerfile read passes .dockerignore."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    passed = {line[1:] for line in lines if line.startswith("!")}
    needed = {"LICENSE", "README.md", "constraints.txt", "docs/rules", "pyproject.toml", "setup.py"}
    assert needed | {"src", "MANIFEST.in"} <= passed
    assert all((ROOT / path).exists() for path in passed)


def test_compose_starts_in_order_and_hides_the_database() -> None:
    services = COMPOSE["services"]
    healthy = {"condition": "service_healthy"}
    assert {"database": healthy} == services["poleis"]["depends_on"]
    assert {"poleis": healthy} == services["caddy"]["depends_on"]
    assert ["caddy"] == [name for name, service in services.items() if "ports" in service]
    assert COMPOSE["networks"]["back"]["internal"]
    assert ["back"] == services["database"]["networks"]


def test_every_volume_and_network_of_compose_is_declared() -> None:
    for service in COMPOSE["services"].values():
        assert set(service["networks"]) <= COMPOSE["networks"].keys()
        for mount in service.get("volumes", []):
            source = mount.partition(":")[0]
            is_file = source.startswith("./")
            assert (ROOT / source).exists() if is_file else source in COMPOSE["volumes"]


def test_every_secret_of_compose_is_in_the_example() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    required = set(re.findall(r"\$\{(\w+):\?", text))
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    assert required == set(re.findall(r"^(\w+)=", example, re.M))


def test_the_container_has_time_to_finish_its_moves() -> None:
    """Longer than the shutdown timeout and its last seconds."""
    from poleis.cli.serve import LAST_SECONDS
    from poleis.web.server.app import Settings

    needed = Settings(database="").shutdown_timeout + LAST_SECONDS
    grace = COMPOSE["services"]["poleis"]["stop_grace_period"]
    assert needed < float(grace.removesuffix("s"))
    stop = re.search(r"^TimeoutStopSec=(\d+)$", UNIT, re.M)
    assert stop and needed < float(stop[1])


def test_caddy_reads_its_file() -> None:
    file = DEPLOY / "Caddyfile"
    assert "Valid configuration" in run(
        tool("caddy"), "validate", "--adapter", "caddyfile", "--config", file
    )


def test_systemd_reads_its_unit(tmp_path: Path) -> None:
    unit = tmp_path / "poleis.service"
    unit.write_text(UNIT.replace("/opt/poleis/bin/poleis", sys.executable), encoding="utf-8")
    assert "" == run(tool("systemd-analyze"), "verify", "--man=no", unit)


def test_the_unit_is_confined_and_sends_the_signal_to_the_server_only() -> None:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[method-assign,assignment]
    parser.read_string(UNIT)
    service = parser["Service"]
    assert "mixed" == service["KillMode"]
    assert "on-failure" == service["Restart"]
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "ProtectHome"):
        assert "yes" == service[name]
    assert "strict" == service["ProtectSystem"]
