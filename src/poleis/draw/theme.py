"""Colours and symbols: tokens.css is the truth for every value, symbols.svg for every symbol."""

from __future__ import annotations

import functools
import re
from importlib.resources import files
from typing import Literal

from poleis.draw.hexes import height_symbols

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

_TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")
_DARK = re.compile(r"\[data-theme=dark\]\{(.*?)\n\}", re.DOTALL)


@functools.cache
def asset(name: str) -> str:
    """The text of a file in `draw/assets`."""
    return files("poleis.draw").joinpath("assets", name).read_text(encoding="utf-8")


def _dark_block() -> str:
    found = _DARK.search(asset("tokens.css"))
    assert found is not None, "tokens.css has no dark theme"
    return found[1]


@functools.cache
def tokens(theme: Theme) -> dict[str, str]:
    """Every token and its value in a theme; values that name another token are resolved."""
    css = asset("tokens.css")
    values = dict(_TOKEN.findall(re.sub(r"/\*.*?\*/", "", _DARK.sub("", css), flags=re.DOTALL)))
    if theme == "dark":
        values.update(_TOKEN.findall(_dark_block()))
    return {name: resolve(value, values) for name, value in values.items()}


def resolve(text: str, values: dict[str, str]) -> str:
    """The text with every `var(--token)` replaced by its value."""
    while "var(" in text:
        replaced = re.sub(r"var\(--([\w-]+)\)", lambda found: values[found[1]], text)
        if replaced == text:
            raise ValueError(f"unresolved colour in {text[:60]!r}")
        text = replaced
    return text


@functools.cache
def page_css() -> str:
    """The style sheet that drawings need on a page: tokens, dark by choice or by preference, light
    on paper, and the states of drawn things."""
    preferred = f":root:not([data-theme=light]){{{_dark_block()}\n}}"
    light = tokens("light")
    printed = "".join(f"--{name}:{light[name]};" for name, _ in _TOKEN.findall(_dark_block()))
    return (
        f"{asset('tokens.css')}@media (prefers-color-scheme:dark){{{preferred}}}\n"
        f"@media print{{:root:root{{{printed}}}}}\n{asset('pieces.css')}"
    )


@functools.cache
def symbols() -> dict[str, str]:
    """The symbols of the sprite by name."""
    found = re.findall(r'<symbol id="([\w-]+)".*?</symbol>', asset("symbols.svg"), re.DOTALL)
    whole = re.findall(r"<symbol .*?</symbol>", asset("symbols.svg"), re.DOTALL)
    return dict(zip(found, whole, strict=True))


@functools.cache
def sprite() -> str:
    """All symbols and the tops of the height view as one element, to be put into a page once."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0"'
        f' aria-hidden="true">{"".join(symbols().values())}'
        f"<defs>{height_symbols()}</defs></svg>"
    )


def symbols_used(body: str) -> str:
    """The symbols that a drawing refers to, for a picture by itself."""
    known = symbols()
    names = dict.fromkeys(re.findall(r'href="#([\w-]+)"', body))
    return "".join(known[name] for name in names if name in known)
