"""The position of a game of Akropolis: construction site, pile, cities, whose turn (AKR-2 to 5, 8).

A turn is two decisions: take a tile, then place it. Draws are chance. The architect of the solo
game decides nothing, so its turns are carried out as soon as they are due.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.core.state import CHANCE, OVER, State
from poleis.games.akropolis.rules.city import START, City
from poleis.games.akropolis.rules.data import FIRST_STONES, GROUP, TILES, has_plaza
from poleis.games.akropolis.rules.scoring import (
    MEDIUM,
    architect_quarries,
    architect_tally,
    tally,
)

# Action codes: take 1 to 6, then place by q, r and orientation. Outcomes: draw tile 1 to 61.
SLOTS: Final = 6
REACH: Final = 64  # more than a city of 30 tiles needs, the most in a game (AKR-5.3)
SPAN: Final = 128
NOTHING: Final = 0


def take_code(slot: i64) -> i64:
    return slot - 1


def place_code(q: i64, r: i64, orientation: i64) -> i64:
    return SLOTS + ((q + REACH) * SPAN + r + REACH) * 6 + orientation


@final
class Akropolis(State):
    """A position of Akropolis."""

    def __init__(
        self,
        cities: list[City],
        turns: i64,
        variants: i64,
        difficulty: i64,
        market: vec[i64],
        pile: vec[i64],
        to_draw: i64,
        turn: i64,
        held: i64,
        collection: vec[i64],
        stones: i64,
    ) -> None:
        self.cities = cities
        self.turns = turns  # how many take turns: the seats, or the seat and the architect
        self.variants = variants  # bits: district types whose variant is in play, and LAKES
        self.difficulty = difficulty  # of the architect; 0: there is none
        self.market = market  # the construction site: tiles, position 1 first
        self.pile = pile  # tiles not drawn yet, ascending: a pile has no order (AKR-2.4)
        self.to_draw = to_draw  # tiles that chance must lay out now
        self.turn = turn  # whose turn it is; len(cities): the architect's
        self.held = held  # the tile taken and not placed yet
        self.collection = collection  # the architect's tiles
        self.stones = stones  # the architect's stones

    # ---- the contract

    def seats(self) -> i64:
        return len(self.cities)

    def actor(self) -> i64:
        if self.to_draw > 0:
            return CHANCE
        if self.held == NOTHING and len(self.market) == 1:
            return OVER
        return self.turn

    def legal(self, actor: i64) -> vec[i64]:
        if actor != self.actor() or actor < 0:
            return vec[i64]()
        if self.held == NOTHING:
            return vec[i64]([take_code(slot) for slot in range(1, self.affordable() + 1)])
        return self.legal_places(self.cities[actor])

    def allows(self, actor: i64, action: i64) -> bool:
        if actor != self.actor() or actor < 0:
            return False
        if self.held == NOTHING:
            return 0 <= action < self.affordable()
        if action < SLOTS:
            return False
        place = action - SLOTS
        cell = place // 6
        city = self.cities[actor]
        return city.can_place(cell // SPAN - REACH, cell % SPAN - REACH, place % 6)

    def random_action(self, actor: i64, luck: Luck) -> i64:
        if self.held == NOTHING:
            return luck.below(self.affordable())
        city = self.cities[actor]
        members = city.open.members
        choice = luck.below(3 * len(members))
        triangle = members[choice // 3]
        return self.code(city, triangle, choice % 3)

    def chance(self) -> list[tuple[int, int]]:
        if self.to_draw == 0:
            return []
        return [(int(tile) - 1, 1) for tile in self.pile]

    def roll(self, luck: Luck) -> i64:
        return self.pile[luck.below(len(self.pile))] - 1

    def apply(self, actor: i64, action: i64) -> None:
        if actor == CHANCE:
            self.draw(action + 1)
        elif action < SLOTS:
            self.take(action + 1)
        else:
            place = action - SLOTS
            cell = place // 6
            self.place(cell // SPAN - REACH, cell % SPAN - REACH, place % 6)
        if self.difficulty != 0:
            self.let_architect_play()

    def clone(self) -> Akropolis:
        return Akropolis(
            [city.copy() for city in self.cities],
            self.turns,
            self.variants,
            self.difficulty,
            self.market[:],
            self.pile[:],
            self.to_draw,
            self.turn,
            self.held,
            self.collection[:],
            self.stones,
        )

    def dump(self) -> list[object]:
        cities: list[object] = []
        for city in self.cities:
            cities.append([int(city.stones), [int(number) for number in city.placed]])
        return [
            cities,
            int(self.variants),
            int(self.difficulty),
            [int(tile) for tile in self.market],
            [int(tile) for tile in self.pile],
            int(self.to_draw),
            int(self.turn),
            int(self.held),
            [int(tile) for tile in self.collection],
            int(self.stones),
        ]

    def score(self, seat: i64) -> i64:
        """AKR-6.8: the five district types and the stones."""
        city = self.cities[seat]
        return tally(city, self.variants).points() + city.stones

    def margin(self, seat: i64) -> i64:
        if self.difficulty == 0:
            return super().margin(seat)
        return self.score(seat) - self.architect_score()

    # ---- turns

    def affordable(self) -> i64:
        """How many of the first tiles the seat on turn can pay for (AKR-3.2, AKR-3.3)."""
        return min(self.cities[self.turn].stones + 1, len(self.market))

    def take(self, slot: i64) -> None:
        """Take the tile at a position of the construction site and pay for it (AKR-3)."""
        self.cities[self.turn].stones -= slot - 1
        if self.difficulty != 0:
            self.stones += slot - 1  # AKR-8.3
        self.market, self.held = pop(self.market, slot - 1)

    def place(self, q: i64, r: i64, orientation: i64) -> None:
        """Add the tile taken to the own city, which ends the turn (AKR-4)."""
        self.cities[self.turn].place(self.held, q, r, orientation)
        self.held = NOTHING
        self.end_turn()

    def end_turn(self) -> None:
        """The next seat; a new stack is opened when one tile is left (AKR-5.1, AKR-5.2)."""
        self.turn = (self.turn + 1) % self.turns
        if len(self.market) == 1:
            self.to_draw = min(self.turns + 1, len(self.pile))

    def draw(self, tile: i64) -> None:
        """Lay a tile of the open stack at the end of the construction site."""
        for i in range(len(self.pile)):
            if self.pile[i] == tile:
                self.pile, _ = pop(self.pile, i)
                break
        self.market = append(self.market, tile)
        self.to_draw -= 1

    def code(self, city: City, triangle: i64, corner: i64) -> i64:
        """The action that puts hex a of the tile on this corner of a triangle."""
        grid = city.grid
        cell = grid.corner(triangle, corner)
        return place_code(grid.q(cell), grid.r(cell), 2 * corner + (triangle & 1))

    def legal_places(self, city: City) -> vec[i64]:
        """All codes of open placements, ascending: the cells are walked in the order of codes."""
        grid = city.grid
        first = city.built[0]
        last = first
        for cell in city.built:
            first = min(first, cell)
            last = max(last, cell)
        places = city.open.places
        codes = vec[i64](capacity=3 * len(city.open.members))
        near = vec[i64]([2 * (-grid.corner(o & 1, o >> 1)) + (o & 1) for o in range(i64(6))])
        for cell in range(first - 2 * grid.width, last + 2 * grid.width + 3):
            for orientation in range(i64(6)):
                if places[2 * cell + near[orientation]] >= 0:
                    codes = append(codes, place_code(grid.q(cell), grid.r(cell), orientation))
        return codes

    # ---- the solo game

    def let_architect_play(self) -> None:
        """The architect takes its turns when they are due (AKR-8.2)."""
        while self.turn == len(self.cities) and self.actor() == self.turn:
            slot = self.architect_choice()
            self.stones -= slot - 1
            self.market, tile = pop(self.market, slot - 1)
            self.collection = append(self.collection, tile)
            self.end_turn()

    def architect_choice(self) -> i64:
        """The cheapest tile with a plaza that it can pay for; else the first (AKR-8.4)."""
        for slot in range(i64(1), min(self.stones + 1, len(self.market)) + 1):
            if has_plaza(self.market[slot - 1]):
                return slot
        return 1

    def architect_score(self) -> i64:
        """AKR-8.6: every district counts; *medium* adds 2 points for each quarry."""
        points = architect_tally(self.collection, self.difficulty, self.variants).points()
        if self.difficulty == MEDIUM:
            points += 2 * architect_quarries(self.collection)
        return points + self.stones


def laid_out(
    fresh: Akropolis,
    cities: list[City],
    market: list[int],
    pile: list[int],
    to_draw: int,
    turn: int,
    held: int,
    collection: list[int],
    stones: int,
) -> Akropolis:
    """A position of a game that began as *fresh*. It is made here, where it is compiled: a vector
    that comes from plain code is never freed (docs/how-to/compile.md)."""
    return Akropolis(
        cities,
        fresh.turns,
        fresh.variants,
        fresh.difficulty,
        vec[i64](market),
        vec[i64](pile),
        to_draw,
        turn,
        held,
        vec[i64](collection),
        stones,
    )


def new_state(seats: int, long: bool, variants: int, difficulty: int) -> Akropolis:
    """The table before the first tiles are drawn (AKR-2, AKR-8.1)."""
    turns = max(seats, 2)
    group = 4 if long else turns
    pile = vec[i64]([tile for tile in range(1, TILES + 1) if GROUP[tile] <= group])
    cities = []
    for seat in range(seats):
        city = START.copy()
        city.stones = FIRST_STONES[seat]
        cities.append(city)
    solo = seats == 1
    return Akropolis(
        cities,
        turns,
        variants,
        difficulty if solo else 0,
        vec[i64](),
        pile,
        turns + 2,
        0,
        NOTHING,
        vec[i64](),
        FIRST_STONES[1] if solo else 0,
    )
