"""What the cards of a realm say, read from components.json as it stands: slow and plain.

The engine works with numbered effects; this is the second reading that explains refusals, and that
the engine is held against.
"""

from __future__ import annotations

from typing import Any

from poleis.core.sets import members
from poleis.games.age_of_civilization.rules.data import (
    ACTION_ROWS,
    ACTIONS,
    CIVILIZATION_ROWS,
    COMPONENTS,
    OPEN_CARDS,
    ORDINARY,
    POSITIONS,
    TECHNOLOGY_ROWS,
    TRACK_CARDS,
)
from poleis.games.age_of_civilization.rules.layout import (
    BUILT,
    DEPTH,
    FIRST,
    FORTS,
    FRAME,
    LEARNED,
    MAIN,
    PICK,
    RIVAL,
    ROUND,
    SEATS,
    STACK,
    STACKED,
    TRACK,
    TURN,
    WORKERS,
    Numbers,
    realm,
)

Ability = dict[str, Any]


def top_frame(v: Numbers) -> tuple[int, int, int]:
    """The decision that is awaited: its kind, who must act, and its number."""
    at = STACK + FRAME * (v[DEPTH] - 1)
    return v[at], v[at + 1], v[at + 2]


def on_turn(v: Numbers) -> int:
    """Whose turn it is (AOC-4.1)."""
    return (v[FIRST] + v[TURN]) % v[SEATS]


def packet_before(v: Numbers, seat: int) -> int:
    """The packet that a seat chooses from in the draft (AOC-12.11)."""
    return (seat - v[PICK]) % v[SEATS]


def stacked(v: Numbers, seat: int) -> list[int]:
    """The civilizations of a realm in the order in which they came."""
    cards = [int(v[realm(seat) + STACKED + place]) for place in range(3)]
    return [card - 1 for card in cards if card]


def abilities(v: Numbers, seat: int) -> list[Ability]:
    """Every ability in force for a seat (AOC-5.6, AOC-9.4, AOC-10.1)."""
    at = realm(seat)
    found: list[Ability] = []
    if v[at + MAIN]:
        found += CIVILIZATION_ROWS[v[at + MAIN] - 1]["main"]
    for card in stacked(v, seat):
        found += CIVILIZATION_ROWS[card]["legacy"]
    for technology in members(int(v[at + LEARNED])):
        found += TECHNOLOGY_ROWS[technology]["abilities"]
    for wonder in members(int(v[at + BUILT])):
        found += COMPONENTS["wonders"][wonder]["abilities"]
    return found


def granting(v: Numbers, seat: int, effect: str, action: str = "") -> list[Ability]:
    """The abilities in force for a seat that have an effect (on an action)."""
    return [
        ability
        for ability in abilities(v, seat)
        if ability["effect"] == effect and ability.get("action", "") == action
    ]


def strength(v: Numbers, seat: int) -> int:
    """AOC-1.9: all symbols in force, and fort tokens."""
    counts = {
        "technologies": len(members(int(v[realm(seat) + LEARNED]))),
        "workers": int(v[realm(seat) + WORKERS]),
    }
    total = int(v[realm(seat) + FORTS])
    for ability in abilities(v, seat):
        if ability["effect"] == "strength":
            total += int(ability.get("amount", 0))
            if "per" in ability:
                per = ability["per"]
                total += int(ability["per_amount"]) * (counts[per["count"]] // per["divisor"])
    return total


def has_most_strength(v: Numbers, seat: int) -> bool:
    """AOC-1.10, AOC-13.6: at least 1, and nobody has more."""
    everybody = [strength(v, other) for other in range(v[SEATS])]
    return everybody[seat] >= max(1, int(v[RIVAL]), *everybody)


def modified_as(action: int) -> str:
    """The action whose modifiers apply (AOC-14.11); empty: none do."""
    if action < ORDINARY:
        return ACTIONS[action]
    return "trade" if ACTIONS[action] == "caravan" else ""


def price(v: Numbers, seat: int, action: int, about: str = "") -> int:
    """AOC-1.13: what an action costs; *about* is the technology it is for or performed through."""
    coins = int(ACTION_ROWS[action]["coins"])
    kind = modified_as(action)
    for ability in abilities(v, seat):
        if ability["trigger"] != "action_cost" or ability["action"] != kind:
            continue
        condition = ability.get("condition", {})
        if about not in condition.get("technology_in", [about]):
            continue
        if about in condition.get("not_via", []):
            continue
        if "most_strength" in condition and not has_most_strength(v, seat):
            continue
        if ability["effect"] == "set_cost":
            return int(ability["coins"])
        if ability["effect"] == "discount":
            coins -= int(ability["coins"])
    return max(coins, 0)


def workers_needed(v: Numbers, seat: int, action: int) -> int:
    """AOC-6.5, AOC-11.3: how many workers an action takes."""
    extra = granting(v, seat, "extra_worker", modified_as(action))
    return int(ACTION_ROWS[action]["workers"]) + sum(int(row["workers"]) for row in extra)


def is_open(v: Numbers, seat: int, action: int) -> bool:
    """AOC-6.4: a permanent action, or one whose card lies under the permanent card, or beyond it
    for Maya (AOC-11.17)."""
    if ACTION_ROWS[action].get("card") == "permanent":
        return True
    first = int(v[ROUND]) - 1
    last = int(POSITIONS if granting(v, seat, "use_future_cards") else first + OPEN_CARDS)
    cards = [TRACK_CARDS[v[TRACK + position] - 1] for position in range(first, last)]
    return ACTIONS[action] in cards


def spaces(v: Numbers, seat: int, action: int) -> int:
    """AOC-6.10, AOC-6.14: spaces for an action, on open cards and on own ones."""
    on_cards = int(ACTION_ROWS[action]["spaces"]) if is_open(v, seat, action) else 0
    return on_cards + len(granting(v, seat, "action_space", ACTIONS[action]))


def is_forbidden(v: Numbers, seat: int, action: int) -> bool:
    """AOC-11.25: another player's main civilization forbids the action."""
    return any(
        granting(v, other, "forbid_others", ACTIONS[action])
        for other in range(v[SEATS])
        if other != seat
    )
