"""The components of Age of Civilization, read from components.json, as numbers.

An owner of the box corrects a wrong value there; `component_checks.py` refuses what the program
cannot play with. Cards are numbered in the order of that file; a set of cards is a number
with a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.age_of_civilization.load.component_checks import components

COMPONENTS: Final[dict[str, Any]] = components()


def ids(rows: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    return tuple([str(row["id"]) for row in rows])


# ---- constants (AOC-3, AOC-4, AOC-5, AOC-6.1)

_CONSTANTS: Final[dict[str, Any]] = COMPONENTS["constants"]
ROUNDS: Final = i64(_CONSTANTS["rounds"])
POSITIONS: Final = i64(_CONSTANTS["track_cards"])
OPEN_CARDS: Final = i64(_CONSTANTS["open_track_cards"])
MOST_WORKERS: Final = i64(_CONSTANTS["max_workers"])
MOST_CIVILIZATIONS: Final = i64(_CONSTANTS["max_civilizations"])
REST_COINS: Final = i64(_CONSTANTS["rest_coins"])
REST_WORKERS: Final = i64(_CONSTANTS["rest_workers"])
ABSORB_WORKERS: Final = i64(_CONSTANTS["absorb_workers"])

# ---- actions (AOC-6.5): the ten of the box, then those of the scenarios (AOC-14)

WONDER: Final = 0
RESEARCH: Final = 1
EXPLOIT: Final = 2
CULTURE: Final = 3
CONSTRUCTION: Final = 4
CONQUEST: Final = 5
HUNTING: Final = 6
FISHING: Final = 7
TRADE: Final = 8
AGRICULTURE: Final = 9
CARAVAN: Final = 11
ACTION_ROWS: Final[list[dict[str, Any]]] = [
    *COMPONENTS["actions"],
    *COMPONENTS["road_to_glory"]["special_action_cards"],
]
ACTIONS: Final = ids(ACTION_ROWS)
ORDINARY: Final = 10
"""Actions below this number are in every game and can have modifiers (AOC-14.11)."""
PERMANENT: Final = 0b111
"""The actions of the permanent card, as a set."""
WORKERS_FOR: Final = vec[i64]([int(row["workers"]) for row in ACTION_ROWS])
PRICE: Final = vec[i64]([int(row["coins"]) for row in ACTION_ROWS])
IS_RED: Final = vec[i64]([int(row["sacrificed"]) for row in ACTION_ROWS])
SPACES: Final = vec[i64]([int(row["spaces"]) for row in ACTION_ROWS])

# ---- cards of the time track: those with an action have its number; then Plague

PLAGUE: Final = 18
TRACK_CARDS: Final = (*ACTIONS, "plague")
WAR_SYMBOL: Final = 1
SACRIFICE_SYMBOL: Final = 2
_SYMBOLS: Final[dict[str | None, int]] = {None: 0, "war": WAR_SYMBOL, "sacrifice": SACRIFICE_SYMBOL}
_CORNERS: Final = {str(row["id"]): row["corner_symbol"] for row in COMPONENTS["track_cards"]}
CORNER: Final = vec[i64]([_SYMBOLS[_CORNERS.get(card)] for card in TRACK_CARDS])
"""The symbol in the corner of each card (AOC-8.7); special action cards have none (AOC-14.2)."""

# ---- technologies (AOC-9): the nine of the board, bottom to top, then those of special cards

EDUCATION: Final = 3
BOARD: Final = 9
"""Places on a technology board: three levels of three columns, bottom left first."""
COLUMNS: Final = ("left", "middle", "right")
SPECIAL_ROWS: Final[list[dict[str, Any]]] = COMPONENTS["special_technologies"]["cards"]
SPECIAL_CARDS: Final = ids(SPECIAL_ROWS)
SPECIAL_PRICE: Final = i64(COMPONENTS["special_technologies"]["price_coins"])
TECHNOLOGY_ROWS: Final[list[dict[str, Any]]] = [
    *COMPONENTS["technologies"],
    *[row[level] for row in SPECIAL_ROWS for level in ("bottom", "middle")],
]
TECHNOLOGIES: Final = ids(TECHNOLOGY_ROWS)
COLUMN_OF: Final = vec[i64]([COLUMNS.index(row["column"]) for row in SPECIAL_ROWS])
"""The column that each special card covers (AOC-12.2)."""
TOP_TECHNOLOGIES: Final = 0b111000000

# ---- civilizations, wonders, tokens, orders

CIVILIZATION_ROWS: Final[list[dict[str, Any]]] = COMPONENTS["civilizations"]
CIVILIZATIONS: Final = ids(CIVILIZATION_ROWS)
POPULATION: Final = vec[i64]([int(row["population"]["value"]) for row in CIVILIZATION_ROWS])
WONDERS: Final = ids(COMPONENTS["wonders"])
EVENTS: Final = ids(COMPONENTS["event_tokens"])
SPECIAL_EVENTS: Final = ids(COMPONENTS["road_to_glory"]["special_event_tokens"])
RETURN_OF_THE_PLAGUE: Final = "return_of_the_plague"
TOKENS: Final = (*EVENTS, *SPECIAL_EVENTS, RETURN_OF_THE_PLAGUE)
"""What may lie above the track. The last is no token, but acts in the place of one (AOC-14.14)."""
ORDER_ROWS: Final[list[dict[str, Any]]] = COMPONENTS["road_to_glory"]["order_cards"]
ORDERS: Final = ids(ORDER_ROWS)
SCENARIO_ROWS: Final[list[dict[str, Any]]] = COMPONENTS["road_to_glory"]["scenarios"]
SCENARIOS: Final = ids(SCENARIO_ROWS)
_REBIRTHS: Final = [row for row in SCENARIO_ROWS if "extra_rules" in row]
_EXTRA_RULES: Final[dict[str, dict[str, Any]]] = _REBIRTHS[0]["extra_rules"]
REBIRTH_ROUND: Final = i64(_EXTRA_RULES["rebirth"]["from_round"])
REBIRTH_POINTS: Final = i64(_EXTRA_RULES["rebirth"]["culture_points"])
"""From this round on Culture gives so many points more, in the one scenario with it (AOC-14.9)."""
RETURN_POSITION: Final = i64(_EXTRA_RULES[RETURN_OF_THE_PLAGUE]["position"])
RETURN_DEATHS: Final = -i64(_EXTRA_RULES[RETURN_OF_THE_PLAGUE]["workers"])
"""Where the plague returns, and how many workers it takes (AOC-14.9)."""

assert len(_REBIRTHS) == 1 and _EXTRA_RULES.keys() == {"rebirth", RETURN_OF_THE_PLAGUE}
assert 1 <= REBIRTH_ROUND <= ROUNDS and REBIRTH_POINTS > 0 and RETURN_DEATHS > 0
assert OPEN_CARDS < RETURN_POSITION <= POSITIONS, "a card that is open from the start is not new"
assert str(RETURN_POSITION) not in _REBIRTHS[0]["special_events"]
assert len(COMPONENTS["actions"]) == ORDINARY and len(ACTIONS) == PLAGUE

# ---- the draft (AOC-12.11)

DEALT: Final = i64(COMPONENTS["draft"]["hand_dealt"])
KEPT: Final = i64(COMPONENTS["draft"]["hand_kept"])


def bits_of(members: Iterable[str], names: Sequence[str]) -> int:
    """The set of some cards, as a number with a bit for each."""
    bits = 0
    for member in members:
        bits |= 1 << names.index(member)
    return bits
