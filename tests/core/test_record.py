"""The text of a game: written, read again, and refused with line, ply and reason."""

from __future__ import annotations

import re

import pytest

from poleis import Luck, Match, get_game, make_setup
from poleis.core import record
from poleis.core.audit import audit
from poleis.core.errors import BadRecord, BadSetup
from poleis.core.match import Undo
from poleis.core.random_play import random_match
from poleis.core.setup import Setup
from tests.laws.hoard import Hoard, as_game

GAME = get_game("akropolis")
HEAD = "poleis 2\ngame akropolis rules 1 seats 2 options long=no variants=- lakes=no\n"
DRAWN = HEAD + "* draw 1\n* draw 2\n* draw 3\n* draw 5\n"
"""Lines 1 to 6: the construction site is laid out, seat 0 is to take."""
WHOLE = record.write(random_match(GAME, make_setup(GAME, 2), 1))


def test_a_record_is_readable_without_a_program() -> None:
    match = Match(GAME, make_setup(GAME, 2, {"variants": "gardens,markets"}), 7)
    match.play(0, "take 2")
    match.undo(0)
    match.play(0, "take 1")
    match.play(0, "place 2 0 r5")
    lines = record.write(match, {1: "Bob", 0: "Ann  Lee"}, seed=True).splitlines()
    assert [
        "poleis 2",
        "game akropolis rules 1 seats 2 options long=no variants=markets,gardens lakes=no",
        "player 1 Bob",
        "player 0 Ann Lee",
        "seed 7",
    ] == lines[:5]
    assert all(re.fullmatch(r"\* draw \d+", line) for line in lines[5:9])
    assert ["0 take 2", "0 undo 4", "0 take 1", "0 place 2 0 r5"] == lines[9:]


def test_a_finished_game_has_checkpoints_and_a_result() -> None:
    lines = WHOLE.splitlines()
    assert [20, 40, 60, 80, 100, 109] == [int(x.split()[1]) for x in lines if x[0] == "="]
    assert re.fullmatch(r"result \d+ \d+", lines[-1])
    assert record.read(WHOLE).result == record.read(WHOLE).match.scores()


def test_reading_and_writing_are_inverse() -> None:
    told = record.read(WHOLE)
    assert WHOLE == record.write(told.match)
    assert told.match.is_over


def test_a_game_may_be_saved_and_resumed_at_any_ply() -> None:
    lines = WHOLE.splitlines(keepends=True)
    for end in range(2, len(lines)):
        told = record.read("".join(lines[:end]))
        assert told.result is None
        for line in lines[end:]:
            if line[0] in "*01":
                actor = -1 if line[0] == "*" else int(line[0])
                told.match.play(actor, line[1:])
            if told.match.ply % 20 == 1:
                break
    assert WHOLE == record.write(record.read(WHOLE).match)


def test_reading_stops_where_it_is_told() -> None:
    for until in (0, 4, 50, 109):
        assert until == record.read(WHOLE, until=until).match.ply
    assert 109 == record.read(WHOLE, until=1000).match.ply


def test_lines_may_come_one_by_one_with_comments_and_empty_lines() -> None:
    lines = ["# a game", "", "poleis 2  # version", "  ", *WHOLE.splitlines()[1:], "# the end"]
    assert WHOLE == record.write(record.read(iter(lines)).match)
    assert WHOLE == record.write(record.read(WHOLE.replace("\n", "\r\n")).match)


def test_undo_is_part_of_the_record() -> None:
    match, luck = Match(GAME, make_setup(GAME, 3), 2), Luck.of("undo")
    while not match.is_over:
        seat = match.state.actors()[0]
        match.play(seat, int(match.state.random_action(seat, luck)))
        if luck.below(5) == 0:
            match.undo(seat, consent=True)
    again = record.read(record.write(match)).match
    assert sum(isinstance(event, Undo) for event in match.history) > 5
    assert match.history == again.history
    assert match.log == again.log


@pytest.mark.parametrize(
    "name", ["Ann", "Ann Lee", "#1", "Ann #2", "take 1", "Zażółć gęślą", "result 3 4", "€" * 50]
)
def test_names_of_players_survive(name: str) -> None:
    text = record.write(Match(GAME, make_setup(GAME, 2)), {0: name, 1: "Bob"})
    assert {0: name, 1: "Bob"} == record.read(text).players


