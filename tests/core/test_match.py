"""Match: play, undo with its barrier, positions of the past."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from poleis import CHANCE, Luck, Match, get_game, make_setup
from poleis.core.errors import BadAction, BadSetup, Illegal, NotYourTurn, PoleisError, UndoBarred
from poleis.core.explain import ScoreLine
from poleis.core.game import Game, games
from poleis.core.match import SNAPSHOT_EVERY, Move, Undo, fingerprint
from poleis.core.random_play import random_match
from poleis.core.state import State
from tests.covering import covering_setups
from tests.laws.broken import NeverRefuses
from tests.laws.hoard import as_game

GAME = get_game("akropolis")


def new_match(seats: int = 2, seed: int | None = 5) -> Match:
    return Match(GAME, make_setup(GAME, seats), seed)


def play_at_random(match: Match, decisions: int) -> None:
    for _ in range(decisions):
        actor = match.state.actors()[0]
        match.play(actor, int(match.state.random_action(actor, Luck.of(match.ply))))


# ---- copies


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_copy_goes_on_by_itself(game_id: str, copied: Callable[[Any], Any]) -> None:
    """Of a position and of a match, with the luck that it would have had."""
    game = get_game(game_id)
    match = Match(game, make_setup(game, 2), 5)
    play_at_random(match, 20)
    twin, state = copied(match), copied(match.state)
    before, log = match.state.dump(), match.log[:]
    assert before == twin.state.dump() == state.dump()
    play_at_random(twin, 20)
    assert (before, log) == (match.state.dump(), match.log)
    assert before == state.dump() != twin.state.dump()
    play_at_random(match, 20)
    assert (match.history, match.state.dump()) == (twin.history, twin.state.dump())
    assert match.at(18).dump() == twin.at(18).dump()


# ---- play


def test_a_seed_is_a_whole_number_of_any_kind_or_a_word() -> None:
    """A number of another library is the same seed as the plain one; half a number is none."""

    class Seven:
        def __index__(self) -> int:
            return 7

    setup = make_setup(GAME, 2)
    assert new_match(seed=7).log == Match(GAME, setup, Seven()).log  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="neither a whole number nor a word"):
        Match(GAME, setup, 0.5)  # type: ignore[arg-type]


def test_with_a_seed_chance_acts_by_itself() -> None:
    match = new_match()
    assert [CHANCE] * 4 == [move.actor for move in match.log]
    assert 0 == match.state.actor()


def test_chance_of_a_ply_depends_on_seed_and_ply_alone() -> None:
    match = new_match(seed=5)
    for ply, move in enumerate(match.log):
        assert move.action == match.at(ply).roll(Luck.of(5, ply))
    assert match.log == new_match(seed=5).log != new_match(seed=6).log


def test_without_a_seed_outcomes_are_played_like_moves() -> None:
    match = new_match(seed=None)
    assert 0 == match.ply
    assert Move(CHANCE, 0) == match.play(CHANCE, "draw 1")
    with pytest.raises(BadAction, match=r"^chance cannot bring draw 1 now$"):
        match.play(CHANCE, "draw 1")
    with pytest.raises(Illegal, match=r"AKR-5.2"):
        match.play(0, "take 1")
    assert 1 == match.ply


def test_an_action_may_be_given_in_any_spelling() -> None:
    logs = []
    for action in (0, "take 1", {"do": "take", "slot": 1}):
        match = new_match()
        assert Move(0, 0) == match.play(0, action)
        logs.append(match.log)
    assert logs[0] == logs[1] == logs[2]


class Whole:
    """A whole number of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_numbers_may_be_those_of_another_library() -> None:
    """Whoever learns has seats and actions in arrays; the log has plain numbers in any case."""
    match = Match(GAME, make_setup(GAME, Whole(2)), 5)
    assert "Move(actor=0, action=1)" == repr(match.play(Whole(0), Whole(1)))
    assert 2 == match.setup.seats and type(match.setup.seats) is int


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_who_does_not_sit_there_cannot_play(game: Game) -> None:
    """Whatever was agreed on, and whatever is going on: it is refused, and nothing happens."""
    for setup in covering_setups(game):
        match = Match(game, setup, 3)
        for _ in range(4):
            [seat, *_] = match.state.actors()
            before = match.state.dump()
            for nobody in (setup.seats, setup.seats + 5, -3):
                assert [] == list(match.state.legal(nobody))
                for code in match.state.legal(seat):
                    with pytest.raises((Illegal, NotYourTurn)):
                        match.play(nobody, int(code))
            assert before == match.state.dump()
            play_at_random(match, 1)


