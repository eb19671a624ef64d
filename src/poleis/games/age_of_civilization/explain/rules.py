"""Why an action is legal or not: the rules of Age of Civilization, in the order of its actions.

The generator in `state` and `turns` is fast; this module is plain. It answers a player's "why
not?", and in tests it is the oracle that the generator must agree with. A kind of action has the
steps in which it may be chosen, and rules, each with a predicate that is true when it is kept.
"""

from __future__ import annotations

from collections.abc import Mapping

from poleis.core.explain import Message, Refusal, Value
from poleis.core.rule_table import ActionRules, Rule, rules_of, violations
from poleis.core.sets import members
from poleis.core.state import CHANCE, OVER
from poleis.games.age_of_civilization.effects.reader import CARDS
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.explain.predicates import (
    Case,
    can_endow,
    can_pay_culture,
    can_pay_order,
    can_pay_research,
    has_a_free_space,
    has_a_prerequisite,
    has_abilities_left,
    has_an_empty_column,
    has_coins,
    has_idle_workers,
    has_no_special_card,
    has_not_acted,
    has_nothing_compulsory_left,
    has_the_ability,
    has_workers,
    is_after_round_1,
    is_allowed,
    is_before_the_seat,
    is_face_up,
    is_not_locked,
    is_not_unlocked,
    is_offered,
    is_on_the_board,
    is_open,
    is_unresolved,
    least_price,
    meets_the_condition,
)
from poleis.games.age_of_civilization.rules.data import (
    ACTIONS,
    CULTURE,
    MOST_CIVILIZATIONS,
    RESEARCH,
    SPECIAL_PRICE,
    TECHNOLOGIES,
)
from poleis.games.age_of_civilization.rules.layout import (
    ACTION_STEP,
    CHOOSE_CARD,
    CHOOSE_RESEARCH,
    CHOOSE_TECHNOLOGY,
    CHOOSE_WONDER,
    CHOSEN,
    CIVILIZATION_STEP,
    COINS,
    DRAFT,
    MAY_EXCHANGE,
    MAY_PERFORM,
    POOL,
    RESTED,
    SPECIAL_POOL,
    TURN_END,
    WONDER_POOL,
)
from poleis.games.age_of_civilization.rules.orders import (
    ORDER_COINS,
)
from poleis.games.age_of_civilization.rules.position import (
    ABSORB,
    BEAR,
    BUY,
    DECLINE,
    END,
    ENDOW,
    EXCHANGE,
    FILL,
    KEEP,
    PERFORM,
    RESOLVE,
    REST,
    SKIP,
    TAKE,
    UNLOCK,
    AgeOfCivilization,
)
from poleis.games.age_of_civilization.rules.technology_board import PREREQUISITES
from poleis.games.age_of_civilization.ui import messages

# ---- the table of rules: for each kind of action its steps, and what must hold


def workers(case: Case) -> Mapping[str, Value]:
    needed = cards.workers_needed(case.v, case.seat, case.what)
    return {"needed": needed, "idle": case.idle}


def coins(case: Case) -> Mapping[str, Value]:
    return {"price": least_price(case), "coins": case.mine(COINS)}


def research_coins(case: Case) -> Mapping[str, Value]:
    price = cards.price(case.v, case.seat, RESEARCH, TECHNOLOGIES[case.what])
    return {"price": price, "coins": case.mine(COINS)}


def culture_coins(case: Case) -> Mapping[str, Value]:
    price = cards.price(case.v, case.seat, CULTURE, CARDS[case.what])
    return {"price": price, "coins": case.mine(COINS)}


def order_coins(case: Case) -> Mapping[str, Value]:
    return {"price": int(ORDER_COINS[case.what]), "coins": case.mine(COINS)}


def special_coins(case: Case) -> Mapping[str, Value]:
    return {"price": int(SPECIAL_PRICE), "coins": case.mine(COINS)}


def action(case: Case) -> Mapping[str, Value]:
    return {"action": messages.action(ACTIONS[case.what])}


def arrows(case: Case) -> Mapping[str, Value]:
    places = members(int(PREREQUISITES[case.board.index(case.what)]))
    names = [messages.technology(TECHNOLOGIES[case.board[place]]) for place in places]
    return {"count": len(names), **{f"technology{i}": names[min(i, len(names)) - 1]
                                    for i in (1, 2, 3)}}  # fmt: skip


UNLOCK_RULES = (
    Rule("AOC-12.4", "covered", is_on_the_board),
    Rule("AOC-9.2", "unlocked", is_not_unlocked),
    Rule("AOC-9.3", "prerequisite", has_a_prerequisite, arrows),
    Rule("AOC-14.2", "locked", is_not_locked),
)
OFFERED = Rule("AOC-5.3", "not-offered", is_offered)
ROUND_1 = Rule("AOC-5.1", "round-1", is_after_round_1)

