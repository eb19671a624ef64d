"""Why an action is legal or not: the rules of 7 Wonders Dice as named predicates.

The generator in `city` and `state` is fast; this module is plain and reads the boards as they are
printed. It answers a player's "why not?", and in tests it is the oracle that the generator must
agree with. A kind of action has the questions that it answers, and rules, each with a predicate
that is true when it is kept.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from poleis.core.explain import Message, Refusal, Value
from poleis.core.rule_table import Rule, violations
from poleis.core.sets import members
from poleis.core.state import CHANCE, OVER
from poleis.games.seven_wonders_dice.effects.tables import ACTION, CHOOSE_BONUS, CROSS, FREE_BUILD
from poleis.games.seven_wonders_dice.explain import printed_boards
from poleis.games.seven_wonders_dice.rules import layout
from poleis.games.seven_wonders_dice.rules.data import (
    BOARDS,
    BONUSES,
    BUILDINGS,
    CAPACITY,
    DICE,
    SPACE_COUNT,
    SPACES,
    SPECIAL_DICE,
)
from poleis.games.seven_wonders_dice.rules.position import (
    BUILD,
    CROSS_SPACE,
    DECLINE,
    PASS,
    RAISE,
    TAKE_BONUS,
    SevenWondersDice,
)
from poleis.games.seven_wonders_dice.ui import messages

THINGS = (*SPACES, *BONUSES)


def names_of(crossed: int) -> list[str]:
    """The ids of crossed spaces and bonus spaces."""
    return [THINGS[number] for number in members(crossed)]


@dataclass(frozen=True)
class Case:
    """An action that somebody would like to take: the position, the seat, a die and a space."""

    v: list[int]
    seat: int
    frame: tuple[int, int, int]
    space: str = ""
    die: str = ""

    @property
    def me(self) -> int:
        return int(layout.city(self.seat))

    @functools.cached_property
    def board(self) -> str:
        return BOARDS[self.v[self.me + layout.BOARD] - 1]

    @functools.cached_property
    def crossed(self) -> list[str]:
        return names_of(self.v[self.me + layout.CROSSED])

    @property
    def coins(self) -> int:
        return self.v[self.me + layout.COINS]

    @property
    def face(self) -> int:
        return self.v[layout.FACE + DICE.index(self.die)]

    @property
    def symbol(self) -> str:
        """What the die shows; nothing if it is not in the forum."""
        return printed_boards.symbol_on(self.die, self.face) if self.face else ""

    @property
    def building(self) -> str:
        return printed_boards.spaces(self.board)[self.space].building

    @property
    def die_cost(self) -> int:
        """What the die costs; nothing for a build without die cost (SWD-9.7)."""
        if not self.die or not self.face or self.frame[0] == FREE_BUILD:
            return 0
        section = self.v[layout.SECTION + DICE.index(self.die)]
        return printed_boards.die_cost(self.board, self.crossed, self.die, section)

    @property
    def missing(self) -> int:
        """Coins for materials that are not produced (SWD-6.2)."""
        cost = printed_boards.spaces(self.board)[self.space].cost
        return max(0, cost - printed_boards.materials(self.crossed))

    @property
    def purse(self) -> int:
        """The coins to pay with, those for the choice of the die included (SWD-6.10)."""
        gain = printed_boards.coins_for_die(self.board, self.crossed, self.die) if self.die else 0
        return min(int(CAPACITY), self.coins + gain)

    def before(self, seat: int, buildings: Collection[str]) -> int:
        """How many spaces of some buildings a seat had crossed at the start of the turn."""
        start = names_of(self.v[layout.city(seat) + layout.BEFORE])
        printed_spaces = printed_boards.spaces(self.board)
        return sum(
            space in printed_spaces and printed_spaces[space].building in buildings
            for space in start
        )


# ---- each predicate is true when its rule is kept


def is_in_the_forum(case: Case) -> bool:
    """SWD-5.4, SWD-8.5.3."""
    return case.face != 0


def is_unlocked(case: Case) -> bool:
    """SWD-5.4."""
    return case.die not in SPECIAL_DICE or case.die in printed_boards.unlocked(
        case.board, case.crossed
    )


def passes_the_comparison(case: Case) -> bool:
    """SWD-8.7.2, SWD-8.7.3; alone SWD-2.6."""
    buildings = printed_boards.compared(case.symbol) if case.symbol else []
    if not buildings:
        return True
    mine = case.before(case.seat, buildings)
    seats = case.v[layout.SEATS]
    if seats == 1:
        return mine >= 1
    others = [case.before((case.seat + step) % seats, buildings) for step in (1, -1)]
    return mine > others[0] if seats == 2 else mine >= max(others)


def is_not_crossed(case: Case) -> bool:
    """SWD-1.3."""
    return case.space not in case.crossed


def is_no_stage(case: Case) -> bool:
    """SWD-5.5: the Wonder needs no die."""
    return case.building != "wonder"


def is_led_to(case: Case) -> bool:
    """SWD-5.3: the face leads to the track of the space."""
    if not case.symbol or not is_no_stage(case):
        return True
    return any(case.space in track.spaces for track in printed_boards.led_by(case.symbol))


def is_next(case: Case) -> bool:
    """SWD-1.4: the space is open in a track that the face leads to, or in any if there is none."""
    if not case.symbol or not is_no_stage(case) or not is_not_crossed(case):
        return True
    if not is_led_to(case):
        return is_open(case)
    return case.space in printed_boards.opened(printed_boards.led_by(case.symbol), case.crossed)


def is_open(case: Case) -> bool:
    """SWD-1.5: some track of its building opens the space."""
    if not is_not_crossed(case):
        return True
    return case.space in printed_boards.opened(printed_boards.tracks(case.building), case.crossed)


def is_listed(case: Case) -> bool:
    """SWD-9.8: the effect names the building."""
    return BUILDINGS.index(case.building) in members(case.frame[1])


def can_be_paid(case: Case) -> bool:
    """SWD-5.7, SWD-6.4."""
    return case.purse >= case.die_cost + case.missing


# ---- the table of rules: for each kind of action the questions it answers, and what must hold


def the_die(case: Case) -> Mapping[str, Value]:
    return {"die": messages.die(case.die)}


def the_symbol(case: Case) -> Mapping[str, Value]:
    return {"symbol": messages.symbol(case.symbol), "space": messages.space(case.space)}


def the_building(case: Case) -> Mapping[str, Value]:
    return {"building": messages.building(case.building)}


def the_comparison(case: Case) -> Mapping[str, Value]:
    buildings = printed_boards.compared(case.symbol)
    seats = case.v[layout.SEATS]
    name = "barracks" if len(buildings) > 1 else buildings[0]
    return {
        "building": messages.building(name),
        "mine": case.before(case.seat, buildings),
        "left": case.before((case.seat + 1) % seats, buildings),
        "right": case.before((case.seat - 1) % seats, buildings),
    }


def the_price(case: Case) -> Mapping[str, Value]:
    return {"die": case.die_cost, "missing": case.missing, "coins": case.purse}


def compare_rule(seats: int) -> Rule[Case]:
    """The comparison as it is worded for so many seats."""
    if seats == 1:
        return Rule("SWD-2.6", "compare-1", passes_the_comparison, the_comparison)
    if seats == 2:
        return Rule("SWD-8.7.3", "compare-2", passes_the_comparison, the_comparison)
    return Rule("SWD-8.7.2", "compare-3", passes_the_comparison, the_comparison)


CROSSED = Rule("SWD-1.3", "crossed", is_not_crossed)
PRICE = Rule("SWD-5.7", "price", can_be_paid, the_price)
BUILD_RULES = (
    Rule("SWD-5.4", "forum", is_in_the_forum, the_die),
    Rule("SWD-5.4", "locked", is_unlocked, the_die),
    Rule("SWD-5.5", "stage", is_no_stage),
    CROSSED,
    Rule("SWD-5.3", "symbol", is_led_to, the_symbol),
    Rule("SWD-1.4", "order", is_next),
    PRICE,
)
CROSS_RULES = (
    Rule("SWD-9.8", "listed", is_listed, the_building),
    CROSSED,
    Rule("SWD-1.4", "order", is_open),
    PRICE,
)
RAISE_RULES = (CROSSED, Rule("SWD-8.8.1", "stages", is_open), PRICE)
BONUS_RULES = (Rule("SWD-9.1", "bonus-crossed", is_not_crossed),)

NOW: Mapping[int, tuple[str, str]] = {
    ACTION: ("SWD-5.1", "now-action"),
    FREE_BUILD: ("SWD-9.7", "now-build"),
    CROSS: ("SWD-9.8", "now-cross"),
    CHOOSE_BONUS: ("SWD-9.1", "now-bonus"),
}
"""What a player is told who would like to do something that is not asked."""


def refusal(rule: str, key: str) -> Refusal:
    return Refusal(rule, Message(messages.refusal(key)))


def explain(state: SevenWondersDice, actor: int, action: int) -> list[Refusal]:
    """Why this action is not legal for this seat now; empty if it is."""
    now = state.actor()
    if now == OVER:
        return [refusal("SWD-10.5", "over")]
    if now == CHANCE:
        return [refusal("SWD-3.1", "chance")]
    frame = state.asked(actor)
    if frame[0] < 0:
        return [refusal("SWD-5.1", "finished")]
    v = state.numbers()
    kinds, rules, case = read(v, actor, frame, action)
    if frame[0] not in kinds:
        if action == DECLINE:
            if frame[0] == CHOOSE_BONUS:
                return [refusal("SWD-9.3", "compulsory")]
            is_extra = frame[2] != 0
            return [refusal("SWD-9.6" if is_extra else "SWD-5.1", "decline")]
        return [refusal(*NOW[frame[0]])]
    return violations(rules, case, messages.refusal)


def read(
    v: list[int], seat: int, frame: tuple[int, int, int], action: int
) -> tuple[tuple[int, ...], tuple[Rule[Case], ...], Case]:
    """The questions that an action answers, its rules, and what it is about."""
    if action < CROSS_SPACE:
        die, space = divmod(action - BUILD, SPACE_COUNT)
        rules = (*BUILD_RULES[:2], compare_rule(v[layout.SEATS]), *BUILD_RULES[2:])
        return (ACTION, FREE_BUILD), rules, Case(v, seat, frame, SPACES[space], DICE[die])
    if action < RAISE:
        return (CROSS,), CROSS_RULES, Case(v, seat, frame, SPACES[action - CROSS_SPACE])
    if action < TAKE_BONUS:
        return (ACTION,), RAISE_RULES, Case(v, seat, frame, SPACES[action - RAISE])
    if action < PASS:
        return (CHOOSE_BONUS,), BONUS_RULES, Case(v, seat, frame, BONUSES[action - TAKE_BONUS])
    if action == PASS:
        return (ACTION,), (), Case(v, seat, frame)
    return (FREE_BUILD, CROSS), (), Case(v, seat, frame)
