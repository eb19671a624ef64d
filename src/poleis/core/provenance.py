"""Where the values of components.json come from, and which score lines use our own values.

A field F has the tag of its sibling `F_source`, or of F in `field_sources`; else it has the tag
`source` of the thing that it belongs to, or of the nearest thing around that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from poleis.core.explain import ScoreLine

RECONSTRUCTED = "reconstructed"
"""The tag of values that no source gives and that we chose."""
SIGN = "≈"
"""Marks a score line that can use such values."""

Thing = Mapping[str, Any]


def field_tags(thing: Thing) -> dict[str, str]:
    """The tags of single fields of a thing."""
    listed = thing.get("field_sources")
    tags = {key: str(tag) for key, tag in listed.items()} if isinstance(listed, dict) else {}
    for key, tag in thing.items():
        if key.endswith("_source"):
            tags[key.removesuffix("_source")] = str(tag)
    return tags


def source_of(thing: Thing, field: str, around: str = "") -> str:
    """The tag of a field; *around* is the tag of what the thing belongs to."""
    return field_tags(thing).get(field, str(thing.get("source", around)))


def is_reconstructed(thing: Thing, field: str, around: str = "") -> bool:
    """Whether a field holds a value of our own."""
    return source_of(thing, field, around).startswith(RECONSTRUCTED)


def has_reconstructed(thing: Thing, around: str = "") -> bool:
    """Whether a thing, or any single field of it, is our own."""
    tags = [str(thing.get("source", around)), *field_tags(thing).values()]
    return any(tag.startswith(RECONSTRUCTED) for tag in tags)


def marked(lines: Iterable[ScoreLine], keys: Collection[str]) -> list[ScoreLine]:
    """The lines, those with these keys marked as using reconstructed values."""
    return [replace(line, is_reconstructed=line.key in keys) for line in lines]
