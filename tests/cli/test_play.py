"""`poleis play`, driven through pipes as a person would type."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from poleis.cli.params import default_language
from poleis.cli.terminal import queries
from poleis.cli.terminal.table import Table
from poleis.core.record import commitment
from poleis.locale import LANGUAGES, get_language
from tests.cli.games import record_text
from tests.cli.playing import TURN, bare_game, moves_of, play, sit
from tests.cli.running import poleis, program, refused, run_program
from tests.rules.akropolis.cities import START
from tests.waiting import PATIENCE

VS_RANDOM = ("--seats", "human,random", "--seed", "7")


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that are left are saved where the program runs."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def decisions(name: str) -> int:
    """How many decisions of the first seat are in a file."""
    return sum(move.actor == 0 for move in moves_of(Path(name)))


def only_file() -> Path:
    """The one file in the folder."""
    (file,) = Path().glob("*.txt")
    return file


# ---- whole games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(lang: str) -> None:
    """Eighteen turns lead to places, sheets with rule ids, and a record that can be replayed."""
    say = get_language(lang)
    ran = play([*TURN * 18, "", "game.txt"], *VS_RANDOM, lang=lang)
    assert (0, "") == (ran.code, ran.err)
    assert say("status-round", number=12, total=12) in ran.out
    assert say("result-heading") in ran.out
    assert say("result-won") in ran.out
    assert f"1. {say('seat-you')}:" in ran.out
    assert "AKR-6.1, AKR-6.2" in ran.out and "AKR-6.7" in ran.out
    assert say("saved-finished", file="game.txt") in ran.out
    assert 109 == len(moves_of(Path("game.txt")))


def test_a_solo_game() -> None:
    """One seat alone plays against the architect, whose turns are told."""
    ran = play([*TURN * 18, "", "no"], "--seats", "human", "--seed", "1")
    assert 0 == ran.code
    assert "Illustrious architect, medium: Metagenes" in ran.out
    assert 18 == ran.out.count("\nMetagenes: took ")
    assert "The architect Metagenes has 8 points and 2 stones." in ran.out
    assert ("You won!" in ran.out) != ("You lost." in ran.out)
    assert [] == list(Path().iterdir())


def test_people_at_one_screen() -> None:
    """Several people take turns; the status line says whose turn it is."""
    ran = play([*TURN * 2, "quit", "no"], "--seats", "human:Ann,human,greedy", "--seed", "1")
    assert "Ann to move" in ran.out and "Player 2 to move" in ran.out
    assert "greedy: took" in ran.out


def test_bots_alone_need_nobody() -> None:
    ran = play([], "--seats", "random,greedy", "--seed", "1")
    assert 0 == ran.code
    assert 36 == ran.out.count("placed it at")
    assert "1. greedy:" in ran.out


def test_the_same_seed_is_the_same_game() -> None:
    def told(seed: str) -> str:
        script = [*TURN * 3, "log", "save x", "quit"]
        ran = play(script, "--seats", "human,random", "--seed", seed)
        Path("x").unlink()
        return ran.out

    assert told("7") == told("7")
    assert told("7") != told("8")


# ---- making a move


def test_a_move_in_the_notation_of_records() -> None:
    """`take 2` is carried out at once; `place` is previewed, and Enter confirms it."""
    ran = play(["take 2", "place 0 1 r0", "", "quit", "no"], *VS_RANDOM)
    assert "place 0 1 r0" in ran.out
    assert "from position 2 for 1 stone, placed it at 0 1 r0, level 1" in ran.out


@pytest.mark.parametrize("typed", ["0 1 r0", "0,1,r0", "(0, 1) 0", "p 0 1 r0", "PLACE 0 1 r0"])
def test_spellings_of_a_placement(typed: str) -> None:
    ran = play(["1", typed, "", "quit", "no"], *VS_RANDOM)
    assert "placed it at 0 1 r0, level 1" in ran.out


def test_a_position_shows_its_rotations() -> None:
    """Two numbers are a cell: what is possible there is listed with its gain, to be chosen."""
    ran = play(["1", "0 1", "2", "", "quit", "no"], *VS_RANDOM)
    assert "6 moves are possible:" not in ran.out
    assert "2 moves are possible:" in ran.out
    assert re.search(r"placed it at 0 1 r[01], level 1", ran.out)


def test_rotating_walks_through_what_is_legal() -> None:
    """At 0 1 only r0 and r1 fit beside the start tile: r leads from one to the other."""
    ran = play(["1", "0 1 r0", "r", "r", "r", "", "quit", "no"], *VS_RANDOM)
    assert ["r0", "r1", "r0", "r1"] == re.findall(r"place 0 1 (r\d)", ran.out)
    assert "placed it at 0 1 r1, level 1" in ran.out


def test_the_prompt_offers_what_is_possible(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Rotating is offered where there is another rotation; a tile that was taken cannot turn."""
    ran = play(["1", "0 1 r0", "quit", "no"], *VS_RANDOM)
    assert "Enter: confirm, r: rotate, s: spin, c: cancel > " in ran.out
    sit(["1"], monkeypatch, bare_game())
    assert "Enter: confirm, c: cancel > " in capsys.readouterr().out


