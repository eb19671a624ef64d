"""Whether the numbers of a position fit together: the table, the realms, the draft."""

from __future__ import annotations

from poleis.core.sets import members
from poleis.games.age_of_civilization.effects.engine import (
    legacy_of,
    main_of,
    technology_holder,
    wonder_holder,
)
from poleis.games.age_of_civilization.effects.reader import SETS_OF
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.load.census import is_dealt_out, pieces
from poleis.games.age_of_civilization.rules.data import (
    BOARD,
    CIVILIZATIONS,
    DEALT,
    KEPT,
    MOST_WORKERS,
    POSITIONS,
    ROUNDS,
    SPECIAL_CARDS,
)
from poleis.games.age_of_civilization.rules.layout import (
    ABOVE,
    ACTIVE,
    BUILT,
    CARD_DECK,
    CHOSEN,
    COINS,
    COINS_ON,
    COVER,
    DEAL,
    DECK,
    DEPTH,
    FIRST,
    FORTS,
    FRAME,
    GROWTH,
    HAND,
    HIDDEN,
    LATER_COINS,
    LAY_CARD,
    LAY_TOKEN,
    LEARNED,
    LOCKED,
    MAIN,
    NEXT_ROUND,
    PACKET,
    PICK,
    PICKS,
    POOL,
    QUARANTINE,
    RIVAL,
    ROUND,
    SEATS,
    SOLO,
    SOURCES,
    SPECIAL_DECK,
    STACK,
    STACKED,
    TAKEN,
    TALLY,
    TOKEN_DECK,
    TRACK,
    TRIBUTE,
    TURN,
    TURN_UP_SPECIAL,
    TURN_UP_WONDER,
    WARS_LOST,
    WONDER_DECK,
    WORDS,
    WORKERS,
    Numbers,
    realm,
)
from poleis.games.age_of_civilization.rules.technology_board import reachable, technology_at

MANY = 1000
"""More coins or points than a game can bring."""
DECKS_OF_THE_SET_UP = (
    (WONDER_DECK, TURN_UP_WONDER),
    (CARD_DECK, LAY_CARD),
    (SPECIAL_DECK, TURN_UP_SPECIAL),
    (TOKEN_DECK, LAY_TOKEN),
)
"""Decks from which chance draws during the set-up only, and how."""


def expect(is_so: object) -> None:
    """ValueError if something does not hold."""
    if not is_so:
        raise ValueError


# ---- the table


def left_to_do(v: Numbers, kind: int) -> int:
    """How many times chance still acts in this way."""
    return sum(number for frame, _, number in frames(v) if frame == kind)


def frames(v: Numbers) -> list[tuple[int, int, int]]:
    """The pending decisions, from the bottom."""
    starts = range(STACK, STACK + FRAME * int(v[DEPTH]), FRAME)
    return [(int(v[at]), int(v[at + 1]), int(v[at + 2])) for at in starts]


def check_table(v: Numbers, fresh: Numbers) -> None:
    """Rounds, the opponent, the track and what lies above it, coins on the pool."""
    expect(1 <= v[ROUND] <= ROUNDS and 0 <= v[FIRST] < v[SEATS] and 0 <= v[TURN] <= v[SEATS])
    grown = v[ROUND] - 1 + (NEXT_ROUND in [frame for frame, _, _ in frames(v)])
    expect(v[RIVAL] == fresh[RIVAL] + v[GROWTH] * grown)
    expect(0 <= v[WARS_LOST] <= (ROUNDS if v[SOLO] else 0))
    laid = [bool(v[TRACK + place]) for place in range(POSITIONS) if not fresh[TRACK + place]]
    expect(laid == sorted(laid, reverse=True))
    for place in range(POSITIONS):
        fixed = int(fresh[TRACK + place])
        expect(not fixed or v[TRACK + place] == fixed)
        is_token = fresh[TOKEN_DECK] and POSITIONS - 3 <= place < POSITIONS - left_to_do(
            v, LAY_TOKEN
        )
        expect(bool(v[ABOVE + place]) == bool(is_token or fresh[ABOVE + place]))
        expect(not fresh[ABOVE + place] or v[ABOVE + place] == fresh[ABOVE + place])
    for deck, kind in DECKS_OF_THE_SET_UP:
        drawn = left_to_do(fresh, kind) - left_to_do(v, kind)
        expect(count(fresh[deck]) - count(v[deck]) == drawn)
    for card in range(len(CIVILIZATIONS)):
        in_pool = int(v[POOL]) >> card & 1
        expect(0 <= v[COINS_ON + card] <= (MANY if in_pool else 0))


