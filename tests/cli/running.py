"""Running `poleis` in tests: in this process, or as a program of its own."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from typer.main import get_command
from typer.testing import CliRunner

from poleis.cli import app
from tests.waiting import PATIENCE

COMMAND = get_command(app)
"""Made once: reading what the arguments of all commands are takes longer than most commands."""


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def poleis(*args: str | Path, stdin: str | bytes = "", columns: int = 120) -> Ran:
    """Run a command in this process. An exception that would be a traceback fails the test."""
    runner = CliRunner()
    code: object = 0
    with runner.isolation(input=stdin, env={"COLUMNS": str(columns)}) as (out, err, _):
        try:
            COMMAND.main(args=[str(arg) for arg in args], prog_name="poleis")
        except SystemExit as end:
            code = end.code or 0
        sys.stdout.flush()
        sys.stderr.flush()
        printed = [stream.getvalue().decode(runner.charset, "replace") for stream in (out, err)]
    assert isinstance(code, int), code
    return Ran(code, *(text.replace("\r\n", "\n") for text in printed))


def refused(*args: str | Path, stdin: str | bytes = "") -> str:
    """Run a command that must refuse its input: exit code 2, nothing printed, one clear line."""
    ran = poleis(*args, stdin=stdin)
    assert 2 == ran.code, ran
    assert "" == ran.out
    assert ran.err.startswith("poleis: ")
    assert 1 == ran.err.count("\n") and ran.err.endswith("\n")
    return ran.err


def program(*args: str | Path) -> list[str]:
    """The command line of `poleis` as a process of its own."""
    return [sys.executable, "-m", "poleis", *map(str, args)]


def run_program(
    *args: str | Path,
    stdin: bytes = b"",
    env: dict[str, str] | None = None,
    room: int | None = None,
) -> subprocess.CompletedProcess[bytes]:
    """Run it to its end; with *room*, no file can become larger than so many bytes."""

    def limit() -> None:
        if room is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    return subprocess.run(
        program(*args),
        preexec_fn=limit,
        input=stdin,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **(env or {})},
    )
