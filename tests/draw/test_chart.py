"""Charts: where the lines go, and what can be reached from them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from poleis.draw.chart import HEIGHT, LEFT, RIGHT, TOP, WIDTH, Mark, Series, chart, sample, step_for
from poleis.draw.plot import Plot


def line(drawn: str, seat: int) -> list[tuple[float, float]]:
    """The corners of the line of a seat."""
    found = re.search(rf'd="M([^"]+)"[^>]*stroke="var\(--seat-{seat + 1}\)"', drawn)
    assert found
    return [(float(x), float(y)) for x, y in (pair.split() for pair in found[1].split("L"))]


def labels(drawn: str) -> list[str]:
    return re.findall(r">([+−]?\d[\d.]*)</text>", drawn)


def test_lines_lie_between_round_numbers() -> None:
    drawn = chart([Series(0, [(0, -12.0), (5, 3.0), (10, 27.0)])], "leads", "moves")
    assert ["−20", "−10", "0", "+10", "+20", "+30"] == labels(drawn)
    corners = line(drawn, 0)
    assert LEFT == corners[0][0]
    assert WIDTH - RIGHT == corners[-1][0]
    assert corners[0][1] > corners[1][1] > corners[2][1] >= TOP
    assert all(TOP <= y <= HEIGHT for _, y in corners)


@pytest.mark.parametrize("values", [[0.0], [0.0, 0.0], [4.0, 4.0], [-0.3, -0.1], [1e4, -1e4]])
def test_any_numbers_can_be_drawn(values: list[float]) -> None:
    drawn = chart([Series(1, list(enumerate(values)))], "leads", "moves")
    ElementTree.fromstring(drawn)
    assert 2 <= len(labels(drawn)) <= 8
    assert "0" in labels(drawn)
    assert all(TOP - 0.1 <= y <= HEIGHT for _, y in line(drawn, 1))


def test_nothing_at_all_is_a_chart_too() -> None:
    """Axes and their labels, and no line."""
    drawn = chart([], "leads", "moves")
    root = ElementTree.fromstring(drawn)
    assert "svg" == root.tag.rpartition("}")[2] and "0" in labels(drawn)
    assert [] == [use.get("href") for use in root.iter("use")]


def test_marks_lead_somewhere_and_have_names() -> None:
    """Colour is never alone: each line ends in the shape of its seat."""
    mark = Mark(1, 5.0, '/t/x?ply=3&a="', "Ann <b>")
    drawn = chart([Series(0, [(0, 0.0), (1, 5.0)], [mark]), Series(2, [(0, 1.0)])], "leads", "")
    root = ElementTree.fromstring(drawn)
    links = list(root.iter("a"))
    assert ['/t/x?ply=3&a="'] == [link.get("href") for link in links]
    assert "Ann <b>" == links[0].get("aria-label") == links[0].findtext("title")
    shapes = [use.get("href") for use in root.iter("use")]
    assert ["#seat-1", "#seat-3"] == shapes


def test_lines_differ_by_more_than_colour() -> None:
    """Each seat has a pattern of its own, and the legend shows the same."""
    drawn = chart([Series(seat, [(0, 0.0), (1, seat)]) for seat in range(7)], "leads", "")
    dashes = re.findall(r'fill="none"(?=[^>]*--seat)[^>]*', drawn)
    found = [re.search(r'stroke-dasharray="([^"]+)"', one) for one in dashes]
    patterns = [one[1] if one else "" for one in found]
    assert 7 == len(set(patterns)) == len(patterns)
    for seat, dash in enumerate(patterns):
        assert (f'stroke-dasharray="{dash}"' in sample(seat)) == bool(dash)


def test_steps_are_round() -> None:
    for reach in (0.01, 0.7, 3.0, 29.0, 31.0, 240.0, 9999.0):
        step = step_for(reach)
        assert 2.3 <= reach / step <= 6.000001
        assert re.fullmatch(r"[125]e[+-]\d\d", f"{step:.0e}")


def test_a_plot_stands_alone() -> None:
    """A picture for a notebook: names, numbers on both axes, no sign where none is wanted."""
    plot = Plot({"Ann & Co": [(0, 0), (40, 20)], "Bob": [(0, 5)]}, "Points <so far>", "plies")
    drawn = plot._repr_svg_()
    words = [element.text for element in ElementTree.fromstring(drawn).iter() if element.text]
    assert {"Ann & Co", "Bob", "Points <so far>", "plies", "0", "10", "40", "20"} <= set(words)
    assert "+20" in Plot({"Ann": [(0, -20), (1, 20)]}, "Lead", "plies", is_signed=True).svg()
    ElementTree.fromstring(Plot({}, "Nothing", "plies").svg())