def test_what_is_refused_changes_nothing() -> None:
    match = new_match()
    before, log = match.state.dump(), list(match.log)
    refused: list[tuple[int, Any, type[PoleisError]]] = [
        (0, "take 4", Illegal),
        (1, "take 1", Illegal),
        (7, "take 1", Illegal),
        (0, "dance", BadAction),
        (0, 10**9, BadAction),
        (0, 0.5, BadAction),
        (0, None, BadAction),
        (CHANCE, "draw 1", BadAction),
    ]
    for actor, action, error in refused:
        with pytest.raises(error):
            match.play(actor, action)
    assert before == match.state.dump() and log == match.log == match.history


def test_a_seat_out_of_turn_is_refused_even_by_a_game_that_cannot_say_why() -> None:
    match = Match(as_game(NeverRefuses()), make_setup(GAME, 2), 1)
    with pytest.raises(NotYourTurn, match=r"^seat 1 is not to act now$"):
        match.play(1, "keep")


def test_a_finished_match_says_who_won() -> None:
    match = random_match(GAME, make_setup(GAME, 2), 3)
    assert match.is_over
    assert [int(match.state.score(seat)) for seat in (0, 1)] == match.scores()
    assert sorted(match.ranking()) == [1, 2]
    with pytest.raises(Illegal, match=r"AKR-5.4"):
        match.play(0, "take 1")


# ---- undo


def test_undo_goes_back_to_the_last_own_decision() -> None:
    match = new_match()
    before = match.state.dump()
    match.play(0, "take 1")
    assert Undo(0, 4) == match.undo(0)
    assert before == match.state.dump()
    assert 4 == match.ply


def test_undo_is_free_until_another_seat_acts() -> None:
    match = new_match()
    match.play(0, "take 1")
    match.play(0, "place 2 0 r0")
    match.undo(0)  # the placement
    match.undo(0)  # and the take
    assert 4 == match.ply
    match.play(0, "take 1")
    match.play(0, "place 2 0 r0")
    match.play(1, "take 1")
    with pytest.raises(UndoBarred, match=r"^chance or another seat has acted since$"):
        match.undo(0)
    assert 7 == match.ply
    match.undo(1)
    match.undo(0)


def test_undo_stops_where_chance_revealed_something() -> None:
    """The third turn of the round opens a stack at once."""
    match = new_match()
    play_at_random(match, 6)
    assert [0, 0, 1, 1, 0, 0, CHANCE, CHANCE, CHANCE] == [move.actor for move in match.log[4:]]
    with pytest.raises(UndoBarred):
        match.undo(0)
    assert Undo(0, 9) == match.undo(0, consent=True)
    assert 9 == match.ply


def test_the_same_chance_follows_after_an_undo() -> None:
    match = new_match()
    play_at_random(match, 6)
    drawn = match.log[-3:]
    last = match.log[-4]
    match.undo(0, consent=True)
    match.play(0, last.action)
    assert drawn == match.log[-3:]


def test_undo_needs_something_to_take_back() -> None:
    match = new_match()
    with pytest.raises(UndoBarred, match=r"^seat 1 has nothing to take back$"):
        match.undo(1)
    with pytest.raises(UndoBarred, match=r"^seat 0 has nothing to take back$"):
        match.undo(0, consent=True)
    with pytest.raises(UndoBarred, match=r"^seat -1 has nothing to take back$"):
        match.undo(CHANCE)  # a record could not tell it


def test_history_is_never_deleted() -> None:
    match = new_match()
    match.play(0, "take 1")
    match.undo(0)
    match.play(0, "take 2")
    assert [Move(0, 0), Undo(0, 4), Move(0, 1)] == match.history[4:]
    assert [Move(0, 1)] == match.log[4:]


@pytest.mark.parametrize("ply", [-1, 5, 1000])
def test_there_is_no_going_back_beyond_the_game(ply: int) -> None:
    match = new_match()
    with pytest.raises(UndoBarred, match=f"^there is no ply {ply} to go back to$"):
        match.go_back(Undo(0, ply))
    assert 4 == match.ply


