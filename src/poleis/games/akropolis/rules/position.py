"""The position of a game of Akropolis: construction site, pile, cities, whose turn (AKR-2 to 5, 8).

A turn is two decisions: take a tile, then place it. Draws are chance. The architect of the solo
game decides nothing, so its turns are carried out as soon as they are due.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.core.setup import Setup
from poleis.core.state import CHANCE, OVER, State
from poleis.games.akropolis.rules.city import City
from poleis.games.akropolis.rules.edition import MOST_PLAYERS, Edition
from poleis.games.akropolis.rules.scoring import architect_points, tally

NOTHING: Final = 0


@final
class Akropolis(State):
    """A position of Akropolis."""

    def __init__(
        self,
        setup: Setup,
        edition: Edition,
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
        self.setup = setup
        self.edition = edition
        self.cities = cities
        self.turns = turns  # how many take turns: the seats, or the seat and the architect
        self.variants = variants  # bits: district types whose variant is in play, and LAKES
        self.difficulty = difficulty  # of the architect; 0: there is none
        self.market: vec[i64] = market  # the construction site: tiles, position 1 first
        self.pile: vec[i64] = pile  # tiles not drawn yet, ascending: a pile has no order (AKR-2.4)
        self.to_draw: i64 = to_draw  # tiles that chance must lay out now
        self.turn: i64 = turn  # whose turn it is; len(cities): the architect's
        self.held: i64 = held  # the tile taken and not placed yet
        self.collection: vec[i64] = collection  # the architect's tiles
        self.stones: i64 = stones  # the architect's stones

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
            slots = range(i64(1), self.affordable() + 1)
            return vec[i64]([self.edition.take_code(slot) for slot in slots])
        return self.legal_places(self.cities[actor])

    def allows(self, actor: i64, action: i64) -> bool:
        if actor != self.actor() or actor < 0:
            return False
        edition = self.edition
        if self.held == NOTHING:
            return edition.take.holds(action) and edition.slot_of(action) <= self.affordable()
        place = edition.place
        if not place.holds(action):
            return False
        city = self.cities[actor]
        return city.can_place(place.q(action), place.r(action), place.orientation(action))

    def random_action(self, actor: i64, luck: Luck) -> i64:
        if self.held == NOTHING:
            return self.edition.take_code(luck.below(self.affordable()) + 1)
        city = self.cities[actor]
        members = city.open.members
        choice = luck.below(3 * len(members))
        return self.place_code(city, 3 * members[choice // 3] + choice % 3)

    def chance(self) -> list[tuple[int, int]]:
        if self.to_draw == 0:
            return []
        return [(int(self.edition.draw_code(tile)), 1) for tile in self.pile]

    def roll(self, luck: Luck) -> i64:
        return self.edition.draw_code(self.pile[luck.below(len(self.pile))])

    def apply(self, actor: i64, action: i64) -> None:
        edition = self.edition
        if actor == CHANCE:
            self.draw(edition.drawn_tile(action))
        elif edition.take.holds(action):
            self.take(edition.slot_of(action))
        else:
            place = edition.place
            self.place(place.q(action), place.r(action), place.orientation(action))
        if self.difficulty != 0:
            self.let_architect_play()

    def clone(self) -> Akropolis:
        return Akropolis(
            self.setup,
            self.edition,
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
        return [
            [city.dump() for city in self.cities],
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
            self.to_draw = min(self.edition.stack[self.turns], len(self.pile))

    def draw(self, tile: i64) -> None:
        """Lay a tile of the open stack at the end of the construction site."""
        for i in range(len(self.pile)):
            if self.pile[i] == tile:
                self.pile, _ = pop(self.pile, i)
                break
        self.market = append(self.market, tile)
        self.to_draw -= 1

    # ---- placements

    def place_code(self, city: City, spot: i64) -> i64:
        """The action that puts hex a of the tile on a spot, 3 * triangle + corner."""
        grid = city.grid
        cell = grid.spot_cell(spot)
        return self.edition.place.code(grid.q(cell), grid.r(cell), grid.spot_orientation(spot))

    def legal_places(self, city: City) -> vec[i64]:
        """The codes of all places where a tile can go, ascending."""
        grid = city.grid
        place = self.edition.place
        codes = city.open_places()
        for i in range(len(codes)):
            cell = codes[i] // 6
            codes[i] = place.code(grid.q(cell), grid.r(cell), codes[i] % 6)
        return codes

    # ---- how far the game has come

    def tiles_in_play(self) -> i64:
        """All tiles of this game, wherever they are."""
        tiles = len(self.market) + len(self.pile) + len(self.collection)
        for city in self.cities:
            tiles += len(city.placed)
        return tiles if self.held == NOTHING else tiles + 1

    def rounds(self) -> i64:
        """The rounds of this game: one for each stack, and one before them (AKR-5.3)."""
        stack = self.edition.stack[self.turns]
        return (self.tiles_in_play() - self.edition.full_market[self.turns]) // stack + 1

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
            if self.edition.tiles.has_plaza(self.market[slot - 1]):
                return slot
        return 1

    def architect_score(self) -> i64:
        """The points of the architect's tiles and its stones (AKR-8.6)."""
        points = architect_points(self.edition, self.collection, self.difficulty, self.variants)
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
    state = fresh.clone()
    state.cities = cities
    state.market = vec[i64](market)
    state.pile = vec[i64](pile)
    state.to_draw = to_draw
    state.turn = turn
    state.held = held
    state.collection = vec[i64](collection)
    state.stones = stones
    return state


def restored(fresh: Akropolis, dump: list[Any]) -> Akropolis:
    """The position that was dumped, of a game that began as *fresh*. The dump is trusted."""
    start = fresh.edition.start
    cities, _, _, market, pile, to_draw, turn, held, collection, stones = dump
    return laid_out(
        fresh,
        [start.rebuild(city) for city in cities],
        market,
        pile,
        to_draw,
        turn,
        held,
        collection,
        stones,
    )


def new_state(
    setup: Setup, edition: Edition, long: bool, variants: int, difficulty: int
) -> Akropolis:
    """The table before the first tiles are drawn (AKR-2, AKR-8.1). *difficulty* is the architect's
    level; 0: there is none."""
    seats = setup.seats
    turns = max(seats, 2)
    cities = []
    for seat in range(seats):
        city = edition.start.copy()
        city.stones = edition.starting_stones[seat]
        cities.append(city)
    return Akropolis(
        setup,
        edition,
        cities,
        turns,
        variants,
        difficulty,
        vec[i64](),
        edition.pile(MOST_PLAYERS if long else turns),
        edition.full_market[turns],
        0,
        NOTHING,
        vec[i64](),
        edition.starting_stones[1] if difficulty != 0 else 0,
    )
