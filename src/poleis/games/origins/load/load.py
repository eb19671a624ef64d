"""Reading a dumped position of Origins back, with every number checked.

A position that passes can be played on: pieces are where they can be and none is lost, the city
hangs together, and the stack of pending decisions is one that play can go on from.
"""

from __future__ import annotations

from typing import cast

from poleis.games.origins.load.census import homes, pieces
from poleis.games.origins.load.check_stack import check_frames
from poleis.games.origins.rules import layout
from poleis.games.origins.rules.data import (
    AGORA,
    BASES_IN_ALL,
    BORDERS_IN_ALL,
    CARDS,
    CARDS_SHOWN,
    DICE,
    FIRST_HEIGHT,
    GOLD_ON_CARD,
    IN_STACK,
    LAST_SPACE,
    MOST_SPEAKER,
    PALACE,
    READY_BASES,
    RIVAL_SPACE,
    SOLO_ROUNDS,
    SPEAKER_FACES,
    SPEAKERS,
    TEMPLE_TOP,
    TILES,
    TOWER_DISCS,
    ZODIAC,
)
from poleis.games.origins.rules.layout import FRAMES, HOME, HOMES, Numbers
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.position_builder import build_city, put

MANY = 10**6
SPAN = 160
EDGE = 77


def check(holds: object, what: str) -> None:
    """BadPosition is made of ValueError where the game is known."""
    if not holds:
        raise ValueError(what)


def numbers(value: object, most: int | None = None) -> list[int]:
    """A list of whole numbers."""
    check(isinstance(value, list), "a list was expected")
    found = cast(list[object], value)
    check(most is None or len(found) <= most, "a list is too long")
    check(all(type(n) is int for n in found), "a whole number was expected")
    return cast(list[int], found)


def within(values: Numbers, low: int, high: int, what: str) -> None:
    check(all(low <= value <= high for value in values), what)


def load(state: Origins, dump: object) -> Origins:
    """Fill a new position with what was dumped; ValueError says what does not fit."""
    check(isinstance(dump, list) and len(dump) == 3, "three lists were expected")
    table, frames, seats = cast(list[object], dump)
    new = state.numbers()
    read = numbers(table)
    check(len(read) == layout.DEPTH, "the table has another size")
    check(read[layout.SEATS] == new[layout.SEATS], "another number of seats")
    check_table(read)
    stack = [numbers(frame) for frame in cast(list[object], frames)]
    check(isinstance(frames, list) and len(stack) <= FRAMES, "too many frames")
    check(all(len(frame) == layout.FRAME for frame in stack), "a frame has another size")
    flat = [n for frame in stack for n in frame]
    within(flat, -1, 2**31, "a frame has a number that is too large")
    put(state, 0, [*read, len(stack), *flat, *[0] * (HOMES - layout.STACK - len(flat))])
    check(isinstance(seats, list) and len(cast(list[object], seats)) == read[0], "other homes")
    for seat, home in enumerate(cast(list[object], seats)):
        load_home(state, seat, home)
    v = state.numbers()
    check_between(v)
    check(pieces(new) == pieces(v), "pieces are missing or too many")
    check_frames(state)
    return state


