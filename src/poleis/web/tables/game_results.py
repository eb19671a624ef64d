"""How a finished game counts for each of its seats: places, points by category, and facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from poleis.core.achievements import achieved_in
from poleis.core.match import Match
from poleis.web.tables.rows import BOT, GameResult, Player, Seat, Terms, now

if TYPE_CHECKING:
    from poleis.study.review import Judgement


@dataclass(frozen=True)
class PlayedTable:
    """What the results of a table say about it, beside its match."""

    id: str
    game: str
    options: Mapping[str, Any]
    terms: Terms
    seats: Sequence[Seat]
    started: datetime


def results_of(
    table: PlayedTable,
    match: Match,
    ending: Mapping[str, Any] | None = None,
    finished: datetime | None = None,
) -> list[GameResult]:
    """How each seat has done. *finished* is now, unless it was earlier."""
    facts = facts_of(match, table.terms, ending)
    places, scores = places_of(match, ending), match.scores()
    players = tuple(
        Player(seat.name, seat.bot if seat.kind == BOT else None, place, points)
        for seat, place, points in zip(table.seats, places, scores, strict=True)
    )
    return [
        GameResult(
            table=table.id,
            seat=seat,
            game=table.game,
            options=table.options,
            players=players,
            place=player.place,
            points=player.points,
            sheet=sheet_of(match, seat),
            facts={**facts, "margin": int(match.state.margin(seat))},
            daily=None if table.terms.practice else table.terms.daily,
            plies=match.ply,
            started=table.started,
            finished=finished or now(),
            is_kept=True,
        )
        for seat, player in enumerate(players)
    ]


def places_of(match: Match, ending: Mapping[str, Any] | None) -> list[int]:
    """The place of each seat. Who resigned is last; in an abandoned game nobody has a place (0)."""
    if ending is None:
        return match.ranking()
    if ending["how"] != "resigned":
        return [0] * match.setup.seats
    return [match.setup.seats if seat == ending["seat"] else 1 for seat in range(match.setup.seats)]


def facts_of(match: Match, terms: Terms, ending: Mapping[str, Any] | None) -> dict[str, Any]:
    """What is kept beside the points: achievements of a solo game, whether it was practice, and
    how people ended it."""
    facts: dict[str, Any] = {} if ending is None else {"ending": ending["how"]}
    achieved = achieved_in(match.game, match.state) if ending is None else ()
    if achieved:
        facts["achievements"] = list(achieved)
    if terms.practice:
        facts["practice"] = True
    return facts


def sheet_of(match: Match, seat: int) -> dict[str, int]:
    """The points of a seat by category."""
    found: dict[str, int] = {}
    for line in match.game.sheet(match.state, seat):
        found[line.key] = found.get(line.key, 0) + line.points
    return found


def review_facts(
    judgements: Sequence[Judgement], seat: int, margin: float | None
) -> dict[str, Any] | None:
    """What a review has found about a seat; None if it decided nothing.

    *lost* are the points that its decisions cost. *luck* is the rest of the difference between
    the lead that the seat could expect at first and the lead at the end, without what decisions
    of its own and of others cost.
    """
    mine = [one for one in judgements if one.seat == seat]
    if not mine:
        return None
    own = sum(one.loss.value for one in mine)
    found = {"decisions": len(mine), "lost": round(own, 2)}
    if margin is not None:
        others = sum(one.loss.value for one in judgements) - own
        found["luck"] = round(margin - mine[0].value + own - others, 2)
    return found
