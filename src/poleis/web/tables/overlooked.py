"""What a beginner overlooked: after a turn that lost much, one line says what was better.

A worker judges the decisions of the turn from what the seat knew, when no player waits for it.
Only the connection that played hears of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from poleis.core.match import Match, Move
from poleis.core.state import State
from poleis.locale import get_language
from poleis.study.review import Judgement, Question
from poleis.web.tables import hints, undo
from poleis.web.tables.fair_queue import Asker
from poleis.web.tables.table import Client, Table

MOST_DECISIONS: Final = 4
"""How many decisions of a turn are judged: the last ones."""
MOST_TURNS: Final = 10
"""How many turns may be judged or wait for a worker, at all tables together."""
PAUSE: Final = 0.3
"""Seconds before a turn is judged: the next move may belong to it, and bots think first."""

_tasks: dict[Client, asyncio.Task[None]] = {}
"""Turns that are being judged, by connection."""


def look_back(table: Table, client: Client) -> None:
    """Have the turn judged that a beginner has just played. On a screen for several players the
    others would read it, and a table without hints has no advice: there is no judgement then."""
    forget(client)
    if (
        not hints.are_allowed(table.info)
        or not client.is_beginner
        or len(client.seats) != 1
        or len(_tasks) >= MOST_TURNS
    ):
        return
    task = asyncio.create_task(_look_back(table, client, _decisions(table, client)))
    _tasks[client] = task
    task.add_done_callback(lambda done: _tasks.get(client) is done and _tasks.pop(client))


def forget(client: Client) -> None:
    """Drop the judgement that is under way for a connection, if any."""
    task = _tasks.pop(client, None)
    if task is not None:
        task.cancel()


def _decisions(table: Table, client: Client) -> list[int]:
    """All that the seat of a connection has decided. It changes when the seat plays on or takes
    something back, not when others play."""
    return [move.action for move in table.match.log if move.actor in client.seats]


async def _look_back(table: Table, client: Client, decisions: list[int]) -> None:
    await asyncio.sleep(PAUSE)
    asker = Asker(client.address, is_urgent=False)
    worst: tuple[State, Judgement] | None = None
    turn = _turn(table, client)
    if not _is_open(table, client, decisions):
        return
    for known, question in list(_questions(table.match, turn)):
        judgement = await table.workers.find_blunder(question, asker)
        if judgement is not None and (worst is None or judgement.cost > worst[1].cost):
            worst = known, judgement
    if worst is None or not _is_open(table, client, decisions):
        return
    known, judgement = worst
    text = get_language(client.lang)(
        "beginner-overlooked",
        better=_words(known, judgement, client.lang),
        n=round(judgement.cost),
    )
    better = [move.action for ply, move in turn.items() if ply < judgement.ply] + [judgement.best]
    refs = [ref for code in better for ref in table.match.game.actions.refs(code)]
    client.send({"type": "overlooked", "rev": table.rev_of(client), "text": text, "refs": refs})


def _words(known: State, judgement: Judgement, lang: str) -> str:
    """What would have been better, in words; with the detail, where that is no sentence."""
    better = known.setup.game.preview(known, judgement.seat, judgement.best, lang)
    title, detail = better.title.rstrip("."), better.detail
    return f"{title} ({detail})" if detail and "." not in detail else title


def _is_open(table: Table, client: Client, decisions: list[int]) -> bool:
    """Whether the game goes on, and these decisions still are the latest of the seat."""
    is_over = table.is_over or table.frozen is not None
    return not is_over and decisions == _decisions(table, client)


def _turn(table: Table, client: Client) -> dict[int, Move]:
    """The decisions that the seat confirmed last, by ply."""
    start = undo.last_confirmed(table, client.seats)
    log = table.match.log
    plies = range(len(log) if start is None else start, len(log))
    return {ply: log[ply] for ply in plies if log[ply].actor in client.seats}


def _questions(match: Match, turn: dict[int, Move]) -> Iterator[tuple[State, Question]]:
    """The last decisions of a turn, where there was a choice, and what the seat knew."""
    game, setup = match.game.id, match.setup
    for ply, move in list(turn.items())[-MOST_DECISIONS:]:
        known = match.position_at_decision(ply)
        if len(known.legal(move.actor)) > 1:
            yield known, Question(game, setup, known.dump(), ply, move.actor, move.action)
