"""schemathesis against a running server, with the browser that opened a table there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from poleis.web.server.security import COOKIE
from tests.web.harness import Browser

CONFIG = Path(__file__).with_name("schemathesis.toml")


def run_schemathesis(
    host: Browser, folder: Path, *command: str
) -> subprocess.CompletedProcess[str]:
    """Run a command of schemathesis for all operations, as someone who hosts a table."""
    table = host.open_table("human", "link")["table"]
    text = CONFIG.read_text(encoding="utf-8").replace("@TABLE@", table)
    config = folder / "schemathesis.toml"
    config.write_text(text.replace("@COOKIE@", f"{COOKIE}={host.http.cookies[COOKIE]}"))
    program = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)]
    return subprocess.run(
        [*program, *command, f"{host.running.url}/openapi.json"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
