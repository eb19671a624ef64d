"""The components of Origins: First Builders, read from components.json, as numbers.

An owner of the box corrects a wrong value there; `component_checks.py` refuses what the program
cannot play with. Colours, buildings, cards and tiles are numbered in the order of
that file.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.origins.load.component_checks import ORDINALS, read_components

COMPONENTS: Final[dict[str, Any]] = read_components()

# ---- colours and resources (ORI-1.1, ORI-3.1)

COLOURS: Final[tuple[str, ...]] = tuple(COMPONENTS["colors"]["building_and_die_colors"])
RED: Final = 0
ORANGE: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
PURPLE: Final = 4
NO_COLOUR: Final = 5
"""Farms, agora and palace."""
RESOURCES: Final = ("stone", "food", "wisdom", "gold")
START_RESOURCES: Final = vec[i64](
    [int(COMPONENTS["resources"]["start_per_player"][name]) for name in RESOURCES]
)

# ---- set-up by number of players (ORI-2, ORI-21)


def _by_players(key: str) -> vec[i64]:
    rows = COMPONENTS["setup_by_players"]
    return vec[i64]([0] + [int(rows[str(seats)][key]) for seats in range(1, 5)])


DICE: Final = _by_players("citizen_dice_per_color")
CITIZEN_DICE: Final = i64(COMPONENTS["counts"]["citizen_dice_per_color"])
"""Dice of each colour in the box; some leave the game with fewer players (ORI-2.1)."""
SPEAKERS: Final = _by_players("speakers")
CARDS_SHOWN: Final = _by_players("district_cards")
_COMMON: Final[dict[str, Any]] = COMPONENTS["setup_common"]
GOLD_ON_CARD: Final = i64(_COMMON["gold_on_each_district_card"])
READY_BASES: Final = i64(_COMMON["bases_ready"])
FIRST_SHIP_VALUE: Final = i64(_COMMON["ship_start_value"])
TOWER_POOL: Final = i64(_COMMON["tower_pool_base_per_color"])
"""Discs of each colour in the tower pool, before those that the cards add (ORI-2.8)."""
FIRST_HEIGHT: Final = i64(_COMMON["tower_discs_on_each_palace_per_color"])
TOWER_DISCS: Final = i64(COMPONENTS["counts"]["tower_discs_per_color"])
SPEAKER_FACES: Final = vec[i64](COMPONENTS["dice"]["speaker"]["faces"])
MOST_SPEAKER: Final = i64(COMPONENTS["dice"]["speaker"]["max_value"])

# ---- sites, bonus tokens, pools (ORI-7, ORI-10, ORI-12)

SITES: Final = 5
SITE_ROWS: Final[list[dict[str, Any]]] = COMPONENTS["encounter_sites"]["sites"]
ACTIONS: Final = tuple([str(row[half]["id"]) for row in SITE_ROWS for half in ("upper", "lower")])
"""The ten main actions: upper and lower of site 1, then of site 2 and so on."""
_TOKENS: Final[list[dict[str, Any]]] = COMPONENTS["bonus_tokens"]["tokens"]
TOKEN_ROWS: Final[list[dict[str, Any]]] = [
    [row for row in _TOKENS if row["color"] == colour][0]  # noqa: RUF015
    for colour in COLOURS
]
"""The bonus tokens in the order of their colours."""
TILE_PRICE: Final = vec[i64](COMPONENTS["building_pool"]["wisdom_cost_by_slot_from_top"])
CITIZEN_PRICE: Final = vec[i64](COMPONENTS["citizen_pool"]["wisdom_cost_by_slot_from_left"])

# ---- tracks (ORI-8, ORI-11, ORI-15, ORI-16)

TEMPLES: Final[tuple[str, ...]] = tuple(COMPONENTS["temples"]["tracks"])
TEMPLE_POINTS: Final = vec[i64](COMPONENTS["temples"]["vp_by_space"])
TEMPLE_TOP: Final = i64(COMPONENTS["temples"]["steps_to_top"])
_TRACK: Final[dict[str, Any]] = COMPONENTS["military_track"]
LAST_SPACE: Final = i64(_TRACK["last_space"])
LAST_SPACE_POINTS: Final = i64(_TRACK["last_space_vp_on_arrival"])
BORDERS: Final = vec[i64](
    [
        sum(1 for border in _TRACK["borders_between"] if border[0] < space)
        for space in range(int(_TRACK["last_space"]) + 1)
    ]
)
"""Borders that a disc on each space has passed (ORI-1.10)."""
BORDERS_IN_ALL: Final = i64(_TRACK["border_count"])
SECTION_START: Final = vec[i64](
    [
        min(section)
        for space in range(int(_TRACK["last_space"]) + 1)
        for section in _TRACK["sections"]
        if space in section
    ]
)
"""The space to which a disc retreats (ORI-18.3)."""
SPACE_BONUS: Final[list[str]] = [
    str(_TRACK["bonus_by_space"][str(space)]) for space in range(int(_TRACK["last_space"]) + 1)
]
BASE_PRICE: Final = vec[i64](
    [0] * int(_COMMON["bases_ready"])
    + [int(COMPONENTS["population_track"]["food_cost_of_base"][key])
       for key in ORDINALS[int(_COMMON["bases_ready"]):]]
)  # fmt: skip
"""Food for each base (ORI-15.1); the first ones are ready from the beginning."""
BASES_IN_ALL: Final = 6
LAST_BASE_POINTS: Final = i64(COMPONENTS["population_track"]["vp_for_last_base"])
ADVISOR_POINTS: Final = vec[i64]([0] + [int(n) for n in COMPONENTS["advisor_track"]["vp_by_space"]])
"""The VP at the right-most occupied space, by the number of advisors."""

# ---- buildings: thirty kinds, 75 tiles; then agora and palace

BUILDING_ROWS: Final[list[dict[str, Any]]] = COMPONENTS["buildings"]
BUILDINGS: Final = tuple([str(row["id"]) for row in BUILDING_ROWS])
KIND_COLOUR: Final = vec[i64](
    [COLOURS.index(row["color"]) for row in BUILDING_ROWS] + [NO_COLOUR, NO_COLOUR]
)
STONE_PRICE: Final = vec[i64]([int(row["stone_cost"]) for row in BUILDING_ROWS] + [0, 0])
KINDS: Final = (*BUILDINGS, "agora", "palace")
AGORA_KIND: Final = i64(KINDS.index("agora"))
PALACE_KIND: Final = i64(KINDS.index("palace"))
OBELISK: Final = BUILDINGS.index("obelisk")
MAGE_TOWER: Final = BUILDINGS.index("mage_tower")


def _tiles() -> list[tuple[int, int]]:
    """Every tile as its kind and its number among its copies, colour by colour."""
    found: list[tuple[int, int]] = []
    for colour in COLOURS:
        for kind, row in enumerate(BUILDING_ROWS):
            if row["color"] == colour:
                found += [(kind, copy) for copy in range(int(row["copies"]))]
    return found


_TILES: Final[list[tuple[int, int]]] = _tiles()
TILES: Final = 75
IN_STACK: Final = 15
"""Tiles of one colour: tile t is number t % 15 of colour t // 15."""
TILE_NAMES: Final = tuple([f"{BUILDINGS[kind]}-{copy + 1}" for kind, copy in _TILES])
AGORA: Final = 75
PALACE: Final = 76
KIND_OF: Final = vec[i64]([kind for kind, _ in _TILES] + [AGORA_KIND, PALACE_KIND])
"""The building that each tile shows; after the 75 tiles agora and palace."""

