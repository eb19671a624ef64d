"""What people read, before translation: messages, refusals, score lines.

Rules speak in message ids with arguments; `poleis.locale` turns them into a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    """A message id with its arguments; an argument may itself be a message (a card's name)."""

    key: str
    args: Mapping[str, Value] = field(default_factory=dict)


Value = int | str | Message


@dataclass(frozen=True)
class Refusal:
    """One reason why an action is not legal: the rule that forbids it, and a sentence."""

    rule: str
    text: Message


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score sheet.

    *parts* are the numbers that *points* is made of, in the order in which they are read
    (for instance value and stars); *rules* are the ids that give the points. On a score pad,
    *is_reconstructed* marks a line that can use printed values which are reconstructed.
    """

    key: str
    points: int
    rules: tuple[str, ...]
    parts: Mapping[str, int] = field(default_factory=dict)
    is_reconstructed: bool = False


def total(sheet: list[ScoreLine]) -> int:
    """The score that a sheet adds up to."""
    return sum(line.points for line in sheet)
