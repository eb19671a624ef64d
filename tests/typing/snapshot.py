"""Every public name with its signature, on file, so that a change of the API shows in a diff."""

from __future__ import annotations

from pathlib import Path

from tests.public_api import PUBLIC, declarations, public_names

FILE = Path(__file__).parent / "public_names.txt"


def declared() -> str:
    """The content of the file as it should be."""
    lines = [line for module in PUBLIC for name in public_names(module)
             for line in declarations(name)]  # fmt: skip
    return "".join(f"{line}\n" for line in lines)
