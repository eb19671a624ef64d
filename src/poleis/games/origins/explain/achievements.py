"""Achievements of the training mode: its targets, higher for each true condition (ORI-21.9)."""

from __future__ import annotations

from poleis.core.achievements import Achievement
from poleis.core.explain import Message
from poleis.core.setup import Setup
from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.rules.position import Origins


def achievements(edition: Edition, setup: Setup) -> tuple[Achievement, ...]:
    """A win against each of the targets."""
    if setup.seats > 1:
        return ()
    return tuple(_won(edition, number) for number in range(len(edition.target_token) + 1))


def achieved(edition: Edition, state: Origins) -> tuple[str, ...]:
    """The target of this game, if it was reached."""
    if not state.is_solo() or int(state.score(0)) < int(state.solo_target()):
        return ()
    above = int(state.solo_target()) - int(edition.target)
    return (_won(edition, above // int(edition.target_each)).key,)


def _won(edition: Edition, conditions: int) -> Achievement:
    points = int(edition.target) + conditions * int(edition.target_each)
    name = Message("origins-achievement-target", {"points": points})
    condition = Message("origins-achievement-conditions", {"n": conditions})
    return Achievement(f"target-{points}", name, condition)
