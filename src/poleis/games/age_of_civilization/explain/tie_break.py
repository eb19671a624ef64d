"""What decides between equal scores (AOC-10.2)."""

from __future__ import annotations

from collections.abc import Sequence

from poleis.core.explain import Message, Value
from poleis.core.game import leaders
from poleis.games.age_of_civilization.rules.layout import COINS, WORKERS, realm
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization


def tie_break(state: AgeOfCivilization, names: Sequence[str]) -> list[Message]:
    """More workers win, then more coins, else the victory is shared."""
    v = state.numbers()
    best = leaders([int(state.score(seat)) for seat in range(len(names))])
    for good, key in ((WORKERS, "workers"), (COINS, "coins")):
        if len(best) < 2:
            return []
        owned = {seat: v[realm(seat) + good] for seat in best}
        best = [seat for seat in best if owned[seat] == max(owned.values())]
        if len(best) == 1:
            args: dict[str, Value] = {"name": names[best[0]], "n": owned[best[0]]}
            return [Message(f"age_of_civilization-terminal-verdict-{key}", args)]
    return [Message("age_of_civilization-terminal-verdict-shared")]
