"""Games of Origins to look at: the same ones in every run."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

from poleis.core.match import Match, Move
from poleis.core.record import read
from poleis.core.state import CHANCE
from poleis.core.view import Panel, View
from poleis.games.origins.game import GAME
from poleis.games.origins.rules.position import Origins

NAMES = ("Anna", "Ben <i>", 'Cleo "C"', "Dora & Co")
SEATS = (1, 2, 3, 4)
SHELF = Path(__file__).parents[1] / "golden" / "origins"
GOLDEN = {
    1: "solo-lost",
    2: "2-seats",
    3: "3-seats",
    4: "4-seats",
}


@functools.cache
def game(seats: int, name: str = "") -> Match:
    """A whole game from the golden shelf; it must not be changed."""
    text = (SHELF / f"{name or GOLDEN[seats]}.poleis").read_text(encoding="utf-8")
    return read(text, game=GAME).match


def positions(match: Match) -> Iterator[tuple[int, Origins]]:
    """Every position of a game with its ply; each must not be changed."""
    state = GAME.new(match.setup)
    for ply, move in enumerate(match.log):
        yield ply, state
        state = state.clone()
        state.apply(move.actor, move.action)
    yield match.ply, state


def moves_before(match: Match, ply: int) -> tuple[Move, ...]:
    """The latest two moves of each seat, as a server passes them."""
    found: list[Move] = []
    for seat in range(match.setup.seats):
        found += [move for move in match.log[:ply] if move.actor == seat][-2:]
    return tuple(found)


def look(
    match: Match, ply: int, state: Origins, viewer: int | None = 0, language: str = "en"
) -> View:
    known = GAME.redact(state, viewer)
    names = NAMES[: match.setup.seats]
    return GAME.view(known, viewer, language, names, moves_before(match, ply))


def decisions(match: Match, step: int) -> Iterator[tuple[int, Origins, int]]:
    """Every so many decisions of seats: ply, position, who acts."""
    found = [(ply, state, int(state.actor())) for ply, state in positions(match)
             if int(state.actor()) > CHANCE and int(state.actor()) >= 0]  # fmt: skip
    return iter(found[::step])


def panel(view: View, name: str) -> Panel:
    return next(panel for panel in view.panels if panel.id == name)
