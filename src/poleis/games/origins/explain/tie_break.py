"""What decides between equal scores (ORI-20.6, ORI-21.9)."""

from __future__ import annotations

from collections.abc import Sequence

from poleis.core.explain import Message
from poleis.core.game import leaders
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui import messages


def tie_break(state: Origins, names: Sequence[str]) -> list[Message]:
    """More tiles in the city win, else the victory is shared; alone the target decides."""
    if state.seats() == 1:
        return [messages.target(int(state.solo_target()))]
    best = leaders([int(state.score(seat)) for seat in range(state.seats())])
    if len(best) == 1:
        return []
    tiles = [int(state.homes[seat].city.size()) for seat in best]
    if tiles.count(max(tiles)) > 1:
        return [Message("origins-terminal-shared")]
    name = names[best[tiles.index(max(tiles))]]
    return [Message("origins-terminal-tie", {"name": name, "tiles": max(tiles)})]
