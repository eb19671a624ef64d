"""What an environment renders: the table as people see it, without secrets."""

from __future__ import annotations

from poleis.core.errors import BadSetup
from poleis.core.game import Game, is_drawn
from poleis.core.state import State
from poleis.draw.picture import standalone
from poleis.draw.terminal import Scene, terminal_of
from poleis.locale import get_language

RENDER_MODES = ["human", "ansi", "svg"]


def check_render_mode(mode: str | None) -> None:
    """BadSetup if there is no such mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"there is no render mode {mode!r} (one of {', '.join(RENDER_MODES)})")


def render(game: Game, state: State, viewer: int | None, mode: str | None) -> str | None:
    """What an environment's `render` gives: a text (`ansi`), an SVG file (`svg`), or nothing, after
    printing the text (`human`)."""
    if mode is None:
        return None
    drawn = picture(game, state, viewer) if mode == "svg" else text(game, state, viewer)
    if mode != "human":
        return drawn
    print(drawn)
    return None


def player_names(state: State) -> tuple[str, ...]:
    language = get_language("en")
    return tuple(language("seat-player", number=seat + 1) for seat in range(state.seats()))


def picture(game: Game, state: State, viewer: int | None) -> str:
    """What a seat may see (None: a spectator) as an SVG file."""
    if not is_drawn(game):
        raise BadSetup(f"{game.id} is not drawn; choose another render mode")
    known = game.redact(state, viewer)
    return standalone(game.picture(known, "en", player_names(state)), "light")


def text(game: Game, state: State, viewer: int | None) -> str:
    """What a seat may see (None: a spectator) as in a terminal."""
    known = game.redact(state, viewer)
    scene = Scene(known, viewer or 0, player_names(state), get_language("en"))
    terminal = terminal_of(game)
    lines = terminal.offer(scene)
    for seat in range(state.seats()):
        lines = [*lines, *terminal.area(scene, seat)]
    return "\n".join(line.plain.rstrip() for line in lines) + "\n"
