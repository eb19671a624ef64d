"""The score sheet by where points come from, and what a solo player has reached with them.

These functions take a position, not its vector, because plain modules call them.
"""

from __future__ import annotations

from typing import Any, Final

from poleis.core.sets import size
from poleis.games.age_of_civilization.effects.engine import (
    active,
    amount_of,
    effect_of,
    held,
    holds,
    main_of,
    strength,
)
from poleis.games.age_of_civilization.effects.reader import (
    ACTION_EFFECTS,
    FIRST_TECHNOLOGY,
    FIRST_WONDER,
)
from poleis.games.age_of_civilization.effects.vocabulary import ABOUT_NOTHING, GAME_ENDS, POINTS
from poleis.games.age_of_civilization.rules.data import (
    CIVILIZATIONS,
    COMPONENTS,
    ORDINARY,
    PLAGUE,
    POSITIONS,
    SCENARIO_ROWS,
)
from poleis.games.age_of_civilization.rules.layout import (
    ABOVE,
    BORN,
    BUILT,
    CARD_DECK,
    ENDED,
    FILLED,
    HAPPENED,
    IDLE,
    LEARNED,
    MAIN,
    ORDER_ROW,
    ORDERED,
    SOLO,
    SOURCES,
    STUDIED,
    TALLY,
    TOKEN_DECK,
    TRACK,
    WARS_LOST,
    WORKERS,
    realm,
)
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.scoring import points

# Where points of the end of the game come from, after the sources of layout.py.
OF_MAIN: Final = 24
OF_LEGACIES: Final = 25
OF_TECHNOLOGIES: Final = 26
OF_WONDERS: Final = 27

ACHIEVEMENTS: Final[list[dict[str, Any]]] = COMPONENTS["solo_clash"]["achievements"]
assert OF_MAIN == SOURCES


def final_points(state: AgeOfCivilization, seat: int) -> list[tuple[int, int, int]]:
    """Each ability of the end of the game: where its points come from, its card, its points."""
    v = state.v
    me = realm(seat)
    found: list[tuple[int, int, int]] = []
    left = active(v, me, GAME_ENDS)
    while left != 0:
        effect = effect_of(GAME_ENDS, left)
        amount = amount_of(v, me, effect, 0) if holds(v, seat, effect, ABOUT_NOTHING) else 0
        if effect.card >= FIRST_WONDER:
            source = OF_WONDERS
        elif effect.card >= FIRST_TECHNOLOGY:
            source = OF_TECHNOLOGIES
        elif held(main_of(effect.card), GAME_ENDS) & left & -left != 0:
            source = OF_MAIN
        else:
            source = OF_LEGACIES
        found.append((source, int(effect.card), int(amount)))
        left &= left - 1
    return found


def breakdown(state: AgeOfCivilization, seat: int) -> list[int]:
    """The points of a seat if the game ended now, by where they come from."""
    v = state.v
    me = realm(seat)
    found = [int(v[me + TALLY + source]) for source in range(SOURCES)] + [0] * 4
    for source, _, amount in final_points(state, seat):
        found[source] += amount
    return found


def sources(state: AgeOfCivilization) -> list[int]:
    """Where points can come from in this game, in the order of the score sheet.

    The actions that give points by themselves, of the scenarios those that are in play; tokens
    and orders where there are any.
    """
    v = state.v
    in_play = int(v[CARD_DECK])
    for position in range(POSITIONS):
        if v[TRACK + position] != 0:
            in_play |= 1 << int(v[TRACK + position] - 1)
    found = [
        action
        for action in range(PLAGUE)
        if any(effect.subject == POINTS for effect in ACTION_EFFECTS[action])
        and (action < ORDINARY or in_play >> action & 1)
    ]
    found += [BORN, IDLE, ENDED, STUDIED]
    if v[TOKEN_DECK] != 0 or any(v[ABOVE + position] != 0 for position in range(POSITIONS)):
        found.append(HAPPENED)
    if v[ORDER_ROW] != 0:
        found.append(ORDERED)
    return [*found, OF_MAIN, OF_LEGACIES, OF_TECHNOLOGIES, OF_WONDERS]


# ---- alone


def meets(state: AgeOfCivilization, row: dict[str, Any]) -> bool:
    """Whether the solo player meets all conditions of an achievement or a grade."""
    v = state.v
    me = realm(0)
    technologies = size(v[me + LEARNED])
    return bool(
        points(v, 0) >= row.get("min_points", 0)
        and row.get("min_technologies", 0) <= technologies <= row.get("max_technologies", 99)
        and row.get("technologies", technologies) == technologies
        and size(v[me + BUILT]) >= row.get("min_wonders", row.get("wonders", 0))
        and strength(v, me) >= row.get("min_strength", 0)
        and size(v[FILLED]) >= row.get("min_orders", 0)
        and v[me + WORKERS] >= row.get("min_workers", 0)
        and v[WARS_LOST] <= row.get("max_wars_lost", 99)
        and row.get("main_civilization") in (None, main_name(state))
    )


def main_name(state: AgeOfCivilization) -> str:
    """The id of the solo player's main civilization."""
    v = state.v
    main = int(v[realm(0) + MAIN])
    return CIVILIZATIONS[main - 1] if main else ""


def achievements(state: AgeOfCivilization) -> list[str]:
    """What the player of Clash has achieved if the game ended now (AOC-13.9)."""
    return [str(row["id"]) for row in ACHIEVEMENTS if meets(state, row["condition"])]


def grade(state: AgeOfCivilization) -> str:
    """The best grade of a scenario if the game ended now; empty: lost (AOC-14.4)."""
    v = state.v
    best = ""
    for row in SCENARIO_ROWS[int(v[SOLO]) - 2]["goals"]:
        if meets(state, row):
            best = str(row["grade"])
    return best
