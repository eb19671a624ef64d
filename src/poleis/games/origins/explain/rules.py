"""Why an action is legal or not: the rules of Origins, in the order of its actions.

The generator in `rules` and `effects` is fast; this module is plain. It answers a player's "why
not?", and in tests it is the oracle that the generator must agree with. A kind of action has the
steps in which it may be chosen, and rules, each with a predicate that is true when it is kept.
"""

from __future__ import annotations

from collections.abc import Mapping

from poleis.core.explain import Message, Refusal, Value
from poleis.core.rule_table import ActionRules, Rule, violations
from poleis.core.state import CHANCE, OVER
from poleis.games.origins.explain import choice_predicates as choice
from poleis.games.origins.explain import predicates as is_kept
from poleis.games.origins.explain.position_reader import Table
from poleis.games.origins.explain.predicates import Case
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui import messages


def difference(case: Case) -> Mapping[str, Value]:
    return case.wealth("wisdom", is_kept.difference(case))


def token(case: Case) -> Mapping[str, Value]:
    return {"colour": messages.colour(is_kept.token_here(case))}


def tower_gold(case: Case) -> Mapping[str, Value]:
    height = case.table.height(case.seat, is_kept.colour_of(case))
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
    return {"colour": messages.colour(choice.new_colour(case))}


def temple(case: Case) -> Mapping[str, Value]:
    return {"temple": messages.temple(choice.temple_of(case))}


FREEMAN = (
    Rule("ORI-1.2", "no-freeman", choice.freeman_is_there),
    Rule("ORI-1.13", "used", choice.freeman_is_unused),
)

