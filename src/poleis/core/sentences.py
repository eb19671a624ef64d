"""Sentences about cards, which state printed values in words.

A sentence is true while its card has the values it was written for. `sentences.json` beside a game
lists these values. Where an owner of the box has corrected a value, the values are shown instead of
the sentence.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path

from poleis.core.explain import Message

_REMARKS = ("id", "source", "field_sources", "field_notes", "basis", "confidence", "text", "note")
"""Fields of a row that are no values."""


def values_of(row: object) -> str:
    """The values of a row in a few words, without names, sources and remarks.

    >>> values_of({"effect": "gain", "gain": {"coins": 2}, "source": "rulebook"})
    'effect gain, gain (coins 2)'
    """
    if isinstance(row, dict):
        kept = [key for key in row if key not in _REMARKS and not key.endswith("_source")]
        return ", ".join(f"{key} {_inside(row[key])}" for key in kept if row[key] not in ({}, []))
    if isinstance(row, list):
        return "; ".join(values_of(one) for one in row)
    return json.dumps(row) if isinstance(row, bool) or row is None else str(row)


def _inside(value: object) -> str:
    """A value inside another; a row stands in brackets."""
    return f"({values_of(value)})" if isinstance(value, dict | list) else values_of(value)


class Sentences:
    """The sentences of one game. *now* gives the values of its cards, by message."""

    def __init__(self, module: str, now: Callable[[], Mapping[str, str]]) -> None:
        self._file = Path(module).parent / "sentences.json"
        self._now = now

    @cached_property
    def _corrected(self) -> Mapping[str, str]:
        """The values of cards whose sentences state others."""
        stated: Mapping[str, str] = json.loads(self._file.read_text(encoding="utf-8"))
        return {key: now for key, now in self._now().items() if stated.get(key) != now}

    def say(self, sentence: Message) -> Message:
        """The sentence, or the values of its card if they are not those of the sentence."""
        values = self._corrected.get(sentence.key)
        return sentence if values is None else Message("corrected-values", {"values": values})
