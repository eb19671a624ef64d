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

from poleis import CHANCE, OVER, Luck, get_game
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.games.origins.explain.position_reader import Die, Table
from poleis.games.origins.rules import actions, layout
from poleis.games.origins.rules.data import (
    AGORA,
    CARDS,
    COLOURS,
    COMPONENTS,
    PALACE,
    RESOURCES,
    TEMPLES,
    TILE_NAMES,
    ZODIAC,
)
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.position_builder import build_city, put
from poleis.games.origins.rules.setup import first_position

GAME = get_game("origins")
EXAMPLES: dict[str, Any] = COMPONENTS["examples"]
CENTRE = 80 * 160 + 80


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
    return 8 * COLOURS.index(text[:-1]) + int(text[-1])


def cell_number(text: str) -> int:
    x, y = map(int, text.split(","))
    return CENTRE + 160 * x + y


def table(*homes: Home, **others: Any) -> Origins:
    """A position with these homes (one: a solo game) and this board."""
    board = Board(**others)
    state = first_position(len(homes))
    put(state, layout.DEPTH, [0] * (layout.HOMES - layout.DEPTH))
    passed = sum(1 << seat for seat in board.passed)
    put(state, layout.ROUND, [board.round, board.first, board.turn, passed, 0, 0, board.rival])
    put(state, layout.SHIP, list(board.ships))
    put(state, layout.BONUS, [COLOURS.index(name) + 1 for name in board.tokens.split()])
    put(state, layout.BONUS_DECK, [0])
    lay_zodiac(state, board, homes)
    lay_tiles(state, board, homes)
    put(state, layout.CITIZEN, ([die_number(die) for die in board.citizens.split()] + [0] * 5)[:5])
    put(state, layout.RESERVE, list(board.reserve))
    put(state, layout.TOWER, list(board.towers))
    cards = [CARDS.index(name) + 1 for name in board.cards.split()]
    put(state, layout.CARD, cards)
    put(state, layout.CARD_GOLD, list(board.gold or [2] * len(cards)))
    lay_speakers(state, board, homes)
    for seat, owned in enumerate(homes):
        give(state, seat, owned)
    stack_discs(state, homes)
    frame = [layout.TURN_STEP, board.turn, 0, 0, 0, 0]
    put(state, layout.DEPTH, [1, *frame])
    return state


def lay_zodiac(state: Origins, board: Board, homes: Sequence[Home]) -> None:
    """Cards at the temples; `zodiac` of a home moves cards in the order of the temples."""
    names = board.zodiac.split()
    holders = [0, 0, 0]
    for seat, owned in enumerate(homes):
        for name in owned.zodiac.split():
            if name not in names:
                names[next(i for i in range(3) if not holders[i])] = name
            holders[names.index(name)] = seat + 1
    put(state, layout.ZODIAC_AT, [ZODIAC.index(name) + 1 for name in names])
    put(state, layout.HOLDER, holders)


