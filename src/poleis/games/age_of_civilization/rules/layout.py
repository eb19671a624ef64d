"""Where each number of a position stands.

A position is one vector of numbers, called `v` everywhere: what was agreed, the table, the stack of
pending decisions, and one *realm* for each seat. Cards, seats and rounds are numbers; where a place
may be empty, a card is written as its number plus one, and zero is nothing. Sets have a bit for
each member.

Frames. What is awaited lies on a stack: kind, who must act, and a number. The top frame says who
acts and what is legal; an action takes it away and may put others in its place. Frames from
AUTOMATIC on ask nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.state import CHANCE

Numbers = Sequence[int]
"""A position in plain modules: the same numbers, as a list."""

# ---- agreed before the game; never changes

SEATS: Final = 0
REFILLS: Final = 1  # whether the pool is filled up when a card is taken (AOC-5.3)
LATER_COINS: Final = 2  # extra coins of the second and third civilization (AOC-12.13)
GROWTH: Final = 3  # strength that the virtual opponent gains in a round; 0: there is none
ALWAYS_WAR: Final = 4  # whether every round ends with a war (AOC-14.8)
REBIRTH: Final = 5  # the round from which Culture gives more points (AOC-14.9); 0: never
ORDER_ROW: Final = 6  # how many orders lie face up (AOC-14.6)
LOCKED: Final = 7  # technologies that cannot be unlocked (AOC-14.2)
FIRST_BORN: Final = 8  # the civilization born in round 1 without choice (AOC-14.7), plus one
SOLO: Final = 9  # 0: several seats; 1: Clash; from 2 on: the scenarios

# ---- the table

ROUND: Final = 10  # 1 to 6; the open cards are this position and the next two
FIRST: Final = 11  # who has the first player marker
TURN: Final = 12  # how many turns of this round are over
RIVAL: Final = 13  # the strength of the virtual opponent (AOC-13.5)
WARS_LOST: Final = 14  # wars that cost the solo player a worker (AOC-14.8)
DECK: Final = 15  # civilizations not seen yet, as all the sets below
POOL: Final = 16
WONDER_DECK: Final = 17
WONDER_POOL: Final = 18
CARD_DECK: Final = 19  # cards of the time track that have no position yet
SPECIAL_DECK: Final = 20
SPECIAL_POOL: Final = 21
TOKEN_DECK: Final = 22
ORDER_DECK: Final = 23
ORDER_POOL: Final = 24
FILLED: Final = 25  # orders filled
BOTTOM: Final = 26  # orders put below the deck: three bits each, plus one, the next to come lowest

# ---- the turn; all zero between turns

BUSY: Final = 27  # workers on action spaces
DOOMED: Final = 28  # those of them that will be sacrificed
USED: Final = 29  # how often each action was performed on a space: three bits each
ACTED: Final = 30  # whether an action was performed or an order filled
RESOLVED: Final = 31  # effects of the end of the turn that are done, as a set

TRACK: Final = 32  # eight positions, cards plus one
ABOVE: Final = 40  # the tokens above them, plus one
COINS_ON: Final = 48  # extra coins on each civilization card

# ---- the draft (AOC-12.11). A packet is what was dealt to one seat; it wanders.

PICK: Final = 96  # how many cards each seat has chosen
PACKET: Final = 97  # the cards left in each packet
CHOSEN: Final = 101  # the card that each seat has laid aside just now, plus one
TAKEN: Final = 105  # five for each packet: the card taken at each pick, plus one
PICKS: Final = 5

DEPTH: Final = 125  # frames on the stack
STACK: Final = 126
FRAME: Final = 3  # numbers in a frame
FRAMES: Final = 10  # the deepest stack

# ---- a realm: what a seat owns

REALMS: Final = 156
REALM: Final = 42
COINS: Final = 0
WORKERS: Final = 1  # owned: those on action spaces too (AOC-1.4)
MAIN: Final = 2  # the main civilization, plus one
STACKED: Final = 3  # up to three civilizations in the order in which they came, plus one
LEARNED: Final = 6  # technologies unlocked
BUILT: Final = 7  # wonders owned
COVER: Final = 8  # the special technology card on the board, plus one
HAND: Final = 9  # civilizations in hand (draft)
FORTS: Final = 10  # fort tokens (AOC-14.8)
TRIBUTE: Final = 11  # whether the next war does not count (AOC-14.8)
QUARANTINE: Final = 12  # whether the next death takes one worker fewer (AOC-14.9)
ACTIVE: Final = 13  # effects in force: four sets, see effects.py
WORDS: Final = 4
TALLY: Final = 17  # points by where they come from: the actions, then these

BORN: Final = 18  # abilities at birth
IDLE: Final = 19  # rest
ENDED: Final = 20  # abilities at the end of a turn
STUDIED: Final = 21  # abilities of a technology when it is unlocked
HAPPENED: Final = 22  # event tokens
ORDERED: Final = 23  # orders
SOURCES: Final = 24

HIDDEN: Final = 99
"""In what a seat may know: a card in this place that it has not seen."""

# ---- frames: chance, then seats, then nobody

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
CHOOSE_TECHNOLOGY: Final = 14  # one, so many times
CHOOSE_WONDER: Final = 15
MAY_PERFORM: Final = 16  # an action without a worker
CHOOSE_CARD: Final = 17  # where Phoenicia's coins go
MAY_EXCHANGE: Final = 18  # one order (Bazaar)
TURN_END: Final = 19
DRAFT: Final = 20

AUTOMATIC: Final = 30
REFILL: Final = 30
BEGIN_TURN: Final = 31
NEXT_ROUND: Final = 32


def realm(seat: i64) -> i64:
    """Where the realm of a seat begins."""
    return REALMS + REALM * seat


def push(v: vec[i64], kind: i64, actor: i64, number: i64) -> None:
    """Put a frame on the stack."""
    at = STACK + FRAME * v[DEPTH]
    v[at] = kind
    v[at + 1] = actor
    v[at + 2] = number
    v[DEPTH] += 1


def push_chance(v: vec[i64], kind: i64, times: i64) -> None:
    """Let chance act so many times."""
    if times > 0:
        push(v, kind, CHANCE, times)


def drop(v: vec[i64]) -> None:
    """Take the top frame away."""
    v[DEPTH] -= 1
    at = STACK + FRAME * v[DEPTH]
    v[at] = 0
    v[at + 1] = 0
    v[at + 2] = 0


def top(v: vec[i64]) -> i64:
    """Where the top frame stands; the stack must not be empty."""
    return STACK + FRAME * (v[DEPTH] - 1)


def used(v: vec[i64], action: i64) -> i64:
    """How often the seat on turn has performed an action on a space."""
    return (v[USED] >> (3 * action)) & 7


def future_cards(v: vec[i64]) -> i64:
    """Cards of the track to the right of the open ones (AOC-1.12)."""
    return 6 - v[ROUND]
