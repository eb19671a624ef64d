"""The names of cards and what they say, as messages; the words are in the languages' files."""

from __future__ import annotations

from poleis.core.explain import Text
from poleis.games.age_of_civilization.ui.sentences import SENTENCES


def action(name: str) -> Text:
    """An action or a card of the time track."""
    return Text(f"age_of_civilization-action-{name}")


def civilization(name: str) -> Text:
    return Text(f"age_of_civilization-civilization-{name}")


def main_ability(name: str) -> Text:
    """What a civilization can do while it is the main one."""
    return SENTENCES.say(Text(f"age_of_civilization-civilization-{name}-main"))


def legacy_ability(name: str) -> Text:
    """What a civilization leaves behind."""
    return SENTENCES.say(Text(f"age_of_civilization-civilization-{name}-legacy"))


def technology(name: str) -> Text:
    return Text(f"age_of_civilization-technology-{name}")


def special_card(name: str) -> Text:
    """A special technology card."""
    return Text(f"age_of_civilization-special-{name}")


def wonder(name: str) -> Text:
    return Text(f"age_of_civilization-wonder-{name}")


def token(name: str) -> Text:
    """A token above the time track."""
    return Text(f"age_of_civilization-token-{name}")


def order(name: str) -> Text:
    return Text(f"age_of_civilization-order-{name}")


def about(name: Text) -> Text:
    """What an action, technology, wonder, token, order or special card does."""
    return SENTENCES.say(Text(f"{name.key}-help"))


def refusal(name: str) -> str:
    """The id of a sentence that says why something is not legal."""
    return f"age_of_civilization-refusal-{name}"


def achieved(name: str) -> Text:
    return Text(f"age_of_civilization-achieved-{name}")


def graded(name: str) -> Text:
    """The result of a scenario: a grade, or lost."""
    return Text(f"age_of_civilization-grade-{name}")


def achievement(name: str) -> Text:
    """The name of an achievement of Clash."""
    return Text(f"age_of_civilization-achievement-{name}")


def grade_name(name: str) -> Text:
    """The name of a grade of a scenario."""
    return Text(f"age_of_civilization-grade-name-{name}")


def opponent_strength(strength: int) -> Text:
    return Text("age_of_civilization-opponent-strength", {"strength": strength})
