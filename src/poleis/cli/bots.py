"""`poleis bots`: the installed bots, their levels and parameters."""

from __future__ import annotations

import json

from rich.table import Table

from poleis.bots.policy import bots as makers
from poleis.bots.policy import describe
from poleis.cli import params
from poleis.cli.runtime import Screen

EXAMPLES = """
A bot is written NAME, NAME:LEVEL or NAME:KEY=VALUE,KEY=VALUE, for instance random, mcts:strong or
mcts:iterations=2000.
"""


def bots(as_json: params.AsJson = False) -> None:
    """List the bots, their levels and their parameters."""
    cards = [describe(name, maker) for name, maker in makers().items()]
    if as_json:
        rows = [
            {
                "name": card.name,
                "summary": card.summary,
                "levels": card.levels,
                "parameters": card.parameters,
            }
            for card in cards
        ]
        print(json.dumps(rows, indent=2))
        return
    table = Table("bot", "plays", "levels", "parameters")
    for card in cards:
        levels = [
            f"{card.name}:{level} " + " ".join(f"{key}={value}" for key, value in values.items())
            for level, values in card.levels.items()
        ]
        parameters = [f"{key}: {what}" for key, what in card.parameters.items()]
        table.add_row(card.name, card.summary, "\n".join(levels), "\n".join(parameters))
    Screen().print(table)
