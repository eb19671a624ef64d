"""`poleis check`: good records, the first bad ply and its rules, audits, unreadable files."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from poleis.locale import LANGUAGES
from tests.cli.games import record_text
from tests.cli.running import poleis, refused


def test_a_good_record_is_ok(tmp_path: Path) -> None:
    """A finished game is told with its result, an unfinished one with its points so far."""
    (tmp_path / "whole").write_text(record_text(), encoding="utf-8")
    (tmp_path / "part").write_text(record_text(plies=30), encoding="utf-8")
    ran = poleis("check", tmp_path / "whole", tmp_path / "part")
    assert 0 == ran.code
    whole, part = ran.out.splitlines()
    assert ": ok, akropolis, 2 seats, 109 plies, result " in whole
    assert ", unfinished, " in part and part.endswith(" so far")


def test_standard_input_is_a_file() -> None:
    """A dash reads the record from standard input; a byte order mark does no harm."""
    assert 0 == poleis("check", "-", stdin=record_text()).code
    assert 0 == poleis("check", "-", stdin="\ufeff" + record_text()).code


def test_an_action_may_be_written_as_its_code() -> None:
    text = record_text().replace("0 take 1", "0 code 0")
    assert "0 code 0" in text
    assert 0 == poleis("check", "-", stdin=text).code


def test_the_first_bad_ply_is_named_with_its_rules(tmp_path: Path) -> None:
    """A tile that nobody can pay for is refused by AKR-3.2 and AKR-3.3, in English."""
    bad = tmp_path / "bad.poleis"
    bad.write_text(re.sub("0 take [12]", "0 take 4", record_text(), count=1), encoding="utf-8")
    ran = poleis("check", bad)
    assert 1 == ran.code
    assert 1 == ran.out.count("\n")
    assert "bad, line 10, ply 4: take 4 is not legal now (AKR-3.2, AKR-3.3)" in ran.out
    assert "The tile costs 3 stones. [AKR-3.2]" in ran.out
    error = poleis("check", "--json", bad).json[0]["error"]
    assert (10, 4) == (error["line"], error["ply"])
    assert ["AKR-3.2", "AKR-3.3"] == [reason["rule"] for reason in error["rules"]]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("poleis 2", "poleis 3", "version 3 of the notation is not known"),
        ("seats 2", "seats 9", "is for 1 to 4 seats, not 9"),
        ("seats 2", "seats " + "9" * 5000, "is not a number"),
        ("seats 2", "seats --2", "is not a number"),
        ("rules 1", "rules 7", "rules version 7"),
        ("game akropolis", "game chess", "there is no game 'chess'"),
        ("0 take 1", "1 take 1", "AKR-5.1"),
        ("0 take 1", "0 grab 1", "there is no action 'grab'"),
        ("0 take 1", "0 take", "expected take SLOT"),
        ("0 take 1", "0 code x", "'x' is not a number"),
        ("0 take 1", "0 code 99999999", "99999999"),
        ("0 take 1", "0 code -1", "-1"),
        ("0 take 1", "7 take 1", "there is no seat 7"),
        ("0 take 1", "* draw 1", "chance cannot bring draw 1 now"),
        ("0 take 1", "0 undo 99", "there is no ply 99"),
        ("= 20 ", "= 21 ", "the checkpoint is for ply 21"),
        ("= 20 ", "= 20 0", "the checkpoint says"),
        ("result ", "result 1", "the scores are"),
    ],
)
def test_what_does_not_fit_is_said(old: str, new: str, said: str) -> None:
    """Each kind of damage has its own sentence."""
    assert old in record_text()
    ran = poleis("check", "-", stdin=record_text().replace(old, new, 1))
    assert 1 == ran.code
    assert said in ran.out
    assert 1 == ran.out.count("\n") and len(ran.out) < 500


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "old",
    ["poleis 2", "akropolis", "rules 1", "options ", "long=no", "player 0", "seed 7", "* draw",
     "0 take 1", "take 1", "= 20 ", "result "],
)  # fmt: skip
def test_a_long_word_is_cut(old: str, lang: str) -> None:
    """A record of a stranger may have words of any length, and the answer stays one line."""
    long = record_text().replace(old, "ż" * 100_000, 1)
    ran = poleis("check", "--lang", lang, "-", stdin=long)
    assert 1 == ran.code
    assert 1 == ran.out.count("\n") and len(ran.out) < 500
    error = poleis("check", "--json", "-", stdin=long).json[0]["error"]
    assert len(error["reason"]) <= 400


def test_what_is_no_record_is_bad() -> None:
    """An empty file and one that is not text are bad records, not accidents."""
    assert "begins with the line 'poleis 2'" in poleis("check", "-").out
    broken = record_text().encode().replace("Zoë".encode(), b"Zo\xff")
    ran = poleis("check", "-", stdin=broken)
    assert 1 == ran.code
    assert "bad, line 4: not UTF-8 text" in ran.out


def test_unreadable_files_end_with_exit_code_2(tmp_path: Path) -> None:
    """Missing files and folders are told on stderr, and the others are checked all the same."""
    good = tmp_path / "good"
    good.write_text(record_text(), encoding="utf-8")
    ran = poleis("check", tmp_path / "none", good, tmp_path, "bad\0name")
    assert 2 == ran.code
    none, folder, name = ran.err.splitlines()
    assert none.startswith("poleis: ") and none.endswith("none: No such file or directory")
    assert ": ok, " in ran.out and 1 == ran.out.count("\n")
    assert folder.endswith(": Is a directory")
    assert "not a file name" in name
    ran = poleis("check", "--json", tmp_path / "none", good)
    assert [False, True] == [verdict["ok"] for verdict in ran.json]
    assert f"{none}\n" == ran.err


def test_check_needs_a_file() -> None:
    """Without a file there is nothing to check."""
    assert "name a record" in refused("check")


def test_an_audit_finds_that_chance_followed_the_seed() -> None:
    """Every draw of a game is what its seed gives at its ply."""
    ran = poleis("check", "--audit", "-", stdin=record_text())
    assert 0 == ran.code
    assert "; all 37 outcomes follow the seed\n" in ran.out
    report = poleis("check", "--audit", "--json", "-", stdin=record_text()).json[0]["audit"]
    assert {"passed": True, "outcomes": 37, "from": 0, "committed": False} == report


def test_an_audit_finds_a_loaded_die() -> None:
    """Under another seed the first draw is already a surprise, and the ply is named."""
    ran = poleis("check", "--audit", "-", stdin=record_text().replace("seed 7", "seed 8"))
    assert 1 == ran.code
    assert "bad, ply 0: draw " in ran.out and "is not what the seed gives (draw " in ran.out
    text = record_text().replace("seed 7", "seed 8")
    report = poleis("check", "--audit", "--json", "-", stdin=text).json[0]
    assert not report["ok"] and not report["audit"]["passed"] and 0 == report["audit"]["ply"]


def test_an_audit_without_a_seed_says_so() -> None:
    """A record that names no seed is good, but nothing was audited."""
    ran = poleis("check", "--audit", "-", stdin=record_text().replace("seed 7\n", ""))
    assert 0 == ran.code
    assert "; not audited, the record names no seed\n" in ran.out


def test_an_audit_follows_undo() -> None:
    """A draw that was taken back is audited too, and the same draw follows again."""
    lines = record_text(plies=9).splitlines()
    draws = [i for i, line in enumerate(lines) if line.startswith("* ")]
    undone = [*lines, "0 undo 2", *lines[draws[2] :]]
    ran = poleis("check", "--audit", "-", stdin="\n".join(undone))
    assert 0 == ran.code, ran.out
    assert f"all {len(draws) + len(draws) - 2} outcomes" in ran.out


def test_an_audit_says_from_where_on() -> None:
    """A game that goes on from another one has its own seed from some ply on, and no sooner."""
    text = record_text().replace("seed 7", "seed 7 from 100")
    ran = poleis("check", "--audit", "-", stdin=text)
    assert "; all 3 outcomes from ply 100 on follow the seed\n" in ran.out


def test_an_audit_of_nothing_is_no_success() -> None:
    """A seed that begins where the record ends was compared with nothing, and nothing is sworn."""
    sworn = f"commit {hashlib.sha256(b'foo').hexdigest()}\nseed foo from 109"
    text = record_text().replace("seed 7", sworn)
    ran = poleis("check", "--audit", "-", stdin=text)
    assert 0 == ran.code
    assert ran.out.endswith("; not audited, the record has no outcome of chance from ply 109 on\n")
    assert "committed" not in ran.out
    assert None is poleis("check", "--audit", "--json", "-", stdin=text).json[0]["audit"]["passed"]
    ran = poleis("check", "--audit", "-", stdin=text.replace("from 109", "from 99999999"))
    assert 1 == ran.code
    assert "bad, line 6: there is no ply 99999999 for the seed to begin at" in ran.out


def test_an_audit_mentions_the_commitment() -> None:
    """Where the seed was committed to before the game, the audit says so."""
    sworn = f"commit {hashlib.sha256(b'7').hexdigest()}\nseed 7"
    ran = poleis("check", "--audit", "-", stdin=record_text().replace("seed 7", sworn))
    assert "follow the seed, as committed before the game" in ran.out


def test_verdicts_speak_three_languages(tmp_path: Path) -> None:
    """Good records, bad ones with the reason, and audits; JSON if it is asked for."""
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_text(record_text(), encoding="utf-8")
    bad.write_text(re.sub("0 take [12]", "0 take 4", record_text(), count=1), encoding="utf-8")
    whole, part = poleis("check", "--lang", "pl", good, bad).out.splitlines()
    assert ": w porządku, akropolis, 2 miejsca, 109 ruchów, wynik " in whole
    assert ": błąd, wiersz 10, ruch 4: take 4 jest teraz niedozwolone (AKR-3.2, AKR-3.3)" in part
    audited = poleis("check", "--audit", "--lang", "ru", good).out
    assert "; все 37 исходов случая соответствуют зерну\n" in audited
    [verdict] = poleis("check", "--json", "--lang", "pl", bad).json
    assert "kam" in verdict["error"]["rules"][0]["text"]
    [verdict] = poleis("check", "--json", bad).json
    assert "The tile costs 3 stones." == verdict["error"]["rules"][0]["text"]
