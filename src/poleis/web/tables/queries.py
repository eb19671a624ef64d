"""Queries: previews, refusals, earlier positions and hints. None of them changes a match.

Answers depend only on what the seat of the connection may know.
"""

from __future__ import annotations

import asyncio

from poleis.core.game import guidance_of
from poleis.core.state import State
from poleis.locale import get_language
from poleis.study.review import Judgement
from poleis.web.tables import curtain, hints
from poleis.web.tables.bots import HINT_LEVEL, offered
from poleis.web.tables.fair_queue import Asker
from poleis.web.tables.known_positions import ahead_message, known_after, refusals_against
from poleis.web.tables.reasons import Choosing
from poleis.web.tables.replies import check_revision, nack, open_seat
from poleis.web.tables.table import Client, Table
from poleis.web.tables.view_json import deltas_json, layout_json, panel_json, preview_json
from poleis.web.wire.client_messages import Ahead, At, Gains, Hint, Preview, Why
from poleis.web.wire.server_messages import PositionMessage
from poleis.web.wire.states import Mark
from poleis.web.wire.views import ActionGain

MOST_HINTS = 20
"""How many hints may be thought about or wait for a worker, at all tables together."""

_hints: dict[tuple[Client, str], asyncio.Task[None]] = {}
"""Hints that are on their way, by connection and message."""


def _after(
    table: Table, client: Client, id: str, rev: int, after: list[int]
) -> tuple[State, int] | None:
    """What a seat would know after these actions of its own; None if it was refused."""
    seat = open_seat(table, client, id)
    if seat is None:
        return None
    if table.info.ending is not None:
        nack(client, id, "turn", "server-over")
        return None
    if not check_revision(table, client, id, rev):
        return None
    known = known_after(table.presenter, seat, after)
    if known is None:
        nack(client, id, "illegal", "server-illegal")
        return None
    return known, seat


def ahead(table: Table, client: Client, message: Ahead) -> None:
    found = _after(table, client, message.id, message.rev, message.after)
    if found is None:
        return
    ahead = ahead_message(table.presenter, *found, client.lang, message)
    if client.is_beginner:
        ahead["explain"] = guidance_of(table.match.game, *found, client.lang)
    client.send(ahead)


async def preview(table: Table, client: Client, message: Preview) -> None:
    with client.account.metered():
        found = _after(table, client, message.id, message.rev, message.after)
    if found is None:
        return
    known, seat = found
    game = table.match.game
    legal = set(map(int, known.legal(seat))) if seat in known.actors() else set()
    items = {}
    for code in message.codes:
        if code in legal:
            with client.account.metered():
                items[code] = preview_json(game.preview(known, seat, code, client.lang))
            await asyncio.sleep(0)  # drawing takes time: let the other tables play
    with client.account.metered():
        client.send({"type": "previews", "id": message.id, "items": items})


async def gains(table: Table, client: Client, message: Gains) -> None:
    """What actions bring: their previews without words and drawings."""
    with client.account.metered():
        found = _after(table, client, message.id, message.rev, message.after)
    if found is None:
        return
    known, seat = found
    legal = set(map(int, known.legal(seat))) if seat in known.actors() else set()
    items = {}
    for code in message.codes:
        if code in legal:
            with client.account.metered():
                items[code] = _gain(table, known, seat, code, client.lang)
            await asyncio.sleep(0)  # let the other tables play
    with client.account.metered():
        client.send({"type": "gains", "id": message.id, "items": items})


def _gain(table: Table, known: State, seat: int, code: int, lang: str) -> ActionGain:
    after = known.clone()
    after.apply(seat, code)
    points = int(after.score(seat)) - int(known.score(seat))
    preview = table.match.game.preview(known, seat, code, lang)
    return {"points": points, "deltas": deltas_json(preview)}


def why(table: Table, client: Client, message: Why) -> None:
    found = _after(table, client, message.id, message.rev, message.after)
    if found is None:
        return
    known, seat = found
    refusals = refusals_against(message.codes, known, seat, client.lang)
    client.send({"type": "whynot", "id": message.id, "refusals": refusals})