def test_spinning_keeps_the_cells() -> None:
    """The tile is turned on its three cells: hex a lies on each of them in turn."""
    ran = play(["1", "0 1 r0", "s", "s", "s", "quit", "no"], *VS_RANDOM)
    places = re.findall(r"place (\S+ \S+ r\d)", ran.out)
    assert ["0 1 r0", "1 1 r2", "0 2 r4", "0 1 r0"] == places


def test_a_preview_shows_the_change_by_district() -> None:
    """Before Enter: the tile in the city, its level, and the points before and after."""
    ran = play(["1", "-1 0 r2"], "--seats", "human,random", "--seed", "3")
    preview = ran.out[ran.out.index("place -1 0 r2") :]
    assert "Houses    0×1 → 1×1    +1" in preview
    assert "Total       1 → 2      +1" in preview
    assert "(a)" in ran.out and "(b)" in ran.out and "(c)" in ran.out
    assert "placed it" not in ran.out


def test_a_preview_can_be_dropped() -> None:
    """Cancel and undo forget the preview; another move replaces it."""
    ran = play(["1", "0 1 r0", "c", "0 1 r0", "undo", "0 1 r0", "0 1 r1", "", "quit", "no"],
               *VS_RANDOM)  # fmt: skip
    assert "Taken back." not in ran.out
    assert "placed it at 0 1 r1, level 1" in ran.out


def test_marked_cells_are_the_legal_ones() -> None:
    """After taking a tile the coordinates drawn are those of hex a of legal placements."""
    ran = play(["1", "moves"], *VS_RANDOM)
    drawing, listed = ran.out.split("moves are possible:")
    cells = set(re.findall(r"(-?\d+ -?\d+):", listed))
    assert {f"{q} {r}" for q, r, _, _ in START.placements()} == cells
    place = drawing[drawing.index("place the tile") :]
    for cell in cells:
        assert cell in place


# ---- questions


