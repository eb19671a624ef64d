"""Cities of a physical game, given as JSON: how the score pad reads them.

    {"board": "giza", "crossed": ["wh_stone", "ag_11", "bw_attack_1"], "west": 2, "east": 0,
     "first_agora": false, "coins": 9, "dice": {"blue": [1, 0], "grey_2": [3, 2]}}

Everything may be left out (the board is then the first of the box). *crossed* are the ids of spaces
and bonus spaces, in any order; *west* and *east* are the points written down for attacks (without
them each attack counts as printed). *dice* are the face and the section of dice in the forum, for
the planner. Crosses out of order, and points that they cannot bring, are refused with a rule id.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from poleis.core.errors import BadPosition
from poleis.core.scorepad_input import Data, city_fields, list_at, shown, whole
from poleis.core.setup import Setup
from poleis.games.seven_wonders_dice.explain.printed_boards import (
    PrintedBoards,
    opened,
    printed_boards,
)
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.records import ACT

if TYPE_CHECKING:
    from poleis.games.seven_wonders_dice.game import SevenWondersDiceGame

FIELDS = {"name", "board", "crossed", "west", "east", "first_agora", "coins", "dice"}
MOST_ATTACK_POINTS = 99


class CityReader:
    """Reads cities of one edition; BadPosition says what does not fit."""

    def __init__(self, game: SevenWondersDiceGame) -> None:
        self.game = game
        self.edition: Edition = game.edition
        self.printed: PrintedBoards = printed_boards(game.edition)

    def read(self, data: object) -> SevenWondersDice:
        """A city as a position of one seat that may act."""
        fields = city_fields(data, FIELDS)
        board = self.board(fields)
        crossed = self.crossed(fields)
        state = self.game.new(Setup(self.game, 1))
        state.step, state.turn = ACT, 1
        city, edition = state.cities[0], self.edition
        start, most = int(edition.starting_coins), int(edition.capacity)
        city.board = edition.boards[edition.board_ids.index(board)]
        city.crossed = edition.set_named(crossed)
        city.coins = whole(fields.get("coins", start), "coins", 0, most)
        city.has_award = self.award(fields, crossed)
        city.west_points = self.attack_points(fields, "west", crossed)
        city.east_points = self.attack_points(fields, "east", crossed)
        city.take_picture()
        self.lay_out(fields, state)
        city.push(edition.turn_action)
        return state

    def board(self, data: Data) -> str:
        """The board of the city."""
        boards = self.edition.board_ids
        board = data.get("board", boards[0])
        if board not in boards:
            said = "board must be one of {boards}, not {value}"
            raise BadPosition.saying(
                "seven_wonders_dice-pad-boards", said, boards=", ".join(boards), value=shown(board)
            )
        return str(board)

    def crossed(self, data: Data) -> list[str]:
        """The crossed spaces: known, none twice, in an order that can have been."""
        crossed = cast(list[str], list_at(data, "crossed"))
        for one in crossed:
            if one not in self.edition.thing_ids:
                said = "crossed: there is no space {name}"
                raise BadPosition.saying("seven_wonders_dice-pad-space", said, name=shown(one))
        if len(set(crossed)) < len(crossed):
            said = "crossed: a space stands twice"
            raise BadPosition.saying("seven_wonders_dice-pad-twice", said)
        self.check_order(crossed)
        return crossed

    def check_order(self, crossed: list[str]) -> None:
        """BadPosition unless the spaces can have been crossed in some order."""
        bonuses = set(self.edition.bonus_ids)
        left = set(crossed) - bonuses
        done: set[str] = set()
        while new := opened(self.printed.all_tracks, done) & left:
            done |= new
            left -= new
        if left:
            first = min(left, key=self.edition.space_ids.index)
            said = "crossed: {space} stands before its turn (SWD-1.4)"
            raise BadPosition.saying("seven_wonders_dice-pad-order", said, space=first)
        if len(set(crossed) & bonuses) > len(self.printed.completed(crossed)):
            said = "crossed: more bonus spaces than buildings are complete (SWD-9.1)"
            raise BadPosition.saying("seven_wonders_dice-pad-bonuses", said)

    def attack_points(self, data: Data, key: str, crossed: list[str]) -> int:
        """Points written down in a barracks, at most those printed (SWD-8.4.3)."""
        barracks = f"barracks_{key}"
        printed = self.printed.attacks(barracks)
        attacks = [printed[one] for one in crossed if one in printed]
        facing = self.printed.defences(self.printed.opposite(barracks))
        points = whole(data.get(key, sum(attacks)), key, 0, MOST_ATTACK_POINTS)
        if not sum(max(0, attack - facing) for attack in attacks) <= points <= sum(attacks):
            said = "{key}: the attacks crossed cannot bring {points} points (SWD-8.4.3)"
            raise BadPosition.saying("seven_wonders_dice-pad-attacks", said, key=key, points=points)
        return points

    def has_agora(self, crossed: Sequence[str]) -> bool:
        """Whether the Agora is complete; the corner mark of the award is no space (SWD-8.2.5)."""
        return self.printed.is_complete("agora", crossed)

    def award(self, data: Data, crossed: list[str]) -> bool:
        """The award of the Agora, which must be complete (SWD-8.2.3)."""
        award = data.get("first_agora", False)
        if not isinstance(award, bool):
            said = "first_agora must be true or false, not {value}"
            raise BadPosition.saying("seven_wonders_dice-pad-yes-no", said, value=shown(award))
        if award and not self.has_agora(crossed):
            said = "first_agora: the Agora is not complete (SWD-8.2.3)"
            raise BadPosition.saying("seven_wonders_dice-pad-no-agora", said)
        return award

    def lay_out(self, data: Data, state: SevenWondersDice) -> None:
        """Put the dice into the forum."""
        dice = data.get("dice", {})
        most = int(self.edition.places)
        if not isinstance(dice, dict) or len(dice) > most:
            said = "dice must be an object with at most {most} dice, not {value}"
            raise BadPosition.saying(
                "seven_wonders_dice-pad-dice", said, most=most, value=shown(dice)
            )
        for die, lies in dice.items():
            face, section = self.lying(die, lies)
            state.forum.lay(self.edition.die_ids.index(die), face, section)

    def lying(self, die: str, lies: object) -> tuple[int, int]:
        """The face that a die shows, and its section of the forum."""
        if die not in self.edition.die_ids:
            said = "dice: there is no die {name}"
            raise BadPosition.saying("seven_wonders_dice-pad-die", said, name=shown(die))
        if (
            not isinstance(lies, list)
            or len(lies) != 2
            or not all(type(number) is int for number in lies)
        ):
            said = "dice: {die} must be [face, section], not {value}"
            raise BadPosition.saying(
                "seven_wonders_dice-pad-lies", said, die=die, value=shown(lies)
            )
        face, section = lies
        if not (1 <= face <= self.edition.faces and 0 <= section < len(self.edition.section_costs)):
            said = "dice: {die} cannot show face {face} in section {section}"
            raise BadPosition.saying(
                "seven_wonders_dice-pad-face", said, die=die, face=face, section=section
            )
        return face, section

    def check_game(self, cities: list[Data]) -> None:
        """BadPosition unless these can be the cities of one game: each has its own board (SWD-2.1),
        and where an Agora is complete, somebody completed it first. Who, or who did it in the same
        turn (SWD-8.2.4), cannot be seen in the cities. Each of them was read before."""
        boards = [self.board(city) for city in cities]
        if len(set(boards)) < len(boards):
            said = "no board is dealt twice (SWD-2.1)"
            raise BadPosition.saying("seven_wonders_dice-pad-dealt", said)
        complete = [str(n) for n, city in enumerate(cities) if self.has_agora(self.crossed(city))]
        if complete and not any(city.get("first_agora") for city in cities):
            said = (
                "the Agora is complete in city {cities}, and first_agora is true in none: "
                "who completed it first, or in the same turn as the first? (SWD-8.2.3, SWD-8.2.4)"
            )
            raise BadPosition.saying(
                "seven_wonders_dice-pad-first", said, cities=", ".join(complete)
            )
