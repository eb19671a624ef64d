"""Whether packets, choices and hands tell one story (AOC-12.11)."""

from __future__ import annotations

from itertools import combinations

from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.load.census import is_dealt_out
from poleis.games.age_of_civilization.load.loaded import Loaded
from poleis.games.age_of_civilization.rules.records import HIDDEN


def has_a_pick_of_each_packet(loaded: Loaded) -> bool:
    """From every packet as many cards were taken as there were picks; blurred ones are known."""
    draft = loaded.state.draft
    return all(
        len(packet.picks) == draft.pick
        and NONE not in list(packet.picks)
        and packet.blurred >> draft.pick == 0
        and NONE not in list(packet.picks)
        and not any(
            card == HIDDEN and packet.blurred >> pick & 1 for pick, card in enumerate(packet.picks)
        )
        for packet in draft.packets
    )


def hands(loaded: Loaded) -> list[list[int]]:
    """The cards that each seat took."""
    seats = int(loaded.state.seats())
    found: list[list[int]] = [[] for _ in range(seats)]
    for number, packet in enumerate(loaded.state.draft.packets):
        for pick, card in enumerate(packet.picks):
            found[(number + pick) % seats].append(int(card))
    return found


def set_of(found: list[int]) -> int:
    """Different cards as a set."""
    return sum(1 << card for card in set(found))


def has_hands_that_were_taken(loaded: Loaded) -> bool:
    """What a seat took and has not laid is in its hand."""
    return loaded.is_redacted or all(
        len(set(taken)) == len(taken) and realm.hand == set_of(taken) & ~realm.laid()
        for realm, taken in zip(loaded.state.realms, hands(loaded), strict=True)
    )


def chooses_from_its_packet(loaded: Loaded) -> bool:
    """What a seat has laid aside is in the packet before it."""
    draft = loaded.state.draft
    if loaded.is_redacted:
        return True
    for seat, card in enumerate(draft.chosen):
        packet = draft.packets[cards.packet_before(loaded.state, seat)]
        if card != NONE and (is_dealt_out(loaded.state) or not packet.cards >> card & 1):
            return False
    return True


def remembers_the_draft(loaded: Loaded) -> bool:
    """After the draft the packets tell what became the pool; hands and pool were played from."""
    state = loaded.state
    if loaded.is_redacted or not loaded.has_draft or not is_dealt_out(state):
        return True
    taken = [set_of(hand) for hand in hands(loaded)]
    left = [int(packet.cards) for packet in state.draft.packets]
    if any(one & other for one, other in combinations([*taken, *left], 2)):
        return False
    pool = sum(left)
    return state.pools.civilizations & ~pool == 0 and all(
        realm.laid() & ~(hand | pool) == 0 for realm, hand in zip(state.realms, taken, strict=True)
    )


def leaves_the_unseen_in_the_deck(loaded: Loaded) -> bool:
    """In what a seat may know, the cards that it speaks of nowhere are in the deck."""
    state = loaded.state
    if not loaded.is_redacted:
        return True
    seen = int(state.pools.civilizations)
    for realm, packet in zip(state.realms, state.draft.packets, strict=True):
        known = [int(card) for card in packet.picks if card != HIDDEN]
        seen |= packet.cards | realm.hand | realm.laid() | set_of(known)
    everything = (1 << len(state.edition.civilization_ids)) - 1
    return state.pools.civilization_deck == everything & ~seen
