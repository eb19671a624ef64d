"""From components.json to effects: one line for each word of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from poleis.games.age_of_civilization.effects import special
from poleis.games.age_of_civilization.effects.conditions import (
    AtLeastTechnologies,
    AtMostTechnologies,
    MostStrength,
    NotStronger,
    read_condition,
    read_whom,
)
from poleis.games.age_of_civilization.effects.counts import (
    COUNTS,
    Amount,
    AmountForEach,
    read_amount,
)
from poleis.games.age_of_civilization.effects.effect import (
    BIRTH,
    FORBIDDEN_ACTION,
    FUTURE_SPACES,
    GAME_ENDS,
    NO_SACRIFICE,
    NONE,
    OF_LEGACIES,
    OF_MAIN,
    OF_TECHNOLOGIES,
    OF_WONDERS,
    PLAGUE,
    PRIVATE_SPACE,
    REST,
    STRENGTH,
    TAKING,
    TURN_ENDS,
    UNLOCKING,
    WAR,
    Condition,
    Effect,
    number_effects,
)
from poleis.games.age_of_civilization.effects.gains import Gain, OthersGain, Strength
from poleis.games.age_of_civilization.effects.goods import COINS, GOODS, POINTS, WORKERS
from poleis.games.age_of_civilization.effects.performances import MayPerform
from poleis.games.age_of_civilization.effects.prices import Discount, ExtraWorkers, FixedPrice
from poleis.games.age_of_civilization.effects.privileges import (
    ForbidOthers,
    FutureSpaces,
    NoSacrifice,
    PrivateSpace,
    SpareWorker,
)
from poleis.games.age_of_civilization.rules.edition import Edition, Row

# ---- the abilities of cards


def action_of(edition: Edition, ability: Row) -> int:
    """The number of the action that an ability is about."""
    return edition.action_ids.index(ability["action"])


def read_gain(edition: Edition, ability: Row, card: int) -> list[Effect]:
    """An effect for each good that is gained."""
    condition = read_condition(edition, ability.get("condition"))
    per: Row = ability.get("per", {})
    return [
        Gain(GOODS[good], read_amount(int(each), per), condition)
        for good, each in ability["gain"].items()
    ]


def read_strength(edition: Edition, ability: Row, card: int) -> list[Effect]:
    each = int(ability["per_amount"] if "per" in ability else ability["amount"])
    return [Strength(read_amount(each, ability.get("per", {})))]


def read_discount(edition: Edition, ability: Row, card: int) -> list[Effect]:
    condition = read_condition(edition, ability.get("condition"))
    return [Discount(int(ability["coins"]), condition)]


def read_fixed_price(edition: Edition, ability: Row, card: int) -> list[Effect]:
    condition = read_condition(edition, ability.get("condition"))
    return [FixedPrice(int(ability["coins"]), condition)]


def read_extra_workers(edition: Edition, ability: Row, card: int) -> list[Effect]:
    return [ExtraWorkers(int(ability["workers"]))]


def read_others_lose_coins(edition: Edition, ability: Row, card: int) -> list[Effect]:
    condition = read_condition(edition, ability.get("condition"))
    return [OthersGain(COINS, -int(ability["coins"]), condition)]


def read_others_gain_coins(edition: Edition, ability: Row, card: int) -> list[Effect]:
    condition = read_condition(edition, ability.get("condition"))
    return [OthersGain(COINS, int(ability["coins"]), condition)]


def read_others_sacrifice(edition: Edition, ability: Row, card: int) -> list[Effect]:
    condition = read_condition(edition, ability.get("condition"))
    return [OthersGain(WORKERS, -int(ability["workers"]), condition)]


def read_performance(edition: Edition, ability: Row, card: int) -> list[Effect]:
    """An action without a worker; a technology that allows it is the means (AOC-11.9)."""
    is_technology = edition.first_technology <= card < edition.first_wonder
    means = card - int(edition.first_technology) if is_technology else NONE
    return [MayPerform(action_of(edition, ability), means)]


def read_hunting_point(edition: Edition, ability: Row, card: int) -> list[Effect]:
    """Hunting itself gives the point without technologies, so this gives it with any."""
    hunting = edition.actions[edition.action_ids.index("hunting")].row
    points = Amount(int(hunting["effect"]["points_if_no_technology"]))
    return [Gain(POINTS, points, AtLeastTechnologies(1))]


def read_multiplied_coins(edition: Edition, ability: Row, card: int) -> list[Effect]:
    return [special.MultiplyExtraCoins(int(ability["factor"]))]


def read_payment(edition: Edition, ability: Row, card: int) -> list[Effect]:
    return [special.PayToPool(int(ability["coins"]), int(ability["gain"]["points"]))]


def read_private_space(edition: Edition, ability: Row, card: int) -> list[Effect]:
    return [PrivateSpace(action_of(edition, ability))]


def read_no_sacrifice(edition: Edition, ability: Row, card: int) -> list[Effect]:
    return [NoSacrifice(action_of(edition, ability))]


def read_forbidden_action(edition: Edition, ability: Row, card: int) -> list[Effect]:
    return [ForbidOthers(action_of(edition, ability))]


def read_future_spaces(edition: Edition, ability: Row, card: int) -> list[Effect]:
    return [FutureSpaces()]


def read_spared_worker(edition: Edition, ability: Row, card: int) -> list[Effect]:
    return [SpareWorker()]


WORDS: Final[dict[str, Callable[[Edition, Row, int], list[Effect]]]] = {
    "gain": read_gain,
    "discount": read_discount,
    "set_cost": read_fixed_price,
    "extra_worker": read_extra_workers,
    "strength": read_strength,
    "others_lose_coins": read_others_lose_coins,
    "others_gain_coins": read_others_gain_coins,
    "others_sacrifice": read_others_sacrifice,
    "may_perform": read_performance,
    "action_space": read_private_space,
    "no_sacrifice": read_no_sacrifice,
    "forbid_others": read_forbidden_action,
    "use_future_cards": read_future_spaces,
    "ignore_sacrifice": read_spared_worker,
    "hunting_point_always": read_hunting_point,
    "multiply_extra_coins": read_multiplied_coins,
    "pay_to_pool": read_payment,
}
"""The vocabulary of abilities: how each word is read."""

EVENTS: Final[dict[str, int]] = {
    "on_rest": REST,
    "on_birth": BIRTH,
    "on_gain": UNLOCKING,
    "end_of_turn": TURN_ENDS,
    "end_of_game": GAME_ENDS,
    "on_war": WAR,
    "on_plague": PLAGUE,
}
"""The event of each trigger that always has the same one."""
TRIGGERS: Final = ("passive", "action_cost", "on_action", *EVENTS)
ALWAYS: Final[dict[str, int]] = {
    "strength": STRENGTH,
    "action_space": PRIVATE_SPACE,
    "no_sacrifice": NO_SACRIFICE,
    "forbid_others": FORBIDDEN_ACTION,
    "use_future_cards": FUTURE_SPACES,
    "multiply_extra_coins": TAKING,
}
"""The event of words that have one of their own."""


def event_of(edition: Edition, ability: Row) -> int:
    """The event that calls an ability of components.json."""
    word, trigger = str(ability["effect"]), str(ability["trigger"])
    if word == "hunting_point_always":
        return int(edition.performed(edition.action_ids.index("hunting")))
    if word in ALWAYS:
        return ALWAYS[word]
    if trigger == "action_cost":
        return int(edition.paying(action_of(edition, ability)))
    if trigger == "on_action":
        action = ability.get("on", ability.get("action"))
        return int(edition.performed(edition.action_ids.index(action)))
    return EVENTS[trigger]


def read_abilities(edition: Edition, abilities: list[Row], card: int, origin: int) -> list[Effect]:
    """The effects of the abilities of a card."""
    found: list[Effect] = []
    for ability in abilities:
        for effect in WORDS[str(ability["effect"])](edition, ability, card):
            effect.event = event_of(edition, ability)
            effect.card = card
            effect.origin = origin
            found.append(effect)
    return found


# ---- action spaces and tokens


def read_action(row: Row) -> list[Effect]:
    """What an action does by itself (AOC-6.5, AOC-14)."""
    condition = MostStrength() if "condition" in row else Condition()
    return [read_action_word(key, value, condition) for key, value in row["effect"].items()]


def read_action_word(word: str, value: Any, condition: Condition) -> Effect:
    """One thing that an action does."""
    if word in GOODS:
        return Gain(GOODS[word], Amount(int(value)), condition)
    if word == "others_coins":
        return OthersGain(COINS, int(value), Condition())
    if word == "points_if_no_technology":
        return Gain(POINTS, Amount(int(value)), AtMostTechnologies(0))
    if word == "points_if_min_technologies":
        least = AtLeastTechnologies(int(value["min"]))
        return Gain(POINTS, Amount(int(value["points"])), least)
    if word == "coins_per_civilization":
        return Gain(COINS, AmountForEach(int(value), COUNTS["civilizations"]), Condition())
    assert word == "swap_order", word
    return special.SwapOrder()


def read_token(edition: Edition, number: int) -> None:
    """What an event token does, and to whom (AOC-12.9, AOC-14.3)."""
    token = edition.tokens[number]
    effect: Row = dict(token.row["effect"] or {})
    token.whom = read_whom(effect.pop("each", "all"))
    if "if_not_stronger_than_opponent" in effect:
        token.whom = NotStronger()
        effect = effect["if_not_stronger_than_opponent"]
    token.effects = [read_token_word(word, value) for word, value in effect.items()]


def read_token_word(word: str, value: Any) -> Effect:
    """One thing that a token does to each player whom it concerns."""
    if word in GOODS:
        return Gain(GOODS[word], Amount(int(value)), Condition())
    if word == "coins_per_worker":
        return Gain(COINS, AmountForEach(int(value), COUNTS["workers"]), Condition())
    if word == "coins_halved_down":
        return special.HalveCoins()
    if word == "workers_lost_to_plague":
        return special.PlagueReturns(int(value))
    assert word == "workers_lost_half_up", word
    return special.HalveWorkers()


# ---- the whole edition


def read_edition(data: Row) -> Edition:
    """The edition that checked components describe, with all its effects."""
    edition = Edition(data)
    found: list[Effect] = []
    for number, civilization in enumerate(edition.civilizations):
        row = civilization.row
        civilization.main = read_abilities(edition, row["main"], number, OF_MAIN)
        civilization.legacy = read_abilities(edition, row["legacy"], number, OF_LEGACIES)
        found += [*civilization.main, *civilization.legacy]
    for number, technology in enumerate(edition.technologies, int(edition.first_technology)):
        rows = technology.row["abilities"]
        technology.effects = read_abilities(edition, rows, number, OF_TECHNOLOGIES)
        found += technology.effects
    for number, wonder in enumerate(edition.wonders, int(edition.first_wonder)):
        rows = wonder.row["abilities"]
        wonder.effects = read_abilities(edition, rows, number, OF_WONDERS)
        found += wonder.effects
    edition.first_effect = number_effects(found, edition.events())
    for action in edition.actions:
        action.effects = read_action(action.row)
        found += action.effects
    for number in range(len(edition.tokens)):
        read_token(edition, number)
        found += edition.tokens[number].effects
    for number, effect in enumerate(found):
        effect.number = number
    edition.effects = found
    return edition
