"""Named predicates: each is true when its rule is kept. `rules.py` asks them.

They read the position in words (`position_reader.py`, `effect_oracle.py`), slowly and plainly, and
so check the fast generator in `rules` and `effects`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from poleis.core.explain import Value
from poleis.games.origins.effects.running import Question
from poleis.games.origins.explain.effect_oracle import (
    CHOICES,
    Op,
    action_effect,
    can_be_used,
    can_pay,
    effect_lists,
    options_of,
    token_effect,
)
from poleis.games.origins.explain.position_reader import Cell, Die, Table
from poleis.games.origins.rules.actions import AS_BUILDING, AS_COVER, worker_names
from poleis.games.origins.rules.city import cell_xy
from poleis.games.origins.rules.dice import SIX
from poleis.games.origins.rules.pending import Pending
from poleis.games.origins.rules.purchases import EffectUse, Placement, Purchase
from poleis.games.origins.rules.visits import Tide, Visit

Record = TypeVar("Record", bound=Pending)


@dataclass(frozen=True)
class Case:
    """A seat that would like to do something.

    *first* and *second* are the arguments of the action, as numbers from 0.
    """

    table: Table
    seat: int
    first: int = 0
    second: int = 0

    def awaited(self, kind: type[Record]) -> Record:
        """What is awaited, which is of this kind."""
        top = self.table.top
        assert isinstance(top, kind)
        return top

    @property
    def step(self) -> str:
        """What is awaited: a kind of pending record, or the word of the effect that asks.

        All choices among options are one step, "choice".
        """
        if self.table.step != "question":
            return self.table.step
        word = str(self.op["op"])
        return "choice" if word in CHOICES else word

    @property
    def op(self) -> Op:
        """The entry of an effect list that asks."""
        question = self.awaited(Question)
        return effect_lists(self.table.edition)[int(question.effect)][int(question.step)]

    def option(self, word: str) -> Op | None:
        """The entry with this word: the one that asks, or an option of a choice that is left."""
        if self.step == word:
            return self.op
        if self.step != "choice":
            return None
        used = int(self.awaited(Question).count) >> 3
        left = [op for i, op in enumerate(options_of(self.op)) if not used >> i & 1]
        return next((op for op in left if op["op"] == word), None)

    def has(self, resource: str, n: int) -> bool:
        return can_pay(self.table, self.seat, {resource: n})

    def wealth(self, resource: str, price: int) -> Mapping[str, Value]:
        """Arguments of a sentence about a price."""
        return {
            "price": price,
            "owned": self.table.owned(self.seat, resource),
            "gold": self.table.owned(self.seat, "gold"),
        }


# ---- the draft


def is_offered(case: Case) -> bool:
    """ORI-2.13: the die is still there."""
    return case.first + 1 in case.table.offer()


def is_highest(case: Case) -> bool:
    """ORI-21.2: the highest dice are removed."""
    offer = case.table.offer()
    die = offer.get(case.first + 1)
    return die is None or die.value == max(other.value for other in offer.values())


# ---- visits


def worker_of(case: Case) -> str:
    return worker_names(case.table.edition)[case.first]


def the_freeman(case: Case) -> Die | None:
    """The freeman that the answer to an effect names."""
    return case.table.freeman(case.seat, case.first + 1)


def has_worker(case: Case) -> bool:
    """ORI-7.2: there is such a freeman, and the speaker is held."""
    worker = worker_of(case)
    if worker == "archon":
        return True
    number = int(worker[-1])
    if worker.startswith("speaker"):
        return number in case.table.speakers_of(case.seat)
    return case.table.freeman(case.seat, number) is not None


def worker_is_unused(case: Case) -> bool:
    """ORI-1.13: the freeman, or the archon, stands at no site."""
    worker = worker_of(case)
    if worker == "archon":
        return case.table.archon_site(case.seat) == 0
    if worker.startswith("speaker"):
        return True
    die = case.table.freeman(case.seat, int(worker[-1]))
    return die is None or die.site == 0


def difference(case: Case) -> int:
    """The wisdom to pay for a visit (ORI-7.3)."""
    worker, ship = worker_of(case), case.table.ships()[case.second]
    if worker == "archon":
        return 0
    number = int(worker[-1])
    if worker.startswith("speaker"):
        return max(ship - case.table.speakers_of(case.seat).get(number, SIX), 0)
    die = case.table.freeman(case.seat, number)
    return max(ship - (die.value if die else SIX), 0)


def can_pay_difference(case: Case) -> bool:
    return case.has("wisdom", difference(case))


def is_of_this_site(case: Case) -> bool:
    """ORI-7.5: the worker does what its site offers."""
    return case.first // 2 == case.awaited(Visit).site


def main_is_left(case: Case) -> bool:
    """ORI-7.5, ORI-7.6: one main action, with a 6 both, neither twice."""
    visit = case.awaited(Visit)
    done = int(visit.done)
    return not done >> case.first % 2 & 1 and (done & 3).bit_count() < visit.mains


def main_is_possible(case: Case) -> bool:
    """ORI-7.9."""
    effect = action_effect(case.table.edition, case.first)
    return can_be_used(case.table, case.seat, effect)


def colour_of(case: Case) -> str:
    """The colour that the action names."""
    return case.table.edition.colours[case.first]


def token_here(case: Case) -> str:
    return case.table.token(int(case.awaited(Visit).site) + 1)


def token_lies_here(case: Case) -> bool:
    """ORI-7.7: the token of this site."""
    return token_here(case) == colour_of(case)


def has_colour(case: Case) -> bool:
    """ORI-7.7, ORI-16.9: the worker has the colour of the token."""
    worker = worker_names(case.table.edition)[case.awaited(Visit).worker]
    token = token_here(case)
    if worker.startswith("freeman"):
        die = case.table.freeman(case.seat, int(worker[-1]))
        return die is not None and die.colour == token
    return worker == "archon" and token in case.table.advisors(case.seat)


def bonus_is_left(case: Case) -> bool:
    """ORI-7.7: once per visit."""
    return not case.awaited(Visit).done & 4


def bonus_is_possible(case: Case) -> bool:
    """ORI-7.9."""
    effect = token_effect(case.table.edition, colour_of(case))
    return can_be_used(case.table, case.seat, effect)


def has_pisces(case: Case) -> bool:
    return "pisces" in case.table.zodiac(case.seat)


# ---- districts


def district_of(case: Case) -> Cell:
    return cell_xy(case.first)


def is_district(case: Case) -> bool:
    """ORI-5.4: four tiles fill the block."""
    return all(cell in case.table.city(case.seat) for cell in case.table.block(district_of(case)))


def seat_is_empty(case: Case) -> bool:
    """ORI-5.5: each seat takes one die only."""
    return case.table.districts(case.seat).get(district_of(case)) is None


def closer_is_unused(case: Case) -> bool:
    """ORI-13.1: an unused freeman."""
    die = case.table.freeman(case.seat, case.second + 1)
    return die is not None and die.site == 0


def closed_now(case: Case) -> Cell:
    """The district that is being closed: its effects wait below the choice of a card."""
    waiting = [one for one in case.table.state.pending if isinstance(one, EffectUse)]
    return cell_xy(int(waiting[-1].cell))


def card_is_there(case: Case) -> bool:
    """ORI-13.3: a revealed card."""
    return case.first < len(case.table.cards())


def card_matches(case: Case) -> bool:
    """ORI-13.7: the corner and its two arms, in any rotation or mirror image."""
    if not card_is_there(case):
        return True
    table, cards = case.table, case.table.edition.components["district_cards"]["cards"]
    card = next(row for row in cards if row["id"] == table.cards()[case.first])
    city, block = table.city(case.seat), table.block(closed_now(case))
    for cell in block:
        arms = [table.colour_of(city[other]) for other in table.beside(cell) if other in block]
        if table.colour_of(city[cell]) == card["corner"] and sorted(arms) == sorted(card["arms"]):
            return True
    return False


# ---- towers, population, tokens


def tower_is_in_pool(case: Case) -> bool:
    """ORI-14.1."""
    return case.table.towers()[colour_of(case)] > 0


def has_tower_gold(case: Case) -> bool:
    """ORI-14.1, ORI-3.3: gold equal to the height."""
    height = case.table.height(case.seat, colour_of(case))
    return case.table.owned(case.seat, "gold") >= height


def has_base_left(case: Case) -> bool:
    """ORI-15.1: a base is on the population track."""
    return case.table.bases(case.seat) < case.table.edition.bases


def base_price(case: Case) -> int:
    if not has_base_left(case):
        return 0
    return int(case.table.edition.base_price[case.table.bases(case.seat)])


def can_pay_base(case: Case) -> bool:
    return case.has("food", base_price(case))


def has_token(case: Case) -> bool:
    """ORI-17.1, ORI-21.5."""
    return case.table.superiority(case.seat) > 0


def is_neighbour(case: Case) -> bool:
    """ORI-21.4: left or right of the visited site."""
    return abs(case.first - int(case.awaited(Tide).site)) == 1


def is_below_6(case: Case) -> bool:
    """ORI-21.4."""
    return case.table.ships()[case.first] < SIX


# ---- purchases


def tile_of(case: Case) -> str:
    return case.table.edition.tile_names[case.first]


def asides(case: Case) -> list[str]:
    """The tiles that were set aside before this purchase, if none of them was built in it."""
    purchase = case.awaited(Purchase)
    return [] if purchase.done & 2 else case.table.aside(case.seat)[: purchase.aside]


def tile_is_for_sale(case: Case) -> bool:
    """ORI-10.1, ORI-10.9: a tile of the pool, or one set aside before."""
    return tile_of(case) in case.table.pool() or tile_of(case) in asides(case)


def pool_is_left(case: Case) -> bool:
    """ORI-10.1: one tile of the pool for each purchase."""
    return tile_of(case) not in case.table.pool() or not case.awaited(Purchase).done & 1


def missing_gold(case: Case) -> int:
    """The gold that a building would need in place of what is missing (ORI-3.1)."""
    tile = tile_of(case)
    wisdom = 0
    if tile in case.table.pool():
        wisdom = case.table.tile_price(case.seat, tile)
    stone = case.table.stone_price(tile)
    return sum(
        max(price - case.table.owned(case.seat, resource), 0)
        for resource, price in (("wisdom", wisdom), ("stone", stone))
    )


def can_pay_tile(case: Case) -> bool:
    """ORI-10.1: wisdom of the slot and stone; farms and covers cost nothing."""
    if case.second != AS_BUILDING or not tile_is_for_sale(case):
        return True
    return missing_gold(case) <= case.table.owned(case.seat, "gold")


def may_cover(case: Case) -> bool:
    """ORI-22.6: only with Virgo."""
    return case.second != AS_COVER or "virgo" in case.table.zodiac(case.seat)


def has_farm(case: Case) -> bool:
    """ORI-10.8: an own farm."""
    return case.second != AS_COVER or bool(case.table.farms(case.seat))


def is_in_pool(case: Case) -> bool:
    """ORI-10.9: any tile of the pool."""
    return tile_of(case) in case.table.pool()


def covers(case: Case) -> bool:
    """Whether the tile in hand covers a farm."""
    return case.awaited(Placement).purpose == AS_COVER


def is_plot(case: Case) -> bool:
    """ORI-5.2: an empty cell that shares an edge with the city; ORI-10.8: an own farm."""
    city = case.table.city(case.seat)
    return covers(case) or any(cell in city for cell in case.table.beside(cell_xy(case.first)))


def is_empty(case: Case) -> bool:
    """ORI-5.2."""
    return covers(case) or cell_xy(case.first) not in case.table.city(case.seat)


def is_farm(case: Case) -> bool:
    """ORI-10.8: Virgo covers own farms only."""
    return not covers(case) or cell_xy(case.first) in case.table.farms(case.seat)
