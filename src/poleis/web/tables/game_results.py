"""How a finished game counts for each of its seats: places, points by category, and facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from poleis.core.achievements import achieved_in
from poleis.core.match import Match
from poleis.web.tables.rows import Terms

if TYPE_CHECKING:
    from poleis.study.review import Judgement


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
