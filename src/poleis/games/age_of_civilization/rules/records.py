"""Records: the position by name; `realm` and `table` hold its larger parts.

Cards, seats and rounds are numbers. Where a place may be empty, it holds NONE; in what a seat may
know, a card that it has not seen is HIDDEN. Sets of cards are numbers with a bit for each. Every
record copies itself, dumps itself as a list, and is read again from such a list. Records hold no
other objects that refer back to them (acyclic), which makes them cheap to allocate.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.state import CHANCE, State
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.edition import Edition
from poleis.games.age_of_civilization.rules.realm import Realm
from poleis.games.age_of_civilization.rules.table import Orders, Pools, TimeTrack, Turn, numbers

if TYPE_CHECKING:
    from poleis.core.setup import Setup

HIDDEN: Final = -2
"""In what a seat may know: a card in this place that it has not seen."""

# ---- kinds of pending decisions: of chance, of seats, then steps that ask nobody

FIRST_PLAYER: Final = 1
TURN_UP_WONDER: Final = 2
TURN_UP_CIVILIZATION: Final = 3
LAY_CARD: Final = 4
TURN_UP_SPECIAL: Final = 5
LAY_TOKEN: Final = 6
TURN_UP_ORDER: Final = 7
DEAL: Final = 8

CIVILIZATION_STEP: Final = 10
ACTION_STEP: Final = 11
RESTED: Final = 12  # after a rest, while a special technology may still be bought
CHOOSE_RESEARCH: Final = 13  # the technology to pay for
CHOOSE_TECHNOLOGY: Final = 14  # the questions of effects: from here to MAY_EXCHANGE
CHOOSE_WONDER: Final = 15
MAY_PERFORM: Final = 16  # an action without a worker
CHOOSE_CARD: Final = 17  # where Phoenicia's coins go
MAY_EXCHANGE: Final = 18  # one order (Bazaar)
TURN_END: Final = 19
DRAFT: Final = 20

REFILL: Final = 30
BEGIN_TURN: Final = 31
NEXT_ROUND: Final = 32

QUESTIONS: Final = (CHOOSE_TECHNOLOGY, CHOOSE_WONDER, MAY_PERFORM, CHOOSE_CARD, MAY_EXCHANGE)
"""The decisions that effects ask for; `Pending.effect` is the one that asks."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pending:
    """A decision that is awaited: its kind, who must act, how often, and the effect that asks."""

    def __init__(self, kind: i64, actor: i64, times: i64 = 1, effect: i64 = NONE) -> None:
        self.kind = kind
        self.actor = actor
        """A seat, or CHANCE."""
        self.times = times
        self.effect = effect
        """Its place in `Edition.effects`; NONE for the steps of the game."""

    def copy(self) -> Pending:
        return Pending(self.kind, self.actor, self.times, self.effect)

    def dump(self) -> list[object]:
        return [int(self.kind), int(self.actor), int(self.times), int(self.effect)]


def read_pending(dump: Sequence[Any]) -> Pending:
    return Pending(dump[0], dump[1], dump[2], dump[3])


@final
@mypyc_attr(acyclic=True)
class Agreement:
    """What the set-up means for the rules. It never changes, so positions share it."""

    def __init__(
        self,
        refills: bool = False,
        later_coins: i64 = 0,
        opponent_growth: i64 = 0,
        always_war: bool = False,
        rebirth_round: i64 = 0,
        rebirth_points: i64 = 0,
        order_row: i64 = 0,
        locked: i64 = 0,
        first_born: i64 = NONE,
        solo: i64 = NONE,
    ) -> None:
        self.refills = refills
        """Whether the pool is filled up when a card is taken (AOC-5.3)."""
        self.later_coins = later_coins
        """Extra coins of the second and third civilization (AOC-12.13); 0: there is no draft."""
        self.opponent_growth = opponent_growth
        """Strength that the virtual opponent gains in a round (AOC-13.5)."""
        self.always_war = always_war
        """Whether every round ends with a war (AOC-14.8)."""
        self.rebirth_round = rebirth_round
        """The round from which Culture gives more points (AOC-14.9); 0: never."""
        self.rebirth_points = rebirth_points
        self.order_row = order_row
        """How many orders lie face up (AOC-14.6)."""
        self.locked = locked
        """Technologies that cannot be unlocked, as a set (AOC-14.2)."""
        self.first_born = first_born
        """The civilization born in round 1 without choice (AOC-14.7)."""
        self.solo = solo
        """The place of the solo game in `Edition.solo_games`; NONE: several seats."""

    def has_draft(self) -> bool:
        return self.later_coins != 0

    def at_peace(self) -> Agreement:
        """The same without a war in every round, to see what else happens at its end."""
        return Agreement(
            self.refills,
            self.later_coins,
            self.opponent_growth,
            False,
            self.rebirth_round,
            self.rebirth_points,
            self.order_row,
            self.locked,
            self.first_born,
            self.solo,
        )

    def is_scenario(self) -> bool:
        """Whether this is a scenario, which can be lost (AOC-14.4); Clash is none."""
        return self.solo > 0


