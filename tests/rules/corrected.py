"""What a game does after somebody has corrected a value of its components.json.

Values are read when a game is imported, so this is asked in a program of its own.
"""

from __future__ import annotations

import json
import subprocess
import sys

PROGRAM = """
import json, pathlib

read_text = pathlib.Path.read_text

def corrected(path, *args, **options):
    text = read_text(path, *args, **options)
    if path.parts[-2:] != ({game!r}, "components.json"):
        return text
    data = json.loads(text)
    exec({edit!r})
    return json.dumps(data)

pathlib.Path.read_text = corrected
exec({ask!r})
print(json.dumps(answer))
"""


def asked(game: str, edit: str, ask: str) -> subprocess.CompletedProcess[str]:
    """Run *ask*, which says what *answer* is, with a game whose components *edit* has changed."""
    program = PROGRAM.format(game=game, edit=edit, ask=ask)
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )


def answer_after(game: str, edit: str, ask: str) -> object:
    """The answer of the game as corrected."""
    done = asked(game, edit, ask)
    assert 0 == done.returncode, done.stderr
    return json.loads(done.stdout)


def refusal_after(game: str, edit: str) -> str:
    """Why the game cannot be loaded with these components."""
    done = asked(game, edit, f"import poleis.games.{game}.game\nanswer = 0")
    assert 1 == done.returncode, done.stdout
    return done.stderr.splitlines()[-1]
