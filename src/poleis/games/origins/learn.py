"""Origins for learners: what stands in a dump, and which actions can ever be asked for."""

from __future__ import annotations

from collections.abc import Iterable

from poleis.core.observation_spec import Bits, Choice, Count, Fixed, Many, Packed, Row, Shape, row
from poleis.games.origins.rules.actions import PURPOSES, worker_names
from poleis.games.origins.rules.city import CORNERS, REACH, RIGHT, cell_at
from poleis.games.origins.rules.dice import SIX
from poleis.games.origins.rules.edition import MOST_SEATS, RESOURCES, Edition
from poleis.games.origins.rules.home import NOTHING, SOURCES, TEMPLES
from poleis.games.origins.rules.pending import KINDS
from poleis.games.origins.rules.records import AT_SITE

MANY = 10**6
"""More rounds, goods or points than a game can bring."""
DEPTH = 18
"""The most pending records: those of the set-up."""
FLAG = Bits(1)
VALUES = 8
"""A die is its colour times this number, plus its value."""


def shape(edition: Edition, seats: int) -> Shape:
    """What stands in the dump of a position with so many seats."""
    rounds = Count(0, MANY, 10) if seats > 1 else Count(0, int(edition.solo_rounds))
    rivals = Fixed(0) if seats > 1 else Count(0, int(max(edition.rival_space)))
    colours = edition.colours
    discs = Count(0, int(edition.tower_discs))
    offered = len(colours) * (int(edition.draft_dice) if seats > 1 else 1)
    return row(
        round=rounds,
        first=Choice(0, seats - 1),
        turn=Choice(0, seats - 1),
        passed=Bits(seats),
        has_spent=FLAG if seats > 1 else Fixed(0),
        rival=rivals,
        sites=sites_shape(edition),
        buildings=buildings_shape(edition),
        citizens=citizens_shape(edition, seats),
        speakers=speakers_shape(edition, seats),
        tower_pool=each(colours, discs),
        cards=cards_shape(edition, seats),
        temples=temples_shape(edition, seats),
        offer=Many(die(edition, 0), offered),
        pending=Many(pending_shape(edition, seats), DEPTH),
        homes=numbered(seats, home_shape(edition, seats), start=0),
    )


# ---- leaves and rows


def each(names: Iterable[str], item: Shape) -> Row:
    """A row with a field of one shape for each name."""
    return Row(tuple((name, item) for name in names))


def numbered(count: int, item: Shape, start: int = 1) -> Row:
    """A row with so many fields of one shape."""
    return each([str(start + i) for i in range(count)], item)


def named(words: tuple[str, ...]) -> Choice:
    """One of some things with names."""
    return Choice(0, len(words) - 1, words=words)


def named_or(nothing: str, words: tuple[str, ...]) -> Choice:
    """One of some things with names, or NOTHING."""
    return Choice(NOTHING, len(words) - 1, words=(nothing, *words))


def die(edition: Edition, least: int) -> Packed:
    """A citizen die; its value is at least *least*, 0 for places that may be empty."""
    colour = named(edition.colours)
    return Packed((("value", VALUES, Choice(least, SIX)), ("colour", VALUES, colour)))


def cell(edition: Edition) -> Packed:
    """A cell that a city of all tiles can reach."""
    far = int(edition.palace) + 1
    axis = Count(REACH - far, REACH + far, 10, REACH)
    return Packed((("y", RIGHT, axis), ("x", RIGHT, axis)))


def one_of_many(names: tuple[str, ...]) -> Bits:
    """One of some things with names, in a list that may hold all of them."""
    return Bits((len(names) - 1).bit_length(), values=names)


def faces(edition: Edition) -> tuple[str, ...]:
    """What can lie in a cell: tiles, agora, palace, and the tiles as farms."""
    farms = tuple(f"farm-{name}" for name in edition.tile_names)
    return (*edition.tile_names, "agora", "palace", *farms)


def site_names(edition: Edition) -> tuple[str, ...]:
    return tuple(f"site{number + 1}" for number in range(int(edition.sites)))


def seat_names(seats: int) -> tuple[str, ...]:
    return tuple(f"seat{seat}" for seat in range(seats))


# ---- the common board


def sites_shape(edition: Edition) -> Row:
    sites = int(edition.sites)
    return row(
        ships=numbered(sites, Choice(1, SIX)),
        tokens=Many(named(edition.colours), sites),
        deck=Bits(len(edition.colours), words=edition.colours),
    )


def buildings_shape(edition: Edition) -> Row:
    tile, size = named_or("none", edition.tile_names), int(edition.stack_size)
    stacks = tuple(
        (name, Bits(size, words=edition.tile_names[size * i : size * (i + 1)]))
        for i, name in enumerate(edition.colours)
    )
    return row(
        slots=numbered(len(edition.tile_price), tile),
        tops=each(edition.colours, tile),
        stacks=Row(stacks),
        under=Many(one_of_many(edition.tile_names), int(edition.tiles)),
    )


