"""Achievements of Clash (AOC-13.9), and the grades of a scenario as achievements (AOC-14.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from poleis.core.achievements import Achievement
from poleis.core.explain import Message
from poleis.core.setup import Setup
from poleis.games.age_of_civilization.rules import score_queries
from poleis.games.age_of_civilization.rules.edition import CLASH, Edition
from poleis.games.age_of_civilization.rules.position import AgeOfCivilization
from poleis.games.age_of_civilization.ui import messages

GRADES: Final = ("bronze", "silver", "gold")


def achievements(edition: Edition, setup: Setup) -> tuple[Achievement, ...]:
    if setup.seats > 1:
        return ()
    solo = str(setup.get("solo", CLASH))
    if solo == CLASH:
        return tuple(map(_achievement, score_queries.achievement_rows(edition)))
    condition = Message(f"age_of_civilization-option-solo-{solo}-help")
    return tuple(Achievement(one, messages.grade_name(one), condition) for one in GRADES)


def achieved(state: AgeOfCivilization) -> tuple[str, ...]:
    """Alone: what was reached in Clash; in a scenario its grade and those below it."""
    if state.seats() > 1:
        return ()
    if not state.agreement.is_scenario():
        return tuple(score_queries.achievements(state))
    grade = score_queries.grade(state)
    return GRADES[: GRADES.index(grade) + 1] if grade else ()


def _achievement(row: Mapping[str, Any]) -> Achievement:
    key = str(row["id"])
    return Achievement(key, messages.achievement(key), _condition(row["condition"]))


def _condition(row: Mapping[str, Any]) -> Message:
    points = int(row["min_points"])
    if "wonders" in row:
        args = {"points": points, "n": int(row["wonders"])}
        return Message("age_of_civilization-condition-wonders", args)
    if "technologies" in row:
        args = {"points": points, "n": int(row["technologies"])}
        return Message("age_of_civilization-condition-technologies", args)
    if "min_strength" in row:
        args = {"points": points, "n": int(row["max_technologies"])}
        args |= {"strength": int(row["min_strength"])}
        return Message("age_of_civilization-condition-strength", args)
    return Message("age_of_civilization-condition-points", {"points": points})