@pytest.mark.parametrize(
    ("typed", "rules"),
    [
        (["why take 4"], ["AKR-3.2", "AKR-3.3"]),
        (["take 4"], ["AKR-3.2", "AKR-3.3"]),
        (["why 6"], ["AKR-3.4"]),
        (["why place 0 1 r0"], ["AKR-3.1"]),
        (["1", "why take 1"], ["AKR-3.1"]),
        (["1", "why place 9 9 r0"], ["AKR-4.2"]),
        (["1", "why 0 0 r0"], ["AKR-4.2", "AKR-4.3"]),
        (["1", "0 0"], ["AKR-4.2", "AKR-4.3"]),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_not(typed: list[str], rules: list[str], lang: str) -> None:
    """A refusal cites its rules and says them in the player's language."""
    ran = play([*typed, "quit", "no"], *VS_RANDOM, lang=lang)
    said = ran.out[ran.out.rindex(typed[-1]) :]
    found = [line for line in said.splitlines() if "(AKR-" in line]
    assert rules == [part.split(")")[0] for part in found[0].split("(")[1:] if "AKR-" in part]
    assert ("а" in found[0]) == (lang == "ru")


def test_why_of_a_legal_move() -> None:
    assert "take 1 is allowed." in play(["why 1", "quit"], *VS_RANDOM).out


def test_why_of_nothing() -> None:
    assert "for example: why take 1" in play(["why", "quit"], *VS_RANDOM).out


def test_a_hint_can_be_taken() -> None:
    """The bot's choice comes first in a numbered list; its number makes the move."""
    ran = play(["1", "hint", "1", "", "quit", "no"], *VS_RANDOM)
    advice = next(line for line in ran.out.splitlines() if "would play: " in line)
    place = advice.partition("would play: place ")[2]
    assert f"placed it at {place}, level" in ran.out


def test_scores_log_and_cities() -> None:
    ran = play([*TURN, "score", "log", "city 2", "look 3", "quit", "no"], *VS_RANDOM)
    assert "value  stars  points" in ran.out
    assert "\n   4  Laid out: " in ran.out
    assert "\nrandom · " in ran.out and "^^^" in ran.out
    assert "Write the number of a seat, from 1 to 2." in ran.out


@pytest.mark.parametrize("typed", ["²", "٣", "0", "-1", "1.0", "9" * 5000])
def test_a_seat_to_look_at_is_a_number(typed: str) -> None:
    ran = play([f"look {typed}", "quit"], *VS_RANDOM)
    assert (0, "") == (ran.code, ran.err)
    assert "Write the number of a seat, from 1 to 2." in ran.out


def test_help_explains_the_game_and_the_commands() -> None:
    for word in ("help", "?", "he"):
        ran = play([word], *VS_RANDOM)
        assert "Count every visible garden." in ran.out
        assert "why MOVE: " in ran.out


def test_the_language_can_be_changed() -> None:
    ran = play(["lang ru", "язык pl", "lang xx", "koniec"], *VS_RANDOM)
    assert "Ваш ход" in ran.out and "Twoja kolej" in ran.out
    assert f"Podaj jeden z: {', '.join(LANGUAGES)}." in ran.out


@pytest.mark.parametrize(
    ("lang", "words"),
    [("pl", ["ruchy", "podpowiedz", "WYNIK", "przebieg", "cofnij", "koniec"]),
     ("ru", ["ходы", "подсказка", "счет", "журнал", "вернуть", "выход"])],
)  # fmt: skip
def test_commands_in_other_languages(lang: str, words: list[str]) -> None:
    """Accents may be left out, and the English words are always understood."""
    nonsense = get_language(lang)("typed-nonsense", typed="x").partition("x")[2]
    ran = play([*words[:-1], "moves", words[-1]], *VS_RANDOM, lang=lang)
    assert 0 == ran.code and nonsense not in ran.out


# ---- nonsense


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("fly to the moon", "“fly to the moon” is neither a move nor a command."),
        ("s", "“s” could be: score, save."),
        ("6", "There is no tile at position 6."),
        ("", "Type a move, or help."),
        ("take two", "neither a move nor a command"),
        ("1 2 3 4 5", "neither a move nor a command"),
        ("99999999999999999999", "neither a move nor a command"),
    ],
)
def test_nonsense_gets_a_helpful_answer(typed: str, answer: str) -> None:
    ran = play([typed, "quit"], *VS_RANDOM)
    assert 0 == ran.code
    assert answer in ran.out


LINES = st.lists(
    st.one_of(
        st.sampled_from(["1", "2", "", "r", "c", "undo", "moves", "hint", "why 0 0", "0 1", "log"]),
        st.text(max_size=12).map(lambda text: " ".join(text.split())),
    ),
    max_size=20,
)


