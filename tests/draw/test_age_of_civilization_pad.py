"""The score pad of Age of Civilization as a board."""

from __future__ import annotations

import random

import pytest

from poleis.core.errors import BadPosition, Illegal
from poleis.core.game import get_game
from tests.draw.aoc import LANGUAGES
from tests.draw.reading import all_bodies, attributes, faults, repeated

PAD = get_game("age_of_civilization").pad
assert PAD is not None
BOARD = PAD.board


def tap(data: object, *texts: str) -> dict[str, object]:
    for text in texts:
        data = BOARD.apply(data, BOARD.actions.parse(text))
    assert isinstance(data, dict)
    return data


def test_what_is_tapped_is_owned_and_what_is_tapped_again_is_not() -> None:
    data = tap(
        {}, "civilization egypt", "civilization greece", "wonder petra", "technology writing"
    )
    assert ["egypt", "greece"] == data["civilizations"]
    assert "greece" == data["main"]
    data = tap(data, "main egypt", "wonder petra", "technology writing")
    assert ("egypt", [], []) == (data["main"], data["wonders"], data["technologies"])
    assert ["greece"] == tap(data, "civilization egypt")["civilizations"]


@pytest.mark.rule("AOC-10.1")
def test_the_sheet_adds_abilities_of_the_end_of_the_game() -> None:
    """17 on the track, and 1 for Petra; with four workers the Great Pyramid adds 4."""
    data = tap({"points": 16}, "points 17", "wonder petra")
    assert 18 == BOARD.view(data, "en").seats[0].points
    data = tap(data, "wonder great_pyramid", *(f"workers {n}" for n in range(1, 5)))
    assert 22 == BOARD.view(data, "en").seats[0].points


def why_not(data: object, action: str) -> list[str]:
    """The rules that forbid something on the pad."""
    return [refusal.rule for refusal in BOARD.explain(data, BOARD.actions.parse(action))]


@pytest.mark.rule("AOC-5.2")
def test_a_fourth_civilization_is_refused() -> None:
    data = tap({}, "civilization egypt", "civilization greece", "civilization rome")
    code = BOARD.actions.parse("civilization maya")
    assert ["AOC-5.2"] == [refusal.rule for refusal in BOARD.explain(data, code)]
    with pytest.raises(Illegal):
        BOARD.apply(data, code)


@pytest.mark.rule("AOC-5.3")
def test_the_main_civilization_is_one_of_several() -> None:
    """Tapping the one that is main already changes nothing."""
    data = tap({}, "civilization egypt", "civilization rome")
    assert "rome" == data["main"]
    assert data == tap(data, "main rome")
    assert "egypt" == tap(data, "main egypt")["main"]
    assert ["AOC-5.3"] == why_not(data, "main maya")


@pytest.mark.rule("AOC-1.2", "AOC-1.3")
def test_numbers_are_counted_step_by_step() -> None:
    assert ["AOC-1.2"] == why_not({}, "points 0") == why_not({}, "points 50")
    assert ["AOC-1.3"] == why_not({"workers": 4}, "workers 4")


@pytest.mark.rule("AOC-14.8")
def test_fort_tokens_are_tapped_and_count_as_strength() -> None:
    """The Colosseum against a horde of 2 needs two forts, and there are no more than rounds."""
    data = tap({}, "wonder colosseum", "opponent 1", "opponent 2", "forts 1")
    assert 0 == BOARD.view(data, "en").seats[0].points
    data = tap(data, "forts 2")
    assert (2, 3) == (data["forts"], BOARD.view(data, "en").seats[0].points)
    refs = attributes(all_bodies(BOARD.view(data, "en")), "data-ref")
    assert {"forts:1", "forts:3"} == {ref for ref in refs if ref.startswith("forts:")}
    for label in ("Fort tokens", "Żetony fortu", "Жетоны форта"):
        lang = LANGUAGES[("F", "Ż", "Ж").index(label[0])]
        assert label in all_bodies(BOARD.view(data, lang))
    assert ["AOC-14.8"] == why_not({"forts": 2}, "forts 5") == why_not({"forts": 6}, "forts 6")


@pytest.mark.rule("AOC-9.2")
def test_technologies_need_those_before_them() -> None:
    """What leads nowhere any more goes with what led to it."""
    code = BOARD.actions.parse("technology education")
    assert ["AOC-9.3"] == [refusal.rule for refusal in BOARD.explain({}, code)]
    data = tap({}, "technology writing", "technology education", "technology sailing")
    assert {"sailing"} == set(tap(data, "technology writing")["technologies"])  # type: ignore[call-overload]


@pytest.mark.rule("AOC-12.4")
def test_a_special_card_replaces_technologies() -> None:
    data = tap({}, "technology writing", "technology education", "special special_left_1")
    assert [] == data["technologies"]
    code = BOARD.actions.parse("technology writing")
    assert ["AOC-12.4"] == [refusal.rule for refusal in BOARD.explain(data, code)]
    assert ["calendar"] == tap(data, "technology calendar")["technologies"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_tapped_is_drawn(language: str) -> None:
    luck = random.Random(5)
    data: object = {}
    for _ in range(16):
        view = BOARD.view(data, language)
        bodies = all_bodies(view)
        assert [] == faults(bodies)
        refs = attributes(bodies, "data-ref")
        assert [] == repeated(refs) + repeated(attributes(bodies, "id"))
        legal = BOARD.legal(data)
        assert sorted(legal) == legal
        assert {ref for code in legal for ref in BOARD.actions.refs(code)} <= set(refs)
        for code in legal[:3]:
            assert BOARD.preview(data, code, language).title
        data = BOARD.apply(data, luck.choice(legal))


def test_what_is_no_player_is_refused() -> None:
    with pytest.raises(BadPosition):
        BOARD.view({"coins": "many"}, "en")
