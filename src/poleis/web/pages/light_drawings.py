"""Drawings without what a page to read does not need, so that several fit on one page.

A panel of the table has rings, tooltips and symbols for everything that a game can ask. A small
board needs those of a few things, a picture needs none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

_WORDS = re.compile(r'<title>[^<]*</title>| aria-(?:label|description)="[^"]*"| role="img"')
_ID = re.compile(r'\sid="([^"]+)"')
_USE_OF_ID = re.compile(r'(\sid="|href="#|url\(#)([^")]+)')
_SPRITE = re.compile(r'<svg[^>]*class="sprite".*?</svg>', re.DOTALL)
_EMPTY = re.compile(r"<(div|span|p|b|i|small|ul|li|h[1-6])\b([^>]*?) />")
_STATES = {"ring-lit", "ring-chosen", "ring-refused"}
"""The states of a thing on a small board."""
_OTHERS = {"ring-hint", "ring-new"}
_TOUCH = {"reach"}


def silent(svg: str) -> str:
    """A picture without the words of its parts: the page has words for the whole."""
    return _WORDS.sub("", svg)


def reduced(html: str, refs: Collection[str]) -> str:
    """A panel in which only the things with these refs can be touched; the others are drawn, but
    not empty plots, which are there to be touched only."""
    root = ElementTree.fromstring(f"<div>{html}</div>")
    for parent in list(root.iter()):
        tapped = parent.get("data-ref") in refs
        unused = _OTHERS if tapped else _OTHERS | _STATES | _TOUCH
        for child in list(parent):
            classes = set(child.get("class", "").split())
            if unused & classes or ("plot" in classes and child.get("data-ref") not in refs):
                _remove(parent, child)
        parent.attrib.pop("aria-description", None)
        parent.attrib.pop("tabindex", None)
        if tapped and parent.find("title") is not None:
            parent.attrib.pop("aria-label", None)  # a thing with a title has its name there
        elif "data-ref" in parent.attrib and not tapped:
            del parent.attrib["data-ref"]
            parent.attrib.setdefault("role", "img")
    inside = "".join(ElementTree.tostring(child, encoding="unicode") for child in root)
    return _EMPTY.sub(r"<\1\2></\1>", (root.text or "") + inside)


def _remove(parent: Element, child: Element) -> None:
    """Remove an element, but not the text after it."""
    before = list(parent).index(child)
    if child.tail and before:
        parent[before - 1].tail = (parent[before - 1].tail or "") + child.tail
    elif child.tail:
        parent.text = (parent.text or "") + child.tail
    parent.remove(child)


def symbols_for(html: str, others: Collection[str]) -> str:
    """The symbols that a panel uses and that other panels of the table define."""
    defined: dict[str, str] = {}
    for sprite in _SPRITE.findall("".join(others)):
        for symbol in ElementTree.fromstring(sprite).iter():
            if "id" in symbol.attrib:
                defined[symbol.attrib["id"]] = ElementTree.tostring(symbol, encoding="unicode")
    used: dict[str, str] = {}
    waiting = [html]
    while waiting:
        for name in re.findall(r'href="#([^"]+)"', waiting.pop()):
            if name in defined and name not in used:
                used[name] = defined[name]
                waiting.append(defined[name])
    if not used:
        return ""
    return f'<svg class="sprite" aria-hidden="true"><defs>{"".join(used.values())}</defs></svg>'


def own_ids(name: str) -> Callable[[str], str]:
    """Renames the ids of a drawing and their uses, because a page has several drawings."""

    def renamed(html: str) -> str:
        ids = set(_ID.findall(html))

        def rename(found: re.Match[str]) -> str:
            return f"{found[1]}{name}-{found[2]}" if found[2] in ids else found[0]

        return _USE_OF_ID.sub(rename, html)

    return renamed
