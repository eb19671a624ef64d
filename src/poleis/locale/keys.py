"""The ids of messages that depend on a game: built here only, so that they can be counted.

Everywhere else a message id is written in full. What a game declares (its options, the lines of
its score sheet) decides which messages it must bring: `game_messages` lists them.
"""

from __future__ import annotations

from itertools import chain

from poleis.core.explain import ScoreLine
from poleis.core.game import Game
from poleis.core.setup import Option, all_setups


def title_key(game: Game) -> str:
    """The name of the game."""
    return game.id


def tagline_key(game: Game) -> str:
    """A few words about the game."""
    return f"{game.id}-tagline"


def area_key(game: Game) -> str:
    """What the game calls that which lies before a seat."""
    return f"{game.id}-area"


def line_key(game: Game, line: ScoreLine) -> str:
    """The name of a line of the score sheet."""
    return f"{game.id}-sheet-{line.key}"


def part_key(game: Game, part: str) -> str:
    """The name of a number that points are made of."""
    return f"{game.id}-part-{part}"


def parts_key(game: Game, line: ScoreLine) -> str:
    """How the numbers that points are made of are written together, for instance 5×2."""
    return f"{game.id}-parts-{'-'.join(line.parts)}"


def option_key(game: Game, option: Option, choice: str = "") -> str:
    """The name of an option, or of one of its choices."""
    return "-".join(filter(None, (game.id, "option", option.key, choice)))


def help_key(key: str) -> str:
    """What something means, beside its name."""
    return f"{key}-help"


def game_messages(game: Game) -> dict[str, frozenset[str]]:
    """The messages that a game must bring for what it declares, with their arguments."""
    found: dict[str, frozenset[str]] = {
        title_key(game): frozenset(),
        tagline_key(game): frozenset(),
        area_key(game): frozenset(),
    }
    for option in game.options:
        for choice in ("", *option.choices):
            key = option_key(game, option, choice)
            found |= {key: frozenset(), help_key(key): frozenset()}
    sheets = [game.sheet(game.new(setup), 0) for setup in all_setups(game)]
    if game.pad is not None:
        sheets.append(game.pad.sheet({}))
    for line in chain.from_iterable(sheets):
        found[line_key(game, line)] = frozenset()
        if line.parts:
            found[parts_key(game, line)] = frozenset(line.parts)
        for part in line.parts:
            found[part_key(game, part)] = frozenset()
    return found
