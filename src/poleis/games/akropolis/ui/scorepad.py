"""The score pad and planner: cities of a physical game, given as JSON.

    {"stones": 3, "variants": ["houses"], "placements": [{"faces": "qqH", "at": [2, -1], "rot": 3}]}

A finished city can be given in numbers instead of placements, see `scorepad_counts`.

With `"lakes": true` lakes count as an edge of the city for barracks (AKR-6.4.2). Coordinates are
those of components.json: the start tile lies at the origin, placements come in the order in which
they were made, and their level is derived.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, cast

from poleis.core.errors import BadPosition, Illegal
from poleis.core.explain import ScoreLine
from poleis.core.game import places
from poleis.core.scorepad_input import Data, check_count, city_fields, list_at, naming, shown, whole
from poleis.games.akropolis.explain.predicates import explain_placement
from poleis.games.akropolis.explain.score_sheet import tally_lines
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.edition import MOST_PLAYERS, Edition
from poleis.games.akropolis.rules.hexes import DISTRICTS, LETTERS, spell
from poleis.games.akropolis.rules.scoring import Tally, tally, variant_bits
from poleis.games.akropolis.ui.scorepad_counts import read_counts, tally_counts

if TYPE_CHECKING:
    from poleis.core.game import PadBoard

CITY = {"stones", "variants", "lakes", "placements", "counts", "way", "name", "draft"}
"""What is known of a city; *draft* is a tile that a person is still spelling (see
`scorepad_board`), *way* whether the tiles or the numbers count."""
WAYS = ("numbers", "tiles")
PLACEMENT = {"faces", "at", "rot"}
EXAMPLE = '{"faces": "qqH", "at": [2, -1], "rot": 3}'
FACES = frozenset(LETTERS[1:])


def read_variants(fields: Data) -> int:
    """The variants of a file as a number."""
    value, lakes = fields.get("variants", []), fields.get("lakes", False)
    if not isinstance(lakes, bool):
        said = "lakes must be true or false, not {value}"
        raise BadPosition.saying("akropolis-pad-lakes", said, value=shown(lakes))
    if not isinstance(value, list) or not all(name in DISTRICTS for name in value):
        said = "variants must be a list of {variants}, not {value}"
        raise BadPosition.saying(
            "akropolis-pad-variants", said, variants=", ".join(DISTRICTS), value=shown(value)
        )
    return variant_bits(value, lakes=lakes)


def read_way(fields: Data) -> str:
    """Whether a city is given in `numbers` or by its `tiles`."""
    way = fields.get("way", "numbers" if "counts" in fields else "tiles")
    if way not in WAYS:
        said = "way must be one of {ways}, not {value}"
        raise BadPosition.saying("akropolis-pad-way", said, ways=", ".join(WAYS), value=shown(way))
    return str(way)


def read_stones(fields: Data) -> int:
    return whole(fields.get("stones", 0), "stones", 0, 1000)


def read_tally(edition: Edition, data: object) -> tuple[Tally, int, int]:
    """What counts in a city, its stones and its variants, whichever way it is given."""
    fields = city_fields(data, CITY)
    if read_way(fields) == "numbers":
        variants = read_variants(fields)
        found = tally_counts(edition, read_counts(fields), variants)
        return found, read_stones(fields), variants
    city, variants = read_city(edition, data)
    return tally(city, variants), int(city.stones), variants


def read_city(edition: Edition, data: object) -> tuple[City, int]:
    """A city and its variants; BadPosition names the first placement that is not legal."""
    fields = city_fields(data, CITY)
    placements = list_at(fields, "placements")
    check_tiles(edition, len(placements))
    city = edition.start.copy()
    for index, placement in enumerate(placements):
        with naming(f"placement {index}"):
            add(city, placement)
    city.stones = read_stones(fields)
    return city, read_variants(fields)


def check_tiles(edition: Edition, count: int) -> None:
    """BadPosition if there are not so many tiles."""
    tiles = int(edition.tiles.count)
    if count > tiles:
        said = "{count} placements: the box has {tiles} tiles (AKR-2.2)"
        raise BadPosition.saying("akropolis-pad-box", said, count=count, tiles=tiles)


def add(city: City, placement: object) -> None:
    """Put one more tile into the city; Illegal says why it cannot lie there."""
    if not isinstance(placement, dict) or placement.keys() != PLACEMENT:
        said = "must be an object like {example}"
        raise BadPosition.saying("akropolis-pad-placement", said, example=EXAMPLE)
    faces, at = placement["faces"], placement["at"]
    if not isinstance(faces, str) or len(faces) != 3 or not FACES.issuperset(faces):
        said = "faces must be three of the letters {letters}, not {value}"
        raise BadPosition.saying(
            "akropolis-pad-faces", said, letters=LETTERS[1:], value=shown(faces)
        )
    if not isinstance(at, list) or len(at) != 2:
        said = "at must be a pair like [2, -1], not {value}"
        raise BadPosition.saying("akropolis-pad-pair", said, value=shown(at))
    q = whole(at[0], "at", -1000, 1000)
    r = whole(at[1], "at", -1000, 1000)
    rot = whole(placement["rot"], "rot", 0, 5)
    if not city.can_place(q, r, rot):
        raise Illegal(f"{faces} at {q},{r} r{rot}", explain_placement(city, q, r, rot))
    city.place(spell(faces), q, r, rot)


def check_game(edition: Edition, cities: list[Data]) -> None:
    """BadPosition unless these cities can have been built in one game: they share the variants
    (AKR-7.1) and the tiles of one box. Each of them was read before."""
    variants = [read_variants(city) for city in cities]
    for index, found in enumerate(variants):
        if found != variants[0]:
            said = (
                "city 0 and city {index} have different variants; "
                "the players of one game share them (AKR-7.1)"
            )
            raise BadPosition.saying("akropolis-pad-shared", said, index=index)
    laid = [city for city in cities if read_way(city) == "tiles"]
    check_tiles(edition, sum(len(list_at(city, "placements")) for city in laid))


class AkropolisPad:
    """Scores and plans cities of the physical game."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    @functools.cached_property
    def board(self) -> PadBoard:
        from poleis.games.akropolis.ui.scorepad_board import AkropolisPadBoard

        return AkropolisPadBoard(self.edition)

    fields: tuple[str, ...] = ("q", "r", "rot", "level")

    def score(self, data: object) -> dict[str, object]:
        """The score sheet of one city."""
        found, stones, _ = read_tally(self.edition, data)
        districts = {}
        for district, name in enumerate(DISTRICTS, 1):
            value, stars = int(found.values[district]), int(found.stars[district])
            districts[name] = {"value": value, "stars": stars, "points": value * stars}
        return {"districts": districts, "stones": stones, "total": int(found.points()) + stones}

    def sheet(self, data: object) -> list[ScoreLine]:
        """The same with the rules that give the points."""
        return tally_lines(*read_tally(self.edition, data))

    def moves(self, data: object) -> list[list[int]]:
        """All legal [q, r, rot, level] for a next tile, sorted; none for a city in numbers."""
        if read_way(city_fields(data, CITY)) == "numbers":
            return []
        city, _ = read_city(self.edition, data)
        return [list(place) for place in city.placements()]

    def sheets(self, cities: list[object]) -> list[list[ScoreLine]]:
        """The sheets of the players of one game."""
        return [self.sheet(one) for one in cities]

    def rank(self, cities: list[object]) -> dict[str, object]:
        """The players of one game: their sheets and places (AKR-6.8)."""
        check_count(cities, MOST_PLAYERS)
        sheets = []
        for index, city in enumerate(cities):
            with naming(f"city {index}"):
                sheets.append(self.score(city))
        check_game(self.edition, cast(list[Data], cities))
        results = [(cast(int, sheet["total"]), cast(int, sheet["stones"])) for sheet in sheets]
        return {"cities": sheets, "places": places(results)}
