"""A position of Akropolis as one person sees it, and what all panels ask about it."""

from __future__ import annotations

from poleis.draw.view_context import ViewContext
from poleis.games.akropolis.rules.position import NOTHING, Akropolis
from poleis.games.akropolis.rules.tile_set import TileSet
from poleis.games.akropolis.ui.messages import architect_name


class Scene(ViewContext[Akropolis]):
    """A position as one person sees it, with what all panels need."""

    @property
    def tiles(self) -> TileSet:
        """What is printed on the tiles."""
        return self.state.edition.tiles

    @property
    def stacks(self) -> int:
        """Stacks not opened yet (AKR-2.3)."""
        state = self.state
        return int((len(state.pile) - state.to_draw) // state.edition.stack[state.turns])

    @property
    def rounds(self) -> int:
        """AKR-5.3: one for each stack, and one for the first tiles."""
        return int(self.state.rounds())

    @property
    def chief(self) -> int:
        """Who is chief architect: the first player of the round (AKR-5.2)."""
        state = self.state
        if state.to_draw > 0:
            return int(state.turn)
        left = len(state.market) + (1 if state.held != NOTHING else 0)
        taken = state.edition.full_market[state.turns] - left
        return int((state.turn - taken) % state.turns)

    def name(self, seat: int) -> str:
        """Who sits there; the seat after the last one is the architect's."""
        if seat < len(self.names):
            return self.names[seat]
        return architect_name(int(self.state.difficulty), self.language)
