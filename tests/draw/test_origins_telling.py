"""Previews and the log of Origins."""

from __future__ import annotations

import pytest

from poleis.core.match import Move
from poleis.core.state import CHANCE
from poleis.core.view import LogEntry
from poleis.games.origins.game import GAME
from poleis.games.origins.rules.position import Origins
from poleis.games.origins.ui.narration import preview
from tests.draw.origins import NAMES, SEATS, decisions, game, positions
from tests.draw.reading import faults
from tests.rules.origins.tables import do, home, table

LANGUAGES = ("en", "pl", "ru")
RED_L = "outpost-1@1,0 outpost-2@1,1 armory-1@2,0 mint-1@2,1"


def code(text: str) -> int:
    return GAME.actions.parse(text)


def deltas(state: Origins, text: str) -> dict[str, str]:
    shown = preview(state, 0, code(text), "en")
    return {delta.icon: delta.text for delta in shown.deltas}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_has_a_preview(language: str) -> None:
    """A title in words, drawings that keep to the policy, and changes as they will be."""
    for seats in SEATS:
        for _, state, actor in decisions(game(seats), 23):
            before = int(state.score(actor))
            for action in [int(one) for one in state.legal(actor)][:12]:
                shown = preview(state, actor, action, language)
                assert shown.title and "origins-" not in shown.title + shown.detail
                assert [] == [fault for body in shown.overlays.values() for fault in faults(body)]
                after = state.clone()
                after.apply(actor, action)
                change = int(after.score(actor)) - before
                told = [delta.text for delta in shown.deltas if delta.icon == "points"]
                sign = "+" if change > 0 else "−"
                assert told == ([f"{sign}{abs(change)}"] if change else [])


def test_a_visit_says_what_it_costs() -> None:
    state = table(home(freemen="red2", wisdom=3), home(), ships=(4, 1, 1, 1, 1))
    shown = preview(state, 0, code("visit freeman1 1"), "en")
    assert shown.title == "red 2 visits site 1"
    assert "pay 2 wisdom" in shown.detail and "ship 4 → 5" in shown.detail
    assert {"wisdom": "−2"} == deltas(state, "visit freeman1 1")


def test_an_advance_says_where_it_leads() -> None:
    state = table(home(freemen="blue1", military=2), home())
    do(state, "visit freeman1 1", "act military_and_attack")
    shown = preview(state, 0, code("advance"), "en")
    assert "Military track +1" == shown.title
    assert "Space 3: an attack takes 1 stone" == shown.detail


def test_a_visit_says_that_the_bonus_is_open() -> None:
    state = table(home(freemen="yellow6"), home())
    shown = preview(state, 0, code("visit freeman1 1"), "en")
    assert "same colour" in shown.detail and "both actions" in shown.detail
    assert "same colour" not in preview(state, 0, code("visit freeman1 2"), "en").detail


def test_closing_says_cards_buildings_and_points() -> None:
    """Which card fits, which buildings are called, what the seat is worth at the end."""
    state = table(home(freemen="red3", city=RED_L), home(), cards="D41")
    shown = preview(state, 0, code("close 1 0 freeman1"), "en")
    assert "card 1: 6 points and 2 gold" in shown.detail
    assert "calls Outpost, Outpost, Armory" in shown.detail
    assert "3 × 1 = 3" in shown.detail
    assert {"gold": "+2", "points": "+11"} == deltas(state, "close 1 0 freeman1")
    assert "city-0" in shown.overlays


def test_placing_says_which_district_it_completes() -> None:
    state = table(home(freemen="blue1", city="outpost-1@1,0", stone=3), home(), cards="D41")
    do(state, "visit freeman1 2", "act buy_building", "buy workshop-1 building")
    assert "completes a district" in preview(state, 0, code("place 1 1"), "en").detail
    assert "completes a district" not in preview(state, 0, code("place 2 0"), "en").detail
    assert "ghost" in preview(state, 0, code("place 1 1"), "en").overlays["city-0"]


def test_passing_says_who_comes_back() -> None:
    state = table(home(freemen="red3@1 blue6@2"), home())
    detail = preview(state, 0, code("pass"), "en").detail
    assert "1 freeman comes back" in detail and "1 six becomes an advisor" in detail


# ---- the log


def told(name: str, language: str) -> list[tuple[Move, LogEntry]]:
    match = game(0, name)
    names = NAMES[: match.setup.seats]
    found = []
    for (_, state), move in zip(positions(match), match.log, strict=False):
        found += [(move, line) for line in GAME.log_entries(state, move, language, names)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_tells_a_whole_game(language: str) -> None:
    """Every line of a move names who did it; rounds are headings, in order, each once."""
    for name in ("2-seats", "solo-lost"):
        lines = told(name, language)
        for move, line in lines:
            assert line.text and "origins-" not in line.text
            if not line.heading and move.actor != CHANCE:
                assert line.seat == move.actor and NAMES[move.actor] in line.text
        headings = [line.text for _, line in lines if line.heading]
        last = game(0, name).state
        assert isinstance(last, Origins)
        assert [int(text.split()[1]) for text in headings] == [
            n + 1 for n in range(int(last.round))
        ]


def test_the_log_tells_gains() -> None:
    state = table(home(freemen="red3", city=RED_L), home(), cards="D41")
    names = NAMES[:2]
    [line] = GAME.log_entries(state, Move(0, code("close 1 0 freeman1")), "en", names)
    assert (line.text, line.gain) == ("Anna closes a district with red 3", "+11")
    [line] = GAME.log_entries(state, Move(0, code("visit freeman1 1")), "en", names)
    assert (line.text, line.gain) == ("Anna: red 3 to site 1", "")
