"""`poleis check`: are these records of legal games?"""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from poleis.cli import params
from poleis.cli.reading import Unreadable, read_bytes
from poleis.cli.shell import BAD_INPUT, one_line, progress
from poleis.core import record
from poleis.core.audit import audit
from poleis.core.errors import BadRecord, Illegal
from poleis.locale import get_language

BAD_RECORD = 1

EXAMPLES = """
Examples:

  poleis check game.poleis

  poleis check --audit --json games/*.poleis
"""


def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Records; -: stdin.")],
    with_audit: Annotated[
        bool,
        typer.Option(
            "--audit", help="Also compare every outcome of chance with the seed in the record."
        ),
    ] = False,
    as_json: params.AsJson = False,
) -> None:
    """Check records of games: every move against the rules, checkpoints, and the result.

    The first ply that does not fit is named, with the rules that forbid it. Exit code 0: all
    good, 1: a record is bad, 2: a file cannot be read.
    """
    verdicts = []
    with progress(disable=len(files) < 10) as bar:
        task = bar.add_task("records", total=len(files), result="")
        for file in files:
            verdicts.append(judge(file, with_audit))
            bar.update(task, advance=1)
    if as_json:
        print(json.dumps(verdicts, indent=2))
    for verdict in verdicts:
        if "unreadable" in verdict:
            print(f"poleis: {one_line(in_words(verdict))}", file=sys.stderr)
        elif not as_json:
            print(one_line(in_words(verdict)))
    if any("unreadable" in verdict for verdict in verdicts):
        raise typer.Exit(BAD_INPUT)
    if not all(verdict["ok"] for verdict in verdicts):
        raise typer.Exit(BAD_RECORD)


def judge(file: str, with_audit: bool) -> dict[str, object]:
    """What there is to say about one file."""
    try:
        data = read_bytes(file)
    except Unreadable as error:
        return {"file": file, "ok": False, "unreadable": True, "error": {"reason": str(error)}}
    try:
        found = record.read(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return {"file": file, "ok": False, "error": {"line": line, "reason": "not UTF-8 text"}}
    except BadRecord as error:
        return {"file": file, "ok": False, "error": describe(error)}
    match = found.match
    verdict: dict[str, object] = {
        "file": file,
        "ok": True,
        "game": match.game.id,
        "seats": match.setup.seats,
        "plies": match.ply,
        "finished": match.is_over,
        "scores": match.scores(),
        "places": match.ranking() if match.is_over else None,
    }
    if with_audit:
        verdict["audit"] = report = audit_report(found)
        verdict["ok"] = report["passed"] is not False
    return verdict


def describe(error: BadRecord) -> dict[str, object]:
    """A bad record: where, why, and by which rules."""
    refusals = error.__cause__.refusals if isinstance(error.__cause__, Illegal) else ()
    english = get_language("en")
    return {
        "line": error.line,
        "ply": error.ply,
        "reason": error.reason,
        "rules": [
            {"rule": refusal.rule, "text": english.say(refusal.text)} for refusal in refusals
        ],
    }


def audit_report(found: record.Record) -> dict[str, object]:
    """What the audit says; *passed* is null where there is nothing to compare."""
    if found.seed is None:
        return {"passed": None, "reason": "the record names no seed"}
    result = audit(found.match, found.seed, found.seed_from)
    if result.is_passed and not result.outcomes:
        since = f" from ply {found.seed_from} on" if found.seed_from else ""
        return {"passed": None, "reason": f"the record has no outcome of chance{since}"}
    report: dict[str, object] = {
        "passed": result.is_passed,
        "outcomes": result.outcomes,
        "from": found.seed_from,
        "committed": found.commitment is not None,
    }
    if not result.is_passed:
        report |= {"ply": result.ply, "found": result.found, "expected": result.expected}
    return report


def in_words(verdict: dict[str, object]) -> str:
    """The verdict as one line."""
    file, error, report = verdict["file"], verdict.get("error"), verdict.get("audit")
    if "unreadable" in verdict and isinstance(error, dict):
        return str(error["reason"])
    if isinstance(error, dict):
        ply = error.get("ply")
        where = f"line {error['line']}" + (f", ply {ply}" if ply is not None else "")
        why = " ".join(f"{rule['text']} [{rule['rule']}]" for rule in error.get("rules", []))
        return f"{file}: bad, {where}: {error['reason']}" + (f": {why}" if why else "")
    scores = verdict["scores"]
    assert isinstance(scores, list)
    points = " ".join(map(str, scores))
    state = f"result {points}" if verdict["finished"] else f"unfinished, {points} so far"
    said = f"{verdict['game']}, {verdict['seats']} seats, {verdict['plies']} plies, {state}"
    if not isinstance(report, dict):
        return f"{file}: ok, {said}"
    if report["passed"] is None:
        return f"{file}: ok, {said}; not audited, {report['reason']}"
    if report["passed"]:
        sworn = ", as committed before the game" if report["committed"] else ""
        since = f" from ply {report['from']} on" if report["from"] else ""
        all_ = f"all {report['outcomes']} outcomes{since}"
        return f"{file}: ok, {said}; {all_} follow the seed{sworn}"
    surprise = f"{report['found']} is not what the seed gives ({report['expected']})"
    return f"{file}: bad, ply {report['ply']}: {surprise}"
