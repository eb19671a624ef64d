"""Edits from one drawing of a panel to the next: a turn changes a small part of a board."""

from __future__ import annotations

import functools

Edit = tuple[int, int, str]
"""Start, end, and the text that replaces the characters between them."""

LEAST = 16_000
"""Less than this is sooner sent than compared."""
STRIDE = 32
"""How many tags are compared at once."""
NEAR = 32
"""How many tags may come or go at a place before the two texts agree again."""
AGREE = 3
"""How many tags must be the same for that."""


@functools.lru_cache(maxsize=512)
def edits_between(old: str, new: str) -> tuple[Edit, ...] | None:
    """What to replace in the old text, from its beginning to its end, to get the new one.

    None if that would not be much shorter. Kept, for everybody at a table is sent the same.
    """
    if len(new) < LEAST or not old.startswith("<") or not new.startswith("<"):
        return None
    if len(old.encode("utf-16-le")) != 2 * len(old):  # positions are a browser's: in such units
        return None
    return _edits(_tags(old), _tags(new), len(new) // 2)


@functools.lru_cache(maxsize=256)
def _tags(text: str) -> list[str]:
    """A drawing in pieces: each a tag and what follows it, without the sign that opens it."""
    return text[1:].split("<")


def _edits(old: list[str], new: list[str], most: int) -> tuple[Edit, ...] | None:
    """None as soon as there is more to replace than *most*."""
    edits: list[Edit] = []
    at = i = j = 0
    while i < len(old) or j < len(new):
        same = _same(old, i, new, j)
        at += _length(old[i : i + same])
        i, j = i + same, j + same
        if i == len(old) and j == len(new):
            break
        gone, come = _difference(old, i, new, j)
        end = at + _length(old[i : i + gone])
        text = _text(new[j : j + come])
        edits.append((at, end, text))
        at, i, j, most = end, i + gone, j + come, most - len(text)
        if most < 0:
            return None
    return tuple(edits)


def _length(tags: list[str]) -> int:
    return sum(map(len, tags)) + len(tags)


def _text(tags: list[str]) -> str:
    return "".join(f"<{tag}" for tag in tags)


def _same(old: list[str], i: int, new: list[str], j: int) -> int:
    """How many tags are the same from here on."""
    start, most = i, i + min(len(old) - i, len(new) - j)
    while i < most and old[i : i + STRIDE] == new[j : j + STRIDE]:
        i, j = i + STRIDE, j + STRIDE
    while i < most and old[i] == new[j]:
        i, j = i + 1, j + 1
    return min(i, most) - start


def _difference(old: list[str], i: int, new: list[str], j: int) -> tuple[int, int]:
    """How many tags have gone and how many have come before both texts agree again."""
    olds, news = old[i : i + NEAR + AGREE], new[j : j + NEAR + AGREE]
    for far in range(1, NEAR):
        for near in range(far + 1):
            if olds[far : far + 1] == news[near : near + 1] and _agree(olds, far, news, near):
                return far, near
            if news[far : far + 1] == olds[near : near + 1] and _agree(olds, near, news, far):
                return near, far
    return len(old) - i, len(new) - j


def _agree(old: list[str], i: int, new: list[str], j: int) -> bool:
    return i < len(old) and old[i : i + AGREE] == new[j : j + AGREE]
