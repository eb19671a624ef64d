"""What the program does beyond the rulebook (SWD-12): decisions, secrecy, taking back, records."""

from __future__ import annotations

import pytest

from poleis import Luck, Match
from poleis.core import record
from poleis.core.errors import UndoBarred
from poleis.core.random_play import positions, random_match
from poleis.core.setup import make_setup
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from tests.rules.seven_wonders_dice.tables import (
    AGORA,
    GAME,
    City,
    but,
    coins,
    crossed,
    has_finished,
    legal,
    play,
    table,
)


def match_of(seats: int, seed: int = 1) -> Match:
    return Match(GAME, make_setup(GAME, seats), seed)


def known(match: Match, viewer: int | None) -> SevenWondersDice:
    state = match.known(viewer)
    assert isinstance(state, SevenWondersDice)
    return state


@pytest.mark.rule("SWD-12.1")
def test_each_question_has_its_own_kind_of_answers() -> None:
    answers = {
        "action": {"build", "wonder", "pass"},
        "extra": {"build", "wonder", "pass"},
        "build": {"build", "decline"},
        "cross": {"cross", "decline"},
        "bonus": {"bonus"},
    }
    seen = set()
    for seed in range(6):
        for state, _ in positions(GAME, make_setup(GAME, 3), seed):
            assert isinstance(state, SevenWondersDice)
            for seat in range(3):
                asked = state.asked(seat)
                question = "" if asked is None else asked.question()
                verbs = {text.split()[0] for text in legal(state, seat)}
                assert verbs <= answers.get(question, set())
                seen.add(question)
    assert {"", *answers} == seen


@pytest.mark.rule("SWD-12.2")
def test_everything_is_open_between_the_turns() -> None:
    for state, _ in positions(GAME, make_setup(GAME, 4), 2):
        assert isinstance(state, SevenWondersDice)
        if state.phase() == 0:
            for viewer in (None, 0, 3):
                assert state.dump() == GAME.redact(state, viewer).dump()


@pytest.mark.rule("SWD-12.3")
@pytest.mark.parametrize("seats", range(2, 8))
def test_random_games_end_long_before_the_limit(seats: int) -> None:
    state = random_match(GAME, make_setup(GAME, seats), seats).state
    assert isinstance(state, SevenWondersDice)
    assert 20 < state.turn < 80


@pytest.mark.rule("SWD-12.4")
def test_extra_actions_cannot_loop() -> None:
    """Every follow-up crosses something or ends: a turn has fewer decisions than spaces."""
    longest = 0
    for seed in range(20):
        match = random_match(GAME, make_setup(GAME, 2), seed)
        run = 0
        for before, move in zip(match.log, match.log[1:], strict=False):
            run = run + 1 if move.actor == before.actor >= 0 else 0
            longest = max(longest, run)
    assert 1 < longest < 2 * 61


@pytest.mark.rule("SWD-12.5")
def test_nobody_waits_for_another_with_follow_up_decisions() -> None:
    """A seat goes through its action and all its follow-ups while others have not even begun."""
    almost = City(but(AGORA, "ag_33"), coins=21)
    state = table(almost, almost, City(), dice="blue:owl@0 red:axe@0")
    play(state, "build blue ag_33", seat=1)
    assert [0, 1, 2] == state.actors()
    play(state, "build blue ag_33", seat=0)
    play(state, "bonus bonus_action", "build red bw_attack_1", seat=1)
    assert [0, 2] == state.actors()


@pytest.mark.rule("SWD-12.6", "SWD-13.12")
def test_until_all_have_finished_others_look_as_at_the_start_of_the_turn() -> None:
    almost = City(but(AGORA, "ag_33"), coins=21)
    state = table(almost, City(), dice="blue:owl@0")
    start = state.dump()
    for action in ("build blue ag_33", "bonus bonus_coins"):
        play(state, action)
        for viewer in (1, None):
            seen = GAME.redact(state, viewer)
            assert isinstance(seen, SevenWondersDice)
            assert 21 == coins(seen) and "ag_33" not in crossed(seen)
            if not has_finished(state):
                assert start == seen.dump(), "not even that a decision was made"
    seen = GAME.redact(state, 1)
    assert isinstance(seen, SevenWondersDice)
    assert has_finished(seen), "that it has finished is shown"
    own = GAME.redact(state, 0)
    assert own.dump() == state.dump()
    play(state, "pass", seat=1)
    opened = GAME.redact(state, 1)
    assert isinstance(opened, SevenWondersDice)
    assert "ag_33" in crossed(opened)


@pytest.mark.rule("SWD-12.6")
def test_nobody_learns_the_number_of_decisions() -> None:
    """Neither from the log nor from the revision."""
    match = match_of(3)
    before = len(match.visible_log(1)), match.revision([1])
    match.play(0, "pass")
    match.undo(0)
    match.play(0, "pass")
    assert before == (len(match.visible_log(1)), match.revision([1]))
    assert before[1] + 3 == match.revision([0]), "a seat knows its own"
    assert before[1] == match.revision([])
    match.play(2, "pass")
    match.play(1, "pass")
    assert len(match.history) == match.revision([1]) == match.revision([])


@pytest.mark.rule("SWD-12.7")
def test_decisions_can_be_taken_back_until_the_last_seat_has_finished() -> None:
    match = match_of(3)
    match.play(1, "pass")
    before = match.state.dump()
    match.play(0, "pass")
    match.undo(0)
    assert before == match.state.dump()
    assert [0, 2] == match.state.actors()
    match.play(0, "pass")
    match.play(2, "pass")
    with pytest.raises(UndoBarred):
        match.undo(2)