def test_a_name_cannot_break_the_record() -> None:
    """White space of any kind becomes one space; a blank name is left out."""
    names = {0: "Ann\nresult 1 2\u2028x\x1d", 1: " \t\n"}
    text = record.write(Match(GAME, make_setup(GAME, 2)), names)
    assert {0: "Ann result 1 2 x"} == record.read(text).players


def test_a_name_cannot_command_the_terminal() -> None:
    """Control characters and invisible ones in a file are not part of a name."""
    text = HEAD + "player 0 A\x1b[2Jnn\x07 \u202eLee\nplayer 1 \x1b\u200b\n"
    assert {0: "A [2Jnn Lee"} == record.read(text).players
    text = record.write(Match(GAME, make_setup(GAME, 2)), {0: "A\x1bnn", 1: "\x1b"})
    assert "player 0 A nn" == text.splitlines()[2]
    assert 3 == len(text.splitlines())


@pytest.mark.parametrize("seed", ["", "a b", "a#1", "a\n", "\x1b", "\u2028", "\ud800", "\u200b"])
def test_a_seed_that_cannot_be_written_down_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="is not one word without '#'"):
        Match(GAME, make_setup(GAME, 2), seed)
    match = Match(GAME, make_setup(GAME, 2), "good")
    with pytest.raises(BadSetup):
        match.seed = seed
    assert "good" == match.seed


def test_the_seed_of_a_line_may_stand_in_a_record() -> None:
    """It is the seed without its prefix, so the audit passes."""
    text = record.write(Match(GAME, make_setup(GAME, 2), "7.1"), seed=True)
    told = record.read(text.replace("seed 7.1", "seed deal-7.1"))
    assert "7.1" == told.seed
    assert audit(told.match, "7.1").is_passed


@pytest.mark.parametrize("seed", [0, -5, "olive-7", "a/b:c=d,e", "żółw", "=", "*"])
def test_a_seed_is_read_as_it_was_written(seed: int | str) -> None:
    match = Match(GAME, make_setup(GAME, 2), seed)
    told = record.read(record.write(match, seed=True, commit=True))
    assert (str(seed), record.commitment(seed)) == (told.seed, told.commitment)


def test_a_record_of_a_game_that_is_not_installed() -> None:
    game = as_game(Hoard())
    text = record.write(random_match(game, Setup(game, 2, (("price", True),)), 3))
    assert text == record.write(record.read(text, game=game).match)
    with pytest.raises(BadRecord, match=r"^line 2: there is no game 'hoard'"):
        record.read(text)
    with pytest.raises(BadRecord, match=r"^line 2: this is a game of hoard, not of akropolis$"):
        record.read(text, game=GAME)