def check_table(v: list[int]) -> None:
    """Each number of the table by itself."""
    seats = v[layout.SEATS]
    within([v[layout.ROUND]], 0, MANY if seats > 1 else int(SOLO_ROUNDS), "round")
    within([v[layout.FIRST], v[layout.TURN]], 0, seats - 1, "seat")
    within([v[layout.PASSED]], 0, (1 << seats) - 1, "passed")
    within([v[layout.SPENT], v[layout.LACK]], 0, 1, "flag")
    check(seats > 1 or v[layout.SPENT] == 0, "alone no token is spent for an action")
    within([v[layout.RIVAL]], 0, int(max(RIVAL_SPACE)) if seats == 1 else 0, "rival")
    within(v[layout.SHIP : layout.SHIP + 5], 1, 6, "ship")
    within(v[layout.BONUS : layout.BONUS + 5], 0, 5, "bonus token")
    within(v[layout.ZODIAC_AT : layout.ZODIAC_AT + 3], 0, len(ZODIAC), "zodiac card")
    within(v[layout.HOLDER : layout.HOLDER + 3], 0, seats, "holder")
    within([v[layout.ZODIAC_DECK]], 0, (1 << len(ZODIAC)) - 1, "zodiac deck")
    within([v[layout.BONUS_DECK]], 0, 31, "bonus deck")
    within(v[layout.POOL : layout.POOL + 10], 0, TILES, "tile")
    within(v[layout.DECK : layout.DECK + 5], 0, (1 << IN_STACK) - 1, "stack")
    within(v[layout.BOTTOM : layout.BOTTOM + 5], 0, (1 << 60) - 1, "bottom of a stack")
    for die in v[layout.CITIZEN : layout.CITIZEN + 5]:
        check_die(die)
    within(v[layout.RESERVE : layout.RESERVE + 5], 0, int(DICE[seats]), "reserve")
    within(v[layout.TOWER : layout.TOWER + 5], 0, int(TOWER_DISCS), "tower pool")
    within(v[layout.CARD : layout.CARD + 6], 0, len(CARDS), "district card")
    within(v[layout.CARD_GOLD : layout.CARD_GOLD + 6], 0, int(GOLD_ON_CARD), "gold on a card")
    within([v[layout.CARD_DECK]], 0, (1 << len(CARDS)) - 1, "card deck")
    for die in v[layout.OFFER : layout.OFFER + layout.OFFERED]:
        check_die(die)
    check_rows(v)
    check_speakers(v)


def check_die(die: int, least: int = 0) -> None:
    """Nothing, or a colour and a value from 1 to 6."""
    check((die == 0 and least == 0) or (0 <= die >> 3 <= 4 and 1 <= die & 7 <= 6), "die")


