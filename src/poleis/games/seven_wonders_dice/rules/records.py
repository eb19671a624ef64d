"""The records of a position of 7 Wonders Dice: cities, the forum, what waits for a decision.

Everything is open to all but what seats have done in the running turn (SWD-12.2). Therefore a city
keeps a picture of itself from the start of the turn (SWD-1.7).
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.sets import size
from poleis.core.setup import Setup
from poleis.core.state import State
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.effect import Effect
from poleis.games.seven_wonders_dice.rules.printed import NO_BOARD, Board

# ---- steps of a turn

DEAL: Final = 0
MIX: Final = 1
ACT: Final = 2
EXCHANGE: Final = 3
END: Final = 4
STEPS: Final = ("deal", "mix", "act", "exchange", "end")


# ---- what lies before a seat


@final
@mypyc_attr(acyclic=True)
class Picture:
    """A city at the start of the turn (SWD-1.7). It is replaced and never changed."""

    def __init__(self, crossed: i64, coins: i64, west_points: i64, east_points: i64) -> None:
        self.crossed = crossed
        self.coins = coins
        self.west_points = west_points
        self.east_points = east_points

    def dump(self) -> list[object]:
        return [int(self.crossed), int(self.coins), int(self.west_points), int(self.east_points)]


@final
@mypyc_attr(acyclic=True)
class Pending:
    """An effect that waits for its seat, and what waits below it. It is never changed, so copies
    of a city share it."""

    def __init__(self, effect: i64, left: i64, below: Pending | None) -> None:
        self.effect = effect
        """The number of the effect."""
        self.left = left
        """How often it may still be used."""
        self.below = below

    def dump(self) -> list[object]:
        return [int(self.effect), int(self.left)]


@final
@mypyc_attr(acyclic=True)
class City:
    """What lies before a seat: its board, what is crossed and written on it, and what waits."""

    def __init__(
        self,
        board: Board,
        crossed: i64,
        coins: i64,
        west_points: i64,
        east_points: i64,
        has_award: bool,
        before: Picture,
        pending: Pending | None,
    ) -> None:
        self.board = board
        self.crossed: i64 = crossed
        """All that was crossed, bonus spaces included, as a set."""
        self.coins: i64 = coins
        self.west_points: i64 = west_points
        """Points written down for attacks from the west barracks (SWD-8.4.3)."""
        self.east_points: i64 = east_points
        self.has_award = has_award
        """Whether the seat has the award of the Agora (SWD-8.2.3)."""
        self.before: Picture = before
        """The city at the start of the turn."""
        self.pending = pending
        """What the seat has to decide next; None: it has finished its turn."""

    def copy(self) -> City:
        return City(
            self.board,
            self.crossed,
            self.coins,
            self.west_points,
            self.east_points,
            self.has_award,
            self.before,
            self.pending,
        )

    def dump(self) -> list[object]:
        return [
            int(self.board.number),
            int(self.crossed),
            int(self.coins),
            int(self.west_points),
            int(self.east_points),
            int(self.has_award),
            self.before.dump(),
            [one.dump() for one in self.waiting()],
        ]

    def has_board(self) -> bool:
        return self.board.number != NO_BOARD

    # ---- the picture of the start of the turn (SWD-1.7)

    def take_picture(self) -> None:
        """Remember the city at the start of a turn."""
        self.before = Picture(self.crossed, self.coins, self.west_points, self.east_points)

    def show_picture(self) -> None:
        """Put the city back to how it was at the start of the turn."""
        before = self.before
        self.crossed = before.crossed
        self.coins = before.coins
        self.west_points = before.west_points
        self.east_points = before.east_points

    def is_as_before(self) -> bool:
        """Whether nothing has changed in this turn."""
        before = self.before
        return (
            self.crossed == before.crossed
            and self.coins == before.coins
            and self.west_points == before.west_points
            and self.east_points == before.east_points
        )

    # ---- materials and coins (SWD-6)

    def materials(self) -> i64:
        """What the Warehouse produces in every action (SWD-6.1)."""
        return size(self.crossed & self.board.warehouse)

    def missing(self, space: i64) -> i64:
        """Coins for the materials of a space that are not produced (SWD-6.2)."""
        lack = self.board.costs[space] - self.materials()
        return lack if lack > 0 else 0

    def payable(self) -> i64:
        """The spaces whose materials are produced or can be replaced by coins (SWD-6.2)."""
        return self.board.payable(self.materials() + self.coins)

    def receive(self, coins: i64) -> None:
        """Add coins; those beyond the capacity of the Treasury are lost (SWD-6.9)."""
        self.coins = min(self.coins + coins, self.board.capacity)

    def purse(self, colour: i64) -> i64:
        """The coins after the choice of a die of this colour (SWD-6.5, SWD-6.10)."""
        board = self.board
        if board.paying[colour] & self.crossed == 0:
            return self.coins
        return min(self.coins + board.coins_on_die[colour].total(self.crossed), board.capacity)

    def has_unlocked(self, die: i64) -> bool:
        """Whether the seat may use a special die (SWD-8.5.2)."""
        return self.board.unlocking[die] & self.crossed != 0

    # ---- what waits for a decision

    def push(self, effect: Effect, left: i64 = 1) -> None:
        """Let an effect wait above the others."""
        self.pending = Pending(effect.number, left, self.pending)

    def has_finished(self) -> bool:
        """Whether nothing is left to do for its seat in this turn."""
        return self.pending is None

    def waiting(self) -> list[Pending]:
        """All that waits, the next one last."""
        found: list[Pending] = []
        one = self.pending
        while one is not None:
            found.append(one)
            one = one.below
        found.reverse()
        return found


# ---- what is common


@final
@mypyc_attr(acyclic=True)
class Forum:
    """The dice: which lie in the forum, and what they show."""

    def __init__(self, dice: vec[i64], faces: vec[i64], sections: vec[i64], new_dice: i64) -> None:
        self.dice = dice
        """The dice in the forum, in the order in which they are rolled (SWD-4.3)."""
        self.faces = faces
        """The face of every die, from 1 on; 0: not rolled, or not in the forum."""
        self.sections = sections
        """The section of every die."""
        self.new_dice = new_dice
        """Special dice that wait for their exchange (SWD-8.5.9), a set."""

    def copy(self) -> Forum:
        return Forum(self.dice[:], self.faces[:], self.sections[:], self.new_dice)

    def dump(self) -> list[object]:
        return [
            [int(die) for die in self.dice],
            [int(face) for face in self.faces],
            [int(section) for section in self.sections],
            int(self.new_dice),
        ]

    def clear(self) -> None:
        """Take up all dice (SWD-4.1)."""
        faces, sections = self.faces, self.sections
        for die in range(i64(len(faces))):
            faces[die] = 0
            sections[die] = 0

    def lift(self, die: i64) -> None:
        """Take up one die."""
        self.faces[die] = 0
        self.sections[die] = 0

    def lay(self, die: i64, face: i64, section: i64) -> None:
        """Let a die show a face in a section."""
        self.faces[die] = face
        self.sections[die] = section

    def is_rolled(self, die: i64) -> bool:
        """Whether a die lies in the forum and shows a face."""
        return self.faces[die] != 0

    def replace(self, place: i64, die: i64) -> None:
        """Put a die into a place of the forum."""
        self.dice[place] = die


class Position(State):
    """The whole table. `position.SevenWondersDice` adds the contract of a State."""

    def __init__(
        self,
        setup: Setup,
        edition: Edition,
        cities: list[City],
        forum: Forum,
        step: i64,
        turn: i64,
        is_final: bool,
        next_seat: i64,
        next_place: i64,
        is_awarded: bool,
        is_revealed: bool,
    ) -> None:
        self.setup = setup
        self.edition = edition
        self.cities = cities
        self.forum = forum
        self.step = step
        self.turn = turn
        """The number of the turn, from 1; 0 before the first."""
        self.is_final = is_final
        """Whether this turn is the final one (SWD-10.2)."""
        self.next_seat = next_seat
        """The seat that receives the next board; 0 when all are dealt."""
        self.next_place = next_place
        """The place of the forum whose die is rolled next; 0 when all are rolled."""
        self.is_awarded = is_awarded
        """Whether the award of the Agora has been given (SWD-8.2.4)."""
        self.is_revealed = is_revealed
        """Whether the decisions of the turn are shown to all, as in a review of a finished turn."""

    def seats(self) -> i64:
        return len(self.cities)

    def left_of(self, seat: i64) -> City:
        """The left neighbour, who sits at the next seat (SWD-8.4.1)."""
        return self.cities[(seat + 1) % len(self.cities)]

    def right_of(self, seat: i64) -> City:
        return self.cities[(seat + len(self.cities) - 1) % len(self.cities)]

    def dump(self) -> list[object]:
        return [
            int(self.step),
            int(self.turn),
            int(self.is_final),
            int(self.next_seat),
            int(self.next_place),
            int(self.is_awarded),
            int(self.is_revealed),
            self.forum.dump(),
            [city.dump() for city in self.cities],
        ]


# ---- records from dumps that are trusted


def read_city(edition: Edition, dump: list[Any]) -> City:
    """The city that was dumped."""
    board, crossed, coins, west_points, east_points, has_award, before, pending = dump
    city = City(
        edition.no_board if board == NO_BOARD else edition.boards[board],
        crossed,
        coins,
        west_points,
        east_points,
        has_award != 0,
        Picture(before[0], before[1], before[2], before[3]),
        None,
    )
    for effect, left in pending:
        city.pending = Pending(effect, left, city.pending)
    return city


def read_forum(dump: list[Any]) -> Forum:
    """The forum that was dumped."""
    dice, faces, sections, new_dice = dump
    return Forum(vec[i64](dice), vec[i64](faces), vec[i64](sections), new_dice)
