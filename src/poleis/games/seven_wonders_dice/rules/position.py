"""The position of a game of 7 Wonders Dice: who must act, what is legal, what follows.

In a turn all seats act at the same time, each on its own copy of the board (SWD-12.5): what a city
has pending is what its seat must decide, and a seat with nothing pending has finished. When all
have, the turn ends (SWD-10). Chance deals the boards, mixes the dice one by one and picks the grey
dice that leave.
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.luck import Luck
from poleis.core.sets import add_all, lowest, member, size
from poleis.core.setup import Setup
from poleis.core.state import CHANCE, OVER
from poleis.games.seven_wonders_dice.rules.crossing import settle
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.effect import Effect
from poleis.games.seven_wonders_dice.rules.prices import (
    die_price,
    is_unlocked,
)
from poleis.games.seven_wonders_dice.rules.records import (
    ACT,
    DEAL,
    END,
    EXCHANGE,
    MIX,
    City,
    Forum,
    Picture,
    Position,
    read_city,
    read_forum,
)
from poleis.games.seven_wonders_dice.rules.scoring import building_points, points
from poleis.games.seven_wonders_dice.rules.turn import (
    boards_left,
    deal,
    end_turn_if_all_have_finished,
    exchange,
    grey_dice,
    lay_next_die,
)


@final
class SevenWondersDice(Position):
    """A position of 7 Wonders Dice."""

    # ---- who acts

    def actor(self) -> i64:
        if self.step == ACT:
            seat: i64 = 0
            while self.cities[seat].has_finished():
                seat += 1
            return seat
        return OVER if self.step == END else CHANCE

    def actors(self) -> list[int]:
        if self.step == ACT:
            return [
                seat for seat in range(len(self.cities)) if not self.cities[seat].has_finished()
            ]
        return super().actors()

    def phase(self) -> i64:
        """SWD-5.1: the actions of a turn are chosen at the same time."""
        return self.turn if self.step == ACT and len(self.cities) > 1 else 0

    def reveal(self) -> None:
        self.is_revealed = True

    def is_asked(self, seat: i64) -> bool:
        """Whether a seat has something to decide."""
        return (
            self.step == ACT
            and 0 <= seat < len(self.cities)
            and not self.cities[seat].has_finished()
        )

    def asking(self, seat: i64) -> Effect:
        """The effect that a seat which is asked has to answer."""
        waiting = self.cities[seat].pending
        assert waiting is not None
        return self.edition.effects[waiting.effect]

    # ---- decisions

    def legal(self, actor: i64) -> vec[i64]:
        if not self.is_asked(actor):
            return vec[i64]()
        return self.asking(actor).legal(self, actor)

    def allows(self, actor: i64, action: i64) -> bool:
        return self.is_asked(actor) and self.asking(actor).allows(self, actor, action)

    def random_action(self, actor: i64, luck: Luck) -> i64:
        return self.asking(actor).random_action(self, actor, luck)

    def apply(self, actor: i64, action: i64) -> None:
        if actor == CHANCE:
            self.happen(action)
        else:
            self.act(actor, action)

    def act(self, seat: i64, action: i64) -> None:
        """Carry out a decision of a seat, and what follows from it without a question."""
        city = self.cities[seat]
        answered = city.pending
        assert answered is not None
        city.pending = answered.below
        self.edition.effects[answered.effect].apply(self, seat, action, answered.left)
        settle(self, seat)
        if city.has_finished():
            end_turn_if_all_have_finished(self)

    # ---- chance

    def chance(self) -> list[tuple[int, int]]:
        edition = self.edition
        if self.step == MIX:
            die = self.forum.dice[self.next_place]
            return [
                (int(edition.roll.code(die, face, section)), 1)
                for face in range(int(edition.faces))
                for section in range(len(edition.section_costs))
            ]
        if self.step == DEAL:
            boards = add_all(vec[i64](), edition.deal.first, boards_left(self))
            return [(int(code), 1) for code in boards]
        if self.step == EXCHANGE:
            dice = add_all(vec[i64](), edition.exchange.code(self.next_special()), grey_dice(self))
            return [(int(code), 1) for code in dice]
        return []

    def roll(self, luck: Luck) -> i64:
        edition = self.edition
        if self.step == MIX:
            drawn = luck.below(edition.results)  # face and section as one number (SWD-4.3)
            return edition.roll.code(self.forum.dice[self.next_place], 0, drawn)
        if self.step == DEAL:
            boards = boards_left(self)
            return edition.deal.code(member(boards, luck.below(size(boards))))
        dice = grey_dice(self)
        return edition.exchange.code(self.next_special(), member(dice, luck.below(size(dice))))

    def next_special(self) -> i64:
        """The special die whose exchange comes next, counted from the first special one."""
        return lowest(self.forum.new_dice) - self.edition.first_special

    def happen(self, outcome: i64) -> None:
        """Carry out an outcome of chance: a die falls, a board is dealt, a die leaves."""
        edition = self.edition
        if self.step == MIX:
            face = edition.roll.second_arg(outcome) + 1
            lay_next_die(self, face, edition.roll.third_arg(outcome))
        elif self.step == DEAL:
            deal(self, edition.deal.first_arg(outcome))
        else:
            special = edition.first_special + edition.exchange.first_arg(outcome)
            exchange(self, special, edition.exchange.second_arg(outcome))

    # ---- the position as a whole

    def clone(self) -> SevenWondersDice:
        return SevenWondersDice(
            self.setup,
            self.edition,
            [city.copy() for city in self.cities],
            self.forum.copy(),
            self.step,
            self.turn,
            self.is_final,
            self.next_seat,
            self.next_place,
            self.is_awarded,
            self.is_revealed,
        )

    def score(self, seat: i64) -> i64:
        """SWD-11.1, by the crosses so far."""
        return points(self, self.cities[seat])

    # ---- what seats know (SWD-12.6)

    def hide(self, viewer: i64) -> None:
        """Show every seat but this one as at the start of the turn, and whether it has finished.

        A finished turn under review is open to all.
        """
        if self.step != ACT or self.is_revealed:
            return
        for seat in range(i64(len(self.cities))):
            city = self.cities[seat]
            if seat != viewer:
                city.show_picture()
                if not city.has_finished():
                    city.pending = None
                    city.push(self.edition.turn_action)

    def imagine(self, viewer: i64, luck: Luck) -> None:
        """Give every other seat that has finished some turn that it may have had."""
        if self.step != ACT or self.is_revealed:
            return
        finished: list[int] = []
        for seat in range(len(self.cities)):
            if seat != viewer and self.cities[seat].has_finished():
                finished.append(seat)
                self.cities[seat].push(self.edition.turn_action)
        for seat in finished:
            while not self.cities[seat].has_finished():
                self.act(seat, self.random_action(seat, luck))

    # ---- questions of plain modules

    def asked(self, seat: int) -> Effect | None:
        """The effect that a seat has to answer now; None for nothing."""
        return self.asking(seat) if self.is_asked(seat) else None

    def uses_left(self, seat: int) -> int:
        """How often a seat that is asked may use the effect: the crossings left (SWD-9.9)."""
        waiting = self.cities[seat].pending
        return 0 if waiting is None else int(waiting.left)

    def board_id(self, seat: int) -> str:
        """The city of a seat; "" before the boards are dealt."""
        return self.cities[seat].board.id

    def materials_of(self, seat: int) -> int:
        """What the Warehouse of a seat produces (SWD-6.1)."""
        return int(self.cities[seat].materials())

    def price_of(self, seat: int, die: int) -> int:
        """What a seat would pay for a die in the forum (SWD-6.3)."""
        return int(die_price(self, self.cities[seat], die))

    def purse_of(self, seat: int, die: int) -> int:
        """The coins of a seat that has chosen this die (SWD-6.5)."""
        return int(self.cities[seat].purse(self.edition.dice[die].colour))

    def missing_for(self, seat: int, space: int) -> int:
        """The coins that a seat would pay for the materials of a space (SWD-6.2)."""
        return int(self.cities[seat].missing(space))

    def has_unlocked(self, seat: int, die: int) -> bool:
        return is_unlocked(self, self.cities[seat], die)

    def points_in(self, seat: int, building: str) -> int:
        """The points of a seat in one building."""
        found = self.edition.building_named(building)
        return int(building_points(self, self.cities[seat], found))


def first_position(setup: Setup, edition: Edition) -> SevenWondersDice:
    """The position before the boards are dealt (SWD-2)."""
    dice = len(edition.dice)
    cities = [
        City(edition.no_board, 0, edition.starting_coins, 0, 0, False, Picture(0, 0, 0, 0), None)
        for _ in range(setup.seats)
    ]
    forum = Forum(
        vec[i64](list(range(edition.places))), vec[i64]([0] * dice), vec[i64]([0] * dice), 0
    )
    return SevenWondersDice(setup, edition, cities, forum, DEAL, 0, False, 0, 0, False, False)


def restore(setup: Setup, edition: Edition, dump: list[Any]) -> SevenWondersDice:
    """The position that was dumped; the dump is trusted."""
    step, turn, is_final, next_seat, next_place, is_awarded, is_revealed, forum, cities = dump
    return SevenWondersDice(
        setup,
        edition,
        [read_city(edition, one) for one in cities],
        read_forum(forum),
        step,
        turn,
        is_final != 0,
        next_seat,
        next_place,
        is_awarded != 0,
        is_revealed != 0,
    )
