"""LazyViews: the part of a game for people, imported when somebody looks.

Rules, bots and simulations need no pictures, so a game's description imports none. The functions
stand in the game's module `ui/views.py`, which mypy checks against `Views`.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol

from poleis.core.match import Move
from poleis.core.state import S
from poleis.core.view import Drawing, LogEntry, Preview, View


class Views(Protocol):
    """The functions of a module `ui/views.py`; see `Game` for what each does.

    Each takes the game's own class of positions.
    """

    def view(
        self,
        known: Any,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...] = (),
        /,
    ) -> View: ...

    def preview(self, known: Any, actor: int, action: int, language: str, /) -> Preview: ...

    def log_entries(
        self, before: Any, move: Move, language: str, names: tuple[str, ...], /
    ) -> tuple[LogEntry, ...]: ...

    def picture(
        self, known: Any, language: str, names: tuple[str, ...], panel: str = "", /
    ) -> Drawing: ...

    def svg(self, state: Any, /) -> str: ...


class LazyViews(Generic[S]):
    """The methods of a `Game` for people."""

    def _views(self) -> Views:
        raise NotImplementedError

    def view(
        self,
        known: S,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...] = (),
    ) -> View:
        return self._views().view(known, viewer, language, names, last)

    def preview(self, known: S, actor: int, action: int, language: str) -> Preview:
        return self._views().preview(known, actor, action, language)

    def log_entries(
        self, before: S, move: Move, language: str, names: tuple[str, ...]
    ) -> tuple[LogEntry, ...]:
        return self._views().log_entries(before, move, language, names)

    def picture(self, known: S, language: str, names: tuple[str, ...], panel: str = "") -> Drawing:
        return self._views().picture(known, language, names, panel)

    def svg(self, state: S) -> str:
        return self._views().svg(state)