def citizens_shape(edition: Edition, seats: int) -> Row:
    return row(
        dice=Many(die(edition, 1), len(edition.citizen_price)),
        reserve=each(edition.colours, Count(0, int(edition.dice[seats]))),
        has_failed=FLAG,
    )


def speakers_shape(edition: Edition, seats: int) -> Row:
    faces = [int(face) for face in edition.speaker_faces]
    places = named(("pool", *seat_names(MOST_SEATS), *site_names(edition)))
    assert places.high == AT_SITE + edition.sites - 1
    count = int(edition.speakers[seats])
    return row(
        values=Many(Choice(min(faces), max(faces)), count),
        places=Many(places, count),
    )


def cards_shape(edition: Edition, seats: int) -> Row:
    count = int(edition.cards_shown[seats])
    return row(
        shown=Many(named(edition.card_names), count),
        gold=Many(Count(0, int(edition.card_gold)), count),
        deck=Bits(len(edition.card_names), words=edition.card_names),
    )


def temples_shape(edition: Edition, seats: int) -> Row:
    return row(
        cards=Many(named(edition.zodiac_names), TEMPLES),
        holders=each(edition.temple_names, named_or("none", seat_names(seats))),
        deck=Bits(len(edition.zodiac_names), words=edition.zodiac_names),
    )


def pending_shape(edition: Edition, seats: int) -> Row:
    """A pending record: see PENDING_FIELDS."""
    effects = tuple(effect.name for effect in edition.effects)
    longest = max(len(effect.words) for effect in edition.effects)
    return row(
        kind=named(KINDS),
        actor=Choice(-1, seats - 1, words=("chance", *seat_names(seats))),
        count=Bits(10),
        colour=named_or("none", edition.colours),
        done=Bits(3),
        site=named_or("none", site_names(edition)),
        worker=named_or("none", worker_names(edition)),
        tile=named_or("none", edition.tile_names),
        purpose=named_or("none", PURPOSES),
        from_pool=FLAG,
        cell=Bits(15, NOTHING),
        corners=Bits(CORNERS),
        cards=Bits(int(edition.most_cards_shown)),
        effect=named_or("none", effects),
        step=Choice(0, longest),
        subject=Bits(15, NOTHING),
        temple=named_or("none", edition.temple_names),
    )


# ---- what a seat owns


def home_shape(edition: Edition, seats: int) -> Row:
    bases, colours, tiles = int(edition.bases), edition.colours, int(edition.tiles)
    discs = Count(int(edition.tower_start), int(edition.tower_discs))
    temples = tuple((name, Count(0, int(edition.temple_top))) for name in edition.temple_names)
    tile, face = one_of_many(edition.tile_names), one_of_many(faces(edition))
    closed = int(edition.dice[seats]) * len(colours)
    return row(
        stock=each(RESOURCES, Count(0, MANY, 10)),
        tokens=Count(0, int(edition.border_count)),
        bases=Count(int(edition.ready_bases), bases),
        archon=named_or("home", site_names(edition)),
        freemen=numbered(bases, die(edition, 0)),
        sites=numbered(bases, named_or("home", site_names(edition))),
        advisors=Many(named(colours), len(colours)),
        towers=each(colours, discs),
        spaces=Row((*temples, ("military", Count(0, int(edition.last_space))))),
        levels=each((*edition.temple_names, "military"), Choice(0, seats - 1)),
        scored=Bits(int(edition.most_cards_shown)),
        points=each(SOURCES, Count(0, MANY, 20)),
        aside=Many(tile, tiles),
        tiles=Many(row(cell=cell(edition), face=face), tiles + 2),
        seats=Many(row(district=cell(edition), die=die(edition, 1)), closed),
    )


# ---- actions


def reachable_actions(edition: Edition) -> list[int]:
    """The codes that can be legal, ascending: of those with a cell, the ones a city can reach.

    Tiles share a side with the city (ORI-5.2), so a city of all tiles of the box reaches as many
    cells from palace and agora as there are tiles.
    """
    far, actions = int(edition.tiles) + 1, edition.actions
    near = [
        cell_at(x, y)
        for x in range(-far, far + 1)
        for y in range(-far, far + 1)
        if abs(x) + abs(y) <= far
    ]
    found = list(range(int(actions.use.first)))
    found += [int(actions.use.code(cell)) for cell in near]
    found += [int(actions.place.code(cell)) for cell in near]
    bases = range(int(edition.bases))
    found += [int(actions.close.code(cell, base)) for cell in near for base in bases]
    return found
