"""Named predicates: each is true when its rule is kept. `rules.py` asks them.

They read the position in words (`position_reader.py`, `effect_oracle.py`), slowly and plainly, and
so check the fast generator in `rules` and `effects`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from poleis.core.explain import Value
from poleis.games.origins.effects import vocabulary as word
from poleis.games.origins.effects.reader import ROWS
from poleis.games.origins.explain.effect_oracle import can_be_used, can_pay
from poleis.games.origins.explain.position_reader import Cell, Die, Table, colour_name, read_cell
from poleis.games.origins.rules import actions as code
from poleis.games.origins.rules import layout
from poleis.games.origins.rules.data import (
    BASE_PRICE,
    BUILDING_ROWS,
    BUILDINGS,
    CARD_ROWS,
    CARDS,
    COLOURS,
    SITE_ROWS,
    TILE_NAMES,
    TOKEN_ROWS,
)

DECIDING = 100
"""Added to the word of the row that a DECIDE frame asks: the steps of a decision."""
WORKERS = (
    *(f"freeman{n}" for n in range(1, 7)),
    *(f"speaker{n}" for n in range(1, 5)),
    "archon",
)


@dataclass(frozen=True)
class Case:
    """A seat that would like to do something; *what* is the number of the action in its kind."""

    table: Table
    seat: int
    what: int

    @property
    def step(self) -> int:
        """The kind of the decision that is awaited."""
        top = self.table.top
        return DECIDING + int(ROWS[top.a]) if top.kind == layout.DECIDE else top.kind

    @property
    def row(self) -> list[int]:
        """The row that a DECIDE frame asks."""
        return [int(ROWS[self.table.top.a + i]) for i in range(word.ROW)]

    @property
    def options(self) -> list[list[int]]:
        """The rows of the options of a choice that are left."""
        top, row = self.table.top, self.row
        used = top.d >> 3
        return [
            [int(ROWS[top.a + word.ROW * (1 + option) + i]) for i in range(word.ROW)]
            for option in range(row[1])
            if not used >> option & 1
        ]

    def option(self, which: int) -> list[int] | None:
        """The row with this word: the one that asks, or one of the options of a choice."""
        if self.step == DECIDING + which:
            return self.row
        if self.step == DECIDING + word.CHOICE:
            return next((row for row in self.options if row[0] == which), None)
        return None

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
    return case.what + 1 in case.table.offer()


def is_highest(case: Case) -> bool:
    """ORI-21.2: the highest dice are removed."""
    offer = case.table.offer()
    die = offer.get(case.what + 1)
    return die is None or die.value == max(other.value for other in offer.values())


# ---- visits


def worker_of(case: Case) -> str:
    return WORKERS[case.what // 5]


def site_of(case: Case) -> int:
    return case.what % 5


def the_freeman(case: Case) -> Die | None:
    """The freeman that a visit, a closing or an effect is about."""
    return case.table.freeman(case.seat, case.what + 1)


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
        return case.table.mine(case.seat, layout.ARCHON) == 0
    if worker.startswith("speaker"):
        return True
    die = case.table.freeman(case.seat, int(worker[-1]))
    return die is None or die.site == 0


def difference(case: Case) -> int:
    """The wisdom to pay for a visit (ORI-7.3)."""
    worker, ship = worker_of(case), case.table.ships()[site_of(case)]
    if worker == "archon":
        return 0
    number = int(worker[-1])
    if worker.startswith("speaker"):
        return max(ship - case.table.speakers_of(case.seat).get(number, 6), 0)
    die = case.table.freeman(case.seat, number)
    return max(ship - (die.value if die else 6), 0)


def can_pay_difference(case: Case) -> bool:
    return case.has("wisdom", difference(case))


def is_of_this_site(case: Case) -> bool:
    """ORI-7.5: the worker does what its site offers."""
    return case.what // 2 == case.table.top.a


def main_is_left(case: Case) -> bool:
    """ORI-7.5, ORI-7.6: one main action, with a 6 both, neither twice."""
    done = case.table.top.c
    return not done >> case.what % 2 & 1 and (done & 3).bit_count() < case.table.top.d


def main_is_possible(case: Case) -> bool:
    """ORI-7.9."""
    row = SITE_ROWS[case.what // 2][("upper", "lower")[case.what % 2]]
    return can_be_used(case.table, case.seat, row["effect"])


def token_here(case: Case) -> str:
    return case.table.token(case.table.top.a + 1)


def token_lies_here(case: Case) -> bool:
    """ORI-7.7: the token of this site."""
    return token_here(case) == COLOURS[case.what]


def has_colour(case: Case) -> bool:
    """ORI-7.7, ORI-16.9: the worker has the colour of the token."""
    worker, token = WORKERS[case.table.top.b], token_here(case)
    if worker.startswith("freeman"):
        die = case.table.freeman(case.seat, int(worker[-1]))
        return die is not None and die.colour == token
    return worker == "archon" and token in case.table.advisors(case.seat)


def bonus_is_left(case: Case) -> bool:
    """ORI-7.7: once per visit."""
    return not case.table.top.c & 4


def bonus_is_possible(case: Case) -> bool:
    """ORI-7.9."""
    return can_be_used(case.table, case.seat, TOKEN_ROWS[case.what]["effect"])


def has_pisces(case: Case) -> bool:
    return "pisces" in case.table.zodiac(case.seat)


# ---- districts


def district_of(case: Case) -> Cell:
    return read_cell(case.what // 6)


def is_district(case: Case) -> bool:
    """ORI-5.4: four tiles fill the block."""
    return all(cell in case.table.city(case.seat) for cell in case.table.block(district_of(case)))


def seat_is_empty(case: Case) -> bool:
    """ORI-5.5: each seat takes one die only."""
    return case.table.districts(case.seat).get(district_of(case)) is None


def closer_is_unused(case: Case) -> bool:
    """ORI-13.1: an unused freeman."""
    die = case.table.freeman(case.seat, case.what % 6 + 1)
    return die is not None and die.site == 0


def closed_now(case: Case) -> Cell:
    """The district that is being closed: the frame of its effects lies under the card's."""
    frames = [frame for frame in case.table.frames if frame.kind == layout.USE]
    return read_cell(frames[-1].a)


