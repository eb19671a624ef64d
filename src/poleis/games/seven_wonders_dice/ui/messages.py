"""The names of things and what they do, as messages; the words are in the languages' files."""

from __future__ import annotations

from poleis.core.explain import Text
from poleis.games.seven_wonders_dice.ui.sentences import SENTENCES


def board(name: str) -> Text:
    return Text(f"seven_wonders_dice-board-{name}")


def wonder(board: str) -> Text:
    """The Wonder of a city by its name."""
    return Text(f"seven_wonders_dice-wonder-{board}")


def building(name: str) -> Text:
    return Text(f"seven_wonders_dice-building-{name}")


def die(name: str) -> Text:
    return Text(f"seven_wonders_dice-die-{name}")


def colour(name: str) -> Text:
    return Text(f"seven_wonders_dice-colour-{name}")


def symbol(name: str) -> Text:
    return Text(f"seven_wonders_dice-symbol-{name}")


def about_symbol(name: str) -> Text:
    """What a black or a purple face offers."""
    return Text(f"seven_wonders_dice-symbol-{name}-help")


def space(name: str) -> Text:
    return Text(f"seven_wonders_dice-space-{name}")


def about_space(board: str, name: str) -> Text:
    """What a space does when it is crossed: the Wonder and the University differ by board."""
    of_board = f"{board}_" if name.startswith(("wo_", "un_")) else ""
    return SENTENCES.say(Text(f"seven_wonders_dice-about-{of_board}{name}"))


def bonus(name: str) -> Text:
    return Text(f"seven_wonders_dice-bonus-{name}")


def about_bonus(name: str) -> Text:
    return SENTENCES.say(Text(f"seven_wonders_dice-bonus-{name}-help"))


def refusal(name: str) -> str:
    """The id of a sentence that says why something is not legal."""
    return f"seven_wonders_dice-refusal-{name}"