def count(cards: int) -> int:
    return len(members(int(cards)))


# ---- realms


def check_realm(v: Numbers, seat: int) -> None:
    """What a seat owns fits together."""
    me = realm(seat)
    expect(0 <= v[me + COINS] <= MANY and 0 <= v[me + WORKERS] <= MOST_WORKERS)
    owned = [int(v[me + STACKED + place]) for place in range(3)]
    expect(all(0 <= card <= len(CIVILIZATIONS) for card in owned))
    expect([bool(card) for card in owned] == sorted(map(bool, owned), reverse=True))
    expect(v[me + MAIN] in owned and (v[me + MAIN] or not any(owned)))
    expect(0 <= v[me + COVER] <= len(SPECIAL_CARDS))
    check_technologies(v, me)
    in_scenario = int(v[SOLO] > 1)
    expect(0 <= v[me + FORTS] <= ROUNDS * in_scenario)
    expect(0 <= v[me + TRIBUTE] <= in_scenario and 0 <= v[me + QUARANTINE] <= in_scenario)
    expect(all(0 <= v[me + TALLY + source] <= MANY for source in range(SOURCES)))
    expect([v[me + ACTIVE + word] for word in range(WORDS)] == effects_in_force(v, me))


def check_technologies(v: Numbers, me: int) -> None:
    """What was unlocked is on the board, and could be unlocked in some order (AOC-9.2)."""
    learned = members(int(v[me + LEARNED]))
    board = [technology_at(int(v[me + COVER]), place) for place in range(BOARD)]
    expect(all(technology in board for technology in learned))
    expect(int(v[me + LEARNED]) & int(v[LOCKED]) == 0)
    wanted = sum(1 << board.index(technology) for technology in learned)
    unlocked, before = 0, -1
    while unlocked != before:
        before = unlocked
        unlocked |= reachable(unlocked) & wanted
    expect(unlocked == wanted)


def effects_in_force(v: Numbers, me: int) -> list[int]:
    """The effects that the cards of a realm bring, reckoned anew: four sets."""
    stacked = [v[me + STACKED + place] - 1 for place in range(3) if v[me + STACKED + place]]
    holders = [main_of(v[me + MAIN] - 1)] if v[me + MAIN] else []
    holders += [legacy_of(card) for card in stacked]
    holders += [technology_holder(technology) for technology in members(v[me + LEARNED])]
    holders += [wonder_holder(wonder) for wonder in members(v[me + BUILT])]
    sets = [0] * WORDS
    for holder in holders:
        for word in range(WORDS):
            sets[word] |= int(SETS_OF[holder * WORDS + word])
    return sets


# ---- the draft


