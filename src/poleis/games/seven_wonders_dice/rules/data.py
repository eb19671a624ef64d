"""The components of 7 Wonders Dice, read from components.json, as numbers.

An owner of the box corrects a wrong value there; `component_checks.py` refuses what the program
cannot play with. Buildings, spaces, dice and symbols are numbered in the order of that
file; a set of spaces is a number with a bit for each. Bonus spaces come after the spaces of the
buildings, so that one number holds all that a player has crossed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.seven_wonders_dice.load.component_checks import components

COMPONENTS: Final[dict[str, Any]] = components()


def ids(rows: Sequence[dict[str, Any]]) -> tuple[str, ...]:
    return tuple([str(row["id"]) for row in rows])


# ---- numbers of the set-up (SWD-2, SWD-5.6, SWD-6)

_SETUP: Final[dict[str, Any]] = COMPONENTS["setup"]
STARTING_COINS: Final = i64(_SETUP["starting_coins"])
PASS_COINS: Final = i64(_SETUP["pass_coins"])
CAPACITY: Final = i64(_SETUP["treasury"]["capacity"])
ALONE_TURNS: Final = i64(_SETUP["score_attack"]["turns"])
ALONE_NEEDS: Final = i64(_SETUP["score_attack"]["comparison_needs"])
MOST_TURNS: Final = i64(300)
"""The technical limit (SWD-12.3)."""
MOST_SEATS: Final = 7

# ---- boards, buildings, spaces (SWD-1)

BOARD_ROWS: Final[list[dict[str, Any]]] = COMPONENTS["boards"]
BOARDS: Final = ids(BOARD_ROWS)
_BUILDINGS: Final[dict[str, Any]] = COMPONENTS["buildings"]
BUILDINGS: Final = tuple([name for name in _BUILDINGS if _BUILDINGS[name].get("tracks")])
WONDER: Final = 0
GUILD_COURT: Final = 1
GALLERY: Final = 2
WEST: Final = 3
AGORA: Final = 4
MARKET: Final = 5
UNIVERSITY: Final = 6
EAST: Final = 7
WAREHOUSE: Final = 8
assert " ".join(BUILDINGS) == (
    "wonder guild_court gallery barracks_west agora market university barracks_east warehouse"
)


def space_rows(board: dict[str, Any], building: str) -> list[dict[str, Any]]:
    """The spaces of a building as printed on one board."""
    if building == "wonder":
        return list(board["wonder"])
    rows = list(_BUILDINGS[building]["spaces"])
    if building == "university":
        special: dict[str, Any] = board["university_effects"]
        return [{**row, "effects": special[row["id"]]} for row in rows]
    return rows


_ROWS: Final[list[list[dict[str, Any]]]] = [
    [row for building in BUILDINGS for row in space_rows(board, building)] for board in BOARD_ROWS
]
SPACES: Final = ids(_ROWS[0])
BONUS_ROWS: Final[list[dict[str, Any]]] = COMPONENTS["bonus_spaces"]
BONUSES: Final = ids(BONUS_ROWS)
SPACE_COUNT: Final = 58
BONUS: Final = 58
"""The number of the first bonus space."""
BONUS_COUNT: Final = 3
ALL: Final = 61
"""How many things can be crossed."""
assert len(SPACES) == SPACE_COUNT and len(BONUSES) == BONUS_COUNT
assert {ids(rows) for rows in _ROWS} == {SPACES}


def spaces_of(building: str) -> list[int]:
    return [SPACES.index(str(row["id"])) for row in space_rows(BOARD_ROWS[0], building)]


def set_of(members: Sequence[int]) -> int:
    """Numbers as a set."""
    found = 0
    for number in members:
        found |= 1 << number
    return found


SETS: Final = {building: set_of(spaces_of(building)) for building in BUILDINGS}
"""The spaces of each building, by name."""
SPACES_OF: Final = vec[i64]([SETS[building] for building in BUILDINGS])
"""The spaces of each building, as a set."""
BUILDING_OF: Final = vec[i64](
    [number for number, building in enumerate(BUILDINGS) for _ in spaces_of(building)]
)
COMPLETED: Final = vec[i64](
    [SETS[building] if _BUILDINGS[building]["completion_gives_bonus"] else 0
     for building in BUILDINGS]
)  # fmt: skip
"""What must be crossed of each building for a bonus; nothing where it gives none (SWD-8.1.4)."""
WAREHOUSE_SPACES: Final = i64(SETS["warehouse"])
AGORA_SPACES: Final = i64(SETS["agora"])
BONUS_SPACES: Final = i64(0b111 << 58)
AGORA_AWARD: Final = i64(_BUILDINGS["agora"]["first_to_complete_vp"])


def of_kind(building: str, kind: str) -> int:
    rows = space_rows(BOARD_ROWS[0], building)
    return set_of([SPACES.index(str(row["id"])) for row in rows if row.get("kind") == kind])


DEFENCES_WEST: Final = i64(of_kind("barracks_west", "defence"))
DEFENCES_EAST: Final = i64(of_kind("barracks_east", "defence"))
ATTACK: Final = vec[i64]([int(row.get("attack_vp", 0)) for row in _ROWS[0]])
"""The printed points of each attack space; 0 for all others."""
IS_ATTACK: Final = vec[i64]([int(row.get("kind") == "attack") for row in _ROWS[0]])
COST: Final = vec[i64]([int(row["cost"]) for rows in _ROWS for row in rows])
"""Materials, by board and space."""
DEAREST: Final = 8
"""More materials than any space costs."""
AFFORDABLE: Final = vec[i64](
    [
        set_of([space for space, row in enumerate(rows) if int(row["cost"]) <= means])
        for rows in _ROWS
        for means in range(DEAREST + 1)
    ]
)
"""The spaces that so many materials and coins together pay for, by board."""
assert max([int(row["cost"]) for rows in _ROWS for row in rows]) < DEAREST

# ---- dice and symbols (SWD-4.4)

DIE_ROWS: Final[list[dict[str, Any]]] = COMPONENTS["dice"]
DICE: Final = ids(DIE_ROWS)
DIE_COUNT: Final = 10
GREY_DICE: Final = 3
FIRST_SPECIAL: Final = 7
SPECIAL_DICE: Final = DICE[7:]
FACES: Final = 6
SECTIONS: Final = 4
PLACES: Final = 7
"""Dice in the forum."""
COLOURS: Final = ("grey", "blue", "red", "yellow", "green", "black", "white", "purple")
COLOUR_OF: Final = vec[i64]([COLOURS.index(str(row["colour"])) for row in DIE_ROWS])
SECTION_COST: Final = vec[i64]([int(row["die_cost"]) for row in COMPONENTS["forum"]["sections"]])
_SYMBOLS: Final[dict[str, Any]] = COMPONENTS["symbols"]
SYMBOLS: Final = tuple(_SYMBOLS)
SYMBOL_OF: Final = vec[i64](
    [SYMBOLS.index(str(face["symbol"])) for row in DIE_ROWS for face in row["faces"]]
)
"""By die and face."""
assert len(DICE) == DIE_COUNT and DICE[:7] == tuple(_SETUP["starting_dice"])
assert DICE[7:] == tuple(_SETUP["special_dice"]) and len(SECTION_COST) == SECTIONS
assert [row["colour"] == "grey" for row in DIE_ROWS].count(True) == GREY_DICE

# ---- tracks (SWD-1.4): what a symbol, or the name of a building, opens

_TRACKS: Final[list[tuple[str, str | None, int, int]]] = []
"""Building, symbol, spaces as a set, whether it is free."""
for _building in BUILDINGS:
    for _track in _BUILDINGS[_building]["tracks"]:
        _spaces = [SPACES.index(_id) for _id in _track["spaces"]]
        assert _spaces == sorted(_spaces), "a sequence goes through a building in its order"
        _TRACKS.append(
            (_building, _track["symbol"], set_of(_spaces), int(_track["order"] == "free"))
        )


def tracks_of_symbol(symbol: str) -> list[int]:
    """The tracks that a symbol leads to; those of whole buildings for a black face."""
    anything = _SYMBOLS[symbol].get("cross_one_of", [])
    return [
        number
        for number, (building, led_by, _, _) in enumerate(_TRACKS)
        if led_by == symbol or building in anything
    ]


def tracks_of_building(building: str) -> list[int]:
    return [number for number, track in enumerate(_TRACKS) if track[0] == building]


TRACK: Final = vec[i64]([track[2] for track in _TRACKS])
IS_FREE: Final = vec[i64]([track[3] for track in _TRACKS])
_OPENINGS: Final = [
    *[tracks_of_symbol(symbol) for symbol in SYMBOLS],
    *[tracks_of_building(building) for building in BUILDINGS],
]
OF_BUILDING: Final = i64(len(SYMBOLS))
"""Openings are numbered: symbols first, then from here on buildings."""
OPENS: Final = vec[i64]([track for tracks in _OPENINGS for track in tracks])
OPENS_FROM: Final = vec[i64](
    [sum([len(tracks) for tracks in _OPENINGS[:n]]) for n in range(len(_OPENINGS) + 1)]
)


def compared_spaces(symbol: str) -> int:
    """The spaces that a purple face compares (SWD-8.7.1, SWD-8.7.5); nothing for other faces."""
    compared = _SYMBOLS[symbol].get("compare", [])
    return set_of([space for building in compared for space in spaces_of(str(building))])


COMPARED: Final = vec[i64]([compared_spaces(symbol) for symbol in SYMBOLS])


def open_spaces(crossed: i64, opening: i64) -> i64:
    """The spaces that a symbol or a building opens now (SWD-1.4, SWD-1.5)."""
    found: i64 = 0
    for at in range(OPENS_FROM[opening], OPENS_FROM[opening + 1]):
        track = OPENS[at]
        left = TRACK[track] & ~crossed
        found |= left if IS_FREE[track] != 0 else left & -left
    return found
