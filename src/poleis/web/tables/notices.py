"""Notices: lines in the chat by the server itself, in each reader's language."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING

from poleis.web.tables import rows
from poleis.web.tables.chat_lines import chat_message
from poleis.web.tables.rows import ChatMessage

if TYPE_CHECKING:
    from poleis.web.tables.table import Table


async def post_notice(table: Table, seat: int, key: str, **arguments: str) -> None:
    """Write a line about a seat into the chat and send it to everybody at the table.

    To be called in the task that owns the table.
    """
    text = json.dumps(arguments, ensure_ascii=False)
    line = ChatMessage(seat, "", text, rows.now(), key)
    await table.journal.add_chat(line, f"notice-{secrets.token_hex(8)}")
    table.chat.append(line)
    del table.chat[: -rows.CHAT_LINES]
    for client in table.clients:
        if client.sent.rev is not None:
            client.send(chat_message(line, client.lang))