@settings(max_examples=40)
@given(lines=LINES)
def test_no_input_breaks_a_session(lines: list[str]) -> None:
    """Whatever is typed, the session ends well, and what was played is saved. Hints come from a
    quick bot."""
    Path("any.txt").unlink(missing_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(queries, "adviser", lambda: "greedy")
        ran = play(lines, "--seats", "human,random", "--seed", "7", "--save", "any.txt")
    assert (0, "") == (ran.code, ran.err)
    moves_of(Path("any.txt"))


# ---- undo


def test_undo_within_a_turn() -> None:
    """The tile goes back, with the stones that were paid for it."""
    ran = play(["2", "undo", "score", "quit", "no"], *VS_RANDOM)
    assert "Taken back." in ran.out
    assert "You: 1 point\n" in ran.out
    assert "There is nothing to take back." in play(["undo", "quit"], *VS_RANDOM).out


def test_bots_consent_to_undo() -> None:
    """Beyond the barrier: the bot has moved, and its move is taken back too."""
    ran = play([*TURN, "undo", "undo", "take 2", "0 1 r0", "", "quit", "game.txt"], *VS_RANDOM)
    assert 2 == ran.out.count("Taken back.")
    moves = moves_of(Path("game.txt"))
    assert [0, 0, 1, 1] == [move.actor for move in moves[4:8]]
    assert 1 == moves[4].action
    assert "0 undo 5" in Path("game.txt").read_text() and "0 undo 4" in Path("game.txt").read_text()


@pytest.mark.parametrize(("answer", "done"), [("yes", True), ("no", False), ("", False)])
def test_people_are_asked_for_undo(answer: str, done: bool) -> None:
    """Ann has moved and Bob has moved: Ann's undo needs Bob's consent."""
    ran = play([*TURN * 2, "undo", answer, "quit", "no"], "--seats", "human:Ann,human:Bob",
               "--seed", "7")  # fmt: skip
    assert "Do you agree, Bob?" in ran.out
    assert ("Taken back." in ran.out) == done
    assert ("Undo refused." in ran.out) != done


# ---- saving and leaving


def test_a_saved_game_goes_on_as_if_never_left() -> None:
    """Left in the middle of a turn and resumed, the game is the same, chance and bot included."""
    whole = play([*TURN * 18, "", "whole.txt"], *VS_RANDOM)
    assert 0 == whole.code
    assert 0 == play([*TURN * 5, "1", "save part.txt", "quit"], *VS_RANDOM).code
    ran = play(
        ["1", "", *TURN * 12, "", "part2.txt"], "--resume", "part.txt", "--save", "part2.txt"
    )
    assert 0 == ran.code
    assert "the game goes on after 21 moves" in ran.out
    assert moves_of(Path("whole.txt")) == moves_of(Path("part2.txt"))
    assert Path("part.txt").read_text() != Path("part2.txt").read_text()


PART = record_text(seed=9, plies=41)
SWORN = f"commit {commitment(9)}\n"
ALL = "all 37 outcomes follow the seed"
LATER = "all 21 outcomes from ply 41 on follow the seed"
AS_SWORN = f"{ALL}, as committed before the game"


@pytest.mark.parametrize(
    ("seed_lines", "seed", "audited", "is_new"),
    [
        ("seed 9", None, ALL, False),
        ("seed 9", "9", ALL, False),
        ("seed 9", "5", LATER, True),
        ("", "5", LATER, True),
        ("", None, LATER, True),
        ("seed zzz from 41", None, LATER, False),
        (f"{SWORN}seed 9", None, AS_SWORN, False),
        (SWORN, "9", AS_SWORN, False),
        (SWORN, None, LATER, True),
        (f"{SWORN}seed 9", "5", LATER, True),
    ],
)
def test_a_resumed_game_can_be_audited(
    seed_lines: str, seed: str | None, audited: str, is_new: bool
) -> None:
    """Another seed holds from where the game went on, and only the same one stays committed."""
    Path("game.txt").write_text(PART.replace("seed 9", seed_lines), encoding="utf-8")
    given = () if seed is None else ("--seed", seed)
    ran = play([], "--resume", "game.txt", "--seats", "greedy,greedy", *given)
    assert (0, is_new) == (ran.code, "the game uses a new seed" in ran.out)
    assert poleis("check", "--audit", "game.txt").out.endswith(f"; {audited}\n")


def test_a_new_seed_does_not_answer_for_what_was_taken_back() -> None:
    """Taken back behind old outcomes and resumed with another seed, the game can be audited."""
    Path("game.txt").write_text(f"{PART}0 undo 20\n", encoding="utf-8")
    assert 0 == play([], "--resume", "game.txt", "--seats", "greedy,greedy", "--seed", "5").code
    assert poleis("check", "--audit", "game.txt").out.endswith(f"; {LATER}\n")


def test_the_end_of_the_input_saves_the_game() -> None:
    """Nothing is lost, and the last line says how to go on."""
    ran = play(TURN, *VS_RANDOM)
    assert 0 == ran.code
    file = only_file()
    assert f"poleis play akropolis --resume {file}" in ran.out.splitlines()[-1]
    assert [0, 0, 1, 1] == [move.actor for move in moves_of(file)[4:8]]


def test_a_game_not_begun_is_not_saved() -> None:
    assert 0 == play([], *VS_RANDOM).code
    assert [] == list(Path().iterdir())


def test_leaving_without_saving() -> None:
    assert 0 == play([*TURN, "quit", "n"], *VS_RANDOM).code
    assert [] == list(Path().iterdir())


def test_quit_offers_again_when_saving_fails() -> None:
    """A folder that cannot be written is told, and the offer stands."""
    Path("file").write_text("in the way")
    ran = play([*TURN, "quit", "file/game.txt", "good.txt"], *VS_RANDOM)
    assert "file/game.txt cannot be written: " in ran.out
    assert 8 == len(moves_of(Path("good.txt")))


def test_a_home_that_nobody_has_is_told() -> None:
    ran = play([*TURN, "save ~nobody-is-called-so/x", "save good.txt", "quit"], *VS_RANDOM)
    assert (0, "") == (ran.code, ran.err)
    assert "~nobody-is-called-so/x cannot be written: " in ran.out
    assert 8 == len(moves_of(Path("good.txt")))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "There is a file diary.txt already"),
        ("pl", "Plik diary.txt już istnieje"),
        ("ru", "Файл diary.txt уже есть"),
    ],
)
def test_a_file_of_something_else_is_never_written_over(lang: str, said: str) -> None:
    """Neither by --save, nor by a typed name, nor on leaving; the game goes on and is kept."""
    Path("diary.txt").write_text("mine")
    start = ("play", "akropolis", "--lang", lang)
    assert said in refused(*start, "--save", "diary.txt")
    script = [*TURN, "save diary.txt", *TURN, "quit", "diary.txt", "good.txt"]
    ran = play(script, *VS_RANDOM, lang=lang)
    assert (0, 2) == (ran.code, ran.out.count(said))
    assert said in refused(*start, "--resume", "good.txt", "--save", "diary.txt")
    assert "mine" == Path("diary.txt").read_text()
    assert 4 == decisions("good.txt")


