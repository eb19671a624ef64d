"""From the effects in components.json to rows of the vocabulary."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.origins.effects import vocabulary as words
from poleis.games.origins.load.component_errors import check
from poleis.games.origins.rules.data import (
    BUILDING_ROWS,
    COLOURS,
    COMPONENTS,
    RESOURCES,
    SITE_ROWS,
    SPACE_BONUS,
    TEMPLES,
    TOKEN_ROWS,
    ZODIAC_ROWS,
)

Row = list[int]
Effect = list[dict[str, Any]]

_TABLES: Final[list[int]] = []
"""The entries of all tables of points, one after another."""


def row(word: int, *arguments: int) -> Row:
    return [word, *arguments, *[0] * (words.ROW - 1 - len(arguments))]


def resources_of(kinds: object) -> int:
    """The resources among which a gain may be chosen, as a set; "basic" are the first three."""
    if kinds == "basic":
        return 0b111
    assert isinstance(kinds, list)
    return sum(1 << RESOURCES.index(kind) for kind in kinds)


def counted(op: dict[str, Any]) -> tuple[int, int, int]:
    """n, what is counted, and how much each is worth."""
    count = words.COUNTS.index(op["plus_per"]) if "plus_per" in op else words.NO_COUNT
    return int(op["n"]), count, int(op.get("each", 0))


def temple_row(op: dict[str, Any], calls: bool) -> Row:
    which = str(op["which"])
    if which == "choice":
        tracks = words.ANY_TEMPLE
    elif which == "other_than_previous":
        tracks = words.OTHER_TEMPLE
    else:
        tracks = 1 << TEMPLES.index(which)
    least, most = int(op.get("n_min", op.get("n", 0))), int(op.get("n_max", op.get("n", 0)))
    return row(words.TEMPLE, tracks, least, most, int(calls and most == 2))


def price_of(cost: dict[str, int]) -> int:
    """A price of one resource as one number: eight times the amount plus the resource."""
    ((resource, n),) = cost.items()
    return 8 * int(n) + RESOURCES.index(resource)


def choice(options: list[Effect], least: int, most: int, repeat: bool, price: int) -> list[Row]:
    """A choice among options of one row each."""
    rows = [read_op(option[0], False, False)[0] for option in options]
    assert all(len(option) == 1 for option in options)
    return [row(words.CHOICE, len(options), least, most, int(repeat), price), *rows]


def raise_row(op: dict[str, Any], optional: bool) -> Row:
    used_too = op["who"] == "own_freeman_used_or_unused"
    most = int(op.get("n_max", op.get("n", 1)))
    least = 0 if optional else int(op.get("n_min", op.get("n", 1)))
    return row(words.RAISE, int(used_too), least, most, int(op.get("max", 0)))


def table_row(op: dict[str, Any]) -> Row:
    """The table from 0 on; a count that it does not have is worth nothing below the first entry."""
    table = {int(key): int(points) for key, points in op["table"].items()}
    first = len(_TABLES)
    _TABLES.extend([table.get(count, 0) for count in range(max(table) + 1)])
    return row(words.POINTS_TABLE, words.COUNTS.index(op["count"]), first, max(table))


def read_op(op: dict[str, Any], optional: bool, calls: bool) -> list[Row]:
    """The rows of one entry of an effect list. *calls*: two steps in a temple call Aquarius."""
    word = str(op["op"])
    if word == "gain":
        return [row(words.GAIN, RESOURCES.index(op["resource"]), *counted(op))]
    if word == "gain_choice":
        return [row(words.GAIN_CHOICE, resources_of(op["of"]), *counted(op))]
    if word == "vp":
        return [row(words.POINTS, *counted(op))]
    if word == "vp_table":
        return [table_row(op)]
    if word == "pay":
        price = price_of(op["cost"])
        return [row(words.PAY, price % 8, price // 8)]
    if word == "optional_pay":
        return choice([op["then"]], 0, 1, False, price_of(op["pay"]))
    if word == "choose_one":
        return choice(op["options"], 1, 1, False, 0)
    if word == "any_order_optional":
        return choice(op["parts"], 1, len(op["parts"]), False, 0)
    if word == "repeat":
        pay, one = op["each"]
        least, most = int(op["times_min"]), int(op["times_max"])
        return choice(one["options"], least, most, True, price_of(pay["cost"]))
    if word == "military":
        return [row(words.MILITARY, *counted(op))]
    if word == "temple":
        return [temple_row(op, calls)]
    if word == "raise_freeman":
        return [raise_row(op, optional)]
    if word == "take_citizen":
        return [row(words.TAKE_CITIZEN, int(op["pay_wisdom"]), int(optional))]
    if word == "choose_die":
        return [row(words.CHOOSE_DIE, COLOURS.index(op["color"]))]
    if word == "change_chosen_die":
        return [row(words.CHANGE_DIE, int(op["delta"]), int(op["min"]))]
    if word == "change_placed_die":
        return [row(words.CHANGE_SEAT, int(op["delta"]), int(op["max"]))]
    if word == "change_taken_die":
        highest = op["max"]
        return [row(words.CHANGE_TAKEN, int(op["delta"]), highest["citizen"], highest["speaker"])]
    if word == "set_ship":
        return [row(words.SET_SHIP, int(op["value"]))]
    return [read_plain(op, word)]


_PLAIN: Final[dict[str, int]] = {
    "attack": words.ATTACK,
    "take_zodiac_card_of_that_temple": words.TAKE_CARD,
    "buy_building": words.BUY,
    "take_speaker": words.TAKE_SPEAKER,
    "use_adjacent_building_effect": words.ADJACENT,
    "recolor_freeman": words.RECOLOUR,
    "reserve_building_from_pool": words.SET_ASIDE,
    "replace_own_farm_with_new_building": words.COVER_FARM,
}


def read_plain(op: dict[str, Any], word: str) -> Row:
    """Words without arguments, and the door."""
    if word == "wisdom_discount":
        return row(words.DISCOUNT, int(op["n"]))
    if word == "replace_bonus_action_with":
        (gain,) = op["effect"]
        is_gold = gain.keys() == {"op", "resource", "n"} and gain["resource"] == "gold"
        check(is_gold and gain["op"] == "gain" and gain["n"] > 0, "zodiac_cards", gain,
              "Pisces gives one number of gold")  # fmt: skip
        return row(words.BONUS_GOLD, int(gain["n"]))
    return row(_PLAIN[word])


def read_effect(effect: Effect | None, optional: bool = False, calls: bool = False) -> list[Row]:
    """All rows of an effect list, with the end."""
    rows: list[Row] = []
    for op in effect or []:
        rows += read_op(op, optional, calls)
    return [*rows, row(words.END)]


_SPACES: Final[dict[str, list[Row]]] = {
    "none": [],
    "exchange_basic_for_gold": [row(words.EXCHANGE)],
    "gold_1": [row(words.GAIN, RESOURCES.index("gold"), 1)],
    "gold_2": [row(words.GAIN, RESOURCES.index("gold"), 2)],
    **{name: [row(words.GAIN, number, 1)] for number, name in enumerate(RESOURCES[:3])},
    **{
        f"basic_plus_{name}": [row(words.GAIN_CHOICE, 0b111, 1), row(words.GAIN, number, 1)]
        for number, name in enumerate(RESOURCES)
    },
}
"""The bonus kinds of the military track (ORI-9.1) as rows."""

_ROWS: Final[list[int]] = []


def add(rows: list[Row]) -> int:
    """Add an effect to the table; where it begins."""
    first = len(_ROWS)
    for numbers in rows:
        assert len(numbers) == words.ROW
        _ROWS.extend(numbers)
    return first


def building_effects() -> list[int]:
    """Where the effect of each building begins, of the agora, and of the palace, which has none."""
    effects = [add(read_effect(entry["effect"], calls=True)) for entry in BUILDING_ROWS]
    starting = COMPONENTS["starting_tiles"]
    effects += [add(read_effect(starting[name]["effect"])) for name in ("agora", "palace")]
    return effects


def triggers_of(entry: dict[str, Any]) -> int:
    trigger = entry["ability"]["trigger"]
    names = trigger if isinstance(trigger, list) else [trigger]
    return sum(words.TRIGGERS[name] for name in names)


NOTHING: Final = add([row(words.END)])
ATTACKING: Final = add([row(words.SPACE), row(words.SCORE_ATTACK), row(words.END)])
"""An attack (ORI-9.1, ORI-9.2)."""
BUILDING_EFFECT: Final = vec[i64](building_effects())
"""Where the effect of each kind of building begins; then agora and palace."""
ACTION_EFFECT: Final = vec[i64](
    [add(read_effect(entry[half]["effect"], calls=True))
     for entry in SITE_ROWS for half in ("upper", "lower")]
)  # fmt: skip
TOKEN_EFFECT: Final = vec[i64]([add(read_effect(entry["effect"])) for entry in TOKEN_ROWS])
"""Where the effect of the bonus token of each colour begins."""
ZODIAC_EFFECT: Final = vec[i64](
    [add(read_effect(entry["ability"]["effect"], bool(entry["ability"].get("optional"))))
     for entry in ZODIAC_ROWS]
)  # fmt: skip
ZODIAC_TRIGGER: Final = vec[i64]([triggers_of(entry) for entry in ZODIAC_ROWS])
SPACE_EFFECT: Final = vec[i64]([add([*_SPACES[name], row(words.END)]) for name in SPACE_BONUS])
ROWS: Final = vec[i64](_ROWS)
"""All rows of all effects."""
TABLES: Final = vec[i64](_TABLES)