@pytest.mark.rule("SWD-12.7")
def test_a_choice_is_taken_back_whatever_others_chose_since() -> None:
    match = match_of(4)
    for seat in (2, 0, 3):
        match.play(seat, "pass")
    match.undo(2)
    assert [1, 2] == match.state.actors()
    assert [0, 3] == [move.actor for move in match.log[-2:]]
    match.play(2, "pass")
    assert [1] == match.state.actors()


@pytest.mark.rule("SWD-12.7")
def test_decisions_are_taken_back_one_by_one_from_the_last() -> None:
    """In random games, every turn in which a seat decides several times."""
    several = 0
    for seed in range(10):
        match = random_match(GAME, make_setup(GAME, 2), seed)
        again = Match(GAME, make_setup(GAME, 2))
        for move in match.log:
            before = again.state.dump()
            again.play(move.actor, move.action)
            ply = again.ply - 1
            if again.state.phase() and move.actor in again.state.actors():
                several += 1
                again.undo(move.actor)
                assert (before, ply) == (again.state.dump(), again.ply)
                again.play(move.actor, move.action)
    assert several > 20


@pytest.mark.rule("SWD-12.8")
def test_a_record_tells_a_turn_seat_by_seat_without_what_was_taken_back() -> None:
    match = match_of(3)
    match.play(2, "pass")
    match.play(0, "pass")
    match.undo(0)
    match.play(1, "pass")
    match.play(0, "pass")
    lines = [line for line in record.write(match).splitlines() if line[0] in "012"]
    assert ["0 pass", "1 pass", "2 pass"] == lines
    assert "undo" not in record.write(match)
    assert match.log == record.read(record.write(match)).match.log


@pytest.mark.rule("SWD-12.8")
def test_an_undo_by_consent_after_the_turn_stands_in_the_record() -> None:
    """The dice have been seen: that it was taken back is part of the game."""
    match = match_of(2)
    match.play(1, "pass")
    match.play(0, "pass")
    after = match.state.dump()
    undo = match.undo(0, consent=True)
    assert [0] == match.state.actors(), "seat 1 has chosen still"
    match.play(0, "pass")
    assert after == match.state.dump()
    text = record.write(match)
    assert f"0 undo {undo.ply}" in text
    again = record.read(text).match
    assert again.state.dump() == match.state.dump()
    assert text == record.write(again)


@pytest.mark.rule("SWD-12.8")
def test_a_record_of_one_seat_has_what_was_taken_back() -> None:
    """Nobody chooses at the same time: decisions and undos stand in order."""
    match = match_of(1)
    match.play(0, "pass")
    undo = match.undo(0, consent=True)
    match.play(0, "pass")
    text = record.write(match)
    lines = [line for line in text.splitlines() if line[0] == "0"]
    assert ["0 pass", f"0 undo {undo.ply}", "0 pass"] == lines
    assert text == record.write(record.read(text).match)


def told(match: Match) -> list[str]:
    """What a record tells of the seats; what is read from it is the same game."""
    text = record.write(match)
    again = record.read(text).match
    assert (match.log, match.state.dump()) == (again.log, again.state.dump())
    return [line for line in text.splitlines() if line[0] in "01"]


@pytest.mark.rule("SWD-12.8")
def test_a_turn_entered_again_is_told_as_it_goes() -> None:
    """What stays of it was told before: it is not told twice, neither now nor at its end."""
    match = match_of(2)
    for seat in (1, 0):
        match.play(seat, "pass")
    back = match.undo(0, consent=True).ply
    lines = ["0 pass", "1 pass", f"0 undo {back}"]
    assert lines == told(match)
    match.play(0, "pass")
    assert [*lines, "0 pass"] == told(match)


@pytest.mark.rule("SWD-12.8")
def test_a_turn_entered_again_before_the_dice_fell_is_told_as_it_goes() -> None:
    """Nobody was choosing when it was taken back."""
    match = match_of(2)
    match.seed = None
    for seat in (1, 0):
        match.play(seat, "pass")
    back = match.undo(0, consent=True).ply
    match.play(0, "pass")
    assert ["0 pass", "1 pass", f"0 undo {back}", "0 pass"] == told(match)


@pytest.mark.rule("SWD-12.8")
def test_what_was_chosen_in_a_turn_is_told_when_the_one_before_is_entered_again() -> None:
    """It is taken back with the dice that all have seen."""
    match = match_of(2)
    for seat in (0, 1, 1):
        match.play(seat, "pass")
    back = match.undo(0, consent=True).ply
    assert ["0 pass", "1 pass", "1 pass", f"0 undo {back}"] == told(match)


@pytest.mark.rule("SWD-12.8")
def test_a_turn_entered_again_and_left_for_the_one_before_is_told_once() -> None:
    match = match_of(2)
    for seat in (0, 1, 0, 1):
        match.play(seat, "pass")
    undone = [f"0 undo {match.undo(0, consent=True).ply}" for _ in range(2)]
    assert ["0 pass", "1 pass", "0 pass", "1 pass", *undone] == told(match)


@pytest.mark.rule("SWD-13.12")
def test_a_bot_never_sees_what_others_chose() -> None:
    """What is imagined of a seat that has finished depends on luck, not on what it did."""
    passed = table(City(), City(), dice="blue:mask@0")
    built = passed.clone()
    play(passed, "pass", seat=1)
    play(built, "build blue ag_11", seat=1)
    worlds = []
    for state in (passed, built):
        seen = GAME.redact(state, 0)
        worlds.append(GAME.resample(seen, 0, Luck.of(5)).dump())
    assert worlds[0] == worlds[1]
    assert GAME.redact(passed, 0).dump() == GAME.redact(built, 0).dump()
