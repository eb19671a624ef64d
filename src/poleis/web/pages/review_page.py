"""The page of a review: a summary by player, a chart, and the costliest decisions with links."""

from __future__ import annotations

from markupsafe import Markup

from poleis.draw.chart import Mark, Series, chart, sample
from poleis.locale import Language, get_language
from poleis.locale.numbers import tenths, with_interval
from poleis.study.review import Judgement, Review
from poleis.study.stats import Estimate
from poleis.web.pages.lobby import name_of
from poleis.web.tables.presenter import Presenter
from poleis.web.tables.reviews import Job
from poleis.web.tables.seat_names import given_name
from poleis.web.tables.table import Table
from poleis.web.wire import Json

MOST = 8
"""How many decisions of a player are shown."""


async def review_facts(table: Table, job: Job, viewer: int | None, lang: str) -> Json:
    """What `review.html` needs; until the review is done, how far it has come."""
    say, info = get_language(lang), table.info
    name = given_name(info.name, lang)
    about: Json = {"id": info.id, "name": name, "game_name": name_of(info.game, lang)}
    if job.review is not None:
        reviewed = ReviewPage(job.review, table.presenter, viewer, lang)
        return {**about, "review": await table.ask(reviewed.json)}
    percent = 100 * job.ply // max(1, job.match.ply)
    text = say("review-waiting") if job.is_waiting else say("review-progress", n=percent)
    return {**about, "review": None, "text": text, "percent": percent}


class ReviewPage:
    """A review as one reader sees it."""

    def __init__(self, review: Review, presenter: Presenter, viewer: int | None, lang: str) -> None:
        self.review = review
        self.presenter = presenter
        self.viewer = viewer
        self.lang = lang
        self.say: Language = get_language(lang)
        self.names: tuple[str, ...] = presenter.names(lang)

    def json(self) -> Json:
        """What the template needs; one's own decisions come first."""
        seats = range(len(self.names))
        order = sorted(seats, key=lambda seat: (seat != self.viewer, seat))
        return {
            "iterations": self.review.iterations,
            "accounts": [row for seat in seats if (row := self.account(seat))],
            "chart": Markup(self.chart()),
            "players": [
                {"seat": seat, "name": self.names[seat], "moments": self.moments(seat)}
                for seat in order
                if self.review.of(seat)
            ],
        }

    def account(self, seat: int) -> Json | None:
        account = self.review.account(seat)
        if account is None:
            return None
        grades = account.grades
        return {
            "seat": seat,
            "line": Markup(sample(seat)),
            "name": self.names[seat],
            "points": self.review.match.scores()[seat],
            "decisions": account.decisions,
            "same": f"{account.same / account.decisions:.0%}",
            "grades": [grades.get("slip", 0), grades.get("mistake", 0), grades.get("blunder", 0)],
            "lost": self.interval(account.loss),
        }

    def moments(self, seat: int) -> list[Json]:
        return [self.moment(one) for one in self.review.moments(seat, MOST)]

    def moment(self, judgement: Judgement) -> Json:
        review = self.review
        played, better = review.words(judgement, self.lang)
        return {
            "n": self.number(judgement),
            "href": self.address(judgement),
            "grade": self.say(f"review-grade-{review.grade(judgement)}"),
            "played": played,
            "better": better,
            "cost": self.interval(judgement.loss),
        }

    def interval(self, loss: Estimate) -> str:
        return with_interval(loss.value, loss.low, loss.high, self.say)

    def number(self, judgement: Judgement) -> int:
        """The number that the log gives to the move."""
        return self.presenter.number(self.viewer, self.lang, judgement.ply) + 1

    def address(self, judgement: Judgement) -> str:
        """The position that the decision was made in."""
        return f"/t/{self.presenter.info.id}?ply={judgement.ply}"

    def chart(self) -> str:
        """What every seat could expect, with its worst decisions marked."""
        seats = range(len(self.names))
        series = [self.series(seat) for seat in seats if self.review.of(seat)]
        return chart(series, self.say("review-chart"), self.say("review-moves"))

    def series(self, seat: int) -> Series:
        shown = self.review.moments(seat, MOST)
        marks = [Mark(one.ply, one.value, self.address(one), self.mark_words(one)) for one in shown]
        return Series(seat, [(one.ply, one.value) for one in self.review.of(seat)], marks)

    def mark_words(self, judgement: Judgement) -> str:
        name, grade = self.names[judgement.seat], self.review.grade(judgement)
        move = f"{self.say('review-move')} {self.number(judgement)}"
        cost = tenths(judgement.cost, self.say)
        return f"{name}, {move}: {self.say(f'review-grade-{grade}')}, {cost}"
