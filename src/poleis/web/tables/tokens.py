"""Random names and secrets: of tables, links, browsers and deals."""

from __future__ import annotations

import hashlib
import secrets

TOKEN_LENGTH = 32


def new_token() -> str:
    """A secret for a link or a browser: 192 random bits."""
    return secrets.token_urlsafe(TOKEN_LENGTH * 3 // 4)


def new_seed() -> str:
    """The seed of a table, or of a bot's decision: 256 random bits, so that a digest reveals
    nothing."""
    return secrets.token_hex(32)


def new_id() -> str:
    """The public name of a table in addresses."""
    letters = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(10))


def digest(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
