"""Where each number of a position stands.

A position is one vector of numbers, called `v` everywhere: the table, the stack of pending
decisions, and one *home* for each seat. Where a place may be empty, a thing is written as its
number plus one, and zero is nothing. Sets have a bit for each member; a die is colour and value in
one number (`data.die_of`).

Frames. What is awaited lies on a stack: kind, who must act, and four numbers. The top frame says
who acts and what is legal; an action takes it away and may put others in its place. Frames from
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

# ---- the table

SEATS: Final = 0
ROUND: Final = 1
FIRST: Final = 2  # who has the first-player marker
TURN: Final = 3  # whose turn it is
PASSED: Final = 4  # who has passed, as a set
SPENT: Final = 5  # whether a superiority token was spent in this turn
LACK: Final = 6  # whether a citizen could not be refilled (ORI-19.2)
RIVAL: Final = 7  # the space of the solo rival's disc (ORI-21.6)
SHIP: Final = 8  # five ship values
BONUS: Final = 13  # the bonus token under each site: its colour plus one
ZODIAC_AT: Final = 18  # the card of each temple, plus one
HOLDER: Final = 21  # who has it: seat plus one; zero: it lies on the board
ZODIAC_DECK: Final = 24  # cards not dealt (set)
BONUS_DECK: Final = 25  # tokens not laid yet (set)
POOL: Final = 26  # five building tiles from the top, plus one; a gap until a purchase is refilled
TOP: Final = 31  # the face-up tile of each colour's stack, plus one
DECK: Final = 36  # the face-down tiles of each stack whose order nobody knows (set)
BOTTOM: Final = 41  # tiles put under each stack: four bits each, plus one, the next to come lowest
CITIZEN: Final = 46  # five dice from the left
RESERVE: Final = 51  # dice of each colour beside the board
SPEAKER: Final = 56  # values of four speaker dice; zero: not in this game
SPEAKER_AT: Final = 60  # where each is: pool, held by a seat, at a site
TOWER: Final = 64  # discs of each colour in the tower pool
CARD: Final = 69  # six district cards, plus one
CARD_GOLD: Final = 75  # the gold above each
CARD_DECK: Final = 81  # cards not revealed (set)
OFFER: Final = 82  # up to ten dice of the opening draft
OFFERED: Final = 10

DEPTH: Final = 92  # frames on the stack
STACK: Final = 93
FRAME: Final = 6  # numbers in a frame: kind, actor, and four more
FRAMES: Final = 24  # the deepest stack

# ---- a home: what a seat owns

HOMES: Final = 237
STONE: Final = 0
FOOD: Final = 1
WISDOM: Final = 2
GOLD: Final = 3
TOKENS: Final = 4  # superiority tokens
BASES: Final = 5  # bases owned (ORI-15)
ARCHON: Final = 6  # the site where the archon stands; zero: at home
DIE: Final = 7  # the die on each of six bases
AT: Final = 13  # the site where each freeman stands; zero: unused
ADVISOR: Final = 19  # colours on the advisor track, plus one
ADVISORS: Final = 24  # how many
HEIGHT: Final = 25  # of the tower of each colour
TEMPLE: Final = 30  # the space of each zodiac disc
TEMPLE_LEVEL: Final = 33  # its place in the stack there, 0 is the bottom
MILITARY: Final = 36  # the space of the military disc
LEVEL: Final = 37  # its place in the stack there
SCORED: Final = 38  # district cards scored before (set of slots)
TALLY: Final = 39  # VP by where they come from
TILES_BUILT: Final = 46  # how many tiles the city has
PLOTS: Final = 47  # how many empty cells beside it
BLOCKS: Final = 48  # how many districts
ASIDE: Final = 49  # how many tiles are set aside (Construction site)
ASIDE_TILE: Final = 50
CITY: Final = 125  # tiles in the order of building: cell * 256 + face
PLOT: Final = 203  # empty cells beside the city, ascending
BLOCK: Final = 363  # districts, ascending: cell of the lower left tile * 64 + die in the seat
HOME: Final = 443

FARM: Final = 128  # added to a tile that lies face down

# Where VP come from.
ATTACKS: Final = 0
CONQUEST: Final = 1  # the last space of the military track
BUILT: Final = 2  # effects of buildings
STARS: Final = 3  # zodiac cards
DISTRICTS: Final = 4
GROWTH: Final = 5  # the last base
RETIRED: Final = 6  # advisors of a colour already there
SOURCES: Final = 7

# Where a speaker is.
IN_POOL: Final = 1
HELD: Final = 2  # by seat 0; by seat n: plus n
AT_SITE: Final = 10  # at site 1; at site n: plus n - 1

# ---- frames: chance, then seats, then nobody

LAY_BONUS: Final = 1
LAY_ZODIAC: Final = 2
LAY_TILE: Final = 3
TURN_UP: Final = 4  # the next tile of the stack of this colour
ROLL_CITIZEN: Final = 5  # for the pool, of this colour
ROLL_SPEAKER: Final = 6
LAY_CARD: Final = 7
FIRST_PLAYER: Final = 8
ROLL_OFFER: Final = 9  # dice of the opening draft, so many to come
REROLL: Final = 10  # this speaker, which showed 5
KEEP_CARD: Final = 11  # the zodiac card that a solo player keeps

DRAFT: Final = 20
REMOVE: Final = 21  # solo: so many of the highest dice of the draft
TURN_STEP: Final = 22
EXTRA: Final = 23  # whether to spend a superiority token
VISIT: Final = 24  # site, worker, what was done (bits), how many main actions
TIDE: Final = 25  # solo: which neighbour of this site is raised
PURCHASE: Final = 26  # what was done (bits), set-aside tiles that may be built
PLACE: Final = 27  # this tile, as building, farm or cover, whether it comes from the pool
USE: Final = 28  # the effects of four cells or of one, whether the pool is refilled after
SCORE_CARD: Final = 29  # one of these district cards (set)
DECIDE: Final = 30  # what the row of an effect asks: row, here, it, count
RETIRE: Final = 31  # the order in which sixes become advisors

AUTOMATIC: Final = 40
RUN: Final = 40  # an effect at work: row, here, it, two steps
END_TURN: Final = 41
RETURN: Final = 42  # workers come back on passing
NEXT_SEAT: Final = 43
END_ROUND: Final = 44
BEGIN_DRAFT: Final = 45
BEGIN_ROUND: Final = 46
AFTER_ROUND: Final = 47  # the end of the round after the speakers were rolled


def home(seat: i64) -> i64:
    """Where the home of a seat begins."""
    return HOMES + HOME * seat


def push(v: vec[i64], kind: i64, actor: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    """Put a frame on the stack."""
    at = STACK + FRAME * v[DEPTH]
    v[at] = kind
    v[at + 1] = actor
    v[at + 2] = a
    v[at + 3] = b
    v[at + 4] = c
    v[at + 5] = d
    v[DEPTH] += 1


def push_chance(v: vec[i64], kind: i64, number: i64) -> None:
    """Let chance act."""
    push(v, kind, CHANCE, number, 0, 0, 0)


def drop(v: vec[i64]) -> None:
    """Take the top frame away."""
    v[DEPTH] -= 1
    at = STACK + FRAME * v[DEPTH]
    for i in range(i64(FRAME)):
        v[at + i] = 0


def top(v: vec[i64]) -> i64:
    """Where the top frame stands; the stack must not be empty."""
    return STACK + FRAME * (v[DEPTH] - 1)