# ---- the past


def test_at_is_the_position_after_so_many_plies() -> None:
    match = new_match(3)
    dumps = [match.at(ply).dump() for ply in range(match.ply + 1)]
    while not match.is_over:
        play_at_random(match, 1)
        dumps += [match.at(ply).dump() for ply in range(len(dumps), match.ply + 1)]
    assert match.ply > 3 * SNAPSHOT_EVERY
    assert dumps == [match.at(ply).dump() for ply in range(match.ply + 1)]
    again = GAME.new(match.setup)
    for ply, move in enumerate(match.log):
        assert dumps[ply] == again.dump()
        again.apply(move.actor, move.action)


def test_at_gives_a_copy() -> None:
    match = new_match()
    play_at_random(match, 30)
    for ply in (0, SNAPSHOT_EVERY, match.ply - 1):
        before = match.at(ply).dump()
        match.at(ply).apply(match.log[ply].actor, match.log[ply].action)
        assert before == match.at(ply).dump()


@pytest.mark.parametrize("ply", [-1, 5])
def test_there_is_no_position_beyond_the_game(ply: int) -> None:
    with pytest.raises(IndexError, match=r"^there are 4 plies$"):
        new_match().at(ply)


@pytest.mark.parametrize("back_to", [1, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1])
def test_the_past_is_right_after_going_back(back_to: int) -> None:
    """Snapshots taken before do not survive in a past that was replaced."""
    match = Match(GAME, make_setup(GAME, 2), 1)
    play_at_random(match, 40)
    match.go_back(Undo(0, back_to))
    luck = Luck.of("otherwise")
    while not match.is_over and match.ply < 4 * SNAPSHOT_EVERY:
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.advance()
        else:
            match.play(actor, int(match.state.random_action(actor, luck)))
    again = GAME.new(match.setup)
    for ply, move in enumerate(match.log):
        assert again.dump() == match.at(ply).dump()
        again.apply(move.actor, move.action)
    assert again.dump() == match.state.dump()


def test_fingerprints_tell_positions_apart() -> None:
    match = random_match(GAME, make_setup(GAME, 2), 1)
    prints = [fingerprint(match.at(ply)) for ply in range(match.ply + 1)]
    assert len(prints) == len(set(prints))
    assert all(len(digits) == 8 and int(digits, 16) >= 0 for digits in prints)


# ---- choices at the same time


def chosen_at_once(decisions: int) -> Match:
    """7 Wonders Dice with seven seats, who choose in turn."""
    game = get_game("seven_wonders_dice")
    match = Match(game, make_setup(game, 7), 3)
    play_at_random(match, decisions)
    return match


def check_the_past(match: Match) -> None:
    state = match.game.new(match.setup)
    for ply, move in enumerate(match.log):
        assert state.dump() == match.at(ply).dump()
        state.apply(move.actor, move.action)
    assert state.dump() == match.state.dump()


def test_the_past_is_right_whatever_the_order_of_choices() -> None:
    """Also if one of many is taken back: what others have chosen stays, and every position is that
    of the log, in which choices stand seat by seat."""
    match = chosen_at_once(40)
    luck = Luck.of("choices")
    for _ in range(150):
        start = match.open_since()
        seats = sorted({move.actor for move in match.log[start:]}) if start is not None else []
        if seats and luck.below(3) == 0:
            match.undo(seats[int(luck.below(len(seats)))])
        else:
            actors = match.state.actors()
            seat = actors[int(luck.below(len(actors)))]
            match.play(seat, int(match.state.random_action(seat, luck)))
        check_the_past(match)


def test_a_phase_that_has_ended_is_open_also_in_the_middle() -> None:
    """While it goes on, nobody sees in the scores what another has chosen; afterwards all do."""
    match = chosen_at_once(80)
    game = match.game

    def sheets(state: State) -> list[list[ScoreLine]]:
        return [game.sheet(state, seat) for seat in range(7)]

    start = match.open_since() or match.ply
    hidden = 0
    for ply in range(start):
        true = match.at(ply)
        assert sheets(true) == sheets(match.known(6, ply)) == sheets(match.known(None, ply))
        hidden += sheets(true) != sheets(game.redact(true, None))
    assert hidden > 3, "nothing was ever hidden"
