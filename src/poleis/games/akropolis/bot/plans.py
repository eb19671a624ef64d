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
from poleis.core.state import CHANCE, OVER, State
from poleis.games.akropolis.bot.heuristics import NEAR, QuickPlayer, best_of
from poleis.games.akropolis.bot.placement_prices import NEVER, Survey
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
class TilePlanner(Planner):
    """Finds the best of some plans in a future that is known."""

    def __init__(self, quick: QuickPlayer) -> None:
        super().__init__(SEARCH_FIRST, CANDIDATES, COST, SEARCH_WEIGHT)
        self.quick = quick
        self.width: i64 = WIDTH
        self.places: i64 = PLACES
        self.turns: i64 = TURNS
        # where the plans lead to, best first
        self.ends: list[Akropolis] = []
        self.worths = vec[float]()

    def plan_values(self, state: State, actor: i64, actions: vec[i64], luck: Luck) -> vec[float]:
        assert isinstance(state, Akropolis)
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
            plans = self.ends
            self.begin()
            for plan in plans:
                draw(plan, order)
                if plan.actor() == OVER:
                    best = max(best, self.quick.judge(plan))
                else:
                    self.go_on(plan)
            if len(self.ends) == 0:
                return best
        return max(best, self.worths[0])

    def begin(self) -> None:
        self.ends = []
        self.worths = vec[float](capacity=self.width + 1)

    def go_on(self, state: Akropolis) -> None:
        """Enter the next turns of a plan."""
        quick = self.quick
        survey = quick.look(state, 0)
        prices = quick.price_slots(state, 0, survey)
        top = prices[best_of(prices)]
        for slot in range(len(prices)):
            if prices[slot] >= top - NEAR:
                there = state.clone()
                there.apply(0, slot)
                self.place(there, survey)

    def place(self, state: Akropolis, survey: Survey) -> None:
        """Enter the best placements of the tile in hand."""
        places = self.quick.shortlist
        places.find(state.cities[0], survey, state.held, self.places)
        for i in range(places.count):
            at = places.at[i]
            there = state.clone()
            there.apply(0, there.code(there.cities[0], at // 3, at % 3))
            self.enter(there, self.quick.judge(there))

    def enter(self, state: Akropolis, worth: float) -> None:
        """Keep a plan if it is among the best."""
        worths = self.worths
        count = len(worths)
        if count == self.width:
            if worth <= worths[count - 1]:
                return
            count -= 1
            self.ends.pop()
        else:
            worths = append(worths, worth)
        rank = count
        while rank > 0 and worths[rank - 1] < worth:
            worths[rank] = worths[rank - 1]
            rank -= 1
        worths[rank] = worth
        self.worths = worths
        self.ends.insert(int(rank), state)


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
        state.apply(CHANCE, order[len(order) - len(state.pile)] - 1)
