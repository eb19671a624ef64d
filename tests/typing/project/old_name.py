"""A bot that still uses a deprecated name: it works, and both checkers say what to use instead."""

from __future__ import annotations

from poleis.bots.policy import Option  # type: ignore[deprecated] # pyright: ignore

print(Option(7, 1, 0.5))  # pyright: ignore[reportDeprecated]
