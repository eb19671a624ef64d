"""What decides between equal scores (SWD-11.4)."""

from __future__ import annotations

from collections.abc import Sequence

from poleis.core.explain import Message
from poleis.core.game import leaders
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice


def tie_break(state: SevenWondersDice, names: Sequence[str]) -> list[Message]:
    """More coins win, else the victory is shared."""
    best = leaders([int(state.score(seat)) for seat in range(len(state.cities))])
    if len(best) == 1:
        return []
    coins = [int(state.cities[seat].coins) for seat in best]
    if coins.count(max(coins)) > 1:
        return [Message("seven_wonders_dice-verdict-shared")]
    name = names[best[coins.index(max(coins))]]
    return [Message("seven_wonders_dice-verdict-coins", {"name": name, "coins": max(coins)})]
