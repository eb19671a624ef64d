"""The names of cards and what they say, as messages; the words are in the languages' files.

Cards are named by their ids. What a card says is asked of its edition, because a corrected value is
told instead of a sentence that states another.
"""

from __future__ import annotations

from poleis.core.explain import Message
from poleis.games.age_of_civilization.rules.edition import Edition
from poleis.games.age_of_civilization.ui.sentences import sentences_of


def action(name: str) -> Message:
    """An action or a card of the time track."""
    return Message(f"age_of_civilization-action-{name}")


def civilization(name: str) -> Message:
    return Message(f"age_of_civilization-civilization-{name}")


def main_ability(edition: Edition, name: str) -> Message:
    """What a civilization can do while it is the main one."""
    return sentences_of(edition).say(Message(f"age_of_civilization-civilization-{name}-main"))


def legacy_ability(edition: Edition, name: str) -> Message:
    """What a civilization leaves behind."""
    return sentences_of(edition).say(Message(f"age_of_civilization-civilization-{name}-legacy"))


def technology(name: str) -> Message:
    return Message(f"age_of_civilization-technology-{name}")


def special_card(name: str) -> Message:
    """A special technology card."""
    return Message(f"age_of_civilization-special-{name}")


def wonder(name: str) -> Message:
    return Message(f"age_of_civilization-wonder-{name}")


def token(name: str) -> Message:
    """A token above the time track."""
    return Message(f"age_of_civilization-token-{name}")


def order(name: str) -> Message:
    return Message(f"age_of_civilization-order-{name}")


def about(edition: Edition, name: Message) -> Message:
    """What an action, technology, wonder, token, order or special card does."""
    return sentences_of(edition).say(Message(f"{name.key}-help"))


def refusal(name: str) -> str:
    """The id of a sentence that says why something is not legal."""
    return f"age_of_civilization-refusal-{name}"


def achieved(name: str) -> Message:
    return Message(f"age_of_civilization-achieved-{name}")


def graded(name: str) -> Message:
    """The result of a scenario: a grade, or lost."""
    return Message(f"age_of_civilization-grade-{name}")


def achievement(name: str) -> Message:
    """The name of an achievement of Clash."""
    return Message(f"age_of_civilization-achievement-{name}")


def grade_name(name: str) -> Message:
    """The name of a grade of a scenario."""
    return Message(f"age_of_civilization-grade-name-{name}")


def opponent_strength(strength: int) -> Message:
    return Message("age_of_civilization-opponent-strength", {"strength": strength})
