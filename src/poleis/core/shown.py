"""Shown: what people see of a game, from the modules beside its description.

Of such a game the folder has `view` (view), `telling` (preview, tell) and `picture` (picture), each
with a function of that name. They are imported when somebody looks, since rules need no pictures.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from poleis.core.match import Move
from poleis.core.state import State
from poleis.core.view import Drawing, Preview, Told, View


class Shown:
    """The part of a `Game` for people."""

    def view(
        self,
        known: State,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...] = (),
    ) -> View:
        found: View = self._beside("view").view(known, viewer, language, names, last)
        return found

    def preview(self, known: State, actor: int, action: int, language: str) -> Preview:
        found: Preview = self._beside("telling").preview(known, actor, action, language)
        return found

    def tell(
        self, before: State, move: Move, language: str, names: tuple[str, ...]
    ) -> tuple[Told, ...]:
        found: tuple[Told, ...] = self._beside("telling").tell(before, move, language, names)
        return found

    def picture(
        self, known: State, language: str, names: tuple[str, ...], panel: str = ""
    ) -> Drawing:
        found: Drawing = self._beside("picture").picture(known, language, names, panel)
        return found

    def _beside(self, name: str) -> Any:
        """A module in the folder of the game."""
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")