def test_the_files_of_a_game_are_its_own() -> None:
    """It is saved again to where it was saved or resumed from, also by another spelling."""
    script = [*TURN, "save a.txt", *TURN, "save a.txt", "save b.txt", "save ./a.txt", "quit"]
    assert "already" not in play(script, *VS_RANDOM).out
    assert moves_of(Path("a.txt")) == moves_of(Path("b.txt"))
    ran = play(TURN, "--resume", "a.txt", "--save", "../" + Path.cwd().name + "/a.txt")
    assert (0, 6) == (ran.code, decisions("a.txt"))
    ran = play([*TURN, "save a.txt", "save b.txt"], "--resume", "a.txt", "--save", "c.txt")
    assert (0, 1) == (ran.code, ran.out.count("There is a file b.txt already"))
    assert moves_of(Path("a.txt")) == moves_of(Path("c.txt"))


def test_a_game_left_in_a_hurry_finds_a_free_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games that are left in the same second do not share a file."""
    monkeypatch.setattr("poleis.cli.terminal.autosave.default_name", lambda game: "now.txt")
    for plies in (1, 2):
        assert 0 == play(TURN * plies, *VS_RANDOM).code
    assert [2, 4] == [decisions("now.txt"), decisions("now-2.txt")]


def test_whatever_breaks_the_game_is_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An error of the program itself goes on to be told, but not before the game is in a file."""

    def bug(table: Table) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("poleis.cli.terminal.queries.show_log", bug)
    with pytest.raises(ZeroDivisionError):
        sit([*TURN, "log"], monkeypatch)
    assert f"Saved in {only_file()}." in capsys.readouterr().out
    assert 8 == len(moves_of(only_file()))


