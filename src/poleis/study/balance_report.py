"""Balance report: statistics over the games of a study, each with its confidence interval.

Games are added in order, so the report does not depend on the number of workers.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from poleis.core.explain import ScoreLine
from poleis.study.balance import BalanceGame, BalanceStudy, GameOutcome
from poleis.study.notebook import interval, table
from poleis.study.openings import Openings
from poleis.study.simulate import SimulationTotals
from poleis.study.stats import (
    Estimate,
    Ratio,
    Sums,
    mean_difference,
    mean_of_sums,
    paired_shares,
    point_of,
    quantiles,
    wilson,
)


@dataclass
class Places:
    """What is won, scored and led by at each place: by seat, or by turn order."""

    seats: int
    totals: SimulationTotals = field(init=False)
    margins: list[Sums] = field(init=False)

    def __post_init__(self) -> None:
        self.totals = SimulationTotals(self.seats)
        self.margins = [Sums() for _ in range(self.seats)]

    @property
    def games(self) -> int:
        return self.totals.games

    def add(self, played: GameOutcome, order: tuple[int, ...]) -> None:
        """Add a game; *order* says which seat has each place."""
        scores = [played.scores[seat] for seat in order]
        self.totals.count(scores, [played.ranking[seat] for seat in order], 0)
        for margin, seat in zip(self.margins, order, strict=True):
            margin.add(played.margins[seat])

    def differing(self) -> dict[int, bool]:
        """The places that win more (True) or less than an equal part, sure enough for all of them
        together. Of two seats there is one comparison: what one wins the other loses."""
        equal = 1 / self.seats
        point = point_of(1 if self.seats == 2 else self.seats)
        found = {}
        for place in range(self.seats):
            rate = wilson(self.totals.win_rate(place).value, self.games, point)
            assert rate.low is not None and rate.high is not None
            if rate.low > equal or rate.high < equal:
                found[place] = rate.low > equal
        return found

    def json(self, name: str) -> list[dict[str, object]]:
        """The rows for programs, each with the number of its seat or place."""
        if not self.games:
            return []
        rows: list[dict[str, object]] = []
        for place, margin in enumerate(self.margins):
            lead = margin.mean()
            rows.append(
                {
                    name: place,
                    "win_rate": self.totals.win_rate(place).json(),
                    "score": self.totals.score(place).json(),
                    "margin": lead and lead.json(),
                }
            )
        return rows

    def html(self, name: str) -> str:
        """The rows for a notebook."""
        totals = self.totals
        rows = [
            (place, interval(totals.win_rate(place), "{:.1%}"),
             interval(totals.score(place), "{:.2f}"), interval(margin.mean(), "{:+.2f}"))
            for place, margin in enumerate(self.margins if self.games else ())
        ]  # fmt: skip
        return table(f"{self.games:,} games", (name, "wins", "mean score", "margin"), rows)

    def json_differing(self, name: str) -> list[dict[str, object]]:
        """Those that win more or less, for programs."""
        found = self.differing() if self.games and self.seats > 1 else {}
        return [{name: place, "wins": "more" if more else "less"} for place, more in found.items()]


@dataclass
class Source:
    """Where points come from: a line of the score sheet, or all of them (*line* is None).

    One value for each game: the mean of its seats, of its winners, of the others.
    """

    line: ScoreLine | None
    every: Sums
    of_total: Ratio
    winners: Sums
    others: Sums
    paired: Sums
    """Winners less others of the same game."""

    @staticmethod
    def after(games: int, line: ScoreLine | None, totals: Source | None) -> Source:
        """A new line after *games* games: it was worth nothing in them."""
        if totals is None:
            return Source(line, Sums(), Ratio(), Sums(), Sums(), Sums())
        of_total = Ratio(games, under=totals.of_total.under)
        of_total.under_under = totals.of_total.under_under
        won, lost, both = totals.winners.number, totals.others.number, totals.paired.number
        return Source(line, Sums(games), of_total, Sums(won), Sums(lost), Sums(both))

    def add(self, points: list[int], total: float, ranking: tuple[int, ...]) -> None:
        """Add a game: the points of each seat here, and what a seat has on average in all."""
        winners = [value for value, place in zip(points, ranking, strict=True) if place == 1]
        others = [value for value, place in zip(points, ranking, strict=True) if place != 1]
        here = sum(points) / len(points)
        self.every.add(here)
        self.of_total.add(here, total)
        if winners:
            self.winners.add(sum(winners) / len(winners))
        if others:
            self.others.add(sum(others) / len(others))
        if winners and others:
            self.paired.add(sum(winners) / len(winners) - sum(others) / len(others))

    def difference(self) -> Estimate | None:
        """Winners less others: within each game, or for one seat the games won less the lost."""
        return (
            self.paired.mean() if self.paired.number else mean_difference(self.winners, self.others)
        )

    def json(self) -> dict[str, object]:
        found = {
            "points": self.every.mean(),
            "share": self.of_total.estimate(),
            "winners": self.winners.mean(),
            "others": self.others.mean(),
            "difference": self.difference(),
        }
        about: dict[str, object] = {}
        if self.line is not None:
            about = {"line": self.line.key, "rules": list(self.line.rules)}
        return {**about, **{key: value and value.json() for key, value in found.items()}}


@dataclass
class Measure:
    """One thing measured in both games of a deal."""

    is_share: bool
    base: Sums
    other: Sums
    paired: Sums

    def of(self, sums: Sums) -> Estimate:
        """What one of the two set-ups gives."""
        if self.is_share:
            return wilson(sums.total / sums.number, sums.number)
        return mean_of_sums(sums.number, sums.total, sums.squares)

    def difference(self) -> Estimate | None:
        return paired_shares(self.paired) if self.is_share else self.paired.mean()


_SHARES = ("win_rate.", "shared", "tie_break", "close")
"""How the names of measures begin that are shares of games."""


@dataclass
class Comparison:
    """Two set-ups on the same deals."""

    games: int = 0
    outcomes: Ratio = field(default_factory=Ratio)
    alike: int = 0
    """In how many deals chance brought the same from beginning to end."""
    measures: dict[str, Measure] = field(default_factory=dict)
    lines: dict[str, ScoreLine] = field(default_factory=dict)

    def add(self, result: BalanceGame, close: int) -> None:
        assert result.other is not None
        base, other = _measured(result.played, close), _measured(result.other, close)
        for name in (*base, *other):
            if name not in self.measures:
                sums = [Sums(self.games) for _ in range(3)]
                self.measures[name] = Measure(name.startswith(_SHARES), *sums)
        for name, measure in self.measures.items():
            one, two = base.get(name, 0.0), other.get(name, 0.0)
            measure.base.add(one)
            measure.other.add(two)
            measure.paired.add(two - one)
        for sheet in (*result.played.sheets, *result.other.sheets):
            for line in sheet:
                self.lines.setdefault(line.key, line)
        self.outcomes.add(result.same, result.outcomes)
        self.alike += result.same == result.outcomes
        self.games += 1

    def json(self) -> dict[str, object]:
        same = self.outcomes.estimate()
        rows = {}
        for name, measure in self.measures.items():
            difference = measure.difference()
            rows[name] = {
                "base": measure.of(measure.base).json(),
                "other": measure.of(measure.other).json(),
                "difference": difference and difference.json(),
            }
        return {
            "games": self.games,
            "same_outcomes": same and same.json(),
            "same_throughout": wilson(self.alike / self.games, self.games).json(),
            "measures": rows,
        }


def _measured(played: GameOutcome, close: int) -> dict[str, float]:
    """What is compared between two games of a deal."""
    seats = len(played.scores)
    found = {f"win_rate.{seat}": share for seat, share in enumerate(played.shares)}
    found["score"] = sum(played.scores) / seats
    if seats > 1:
        found["winning_score"] = max(played.scores)
        found["lead"] = played.lead
        found |= {name: float(happened) for name, happened in _ends(played, close).items()}
    found["decisions"] = played.decisions
    for key, points in played.points().items():
        found[f"points.{key}"] = sum(points) / seats
    return found


def _ends(played: GameOutcome, close: int) -> dict[str, bool]:
    """How a game between several seats ended."""
    winners = played.ranking.count(1)
    return {
        "shared": winners > 1,
        "tie_break": winners == 1 and played.lead == 0,
        "close": played.lead <= close,
    }


@dataclass
class BalanceReport:
    """Statistics over the games added so far."""

    study: BalanceStudy
    close: int
    """The largest lead of a close game."""
    by_seat: Places = field(init=False)
    by_order: Places = field(init=False)
    """The same by turn order, over the games that have one."""
    in_seat_order: bool = True
    """Whether seat 0 was always the first to decide, seat 1 the second, and so on."""
    varied: int = 0
    """In how many games an opening was random."""
    total: Source = field(default_factory=lambda: Source.after(0, None, None))
    sources: dict[str, Source] = field(default_factory=dict)
    lengths: dict[str, Counter[int]] = field(default_factory=dict)
    ends: Counter[str] = field(default_factory=Counter)
    openings: list[Openings] = field(init=False)
    comparison: Comparison = field(default_factory=Comparison)
    decisions: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.by_seat = Places(self.seats)
        self.by_order = Places(self.seats)
        self.openings = [Openings() for _ in range(self.study.choices)]

    @property
    def seats(self) -> int:
        return self.study.matchup.setup.seats

    @property
    def games(self) -> int:
        return self.by_seat.games

    def add(self, result: BalanceGame) -> None:
        """Add the next game."""
        assert result.index == self.games, "results must come in order"
        played = result.played
        self._add_points(played)
        in_seat_order = tuple(range(self.seats))
        self.by_seat.add(played, in_seat_order)
        if played.order:
            self.in_seat_order &= played.order == in_seat_order
            self.by_order.add(played, played.order)
        self._add_length(played)
        self.varied += any(choice.at_random for choice in played.choices)
        for number, openings in enumerate(self.openings, 1):
            choices = [choice for choice in played.choices if choice.number == number]
            openings.add(choices, played.shares, played.margins)
        if result.other is not None:
            self.comparison.add(result, self.close)

    def _add_points(self, played: GameOutcome) -> None:
        points = played.points()
        for line in (line for sheet in played.sheets for line in sheet):
            if line.key not in self.sources:
                self.sources[line.key] = Source.after(self.games, line, self.total)
        total = sum(played.scores) / self.seats
        nothing = [0] * self.seats
        for key, source in self.sources.items():
            source.add(points.get(key, nothing), total, played.ranking)
        self.total.add(list(played.scores), total, played.ranking)

    def _add_length(self, played: GameOutcome) -> None:
        self.decisions += played.decisions
        self.seconds += played.seconds
        lengths = {"decisions": played.decisions}
        if self.seats > 1 and played.order:
            lengths["passes"] = played.passes
        if self.seats > 1:
            lengths["winning_score"] = max(played.scores)
            lengths["lead"] = played.lead
            self.ends.update(
                name for name, happened in _ends(played, self.close).items() if happened
            )
        for name, value in lengths.items():
            self.lengths.setdefault(name, Counter())[value] += 1

    def mean_length(self, name: str) -> Estimate:
        counts = self.lengths[name]
        total = sum(value * number for value, number in counts.items())
        squares = sum(value * value * number for value, number in counts.items())
        return mean_of_sums(counts.total(), total, squares)

    def share(self, end: str) -> Estimate:
        """In how many games it ended so."""
        return wilson(self.ends[end] / self.games, self.games)

    def decisions_per_second(self) -> float:
        """While the bots were thinking."""
        return self.decisions / max(self.seconds, 1e-9)

    def _repr_html_(self) -> str:
        """The seats, and the places in turn order where seats do not tell them."""
        tables = [self.by_seat.html("seat")]
        if self.by_order.games and not self.in_seat_order:
            tables.append(self.by_order.html("to decide"))
        return "".join(tables)

    def json(self) -> dict[str, object]:
        """All of it, for programs; the same in every run."""
        study, setup = self.study, self.study.matchup.setup
        compared = self.comparison.json() if study.other is not None else None
        if study.other is not None and compared is not None:
            compared = {"options": dict(study.other.options), **compared}
        several = self.seats > 1
        return {
            "game": study.matchup.game,
            "seats": self.seats,
            "options": dict(setup.options),
            "seed": study.matchup.seed,
            "bots": list(study.matchup.bots),
            "games": self.games,
            "varied": self.varied,
            "by_seat": self.by_seat.json("seat"),
            "seats_differ": self.by_seat.json_differing("seat"),
            "ordered": self.by_order.games,
            "by_order": self.by_order.json("order") if several else [],
            "order_differs": self.by_order.json_differing("order"),
            "points": {
                "decided": self.total.paired.number,
                "total": self.total.json(),
                "lines": [source.json() for source in self.sources.values()],
            },
            "openings": [
                {"choice": number, **openings.json()}
                for number, openings in enumerate(self.openings, 1)
            ],
            "length": {
                name: {"mean": self.mean_length(name).json(), "quantiles": quantiles(counts)}
                for name, counts in self.lengths.items()
            },
            "close_lead": self.close,
            "ends": {
                end: {"games": self.ends[end], "share": self.share(end).json()}
                for end in (("shared", "tie_break", "close") if several else ())
            },
            "comparison": compared,
        }
