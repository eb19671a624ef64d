"""The doors are extras: who does not use them does not notice, who lacks a library is told."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.waiting import PATIENCE


def run(code: str) -> str:
    """What a new interpreter prints, errors included."""
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    return ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("door", "library", "reason"),
    [
        ("pettingzoo", "pettingzoo", "PettingZoo environments need pettingzoo"),
        ("pettingzoo", "gymnasium", "PettingZoo environments need gymnasium"),
        ("gymnasium", "gymnasium", "Gymnasium environments need gymnasium"),
        ("openspiel", "pyspiel", "OpenSpiel games need pyspiel"),
        ("openspiel", "numpy", "OpenSpiel games need numpy"),
    ],
)
def test_a_missing_library_is_named(door: str, library: str, reason: str) -> None:
    """One line says what to install."""
    lines = run(
        f"import sys; sys.modules[{library!r}] = None\nimport poleis.adapters.{door}"
    ).splitlines()
    assert f"ModuleNotFoundError: {reason}: pip install 'poleis[{door}]'" == lines[-1]
    assert not any("During handling" in line for line in lines)


def test_the_rest_of_poleis_does_without() -> None:
    """Neither the games nor the command line load a library of the doors."""
    libraries = "{'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'}"
    code = "import sys, poleis.cli; from poleis.core.game import games; games()"
    assert "set()\n" == run(f"{code}; print({libraries} & set(sys.modules))")


def test_openspiel_and_python_part_in_peace() -> None:
    """What OpenSpiel holds until the end of the process does no harm then."""
    code = "import pyspiel, poleis.adapters.openspiel\n"
    code += "s = pyspiel.load_game('python_poleis_akropolis').new_initial_state()\n"
    assert "True\n" == run(f"{code}print(s.clone().is_chance_node())")


def test_gymnasium_finds_the_games_by_name_alone() -> None:
    """Nothing need be imported before."""
    code = "import gymnasium\nname = 'poleis.adapters.gymnasium:poleis/Origins-v0'\n"
    assert "origins\n" == run(f"{code}print(gymnasium.make(name).unwrapped.episode.game.id)")