assert len(_TILES) == TILES
assert all(int(KIND_COLOUR[KIND_OF[tile]]) == tile // IN_STACK for tile in range(TILES))

# ---- zodiac and district cards (ORI-13, ORI-22)

ZODIAC_ROWS: Final[list[dict[str, Any]]] = COMPONENTS["zodiac_cards"]


def zodiac_op(name: str) -> dict[str, Any]:
    """What a zodiac card with an effect of one entry does."""
    (row,) = [row for row in ZODIAC_ROWS if row["id"] == name]
    (op,) = row["ability"]["effect"]
    found: dict[str, Any] = op
    return found


ZODIAC: Final = tuple([str(row["id"]) for row in ZODIAC_ROWS])
CARD_ROWS: Final[list[dict[str, Any]]] = COMPONENTS["district_cards"]["cards"]
CARDS: Final = tuple([str(row["id"]) for row in CARD_ROWS])
CORNER: Final = vec[i64]([COLOURS.index(row["corner"]) for row in CARD_ROWS])
ARM: Final = vec[i64]([COLOURS.index(row["arms"][0]) for row in CARD_ROWS])
OTHER_ARM: Final = vec[i64]([COLOURS.index(row["arms"][1]) for row in CARD_ROWS])
FIRST_POINTS: Final = vec[i64]([int(row["vp_first"]) for row in CARD_ROWS])
LATER_POINTS: Final = vec[i64]([int(row["vp_later"]) for row in CARD_ROWS])
TOWERS_DRAWN: Final = vec[i64](
    [sum(1 for tower in row["towers"] if tower == colour)
     for row in CARD_ROWS for colour in COLOURS]
)  # fmt: skip
"""For each card and colour the towers drawn on the card (ORI-2.8)."""

# ---- solo (ORI-21)

_SOLO: Final[dict[str, Any]] = COMPONENTS["solo_training"]
SOLO_ROUNDS: Final = i64(_SOLO["rounds"])
RIVAL_SPACE: Final = vec[i64](
    [0]
    + [int(_SOLO["rival_disc_space_at_start_of_round"][str(n)])
       for n in range(1, int(_SOLO["rounds"]) + 1)]
)  # fmt: skip
TARGET: Final = i64(_SOLO["target_vp"])
TARGET_EACH: Final = i64(_SOLO["target_vp_per_condition"])
TARGET_TOKEN: Final = vec[i64](
    [
        sum(COLOURS.index(row["token"]) + 1 for row in _SOLO["conditions"] if row["site"] == site)
        for site in range(1, 6)
    ]
)
"""The token (plus one) that makes the target higher, at each site; 0: none does."""

# ---- dice: colour and value in one number, never zero


def die_of(colour: i64, value: i64) -> i64:
    return 8 * colour + value


def die_colour(die: i64) -> i64:
    return die >> 3


def die_value(die: i64) -> i64:
    return die & 7
