"""What an environment renders: the table as people see it, without secrets."""

from __future__ import annotations

from poleis.cli.terminal.scene import Scene, terminal_of
from poleis.core.errors import BadSetup
from poleis.core.game import Game, is_drawn
from poleis.core.state import State
from poleis.draw.picture import standalone
from poleis.locale import get_language

RENDER_MODES = ["ansi", "svg"]


def check_render_mode(mode: str | None) -> None:
    """BadSetup if there is no such mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"there is no render mode {mode!r} (one of {', '.join(RENDER_MODES)})")


def draw(game: Game, state: State, viewer: int | None, mode: str) -> str:
    """What a seat may see (None: a spectator), as a text or as an SVG file."""
    known = game.redact(state, viewer)
    language = get_language("en")
    names = tuple(language("seat-player", number=seat + 1) for seat in range(state.seats()))
    if mode == "svg":
        if not is_drawn(game):
            raise BadSetup(f"{game.id} is not drawn; choose another render mode")
        return standalone(game.picture(known, "en", names), "light")
    scene = Scene(known, viewer or 0, names, language)
    terminal = terminal_of(game)
    lines = terminal.offer(scene)
    for seat in range(state.seats()):
        lines = [*lines, *terminal.area(scene, seat)]
    return "\n".join(line.plain.rstrip() for line in lines) + "\n"
