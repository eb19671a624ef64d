"""Notices: lines in the chat by the server itself, in each reader's language."""

from __future__ import annotations

import json

from poleis.web.server import security
from poleis.web.storage import store
from poleis.web.storage.store import ChatMessage
from poleis.web.tables.chat_lines import chat_message
from poleis.web.tables.table import Table


async def post_notice(table: Table, seat: int, key: str, **arguments: str) -> None:
    """Write a line about a seat into the chat and send it to everybody at the table.

    To be called in the task that owns the table.
    """
    text = json.dumps(arguments, ensure_ascii=False)
    line = ChatMessage(seat, "", text, store.now(), key)
    id = f"notice-{security.new_id()}"
    await table.database.write(lambda c: store.add_chat_message(c, table.info.id, line, id))
    table.chat.append(line)
    del table.chat[: -store.CHAT_LINES]
    for client in table.clients:
        if client.sent.rev is not None:
            client.send(chat_message(line, client.lang))
