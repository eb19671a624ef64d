"""Answers to a tap on a line of a score sheet: what counts, what does not, and why."""

from __future__ import annotations

from dataclasses import dataclass

from poleis.core.explain import ScoreLine
from poleis.core.game import HasScoreReasons
from poleis.core.score_reasons import POINTS, Reason, ScoreReasons, gain_text, line_history
from poleis.core.state import State
from poleis.locale import get_language
from poleis.web.tables import curtain
from poleis.web.tables.presenter import Presenter
from poleis.web.tables.replies import nack
from poleis.web.tables.result import label
from poleis.web.tables.table import Client, Table
from poleis.web.wire import views
from poleis.web.wire.client_messages import Score
from poleis.web.wire.server_messages import NackError, ScoreMessage


def score(table: Table, client: Client, message: Score) -> None:
    """Answer about a position as this seat or spectator may know it."""
    viewer, reader = table.viewer_of(client), curtain.reader_of(table, client)
    if message.ply is not None and message.ply <= len(table.match.visible_log(viewer)):
        viewer = curtain.viewer_at(table, client, message.ply)
    found = score_message(table.presenter, viewer, reader, client.lang, message)
    if isinstance(found, Unknown):
        nack(client, message.id, found.error, found.key)
    else:
        client.send(found)


@dataclass(frozen=True)
class Unknown:
    """Why there is no answer: the error of the `nack` and its message."""

    error: NackError
    key: str


def score_message(
    presenter: Presenter, viewer: int | None, reader: int | None, lang: str, message: Score
) -> ScoreMessage | Unknown:
    """What counts for a line, in a position as this viewer may know it, with the moves as the
    reader may know them."""
    game, plies = presenter.match.game, len(presenter.match.visible_log(viewer))
    if message.ply is not None and message.ply > plies:
        return Unknown("missing", "server-no-ply")
    known = _known(presenter, viewer, message)
    if known is None:
        return Unknown("illegal", "server-illegal")
    line = _line(known, message)
    if line is None:
        return Unknown("missing", "score-no-line")
    seat, names = message.seat, presenter.names(lang)
    found = ScoreReasons("", "")
    if isinstance(game, HasScoreReasons):
        found = game.score_reasons(known, viewer, seat, line.key, lang, names)
    say = get_language(lang)
    reasons = [_reason_json(one) for one in found.reasons]
    if found.is_history and not message.after:
        ply = plies if message.ply is None else message.ply
        reasons += _history(presenter, reader, lang, seat, line, ply)
    return {
        "type": "score",
        "id": message.id,
        "title": say(
            "score-title", name=names[seat], line=label(game, line, say), points=line.points
        ),
        "text": found.text,
        "reasons": reasons,
        "panel": found.panel,
        "marks": [
            {"panel": one.panel, "name": one.name, "text": one.text, "counts": one.counts}
            for one in found.marks
        ],
        "overlays": dict(found.overlays),
    }


def _known(presenter: Presenter, viewer: int | None, message: Score) -> State | None:
    """The position in question; None if an action that is taken for granted is not legal."""
    known = presenter.known(viewer, message.ply)
    for code in message.after:
        if viewer is None or message.ply is not None or code not in list(known.legal(viewer)):
            return None
        known.apply(viewer, code)
    return known


def _line(known: State, message: Score) -> ScoreLine | None:
    """The line of the sheet; None if there is no such seat or line."""
    if message.seat >= known.setup.seats:
        return None
    sheet = known.setup.game.sheet(known, message.seat)
    return next((line for line in sheet if line.key == message.line), None)


def _reason_json(reason: Reason) -> views.Reason:
    """Points have a sign; other numbers are factors or counts."""
    gain = ""
    if reason.amount is not None:
        gain = gain_text(reason.amount) if reason.part == POINTS else str(reason.amount)
    return {"rule": reason.rule, "text": reason.text, "gain": gain, "counts": reason.counts}


def _history(
    presenter: Presenter, reader: int | None, lang: str, seat: int, line: ScoreLine, plies: int
) -> list[views.Reason]:
    """The moves that gained the points of a line, in the words of the log."""
    say, rows = get_language(lang), []
    for ply, points in line_history(presenter.match, reader, seat, line.key, plies):
        text = presenter.told(reader, lang, ply) or say("score-before")
        rows.append(_row(text, gain_text(points), points > 0))
    return rows or [_row(say("score-nothing-yet"), "", False)]


def _row(text: str, gain: str, counts: bool) -> views.Reason:
    return {"rule": "", "text": text, "gain": gain, "counts": counts}
