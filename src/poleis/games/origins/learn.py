"""Origins for learners: what stands in a dump, and which actions can ever be asked for."""

from __future__ import annotations

from poleis.core.observation_spec import (
    Bits,
    Choice,
    Count,
    Fixed,
    Many,
    Packed,
    Row,
    Shape,
    row,
    several,
)
from poleis.games.origins.rules import actions, layout
from poleis.games.origins.rules.data import (
    BASES_IN_ALL,
    BORDERS_IN_ALL,
    CARDS,
    CITIZEN_DICE,
    GOLD_ON_CARD,
    IN_STACK,
    LAST_SPACE,
    MOST_SPEAKER,
    RIVAL_SPACE,
    TEMPLE_TOP,
    TILES,
    TOWER_DISCS,
    ZODIAC,
)

Fields = list[tuple[str, Shape]]

MANY = 10**6
"""More rounds, goods or points than a game can bring, as `loading` has it."""
SPAN = 160
CENTRE = SPAN // 2
FLAG = Bits(1)
DIE = Packed((("value", 8, Choice(0, 6)), ("colour", 8, Choice(0, 4))))
TILE = Choice(0, TILES)
AXIS = Count(0, SPAN - 1, 10, CENTRE)
PLACED = Packed((("face", 256, Bits(8)), ("y", SPAN, AXIS), ("x", SPAN, AXIS)))
DISTRICT = Packed(
    (("value", 8, Choice(0, 6)), ("colour", 8, Choice(0, 4)), ("y", SPAN, AXIS), ("x", SPAN, AXIS))
)
ROOM = (layout.HOME - layout.BLOCK, TILES + 2)
"""The most districts and tiles of a city."""


def shape(seats: int) -> Shape:
    """What stands in the dump of a position with so many seats."""
    frame = row(
        kind=Choice(1, layout.AFTER_ROUND),
        actor=Choice(-1, seats - 1),
        a=Bits(16, -1),
        b=Bits(16, -1),
        c=Bits(16, -1),
        d=Bits(16, -1),
    )
    districts, tiles = ROOM
    home = row(
        owned=Row(tuple(owned())),
        aside=Many(Bits(7), TILES),
        city=Many(PLACED, tiles),
        districts=Many(DISTRICT, districts),
    )
    return row(
        table=Row(tuple(table(seats))),
        frames=Many(frame, layout.FRAMES),
        homes=Row(tuple(several("home", seats, home))),
    )


def table(seats: int) -> Fields:
    """The numbers before DEPTH."""
    return [
        ("seats", Fixed(seats)),
        ("round", Count(0, MANY, 10)),
        ("first", Choice(0, seats - 1)),
        ("turn", Choice(0, seats - 1)),
        ("passed", Bits(seats)),
        ("spent", FLAG),
        ("lack", FLAG),
        ("rival", Count(0, int(max(RIVAL_SPACE)))),
        *several("ship", 5, Choice(1, 6)),
        *several("bonus", 5, Choice(0, 5)),
        *several("zodiac", 3, Choice(0, len(ZODIAC))),
        *several("holder", 3, Choice(0, seats)),
        ("zodiac_deck", Bits(len(ZODIAC))),
        ("bonus_deck", Bits(5)),
        *several("pool", 5, TILE),
        *several("top", 5, TILE),
        *several("deck", 5, Bits(int(IN_STACK))),
        *several("bottom", 5, Bits(60)),
        *several("citizen", 5, DIE),
        *several("reserve", 5, Count(0, int(CITIZEN_DICE))),
        *several("speaker", 4, Choice(0, int(MOST_SPEAKER))),
        *several("speaker_at", 4, Choice(0, layout.AT_SITE + 4)),
        *several("tower", 5, Count(0, int(TOWER_DISCS))),
        *several("card", 6, Choice(0, len(CARDS))),
        *several("card_gold", 6, Count(0, int(GOLD_ON_CARD))),
        ("card_deck", Bits(len(CARDS))),
        *several("offer", layout.OFFERED, DIE),
    ]


def owned() -> Fields:
    """The numbers of a home before TILES_BUILT."""
    return [
        *[(name, Count(0, MANY, 10)) for name in ("stone", "food", "wisdom", "gold")],
        ("tokens", Count(0, int(BORDERS_IN_ALL))),
        ("bases", Count(0, int(BASES_IN_ALL))),
        ("archon", Choice(0, 5)),
        *several("die", 6, DIE),
        *several("at", 6, Choice(0, 5)),
        *several("advisor", 5, Choice(0, 5)),
        ("advisors", Count(0, 5)),
        *several("height", 5, Count(0, int(TOWER_DISCS))),
        *several("temple", 3, Count(0, int(TEMPLE_TOP))),
        *several("temple_level", 3, Choice(0, 3)),
        ("military", Count(0, int(LAST_SPACE))),
        ("level", Choice(0, 3)),
        ("scored", Bits(6)),
        *several("points", layout.SOURCES, Count(0, MANY, 20)),
    ]


def reachable_actions() -> list[int]:
    """The codes that can be legal, ascending: of those with a cell, the ones a city can reach.

    Tiles share a side with the city (ORI-5.2), so a city of all tiles of the box reaches as many
    cells from palace and agora as there are tiles.
    """
    near = [
        cell
        for cell in range(SPAN * SPAN)
        if abs(cell // SPAN - CENTRE) + abs(cell % SPAN - CENTRE) <= TILES + 1
    ]
    found = list(range(actions.USE))
    found += [actions.USE + cell for cell in near]
    found += [actions.PLACE + cell for cell in near]
    found += [actions.CLOSE + cell * 6 + freeman for cell in near for freeman in range(6)]
    return found
