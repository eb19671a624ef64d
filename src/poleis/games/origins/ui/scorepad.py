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
from poleis.games.origins.rules.dice import SIX
from poleis.games.origins.rules.edition import MOST_SEATS, Edition

PLAYER = {"points", "gold", "advisors", "temples", "towers", "seats", "tiles", "name"}
MANY = 1000
LINES = (
    ("game", "ORI-20.1"),
    ("gold", "ORI-20.2"),
    ("advisors", "ORI-20.3"),
    ("temples", "ORI-20.4"),
    ("seats", "ORI-20.5"),
)

PRINTED = {"advisors": "advisor_track", "temples": "temples"}
"""The lines that add up printed points, and the part of the components that has them."""


def reconstructed_lines(edition: Edition) -> set[str]:
    """The lines whose printed points are reconstructed."""
    data = edition.components
    return {line for line, part in PRINTED.items() if is_reconstructed(data[part], "vp_by_space")}


def all_dice(edition: Edition) -> int:
    """The citizen dice of the box."""
    return int(edition.dice_in_box) * len(edition.colours)


def all_tiles(edition: Edition, cities: int = 1) -> int:
    """The building tiles of the box, with agora and palace of each city."""
    return int(edition.tiles) + 2 * cities


def most_advisors(edition: Edition) -> int:
    return len(edition.advisor_points) - 1


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


def seats_of(edition: Edition, data: Data) -> list[tuple[str, int]]:
    """The dice in seats of power."""
    value = list_at(data, "seats")
    dice = all_dice(edition)
    if len(value) > dice:
        said = "{count} seats: the box has {dice} dice"
        raise BadPosition.saying("origins-pad-box", said, count=len(value), dice=dice)
    found = []
    for seat in value:
        if not isinstance(seat, dict) or seat.keys() != {"colour", "value"}:
            said = "seats: {value} needs a colour and a value"
            raise BadPosition.saying("origins-pad-seat", said, value=shown(seat))
        if seat["colour"] not in edition.colours:
            said = "seats: there is no colour {name}"
            raise BadPosition.saying("origins-pad-colour", said, name=shown(seat["colour"]))
        found.append((str(seat["colour"]), whole(seat["value"], "seats: value", 1, SIX)))
    return found


def read_player(edition: Edition, data: object) -> Data:
    """A player; BadPosition says what does not fit."""
    player = player_fields(data, PLAYER)
    tiles_of(edition, player)
    return player


def tiles_of(edition: Edition, data: Data) -> int:
    """The tiles of the city, which break ties."""
    return whole(data.get("tiles", 0), "tiles", 0, all_tiles(edition))


def towers_of(edition: Edition, data: Data) -> dict[str, int]:
    """The heights of the towers; every player has a disc of each colour (ORI-2.11)."""
    least, most = int(edition.tower_start), int(edition.tower_discs)
    return named(data, "towers", edition.colours, least, most)


def temples_of(edition: Edition, data: Data) -> dict[str, int]:
    """The spaces of the zodiac discs."""
    return named(data, "temples", edition.temple_names, 0, int(edition.temple_top))


def parts(edition: Edition, player: Data) -> list[int]:
    """The points line by line (ORI-20)."""
    temples = temples_of(edition, player)
    points = sorted(int(edition.temple_points[space]) for space in temples.values())
    towers = towers_of(edition, player)
    advisors = whole(player.get("advisors", 0), "advisors", 0, most_advisors(edition))
    return [
        whole(player.get("points", 0), "points", 0, MANY),
        whole(player.get("gold", 0), "gold", 0, MANY),
        int(edition.advisor_points[advisors]),
        sum(points[:2]),
        sum(value * towers[colour] for colour, value in seats_of(edition, player)),
    ]


def check_box(edition: Edition, players: list[Data]) -> None:
    """BadPosition unless there are so many dice (ORI-2.1), tower discs (ORI-2.9) and tiles for all
    players of one game. Each of them was read before."""
    count = len(players)
    in_seats = Counter(colour for player in players for colour, _ in seats_of(edition, player))
    dice = int(edition.dice[count])
    for colour, found in in_seats.items():
        if found > dice:
            said = "seats: {found} dice are {colour}; a game of {count} has {dice} (ORI-2.1)"
            raise BadPosition.saying(
                "origins-pad-dice", said, found=found, colour=colour, count=count, dice=dice
            )
    most_discs = int(edition.tower_discs)
    for colour in edition.colours:
        found = sum(towers_of(edition, player)[colour] for player in players)
        if found > most_discs:
            said = "towers: {found} discs are {colour}; the box has {discs} (ORI-2.9)"
            raise BadPosition.saying(
                "origins-pad-discs", said, found=found, colour=colour, discs=most_discs
            )
    tiles, most = sum(tiles_of(edition, one) for one in players), all_tiles(edition, count)
    if tiles > most:
        said = "tiles: {tiles} in all cities; a game of {count} has {most} (ORI-2.9)"
        raise BadPosition.saying("origins-pad-all-tiles", said, tiles=tiles, count=count, most=most)


class OriginsPad:
    """Scores and plans for players of the physical game."""

    fields: tuple[str, ...] = ("tower", "gold", "points")

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    @property
    def board(self) -> PadBoard:
        from poleis.games.origins.ui.scorepad_board import OriginsPadBoard

        return OriginsPadBoard(self.edition)

    def score(self, data: object) -> dict[str, object]:
        found = parts(self.edition, read_player(self.edition, data))
        keys = [key for key, _ in LINES]
        return {**dict(zip(keys, found, strict=True)), "total": sum(found)}

    def sheet(self, data: object) -> list[ScoreLine]:
        """The same with the rules that give the points."""
        found = parts(self.edition, read_player(self.edition, data))
        lines = [ScoreLine(key, n, (rule,)) for (key, rule), n in zip(LINES, found, strict=True)]
        return marked(lines, reconstructed_lines(self.edition))

    def moves(self, data: object) -> list[list[int | str]]:
        """Tower levels that the player can pay (ORI-14.1): colour, price, points gained; sorted."""
        player = read_player(self.edition, data)
        gold = parts(self.edition, player)[1]
        seats = seats_of(self.edition, player)
        found: list[list[int | str]] = []
        for colour, height in towers_of(self.edition, player).items():
            if height <= gold:
                dice = sum(value for other, value in seats if other == colour)
                found.append([colour, height, dice - height])
        return sorted(found, key=lambda row: str(row[0]))

    def sheets(self, players: list[object]) -> list[list[ScoreLine]]:
        """The sheets of the players of one game."""
        return [self.sheet(one) for one in players]

    def rank(self, players: list[object]) -> dict[str, object]:
        """The players of one game: their sheets and places (ORI-20.6)."""
        check_count(players, MOST_SEATS)
        sheets = []
        results = []
        for index, data in enumerate(players):
            with naming(f"player {index}"):
                found = self.score(data)
                tiles = tiles_of(self.edition, read_player(self.edition, data))
            sheets.append(found)
            results.append((cast(int, found["total"]), tiles))
        check_box(self.edition, cast(list[Data], players))
        return {"cities": sheets, "places": places(results)}
