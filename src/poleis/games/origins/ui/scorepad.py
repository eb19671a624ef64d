"""The score pad: players at the end of a physical game, given as JSON.

    {"points": 61, "gold": 4, "advisors": 3, "temples": {"forest": 11, "mountain": 7, "sea": 5},
     "towers": {"orange": 2}, "seats": [{"colour": "orange", "value": 6}], "tiles": 14}

Everything may be left out. *points* are those of the VP track; the final scoring is added.
*temples* are spaces above the start, *towers* heights (1 if not given), *tiles* all tiles of the
city, which break ties. The planner says what another tower level would bring.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

from poleis.core.errors import BadPosition
from poleis.core.explain import ScoreLine
from poleis.core.game import PadBoard, places
from poleis.core.provenance import is_reconstructed, marked
from poleis.core.scorepad_input import (
    Data,
    check_count,
    list_at,
    naming,
    not_there,
    player_fields,
    shown,
    whole,
)
from poleis.games.origins.rules.data import (
    ADVISOR_POINTS,
    COLOURS,
    COMPONENTS,
    FIRST_HEIGHT,
    TEMPLE_POINTS,
    TEMPLE_TOP,
    TEMPLES,
    TILES,
)

PLAYER = {"points", "gold", "advisors", "temples", "towers", "seats", "tiles", "name"}
MANY = 1000
MOST_PLAYERS = 4
MOST_SEATS = int(COMPONENTS["counts"]["citizen_dice_per_color"]) * len(COLOURS)
"""All citizen dice of the box."""
MOST_DISCS = int(COMPONENTS["counts"]["tower_discs_per_color"])
MOST_TILES = TILES + 2
"""All building tiles of the box, agora and palace."""
LINES = (
    ("game", "ORI-20.1"),
    ("gold", "ORI-20.2"),
    ("advisors", "ORI-20.3"),
    ("temples", "ORI-20.4"),
    ("seats", "ORI-20.5"),
)


PRINTED = {"advisors": "advisor_track", "temples": "temples"}
"""The lines that add up printed points, and the part of the components that has them."""


def reconstructed_lines() -> set[str]:
    """The lines whose printed points are reconstructed."""
    return {
        line for line, part in PRINTED.items() if is_reconstructed(COMPONENTS[part], "vp_by_space")
    }


def named(data: Data, key: str, names: tuple[str, ...], least: int, most: int) -> dict[str, int]:
    """Numbers by name; what is not given is the least."""
    value = data.get(key, {})
    if not isinstance(value, dict):
        said = "{key} must be an object, not {value}"
        raise BadPosition.saying("pad-object", said, key=key, value=shown(value))
    for name in value:
        if name not in names:
            raise not_there(key, name)
    return {name: whole(value.get(name, least), f"{key}: {name}", least, most) for name in names}


def seats_of(data: Data) -> list[tuple[str, int]]:
    """The dice in seats of power."""
    value = list_at(data, "seats")
    if len(value) > MOST_SEATS:
        said = "{count} seats: the box has {dice} dice"
        raise BadPosition.saying("origins-pad-box", said, count=len(value), dice=MOST_SEATS)
    found = []
    for seat in value:
        if not isinstance(seat, dict) or seat.keys() != {"colour", "value"}:
            said = "seats: {value} needs a colour and a value"
            raise BadPosition.saying("origins-pad-seat", said, value=shown(seat))
        if seat["colour"] not in COLOURS:
            said = "seats: there is no colour {name}"
            raise BadPosition.saying("origins-pad-colour", said, name=shown(seat["colour"]))
        found.append((str(seat["colour"]), whole(seat["value"], "seats: value", 1, 6)))
    return found


def read_player(data: object) -> Data:
    """A player; BadPosition says what does not fit."""
    player = player_fields(data, PLAYER)
    tiles_of(player)
    return player


def tiles_of(data: Data) -> int:
    """The tiles of the city, which break ties."""
    return whole(data.get("tiles", 0), "tiles", 0, MOST_TILES)


def towers_of(data: Data) -> dict[str, int]:
    """The heights of the towers; every player has a disc of each colour (ORI-2.11)."""
    return named(data, "towers", COLOURS, int(FIRST_HEIGHT), MOST_DISCS)


def parts(player: Data) -> list[int]:
    """The points line by line (ORI-20)."""
    temples = named(player, "temples", TEMPLES, 0, int(TEMPLE_TOP))
    points = sorted(int(TEMPLE_POINTS[space]) for space in temples.values())
    towers = towers_of(player)
    return [
        whole(player.get("points", 0), "points", 0, MANY),
        whole(player.get("gold", 0), "gold", 0, MANY),
        int(ADVISOR_POINTS[whole(player.get("advisors", 0), "advisors", 0, 5)]),
        sum(points[:2]),
        sum(value * towers[colour] for colour, value in seats_of(player)),
    ]


def check_box(players: list[Data]) -> None:
    """BadPosition unless there are so many dice (ORI-2.1), tower discs (ORI-2.9) and tiles for all
    players of one game. Each of them was read before."""
    count = len(players)
    in_seats = Counter(colour for player in players for colour, _ in seats_of(player))
    dice = int(COMPONENTS["setup_by_players"][str(count)]["citizen_dice_per_color"])
    for colour, found in in_seats.items():
        if found > dice:
            said = "seats: {found} dice are {colour}; a game of {count} has {dice} (ORI-2.1)"
            raise BadPosition.saying(
                "origins-pad-dice", said, found=found, colour=colour, count=count, dice=dice
            )
    for colour in COLOURS:
        found = sum(towers_of(player)[colour] for player in players)
        if found > MOST_DISCS:
            said = "towers: {found} discs are {colour}; the box has {discs} (ORI-2.9)"
            raise BadPosition.saying(
                "origins-pad-discs", said, found=found, colour=colour, discs=MOST_DISCS
            )
    tiles, most = sum(map(tiles_of, players)), TILES + 2 * count
    if tiles > most:
        said = "tiles: {tiles} in all cities; a game of {count} has {most} (ORI-2.9)"
        raise BadPosition.saying("origins-pad-all-tiles", said, tiles=tiles, count=count, most=most)


class OriginsPad:
    """Scores and plans for players of the physical game."""

    fields = ("tower", "gold", "points")

    @property
    def board(self) -> PadBoard:
        from poleis.games.origins.ui.scorepad_board import OriginsPadBoard

        return OriginsPadBoard()

    def score(self, data: object) -> dict[str, object]:
        found = parts(read_player(data))
        keys = [key for key, _ in LINES]
        return {**dict(zip(keys, found, strict=True)), "total": sum(found)}

    def sheet(self, data: object) -> list[ScoreLine]:
        """The same with the rules that give the points."""
        found = parts(read_player(data))
        lines = [ScoreLine(key, n, (rule,)) for (key, rule), n in zip(LINES, found, strict=True)]
        return marked(lines, reconstructed_lines())

    def moves(self, data: object) -> list[list[int | str]]:
        """Tower levels that the player can pay (ORI-14.1): colour, price, points gained; sorted."""
        player = read_player(data)
        gold = parts(player)[1]
        seats = seats_of(player)
        found: list[list[int | str]] = []
        for colour, height in towers_of(player).items():
            if height <= gold:
                dice = sum(value for other, value in seats if other == colour)
                found.append([colour, height, dice - height])
        return sorted(found, key=lambda row: str(row[0]))

    def sheets(self, players: list[object]) -> list[list[ScoreLine]]:
        """The sheets of the players of one game."""
        return [self.sheet(one) for one in players]

    def rank(self, players: list[object]) -> dict[str, object]:
        """The players of one game: their sheets and places (ORI-20.6)."""
        check_count(players, MOST_PLAYERS)
        sheets = []
        results = []
        for index, data in enumerate(players):
            with naming(f"player {index}"):
                found = self.score(data)
                tiles = tiles_of(read_player(data))
            sheets.append(found)
            results.append((cast(int, found["total"]), tiles))
        check_box(cast(list[Data], players))
        return {"cities": sheets, "places": places(results)}
