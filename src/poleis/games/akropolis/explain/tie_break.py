"""What decides between equal scores (AKR-6.8, AKR-8.7)."""

from __future__ import annotations

from collections.abc import Sequence

from poleis.core.explain import Message
from poleis.core.game import leaders
from poleis.games.akropolis.rules.position import Akropolis


def tie_break(state: Akropolis, names: Sequence[str]) -> list[Message]:
    """More stones win, else the victory is shared; alone the architect wins a tie."""
    if state.difficulty:
        is_tied = state.score(0) == state.architect_score()
        return [Message("akropolis-verdict-architect")] if is_tied else []
    best = leaders([int(state.score(seat)) for seat in range(state.seats())])
    if len(best) == 1:
        return []
    stones = [int(state.cities[seat].stones) for seat in best]
    if stones.count(max(stones)) > 1:
        return [Message("akropolis-verdict-shared")]
    name = names[best[stones.index(max(stones))]]
    return [Message("akropolis-verdict-stones", {"name": name, "stones": max(stones)})]