def card_is_there(case: Case) -> bool:
    """ORI-13.3: a revealed card."""
    return case.what < len(case.table.cards())


def card_matches(case: Case) -> bool:
    """ORI-13.7: the corner and its two arms, in any rotation or mirror image."""
    if not card_is_there(case):
        return True
    card = CARD_ROWS[CARDS.index(case.table.cards()[case.what])]
    city, block = case.table.city(case.seat), case.table.block(closed_now(case))
    for cell in block:
        arms = [colour_name(city[other]) for other in case.table.beside(cell) if other in block]
        if colour_name(city[cell]) == card["corner"] and sorted(arms) == sorted(card["arms"]):
            return True
    return False


# ---- towers, population, tokens


def tower_is_in_pool(case: Case) -> bool:
    """ORI-14.1."""
    return case.table.towers()[COLOURS[case.what]] > 0


def has_tower_gold(case: Case) -> bool:
    """ORI-14.1, ORI-3.3: gold equal to the height."""
    height = case.table.height(case.seat, COLOURS[case.what])
    return case.table.owned(case.seat, "gold") >= height


def has_base_left(case: Case) -> bool:
    """ORI-15.1: a base is on the population track."""
    return case.table.mine(case.seat, layout.BASES) < 6


def base_price(case: Case) -> int:
    bases = case.table.mine(case.seat, layout.BASES)
    return int(BASE_PRICE[bases]) if bases < 6 else 0


def can_pay_base(case: Case) -> bool:
    return case.has("food", base_price(case))


def has_token(case: Case) -> bool:
    """ORI-17.1, ORI-21.5."""
    return case.table.mine(case.seat, layout.TOKENS) > 0


def is_neighbour(case: Case) -> bool:
    """ORI-21.4: left or right of the visited site."""
    return abs(case.what - case.table.top.a) == 1


def is_below_6(case: Case) -> bool:
    """ORI-21.4."""
    return case.table.ships()[case.what] < 6


# ---- purchases


def tile_of(case: Case) -> str:
    return TILE_NAMES[case.what // 3]


def purpose_of(case: Case) -> int:
    return case.what % 3


def building_of(tile: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = BUILDING_ROWS[BUILDINGS.index(tile.rpartition("-")[0])]
    return found


def asides(case: Case) -> list[str]:
    """The tiles that were set aside before this purchase, if none of them was built in it."""
    top = case.table.top
    return [] if top.a & 2 else case.table.aside(case.seat)[: top.b]


def tile_is_for_sale(case: Case) -> bool:
    """ORI-10.1, ORI-10.9: a tile of the pool, or one set aside before."""
    return tile_of(case) in case.table.pool() or tile_of(case) in asides(case)


def pool_is_left(case: Case) -> bool:
    """ORI-10.1: one tile of the pool for each purchase."""
    return tile_of(case) not in case.table.pool() or not case.table.top.a & 1


def missing_gold(case: Case) -> int:
    """The gold that a building would need in place of what is missing (ORI-3.1)."""
    tile = tile_of(case)
    wisdom = 0
    if tile in case.table.pool():
        wisdom = case.table.tile_price(case.seat, tile)
    stone = int(building_of(tile)["stone_cost"])
    return sum(
        max(price - case.table.owned(case.seat, resource), 0)
        for resource, price in (("wisdom", wisdom), ("stone", stone))
    )


def can_pay_tile(case: Case) -> bool:
    """ORI-10.1: wisdom of the slot and stone; farms and covers cost nothing."""
    if purpose_of(case) != code.AS_BUILDING or not tile_is_for_sale(case):
        return True
    return missing_gold(case) <= case.table.owned(case.seat, "gold")


def may_cover(case: Case) -> bool:
    """ORI-22.6: only with Virgo."""
    return purpose_of(case) != code.AS_COVER or "virgo" in case.table.zodiac(case.seat)


def has_farm(case: Case) -> bool:
    """ORI-10.8: an own farm."""
    return purpose_of(case) != code.AS_COVER or bool(case.table.farms(case.seat))


def is_in_pool(case: Case) -> bool:
    """ORI-10.9: any tile of the pool."""
    return TILE_NAMES[case.what] in case.table.pool()


def is_plot(case: Case) -> bool:
    """ORI-5.2: an empty cell that shares an edge with the city; ORI-10.8: an own farm."""
    cell, city = read_cell(case.what), case.table.city(case.seat)
    if case.table.top.b == code.AS_COVER:
        return True
    return any(beside in city for beside in case.table.beside(cell))


def is_empty(case: Case) -> bool:
    """ORI-5.2."""
    covers = case.table.top.b == code.AS_COVER
    return covers or read_cell(case.what) not in case.table.city(case.seat)


def is_farm(case: Case) -> bool:
    """ORI-10.8: Virgo covers own farms only."""
    covers = case.table.top.b == code.AS_COVER
    return not covers or read_cell(case.what) in case.table.farms(case.seat)
