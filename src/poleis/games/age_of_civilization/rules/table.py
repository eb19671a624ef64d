"""Records of the table: pools, time track, orders, and the turn that is going on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.sets import size


def numbers(items: vec[i64]) -> list[object]:
    """A vector as a list, for dumps."""
    return [int(item) for item in items]


@final
@mypyc_attr(acyclic=True)
class Pools:
    """Civilizations, wonders and special technology cards that nobody owns: decks and face-up
    pools, as sets, and the extra coins on each civilization card (AOC-5.8)."""

    def __init__(
        self,
        civilization_deck: i64,
        civilizations: i64,
        wonder_deck: i64,
        wonders: i64,
        special_deck: i64,
        specials: i64,
        extra_coins: vec[i64],
    ) -> None:
        self.civilization_deck = civilization_deck
        self.civilizations = civilizations
        self.wonder_deck = wonder_deck
        self.wonders = wonders
        self.special_deck = special_deck
        self.specials = specials
        self.extra_coins = extra_coins

    def copy(self) -> Pools:
        return Pools(
            self.civilization_deck,
            self.civilizations,
            self.wonder_deck,
            self.wonders,
            self.special_deck,
            self.specials,
            self.extra_coins[:],
        )

    def dump(self) -> list[object]:
        return [
            int(self.civilization_deck),
            int(self.civilizations),
            int(self.wonder_deck),
            int(self.wonders),
            int(self.special_deck),
            int(self.specials),
            numbers(self.extra_coins),
        ]


def read_pools(dump: Sequence[Any]) -> Pools:
    return Pools(dump[0], dump[1], dump[2], dump[3], dump[4], dump[5], vec[i64](dump[6]))


@final
@mypyc_attr(acyclic=True)
class TimeTrack:
    """The time track: its cards from the left, the tokens above them, and what is not laid yet."""

    def __init__(self, deck: i64, cards: vec[i64], token_deck: i64, tokens: vec[i64]) -> None:
        self.deck = deck
        """Cards that have no position yet, as a set."""
        self.cards = cards
        self.token_deck = token_deck
        self.tokens = tokens

    def copy(self) -> TimeTrack:
        return TimeTrack(self.deck, self.cards[:], self.token_deck, self.tokens[:])

    def dump(self) -> list[object]:
        return [int(self.deck), numbers(self.cards), int(self.token_deck), numbers(self.tokens)]


def read_track(dump: Sequence[Any]) -> TimeTrack:
    deck, cards, token_deck, tokens = dump
    return TimeTrack(deck, vec[i64](cards), token_deck, vec[i64](tokens))


@final
@mypyc_attr(acyclic=True)
class Orders:
    """The orders of the Silk Road (AOC-14.6): sets, and the queue of those below the deck."""

    def __init__(self, deck: i64, face_up: i64, filled: i64, below: vec[i64]) -> None:
        self.deck = deck
        self.face_up = face_up
        self.filled = filled
        self.below = below
        """Orders put below the deck, the next to come first."""

    def copy(self) -> Orders:
        return Orders(self.deck, self.face_up, self.filled, self.below[:])

    def dump(self) -> list[object]:
        return [int(self.deck), int(self.face_up), int(self.filled), numbers(self.below)]

    def left(self) -> i64:
        """How many orders can still be turned up."""
        return size(self.deck) + len(self.below)


def read_orders(dump: Sequence[Any]) -> Orders:
    deck, face_up, filled, below = dump
    return Orders(deck, face_up, filled, vec[i64](below))


@final
@mypyc_attr(acyclic=True)
class Turn:
    """What the seat on turn has done in this turn; nothing between turns."""

    def __init__(
        self, busy: i64, doomed: i64, uses: vec[i64], has_acted: bool, resolved: i64
    ) -> None:
        self.busy: i64 = busy
        """Workers on action spaces."""
        self.doomed: i64 = doomed
        """Those of them that will be sacrificed (AOC-7.1)."""
        self.uses = uses
        """How often each action was performed on a space (AOC-6.3)."""
        self.has_acted: bool = has_acted
        """Whether an action was performed or an order filled (AOC-6.1, AOC-14.15)."""
        self.resolved = resolved
        """The effects of the event TURN_ENDS that were resolved, as a set (AOC-7.2)."""

    def copy(self) -> Turn:
        return Turn(self.busy, self.doomed, self.uses[:], self.has_acted, self.resolved)

    def dump(self) -> list[object]:
        acted = int(self.has_acted)
        return [int(self.busy), int(self.doomed), numbers(self.uses), acted, int(self.resolved)]

    def take_workers_back(self) -> None:
        """Clear the action spaces (AOC-7.1)."""
        self.busy = 0
        self.doomed = 0
        if not self.has_acted:
            return
        self.has_acted = False
        for action in range(i64(len(self.uses))):
            self.uses[action] = 0


def read_turn(dump: Sequence[Any]) -> Turn:
    busy, doomed, uses, acted, resolved = dump
    return Turn(busy, doomed, vec[i64](uses), bool(acted), resolved)