def lay_tiles(state: Origins, board: Board, homes: Sequence[Home]) -> None:
    pool = [TILE_NAMES.index(name) + 1 for name in board.pool.split()]
    put(state, layout.POOL, (pool + [0] * 5)[:5])
    tops = {TILE_NAMES.index(name) // 15: TILE_NAMES.index(name) + 1 for name in board.tops.split()}
    put(state, layout.TOP, [tops.get(colour, 0) for colour in range(5)])
    seen = {n - 1 for n in [*pool, *tops.values()]}
    for owned in homes:
        words = [*owned.city.split(), *owned.aside.split()]
        seen |= {TILE_NAMES.index(word.removeprefix("farm:").split("@")[0]) for word in words}
    for colour in range(5):
        deck = sum(1 << i for i in range(15) if 15 * colour + i not in seen)
        put(state, layout.DECK + colour, [deck if colour in tops else 0])


def lay_speakers(state: Origins, board: Board, homes: Sequence[Home]) -> None:
    """First those of the pool, then those that are held."""
    dice = [(value, layout.IN_POOL) for value in board.speakers]
    for seat, owned in enumerate(homes):
        dice += [(int(value), layout.HELD + seat) for value in owned.speakers.split()]
    put(state, layout.SPEAKER, [value for value, _ in dice] + [0] * (4 - len(dice)))
    put(state, layout.SPEAKER_AT, [place for _, place in dice] + [0] * (4 - len(dice)))


def give(state: Origins, seat: int, owned: Home) -> None:
    """Lay everything before a seat."""
    me = layout.HOMES + layout.HOME * seat
    put(state, me, [owned.stone, owned.food, owned.wisdom, owned.gold, owned.tokens])
    freemen = [word.split("@") for word in owned.freemen.split()]
    put(state, me + layout.BASES, [max(owned.bases, len(freemen)), owned.archon])
    dice = [die_number(die) for die, *_ in freemen]
    put(state, me + layout.DIE, dice + [0] * (6 - len(dice)))
    sites = [int(site[0]) if site else 0 for _, *site in freemen]
    put(state, me + layout.AT, sites + [0] * (6 - len(sites)))
    advisors = [COLOURS.index(name) + 1 for name in owned.advisors.split()]
    put(state, me + layout.ADVISOR, [*advisors, *[0] * (5 - len(advisors)), len(advisors)])
    heights = owned.towers or {}
    put(state, me + layout.HEIGHT, [heights.get(colour, 1) for colour in COLOURS])
    put(state, me + layout.TEMPLE, list(owned.temples))
    put(state, me + layout.MILITARY, [owned.military])
    put(state, me + layout.SCORED, [owned.scored])
    aside = [TILE_NAMES.index(name) + 1 for name in owned.aside.split()]
    put(state, me + layout.ASIDE, [len(aside), *aside])
    tiles = [CENTRE * 256 + PALACE, (CENTRE + 1) * 256 + AGORA]
    for word in owned.city.split():
        name, cell = word.split("@")
        face = TILE_NAMES.index(name.removeprefix("farm:"))
        face += layout.FARM if name.startswith("farm:") else 0
        tiles.append(cell_number(cell) * 256 + face)
    dice_in_seats = []
    for word in owned.seats.split():
        cell, die = word.split("=")
        dice_in_seats.append(cell_number(cell) * 64 + die_number(die))
    assert build_city(state, seat, tiles, sorted(dice_in_seats)), owned.city


def stack_discs(state: Origins, homes: Sequence[Home]) -> None:
    """Later seats lie on top of earlier ones."""
    for seat, owned in enumerate(homes):
        me = layout.HOMES + layout.HOME * seat
        put(state, me + layout.LEVEL, [sum(o.military == owned.military for o in homes[:seat])])
        for i in range(3):
            below = sum(o.temples[i] == owned.temples[i] for o in homes[:seat])
            put(state, me + layout.TEMPLE_LEVEL + i, [below])


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
    return Table(state).mine(seat, layout.TOKENS)


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
    lines = GAME.sheet(state, seat)[: layout.SOURCES]
    return sum(line.points for line in lines)


def military(state: Origins, seat: int = 0) -> int:
    return Table(state).military(seat)


def stack_on(state: Origins, space: int) -> list[int]:
    """The seats whose military discs lie on a space, from the bottom."""
    seats = [seat for seat in range(state.seats()) if military(state, seat) == space]
    return sorted(seats, key=lambda seat: Table(state).mine(seat, layout.LEVEL))


def temples(state: Origins, seat: int = 0) -> list[int]:
    return [Table(state).temple(seat, temple) for temple in TEMPLES]


def is_over(state: Origins) -> bool:
    return state.actor() == OVER


def pass_all(state: Origins) -> Origins:
    """Everybody who has not passed passes, and the round ends."""
    number = Table(state).v[layout.ROUND]
    while state.actor() >= 0 and Table(state).v[layout.ROUND] == number:
        do(state, "pass" if can(state, "pass") else legal(state)[-1])
    return state


BLOCK = "outpost-1@1,0 armory-1@1,1"
"""With palace and agora a district at 0,0: two red buildings to the right."""


def candidates(state: Origins) -> list[int]:
    """All actions but those about cells, and those about the cells of the city and around it."""
    found = list(range(actions.USE))
    seat = max(int(state.actor()), 0)
    known = Table(state)
    near = {(x + dx, y + dy) for x, y in known.city(seat) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    for x, y in near:
        cell = 160 * (x + 80) + y + 80
        found += [actions.USE + cell, actions.PLACE + cell]
        found += [actions.CLOSE + 6 * cell + base for base in range(6)]
    return found
