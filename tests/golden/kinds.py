"""What a recorded game of Akropolis shows, in a few words, and what the golden games must show."""

from __future__ import annotations

from typing import cast

from poleis import Match
from poleis.core.match import Undo
from poleis.games.akropolis.data import DISTRICTS
from poleis.games.akropolis.game import ARCHITECTS
from poleis.games.akropolis.state import NOTHING, Akropolis

REQUIRED = {
    *(f"{seats} seats" for seats in (1, 2, 3, 4)),
    *(f"{seats} seats long" for seats in (1, 2, 3)),
    *(f"variant {variant}" for variant in DISTRICTS),
    "all variants",
    *(f"{architect} {end}" for architect in ARCHITECTS for end in ("won", "lost")),
    "won by points",
    "tie broken",
    "shared victory",
    "undo",
    "undo by consent",
    "in mid-turn",
}


def kinds(match: Match) -> set[str]:
    """Everything that this game is an example of."""
    state = match.state
    assert isinstance(state, Akropolis)
    found = {f"{match.setup.seats} seats"}
    if match.setup.get("long", False):
        found.add(f"{match.setup.seats} seats long")
    variants = cast(tuple[str, ...], match.setup["variants"])
    if variants == DISTRICTS:
        found.add("all variants")
    elif len(variants) == 1:
        found.add(f"variant {variants[0]}")
    if match.is_over:
        found |= end(match)
    elif state.held != NOTHING:
        found.add("in mid-turn")
    return found | undos(match)


def end(match: Match) -> set[str]:
    """How the game ended."""
    if match.setup.seats == 1:
        return {f"{match.setup['architect']} {'won' if match.ranking() == [1] else 'lost'}"}
    winners = [seat for seat, place in enumerate(match.ranking()) if place == 1]
    if len(winners) > 1:
        return {"shared victory"}
    best = max(match.scores())
    return {"tie broken" if match.scores().count(best) > 1 else "won by points"}


def undos(match: Match) -> set[str]:
    """What was taken back: nothing, one's own move, or more by consent."""
    found = set()
    log: list[int] = []
    for event in match.history:
        if isinstance(event, Undo):
            barred = any(actor != event.actor for actor in log[event.ply :])
            found.add("undo by consent" if barred else "undo")
            del log[event.ply :]
        else:
            log.append(event.actor)
    return found
