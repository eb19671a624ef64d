"""What the cards of a realm say, read from components.json as it stands: slow and plain.

The rules work with numbered effects; this is the second reading that explains refusals, and that
the rules are held against.
"""

from __future__ import annotations

from typing import Any

from poleis.core.sets import members
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.rules.edition import Edition
from poleis.games.age_of_civilization.rules.records import Position

Ability = dict[str, Any]


def packet_before(table: Position, seat: int) -> int:
    """The packet that a seat chooses from in the draft (AOC-12.11)."""
    return int(seat - table.draft.pick) % int(table.seats())


def laid(table: Position, seat: int) -> list[int]:
    """The civilizations of a realm in the order in which they came."""
    return [int(card) for card in table.realms[seat].civilizations]


def board(table: Position, seat: int) -> list[int]:
    """The technologies that the board of a seat shows, place by place (AOC-12.4)."""
    return places_of(table.edition, int(table.realms[seat].special_card))


def places_of(edition: Edition, special_card: int) -> list[int]:
    """The technologies that a board with this special card (or NONE) shows."""
    return [int(edition.technology_at(special_card, place)) for place in range(len(edition.arrows))]


def abilities(table: Position, seat: int) -> list[Ability]:
    """Every ability in force for a seat (AOC-5.6, AOC-9.4, AOC-10.1)."""
    edition, realm = table.edition, table.realms[seat]
    found: list[Ability] = []
    if realm.main != NONE:
        found += edition.civilizations[realm.main].row["main"]
    for card in realm.civilizations:
        found += edition.civilizations[card].row["legacy"]
    for technology in members(realm.technologies):
        found += edition.technologies[technology].row["abilities"]
    for wonder in members(realm.wonders):
        found += edition.wonders[wonder].row["abilities"]
    return found


def granting(table: Position, seat: int, effect: str, action: str = "") -> list[Ability]:
    """The abilities in force for a seat that have an effect (on an action)."""
    return [
        ability
        for ability in abilities(table, seat)
        if ability["effect"] == effect and ability.get("action", "") == action
    ]


def strength(table: Position, seat: int) -> int:
    """AOC-1.9: all symbols in force, and fort tokens."""
    realm = table.realms[seat]
    counts = {"technologies": len(members(realm.technologies)), "workers": int(realm.workers)}
    total = int(realm.forts)
    for ability in abilities(table, seat):
        if ability["effect"] == "strength":
            total += int(ability.get("amount", 0))
            if "per" in ability:
                per = ability["per"]
                total += int(ability["per_amount"]) * (counts[per["count"]] // per["divisor"])
    return total


def has_most_strength(table: Position, seat: int) -> bool:
    """AOC-1.10, AOC-13.6: at least 1, and nobody has more."""
    everybody = [strength(table, other) for other in range(table.seats())]
    return everybody[seat] >= max(1, int(table.opponent), *everybody)


def modified_as(edition: Edition, action: int) -> str:
    """The action whose modifiers apply (AOC-14.11); empty: none do."""
    if action < edition.ordinary:
        return edition.action_ids[action]
    return "trade" if edition.action_ids[action] == "caravan" else ""


def price(table: Position, seat: int, action: int, about: str = "") -> int:
    """AOC-1.13: what an action costs; *about* is the technology it is for or performed through."""
    coins = int(table.edition.actions[action].price)
    kind = modified_as(table.edition, action)
    for ability in abilities(table, seat):
        if ability["trigger"] != "action_cost" or ability["action"] != kind:
            continue
        condition = ability.get("condition", {})
        if about not in condition.get("technology_in", [about]):
            continue
        if about in condition.get("not_via", []):
            continue
        if "most_strength" in condition and not has_most_strength(table, seat):
            continue
        if ability["effect"] == "set_cost":
            return int(ability["coins"])
        if ability["effect"] == "discount":
            coins -= int(ability["coins"])
    return max(coins, 0)


def workers_needed(table: Position, seat: int, action: int) -> int:
    """AOC-6.5, AOC-11.3: how many workers an action takes."""
    extra = granting(table, seat, "extra_worker", modified_as(table.edition, action))
    printed = int(table.edition.actions[action].workers)
    return printed + sum(int(row["workers"]) for row in extra)


def is_open(table: Position, seat: int, action: int) -> bool:
    """AOC-6.4: a permanent action, or one whose card lies under the permanent card, or beyond it
    for Maya (AOC-11.17)."""
    edition = table.edition
    if edition.actions[action].is_permanent:
        return True
    first = int(table.round) - 1
    last = first + int(edition.open_cards)
    if granting(table, seat, "use_future_cards"):
        last = int(edition.positions)
    cards = [edition.track_ids[table.track.cards[position]] for position in range(first, last)]
    return edition.action_ids[action] in cards


def spaces(table: Position, seat: int, action: int) -> int:
    """AOC-6.10, AOC-6.14: spaces for an action, on open cards and on own ones."""
    facts = table.edition.actions[action]
    on_cards = int(facts.spaces) if is_open(table, seat, action) else 0
    return on_cards + len(granting(table, seat, "action_space", facts.id))


def is_forbidden(table: Position, seat: int, action: int) -> bool:
    """AOC-11.25: another player's main civilization forbids the action."""
    return any(
        granting(table, other, "forbid_others", table.edition.action_ids[action])
        for other in range(table.seats())
        if other != seat
    )
