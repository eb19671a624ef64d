"""7 Wonders Dice for learners: what stands where in a dump."""

from __future__ import annotations

from poleis.core.observation_spec import Bits, Choice, Count, Fixed, Packed, Row, Shape, several
from poleis.games.seven_wonders_dice.effects.tables import STACK_SIZE
from poleis.games.seven_wonders_dice.explain import printed_boards
from poleis.games.seven_wonders_dice.rules import layout
from poleis.games.seven_wonders_dice.rules.data import (
    ALL,
    ALONE_TURNS,
    BOARDS,
    BUILDINGS,
    CAPACITY,
    DIE_COUNT,
    FACES,
    MOST_TURNS,
    PLACES,
    SECTIONS,
)

Fields = list[tuple[str, Shape]]

FLAG = Bits(1)
FRAME = Packed(
    (("kind", 8, Choice(0, 7)), ("b", 16, Bits(4)), ("a", 1, Bits(max(7, len(BUILDINGS)))))
)
"""What waits: `effects.frame`."""


def shape(seats: int) -> Shape:
    """What stands in the dump of a position with so many seats."""
    turns = int(ALONE_TURNS if seats == 1 else MOST_TURNS)
    fields: Fields = [
        ("seats", Fixed(seats)),
        ("step", Choice(0, layout.END)),
        ("turn", Count(0, turns, 20)),
        ("is_final", FLAG),
        ("next", Choice(0, max(seats, int(PLACES)))),
        ("awarded", FLAG),
        ("new_dice", Bits(DIE_COUNT)),
        ("is_revealed", FLAG),
        *several("forum", int(PLACES), Choice(0, DIE_COUNT - 1)),
        *several("face", DIE_COUNT, Choice(0, FACES)),
        *several("section", DIE_COUNT, Choice(0, SECTIONS - 1)),
    ]
    for seat in range(seats):
        fields += [(f"city.{seat}.{name}", item) for name, item in city()]
    return Row(tuple(fields))


def city() -> Fields:
    """A block of the vector: the city now, at the start of the turn, and what waits."""
    most = sum(space.attack or 0 for space in printed_boards.spaces(BOARDS[0]).values())
    picture: Fields = [
        ("crossed", Bits(ALL)),
        ("coins", Count(0, int(CAPACITY))),
        ("west", Count(0, most)),
        ("east", Count(0, most)),
    ]
    return [
        ("board", Choice(0, len(BOARDS))),
        *picture,
        ("award", FLAG),
        *[(f"before.{name}", item) for name, item in picture],
        ("depth", Count(0, STACK_SIZE)),
        *several("stack", STACK_SIZE, FRAME),
    ]
