"""The files that a game brings in its own package; in a checkout, some lie in `docs/`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import poleis
from poleis.core.game import get_game

CHECKOUT: Final = Path(poleis.__file__).parents[2]
"""The folder of the source, where the package is not installed as a copy."""


def package_of(game_id: str) -> str:
    return type(get_game(game_id)).__module__.rpartition(".")[0]
