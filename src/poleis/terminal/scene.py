"""Scene: a position as one seat sees it in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic

from rich.text import Text as Line

from poleis.core.match import Move
from poleis.core.state import S
from poleis.locale import Language

Lines = list[Line]


@dataclass(frozen=True)
class Scene(Generic[S]):
    """A position as one seat may know it, and how to show it."""

    state: S
    seat: int
    """Whose table this is: the seat that decides, or that looks."""
    names: Sequence[str]
    language: Language
    width: int = 80
    plain: bool = False
    """Words instead of drawings, for screen readers."""
    targets: Sequence[int] = field(default=())
    """Actions whose places are to be marked."""
    preview: int | None = None
    """An action to be shown as if it were carried out."""
    turn: Sequence[Move] = field(default=())
    """What the seat has already decided in this turn."""
