"""Set-up: the table before chance turns up the first card (AOC-3, AOC-12, AOC-13, AOC-14.2).

Whatever the variants and scenarios change about the rules becomes plain numbers here, once.
"""

from __future__ import annotations

import functools
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.age_of_civilization.rules.data import (
    CIVILIZATIONS,
    COMPONENTS,
    DEALT,
    EVENTS,
    ORDERS,
    REBIRTH_ROUND,
    RETURN_OF_THE_PLAGUE,
    RETURN_POSITION,
    SCENARIO_ROWS,
    SCENARIOS,
    SPECIAL_CARDS,
    TECHNOLOGIES,
    TOKENS,
    TRACK_CARDS,
    WONDERS,
    bits_of,
)
from poleis.games.age_of_civilization.rules.layout import (
    ABOVE,
    ALWAYS_WAR,
    BEGIN_TURN,
    CARD_DECK,
    COINS,
    DEAL,
    DECK,
    DRAFT,
    FIRST_BORN,
    FIRST_PLAYER,
    GROWTH,
    LATER_COINS,
    LAY_CARD,
    LAY_TOKEN,
    LOCKED,
    ORDER_DECK,
    ORDER_ROW,
    POOL,
    REALM,
    REALMS,
    REBIRTH,
    REFILLS,
    RIVAL,
    ROUND,
    SEATS,
    SOLO,
    SPECIAL_DECK,
    TOKEN_DECK,
    TRACK,
    TURN_UP_CIVILIZATION,
    TURN_UP_ORDER,
    TURN_UP_SPECIAL,
    TURN_UP_WONDER,
    WONDER_DECK,
    push,
    push_chance,
    realm,
)
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization

CLASH: Final = "clash"
SOLO_MODES: Final = (CLASH, *SCENARIOS)
"""The solo games; the number of one in a position is its place here plus one."""

_CONSTANTS: Final[dict[str, Any]] = COMPONENTS["constants"]
_CLASH: Final[dict[str, Any]] = COMPONENTS["solo_clash"]


@functools.cache
def _first_position(
    seats: int, innovations: bool, winds: bool, draft: bool, solo: str
) -> AgeOfCivilization:
    v = vec[i64]([0] * (REALMS + REALM * seats))
    v[SEATS] = seats
    v[ROUND] = 1
    push(v, BEGIN_TURN, 0, 0)
    if draft:
        push(v, DRAFT, 0, 0)
        push_chance(v, DEAL, DEALT * seats)
    if seats == 1:
        set_up_solo(v, solo)
    else:
        set_up_several(v, draft)
    set_up_track(v, solo)
    if winds:
        v[TOKEN_DECK] = bits_of(EVENTS, TOKENS)
        push_chance(v, LAY_TOKEN, 3)
    if innovations:
        v[SPECIAL_DECK] = bits_of(SPECIAL_CARDS, SPECIAL_CARDS)
        push_chance(v, TURN_UP_SPECIAL, seats + 1)
    return AgeOfCivilization(v)


def first_position(
    seats: int,
    *,
    innovations: bool = False,
    winds: bool = False,
    draft: bool = False,
    solo: str = CLASH,
) -> AgeOfCivilization:
    """The position before the first card is turned up."""
    return _first_position(seats, innovations, winds, draft, solo if seats == 1 else "").clone()


def set_up_several(v: vec[i64], draft: bool) -> None:
    """AOC-3, AOC-12.11: everybody's coins, the wonder pool, the civilization pool."""
    seats = int(v[SEATS])
    for seat in range(seats):
        v[realm(seat) + COINS] = int(_CONSTANTS["start_coins"])
    v[DECK] = bits_of(CIVILIZATIONS, CIVILIZATIONS)
    if draft:
        v[LATER_COINS] = int(COMPONENTS["draft"]["extra_coins_later"])
    else:
        v[REFILLS] = 1
        push_chance(v, TURN_UP_CIVILIZATION, int(_CONSTANTS["civilization_pool"]))
    v[WONDER_DECK] = bits_of(WONDERS, WONDERS)
    push_chance(v, TURN_UP_WONDER, seats + int(_CONSTANTS["wonder_pool_plus"]))
    push_chance(v, FIRST_PLAYER, 1)


def clash_row() -> dict[str, Any]:
    """Clash, written like a scenario (AOC-13.1)."""
    removed = _CLASH["removed_civilizations"]
    return {
        "civilization_deck": [card for card in CIVILIZATIONS if card not in removed],
        "wonder_pool": {"size": _CLASH["wonder_pool"], "from": "all"},
        "start": {"coins": _CLASH["start_coins"]},
        "track": {"replace": {}, "fixed_positions": {str(_CLASH["plague_position"]): "plague"}},
        "locked_technologies": [],
        "opponent_strength": {"start": 0, "per_round": _CLASH["opponent_strength_per_round"]},
        "special_events": {},
    }


def row_of(solo: str) -> dict[str, Any]:
    """The row of components.json that describes a solo game."""
    return clash_row() if solo == CLASH else SCENARIO_ROWS[SCENARIOS.index(solo)]


def set_up_solo(v: vec[i64], solo: str) -> None:
    """AOC-13.1, AOC-14.2: the realm, the opponent, wonders, civilizations, tokens, orders."""
    row = row_of(solo)
    v[SOLO] = 1 + SOLO_MODES.index(solo)
    v[realm(0) + COINS] = int(row["start"]["coins"])
    v[RIVAL] = int(row["opponent_strength"]["start"])
    v[GROWTH] = int(row["opponent_strength"]["per_round"])
    v[ALWAYS_WAR] = int(row.get("war_every_round", False))
    v[LOCKED] = bits_of(row["locked_technologies"], TECHNOLOGIES)
    wonders = row["wonder_pool"]["from"]
    v[WONDER_DECK] = bits_of(WONDERS if wonders == "all" else wonders, WONDERS)
    deck = bits_of(row["civilization_deck"], CIVILIZATIONS)
    size = int(_CONSTANTS["civilization_pool"])
    if "main_civilization" in row["start"]:
        v[FIRST_BORN] = CIVILIZATIONS.index(row["start"]["main_civilization"]) + 1
        v[POOL] = deck
    else:
        v[DECK] = deck
        push_chance(v, TURN_UP_CIVILIZATION, size)
    push_chance(v, TURN_UP_WONDER, int(row["wonder_pool"]["size"]))
    if "orders" in row:
        v[ORDER_ROW] = int(row["orders"]["face_up_at_start"])
        v[ORDER_DECK] = bits_of(ORDERS, ORDERS)
        push_chance(v, TURN_UP_ORDER, int(v[ORDER_ROW]))
    for position, token in row["special_events"].items():
        v[ABOVE + int(position) - 1] = TOKENS.index(token) + 1
    if "extra_rules" in row:
        v[REBIRTH] = REBIRTH_ROUND
        v[ABOVE + RETURN_POSITION - 1] = TOKENS.index(RETURN_OF_THE_PLAGUE) + 1


def set_up_track(v: vec[i64], solo: str) -> None:
    """AOC-3.4, AOC-13.2: the cards with a fixed position, and those that chance lays."""
    row = row_of(solo)["track"] if solo else {"replace": {}, "fixed_positions": {}}
    cards = {row["replace"].get(card["id"], card["id"]) for card in COMPONENTS["track_cards"]}
    for position, card in row["fixed_positions"].items():
        v[TRACK + int(position) - 1] = TRACK_CARDS.index(card) + 1
        cards.remove(card)
    v[CARD_DECK] = bits_of(cards, TRACK_CARDS)
    push_chance(v, LAY_CARD, len(cards))
