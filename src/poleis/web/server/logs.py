"""The log of a server: to stderr, as text or as one JSON object per line.

A line has a message and fields, passed as `extra={"table": ...}`. Only the fields of `FIELDS` are
written. Addresses of invitations, cookies and tokens open seats, so they are never logged: routes
are logged by their pattern, libraries that log requests are kept silent, and `redact` cuts out
what would slip through, such as an address in the message of an exception.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

FIELDS = (
    "table",
    "fence",
    "game",
    "seat",
    "seats",
    "bot",
    "message_type",
    "method",
    "route",
    "status",
    "code",
    "ms",
    "version",
    "database",
    "address",
)
"""The fields that a line may have."""

SECRETS = re.compile(
    r"""(?ix)
    ( /j/ | \btoken["']?\s*[=:]\s*["']? | \bbearer\s+ | \bpoleis= )   # what comes before a secret
    [\w%~.-]{8,}
    """
)

QUIETER = {
    # websockets logs whole requests with their headers here, at the level debug. What uvicorn says
    # at the level info about its start and end, we say in fewer lines.
    "uvicorn.error": logging.WARNING,
    "websockets": logging.INFO,
    # These log every statement and every step of a migration, at the level info.
    "sqlalchemy": logging.WARNING,
    "alembic": logging.WARNING,
    "asyncio": logging.INFO,
    # They log every request with its address, which may hold a token.
    "httpx2": logging.WARNING,
    "httpcore2": logging.WARNING,
}
"""Loggers of libraries, and the least level that they may have."""


def redact(text: str) -> str:
    """The text without tokens and cookies.

    >>> redact("GET /j/abcdefgh12345678 and ?token=abcdefgh12345678")
    'GET /j/*** and ?token=***'
    """
    return SECRETS.sub(r"\1***", text)


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """The fields that a line was given."""
    found = record.__dict__
    return {name: found[name] for name in FIELDS if found.get(name) is not None}


def time_of(record: logging.LogRecord) -> str:
    """The time of a line: `2030-01-01T12:00:00.000Z`."""
    moment = datetime.fromtimestamp(record.created, UTC).replace(tzinfo=None)
    return f"{moment.isoformat(timespec='milliseconds')}Z"


class TextFormatter(logging.Formatter):
    """`2030-01-01T12:00:00.000Z WARNING poleis.web: what happened table=abc ms=12.5`."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname} {name}: {message}", style="{")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        return time_of(record)

    def formatMessage(self, record: logging.LogRecord) -> str:
        fields = (f" {name}={value}" for name, value in fields_of(record).items())
        return super().formatMessage(record) + "".join(fields)

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))


class JsonFormatter(logging.Formatter):
    """One object per line: time, level, logger, message, the fields, and a traceback if any."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redact(record.getMessage()),
            **fields_of(record),
        }
        if record.exc_info:
            line["exception"] = redact(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def configure_logs(
    level: str = "warning",
    format: Literal["text", "json"] = "text",
    stream: TextIO | None = None,
) -> None:
    """Send the log of the whole process to stderr: ours from *level* on, that of libraries from
    WARNING on, or from the level in `QUIETER` if ours is as low."""
    number = getattr(logging, level.upper())
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if format == "json" else TextFormatter())
    root = logging.getLogger()
    for old in [one for one in root.handlers if getattr(one, "is_poleis", False)]:
        root.removeHandler(old)
    handler.is_poleis = True  # type: ignore[attr-defined]
    root.addHandler(handler)
    root.setLevel(max(logging.WARNING, number))
    logging.getLogger("poleis").setLevel(number)
    for name, least in QUIETER.items():
        logging.getLogger(name).setLevel(max(least, number))
