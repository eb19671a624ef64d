"""From the abilities in components.json to rows of the vocabulary."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.age_of_civilization.effects import special
from poleis.games.age_of_civilization.effects.vocabulary import (
    A_TECHNOLOGY,
    A_WONDER,
    ABOUT_NONE_OF,
    ABOUT_ONE_OF,
    ADD,
    ALONE,
    ALWAYS,
    BIRTH,
    CIVILIZATIONS_OWNED,
    COINS_OWNED,
    COUNTS,
    DISCOUNT,
    DONE,
    EVENTS,
    EXTRA_WORKERS,
    FIXED_PRICE,
    FORBID,
    FUTURE,
    GAIN,
    GAME_ENDS,
    LEAST_TECHNOLOGIES,
    MOST_STRENGTH,
    MOST_TECHNOLOGIES,
    NO_COUNT,
    NOT_STRONGER,
    OTHERS,
    PAYING,
    PERFORM,
    PLAGUE_COMES,
    POINTS,
    PRIVILEGE,
    REST,
    RETURN,
    RICHEST_IN,
    SPACE,
    SPARE,
    SPECIAL,
    STRENGTH,
    TAKING,
    TECHNOLOGIES_OWNED,
    TURN_ENDS,
    UNLOCKING,
    WAR,
    WEAKEST,
    WONDERS_OWNED,
    WORKERS_OWNED,
    Effect,
)
from poleis.games.age_of_civilization.rules.data import (
    ACTION_ROWS,
    ACTIONS,
    CIVILIZATION_ROWS,
    CIVILIZATIONS,
    COMPONENTS,
    ORDINARY,
    RETURN_DEATHS,
    TECHNOLOGIES,
    TECHNOLOGY_ROWS,
    WONDERS,
    bits_of,
)
from poleis.games.age_of_civilization.rules.layout import (
    COINS,
    FORTS,
    QUARANTINE,
    TRIBUTE,
    WORDS,
    WORKERS,
)

_GOODS: Final[dict[str, int]] = {
    "points": POINTS, "coins": COINS, "workers": WORKERS, "technologies": A_TECHNOLOGY,
    "wonders": A_WONDER, "strength_tokens": FORTS, "skip_next_war": TRIBUTE,
    "reduce_next_death": QUARANTINE,
}  # fmt: skip
_TRIGGERS: Final[dict[str, int]] = {
    "on_rest": REST, "on_birth": BIRTH, "on_gain": UNLOCKING, "end_of_turn": TURN_ENDS,
    "end_of_game": GAME_ENDS, "on_war": WAR, "on_plague": PLAGUE_COMES, "passive": PRIVILEGE,
}  # fmt: skip
_PRIVILEGES: Final[dict[str, int]] = {
    "action_space": SPACE, "no_sacrifice": RETURN, "forbid_others": FORBID,
    "use_future_cards": FUTURE, "ignore_sacrifice": SPARE, "may_perform": PERFORM,
}  # fmt: skip
_PRICES: Final[dict[str, int]] = {
    "discount": DISCOUNT, "set_cost": FIXED_PRICE, "extra_worker": EXTRA_WORKERS,
}  # fmt: skip
_OTHERS: Final[dict[str, tuple[int, int, str]]] = {
    "others_lose_coins": (COINS, -1, "coins"),
    "others_gain_coins": (COINS, 1, "coins"),
    "others_sacrifice": (WORKERS, -1, "workers"),
}


def condition_of(row: dict[str, Any] | None) -> tuple[int, int]:
    """A condition of components.json as its number and argument."""
    if not row:
        return ALWAYS, 0
    if "technology_in" in row:
        return ABOUT_ONE_OF, bits_of(row["technology_in"], TECHNOLOGIES)
    if "not_via" in row:
        return ABOUT_NONE_OF, bits_of(row["not_via"], TECHNOLOGIES)
    if "max_technologies" in row:
        return MOST_TECHNOLOGIES, int(row["max_technologies"])
    # A successful Conquest is one with the most strength, at the moment of the action (AOC-6.8).
    assert "most_strength" in row or "conquest_successful" in row, row
    return MOST_STRENGTH, 0


def event_of(ability: dict[str, Any]) -> int:
    """The event that calls an ability of components.json."""
    trigger = str(ability["trigger"])
    if trigger == "action_cost":
        return PAYING + ACTIONS.index(ability["action"])
    if trigger == "on_action":
        return DONE + ACTIONS.index(ability.get("on", ability.get("action")))
    if ability["effect"] == "strength":
        return STRENGTH
    return _TRIGGERS[trigger]


def read_ability(ability: dict[str, Any], card: int) -> list[Effect]:
    """The effects of an ability of components.json."""
    event = event_of(ability)
    word = str(ability["effect"])
    condition, argument = condition_of(ability.get("condition"))
    per: dict[str, Any] = ability.get("per", {})
    count = COUNTS.index(per["count"]) if per else NO_COUNT
    divisor, most = int(per.get("divisor", 1)), int(per.get("max_points", 0))
    action = ACTIONS.index(ability["action"]) if "action" in ability else 0
    if word == "gain":
        return [
            Effect(event, GAIN, _GOODS[good], int(amount), card, count, divisor, most, condition,
                   argument)
            for good, amount in ability["gain"].items()
        ]  # fmt: skip
    if word == "strength":
        amount = int(ability.get("amount", ability.get("per_amount", 0)))
        return [Effect(event, ADD, 0, amount, card, count, divisor, most)]
    if word in _PRICES:
        amount = int(ability.get("coins", ability.get("workers", 0)))
        return [Effect(event, _PRICES[word], action, amount, card, condition=condition,
                       argument=argument)]  # fmt: skip
    if word in _OTHERS:
        good, sign, key = _OTHERS[word]
        return [Effect(event, OTHERS, good, sign * int(ability[key]), card, condition=condition)]
    if word in _PRIVILEGES:
        return [Effect(event, _PRIVILEGES[word], action, 1, card)]
    if word == "hunting_point_always":
        # Hunting itself gives the point without technologies, so this row gives it with any.
        hunting = DONE + ACTIONS.index("hunting")
        return [Effect(hunting, GAIN, POINTS, 1, card, condition=LEAST_TECHNOLOGIES, argument=1)]
    if word == "multiply_extra_coins":
        factor = int(ability["factor"])
        return [Effect(TAKING, SPECIAL, special.MULTIPLY_EXTRA_COINS, factor, card)]
    assert word == "pay_to_pool", word
    coins, points = int(ability["coins"]), int(ability["gain"]["points"])
    return [Effect(event, SPECIAL, special.PAY_TO_POOL, coins, card, argument=points)]


def read_action(row: dict[str, Any]) -> list[Effect]:
    """What an action does by itself (AOC-6.5, AOC-14)."""
    condition = MOST_STRENGTH if "condition" in row else ALWAYS
    found: list[Effect] = []
    for key, value in row["effect"].items():
        if key in _GOODS:
            found.append(Effect(ALONE, GAIN, _GOODS[key], int(value), condition=condition))
        elif key == "others_coins":
            found.append(Effect(ALONE, OTHERS, COINS, int(value)))
        elif key == "points_if_no_technology":
            found.append(Effect(ALONE, GAIN, POINTS, int(value), condition=MOST_TECHNOLOGIES))
        elif key == "points_if_min_technologies":
            points, least = int(value["points"]), int(value["min"])
            found.append(Effect(ALONE, GAIN, POINTS, points, 0, NO_COUNT, 1, 0,
                                LEAST_TECHNOLOGIES, least))  # fmt: skip
        elif key == "coins_per_civilization":
            found.append(Effect(ALONE, GAIN, COINS, int(value), count=CIVILIZATIONS_OWNED))
        else:
            assert key == "swap_order", key
            found.append(Effect(ALONE, SPECIAL, special.SWAP_ORDER, 0))
    return found


_WHO: Final[dict[str, tuple[int, int]]] = {
    "all": (ALWAYS, 0),
    "most_wonders": (RICHEST_IN, WONDERS_OWNED),
    "most_technologies": (RICHEST_IN, TECHNOLOGIES_OWNED),
    "most_coins": (RICHEST_IN, COINS_OWNED),
    "least_strength": (WEAKEST, 0),
}


def read_token(row: dict[str, Any]) -> list[Effect]:
    """What an event token does to each player whom it concerns (AOC-12.9, AOC-14.3)."""
    effect: dict[str, Any] = dict(row["effect"] or {})
    who, argument = _WHO[effect.pop("each", "all")]
    if "if_not_stronger_than_opponent" in effect:
        who, effect = NOT_STRONGER, effect["if_not_stronger_than_opponent"]
    found: list[Effect] = []
    for key, value in effect.items():
        if key in _GOODS:
            found.append(
                Effect(ALONE, GAIN, _GOODS[key], int(value), condition=who, argument=argument)
            )
        elif key == "coins_per_worker":
            found.append(Effect(ALONE, GAIN, COINS, int(value), count=WORKERS_OWNED))
        elif key == "coins_halved_down":
            found.append(Effect(ALONE, SPECIAL, special.HALVE_COINS, 0))
        else:
            assert key == "workers_lost_half_up", key
            found.append(Effect(ALONE, SPECIAL, special.HALVE_WORKERS, 0))
    return found


ACTION_EFFECTS: Final[list[list[Effect]]] = [read_action(row) for row in ACTION_ROWS]
"""What each action does by itself."""
_TOKEN_ROWS: Final[list[dict[str, Any]]] = [
    *COMPONENTS["event_tokens"],
    *COMPONENTS["road_to_glory"]["special_event_tokens"],
]
TOKEN_EFFECTS: Final[list[list[Effect]]] = [
    *[read_token(row) for row in _TOKEN_ROWS],
    [Effect(ALONE, SPECIAL, special.PLAGUE_RETURNS, RETURN_DEATHS)],
]
"""What each token does, in the order of data.TOKENS."""

# ---- the table of effects and the sets of each card

WORD: Final = 60
"""Effects in one set. An event lies within one set, so that `active` is a single `&`."""
FIRST_TECHNOLOGY: Final = 48
FIRST_WONDER: Final = 75
CARDS: Final = (*CIVILIZATIONS, *TECHNOLOGIES, *WONDERS)
"""Everything that bears abilities; `Effect.card` is the number of a card here."""


def abilities() -> list[tuple[Effect, int]]:
    """Every effect of every card, with its holder: twice the card, plus one for a legacy."""
    found: list[tuple[Effect, int]] = []
    for card, row in enumerate(CIVILIZATION_ROWS):
        for side, key in enumerate(("main", "legacy")):
            for ability in row[key]:
                found += [(effect, 2 * card + side) for effect in read_ability(ability, card)]
    others = [*TECHNOLOGY_ROWS, *COMPONENTS["wonders"]]
    for card, row in enumerate(others, FIRST_TECHNOLOGY):
        for ability in row["abilities"]:
            found += [(effect, 2 * card) for effect in read_ability(ability, card)]
    return found


def number_effects(found: list[tuple[Effect, int]]) -> list[int]:
    """A number for each effect: event by event, each event within one set."""
    numbers = [0] * len(found)
    at = 0
    for event in range(EVENTS):
        mine = [i for i in range(len(found)) if found[i][0].event == event]
        if at % WORD + len(mine) > WORD:
            at += WORD - at % WORD
        for i in mine:
            numbers[i] = at
            at += 1
    assert at <= WORD * WORDS, "the sets of effects in a realm are too small"
    return numbers


_FOUND: Final[list[tuple[Effect, int]]] = abilities()
_NUMBERS: Final[list[int]] = number_effects(_FOUND)
_NOTHING: Final = Effect(ALONE, 0, 0, 0)


def table() -> list[Effect]:
    effects = [_NOTHING] * (WORD * WORDS)
    for (effect, _), number in zip(_FOUND, _NUMBERS, strict=True):
        effects[number] = effect
    return effects


EFFECTS: Final[list[Effect]] = table()
"""Every effect of every card, by its number."""


def event_words() -> list[int]:
    words = [0] * EVENTS
    for (effect, _), number in zip(_FOUND, _NUMBERS, strict=True):
        words[effect.event] = number // WORD
    return words


def event_masks() -> list[int]:
    masks = [0] * EVENTS
    for (effect, _), number in zip(_FOUND, _NUMBERS, strict=True):
        masks[effect.event] |= 1 << number % WORD
    return masks


def holder_sets() -> list[int]:
    sets = [0] * (2 * len(CARDS) * WORDS)
    for (_, holder), number in zip(_FOUND, _NUMBERS, strict=True):
        sets[holder * WORDS + number // WORD] |= 1 << number % WORD
    return sets


WORD_OF: Final = vec[i64](event_words())
MASK_OF: Final = vec[i64](event_masks())
SETS_OF: Final = vec[i64](holder_sets())

assert ORDINARY <= DONE - PAYING
assert CARDS[FIRST_TECHNOLOGY] == TECHNOLOGIES[0] and CARDS[FIRST_WONDER] == WONDERS[0]
