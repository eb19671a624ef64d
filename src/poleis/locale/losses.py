"""What an action takes from its seat, in words: the lines of the score sheet that fall."""

from __future__ import annotations

from collections.abc import Mapping

from poleis.core.move_reasons import line_changes
from poleis.core.state import State
from poleis.core.view import Loss
from poleis.locale import Language
from poleis.locale.keys import line_key


def line_losses(
    before: State, after: State, seat: int, say: Language, told: Mapping[str, str] | None = None
) -> tuple[Loss, ...]:
    """The lines that are lower after an action. *told* has a game's own sentences, by line."""
    game, own = before.setup.game, told or {}
    found = []
    for one in line_changes(before, after, seat):
        if one.change < 0:
            key, n = one.line.key, -one.change
            text = own.get(key) or say("loss-line", line=say(line_key(game, one.line)), n=n)
            found.append(Loss(text, key, n))
    return tuple(found)
