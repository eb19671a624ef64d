"""Names of pieces as messages; the words are in the languages' files."""

from __future__ import annotations

from poleis.core.explain import Text


def die_colour(name: str) -> Text:
    """The colour of a die, which in some languages has another ending than that of a token."""
    return Text(f"origins-view-die-{name}")


def colour(name: str) -> Text:
    return Text(f"origins-colour-{name}")


def resource(name: str) -> Text:
    return Text(f"origins-resource-{name}")


def building(name: str) -> Text:
    """A building, the agora or the palace."""
    return Text(f"origins-building-{name.replace('_', '-')}")


def zodiac(name: str) -> Text:
    return Text(f"origins-zodiac-{name}")


def temple(name: str) -> Text:
    return Text(f"origins-temple-{name}")


def action(name: str) -> Text:
    """A main action of a site."""
    return Text(f"origins-action-{name.replace('_', '-')}")


def about(name: Text) -> Text:
    """What a building, a zodiac card or a bonus token does."""
    return Text(f"{name.key}-help")


def token(name: str) -> Text:
    """The bonus token of a colour."""
    return Text(f"origins-token-{name}")


def refusal(name: str) -> str:
    """The id of a sentence that says why something is not legal."""
    return f"origins-refusal-{name}"


def end_condition(name: str) -> Text:
    """A condition that ends the game (ORI-19.1)."""
    return Text(f"origins-end-{name.replace('_', '-')}")


def target(points: int) -> Text:
    """What a solo player must reach (ORI-21.9)."""
    return Text("origins-target", {"points": points})
