"""The table of rules of a game: what must hold for each kind of action, as data.

A game's module `rules` lists its kinds of actions with the steps in which they may be chosen and
their rules. The same table answers a player's "why not?" and is, in tests, the oracle that the
fast generator of legal actions must agree with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from poleis.core.explain import Message, Refusal, Value

Case = TypeVar("Case")
"""What a rule is asked about: a position, who acts, and what they would like to do."""
Step = TypeVar("Step")
"""A step of a turn, as the game numbers or names it."""


def _nothing(case: object) -> Mapping[str, Value]:
    """The arguments of a message that has none."""
    return {}


@dataclass(frozen=True)
class Rule(Generic[Case]):
    """What must hold: the rule, the end of the message if it does not, and its arguments."""

    id: str
    key: str
    is_kept: Callable[[Case], bool]
    arguments: Callable[[Case], Mapping[str, Value]] = _nothing


@dataclass(frozen=True)
class ActionRules(Generic[Case, Step]):
    """The rules of one kind of action: the steps in which it may be chosen, and what must hold."""

    steps: tuple[Step, ...]
    rules: tuple[Rule[Case], ...] = ()


def violations(
    rules: Iterable[Rule[Case]], case: Case, message: Callable[[str], str]
) -> list[Refusal]:
    """A refusal for every rule that is not kept; *message* makes a key the id of a message."""
    return [
        Refusal(rule.id, Message(message(rule.key), rule.arguments(case)))
        for rule in rules
        if not rule.is_kept(case)
    ]
