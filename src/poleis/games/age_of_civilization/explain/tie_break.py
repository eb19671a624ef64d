"""What decides between equal scores (AOC-10.2)."""

from __future__ import annotations

from collections.abc import Sequence

from poleis.core.explain import Message, Value
from poleis.core.game import leaders
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization


def tie_break(state: AgeOfCivilization, names: Sequence[str]) -> list[Message]:
    """More workers win, then more coins, else the victory is shared."""
    best = leaders([int(state.score(seat)) for seat in range(len(names))])
    goods = {
        "workers": [int(realm.workers) for realm in state.realms],
        "coins": [int(realm.coins) for realm in state.realms],
    }
    for key, owned in goods.items():
        if len(best) < 2:
            return []
        most = max(owned[seat] for seat in best)
        best = [seat for seat in best if owned[seat] == most]
        if len(best) == 1:
            args: dict[str, Value] = {"name": names[best[0]], "n": most}
            return [Message(f"age_of_civilization-terminal-verdict-{key}", args)]
    return [Message("age_of_civilization-terminal-verdict-shared")]