def check_draft(v: Numbers) -> None:
    """Packets, choices and hands tell one story (AOC-12.11)."""
    if not v[LATER_COINS]:
        expect(not any(v[PICK:DEPTH]))
        expect(not any(v[realm(seat) + HAND] for seat in range(v[SEATS])))
        return
    seats = int(v[SEATS])
    expect(0 <= v[PICK] <= KEPT and not any(v[PACKET + seats : CHOSEN]))
    expect(not any(v[CHOSEN + seats : TAKEN]) and not any(v[TAKEN + PICKS * seats : DEPTH]))
    hands = [0] * seats
    for packet in range(seats):
        for pick in range(PICKS):
            card = int(v[TAKEN + PICKS * packet + pick])
            expect((card > 0) == (pick < v[PICK]) and 0 <= card <= len(CIVILIZATIONS))
            if card:
                expect(not hands[(packet + pick) % seats] >> (card - 1) & 1)
                hands[(packet + pick) % seats] |= 1 << (card - 1)
        expect(count(v[PACKET + packet]) == cards_dealt(v, packet) - v[PICK])
    for seat in range(seats):
        expect(v[realm(seat) + HAND] == hands[seat] & ~of_stack(v, seat))
        chosen = int(v[CHOSEN + seat])
        before = int(v[PACKET + cards.packet_before(v, seat)])
        expect(chosen == 0 or (not is_dealt_out(v) and before >> (chosen - 1) & 1))
    if is_dealt_out(v):
        check_memories(v, hands)


def hides_cards(v: Numbers) -> bool:
    """Whether this is what a seat may know of a draft, rather than the whole position."""
    if not v[LATER_COINS]:
        return False
    if any(mark < 0 or mark == HIDDEN for mark in v[CHOSEN:DEPTH]):
        return True
    is_short = any(
        count(v[PACKET + packet]) != cards_dealt(v, packet) - v[PICK] for packet in range(v[SEATS])
    )
    return is_short or 0 in pieces(v)[: len(CIVILIZATIONS)]


def cards_dealt(v: Numbers, packet: int) -> int:
    """How many cards chance has dealt to a packet so far."""
    seats = int(v[SEATS])
    return int(DEALT) - (left_to_do(v, DEAL) + seats - 1 - packet) // seats


def check_known(v: Numbers, fresh: Numbers) -> None:
    """What a seat may know of a draft: no card is in two places, unseen ones are in the deck."""
    cards_ = len(CIVILIZATIONS)
    found, begun = pieces(v), pieces(fresh)
    expect(found[cards_:] == begun[cards_:] and max(found[:cards_]) <= 1)
    seats = int(v[SEATS])
    expect(0 <= v[PICK] <= KEPT and not any(v[PACKET + seats : CHOSEN]))
    expect(not any(v[CHOSEN + seats : TAKEN]) and not any(v[TAKEN + PICKS * seats : DEPTH]))
    seen = int(v[POOL])
    for seat in range(seats):
        expect(0 <= v[PACKET + seat] < 1 << cards_ and 0 <= v[realm(seat) + HAND] < 1 << cards_)
        expect(v[CHOSEN + seat] == HIDDEN or 0 <= v[CHOSEN + seat] <= cards_)
        seen |= v[PACKET + seat] | v[realm(seat) + HAND] | of_stack(v, seat)
        for pick in range(PICKS):
            mark = int(v[TAKEN + PICKS * seat + pick])
            expect((mark != 0) == (pick < v[PICK]) and (mark == HIDDEN or abs(mark) <= cards_))
            if mark not in (0, HIDDEN):
                seen |= 1 << abs(mark) - 1
    expect(v[DECK] == (1 << cards_) - 1 & ~seen)


def of_stack(v: Numbers, seat: int) -> int:
    """The civilizations before a seat, as a set."""
    stacked = [int(v[realm(seat) + STACKED + place]) for place in range(3)]
    return sum(1 << (card - 1) for card in stacked if card)


def check_memories(v: Numbers, hands: list[int]) -> None:
    """After the draft the packets tell what became the pool; hands and pool were played from."""
    pool = 0
    for seat, hand in enumerate(hands):
        expect(not pool & int(v[PACKET + seat]) and not pool & hand)
        pool |= int(v[PACKET + seat])
        expect(not any(hand & hands[other] for other in range(seat)))
    expect(not any(pool & hand for hand in hands))
    expect(int(v[POOL]) & ~pool == 0)
    for seat, hand in enumerate(hands):
        expect(of_stack(v, seat) & ~(hand | pool) == 0)
