"""LazyViews: the part of a game for people, imported when somebody looks.

Rules, bots and simulations need no pictures, so a game's description imports none. The functions
stand in the game's module `ui/views.py`, which mypy checks against `Views`.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol

from poleis.core.drawings import Drawings
from poleis.core.explain import Message
from poleis.core.match import Move
from poleis.core.score_reasons import ScoreReasons
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
        drawings: Drawings | None = None,
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

    def redraw(
        self,
        known: S,
        viewer: int | None,
        language: str,
        names: tuple[str, ...],
        last: tuple[Move, ...],
        drawings: Drawings,
    ) -> View:
        return self._views().view(known, viewer, language, names, last, drawings)

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


class TeachingViews(Views, Protocol):
    """Views that also explain: see `HasScoreReasons`, `HasGuidance` and `HasMoveReasons`."""

    def score_reasons(
        self,
        known: Any,
        viewer: int | None,
        seat: int,
        key: str,
        language: str,
        names: tuple[str, ...],
        /,
    ) -> ScoreReasons: ...

    def guidance(self, known: Any, seat: int, language: str, /) -> str: ...

    def move_reasons(self, known: Any, seat: int, action: int, /) -> tuple[Message, ...]: ...


class LazyTeachingViews(LazyViews[S]):
    """The methods of a `Game` for people, with those for learners."""

    def _views(self) -> TeachingViews:
        raise NotImplementedError

    def score_reasons(
        self,
        known: S,
        viewer: int | None,
        seat: int,
        key: str,
        language: str,
        names: tuple[str, ...],
    ) -> ScoreReasons:
        return self._views().score_reasons(known, viewer, seat, key, language, names)

    def guidance(self, known: S, seat: int, language: str) -> str:
        return self._views().guidance(known, seat, language)

    def move_reasons(self, known: S, seat: int, action: int) -> tuple[Message, ...]:
        return self._views().move_reasons(known, seat, action)
