"""Lines of the chat as messages."""

from __future__ import annotations

import json

from poleis.locale import get_language
from poleis.web.tables.rows import ChatMessage as Line
from poleis.web.wire.states import ChatMessage


def chat_message(line: Line, lang: str = "en") -> ChatMessage:
    """A line of the chat; a notice is put into words in this language."""
    text = line.text
    if line.notice is not None:
        say, arguments = get_language(lang), json.loads(line.text)
        name = arguments.pop("name") or say("server-player", n=line.seat + 1)
        text = say(line.notice, name=name, **arguments)
    return {
        "type": "chat",
        "seat": line.seat,
        "name": line.name,
        "text": text,
        "at": line.at.isoformat(timespec="seconds"),
    }
