"""Why an action is legal or not: the rules of Origins, in the order of its actions.

The generator in `turns` and `effects` is fast; this module is plain. It answers a player's "why
not?", and in tests it is the oracle that the generator must agree with. A kind of action has the
steps in which it may be chosen, and rules, each with a predicate that is true when it is kept.
"""

from __future__ import annotations

from collections.abc import Mapping

from poleis.core.explain import Message, Refusal, Value
from poleis.core.rule_table import ActionRules, Rule, rules_of, violations
from poleis.core.state import CHANCE, OVER
from poleis.games.origins.effects import vocabulary as word
from poleis.games.origins.explain import choice_predicates as choice
from poleis.games.origins.explain import predicates as is_kept
from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.explain.predicates import DECIDING, Case
from poleis.games.origins.rules import actions as code
from poleis.games.origins.rules import layout
from poleis.games.origins.rules.data import COLOURS, TEMPLES
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.rules.position_builder import with_other_card
from poleis.games.origins.ui import messages


def difference(case: Case) -> Mapping[str, Value]:
    return case.wealth("wisdom", is_kept.difference(case))


def token(case: Case) -> Mapping[str, Value]:
    return {"colour": messages.colour(is_kept.token_here(case))}


def tower_gold(case: Case) -> Mapping[str, Value]:
    height = case.table.height(case.seat, COLOURS[case.what])
    return {"price": height, "gold": case.table.owned(case.seat, "gold")}


def food(case: Case) -> Mapping[str, Value]:
    return case.wealth("food", is_kept.base_price(case))


def missing(case: Case) -> Mapping[str, Value]:
    return {
        "price": is_kept.missing_gold(case),
        "gold": case.table.owned(case.seat, "gold"),
    }


def citizen(case: Case) -> Mapping[str, Value]:
    return case.wealth("wisdom", choice.citizen_price(case))


def reserve(case: Case) -> Mapping[str, Value]:
    return {"colour": messages.colour(COLOURS[case.what % 5])}


