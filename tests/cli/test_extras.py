"""Poleis without the packages of its extras: games, bots, studies and the terminal need none."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from poleis.cli.extras import MODULES
from tests.constraints import OPTIONAL
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
BLOCKED = [name for name in (*MODULES["serve"], "starlette") if name != "pydantic"]
"""The packages of the server, but for the one that Typer brings, too."""
CITY = '{"placements": [{"faces": "qqH", "at": [1, 1], "rot": 0}]}'

WITHOUT = f"""
import io, sys
for name in {BLOCKED}:
    sys.modules[name] = None
from poleis.cli import main
def run(*words, stdin=""):
    sys.argv, sys.stdin = ["poleis", *words], io.StringIO(stdin)
    try:
        main()
    except SystemExit as end:
        print("exit code", end.code, flush=True)
"""
"""Runs commands in an interpreter in which nothing of the server can be imported."""


def without_extras(code: str) -> subprocess.CompletedProcess[str]:
    """What an interpreter without the server's packages prints."""
    command = [sys.executable, "-c", WITHOUT + code]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert 0 == ran.returncode, ran.stderr
    return ran


def codes(ran: subprocess.CompletedProcess[str]) -> list[str]:
    return re.findall(r"^exit code (.*)$", ran.stdout, re.MULTILINE)


def test_most_commands_and_the_adapters_need_no_server(tmp_path: Path) -> None:
    city, games = tmp_path / "city.json", tmp_path / "games.jsonl"
    city.write_text(CITY)
    ran = without_extras(f"""
run("games", "--json")
run("bots")
run("score", "akropolis", {str(city)!r}, "--json")
run("simulate", "origins", "--games", "1", "--records", "--out", {str(games)!r})
run("arena", "seven_wonders_dice", "random", "random", "--games", "2")
run("play", "akropolis", "--seats", "human,random", stdin="nonsense\\nquit\\n")
import poleis.adapters.gymnasium, poleis.adapters.openspiel, poleis.adapters.pettingzoo
""")
    assert ["0"] * 6 == codes(ran)
    assert 1 == len(games.read_text().splitlines())


def test_without_an_extra_one_line_says_how_to_get_it() -> None:
    """For the commands with exit code 2, for the client as an ImportError."""
    ran = without_extras("""
run("serve")
run("join", "http://127.0.0.1/j/x")
try:
    import poleis.client
except ImportError as error:
    print(error, file=sys.stderr)
""")
    names = ", ".join(name for name in MODULES["serve"] if name in BLOCKED)
    assert ["2", "2"] == codes(ran)
    assert [
        f"poleis: this command needs {names}: pip install 'poleis[serve]'",
        "poleis: this command needs websockets: pip install 'poleis[client]'",
        "a seat at a server needs websockets: pip install 'poleis[client]'",
    ] == ran.stderr.splitlines()[-3:]


def test_the_modules_of_an_extra_are_those_of_its_packages() -> None:
    """But for what only some systems need, such as the time zones of Windows."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = settings["project"]["optional-dependencies"]
    packages = packages_distributions()
    for extra, modules in MODULES.items():
        if extra in OPTIONAL and not packages.keys() >= set(modules):
            continue
        found = [one for one in map(Requirement, extras[extra]) if one.marker is None]
        wanted = {canonicalize_name(one.name) for one in found}
        assert wanted == {canonicalize_name(packages[module][0]) for module in modules}
