"""What tables count about their work. By default nothing is counted; a server has metrics."""

from __future__ import annotations

SPECTATOR, PLAYER, QUERY = "spectator", "player", "query"
"""For whom something is drawn."""


class Counters:
    """Counts the drawings of tables."""

    def count_drawing(self, kind: str, seconds: float) -> None:
        """Drawing took so long, for a player, a spectator or a query."""

    def count_delayed_state(self) -> None:
        """A spectator has to wait for a state."""

    def count_coalesced_state(self) -> None:
        """A newer state has taken the place of one that waited."""
