"""Why an action is legal or not: the rules of Age of Civilization, in the order of its actions.

The rooms `rules` and `effects` are fast; this module is plain. It answers a player's "why
not?", and in tests it is the oracle that the generator must agree with. A kind of action has the
steps in which it may be chosen, and rules, each with a predicate that is true when it is kept.
"""

from __future__ import annotations

from collections.abc import Mapping

from poleis.core.explain import Message, Refusal, Value
from poleis.core.rule_table import ActionRules, Rule, violations
from poleis.core.sets import members
from poleis.core.state import CHANCE, OVER
from poleis.games.age_of_civilization.effects.effect import NONE
from poleis.games.age_of_civilization.effects.performances import MayPerform
from poleis.games.age_of_civilization.explain import cards
from poleis.games.age_of_civilization.explain.predicates import (
    Case,
    can_endow,
    can_pay_culture,
    can_pay_order,
    can_pay_research,
    can_pay_special,
    culture_price,
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
    research_price,
)
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.rules.records import (
    ACTION_STEP,
    CHOOSE_CARD,
    CHOOSE_RESEARCH,
    CHOOSE_TECHNOLOGY,
    CHOOSE_WONDER,
    CIVILIZATION_STEP,
    DRAFT,
    MAY_EXCHANGE,
    MAY_PERFORM,
    RESTED,
    TURN_END,
)
from poleis.games.age_of_civilization.ui import messages

# ---- the table of rules: for each kind of action its steps, and what must hold


def workers(case: Case) -> Mapping[str, Value]:
    needed = cards.workers_needed(case.table, case.seat, case.what)
    return {"needed": needed, "idle": case.idle}


def coins(case: Case) -> Mapping[str, Value]:
    return {"price": least_price(case), "coins": int(case.mine.coins)}


def research_coins(case: Case) -> Mapping[str, Value]:
    return {"price": research_price(case), "coins": int(case.mine.coins)}


def culture_coins(case: Case) -> Mapping[str, Value]:
    return {"price": culture_price(case), "coins": int(case.mine.coins)}


def order_coins(case: Case) -> Mapping[str, Value]:
    price = int(case.edition.orders[case.what].coins)
    return {"price": price, "coins": int(case.mine.coins)}


def special_coins(case: Case) -> Mapping[str, Value]:
    return {"price": int(case.edition.special_price), "coins": int(case.mine.coins)}


def action(case: Case) -> Mapping[str, Value]:
    return {"action": messages.action(case.edition.action_ids[case.what])}


def arrows(case: Case) -> Mapping[str, Value]:
    places = members(case.edition.arrows[case.board.index(case.what)])
    ids = [case.edition.technology_ids[case.board[place]] for place in places]
    names = [messages.technology(name) for name in ids]
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