def at(table: Table, client: Client, message: At) -> None:
    """An earlier position, as this seat may know it."""
    presenter = table.presenter
    if message.ply > len(table.match.visible_log(table.viewer_of(client))):
        nack(client, message.id, "missing", "server-no-ply")
        return
    viewer = curtain.viewer_at(table, client, message.ply)
    log = table.match.visible_log(viewer)
    known = presenter.known(viewer, message.ply)
    view = presenter.draw(known, viewer, client.lang, log[: message.ply])
    say = get_language(client.lang)
    text = say("server-looking-at", n=presenter.number(viewer, client.lang, message.ply))
    judgement = presenter.judgement(message.ply)
    if judgement is not None:
        text = f"{text} · {presenter.verdict(judgement, client.lang)}"
    position: PositionMessage = {
        "type": "position",
        "id": message.id,
        "ply": message.ply,
        "text": text,
        "panels": {panel.id: panel_json(panel) for panel in view.panels},
        "layout": layout_json(view.layout),
        "seats": presenter.chips(view, client.lang, table.online(), ()),
        "round": view.round,
    }
    if judgement is not None:
        add_advice(position, table, judgement, client.lang)
    client.send(position)


def add_advice(position: PositionMessage, table: Table, judgement: Judgement, lang: str) -> None:
    """Mark the action that was played and a better one, and add the preview of that."""
    game = table.match.game
    preview = game.preview(
        table.match.position_at_decision(judgement.ply), judgement.seat, judgement.best, lang
    )
    marks: dict[str, Mark] = {}
    marks |= dict.fromkeys(game.actions.refs(judgement.played), "chosen")
    marks |= dict.fromkeys(game.actions.refs(judgement.best), "hint")
    position["marks"], position["overlays"] = marks, dict(preview.overlays)


def hint(table: Table, client: Client, message: Hint) -> None:
    """What a bot would do, now or after some actions. A worker computes it and the answer follows
    later; a repeated message starts nothing new."""
    asked = client, message.id
    if asked in _hints:
        return
    found = _after(table, client, message.id, message.rev, message.after)
    if found is None:
        return
    known, seat = found
    if not hints.are_allowed(table.info):
        nack(client, message.id, "barred", "hint-none")
        return
    if seat not in known.actors():
        nack(client, message.id, "turn", "server-not-your-turn")
        return
    if len(_hints) >= MOST_HINTS:
        nack(client, message.id, "busy", "server-busy")
        return
    table.hinted.add(seat)
    _hints[asked] = asyncio.create_task(_hint(table, client, message, seat, known))
    _hints[asked].add_done_callback(lambda _: _hints.pop(asked, None))


def forget(client: Client) -> None:
    """Nobody waits for the hints of a connection that is closed."""
    for asked, task in list(_hints.items()):
        if asked[0] is client:
            task.cancel()


async def _hint(table: Table, client: Client, message: Hint, seat: int, known: State) -> None:
    info = table.info
    level = HINT_LEVEL if HINT_LEVEL in offered() else offered()[-1]
    dump = known.dump()
    asker = Asker(client.address)
    advice = await table.workers.advise(info.game, info.setup, dump, seat, level, asker)
    legal = set(map(int, known.legal(seat)))
    is_there = table.viewer_of(client) == seat
    if advice is None or advice[0].action not in legal or not is_there:
        nack(client, message.id, "busy", "server-error")
        return
    decision, reasons = advice
    options = [[o.action, o.visits, round(o.value, 2)] for o in decision.candidates]
    choosing = Choosing(known, seat, options, level, client.lang, reasons)
    client.send(
        {
            "type": "hint",
            "id": message.id,
            "rev": message.rev,
            "code": decision.action,
            "text": _only(choosing) if len(legal) == 1 else choosing.hint(),
            "detail": choosing.effort(decision.effort),
            "options": [
                {"code": o.action, "visits": o.visits, "value": round(o.value, 2)}
                for o in decision.candidates
            ],
        }
    )


def _only(choosing: Choosing) -> str:
    """A hint where nothing was compared, so that there is no expected result."""
    return choosing.say("server-hint-only", action=choosing.preview.title)
