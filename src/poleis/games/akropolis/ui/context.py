"""A position of Akropolis as one person sees it, and what all panels ask about it."""

from __future__ import annotations

from poleis.draw.sight import Sight
from poleis.games.akropolis.rules.position import NOTHING, Akropolis
from poleis.games.akropolis.ui.messages import architect_name


class Scene(Sight[Akropolis]):
    """A position as one person sees it, with what all panels need."""

    @property
    def tiles(self) -> int:
        """All tiles in play."""
        state = self.state
        placed = sum(len(city.placed) // 4 for city in state.cities)
        held = 1 if state.held != NOTHING else 0
        return len(state.market) + len(state.pile) + len(state.collection) + placed + held

    @property
    def stacks(self) -> int:
        """Stacks not opened yet (AKR-2.3)."""
        return int((len(self.state.pile) - self.state.to_draw) // (self.state.turns + 1))

    @property
    def rounds(self) -> int:
        """AKR-5.3: one for each stack, and one for the first tiles."""
        return int((self.tiles - 1) // (self.state.turns + 1))

    @property
    def chief(self) -> int:
        """Who is chief architect: the first player of the round (AKR-5.2)."""
        state = self.state
        if state.to_draw > 0:
            return int(state.turn)
        left = len(state.market) + (1 if state.held != NOTHING else 0)
        return int((state.turn - (state.turns + 2 - left)) % state.turns)

    def name(self, seat: int) -> str:
        """Who sits there; the seat after the last one is the architect's."""
        if seat < len(self.names):
            return self.names[seat]
        return architect_name(int(self.state.difficulty), self.language)
