"""Which values the sentences about the cards of Age of Civilization state."""

from __future__ import annotations

import functools
from typing import Any

from poleis.core.sentences import Sentences, values_of
from poleis.games.age_of_civilization.rules.edition import Edition

PRINTED_ON_ACTIONS = ("workers", "coins", "sacrificed", "spaces", "effect", "condition")
PRINTED_ON_ORDERS = ("pay", "condition", "points")


def some(row: dict[str, Any], keys: tuple[str, ...]) -> str:
    """Some values of a row."""
    return values_of({key: row[key] for key in keys if key in row})


def values(edition: Edition) -> dict[str, str]:
    """The values of each card, by the message that describes it."""
    prefix, found = "age_of_civilization", {}
    for civilization in edition.civilizations:
        for side in ("main", "legacy"):
            key = f"{prefix}-civilization-{civilization.id}-{side}"
            found[key] = values_of(civilization.row[side])
    for technology in edition.technologies:
        key = f"{prefix}-technology-{technology.id}-help"
        found[key] = values_of(technology.row["abilities"])
    for wonder in edition.wonders:
        found[f"{prefix}-wonder-{wonder.id}-help"] = values_of(wonder.row["abilities"])
    for action in edition.actions:
        found[f"{prefix}-action-{action.id}-help"] = some(action.row, PRINTED_ON_ACTIONS)
    for order in edition.orders:
        found[f"{prefix}-order-{order.id}-help"] = some(order.row, PRINTED_ON_ORDERS)
    for card in edition.special_cards:
        stated = {
            "price": int(edition.special_price),
            "column": card.row["column"],
            "top": card.row["top_technology"],
        }
        found[f"{prefix}-special-{card.id}-help"] = values_of(stated)
    data = edition.data
    tokens = [*data["event_tokens"], *data["road_to_glory"]["special_event_tokens"]]
    for row in tokens:
        found[f"{prefix}-token-{row['id']}-help"] = values_of(row["effect"])
    return found


@functools.lru_cache(maxsize=16)
def sentences_of(edition: Edition) -> Sentences:
    """The sentences about the cards of an edition."""
    return Sentences(__file__, lambda: values(edition))
