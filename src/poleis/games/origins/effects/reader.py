"""From the effects in components.json to objects.

A new word of the vocabulary is one class and one line in WORDS; one with numbers has a line in
NUMBERS too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.games.origins.effects.amounts import COUNTS, Amount
from poleis.games.origins.effects.choice import Choice
from poleis.games.origins.effects.die_words import (
    ChangeChosenDie,
    ChangePlacedDie,
    ChangeTakenDie,
    ChooseDie,
    RaiseFreeman,
    TakeCitizen,
    TakeSpeaker,
)
from poleis.games.origins.effects.effect import Effect, Word
from poleis.games.origins.effects.passive import BonusGold, CoverFarm, WisdomDiscount
from poleis.games.origins.effects.special import RecolourFreeman, SetAside, UseAdjacent
from poleis.games.origins.effects.track_words import (
    Attack,
    Climb,
    Military,
    ScoreAttack,
    SetShip,
    SpaceBonus,
    TakeZodiacCard,
)
from poleis.games.origins.effects.triggers import TRIGGERS
from poleis.games.origins.effects.words import (
    BuyBuilding,
    Exchange,
    FillUp,
    Gain,
    GainChoice,
    Pay,
    Points,
    PointsTable,
)
from poleis.games.origins.load.component_errors import check
from poleis.games.origins.rules.actions import MOST_STEPS
from poleis.games.origins.rules.edition import BASIC, RESOURCES, Edition, ZodiacCard

Op = Mapping[str, Any]
"""An entry of an effect list."""
Range = tuple[int, int]
"""The least and the most that a number may be."""


@final
class Reader:
    """Reads the effect lists of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.is_optional = False  # the card that is read may be declined
        self.calls = False  # two steps in one temple call Aquarius (ORI-22.11)

    def words(self, ops: Sequence[Op] | None) -> list[Word]:
        return [WORDS[op["op"]](self, op) for op in ops or ()]

    def effect(self, name: str, words: list[Word]) -> Effect:
        """Number an effect."""
        effect = Effect(len(self.edition.effects), name, words)
        self.edition.effects.append(effect)
        return effect

    # ---- words with arguments of their own

    def amount(self, op: Op) -> Amount:
        """n, and for each thing counted so much."""
        count = COUNTS[op["plus_per"]](self.edition) if "plus_per" in op else None
        return Amount(int(op["n"]), count, int(op.get("each", 0)))

    def gain_choice(self, op: Op) -> Word:
        """The kinds to choose from, as a set; "basic" are the first three."""
        kinds = RESOURCES[:BASIC] if op["of"] == "basic" else op["of"]
        return GainChoice(sum(1 << RESOURCES.index(kind) for kind in kinds), self.amount(op))

    def points_table(self, op: Op) -> Word:
        """The table from 0 on; a count that it does not have is worth nothing below the first
        entry."""
        table = {int(key): int(points) for key, points in op["table"].items()}
        entries = [table.get(count, 0) for count in range(max(table) + 1)]
        return PointsTable(COUNTS[op["count"]](self.edition), vec[i64](entries))

    def pay(self, cost: Mapping[str, int]) -> Pay:
        ((resource, amount),) = cost.items()
        return Pay(RESOURCES.index(resource), int(amount))

    def choice(
        self,
        options: Sequence[Sequence[Op]],
        least: int,
        most: int,
        may_repeat: bool,
        price: Pay | None,
    ) -> Word:
        """A choice among options of one word each."""
        plain = Reader(self.edition)
        words: list[Word] = []
        for option in options:
            (word,) = plain.words(option)
            words.append(word)
        return Choice(words, least, most, may_repeat, price)

    def repeat(self, op: Op) -> Word:
        price, one = op["each"]
        least, most = int(op["times_min"]), int(op["times_max"])
        return self.choice(one["options"], least, most, True, self.pay(price["cost"]))

    def climb(self, op: Op) -> Word:
        which = str(op["which"])
        names = self.edition.temple_names
        any_temple = (1 << len(names)) - 1
        is_named = which in names
        least, most = int(op.get("n_min", op.get("n", 0))), int(op.get("n_max", op.get("n", 0)))
        return Climb(
            1 << names.index(which) if is_named else any_temple,
            which == "other_than_previous",
            least,
            most,
            self.calls and most == MOST_STEPS,
        )

    def raise_freeman(self, op: Op) -> Word:
        used_too = op["who"] == "own_freeman_used_or_unused"
        least = 0 if self.is_optional else int(op.get("n_min", op.get("n", 1)))
        most = int(op.get("n_max", op.get("n", 1)))
        return RaiseFreeman(used_too, least, most, int(op.get("max", 0)))

    def bonus_gold(self, op: Op) -> Word:
        (gain,) = op["effect"]
        is_gold = gain.keys() == {"op", "resource", "n"} and gain["resource"] == "gold"
        check(is_gold and gain["op"] == "gain" and gain["n"] > 0, "zodiac_cards", gain,
              "Pisces gives one number of gold")  # fmt: skip
        return BonusGold(int(gain["n"]))


