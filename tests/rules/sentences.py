"""Writes down which values the sentences about cards state: `python -m tests.rules.sentences`.

Run it after the sentences of all languages say what the changed cards do.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

GAMES = ("age_of_civilization", "seven_wonders_dice")


def file_of(game: str) -> Path:
    return (
        Path(import_module(f"poleis.games.{game}").__file__ or "").parent / "ui" / "sentences.json"
    )


def text_of(game: str) -> str:
    """What the file should hold."""
    values = import_module(f"poleis.games.{game}.ui.sentences").values
    edition = getattr(import_module(f"poleis.games.{game}.game").GAME, "edition", None)
    found = values() if edition is None else values(edition)
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name in GAMES:
        file_of(name).write_text(text_of(name), encoding="utf-8")
