"""Which values the sentences about the spaces of 7 Wonders Dice state."""

from __future__ import annotations

from poleis.core.sentences import Sentences, values_of
from poleis.games.seven_wonders_dice.rules.data import (
    BOARD_ROWS,
    BONUS_ROWS,
    BUILDINGS,
    space_rows,
)

STATED = ("vp", "attack_vp", "kind", "effects")


def values() -> dict[str, str]:
    """The values of each space and bonus, by the message that describes it."""
    found = {}
    for board in BOARD_ROWS:
        for building in BUILDINGS:
            for row in space_rows(board, building):
                of_board = f"{board['id']}_" if building in ("wonder", "university") else ""
                stated = values_of({key: row[key] for key in STATED if key in row})
                found[f"seven_wonders_dice-about-{of_board}{row['id']}"] = stated
    for row in BONUS_ROWS:
        found[f"seven_wonders_dice-bonus-{row['id']}-help"] = values_of(row["effects"])
    return found


SENTENCES = Sentences(__file__, values)