HEADS = [
    ("", 1, "a record begins with the line 'poleis 2'"),
    ("# nothing but a comment", 1, "a record begins with the line 'poleis 2'"),
    ("\x00\xff\ufeff", 1, "a record begins with the line 'poleis 2'"),
    ("polis 1", 1, "a record begins with the line 'poleis 2'"),
    ("poleis", 1, "version  of the notation is not known"),
    ("poleis 3", 1, "version 3 of the notation is not known"),
    ("poleis 2 2", 1, "version 2 2 of the notation is not known"),
    ("poleis ١", 1, "version ١ of the notation is not known"),
    ("poleis 2", 2, "expected 'game NAME rules VERSION seats NUMBER options ...'"),
    ("poleis 2\ngame akropolis", 2, "expected 'game NAME rules VERSION seats NUMBER options ...'"),
    ("poleis 2\n\n\ngame chess rules 1 seats 2", 4, "there is no game 'chess' (installed: "),
    ("poleis 2\ngame akropolis rules 2 seats 2", 2,
     "rules version 2 of akropolis is not known (have 1)"),
    ("poleis 2\ngame akropolis rules 1 seats two", 2, "'two' is not a number"),
    ("poleis 2\ngame akropolis rules 1 seats ٢", 2, "'٢' is not a number"),
    ("poleis 2\ngame akropolis rules 1 seats ²", 2, "'²' is not a number"),
    ("poleis 2\ngame akropolis rules 1 seats --2", 2, "'--2' is not a number"),
    ("poleis 2\ngame akropolis rules 1 seats " + "9" * 5000, 2, f"'{'9' * 40}' is not a number"),
    ("poleis 2\ngame akropolis rules 1 seats 5", 2, "akropolis is for 1 to 4 seats, not 5"),
    ("poleis 2\ngame akropolis rules 1 seats 2 option long=no", 2,
     "expected 'options', not 'option'"),
    ("poleis 2\ngame akropolis rules 1 seats 2 options long", 2, "option 'long' has no value"),
    ("poleis 2\ngame akropolis rules 1 seats 2 options long=maybe", 2,
     "long: 'maybe' is neither yes nor no"),
    ("poleis 2\ngame akropolis rules 1 seats 2 options long=no long=yes", 2,
     "option 'long' is given twice"),
    ("poleis 2\ngame akropolis rules 1 seats 2 options speed=high", 2,
     "akropolis has no option speed (it has long, variants, lakes, architect)"),
    ("poleis 2\ngame akropolis rules 1 seats 4 options long=yes", 2,
     "long is only for 1, 2, 3 seats (AKR-2.8)"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "reason"), HEADS, ids=range(len(HEADS)))
def test_a_bad_head_is_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord) as error:
        record.read(text)
    assert line == error.value.line
    assert reason.split("{games}", maxsplit=1)[0] in error.value.reason
    assert None is error.value.ply
    assert str(error.value).startswith(f"line {line}: ")


LINES = [
    ("2 take 1", "there is no seat 2"),
    ("7 take 1", "there is no seat 7"),
    ("٠ take 1", "'٠' is not a number"),
    ("99999999999 take 1", "'99999999999' is not a number"),
    ("-1 take 1", "'-1 take 1' is not understood"),
    ("1 take 1", "take 1 is not legal now (AKR-5.1)"),
    ("0 take 3", "take 3 is not legal now (AKR-3.2, AKR-3.3)"),
    ("0 take 5", "take 5 is not legal now (AKR-3.4)"),
    ("0 place 2 0 r0", "place 2 0 r0 is not legal now (AKR-3.1)"),
    ("0 take", "'take': expected take SLOT"),
    ("0 take 99", "slot: 99 is not from 1 to 6"),
    ("0 take ١", "slot: '١' is not a whole number"),
    ("0", "empty; one of take, place was expected"),
    ("0 jump 1", "there is no action 'jump' (one of take, place)"),
    ("* draw 6", "chance cannot bring draw 6 now"),
    ("* draw 99", "tile: 99 is not from 1 to 61"),
    ("*", "empty; one of draw was expected"),
    ("0 undo 5", "there is no ply 5 to go back to"),
    ("0 undo -1", "there is no ply -1 to go back to"),
    ("0 undo --1", "'--1' is not a number"),
    ("0 undo one", "'one' is not a number"),
    ("= 3 00000000", "the checkpoint is for ply 3"),
    ("= 4 00000000", "the position is {print}, the checkpoint says 00000000"),
    ("= four 00000000", "'four' is not a number"),
    ("= 4", "'= 4' is not understood"),
    ("result 1 2", "there is a result, but the game is not over"),
    ("result one two", "'one' is not a number"),
    ("player 2 Ann", "there is no seat 2"),
    ("player -1 Ann", "there is no seat -1"),
    ("player x Ann", "'x' is not a number"),
    ("player 0", "'player 0' is not understood"),
    ("player 0 Ann\nplayer 0 Bob", "seat 0 is named twice"),
    ("seed 1 2", "'seed 1 2' is not understood"),
    ("seed a\x1b[2J", "'a\\x1b[2J' is not a seed"),
    ("seed 1 from -7", "there is no ply -7 for the seed to begin at"),
    ("seed 1\nseed 1", "the seed is given twice"),
    (f"commit {'0' * 64}\ncommit {'0' * 64}", "the commitment is given twice"),
    ("hello", "'hello' is not understood"),
    ("poleis 2", "'poleis 2' is not understood"),
]


