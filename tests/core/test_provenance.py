"""Source tags of components, and the score lines that can use reconstructed values."""

from __future__ import annotations

from typing import cast

import pytest

from poleis.core.game import games, get_game
from poleis.core.provenance import has_reconstructed, is_reconstructed, source_of
from poleis.core.setup import make_setup
from tests.rules.corrected import answer_after

MARKED = """
from poleis.core.game import get_game
answer = [line.key for line in get_game({game!r}).pad.sheet({{}}) if line.is_reconstructed]
"""


def marked_after(game: str, edit: str) -> list[str]:
    """The marked lines of a score pad after an owner of the box has corrected components."""
    return cast(list[str], answer_after(game, edit, MARKED.format(game=game)))


def test_a_field_has_the_nearest_tag() -> None:
    thing = {"cost": 2, "cost_source": "rulebook", "vp": 3, "field_sources": {"name": "bga"}}
    assert "rulebook" == source_of(thing, "cost")
    assert "bga" == source_of(thing, "name")
    assert "" == source_of(thing, "vp")
    assert "reconstructed" == source_of(thing, "vp", around="reconstructed")
    assert "rulebook" == source_of(thing | {"source": "rulebook"}, "vp", around="reconstructed")


def test_a_tag_with_a_remark_is_still_reconstructed() -> None:
    assert is_reconstructed({"vp_source": "reconstructed (from an example)"}, "vp")
    assert not is_reconstructed({"vp_source": "rulebook"}, "vp", around="reconstructed")
    assert has_reconstructed({"source": "rulebook", "vp_source": "reconstructed"})
    assert not has_reconstructed({"source": "rulebook"}, around="reconstructed")


@pytest.mark.parametrize(
    ("game", "marked"),
    [
        ("akropolis", []),
        ("origins", ["advisors", "temples"]),
        ("age_of_civilization", ["legacies", "technologies", "wonders"]),
        ("seven_wonders_dice", ["wonder", "barracks_west", "barracks_east", "agora", "market",
                                "university", "gallery"]),
    ],
)  # fmt: skip
def test_a_pad_marks_the_lines_that_can_use_reconstructed_values(
    game: str, marked: list[str]
) -> None:
    pad = get_game(game).pad
    assert pad is not None
    assert marked == [line.key for line in pad.sheet({}) if line.is_reconstructed]


def test_only_pads_mark_lines() -> None:
    """The table plays by the values that it has."""
    for game in games().values():
        state = game.new(make_setup(game, 2))
        assert not any(line.is_reconstructed for line in game.sheet(state, 0))


def test_a_corrected_track_loses_its_mark() -> None:
    edit = """
data["temples"]["vp_by_space"][1] = 2
data["temples"]["field_sources"]["vp_by_space"] = "owner of the box"
"""
    assert ["advisors"] == marked_after("origins", edit)


def test_a_building_loses_its_mark_with_its_last_reconstructed_points() -> None:
    """One space that is still reconstructed is enough to keep it."""
    correct = 'space["vp_source"] = "owner of the box"'
    some = f'for space in data["buildings"]["agora"]["spaces"][1:]: {correct}'
    every = f'for space in data["buildings"]["agora"]["spaces"]: {correct}'
    assert "agora" in marked_after("seven_wonders_dice", some)
    assert "agora" not in marked_after("seven_wonders_dice", every)


def test_corrected_cards_lose_their_mark() -> None:
    edit = """
for card in data["wonders"]:
    for ability in card["abilities"]:
        ability["source"] = "owner of the box"
"""
    assert ["legacies", "technologies"] == marked_after("age_of_civilization", edit)
