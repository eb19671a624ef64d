"""Foresight: the best actions of a search, compared in futures that are known.

A play-out goes on as quick actions would, and so misjudges actions that only good play makes use
of. Where an evaluator can plan (`Evaluator.foresee`), each of the best actions is planned for in
many futures, the same for all of them. A plan counts on luck that it knows, but it does so
after every action: differences tell more than those of play-outs.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from poleis.bots.search import Search
from poleis.core.luck import Luck

ENOUGH: Final = 200
"""After so many iterations of a search plans tell more than further play-outs."""
CANDIDATES: Final = 6
"""How many actions are compared."""
COST: Final = 25
"""How many iterations of a search a future counts like."""
TRUST_IN_SEARCH: Final = 0.25
"""What a point of the search counts beside a point of the plans."""


@final
class Foresight:
    """What plans tell about the actions that a search tried most."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.futures: i64 = 0
        self.edges = most_tried(search)
        self.actions = vec[i64](capacity=len(self.edges))
        self.totals = vec[float](capacity=len(self.edges))
        for edge in self.edges:
            self.actions = append(self.actions, search.action[edge])
            self.totals = append(self.totals, 0.0)

    def run(self, futures: i64, seconds: float) -> None:
        """Look at so many futures, or until there is no time for one more."""
        if len(self.edges) < 2:
            return
        search = self.search
        begin = perf_counter()
        longest = 0.0
        for number in range(futures):
            before = perf_counter()
            if before + longest > begin + seconds:
                break
            luck = Luck(search.seed_b, search.seed_a, number)
            for _ in range(i64(12)):
                luck.word()
            worths = search.evaluator.foresee(search.known, search.seat, self.actions, luck)
            for i in range(len(worths)):
                self.totals[i] += worths[i]
            self.futures += 1
            longest = max(longest, perf_counter() - before)

    def values(self) -> dict[int, float]:
        """What each action is worth, on the scale of the search: plans are ahead by their luck."""
        values: dict[int, float] = {}
        if self.futures == 0:
            return values
        search = self.search
        count = float(len(self.edges))
        futures = float(self.futures)
        planned = 0.0
        found = 0.0
        for i in range(len(self.edges)):
            edge = self.edges[i]
            planned += self.totals[i] / futures / count
            found += search.total[edge] / float(search.tries[edge]) / count
        for i in range(len(self.edges)):
            edge = self.edges[i]
            ahead = self.totals[i] / futures - planned
            ahead += TRUST_IN_SEARCH * (search.total[edge] / float(search.tries[edge]) - found)
            values[int(self.actions[i])] = found + ahead / (1.0 + TRUST_IN_SEARCH)
        return values


def most_tried(search: Search) -> vec[i64]:
    """The edges of the root that were tried most, at most so many as are compared."""
    edges = vec[i64](capacity=CANDIDATES + 1)
    for edge in range(search.count[0]):
        tries = search.tries[edge]
        if tries == 0:
            continue
        edges = append(edges, edge)
        rank = len(edges) - 1
        while rank > 0 and precedes(search, edge, edges[rank - 1]):
            edges[rank] = edges[rank - 1]
            rank -= 1
        edges[rank] = edge
        if len(edges) > CANDIDATES:
            edges = edges[:CANDIDATES]
    return edges


def precedes(search: Search, one: i64, other: i64) -> bool:
    if search.tries[one] != search.tries[other]:
        return search.tries[one] > search.tries[other]
    return search.total[one] > search.total[other]