@pytest.mark.parametrize(("line", "reason"), LINES, ids=[line for line, _ in LINES])
def test_the_first_line_that_does_not_fit_is_named(line: str, reason: str) -> None:
    with pytest.raises(BadRecord) as error:
        record.read(DRAWN + line + "\n0 take 1\n")
    number = 7 + line.count("\n")
    assert (number, 4) == (error.value.line, error.value.ply)
    before, _, after = reason.partition("{print}")
    assert error.value.reason.startswith(before) and error.value.reason.endswith(after)
    assert f"line {number}, ply 4: {error.value.reason}" == str(error.value)


def test_a_seed_begins_within_the_game() -> None:
    """At the latest where the record ends; the plies that were taken back count."""
    for text in (DRAWN, DRAWN + "0 undo 1\n"):
        for start in (0, 4):
            seeded = text.replace("* draw 1\n", f"seed x from {start}\n* draw 1\n")
            assert start == record.read(seeded).seed_from
        with pytest.raises(BadRecord, match=r"^line 3: there is no ply 5 for the seed "):
            record.read(text.replace("* draw 1\n", "seed x from 5\n* draw 1\n"))
    late = DRAWN.replace("* draw 1\n", "seed x from 5\n* draw 1\n")
    assert 5 == record.read(late, until=2).seed_from


def test_a_seed_may_begin_where_something_was_left_out() -> None:
    """Decisions of a phase that were taken back are not told: the seed begins where it ends."""
    game = get_game("seven_wonders_dice")
    match = Match(game, make_setup(game, 2), "old")
    seat = match.state.actors()[0]
    match.play(seat, int(match.state.legal(seat)[0]))
    start = match.ply
    match.undo(seat)
    told = record.read(record.write(match, seed=True, seed_from=start))
    assert (start - 1, start - 1) == (told.seed_from, told.match.ply)


def test_a_wrong_result_is_refused() -> None:
    *lines, last = WHOLE.splitlines()
    scores = last.split()[1:]
    for wrong, reason in [
        (f"result {scores[0]}", f"the scores are {' '.join(scores)}, the record says {scores[0]}"),
        (f"result {scores[0]} -5", f"the scores are {' '.join(scores)}, the record says "),
        ("result", f"the scores are {' '.join(scores)}, the record says "),
    ]:
        with pytest.raises(BadRecord, match=re.escape(reason)) as error:
            record.read("\n".join([*lines, wrong]))
        assert (len(lines) + 1, 109) == (error.value.line, error.value.ply)


def test_nothing_may_follow_the_result() -> None:
    with pytest.raises(BadRecord, match=r"nothing may follow the result$"):
        record.read(WHOLE + "0 undo 108\n")


def test_a_move_changed_anywhere_is_found_by_the_next_checkpoint_at_the_latest() -> None:
    """The other tile of two: the game goes on, but the position is another."""
    lines = WHOLE.splitlines()
    at = next(n for n, line in enumerate(lines) if line == "0 take 2")
    checkpoint = next(n for n, line in enumerate(lines) if n > at and line[0] == "=")
    lines[at] = "0 take 1"
    with pytest.raises(BadRecord) as error:
        record.read("\n".join(lines))
    assert at < error.value.line - 1 <= checkpoint


def test_a_record_cut_in_the_middle_of_a_line() -> None:
    """It is a shorter game, or its last line is named; every cut is tried."""
    lines = set()
    for end in range(len(HEAD), 600):
        try:
            assert record.read(WHOLE[:end]).match.ply <= 109
        except BadRecord as error:
            lines.add(error.line - WHOLE[:end].count("\n"))
    assert {1} == lines


def test_a_record_of_version_1_is_read_without_its_checkpoints() -> None:
    """They are fingerprints of another form of positions, which nobody can compare."""
    old = WHOLE.replace("poleis 2", "poleis 1", 1)
    with pytest.raises(BadRecord, match="checkpoints of version 1 cannot be compared"):
        record.read(old)
    plain = "\n".join(line for line in old.splitlines() if not line.startswith("="))
    assert record.read(WHOLE).match.state.dump() == record.read(plain).match.state.dump()
