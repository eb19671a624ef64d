"""Which values the sentences about the cards of Age of Civilization state."""

from __future__ import annotations

from typing import Any

from poleis.core.sentences import Sentences, values_of
from poleis.games.age_of_civilization.rules.data import (
    ACTION_ROWS,
    CIVILIZATION_ROWS,
    COMPONENTS,
    ORDER_ROWS,
    SPECIAL_PRICE,
    SPECIAL_ROWS,
    TECHNOLOGY_ROWS,
)

PRINTED_ON_ACTIONS = ("workers", "coins", "sacrificed", "spaces", "effect", "condition")
PRINTED_ON_ORDERS = ("pay", "condition", "points")


def some(row: dict[str, Any], keys: tuple[str, ...]) -> str:
    """Some values of a row."""
    return values_of({key: row[key] for key in keys if key in row})


def values() -> dict[str, str]:
    """The values of each card, by the message that describes it."""
    prefix, found = "age_of_civilization", {}
    for row in CIVILIZATION_ROWS:
        for side in ("main", "legacy"):
            found[f"{prefix}-civilization-{row['id']}-{side}"] = values_of(row[side])
    for row in TECHNOLOGY_ROWS:
        found[f"{prefix}-technology-{row['id']}-help"] = values_of(row["abilities"])
    for row in COMPONENTS["wonders"]:
        found[f"{prefix}-wonder-{row['id']}-help"] = values_of(row["abilities"])
    for row in ACTION_ROWS:
        found[f"{prefix}-action-{row['id']}-help"] = some(row, PRINTED_ON_ACTIONS)
    for row in ORDER_ROWS:
        found[f"{prefix}-order-{row['id']}-help"] = some(row, PRINTED_ON_ORDERS)
    for row in SPECIAL_ROWS:
        stated = {
            "price": int(SPECIAL_PRICE),
            "column": row["column"],
            "top": row["top_technology"],
        }
        found[f"{prefix}-special-{row['id']}-help"] = values_of(stated)
    tokens = [*COMPONENTS["event_tokens"], *COMPONENTS["road_to_glory"]["special_event_tokens"]]
    for row in tokens:
        found[f"{prefix}-token-{row['id']}-help"] = values_of(row["effect"])
    return found


SENTENCES = Sentences(__file__, values)