RULES: Mapping[str, ActionRules[Case, str]] = {
    "draft": ActionRules(("draft",), (Rule("ORI-2.13", "no-die", is_kept.is_offered),)),
    "remove": ActionRules(
        ("removal",),
        (
            Rule("ORI-21.2", "no-die", is_kept.is_offered),
            Rule("ORI-21.2", "not-highest", is_kept.is_highest),
        ),
    ),
    "visit": ActionRules(
        ("turn",),
        (
            Rule("ORI-7.2", "no-worker", is_kept.has_worker),
            Rule("ORI-1.13", "used", is_kept.worker_is_unused),
            Rule("ORI-7.3", "wisdom", is_kept.can_pay_difference, difference),
        ),
    ),
    "act": ActionRules(
        ("visit",),
        (
            Rule("ORI-7.5", "other-site", is_kept.is_of_this_site),
            Rule("ORI-7.6", "main-done", is_kept.main_is_left),
            Rule("ORI-7.9", "impossible", is_kept.main_is_possible),
        ),
    ),
    "bonus": ActionRules(
        ("visit",),
        (
            Rule("ORI-7.7", "other-token", is_kept.token_lies_here, token),
            Rule("ORI-7.7", "colour", is_kept.has_colour, token),
            Rule("ORI-7.7", "bonus-done", is_kept.bonus_is_left),
            Rule("ORI-7.9", "impossible", is_kept.bonus_is_possible),
        ),
    ),
    "pisces": ActionRules(
        ("visit",),
        (
            Rule("ORI-22.12", "no-pisces", is_kept.has_pisces),
            Rule("ORI-7.7", "colour", is_kept.has_colour, token),
            Rule("ORI-7.7", "bonus-done", is_kept.bonus_is_left),
        ),
    ),
    "score": ActionRules(
        ("card_choice",),
        (
            Rule("ORI-13.3", "no-card", is_kept.card_is_there),
            Rule("ORI-13.7", "no-match", is_kept.card_matches),
        ),
    ),
    "tower": ActionRules(
        ("turn",),
        (
            Rule("ORI-14.1", "no-tower", is_kept.tower_is_in_pool),
            Rule("ORI-14.1", "tower-gold", is_kept.has_tower_gold, tower_gold),
        ),
    ),
    "populate": ActionRules(
        ("turn",),
        (
            Rule("ORI-15.1", "no-base", is_kept.has_base_left),
            Rule("ORI-15.1", "food", is_kept.can_pay_base, food),
        ),
    ),
    "pass": ActionRules(("turn",)),
    "spend": ActionRules(
        ("extra_action", "tide"),
        (Rule("ORI-17.1", "no-token", is_kept.has_token),),
    ),
    "buy": ActionRules(
        ("purchase",),
        (
            Rule("ORI-10.1", "not-for-sale", is_kept.tile_is_for_sale),
            Rule("ORI-10.1", "bought", is_kept.pool_is_left),
            Rule("ORI-10.1", "tile-price", is_kept.can_pay_tile, missing),
            Rule("ORI-22.6", "no-virgo", is_kept.may_cover),
            Rule("ORI-10.8", "no-farm", is_kept.has_farm),
        ),
    ),
    "aside": ActionRules(
        ("reserve_building_from_pool",),
        (Rule("ORI-10.9", "not-in-pool", is_kept.is_in_pool),),
    ),
    "take": ActionRules(
        ("take_citizen",),
        (
            Rule("ORI-12.1", "no-citizen", choice.citizen_is_there),
            Rule("ORI-12.1", "wisdom", choice.can_pay_citizen, citizen),
        ),
    ),
    "hire": ActionRules(
        ("take_speaker",),
        (Rule("ORI-12.4", "no-speaker", choice.speaker_is_in_pool),),
    ),
    "gain": ActionRules(
        ("gain_choice",),
        (Rule("ORI-23.4", "other-resource", choice.resource_is_allowed),),
    ),
    "exchange": ActionRules(
        ("exchange",),
        (Rule("ORI-9.1", "no-resource", choice.has_resource),),
    ),
    "step": ActionRules(
        ("temple", "choice"),
        (
            Rule("ORI-11.7", "same-temple", choice.is_right_temple, temple),
            Rule("ORI-11.1", "at-top", choice.is_below_top, temple),
            Rule("ORI-11.2", "steps", choice.steps_fit, temple),
            Rule("ORI-11.7", "step-gold", choice.can_pay_training),
        ),
    ),
    "raise": ActionRules(
        ("raise_freeman", "choice"),
        (
            *FREEMAN,
            Rule("ORI-4.1", "highest", choice.freeman_is_below_highest),
            Rule("ORI-23.8", "another-freeman", choice.freeman_is_the_same),
            Rule("ORI-7.14", "training", choice.can_pay_training),
        ),
    ),
    "recolour": ActionRules(
        ("recolor_freeman",),
        (
            Rule("ORI-1.2", "no-freeman", choice.freeman_is_there),
            Rule("ORI-1.13", "used", choice.freeman_is_unused),
            Rule("ORI-23.7", "same-colour", choice.is_another_colour),
            Rule("ORI-23.7", "reserve", choice.reserve_has_colour, reserve),
        ),
    ),
    "honour": ActionRules(
        ("choose_die",),
        (*FREEMAN, Rule("ORI-23.1", "not-red", choice.is_red)),
    ),
    "calm": ActionRules(("set_ship",), ()),
    "lift": ActionRules(
        ("tide",),
        (
            Rule("ORI-21.4", "no-neighbour", is_kept.is_neighbour),
            Rule("ORI-21.4", "ship-at-6", is_kept.is_below_6),
        ),
    ),
    "advance": ActionRules(
        ("choice",),
        (
            Rule("ORI-9.4", "option-done", choice.is_option("military")),
            Rule("ORI-8.5", "last-space", choice.can_advance),
            Rule("ORI-7.14", "training", choice.can_pay_training),
        ),
    ),
    "attack": ActionRules(
        ("choice",),
        (Rule("ORI-9.4", "option-done", choice.is_option("attack")),),
    ),
    "grow": ActionRules(("change_taken_die",)),
    "retire": ActionRules(
        ("passing",),
        (Rule("ORI-16.3", "no-six", choice.is_returning_six),),
    ),
    "done": ActionRules(
        ("extra_action", "visit", "tide", "purchase", "effect_use", "question"),
        (
            Rule("ORI-7.6", "no-main", choice.visit_has_acted),
            Rule("ORI-10.1", "buy-first", choice.purchase_has_begun),
            Rule("ORI-21.4", "raise-ship", choice.no_ship_is_left),
            Rule("ORI-5.9", "compulsory", choice.choice_is_made),
        ),
    ),
    "use": ActionRules(
        ("effect_use", "use_adjacent_building_effect"),
        (
            Rule("ORI-5.6", "no-tile", choice.tile_is_there),
            Rule("ORI-13.5", "no-part", choice.tile_takes_part),
            Rule("ORI-23.11", "mage-tower", choice.is_no_mage_tower),
            Rule("ORI-5.9", "nothing-to-do", choice.tile_can_be_used),
        ),
    ),
    "place": ActionRules(
        ("placement",),
        (
            Rule("ORI-5.2", "occupied", is_kept.is_empty),
            Rule("ORI-5.2", "apart", is_kept.is_plot),
            Rule("ORI-10.8", "not-a-farm", is_kept.is_farm),
        ),
    ),
    "close": ActionRules(
        ("turn",),
        (
            Rule("ORI-5.4", "no-district", is_kept.is_district),
            Rule("ORI-5.5", "closed", is_kept.seat_is_empty),
            Rule("ORI-13.1", "unused-needed", is_kept.closer_is_unused),
        ),
    ),
}
"""The kinds of actions, by their verbs."""

