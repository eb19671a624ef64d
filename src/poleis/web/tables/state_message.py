"""The message that brings one connection up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

from poleis.core.game import guidance_of
from poleis.locale import get_language
from poleis.web.tables import hints, undo
from poleis.web.tables.chat_lines import chat_message
from poleis.web.tables.curtain import curtain, reader_of
from poleis.web.tables.old_rules import freeze_head, freeze_view
from poleis.web.wire.server_messages import ServerMessage
from poleis.web.wire.states import (
    BareStateMessage,
    KnownStateMessage,
    StateHead,
    StateMessage,
    StateOfPeople,
    StateOfTable,
)

if TYPE_CHECKING:
    from poleis.web.tables.table import Client, Table


def state_message(table: Table, client: Client) -> ServerMessage:
    """The state, as this connection wants it: with a view, with a dump, or with neither."""
    viewer, presenter = table.viewer_of(client), table.presenter
    head = presenter.head(client.sent, viewer, client.lang, table.rev_of(client))
    around = _around(table, client, full=head["full"])
    if table.frozen is not None:
        freeze_head(table.frozen, head, around, client.lang)
    if client.want == "nothing":
        bare: BareStateMessage = {**head, **around}
        return bare
    if client.want == "dump":
        dump = presenter.known(viewer).dump()
        known: KnownStateMessage = {**head, **around, "known": dump}
        return known
    shown = _view_message(table, client, head, around)
    if table.frozen is not None:
        freeze_view(table.frozen, shown, client.lang)
    return shown


def _around(table: Table, client: Client, *, full: bool) -> StateOfTable:
    """The table around the position; in a full state with the chat."""
    is_acting = table.viewer_of(client) in table.presenter.actors()
    around: StateOfTable = {
        "mine": client.seats,
        "watching": table.presence.watching(),
        "can_undo": undo.can_undo(table, client.seats),
        "can_hint": hints.are_allowed(table.info) and is_acting,
        "notice": table.bots.notice(client.lang),
    }
    closed = curtain(table, client)
    if closed is not None:
        around["curtain"] = closed
    clock = table.timekeeper.facts()
    if clock is not None:
        around["clock"] = clock
    if client.account.has_skipped and not around["notice"]:
        around["notice"] = get_language(client.lang)("server-moves-skipped")
    if full:
        around["chat"] = [chat_message(line, client.lang) for line in table.chat]
        around["rematch"] = f"/t/{table.info.rematch}" if table.info.rematch else None
    return around


def _view_message(
    table: Table, client: Client, head: StateHead, around: StateOfTable
) -> StateMessage:
    viewer, presenter, lang = table.viewer_of(client), table.presenter, client.lang
    shown = presenter.shown(client.sent, viewer, lang)
    if client.is_beginner and viewer is not None and table.frozen is None:
        known = presenter.known(viewer)
        shown["explain"] = guidance_of(table.match.game, known, viewer, lang)
    log = presenter.log_update(client.sent, reader_of(table, client), lang)
    people: StateOfPeople = {
        "seats": presenter.seats(viewer, lang, table.online()),
        "bot_in": table.presence.waits(),
        "who": presenter.who(viewer, client.seats, lang),
    }
    if around["notice"] and viewer not in head["actors"]:  # people who wait for a bot read why
        people["who"] = around["notice"]
        if table.bots.stopped:
            shown["prompt"] = get_language(lang)("server-bot-stopped-help")
    return {**head, **around, **shown, **log, **people}
