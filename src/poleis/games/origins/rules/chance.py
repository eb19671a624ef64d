"""Chance during the game: tiles turned up, dice rolled, the solo player's kept card (ORI-1.12)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from poleis.core.luck import Luck
from poleis.core.sets import bit, lowest, member, size
from poleis.core.state import CHANCE
from poleis.games.origins.rules.dice import die_colour, die_of, die_value
from poleis.games.origins.rules.home import NOTHING, TEMPLES
from poleis.games.origins.rules.pending import Pending, pending_row
from poleis.games.origins.rules.records import Position

WITHOUT_SIX: Final = 31
"""The values of citizens as they are rolled, as a set: sixes are rolled again."""


@mypyc_attr(acyclic=True)
class ChanceEvent(Pending):
    """Something that chance decides: outcomes that follow each other, all as likely."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def first(self, table: Position) -> i64:
        """The code of the outcome number 0."""
        raise NotImplementedError

    def possible(self, table: Position) -> i64:
        """The numbers of the outcomes that can happen, as a set."""
        raise NotImplementedError

    def legal(self, table: Position) -> vec[i64]:
        return vec[i64]()

    def chance(self, table: Position) -> list[tuple[int, int]]:
        first = self.first(table)
        left = self.possible(table)
        found: list[tuple[int, int]] = []
        while left != 0:
            found.append((first + lowest(left), 1))
            left &= left - 1
        return found

    def roll(self, table: Position, luck: Luck) -> i64:
        possible = self.possible(table)
        return self.first(table) + member(possible, luck.below(size(possible)))


@mypyc_attr(acyclic=True)
class SpeakerDice(ChanceEvent):
    """A speaker die is rolled; its faces are not all different (ORI-1.3)."""

    def chance(self, table: Position) -> list[tuple[int, int]]:
        edition = table.edition
        faces = [int(face) for face in edition.speaker_faces]
        return [
            (int(edition.outcomes.roll.code(value - 1)), faces.count(value))
            for value in sorted(set(faces))
        ]

    def roll(self, table: Position, luck: Luck) -> i64:
        faces = table.edition.speaker_faces
        return table.edition.outcomes.roll.code(faces[luck.below(len(faces))] - 1)


@final
@mypyc_attr(acyclic=True)
class TileTurn(ChanceEvent):
    """The next tile of a stack is turned up (ORI-10.4)."""

    def __init__(self, colour: i64) -> None:
        super().__init__()
        self.colour = colour

    def copy(self) -> TileTurn:
        return TileTurn(self.colour)

    def dump(self) -> list[object]:
        return pending_row("tile_turn", self.actor, colour=self.colour)

    def first(self, table: Position) -> i64:
        return table.edition.outcomes.tile.code(self.colour * table.edition.stack_size)

    def possible(self, table: Position) -> i64:
        return table.buildings.stacks[self.colour]

    def decide(self, table: Position, action: i64) -> None:
        table.pop()
        tile = table.edition.outcomes.tile.first_arg(action)
        see_tile(table, tile)
        table.buildings.tops[self.colour] = tile


@final
@mypyc_attr(acyclic=True)
class CitizenRoll(ChanceEvent):
    """A die of this colour is rolled for the citizen pool (ORI-12.2)."""

    def __init__(self, colour: i64) -> None:
        super().__init__()
        self.colour = colour

    def copy(self) -> CitizenRoll:
        return CitizenRoll(self.colour)

    def dump(self) -> list[object]:
        return pending_row("citizen_roll", self.actor, colour=self.colour)

    def first(self, table: Position) -> i64:
        return table.edition.outcomes.roll.first

    def possible(self, table: Position) -> i64:
        return WITHOUT_SIX

    def decide(self, table: Position, action: i64) -> None:
        """The die goes to the right end; before the first round to its place (ORI-2.5)."""
        table.pop()
        citizens = table.citizens
        citizens.reserve[self.colour] -= 1
        value = table.edition.outcomes.roll.first_arg(action) + 1
        citizens.dice = append(citizens.dice, die_of(self.colour, value))
        if table.round == 0:
            sort_citizens(table)


@final
@mypyc_attr(acyclic=True)
class SpeakerReroll(SpeakerDice):
    """A speaker that showed its highest value is rolled again (ORI-18.1)."""

    def __init__(self, speaker: i64) -> None:
        super().__init__()
        self.speaker = speaker

    def copy(self) -> SpeakerReroll:
        return SpeakerReroll(self.speaker)

    def dump(self) -> list[object]:
        return pending_row("speaker_reroll", self.actor, count=self.speaker)

    def decide(self, table: Position, action: i64) -> None:
        table.pop()
        table.speakers.values[self.speaker] = table.edition.outcomes.roll.first_arg(action) + 1


@final
@mypyc_attr(acyclic=True)
class KeptCard(ChanceEvent):
    """Chance says which zodiac card a solo player keeps (ORI-21.7)."""

    def copy(self) -> KeptCard:
        return KeptCard()

    def dump(self) -> list[object]:
        return pending_row("kept_card", self.actor)

    def first(self, table: Position) -> i64:
        return table.edition.outcomes.keep.first

    def possible(self, table: Position) -> i64:
        held: i64 = 0
        for temple in range(i64(TEMPLES)):
            if table.temples.holders[temple] != NOTHING:
                held |= bit(table.temples.cards[temple])
        return held

    def decide(self, table: Position, action: i64) -> None:
        table.pop()
        kept = table.edition.outcomes.keep.first_arg(action)
        for temple in range(i64(TEMPLES)):
            if table.temples.cards[temple] != kept:
                table.temples.holders[temple] = NOTHING


def see_tile(table: Position, tile: i64) -> None:
    """A tile is no longer among those whose order nobody knows."""
    size_of_stack = table.edition.stack_size
    table.buildings.stacks[tile // size_of_stack] &= ~bit(tile % size_of_stack)


def sort_citizens(table: Position) -> None:
    """Move the die laid last to its place: ascending; of equals the one whose colour lies lower
    in the building pool is further left (ORI-2.5)."""
    dice = table.citizens.dice
    i: i64 = len(dice) - 1
    while i > 0 and comes_before(table, dice[i], dice[i - 1]):
        die = dice[i]
        dice[i] = dice[i - 1]
        dice[i - 1] = die
        i -= 1


def comes_before(table: Position, die: i64, other: i64) -> bool:
    if die_value(die) != die_value(other):
        return die_value(die) < die_value(other)
    return slot_of_colour(table, die_colour(die)) > slot_of_colour(table, die_colour(other))


def slot_of_colour(table: Position, colour: i64) -> i64:
    """The slot of the pool in which the tile of a colour lies."""
    slot: i64 = 0
    while table.edition.tile_colour(table.buildings.slots[slot]) != colour:
        slot += 1
    return slot
