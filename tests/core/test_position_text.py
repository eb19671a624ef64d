"""Position text: one line for a position, and what is said of a line that is none."""

from __future__ import annotations

import pytest

from poleis import Match, get_game, make_setup
from poleis.core import record
from poleis.core.errors import BadPosition, BadRecord
from poleis.core.game import games
from poleis.core.position_text import position_text, read_position
from poleis.core.random_play import random_match
from tests.laws.hoard import Hoard, as_game, hoard_table

AKROPOLIS = get_game("akropolis")


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_match_goes_on_from_a_position(game_id: str) -> None:
    """Its record has the position, and its pickle too."""
    game = get_game(game_id)
    whole = random_match(game, make_setup(game, 2), 4)
    state = whole.at(whole.ply // 2)
    match = Match.from_position(position_text(state))
    assert state.dump() == match.state.dump()
    for move in whole.log[whole.ply // 2 :]:
        match.play(move.actor, move.action)
    assert whole.scores() == match.scores()
    text = record.write(match)
    again = record.read(text).match
    assert match.state.dump() == again.state.dump() and text == record.write(again)
    assert state.dump() == match.prefix(0).state.dump() == match.at(0).dump()


def test_the_first_position_is_the_head_alone() -> None:
    assert "akropolis 3 long=no variants=- lakes=no |" == position_text(
        AKROPOLIS.new(make_setup(AKROPOLIS, 3))
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a position text is 'GAME SEATS"),
        ("akropolis 2", "a position text is 'GAME SEATS"),
        ("| turn=1", "begins with the game and the number of seats"),
        ("akropolis two |", "begins with the game and the number of seats"),
        ("chess 2 |", "there is no game 'chess'"),
        ("akropolis 9 |", "akropolis is for 1 to 4 seats, not 9"),
        ("akropolis 2 long |", "'long' is not an option with its value"),
        ("akropolis 2 long=maybe |", "neither yes nor no"),
        ("akropolis 2 | speed=3", "akropolis has no field 'speed'"),
        ("akropolis 2 | " + "x" * 30_000, "at most 20000 characters"),
    ],
)
def test_what_is_no_position_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        read_position(text)
    assert reason in str(error.value)


def test_a_game_without_a_shape_has_no_position_text() -> None:
    with pytest.raises(BadPosition, match="hoard has no position text"):
        position_text(hoard_table(2))
    with pytest.raises(BadPosition, match="hoard has no position text"):
        read_position("hoard 2 price=no |", as_game(Hoard()))


def test_a_record_has_one_position_before_its_plies() -> None:
    text = record.write(random_match(AKROPOLIS, make_setup(AKROPOLIS, 2), 1))
    line = "position akropolis 2 long=no variants=- lakes=no |"
    lines = text.splitlines()
    for at in (3, 5):
        wrong = "\n".join([*lines[:2], line, *lines[2:at], line, *lines[at:]])
        with pytest.raises(BadRecord, match="before the first ply, and once"):
            record.read(wrong)
    other = line.replace("long=no", "long=yes")
    with pytest.raises(BadRecord, match="other seats or options"):
        record.read("\n".join([*lines[:2], other, *lines[2:]]))
