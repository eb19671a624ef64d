"""Plans against the architect: what the next turns could bring, if the draws were known.

A plan is a turn after a turn, each the best or nearly the best by forecast. The planner follows
some plans at once (a beam), so that a turn which looks second best, but prepares a better one,
is found; the quick player goes one way only.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.core.evaluator import Planner
from poleis.core.luck import Luck
from poleis.core.state import CHANCE, OVER
from poleis.games.akropolis.bot.heuristics import NEAR, QuickPlayer, best_of
from poleis.games.akropolis.bot.placement_prices import NEVER, Survey
from poleis.games.akropolis.bot.top_list import TopList
from poleis.games.akropolis.rules.position import NOTHING, Akropolis

WIDTH: Final = 8
"""How many plans are followed at once."""
TURNS: Final = 3
"""How many turns a plan has after the one that is decided."""
PLACES: Final = 4
"""How many placements of a tile a plan may go on with."""
SEARCH_FIRST: Final = 200
"""After this many iterations of a search plans say more than further playouts."""
CANDIDATES: Final = 6
"""How many actions are compared."""
COST: Final = 25
"""How many iterations of a search one future counts as."""
SEARCH_WEIGHT: Final = 0.25
"""Weight of a point of the search beside a point of the plans."""


@final
class TilePlanner(Planner[Akropolis]):
    """Finds the best of some plans in a future that is known."""

    def __init__(self, quick: QuickPlayer) -> None:
        super().__init__(SEARCH_FIRST, CANDIDATES, COST, SEARCH_WEIGHT)
        self.quick = quick
        self.width: i64 = WIDTH
        self.places: i64 = PLACES
        self.turns: i64 = TURNS
        self.ends: list[Akropolis] = []  # where plans lead to, in the order of being entered
        self.top: TopList = TopList(WIDTH)  # the numbers of the best of them

    def plan_values(
        self, state: Akropolis, actor: i64, actions: vec[i64], luck: Luck
    ) -> vec[float]:
        order = shuffled(state.pile, luck)
        values = vec[float](capacity=len(actions))
        for action in actions:
            there = state.clone()
            there.apply(actor, action)
            values = append(values, self.worth(there, order))
        return values

    def worth(self, state: Akropolis, order: vec[i64]) -> float:
        """How far the player will be ahead after the best plan, when tiles come in this order."""
        self.begin()
        if state.held != NOTHING:
            self.place(state, self.quick.look(state, 0))
        else:
            self.enter(state, 0.0)
        best = NEVER
        for _ in range(self.turns):
            plans = [self.ends[self.top.numbers[rank]] for rank in range(self.top.count)]
            self.begin()
            for plan in plans:
                draw(plan, order)
                if plan.actor() == OVER:
                    best = max(best, self.quick.judge(plan))
                else:
                    self.go_on(plan)
            if self.top.count == 0:
                return best
        return max(best, self.top.values[0])

    def begin(self) -> None:
        self.ends = []
        self.top.clear(self.width)

    def go_on(self, state: Akropolis) -> None:
        """Enter the next turns of a plan."""
        quick = self.quick
        survey = quick.look(state, 0)
        prices = quick.price_slots(state, 0, survey)
        top = prices[best_of(prices)]
        for slot in range(len(prices)):
            if prices[slot] >= top - NEAR:
                there = state.clone()
                there.take(slot + 1)
                self.place(there, survey)

    def place(self, state: Akropolis, survey: Survey) -> None:
        """Enter the best placements of the tile in hand."""
        places = self.quick.shortlist
        places.find(state.cities[0], survey, state.held, self.places)
        for i in range(places.count()):
            there = state.clone()
            there.apply(0, there.place_code(there.cities[0], places.spot(i)))
            self.enter(there, self.quick.judge(there))

    def enter(self, state: Akropolis, worth: float) -> None:
        """Keep a plan if it is among the best."""
        if self.top.enter(worth, len(self.ends)):
            self.ends.append(state)


def shuffled(pile: vec[i64], luck: Luck) -> vec[i64]:
    """The tiles of a pile, in the order in which they could be drawn."""
    order = pile[:]
    for i in range(len(order) - 1, 0, -1):
        other = luck.below(i + 1)
        order[i], order[other] = order[other], order[i]
    return order


def draw(state: Akropolis, order: vec[i64]) -> None:
    """Draw tiles as they come: the last tiles of the order are those still in the pile."""
    while state.actor() == CHANCE:
        tile = order[len(order) - len(state.pile)]
        state.apply(CHANCE, state.edition.draw_code(tile))
