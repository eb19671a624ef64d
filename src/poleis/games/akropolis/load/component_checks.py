"""What components.json of Akropolis must hold; the game is not loaded otherwise.

Tiles, stars, starting stones and the architect's values may be corrected. The program is built for
the shape of the tiles and for rounds in which everybody has equally many turns (AKR-5.3).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from poleis.core.components import Components, read_components
from poleis.games.akropolis.rules.city import MOST_TILES
from poleis.games.akropolis.rules.edition import ARCHITECTS
from poleis.games.akropolis.rules.hexes import DISTRICTS

FACES: dict[str, tuple[str, str | None]] = {"q": ("quarry", None)}
FACES |= {name[0]: ("district", name) for name in DISTRICTS}
FACES |= {name[0].upper(): ("plaza", name) for name in DISTRICTS}
"""Kind and type of a hex by its letter."""
SETTLED: dict[str, object] = {
    "convention.neighbours": {
        "lower_right": [1, 0], "down": [0, 1], "lower_left": [-1, 1], "upper_left": [-1, 0],
        "up": [0, -1], "upper_right": [1, -1],
    },
    "convention.tile_shape_orientation_0": {"a": [0, 0], "b": [1, 0], "c": [0, 1]},
    "start_tile.copies": 4,
    "stones.points_each": 1,
}  # fmt: skip
"""Values that only a change of the program can change."""
START_TILE = ((0, 0), (0, -1), (1, 0), (-1, 1))
MOST_STARS = 20
MOST_STONES = 40
MOST_VALUE = 20

FILE = Path(__file__).parents[1] / "components.json"


def components() -> dict[str, Any]:
    """The components of Akropolis, checked."""
    return read_components(FILE, "Akropolis", check)


def check(found: Components) -> None:
    """Every value that the rules use; BadComponents names the first that cannot be."""
    found.check_settled(SETTLED)
    found.check_length({"stones.starting_by_turn_order": 4})
    found.check_range([f"plaza_stars.{name}" for name in DISTRICTS], 1, MOST_STARS)
    stones = [f"stones.starting_by_turn_order.{seat}" for seat in range(4)]
    found.check_range(stones, 0, MOST_STONES)
    check_tiles(found)
    check_start_tile(found)
    check_stones(found)
    check_set_up(found)
    check_architects(found)
    for players in (2, 3, 4):
        check_counts(found, players)


def check_hex(found: Components, path: str, letter: str) -> None:
    """A hex that is spelled out must be the one of the letter, with the stars of its type."""
    kind, name = FACES[letter]
    stars = found.at(f"plaza_stars.{name}") if kind == "plaza" else 0
    found.check_same(f"{path}.kind", kind, f"its letter {letter} means")
    found.check_same(f"{path}.type", name, f"its letter {letter} means")
    found.check_same(f"{path}.stars", stars, "plaza_stars gives")


def check_tiles(found: Components) -> None:
    """AKR-1.2, AKR-2.2: numbers, groups and faces; the hexes repeat the faces."""
    groups = []
    for index, tile in enumerate(found.at("tiles")):
        path = f"tiles.{index}"
        found.check_same(f"{path}.id", index + 1, "tiles are listed in the order")
        found.check(tile["min_players"] in (2, 3, 4), f"{path}.min_players", "it must be 2, 3 or 4")
        groups.append(tile["min_players"])
        spelled = isinstance(tile["faces"], str) and len(tile["faces"]) == 3
        known = spelled and set(tile["faces"]) <= set(FACES)
        found.check(known, f"{path}.faces", f"it must be three of {''.join(FACES)}")
        for which, letter in enumerate(tile["faces"]):
            check_hex(found, f"{path}.hexes.{which}", letter)
    for key, least in (("2+", 2), ("3+", 3), ("4", 4)):
        reason = f"{groups.count(least)} tiles have min_players"
        found.check(found.at("tile_groups")[key] == groups.count(least), "tile_groups",
                    f"{reason} {least}")  # fmt: skip
    found.check_same("tile_groups.all", len(groups), "the tiles are")
    found.check(len(groups) <= MOST_TILES, "tiles", f"the program has room for {MOST_TILES}")


def check_start_tile(found: Components) -> None:
    """AKR-1.3: a houses plaza with three quarries around it."""
    found.check_length({"start_tile.hexes": 4})
    for index, ((q, r), letter) in enumerate(zip(START_TILE, "Hqqq", strict=True)):
        path = f"start_tile.hexes.{index}"
        found.check_settled({f"{path}.q": q, f"{path}.r": r})
        check_hex(found, path, letter)


def check_stones(found: Components) -> None:
    """AKR-2.6: what is left of the cubes."""
    for players in (2, 3, 4):
        first = found.at("stones.starting_by_turn_order")[:players]
        left = found.at("stones.cubes") - sum(first)
        found.check_same(f"stones.reserve_after_setup.{players}", left, "the cubes leave")


def check_set_up(found: Components) -> None:
    """AKR-2.2, AKR-2.3, AKR-2.8, AKR-5.3: rows that follow from players and tiles."""
    groups = [tile["min_players"] for tile in found.at("tiles")]
    rows = [(f"setup.standard.{i}", players, players) for i, players in enumerate((2, 3, 4))]
    rows += [("setup.long_game.0", 2, 4), ("setup.long_game.1", 3, 4)]
    for path, players, group in rows:
        tiles = sum(least <= group for least in groups)
        turns = tiles - 1
        found.check_same(f"{path}.tiles", tiles, "the groups have")
        equal = turns % players == 0 and turns % (players + 1) == 0 and turns > 0
        found.check(equal, f"{path}.tiles", "players would not have equally many turns")
        rounds = turns // (players + 1)
        expected = {
            "players": players,
            "stacks": rounds - 1,
            "tiles_per_stack": players + 1,
            "first_market": players + 2,
            "market_size_at_round_start": players + 2,
            "turns_per_round": players + 1,
            "rounds": rounds,
            "turns": turns,
            "turns_per_player": turns // players,
        }
        for key, value in expected.items():
            found.check_same(f"{path}.{key}", value, "the rules give")


def check_architects(found: Components) -> None:
    """AKR-8.6: what the architect's districts and quarries are worth at each level."""
    for name in ARCHITECTS:
        found.check_range([f"architects.{name}.district_value"], 1, MOST_VALUE)
        found.check_range([f"architects.{name}.quarry_points"], 0, MOST_VALUE)


def check_counts(found: Components, players: int) -> None:
    """The statistics of hexes repeat the tiles."""
    tiles = [tile for tile in found.at("tiles") if tile["min_players"] <= players]
    faces = "".join(tile["faces"] for tile in tiles)
    path, reason = f"hex_counts_by_players.{players}", "the tiles have"
    found.check_same(f"{path}.tiles", len(tiles), reason)
    found.check_same(f"{path}.hexes", len(faces), reason)
    found.check_same(f"{path}.quarries", faces.count("q"), reason)
    for name in DISTRICTS:
        plazas = faces.count(name[0].upper())
        stars = plazas * found.at(f"plaza_stars.{name}")
        found.check_same(f"{path}.districts.{name}", faces.count(name[0]), reason)
        found.check_same(f"{path}.plazas.{name}", plazas, reason)
        found.check_same(f"{path}.stars.{name}", stars, reason)