def test_save_keeps_the_game_move_by_move() -> None:
    """With --save the file is up to date after every decision, also when the process dies."""
    script = "".join(f"{line}\n" for line in TURN)
    with subprocess.Popen(
        program("play", "akropolis", "--save", "kept.txt", *VS_RANDOM),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as run:
        assert run.stdin is not None
        run.stdin.write(script.encode())
        run.stdin.flush()
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if Path("kept.txt").exists() and len(moves_of(Path("kept.txt"))) == 8:
                break
            time.sleep(0.05)
        run.kill()
    assert 8 == len(moves_of(Path("kept.txt")))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_an_interrupted_game_is_saved(number: signal.Signals) -> None:
    """Ctrl-C, a closed terminal, a polite end: the game is in a file."""
    with subprocess.Popen(
        program("play", "akropolis", *VS_RANDOM, "--lang", "en"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as run:
        assert run.stdin is not None and run.stdout is not None
        run.stdin.write("".join(f"{line}\n" for line in TURN).encode())
        run.stdin.flush()
        for line in run.stdout:
            if b"random: took" in line:
                break
        run.send_signal(number)
        rest = run.stdout.read()
        assert 0 == run.wait(30)
    assert b"Saved in " in rest
    assert 8 == len(moves_of(only_file()))


def test_a_reader_that_goes_away_loses_no_game() -> None:
    """`poleis play ... | head`: the game is in a file, and nobody sees a traceback."""
    with subprocess.Popen(
        program("play", "akropolis", *VS_RANDOM, "--lang", "en"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as run:
        assert run.stdin and run.stdout and run.stderr
        run.stdin.write("".join(f"{line}\n" for line in TURN).encode())
        run.stdin.flush()
        for line in run.stdout:
            if b"random: took" in line:
                break
        run.stdout.close()
        run.stdin.write("".join(f"{line}\n" for line in TURN).encode())
        run.stdin.close()
        said = run.stderr.read()
        assert 141 == run.wait(30)
    assert b"Traceback" not in said
    assert 8 <= len(moves_of(only_file()))


# ---- bad requests


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["akropolis", "--seats", "human,deepblue"], "there is no bot 'deepblue'"),
        (["akropolis", "--seats", "human,mcts:genius"], "mcts has no level 'genius'"),
        (["akropolis", "--seats", "human,,greedy"], "a seat is empty"),
        (["akropolis", "--seats", ""], "a seat is empty"),
        (["akropolis", "--seats", "human,random,random,random,random"], "1 to 4 seats, not 5"),
        (["akropolis", "--lang", "xx"], "there is no language 'xx'"),
        (["akropolis", "--option", "long"], "KEY=VALUE"),
        (["akropolis", "--option", "wide=yes"], "has no option wide"),
        (["akropolis", "--option", "architect=hard"], "architect is only for 1 seat"),
        (["akropolis", "--resume", "nowhere.txt"], "nowhere.txt: No such file"),
        (["akropolis", "--save", "missing\0name"], ""),
        (["akropolis", "--save", ""], "Is a directory"),
        (["akropolis", "--save", "/"], "/: Is a directory"),
        (["akropolis", "--seed", "a b"], "the seed 'a b' is not one word without '#'"),
        (["akropolis", "--seed", ""], "the seed '' is not one word without '#'"),
    ],
)
def test_bad_requests_end_with_one_line(args: list[str], said: str) -> None:
    assert said in refused("play", *args)


def test_bad_files_are_refused() -> None:
    """A record of other seats, a broken one, a picture: the line names the file."""
    assert 0 == play([*TURN, "save game.txt", "quit"], *VS_RANDOM).code
    args = ("play", "akropolis", "--resume", "game.txt")
    assert "has 2 seats, not 1" in refused(*args, "--seats", "human")
    assert "cannot be changed" in refused(*args, "--option", "long=yes")
    assert "the luck of a resumed game cannot be changed" in refused(*args, "--daily")
    text = Path("game.txt").read_text()
    Path("game.txt").write_text(text.replace("0 take 1", "0 take 4", 1))
    assert "game.txt: line " in refused(*args)
    Path("game.txt").write_bytes(b"\x89PNG\xff\xfe")
    assert "game.txt: not UTF-8 text" in refused(*args)


# ---- what it looks like


def test_no_colours_in_a_pipe() -> None:
    ran = run_program("play", "akropolis", "--seed", "3", stdin=b"quit\n",
                      env={"LANG": "pl_PL.UTF-8", "LC_ALL": ""})  # fmt: skip
    assert 0 == ran.returncode
    assert b"\x1b" not in ran.stdout
    assert "Twoja kolej" in ran.stdout.decode()


@pytest.mark.parametrize(
    ("set_to", "lang"),
    [
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "ru_RU", "LANG": "pl_PL.UTF-8"}, "ru"),
        ({"LC_MESSAGES": "xx_XX", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({}, "en"),
    ],
)
def test_the_first_variable_decides_the_language(
    set_to: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in set_to.items():
        monkeypatch.setenv(name, value)
    assert lang == default_language()


def test_poor_terminals_get_plain_signs() -> None:
    """Where stars cannot be printed, asterisks stand for them."""
    env = {"PYTHONIOENCODING": "ascii", "COLUMNS": "100"}
    script = b"1\n1\n\nhint\nhelp\nnonsense\n"
    ran = run_program("play", "akropolis", "--seed", "3", "--lang", "en", stdin=script, env=env)
    assert (0, b"") == (ran.returncode, ran.stderr)
    assert b"H1*" in ran.stdout and b"B**" in ran.stdout and b"(4 ooo)" in ran.stdout
    assert b"0x1 > 1x1" in ran.stdout
    assert b"\\u" not in ran.stdout and b"\\x" not in ran.stdout


def test_the_first_screen() -> None:
    """City, construction site with prices, and scores, side by side; what is dear in brackets."""
    ran = play([], "--seats", "human,greedy", "--seed", "3")
    shown = ran.out[ran.out.index("Round 1") :]
    assert (
        """\
Round 1 of 12 · Your turn · take a tile, position 1 to 2
You · 1 stone        Construction site                  greedy · 2 stones
      / q1  \\        1 free     2 ●        (3 ●●)           /q1 \\
      \\     /        / h \\      / t \\      / q \\            \\   /
      / H1★ \\        \\   / t \\  \\   / m \\  \\   / q \\        /H1★\\
/ q1  \\     / q1  \\  / B \\   /  / q \\   /  / m \\   /    /q1 \\   /q1 \\
\\     /     \\     /  \\★★ /      \\   /      \\   /        \\   /   \\   /
"""
        in shown
    )


def test_plain_text_has_no_drawings() -> None:
    """--plain lists cells and tiles in words."""
    moves = ["1", "-1 0 r2", "", "quit", "no"]
    ran = play(moves, "--plain", "--seats", "human,random", "--seed", "3")
    assert "quarry: -1 1 level 1; 0 -1 level 1; 1 0 level 1" in ran.out
    assert "Position 3, costs 2 stones: quarry, quarry, markets (you cannot pay for it)" in ran.out
    assert "a: houses on -1 0" in ran.out
    assert "\\" not in ran.out and "★" not in ran.out


def test_a_game_without_a_drawing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game that brings neither drawing nor messages can be played: data and a list of moves."""
    table = sit([*["1", ""] * 36, "score", "", "no"], monkeypatch, bare_game())
    out = capsys.readouterr().out
    assert table.match.is_over
    assert "[[[1, []], [2, []]], 0, 0," in out
    assert " 1  take 1" in out
    assert "Your turn · Take a tile." in out
    assert "houses" in out and "AKR-6.2" in out
