"""A position of 7 Wonders Dice as one person sees it, with what all panels ask."""

from __future__ import annotations

import functools

from poleis.draw.view_context import ViewContext
from poleis.games.seven_wonders_dice.effects.tables import FREE_BUILD
from poleis.games.seven_wonders_dice.explain import printed_boards
from poleis.games.seven_wonders_dice.explain.predicates import THINGS, names_of
from poleis.games.seven_wonders_dice.rules import layout
from poleis.games.seven_wonders_dice.rules.data import (
    BOARDS,
    BONUSES,
    DEFENCES_EAST,
    DEFENCES_WEST,
    DICE,
    PLACES,
    SETS,
    SPACE_COUNT,
    SPACES,
    SPECIAL_DICE,
)
from poleis.games.seven_wonders_dice.rules.position import (
    CROSS_SPACE,
    PASS,
    RAISE,
    TAKE_BONUS,
    SevenWondersDice,
)


def die_and_space(action: int) -> tuple[str, str]:
    """The die ("" for none) and the space or bonus space of a decision ("" for none)."""
    if action < CROSS_SPACE:
        die, space = divmod(action, SPACE_COUNT)
        return DICE[die], SPACES[space]
    if action < RAISE:
        return "", SPACES[action - CROSS_SPACE]
    if action < TAKE_BONUS:
        return "", SPACES[action - RAISE]
    if action < PASS:
        return "", THINGS[action - TAKE_BONUS + SPACE_COUNT]
    return "", ""


@functools.lru_cache(maxsize=4096)
def names_in(crossed: int) -> frozenset[str]:
    """The ids of crossed spaces and bonus spaces."""
    return frozenset(names_of(crossed))


@functools.cache
def things_of(house: str) -> tuple[int, tuple[str, ...]]:
    """The spaces or bonus spaces of a house of the board: as a set, and their names."""
    if house == "bonus":
        return sum(1 << THINGS.index(name) for name in BONUSES), BONUSES
    mask = int(SETS.get(house, 0))
    return mask, tuple(names_of(mask))


def opposite(barracks: str) -> str:
    """The barracks of a neighbour that faces this one (SWD-8.4.5)."""
    return "barracks_east" if barracks == "barracks_west" else "barracks_west"


def is_action(action: int) -> bool:
    """Whether a decision is an action A, B or C, and no follow-up of one."""
    return action < CROSS_SPACE or RAISE <= action < TAKE_BONUS or action == PASS


