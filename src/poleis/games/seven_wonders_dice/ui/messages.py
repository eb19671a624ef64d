"""The names of things and what they do, as messages; the words are in the languages' files."""

from __future__ import annotations

from poleis.core.explain import Message
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.ui.sentences import sentences


def board(name: str) -> Message:
    return Message(f"seven_wonders_dice-board-{name}")


def wonder(board: str) -> Message:
    """The Wonder of a city by its name."""
    return Message(f"seven_wonders_dice-wonder-{board}")


def building(name: str) -> Message:
    return Message(f"seven_wonders_dice-building-{name}")


def die(name: str) -> Message:
    return Message(f"seven_wonders_dice-die-{name}")


def colour(name: str) -> Message:
    return Message(f"seven_wonders_dice-colour-{name}")


def symbol(name: str) -> Message:
    return Message(f"seven_wonders_dice-symbol-{name}")


def about_symbol(name: str) -> Message:
    """What a black or a purple face offers."""
    return Message(f"seven_wonders_dice-symbol-{name}-help")


def space(name: str) -> Message:
    return Message(f"seven_wonders_dice-space-{name}")


def about_space(edition: Edition, board: str, name: str) -> Message:
    """What a space does when it is crossed: the Wonder and the University differ by board."""
    of_board = f"{board}_" if name.startswith(("wo_", "un_")) else ""
    return sentences(edition).say(Message(f"seven_wonders_dice-about-{of_board}{name}"))


def bonus(name: str) -> Message:
    return Message(f"seven_wonders_dice-bonus-{name}")


def about_bonus(edition: Edition, name: str) -> Message:
    return sentences(edition).say(Message(f"seven_wonders_dice-bonus-{name}-help"))


def refusal(name: str) -> str:
    """The id of a sentence that says why something is not legal."""
    return f"seven_wonders_dice-refusal-{name}"
