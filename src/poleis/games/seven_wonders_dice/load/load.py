"""Reading a dumped position of 7 Wonders Dice back, with every number checked.

Redacted positions are positions too: a seat that has finished may look as at the start of the
turn (SWD-12.6).
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable

from poleis.core.sets import members
from poleis.games.seven_wonders_dice.effects.tables import (
    CHOOSE_BONUS,
    CROSS,
    EFFECTS,
    EFFECTS_FROM,
    a_of,
    b_of,
    frame,
    kind_of,
)
from poleis.games.seven_wonders_dice.explain import printed_boards
from poleis.games.seven_wonders_dice.explain.predicates import names_of
from poleis.games.seven_wonders_dice.rules import layout
from poleis.games.seven_wonders_dice.rules.data import (
    ALL,
    ALONE_TURNS,
    BOARDS,
    BONUS,
    BUILDINGS,
    CAPACITY,
    COMPONENTS,
    DICE,
    DIE_COUNT,
    MOST_TURNS,
    OF_BUILDING,
    PLACES,
    SETS,
    SPACES,
    SPECIAL_DICE,
    STARTING_COINS,
    open_spaces,
)
from poleis.games.seven_wonders_dice.rules.layout import ACT, DEAL, END, EXCHANGE, MIX
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.turn import ACTION_OF_THE_TURN

CITY_BUILDINGS = tuple(
    name for name, row in COMPONENTS["buildings"].items() if row["completion_gives_bonus"]
)
BONUSES = 0b111 << BONUS


def require(holds: bool) -> None:
    """ValueError where something does not hold."""
    if not holds:
        raise ValueError


@functools.cache
def attacks_of(building: str) -> tuple[tuple[str, int], ...]:
    """The spaces of a building that attack, with their strength; the same on every board."""
    return tuple(
        (space.id, space.attack)
        for space in printed_boards.spaces(BOARDS[0]).values()
        if space.building == building and space.attack is not None
    )


def load(fresh: SevenWondersDice, dump: object) -> SevenWondersDice:
    """The dumped position of a game that began as *fresh*; ValueError if it cannot be one."""
    if not isinstance(dump, list):
        raise ValueError
    require(len(dump) == len(fresh.v))
    for number in dump:
        require(type(number) is int and 0 <= number < 1 << ALL)
    v: list[int] = dump
    require(v[layout.SEATS] == fresh.v[layout.SEATS] and v[layout.STEP] <= END)
    cities = [Loaded(v, int(layout.city(seat))) for seat in range(v[layout.SEATS])]
    check_boards(v, cities)
    for one in cities:
        one.check()
    check_turn(v, cities)
    check_forum(v, cities)
    check_agora(v, cities)
    state = fresh.clone()
    for place, number in enumerate(v):
        state.v[place] = number
    if v[layout.STEP] == ACT:
        require(any(one.depth for one in cities))
        for seat in state.actors():
            check_question(state, seat)
    return state


class Loaded:
    """A city of a dumped position."""

    def __init__(self, v: list[int], me: int) -> None:
        self.step = v[layout.STEP]
        self.is_alone = v[layout.SEATS] == 1
        self.board = v[me + layout.BOARD]
        now, before = me + layout.CROSSED, me + layout.BEFORE
        self.crossed, self.coins, self.west, self.east = v[now : now + 4]
        self.picture = v[before : before + 4]
        self.award = v[me + layout.AWARD]
        self.depth = v[me + layout.DEPTH]
        self.stack = v[me + layout.STACK : me + layout.CITY_SIZE]

    @property
    def is_as_before(self) -> bool:
        return [self.crossed, self.coins, self.west, self.east] == self.picture

    def check(self) -> None:
        if self.step == DEAL:
            fresh = [0, int(STARTING_COINS), 0, 0]
            require([self.crossed, self.coins, self.west, self.east] == fresh)
            require(self.picture == [0] * 4 and self.award == 0 and not any(self.stack))
            require(self.depth == 0)
            return
        self.check_crosses(self.crossed, self.coins, self.west, self.east)
        self.check_crosses(*self.picture)
        require(self.picture[0] & ~self.crossed == 0)
        require(self.picture[2] <= self.west and self.picture[3] <= self.east)
        require(self.step != MIX or self.is_as_before)
        self.check_stack()
        self.check_bonuses(self.crossed, self.stack[: self.depth])
        self.check_bonuses(self.picture[0], [])

    def check_crosses(self, crossed: int, coins: int, west: int, east: int) -> None:
        """Coins fit into the Treasury, spaces were crossed in order, attacks brought what they
        can bring."""
        require(coins <= CAPACITY)
        names = names_of(crossed & ~BONUSES)
        require(can_be_crossed(crossed & ~BONUSES))
        for building, points in (("barracks_west", west), ("barracks_east", east)):
            attacks = [attack for space, attack in attacks_of(building) if space in names]
            least = attacks if self.is_alone else [max(0, attack - 2) for attack in attacks]
            require(sum(least) <= points <= sum(attacks))

    def check_bonuses(self, crossed: int, waiting: list[int]) -> None:
        """A bonus for each completed building, as long as there are any (SWD-9.1, SWD-9.4)."""
        completed = sum(SETS[building] & ~crossed == 0 for building in CITY_BUILDINGS)
        bonuses = (crossed & BONUSES).bit_count()
        owed = sum(kind_of(one) == CHOOSE_BONUS for one in waiting)
        if bonuses < 3:
            require(bonuses + owed == completed)
        else:
            require(bonuses + owed <= completed)

    def check_stack(self) -> None:
        """What waits comes from what was crossed in this turn (SWD-7.2)."""
        require(self.depth <= len(self.stack) and not any(self.stack[self.depth :]))
        require(self.step == ACT or self.depth == 0)
        waiting = self.stack[: self.depth]
        if ACTION_OF_THE_TURN in waiting:
            require(self.depth == 1 and self.is_as_before)
        elif self.depth:
            possible: Counter[int] = Counter()
            for number in members(self.crossed & ~self.picture[0]):
                possible.update(self.frames(number))
            for one in waiting:
                if kind_of(one) != CHOOSE_BONUS:
                    require(self.take(possible, one))

    def frames(self, number: int) -> Iterable[int]:
        """What crossing this brings."""
        key = (self.board - 1) * ALL + number
        return [int(EFFECTS[row]) for row in range(EFFECTS_FROM[key], EFFECTS_FROM[key + 1])]

    def take(self, possible: Counter[int], one: int) -> bool:
        """Whether this may wait; the second of two crossings comes from the first."""
        whole = [one]
        if kind_of(one) == CROSS:
            whole.append(int(frame(CROSS, a_of(one), b_of(one) + 1)))
        for found in whole:
            if possible[found] > 0:
                possible[found] -= 1
                return True
        return False


@functools.lru_cache(maxsize=10_000)
def can_be_crossed(spaces: int) -> bool:
    """Whether these spaces can have been crossed one after another (SWD-1.4)."""
    crossed = 0
    while new := spaces & ~crossed & sum_of_open(crossed):
        crossed |= new
    return crossed == spaces


def sum_of_open(crossed: int) -> int:
    """All open spaces, whatever opens them (SWD-1.5)."""
    found = 0
    for building in range(len(BUILDINGS)):
        found |= open_spaces(crossed, OF_BUILDING + building)
    return int(found)


def check_boards(v: list[int], cities: list[Loaded]) -> None:
    """No board twice (SWD-2.1)."""
    boards = [one.board for one in cities]
    dealt = v[layout.NEXT] if v[layout.STEP] == DEAL else len(cities)
    require(0 <= dealt < len(cities) or (dealt == len(cities) and v[layout.STEP] != DEAL))
    require(all(1 <= board <= len(BOARDS) for board in boards[:dealt]))
    require(len(set(boards[:dealt])) == dealt and not any(boards[dealt:]))


def check_turn(v: list[int], cities: list[Loaded]) -> None:
    """The number of the turn, and whether it is the final one (SWD-10.2)."""
    step, turn = v[layout.STEP], v[layout.TURN]
    limit = int(ALONE_TURNS if len(cities) == 1 else MOST_TURNS)
    require(v[layout.IS_REVEALED] <= int(step == ACT))
    require(step in (DEAL, MIX) or v[layout.NEXT] == 0)
    if step == DEAL:
        require(turn == 0 and v[layout.IS_FINAL] == 0)
        return
    require(1 <= turn <= limit)
    is_final = turn == limit or any(one.picture[0] & BONUSES == BONUSES for one in cities)
    require(v[layout.IS_FINAL] == int(is_final))
    require(step != END or is_final)
    require(step != EXCHANGE or not is_final)


def check_forum(v: list[int], cities: list[Loaded]) -> None:
    """Seven dice, special ones in the places of grey ones, and what they show (SWD-8.5.8)."""
    step = v[layout.STEP]
    forum = [DICE[number] if number < DIE_COUNT else "" for number in v[layout.FORUM :][:PLACES]]
    require(forum[3:] == list(DICE[3:7]) and len(set(forum)) == PLACES)
    for place in range(3):
        require(forum[place] == DICE[place] or forum[place] in SPECIAL_DICE)
    there = set(forum) & set(SPECIAL_DICE)
    before = unlocked_by([(one.board, one.picture[0]) for one in cities])
    now = unlocked_by([(one.board, one.crossed) for one in cities])
    new = {DICE[number] for number in members(v[layout.NEW_DICE]) if number < DIE_COUNT}
    if step == EXCHANGE:
        require(before <= there < now and new == now - there)
        done = [die for die in SPECIAL_DICE if die in now - before]
        require([die in there for die in done] == sorted([die in there for die in done])[::-1])
    else:
        require(there == before and v[layout.NEW_DICE] == 0)
    require(v[layout.NEW_DICE] == sum(1 << DICE.index(die) for die in new))
    rolled = set(forum)
    if step == MIX:
        require(v[layout.NEXT] < PLACES)
        rolled = set(forum[: v[layout.NEXT]])
    elif step == EXCHANGE:
        rolled = set(forum) - (there - before)
    elif step == DEAL:
        rolled = set()
    for number, die in enumerate(DICE):
        face, section = v[layout.FACE + number], v[layout.SECTION + number]
        require(1 <= face <= 6 if die in rolled else face == 0)
        require(section <= 3 if die in rolled else section == 0)


def unlocked_by(cities: Iterable[tuple[int, int]]) -> set[str]:
    """The special dice that somebody has unlocked, given boards and crosses."""
    found: set[str] = set()
    for board, crossed in cities:
        if board:
            names = names_of(crossed & ~BONUSES)
            found |= printed_boards.unlocked(BOARDS[board - 1], names)
    return found


def check_agora(v: list[int], cities: list[Loaded]) -> None:
    """The award is for those who completed the Agora first (SWD-8.2.4)."""
    spaces = {space for track in printed_boards.tracks("agora") for space in track.spaces}
    agora = sum(1 << SPACES.index(space) for space in spaces)
    is_over_yet = v[layout.STEP] in (EXCHANGE, END)
    complete = []
    for one in cities:
        crossed = one.crossed if is_over_yet else one.picture[0]
        complete.append(agora & ~crossed == 0)
        require(one.award <= int(complete[-1]))
    require(v[layout.AWARDED] == int(any(one.award for one in cities)))
    require(v[layout.AWARDED] == int(any(complete)))


def check_question(state: SevenWondersDice, seat: int) -> None:
    """A seat is asked only where there is something to decide (SWD-9.13)."""
    kind = state.asked(seat)[0]
    require(kind <= CHOOSE_BONUS)
    least = 1 if kind in (0, CHOOSE_BONUS) else 2
    require(len(state.legal(seat)) >= least)
