"""Reading drawings back: what the tests ask of every SVG or HTML fragment."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from xml.etree import ElementTree

from poleis.core.view import View
from poleis.draw import theme

COLOURS = {"fill", "stroke", "color", "stop-color", "flood-color"}
TOKEN = re.compile(r"var\(--([\w-]+)\)")
ID = re.compile(r'\bid="([^"]+)"')


@lru_cache(maxsize=64)
def parse(fragment: str) -> ElementTree.Element:
    """The elements of a fragment; it must be well formed. What is asked of it changes nothing."""
    return ElementTree.fromstring(f"<fragment>{fragment}</fragment>")


def elements(fragment: str) -> Iterator[ElementTree.Element]:
    return parse(fragment).iter()


@cache
def known_ids() -> frozenset[str]:
    """The ids that every page has."""
    return frozenset(ID.findall(theme.sprite()))


@cache
def faults_of(tag: str, name: str, value: str) -> tuple[str, ...]:
    """What is wrong with an attribute, wherever it stands; drawings repeat most of theirs."""
    found = []
    if name == "style" or name.startswith("on"):
        found.append(f"{tag} has {name}")
    if name in COLOURS and value != "none" and not TOKEN.fullmatch(value):
        found.append(f"{tag} {name} is {value!r}, not a token")
    known = theme.tokens("light")
    found += [f"no token --{token}" for token in TOKEN.findall(value) if token not in known]
    if name == "href" and not value.startswith(("#", "/rules/")):
        found.append(f"{tag} leads to {value}")
    return tuple(found)


def faults(fragment: str) -> list[str]:
    """What a page with a strict content policy and two themes must not meet in a fragment."""
    ids = known_ids().union(ID.findall(fragment))
    found = []
    for element in elements(fragment):
        if element.tag in ("script", "style", "foreignObject", "image"):
            found.append(f"<{element.tag}>")
        for name, value in element.attrib.items():
            found += faults_of(element.tag, name, value)
            if name == "href" and value.startswith("#") and value[1:] not in ids:
                found.append(f"nothing has the id {value[1:]}")
    return found


def attributes(fragment: str, name: str) -> list[str]:
    """The values of an attribute, in the order of the document."""
    return [element.attrib[name] for element in elements(fragment) if name in element.attrib]


def all_bodies(view: View) -> str:
    return "".join(panel.body for panel in view.panels)


def repeated(values: list[str]) -> list[str]:
    return [value for value, count in Counter(values).items() if count > 1]