@final
@mypyc_attr(acyclic=True)
class Packet:
    """Cards that were dealt to one seat and wander to the left (AOC-12.11)."""

    def __init__(self, cards: i64, picks: vec[i64], blurred: i64) -> None:
        self.cards = cards
        """Those that nobody has taken, as a set."""
        self.picks = picks
        """The card taken at each pick so far; HIDDEN where the viewer does not know it."""
        self.blurred = blurred
        """Picks of which the viewer knows the cards, but not which is whose, as a set; their cards
        then stand in ascending order."""

    def copy(self) -> Packet:
        return Packet(self.cards, self.picks[:], self.blurred)

    def dump(self) -> list[object]:
        return [int(self.cards), numbers(self.picks), int(self.blurred)]


def read_packet(dump: Sequence[Any]) -> Packet:
    cards, picks, blurred = dump
    return Packet(cards, vec[i64](picks), blurred)


@final
@mypyc_attr(acyclic=True)
class Draft:
    """The civilization draft (AOC-12.11); without packets there is none.

    After the draft the packets stay as memories of what was taken and what became the pool.
    """

    def __init__(self, pick: i64, packets: list[Packet], chosen: vec[i64]) -> None:
        self.pick = pick
        """How many cards each seat has taken."""
        self.packets = packets
        """By the seat to which they were dealt."""
        self.chosen = chosen
        """The card that each seat has laid aside just now; NONE: it is still choosing."""

    def copy(self) -> Draft:
        if len(self.packets) == 0:
            return self  # it never changes
        return Draft(self.pick, [packet.copy() for packet in self.packets], self.chosen[:])

    def dump(self) -> list[object]:
        packets = [packet.dump() for packet in self.packets]
        return [int(self.pick), packets, numbers(self.chosen)]


def read_draft(dump: Sequence[Any]) -> Draft:
    pick, packets, chosen = dump
    return Draft(pick, [read_packet(packet) for packet in packets], vec[i64](chosen))


class Position(State):
    """The whole table."""

    def __init__(
        self,
        setup: Setup,
        edition: Edition,
        agreement: Agreement,
        round: i64,
        first_player: i64,
        turns_over: i64,
        opponent: i64,
        wars_lost: i64,
        pools: Pools,
        track: TimeTrack,
        orders: Orders,
        turn: Turn,
        draft: Draft,
        pending: list[Pending],
        realms: list[Realm],
    ) -> None:
        self.setup = setup
        self.edition = edition
        self.agreement = agreement
        self.round = round
        """From 1; the open cards are at this position of the track and the next ones."""
        self.first_player = first_player
        self.turns_over = turns_over
        """How many turns of this round are over."""
        self.opponent = opponent
        """The strength of the virtual opponent (AOC-13.5)."""
        self.wars_lost = wars_lost
        """Wars that cost the solo player a worker (AOC-14.8)."""
        self.pools = pools
        self.track = track
        self.orders = orders
        self.turn = turn
        self.draft = draft
        self.pending = pending
        """The stack of what is awaited; the last one is on top and asks."""
        self.realms = realms

    def seats(self) -> i64:
        return len(self.realms)

    def dump(self) -> list[object]:
        return [
            int(self.round),
            int(self.first_player),
            int(self.turns_over),
            int(self.opponent),
            int(self.wars_lost),
            self.pools.dump(),
            self.track.dump(),
            self.orders.dump(),
            self.turn.dump(),
            self.draft.dump(),
            [pending.dump() for pending in self.pending],
            [realm.dump() for realm in self.realms],
        ]

    # ---- the stack of pending decisions

    def top(self) -> Pending:
        """The decision that is awaited; there must be one."""
        return self.pending[-1]

    def top_kind(self) -> i64:
        """The kind of the decision that is awaited; NONE when the game is over."""
        if len(self.pending) == 0:
            return NONE
        return self.pending[-1].kind

    def push(self, kind: i64, actor: i64, times: i64 = 1, effect: i64 = NONE) -> None:
        """Put a decision on the stack."""
        self.pending.append(Pending(kind, actor, times, effect))

    def replace(self, kind: i64, actor: i64) -> None:
        """Let a step take the place of the one on top."""
        pending = self.pending[-1]
        pending.kind = kind
        pending.actor = actor
        pending.times = 1
        pending.effect = NONE

    def push_chance(self, kind: i64, times: i64) -> None:
        """Let chance act so many times."""
        if times > 0:
            self.push(kind, CHANCE, times)

    # ---- whose turn it is

    def on_turn(self) -> i64:
        """Whose turn it is: clockwise from the first player (AOC-4.1)."""
        return (self.first_player + self.turns_over) % self.seats()

    def is_rebirth(self) -> bool:
        """Whether Culture gives more points in this round (AOC-14.9)."""
        first = self.agreement.rebirth_round
        return first != 0 and self.round >= first

    def future_cards(self) -> i64:
        """Cards of the track to the right of the open ones (AOC-1.12)."""
        return self.edition.positions - self.edition.open_cards + 1 - self.round
