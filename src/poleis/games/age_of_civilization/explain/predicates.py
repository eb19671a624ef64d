"""Named predicates: each is true when its rule is kept. `rules.py` asks them.

They read the cards as components.json has them (`cards.py`), slowly and plainly, and so check the
rooms `rules` and `effects`, which are fast.
"""

from __future__ import annotations

from dataclasses import dataclass

from poleis.core.sets import members
from poleis.games.age_of_civilization.effects.effect import NONE, TURN_ENDS
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.rules.edition import BOARD, COLUMNS, Edition
from poleis.games.age_of_civilization.rules.realm import Realm
from poleis.games.age_of_civilization.rules.records import (
    CHOOSE_RESEARCH,
    MAY_PERFORM,
    TURN_END,
    Position,
)


@dataclass(frozen=True)
class Case:
    """A seat that would like to do something: *what* is the card, action or order it is about."""

    table: Position
    seat: int
    what: int

    @property
    def edition(self) -> Edition:
        return self.table.edition

    @property
    def mine(self) -> Realm:
        """The own realm."""
        return self.table.realms[self.seat]

    def among(self, cards: int) -> bool:
        """Whether what it is about is in a set."""
        return bool(int(cards) >> self.what & 1)

    @property
    def step(self) -> int:
        """The kind of the decision that is awaited."""
        return int(self.table.top_kind())

    @property
    def idle(self) -> int:
        """Workers on no action space."""
        return int(self.mine.workers - self.table.turn.busy)

    @property
    def is_free(self) -> bool:
        """Whether an action is offered without a worker (AOC-6.11)."""
        return self.step == MAY_PERFORM

    @property
    def board(self) -> list[int]:
        """The technologies that the own board shows, place by place."""
        return cards.board(self.table, self.seat)


# ---- step 1


def is_offered(case: Case) -> bool:
    """AOC-5.3, AOC-12.12: the card lies in the pool or is in the own hand."""
    return case.among(case.table.pools.civilizations) or case.among(case.mine.hand)


def is_after_round_1(case: Case) -> bool:
    """AOC-5.1: in round 1 a civilization must be born."""
    return case.table.round > 1


# ---- step 2


def is_open(case: Case) -> bool:
    """AOC-6.4: there is a space for the action, open or private."""
    return case.is_free or cards.spaces(case.table, case.seat, case.what) > 0


def is_allowed(case: Case) -> bool:
    """AOC-11.25: nobody else forbids the action."""
    return not cards.is_forbidden(case.table, case.seat, case.what)


def has_a_free_space(case: Case) -> bool:
    """AOC-6.3: each space may be used once per turn."""
    spaces = cards.spaces(case.table, case.seat, case.what)
    return case.is_free or spaces == 0 or case.table.turn.uses[case.what] < spaces


def has_workers(case: Case) -> bool:
    """AOC-6.17: the workers for the action."""
    needed = cards.workers_needed(case.table, case.seat, case.what)
    return case.is_free or case.idle >= needed


def least_price(case: Case) -> int:
    """What the action costs at least: for Research, the cheapest technology there is to take."""
    if case.what == case.edition.research:
        prices = [
            research_price(Case(case.table, case.seat, technology))
            for technology in case.board
            if is_available(Case(case.table, case.seat, technology))
        ]
        if prices:
            return min(prices)
    return cards.price(case.table, case.seat, case.what)


def has_coins(case: Case) -> bool:
    """AOC-6.17: the coins for the action, owned before its effect."""
    return case.mine.coins >= least_price(case)


def has_not_acted(case: Case) -> bool:
    """AOC-6.1, AOC-14.15: who rests performs no action and fills no order."""
    return not case.table.turn.has_acted


# ---- technologies


def is_on_the_board(case: Case) -> bool:
    """AOC-12.4: it is printed on the board or on the card that covers a column, and visible."""
    return case.what in case.board


def is_not_unlocked(case: Case) -> bool:
    """AOC-9.2: each technology once."""
    return not case.among(case.mine.technologies)


def has_a_prerequisite(case: Case) -> bool:
    """AOC-9.2, AOC-9.3: an arrow leads to it from an unlocked technology, or none is needed."""
    if not is_on_the_board(case):
        return True
    arrows = members(case.edition.arrows[case.board.index(case.what)])
    return not arrows or any(case.mine.technologies >> case.board[place] & 1 for place in arrows)


def is_not_locked(case: Case) -> bool:
    """AOC-14.2: the scenario does not lock it."""
    return not case.among(case.table.agreement.locked)


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
    return case.step != CHOOSE_RESEARCH or case.mine.coins >= research_price(case)


def research_price(case: Case) -> int:
    """What Research costs for a technology."""
    technology = case.edition.technology_ids[case.what]
    return cards.price(case.table, case.seat, int(case.edition.research), technology)


