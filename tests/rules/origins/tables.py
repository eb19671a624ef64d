"""Tiny positions, written in words, and what can be read from them.

    state = table(home(freemen="red2 blue6@3", wisdom=1), home(), ships=(3, 1, 1, 1, 1))
    do(state, "visit freeman1 1", "act gain_3_stone")
    assert 3 == owned(state, "stone")

Seat 0 is on turn unless something else is said. A freeman is its colour and value, at a site after
`@`; they sit on bases 1, 2 and so on. A city is written as tiles with their cells, `farm:` before a
tile that lies face down; the palace lies at 0,0 and the agora at 0,1. `do` plays legal actions of
whoever must act; `*` in front is chance, which otherwise brings what it likes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from poleis import CHANCE, OVER, Luck
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.games.origins import game as origins
from poleis.games.origins.explain.position_reader import Die, Table
from poleis.games.origins.rules.city import cell_at
from poleis.games.origins.rules.dice import NO_DIE, die_of
from poleis.games.origins.rules.edition import RESOURCES
from poleis.games.origins.rules.home import MILITARY, NOTHING, SOURCES
from poleis.games.origins.rules.pending import pending_row
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.records import HELD, IN_POOL
from tests.rules.origins.fields import named, unnamed

GAME = origins.GAME
EDITION = GAME.edition
EXAMPLES: dict[str, Any] = EDITION.components["examples"]
COLOURS, TEMPLES = EDITION.colours, EDITION.temple_names
Fields = dict[str, Any]


@dataclass
class Home:
    """What a seat owns at the beginning of a test."""

    stone: int = 0
    food: int = 0
    wisdom: int = 0
    gold: int = 0
    tokens: int = 0
    bases: int = 2
    archon: int = 0
    freemen: str = ""
    advisors: str = ""
    towers: dict[str, int] | None = None
    temples: Sequence[int] = (0, 0, 0)
    military: int = 0
    zodiac: str = ""
    city: str = ""
    seats: str = ""
    aside: str = ""
    speakers: str = ""
    scored: int = 0


def home(**owned: Any) -> Home:
    return Home(**owned)


@dataclass
class Board:
    """What lies on the common board at the beginning of a test."""

    ships: Sequence[int] = (1, 1, 1, 1, 1)
    tokens: str = "yellow red purple blue orange"
    zodiac: str = "aries taurus gemini"
    pool: str = "workshop-1 outpost-1 forum-1 statue-1 main_gate-1"
    tops: str = "outpost-2 forum-2 workshop-2 statue-2 main_gate-2"
    known: str = ""
    """Colours whose stacks have no face-down tile."""
    citizens: str = "red1 orange2 yellow3 blue4 purple5"
    reserve: Sequence[int] = (5, 5, 5, 5, 5)
    speakers: Sequence[int] = ()
    towers: Sequence[int] = (2, 2, 2, 2, 2)
    cards: str = "D41"
    gold: Sequence[int] | None = None
    round: int = 1
    first: int = 0
    turn: int = 0
    passed: Sequence[int] = ()
    rival: int = 0


def die_number(text: str) -> int:
    return int(die_of(COLOURS.index(text[:-1]), int(text[-1])))


def cell_number(text: str) -> int:
    x, y = map(int, text.split(","))
    return cell_at(x, y)


def tile_number(name: str) -> int:
    return EDITION.tile_names.index(name)


def padded(values: Sequence[int], size: int, empty: int) -> list[int]:
    return [*values, *[empty] * (size - len(values))]


def table(*homes: Home, **others: Any) -> Origins:
    """A position with these homes (one: a solo game) and this board."""
    board, setup = Board(**others), make_setup(GAME, len(homes))
    shape = GAME.shape(setup)
    fields: Fields = named(shape, GAME.new(setup).dump())
    fields |= {
        "round": board.round,
        "first": board.first,
        "turn": board.turn,
        "passed": sum(1 << seat for seat in board.passed),
        "rival": board.rival,
        "tower_pool": list(board.towers),
        "pending": [pending_row("turn", board.turn)],
        "homes": {str(seat): home_fields(homes, seat) for seat in range(len(homes))},
    }
    tokens = [COLOURS.index(name) for name in board.tokens.split()]
    fields["sites"] |= {"ships": list(board.ships), "tokens": tokens, "deck": 0}
    cards = [EDITION.card_names.index(name) for name in board.cards.split()]
    fields["cards"] |= {"shown": cards, "gold": list(board.gold or [2] * len(cards))}
    dice = [die_number(die) for die in board.citizens.split()]
    fields["citizens"] |= {"dice": dice, "reserve": list(board.reserve)}
    fields["temples"] |= temples_fields(board, homes)
    fields["buildings"] |= buildings_fields(board, homes)
    fields["speakers"] = speakers_fields(board, homes)
    return GAME.restore(setup, unnamed(shape, fields))


def temples_fields(board: Board, homes: Sequence[Home]) -> Fields:
    """Cards at the temples; `zodiac` of a home moves cards in the order of the temples."""
    names = board.zodiac.split()
    holders = [NOTHING] * len(names)
    for seat, owned in enumerate(homes):
        for name in owned.zodiac.split():
            if name not in names:
                names[holders.index(NOTHING)] = name
            holders[names.index(name)] = seat
    cards = [EDITION.zodiac_names.index(name) for name in names]
    return {"cards": cards, "holders": holders}


def buildings_fields(board: Board, homes: Sequence[Home]) -> Fields:
    """A stack without a face-up tile is empty."""
    pool = [tile_number(name) for name in board.pool.split()]
    tops = {int(EDITION.tile_colour(tile)): tile for tile in map(tile_number, board.tops.split())}
    seen = {*pool, *tops.values()}
    for owned in homes:
        words = [*owned.city.split(), *owned.aside.split()]
        seen |= {tile_number(word.removeprefix("farm:").split("@")[0]) for word in words}
    size = int(EDITION.stack_size)
    decks = [
        sum(1 << i for i in range(size) if size * colour + i not in seen)
        if colour in tops and COLOURS[colour] not in board.known.split()
        else 0
        for colour in range(len(COLOURS))
    ]
    return {
        "slots": padded(pool, len(EDITION.tile_price), NOTHING),
        "tops": [tops.get(colour, NOTHING) for colour in range(len(COLOURS))],
        "stacks": decks,
    }


def speakers_fields(board: Board, homes: Sequence[Home]) -> Fields:
    """First those of the pool, then those that are held."""
    dice = [(value, IN_POOL) for value in board.speakers]
    for seat, owned in enumerate(homes):
        dice += [(int(value), HELD + seat) for value in owned.speakers.split()]
    return {"values": [value for value, _ in dice], "places": [place for _, place in dice]}


def home_fields(homes: Sequence[Home], seat: int) -> Fields:
    """Everything before a seat; discs of later seats lie on top of earlier ones."""
    owned, below = homes[seat], homes[:seat]
    freemen = [word.split("@") for word in owned.freemen.split()]
    sites = [int(site[0]) - 1 if site else NOTHING for _, *site in freemen]
    bases = int(EDITION.bases)
    return {
        "stock": [owned.stone, owned.food, owned.wisdom, owned.gold],
        "tokens": owned.tokens,
        "bases": max(owned.bases, len(freemen)),
        "archon": owned.archon - 1,
        "freemen": padded([die_number(die) for die, *_ in freemen], bases, NO_DIE),
        "sites": padded(sites, bases, NOTHING),
        "advisors": [COLOURS.index(name) for name in owned.advisors.split()],
        "towers": [(owned.towers or {}).get(colour, 1) for colour in COLOURS],
        "spaces": [*owned.temples, owned.military],
        "levels": [
            *[sum(o.temples[i] == owned.temples[i] for o in below) for i in range(len(TEMPLES))],
            sum(other.military == owned.military for other in below),
        ],
        "scored": owned.scored,
        "points": [0] * len(SOURCES),
        "aside": [tile_number(name) for name in owned.aside.split()],
        "tiles": city_tiles(owned.city),
        "seats": sorted(
            [cell_number(cell), die_number(die)]
            for cell, die in (word.split("=") for word in owned.seats.split())
        ),
    }


def city_tiles(city: str) -> list[list[int]]:
    """Cell and face of each tile."""
    tiles = [[cell_at(0, 0), int(EDITION.palace)], [cell_at(0, 1), int(EDITION.agora)]]
    for word in city.split():
        name, cell = word.split("@")
        face = tile_number(name.removeprefix("farm:"))
        is_farm = name.startswith("farm:")
        tiles.append([cell_number(cell), int(EDITION.farm_of(face)) if is_farm else face])
    return tiles


# ---- playing


def do(state: Origins, *actions: str, luck: int = 1) -> Origins:
    """Play these actions, each of which must be legal; then chance brings the rest."""
    stream = Luck.of("tables", luck)
    for text in actions:
        if text.startswith("* "):
            code = GAME.outcomes.parse(text[2:])
            assert code in [outcome for outcome, _ in state.chance()], text
            state.apply(CHANCE, code)
            continue
        settle(state, stream)
        actor = state.actor()
        code = GAME.actions.parse(text)
        assert state.allows(actor, code), (text, legal(state))
        state.apply(actor, code)
    if not any(text.startswith("* ") for text in actions[-1:]):
        settle(state, stream)
    return state


def settle(state: Origins, luck: Luck) -> None:
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.roll(luck))


def fresh(seats: int) -> Origins:
    """A position before set-up."""
    return GAME.new(make_setup(GAME, seats))


def start(seats: int, seed: int = 1) -> Origins:
    """A position after set-up, at the first decision."""
    state = Match(GAME, make_setup(GAME, seats), seed).state
    assert isinstance(state, Origins)
    return state


def legal(state: Origins, prefix: str = "") -> list[str]:
    """What whoever must act may do, in words."""
    actor = state.actor()
    if actor < 0:
        return []
    texts = [GAME.actions.text(int(code)) for code in state.legal(actor)]
    return [text for text in texts if text.startswith(prefix)]


def can(state: Origins, text: str) -> bool:
    return text in legal(state)


def refusals(state: Origins, text: str, seat: int | None = None) -> list[str]:
    """The rules that forbid an action, which must not be legal then."""
    actor = int(state.actor()) if seat is None else seat
    code = GAME.actions.parse(text)
    found = [refusal.rule for refusal in GAME.explain(state, actor, code)]
    assert (found == []) == state.allows(actor, code), text
    return found


# ---- asking


def owned(state: Origins, resource: str, seat: int = 0) -> int:
    return Table(state).owned(seat, resource)


def resources(state: Origins, seat: int = 0) -> list[int]:
    """Stone, food, wisdom and gold."""
    return [Table(state).owned(seat, name) for name in RESOURCES]


def tokens(state: Origins, seat: int = 0) -> int:
    return Table(state).superiority(seat)


def ships(state: Origins) -> list[int]:
    return Table(state).ships()


def freemen(state: Origins, seat: int = 0) -> list[str]:
    """Freemen as in `home`."""
    return [
        f"{die.colour}{die.value}{f'@{die.site}' if die.site else ''}"
        for die in Table(state).freemen(seat)
    ]


def dice(found: Sequence[Die]) -> str:
    return " ".join(f"{die.colour}{die.value}" for die in found)


def line(state: Origins, key: str, seat: int = 0) -> int:
    """The points of one line of the score sheet."""
    return next(line.points for line in GAME.sheet(state, seat) if line.key == key)


def vp(state: Origins, seat: int = 0) -> int:
    """The VP scored during the game, without the final scoring."""
    lines = GAME.sheet(state, seat)[: len(SOURCES)]
    return sum(line.points for line in lines)


def military(state: Origins, seat: int = 0) -> int:
    return Table(state).military(seat)


def stack_on(state: Origins, space: int) -> list[int]:
    """The seats whose military discs lie on a space, from the bottom."""
    seats = [seat for seat in range(state.seats()) if military(state, seat) == space]
    return sorted(seats, key=lambda seat: int(state.homes[seat].levels[MILITARY]))


def temples(state: Origins, seat: int = 0) -> list[int]:
    return [Table(state).temple(seat, temple) for temple in TEMPLES]


def is_over(state: Origins) -> bool:
    return state.actor() == OVER


def pass_all(state: Origins) -> Origins:
    """Everybody who has not passed passes, and the round ends."""
    number = state.round
    while state.actor() >= 0 and state.round == number:
        do(state, "pass" if can(state, "pass") else legal(state)[-1])
    return state


BLOCK = "outpost-1@1,0 armory-1@1,1"
"""With palace and agora a district at 0,0: two red buildings to the right."""


def candidates(state: Origins) -> list[int]:
    """All actions but those about cells, and those about the cells of the city and around it."""
    actions = EDITION.actions
    found = list(range(int(actions.use.first)))
    seat = max(int(state.actor()), 0)
    known = Table(state)
    near = {(x + dx, y + dy) for x, y in known.city(seat) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    for x, y in near:
        cell = cell_at(x, y)
        found += [int(actions.use.code(cell)), int(actions.place.code(cell))]
        found += [int(actions.close.code(cell, base)) for base in range(int(EDITION.bases))]
    return found
