"""Which values the sentences about the spaces of 7 Wonders Dice state."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from poleis.core.sentences import Sentences, values_of
from poleis.games.seven_wonders_dice.rules.edition import Edition, space_rows

STATED = ("vp", "attack_vp", "kind", "effects")


def values(edition: Edition) -> Mapping[str, str]:
    """The values of each space and bonus, by the message that describes it."""
    data: dict[str, Any] = edition.data
    found = {}
    for board in data["boards"]:
        for building in edition.building_ids:
            for row in space_rows(data, board, building):
                of_board = f"{board['id']}_" if building in ("wonder", "university") else ""
                stated = values_of({key: row[key] for key in STATED if key in row})
                found[f"seven_wonders_dice-about-{of_board}{row['id']}"] = stated
    for row in data["bonus_spaces"]:
        found[f"seven_wonders_dice-bonus-{row['id']}-help"] = values_of(row["effects"])
    return found


@functools.lru_cache(maxsize=16)
def sentences(edition: Edition) -> Sentences:
    """The sentences about the spaces of an edition."""
    return Sentences(__file__, functools.partial(values, edition))
