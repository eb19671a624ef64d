"""What an environment renders: the table as people see it, without secrets."""

from __future__ import annotations

from io import BytesIO

import numpy as np
from gymnasium.error import DependencyNotInstalled
from numpy.typing import NDArray

from poleis.core.errors import BadSetup
from poleis.core.game import Game, is_drawn
from poleis.core.state import State
from poleis.core.view import Drawing
from poleis.draw.picture import png, standalone
from poleis.draw.theme import tokens
from poleis.locale import get_language
from poleis.terminal import Scene, terminal_of

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]

Pixels = NDArray[np.uint8]
Rendered = str | Pixels | None

_FRAME = (1280, 800)
"""Width and height of every `rgb_array`: videos and grids of environments need equal sizes."""


def check_render_mode(mode: str | None) -> None:
    """BadSetup if there is no such mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"there is no render mode {mode!r} (one of {', '.join(RENDER_MODES)})")


def render(game: Game, state: State, viewer: int | None, mode: str | None) -> Rendered:
    """What an environment's `render` returns: a text (`ansi`), an SVG file (`svg`), pixels
    (`rgb_array`), or nothing, after printing the text (`human`)."""
    if mode == "svg":
        return standalone(_drawing(game, state, viewer), "light")
    if mode == "rgb_array":
        return _pixels(_drawing(game, state, viewer))
    if mode == "ansi":
        return _text(game, state, viewer)
    if mode == "human":
        print(_text(game, state, viewer))
    return None


def _player_names(state: State) -> tuple[str, ...]:
    language = get_language("en")
    return tuple(language("seat-player", number=seat + 1) for seat in range(state.seats()))


def _drawing(game: Game, state: State, viewer: int | None) -> Drawing:
    """What a seat may see (None: a spectator) as a drawing."""
    if not is_drawn(game):
        raise BadSetup(f"{game.id} is not drawn; choose another render mode")
    return game.picture(game.redact(state, viewer), "en", _player_names(state))


def _pixels(drawn: Drawing) -> Pixels:
    """A drawing in the middle of a `_FRAME`: height x width x 3 bytes of red, green and blue.

    DependencyNotInstalled if the extra `png` is missing; an environment without it still runs.
    """
    try:
        import resvg_py  # noqa: F401 - png uses it
        from PIL import Image
    except ImportError as error:
        needed = f"render_mode='rgb_array' needs {error.name}: pip install 'poleis[png]'"
        raise DependencyNotInstalled(needed) from None
    scale = min(_FRAME[0] / drawn.width, _FRAME[1] / drawn.height)
    picture = Image.open(BytesIO(png(drawn, "light", scale))).convert("RGBA")
    frame = Image.new("RGBA", _FRAME, tokens("light")["ground"])
    corner = (_FRAME[0] - picture.width) // 2, (_FRAME[1] - picture.height) // 2
    frame.alpha_composite(picture, corner)
    return np.array(frame.convert("RGB"), np.uint8)


def _text(game: Game, state: State, viewer: int | None) -> str:
    """What a seat may see (None: a spectator) as in a terminal."""
    known = game.redact(state, viewer)
    scene = Scene(known, viewer or 0, _player_names(state), get_language("en"))
    terminal = terminal_of(game)
    lines = terminal.offer(scene)
    for seat in range(state.seats()):
        lines = [*lines, *terminal.area(scene, seat)]
    return "\n".join(line.plain.rstrip() for line in lines) + "\n"
