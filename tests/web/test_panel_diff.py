"""Whoever has a drawing is told only what is new in it, and ends with the same drawing."""

from __future__ import annotations

import random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from poleis.core.game import get_game
from poleis.core.match import Match
from poleis.core.setup import make_setup
from poleis.web.storage.store import Seat, TableInfo
from poleis.web.tables.panel_diff import LEAST, Edit, edits_between
from poleis.web.tables.presenter import Presenter, SentState, Thoughts
from poleis.web.wire import Json

GAMES = ("akropolis", "age_of_civilization", "seven_wonders_dice", "origins")

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
def test_whoever_is_told_the_news_sees_what_a_newcomer_sees(name: str) -> None:
    game = get_game(name)
    setup = make_setup(game, 2)
    match = Match(game, setup, 5)
    seats = [Seat(seat, "human", f"Ż{seat}") for seat in range(2)]
    info = TableInfo("t", "t", name, 1, setup, "5", "h", seats)
    presenter = Presenter(info, match, Thoughts({}))
    luck, shown = random.Random(3), SentState()
    panels: dict[str, Json] = {}
    told = 0
    for _ in range(120):
        if match.is_over:
            break
        actor = luck.choice([int(seat) for seat in match.state.actors()])
        match.play(actor, luck.choice([int(code) for code in match.state.legal(actor)]))
        presenter.changed()
        news = cast(dict[str, Json], presenter.shown(shown, 0, "en")["panels"])
        for key, panel in news.items():
            if "edits" in panel:
                panel["body"] = edited(panels[key]["body"], panel.pop("edits"))
                told += 1
            panels[key] = panel
        assert presenter.shown(SentState(), 0, "en")["panels"] == panels
    assert told > 20, "this game's drawings are too small to tell anything about edits"