KINDS: Mapping[str, ActionRules[Case, int]] = {
    "birth": ActionRules((CIVILIZATION_STEP,), (OFFERED,)),
    "absorb": ActionRules((CIVILIZATION_STEP,), (ROUND_1, OFFERED)),
    "skip": ActionRules((CIVILIZATION_STEP,), (ROUND_1,)),
    "perform": ActionRules(
        (ACTION_STEP,),
        (
            Rule("AOC-6.4", "not-open", is_open, action),
            Rule("AOC-11.25", "forbidden", is_allowed, action),
            Rule("AOC-6.3", "no-space", has_a_free_space, action),
            Rule("AOC-6.17", "workers", has_workers, workers),
            Rule("AOC-6.17", "coins", has_coins, coins),
        ),
    ),
    "unlock": ActionRules(
        (CHOOSE_RESEARCH, CHOOSE_TECHNOLOGY),
        (*UNLOCK_RULES, Rule("AOC-6.7", "coins", can_pay_research, research_coins)),
    ),
    "take": ActionRules(
        (CHOOSE_WONDER,),
        (Rule("AOC-1.6", "no-wonder", lambda case: case.among(case.table.pools.wonders)),),
    ),
    "buy": ActionRules(
        (CIVILIZATION_STEP, ACTION_STEP, RESTED, TURN_END),
        (
            Rule("AOC-12.1", "no-special", lambda case: case.among(case.table.pools.specials)),
            Rule("AOC-12.3", "one-special", has_no_special_card),
            Rule("AOC-12.3", "column", has_an_empty_column),
            Rule("AOC-12.2", "coins", can_pay_special, special_coins),
        ),
    ),
    "fill": ActionRules(
        (ACTION_STEP,),
        (
            Rule("AOC-14.6", "no-order", is_face_up),
            Rule("AOC-14.6", "coins", can_pay_order, order_coins),
            Rule("AOC-14.6", "order-worker", has_idle_workers),
            Rule("AOC-14.6", "order-condition", meets_the_condition),
        ),
    ),
    "exchange": ActionRules((MAY_EXCHANGE,), (Rule("AOC-14.6", "no-order", is_face_up),)),
    "resolve": ActionRules(
        (TURN_END,),
        (
            Rule("AOC-7.2", "no-ability", has_the_ability),
            Rule("AOC-7.2", "resolved", is_unresolved),
            Rule("AOC-6.11", "coins", can_pay_culture, culture_coins),
            Rule("AOC-11.8", "endow", can_endow),
        ),
    ),
    "endow": ActionRules(
        (CHOOSE_CARD,),
        (Rule("AOC-11.8", "not-in-pool", lambda case: case.among(case.table.pools.civilizations)),),
    ),
    "keep": ActionRules((DRAFT,), (Rule("AOC-12.11", "not-in-packet", is_before_the_seat),)),
    "decline": ActionRules((MAY_PERFORM, MAY_EXCHANGE)),
    "rest": ActionRules((ACTION_STEP,), (Rule("AOC-6.1", "acted", has_not_acted),)),
    "end": ActionRules(
        (ACTION_STEP, RESTED, TURN_END),
        (Rule("AOC-7.2", "compulsory", has_nothing_compulsory_left),),
    ),
}
"""All kinds of actions."""

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
        chosen = state.draft.chosen
        if 0 <= actor < len(chosen) and chosen[actor] != NONE:
            return [refusal("AOC-12.16", "chosen")]
        return [refusal("AOC-4.1", "turn")]
    kind, arguments = state.setup.game.actions.split(action)
    case = Case(state, actor, arguments[0] if arguments else 0)
    if wrong := explain_step(case, kind.name):
        return wrong
    return violations(KINDS[kind.name].rules, case, messages.refusal)


def explain_step(case: Case, kind: str) -> list[Refusal]:
    """Why an action of this kind cannot be chosen now; empty if it can."""
    step = case.step
    if step in KINDS[kind].steps:
        return []
    if kind == "perform" and step == MAY_PERFORM:
        return [] if case.what == offered(case) else [refusal("AOC-6.16", "now-perform")]
    if kind == "buy" and step == DRAFT:
        return [refusal("AOC-12.5", "buy-draft")]
    if kind == "buy":
        return [refusal("AOC-12.5", "buy-inside")]
    is_full = len(case.mine.civilizations) == case.edition.most_civilizations
    if kind in ("birth", "absorb") and is_full:
        return [refusal("AOC-5.2", "three-civilizations")]
    if kind in ("perform", "fill") and step == RESTED:
        return [refusal("AOC-6.1", "resting")]
    if step == TURN_END and not has_abilities_left(case):
        return [refusal("AOC-12.5", "now-resolved")]
    return [refusal(*NOW[step])]


def offered(case: Case) -> int:
    """The action that may be performed without a worker now (AOC-6.16)."""
    asking = case.edition.effects[case.table.top().effect]
    assert isinstance(asking, MayPerform)
    return int(asking.action)
