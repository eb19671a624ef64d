"""The action table of a game as JSON: what `ActionTable.describe` returns."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict


class NumberArgument(TypedDict):
    """A whole number, written with a prefix."""

    type: Literal["number"]
    name: str
    low: int
    size: int
    prefix: str


class TurnArgument(TypedDict):
    """How far something is turned clockwise; nobody taps it."""

    type: Literal["turn"]
    name: str
    size: int
    degrees: float
    prefix: str


class WordArgument(TypedDict):
    """One of a few words."""

    type: Literal["word"]
    name: str
    choices: list[str]


class CellArgument(TypedDict):
    """A cell of a grid: two whole numbers, each from -reach to reach - 1."""

    type: Literal["cell"]
    name: str
    reach: int


ActionArgument = TypeAliasType(
    "ActionArgument", NumberArgument | TurnArgument | WordArgument | CellArgument
)
"""One part of an action."""


class ActionKind(TypedDict):
    """A kind of action: its verb, the code of its first action, and its arguments."""

    name: str
    first: int
    args: list[ActionArgument]