class Scene(ViewContext[SevenWondersDice]):
    """A position as one person sees it, with what all panels need."""

    @functools.cached_property
    def v(self) -> list[int]:
        return self.state.numbers()

    @property
    def turn(self) -> int:
        return self.v[layout.TURN]

    @property
    def is_acting(self) -> bool:
        """Whether the seats choose their actions now."""
        return self.v[layout.STEP] == layout.ACT

    def _of(self, seat: int, field: int) -> int:
        return self.v[layout.city(seat) + field]

    # ---- cities

    def board(self, seat: int) -> str:
        """The city of a seat; "" before the boards are dealt."""
        number = self._of(seat, layout.BOARD)
        return BOARDS[number - 1] if number else ""

    def crossed(self, seat: int) -> frozenset[str]:
        """What a seat has crossed, bonus spaces included."""
        return names_in(self._of(seat, layout.CROSSED))

    def coins(self, seat: int) -> int:
        return self._of(seat, layout.COINS)

    def materials(self, seat: int) -> int:
        return printed_boards.materials(self.crossed(seat))

    def attack_points(self, seat: int, building: str) -> int:
        """Points written down in a barracks (SWD-8.4.3)."""
        west = building == "barracks_west"
        return self._of(seat, layout.WEST_POINTS if west else layout.EAST_POINTS)

    def has_award(self, seat: int) -> bool:
        return self._of(seat, layout.AWARD) == 1

    def count(self, seat: int, *buildings: str) -> int:
        """How many spaces of some buildings a seat has crossed."""
        spaces = sum(SETS[building] for building in buildings)
        return (self._of(seat, layout.CROSSED) & spaces).bit_count()

    def neighbours(self, seat: int) -> list[tuple[str, int]]:
        """The barracks of a seat and whom each of them faces (SWD-8.4.1); none alone."""
        if self.seats == 1:
            return []
        left, right = (seat + 1) % self.seats, (seat - 1) % self.seats
        return [("barracks_west", left), ("barracks_east", right)]

    def defences(self, seat: int, building: str) -> int:
        """The defences of a barracks that count in this turn (SWD-8.4.4)."""
        defences = DEFENCES_WEST if building == "barracks_west" else DEFENCES_EAST
        return (self._of(seat, layout.BEFORE) & int(defences)).bit_count()

    def facts(self, seat: int, house: str) -> tuple[object, ...]:
        """All that the drawing of a house depends on: a building, the treasury or the bonuses."""
        mask, names = things_of(house)
        prices = tuple(map(self.prices.get, names)) if seat == self.viewer else None
        if house == "treasury":
            more: object = self.coins(seat)
        elif house.startswith("barracks_"):
            more = (
                self.attack_points(seat, house),
                *(
                    (rival, self.name(rival), self.defences(rival, opposite(ours)))
                    for ours, rival in self.neighbours(seat)
                    if ours == house
                ),
            )
        else:
            more = house == "agora" and self.has_award(seat)
        return (
            self.language, seat, self.board(seat), self._of(seat, layout.CROSSED) & mask,
            self.marks[seat] & mask, prices, more,
        )  # fmt: skip

    # ---- dice

    def forum(self) -> list[int]:
        """The dice in the forum, in the order in which they are rolled."""
        return self.v[layout.FORUM : layout.FORUM + PLACES]

    def face(self, die: int) -> int:
        """The face that a die shows; 0 if it has not been rolled."""
        return self.v[layout.FACE + die]

    def section(self, die: int) -> int:
        return self.v[layout.SECTION + die]

    def may_use(self, die: int) -> bool:
        """Whether the viewer may use a die: special ones must be unlocked (SWD-5.4)."""
        if DICE[die] not in SPECIAL_DICE or self.viewer is None or not self.board(self.viewer):
            return DICE[die] not in SPECIAL_DICE
        return self.state.has_unlocked(self.viewer, die)

    def price_of(self, die: int) -> int | None:
        """What the viewer pays for a die; None for somebody who pays nothing."""
        if self.viewer is None or not self.is_acting:
            return None
        return self.state.price_of(self.viewer, die)

    # ---- decisions

    @functools.cached_property
    def asked(self) -> tuple[int, int, int]:
        """What the viewer has to decide now; a kind below 0 for nothing."""
        return (-1, 0, 0) if self.viewer is None else self.state.asked(self.viewer)

    @functools.cached_property
    def legal(self) -> list[int]:
        """What the viewer may do now."""
        if self.viewer is None or self.asked[0] < 0:
            return []
        return [int(code) for code in self.state.legal(self.viewer)]

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has finished its turn while others may not have."""
        return self.is_acting and self._of(seat, layout.DEPTH) == 0

    @property
    def choosing(self) -> list[int]:
        """The seats that have not finished their turn."""
        if not self.is_acting:
            return []
        return [seat for seat in range(self.seats) if not self.has_chosen(seat)]

    @functools.cached_property
    def prices(self) -> dict[str, int]:
        """What the viewer would pay at least for each space that can be crossed now."""
        found: dict[str, int] = {}
        for code in self.legal:
            if code < TAKE_BONUS:
                price = self.price(code)
                space = die_and_space(code)[1]
                found[space] = min(price, found.get(space, price))
        return found

    def price(self, code: int) -> int:
        """The coins that a decision of the viewer costs."""
        assert self.viewer is not None
        die, space = die_and_space(code)
        if code >= TAKE_BONUS:
            return 0
        price = self.state.missing_for(self.viewer, SPACES.index(space))
        if die and self.asked[0] != FREE_BUILD:
            price += self.state.price_of(self.viewer, DICE.index(die))
        return price

    # ---- what happened last

    def last_of(self, seat: int) -> list[int]:
        """The decisions of a seat in its latest turn, as far as the viewer knows them."""
        moves = [move.action for move in self.last if move.actor == seat]
        if self.seats > 1:
            return moves[-self.decided_now(seat) :] if self.decided_now(seat) else moves
        start = [number for number, action in enumerate(moves) if is_action(action)]
        return moves[start[-1] :] if start else moves

    def decided_now(self, seat: int) -> int:
        """How many things the viewer, if it is this seat, has crossed in the running turn."""
        if not self.is_acting or seat != self.viewer:
            return 0
        return (self._of(seat, layout.CROSSED) & ~self._of(seat, layout.BEFORE)).bit_count()

    def marked(self, seat: int) -> frozenset[str]:
        """What a seat crossed in its latest turn, as far as the viewer knows."""
        return names_in(self.marks[seat])

    @functools.cached_property
    def marks(self) -> list[int]:
        """The same of every seat, as sets."""
        return [self._marks(seat) for seat in range(self.seats)]

    def _marks(self, seat: int) -> int:
        crossed = self._of(seat, layout.CROSSED)
        if self.decided_now(seat):
            return crossed & ~self._of(seat, layout.BEFORE)
        found = {die_and_space(action)[1] for action in self.last_of(seat)} - {""}
        return sum(1 << THINGS.index(name) for name in found) & crossed
