"""A stored table as plain facts, for which no rules are needed: also of games that are gone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from poleis.core.clean_text import clean
from poleis.core.errors import PoleisError
from poleis.core.game import Game, get_game
from poleis.core.match import Move, Undo
from poleis.core.record import VERSION, commitment
from poleis.core.state import CHANCE

Events = list[Move | Undo]


@dataclass(frozen=True)
class StoredTable:
    """A table as its row has it. *scores*: the result, if it was stored. *ending*: how people
    ended it."""

    id: str
    name: str
    game: str
    rules_version: int
    seats: int
    options: Mapping[str, Any]
    seed: str
    host: str
    origin: Mapping[str, Any] | None
    ply: int
    acting: Sequence[int]
    over: bool
    updated: datetime
    scores: Sequence[int] | None = None
    ending: Mapping[str, Any] | None = None


def record_text(
    table: StoredTable, events: Events, players: Mapping[int, str], *, is_replayable: bool
) -> str:
    """The record of a table, made from its rows alone: complete, whatever the rules say today.

    It has no checkpoints, and the seed only when the game is over. Where the present rules cannot
    replay it (*is_replayable*), an action is written as its code, with its spelling of today, if
    it has one, as a comment.
    """
    game = _installed(table.game)
    lines = [f"poleis {VERSION}", _head(table)]
    position = (table.origin or {}).get("position")
    if position is not None:
        lines.append(f"position {position}")
    lines += [f"player {seat} {clean(name)}" for seat, name in players.items() if clean(name)]
    lines.append(f"commit {commitment(table.seed)}")
    if table.over:
        start = (table.origin or {}).get("ply", 0)
        lines.append(f"seed {table.seed}" + (f" from {start}" if start else ""))
    lines += [_line(game, event, is_replayable) for event in events]
    if table.over and table.scores is not None:
        lines.append(" ".join(["result", *map(str, table.scores)]))
    return "\n".join(lines) + "\n"


def _installed(game: str) -> Game | None:
    try:
        return get_game(game)
    except PoleisError:
        return None


def _head(table: StoredTable) -> str:
    head = f"game {table.game} rules {table.rules_version} seats {table.seats}"
    options = " ".join(f"{key}={_option(value)}" for key, value in table.options.items())
    return f"{head} options {options}" if options else head


def _option(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ",".join(map(str, value)) or "-"
    return str(value)


def _line(game: Game | None, event: Move | Undo, is_replayable: bool) -> str:
    if isinstance(event, Undo):
        return f"{event.actor} undo {event.ply}"
    actor = "*" if event.actor == CHANCE else event.actor
    words = None if game is None else _spelling(game, event)
    if is_replayable and words is not None:
        return f"{actor} {words}"
    return f"{actor} code {event.action}" + (f"  # {words}" if words else "")


def _spelling(game: Game, move: Move) -> str | None:
    table = game.outcomes if move.actor == CHANCE else game.actions
    try:
        return table.text(table.read(move.action))
    except Exception:  # the code may be one of other rules
        return None