WORDS: Final[dict[str, Callable[[Reader, Op], Word]]] = {
    "gain": lambda reader, op: Gain(RESOURCES.index(op["resource"]), reader.amount(op)),
    "fill_up": lambda reader, op: FillUp(RESOURCES.index(op["resource"]), int(op["to"])),
    "gain_choice": lambda reader, op: reader.gain_choice(op),
    "vp": lambda reader, op: Points(reader.amount(op)),
    "vp_table": lambda reader, op: reader.points_table(op),
    "pay": lambda reader, op: reader.pay(op["cost"]),
    "optional_pay": lambda reader, op: reader.choice(
        [op["then"]], 0, 1, False, reader.pay(op["pay"])
    ),
    "choose_one": lambda reader, op: reader.choice(op["options"], 1, 1, False, None),
    "any_order_optional": lambda reader, op: reader.choice(
        op["parts"], 1, len(op["parts"]), False, None
    ),
    "repeat": lambda reader, op: reader.repeat(op),
    "military": lambda reader, op: Military(reader.amount(op)),
    "attack": lambda reader, op: Attack(),
    "temple": lambda reader, op: reader.climb(op),
    "take_zodiac_card_of_that_temple": lambda reader, op: TakeZodiacCard(),
    "buy_building": lambda reader, op: BuyBuilding(),
    "take_citizen": lambda reader, op: TakeCitizen(bool(op["pay_wisdom"]), reader.is_optional),
    "take_speaker": lambda reader, op: TakeSpeaker(),
    "raise_freeman": lambda reader, op: reader.raise_freeman(op),
    "choose_die": lambda reader, op: ChooseDie(reader.edition.colours.index(op["color"])),
    "change_chosen_die": lambda reader, op: ChangeChosenDie(int(op["delta"]), int(op["min"])),
    "change_placed_die": lambda reader, op: ChangePlacedDie(int(op["delta"]), int(op["max"])),
    "change_taken_die": lambda reader, op: ChangeTakenDie(
        int(op["delta"]), int(op["max"]["citizen"]), int(op["max"]["speaker"])
    ),
    "set_ship": lambda reader, op: SetShip(int(op["value"])),
    "use_adjacent_building_effect": lambda reader, op: UseAdjacent(),
    "recolor_freeman": lambda reader, op: RecolourFreeman(),
    "reserve_building_from_pool": lambda reader, op: SetAside(),
    "wisdom_discount": lambda reader, op: WisdomDiscount(int(op["n"])),
    "replace_own_farm_with_new_building": lambda reader, op: CoverFarm(),
    "replace_bonus_action_with": lambda reader, op: reader.bonus_gold(op),
}
"""The vocabulary of components.json."""

