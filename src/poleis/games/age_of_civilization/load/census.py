"""The cards of a position, counted wherever they are."""

from __future__ import annotations

from collections.abc import Iterable

from poleis.core.sets import members
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.records import Position


def cards_in(names: tuple[str, ...], sets: Iterable[int], single: Iterable[int]) -> list[int]:
    """How often each card occurs in sets, and in places that hold one card or NONE."""
    counts = [0] * len(names)
    for cards in sets:
        for card in members(cards):
            counts[card] += 1
    for card in single:
        if card != NONE:
            counts[card] += 1
    return counts


def is_dealt_out(table: Position) -> bool:
    """Whether the draft is over, so that the packets are but memories."""
    return bool(table.draft.pick == table.edition.hand_kept)


def civilizations(table: Position) -> list[int]:
    """How many there are of each civilization; the first born is set aside before its birth."""
    pools, realms = table.pools, table.realms
    laid = [int(card) for realm in realms for card in realm.civilizations]
    first_born = int(table.agreement.first_born)
    set_aside = [] if first_born in laid else [first_born]
    packets = [] if is_dealt_out(table) else [int(one.cards) for one in table.draft.packets]
    hands = [int(realm.hand) for realm in realms]
    sets = [int(pools.civilization_deck), int(pools.civilizations), *hands, *packets]
    return cards_in(table.edition.civilization_ids, sets, [*laid, *set_aside])


def pieces(table: Position) -> list[int]:
    """How many there are of each card, wherever they are."""
    edition, pools, track, orders = table.edition, table.pools, table.track, table.orders
    built = [int(realm.wonders) for realm in table.realms]
    bought = [int(realm.special_card) for realm in table.realms]
    return [
        *civilizations(table),
        *cards_in(edition.wonder_ids, [pools.wonder_deck, pools.wonders, *built], []),
        *cards_in(edition.track_ids, [track.deck], list(track.cards)),
        *cards_in(edition.special_ids, [pools.special_deck, pools.specials], bought),
        *cards_in(edition.token_ids, [track.token_deck], list(track.tokens)),
        *cards_in(
            edition.order_ids, [orders.deck, orders.face_up, orders.filled], list(orders.below)
        ),
    ]
