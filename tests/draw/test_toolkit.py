"""The toolkit: primitives, hexes with height, pieces and their states."""

from __future__ import annotations

import doctest
import re

import pytest

from poleis.draw import hexes, pieces, svg
from poleis.draw.hexes import STEP, box, centre, corners, outline, shades, walls
from poleis.draw.highlights import fitted_rings, hex_ring_symbols, hex_rings, rings, thing
from poleis.draw.picture import standalone
from poleis.draw.theme import Theme
from tests.draw.gallery import PIECES, STATES, gallery
from tests.draw.reading import attributes, elements, faults, repeated

TILE = ((0, 0), (1, 0), (0, 1))


def test_examples_in_the_documentation_hold() -> None:
    for module in (svg, hexes, pieces):
        assert 0 == doctest.testmod(module).failed


def test_text_is_escaped() -> None:
    assert "&lt;b&gt; &amp; &quot;Co&quot;" in svg.text(0, 0, '<b> & "Co"')
    assert "&lt;b&gt;" in svg.titled("<b>")
    assert 'aria-label="&lt;b&gt; &quot;x&quot;"' in thing("a:1", "a", '<b> "x"', "", "")


def test_gallery_is_well_formed_and_coloured_by_tokens() -> None:
    body = gallery().body
    assert [] == faults(body)
    assert [] == repeated(attributes(body, "id"))
    assert len(PIECES) * len(STATES) == len(attributes(body, "data-ref"))


@pytest.mark.parametrize("name", PIECES)
def test_pieces_stay_in_their_place(name: str) -> None:
    """A piece drawn at another place is the same drawing, moved: nothing is fixed to the page."""
    _, _, draw = PIECES[name]
    assert draw(0, 0) != draw(100, 0)
    shape = re.compile(r"-?\d+(\.\d+)?")
    assert shape.sub("n", draw(0, 0)) == shape.sub("n", draw(100, 50))


def test_every_hue_and_seat_has_its_own_sign() -> None:
    marks = [pieces.hue_mark(hue, 0, 0, 10) for hue in pieces.HUES]
    shapes = [pieces.seat_mark(seat, 0, 0, 10) for seat in range(7)]
    assert [] == repeated(marks + shapes)
    assert [] == faults("".join(marks + shapes))


def test_small_die_keeps_a_legible_mark() -> None:
    """The mark of a die is at least 6 px, even on the smallest die."""
    for size in (18, 20, 26, 48):
        widths = attributes(pieces.die(0, 0, size, "red", 5), "width")
        assert 6 <= float(widths[-1])


@pytest.mark.parametrize("drawn", [rings(0, 0, 40, 40), fitted_rings()])
def test_rings_exist_for_every_state_and_lie_on_a_halo(drawn: str) -> None:
    assert [] == faults(drawn)
    around = list(elements(drawn))
    kinds = [element.get("class") for element in around if element.tag == "g"]
    assert ["ring-lit", "ring-chosen", "ring-refused", "ring-hint", "ring-new"] == kinds
    assert 4 == sum(element.get("class") == "ring-halo" for element in around)


def test_hex_rings_use_the_symbols_defined_once() -> None:
    body = hex_ring_symbols() + hex_rings("-10.8") + hex_rings("0", "hex-plot")
    assert [] == faults(body)
    assert ["ring-lit", "ring-chosen", "ring-refused", "ring-hint"] * 2 == [
        element.get("class") for element in elements(body) if element.get("href", "")[:5] == "#hex-"
    ]


# ---- hexes


def test_neighbours_share_a_side() -> None:
    """Side i of a hex is side i + 3 of its neighbour across it, run the other way."""
    points = corners()
    for side, cell in enumerate(hexes.AROUND):
        x, y = centre(cell)
        start, end = points[side], points[(side + 1) % 6]
        there = [(x + a, y + b) for a, b in corners()]
        assert start == pytest.approx(there[(side + 4) % 6])
        assert end == pytest.approx(there[(side + 3) % 6])


def numbers(data: str) -> list[tuple[float, float]]:
    found = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", data)]
    return list(zip(found[::2], found[1::2], strict=True))


def test_outline_of_a_tile_is_one_closed_walk() -> None:
    data = outline(TILE, 2)
    assert 1 == data.count("M") == data.count("z")
    assert 12 == len(numbers(data))
    assert min(y for _, y in numbers(data)) == pytest.approx(-hexes.HIGH / 2 - 2 * STEP, abs=0.1)


def test_outline_with_a_lake_has_two_walks() -> None:
    assert 2 == outline(hexes.AROUND, 1).count("M")


def test_inset_outline_runs_inside() -> None:
    """Every point moves by the same distance from both of its sides."""
    for (x, y), (inner_x, inner_y) in zip(
        numbers(outline(((0, 0),), 0)), numbers(outline(((0, 0),), 0, 3)), strict=True
    ):
        assert (x * x + y * y) ** 0.5 - (inner_x**2 + inner_y**2) ** 0.5 == pytest.approx(
            3 / (3**0.5 / 2), abs=0.15
        )
    assert 12 == len(set(numbers(outline(TILE, 0, 3))))


@pytest.mark.parametrize("level", [1, 2, 5])
def test_walls_have_one_band_for_each_level(level: int) -> None:
    """Height can be counted: each wall has as many lines as levels show."""
    lines = attributes(walls("blue-edge", (level, 0, 0)), "d")[-1]
    assert level == lines.count("L")


def test_hidden_walls_are_not_drawn() -> None:
    assert "" == walls("blue-edge", (0, 0, 0))


def test_shadow_falls_from_taller_neighbours_only() -> None:
    assert "" == shades((0, 0, 0))
    assert 2 == shades((1, 0, 2)).count("M")


def test_box_holds_all_cells() -> None:
    x, y, width, height = box(TILE, 10, 20, 30, 40)
    assert (-10, -20) == (x, y)
    assert width == pytest.approx(60 + 40)
    assert height == pytest.approx(hexes.HIGH + 60)


# ---- pictures


@pytest.mark.parametrize("theme", [None, "light", "dark"])
def test_picture_stands_alone(theme: Theme | None) -> None:
    """It brings its symbols and the colours that it uses, and no others."""
    text = standalone(gallery(), theme)
    for name in set(re.findall(r'href="#([\w-]+)"', text)):
        assert f'id="{name}"' in text
    for name in set(re.findall(r"var\(--([\w-]+)\)", text)):
        assert f"--{name}:" in text
    assert ("var(--" in text) == (theme is None)
    assert 'id="obelisk"' in text and 'id="houses"' not in text


def test_picture_follows_the_readers_theme() -> None:
    text = standalone(gallery())
    assert "@media (prefers-color-scheme:dark)" in text
