"""Previews, the log, pictures and the score pad of 7 Wonders Dice."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from poleis.core.errors import BadPosition, Illegal
from poleis.core.match import Match
from poleis.core.random_play import random_match
from poleis.core.setup import make_setup
from poleis.core.state import CHANCE
from poleis.core.view import LogEntry
from poleis.draw.picture import standalone
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.ui.narration import certain_points
from poleis.games.seven_wonders_dice.ui.scorepad_board import SevenWondersDicePadBoard
from tests.draw.reading import all_bodies, attributes, faults, repeated
from tests.draw.test_seven_wonders_dice_view import (
    LANGUAGES,
    NAMES,
    PASS,
    game,
    plies,
    state_at,
)
from tests.rules.seven_wonders_dice.tables import AGORA, GAME

PAD = SevenWondersDicePadBoard(GAME.pad)
ACTIONS = PAD.actions


# ---- previews


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_previews_tell_what_will_change(seats: int, language: str) -> None:
    """Coins and points as they are after the decision; an award of the Agora that is certain
    counts from the decision that earns it."""
    match = game(seats)
    for ply in plies(match, 12):
        state = state_at(match, ply)
        for actor in state.actors():
            if actor == CHANCE:
                continue
            for code in map(int, state.legal(actor)):
                shown = GAME.preview(state, actor, code, language)
                after = state.clone()
                after.apply(actor, code)
                coins = int(after.cities[actor].coins - state.cities[actor].coins)
                points = certain_points(after, actor) - certain_points(state, actor)
                texts = [delta.text for delta in shown.deltas]
                assert bool(coins) + bool(points) == len(texts)
                if coins:
                    assert f"{coins:+}".replace("-", "−") == texts[0]
                if points:
                    assert texts[-1].startswith(f"{points:+}".replace("-", "−"))
                assert shown.title[:1].isupper() and shown.detail


@pytest.mark.rule("SWD-8.2.3", "SWD-8.2.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_award_of_the_agora_is_previewed_by_what_completes_it(language: str) -> None:
    """Then no bonus shows it again, whether it ends the turn or not."""
    spaces = ["ag_11", "ag_12", "ag_13", "ag_21", "ag_22", "ag_23", "ag_31", "ag_32"]
    state = position({"board": "giza", "crossed": spaces, "coins": 9, "dice": {"blue": [5, 0]}})
    code = GAME.actions.parse("build blue ag_33")
    shown = GAME.preview(state, 0, code, language)
    assert "+9" == shown.deltas[-1].text.split()[0]  # 6 of the space, 3 of the award
    assert {"en": "complete the Agora", "pl": "ukończona Agora", "ru": "Агора завершена"}[
        language
    ] in shown.detail
    state.apply(0, code)
    found = {}
    for bonus in map(int, state.legal(0)):
        deltas = GAME.preview(state, 0, bonus, language).deltas
        found[GAME.actions.text(bonus)] = [delta.text for delta in deltas]
    assert {"bonus bonus_action": [], "bonus bonus_cross": [], "bonus bonus_coins": ["+7"]} == found


@pytest.mark.rule("SWD-6.7")
def test_the_price_is_explained() -> None:
    """Cost 3, two materials produced: 1 coin."""
    state = position(
        {"board": "alexandria", "crossed": ["wh_stone", "wh_wood", "un_wheel_1"], "coins": 9,
         "dice": {"green": [3, 1]}}
    )  # fmt: skip
    code = GAME.actions.parse("build green un_wheel_2")
    shown = GAME.preview(state, 0, code, "en")
    assert "Green die: University: wheel 2" == shown.title
    assert shown.detail.startswith("Die: 1 coin · costs 3 materials, you produce 2: pay 1 coin · ")
    assert [("−2", "down", "coin"), ("+3 points", "up", "")] == [
        (delta.text, delta.tone, delta.icon) for delta in shown.deltas
    ]


def position(data: object) -> SevenWondersDice:
    return GAME.pad.reader.read(data)


# ---- the log


def told(match: Match, language: str = "en") -> list[LogEntry]:
    names = NAMES[: match.setup.seats]
    lines: list[LogEntry] = []
    for ply, move in enumerate(match.log):
        lines += GAME.log_entries(state_at(match, ply), move, language, names)
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_log_has_every_turn_and_every_decision(seats: int, language: str) -> None:
    match = game(seats)
    lines = told(match, language)
    assert isinstance(match.state, SevenWondersDice)
    assert match.state.turn == sum(line.heading for line in lines)
    for seat in range(seats):
        decisions = sum(move.actor == seat for move in match.log)
        assert decisions <= sum(line.seat == seat for line in lines)


@pytest.mark.rule("SWD-8.2.3")
def test_gains_add_up_to_the_score() -> None:
    """The award of the Agora, which comes when a turn ends, included: whoever ended it."""
    awards = set()
    for seed in range(1, 9):
        match = random_match(GAME, make_setup(GAME, 2), seed)
        lines = told(match)
        state = match.state
        assert isinstance(state, SevenWondersDice)
        for seat in range(2):
            gains = [int(line.gain.replace("−", "-")) for line in lines
                     if line.seat == seat and line.gain]  # fmt: skip
            assert match.scores()[seat] == sum(gains)
            if state.cities[seat].has_award:
                awards.add(seat)
    assert {0, 1} == awards


@pytest.mark.rule("SWD-9.1")
def test_completed_buildings_are_announced() -> None:
    lines = [line.text for line in told(game(2))]
    done = [text for text in lines if "completes a building" in text]
    bonuses = [text for text in lines if ", bonus: " in text]
    assert len(done) >= len(bonuses) > 0


@pytest.mark.rule("SWD-8.5.3")
def test_exchanged_dice_are_told() -> None:
    lines = [line.text for line in told(game(3))]
    assert any("die replaces the grey die" in text for text in lines)


# ---- pictures


@pytest.mark.parametrize("seats", range(1, 8))
def test_pictures_stand_alone(seats: int) -> None:
    match = game(seats)
    for ply in (0, match.ply // 2, match.ply):
        known = GAME.redact(state_at(match, ply), None)
        for panel in ["", "forum", *(f"board-{seat}" for seat in range(seats))]:
            drawing = GAME.picture(known, "pl", NAMES[:seats], panel)
            assert [] == faults(drawing.body)
            ElementTree.fromstring(standalone(drawing, "dark"))


def test_cover_for_the_lobby_is_six_dice() -> None:
    """A whole board would be too small to read there."""
    match = game(2)
    drawing = GAME.picture(state_at(match, 0), "en", NAMES[:2], "cover")
    assert 6 == drawing.body.count("rotate(")
    assert [] == faults(drawing.body) and "data-ref" not in drawing.body


def test_unknown_panels_are_refused() -> None:
    with pytest.raises(BadPosition, match="board-1"):
        GAME.picture(state_at(game(2), 0), "en", NAMES[:2], "market")


def test_notebooks_show_a_position() -> None:
    state = game(2).state
    assert isinstance(state, SevenWondersDice)
    assert "<svg" in str(state._repr_svg_())


# ---- the score pad


def tapped(*texts: str) -> dict[str, object]:
    """What is on the pad after these actions."""
    data: dict[str, object] = {}
    for text in texts:
        data = PAD.apply(data, ACTIONS.parse(text))
    return data


def legal(data: object) -> list[str]:
    return [ACTIONS.text(code) for code in PAD.legal(data)]


@pytest.mark.rule("SWD-11.1")
def test_crossed_spaces_are_added_up() -> None:
    data = tapped("city giza", "space bw_attack_1", "west 2", *agora(), "bonus bonus_coins",
                  "coins 1")  # fmt: skip
    assert "giza" == data["board"]
    assert ["bw_attack_1", *AGORA.split(), "bonus_coins"] == data["crossed"]
    assert GAME.pad is not None
    assert 2 + 28 == PAD.view(data, "en").seats[0].points == GAME.pad.score(data)["total"]


def agora() -> list[str]:
    """Taps on all spaces of the Agora."""
    return [f"space {one}" for one in AGORA.split()]


@pytest.mark.rule("SWD-9.1")
def test_a_bonus_needs_a_complete_building() -> None:
    """One for each; a cross taken back from the building takes its bonus back, too."""
    assert not any(text.startswith("bonus") for text in legal(tapped(*agora()[:-1])))
    (refusal,) = PAD.explain({}, ACTIONS.parse("bonus bonus_coins"))
    assert "SWD-9.1" == refusal.rule
    data = tapped(*agora(), "bonus bonus_coins", "award first")
    assert ["bonus bonus_coins"] == [text for text in legal(data) if text.startswith("bonus")]
    data = PAD.apply(data, ACTIONS.parse(agora()[-1]))
    assert AGORA.split()[:-1] == data["crossed"]
    assert data["first_agora"] is False
    assert AGORA.split() == tapped(*agora(), *["bonus bonus_coins"] * 2)["crossed"]


def test_a_second_tap_takes_a_cross_back() -> None:
    data = tapped("space bw_attack_1", "west 2", "space bw_attack_1")
    assert [] == data["crossed"] and "west" not in data
    assert 0 == PAD.view(data, "en").seats[0].points


@pytest.mark.rule("SWD-1.4")
def test_the_order_of_a_track_is_kept() -> None:
    assert "space un_wheel_2" not in legal({})
    assert "space un_wheel_2" in legal(tapped("space un_wheel_1"))
    both = tapped("space un_wheel_1", "space un_wheel_2")
    assert "space un_wheel_1" not in legal(both) and "space un_wheel_2" in legal(both)
    for data, text in ((both, "space un_wheel_1"), ({}, "space gu_2")):
        code = ACTIONS.parse(text)
        assert ["SWD-1.4"] == [refusal.rule for refusal in PAD.explain(data, code)]
        with pytest.raises(Illegal):
            PAD.apply(data, code)


@pytest.mark.rule("SWD-8.2.3")
def test_the_award_needs_a_complete_agora() -> None:
    rows = [f"space ag_{row}{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    assert "award first" not in legal(tapped(*rows[:-1]))
    data = tapped(*rows, "award first")
    assert data["first_agora"] is True
    assert tapped(*rows, "award first", rows[-1])["first_agora"] is False


@pytest.mark.parametrize("language", LANGUAGES)
def test_pad_draws_all_that_can_be_tapped(language: str) -> None:
    for data in ({}, tapped("city rhodes", "space wh_wood", "space be_attack_1", "coins 1")):
        bodies = all_bodies(PAD.view(data, language))
        assert [] == faults(bodies)
        refs = attributes(bodies, "data-ref")
        assert [] == repeated(refs)
        for code in PAD.legal(data):
            assert set(ACTIONS.refs(code)) <= set(refs), ACTIONS.text(code)


def test_passing_is_previewed_with_its_coins() -> None:
    state = position({"board": "giza", "coins": 5})
    shown = GAME.preview(state, 0, PASS, "en")
    assert ("Pass", ["+3"]) == (shown.title, [delta.text for delta in shown.deltas])
