"""Edits from one drawing of a panel to the next: a turn changes a small part of a board."""

from __future__ import annotations

import functools

Edit = tuple[int, int, str]
"""Start, end, and the text that replaces the characters between them."""

LEAST = 8_000
"""Less than this is sooner sent than compared."""
STRIDE = 32
"""How many tags are compared at once."""
NEAR = 8
"""How many tags may come or go at a place where any tag may lead on. After more of them only a tag
leads on that stands nowhere else."""
AGREE = 3
"""How many tags must be the same for that."""


@functools.lru_cache(maxsize=64)
def edits_between(old: str, new: str) -> tuple[Edit, ...] | None:
    """What to replace in the old text, from its beginning to its end, to get the new one.

    None if that would not be much shorter. Kept, for everybody at a table is sent the same.
    """
    if len(new) < LEAST or not old.startswith("<") or not new.startswith("<"):
        return None
    if not _counts_as_here(old):
        return None
    return Comparison(old, new).edits()


def _counts_as_here(text: str) -> bool:
    """Whether a browser, which counts in units of UTF-16, counts the characters of a text as we
    do."""
    return text.isascii() or len(text.encode("utf-16-le")) == 2 * len(text)


def _tags(text: str) -> list[str]:
    """A drawing in pieces: each a tag and what follows it, without the sign that opens it."""
    return text[1:].split("<")


class Comparison:
    """Two drawings, compared tag by tag from their beginning."""

    def __init__(self, old: str, new: str) -> None:
        self._old = _tags(old)
        self._new = _tags(new)
        self._most = len(new) // 2
        """Characters that edits may have in all."""

    def edits(self) -> tuple[Edit, ...] | None:
        """None as soon as there is too much to replace."""
        old, new = self._old, self._new
        edits: list[Edit] = []
        at = i = j = 0
        while i < len(old) or j < len(new):
            same = self._same(i, j)
            at += _length(old[i : i + same])
            i, j = i + same, j + same
            if i == len(old) and j == len(new):
                break
            gone, come = self._near(i, j) or self._far(i, j)
            end = at + _length(old[i : i + gone])
            text = _text(new[j : j + come])
            edits.append((at, end, text))
            at, i, j, self._most = end, i + gone, j + come, self._most - len(text)
            if self._most < 0:
                return None
        return tuple(edits)

    def _same(self, i: int, j: int) -> int:
        """How many tags are the same from here on."""
        old, new = self._old, self._new
        start, most = i, i + min(len(old) - i, len(new) - j)
        while i < most and old[i : i + STRIDE] == new[j : j + STRIDE]:
            i, j = i + STRIDE, j + STRIDE
        while i < most and old[i] == new[j]:
            i, j = i + 1, j + 1
        return min(i, most) - start

    def _near(self, i: int, j: int) -> tuple[int, int] | None:
        """How many tags have gone and how many have come before both texts agree again; None if
        they do not nearby."""
        old, new = self._old[i : i + NEAR], self._new[j : j + NEAR]
        for far in range(1, max(len(old), len(new))):
            for near in range(min(far + 1, len(new)) if far < len(old) else 0):
                if old[far] == new[near] and self._agree(i + far, j + near):
                    return far, near
            for near in range(min(far + 1, len(old)) if far < len(new) else 0):
                if new[far] == old[near] and self._agree(i + near, j + far):
                    return near, far
        return None

    def _far(self, i: int, j: int) -> tuple[int, int]:
        """The same for as long as it takes, where a tag leads on that the old text has once."""
        for come in range(len(self._new) - j):
            place = self._places.get(self._new[j + come], -1)
            if place >= i and self._agree(place, j + come):
                return place - i, come
        return len(self._old) - i, len(self._new) - j

    @functools.cached_property
    def _places(self) -> dict[str, int]:
        """Where each tag of the old text stands; -1 if in several places."""
        found: dict[str, int] = {}
        for place, tag in enumerate(self._old):
            found[tag] = -1 if tag in found else place
        return found

    def _agree(self, i: int, j: int) -> bool:
        tags = self._old[i : i + AGREE]
        return bool(tags) and tags == self._new[j : j + AGREE]


def _length(tags: list[str]) -> int:
    return sum(map(len, tags)) + len(tags)


def _text(tags: list[str]) -> str:
    return "<" + "<".join(tags) if tags else ""