AMOUNT: Final = (0, 50)
ONE: Final = (1, 1)
ZERO: Final = (0, 0)
NUMBERS: Final[Mapping[str, Mapping[str, Range]]] = {
    "gain": {"n": AMOUNT, "each": AMOUNT},
    "fill_up": {"to": AMOUNT},
    "gain_choice": {"n": (0, 5), "each": (0, 5)},
    "vp": {"n": AMOUNT, "each": AMOUNT},
    "vp_table": {"max_key": AMOUNT},
    "military": {"n": (0, 15), "each": (0, 15)},
    "temple": {"n": (1, 2), "n_min": ONE, "n_max": (2, 2), "n_if_at_top": ZERO},
    "repeat": {"times_min": (1, 7), "times_max": (1, 7)},
    "take_speaker": {"n": ONE},
    "use_adjacent_building_effect": {"n": ONE},
    "change_chosen_die": {"delta": (-5, -1), "min": ONE},
    "change_placed_die": {"delta": (0, 5), "max": (6, 6)},
    "change_taken_die": {"delta": (1, 5)},
    "set_ship": {"value": (1, 6)},
    "wisdom_discount": {"n": (0, 100), "min_cost": ZERO},
    "replace_own_farm_with_new_building": {"stone": ZERO, "wisdom": ZERO},
}
"""For each word the numbers that it may have; a number that is not here has no effect."""


def one(resource: int, number: int = 1) -> Word:
    return Gain(resource, Amount(number, None, 0))


def space_words(kind: str) -> list[Word]:
    """The bonus kinds of the military track (ORI-9.1)."""
    gold = RESOURCES.index("gold")
    if kind == "none":
        return []
    if kind == "exchange_basic_for_gold":
        return [Exchange()]
    if kind.startswith("gold_"):
        return [one(gold, int(kind.removeprefix("gold_")))]
    if kind.startswith("basic_plus_"):
        resource = RESOURCES.index(kind.removeprefix("basic_plus_"))
        return [GainChoice((1 << BASIC) - 1, Amount(1, None, 0)), one(resource)]
    return [one(RESOURCES.index(kind))]


def read_effects(edition: Edition) -> None:
    """Fill the effects of an edition."""
    data = edition.components
    plain, calling = Reader(edition), Reader(edition)
    calling.calls = True
    edition.attack = plain.effect("attack", [SpaceBonus(), ScoreAttack()]).number
    edition.building_effects = [
        calling.effect(str(row["id"]), calling.words(row["effect"])) for row in data["buildings"]
    ] + [
        plain.effect(name, plain.words(data["starting_tiles"][name]["effect"]))
        for name in ("agora", "palace")
    ]
    edition.action_effects = [
        calling.effect(str(row[half]["id"]), calling.words(row[half]["effect"]))
        for row in data["encounter_sites"]["sites"]
        for half in ("upper", "lower")
    ]
    tokens = {str(row["color"]): row for row in data["bonus_tokens"]["tokens"]}
    edition.token_effects = [
        plain.effect(str(tokens[colour]["id"]), plain.words(tokens[colour]["effect"]))
        for colour in edition.colours
    ]
    edition.space_effects = [
        plain.effect(f"space-{space}", space_words(kind))
        for space, kind in enumerate(edition.space_bonus)
    ]
    edition.zodiac = [read_zodiac(edition, row) for row in data["zodiac_cards"]]


def read_zodiac(edition: Edition, row: Mapping[str, Any]) -> ZodiacCard:
    """A zodiac card: what calls it and what it does."""
    ability = row["ability"]
    reader = Reader(edition)
    reader.is_optional = bool(ability.get("optional"))
    trigger = ability["trigger"]
    names = trigger if isinstance(trigger, list) else [trigger]
    effect = reader.effect(str(row["id"]), reader.words(ability["effect"]))
    return ZodiacCard(str(row["id"]), sum(TRIGGERS[name] for name in names), effect)