NOW: Mapping[str, tuple[str, str]] = {
    "draft": ("ORI-2.13", "now-draft"),
    "removal": ("ORI-21.2", "now-remove"),
    "turn": ("ORI-6.2", "now-turn"),
    "extra_action": ("ORI-17.1", "now-extra"),
    "visit": ("ORI-7.5", "now-visit"),
    "tide": ("ORI-21.4", "now-tide"),
    "purchase": ("ORI-10.1", "now-purchase"),
    "placement": ("ORI-5.7", "now-place"),
    "effect_use": ("ORI-5.6", "now-use"),
    "card_choice": ("ORI-13.3", "now-card"),
    "passing": ("ORI-16.2", "now-retire"),
    "gain_choice": ("ORI-3.2", "now-resource"),
    "choice": ("ORI-5.9", "now-choice"),
    "temple": ("ORI-11.2", "now-temple"),
    "take_citizen": ("ORI-12.1", "now-citizen"),
    "take_speaker": ("ORI-12.4", "now-speaker"),
    "raise_freeman": ("ORI-4.1", "now-raise"),
    "choose_die": ("ORI-23.1", "now-honour"),
    "change_taken_die": ("ORI-22.9", "now-grow"),
    "set_ship": ("ORI-23.12", "now-ship"),
    "exchange": ("ORI-9.1", "now-exchange"),
    "use_adjacent_building_effect": ("ORI-23.11", "now-adjacent"),
    "recolor_freeman": ("ORI-23.7", "now-recolour"),
    "reserve_building_from_pool": ("ORI-10.9", "now-aside"),
}
"""The rule and the message for an action that the step does not allow."""


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
    kind, arguments = state.setup.game.actions.split(action)
    rules = RULES[kind.name]
    case = Case(Table(state), actor, *arguments)
    if may_be_chosen(case, kind.name):
        return violations(rules.rules, case, messages.refusal)
    other = state.with_other_card()
    if other is not None and kind.name != "done":
        begun = Case(Table(other), actor, *arguments)
        if may_be_chosen(begun, kind.name):
            return violations(rules.rules, begun, messages.refusal)
    return [refusal(*NOW[case.step])]


OPTIONS: Mapping[str, str] = {"step": "temple", "raise": "raise_freeman"}
"""Kinds of actions that a choice must offer, and the words of such options."""


def may_be_chosen(case: Case, kind: str) -> bool:
    """Whether the step asks for an action of this kind at all."""
    steps = RULES[kind].steps
    if kind == "done":
        return case.table.step in steps
    if case.step not in steps:
        return False
    return case.step != "choice" or kind not in OPTIONS or case.option(OPTIONS[kind]) is not None