def can_pay_special(case: Case) -> bool:
    """AOC-12.2: the price of a special technology card."""
    return case.mine.coins >= case.edition.special_price


def has_no_special_card(case: Case) -> bool:
    """AOC-12.3: one special technology card per player."""
    return case.mine.special_card == NONE


def has_an_empty_column(case: Case) -> bool:
    """AOC-12.3: no technology marker lies in the column."""
    card = case.edition.special_cards[case.what]
    column = [place for place in range(BOARD) if place % len(COLUMNS) == card.column]
    return not any(case.mine.technologies >> place & 1 for place in column)


# ---- the end of the turn


def turn_end_abilities(case: Case) -> list[cards.Ability]:
    """What a card says about the end of the turn; for a civilization as the main one."""
    edition, card = case.edition, case.what
    if card >= edition.first_wonder:
        rows = edition.wonders[card - edition.first_wonder].row["abilities"]
    elif card >= edition.first_technology:
        rows = edition.technologies[card - edition.first_technology].row["abilities"]
    else:
        row = edition.civilizations[card].row
        rows = [*row["main"], *row["legacy"]]
    return [row for row in rows if row["trigger"] == "end_of_turn"]


def abilities_in_force(case: Case) -> list[cards.Ability]:
    """What a card says about the end of the turn, as far as it is in force for the seat."""
    ours = cards.abilities(case.table, case.seat)
    return [row for row in turn_end_abilities(case) if any(row is one for one in ours)]


def has_the_ability(case: Case) -> bool:
    """AOC-7.2: an own card in force that speaks of the end of the turn."""
    return bool(abilities_in_force(case))


def is_unresolved(case: Case) -> bool:
    """AOC-7.2: each ability once in a turn."""
    edition = case.edition
    first = edition.first_effect[TURN_ENDS]
    done = members(case.table.turn.resolved)
    resolved = [int(edition.effects[first + number].card) for number in done]
    return resolved.count(case.what) < max(1, len(abilities_in_force(case)))


def has_abilities_left(case: Case) -> bool:
    """AOC-7.2: an ability of the end of the turn is not resolved yet and can be."""
    about = [Case(case.table, case.seat, card) for card in range(len(case.edition.card_ids))]
    return any(
        has_the_ability(one) and is_unresolved(one) and can_pay_culture(one) and can_endow(one)
        for one in about
    )


def can_pay_culture(case: Case) -> bool:
    """AOC-6.11: Culture without a worker still costs its coins."""
    if not any(row["effect"] == "may_perform" for row in turn_end_abilities(case)):
        return True
    return case.mine.coins >= culture_price(case)


def culture_price(case: Case) -> int:
    """What Culture costs through the ability of a card."""
    means = case.edition.card_ids[case.what]
    return cards.price(case.table, case.seat, int(case.edition.culture), means)


def can_endow(case: Case) -> bool:
    """AOC-11.8: two own coins, and a card in the pool to put them on."""
    for row in turn_end_abilities(case):
        if row["effect"] == "pay_to_pool":
            return case.mine.coins >= int(row["coins"]) and case.table.pools.civilizations != 0
    return True


def has_nothing_compulsory_left(case: Case) -> bool:
    """AOC-1.15, AOC-7.2: only what says "may" can be left out at the end of the turn."""
    if case.step != TURN_END:
        return True
    for card in range(len(case.edition.card_ids)):
        about = Case(case.table, case.seat, card)
        optional = [is_optional(row) for row in turn_end_abilities(about)]
        if not all(optional) and has_the_ability(about) and is_unresolved(about):
            return False
    return True


def is_optional(row: cards.Ability) -> bool:
    """AOC-1.15: abilities that say "may"."""
    return row["effect"] == "may_perform" or bool(row.get("optional"))


# ---- orders, draft, choices


def is_face_up(case: Case) -> bool:
    """AOC-14.6: the order lies face up."""
    return case.among(case.table.orders.face_up)


def can_pay_order(case: Case) -> bool:
    """AOC-14.6: its coins."""
    return case.mine.coins >= case.edition.orders[case.what].coins


def has_idle_workers(case: Case) -> bool:
    """AOC-14.6: a worker paid for an order is an unassigned one."""
    return case.idle >= case.edition.orders[case.what].workers


def meets_the_condition(case: Case) -> bool:
    """AOC-14.6: the technology, the strength or the wonder that the order asks for."""
    order = case.edition.orders[case.what]
    return (
        case.mine.technologies & order.technologies == order.technologies
        and cards.strength(case.table, case.seat) >= order.strength
        and len(members(case.mine.wonders)) >= order.wonders
    )


def is_before_the_seat(case: Case) -> bool:
    """AOC-12.11: the card is in the packet that the seat chooses from."""
    packet = case.table.draft.packets[cards.packet_before(case.table, case.seat)]
    return case.among(packet.cards)
