"""Whoever has a drawing is told only what is new in it, and ends with the same drawing."""

from __future__ import annotations

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poleis.web.tables.panel_diff import LEAST, Edit, edits_between
from poleis.web.tables.presenter import SentState
from poleis.web.wire import Json
from tests.web.random_table import GAMES, RandomTable

tags = st.lists(st.sampled_from(["<g>", "</g>", "<use/>", "<b>2", "<b>3", "<i>ż", "<svg a='1'>"]))
FILL = "<p>" + LEAST * "x"
"""Drawings that are short are not compared."""


def edited(old: str, edits: tuple[Edit, ...]) -> str:
    """What the browser makes of it."""
    parts, at = [], 0
    for start, end, text in edits:
        assert at <= start <= end
        parts += [old[at:start], text]
        at = end
    return "".join([*parts, old[at:]])


@given(tags, tags, tags, tags)
def test_edits_lead_to_the_new_drawing(
    start: list[str], gone: list[str], come: list[str], end: list[str]
) -> None:
    old = FILL + "".join([*start, *gone, *end])
    new = FILL + "".join([*start, *come, *end])
    edits = edits_between(old, new)
    assert edits is not None
    assert new == edited(old, edits)
    assert sum(len(text) for _, _, text in edits) <= sum(map(len, [*start, *come, *end]))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<p>short", "<p>shorter"),
        (FILL, 2 * FILL + LEAST * "y"),
        (FILL + "<b>\N{SQUARED COOL}", FILL + "<b>"),
        (LEAST * "x", LEAST * "x" + "<b>"),
    ],
)
def test_some_drawings_are_sent_whole(old: str, new: str) -> None:
    """Short ones, ones that are new for the most part, and ones whose letters a browser counts
    differently."""
    assert edits_between(old, new) is None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("viewer", [0, None])
def test_whoever_is_told_the_news_sees_what_a_newcomer_sees(name: str, viewer: int | None) -> None:
    """Kept drawings and edits lead to the drawing that is made anew, also after an undo."""
    table, shown = RandomTable(name), SentState()
    panels: dict[str, Json] = {}
    told = 0
    for number in table.play(90, undo=0.03):
        news = cast(dict[str, Json], table.presenter.shown(shown, viewer, "en")["panels"])
        for key, panel in news.items():
            if "edits" in panel:
                panel["body"] = edited(panels[key]["body"], panel.pop("edits"))
                told += 1
            panels[key] = panel
        if number % 5 == 0:
            assert table.newcomer().shown(SentState(), viewer, "en")["panels"] == panels
    assert told > 20, "this game's drawings are too small to tell anything about edits"


def test_much_that_comes_or_goes_at_once_is_told_as_such() -> None:
    kept = [f"<g id='a{number}'>" for number in range(LEAST // 12)]
    come = [f"<g id='b{number}'>" for number in range(100)]
    old, new = "".join(kept), "".join([*kept[:200], *come, *kept[200:]])
    for one, other in ((old, new), (new, old)):
        edits = edits_between(one, other)
        assert edits is not None
        assert len(edits) == 1
        assert edited(one, edits) == other
