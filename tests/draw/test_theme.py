"""Colours and symbols: contrast, completeness, and nothing outside the tokens."""

from __future__ import annotations

import re

import pytest

from poleis.draw import theme
from poleis.draw.hexes import TALLEST, height_symbols
from poleis.draw.pieces import HUES
from poleis.draw.theme import Theme
from tests.draw.reading import faults

PAPERS = ("surface", "raised", "sunken", "ground")
INKS = ("ink", "ink-2", "ink-3", "accent", "terracotta", "olive", "amber", "warn", "good", "lit",
        "chosen", "last")  # fmt: skip
SEATS = [f"seat-{seat}" for seat in range(1, 8)]

PAIRS = [(ink, paper, 4.5) for ink in INKS for paper in PAPERS]
PAIRS += [(f"{hue}-on", hue, 4.5) for hue in HUES]
PAIRS += [("ink", f"{hue}-pale", 7) for hue in HUES]
PAIRS += [("ink-2", f"{hue}-pale", 4.5) for hue in HUES]
PAIRS += [(seat, paper, 4.5) for seat in SEATS for paper in ("surface", "raised")]
PAIRS += [("seat-on", seat, 4.5) for seat in SEATS]
PAIRS += [(tone, f"{tone}-soft", 4.5)
          for tone in ("warn", "amber", "terracotta", "olive", "accent", "chosen")]  # fmt: skip
PAIRS += [
    ("accent-ink", "accent", 4.5),
    ("stone-on", "stone-face", 4.5),
    ("white-on", "white", 4.5),
]
PAIRS += [("line-strong", "surface", 3), ("line-strong", "raised", 3), ("lit", "lit-soft", 3),
          ("lit", "table", 3), ("chosen", "table", 3)]  # fmt: skip


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    shares = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def mix(over: str, under: str, share: float) -> str:
    """What one sees when a colour lies over another with this opacity."""
    pairs = [(int(over[i : i + 2], 16), int(under[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(share * a + (1 - share) * b):02x}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", theme.THEMES)
def test_text_and_marks_can_be_read(name: Theme) -> None:
    """Every pair of ink and paper keeps to WCAG AA: 4.5 to 1 for text, 3 to 1 for marks."""
    values = theme.tokens(name)
    weak = {
        (ink, paper): round(contrast(values[ink], values[paper]), 2)
        for ink, paper, least in PAIRS
        if contrast(values[ink], values[paper]) < least
    }
    assert {} == weak


def test_contrast_is_measured_as_the_guidelines_do() -> None:
    assert 21 == pytest.approx(contrast("#000", "#ffffff"))
    assert 1 == contrast("#123456", "#123456")
    assert 4.54 == pytest.approx(contrast("#767676", "#ffffff"), abs=0.01)


def test_dark_has_a_value_for_every_colour_of_light() -> None:
    """Tokens that dark does not change keep the value of light: ink on faces, for instance."""
    assert theme.tokens("light").keys() == theme.tokens("dark").keys()
    assert theme.tokens("light")["ground"] != theme.tokens("dark")["ground"]
    assert theme.tokens("light")["red-on"] == theme.tokens("dark")["red-on"]
    assert theme.tokens("dark")["district-houses"] == theme.tokens("dark")["blue"]


@pytest.mark.parametrize("file", ["pieces.css", "shell.css", "symbols.svg"])
def test_colours_stand_in_the_tokens_only(file: str) -> None:
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", "", theme.asset(file), flags=re.DOTALL)
    assert [] == re.findall(r"#[0-9a-fA-F]{3,8}\b(?![\w-])", text)
    known = theme.tokens("light")
    own = set(re.findall(r"(--[\w-]+)\s*:", text))
    used = set(re.findall(r"var\((--[\w-]+)\)", text))
    assert set() == {name for name in used - own if name[2:] not in known}


def test_symbols_are_drawn_on_one_grid() -> None:
    assert 163 <= len(theme.symbols())
    for name, symbol in theme.symbols().items():
        assert 'viewBox="0 0 24 24"' in symbol, name
        assert " style=" not in symbol, name


def test_sprite_has_every_symbol_once() -> None:
    ids = re.findall(r'id="([\w-]+)"', theme.sprite())
    heights = [f"height-{level}" for level in range(1, TALLEST + 1)]
    assert sorted([*theme.symbols(), *heights]) == sorted(ids)
    assert [] == faults(height_symbols())


@pytest.mark.parametrize("name", theme.THEMES)
def test_levels_can_be_read_in_the_height_view(name: Theme) -> None:
    """The numeral on each tint keeps to 3 to 1, enough for its size."""
    values = theme.tokens(name)
    for symbol in re.findall(r'<g id="height-.*?</g>', height_symbols()):
        share = float((re.search(r'opacity="([\d.]+)"', symbol) or ["", "0"])[1])
        ink = re.findall(r'fill="var\(--([\w-]+)\)"', symbol)[-1]
        mixed = mix(values["height"], values["white"], share)
        assert 3 <= contrast(mixed, values[ink]), symbol


def test_symbols_used_are_those_referred_to() -> None:
    body = '<use href="#stone"/><use href="#star"/><use href="#stone"/><use href="#hex-lit"/>'
    assert theme.symbols()["stone"] + theme.symbols()["star"] == theme.symbols_used(body)


def test_unknown_token_is_refused() -> None:
    with pytest.raises(KeyError):
        theme.resolve("var(--no-such-colour)", theme.tokens("light"))


def test_page_css_has_dark_by_choice_and_by_preference() -> None:
    css = theme.page_css()
    assert 2 == css.count(f"--ground:{theme.tokens('dark')['ground']};")
    assert "@media (prefers-color-scheme:dark){:root:not([data-theme=light]){" in css
    assert css.count("{") == css.count("}")