def check_rows(v: list[int]) -> None:
    """Things lie without gaps, and tiles in the stacks of their colours."""
    shown = int(CARDS_SHOWN[v[layout.SEATS]])
    for place, size in ((layout.CITIZEN, 5), (layout.CARD, 6), (layout.BONUS, 5),
                        (layout.ZODIAC_AT, 3)):  # fmt: skip
        row = [n != 0 for n in v[place : place + size]]
        check(row == sorted(row, reverse=True), "a row has a gap")
    check(not any(v[layout.CARD + shown : layout.CARD + 6]), "too many district cards")
    for slot in range(6):
        check(v[layout.CARD + slot] or not v[layout.CARD_GOLD + slot], "gold on no card")
    for colour in range(5):
        top, under = v[layout.TOP + colour], v[layout.BOTTOM + colour]
        check(top == 0 or (top - 1) // IN_STACK == colour, "a tile tops another stack")
        while under:
            check(under & 15, "a stack has a gap")
            under >>= 4
    for temple in range(3):
        check(v[layout.ZODIAC_AT + temple] or not v[layout.HOLDER + temple], "no card to hold")


def check_speakers(v: list[int]) -> None:
    """As many as the game has, each showing one of its faces."""
    places = {0, layout.IN_POOL}
    places |= {layout.HELD + seat for seat in range(v[layout.SEATS])}
    places |= {layout.AT_SITE + site for site in range(5)}
    for k in range(4):
        value, place = v[layout.SPEAKER + k], v[layout.SPEAKER_AT + k]
        check(place in places, "a speaker is nowhere")
        is_face = min(SPEAKER_FACES) <= value <= MOST_SPEAKER
        check((value == 0) == (place == 0) and (value == 0 or is_face), "speaker")
        check(value == 0 or k < SPEAKERS[v[layout.SEATS]], "too many speakers")


# ---- homes


def load_home(state: Origins, seat: int, value: object) -> None:
    """What a seat owns; the city is built again, so that what follows from it is right."""
    check(isinstance(value, list) and len(value) == 4, "a home has four parts")
    owned, aside, city, seats = (numbers(part) for part in cast(list[object], value))
    check(len(owned) == layout.TILES_BUILT, "a home has another size")
    check_owned(owned)
    check(len(aside) <= TILES and len(city) <= TILES + 2, "too many tiles")
    within(aside, 1, TILES, "a tile set aside")
    me = HOMES + HOME * seat
    put(state, me, [*owned, *[0] * (HOME - len(owned))])
    put(state, me + layout.ASIDE, [len(aside), *aside])
    for number in city:
        check(number >= 0, "a tile of a city")
        face, cell = number & 255, number >> 8
        x, y = cell // SPAN - 80, cell % SPAN - 80
        check(abs(x) <= EDGE and abs(y) <= EDGE, "a tile beyond the ground")
        check(face <= PALACE or layout.FARM <= face < layout.FARM + TILES, "a tile of a city")
    check([PALACE, AGORA] == [n & 255 for n in city[:2]], "palace and agora are first")
    check([12880, 12881] == [n >> 8 for n in city[:2]], "palace and agora have their places")
    check(not any(n & 255 in (PALACE, AGORA) for n in city[2:]), "palace or agora twice")
    check(build_city(state, seat, city, seats), "the city does not hang together")


def check_owned(owned: list[int]) -> None:
    """Each number of a home by itself."""
    within(owned[: layout.TOKENS], 0, MANY, "resource")
    within([owned[layout.TOKENS]], 0, int(BORDERS_IN_ALL), "superiority tokens")
    within([owned[layout.BASES]], int(READY_BASES), BASES_IN_ALL, "bases")
    within([owned[layout.ARCHON]], 0, 5, "archon")
    dice = owned[layout.DIE : layout.DIE + 6]
    sites = owned[layout.AT : layout.AT + 6]
    for base, die in enumerate(dice):
        check_die(die)
        check(die == 0 or base < owned[layout.BASES], "a die on no base")
        check(die != 0 or sites[base] == 0, "a base without a die at a site")
    within(sites, 0, 5, "site")
    within([owned[layout.ADVISORS]], 0, 5, "advisors")
    advisors = owned[layout.ADVISOR : layout.ADVISOR + 5]
    there = advisors[: owned[layout.ADVISORS]]
    within(there, 1, 5, "advisor")
    check(len(set(there)) == len(there) and not any(advisors[len(there) :]), "advisors")
    within(owned[layout.HEIGHT : layout.HEIGHT + 5], int(FIRST_HEIGHT), int(TOWER_DISCS), "tower")
    within(owned[layout.TEMPLE : layout.TEMPLE + 3], 0, int(TEMPLE_TOP), "temple")
    within([owned[layout.MILITARY]], 0, int(LAST_SPACE), "military disc")
    within([owned[layout.SCORED]], 0, 63, "cards scored")
    within(owned[layout.TALLY : layout.TALLY + layout.SOURCES], 0, MANY, "points")


# ---- what several places say together


def check_between(v: Numbers) -> None:
    """Discs on one space have one order; who has passed has no worker at a site."""
    tracks = [(layout.MILITARY, layout.LEVEL)]
    tracks += [(layout.TEMPLE + i, layout.TEMPLE_LEVEL + i) for i in range(3)]
    for track, level in tracks:
        stacks: dict[int, list[int]] = {}
        for me in homes(v):
            stacks.setdefault(v[me + track], []).append(v[me + level])
        for levels in stacks.values():
            check(sorted(levels) == list(range(len(levels))), "discs of a stack")
    for seat, me in enumerate(homes(v)):
        if v[layout.PASSED] >> seat & 1:
            check(not any(v[me + layout.AT : me + layout.AT + 6]), "a worker of one who passed")
            check(v[me + layout.ARCHON] == 0, "an archon of one who passed")
