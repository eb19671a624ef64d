"""Compiles the hot modules with mypyc. Everything else about the package is in pyproject.toml.

Without a C compiler, or with POLEIS_COMPILE=0, the package installs as plain Python.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

HOT = [
    "src/poleis/core/luck.py",
    "src/poleis/core/state.py",
    "src/poleis/bots/evaluate.py",
    "src/poleis/bots/search.py",
    "src/poleis/games/akropolis/data.py",
    "src/poleis/games/akropolis/city.py",
    "src/poleis/games/akropolis/scoring.py",
    "src/poleis/games/akropolis/state.py",
    "src/poleis/games/akropolis/evaluate.py",
]


def extensions() -> list[Extension]:
    """The compiled modules; optional, so that a failing compiler fails no installation."""
    if os.environ.get("POLEIS_COMPILE") == "0":
        return []
    from mypyc.build import mypycify

    found = mypycify(
        [path for path in HOT if Path(path).exists()], opt_level="3", group_name="poleis"
    )
    for extension in found:
        extension.optional = True
    return [extension for extension in found if isinstance(extension, Extension)]


setup(ext_modules=extensions())
