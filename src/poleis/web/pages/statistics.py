"""What the games of a person add up to, game by game: numbers, plots and achievements."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from poleis.core.explain import ScoreLine
from poleis.draw.bars import Bar, bars
from poleis.draw.chart import Mark, Series, chart, sample
from poleis.locale import Language, get_language
from poleis.locale.numbers import tenths
from poleis.web.pages.game_words import date_words, game_name, installed, options_words
from poleis.web.pages.history_rows import achievements, place_words
from poleis.web.tables import history
from poleis.web.tables.history import PersonalBest
from poleis.web.tables.rating import rating
from poleis.web.tables.result import label
from poleis.web.tables.rows import GameResult
from poleis.web.wire import Json

SHOWN = 60
"""Games that a plot shows, the latest ones."""


class Statistics:
    """The games of one kind of one person, the latest first, for a reader of a language."""

    def __init__(self, game: str, results: Sequence[GameResult], lang: str) -> None:
        self.game = game
        self.results = list(results)
        self.lang = lang
        self.say: Language = get_language(lang)
        self.name: str = game_name(game, self.say)

    def json(self) -> Json:
        """What the template needs."""
        return {
            "id": self.game,
            "name": self.name,
            "games": len(self.results),
            "rating": self.rating(),
            "bests": [self.best_row(best) for best in history.personal_bests(self.results)],
            "points": Markup(self.points()),
            "sheet": Markup(self.sheet()),
            "places": Markup(self.places()),
            "luck": self.luck(),
            "achievements": self.achievements(),
        }

    def rating(self) -> Json | None:
        found = rating(self.results)
        if found is None:
            return None
        return {"value": round(found.value), "reach": round(found.reach), "games": found.games}

    def best_row(self, best: PersonalBest) -> Json:
        result, say = best.result, self.say
        return {
            "options": options_words(self.game, result.options, say) or say("history-usual"),
            "seats": say("web-players", n=len(result.players)),
            "points": result.points,
            "date": date_words(result.finished, say),
            "table": f"/t/{result.table}" if result.is_kept else None,
            "games": best.games,
            "average": tenths(best.average, say),
        }

    # ---- plots

    def points(self) -> str:
        """Points game by game, the oldest at the left."""
        shown = self.results[:SHOWN][::-1]
        places = list(enumerate(shown))
        line = [(float(i), float(result.points)) for i, result in places]
        marks = [self._mark(i, result.points, result) for i, result in places if result.is_kept]
        title = self.say("history-points-title")
        return chart([Series(0, line, marks)], title, self.say("history-games"), is_signed=False)

    def sheet(self) -> str:
        """The average points by category."""
        say = self.say
        rows = [
            Bar(self._category(key), value, tenths(value, say))
            for key, value in history.average_sheet(self.results).items()
        ]
        return bars(rows, say("history-sheet-title"))

    def _category(self, key: str) -> str:
        """The name of a category of the score sheet."""
        game = installed(self.game)
        return key if game is None else label(game, ScoreLine(key, 0, ()), self.say)

    def places(self) -> str:
        """How often which place; empty if every game was a solo game."""
        found = history.places(self.results)
        rows = [Bar(self.say("server-place", n=n), times, str(times)) for n, times in found.items()]
        return bars(rows, self.say("history-places-title"), "seat-5") if rows else ""

    def luck(self) -> Json | None:
        """What decisions cost and what luck gave, game by game; None without a review."""
        shown = [one for one in self.results if "review" in one.facts][:SHOWN][::-1]
        if not shown:
            return None
        reviews = [one.facts["review"] for one in shown]
        decisions = sum(one["decisions"] for one in reviews)
        lost = [(float(i), -one["lost"]) for i, one in enumerate(reviews)]
        luck = [(float(i), one["luck"]) for i, one in enumerate(reviews) if "luck" in one]
        marks = [self._mark(i, -reviews[i]["lost"], one) for i, one in enumerate(shown)]
        title = self.say("history-luck-title")
        series = [Series(1, lost, marks), Series(2, luck)]
        return {
            "chart": Markup(chart(series, title, self.say("history-games"))),
            "lost_line": Markup(sample(1)),
            "luck_line": Markup(sample(2)),
            "games": len(shown),
            "lost": tenths(sum(one["lost"] for one in reviews) / decisions, self.say),
            "luck": tenths(sum(y for _, y in luck) / max(1, len(luck)), self.say, signed=True),
        }

    def _mark(self, x: float, y: float, result: GameResult) -> Mark:
        parts = [date_words(result.finished, self.say), place_words(result, self.say)]
        words = ", ".join([*filter(None, parts), self.say("history-points", n=result.points)])
        address = f"/t/{result.table}" if result.is_kept else "/games"
        return Mark(x, y, address, words)

    # ---- achievements

    def achievements(self) -> list[Json]:
        """Each solo mode that was played: what can be achieved there, and how often it was."""
        modes: dict[str, list[GameResult]] = {}
        for result in self.results:
            if result.company == "solo":
                modes.setdefault(options_words(self.game, result.options, self.say), []).append(
                    result
                )
        return [self._mode_row(name, found) for name, found in modes.items() if found]

    def _mode_row(self, name: str, found: list[GameResult]) -> Json:
        times = history.achieved(found)
        rows: list[Json] = [
            {
                "name": self.say.say(one.name),
                "condition": self.say.say(one.condition),
                "times": times[one.key],
            }
            for one in achievements(found[0])
        ]
        reached = sum(1 for row in rows if row["times"])
        return {"name": name, "games": len(found), "rows": rows, "reached": reached}
