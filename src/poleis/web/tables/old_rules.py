"""Tables that began with other rules than the server has now: they can be read, not played on.

Such a table shows the position and the log as far as the present rules can replay it. Its rows
stay as they are, and its record is made from them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from poleis.core.errors import PoleisError
from poleis.core.explain import Message
from poleis.core.match import Match
from poleis.locale import get_language
from poleis.web.tables.errors import FrozenTable, LostGame
from poleis.web.tables.replay import new_match, replay
from poleis.web.tables.rows import Event, Seat, TableInfo
from poleis.web.tables.seat_names import seat_name
from poleis.web.wire.client_messages import (
    Abandon,
    Ahead,
    Gains,
    Hint,
    Play,
    Preview,
    Replace,
    Resign,
    TakeBack,
    TakeBackAnswer,
    VoteAnswer,
    Why,
)
from poleis.web.wire.states import StateHead, StateMessage, StateOfTable

if TYPE_CHECKING:
    from poleis.web.tables.presenter import Presenter

REFUSED = (
    *(Play, TakeBack, TakeBackAnswer, Ahead, Preview, Gains, Why, Hint),
    *(Replace, Abandon, VoteAnswer, Resign),
)
"""Messages about moves and players, which nobody can change at a frozen table."""


@dataclass(frozen=True)
class Frozen:
    """Why a table is only for reading."""

    notice: Message
    is_whole: bool
    """Whether the present rules replay it to its end."""
    has_ended: bool
    """Whether its game was over by its own rules. If not, its seed stays secret."""

    def numbered(self, presenter: Presenter) -> Frozen:
        """With the number that the log gives to the last move that is shown."""
        if self.is_whole:
            return self
        last = presenter.number(None, "en", len(presenter.match.visible_log(None)))
        return replace(self, notice=Message(self.notice.key, {**self.notice.args, "n": str(last)}))

    def check_over(self, *, is_over: bool) -> None:
        """FrozenTable unless the game was over, and *is_over* when it is replayed."""
        if not (is_over and self.has_ended):
            raise FrozenTable(self.notice)

    def text(self, lang: str) -> str:
        return get_language(lang).say(self.notice)


def rebuild(
    info: TableInfo, events: Sequence[Event], note: Callable[[Match, Event], None]
) -> tuple[Match, Frozen | None]:
    """Replay the rows, and say what keeps the table from going on, if anything does.

    Chance is read from the rows and rolled only from here on. *note* is called after every row
    with the match so far. LostGame if the match cannot even begin.
    """
    game = info.setup.game
    try:
        match = new_match(info.setup, info.origin)
    except PoleisError:
        notice = Message("server-lost-setup", {"game": info.game})
        raise LostGame(info.id, info.name, info.game, notice) from None
    stop = replay(match, [row.event for row in events], lambda m, rev: note(m, events[rev - 1]))
    if stop is not None:
        return match, Frozen(Message("server-frozen-broken", {"n": stop.ply}), False, info.over)
    if info.rules_version != game.rules_version:
        versions = {"old": str(info.rules_version), "new": str(game.rules_version)}
        is_over = match.is_over or info.ending is not None
        is_whole = is_over == info.over
        key = "server-frozen-over" if is_over and is_whole else "server-frozen"
        return match, Frozen(Message(key, versions), is_whole, info.over)
    match.seed = info.seed
    match.advance()
    return match, None


# ---- states


def freeze_head(frozen: Frozen, head: StateHead, around: StateOfTable, lang: str) -> None:
    """Nobody acts at a frozen table."""
    head["actors"], head["legal"] = [], []
    if not frozen.has_ended:  # by the present rules it may be, and a result has the seed
        head["over"] = False
        head.pop("result", None)
    around["can_undo"], around["can_hint"], around["notice"] = "no", False, frozen.text(lang)


def freeze_view(frozen: Frozen, state: StateMessage, lang: str) -> None:
    """Show why nobody acts where people look for who does."""
    for chip in state["seats"]:
        chip["acting"], chip["note"] = False, ""
    state["bot_in"] = {}
    if not state["over"]:
        state["who"] = get_language(lang)("server-frozen-short")
        state["prompt"] = state["help"] = ""  # the page has a notice above the board


def player_names(seats: Sequence[Seat], lang: str = "en") -> dict[int, str]:
    return {seat.seat: seat_name(seat, lang) for seat in seats}