def temple(case: Case) -> Mapping[str, Value]:
    return {"temple": messages.temple(TEMPLES[case.what // 3])}


CHOOSING = DECIDING + word.CHOICE
FREEMAN = (
    Rule("ORI-1.2", "no-freeman", choice.freeman_is_there),
    Rule("ORI-1.13", "used", choice.freeman_is_unused),
)

KINDS: tuple[ActionRules[Case], ...] = (
    ActionRules(code.DRAFT, (layout.DRAFT,), (Rule("ORI-2.13", "no-die", is_kept.is_offered),)),
    ActionRules(
        code.REMOVE,
        (layout.REMOVE,),
        (
            Rule("ORI-21.2", "no-die", is_kept.is_offered),
            Rule("ORI-21.2", "not-highest", is_kept.is_highest),
        ),
    ),
    ActionRules(
        code.VISIT,
        (layout.TURN_STEP,),
        (
            Rule("ORI-7.2", "no-worker", is_kept.has_worker),
            Rule("ORI-1.13", "used", is_kept.worker_is_unused),
            Rule("ORI-7.3", "wisdom", is_kept.can_pay_difference, difference),
        ),
    ),
    ActionRules(
        code.ACT,
        (layout.VISIT,),
        (
            Rule("ORI-7.5", "other-site", is_kept.is_of_this_site),
            Rule("ORI-7.6", "main-done", is_kept.main_is_left),
            Rule("ORI-7.9", "impossible", is_kept.main_is_possible),
        ),
    ),
    ActionRules(
        code.BONUS,
        (layout.VISIT,),
        (
            Rule("ORI-7.7", "other-token", is_kept.token_lies_here, token),
            Rule("ORI-7.7", "colour", is_kept.has_colour, token),
            Rule("ORI-7.7", "bonus-done", is_kept.bonus_is_left),
            Rule("ORI-7.9", "impossible", is_kept.bonus_is_possible),
        ),
    ),
    ActionRules(
        code.PISCES,
        (layout.VISIT,),
        (
            Rule("ORI-22.12", "no-pisces", is_kept.has_pisces),
            Rule("ORI-7.7", "colour", is_kept.has_colour, token),
            Rule("ORI-7.7", "bonus-done", is_kept.bonus_is_left),
        ),
    ),
    ActionRules(
        code.SCORE,
        (layout.SCORE_CARD,),
        (
            Rule("ORI-13.3", "no-card", is_kept.card_is_there),
            Rule("ORI-13.7", "no-match", is_kept.card_matches),
        ),
    ),
    ActionRules(
        code.TOWER,
        (layout.TURN_STEP,),
        (
            Rule("ORI-14.1", "no-tower", is_kept.tower_is_in_pool),
            Rule("ORI-14.1", "tower-gold", is_kept.has_tower_gold, tower_gold),
        ),
    ),
    ActionRules(
        code.POPULATE,
        (layout.TURN_STEP,),
        (
            Rule("ORI-15.1", "no-base", is_kept.has_base_left),
            Rule("ORI-15.1", "food", is_kept.can_pay_base, food),
        ),
    ),
    ActionRules(code.PASS, (layout.TURN_STEP,)),
    ActionRules(
        code.SPEND,
        (layout.EXTRA, layout.TIDE),
        (Rule("ORI-17.1", "no-token", is_kept.has_token),),
    ),
    ActionRules(
        code.BUY,
        (layout.PURCHASE,),
        (
            Rule("ORI-10.1", "not-for-sale", is_kept.tile_is_for_sale),
            Rule("ORI-10.1", "bought", is_kept.pool_is_left),
            Rule("ORI-10.1", "tile-price", is_kept.can_pay_tile, missing),
            Rule("ORI-22.6", "no-virgo", is_kept.may_cover),
            Rule("ORI-10.8", "no-farm", is_kept.has_farm),
        ),
    ),
    ActionRules(
        code.SET_ASIDE,
        (DECIDING + word.SET_ASIDE,),
        (Rule("ORI-10.9", "not-in-pool", is_kept.is_in_pool),),
    ),
    ActionRules(
        code.TAKE,
        (DECIDING + word.TAKE_CITIZEN,),
        (
            Rule("ORI-12.1", "no-citizen", choice.citizen_is_there),
            Rule("ORI-12.1", "wisdom", choice.can_pay_citizen, citizen),
        ),
    ),
    ActionRules(
        code.SPEAKER,
        (DECIDING + word.TAKE_SPEAKER,),
        (Rule("ORI-12.4", "no-speaker", choice.speaker_is_in_pool),),
    ),
    ActionRules(
        code.RESOURCE,
        (DECIDING + word.GAIN_CHOICE,),
        (Rule("ORI-23.4", "other-resource", choice.resource_is_allowed),),
    ),
    ActionRules(
        code.EXCHANGE,
        (DECIDING + word.EXCHANGE,),
        (Rule("ORI-9.1", "no-resource", choice.has_resource),),
    ),
    ActionRules(
        code.STEP,
        (DECIDING + word.TEMPLE, CHOOSING),
        (
            Rule("ORI-11.7", "same-temple", choice.is_right_temple, temple),
            Rule("ORI-11.1", "at-top", choice.is_below_top, temple),
            Rule("ORI-11.2", "steps", choice.steps_fit, temple),
            Rule("ORI-11.7", "step-gold", choice.can_pay_training),
        ),
    ),
    ActionRules(
        code.RAISE,
        (DECIDING + word.RAISE, CHOOSING),
        (
            *FREEMAN,
            Rule("ORI-4.1", "highest", choice.freeman_is_below_highest),
            Rule("ORI-23.8", "another-freeman", choice.freeman_is_the_same),
            Rule("ORI-7.14", "training", choice.can_pay_training),
        ),
    ),
    ActionRules(
        code.RECOLOUR,
        (DECIDING + word.RECOLOUR,),
        (
            Rule("ORI-1.2", "no-freeman", choice.has_freeman_to_recolour),
            Rule("ORI-1.13", "used", choice.recoloured_is_unused),
            Rule("ORI-23.7", "same-colour", choice.is_another_colour),
            Rule("ORI-23.7", "reserve", choice.reserve_has_colour, reserve),
        ),
    ),
    ActionRules(
        code.HONOUR,
        (DECIDING + word.CHOOSE_DIE,),
        (*FREEMAN, Rule("ORI-23.1", "not-red", choice.is_red)),
    ),
    ActionRules(code.CALM, (DECIDING + word.SET_SHIP,), ()),
    ActionRules(
        code.LIFT,
        (layout.TIDE,),
        (
            Rule("ORI-21.4", "no-neighbour", is_kept.is_neighbour),
            Rule("ORI-21.4", "ship-at-6", is_kept.is_below_6),
        ),
    ),
    ActionRules(
        code.ADVANCE,
        (CHOOSING,),
        (
            Rule("ORI-9.4", "option-done", choice.is_option(word.MILITARY)),
            Rule("ORI-8.5", "last-space", choice.can_advance),
            Rule("ORI-7.14", "training", choice.can_pay_training),
        ),
    ),
    ActionRules(
        code.ATTACK,
        (CHOOSING,),
        (Rule("ORI-9.4", "option-done", choice.is_option(word.ATTACK)),),
    ),
    ActionRules(code.GROW, (DECIDING + word.CHANGE_TAKEN,)),
    ActionRules(
        code.RETIRE,
        (layout.RETIRE,),
        (Rule("ORI-16.3", "no-six", choice.is_returning_six),),
    ),
    ActionRules(
        code.DONE,
        (layout.EXTRA, layout.VISIT, layout.TIDE, layout.PURCHASE, layout.USE, layout.DECIDE),
        (
            Rule("ORI-7.6", "no-main", choice.visit_has_acted),
            Rule("ORI-10.1", "buy-first", choice.purchase_has_begun),
            Rule("ORI-21.4", "raise-ship", choice.no_ship_is_left),
            Rule("ORI-5.9", "compulsory", choice.choice_is_made),
        ),
    ),
    ActionRules(
        code.USE,
        (layout.USE, DECIDING + word.ADJACENT),
        (
            Rule("ORI-5.6", "no-tile", choice.tile_is_there),
            Rule("ORI-13.5", "no-part", choice.tile_takes_part),
            Rule("ORI-23.11", "mage-tower", choice.is_no_mage_tower),
            Rule("ORI-5.9", "nothing-to-do", choice.tile_can_be_used),
        ),
    ),
    ActionRules(
        code.PLACE,
        (layout.PLACE,),
        (
            Rule("ORI-5.2", "occupied", is_kept.is_empty),
            Rule("ORI-5.2", "apart", is_kept.is_plot),
            Rule("ORI-10.8", "not-a-farm", is_kept.is_farm),
        ),
    ),
    ActionRules(
        code.CLOSE,
        (layout.TURN_STEP,),
        (
            Rule("ORI-5.4", "no-district", is_kept.is_district),
            Rule("ORI-5.5", "closed", is_kept.seat_is_empty),
            Rule("ORI-13.1", "unused-needed", is_kept.closer_is_unused),
        ),
    ),
)
"""All kinds of actions, in the order of their codes."""

NOW: Mapping[int, tuple[str, str]] = {
    layout.DRAFT: ("ORI-2.13", "now-draft"),
    layout.REMOVE: ("ORI-21.2", "now-remove"),
    layout.TURN_STEP: ("ORI-6.2", "now-turn"),
    layout.EXTRA: ("ORI-17.1", "now-extra"),
    layout.VISIT: ("ORI-7.5", "now-visit"),
    layout.TIDE: ("ORI-21.4", "now-tide"),
    layout.PURCHASE: ("ORI-10.1", "now-purchase"),
    layout.PLACE: ("ORI-5.7", "now-place"),
    layout.USE: ("ORI-5.6", "now-use"),
    layout.SCORE_CARD: ("ORI-13.3", "now-card"),
    layout.RETIRE: ("ORI-16.2", "now-retire"),
    DECIDING + word.GAIN_CHOICE: ("ORI-3.2", "now-resource"),
    CHOOSING: ("ORI-5.9", "now-choice"),
    DECIDING + word.TEMPLE: ("ORI-11.2", "now-temple"),
    DECIDING + word.TAKE_CITIZEN: ("ORI-12.1", "now-citizen"),
    DECIDING + word.TAKE_SPEAKER: ("ORI-12.4", "now-speaker"),
    DECIDING + word.RAISE: ("ORI-4.1", "now-raise"),
    DECIDING + word.CHOOSE_DIE: ("ORI-23.1", "now-honour"),
    DECIDING + word.CHANGE_TAKEN: ("ORI-22.9", "now-grow"),
    DECIDING + word.SET_SHIP: ("ORI-23.12", "now-ship"),
    DECIDING + word.EXCHANGE: ("ORI-9.1", "now-exchange"),
    DECIDING + word.ADJACENT: ("ORI-23.11", "now-adjacent"),
    DECIDING + word.RECOLOUR: ("ORI-23.7", "now-recolour"),
    DECIDING + word.SET_ASIDE: ("ORI-10.9", "now-aside"),
}
"""What a player is told who would like to do something that the step does not allow."""


def refusal(rule: str, key: str) -> Refusal:
    return Refusal(rule, Message(messages.refusal(key)))


def explain(state: Origins, actor: int, action: int) -> list[Refusal]:
    """Why this action is not legal for this seat now; empty if it is."""
    now = state.actor()
    if now == OVER:
        return [refusal("ORI-19.1", "over")]
    if now == CHANCE:
        return [refusal("ORI-1.12", "chance")]
    if actor != now:
        return [refusal("ORI-6.1", "turn")]
    kind = rules_of(KINDS, action)
    case = Case(Table(state), actor, action - kind.first)
    if not may_be_chosen(case, kind):
        other = with_other_card(state)
        if other is not None and kind.first != code.DONE:
            begun = Case(Table(other), actor, case.what)
            if may_be_chosen(begun, kind):
                return violations(kind.rules, begun, messages.refusal)
        return [refusal(*NOW[case.step])]
    return violations(kind.rules, case, messages.refusal)


def may_be_chosen(case: Case, kind: ActionRules[Case]) -> bool:
    """Whether the step asks for an action of this kind at all."""
    if kind.first == code.DONE:
        return case.table.top.kind in kind.steps
    if case.step not in kind.steps:
        return False
    if case.step != CHOOSING:
        return True
    wanted = {code.STEP: word.TEMPLE, code.RAISE: word.RAISE}.get(kind.first)
    return wanted is None or case.option(wanted) is not None
