"""Loaded: a position from elsewhere, beside the first position of its game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from poleis.core.sets import members
from poleis.games.age_of_civilization.load.census import civilizations
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.records import DEAL, HIDDEN, Packet, Position


def left_to_do(table: Position, kind: int) -> int:
    """How many times chance still acts in this way."""
    return sum(int(one.times) for one in table.pending if one.kind == kind)


def count(cards: int) -> int:
    """How many cards are in a set."""
    return len(members(cards))


@dataclass(frozen=True)
class Loaded:
    """What the checks are asked about."""

    state: AgeOfCivilization
    first: AgeOfCivilization
    """The first position of the game."""

    @property
    def bottom(self) -> int:
        """The kind of the lowest pending decision; 0 when the game is over."""
        return int(self.state.pending[0].kind) if self.state.pending else 0

    @property
    def has_draft(self) -> bool:
        return bool(self.state.agreement.has_draft())

    @cached_property
    def is_redacted(self) -> bool:
        """Whether this is what a seat may know of a draft, rather than the whole position."""
        return self.has_draft and (
            HIDDEN in list(self.state.draft.chosen)
            or any(HIDDEN in list(one.picks) or one.blurred for one in self.state.draft.packets)
            or not self.are_packets_whole
            or 0 in civilizations(self.state)
        )

    @property
    def are_packets_whole(self) -> bool:
        """Whether every packet has the cards that were dealt to it and not taken."""
        packets: list[Packet] = self.state.draft.packets
        return all(
            count(packet.cards) == self.cards_dealt(seat) - self.state.draft.pick
            for seat, packet in enumerate(packets)
        )

    def cards_dealt(self, packet: int) -> int:
        """How many cards chance has dealt to a packet so far."""
        seats = int(self.state.seats())
        left = left_to_do(self.state, DEAL)
        return int(self.state.edition.hand_dealt) - (left + seats - 1 - packet) // seats
