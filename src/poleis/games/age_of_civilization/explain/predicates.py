"""Named predicates: each is true when its rule is kept. `rules.py` asks them.

They read the cards as components.json has them (`cards.py`), slowly and plainly, and so check the
generator in `state` and `turns`, which is fast.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from poleis.core.sets import members
from poleis.games.age_of_civilization.effects.reader import (
    CARDS,
    EFFECTS,
    FIRST_TECHNOLOGY,
    FIRST_WONDER,
    WORD,
    WORD_OF,
)
from poleis.games.age_of_civilization.effects.vocabulary import TURN_ENDS
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.data import (
    BOARD,
    CIVILIZATION_ROWS,
    COLUMN_OF,
    COMPONENTS,
    CULTURE,
    RESEARCH,
    TECHNOLOGIES,
    TECHNOLOGY_ROWS,
)
from poleis.games.age_of_civilization.rules.layout import (
    ACTED,
    BUILT,
    BUSY,
    CHOOSE_RESEARCH,
    COINS,
    COVER,
    HAND,
    LEARNED,
    LOCKED,
    MAY_PERFORM,
    ORDER_POOL,
    PACKET,
    POOL,
    RESOLVED,
    ROUND,
    TURN_END,
    USED,
    WORKERS,
    Numbers,
    realm,
)
from poleis.games.age_of_civilization.rules.orders import (
    NEEDS_STRENGTH,
    NEEDS_TECHNOLOGY,
    NEEDS_WONDERS,
    ORDER_COINS,
    ORDER_WORKERS,
)
from poleis.games.age_of_civilization.rules.technology_board import PREREQUISITES, technology_at


@dataclass(frozen=True)
class Case:
    """A seat that would like to do something: *what* is the card, action or order it is about."""

    v: Numbers
    seat: int
    what: int

    def mine(self, place: int) -> int:
        """A number of the own realm."""
        return int(self.v[realm(self.seat) + place])

    def among(self, place: int) -> bool:
        """Whether what it is about is in a set on the table."""
        return bool(int(self.v[place]) >> self.what & 1)

    @property
    def step(self) -> int:
        """The kind of the decision that is awaited."""
        return cards.top_frame(self.v)[0]

    @property
    def idle(self) -> int:
        """Workers on no action space."""
        return self.mine(WORKERS) - int(self.v[BUSY])

    @property
    def is_free(self) -> bool:
        """Whether an action is offered without a worker (AOC-6.11)."""
        return self.step == MAY_PERFORM

    @property
    def board(self) -> list[int]:
        """The technologies that the own board shows, place by place."""
        return [technology_at(self.mine(COVER), place) for place in range(BOARD)]


# ---- step 1


def is_offered(case: Case) -> bool:
    """AOC-5.3, AOC-12.12: the card lies in the pool or is in the own hand."""
    return case.among(POOL) or bool(case.mine(HAND) >> case.what & 1)


def is_after_round_1(case: Case) -> bool:
    """AOC-5.1: in round 1 a civilization must be born."""
    return int(case.v[ROUND]) > 1


# ---- step 2


def is_open(case: Case) -> bool:
    """AOC-6.4: there is a space for the action, open or private."""
    return case.is_free or cards.spaces(case.v, case.seat, case.what) > 0


def is_allowed(case: Case) -> bool:
    """AOC-11.25: nobody else forbids the action."""
    return not cards.is_forbidden(case.v, case.seat, case.what)


def has_a_free_space(case: Case) -> bool:
    """AOC-6.3: each space may be used once per turn."""
    spaces = cards.spaces(case.v, case.seat, case.what)
    used = case.v[USED] >> 3 * case.what & 7
    return case.is_free or spaces == 0 or used < spaces


def has_workers(case: Case) -> bool:
    """AOC-6.17: the workers for the action."""
    needed = cards.workers_needed(case.v, case.seat, case.what)
    return case.is_free or case.idle >= needed


def least_price(case: Case) -> int:
    """What the action costs at least: for Research, the cheapest technology there is to take."""
    if case.what == RESEARCH:
        prices = [
            cards.price(case.v, case.seat, RESEARCH, TECHNOLOGIES[technology])
            for technology in case.board
            if is_available(Case(case.v, case.seat, technology))
        ]
        if prices:
            return min(prices)
    return cards.price(case.v, case.seat, case.what)


def has_coins(case: Case) -> bool:
    """AOC-6.17: the coins for the action, owned before its effect."""
    return case.mine(COINS) >= least_price(case)


def has_not_acted(case: Case) -> bool:
    """AOC-6.1, AOC-14.15: who rests performs no action and fills no order."""
    return int(case.v[ACTED]) == 0


# ---- technologies


def is_on_the_board(case: Case) -> bool:
    """AOC-12.4: it is printed on the board or on the card that covers a column, and visible."""
    return case.what in case.board


def is_not_unlocked(case: Case) -> bool:
    """AOC-9.2: each technology once."""
    return not case.mine(LEARNED) >> case.what & 1


def has_a_prerequisite(case: Case) -> bool:
    """AOC-9.2, AOC-9.3: an arrow leads to it from an unlocked technology, or none is needed."""
    if not is_on_the_board(case):
        return True
    arrows = members(int(PREREQUISITES[case.board.index(case.what)]))
    return not arrows or any(case.mine(LEARNED) >> case.board[place] & 1 for place in arrows)


def is_not_locked(case: Case) -> bool:
    """AOC-14.2: the scenario does not lock it."""
    return not int(case.v[LOCKED]) >> case.what & 1


def is_available(case: Case) -> bool:
    """AOC-9.2: the technology may be unlocked, whatever it costs."""
    return (
        is_on_the_board(case)
        and is_not_unlocked(case)
        and has_a_prerequisite(case)
        and is_not_locked(case)
    )


def can_pay_research(case: Case) -> bool:
    """AOC-6.7: the technology is chosen when paying."""
    price = cards.price(case.v, case.seat, RESEARCH, TECHNOLOGIES[case.what])
    return case.step != CHOOSE_RESEARCH or case.mine(COINS) >= price


def has_no_special_card(case: Case) -> bool:
    """AOC-12.3: one special technology card per player."""
    return case.mine(COVER) == 0


def has_an_empty_column(case: Case) -> bool:
    """AOC-12.3: no technology marker lies in the column."""
    column = [place for place in range(BOARD) if place % 3 == COLUMN_OF[case.what]]
    return not any(case.mine(LEARNED) >> place & 1 for place in column)


# ---- the end of the turn


def turn_end_abilities(card: int) -> list[dict[str, object]]:
    """What a card says about the end of the turn; for a civilization as the main one."""
    if card >= FIRST_WONDER:
        rows = COMPONENTS["wonders"][card - FIRST_WONDER]["abilities"]
    elif card >= FIRST_TECHNOLOGY:
        rows = TECHNOLOGY_ROWS[card - FIRST_TECHNOLOGY]["abilities"]
    else:
        rows = [*CIVILIZATION_ROWS[card]["main"], *CIVILIZATION_ROWS[card]["legacy"]]
    return [row for row in rows if row["trigger"] == "end_of_turn"]


def abilities_in_force(case: Case) -> list[dict[str, object]]:
    """What a card says about the end of the turn, as far as it is in force for the seat."""
    ours = cards.abilities(case.v, case.seat)
    return [row for row in turn_end_abilities(case.what) if any(row is one for one in ours)]


def has_the_ability(case: Case) -> bool:
    """AOC-7.2: an own card in force that speaks of the end of the turn."""
    return bool(abilities_in_force(case))


def is_unresolved(case: Case) -> bool:
    """AOC-7.2: each ability once in a turn."""
    first = WORD * WORD_OF[TURN_ENDS]
    resolved = [int(EFFECTS[first + number].card) for number in members(case.v[RESOLVED])]
    return resolved.count(case.what) < max(1, len(abilities_in_force(case)))


def has_abilities_left(case: Case) -> bool:
    """AOC-7.2: an ability of the end of the turn is not resolved yet and can be."""
    about = [Case(case.v, case.seat, card) for card in range(len(CARDS))]
    return any(
        has_the_ability(one) and is_unresolved(one) and can_pay_culture(one) and can_endow(one)
        for one in about
    )


def can_pay_culture(case: Case) -> bool:
    """AOC-6.11: Culture without a worker still costs its coins."""
    if not any(row["effect"] == "may_perform" for row in turn_end_abilities(case.what)):
        return True
    return case.mine(COINS) >= cards.price(case.v, case.seat, CULTURE, CARDS[case.what])


def can_endow(case: Case) -> bool:
    """AOC-11.8: two own coins, and a card in the pool to put them on."""
    for row in turn_end_abilities(case.what):
        if row["effect"] == "pay_to_pool":
            return case.mine(COINS) >= cast(int, row["coins"]) and int(case.v[POOL]) != 0
    return True


def has_nothing_compulsory_left(case: Case) -> bool:
    """AOC-1.15, AOC-7.2: only what says "may" can be left out at the end of the turn."""
    if case.step != TURN_END:
        return True
    for card in range(len(CARDS)):
        about = Case(case.v, case.seat, card)
        optional = [is_optional(row) for row in turn_end_abilities(card)]
        if not all(optional) and has_the_ability(about) and is_unresolved(about):
            return False
    return True


def is_optional(row: Mapping[str, object]) -> bool:
    """AOC-1.15: abilities that say "may"."""
    return row["effect"] == "may_perform" or bool(row.get("optional"))


# ---- orders, draft, choices


def is_face_up(case: Case) -> bool:
    """AOC-14.6: the order lies face up."""
    return case.among(ORDER_POOL)


def can_pay_order(case: Case) -> bool:
    """AOC-14.6: its coins."""
    return case.mine(COINS) >= ORDER_COINS[case.what]


def has_idle_workers(case: Case) -> bool:
    """AOC-14.6: a worker paid for an order is an unassigned one."""
    return case.idle >= ORDER_WORKERS[case.what]


def meets_the_condition(case: Case) -> bool:
    """AOC-14.6: the technology, the strength or the wonder that the order asks for."""
    technology = int(NEEDS_TECHNOLOGY[case.what])
    return (
        case.mine(LEARNED) & technology == technology
        and cards.strength(case.v, case.seat) >= NEEDS_STRENGTH[case.what]
        and len(members(case.mine(BUILT))) >= NEEDS_WONDERS[case.what]
    )


def is_before_the_seat(case: Case) -> bool:
    """AOC-12.11: the card is in the packet that the seat chooses from."""
    return case.among(PACKET + cards.packet_before(case.v, case.seat))
