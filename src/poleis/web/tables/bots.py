"""The bots that may be invited to a table: their levels and names."""

from __future__ import annotations

from typing import Any

from poleis.bots.policy import Decision, bots
from poleis.core.errors import UnknownBot
from poleis.locale import get_language

LEVELS = ("random", "greedy", "mcts:easy", "mcts:medium", "mcts:strong")
"""The levels that the lobby offers, weakest first, if they are installed."""
DEFAULT_LEVEL = "mcts:easy"
HINT_LEVEL = "mcts:medium"


def offered() -> list[str]:
    """The bots that may be invited, weakest first. Others could keep the server busy for ever."""
    installed = bots()
    found = [level for level in LEVELS if level.partition(":")[0] in installed]
    known = {level.partition(":")[0] for level in found}
    return found + [name for name in installed if name not in known]


def default_level() -> str:
    """The bot for those who choose none."""
    levels = offered()
    return DEFAULT_LEVEL if DEFAULT_LEVEL in levels else levels[-1]


def check_offered(spec: str | None) -> str:
    """The spelling itself, if it may be invited."""
    if spec is None or spec not in offered():
        raise UnknownBot(f"there is no bot {spec!r} to invite (one of {', '.join(offered())})")
    return spec


def bot_label(spec: str, lang: str) -> str:
    """What people call this bot; those that others have installed go by their own names."""
    say = get_language(lang)
    key = f"server-bot-{spec.replace(':', '-')}"
    return say(key) if say.has(key) else spec


def thought_json(decision: Decision) -> dict[str, Any]:
    """What is kept of a decision: the best alternatives as [code, visits, value]."""
    options = [[o.action, o.visits, round(o.value, 2)] for o in decision.candidates[:8]]
    return {"options": options, "effort": decision.effort}
