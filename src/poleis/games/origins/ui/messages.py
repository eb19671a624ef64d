"""Names of pieces as messages; the words are in the languages' files."""

from __future__ import annotations

from poleis.core.explain import Message


def die_colour(name: str) -> Message:
    """The colour of a die, which in some languages has another ending than that of a token."""
    return Message(f"origins-view-die-{name}")


def colour(name: str) -> Message:
    return Message(f"origins-colour-{name}")


def resource(name: str) -> Message:
    return Message(f"origins-resource-{name}")


def building(name: str) -> Message:
    """A building, the agora or the palace."""
    return Message(f"origins-building-{name.replace('_', '-')}")


def zodiac(name: str) -> Message:
    return Message(f"origins-zodiac-{name}")


def temple(name: str) -> Message:
    return Message(f"origins-temple-{name}")


def action(name: str) -> Message:
    """A main action of a site."""
    return Message(f"origins-action-{name.replace('_', '-')}")


def about(name: Message) -> Message:
    """What a building, a zodiac card or a bonus token does."""
    return Message(f"{name.key}-help")


def token(name: str) -> Message:
    """The bonus token of a colour."""
    return Message(f"origins-token-{name}")


def refusal(name: str) -> str:
    """The id of a sentence that says why something is not legal."""
    return f"origins-refusal-{name}"


def end_condition(name: str) -> Message:
    """A condition that ends the game (ORI-19.1)."""
    return Message(f"origins-end-{name.replace('_', '-')}")


def target(points: int) -> Message:
    """What a solo player must reach (ORI-21.9)."""
    return Message("origins-target", {"points": points})
