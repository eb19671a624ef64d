"""`poleis check`: are these records, or the games of a database, legal games?"""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from poleis.cli import params
from poleis.cli.check_database import check_database
from poleis.cli.extras import require
from poleis.cli.input_files import Unreadable, read_bytes
from poleis.cli.runtime import BAD_INPUT, fail, one_line, progress, refused_in
from poleis.core import record
from poleis.core.audit import audit
from poleis.core.errors import BadRecord, refused_action
from poleis.locale import Language

BAD_RECORD = 1

EXAMPLES = """
Examples:

  poleis check game.poleis

  poleis check --audit --json games/*.poleis

  poleis check --database tables.db --live
"""


def check(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE...", help="Records; -: standard input.", show_default=False),
    ] = None,
    with_audit: Annotated[
        bool,
        typer.Option(
            "--audit", help="Also compare every outcome of chance with the seed in the record."
        ),
    ] = False,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Replay the tables of this database (a file or an SQLAlchemy URL) instead; a "
            "server may be using it.",
            show_default=False,
        ),
    ] = None,
    game: Annotated[
        str | None, typer.Option(help="Only tables of this game.", show_default=False)
    ] = None,
    live: Annotated[bool, typer.Option("--live", help="Only tables that are not over.")] = False,
    accept: Annotated[
        bool,
        typer.Option(
            "--accept",
            help="Give the present rules version to tables that replay to the same result.",
        ),
    ] = False,
    yes: params.Yes = False,
    workers: params.Workers = 0,
    lang: params.Lang = None,
    as_json: params.AsJson = False,
) -> None:
    """Check records of games: every move against the rules, checkpoints, and the result.

    The first ply that does not fit is named, with the rules that forbid it. With --database, the
    tables of a server are replayed with the present rules, before or after these have changed.
    Exit code 0: all good, 1: a record is bad or a table breaks, 2: a file or a database cannot be
    read.
    """
    language = params.language_from(lang, as_json)
    if database is None:
        if live or accept or yes or game is not None:
            fail("--game, --live, --accept and --yes are for --database")
        if not files:
            fail("name a record, or a database with --database (see 'poleis check --help')")
        check_records(files, with_audit, language, as_json=as_json)
        return
    if files or with_audit:
        fail("--database checks a database: no records, no --audit")
    require("serve")
    from poleis.web.storage.archive import Choice

    check_database(
        database,
        Choice(game=game, over=False if live else None),
        language,
        workers,
        as_json=as_json,
        accept=accept,
        yes=yes,
    )


def check_records(files: list[str], with_audit: bool, language: Language, *, as_json: bool) -> None:
    """Judge records; exit code 1 if one is bad, 2 if one cannot be read."""
    verdicts = []
    with progress(disable=len(files) < 10) as bar:
        task = bar.add_task("records", total=len(files), result="")
        for file in files:
            verdicts.append(judge(file, with_audit, language))
            bar.update(task, advance=1)
    if as_json:
        print(json.dumps(verdicts, indent=2))
    for verdict in verdicts:
        if "unreadable" in verdict:
            print(f"poleis: {one_line(verdict_text(verdict, language))}", file=sys.stderr)
        elif not as_json:
            print(one_line(verdict_text(verdict, language)))
    if any("unreadable" in verdict for verdict in verdicts):
        raise typer.Exit(BAD_INPUT)
    if not all(verdict["ok"] for verdict in verdicts):
        raise typer.Exit(BAD_RECORD)


def judge(file: str, with_audit: bool, language: Language) -> dict[str, object]:
    """What there is to say about one file."""
    try:
        data = read_bytes(file)
    except Unreadable as error:
        return {"file": file, "ok": False, "unreadable": True, "error": {"reason": str(error)}}
    try:
        found = record.read(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        reason = language("check-no-text")
        return {"file": file, "ok": False, "error": {"line": line, "reason": reason}}
    except BadRecord as error:
        return {"file": file, "ok": False, "error": describe(error, language)}
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
        verdict["audit"] = report = audit_report(found, language)
        verdict["ok"] = report["passed"] is not False
    return verdict


def describe(error: BadRecord, language: Language) -> dict[str, object]:
    """A bad record: where, why, and by which rules."""
    illegal = refused_action(error)
    refusals = () if illegal is None else illegal.refusals
    return {
        "line": error.line,
        "ply": error.ply,
        "reason": error.reason if illegal is None else refused_in(language, illegal),
        "rules": [
            {"rule": refusal.rule, "text": language.say(refusal.text)} for refusal in refusals
        ],
    }


def audit_report(found: record.Record, language: Language) -> dict[str, object]:
    """What the audit says; *passed* is null where there is nothing to compare."""
    if found.seed is None:
        return {"passed": None, "reason": language("check-no-seed")}
    result = audit(found.match, found.seed, found.seed_from)
    if result.is_passed and not result.outcomes:
        reason = language("check-no-outcome")
        if found.seed_from:
            reason = language("check-no-outcome-from", ply=str(found.seed_from))
        return {"passed": None, "reason": reason}
    report: dict[str, object] = {
        "passed": result.is_passed,
        "outcomes": result.outcomes,
        "from": found.seed_from,
        "committed": found.commitment is not None,
    }
    if not result.is_passed:
        report |= {"ply": result.ply, "found": result.found, "expected": result.expected}
    return report


def verdict_text(verdict: dict[str, object], language: Language) -> str:
    """The verdict as one line."""
    file, error, report = str(verdict["file"]), verdict.get("error"), verdict.get("audit")
    if "unreadable" in verdict and isinstance(error, dict):
        return str(error["reason"])
    if isinstance(error, dict):
        line, ply = str(error["line"]), error.get("ply")
        where = language("check-at-line", line=line)
        if ply is not None:
            where = language("check-at-line-and-ply", line=line, ply=str(ply))
        why = [f"{rule['text']} [{rule['rule']}]" for rule in error.get("rules", [])]
        reason = f"{error['reason']}: {' '.join(why)}" if why else str(error["reason"])
        return language("check-bad", file=file, where=where, reason=reason)
    said = game_told(verdict, language)
    if isinstance(report, dict):
        if report["passed"] is False:
            where = language("check-at-ply", ply=str(report["ply"]))
            found, expected = str(report["found"]), str(report["expected"])
            reason = language("check-surprise", found=found, expected=expected)
            return language("check-bad", file=file, where=where, reason=reason)
        said = audit_text(report, said, language)
    return language("check-ok", file=file, said=said)


def game_told(verdict: dict[str, object], language: Language) -> str:
    """Which game it is, and how it stands."""
    game, seats, plies, scores = (verdict[key] for key in ("game", "seats", "plies", "scores"))
    assert isinstance(seats, int) and isinstance(plies, int) and isinstance(scores, list)
    said = language("check-game", game=str(game), seats=seats, plies=plies)
    points = " ".join(map(str, scores))
    if verdict["finished"]:
        return language("check-finished", said=said, points=points)
    return language("check-unfinished", said=said, points=points)


def audit_text(report: dict[str, object], said: str, language: Language) -> str:
    """The verdict on a game with the audit: chance followed its seed, or why that is unknown."""
    if report["passed"] is None:
        return language("check-not-audited", said=said, reason=str(report["reason"]))
    outcomes, ply = report["outcomes"], report["from"]
    assert isinstance(outcomes, int)
    if ply:
        said = language("check-follows-from", said=said, outcomes=outcomes, ply=str(ply))
    else:
        said = language("check-follows", said=said, outcomes=outcomes)
    return language("check-committed", said=said) if report["committed"] else said
