"""What chance lays out before the first round, and the opening draft (ORI-2, ORI-21.2)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.sets import bit, lowest, size
from poleis.games.origins.rules import actions as code
from poleis.games.origins.rules.data import (
    CARDS_SHOWN,
    GOLD_ON_CARD,
    IN_STACK,
    SPEAKERS,
    TOWERS_DRAWN,
    die_colour,
    die_of,
    die_value,
)
from poleis.games.origins.rules.layout import (
    BONUS,
    BONUS_DECK,
    CARD,
    CARD_DECK,
    CARD_GOLD,
    CITIZEN,
    DIE,
    DRAFT,
    FIRST,
    FIRST_PLAYER,
    HOLDER,
    IN_POOL,
    LAY_BONUS,
    LAY_CARD,
    LAY_TILE,
    LAY_ZODIAC,
    LEVEL,
    OFFER,
    OFFERED,
    POOL,
    REMOVE,
    RESERVE,
    ROLL_OFFER,
    ROLL_SPEAKER,
    SEATS,
    SPEAKER,
    SPEAKER_AT,
    TOWER,
    ZODIAC_AT,
    ZODIAC_DECK,
    drop,
    home,
    push,
    top,
)
from poleis.games.origins.rules.market import (
    empty_base,
    lay_from_deck,
)


def set_up(v: vec[i64], kind: i64, number: i64, outcome: i64) -> None:
    """What chance lays out before the first round; the card that a solo player keeps."""
    if kind == LAY_BONUS:
        token = outcome - code.BONUS_OF
        v[BONUS + 5 - number] = token + 1
        v[BONUS_DECK] &= ~bit(token)
    elif kind == LAY_ZODIAC:
        card = outcome - code.ZODIAC_OF
        v[ZODIAC_AT + 3 - number] = card + 1
        v[ZODIAC_DECK] &= ~bit(card)
    elif kind == LAY_TILE:
        v[POOL + 5 - number] = outcome - code.TILE_OF + 1
        lay_from_deck(v, outcome - code.TILE_OF)
    elif kind == ROLL_SPEAKER:
        k = SPEAKERS[v[SEATS]] - number
        v[SPEAKER + k] = outcome - code.ROLL_OF + 1
        v[SPEAKER_AT + k] = IN_POOL
    elif kind == LAY_CARD:
        card = outcome - code.CARD_OF
        slot = CARDS_SHOWN[v[SEATS]] - number
        v[CARD + slot] = card + 1
        v[CARD_GOLD + slot] = GOLD_ON_CARD
        v[CARD_DECK] &= ~bit(card)
        for colour in range(i64(5)):
            v[TOWER + colour] += TOWERS_DRAWN[5 * card + colour]
    elif kind == FIRST_PLAYER:
        v[FIRST] = outcome
        for seat in range(v[SEATS]):
            v[home(seat) + LEVEL] = (seat - outcome + v[SEATS]) % v[SEATS]  # ORI-2.12
    elif kind == ROLL_OFFER:
        is_solo = v[SEATS] == 1
        i = 5 - number if is_solo else OFFERED - number
        colour = i if is_solo else i // 2
        v[OFFER + i] = die_of(colour, outcome - code.ROLL_OF + 1)
        v[RESERVE + colour] -= 1
    else:  # KEEP_CARD (ORI-21.7)
        for temple in range(i64(3)):
            if v[ZODIAC_AT + temple] - 1 != outcome - code.KEEP_OF:
                v[HOLDER + temple] = 0


def sort_citizens(v: vec[i64]) -> None:
    """Move the die laid last to its place: ascending; of equals the one whose colour lies lower
    in the building pool is further left (ORI-2.5)."""
    i: i64 = CITIZEN
    while i < CITIZEN + 4 and v[i + 1] != 0:
        i += 1
    while i > CITIZEN and comes_before(v, v[i], v[i - 1]):
        die = v[i]
        v[i] = v[i - 1]
        v[i - 1] = die
        i -= 1


def comes_before(v: vec[i64], die: i64, other: i64) -> bool:
    if die_value(die) != die_value(other):
        return die_value(die) < die_value(other)
    return slot_of_colour(v, die_colour(die)) > slot_of_colour(v, die_colour(other))


def slot_of_colour(v: vec[i64], colour: i64) -> i64:
    """The slot of the pool in which the tile of a colour lies."""
    slot: i64 = 0
    while (v[POOL + slot] - 1) // IN_STACK != colour:
        slot += 1
    return slot


def begin_draft(v: vec[i64]) -> None:
    """Clockwise from the first player, then backwards (ORI-2.13); alone ORI-21.2."""
    drop(v)
    seats = v[SEATS]
    for i in range(2 * seats):
        turn = i if i < seats else 2 * seats - 1 - i
        push(v, DRAFT, (v[FIRST] + turn) % seats, 0, 0, 0, 0)
    if seats == 1:
        push(v, REMOVE, 0, 2, 0, 0, 0)


def draft(v: vec[i64], seat: i64, i: i64) -> None:
    """Set a die on a ready base; after the last pick the others go to the reserve."""
    drop(v)
    me = home(seat)
    v[me + DIE + empty_base(v, me)] = v[OFFER + i]
    v[OFFER + i] = 0
    if v[top(v)] != DRAFT:
        for j in range(i64(OFFERED)):
            put_back(v, j)


def put_back(v: vec[i64], i: i64) -> None:
    """A die of the draft goes to the reserve."""
    if v[OFFER + i] != 0:
        v[RESERVE + die_colour(v[OFFER + i])] += 1
        v[OFFER + i] = 0


def highest_offered(v: vec[i64]) -> i64:
    """The highest dice of the draft, as a set."""
    best: i64 = 0
    found: i64 = 0
    for i in range(i64(OFFERED)):
        value = die_value(v[OFFER + i])
        if value > best:
            best = value
            found = 0
        if value == best and value != 0:
            found |= bit(i)
    return found


def remove(v: vec[i64], i: i64) -> None:
    """Solo: one of the highest dice is removed."""
    at = top(v)
    put_back(v, i)
    v[at + 2] -= 1
    if v[at + 2] == 0:
        drop(v)


def remove_all_highest(v: vec[i64], at: i64) -> bool:
    """If all of the highest dice must go there is nothing to choose."""
    dice = highest_offered(v)
    if size(dice) > v[at + 2]:
        return False
    while dice != 0:
        remove(v, lowest(dice))
        dice &= dice - 1
    return True
