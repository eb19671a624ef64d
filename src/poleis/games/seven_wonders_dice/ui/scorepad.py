"""The score pad and planner: cities of a physical game, given as JSON.

    {"board": "giza", "crossed": ["wh_stone", "ag_11", "bw_attack_1"], "west": 2, "east": 0,
     "first_agora": false, "coins": 9, "dice": {"blue": [1, 0], "grey_2": [3, 2]}}

Everything may be left out (the board is then that of Alexandria). *crossed* are the ids of spaces
and bonus spaces, in any order; *west* and *east* are the points written down for attacks (without
them each attack counts as printed). *dice* are the face and the section of dice in the forum, for
the planner. Crosses out of order, and points that they cannot bring, are refused with a rule id.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any, cast

from poleis.core.errors import BadPosition
from poleis.core.explain import ScoreLine, total
from poleis.core.game import PadBoard, places
from poleis.core.provenance import has_reconstructed, is_reconstructed, marked, source_of
from poleis.core.scorepad_input import Data, check_count, city_fields, list_at, naming, shown, whole
from poleis.games.seven_wonders_dice.explain import printed_boards
from poleis.games.seven_wonders_dice.explain.predicates import THINGS
from poleis.games.seven_wonders_dice.explain.score_sheet import LINES, score_lines
from poleis.games.seven_wonders_dice.rules import layout
from poleis.games.seven_wonders_dice.rules.data import (
    BOARDS,
    BONUSES,
    CAPACITY,
    COMPONENTS,
    DICE,
    FACES,
    PLACES,
    SECTIONS,
    SPACE_COUNT,
    SPACES,
    STARTING_COINS,
)
from poleis.games.seven_wonders_dice.rules.position import (
    CROSS_SPACE,
    TAKE_BONUS,
    SevenWondersDice,
    first_position,
)
from poleis.games.seven_wonders_dice.rules.turn import ACTION_OF_THE_TURN

CITY = {"name", "board", "crossed", "west", "east", "first_agora", "coins", "dice"}
MOST_ATTACK_POINTS = 99
MOST_PLAYERS = 7
POINTS = ("vp", "attack_vp")
"""The fields of a space with points."""


SCORING_EFFECTS = ("per_space", "gallery_vp")
"""The effects that give points at the end (SWD-9.10, SWD-9.11)."""


@functools.cache
def reconstructed_lines() -> frozenset[str]:
    """The lines that can use reconstructed points: of a space, an attack or an effect."""
    return frozenset(
        building
        for building, _ in LINES
        for space, source in printed_spaces(building)
        if any(field in space and is_reconstructed(space, field, source) for field in POINTS)
        or any(
            has_reconstructed(effect, source_of(space, "effects", source))
            for effect in space["effects"]
            if effect["type"] in SCORING_EFFECTS
        )
    )


def printed_spaces(building: str) -> Iterator[tuple[dict[str, Any], str]]:
    """The spaces of a building, with the source tag of what they belong to."""
    if building == "wonder":
        for board in COMPONENTS["boards"]:
            yield from ((space, str(board.get("source", ""))) for space in board["wonder"])
        return
    if building == "university":
        for board in COMPONENTS["boards"]:
            for effects in board["university_effects"].values():
                yield {"effects": effects}, str(board.get("source", ""))
    row = COMPONENTS["buildings"][building]
    for space in row["spaces"]:
        yield space, str(row.get("source", ""))


def read_city(data: object) -> SevenWondersDice:
    """A city as a position of one seat that may act; BadPosition says what does not fit."""
    fields = city_fields(data, CITY)
    board = board_of(fields)
    crossed = crossed_of(fields)
    state = first_position(1)
    v, me = state.v, int(layout.city(0))
    v[layout.STEP], v[layout.TURN] = layout.ACT, 1
    v[me + layout.BOARD] = BOARDS.index(board) + 1
    v[me + layout.CROSSED] = v[me + layout.BEFORE] = sum(1 << THINGS.index(one) for one in crossed)
    v[me + layout.COINS] = whole(
        fields.get("coins", int(STARTING_COINS)), "coins", 0, int(CAPACITY)
    )
    v[me + layout.AWARD] = award_of(fields, crossed)
    for key, place in (("west", layout.WEST_POINTS), ("east", layout.EAST_POINTS)):
        v[me + place] = attack_points(fields, key, crossed)
    lay_out(fields, state)
    v[me + layout.DEPTH] = 1
    v[me + layout.STACK] = ACTION_OF_THE_TURN
    return state


def board_of(data: Data) -> str:
    """The board of the city."""
    board = data.get("board", BOARDS[0])
    if board not in BOARDS:
        said = "board must be one of {boards}, not {value}"
        raise BadPosition.saying(
            "seven_wonders_dice-pad-boards", said, boards=", ".join(BOARDS), value=shown(board)
        )
    return board


def crossed_of(data: Data) -> list[str]:
    """The crossed spaces: known, none twice, in an order that can have been."""
    crossed = cast(list[str], list_at(data, "crossed"))
    for one in crossed:
        if one not in THINGS:
            said = "crossed: there is no space {name}"
            raise BadPosition.saying("seven_wonders_dice-pad-space", said, name=shown(one))
    if len(set(crossed)) < len(crossed):
        said = "crossed: a space stands twice"
        raise BadPosition.saying("seven_wonders_dice-pad-twice", said)
    check_order(crossed)
    return crossed


def check_order(crossed: list[str]) -> None:
    """BadPosition unless the spaces can have been crossed in some order."""
    left = set(crossed) - set(BONUSES)
    done: set[str] = set()
    tracks = [
        track
        for building in printed_boards.buildings()
        for track in printed_boards.tracks(building)
    ]
    while new := printed_boards.opened(tracks, done) & left:
        done |= new
        left -= new
    if left:
        first = min(left, key=SPACES.index)
        said = "crossed: {space} stands before its turn (SWD-1.4)"
        raise BadPosition.saying("seven_wonders_dice-pad-order", said, space=first)
    if len(set(crossed) & set(BONUSES)) > len(printed_boards.completed(crossed)):
        said = "crossed: more bonus spaces than buildings are complete (SWD-9.1)"
        raise BadPosition.saying("seven_wonders_dice-pad-bonuses", said)


def attack_points(data: Data, key: str, crossed: list[str]) -> int:
    """Points written down in a barracks, at most those printed (SWD-8.4.3)."""
    spaces = printed_boards.spaces(BOARDS[0])
    attacks = [
        spaces[one].attack or 0
        for one in crossed
        if one in spaces and spaces[one].building == f"barracks_{key}"
    ]
    points = whole(data.get(key, sum(attacks)), key, 0, MOST_ATTACK_POINTS)
    if not sum(max(0, attack - 2) for attack in attacks if attack) <= points <= sum(attacks):
        said = "{key}: the attacks crossed cannot bring {points} points (SWD-8.4.3)"
        raise BadPosition.saying("seven_wonders_dice-pad-attacks", said, key=key, points=points)
    return points


def has_agora(crossed: Sequence[str]) -> bool:
    """Whether the Agora is complete; the corner mark of the award is no space (SWD-8.2.5)."""
    return {space for track in printed_boards.tracks("agora") for space in track.spaces} <= set(
        crossed
    )


def award_of(data: Data, crossed: list[str]) -> int:
    """The award of the Agora, which must be complete (SWD-8.2.3)."""
    award = data.get("first_agora", False)
    if not isinstance(award, bool):
        said = "first_agora must be true or false, not {value}"
        raise BadPosition.saying("seven_wonders_dice-pad-yes-no", said, value=shown(award))
    if award and not has_agora(crossed):
        said = "first_agora: the Agora is not complete (SWD-8.2.3)"
        raise BadPosition.saying("seven_wonders_dice-pad-no-agora", said)
    return int(award)


def lay_out(data: Data, state: SevenWondersDice) -> None:
    """Put the dice into the forum."""
    dice = data.get("dice", {})
    if not isinstance(dice, dict) or len(dice) > PLACES:
        said = "dice must be an object with at most {most} dice, not {value}"
        raise BadPosition.saying(
            "seven_wonders_dice-pad-dice", said, most=PLACES, value=shown(dice)
        )
    for die, lies in dice.items():
        face, section = lying(die, lies)
        state.v[layout.FACE + DICE.index(die)] = face
        state.v[layout.SECTION + DICE.index(die)] = section


def lying(die: str, lies: object) -> tuple[int, int]:
    """The face that a die shows, and its section of the forum."""
    if die not in DICE:
        said = "dice: there is no die {name}"
        raise BadPosition.saying("seven_wonders_dice-pad-die", said, name=shown(die))
    if (
        not isinstance(lies, list)
        or len(lies) != 2
        or not all(type(number) is int for number in lies)
    ):
        said = "dice: {die} must be [face, section], not {value}"
        raise BadPosition.saying("seven_wonders_dice-pad-lies", said, die=die, value=shown(lies))
    face, section = lies
    if not (1 <= face <= FACES and 0 <= section < SECTIONS):
        said = "dice: {die} cannot show face {face} in section {section}"
        raise BadPosition.saying(
            "seven_wonders_dice-pad-face", said, die=die, face=face, section=section
        )
    return face, section


def check_game(cities: list[Data]) -> None:
    """BadPosition unless these can be the cities of one game: each has its own board (SWD-2.1),
    and where an Agora is complete, somebody completed it first. Who, or who did it in the same
    turn (SWD-8.2.4), cannot be seen in the cities. Each of them was read before."""
    boards = [board_of(city) for city in cities]
    if len(set(boards)) < len(boards):
        said = "no board is dealt twice (SWD-2.1)"
        raise BadPosition.saying("seven_wonders_dice-pad-dealt", said)
    complete = [str(n) for n, city in enumerate(cities) if has_agora(crossed_of(city))]
    if complete and not any(city.get("first_agora") for city in cities):
        said = (
            "the Agora is complete in city {cities}, and first_agora is true in none: "
            "who completed it first, or in the same turn as the first? (SWD-8.2.3, SWD-8.2.4)"
        )
        raise BadPosition.saying("seven_wonders_dice-pad-first", said, cities=", ".join(complete))


class SevenWondersDicePad:
    """What `poleis score` and `poleis moves` ask."""

    @property
    def board(self) -> PadBoard:
        from poleis.games.seven_wonders_dice.ui.scorepad_board import SevenWondersDicePadBoard

        return SevenWondersDicePadBoard()

    @property
    def fields(self) -> tuple[str, ...]:
        return ("die", "space", "coins")

    def score(self, data: object) -> dict[str, object]:
        sheet = self.sheet(data)
        return {**{line.key: line.points for line in sheet}, "total": total(sheet)}

    def sheet(self, data: object) -> list[ScoreLine]:
        return marked(score_lines(read_city(data), 0), reconstructed_lines())

    def moves(self, data: object) -> Sequence[Sequence[int | str]]:
        """What the city can cross next and for how many coins: with the dice given, or else (die
        "-") every open space that it can pay, and the Wonder. Comparisons of the Guild Court are
        taken as for a player alone."""
        state = read_city(data)
        found: list[list[int | str]] = []
        for code in map(int, state.legal(0)):
            if code < CROSS_SPACE:
                die, space = divmod(code, SPACE_COUNT)
                price = state.price_of(0, die) + state.missing_for(0, space)
                found.append([DICE[die], SPACES[space], price])
            elif code < TAKE_BONUS:
                space = (code - CROSS_SPACE) % SPACE_COUNT
                found.append(["-", SPACES[space], state.missing_for(0, space)])
        if not cast(Data, data).get("dice"):
            found += self.without_dice(state)
        return sorted(found, key=lambda row: (str(row[0]), SPACES.index(str(row[1]))))

    def without_dice(self, state: SevenWondersDice) -> list[list[int | str]]:
        """Open spaces of all buildings but the Wonder that can be paid, whatever die is needed."""
        v, me = state.numbers(), int(layout.city(0))
        crossed = [one for n, one in enumerate(THINGS) if v[me + layout.CROSSED] >> n & 1]
        tracks = [
            track
            for building in printed_boards.buildings()
            if building != "wonder"
            for track in printed_boards.tracks(building)
        ]
        prices = {
            space: state.missing_for(0, SPACES.index(space))
            for space in printed_boards.opened(tracks, crossed)
        }
        coins = v[me + layout.COINS]
        return [["-", space, price] for space, price in prices.items() if price <= coins]

    def sheets(self, cities: list[object]) -> list[list[ScoreLine]]:
        """The sheets of the players of one game."""
        return [self.sheet(one) for one in cities]

    def rank(self, cities: list[object]) -> dict[str, object]:
        """More points, then more coins (SWD-11.4)."""
        check_count(cities, MOST_PLAYERS)
        results, answers = [], []
        for index, data in enumerate(cities):
            with naming(f"city {index}"):
                answer = self.score(data)
                state = read_city(data)
            answers.append(answer)
            coins = int(state.v[layout.city(0) + layout.COINS])
            results.append((cast(int, answer["total"]), coins))
        check_game(cast(list[Data], cities))
        return {"cities": answers, "places": places(results)}
