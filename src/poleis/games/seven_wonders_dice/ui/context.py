"""A position of 7 Wonders Dice as one person sees it, with what all panels ask."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from poleis.core.sets import size
from poleis.draw.view_context import ViewContext
from poleis.games.seven_wonders_dice.explain.printed_boards import PrintedBoards, printed_boards
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.effect import Effect
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.rules.records import ACT

ACTIONS = ("build", "wonder", "pass")
"""The kinds of decisions that are an action A, B or C, and no follow-up of one."""
CROSSINGS = ("build", "cross", "wonder")
"""The kinds of decisions that cross a space, which may cost coins."""


@dataclass(frozen=True)
class Deed:
    """A decision in words: its kind, and the die and the space or bonus space ("" for none)."""

    kind: str
    die: str
    thing: str


@functools.lru_cache(maxsize=4096)
def deed_of(edition: Edition, action: int) -> Deed:
    """The decision with this code."""
    said = edition.actions.json(action)
    thing = said.get("space", said.get("bonus", ""))
    return Deed(str(said["do"]), str(said.get("die", "")), str(thing))


@functools.lru_cache(maxsize=4096)
def names_in(edition: Edition, crossed: int) -> frozenset[str]:
    """The ids of crossed spaces and bonus spaces."""
    return frozenset(edition.names_of(crossed))


def things_of(edition: Edition, house: str) -> int:
    """The spaces or bonus spaces of a house of the board, a set."""
    if house == "bonus":
        return int(edition.bonuses)
    return edition.spaces_in([house])


class Scene(ViewContext[SevenWondersDice]):
    """A position as one person sees it, with what all panels need."""

    @property
    def edition(self) -> Edition:
        return self.state.edition

    @functools.cached_property
    def printed(self) -> PrintedBoards:
        return printed_boards(self.edition)

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def is_acting(self) -> bool:
        """Whether the seats choose their actions now."""
        return bool(self.state.step == ACT)

    # ---- cities

    def board(self, seat: int) -> str:
        """The city of a seat; "" before the boards are dealt."""
        return self.state.board_id(seat)

    def crossed(self, seat: int) -> frozenset[str]:
        """What a seat has crossed, bonus spaces included."""
        return names_in(self.edition, self.state.cities[seat].crossed)

    def coins(self, seat: int) -> int:
        return int(self.state.cities[seat].coins)

    def materials(self, seat: int) -> int:
        return self.printed.materials(self.crossed(seat))

    def attack_points(self, seat: int, building: str) -> int:
        """Points written down in a barracks (SWD-8.4.3)."""
        city = self.state.cities[seat]
        return int(city.west_points if building == "barracks_west" else city.east_points)

    def has_award(self, seat: int) -> bool:
        return self.state.cities[seat].has_award

    def count(self, seat: int, *buildings: str) -> int:
        """How many spaces of some buildings a seat has crossed."""
        spaces = self.edition.spaces_in(list(buildings))
        return int(size(self.state.cities[seat].crossed & spaces))

    def neighbours(self, seat: int) -> list[tuple[str, int]]:
        """The barracks of a seat and whom each of them faces (SWD-8.4.1); none alone."""
        if self.seats == 1:
            return []
        left, right = (seat + 1) % self.seats, (seat - 1) % self.seats
        return [("barracks_west", left), ("barracks_east", right)]

    def defences(self, seat: int, building: str) -> int:
        """The defences of a barracks that count in this turn (SWD-8.4.4)."""
        defences = self.edition.defences & self.edition.spaces_in([building])
        return int(size(self.state.cities[seat].before.crossed & defences))

    def facts(self, seat: int, house: str) -> tuple[object, ...]:
        """All that the drawing of a house depends on: a building, the treasury or the bonuses."""
        things = things_of(self.edition, house)
        names = self.edition.names_of(things)
        prices = tuple(map(self.prices.get, names)) if seat == self.viewer else None
        if house == "treasury":
            more: object = self.coins(seat)
        elif house.startswith("barracks_"):
            more = (
                self.attack_points(seat, house),
                *(
                    (rival, self.name(rival), self.defences(rival, self.printed.opposite(ours)))
                    for ours, rival in self.neighbours(seat)
                    if ours == house
                ),
            )
        else:
            more = house == "agora" and self.has_award(seat)
        return (
            self.board(seat),
            self.state.cities[seat].crossed & things, self.marks[seat] & things, prices, more,
        )  # fmt: skip

    # ---- dice

    def forum(self) -> list[int]:
        """The dice in the forum, in the order in which they are rolled."""
        return [int(die) for die in self.state.forum.dice]

    def face(self, die: int) -> int:
        """The face that a die shows; 0 if it has not been rolled."""
        return int(self.state.forum.faces[die])

    def section(self, die: int) -> int:
        return int(self.state.forum.sections[die])

    def may_use(self, die: int) -> bool:
        """Whether the viewer may use a die: special ones must be unlocked (SWD-5.4)."""
        if self.viewer is None or not self.board(self.viewer):
            return not self.edition.dice[die].is_special
        return self.state.has_unlocked(self.viewer, die)

    def price_of(self, die: int) -> int | None:
        """What the viewer pays for a die; None for somebody who pays nothing."""
        if self.viewer is None or not self.is_acting:
            return None
        return self.state.price_of(self.viewer, die)

    # ---- decisions

    @functools.cached_property
    def asked(self) -> Effect | None:
        """The effect that the viewer has to answer now; None for nothing."""
        return None if self.viewer is None else self.state.asked(self.viewer)

    @functools.cached_property
    def legal(self) -> list[int]:
        """What the viewer may do now."""
        if self.viewer is None or self.asked is None:
            return []
        return [int(code) for code in self.state.legal(self.viewer)]

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has finished its turn while others may not have."""
        return self.is_acting and self.state.cities[seat].has_finished()

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
            deed = self.deed(code)
            if deed.kind in CROSSINGS:
                price = self.price(code)
                found[deed.thing] = min(price, found.get(deed.thing, price))
        return found

    def deed(self, code: int) -> Deed:
        """A decision in words."""
        return deed_of(self.edition, code)

    def price(self, code: int) -> int:
        """The coins that a decision of the viewer costs."""
        assert self.viewer is not None
        return price_of(self.state, self.viewer, self.deed(code))

    # ---- what happened last

    def last_of(self, seat: int) -> list[int]:
        """The decisions of a seat in its latest turn, as far as the viewer knows them."""
        moves = [move.action for move in self.last if move.actor == seat]
        if self.seats > 1:
            return moves[-self.decided_now(seat) :] if self.decided_now(seat) else moves
        start = [place for place, action in enumerate(moves) if self.deed(action).kind in ACTIONS]
        return moves[start[-1] :] if start else moves

    def decided_now(self, seat: int) -> int:
        """How many things the viewer, if it is this seat, has crossed in the running turn."""
        if not self.is_acting or seat != self.viewer:
            return 0
        return self._crossed_now(seat).bit_count()

    def marked(self, seat: int) -> frozenset[str]:
        """What a seat crossed in its latest turn, as far as the viewer knows."""
        return names_in(self.edition, self.marks[seat])

    @functools.cached_property
    def marks(self) -> list[int]:
        """The same of every seat, as sets."""
        return [self._marks(seat) for seat in range(self.seats)]

    def _marks(self, seat: int) -> int:
        if self.decided_now(seat):
            return self._crossed_now(seat)
        found = {self.deed(action).thing for action in self.last_of(seat)} - {""}
        return self.edition.set_named(list(found)) & self.state.cities[seat].crossed

    def _crossed_now(self, seat: int) -> int:
        """What a seat has crossed in the running turn, a set."""
        city = self.state.cities[seat]
        return int(city.crossed & ~city.before.crossed)


def price_of(state: SevenWondersDice, seat: int, deed: Deed) -> int:
    """The coins that a decision costs a seat that is asked."""
    if deed.kind not in CROSSINGS:
        return 0
    edition, asked = state.edition, state.asked(seat)
    price = state.missing_for(seat, edition.space_ids.index(deed.thing))
    if deed.die and not (asked and asked.is_die_free()):
        price += state.price_of(seat, edition.die_ids.index(deed.die))
    return price