KINDS: tuple[ActionRules[Case], ...] = (
    ActionRules(BEAR, (CIVILIZATION_STEP,), (OFFERED,)),
    ActionRules(ABSORB, (CIVILIZATION_STEP,), (ROUND_1, OFFERED)),
    ActionRules(SKIP, (CIVILIZATION_STEP,), (ROUND_1,)),
    ActionRules(
        PERFORM,
        (ACTION_STEP,),
        (
            Rule("AOC-6.4", "not-open", is_open, action),
            Rule("AOC-11.25", "forbidden", is_allowed, action),
            Rule("AOC-6.3", "no-space", has_a_free_space, action),
            Rule("AOC-6.17", "workers", has_workers, workers),
            Rule("AOC-6.17", "coins", has_coins, coins),
        ),
    ),
    ActionRules(
        UNLOCK,
        (CHOOSE_RESEARCH, CHOOSE_TECHNOLOGY),
        (*UNLOCK_RULES, Rule("AOC-6.7", "coins", can_pay_research, research_coins)),
    ),
    ActionRules(
        TAKE,
        (CHOOSE_WONDER,),
        (Rule("AOC-1.6", "no-wonder", lambda case: case.among(WONDER_POOL)),),
    ),
    ActionRules(
        BUY,
        (CIVILIZATION_STEP, ACTION_STEP, RESTED, TURN_END),
        (
            Rule("AOC-12.1", "no-special", lambda case: case.among(SPECIAL_POOL)),
            Rule("AOC-12.3", "one-special", has_no_special_card),
            Rule("AOC-12.3", "column", has_an_empty_column),
            Rule(
                "AOC-12.2", "coins", lambda case: case.mine(COINS) >= SPECIAL_PRICE, special_coins
            ),
        ),
    ),
    ActionRules(
        FILL,
        (ACTION_STEP,),
        (
            Rule("AOC-14.6", "no-order", is_face_up),
            Rule("AOC-14.6", "coins", can_pay_order, order_coins),
            Rule("AOC-14.6", "order-worker", has_idle_workers),
            Rule("AOC-14.6", "order-condition", meets_the_condition),
        ),
    ),
    ActionRules(EXCHANGE, (MAY_EXCHANGE,), (Rule("AOC-14.6", "no-order", is_face_up),)),
    ActionRules(
        RESOLVE,
        (TURN_END,),
        (
            Rule("AOC-7.2", "no-ability", has_the_ability),
            Rule("AOC-7.2", "resolved", is_unresolved),
            Rule("AOC-6.11", "coins", can_pay_culture, culture_coins),
            Rule("AOC-11.8", "endow", can_endow),
        ),
    ),
    ActionRules(
        ENDOW, (CHOOSE_CARD,), (Rule("AOC-11.8", "not-in-pool", lambda case: case.among(POOL)),)
    ),
    ActionRules(KEEP, (DRAFT,), (Rule("AOC-12.11", "not-in-packet", is_before_the_seat),)),
    ActionRules(DECLINE, (MAY_PERFORM, MAY_EXCHANGE)),
    ActionRules(REST, (ACTION_STEP,), (Rule("AOC-6.1", "acted", has_not_acted),)),
    ActionRules(
        END,
        (ACTION_STEP, RESTED, TURN_END),
        (Rule("AOC-7.2", "compulsory", has_nothing_compulsory_left),),
    ),
)
"""All kinds of actions, in the order of their codes."""

NOW: Mapping[int, tuple[str, str]] = {
    CIVILIZATION_STEP: ("AOC-4.3", "now-civilization"),
    ACTION_STEP: ("AOC-4.3", "now-actions"),
    RESTED: ("AOC-12.18", "now-rested"),
    CHOOSE_RESEARCH: ("AOC-6.7", "now-research"),
    CHOOSE_TECHNOLOGY: ("AOC-1.7", "now-technology"),
    CHOOSE_WONDER: ("AOC-1.6", "now-wonder"),
    MAY_PERFORM: ("AOC-6.16", "now-perform"),
    CHOOSE_CARD: ("AOC-11.8", "now-card"),
    MAY_EXCHANGE: ("AOC-14.15", "now-exchange"),
    TURN_END: ("AOC-7.2", "now-turn-end"),
    DRAFT: ("AOC-12.11", "now-draft"),
}
"""What a player is told who would like to do something that the step does not allow."""


def refusal(rule: str, key: str) -> Refusal:
    return Refusal(rule, Message(messages.refusal(key)))


def explain(state: AgeOfCivilization, actor: int, action: int) -> list[Refusal]:
    """Why this action is not legal for this seat now; empty if it is."""
    now = state.actor()
    if now == OVER:
        return [refusal("AOC-10.1", "over")]
    if now == CHANCE:
        return [refusal("AOC-15.2", "chance")]
    if actor not in state.actors():
        if actor < state.seats() and state.v[CHOSEN + actor]:
            return [refusal("AOC-12.16", "chosen")]
        return [refusal("AOC-4.1", "turn")]
    kind = rules_of(KINDS, action)
    case = Case(state.numbers(), actor, action - kind.first)
    if wrong := explain_step(case, kind):
        return wrong
    return violations(kind.rules, case, messages.refusal)


def explain_step(case: Case, kind: ActionRules[Case]) -> list[Refusal]:
    """Why an action of this kind cannot be chosen now; empty if it can."""
    step = case.step
    if step in kind.steps:
        return []
    if kind.first == PERFORM and step == MAY_PERFORM:
        offered = cards.top_frame(case.v)[2]
        return [] if offered == case.what else [refusal("AOC-6.16", "now-perform")]
    if kind.first == BUY and step == DRAFT:
        return [refusal("AOC-12.5", "buy-draft")]
    if kind.first == BUY:
        return [refusal("AOC-12.5", "buy-inside")]
    owned = len(cards.stacked(case.v, case.seat))
    if kind.first in (BEAR, ABSORB) and owned == MOST_CIVILIZATIONS:
        return [refusal("AOC-5.2", "three-civilizations")]
    if kind.first in (PERFORM, FILL) and step == RESTED:
        return [refusal("AOC-6.1", "resting")]
    if step == TURN_END and not has_abilities_left(case):
        return [refusal("AOC-12.5", "now-resolved")]
    return [refusal(*NOW[step])]
