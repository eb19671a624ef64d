"""Why an action is legal or not: the rules of 7 Wonders Dice as named predicates.

The effects generate legal actions fast; this module is plain and reads the boards as they are
printed. It answers a player's "why not?", and in tests it is the oracle that the effects must agree
with. A kind of action has the questions that it answers, and rules, each with a predicate that is
true when it is kept.
"""

from __future__ import annotations

import functools
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from poleis.core.explain import Message, Refusal, Value
from poleis.core.rule_table import Rule, violations
from poleis.core.state import CHANCE, OVER
from poleis.games.seven_wonders_dice.effects.decisions import Cross
from poleis.games.seven_wonders_dice.explain.printed_boards import (
    PrintedBoards,
    opened,
    printed_boards,
)
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.effect import Effect
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.ui import messages


@dataclass(frozen=True)
class Case:
    """An action that somebody would like to take: the position, the seat, a die and a space."""

    table: SevenWondersDice
    seat: int
    asked: Effect
    """The question that the action answers."""
    space: str = ""
    die: str = ""

    @property
    def edition(self) -> Edition:
        return self.table.edition

    @functools.cached_property
    def printed(self) -> PrintedBoards:
        return printed_boards(self.edition)

    @functools.cached_property
    def board(self) -> str:
        return self.table.board_id(self.seat)

    @functools.cached_property
    def crossed(self) -> list[str]:
        return self.edition.names_of(self.table.cities[self.seat].crossed)

    @property
    def face(self) -> int:
        return int(self.table.forum.faces[self.edition.die_ids.index(self.die)])

    @property
    def symbol(self) -> str:
        """What the die shows; nothing if it is not in the forum."""
        return self.printed.symbol_on(self.die, self.face) if self.face else ""

    @property
    def building(self) -> str:
        return self.printed.space(self.space).building

    @property
    def die_cost(self) -> int:
        """What the die costs; nothing for a build without die cost (SWD-9.7)."""
        if not self.die or not self.face or self.asked.question() == "build":
            return 0
        section = int(self.table.forum.sections[self.edition.die_ids.index(self.die)])
        return self.printed.die_cost(self.board, self.crossed, self.die, section)

    @property
    def missing(self) -> int:
        """Coins for materials that are not produced (SWD-6.2)."""
        cost = self.printed.spaces(self.board)[self.space].cost
        return max(0, cost - self.printed.materials(self.crossed))

    @property
    def purse(self) -> int:
        """The coins to pay with, those for the choice of the die included (SWD-6.10)."""
        coins = int(self.table.cities[self.seat].coins)
        if self.die:
            coins += self.printed.coins_for_die(self.board, self.crossed, self.die)
        return min(int(self.edition.capacity), coins)

    def before(self, seat: int, buildings: Collection[str]) -> int:
        """How many spaces of some buildings a seat had crossed at the start of the turn."""
        start = self.edition.names_of(self.table.cities[seat].before.crossed)
        spaces = self.printed.spaces(self.board)
        return sum(one in spaces and spaces[one].building in buildings for one in start)

    @property
    def seats(self) -> int:
        return int(self.table.seats())


# ---- each predicate is true when its rule is kept


def is_in_the_forum(case: Case) -> bool:
    """SWD-5.4, SWD-8.5.3."""
    return case.face != 0


def is_unlocked(case: Case) -> bool:
    """SWD-5.4."""
    unlocked = case.printed.unlocked(case.board, case.crossed)
    return case.die not in case.edition.special_ids or case.die in unlocked


def passes_the_comparison(case: Case) -> bool:
    """SWD-8.7.2, SWD-8.7.3; alone SWD-2.6."""
    buildings = case.printed.compared(case.symbol) if case.symbol else []
    if not buildings:
        return True
    mine = case.before(case.seat, buildings)
    seats = case.seats
    if seats == 1:
        return mine >= case.printed.alone_needs
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
    return any(case.space in track.spaces for track in case.printed.led_by(case.symbol))


def is_next(case: Case) -> bool:
    """SWD-1.4: the space is open in a track that the face leads to, or in any if there is none."""
    if not case.symbol or not is_no_stage(case) or not is_not_crossed(case):
        return True
    if not is_led_to(case):
        return is_open(case)
    return case.space in opened(case.printed.led_by(case.symbol), case.crossed)


def is_open(case: Case) -> bool:
    """SWD-1.5: some track of its building opens the space."""
    if not is_not_crossed(case):
        return True
    return case.space in opened(case.printed.tracks(case.building), case.crossed)


def is_listed(case: Case) -> bool:
    """SWD-9.8: the effect names the building."""
    assert isinstance(case.asked, Cross)
    return case.building in [building.id for building in case.asked.buildings]


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
    buildings = case.printed.compared(case.symbol)
    seats = case.seats
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

NOW: Mapping[str, tuple[str, str]] = {
    "action": ("SWD-5.1", "now-action"),
    "extra": ("SWD-5.1", "now-action"),
    "build": ("SWD-9.7", "now-build"),
    "cross": ("SWD-9.8", "now-cross"),
    "bonus": ("SWD-9.1", "now-bonus"),
}
"""By question: the refusal of an action that does not answer it."""
DECLINE: Mapping[str, tuple[str, str]] = {
    "action": ("SWD-5.1", "decline"),
    "extra": ("SWD-9.6", "decline"),
    "bonus": ("SWD-9.3", "compulsory"),
}
"""By question: why it cannot be declined."""


@dataclass(frozen=True)
class Kind:
    """A kind of action: the questions that it answers, and its rules."""

    questions: tuple[str, ...]
    rules: tuple[Rule[Case], ...] = ()


KINDS: Mapping[str, Kind] = {
    "build": Kind(("action", "extra", "build"), BUILD_RULES),
    "cross": Kind(("cross",), CROSS_RULES),
    "wonder": Kind(("action", "extra"), RAISE_RULES),
    "bonus": Kind(("bonus",), BONUS_RULES),
    "pass": Kind(("action", "extra")),
    "decline": Kind(("build", "cross")),
}


def refusal(rule: str, key: str) -> Refusal:
    return Refusal(rule, Message(messages.refusal(key)))


def explain(state: SevenWondersDice, actor: int, action: Mapping[str, object]) -> list[Refusal]:
    """Why this action, given as JSON, is not legal for this seat now; empty if it is."""
    now = state.actor()
    if now == OVER:
        return [refusal("SWD-10.5", "over")]
    if now == CHANCE:
        return [refusal("SWD-3.1", "chance")]
    asked = state.asked(actor)
    if asked is None:
        return [refusal("SWD-5.1", "finished")]
    question, name = asked.question(), str(action["do"])
    kind = KINDS[name]
    if question not in kind.questions:
        return [refusal(*(DECLINE if name == "decline" else NOW)[question])]
    space = str(action.get("space", action.get("bonus", "")))
    case = Case(state, actor, asked, space, str(action.get("die", "")))
    rules = kind.rules
    if name == "build":
        rules = (*rules[:2], compare_rule(case.seats), *rules[2:])
    return violations(rules, case, messages.refusal)
